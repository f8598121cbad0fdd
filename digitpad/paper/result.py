"""The result of reading a photo of paper: rows of cells, with notes on the whole."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from digitpad.files import write_atomically
from digitpad.paper.cell import UNSURE, At, Cell, Place, Rows
from digitpad.paper.export import USUAL, CsvLayout, as_file
from digitpad.untrusted import parse_json, printable
from digitpad.words import ENGLISH, QT_TRANSLATE_NOOP, Speech

MAX_TEXT: Final = 32_767
"""Number of characters that an Excel cell can hold."""
MAX_CELLS: Final = 50_000
"""Number of cells that a saved result may hold; showing more takes seconds. Full photos have some
thousands."""


@dataclass(frozen=True, slots=True)
class PaperResult:
    """The result of reading a photo of a page or a table.

    ``cells``: a row for each row of a table or line of a page, all of the same length. ``turned``:
    the degrees by which the photo was first rotated to the left. ``notes``: messages for the user.
    ``doubt``: a message on why the rows and columns of a table may be wrong, "" if they are sure.
    ``name``, ``path``: those of the photo. ``model``: the one that read it. Each may be "".
    ``marked_corners``: those of the table, if a user marked them. ``other_grid``: how many rows and
    columns another grid of a doubtful table has, () for none. ``by_other_grid``: whether the second
    likeliest was read, so that the other is the likeliest. ``page``: of the photo's file, from 1.
    """

    cells: Rows = ()
    is_table: bool = False
    turned: int = 0
    notes: tuple[str, ...] = ()
    doubt: str = ""
    name: str = ""
    path: str = ""
    model: str = ""
    marked_corners: Place = ()
    other_grid: tuple[int, ...] = ()
    by_other_grid: bool = False
    page: int = 1

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The cells' texts."""
        return tuple(tuple(cell.text for cell in row) for row in self.cells)

    @property
    def doubtful(self) -> tuple[At, ...]:
        """The cells to check, in reading order; among words only those that may be numbers."""
        return tuple(
            (row, column)
            for row, cells in enumerate(self.cells)
            for column, cell in enumerate(cells)
            if cell.doubt
        )

    @property
    def lines(self) -> tuple[tuple[Cell, ...], ...]:
        """The numbers of a page, line by line from left to right."""
        return tuple(tuple(cell for cell in row if cell.place) for row in self.cells)

    @property
    def numbers(self) -> tuple[Cell, ...]:
        return tuple(number for line in self.lines for number in line)

    @property
    def corners(self) -> Place:
        """The corners of a table, in the order of a cell's."""
        if not self.cells or not self.cells[0][0].place:
            return ()
        first, last = self.cells[0], self.cells[-1]
        return first[0].place[0], first[-1].place[1], last[-1].place[2], last[0].place[3]

    def save(
        self, path: str | os.PathLike[str], layout: CsvLayout = USUAL, speech: Speech = ENGLISH
    ) -> None:
        """Write the cells as an Excel workbook (.xlsx), the doubtful ones marked, or else as CSV.

        Raises ``DigitpadError``; what the file held before is untouched then.
        """
        write_atomically(path, as_file(self.cells, Path(path), layout, speech))

    def to_json(self) -> bytes:
        """Return all that a user sees and edits, for ``result_from_json``."""
        rows = [
            [[cell.text, cell.place, not cell.sure, cell.is_checked] for cell in row]
            for row in self.cells
        ]
        names = ("turned", "notes", "is_table", "path", "model", "doubt", "marked_corners",
                 "other_grid", "by_other_grid", "page")  # fmt: skip
        others = {name: getattr(self, name) for name in names}
        return json.dumps({"name": self.name, "rows": rows, **others}).encode()


def result_from_json(data: bytes) -> PaperResult:
    """Parse the output of ``PaperResult.to_json``; raises one of ``DAMAGE`` for anything else."""
    values: dict[str, Any] = parse_json(data)
    cells = tuple(
        tuple(
            Cell(
                fit(text),
                _as_place(place),
                UNSURE if is_doubtful else "",
                is_checked=bool(is_checked),
            )
            for text, place, is_doubtful, is_checked in row
        )
        for row in values["rows"]
    )
    if len({len(row) for row in cells}) > 1 or () in cells:
        raise ValueError(QT_TRANSLATE_NOOP("errors", "its rows are not equally long"))
    if cells and len(cells) * len(cells[0]) > MAX_CELLS:
        raise ValueError(QT_TRANSLATE_NOOP("errors", "it holds more cells than any photo"))
    marked_corners = _as_place(values["marked_corners"])
    if len(marked_corners) not in (0, 4):
        raise ValueError(QT_TRANSLATE_NOOP("errors", "a table has four corners"))
    other_grid = tuple(int(count) for count in values["other_grid"])
    if len(other_grid) not in (0, 2):
        raise ValueError(QT_TRANSLATE_NOOP("errors", "a grid has rows and columns"))
    return PaperResult(
        cells,
        bool(values["is_table"]),
        int(values["turned"]),
        tuple(str(note) for note in values["notes"]),
        marked_corners=marked_corners,
        other_grid=other_grid,
        by_other_grid=bool(values["by_other_grid"]),
        page=max(1, int(values.get("page", 1))),
        **{name: str(values[name]) for name in ("name", "doubt", "path", "model")},
    )


def _as_place(points: Iterable[Iterable[Any]]) -> Place:
    return tuple((int(x), int(y)) for x, y in points)


def fit(text: object) -> str:
    """Return a text that any file can hold: spreadsheets refuse control characters."""
    return printable(str(text).strip(), MAX_TEXT)


def rows_of(lines: Iterable[Sequence[Cell]]) -> Rows:
    """Return lines as rows of the same length, without empty lines and empty ends."""
    used = [
        line[: 1 + max(column for column, cell in enumerate(line) if cell != Cell())]
        for line in lines
        if any(cell != Cell() for cell in line)
    ]
    longest = max(map(len, used), default=0)
    return tuple((*line, *[Cell()] * (longest - len(line))) for line in used)
