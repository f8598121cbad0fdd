"""What was read, as files for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import replace

import pytest
from openpyxl import load_workbook
from openpyxl.cell.cell import Cell as Written

from digitpad.paper.cell import UNSURE, At, Cell
from digitpad.paper.export import CsvLayout, as_csv, as_workbook, as_xlsx, titles_of
from digitpad.words import Speech

NAME = '=HYPERLINK("http://example.org","till").jpg'


def read_back(data: bytes, separator: str = ",") -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode(), newline=""), delimiter=separator))


def rows_of(*rows: Sequence[str], doubtful: Sequence[At] = ()) -> list[list[Cell]]:
    cells = [[Cell(text) for text in row] for row in rows]
    for row, column in doubtful:
        cells[row][column] = replace(cells[row][column], doubt=UNSURE)
    return cells


def cells(*texts: str, doubtful: Sequence[At] = ()) -> tuple[Written, ...]:
    """The cells of a workbook whose only row holds these texts."""
    data = as_xlsx(rows_of(texts, doubtful=doubtful))
    (row,) = load_workbook(io.BytesIO(data)).active.iter_rows()
    return row


def values(*texts: str) -> list[object]:
    return [cell.value for cell in cells(*texts)]


def test_csv_holds_every_cell_as_it_is() -> None:
    rows = [["80", "", "-3.5"], ["a,b", "?", '"'], ["+198", "-", "+"], ["-1.234,5", "-0", "+.5"]]
    assert read_back(as_csv(rows_of(*rows))) == rows


@pytest.mark.parametrize(
    "text", [NAME, "=1+1", "+1+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "-x", "--1"]
)
def test_no_text_is_a_formula_to_a_spreadsheet(text: str) -> None:
    assert read_back(as_csv(rows_of([text]))) == [["'" + text]]
    (cell,) = cells(text)
    assert cell.data_type == "s"
    assert cell.quotePrefix


@pytest.mark.parametrize(
    "text",
    [
        *["1-2", "10-2", "1/2", "3-4-2026", "2026-3", "1/2/26", "12:30", "1.2.", "1.2.26", "1 1/2"],
        *["007", "00.5", "+049", "1234567890123456", "1e5", "2.5E-3"],
    ],
)
def test_no_text_is_a_date_or_another_number_to_a_spreadsheet(text: str) -> None:
    assert read_back(as_csv(rows_of([text]))) == [["'" + text]]
    assert read_back(as_csv(rows_of([text]), CsvLayout(is_guarded=False))) == [[text]]
    (cell,) = cells(text)
    assert cell.value == text


def test_numbers_are_left_as_they_are_but_where_a_point_makes_a_date() -> None:
    rows = [["0", "0.5", "1.2", "12.50", "1,234.5", "123456789012345", "555-12345", "?", "1234"]]
    assert read_back(as_csv(rows_of(*rows))) == rows
    found = read_back(as_csv(rows_of(["1.2", "1,2", "1.234"]), CsvLayout(";")), ";")
    assert found == [["'1.2", "1,2", "1.234"]]


def test_csv_may_have_semicolons_and_a_byte_order_mark() -> None:
    data = as_csv(rows_of(["1,5", "2;3"]), CsvLayout(separator=";", has_mark=True))
    assert data == '\ufeff1,5;"2;3"\r\n'.encode()


def test_csv_may_name_the_doubtful_cells_of_each_row() -> None:
    rows = rows_of("123", "4", "567", doubtful=[(0, 2), (0, 0), (2, 1)])
    assert read_back(as_csv(rows, CsvLayout(names_doubtful=True))) == [
        ["A", "B", "C", "doubtful"],
        ["1", "2", "3", "A C"],
        ["4", "", "", ""],
        ["5", "6", "7", "B"],
    ]
    assert as_csv([], CsvLayout(names_doubtful=True)) == b""


def test_excel_gets_numbers_as_numbers_and_all_else_as_text() -> None:
    assert values("12", "9.10", "007", "=1+1", "", "?") == [12, 9.1, "007", "=1+1", None, "?"]
    assert cells("9.10")[0].number_format == "0.00"


@pytest.mark.parametrize(
    ("texts", "numbers"),
    [
        pytest.param(["1,46", "16,26", "-0,5"], [1.46, 16.26, -0.5], id="decimal commas"),
        pytest.param(["+198", "-95"], [198, -95], id="signs"),
        pytest.param(["1,234,567", "1,234.50"], [1234567, 1234.5], id="commas for thousands"),
        pytest.param(["1.234,5", "2.000"], [1234.5, 2000], id="points for thousands"),
        pytest.param(["1,234", "0,5"], [1.234, 0.5], id="another tells that it is a decimal"),
        pytest.param(["1,234", "0.5"], [1234, 0.5], id="another tells that it is a thousand"),
        pytest.param(["1.234", "2.5"], [1.234, 2.5], id="three decimals after a point"),
    ],
)
def test_numbers_are_numbers_whichever_sign_they_are_written_with(
    texts: list[str], numbers: list[float]
) -> None:
    assert values(*texts) == numbers


@pytest.mark.parametrize(
    "texts",
    [
        pytest.param(["-0"], id="minus nought"),
        pytest.param(["-0.00"], id="minus nought with decimals"),
        pytest.param(["1,234"], id="a thousand or a decimal"),
        pytest.param(["1.234"], id="the same with a point"),
        pytest.param(["1.234", "0,5", "0.5"], id="where the others differ"),
        pytest.param(["1,234,56", "1,23,456"], id="thousands parted wrongly"),
        pytest.param(["1234567890123456"], id="more digits than Excel keeps"),
        pytest.param(["08", "00.5"], id="zeros before it"),
    ],
)
def test_what_would_lose_something_as_a_number_stays_text(texts: list[str]) -> None:
    assert values(*texts)[0] == texts[0]


def test_excel_shows_numbers_as_they_were_written() -> None:
    formats = [cell.number_format for cell in cells("1,50", "+7", "12.345,60")]
    assert formats == ["0.00", "+0;-0", "#,##0.00"]


def test_doubtful_cells_have_a_colour_and_a_comment_in_excel() -> None:
    sure, doubtful, empty = cells("1", "2", "", doubtful=[(0, 1), (0, 2)])
    assert sure.comment is None
    assert sure.fill.fgColor.rgb == "00000000"
    for cell in (doubtful, empty):
        assert "Not sure" in cell.comment.text
        assert cell.fill.fgColor.rgb == "00FFE39A"


def test_the_comment_on_a_doubtful_cell_is_in_the_language_of_the_window() -> None:
    speech = Speech(lambda text: f"[{text}]", "xx")
    sheet = load_workbook(io.BytesIO(as_xlsx(rows_of("7", doubtful=[(0, 0)]), speech))).active
    assert sheet["A1"].comment.text == "[Not sure: look at the photo.]"


def test_sheets_have_names_that_excel_takes_and_no_two_the_same() -> None:
    names = ["a/b:[1]", "A_b__1_", "x" * 40, "x" * 41, "'", "History", " ok ", "\x07"]
    titles = titles_of(names)
    assert titles[:2] == ["a_b__1_", "A_b__1_ (2)"]
    assert len({title.lower() for title in titles} - {"history"}) == len(names)
    assert all(1 <= len(title) <= 31 for title in titles)
    rows = ((Cell("1"),),)
    book = load_workbook(io.BytesIO(as_workbook([(name, rows) for name in names])))
    assert book.sheetnames == titles
