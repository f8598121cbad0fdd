"""Rows and columns are found where no rule parts them, by how numbers stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from digitpad.ink.boxes import Box
from digitpad.paper.figures import Figure
from digitpad.paper.flat import Flat
from digitpad.paper.grid import Grid, grid_of
from digitpad.paper.sheet import Sheet
from digitpad.preprocess.ruling import RuledLine

TALL = 40.0
INK = np.full((40, 20), 255, np.uint8)


def number(text: str, right: float, middle: float, fall: Callable[[float], float]) -> list[Figure]:
    """Return figures of 20×40 pixels, the last of which ends at ``right``.

    ``fall``: by how much writing falls at a place along its line.
    """
    found = []
    for place, sign in enumerate(reversed(text)):
        left = round(right) - 20 - 26 * place
        top = round(middle + fall(left)) - 20
        found.append(Figure(sign, 0.99, Box(left, top, left + 20, top + 40), INK))
    return found


def grid_from(
    figures: Sequence[Figure], width: int, height: int, rules: Sequence[float] = ()
) -> Grid:
    """Return the grid of figures; ``rules``: where level ones are."""
    blank = np.zeros((height, width), np.uint8)
    sheet = Sheet(blank, blank.astype(np.int32), (), blank, np.eye(3))
    lines = [RuledLine(np.array([0.0, 0.0, y]), 0, width, 2.0, 1.0) for y in rules]
    return grid_of(Flat(sheet, blank, lines, [], None), figures, TALL)


def size_of(grid: Grid) -> tuple[int, int]:
    return len(grid.rows) - 1, len(grid.columns) - 1


def level(_: float) -> float:
    return 0.0


@pytest.mark.parametrize(
    "fall",
    [
        level,
        lambda x: 0.009 * x,
        lambda x: -0.029 * x,
        lambda x: 14 * np.sin(np.pi * x / 3000),
        lambda x: 0.01 * x - 10 * np.sin(np.pi * x / 3000),
    ],
    ids=["level", "falling", "rising", "bent", "falling and bent"],
)
def test_close_lines_of_writing_are_told_apart_however_slightly_they_fall_or_bend(
    fall: Callable[[float], float],
) -> None:
    figures = [
        figure
        for row in range(16)
        for column in range(18)
        for figure in number("482", 160 + 160 * column, 200 + 54 * row, fall)
    ]
    assert size_of(grid_from(figures, 3000, 1200)) == (16, 18)


def test_a_column_in_which_few_cells_are_filled_is_one_beside_columns_of_long_numbers() -> None:
    figures = []
    for row in range(12):
        middle = 100 + 60 * row
        figures += [
            *number("482735", 200, middle, level),
            *number("7" if row % 2 == 0 else "", 250, middle, level),
            *number("482735", 440, middle, level),
        ]
    assert size_of(grid_from(figures, 600, 900)) == (12, 3)


def test_a_header_of_one_digit_a_column_is_a_row_of_its_own() -> None:
    figures = [
        figure
        for row in range(12)
        for column in range(5)
        for figure in number("482735" if row else "7", 200 + 200 * column, 100 + 60 * row, level)
    ]
    assert size_of(grid_from(figures, 1200, 900)) == (12, 5)


def test_rows_whose_digits_reach_into_each_other_are_two() -> None:
    steps = (-6, 5, 0, 7, -7)
    figures = [
        figure
        for row in range(5)
        for column in range(5)
        for figure in number(
            "48", 150 + 150 * column, 100 + 48 * row + steps[(row + column) % 5], level
        )
    ]
    assert size_of(grid_from(figures, 1000, 400)) == (5, 5)


def test_numbers_that_stand_higher_and_lower_between_two_rules_are_of_one_row() -> None:
    figures = [
        figure
        for row in range(3)
        for column in range(6)
        for figure in number("48", 150 + 150 * column, 100 + 200 * row + 30 * (column % 2), level)
    ]
    assert size_of(grid_from(figures, 1000, 700, rules=(0, 200, 400, 600))) == (3, 6)
