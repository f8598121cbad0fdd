"""Pages and tables as files for spreadsheets: CSV in UTF-8, and .xlsx."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from digitpad.untrusted import printable
from digitpad.words import ENGLISH, QT_TRANSLATE_NOOP, Speech

if TYPE_CHECKING:
    from pathlib import Path

    from digitpad.paper.page import Page

HEADER: Final = ("file", "line", "number", "sure", "left", "top", "right", "bottom")
DOUBTFUL: Final = "doubtful"
FORMULA: Final = re.compile(r"\s*[=+@\-\t\r＝＋－＠]")
"""What begins like this is computed by spreadsheets ..."""
HARMLESS: Final = re.compile(r"[+-]?[0-9]*([., ][0-9]+)*( ?%)?")
"""... unless it is a number, or a sign alone."""
PLAIN: Final = re.compile(
    r"(?P<sign>[+-]?)(?P<whole>0|[1-9][0-9]*)((?P<point>[.,])(?P<part>[0-9]+))?"
)
GROUPED: Final = re.compile(
    r"(?P<sign>[+-]?)(?P<whole>[1-9][0-9]{0,2}((?P<comma>[.,])[0-9]{3})((?P=comma)[0-9]{3})*)"
    r"((?!(?P=comma))(?P<point>[.,])(?P<part>[0-9]+))?"
)
"""A number whose thousands are parted: 1,234 or 1.234.567,8."""
MOST_DIGITS: Final = 15
"""Excel keeps no more of a number."""
DOUBT_COLOUR: Final = "FFE39A"

Rows = Sequence[Sequence[str]]
At = tuple[int, int]
"""The row and the column of a cell, from 0."""


class CsvLayout(NamedTuple):
    """How a table is written as CSV.

    ``separator``: "," or ";". ``has_mark``: whether it begins with a byte-order mark, by which
    Excel knows UTF-8. ``names_doubtful``: whether a last column, ``doubtful``, names the cells of
    its row that are not sure ("A C"), under a first row with the columns' letters.
    """

    separator: str = ","
    has_mark: bool = False
    names_doubtful: bool = False


USUAL: Final = CsvLayout()


def page_rows(pages: Iterable[tuple[str, Page]]) -> list[tuple[str, ...]]:
    """Return the numbers of pages (file names with what was read there), one a row."""
    rows: list[tuple[str, ...]] = [HEADER]
    for file, page in pages:
        for line_number, line in enumerate(page.lines, 1):
            for number in line:
                sure = "yes" if number.sure else "no"
                rows.append((file, str(line_number), number.text, sure, *map(str, number.box)))
    return rows


def doubtful_rows(rows: Rows) -> list[At]:
    """Return which cells of ``page_rows`` hold numbers that are not sure."""
    number, sure = HEADER.index("number"), HEADER.index("sure")
    return [(place, number) for place, row in enumerate(rows) if row[sure] == "no"]


def as_file(
    rows: Rows,
    path: Path,
    doubtful: Collection[At] = (),
    layout: CsvLayout = USUAL,
    speech: Speech = ENGLISH,
) -> bytes:
    """Return rows as what a file's name says: an Excel workbook (.xlsx), else CSV."""
    if path.suffix.lower() == ".xlsx":
        return as_xlsx(rows, doubtful, speech)
    return as_csv(rows, doubtful, layout)


def as_csv(rows: Rows, doubtful: Collection[At] = (), layout: CsvLayout = USUAL) -> bytes:
    """Return rows as CSV, as RFC 4180 has it; “?” for what a file's name has beside characters.

    An apostrophe stands before what a spreadsheet would take for a formula.
    """
    shown = [[without_formula(text) for text in row] for row in rows]
    if layout.names_doubtful and shown:
        shown = _with_doubt(shown, doubtful)
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=layout.separator).writerows(shown)
    return text.getvalue().encode("utf-8-sig" if layout.has_mark else "utf-8", errors="replace")


def without_formula(text: str) -> str:
    """Return a text so that no spreadsheet computes it: names and what somebody typed are text."""
    is_formula = FORMULA.match(text) and not HARMLESS.fullmatch(text)
    return "'" + text if is_formula else text


def _with_doubt(rows: list[list[str]], doubtful: Collection[At]) -> list[list[str]]:
    from openpyxl.utils import get_column_letter

    letters = [get_column_letter(column) for column in range(1, 1 + max(map(len, rows)))]
    unsure = set(doubtful)
    said = [
        " ".join(letter for column, letter in enumerate(letters) if (place, column) in unsure)
        for place in range(len(rows))
    ]
    padded = [[*row, *[""] * (len(letters) - len(row))] for row in rows]
    return [[*letters, DOUBTFUL], *([*row, words] for row, words in zip(padded, said, strict=True))]


def as_xlsx(rows: Rows, doubtful: Collection[At] = (), speech: Speech = ENGLISH) -> bytes:
    """Return rows as an Excel workbook of one sheet: numbers as numbers, all else as text.

    A number keeps its decimals and its sign; what would lose something stays text: a number that
    begins with zeros, one with more digits than Excel keeps, −0, and one that may be a thousand or
    a decimal where no other number of the sheet tells (1,234). Cells that are ``doubtful`` have a
    colour and a comment, which ``speech`` puts into words.
    """
    from openpyxl import Workbook
    from openpyxl.comments import Comment
    from openpyxl.styles import PatternFill

    book = Workbook()
    sheet = book.active
    assert sheet is not None
    fill = PatternFill("solid", fgColor=DOUBT_COLOUR)
    not_sure = speech.say(QT_TRANSLATE_NOOP("paper", "Not sure: look at the photo."))
    unsure, point = set(doubtful), _decimal_sign(text for row in rows for text in row)
    for place, row in enumerate(rows):
        for column, text in enumerate(row):
            is_doubtful = (place, column) in unsure
            if not text and not is_doubtful:
                continue
            cell = sheet.cell(place + 1, column + 1)
            number = _number(text, point)
            if number is not None:
                cell.value, cell.number_format = number
            elif text:
                cell.value = printable(text, len(text))  # the name of a file, for one
                # What begins with “=” is text, and stays it when somebody edits the cell.
                cell.data_type = "s"
                cell.quotePrefix = without_formula(text) != text
            if is_doubtful:
                cell.fill = fill
                cell.comment = Comment(not_sure, "digitpad")
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def _decimal_sign(texts: Iterable[str]) -> str:
    """Return the sign before the decimals of all numbers, "" where none tells or they differ."""
    signs = set()
    for text in texts:
        plain, grouped = PLAIN.fullmatch(text), GROUPED.fullmatch(text)
        if plain and plain["point"] and not grouped:
            signs.add(plain["point"])
        elif grouped and not plain:
            signs.add("." if grouped["comma"] == "," else ",")
    return signs.pop() if len(signs) == 1 else ""


def _number(text: str, point: str) -> tuple[float, str] | None:
    """Return a number and its format in Excel, None for what is none or would lose something.

    ``point``: the decimal sign of the sheet, "" where that is not known.
    """
    plain, grouped = PLAIN.fullmatch(text), GROUPED.fullmatch(text)
    if plain and grouped:
        found = {plain["point"]: plain, "": None}.get(point, grouped)
    else:
        found = plain or grouped
    if found is None:
        return None
    whole, part = re.sub("[.,]", "", found["whole"]), found["part"] or ""
    is_zero = not (whole + part).strip("0")
    if len(whole + part) > MOST_DIGITS or (found["sign"] == "-" and is_zero):
        return None
    value = float(f"{whole}.{part}") if part else int(whole)
    shown = ("0" if found is plain else "#,##0") + ("." + "0" * len(part) if part else "")
    signed = f"+{shown};-{shown}" if found["sign"] == "+" else shown
    return -value if found["sign"] == "-" else value, signed
