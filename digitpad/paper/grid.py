"""Divide a flattened table into rows and columns, by its rules or by the places of its numbers.

Its rules, which may be bent, divide it into bands. A band of several text lines is divided again
where there is no ink, which gives rows and columns to a table with few rules or none.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, pairwise, product
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Grey
from digitpad.ink.boxes import are_on_line, around
from digitpad.paper.figures import MIN_DIGIT_HEIGHT, Figure
from digitpad.paper.flat import MAX_UNEVENNESS, MIN_EVEN_SHARE, Curve, Flat, Points
from digitpad.paper.sheet import ink_floor
from digitpad.preprocess.blobs import stretches
from digitpad.preprocess.ruling import RuledLine

LINE_REACH_PX: Final = 4
"""Distance up to which an upright figure is beside a line that was removed."""
MAX_SLIVER_ASPECT: Final = 0.2
"""Width over height up to which a figure may be a piece of a line."""
SLANTS: Final = tuple(np.arange(-0.16, 0.17, 0.02).round(2).tolist())
"""Slopes of text lines that are tried on a sheet that was not flattened."""
SLANT_STEPS: Final = (0.01, 0.005, 0.0025, 0.00125)
"""Steps in which the best slope is refined."""
MAX_LINE_GAP: Final = 4.0
"""Largest gap between two digits of a text line, in digit heights."""
MAX_LINE_OFFSET: Final = 0.3
"""Largest distance of a digit from the course of its text line, in digit heights."""
MIN_LINE_DIGITS: Final = 12
"""Digits needed before the course of text lines is estimated."""
MAX_SLANTED_COVER: Final = 0.93
"""Part of the sheet that slanted text lines cover, in what level ones would cover, up to which they
are slanted."""
MIN_LINE_COVER: Final = 0.35
"""Least dark part of the way between two crossings along which a line runs."""
MIN_DENSITY: Final = {False: 0.2, True: 0.12}
"""Figures across a text line, in the usual number of the band, below which there is none. Between
two rules (True) there mostly is just one line, which also holds the first digits of a few long
numbers."""
MIN_LINE_SHARE: Final = 0.34
"""Least number of numbers in a text line, in that of the others."""
DIGIT_CORE: Final = 0.3
"""Extent of a digit's core up and down from its middle, in digit heights. A gap between cores
separates two text lines, even if tails reach from one into the next."""
MIN_COLUMNS: Final = 5
"""Columns needed before their usual width is estimated."""
MAX_POINT_GAP: Final = 0.7
"""Largest gap between two digits of a number in most rows of a table, in digit heights."""
MAX_DIGIT_GAP: Final = 0.8
"""Largest gap between two signs of any number, in the same unit."""
MIN_CELL_GAP: Final = 0.3
"""Least gap between digits of two cells, in digit heights."""
SHIFTS: Final = (0.0, -0.05, 0.05, -0.1, 0.1)
"""Offsets at which a missed border is tried, in usual widths."""
MAX_CROSSED_SHARE: Final = 0.04
"""Share of a band's figures that may cross a border."""
MAX_DIGIT_HEIGHT: Final = 2.2
"""Greatest height of a table's digit, in the typical one; anything higher is a piece of a line."""


class Grid(NamedTuple):
    """The borders between rows (y of x) and columns (x of y), outer ones included.

    ``rows``, ``columns``: (n, 3) each, the coefficients of a border, the highest power first.
    ``has_row_line``, ``has_column_line``: (n,) each, whether the border is a rule.
    """

    rows: Points
    columns: Points
    has_row_line: npt.NDArray[np.bool_]
    has_column_line: npt.NDArray[np.bool_]

    def crossings(self) -> Points:
        """Return the crossings of borders on the flattened table: (rows, columns, 2), x and y."""
        rows, columns = self.rows.T[:, :, None], self.columns.T[:, None, :]
        x, y = columns[2] + 0 * rows[2], rows[2] + 0 * columns[2]
        for _ in range(4):
            y = np.polyval(rows, x)
            x = np.polyval(columns, y)
        return np.stack((x, y), axis=-1)

    def cells_of(self, figures: Sequence[Figure]) -> list[tuple[int, int]]:
        """Return the row and column of each figure's middle, -1 before the first."""
        left, top, right, bottom = np.array([one.box for one in figures]).T
        x, y = (left + right) / 2, (top + bottom) / 2
        row = (np.polyval(self.rows.T[:, :, None], x) < y).sum(axis=0) - 1
        column = (np.polyval(self.columns.T[:, :, None], y) < x).sum(axis=0) - 1
        return list(zip(row.tolist(), column.tolist(), strict=True))


class Way(NamedTuple):
    """The decisions on a grid that were a close call: each is one that may have been wrong.

    ``row_rules``, ``column_rules``: whether rules divide it. ``splits_columns``: whether numbers
    divide what lies between two. ``min_gap``: least gap between columns, in digit heights.
    ``min_density``: see ``MIN_DENSITY``. ``drops_crossed``: whether columns with close numbers on
    either side of their border are joined.
    """

    row_rules: bool = True
    column_rules: bool = True
    splits_columns: bool = True
    min_gap: float = 0.45
    min_density: float | None = None
    drops_crossed: bool = True


USUAL_WAY: Final = Way()


class GridFinder:
    """Divides one flattened table into rows and columns, in one way or another."""

    def __init__(self, flat: Flat, figures: Sequence[Figure], digit_height: float) -> None:
        self._flat, self._digit_height = flat, digit_height
        digits = [one for one in figures if is_digit(one, digit_height)]
        # Remains of a line, or of the sheet's edge, make no column.
        thin = [one for one in digits if one.width < MAX_SLIVER_ASPECT * one.height]
        line_remains = [
            one
            for one in thin
            if _is_on_line(one, flat.sheet.lines) or _continues_line(one, thin, digit_height)
        ]
        digits = [one for one in digits if one not in line_remains] or digits
        self._large = [
            one
            for one in figures
            if MIN_DIGIT_HEIGHT * digit_height <= one.height <= MAX_DIGIT_HEIGHT * digit_height
        ]
        self._inside = flat.inside or around(one.box for one in digits)
        self._boxes = np.array([one.box for one in digits], np.float64)
        number_of = _lines_of(self._boxes, MAX_POINT_GAP * digit_height)
        # In a row each number counts the same, however long it is.
        self._weights = 1 / np.bincount(number_of)[number_of]
        self._middles = (self._boxes[:, :2] + self._boxes[:, 2:]) / 2
        self._rows: dict[bool, list[Curve]] = {}

    def grid(self, way: Way = USUAL_WAY) -> Grid:
        rules = [line for line in self._flat.rows if way.row_rules]
        rules += [line for line in self._flat.columns if way.column_rules]
        seen = {id(line.curve) for line in rules if line.is_seen}
        if way.row_rules not in self._rows:
            self._rows[way.row_rules] = self._rows_of(self._flat.rows if way.row_rules else ())
        rows, columns = self._rows[way.row_rules], self._columns_of(way)
        has_line = (np.array([id(curve) in seen for curve in curves]) for curves in (rows, columns))
        return Grid(np.array(rows), np.array(columns), next(has_line), next(has_line))

    def _rows_of(self, rules: Sequence[RuledLine]) -> list[Curve]:
        boxes, middles, height = self._boxes, self._middles, self._digit_height
        across = middles[:, 0], boxes[:, 1], boxes[:, 3]
        rows = [line.curve for line in rules] or _outer_borders(
            self._inside[1::2], *across, height, _course(boxes, height)
        )
        gap, density = 0.06 * height, MIN_DENSITY[bool(rules)]
        rows = _split_bands(rows, *across, self._weights, gap, density, True)
        if not rules:
            # Between two rules numbers at different heights are still in one row.
            core = DIGIT_CORE * (boxes[:, 3] - boxes[:, 1])
            low, high = (middles[:, 1] + side * core for side in (-1, 1))
            rows = _split_bands(rows, middles[:, 0], low, high, self._weights, gap, density, True)
        return rows

    def _columns_of(self, way: Way) -> list[Curve]:
        height, rules = self._digit_height, self._flat.columns if way.column_rules else []
        down = self._middles[:, 1], self._boxes[:, 0], self._boxes[:, 2]
        columns = [line.curve for line in rules] or _outer_borders(self._inside[::2], *down, height)
        columns = _with_missed_borders(columns, *down)
        if not way.splits_columns:
            return columns
        density = way.min_density or MIN_DENSITY[bool(rules)]
        columns = _split_bands(columns, *down, self._weights, way.min_gap * height, density, False)
        if not way.drops_crossed:
            return columns
        return _without_crossed_borders(
            columns, {id(line.curve) for line in rules}, self._large, height
        )


def grid_of(flat: Flat, figures: Sequence[Figure], digit_height: float) -> Grid:
    return GridFinder(flat, figures, digit_height).grid()


def is_digit(figure: Figure, digit_height: float) -> bool:
    """Return whether a figure is a digit of the table, not a crumb or a piece of a line."""
    return (
        figure.is_digit
        and MIN_DIGIT_HEIGHT * digit_height <= figure.height <= MAX_DIGIT_HEIGHT * digit_height
    )


def _is_on_line(figure: Figure, lines: Grey) -> bool:
    """Return whether an upright figure is on a line that was removed, or beside it."""
    left, top, right, bottom = figure.box
    near = lines[top:bottom, max(0, left - LINE_REACH_PX) : right + LINE_REACH_PX]
    return bool((near > 0).any(axis=1).mean() > 0.5)


def _continues_line(figure: Figure, others: Sequence[Figure], digit_height: float) -> bool:
    """Return whether an upright figure and another are pieces of one line."""
    return any(
        abs(figure.box.left - other.box.left) < 0.2 * digit_height
        and max(figure.box.top - other.box.bottom, other.box.top - figure.box.bottom)
        < 0.3 * digit_height
        for other in others
        if other is not figure
    )


def _outer_borders(
    ends: Sequence[float],
    along: Points,
    low: Points,
    high: Points,
    digit_height: float,
    course: Curve | None = None,
) -> list[Curve]:
    """Return the two outer borders of a table without rules, parallel to its text lines.

    ``along``, ``low``, ``high``: see ``_split_bands``. Text lines may slant, and the slant may
    change from one end to the other; at the right slant they leave most of the band blank.
    ``course``: that of the text lines, see ``_course``, if it is known.
    """
    first, last = ends
    middle, centre = float(along.mean()), (low + high) / 2
    share = (centre - first) / max(last - first, 1.0)
    across, unit = along - middle, 0.1 * digit_height

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
    for step in SLANT_STEPS:
        candidates = [
            (best[0] + one, best[1] + other) for one, other in product((0, -step, step), repeat=2)
        ]
        best = min(candidates, key=cost)
    if course is not None:
        slope, turn, course_bend = course
        course_slants = slope + turn * first, slope + turn * last
        if covered(course_slants, course_bend) < covered(best):
            best, bend = course_slants, course_bend
    if covered(best, bend) > MAX_SLANTED_COVER * covered((0.0, 0.0)):
        best, bend = (0.0, 0.0), 0.0
    shifts = [slant * across + bend * across**2 for slant in best]
    places = min(first, float((low - shifts[0]).min())), max(last, float((high - shifts[1]).max()))
    return [
        np.array([bend, slant - 2 * bend * middle, place - slant * middle + bend * middle**2])
        for slant, place in zip(best, places, strict=True)
    ]


def _course(boxes: Points, digit_height: float) -> Curve | None:
    """Return the course of text lines, None if there are too few digits.

    ``boxes``: (n, 4), of the digits. Returns the slope at the top of the sheet, its change for each
    pixel further down, and the bend, fitted to all lines together.
    """
    x, y = (boxes[:, :2] + boxes[:, 2:]).T / 2
    line = _lines_of(boxes, MAX_LINE_GAP * digit_height)
    x = x - x.mean()
    terms = np.stack([x, x * y, x**2], axis=1)
    is_inlier = np.ones(len(x), bool)
    coefficients = None
    for _ in range(3):
        counts = np.bincount(line[is_inlier], minlength=len(x))
        is_inlier &= counts[line] > 1
        if is_inlier.sum() < MIN_LINE_DIGITS:
            return None
        means = [
            np.bincount(line[is_inlier], part[is_inlier], len(x)) / np.maximum(counts, 1)
            for part in (*terms.T, y)
        ]
        residuals = np.stack(
            [part - mean[line] for part, mean in zip((*terms.T, y), means, strict=True)]
        )
        coefficients = np.linalg.lstsq(
            residuals[:3, is_inlier].T, residuals[3, is_inlier], rcond=None
        )[0]
        is_inlier &= (
            np.abs(residuals[3] - coefficients @ residuals[:3]) < MAX_LINE_OFFSET * digit_height
        )
    return coefficients


def _lines_of(boxes: Points, reach: float) -> npt.NDArray[np.intp]:
    """Return the index of each digit's text line, or number: that of the digit on its left.

    ``reach``: the largest gap between two of its digits, in pixels.
    """
    left, top, right, bottom = boxes.T
    middle, digit_height = (top + bottom) / 2, float(np.median(bottom - top))
    order = np.argsort(middle)
    begin, end = (
        np.searchsorted(middle[order], middle + side * digit_height / 2) for side in (-1, 1)
    )
    line = np.arange(len(boxes))
    for one in np.argsort(left).tolist():
        others = order[begin[one] : end[one]]
        apart = left[one] - right[others]
        others = others[(left[others] < left[one]) & (apart < reach)]
        if len(others):
            line[one] = line[others[int(right[others].argmax())]]
    return line


def _with_missed_borders(
    borders: list[Curve], along: Points, low: Points, high: Points
) -> list[Curve]:
    """Return borders with the missed ones of an even grid.

    A band with a missed border is as wide as several, each part of it holds as many figures as
    other bands, and few figures lie where the border would be. ``along``, ``low``, ``high``: see
    ``_split_bands``.
    """
    places = np.array([np.polyval(curve, along) for curve in borders])
    gaps = np.median(np.diff(places, axis=0), axis=1)
    usual_width = float(np.median(gaps))
    counts = np.maximum(np.rint(gaps / usual_width), 1).astype(int)
    is_even = np.abs(gaps / usual_width - counts) < MAX_UNEVENNESS * counts
    single = is_even & (counts == 1)
    if len(gaps) < MIN_COLUMNS or single.mean() < MIN_EVEN_SHARE:
        return borders
    middle = (low + high) / 2

    def count_between(one: Curve, other: Curve) -> int:
        return int(((np.polyval(one, along) <= middle) & (middle < np.polyval(other, along))).sum())

    min_count = 0.5 * np.median(
        [count_between(*pair) for pair in compress(pairwise(borders), single)]
    )
    result = [borders[0]]
    for (first, second), count, is_multiple in zip(
        pairwise(borders), counts.tolist(), is_even, strict=True
    ):
        between = []
        for number in range(1, count):
            shifts = [number / count + shift / count for shift in SHIFTS]
            candidates = [first + (second - first) * shift for shift in shifts]
            crossed_counts = [
                int(((low < np.polyval(one, along)) & (np.polyval(one, along) < high)).sum())
                for one in candidates
            ]
            if min(crossed_counts) < MAX_CROSSED_SHARE * count_between(first, second):
                between.append(candidates[int(np.argmin(crossed_counts))])
        parts = [first, *between, second]
        is_missed = (
            is_multiple
            and len(between) == count - 1
            and min(count_between(*p) for p in pairwise(parts)) >= min_count
        )
        result += [*(between if is_missed else ()), second]
    return result


def _split_bands(
    borders: list[Curve],
    along: Points,
    low: Points,
    high: Points,
    weights: Points,
    min_gap: float,
    min_density: float,
    is_rows: bool,
) -> list[Curve]:
    """Return borders with new ones between the text lines within a band.

    ``along``, ``low``, ``high``: (n,), the place of each figure along the band, and its begin and
    end across it. ``weights``: (n,), its share in its number. ``min_gap``: that between two text
    lines, in pixels. ``min_density``: see ``MIN_DENSITY``.
    """
    result = [borders[0]]
    for first, second in pairwise(borders):
        band_start, band_end = np.polyval(first, along), np.polyval(second, along)
        inside = ((low + high) / 2 > band_start) & ((low + high) / 2 < band_end)
        # Distances to the first border, scaled as if the band had the same width throughout.
        width = float(np.median(band_end - band_start))
        scale = width / np.maximum(band_end - band_start, 1.0)
        begin, end = ((low - band_start) * scale)[inside], ((high - band_start) * scale)[inside]
        if len(begin) > 1:
            length = int(max(end.max(), 1)) + 2
            covered = np.zeros(length + 1)
            weight = weights[inside] if is_rows else np.ones(len(begin))
            np.add.at(covered, np.clip(begin - min_gap / 2, 0, length).astype(int), weight)
            np.add.at(covered, np.clip(end + min_gap / 2, 0, length).astype(int), -weight)
            counts = np.cumsum(covered).round(6)
            # A figure that reaches into the next line does not join the two.
            busy = counts > max(0.5, min_density * float(np.percentile(counts[counts > 0], 90)))
            parts = np.array(stretches(busy))
            middle, weight_inside = (begin + end) / 2, weights[inside]
            part_weights = np.array(
                [weight_inside[(middle >= low) & (middle < high)].sum() for low, high in parts]
            )
            # A few stray numbers are no text line of their own.
            parts = parts[part_weights >= MIN_LINE_SHARE * np.median(part_weights)]
            for (_, stop), (start, _) in pairwise(parts.tolist()):
                gap = counts[stop:start]
                clear = max(stretches(gap == gap.min()), key=lambda run: run[1] - run[0])
                place = stop + sum(clear) / 2
                result.append(first + (second - first) * (place / width))
        result.append(second)
    return result


def _without_crossed_borders(
    columns: list[Curve], ruled: set[int], digits: Sequence[Figure], digit_height: float
) -> list[Curve]:
    """Return borders without those that numbers cross, except for rules.

    In most rows with a digit on either side of such a border, the two are as close as digits of one
    number with a point between them.
    """
    kept = columns[:1]
    x, y = np.array([one.box.middle for one in digits], np.float64).reshape(-1, 2).T

    def outermost(first: Curve, second: Curve, side: int) -> list[Figure]:
        between = (np.polyval(first, y) < x) & (x <= np.polyval(second, y))
        return _outermost([*compress(digits, between)], side)

    for border, following in pairwise(columns[1:]):
        if id(border) in ruled:
            kept.append(border)
            continue
        left, right = outermost(kept[-1], border, 2), outermost(border, following, 0)
        gaps = [
            other.box.left - one.box.right
            for one in left
            for other in right
            if are_on_line(one.box, other.box)
        ]
        close = sum(gap < MAX_POINT_GAP * digit_height for gap in gaps)
        if 2 * close <= min(len(left), len(right)):
            kept.append(border)
    return [*kept, columns[-1]]


def _outermost(digits: Sequence[Figure], side: int) -> list[Figure]:
    """Return the leftmost (0) or rightmost (2) digits of their rows."""
    sign = 1 if side else -1
    return [
        one
        for one in digits
        if not any(
            sign * (other.box[side] - one.box[side]) > 0 and are_on_line(one.box, other.box)
            for other in digits
            if other is not one
        )
    ]


def merged_cells(grid: Grid, flat: Flat, points: Points) -> dict[tuple[int, int], tuple[int, int]]:
    """Return the cells that are merged with one on their left or above, and that cell.

    ``points``: the grid's crossings. Only missing parts of rules count: in a table with few rules
    nothing is merged.
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
    # Lines that are missing all over are faint, not merged.
    return found if len(found) <= 0.15 * row_count * column_count else {}


def _is_drawn(contrast: Grey, begin: Points, end: Points, floor: float) -> bool:
    """Return whether a line runs between two points, at least part of the way."""
    fraction = np.linspace(0.15, 0.85, 24)[:, None]
    path = begin * (1 - fraction) + end * fraction
    reach = np.arange(-12, 13)
    across = np.array([end[1] - begin[1], begin[0] - end[0]])
    across = across / max(float(np.abs(across).max()), 1e-6)
    places = np.rint(path[:, None] + reach[:, None] * across).astype(int)
    height, width = contrast.shape
    x, y = np.clip(places[..., 0], 0, width - 1), np.clip(places[..., 1], 0, height - 1)
    # A line stays parallel to the path within a pixel or two; noise does not.
    beside = np.pad(contrast[y, x], ((0, 0), (1, 1)))
    band = np.maximum.reduce([beside[:, :-2], beside[:, 1:-1], beside[:, 2:]])
    return bool((band > floor).mean(axis=0).max() > MIN_LINE_COVER)
