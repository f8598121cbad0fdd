"""Lists of pictures and the numbers in them, as spreadsheets and editors write them."""

from __future__ import annotations

import codecs
import csv
import io
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from digitpad.errors import DatasetError
from digitpad.files import is_file, read_bounded
from digitpad.models.architecture import DIGITS, NUMBER_SIGNS
from digitpad.untrusted import quoted

MAX_BYTES: Final = 2**24
"""Largest list that is read."""
COLUMNS: Final = ("file", "digits")
SEPARATORS: Final = (",", ";", "\t")
ZIP: Final = b"PK\x03\x04"
SEPARATOR_LINE: Final = re.compile(r"\s*sep=.\s*\n", re.IGNORECASE)
"""Excel's own first line, which names the separator."""
LATEX: Final = {"COMMA": ",", r"\%": "%", r"\$": "$", r"\#": "#"}
"""Names in formula files of signs that are special characters in LaTeX."""


def plain(truth: str) -> str:
    """Return a truth without spaces and LaTeX names."""
    for name, sign in LATEX.items():
        truth = truth.replace(name, sign)
    return re.sub(r"\s", "", truth)


def _digits_of(text: str) -> str:
    """Return the digits of a text, without commas, dashes and ornaments."""
    return "".join(sign for sign in text if sign in DIGITS)


def listed(path: Path) -> list[tuple[Path, str]]:
    """Return each picture of a list and its digits. Raises ``DatasetError``."""
    pictures = []
    for number, (file, truth) in enumerate(_named_rows(path), start=1):
        truth = plain(truth)
        if not file or not _digits_of(truth) or not {*truth} <= {*NUMBER_SIGNS}:
            raise DatasetError(
                f"Row {number} of {path} needs the name of a picture and its digits, not "
                f"{quoted(f'{file},{truth}')}."
            )
        picture = path.parent / file
        if not is_file(picture):  # as Windows writes it, or in the quotation marks of a text
            picture = path.parent / file.strip("'\"").replace("\\", "/")
        pictures.append((picture, _digits_of(truth)))
    return pictures


def _named_rows(path: Path) -> list[tuple[str, str]]:
    """Return file and digits of each row that has any, as spreadsheets write them."""
    text = _text_of(path)
    if setting := SEPARATOR_LINE.match(text):  # of Excel
        text = text[setting.end() :]
    for separator in SEPARATORS:
        try:
            lines = io.StringIO(text, newline="")
            rows = list(csv.reader(lines, delimiter=separator, skipinitialspace=True))
        except csv.Error as error:
            raise DatasetError(f"Cannot read {path} as CSV: {error}.") from error
        rows = [[cell.strip(" \t") for cell in row] for row in rows if any(map(str.strip, row))]
        header = [cell.strip(" '\"").casefold() for cell in rows[0]] if rows else []
        if len(rows) > 1 and {*COLUMNS} <= {*header}:
            columns = [header.index(name) for name in COLUMNS]
            cells = ([*row, *[""] * len(header)] for row in rows[1:])
            # digitpad writes an apostrophe before what a spreadsheet would take for a date.
            pairs = ((row[columns[0]], row[columns[1]].strip("'\"")) for row in cells)
            return [pair for pair in pairs if any(pair)]
    first = text.strip().partition("\n")[0].strip()
    raise DatasetError(
        f"{path} is not a list of numbers: it needs the columns “file” and “digits”, separated by "
        "commas, semicolons or tabs, and a row for each picture. Its first line is "
        f"{quoted(first)}."
    )


def _text_of(path: Path) -> str:
    """Return the text of a file in UTF-8, UTF-16 or, as Excel writes it, Windows’ Latin letters."""
    data = read_bounded(path, MAX_BYTES, DatasetError)
    if data.startswith(ZIP):
        raise DatasetError(f"{path} is packed, as workbooks are: save its sheet as CSV.")
    encodings = ["utf-8-sig", "cp1252"]
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        encodings = ["utf-16"]
    elif b"\0" in data[:2]:
        encodings = ["utf-16-be" if data[0] == 0 else "utf-16-le"]
    for encoding in encodings:
        with suppress(UnicodeDecodeError):
            return data.decode(encoding)
    raise DatasetError(f"Cannot read {path} as CSV in UTF-8 or UTF-16.")
