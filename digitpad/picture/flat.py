"""A photo of a table is laid flat: its four corners are found, and the lines of its grid.

Of all that is ruled on a photo the grid is what has most crossings. Lines that are too faint to be
followed are added where the others are even.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.picture.ruling import (
    EDGE_REACH,
    HALF,
    RuledLine,
    enlarged,
    find_lines,
    measured,
    without_unlike,
)
from digitpad.picture.sheet import (
    SIDES,
    Grey,
    Sheet,
    averaged_down,
    flattened,
    ink_floor,
    is_small,
    read_sheet,
    sheet_of,
)
from digitpad.words import QT_TRANSLATE_NOOP

Points = npt.NDArray[np.float64]
Curve = npt.NDArray[np.float64]

GRID_SIDE: Final = 1300
"""Longer side at which the table is looked for."""
LEAST_AREA: Final = 400
"""Pixels of the photo: corners around less are none of a table."""
FINE_GRID_SIDE: Final = 2600
CLEAR_PX: Final = 8
"""Where digits are lower, so are rows, and the lines between them run into each other."""
MIN_GRID: Final = 0.2
"""Of the photo's sides: what is smaller is no table that somebody took a photo of."""
MARGIN: Final = 0.015
"""Around the table laid flat, of its sides: its outer lines are whole then."""
FEWEST_LINES: Final = 2
"""Within a table, its frame not counted."""
LEAST_SIGN_PX: Final = 8
"""Lower pieces are dirt."""
MOST_INK: Final = 0.7
"""Of a photo's signs: a table that has few rules holds no fewer, else these ruled a part of it."""
LEANING: Final = 0.04
"""Of its length: a line of the grid that moves further across leans, because a corner is wrong."""
MIN_LINE: Final = 0.45
"""A line of the grid is seen along at least this part of the table."""
FAINT_REACH: Final = 0.06
"""Of the usual distance: so near to where it should be a faint line is looked for."""
THICKEST: Final = 0.015
"""Of the longer side: no line of a table is thicker."""
BLURRED_PX: Final = 10
"""A bold line of a small photo, three pixels of blur on each side included."""
DOUBLE: Final = 0.3
"""Lines that are closer than this part of the usual distance are one, drawn twice."""
FEWEST_APART: Final = 4
"""Of fewer lines nobody can say how far they are apart."""
TOO_NEAR: Final = 0.6
"""Of the usual distance: so near to a line what has gaps is none."""
UNEVEN: Final = 0.18
"""By which part the rows of an even grid differ from each other at most."""
MOSTLY_EVEN: Final = 0.75
"""So many of the distances between lines are the usual one, or a multiple."""
MOST_MISSED: Final = 4
"""Rows that one gap between two lines may hold."""


class Flat(NamedTuple):
    """A table laid flat: its ink, and the lines of its grid (none where it is not ruled)."""

    sheet: Sheet
    contrast: Grey
    rows: list[RuledLine]
    columns: list[RuledLine]
    inside: Box[int] | None
    """Where the table is, None where it is not ruled."""
    level: Sequence[RuledLine] = ()
    upright: Sequence[RuledLine] = ()
    """All lines that were found, before it was said which of them are the grid's."""

    @property
    def pitch(self) -> float:
        """How high its rows are in the middle, in pixels; infinite where it is not ruled."""
        heights = np.diff([_middle(line.curve, self.contrast.shape[1]) for line in self.rows])
        return float(np.median(heights)) if len(heights) else np.inf


def laid_flat(picture: Grey, marked: Points | None = None) -> Flat:
    """Return the table on a photo laid flat.

    ``picture``: uint8 (h, w, 3). ``marked``: (4, 2), its corners on the photo in any order, where
    somebody marked them; else they are looked for. Raises ``InkError`` for corners that are one.
    """
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    corners = _found_corners(grey) if marked is None else _clockwise(marked)
    if corners is not None and cv2.contourArea(corners.astype(np.float32)) < LEAST_AREA:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "The corners lie too near to each other: mark those of the whole table."
            )
        )
    flat = None if corners is None else _laid(grey, corners)
    if flat is not None and marked is None and (upright := _upright_corners(flat)) is not None:
        flat = _laid(grey, upright)
    lines = 0 if flat is None else _inner_lines(flat)
    if flat is None or lines < FEWEST_LINES:
        # A frame alone, or the sheet's edge, tells nothing of rows and columns.
        sheet = read_sheet(picture) if flat is None or marked is None else flat.sheet
        return Flat(sheet, sheet.ink, [], [], None)
    if marked is None and not _is_grid(flat):
        sheet = read_sheet(picture)
        if _signs(flat.sheet) < MOST_INK * _signs(sheet):
            return Flat(sheet, sheet.ink, [], [], None)
    return flat


def _laid(grey: Grey, corners: Points) -> Flat:
    """Return a table laid flat at the least size at which its lines are seen: noise is less there.

    ``corners``: of the table on the photo, clockwise from the upper left.
    """
    reduced: Flat | None = None
    for side, least in SIDES.items():
        flat = _ruled(*_warped(grey, corners, side), reduced)
        is_grid = _is_grid(flat)
        if (is_grid and not is_small(flat.sheet, least)) or max(grey.shape) <= side:
            break
        reduced = flat if is_grid and not is_small(flat.sheet, CLEAR_PX) else None
    return flat


def _is_grid(flat: Flat) -> bool:
    return _inner_lines(flat) >= FEWEST_LINES and min(map(_seen, (flat.rows, flat.columns))) >= 2


def _upright_corners(flat: Flat) -> Points | None:
    """Return corners on the photo between which a table's upright lines are upright and its level
    ones level; None where they are already, or too few are seen.

    A frame of which a side is faint leads to the wrong corners: all lines beside it then lean.
    """
    assert flat.inside is not None
    left, top, right, bottom = flat.inside
    at_left, at_right = _lean(flat.upright, (top, bottom), (left, right))
    at_top, at_bottom = _lean(flat.level, (left, right), (top, bottom))
    if max(map(abs, (at_left, at_right))) < LEANING * (bottom - top) and (
        max(map(abs, (at_top, at_bottom))) < LEANING * (right - left)
    ):
        return None
    # Each side is only moved outwards, so that nothing of the table is lost.
    corners = [
        (left - max(at_left, 0), top - max(at_top, 0)),
        (right - min(at_right, 0), top + min(at_top, 0)),
        (right + max(at_right, 0), bottom + max(at_bottom, 0)),
        (left + min(at_left, 0), bottom - min(at_bottom, 0)),
    ]
    return np.array(flat.sheet.points_on_photo(np.array(corners, np.float64)), np.float64)


def _lean(
    lines: Sequence[RuledLine], along: tuple[float, float], across: tuple[float, float]
) -> tuple[float, float]:
    """Return by how many pixels lines move across on their way along, at the first and the last
    place across; 0 where fewer than ``FEWEST_APART`` are seen.
    """
    lines = [line for line in lines if line.is_solid]
    if len(lines) < FEWEST_APART:
        return 0.0, 0.0
    begin, end = np.array([line.height(along) for line in lines]).T
    points = np.stack([begin, end - begin], axis=1).astype(np.float32)
    fitted = cv2.fitLine(points, cv2.DIST_HUBER, 0, 0.01, 0.01)
    run, rise, place, lean = fitted.ravel().tolist()
    first, last = (lean + (one - place) * rise / run for one in across)
    return first, last


def _signs(sheet: Sheet) -> int:
    """Return how many pieces of ink are about as tall as most."""
    heights = np.array([piece.height for piece in sheet.pieces if piece.height >= LEAST_SIGN_PX])
    usual = float(np.median(heights)) if len(heights) else 0.0
    return int(((heights > 0.6 * usual) & (heights < 1.7 * usual)).sum())


def _seen(lines: Sequence[RuledLine]) -> int:
    return sum(line.is_seen for line in lines)


def _inner_lines(flat: Flat) -> int:
    """Return how many lines are seen within a table, its frame not counted, nor a sheet's edges."""
    height, width = flat.contrast.shape
    thickest = max(BLURRED_PX, THICKEST * max(height, width))
    return sum(
        line.is_seen
        and line.thick <= thickest
        and 0.06 * across < line.height(along / 2) < 0.94 * across
        for lines, across, along in ((flat.rows, height, width), (flat.columns, width, height))
        for line in lines
    )


def _ruled(
    contrast: Grey,
    to_flat: npt.NDArray[np.float64],
    inside: Box[int],
    reduced: Flat | None,
) -> Flat:
    """Return a table laid flat without its lines, which may be known from it reduced."""
    floor = ink_floor(contrast)
    has_edges = _has_edges(contrast)
    if reduced is None:
        level, upright = (
            find_lines(one, floor, min_support=MIN_LINE, thickest=THICKEST, has_edges=has_edges)
            for one in (contrast, contrast.T)
        )
    else:
        scale = contrast.shape[0] / reduced.contrast.shape[0]
        level, upright = (
            [enlarged(line, one, scale, floor) for line in lines]
            for one, lines in ((contrast, reduced.level), (contrast.T, reduced.upright))
        )
    level = without_unlike(_without_stacks(level, contrast.shape[1]), contrast)
    upright = without_unlike(_without_stacks(upright, contrast.shape[0]), contrast.T)
    rows = _borders(level, contrast, inside[1::2])
    columns = _borders(upright, contrast.T, inside[::2])
    # Of a line drawn twice both are taken out.
    gone = (
        [*lines, *(one for one in borders if one.is_seen and one not in lines)]
        for lines, borders in ((level, rows), (upright, columns))
    )
    to_photo = np.asarray(np.linalg.inv(to_flat), np.float64)
    sheet = sheet_of(contrast, next(gone), next(gone), to_photo)
    return Flat(sheet, contrast, rows, columns, inside, level, upright)


def _warped(
    grey: Grey, corners: Points, side: int
) -> tuple[Grey, npt.NDArray[np.float64], Box[int]]:
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
    inside = Box(round(edge), round(edge), round(size[0] - edge), round(size[1] - edge))
    return flattened(laid), to_flat @ np.diag([scale, scale, 1.0]), inside


def _found_corners(grey: Grey) -> Points | None:
    """Return the corners of the grid on a photo, clockwise from the upper left, None for none."""
    corners = _grid_corners(grey, GRID_SIDE)
    if corners is None and max(grey.shape) > GRID_SIDE:
        # Of a table of two hundred rows the lines run into each other at that size.
        corners = _grid_corners(grey, FINE_GRID_SIDE)
    if corners is None:
        corners = _grid_corners(grey, GRID_SIDE, is_faint=True)
    return corners


def _has_edges(contrast: Grey) -> bool:
    """Return whether a line with its blurred edges is as thin as what is ruled is."""
    return bool(THICKEST * max(contrast.shape) >= BLURRED_PX)


def _dark(contrast: Grey) -> Grey:
    """Return where it is dark: 255 there, else 0."""
    dark = cv2.threshold(contrast, 0.75 * ink_floor(contrast), 255, cv2.THRESH_BINARY)[1]
    if not _has_edges(contrast):
        dark[contrast < HALF * cv2.dilate(contrast, np.ones(2 * (EDGE_REACH,), np.uint8))] = 0
    return np.asarray(dark, np.uint8)


def _grid_corners(grey: Grey, side: int, *, is_faint: bool = False) -> Points | None:
    small, scale = averaged_down(grey, side)
    contrast = flattened(small, has_desk=True)
    reach = max(12, min(GRID_SIDE, max(small.shape)) // 40)
    dark: list[Grey] = []
    runs: list[Grey] = []
    for size in ((reach, 1), (1, reach)):
        # Along a line its noise evens out.
        even = cv2.blur(contrast, size) if is_faint else contrast
        dark.append(_dark(even))
        runs.append(cv2.morphologyEx(dark[-1], cv2.MORPH_OPEN, np.ones(size[::-1], np.uint8)))
    level, upright = runs
    side = max(small.shape)
    broad = reach // 2 if _has_edges(small) else round(THICKEST * side) + 1
    thick = np.ones((broad, broad), np.uint8)
    figures = cv2.morphologyEx(dark[0] | dark[1], cv2.MORPH_OPEN, thick)
    lines = (level | upright) & ~figures
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
    corners = _clockwise(corners)
    # The dilated line reaches two pixels beyond the line.
    return np.asarray((corners + 2 * np.sign(corners.mean(axis=0) - corners)) / scale, np.float64)


def _clockwise(corners: Points) -> Points:
    """Return corners clockwise from the upper left."""
    right, down = (corners - corners.mean(axis=0)).T
    corners = corners[np.argsort(np.arctan2(down, right))]
    return np.roll(corners, -int(corners.sum(axis=1).argmin()), axis=0)


def _crossings(level: Grey, upright: Grey, place: npt.NDArray[np.bool_]) -> int:
    """Return how many places there are at which a level and an upright line meet."""
    both = cv2.dilate(level, np.ones((3, 3), np.uint8)) & cv2.dilate(
        upright, np.ones((3, 3), np.uint8)
    )
    both[~place] = 0
    both = cv2.dilate(both, np.ones((7, 7), np.uint8))
    return int(cv2.connectedComponents(both)[0]) - 1


def _borders(
    lines: Sequence[RuledLine], contrast: Grey, ends: tuple[float, float]
) -> list[RuledLine]:
    """Return a grid's lines in order, each once.

    ``ends``: where the outermost are, which are straight where no line is seen there.
    """
    extent = contrast.shape[1]
    places = [_middle(line.curve, extent) for line in lines]
    if lines:
        # Beyond the table's own outermost lines there may be the edge of the sheet.
        first, last = (int(np.abs(np.subtract(places, end)).argmin()) for end in ends)
        places, lines = places[first : last + 1], lines[first : last + 1]
    inner = [place for place in places if ends[0] < place < ends[1]]
    gaps = np.diff([ends[0], *inner, ends[1]])
    # Of 250 rows each is as high as this part of the table.
    least = DOUBLE * float(np.median(gaps[gaps > 0.004 * (ends[1] - ends[0])]))
    kept: list[tuple[float, RuledLine]] = []
    for place, line in zip(places, lines, strict=True):
        if not kept or place - kept[-1][0] > least:
            kept.append((place, line))
    straight = [(end, RuledLine(np.array([0.0, 0.0, end]), 0, 0, 1.0, 0.0)) for end in ends]
    if not kept or kept[0][0] > ends[0] + least:
        kept.insert(0, straight[0])
    if kept[-1][0] < ends[1] - least:
        kept.append(straight[1])
    borders = [line for _, line in kept]
    return _completed(borders, contrast) if lines else borders


def _without_stacks(lines: list[RuledLine], extent: int) -> list[RuledLine]:
    """Return lines without those along which figures stand in a row, close beside a line.

    They are thick, or have gaps, as faint lines have; those are as far apart as the others.
    """
    if len(lines) < FEWEST_APART:
        return lines
    gaps = np.diff([_middle(one.curve, extent) for one in lines])
    least = TOO_NEAR * float(np.median(gaps))
    usual = float(np.median([one.thick for one in lines]))
    is_line = [one.is_solid and one.thick <= 2 * usual for one in lines]

    def is_beside(place: int) -> bool:
        return any(
            0 <= place + side < len(lines)
            and is_line[place + side]
            and gaps[min(place, place + side)] < least
            for side in (-1, 1)
        )

    return [one for place, one in enumerate(lines) if is_line[place] or not is_beside(place)]


def _completed(borders: list[RuledLine], contrast: Grey) -> list[RuledLine]:
    """Return borders with the lines that are too faint to be followed in a mostly even grid.

    ``contrast``: of the table laid flat, borders running level in it.
    """
    extent = contrast.shape[1]
    gaps = np.diff([_middle(one.curve, extent) for one in borders])
    for usual in (float(gaps.min()), float(np.median(gaps))):
        counts = np.maximum(np.rint(gaps / usual), 1).astype(int)
        unit = float(np.median(gaps / counts))
        is_even = np.abs(gaps / unit - counts) < UNEVEN * counts
        if is_even.all():
            break
    if is_even.mean() < MOSTLY_EVEN:
        return borders
    # A first or last column may be broader than the others.
    counts[~is_even | (counts > MOST_MISSED)] = 1
    found = [borders[0]]
    for (first, second), count in zip(pairwise(borders), counts.tolist(), strict=True):
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
