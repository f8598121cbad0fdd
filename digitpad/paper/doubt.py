"""What of a table is doubtful in view of its other cells, and whether its grid is.

Each cell keeps the doubt it was read with. What its column, its row and its neighbours add to that,
and what says that rows and columns themselves were taken for others, is told here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.lines.reading import UNREADABLE
from digitpad.paper.figures import Figure
from digitpad.paper.grid import MAX_SLIVER_ASPECT, MIN_DIGIT_HEIGHT, Grid, is_digit, shared_height
from digitpad.paper.number import NUMBER
from digitpad.words import QT_TRANSLATE_NOOP

At = tuple[int, int]
Cells = Mapping[At, Sequence[Figure]]
"""The figures of each cell."""
Texts = list[list[str]]

SAME_DECIMALS: Final = 0.6
"""Where so many numbers of a column have as many decimals, the others are doubtful."""
WORDS: Final = 0.6
"""Of the cells of a row or column that hold something: where so many are words, it is of words."""
FEWEST_WORDS: Final = 2
ALIKE: Final = 0.9
FEWEST_ALIKE: Final = 10
"""Of so many numbers so many have one digit: those that have more are doubtful."""
FAR: Final = 0.8
"""Digits of one number are nearer to each other, in heights of the table's digits;"""
LOOSE: Final = 0.35
"""those of a number of a column without rules are no further, in its own heights: on 600 generated
tables without rules (seeds to tune on) 86 wrong numbers less are sure, and 24 right ones;"""
NEAR: Final = 0.3
"""those of two cells without a rule between them are further."""
POINT: Final = 0.5
"""A point or comma between two digits is smaller, in the same unit,"""
POINT_OFF: Final = 0.4
"""and no further from their foot."""
LEAST_SHARED: Final = 0.35
"""Of the lower one's height: digits of one line have more in common."""
AT_BORDER: Final = 0.05
"""So near to a border a figure may run across it;"""
BEGINS: Final = 0.15
"""so near begins what may be the end of a number that goes on across it,"""
ENDS: Final = 0.4
"""and so near that number ends."""
ACROSS: Final = 0.1
"""So far beyond the table's last border its numbers go on,"""
CRUMB: Final = 0.1
"""of which so much may be seen at the edge of the picture, all in heights of the digits."""
MOSTLY: Final = 0.5
"""Where so many of a table's decimal numbers have as many decimals, others are odd,"""
FEWEST_DECIMALS: Final = 2
"""if there are as many of them."""
EITHER: Final = 0.05
"""What is a 1 and a 7 with at least this probability may be either;"""
FEWEST_EITHER: Final = 3
"""of a hand that writes so many of them"""
SURELY_NO_ONE: Final = 5e-5
"""a 7 is sure where a 1 is no more probable. On 300 generated tables (10,563 numbers, seeds to tune
on) 18 of 19 sevens that were ones, and 9 that were sevens."""
SOME: Final = 0.2
"""Of the filled cells of a column, or of a table: where so many are odd, its borders are,"""
FEWEST_ODD: Final = 2
"""and never for fewer than this."""
SEEN: Final = 0.6
"""Of a ruled grid's borders so many are seen, one way at least."""
OUTSIDE: Final = 0.03
"""Of all digits: where so many stand outside of the table,"""
FEWEST_OUTSIDE: Final = 4
"""and no fewer, a part of it was not found."""
VANISHING_PX: Final = 16
"""Points of digits that are lower are hardly seen."""
BROAD: Final = 1.6
"""A column of so many usual widths is several where others hold one digit, and it holds more."""


def other_decimals(rows: Sequence[Sequence[str]]) -> set[At]:
    """Return the numbers that have not as many decimals as most of their column: a point was
    missed there, or is none.
    """
    found = set()
    for column, texts in enumerate(zip(*rows, strict=True)):
        numbers = {row: NUMBER.match(text) for row, text in enumerate(texts) if text}
        decimals = {row: len(number[4] or "") for row, number in numbers.items() if number}
        usual, count = Counter(decimals.values()).most_common(1)[0] if decimals else (0, 0)
        if usual and count >= SAME_DECIMALS * len(decimals):
            found |= {(row, column) for row, places in decimals.items() if places != usual}
    return found


def lost_points(rows: Sequence[Sequence[str]], tall: float) -> set[At]:
    """Return the numbers of several digits without decimals in columns that have some, where digits
    are so small that a point is hardly seen.
    """
    if tall >= VANISHING_PX:
        return set()
    found = set()
    for column, texts in enumerate(zip(*rows, strict=True)):
        if any(sign in text for text in texts for sign in ".,"):
            found |= {
                (row, column)
                for row, text in enumerate(texts)
                if _digits(text) > 1 and not set(".,") & set(text)
            }
    return found


def words_of(rows: Sequence[Sequence[str]], cells: Cells, tall: float) -> tuple[set[At], set[At]]:
    """Return which cells hold words, and what stands among them and was read as a number.

    Told of rows and columns that hold hardly anything else: headers and labels. Where they hold
    some words, what is no word is doubtful: of letters that look like digits.
    """
    wordy = {at for at, inside in cells.items() if _is_word(inside, tall)}
    filled = {at for at in np.ndindex(len(rows), len(rows[0])) if rows[at[0]][at[1]]}
    of_words: set[At] = set()
    beside: set[At] = set()
    for axis in (0, 1):
        # Headers and labels stand at the edge.
        for place in {at[axis] for at in wordy} & {0, (len(rows), len(rows[0]))[axis] - 1}:
            line = {at for at in filled if at[axis] == place}
            if len(line & wordy) >= max(FEWEST_WORDS, WORDS * len(line)):
                of_words |= line
            elif len(line & wordy) >= max(FEWEST_WORDS, SOME * len(line)):
                beside |= line - wordy
    words = {
        at for at in of_words if at in wordy or not NUMBER.match(rows[at[0]][at[1]])
    }  # fmt: skip
    return words, (of_words | beside) - words


def _is_word(inside: Sequence[Figure], tall: float) -> bool:
    large = [one for one in inside if one.height >= MIN_DIGIT_HEIGHT * tall]
    letters = sum(not one.is_sign for one in large)
    return letters >= 2 and letters >= len(large) - letters


def odd_cells(cells: Cells, grid: Grid, tall: float) -> tuple[set[At], set[At], set[At]]:
    """Return the cells in which digits stand far apart, above each other, and close to a digit
    beyond a border that is not ruled, or across it.
    """
    far, stacked, cut = set(), set(), set()
    digits = {
        at: sorted((one for one in inside if is_digit(one, tall)), key=lambda one: one.box.left)
        for at, inside in cells.items()
    }
    for at, inside in digits.items():
        for one, other in pairwise(inside):
            apart = other.box.left - one.box.right
            if shared_height(one, other) < LEAST_SHARED:
                stacked.add(at)
            elif apart > FAR * tall:
                far.add(at)
    for (row, left), (_, right) in _beside(digits, grid):
        between = [one for column in range(left, right + 1) for one in cells.get((row, column), ())]
        is_open = not grid.has_column_line[left + 1 : right + 1].any()
        if is_open and _is_one(digits[row, left][-1], digits[row, right][0], between, tall):
            cut |= {(row, left), (row, right)}
    return far, stacked, cut


def uncertain_cells(
    rows: Sequence[Sequence[str]], grid: Grid, odd: tuple[set[At], set[At], set[At]]
) -> set[At]:
    """Return the cells of columns and rows that may be several, or into which numbers run: what
    stands there may belong to another.

    ``odd``: as ``odd_cells`` has them. A column between two rules is one where most columns
    are ruled, and so is such a row.
    """
    far, stacked, cut = odd
    columns = {
        column
        for column in _of_many(far, rows) | _of_many(cut, rows)
        if _is_open(grid.has_column_line, column)
    }
    across = [list(texts) for texts in zip(*rows, strict=True)]
    lines = {
        row
        for row in _of_many({(column, row) for row, column in stacked}, across)
        if _is_open(grid.has_row_line, row)
    }
    return {
        at
        for at in np.ndindex(len(rows), len(rows[0]))
        if rows[at[0]][at[1]] and (at[1] in columns or at[0] in lines)
    }


def _beside(digits: Cells, grid: Grid) -> Iterator[tuple[At, At]]:
    """Yield the cells with digits and the next such cell of their row."""
    for row in range(len(grid.rows) - 1):
        places = [(row, column) for column in range(len(grid.columns) - 1)]
        yield from pairwise(at for at in places if digits.get(at))


def _is_one(one: Figure, other: Figure, figures: Sequence[Figure], tall: float) -> bool:
    """Return whether two digits are as near to each other as those of one number.

    ``figures``: some, of which a point may stand between them.
    """
    apart = other.box.left - one.box.right
    foot = (one.box.bottom + other.box.bottom) / 2
    has_point = any(
        max(point.width, point.height) < POINT * tall
        and one.box.right - 2 <= point.box.middle[0] <= other.box.left + 2
        and abs(point.box.middle[1] - foot) < POINT_OFF * tall
        for point in figures
    )
    return apart < (FAR if has_point else NEAR) * tall and shared_height(one, other) > 0.5


def own_numbers(
    cells: Cells, merged: Mapping[At, At], points: npt.NDArray[np.float64], tall: float
) -> list[At]:
    """Return the merged cells in which a number stands that is not in the rest of theirs.

    ``merged``: which cells are parts of others. ``points``: as ``Grid.crossings`` has them.
    """
    found = []
    for at, owner in merged.items():
        digits = [one for one in cells.get(at, ()) if is_digit(one, tall)]
        figures = [*cells.get(at, ()), *cells.get(owner, ())]
        x, y = points[at]
        reaches_over = any(
            one.box.top < y if at[1] == owner[1] else one.box.left < x for one in digits
        )
        goes_on = any(
            _is_one(first, second, figures, tall)
            for one in digits
            for other in cells.get(owner, ())
            for first, second in [sorted((one, other), key=lambda figure: figure.box.left)]
        )
        if digits and not reaches_over and not goes_on:
            found.append(at)
    return found


def longer_numbers(rows: Sequence[Sequence[str]]) -> set[At]:
    """Return the numbers of several digits in a table whose others nearly all have one: two that
    stand close may have been taken for one.
    """
    counts = {
        (row, column): _digits(text)
        for row, texts in enumerate(rows)
        for column, text in enumerate(texts)
        if text
    }
    longer = {at for at, count in counts.items() if count > 1}
    is_odd = len(counts) >= FEWEST_ALIKE and len(longer) <= (1 - ALIKE) * len(counts)
    return longer if is_odd else set()


def loose_numbers(rows: Sequence[Sequence[str]], signs: Cells, grid: Grid) -> set[At]:
    """Return the cells without a rule on a side in which digits stand far apart, and the other
    numbers of columns with many such cells: they may be of two columns.

    ``signs``: of each cell.
    """
    found = set()
    for (row, column), group in signs.items():
        high = float(np.median([one.height for one in group if one.is_digit] or [0]))
        gaps = [
            other.box.left - one.box.right
            for one, other in pairwise(group)
            if one.is_digit and other.is_digit
        ]
        is_open = _is_open(grid.has_column_line, column)
        if is_open and max(gaps, default=0) > LOOSE * high:
            found.add((row, column))
    columns = _of_many(found, rows)
    beside = {at for at in signs if at[1] in columns and _digits(rows[at[0]][at[1]]) > 1}
    return found | beside


def more_decimals(rows: Sequence[Sequence[str]]) -> set[At]:
    """Return the numbers that have more decimals than most of the table and than the others of
    their column: two may have been taken for one.
    """
    decimals = {
        at: len(number[4])
        for at in np.ndindex(len(rows), len(rows[0]))
        if (number := NUMBER.match(rows[at[0]][at[1]])) and number[4]
    }
    usual, count = Counter(decimals.values()).most_common(1)[0] if decimals else (0, 0)
    if count < max(FEWEST_DECIMALS + 1, SAME_DECIMALS * len(decimals)):
        return set()
    alike = Counter((at[1], places) for at, places in decimals.items())
    return {at for at, places in decimals.items() if places > usual and alike[at[1], places] == 1}


def cut_off(rows: Sequence[Sequence[str]], cells: Cells, grid: Grid, tall: float) -> set[At]:
    """Return the numbers that end at a border and have fewer decimals than the others of the table,
    and those beyond it that begin there: the first may go on in the second.
    """
    decimals = {
        at: len(number[4])
        for at in np.ndindex(len(rows), len(rows[0]))
        if (number := NUMBER.match(rows[at[0]][at[1]])) and number[4]
    }
    usual, count = Counter(decimals.values()).most_common(1)[0] if decimals else (0, 0)
    if count < max(FEWEST_DECIMALS, MOSTLY * len(decimals)):
        return set()
    found = set()
    for (row, column), places in decimals.items():
        border = grid.columns[column + 1]
        here, beyond = (
            [
                sign * (float(np.polyval(border, one.box.middle[1])) - one.box[side])
                for one in cells.get((row, at), ())
                if is_digit(one, tall)
            ]
            for at, side, sign in ((column, 2, 1), (column + 1, 0, -1))
        )
        if places < usual and min(here, default=np.inf) < ENDS * tall:
            found.add((row, column))
            if min(beyond, default=np.inf) < BEGINS * tall:
                found.add((row, column + 1))
    return found


def sevens(cells: Cells, tall: float) -> set[At]:
    """Return the cells with a 7 that may be a 1, where many figures may be either."""
    digits = [
        (at, one.text, one.reading.probabilities[[1, 7]])
        for at, inside in cells.items()
        for one in inside
        if is_digit(one, tall) and one.reading is not None
    ]
    if sum(bool(both.min() >= EITHER) for _, text, both in digits if text in "17") < FEWEST_EITHER:
        return set()
    return {at for at, text, both in digits if text == "7" and both[0] > SURELY_NO_ONE}


def outside_cells(cells: Cells, grid: Grid, tall: float) -> set[At]:
    """Return the outer cells whose digits reach out of the table, or stand next to others there.

    ``cells``: with what lies outside, whose row or column is -1 or one too many.
    """
    last = len(grid.columns) - 2
    found = set()
    for column, side, sign in ((0, 0, -1), (last, 2, 1)):
        border = grid.columns[column + (sign > 0)]
        for row in range(len(grid.rows) - 1):
            digits = [one for one in cells.get((row, column), ()) if is_digit(one, tall)]
            beyond = [
                sign * (one.box[side] - float(np.polyval(border, one.box.middle[1])))
                for one in digits
            ]
            # The picture ends close to the table: of what stands there hardly anything is seen.
            if max(beyond, default=-np.inf) > ACROSS * tall or (
                max(beyond, default=-np.inf) > -NEAR * tall
                and sign > 0
                and any(
                    max(crumb.width, crumb.height) >= CRUMB * tall
                    and shared_height(crumb, digits[int(np.argmax(beyond))]) > 0
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
                is_sized = (
                    lower >= MIN_DIGIT_HEIGHT * tall and one.width >= MAX_SLIVER_ASPECT * one.height
                )
                if is_sized and apart < FAR * tall and shared_height(one, other) > 0.5:
                    found.add(at)
    return found


def crossing_cells(cells: Cells, grid: Grid, tall: float) -> set[At]:
    """Return the cells on both sides of a border that a figure nearly reaches, close to one beyond
    it.
    """
    found = set()
    for (row, column), inside in cells.items():
        border = grid.columns[column + 1]
        for one in inside:
            for other in cells.get((row, column + 1), ()):
                x = float(np.polyval(border, one.box.middle[1]))
                is_at = max(one.box.right - x, x - other.box.left) > -AT_BORDER * tall
                is_near = other.box.left - one.box.right < NEAR * tall
                is_large = min(one.height, other.height) >= MIN_DIGIT_HEIGHT * tall
                if is_at and is_near and is_large and shared_height(one, other) > 0.5:
                    found |= {(row, column), (row, column + 1)}
    return found


def outside_share(cells: Cells, grid: Grid, tall: float) -> float:
    """Return which part of all digits lies outside of a table, 0 where hardly any do.

    ``cells``: as ``outside_cells`` has them.
    """
    counts = {at: sum(is_digit(one, tall) for one in inside) for at, inside in cells.items()}
    outside = sum(
        count
        for (row, column), count in counts.items()
        if not (0 <= row < len(grid.rows) - 1 and 0 <= column < len(grid.columns) - 1)
    )
    return outside / sum(counts.values()) if outside >= FEWEST_OUTSIDE else 0.0


def grid_doubt(
    rows: Sequence[Sequence[str]],
    grid: Grid,
    odd: tuple[set[At], set[At], set[At]],
    outside: float = 0.0,
) -> str:
    """Return why rows and columns may be others than those that were found, "" where they are sure.

    ``odd``: as ``odd_cells`` has them; ``outside``: as ``outside_share`` does.
    """
    if len(rows) == len(rows[0]) == 1:
        return QT_TRANSLATE_NOOP(
            "paper", "Only one cell was found: take a sharper photo, or one of a part of the table."
        )
    far, stacked, cut = odd
    filled = _filled(rows)
    reasons = []
    if _of_many(far, rows) or _is_broad(rows, grid):
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
    elif 0 < max(map(_seen, (grid.has_row_line, grid.has_column_line))) < SEEN:
        reasons.append(QT_TRANSLATE_NOOP("paper", "few of its rules were found"))
    if outside > OUTSIDE:
        reasons.append(QT_TRANSLATE_NOOP("paper", "some numbers stand outside of it"))
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


def _filled(rows: Sequence[Sequence[str]]) -> Counter[int]:
    """Return how many cells of each column hold something."""
    return Counter(column for texts in rows for column, text in enumerate(texts) if text)


def _of_many(cells: set[At], rows: Sequence[Sequence[str]]) -> set[int]:
    """Return the columns of which many cells are among these."""
    filled = _filled(rows)
    counts = Counter(column for _, column in cells)
    return {column for column, count in counts.items() if _are_many(count, filled[column])}


def _are_many(count: int, among: int) -> bool:
    return count >= max(FEWEST_ODD, SOME * among)


def _is_broad(rows: Sequence[Sequence[str]], grid: Grid) -> bool:
    """Return whether a column is as broad as several and holds more digits than others, of one."""
    digits = [
        float(np.median(counts)) if (counts := [_digits(text) for text in texts if text]) else 0.0
        for texts in zip(*rows, strict=True)
    ]
    middle = grid.crossings()[len(rows) // 2, :, 0]
    widths = np.diff(middle)
    usual = float(np.median(widths))
    if len(digits) < 3 or float(np.median([count for count in digits if count] or [0])) > 1:
        return False
    return any(
        width > BROAD * usual and count >= 2 for width, count in zip(widths, digits, strict=True)
    )


def _are_unequal(rows: Sequence[Sequence[str]], grid: Grid) -> bool:
    """Return whether ruled cells, of one digit each, are not all about as wide and as high."""
    counts = [_digits(text) for texts in rows for text in texts if text]
    is_ruled = min(_seen(grid.has_row_line), _seen(grid.has_column_line)) >= SEEN
    if not is_ruled or not counts or float(np.mean(np.array(counts) > 1)) > SOME:
        return False
    points = grid.crossings()
    widths = np.diff(points[len(points) // 2, :, 0])
    heights = np.diff(points[:, points.shape[1] // 2, 1])
    return bool(max(widths.max() / widths.min(), heights.max() / heights.min()) > BROAD)


def _digits(text: str) -> int:
    return sum(sign.isdigit() or sign == UNREADABLE for sign in text)


def _is_open(has_line: npt.NDArray[np.bool_], place: int) -> bool:
    """Return whether a column or row may be several: a rule is missing beside it, or most are."""
    return not has_line[place : place + 2].all() or _seen(has_line) < SEEN


def _seen(has_line: npt.NDArray[np.bool_]) -> float:
    return float(np.mean(has_line))


def _is_one_sided(has_line: npt.NDArray[np.bool_]) -> bool:
    """Return whether a ruled grid has its outer line on one of two sides."""
    return bool(sum(has_line) >= 3 and has_line[0] != has_line[-1])
