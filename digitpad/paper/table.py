"""A photo of a table becomes its cells: a grid from its lines or from how its numbers stand.

The grid with most crossings is laid flat; its lines, which may be bent, part it into bands. A band
in which several lines of writing stand above each other is parted again where no ink is: so a
table that is ruled only here and there, or not at all, has its rows and columns, too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.paper.figures import BAR, UNREADABLE, Figure, find_figures, quarter_turns
from digitpad.paper.glyphs import Reader
from digitpad.paper.ink import (
    FINE_SIDE,
    WORK_SIDE,
    Box,
    Grey,
    Sheet,
    around,
    flattened,
    ink_floor,
    is_blurred,
    is_small,
    read_sheet,
    sheet_of,
)
from digitpad.paper.page import written
from digitpad.paper.ruling import RuledLine, enlarged, find_lines, measured
from digitpad.preprocess.photo.ruling import stretches

Points = npt.NDArray[np.float64]

GRID_SIDE: Final = 1300
"""Longer side at which the table is looked for."""
MIN_GRID: Final = 0.2
"""Of the photo's sides: what is smaller is no table that somebody took a photo of."""
MARGIN: Final = 0.015
"""Around the table laid flat, of its sides: its outer lines are whole then."""
MIN_LINE: Final = 0.45
"""A line of the grid is seen along at least this part of the table."""
FAINT_REACH: Final = 0.06
"""Of the usual distance: so near to where it should be a faint line is looked for."""
THICKEST: Final = 0.015
"""Of the longer side: no line of a table is thicker."""
DOUBLE: Final = 0.3
"""Lines that are closer than this part of the usual distance are one, drawn twice."""
UNEVEN: Final = 0.18
"""By which part the rows of an even grid differ from each other at most."""
ON_LINE_PX: Final = 4
SLIVER: Final = 0.2
"""What is thinner, in its own height, may be a piece of a line."""
SLANTS: Final = tuple(np.arange(-0.16, 0.17, 0.02).round(2).tolist())
"""By how much lines of writing fall on a sheet that was not laid flat, for each pixel along."""
CLEARER: Final = 0.93
"""They do where they then cover no more than this part of what they cover otherwise."""
DRAWN: Final = 0.35
"""Of the way between two crossings: where less is dark, no line runs there."""
SPARSE: Final = {False: 0.2, True: 0.12}
"""Of the figures that stand above each other in a line of writing, fewer are none; between two
ruled lines (True) there mostly is but one, of which the first digits of a few long numbers are a
part."""
FEW: Final = 0.34
"""Of the figures of the others: what has fewer is no line of writing of its own."""
MOST_MISSED: Final = 4
"""Rows that one gap between two lines may hold."""
SURE: Final = 0.97
"""A cell is sure where each of its digits is at least this probable."""
LOWEST: Final = 0.5
"""In heights of the table's digits: what is lower is a part of a digit, or none,"""
TALLEST: Final = 2.2
"""what is taller is a piece of a line;"""
UNEQUAL: Final = 1.7
"""and no digit of a cell is so many times as tall as another."""
LEFT_OVER: Final = 0.2
"""In the same unit: so large is what has to be explained."""
EDGE: Final = 0.16
"""Of a cell: how near to its border what is thin is a part of the border."""
NUMBER: Final = re.compile(r"[+-]?(\d+|[1-9]\d{0,2}(,\d{3})+|[1-9]\d{0,2}(\.\d{3})+)([.,]\d+)?$")
"""What stands in a cell that is sure."""
SAME_DECIMALS: Final = 0.6
"""Where so many numbers of a column have as many decimals, the others are doubtful;"""
MANY: Final = 0.34
"""where so many cells are, all are:"""
FEWEST_MANY: Final = 8
"""of a small table only those."""
FAINT: Final = 0.55
"""Ink that is fainter than this part of a cell's darkest was rubbed out."""
MIN_DIGIT_PX: Final = 12
"""Digits that are lower are not read for sure."""
MOST_CELLS: Final = 20_000

Curve = npt.NDArray[np.float64]


class Place(NamedTuple):
    """Where a cell lies on the photo: its four corners, clockwise from the upper left."""

    corners: tuple[tuple[int, int], ...]


@dataclass(frozen=True, eq=False)
class Table:
    """A table as it was read.

    ``rows``: the cells' texts, all rows equally long; "" for an empty cell, "?" for one that cannot
    be read. ``doubtful``: (row, column) of the cells to look at. ``corners``: of the table on the
    photo, clockwise from the upper left. ``places``: of each cell. ``turned``: by how many degrees
    to the left the photo was turned first. ``notes``: what is worth knowing, in words.
    """

    rows: tuple[tuple[str, ...], ...]
    doubtful: tuple[tuple[int, int], ...]
    corners: tuple[tuple[int, int], ...]
    places: tuple[tuple[Place, ...], ...]
    turned: int = 0
    notes: tuple[str, ...] = ()


def read_table(picture: Grey, reader: Reader) -> Table:
    """Read the table on a photo.

    ``picture``: uint8 (h, w, 3), upright. Raises ``InkError`` where there is none.
    """
    flat = _laid_flat(picture)
    figures, tall = find_figures(flat.sheet, reader)
    turns = quarter_turns(figures, reader)
    if turns:
        picture = np.ascontiguousarray(np.rot90(picture, turns))
        flat = _laid_flat(picture)
        figures, tall = find_figures(flat.sheet, reader)
    blurred = "The photo is blurred: hold the camera still and take it again."
    if tall == 0:
        raise InkError(
            blurred
            if is_blurred(picture)
            else "There is no table of numbers on this photo: nothing on it looks like a number."
        )
    grid = _grid_of(flat, figures, tall)
    if len(grid.rows) * len(grid.columns) > MOST_CELLS:
        raise InkError("This is no table that can be read: it has more than 20,000 cells.")
    table = _filled(grid, flat, figures, tall, 90 * turns)
    notes = list(table.notes)
    if is_blurred(picture):
        notes.append(blurred)
    if tall < MIN_DIGIT_PX:
        notes.append(
            f"The digits are only {tall:.0f} pixels tall: take a photo of a part at a time."
        )
    return Table(table.rows, table.doubtful, table.corners, table.places, 90 * turns, tuple(notes))


class _Flat(NamedTuple):
    """A table laid flat: its ink, and the lines of its grid (none where it is not ruled)."""

    sheet: Sheet
    contrast: Grey
    rows: list[RuledLine]
    columns: list[RuledLine]
    inside: Box | None
    """Where the table is, None where it is not ruled."""
    level: Sequence[RuledLine] = ()
    upright: Sequence[RuledLine] = ()
    """All lines that were found, before it was said which of them are the grid's."""


class _Grid(NamedTuple):
    """The borders between rows (y of x) and columns (x of y), outer ones included."""

    rows: list[Curve]
    columns: list[Curve]


def _laid_flat(picture: Grey) -> _Flat:
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    corners = _grid_corners(grey)
    flat = None if corners is None else _ruled(*_warped(grey, corners, WORK_SIDE), None)
    if corners is None or flat is None or _inner_lines(flat) < 2:
        # A frame alone, or the sheet's edge, tells nothing of rows and columns.
        sheet = read_sheet(picture)
        return _Flat(sheet, sheet.ink, [], [], None)
    if not is_small(flat.sheet):
        return flat
    # Lines are looked for at half the size, where noise is less.
    return _ruled(*_warped(grey, corners, FINE_SIDE), flat)


def _inner_lines(flat: _Flat) -> int:
    """Return how many lines are seen within a table, its frame not counted."""
    height, width = flat.contrast.shape
    return sum(
        line.is_seen and 0.06 * across < line.height(along / 2) < 0.94 * across
        for lines, across, along in ((flat.rows, height, width), (flat.columns, width, height))
        for line in lines
    )


def _ruled(
    contrast: Grey, to_flat: npt.NDArray[np.float64], inside: Box, reduced: _Flat | None
) -> _Flat:
    """Return a table laid flat without its lines, which may be known from it reduced."""
    floor = ink_floor(contrast)
    if reduced is None:
        level, upright = (
            find_lines(one, floor, min_support=MIN_LINE, thickest=THICKEST)
            for one in (contrast, contrast.T)
        )
    else:
        scale = contrast.shape[0] / reduced.contrast.shape[0]
        level, upright = (
            [enlarged(line, one, scale, floor) for line in lines]
            for one, lines in ((contrast, reduced.level), (contrast.T, reduced.upright))
        )
    rows = _borders(level, contrast, inside[1::2])
    columns = _borders(upright, contrast.T, inside[::2])
    # Of a line drawn twice both are taken out.
    gone = (
        [*lines, *(one for one in borders if one.is_seen and one not in lines)]
        for lines, borders in ((level, rows), (upright, columns))
    )
    to_photo = np.asarray(np.linalg.inv(to_flat), np.float64)
    sheet = sheet_of(contrast, next(gone), next(gone), to_photo)
    return _Flat(sheet, contrast, rows, columns, inside, level, upright)


def _warped(grey: Grey, corners: Points, side: int) -> tuple[Grey, npt.NDArray[np.float64], Box]:
    """Return the contrast of a table laid flat, the projection to it, and where on it it lies."""
    sides = np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1)
    extent = np.array([max(sides[0], sides[2]), max(sides[1], sides[3])])
    scale = min(1.0, side / float(extent.max()))
    width, height = extent * scale
    if scale < 1.0:
        grey = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    edge = MARGIN * max(width, height) + 4
    flat = np.array([(0, 0), (width, 0), (width, height), (0, height)]) + edge
    size = round(width + 2 * edge), round(height + 2 * edge)
    reduced = (corners * scale).astype(np.float32)
    to_flat = cv2.getPerspectiveTransform(reduced, flat.astype(np.float32))
    laid = cv2.warpPerspective(
        grey, to_flat, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    inside = round(edge), round(edge), round(size[0] - edge), round(size[1] - edge)
    return flattened(laid), to_flat @ np.diag([scale, scale, 1.0]), inside


def _grid_corners(grey: Grey) -> Points | None:
    """Return the corners of the grid on a photo, clockwise from the upper left, None for none."""
    scale = min(1.0, GRID_SIDE / max(grey.shape))
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    contrast = flattened(small)
    dark = cv2.threshold(contrast, 0.75 * ink_floor(contrast), 255, cv2.THRESH_BINARY)[1]
    reach = max(12, max(small.shape) // 40)
    level = cv2.morphologyEx(dark, cv2.MORPH_OPEN, np.ones((1, reach), np.uint8))
    upright = cv2.morphologyEx(dark, cv2.MORPH_OPEN, np.ones((reach, 1), np.uint8))
    thick = np.ones((reach // 2, reach // 2), np.uint8)
    lines = (level | upright) & ~cv2.morphologyEx(dark, cv2.MORPH_OPEN, thick)
    lines = cv2.dilate(lines, np.ones((5, 5), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(lines, connectivity=8)
    height, width = small.shape
    best, best_score = 0, 0.0
    for number in range(1, count):
        _, _, wide, high, _ = stats[number].tolist()
        if wide < MIN_GRID * width or high < MIN_GRID * height:
            continue
        hull = cv2.convexHull(np.argwhere(labels == number)[:, ::-1].astype(np.int32))
        area = float(cv2.contourArea(hull))
        # A frame alone, or the edge of the sheet, has hardly any lines for its size.
        inside = float((labels == number).sum()) / max(area, 1.0)
        crossings = _crossings(level, upright, labels == number)
        # Nor has it many crossings: around a table it is larger, yet it is not the table.
        if inside > 0.02 and crossings >= 6 and area * crossings > best_score:
            best, best_score = number, area * crossings
    if not best:
        return None
    hull = cv2.convexHull(np.argwhere(labels == best)[:, ::-1].astype(np.int32))
    round_trip = cv2.arcLength(hull, True)
    for part in np.arange(0.01, 0.2, 0.005):
        outline = cv2.approxPolyDP(hull, part * round_trip, True)
        if len(outline) <= 4:
            break
    corners = outline[:, 0].astype(np.float64)
    if len(corners) != 4:
        corners = cv2.boxPoints(cv2.minAreaRect(hull)).astype(np.float64)
    # Clockwise from the upper left; the dilated line reaches two pixels beyond the line.
    middle = corners.mean(axis=0)
    angles = np.arctan2(corners[:, 1] - middle[1], corners[:, 0] - middle[0])
    corners = corners[np.argsort(angles)]
    corners = np.roll(corners, -int(corners.sum(axis=1).argmin()), axis=0)
    return np.asarray((corners + 2 * np.sign(middle - corners)) / scale, np.float64)


def _crossings(level: Grey, upright: Grey, place: npt.NDArray[np.bool_]) -> int:
    """Return how many places there are at which a level and an upright line meet."""
    both = cv2.dilate(level, np.ones((3, 3), np.uint8)) & cv2.dilate(
        upright, np.ones((3, 3), np.uint8)
    )
    both[~place] = 0
    both = cv2.dilate(both, np.ones((7, 7), np.uint8))
    return int(cv2.connectedComponents(both)[0]) - 1


def _grid_of(flat: _Flat, figures: Sequence[Figure], tall: float) -> _Grid:
    digits = [one for one in figures if _is_digit(one, tall)]
    # What is left of a line, or of the sheet's edge, makes no column.
    thin = [one for one in digits if one.width < SLIVER * one.height]
    edge = [one for one in thin if _is_on_line(one, flat.sheet.lines) or _goes_on(one, thin, tall)]
    digits = [one for one in digits if one not in edge] or digits
    inside = flat.inside or around(one.box for one in digits)
    boxes = np.array([one.box for one in digits], np.float64)
    middles = (boxes[:, :2] + boxes[:, 2:]) / 2
    across = middles[:, 0], boxes[:, 1], boxes[:, 3]
    down = middles[:, 1], boxes[:, 0], boxes[:, 2]
    rows = [line.curve for line in flat.rows] or _ends(inside[1::2], *across, tall)
    columns = [line.curve for line in flat.columns] or _ends(inside[::2], *down, tall)
    return _Grid(
        _parted(rows, *across, 0.06 * tall, SPARSE[bool(flat.rows)]),
        _parted(columns, *down, 0.45 * tall, SPARSE[bool(flat.columns)]),
    )


def _is_on_line(figure: Figure, lines: Grey) -> bool:
    """Return whether an upright figure stands on a line that was taken out, or beside it."""
    left, top, right, bottom = figure.box
    near = lines[top:bottom, max(0, left - ON_LINE_PX) : right + ON_LINE_PX]
    return bool((near > 0).any(axis=1).mean() > 0.5)


def _goes_on(figure: Figure, others: Sequence[Figure], tall: float) -> bool:
    """Return whether an upright figure is a piece of a line that others continue."""
    return any(
        abs(figure.box[0] - other.box[0]) < 0.2 * tall
        and max(figure.box[1] - other.box[3], other.box[1] - figure.box[3]) < 0.3 * tall
        for other in others
        if other is not figure
    )


def _ends(
    ends: Sequence[float], along: Points, low: Points, high: Points, tall: float
) -> list[Curve]:
    """Return the two outer borders where no line is seen: they run as the writing does.

    ``along``, ``low``, ``high``: as ``_parted`` has them. Lines of writing may all slant, and more
    and more so from one end to the other: at the right slant they leave most of the band blank.
    """
    first, last = ends
    middle, centre = float(along.mean()), (low + high) / 2
    share = (centre - first) / max(last - first, 1.0)
    unit = 0.1 * tall

    def covered(slants: tuple[float, float]) -> int:
        slant = slants[0] + (slants[1] - slants[0]) * share
        begin = (low - slant * (along - middle)) / unit
        length = (high - low) / unit
        places = (begin - begin.min()).astype(np.intp)
        counts = np.zeros(int((places + length).max()) + 2)
        np.add.at(counts, places, 1)
        np.add.at(counts, places + length.astype(np.intp), -1)
        return int((counts.cumsum() > 0).sum())

    choices = [(one, other) for one in SLANTS for other in SLANTS if abs(one - other) <= 0.12]
    best = min(choices, key=lambda slants: (covered(slants), abs(slants[0]) + abs(slants[1])))
    if covered(best) > CLEARER * covered((0.0, 0.0)):
        best = 0.0, 0.0
    shifts = [slant * (along - middle) for slant in best]
    places = min(first, float((low - shifts[0]).min())), max(last, float((high - shifts[1]).max()))
    return [
        np.array([0.0, slant, place - slant * middle])
        for slant, place in zip(best, places, strict=True)
    ]


def _borders(
    lines: Sequence[RuledLine], contrast: Grey, ends: tuple[float, float]
) -> list[RuledLine]:
    """Return a grid's lines in order, each once.

    ``ends``: where the outermost are, which are straight where no line is seen there.
    """
    extent = contrast.shape[1]
    places = [_middle(line.curve, extent) for line in lines]
    inner = [place for place in places if ends[0] < place < ends[1]]
    gaps = np.diff([ends[0], *inner, ends[1]])
    least = DOUBLE * float(np.median(gaps[gaps > 0.01 * extent]))
    kept: list[tuple[float, RuledLine]] = []
    for place, line in zip(places, lines, strict=True):
        if not kept or place - kept[-1][0] > least:
            kept.append((place, line))
    first, last = ((end, RuledLine(np.array([0.0, 0.0, end]), 0, 0, 1.0, 0.0)) for end in ends)
    if not kept or kept[0][0] > ends[0] + least:
        kept.insert(0, first)
    if kept[-1][0] < ends[1] - least:
        kept.append(last)
    borders = [line for _, line in kept]
    return _completed(borders, contrast) if lines else borders


def _completed(borders: list[RuledLine], contrast: Grey) -> list[RuledLine]:
    """Return borders with the lines that are too faint to be followed in an otherwise even grid.

    ``contrast``: of the table laid flat, borders running level in it.
    """
    extent = contrast.shape[1]
    gaps = np.diff([_middle(one.curve, extent) for one in borders])
    counts = np.maximum(np.rint(gaps / gaps.min()), 1)
    unit = float((gaps / counts).mean())
    is_even = bool((np.abs(gaps / unit - counts) < UNEVEN * counts).all())
    if not is_even or not 1 < counts.max() <= MOST_MISSED:
        return borders
    found = [borders[0]]
    for (first, second), count in zip(pairwise(borders), counts.astype(int).tolist(), strict=True):
        step = (second.curve - first.curve) / count
        between = [first.curve + step * number for number in range(1, count)]
        if all(_stands_out(contrast, curve, unit) for curve in between):
            reach = round(FAINT_REACH * unit)
            found += [measured(contrast, curve, (0, extent), reach, 0.0) for curve in between]
        found.append(second)
    return found


def _stands_out(contrast: Grey, curve: Curve, unit: float) -> bool:
    """Return whether it is darker along a curve than beside it."""
    x = np.arange(0, contrast.shape[1], 3)
    reach = round(FAINT_REACH * unit)

    def darkness(shift: float) -> float:
        rows = np.polyval(curve, x) + shift + np.arange(-reach, reach + 1)[:, None]
        rows = np.clip(np.rint(rows), 0, len(contrast) - 1).astype(np.intp)
        # The median, so that figures count neither on the line nor beside it.
        return float(np.median(contrast[rows, x].max(axis=0)))

    beside = min(darkness(0.25 * unit), darkness(-0.25 * unit))
    return darkness(0.0) > 1.25 * beside + 2


def _middle(curve: Curve, extent: int) -> float:
    return float(np.polyval(curve, extent / 2))


def _parted(
    borders: list[Curve], along: Points, low: Points, high: Points, apart: float, sparse: float
) -> list[Curve]:
    """Return borders with those added that part lines of writing within a band.

    ``along``, ``low``, ``high``: (n,) where each figure is along the band, and begins and ends
    across it. ``apart``: the least room between two lines of writing, in pixels. ``sparse``: see
    ``SPARSE``.
    """
    result = [borders[0]]
    for first, second in pairwise(borders):
        base, top = np.polyval(first, along), np.polyval(second, along)
        inside = ((low + high) / 2 > base) & ((low + high) / 2 < top)
        # As far from the first border as in a band that is equally wide all along.
        width = float(np.median(top - base))
        even = width / np.maximum(top - base, 1.0)
        begin, end = ((low - base) * even)[inside], ((high - base) * even)[inside]
        if len(begin) > 1:
            length = int(max(end.max(), 1)) + 2
            covered = np.zeros(length + 1)
            np.add.at(covered, np.clip(begin - apart / 2, 0, length).astype(int), 1)
            np.add.at(covered, np.clip(end + apart / 2, 0, length).astype(int), -1)
            counts = np.cumsum(covered)
            # One figure that reaches into the next line does not join the two.
            busy = counts > max(0.5, sparse * float(np.percentile(counts[counts > 0], 90)))
            parts = np.array(stretches(busy))
            middle = (begin + end) / 2
            held = np.array([((middle >= low) & (middle < high)).sum() for low, high in parts])
            # A few figures that stand aside are no line of writing of their own.
            parts = parts[held >= FEW * np.median(held)]
            for (_, stop), (start, _) in pairwise(parts.tolist()):
                gap = counts[stop:start]
                clear = max(stretches(gap == gap.min()), key=lambda run: run[1] - run[0])
                place = stop + sum(clear) / 2
                result.append(first + (second - first) * (place / width))
        result.append(second)
    return result


def _filled(grid: _Grid, flat: _Flat, figures: Sequence[Figure], tall: float, turned: int) -> Table:
    """Return a table with each figure in the cell in which its middle lies."""
    row_count, column_count = len(grid.rows) - 1, len(grid.columns) - 1
    cells: dict[tuple[int, int], list[Figure]] = {}
    for figure in figures:
        x, y = (figure.box[0] + figure.box[2]) / 2, (figure.box[1] + figure.box[3]) / 2
        row = sum(float(np.polyval(curve, x)) < y for curve in grid.rows) - 1
        column = sum(float(np.polyval(curve, y)) < x for curve in grid.columns) - 1
        cells.setdefault((row, column), []).append(figure)
    merged = _merged(grid, flat)
    for (row, column), owner in merged.items():
        cells.setdefault(owner, []).extend(cells.pop((row, column), []))
    corner_points = _crossing_points(grid)
    reach = 3 + float(np.median([line.thick for line in (*flat.rows, *flat.columns)] or [0.0]))
    rows: list[list[str]] = [[""] * column_count for _ in range(row_count)]
    doubtful = []
    for row, column in np.ndindex(row_count, column_count):
        if (row, column) not in cells:
            continue
        first, last = corner_points[row][column], corner_points[row + 1][column + 1]
        inside = _without_edges(cells[row, column], first, last, tall)
        rows[row][column], used = _text_of(inside, tall)
        around = [
            one
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
            for one in cells.get((row + down, column + right), ())
        ]
        text = rows[row][column]
        if not _is_sure(used, inside, around, tall, reach) or (text and not NUMBER.match(text)):
            doubtful.append((row, column))
    together, note = _doubtful_together(rows, doubtful)
    places = tuple(
        tuple(
            Place(
                flat.sheet.points_on_photo(
                    [
                        corner_points[row][column],
                        corner_points[row][column + 1],
                        corner_points[row + 1][column + 1],
                        corner_points[row + 1][column],
                    ]
                )
            )
            for column in range(column_count)
        )
        for row in range(row_count)
    )
    outer = [corner_points[0][0], corner_points[0][-1], corner_points[-1][-1], corner_points[-1][0]]
    notes = note
    if merged:
        words = "1 cell is" if len(merged) == 1 else f"{len(merged)} cells are"
        notes = (f"{words} merged with others; their text stands in the first of them.", *note)
    corners = flat.sheet.points_on_photo(outer)
    return Table(tuple(map(tuple, rows)), together, corners, places, turned, notes)


def _doubtful_together(
    rows: Sequence[Sequence[str]], doubtful: Sequence[tuple[int, int]]
) -> tuple[tuple[tuple[int, int], ...], tuple[str, ...]]:
    """Return which cells are doubtful in view of the others, and what is to be said of the table.

    Most numbers of a column have as many decimals; where there are more or fewer, a point was
    missed. And where many cells are doubtful, some of those that are not will be wrong.
    """
    filled = {at for at in np.ndindex(len(rows), len(rows[0])) if rows[at[0]][at[1]]}
    found = set(doubtful)
    for column in range(len(rows[0])):
        numbers = {at: NUMBER.match(rows[at[0]][column]) for at in filled if at[1] == column}
        decimals = {at: len(number[4] or "") for at, number in numbers.items() if number}
        usual, count = Counter(decimals.values()).most_common(1)[0] if decimals else (0, 0)
        if usual and count >= SAME_DECIMALS * len(decimals):
            found |= {at for at, places in decimals.items() if places != usual}
    if len(found) < FEWEST_MANY or len(found) <= MANY * len(filled):
        return tuple(sorted(found)), ()
    note = "Much of this table cannot be read for sure, so all of its cells are marked: check them."
    return tuple(sorted(found | filled)), (note,)


def _without_edges(
    inside: Sequence[Figure], first: tuple[float, float], last: tuple[float, float], tall: float
) -> list[Figure]:
    """Return a cell's figures without what is left of its lines: thin pieces along a border."""
    (left, top), (right, bottom) = first, last
    across, down = EDGE * (right - left), EDGE * (bottom - top)
    thin = 0.22 * tall
    return [
        one
        for one in inside
        if not (
            (
                one.width < min(thin, one.height)
                and not left + across < one.box[0] / 2 + one.box[2] / 2 < right - across
            )
            or (
                one.height < min(thin, one.width)
                and not top + down < one.box[1] / 2 + one.box[3] / 2 < bottom - down
            )
        )
    ]


def _is_digit(figure: Figure, tall: float) -> bool:
    """Return whether a figure is a digit of the table, no crumb and no piece of a line."""
    return figure.is_digit and LOWEST * tall <= figure.height <= TALLEST * tall


def _text_of(inside: Sequence[Figure], tall: float) -> tuple[str, list[Figure]]:
    """Return what stands in a cell, and the figures that are its signs."""
    digits = [one for one in inside if _is_digit(one, tall)]
    if not digits:
        others = any(min(one.height, one.width) >= 0.3 * tall for one in inside)
        return UNREADABLE if others else "", []
    # What is broad is no rest of a line.
    main = max(digits, key=lambda one: one.height * min(one.width, 0.4 * tall))
    inked = [
        one
        for one in inside
        if one.contrast >= FAINT * main.contrast and one.height <= TALLEST * tall
    ]
    # Of small print a minus is no larger than a point of what is written beside it.
    inked = [
        replace(one, text="-") if one.text == "." and one.width >= BAR * one.height else one
        for one in inked
    ]
    points = [one for one in inked if one.text == "."]
    rest = [one for one in inked if one.text != "."]
    signs = written(rest, points, tall, has_raised_points=True)
    return "".join(sign.text for sign in signs), signs


def _is_sure(
    signs: Sequence[Figure],
    inside: Sequence[Figure],
    around: Sequence[Figure],
    tall: float,
    reach: float,
) -> bool:
    """Return whether a cell holds these signs and nothing else.

    ``inside``: all figures of the cell; ``around``: those of its neighbours. ``reach``: pixels that
    a line may have taken out of a figure.
    """
    digits = [one for one in signs if one.is_digit]
    heights = [one.height for one in digits]
    # A stem that was cut off is a 1 that touches, or a part of a 4.
    if any(one.probability < SURE or (one.is_cut and one.text == "1") for one in digits):
        return False
    if digits and (min(heights) < LOWEST * tall or max(heights) > UNEQUAL * min(heights)):
        return False
    faintest = FAINT * max((one.contrast for one in digits), default=0.0)
    boxes = {one.box for one in signs}

    high = min([tall, *heights])

    def is_left(figure: Figure) -> bool:
        size = max(figure.width, figure.height)
        return size >= LEFT_OVER * high and figure.contrast >= faintest

    if any(is_left(one) for one in inside if one.box not in boxes):
        return False
    # A figure that goes on beyond the cell.
    others = [one.box for one in around if is_left(one) and one.probability < SURE]
    return not any(
        max(other[0] - one.box[2], one.box[0] - other[2]) <= reach
        and max(other[1] - one.box[3], one.box[1] - other[3]) <= reach
        for one in signs
        for other in others
    )


def _merged(grid: _Grid, flat: _Flat) -> dict[tuple[int, int], tuple[int, int]]:
    """Return which cells have no line to the one on their left or above, and whose part they are.

    Told only where the lines beside are there: in a table with few lines nothing is merged.
    """
    found: dict[tuple[int, int], tuple[int, int]] = {}
    row_count, column_count = len(grid.rows) - 1, len(grid.columns) - 1
    curves = {id(line.curve) for line in (*flat.rows, *flat.columns) if line.is_seen}
    floor = 0.45 * ink_floor(flat.contrast)
    points = _crossing_points(grid)
    for row in range(row_count):
        for column in range(column_count):
            left, above = points[row + 1][column], points[row][column + 1]
            here = points[row][column]
            if (
                column
                and id(grid.columns[column]) in curves
                and not _is_drawn(flat.contrast, here, left, floor)
            ):
                found[row, column] = found.get((row, column - 1), (row, column - 1))
            elif (
                row
                and id(grid.rows[row]) in curves
                and not _is_drawn(flat.contrast, here, above, floor)
            ):
                found[row, column] = found.get((row - 1, column), (row - 1, column))
    # Lines that are missing all over are faint, not left out.
    return found if len(found) <= 0.15 * row_count * column_count else {}


def _is_drawn(
    contrast: Grey, begin: tuple[float, float], end: tuple[float, float], floor: float
) -> bool:
    """Return whether there is a line between two points, at least along a part of the way."""
    part = np.linspace(0.15, 0.85, 24)[:, None]
    way = np.array(begin) * (1 - part) + np.array(end) * part
    reach = np.arange(-12, 13)
    across = np.array([end[1] - begin[1], begin[0] - end[0]])
    across = across / max(float(np.abs(across).max()), 1e-6)
    places = np.rint(way[:, None] + reach[:, None] * across).astype(int)
    height, width = contrast.shape
    x, y = np.clip(places[..., 0], 0, width - 1), np.clip(places[..., 1], 0, height - 1)
    # A line keeps its distance from the way, within a pixel or two; noise does not.
    band = cv2.dilate(contrast[y, x], np.ones((1, 3), np.uint8))
    return bool((band > floor).mean(axis=0).max() > DRAWN)


def _crossing_points(grid: _Grid) -> list[list[tuple[float, float]]]:
    """Return where the borders of rows and columns cross: x, y on the table laid flat."""
    found = []
    for row in grid.rows:
        line = []
        for column in grid.columns:
            x, y = float(column[2]), float(row[2])
            for _ in range(4):
                y = float(np.polyval(row, x))
                x = float(np.polyval(column, y))
            line.append((x, y))
        found.append(line)
    return found
