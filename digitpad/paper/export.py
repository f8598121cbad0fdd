"""Pages and tables as files for spreadsheets: CSV in UTF-8, and .xlsx."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from digitpad.untrusted import printable
from digitpad.words import ENGLISH, QT_TRANSLATE_NOOP, Speech

if TYPE_CHECKING:
    from pathlib import Path

    from openpyxl.worksheet.worksheet import Worksheet

    from digitpad.paper.cell import Cell

DOUBTFUL: Final = "doubtful"
FORMULA: Final = re.compile(r"\s*[=+@\-\t\r＝＋－＠]")
"""Beginnings that make a spreadsheet take a text for a formula."""
NO_FORMULA: Final = re.compile(r"[+-]?[0-9]*([., ][0-9]+)*( ?%)?")
"""Texts with such a beginning that are none: numbers, and lone signs."""
DAY: Final = "([0-9]{1,2}|[0-9]{4})"
OTHER_VALUE: Final = re.compile(
    rf"{DAY}( ?[-/:] ?{DAY}){{1,2}}|[0-9]{{1,2}}\.[0-9]{{1,2}}\.[0-9]*|[0-9]+ [0-9]+/[0-9]+"
    r"|[+-]?0[0-9]+([.,][0-9]+)?|[+-]?[0-9]+([.,][0-9]+)?[eE][+-]?[0-9]+"
)
"""Texts that a spreadsheet shows as something else: dates (1-2, 1/2, 1.2.), times and fractions,
007 as 7, and 1e5."""
POINT_DATE: Final = re.compile(r"[0-9]{1,2}\.[0-9]{1,2}")
"""A date, and no number, where commas part decimals and semicolons columns."""
LONG_NUMBER: Final = re.compile(r"[+-]?[0-9]+([., ][0-9]+)*")
PLAIN_NUMBER: Final = re.compile(
    r"(?P<sign>[+-]?)(?P<whole>0|[1-9][0-9]*)((?P<point>[.,])(?P<part>[0-9]+))?"
)
GROUPED_NUMBER: Final = re.compile(
    r"(?P<sign>[+-]?)(?P<whole>[1-9][0-9]{0,2}((?P<comma>[.,])[0-9]{3})((?P=comma)[0-9]{3})*)"
    r"((?!(?P=comma))(?P<point>[.,])(?P<part>[0-9]+))?"
)
"""A number with separated thousands: 1,234 or 1.234.567,8."""
NO_TITLE: Final = re.compile(r"[\[\]:*?/\\\x00-\x1f]")
"""Characters that no sheet of a workbook may have in its name."""
MAX_TITLE: Final = 31
"""Number of characters of such a name."""
MAX_DIGITS: Final = 15
"""Number of digits that Excel keeps."""
DOUBT_COLOUR: Final = "FFE39A"

AnyRows = Sequence[Sequence["Cell"]]
"""Rows of cells, which need not be equally long."""


class CsvLayout(NamedTuple):
    """The dialect of a CSV file.

    ``separator``: "," or ";". ``has_mark``: whether it begins with a byte-order mark, by which
    Excel recognises UTF-8. ``names_doubtful``: whether to add a last column, ``doubtful``, that
    lists the doubtful cells of its row ("A C"), and a first row with the columns' letters.
    ``is_guarded``: whether to mark as text what a spreadsheet would take for something else.
    """

    separator: str = ","
    has_mark: bool = False
    names_doubtful: bool = False
    is_guarded: bool = True


USUAL: Final = CsvLayout()


def as_file(
    rows: AnyRows, path: Path, layout: CsvLayout = USUAL, speech: Speech = ENGLISH
) -> bytes:
    """Return rows as an Excel workbook if the file's name ends in ``.xlsx``, else as CSV."""
    if path.suffix.lower() == ".xlsx":
        return as_xlsx(rows, speech)
    return as_csv(rows, layout)


def as_csv(rows: AnyRows, layout: CsvLayout = USUAL) -> bytes:
    """Return rows as CSV (RFC 4180), with “?” for undecodable bytes of file names.

    Unless ``layout`` says otherwise, texts that a spreadsheet would take for a formula, a date or
    another number are prefixed by an apostrophe.
    """
    shown = [[cell.text for cell in row] for row in rows]
    if layout.is_guarded:
        shown = [[guarded(text, layout.separator) for text in row] for row in shown]
    if layout.names_doubtful and shown:
        shown = _with_doubt(shown, rows)
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=layout.separator).writerows(shown)
    return text.getvalue().encode("utf-8-sig" if layout.has_mark else "utf-8", errors="replace")


def guarded(text: str, separator: str = ",") -> str:
    """Return a text, prefixed by an apostrophe if a spreadsheet would not show it as it is."""
    is_formula = FORMULA.match(text) and not NO_FORMULA.fullmatch(text)
    is_date = separator == ";" and POINT_DATE.fullmatch(text)
    is_long = LONG_NUMBER.fullmatch(text) and sum(map(str.isdigit, text)) > MAX_DIGITS
    if is_formula or is_date or is_long or OTHER_VALUE.fullmatch(text):
        return "'" + text
    return text


def _with_doubt(texts: list[list[str]], rows: AnyRows) -> list[list[str]]:
    from openpyxl.utils import get_column_letter

    letters = [get_column_letter(column) for column in range(1, 1 + max(map(len, rows)))]
    named = [[*letters, DOUBTFUL]]
    for shown, row in zip(texts, rows, strict=True):
        unsure = " ".join(letter for letter, cell in zip(letters, row, strict=False) if cell.doubt)
        named.append([*shown, *[""] * (len(letters) - len(shown)), unsure])
    return named


def as_xlsx(rows: AnyRows, speech: Speech = ENGLISH) -> bytes:
    """Return rows as an Excel workbook of one sheet; see ``as_workbook``."""
    return as_workbook([("Sheet", rows)], speech)


def titles_of(names: Iterable[str]) -> list[str]:
    """Return a name that Excel takes for a sheet for each, all of them different."""
    taken: set[str] = {"history"}  # which Excel has for itself
    titles = []
    for name in names:
        wanted = NO_TITLE.sub("_", printable(name, len(name))).strip(" '") or "Sheet"
        endings = ("", *(f" ({number})" for number in range(2, len(taken) + 3)))
        shortened = (wanted[: MAX_TITLE - len(ending)].rstrip(" '") + ending for ending in endings)
        title = next(one for one in shortened if one.lower() not in taken)
        taken.add(title.lower())
        titles.append(title)
    return titles


def as_workbook(sheets: Sequence[tuple[str, AnyRows]], speech: Speech = ENGLISH) -> bytes:
    """Return an Excel workbook of named sheets of rows: numbers as numbers, all else as text.

    Numbers keep their decimals and their sign. Those that would lose something stay text: numbers
    with leading zeros, numbers with more digits than Excel keeps, −0, and numbers like 1,234 if no
    other on the sheet shows whether the sign separates thousands or decimals. Doubtful cells have a
    colour and a comment in the language of ``speech``.
    """
    from openpyxl import Workbook

    book = Workbook()
    book.remove(book.worksheets[0])
    for title, (_, rows) in zip(titles_of(name for name, _ in sheets), sheets, strict=True):
        _fill(book.create_sheet(title), rows, speech)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def _fill(sheet: Worksheet, rows: AnyRows, speech: Speech) -> None:
    from openpyxl.comments import Comment
    from openpyxl.styles import PatternFill

    fill = PatternFill("solid", fgColor=DOUBT_COLOUR)
    not_sure = speech.say(QT_TRANSLATE_NOOP("paper", "Not sure: look at the photo."))
    point = _decimal_sign(cell.text for row in rows for cell in row)
    for place, row in enumerate(rows, 1):
        for column, cell in enumerate(row, 1):
            if not cell.text and not cell.doubt:
                continue
            written, text = sheet.cell(place, column), cell.text
            number = _number(text, point)
            if number is not None:
                written.value, written.number_format = number
            elif text:
                written.value = printable(text, len(text))  # the name of a file, for one
                # A text that begins with “=” stays one even if the cell is edited.
                written.data_type = "s"
                written.quotePrefix = guarded(text) != text
            if cell.doubt:
                written.fill = fill
                written.comment = Comment(not_sure, "digitpad")


def _decimal_sign(texts: Iterable[str]) -> str:
    """Return the decimal sign of all numbers, "" if none shows it or they differ."""
    signs = set()
    for text in texts:
        plain, grouped = PLAIN_NUMBER.fullmatch(text), GROUPED_NUMBER.fullmatch(text)
        if plain and plain["point"] and not grouped:
            signs.add(plain["point"])
        elif grouped and not plain:
            signs.add("." if grouped["comma"] == "," else ",")
    return signs.pop() if len(signs) == 1 else ""


def _number(text: str, point: str) -> tuple[float, str] | None:
    """Return a number and its Excel format, None for other text or if it would lose something.

    ``point``: the decimal sign of the sheet, "" if unknown.
    """
    plain, grouped = PLAIN_NUMBER.fullmatch(text), GROUPED_NUMBER.fullmatch(text)
    if plain and grouped:
        found = {plain["point"]: plain, "": None}.get(point, grouped)
    else:
        found = plain or grouped
    if found is None:
        return None
    whole, part = re.sub("[.,]", "", found["whole"]), found["part"] or ""
    is_zero = not (whole + part).strip("0")
    if len(whole + part) > MAX_DIGITS or (found["sign"] == "-" and is_zero):
        return None
    value = float(f"{whole}.{part}") if part else int(whole)
    shown = ("0" if found is plain else "#,##0") + ("." + "0" * len(part) if part else "")
    signed = f"+{shown};-{shown}" if found["sign"] == "+" else shown
    return -value if found["sign"] == "-" else value, signed
