"""Each cell of a table keeps its own doubt; that the grid is doubtful is said in words."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from digitpad.paper.cells import read_cell
from digitpad.paper.doubt import (
    crossing_cells,
    grid_doubt,
    odd_cells,
    other_decimals,
    words_of,
)
from digitpad.paper.figures import Figure
from digitpad.paper.glyphs import Reader
from digitpad.paper.grid import Grid
from digitpad.paper.table import read_table

TALL = 40.0


def figures(text: str, left: int, top: int = 0, apart: int = 30) -> list[Figure]:
    """Return figures of 20×40 pixels side by side."""
    ink = np.full((40, 20), 255, np.uint8)
    boxes = [(left + apart * n, top, left + apart * n + 20, top + 40) for n in range(len(text))]
    return [Figure(sign, 0.99, box, ink) for sign, box in zip(text, boxes, strict=True)]


def straight(places: Sequence[float], *, lines: Sequence[int]) -> tuple[np.ndarray, np.ndarray]:
    curves = np.array([(0.0, 0.0, place) for place in places])
    return curves, np.array([number in lines for number in range(len(places))])


def grid(columns: Sequence[float], rows: int, lines: Sequence[int] | None = None) -> Grid:
    """Return a grid with rows of 100 pixels; ``lines``: borders of columns that are ruled."""
    across, has_row = straight([100.0 * n for n in range(rows + 1)], lines=range(rows + 1))
    ruled = range(len(columns)) if lines is None else lines
    down, has_column = straight(columns, lines=ruled)
    return Grid(across, down, has_row, has_column)


def test_a_number_without_the_decimals_of_its_column_is_doubtful() -> None:
    rows = [["1.25", "8"], ["3.50", "12"], ["475", "7.5"], ["6.00", ""]]
    assert other_decimals(rows) == {(2, 0)}


def test_words_of_a_header_are_no_doubtful_numbers_but_what_is_read_among_them_is() -> None:
    cells = {(0, 0): figures("?1?", 0), (0, 1): figures("??", 200), (0, 2): figures("5011", 400)}
    rows = [["?1?", "??", "5011"]]
    for row in range(1, 4):
        cells |= {(row, column): figures("42", 200 * column, 100 * row) for column in range(3)}
        rows.append(["42"] * 3)
    assert words_of(rows, cells, TALL) == ({(0, 0), (0, 1)}, {(0, 2)})


def test_a_digit_that_cannot_be_read_is_no_word() -> None:
    cells = {(row, 0): figures("?", 0, 100 * row) for row in range(5)}
    assert words_of([["?"]] * 5, cells, TALL) == (set(), set())


def test_where_digits_stand_far_apart_columns_may_be_several() -> None:
    cells = {(row, 0): figures("792", 10, 100 * row, apart=80) for row in range(4)}
    cells |= {(row, 1): figures("4", 320, 100 * row) for row in range(4)}
    odd = odd_cells(cells, found := grid([0, 300, 400], 4), TALL)
    assert odd[0] == {(row, 0) for row in range(4)}
    assert "columns may be several" in grid_doubt([["792", "4"]] * 4, found, odd)


def test_where_a_broad_column_holds_more_digits_than_others_it_may_be_several() -> None:
    rows = [["792", "4", "5", "1"]] * 6
    none: tuple[set, set, set] = (set(), set(), set())
    assert "columns may be several" in grid_doubt(rows, grid([0, 300, 400, 500, 600], 6), none)
    assert grid_doubt(rows, grid([0, 100, 200, 300, 400], 6), none) == ""


def test_cells_of_one_digit_that_are_of_unequal_widths_make_a_grid_doubtful() -> None:
    rows = [["7", "4", "5", "1"]] * 6
    none: tuple[set, set, set] = (set(), set(), set())
    assert "unequal" in grid_doubt(rows, grid([0, 200, 300, 500, 600], 6), none)
    assert grid_doubt([["7123"] * 4] * 6, grid([0, 200, 300, 500, 600], 6), none) == ""


def test_where_numbers_stand_above_each_other_rows_may_be_several() -> None:
    cells = {}
    for row, column in np.ndindex(3, 3):
        at = 100 * column, 300 * row
        cells[row, column] = [*figures("7", *at), *figures("2", at[0], at[1] + 90)]
    odd = odd_cells(cells, found := grid([0, 100, 200, 300], 3), TALL)
    assert "rows may be several" in grid_doubt([["72"] * 3] * 3, found, odd)


def test_where_a_border_without_a_rule_parts_a_number_it_is_doubtful() -> None:
    cells = {}
    for row in range(4):
        first, second = figures("12", 70, 100 * row)
        cells |= {(row, 0): [first], (row, 1): [second]}
    rows = [["1", "2"]] * 4
    open_grid = grid([0, 95, 200], 4, lines=[0, 2])
    odd = odd_cells(cells, open_grid, TALL)
    assert odd[2] == set(cells)
    assert "into the next" in grid_doubt(rows, open_grid, odd)
    assert odd_cells(cells, grid([0, 95, 200], 4), TALL)[2] == set()


@pytest.mark.parametrize(("lines", "is_said"), [((0, 1, 2, 3), False), ((0, 1, 2), True)])
def test_rules_on_one_side_only_make_a_grid_doubtful(lines: tuple[int, ...], is_said: bool) -> None:
    found = grid([0, 100, 200, 300], 4, lines)
    doubt = grid_doubt([["1", "2", "3"]] * 4, found, (set(), set(), set()))
    assert ("one side only" in doubt) == is_said


def test_a_cell_alone_is_said_to_be_no_table() -> None:
    none: tuple[set, set, set] = (set(), set(), set())
    assert grid_doubt([["17"]], grid([0, 100], 1), none).startswith("Only one cell was found")


def table_of(scribbled: int) -> np.ndarray:
    """Return a scan of 5×8 numbers, of which so many are scribbled over."""
    scan = Image.new("L", (8 * 62 + 60, 5 * 40 + 60), 245)
    pen = ImageDraw.Draw(scan)
    for row in range(6):
        pen.line([(30, 30 + row * 40), (30 + 8 * 62, 30 + row * 40)], 120, 2)
    for column in range(9):
        pen.line([(30 + column * 62, 30), (30 + column * 62, 230)], 120, 2)
    for place, (row, column) in enumerate(np.ndindex(5, 8)):
        x, y = 30 + column * 62, 30 + row * 40
        pen.text((x + 30, y + 20), "24", 30, ImageFont.load_default(22), anchor="mm")
        if place < scribbled:
            for end in (x + 5, x + 15):
                pen.line([(end, y + 11), (2 * x + 20 - end, y + 25)], 40, 2)
    return np.repeat(np.asarray(scan)[..., None], 3, axis=2)


def test_however_many_cells_are_doubtful_the_others_are_not(reader: Reader) -> None:
    table = read_table(table_of(scribbled=20), reader)
    doubtful = set(table.doubtful)
    cells = list(np.ndindex(5, 8))
    assert len(doubtful & set(cells[:20])) >= 18
    assert len(doubtful & set(cells[20:])) <= 1
    assert table.doubt == ""


def test_a_figure_at_a_rule_beside_one_beyond_it_makes_both_cells_doubtful() -> None:
    cells = {(0, 0): figures("6", 75), (0, 1): figures("2", 99)}
    assert crossing_cells(cells, grid([0, 100, 200], 1), TALL) == set(cells)
    apart = {(0, 0): figures("6", 40), (0, 1): figures("2", 120)}
    assert crossing_cells(apart, grid([0, 100, 200], 1), TALL) == set()


@pytest.mark.parametrize(("x", "text", "is_sure"), [(4, "124", False), (24, "124", True)])
def test_a_leading_one_close_to_the_left_rule_stays_and_is_doubtful(
    x: int, text: str, is_sure: bool
) -> None:
    one = Figure("1", 0.99, (x, 0, x + 6, 40), np.full((40, 6), 255, np.uint8))
    inside = [one, *figures("24", 40)]
    corners = np.array([(0, -10), (140, 60)], np.float64)
    assert read_cell(inside, (), corners, TALL, 3) == (text, is_sure)


def test_ink_of_which_no_figure_was_made_leaves_no_cell_empty_in_silence(reader: Reader) -> None:
    scan = table_of(scribbled=0)
    scan[112:148, 95:149] = 245
    scan[125:130, 98:146] = 40
    table = read_table(scan, reader)
    assert (2, 1) in table.doubtful or table.rows[2][1] == "?"
