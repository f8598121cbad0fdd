"""A page and a table are one kind of result, for whoever shows, saves or keeps it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from openpyxl import load_workbook

from digitpad.paper.cell import UNSURE, Cell, place_of
from digitpad.paper.result import PaperResult, result_from_json, rows_of

TWELVE = Cell("12", place_of((5, 5, 40, 30)), probability=0.99)
SEVEN = Cell("7", place_of((40, 5, 80, 30)), UNSURE, 0.4)
FIVE = Cell("5", place_of((5, 30, 40, 60)))
PAGE = PaperResult(rows_of([[TWELVE, SEVEN], [FIVE]]), notes=("The photo is blurred.",))


def test_the_lines_of_a_page_have_its_numbers_alone_though_its_rows_are_equally_long() -> None:
    assert PAGE.lines == ((TWELVE, SEVEN), (FIVE,))
    assert PAGE.numbers == (TWELVE, SEVEN, FIVE)
    assert PAGE.rows == (("12", "7"), ("5", ""))
    assert PAGE.doubtful == ((0, 1),)
    assert [(number.sure, number.box[2]) for number in PAGE.numbers[:2]] == [
        (True, 40),
        (False, 80),
    ]


def test_the_corners_of_a_table_are_those_of_its_outer_cells() -> None:
    table = PaperResult(((TWELVE, SEVEN), (FIVE, Cell("", place_of((40, 30, 80, 60))))), True)
    assert table.corners == place_of((5, 5, 80, 60))
    assert PaperResult(((Cell("5"),),), True).corners == PaperResult((), True).corners == ()


def test_what_a_window_shows_of_a_result_comes_back_from_json() -> None:
    checked = replace(PAGE.cells[0][0], is_checked=True, probability=1.0)
    others = {"turned": 90, "name": "till.jpg", "path": "/tmp/till.jpg", "model": "digitpad"}
    others |= {"marked_corners": place_of((5, 5, 80, 60))}
    result = replace(PAGE, cells=((checked, SEVEN),), **others)
    assert result_from_json(result.to_json()) == replace(
        result, cells=((checked, replace(SEVEN, probability=1.0)),)
    )


def test_doubtful_cells_are_marked_where_a_result_is_saved(tmp_path: Path) -> None:
    PAGE.save(tmp_path / "page.xlsx")
    cells = [cell for row in load_workbook(tmp_path / "page.xlsx").active for cell in row]
    assert [(cell.value, cell.comment is not None) for cell in cells if cell.value] == [
        (12, False),
        (7, True),
        (5, False),
    ]
