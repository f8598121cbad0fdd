"""What was read on a photo, as rows of cells, and what becomes of them as numbers come and go."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from digitpad.untrusted import parse_json, printable
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from digitpad.paper.page import Page
    from digitpad.paper.table import Table

Place = tuple[tuple[int, int], ...]
At = tuple[int, int]
"""The row and the column of a cell."""
MAX_TEXT: Final = 32_767
"""Characters that Excel takes in a cell."""
MAX_CELLS: Final = 50_000
"""More take seconds to show; the fullest photos have some thousands."""
BESIDE: Final = 0.5
"""Of the lower one's height: so much of it numbers on one line share."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A text, the corners of its place on the photo (none: nowhere), and whether it is doubtful.

    ``is_checked``: whether somebody corrected, confirmed or emptied it.
    """

    text: str = ""
    place: Place = ()
    is_doubtful: bool = False
    is_checked: bool = False


Rows = tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Found:
    """What was read on a photo: rows of cells, equally long.

    ``name``: of the photo. ``turned``: by how many degrees to the left it was turned.
    ``notes``: what is worth knowing, in words. ``is_table``: whether cells are the table's own.
    ``path``: where the photo lies, "" where it is no file. ``model``: who read it, by name.
    ``doubt``: why a table's rows and columns may be others, in words.
    """

    name: str
    rows: Rows
    turned: int = 0
    notes: tuple[str, ...] = ()
    is_table: bool = False
    path: str = ""
    model: str = ""
    doubt: str = ""

    def to_json(self) -> bytes:
        """Return all of it, so that nothing is lost where the program ends before it is saved."""
        rows = [
            [[cell.text, cell.place, cell.is_doubtful, cell.is_checked] for cell in row]
            for row in self.rows
        ]
        values = {name: getattr(self, name) for name in self.__slots__}
        return json.dumps(values | {"rows": rows}).encode()


def found_from_json(data: bytes) -> Found:
    """Return what ``Found.to_json`` made; raises one of ``DAMAGE`` for anything else."""
    values: dict[str, Any] = parse_json(data)
    rows = tuple(
        tuple(
            Cell(
                fit(text),
                tuple((int(x), int(y)) for x, y in place),
                bool(is_doubtful),
                any(checked),  # older programs did not say
            )
            for text, place, is_doubtful, *checked in row
        )
        for row in values["rows"]
    )
    if len({len(row) for row in rows}) > 1 or () in rows:
        raise ValueError(QT_TRANSLATE_NOOP("errors", "its rows are not equally long"))
    if rows and len(rows) * len(rows[0]) > MAX_CELLS:
        raise ValueError(QT_TRANSLATE_NOOP("errors", "it holds more cells than any photo"))
    notes = tuple(str(note) for note in values["notes"])
    # Older programs kept neither what was looked for, nor where the photo lay, nor who read it.
    is_table, path = bool(values.get("is_table")), str(values.get("path", ""))
    name, turned, model = str(values["name"]), int(values["turned"]), str(values.get("model", ""))
    doubt = str(values.get("doubt", ""))
    return Found(name, rows, turned, notes, is_table, path, model, doubt)


def fit(text: object) -> str:
    """Return a text that any file can take: spreadsheets refuse control characters."""
    return printable(str(text).strip(), MAX_TEXT)


def found_on_page(name: str, page: Page) -> Found:
    """Return a page's numbers: a row for each of its lines."""
    rows = _even(
        [Cell(number.text, corners(number.box), not number.sure) for number in line]
        for line in page.lines
    )
    return Found(name, rows, page.turned, (page.problem,) if page.problem else ())


def found_in_table(name: str, table: Table) -> Found:
    """Return a table's cells."""
    doubtful = set(table.doubtful)
    rows = tuple(
        tuple(
            Cell(text, table.places[row][column], (row, column) in doubtful)
            for column, text in enumerate(texts)
        )
        for row, texts in enumerate(table.rows)
    )
    return Found(name, rows, table.turned, table.notes, is_table=True, doubt=table.doubt)


def corners(box: tuple[int, int, int, int]) -> Place:
    left, top, right, bottom = box
    return (left, top), (right, top), (right, bottom), (left, bottom)


def with_number(rows: Rows, new: Cell) -> tuple[Rows, At]:
    """Return a page's rows with one more number in its place on its line, and where that is.

    It is of the line whose nearest number stands beside it; else it begins a line of its own.
    """
    lines = [[*line] for line in rows]
    x, top, bottom = _extent(new)
    nearest = []
    for line in lines:
        extents = [_extent(cell) for cell in line if cell.place]
        nearest.append(min(extents, key=lambda one: abs(one[0] - x), default=(0.0, 0.0, 0.0)))
    shared = [
        (min(bottom, low) - max(top, high)) / max(1.0, min(bottom - top, low - high))
        for _, high, low in nearest
    ]
    row = max(range(len(rows)), key=lambda place: shared[place], default=0)
    if not rows or shared[row] < BESIDE:
        row = sum(high + low < top + bottom for _, high, low in nearest)
        lines.insert(row, [])
    column = sum(bool(cell.place) and _extent(cell)[0] < x for cell in lines[row])
    lines[row].insert(column, new)
    return _even(lines), (row, column)


def without(found: Found, ats: Collection[At]) -> Rows:
    """Return the rows of a page without some numbers, those of a table with such cells empty."""
    if found.is_table:
        return tuple(
            tuple(
                Cell("", cell.place, is_checked=True) if (row, column) in ats else cell
                for column, cell in enumerate(cells)
            )
            for row, cells in enumerate(found.rows)
        )
    return _even(
        [cell for column, cell in enumerate(cells) if (row, column) not in ats]
        for row, cells in enumerate(found.rows)
    )


def carried(old: Found, new: Found) -> tuple[Rows, int]:
    """Return a table's rows as they were read again, with what somebody checked in them before.

    And how many of the cells that were checked have no cell in the new rows that lies where they
    lay: the middle of each within the other.
    """
    rows = [[*row] for row in new.rows]
    fresh = [
        (row, column, *_middle_and_size(cell.place))
        for row, cells in enumerate(rows)
        for column, cell in enumerate(cells)
        if cell.place
    ]
    lost = 0
    for cell in (cell for row in old.rows for cell in row if cell.is_checked and cell.place):
        x, y, wide, high = _middle_and_size(cell.place)
        row, column, other_x, other_y, other_wide, other_high = min(
            fresh, key=lambda one: abs(one[2] - x) + abs(one[3] - y), default=(0,) * 6
        )
        across, down = min(wide, other_wide) / 2, min(high, other_high) / 2
        if abs(other_x - x) < across and abs(other_y - y) < down:
            rows[row][column] = replace(cell, place=rows[row][column].place)
        else:
            lost += 1
    return tuple(map(tuple, rows)), lost


def _middle_and_size(place: Place) -> tuple[float, float, float, float]:
    across, down = zip(*place, strict=True)
    left, right, top, bottom = min(across), max(across), min(down), max(down)
    return sum(across) / len(across), sum(down) / len(down), right - left, bottom - top


def _extent(cell: Cell) -> tuple[float, float, float]:
    """Return the middle of a place from left to right, and its top and bottom."""
    across, down = zip(*cell.place, strict=True)
    return (min(across) + max(across)) / 2, min(down), max(down)


def _even(lines: Iterable[Sequence[Cell]]) -> Rows:
    """Return lines as rows of one length, without those on which nothing is."""
    used = [
        line[: 1 + max(column for column, cell in enumerate(line) if cell != Cell())]
        for line in lines
        if any(cell != Cell() for cell in line)
    ]
    longest = max(map(len, used), default=0)
    return tuple((*line, *[Cell()] * (longest - len(line))) for line in used)


def places(rows: Rows) -> list[list[Place]]:
    return [[cell.place for cell in row] for row in rows]
