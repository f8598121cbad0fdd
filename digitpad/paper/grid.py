"""A table laid flat is parted into rows and columns, by its lines or by how its numbers stand.

Its lines, which may be bent, part it into bands. A band in which several lines of writing stand
above each other is parted again where no ink is: so a table that is ruled only here and there, or
not at all, has its rows and columns, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, pairwise, product
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import around
from digitpad.paper.figures import Figure
from digitpad.picture.blobs import stretches
from digitpad.picture.flat import MAX_UNEVENNESS, MIN_EVEN_SHARE, Curve, Flat, Points
from digitpad.picture.sheet import Grey, ink_floor

ON_LINE_PX: Final = 4
SLIVER: Final = 0.2
"""What is thinner, in its own height, may be a piece of a line."""
SLANTS: Final = tuple(np.arange(-0.16, 0.17, 0.02).round(2).tolist())
"""By how much lines of writing fall on a sheet that was not laid flat, for each pixel along."""
FINER: Final = (0.01, 0.005, 0.0025, 0.00125)
"""The steps in which that is looked for more closely."""
IN_LINE: Final = 4.0
"""In heights of the digits: the next digit of a line of writing is no further,"""
OFF_LINE: Final = 0.3
"""and no more off it."""
FEWEST_IN_LINES: Final = 12
"""Of fewer digits nobody can say how lines of writing run."""
CLEARER: Final = 0.93
"""They do where they then cover no more than this part of what they cover otherwise."""
DRAWN: Final = 0.35
"""Of the way between two crossings: where less is dark, no line runs there."""
SPARSE: Final = {False: 0.2, True: 0.12}
"""Of the figures that stand above each other in a line of writing, fewer are none; between two
ruled lines (True) there mostly is but one, of which the first digits of a few long numbers are a
part."""
FEW: Final = 0.34
"""Of the numbers of the others: what has fewer is no line of writing of its own."""
CORE: Final = 0.3
"""Of a digit's height, up and down from its middle: where the cores of digits leave room, there are
two lines of writing, though tails reach from one into the next."""
FEWEST_EVEN: Final = 5
"""Of fewer columns nobody can say how broad they usually are."""
ACROSS_POINT: Final = 0.7
"""Digits with a point between them are no further from each other, in heights of the digits."""
SHIFTS: Final = (0.0, -0.05, 0.05, -0.1, 0.1)
"""Of the usual breadth: so far from where it should be a border is tried."""
CROSSED: Final = 0.04
"""Where more of a band's figures cross it, it is none."""
LOWEST: Final = 0.5
"""In heights of the table's digits: what is lower is a part of a digit, or none,"""
TALLEST: Final = 2.2
"""what is taller is a piece of a line;"""


class Grid(NamedTuple):
    """The borders between rows (y of x) and columns (x of y), outer ones included.

    ``rows``, ``columns``: (n, 3) each, the coefficients of a border, the highest power first.
    ``has_row_line``, ``has_column_line``: (n,) each, whether a line is seen there.
    """

    rows: Points
    columns: Points
    has_row_line: npt.NDArray[np.bool_]
    has_column_line: npt.NDArray[np.bool_]

    def crossings(self) -> Points:
        """Return where borders cross on the table laid flat: (rows, columns, 2), x and y."""
        rows, columns = self.rows.T[:, :, None], self.columns.T[:, None, :]
        x, y = columns[2] + 0 * rows[2], rows[2] + 0 * columns[2]
        for _ in range(4):
            y = np.polyval(rows, x)
            x = np.polyval(columns, y)
        return np.stack((x, y), axis=-1)

    def cells_of(self, figures: Sequence[Figure]) -> list[tuple[int, int]]:
        """Return the row and column that the middle of each figure lies in: -1 for before."""
        left, top, right, bottom = np.array([one.box for one in figures]).T
        x, y = (left + right) / 2, (top + bottom) / 2
        row = (np.polyval(self.rows.T[:, :, None], x) < y).sum(axis=0) - 1
        column = (np.polyval(self.columns.T[:, :, None], y) < x).sum(axis=0) - 1
        return list(zip(row.tolist(), column.tolist(), strict=True))


def grid_of(flat: Flat, figures: Sequence[Figure], tall: float) -> Grid:
    digits = [one for one in figures if is_digit(one, tall)]
    # What is left of a line, or of the sheet's edge, makes no column.
    thin = [one for one in digits if one.width < SLIVER * one.height]
    edge = [one for one in thin if _is_on_line(one, flat.sheet.lines) or _goes_on(one, thin, tall)]
    digits = [one for one in digits if one not in edge] or digits
    inside = flat.inside or around(one.box for one in digits)
    boxes = np.array([one.box for one in digits], np.float64)
    number = _in_lines(boxes, ACROSS_POINT * tall)
    # In a row each number counts the same, however long it is.
    shares = 1 / np.bincount(number)[number]
    middles = (boxes[:, :2] + boxes[:, 2:]) / 2
    across = middles[:, 0], boxes[:, 1], boxes[:, 3]
    down = middles[:, 1], boxes[:, 0], boxes[:, 2]
    rows = [line.curve for line in flat.rows]
    rows = rows or _ends(inside[1::2], *across, tall, _way(boxes, tall))
    columns = [line.curve for line in flat.columns] or _ends(inside[::2], *down, tall)
    columns = _evenly_parted(columns, *down)
    sparse = SPARSE[bool(flat.rows)]
    rows = _parted(rows, *across, shares, 0.06 * tall, sparse, True)
    if not flat.rows:
        # Between two rules numbers that stand higher and lower are still of one row.
        core = CORE * (boxes[:, 3] - boxes[:, 1])
        low, high = (middles[:, 1] + side * core for side in (-1, 1))
        rows = _parted(rows, middles[:, 0], low, high, shares, 0.06 * tall, sparse, True)
    columns = _parted(columns, *down, shares, 0.45 * tall, SPARSE[bool(flat.columns)], False)
    large = [one for one in figures if LOWEST * tall <= one.height <= TALLEST * tall]
    columns = _without_cuts(columns, {id(line.curve) for line in flat.columns}, large, tall)
    seen = {id(line.curve) for line in (*flat.rows, *flat.columns) if line.is_seen}
    has_line = (np.array([id(curve) in seen for curve in curves]) for curves in (rows, columns))
    return Grid(np.array(rows), np.array(columns), next(has_line), next(has_line))


def is_digit(figure: Figure, tall: float) -> bool:
    """Return whether a figure is a digit of the table, no crumb and no piece of a line."""
    return figure.is_digit and LOWEST * tall <= figure.height <= TALLEST * tall


def _is_on_line(figure: Figure, lines: Grey) -> bool:
    """Return whether an upright figure stands on a line that was taken out, or beside it."""
    left, top, right, bottom = figure.box
    near = lines[top:bottom, max(0, left - ON_LINE_PX) : right + ON_LINE_PX]
    return bool((near > 0).any(axis=1).mean() > 0.5)


def _goes_on(figure: Figure, others: Sequence[Figure], tall: float) -> bool:
    """Return whether an upright figure is a piece of a line that others continue."""
    return any(
        abs(figure.box.left - other.box.left) < 0.2 * tall
        and max(figure.box.top - other.box.bottom, other.box.top - figure.box.bottom) < 0.3 * tall
        for other in others
        if other is not figure
    )


def _ends(
    ends: Sequence[float],
    along: Points,
    low: Points,
    high: Points,
    tall: float,
    way: Curve | None = None,
) -> list[Curve]:
    """Return the two outer borders where no line is seen: they run as the writing does.

    ``along``, ``low``, ``high``: as ``_parted`` has them. Lines of writing may all slant, and more
    and more so from one end to the other: at the right slant they leave most of the band blank.
    ``way``: how they run, as ``_way`` has it, where that is known.
    """
    first, last = ends
    middle, centre = float(along.mean()), (low + high) / 2
    share = (centre - first) / max(last - first, 1.0)
    across, unit = along - middle, 0.1 * tall

    def covered(slants: tuple[float, float], bend: float = 0.0) -> int:
        slant = slants[0] + (slants[1] - slants[0]) * share
        begin = (low - slant * across - bend * across**2) / unit
        length = (high - low) / unit
        places = (begin - begin.min()).astype(np.intp)
        counts = np.zeros(int((places + length).max()) + 2)
        np.add.at(counts, places, 1)
        np.add.at(counts, places + length.astype(np.intp), -1)
        return int((counts.cumsum() > 0).sum())

    def cost(slants: tuple[float, float]) -> tuple[float, float]:
        return covered(slants), abs(slants[0]) + abs(slants[1])

    choices = [(one, other) for one in SLANTS for other in SLANTS if abs(one - other) <= 0.12]
    best, bend = min(choices, key=cost), 0.0
    for step in FINER:
        near = [
            (best[0] + one, best[1] + other) for one, other in product((0, -step, step), repeat=2)
        ]
        best = min(near, key=cost)
    if way is not None:
        slope, turn, curved = way
        written = slope + turn * first, slope + turn * last
        if covered(written, curved) < covered(best):
            best, bend = written, curved
    if covered(best, bend) > CLEARER * covered((0.0, 0.0)):
        best, bend = (0.0, 0.0), 0.0
    shifts = [slant * across + bend * across**2 for slant in best]
    places = min(first, float((low - shifts[0]).min())), max(last, float((high - shifts[1]).max()))
    return [
        np.array([bend, slant - 2 * bend * middle, place - slant * middle + bend * middle**2])
        for slant, place in zip(best, places, strict=True)
    ]


def _way(boxes: Points, tall: float) -> Curve | None:
    """Return how lines of writing run, None where hardly any are seen: how steeply at the top of
    the sheet in the middle, how much more so for each pixel further down, and how they are bent.

    ``boxes``: (n, 4). Each digit and the next in its line differ as all others do.
    """
    x, y = (boxes[:, :2] + boxes[:, 2:]).T / 2
    line = _in_lines(boxes, IN_LINE * tall)
    x = x - x.mean()
    terms = np.stack([x, x * y, x**2], axis=1)
    sure = np.ones(len(x), bool)
    found = None
    for _ in range(3):
        counts = np.bincount(line[sure], minlength=len(x))
        sure &= counts[line] > 1
        if sure.sum() < FEWEST_IN_LINES:
            return None
        means = [
            np.bincount(line[sure], part[sure], len(x)) / np.maximum(counts, 1)
            for part in (*terms.T, y)
        ]
        left = np.stack(
            [part - mean[line] for part, mean in zip((*terms.T, y), means, strict=True)]
        )
        found = np.linalg.lstsq(left[:3, sure].T, left[3, sure], rcond=None)[0]
        sure &= np.abs(left[3] - found @ left[:3]) < OFF_LINE * tall
    return found


def _in_lines(boxes: Points, reach: float) -> npt.NDArray[np.intp]:
    """Return which line of writing, or number, each digit is in: that of the one on its left.

    ``reach``: no digit of it is further from the next, in pixels.
    """
    left, top, right, bottom = boxes.T
    middle, tall = (top + bottom) / 2, float(np.median(bottom - top))
    order = np.argsort(middle)
    begin, end = (np.searchsorted(middle[order], middle + side * tall / 2) for side in (-1, 1))
    line = np.arange(len(boxes))
    for one in np.argsort(left).tolist():
        others = order[begin[one] : end[one]]
        apart = left[one] - right[others]
        others = others[(left[others] < left[one]) & (apart < reach)]
        if len(others):
            line[one] = line[others[int(right[others].argmax())]]
    return line


def _evenly_parted(borders: list[Curve], along: Points, low: Points, high: Points) -> list[Curve]:
    """Return borders with those added that must have been missed, where all others are even.

    A band is as broad as several, each part of it holds as many figures as the others, and hardly
    any figure stands where its border would be. The rest as in ``_parted``.
    """
    places = np.array([np.polyval(curve, along) for curve in borders])
    gaps = np.median(np.diff(places, axis=0), axis=1)
    usual = float(np.median(gaps))
    counts = np.maximum(np.rint(gaps / usual), 1).astype(int)
    is_even = np.abs(gaps / usual - counts) < MAX_UNEVENNESS * counts
    single = is_even & (counts == 1)
    if len(gaps) < FEWEST_EVEN or single.mean() < MIN_EVEN_SHARE:
        return borders
    middle = (low + high) / 2

    def held(one: Curve, other: Curve) -> int:
        return int(((np.polyval(one, along) <= middle) & (middle < np.polyval(other, along))).sum())

    least = 0.5 * np.median([held(*pair) for pair in compress(pairwise(borders), single)])
    result = [borders[0]]
    for (first, second), count, is_multiple in zip(
        pairwise(borders), counts.tolist(), is_even, strict=True
    ):
        between = []
        for number in range(1, count):
            shifts = [number / count + shift / count for shift in SHIFTS]
            tried = [first + (second - first) * shift for shift in shifts]
            crossed = [
                int(((low < np.polyval(one, along)) & (np.polyval(one, along) < high)).sum())
                for one in tried
            ]
            if min(crossed) < CROSSED * held(first, second):
                between.append(tried[int(np.argmin(crossed))])
        parts = [first, *between, second]
        is_missed = (
            is_multiple
            and len(between) == count - 1
            and min(held(*p) for p in pairwise(parts)) >= least
        )
        result += [*(between if is_missed else ()), second]
    return result


def _parted(
    borders: list[Curve],
    along: Points,
    low: Points,
    high: Points,
    shares: Points,
    apart: float,
    sparse: float,
    is_rows: bool,
) -> list[Curve]:
    """Return borders with those added that part lines of writing within a band.

    ``along``, ``low``, ``high``: (n,) where each figure is along the band, and begins and ends
    across it. ``shares``: (n,) of its number. ``apart``: the least room between two lines of
    writing, in pixels. ``sparse``: see ``SPARSE``.
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
            weight = shares[inside] if is_rows else np.ones(len(begin))
            np.add.at(covered, np.clip(begin - apart / 2, 0, length).astype(int), weight)
            np.add.at(covered, np.clip(end + apart / 2, 0, length).astype(int), -weight)
            counts = np.cumsum(covered).round(6)
            # One figure that reaches into the next line does not join the two.
            busy = counts > max(0.5, sparse * float(np.percentile(counts[counts > 0], 90)))
            parts = np.array(stretches(busy))
            middle, share = (begin + end) / 2, shares[inside]
            held = np.array([share[(middle >= low) & (middle < high)].sum() for low, high in parts])
            # A few numbers that stand aside are no line of writing of their own.
            parts = parts[held >= FEW * np.median(held)]
            for (_, stop), (start, _) in pairwise(parts.tolist()):
                gap = counts[stop:start]
                clear = max(stretches(gap == gap.min()), key=lambda run: run[1] - run[0])
                place = stop + sum(clear) / 2
                result.append(first + (second - first) * (place / width))
        result.append(second)
    return result


def _without_cuts(
    columns: list[Curve], ruled: set[int], digits: Sequence[Figure], tall: float
) -> list[Curve]:
    """Return borders without those that are not ruled and that numbers run across.

    In most rows in which a digit stands on both sides of such a border, the two are as near to each
    other as digits of one number with a point between them.
    """
    kept = columns[:1]
    for border, following in pairwise(columns[1:]):
        left, right = (
            _at_border([one for one in digits if _is_between(one, *pair)], side)
            for pair, side in (((kept[-1], border), 2), ((border, following), 0))
        )
        gaps = [
            other.box.left - one.box.right
            for one in left
            for other in right
            if shared_height(one, other) > 0.5
        ]
        close = sum(gap < ACROSS_POINT * tall for gap in gaps)
        if id(border) in ruled or 2 * close <= min(len(left), len(right)):
            kept.append(border)
    return [*kept, columns[-1]]


def _is_between(figure: Figure, left: Curve, right: Curve) -> bool:
    x, y = figure.box.middle
    return bool(np.polyval(left, y) < x <= np.polyval(right, y))


def _at_border(digits: Sequence[Figure], side: int) -> list[Figure]:
    """Return the digits with no other beside them in their row: to the left (0) or right (2)."""
    sign = 1 if side else -1
    return [
        one
        for one in digits
        if not any(
            sign * (other.box[side] - one.box[side]) > 0 and shared_height(one, other) > 0.5
            for other in digits
            if other is not one
        )
    ]


def shared_height(one: Figure, other: Figure) -> float:
    """Return which part of the lower one's height two figures have in common."""
    shared = min(one.box.bottom, other.box.bottom) - max(one.box.top, other.box.top)
    return shared / min(one.height, other.height)


def merged_cells(grid: Grid, flat: Flat, points: Points) -> dict[tuple[int, int], tuple[int, int]]:
    """Return which cells have no line to the one on their left or above, and whose part they are.

    ``points``: the grid's crossings. Told only where the lines beside are there: in a table with
    few lines nothing is merged.
    """
    found: dict[tuple[int, int], tuple[int, int]] = {}
    row_count, column_count = len(grid.rows) - 1, len(grid.columns) - 1
    floor = 0.45 * ink_floor(flat.contrast)
    for row in range(row_count):
        for column in range(column_count):
            left, above = points[row + 1][column], points[row][column + 1]
            here = points[row][column]
            if (
                column
                and grid.has_column_line[column]
                and not _is_drawn(flat.contrast, here, left, floor)
            ):
                found[row, column] = found.get((row, column - 1), (row, column - 1))
            elif (
                row and grid.has_row_line[row] and not _is_drawn(flat.contrast, here, above, floor)
            ):
                found[row, column] = found.get((row - 1, column), (row - 1, column))
    # Lines that are missing all over are faint, not left out.
    return found if len(found) <= 0.15 * row_count * column_count else {}


def _is_drawn(contrast: Grey, begin: Points, end: Points, floor: float) -> bool:
    """Return whether there is a line between two points, at least along a part of the way."""
    part = np.linspace(0.15, 0.85, 24)[:, None]
    way = begin * (1 - part) + end * part
    reach = np.arange(-12, 13)
    across = np.array([end[1] - begin[1], begin[0] - end[0]])
    across = across / max(float(np.abs(across).max()), 1e-6)
    places = np.rint(way[:, None] + reach[:, None] * across).astype(int)
    height, width = contrast.shape
    x, y = np.clip(places[..., 0], 0, width - 1), np.clip(places[..., 1], 0, height - 1)
    # A line keeps its distance from the way, within a pixel or two; noise does not.
    beside = np.pad(contrast[y, x], ((0, 0), (1, 1)))
    band = np.maximum.reduce([beside[:, :-2], beside[:, 1:-1], beside[:, 2:]])
    return bool((band > floor).mean(axis=0).max() > DRAWN)
