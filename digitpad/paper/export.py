"""Pages and tables as files for spreadsheets: CSV in UTF-8, and .xlsx."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from digitpad.paper.page import Page

HEADER: Final = ("file", "line", "number", "sure", "left", "top", "right", "bottom")


def page_csv(pages: Iterable[tuple[str, Page]]) -> bytes:
    """Return the numbers of pages (file names with what was read there), one a row."""
    rows: list[Sequence[object]] = [HEADER]
    for file, page in pages:
        for line_number, line in enumerate(page.lines, 1):
            for number in line:
                sure = "yes" if number.sure else "no"
                rows.append((file, line_number, number.text, sure, *number.box))
    return as_csv(rows)


def as_csv(rows: Iterable[Sequence[object]]) -> bytes:
    """Return rows as CSV, as RFC 4180 has it."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows)
    return text.getvalue().encode()
