"""Find the cells of a table that are doubtful in view of the others, and judge its grid.

Each cell keeps the doubt it was read with. This module adds the doubts that its column, its row and
its neighbours give rise to, and the evidence that the rows and columns themselves are wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import are_on_line, gaps
from digitpad.numbers.reading import UNREADABLE
from digitpad.paper.cell import At
from digitpad.paper.figures import MAX_SPECK, MIN_DIGIT_HEIGHT, Figure
from digitpad.paper.grid import (
    MAX_DIGIT_GAP,
    MIN_CELL_GAP,
    Grid,
    is_digit,
)
from digitpad.paper.groups import is_at_foot
from digitpad.paper.number import NUMBER
from digitpad.paper.oddities import MAX_PART_GAP
from digitpad.words import QT_TRANSLATE_NOOP

Cells = Mapping[At, Sequence[Figure]]
"""The figures of each cell."""

MOST: Final = 0.6
"""Share from which most of a row, column or table are alike: numbers in their decimals, so that
others are odd; filled cells in being words; borders in being rules."""
MIN_ONE_DIGIT_SHARE: Final = 0.9
"""Share of a table's numbers with one digit from which longer ones are doubtful."""
MIN_NUMBERS: Final = 10
"""Least number of numbers in such a table."""
CROSSING_REACH: Final = 0.05
"""Distance to a border, in digit heights, up to which a figure may cross it, and to the table's
last border, up to which a number may reach beyond it."""
EITHER_PROBABILITY: Final = 0.05
"""Probability of both 1 and 7 from which a digit may be either."""
MIN_EITHER: Final = 3
"""Number of such digits from which the hand's 1s and 7s are too alike."""
MAX_ONE_PROBABILITY: Final = 5e-5
"""Greatest probability of a 1 with which a 7 of such a hand is sure (seeds to tune on)."""
MIN_ODD_SHARE: Final = 0.2
"""Share of odd cells, among the filled ones of a column or table, from which its borders are
odd."""
MIN_ODD: Final = 2
"""Least number of such cells, of words in a header, and of numbers with equal decimals."""
MAX_OUTSIDE_SHARE: Final = 0.03
"""Share of all digits outside of the table above which a part of it was missed."""
MIN_OUTSIDE: Final = 4
"""Least number of such digits."""
MIN_POINT_DIGIT_PX: Final = 16
"""Digit height below which points are barely visible, and a photo of a part of the table is asked
for."""
MAX_SIZE_RATIO: Final = 1.6
"""Ratio of its width to the usual one from which a column of longer numbers may be several, and of
the largest to the smallest cell from which a ruled grid is uneven."""


def other_decimals(rows: Sequence[Sequence[str]]) -> set[At]:
    """Return the numbers with more or fewer decimals than most of their column.

    A point was missed there, or is none.
    """
    found = set()
    for column, texts in enumerate(zip(*rows, strict=True)):
        numbers = {row: NUMBER.match(text) for row, text in enumerate(texts) if text}
        decimals = {row: len(number[4] or "") for row, number in numbers.items() if number}
        usual, count = Counter(decimals.values()).most_common(1)[0] if decimals else (0, 0)
        if usual and count >= MOST * len(decimals):
            found |= {(row, column) for row, places in decimals.items() if places != usual}
    return found


def lost_points(rows: Sequence[Sequence[str]], digit_height: float) -> set[At]:
    """Return numbers that may have lost a point because digits are too small for it to show.

    Those are the ones of several digits without decimals in columns that have decimals.
    """
    if digit_height >= MIN_POINT_DIGIT_PX:
        return set()
    found = set()
    for column, texts in enumerate(zip(*rows, strict=True)):
        if any(sign in text for text in texts for sign in ".,"):
            found |= {
                (row, column)
                for row, text in enumerate(texts)
                if _digit_count(text) > 1 and not set(".,") & set(text)
            }
    return found


def words_of(
    rows: Sequence[Sequence[str]], cells: Cells, digit_height: float
) -> tuple[set[At], set[At]]:
    """Return the cells with words, and the doubtful numbers among them.

    Words are looked for in rows and columns of little else: headers and labels. If those hold some
    words, their numbers are doubtful, as they may be letters that look like digits.
    """
    wordy = {at for at, inside in cells.items() if _is_word(inside, digit_height)}
    filled = {at for at in np.ndindex(len(rows), len(rows[0])) if rows[at[0]][at[1]]}
    of_words: set[At] = set()
    beside: set[At] = set()
    for axis in (0, 1):
        # Headers and labels are at the edge.
        for place in {at[axis] for at in wordy} & {0, (len(rows), len(rows[0]))[axis] - 1}:
            line = {at for at in filled if at[axis] == place}
            if len(line & wordy) >= max(MIN_ODD, MOST * len(line)):
                of_words |= line
            elif len(line & wordy) >= max(MIN_ODD, MIN_ODD_SHARE * len(line)):
                beside |= line - wordy
    words = {
        at for at in of_words if at in wordy or not NUMBER.match(rows[at[0]][at[1]])
    }  # fmt: skip
    return words, (of_words | beside) - words


def _is_word(inside: Sequence[Figure], digit_height: float) -> bool:
    large = [one for one in inside if one.height >= MIN_DIGIT_HEIGHT * digit_height]
    letters = sum(not one.is_sign for one in large)
    return letters >= 2 and letters >= len(large) - letters


def odd_cells(cells: Cells, grid: Grid, digit_height: float) -> tuple[set[At], set[At], set[At]]:
    """Return three sets of cells that may be wrong.

    In the first, digits are far apart; in the second, above each other; in the third, close to a
    digit beyond a border without a rule.
    """
    far, stacked, cut = set(), set(), set()
    digits = {
        at: sorted(
            (one for one in inside if is_digit(one, digit_height)), key=lambda one: one.box.left
        )
        for at, inside in cells.items()
    }
    for at, inside in digits.items():
        for one, other in pairwise(inside):
            apart = other.box.left - one.box.right
            if not are_on_line(one.box, other.box):
                stacked.add(at)
            elif apart > MAX_DIGIT_GAP * digit_height:
                far.add(at)
    for (row, left), (_, right) in _beside(digits, grid):
        between = [one for column in range(left, right + 1) for one in cells.get((row, column), ())]
        is_open = not grid.has_column_line[left + 1 : right + 1].any()
        if is_open and _may_be_one_number(
            digits[row, left][-1], digits[row, right][0], between, digit_height
        ):
            cut |= {(row, left), (row, right)}
    return far, stacked, cut


def uncertain_cells(
    rows: Sequence[Sequence[str]], grid: Grid, odd: tuple[set[At], set[At], set[At]]
) -> set[At]:
    """Return the cells of columns and rows that may be several, or into which numbers run.

    ``odd``: see ``odd_cells``. A column between two rules is trusted if most columns are ruled, and
    so is a row.
    """
    far, stacked, cut = odd
    columns = {
        column
        for column in _columns_with_many(far, rows) | _columns_with_many(cut, rows)
        if _may_be_several(grid.has_column_line, column)
    }
    across = [list(texts) for texts in zip(*rows, strict=True)]
    lines = {
        row
        for row in _columns_with_many({(column, row) for row, column in stacked}, across)
        if _may_be_several(grid.has_row_line, row)
    }
    return {
        at
        for at in np.ndindex(len(rows), len(rows[0]))
        if rows[at[0]][at[1]] and (at[1] in columns or at[0] in lines)
    }


def _beside(digits: Cells, grid: Grid) -> Iterator[tuple[At, At]]:
    """Yield the pairs of successive cells with digits in a row."""
    for row in range(len(grid.rows) - 1):
        places = [(row, column) for column in range(len(grid.columns) - 1)]
        yield from pairwise(at for at in places if digits.get(at))


def _may_be_one_number(
    one: Figure, other: Figure, figures: Sequence[Figure], digit_height: float
) -> bool:
    """Return whether two digits are as close as those of one number.

    ``figures``: candidates for a point between them.
    """
    apart = other.box.left - one.box.right
    foot = (one.box.bottom + other.box.bottom) / 2
    has_point = any(
        is_at_foot(point, foot, digit_height)
        and one.box.right - 2 <= point.box.middle[0] <= other.box.left + 2
        for point in figures
    )
    return apart < (MAX_DIGIT_GAP if has_point else MIN_CELL_GAP) * digit_height and are_on_line(
        one.box, other.box
    )


def own_numbers(
    cells: Cells, merged: Mapping[At, At], points: npt.NDArray[np.float64], digit_height: float
) -> list[At]:
    """Return the merged cells that hold a number of their own.

    ``merged``: the cell that each belongs to. ``points``: see ``Grid.crossings``.
    """
    found = []
    for at, owner in merged.items():
        digits = [one for one in cells.get(at, ()) if is_digit(one, digit_height)]
        figures = [*cells.get(at, ()), *cells.get(owner, ())]
        x, y = points[at]
        reaches_over = any(
            one.box.top < y if at[1] == owner[1] else one.box.left < x for one in digits
        )
        continues = any(
            _may_be_one_number(first, second, figures, digit_height)
            for one in digits
            for other in cells.get(owner, ())
            for first, second in [sorted((one, other), key=lambda figure: figure.box.left)]
        )
        if digits and not reaches_over and not continues:
            found.append(at)
    return found


def longer_numbers(rows: Sequence[Sequence[str]]) -> set[At]:
    """Return the numbers of several digits in a table where nearly all have one.

    Each may be two numbers that are close.
    """
    counts = {
        (row, column): _digit_count(text)
        for row, texts in enumerate(rows)
        for column, text in enumerate(texts)
        if text
    }
    longer = {at for at, count in counts.items() if count > 1}
    is_odd = len(counts) >= MIN_NUMBERS and len(longer) <= (1 - MIN_ONE_DIGIT_SHARE) * len(counts)
    return longer if is_odd else set()


def loose_numbers(rows: Sequence[Sequence[str]], signs: Cells, grid: Grid) -> set[At]:
    """Return the cells that may hold numbers of two columns.

    Those lack a rule at a side, and their digits are far apart; if a column has many of them, its
    other numbers are included. ``signs``: those of each cell.
    """
    found = set()
    for (row, column), group in signs.items():
        number_height = float(np.median([one.height for one in group if one.is_digit] or [0]))
        gaps = [
            other.box.left - one.box.right
            for one, other in pairwise(group)
            if one.is_digit and other.is_digit
        ]
        is_open = _may_be_several(grid.has_column_line, column)
        if is_open and max(gaps, default=0) > MAX_PART_GAP * number_height:
            found.add((row, column))
    columns = _columns_with_many(found, rows)
    beside = {at for at in signs if at[1] in columns and _digit_count(rows[at[0]][at[1]]) > 1}
    return found | beside


def more_decimals(rows: Sequence[Sequence[str]]) -> set[At]:
    """Return the numbers with more decimals than most of the table and all of their column.

    Each may be two numbers.
    """
    decimals = {
        at: len(number[4])
        for at in np.ndindex(len(rows), len(rows[0]))
        if (number := NUMBER.match(rows[at[0]][at[1]])) and number[4]
    }
    usual, count = Counter(decimals.values()).most_common(1)[0] if decimals else (0, 0)
    if count < max(MIN_ODD + 1, MOST * len(decimals)):
        return set()
    alike = Counter((at[1], places) for at, places in decimals.items())
    return {at for at, places in decimals.items() if places > usual and alike[at[1], places] == 1}


def cut_off(
    rows: Sequence[Sequence[str]], cells: Cells, grid: Grid, digit_height: float
) -> set[At]:
    """Return the numbers that may be cut off by a border, with the cell that holds the rest.

    They end at the border and have fewer decimals than most of the table.
    """
    decimals = {
        at: len(number[4])
        for at in np.ndindex(len(rows), len(rows[0]))
        if (number := NUMBER.match(rows[at[0]][at[1]])) and number[4]
    }
    usual, count = Counter(decimals.values()).most_common(1)[0] if decimals else (0, 0)
    if count < max(MIN_ODD, MOST * len(decimals)):
        return set()
    found = set()
    for (row, column), places in decimals.items():
        border = grid.columns[column + 1]
        here, beyond = (
            [
                sign * (float(np.polyval(border, one.box.middle[1])) - one.box[side])
                for one in cells.get((row, at), ())
                if is_digit(one, digit_height)
            ]
            for at, side, sign in ((column, 2, 1), (column + 1, 0, -1))
        )
        if places < usual and min(here, default=np.inf) < MIN_CELL_GAP * digit_height:
            found.add((row, column))
            if min(beyond, default=np.inf) < MIN_CELL_GAP * digit_height:
                found.add((row, column + 1))
    return found


def sevens(cells: Cells, digit_height: float) -> set[At]:
    """Return the cells with a 7 that may be a 1, if many digits may be either."""
    digits = [
        (at, one.text, one.reading.probabilities[[1, 7]])
        for at, inside in cells.items()
        for one in inside
        if is_digit(one, digit_height) and one.reading is not None
    ]
    if (
        sum(bool(both.min() >= EITHER_PROBABILITY) for _, text, both in digits if text in "17")
        < MIN_EITHER
    ):
        return set()
    return {at for at, text, both in digits if text == "7" and both[0] > MAX_ONE_PROBABILITY}


def outside_cells(cells: Cells, grid: Grid, digit_height: float) -> set[At]:
    """Return the outer cells whose digits reach out of the table, or are close to others there.

    ``cells``: including those outside, at row or column -1 and beyond the last.
    """
    last = len(grid.columns) - 2
    found = set()
    for column, side, sign in ((0, 0, -1), (last, 2, 1)):
        border = grid.columns[column + (sign > 0)]
        for row in range(len(grid.rows) - 1):
            digits = [one for one in cells.get((row, column), ()) if is_digit(one, digit_height)]
            beyond = [
                sign * (one.box[side] - float(np.polyval(border, one.box.middle[1])))
                for one in digits
            ]
            # The picture ends close to the table, so only crumbs of a digit there may be visible.
            if max(beyond, default=-np.inf) > CROSSING_REACH * digit_height or (
                max(beyond, default=-np.inf) > -MIN_CELL_GAP * digit_height
                and sign > 0
                and any(
                    max(crumb.width, crumb.height) >= MAX_SPECK * digit_height
                    and gaps(crumb.box, digits[int(np.argmax(beyond))].box)[1] < 0
                    for crumb in cells.get((row, column + 1), ())
                )
            ):
                found.add((row, column))
    for (row, column), inside in cells.items():
        if not 0 <= row < len(grid.rows) - 1 or column not in (-1, last + 1):
            continue
        at = (row, min(max(column, 0), last))
        for one in inside:
            for other in cells.get(at, ()):
                apart = max(one.box.left - other.box.right, other.box.left - one.box.right)
                lower = min(one.height, other.height)
                if (
                    lower >= MIN_DIGIT_HEIGHT * digit_height
                    and apart < MAX_DIGIT_GAP * digit_height
                    and are_on_line(one.box, other.box)
                ):
                    found.add(at)
    return found


def crossing_cells(cells: Cells, grid: Grid, digit_height: float) -> set[At]:
    """Return the cells on both sides of a border between figures that are close to it and to each
    other.
    """
    found = set()
    for (row, column), inside in cells.items():
        border = grid.columns[column + 1]
        for one in inside:
            for other in cells.get((row, column + 1), ()):
                x = float(np.polyval(border, one.box.middle[1]))
                is_at_border = (
                    max(one.box.right - x, x - other.box.left) > -CROSSING_REACH * digit_height
                )
                is_near = other.box.left - one.box.right < MIN_CELL_GAP * digit_height
                is_large = min(one.height, other.height) >= MIN_DIGIT_HEIGHT * digit_height
                if is_at_border and is_near and is_large and are_on_line(one.box, other.box):
                    found |= {(row, column), (row, column + 1)}
    return found


def outside_share(cells: Cells, grid: Grid, digit_height: float) -> float:
    """Return the share of all digits that lie outside of a table, 0 for a few.

    ``cells``: see ``outside_cells``.
    """
    counts = {
        at: sum(is_digit(one, digit_height) for one in inside) for at, inside in cells.items()
    }
    outside = sum(
        count
        for (row, column), count in counts.items()
        if not (0 <= row < len(grid.rows) - 1 and 0 <= column < len(grid.columns) - 1)
    )
    return outside / sum(counts.values()) if outside >= MIN_OUTSIDE else 0.0


def grid_doubt(
    rows: Sequence[Sequence[str]],
    grid: Grid,
    odd: tuple[set[At], set[At], set[At]],
    outside: float = 0.0,
    is_likely: bool = True,
) -> str:
    """Return why the rows and columns may be wrong, "" if they are sure.

    ``odd``: see ``odd_cells``; ``outside``: see ``outside_share``; ``is_likely``: whether the grid
    is likelier right than wrong.
    """
    if len(rows) == len(rows[0]) == 1:
        return QT_TRANSLATE_NOOP(
            "paper", "Only one cell was found: take a sharper photo, or one of a part of the table."
        )
    far, stacked, cut = odd
    filled = _filled_counts(rows)
    reasons = []
    if _columns_with_many(far, rows) or _has_broad_column(rows, grid):
        reasons.append(QT_TRANSLATE_NOOP("paper", "some of its columns may be several"))
    is_open = bool(stacked) and not grid.has_row_line[1:-1].any()
    if is_open or _are_many(len(stacked), filled.total()):
        reasons.append(QT_TRANSLATE_NOOP("paper", "some of its rows may be several"))
    if _are_many(len(cut) // 2, filled.total()):
        reasons.append(QT_TRANSLATE_NOOP("paper", "numbers run from one column into the next"))
    if _are_unequal(rows, grid):
        reasons.append(QT_TRANSLATE_NOOP("paper", "cells of one digit are of very unequal sizes"))
    if _is_one_sided(grid.has_column_line) or _is_one_sided(grid.has_row_line):
        reasons.append(QT_TRANSLATE_NOOP("paper", "rules were found on one side only"))
    elif 0 < max(map(_seen_share, (grid.has_row_line, grid.has_column_line))) < MOST:
        reasons.append(QT_TRANSLATE_NOOP("paper", "few of its rules were found"))
    if outside > MAX_OUTSIDE_SHARE:
        reasons.append(QT_TRANSLATE_NOOP("paper", "some numbers stand outside of it"))
    if not is_likely:
        reasons.append(QT_TRANSLATE_NOOP("paper", "as its numbers stand, they are likely wrong"))
    if not reasons:
        return ""
    together = QT_TRANSLATE_NOOP("paper", "{first}, and {second}")
    words = QT_TRANSLATE_NOOP(
        "paper",
        "The rows and columns of this table are not sure: {reasons}. Mark its corners, or compare "
        "the cells with the photo.",
    )
    return words.filled(
        reasons=reduce(lambda first, second: together.filled(first=first, second=second), reasons)
    )


def _filled_counts(rows: Sequence[Sequence[str]]) -> Counter[int]:
    """Return the number of filled cells in each column."""
    return Counter(column for texts in rows for column, text in enumerate(texts) if text)


def _columns_with_many(cells: set[At], rows: Sequence[Sequence[str]]) -> set[int]:
    """Return the columns with many of these cells."""
    filled = _filled_counts(rows)
    counts = Counter(column for _, column in cells)
    return {column for column, count in counts.items() if _are_many(count, filled[column])}


def _are_many(count: int, among: int) -> bool:
    return count >= max(MIN_ODD, MIN_ODD_SHARE * among)


def _has_broad_column(rows: Sequence[Sequence[str]], grid: Grid) -> bool:
    """Return whether a column is as wide as several and has more digits than others, of one."""
    digits = [
        float(np.median(counts))
        if (counts := [_digit_count(text) for text in texts if text])
        else 0.0
        for texts in zip(*rows, strict=True)
    ]
    middle = grid.crossings()[len(rows) // 2, :, 0]
    widths = np.diff(middle)
    usual = float(np.median(widths))
    if len(digits) < 3 or float(np.median([count for count in digits if count] or [0])) > 1:
        return False
    return any(
        width > MAX_SIZE_RATIO * usual and count >= 2
        for width, count in zip(widths, digits, strict=True)
    )


def _are_unequal(rows: Sequence[Sequence[str]], grid: Grid) -> bool:
    """Return whether ruled cells of one digit each differ much in width or height."""
    counts = [_digit_count(text) for texts in rows for text in texts if text]
    is_ruled = min(_seen_share(grid.has_row_line), _seen_share(grid.has_column_line)) >= MOST
    if not is_ruled or not counts or float(np.mean(np.array(counts) > 1)) > MIN_ODD_SHARE:
        return False
    points = grid.crossings()
    widths = np.diff(points[len(points) // 2, :, 0])
    heights = np.diff(points[:, points.shape[1] // 2, 1])
    return bool(max(widths.max() / widths.min(), heights.max() / heights.min()) > MAX_SIZE_RATIO)


def _digit_count(text: str) -> int:
    return sum(sign.isdigit() or sign == UNREADABLE for sign in text)


def _may_be_several(has_line: npt.NDArray[np.bool_], place: int) -> bool:
    """Return whether a column or row lacks a rule at a side, or most others do."""
    return not has_line[place : place + 2].all() or _seen_share(has_line) < MOST


def _seen_share(has_line: npt.NDArray[np.bool_]) -> float:
    return float(np.mean(has_line))


def _is_one_sided(has_line: npt.NDArray[np.bool_]) -> bool:
    """Return whether a ruled grid has an outer line on one of two sides only."""
    return bool(sum(has_line) >= 3 and has_line[0] != has_line[-1])
