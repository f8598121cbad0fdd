"""A table may have several grids: the likeliest is read by, the second likeliest is offered."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.generators import finished
from digitpad.ink.boxes import Box
from digitpad.paper.figures import Figure, find_figures
from digitpad.paper.flat import Flat, laid_flat
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.grid import Grid, grid_of
from digitpad.paper.hypotheses import LIKELY, chosen, hypotheses_of, likely_grids
from digitpad.paper.result import PaperResult, result_from_json
from digitpad.paper.sheet import Sheet
from digitpad.paper.synthesis.photos import SheetPhoto, synthetic_table
from digitpad.paper.synthesis.sheets import synthetic_sheet
from digitpad.paper.table import read_table

TALL = 40.0
INK = np.full((40, 20), 255, np.uint8)
BLANK = np.zeros((500, 900), np.uint8)
FLAT = Flat(Sheet(BLANK, BLANK.astype(np.int32), (), BLANK, np.eye(3)), BLANK, [], [], None)


def figures(text: str, left: int, top: int) -> list[Figure]:
    boxes = [Box(x, top, x + 20, top + 40) for x in range(left, left + 26 * len(text), 26)]
    return [Figure(sign, 0.99, box, INK) for sign, box in zip(text, boxes, strict=True)]


def table_of(columns: int) -> list[Figure]:
    """Return four rows of two digits a column."""
    return [
        figure
        for row, column in np.ndindex(4, columns)
        for figure in figures("48", 40 + 100 * column, 40 + 100 * row)
    ]


def size_of(grid: Grid) -> tuple[int, int]:
    return len(grid.rows) - 1, len(grid.columns) - 1


def size_read(table: PaperResult) -> tuple[int, int]:
    return len(table.cells), len(table.cells[0])


def test_where_all_ways_lead_to_one_grid_there_is_no_other() -> None:
    found = table_of(5)
    (only,) = hypotheses_of(FLAT, found, TALL)
    assert size_of(only.grid) == (4, 5)
    assert likely_grids(FLAT, found, TALL)[1:] == (None, True)


@pytest.mark.parametrize(
    ("likely", "is_ruled", "first", "other"),
    [
        ((LIKELY, 0.9, 0.1), False, 0, 1),
        ((LIKELY - 0.01, 0.9, 0.1), False, 1, 0),
        ((LIKELY - 0.01, 0.9, 0.1), True, 0, 1),
        ((0.4, 0.2, 0.3), False, 0, 2),
        ((0.4, 0.4), False, 0, 1),
        ((0.4,), False, 0, None),
    ],
)
def test_the_likeliest_is_chosen_unless_the_usual_one_is_likely_or_ruled(
    likely: tuple[float, ...], is_ruled: bool, first: int, other: int | None
) -> None:
    assert chosen(np.array(likely), is_ruled=is_ruled) == (first, other)


@pytest.fixture(scope="module")
def photo() -> SheetPhoto:
    return synthetic_sheet("unruled", 110_038)  # its last two columns stand close


@pytest.fixture(scope="module")
def table(photo: SheetPhoto, reader: GlyphReader) -> PaperResult:
    return read_table(photo.picture, reader, is_upright=True)


def test_where_the_usual_grid_is_wrong_a_likelier_one_is_read(
    table: PaperResult, photo: SheetPhoto, reader: GlyphReader
) -> None:
    flat = laid_flat(photo.picture)
    usual = grid_of(flat, *finished(find_figures(flat.sheet, reader)))
    assert size_of(usual) == (5, 3)
    assert size_read(table) == photo.truth["grid"] == (5, 4)


def test_a_doubtful_table_names_the_size_of_its_other_grid(table: PaperResult) -> None:
    assert table.doubt
    assert (table.other_grid, table.by_other_grid) == ((5, 3), False)


def test_read_by_its_other_grid_a_table_offers_the_likeliest(
    table: PaperResult, photo: SheetPhoto, reader: GlyphReader
) -> None:
    other = read_table(photo.picture, reader, is_upright=True, by_other_grid=True)
    assert size_read(other) == table.other_grid
    assert other.doubt
    assert (other.other_grid, other.by_other_grid) == (size_read(table), True)
    again = result_from_json(other.to_json())
    assert (again.other_grid, again.by_other_grid) == (other.other_grid, True)


def test_a_sure_table_offers_no_other_grid_and_is_read_the_same_without_one(
    reader: GlyphReader,
) -> None:
    picture = synthetic_table(2, 5, 5).picture
    table, other = (
        read_table(picture, reader, is_upright=True, by_other_grid=one) for one in (False, True)
    )
    assert (table.other_grid, table.doubt) == ((), "")
    assert other == table
