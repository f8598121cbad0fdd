"""Pages and tables as files for spreadsheets: CSV in UTF-8, and .xlsx."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from digitpad.untrusted import printable

if TYPE_CHECKING:
    from pathlib import Path

    from digitpad.paper.page import Page

HEADER: Final = ("file", "line", "number", "sure", "left", "top", "right", "bottom")


def page_rows(pages: Iterable[tuple[str, Page]]) -> list[tuple[str, ...]]:
    """Return the numbers of pages (file names with what was read there), one a row."""
    rows: list[tuple[str, ...]] = [HEADER]
    for file, page in pages:
        for line_number, line in enumerate(page.lines, 1):
            for number in line:
                sure = "yes" if number.sure else "no"
                rows.append((file, str(line_number), number.text, sure, *map(str, number.box)))
    return rows


def as_file(rows: Iterable[Sequence[str]], path: Path) -> bytes:
    """Return rows as what a file's name says: an Excel workbook (.xlsx), else CSV."""
    return as_xlsx(rows) if path.suffix.lower() == ".xlsx" else as_csv(rows)


def as_csv(rows: Iterable[Sequence[str]]) -> bytes:
    """Return rows as CSV, as RFC 4180 has it; “?” for what a file's name has beside characters."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows)
    return text.getvalue().encode(errors="replace")


def as_xlsx(rows: Iterable[Sequence[str]]) -> bytes:
    """Return rows as an Excel workbook of one sheet: numbers as numbers, all else as text.

    A number keeps its decimals; one that begins with zeros, or has more digits than Excel
    keeps, stays text, so that nothing of it is lost.
    """
    from openpyxl import Workbook

    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for number, row in enumerate(rows, 1):
        for column, text in enumerate(row, 1):
            if not text:
                continue
            cell = sheet.cell(number, column)
            if _is_plain_number(text):
                cell.value = float(text) if "." in text else int(text)
                cell.number_format = "0" + ("." + "0" * len(text.partition(".")[2])) * ("." in text)
            else:
                cell.value = printable(text, len(text))  # the name of a file, for one
                # What begins with “=” is text, too.
                cell.data_type = "s"
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def _is_plain_number(text: str) -> bool:
    whole, point, decimals = text.removeprefix("-").partition(".")
    is_number = whole.isdecimal() and text.isascii() and (decimals.isdecimal() or not point)
    return is_number and (whole == "0" or whole[0] != "0") and len(whole + decimals) <= 15
