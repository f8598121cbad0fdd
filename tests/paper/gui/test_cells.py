"""Numbers that are added to a page come to stand where they are on the paper."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from digitpad.paper.cell import UNSURE, Cell, Rows, place_of
from digitpad.paper.gui.cells import Cells
from digitpad.paper.gui.rows import carried, with_number, without
from digitpad.paper.result import PaperResult


def cell(text: str, left: int, top: int) -> Cell:
    return Cell(text, place_of((left, top, left + 40, top + 30)))


PAGE: Rows = (
    (cell("12", 10, 10), cell("34", 100, 20), cell("56", 200, 30)),
    (cell("7", 10, 100), Cell(), Cell()),
)


@pytest.mark.parametrize(
    ("left", "top", "at", "texts"),
    [
        pytest.param(60, 15, (0, 1), ["12 N 34 56", "7"], id="between two of a line"),
        pytest.param(300, 40, (0, 3), ["12 34 56 N", "7"], id="at the end of one that rises"),
        pytest.param(100, 100, (1, 1), ["12 34 56", "7 N"], id="in place of what is empty"),
        pytest.param(300, 60, (1, 0), ["12 34 56", "N", "7"], id="on a line of its own"),
        pytest.param(10, 300, (2, 0), ["12 34 56", "7", "N"], id="below all"),
    ],
)
def test_a_number_comes_to_stand_in_its_place(
    left: int, top: int, at: tuple[int, int], texts: list[str]
) -> None:
    rows, place = with_number(PAGE, cell("N", left, top))
    assert place == at
    assert [" ".join(one.text for one in row).strip() for row in rows] == texts
    assert len({len(row) for row in rows}) == 1


def test_the_first_number_of_a_page_begins_it() -> None:
    new = cell("5", 3, 3)
    assert with_number((), new) == (((new,),), (0, 0))


def test_a_line_goes_with_its_last_number() -> None:
    assert without(PaperResult(PAGE), [(1, 0), (0, 2)]) == (PAGE[0][:2],)


def test_a_table_keeps_its_cells_when_one_is_emptied() -> None:
    emptied = without(PaperResult(PAGE, is_table=True), [(0, 1)])
    assert [one.place for one in emptied[0]] == [one.place for one in PAGE[0]]
    assert [one.text for one in emptied[0]] == ["12", "", "56"]


def test_what_is_added_and_removed_is_taken_back_step_by_step() -> None:
    cells = Cells()
    cells.show(PaperResult(PAGE))
    seen = [cells.result.cells]
    cells.add(cell("8", 60, 100))
    seen.append(cells.result.cells)
    cells.remove([(0, 0)])
    seen.append(cells.result.cells)
    cells.setData(cells.index(0, 0), "35")
    for rows in reversed(seen):
        cells.undo_stack.undo()
        assert cells.result.cells == rows
    assert len({*seen}) == 3
    cells.undo_stack.redo()
    assert cells.result.cells == seen[1]


def table(texts: str, left: int = 0, wide: int = 50) -> PaperResult:
    """A table of one row, a cell for each text."""
    boxes = [(left + wide * place, 0, left + wide * (place + 1), 30) for place in range(9)]
    cells = [Cell(text, place_of(box)) for text, box in zip(texts.split(), boxes, strict=False)]
    return PaperResult((tuple(cells),), is_table=True)


def checked(result: PaperResult, column: int, text: str) -> PaperResult:
    cells = Cells()
    cells.show(result)
    cells.setData(cells.index(0, column), text)
    return cells.result


def test_what_was_checked_stands_in_the_cell_that_lies_there_now() -> None:
    """Whatever is read there, and however many cells come before it."""
    old = checked(checked(table("1 2 3"), 1, "8"), 2, "")
    rows, lost = carried(old, table("5 5 5 5", left=-48))
    assert [cell.text for cell in rows[0]] == ["5", "5", "8", ""]
    assert rows[0][2].place == table("5 5 5 5", left=-48).cells[0][2].place
    assert not lost


@pytest.mark.parametrize(
    "new", [table("5 5 5", wide=200), table("5 5 5", left=500), PaperResult(is_table=True)]
)
def test_what_was_checked_and_has_no_cell_any_more_is_counted(new: PaperResult) -> None:
    rows, lost = carried(checked(table("1 2 3"), 1, "8"), new)
    assert lost == 1
    assert rows == new.cells


def test_a_doubtful_number_says_how_likely_it_is_and_what_else_it_may_be() -> None:
    doubtful = Cell("71", doubt=UNSURE, probability=0.62, other="11")
    cells = Cells()
    cells.show(PaperResult(((doubtful, Cell("5", other="6")),)))
    words, none = (cells.data(cells.index(0, at), Qt.ItemDataRole.ToolTipRole) for at in (0, 1))
    assert words.startswith("“71” is 62 % likely; it may also be “11”.")
    assert none is None
