"""What was read on a photo, as cells that can be corrected; each correction can be taken back."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QPalette, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QApplication

from digitpad.untrusted import parse_json, printable

if TYPE_CHECKING:
    from digitpad.paper.page import Page
    from digitpad.paper.table import Table

Place = tuple[tuple[int, int], ...]
Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
MAX_TEXT: Final = 32_767
"""Characters that Excel takes in a cell."""
MAX_CELLS: Final = 50_000
"""More take seconds to show; the fullest photos have some thousands."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A text, the corners of its place on the photo (none: nowhere), and whether it is doubtful."""

    text: str = ""
    place: Place = ()
    is_doubtful: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """What was read on a photo: rows of cells, equally long.

    ``name``: of the photo. ``turned``: by how many degrees to the left it was turned.
    ``notes``: what is worth knowing, in words. ``is_table``: whether cells are the table's own.
    ``path``: where the photo lies, "" where it is no file.
    """

    name: str
    rows: tuple[tuple[Cell, ...], ...]
    turned: int = 0
    notes: tuple[str, ...] = ()
    is_table: bool = False
    path: str = ""

    def to_json(self) -> bytes:
        """Return all of it, so that nothing is lost where the program ends before it is saved."""
        rows = [[[cell.text, cell.place, cell.is_doubtful] for cell in row] for row in self.rows]
        values = {name: getattr(self, name) for name in self.__slots__}
        return json.dumps(values | {"rows": rows}).encode()


def found_from_json(data: bytes) -> Found:
    """Return what ``Found.to_json`` made; raises one of ``DAMAGE`` for anything else."""
    values: dict[str, Any] = parse_json(data)
    rows = tuple(
        tuple(
            Cell(_fit(text), tuple((int(x), int(y)) for x, y in place), bool(is_doubtful))
            for text, place, is_doubtful in row
        )
        for row in values["rows"]
    )
    if len({len(row) for row in rows}) != 1:
        raise ValueError("its rows are not equally long")
    if len(rows) * len(rows[0]) > MAX_CELLS:
        raise ValueError("it holds more cells than any photo")
    notes = tuple(str(note) for note in values["notes"])
    # Older programs kept neither what was looked for nor where the photo lay.
    is_table, path = bool(values.get("is_table")), str(values.get("path", ""))
    return Found(str(values["name"]), rows, int(values["turned"]), notes, is_table, path)


def _fit(text: object) -> str:
    """Return a text that any file can take: spreadsheets refuse control characters."""
    return printable(str(text).strip(), MAX_TEXT)


def found_on_page(name: str, page: Page) -> Found:
    """Return a page's numbers: a row for each of its lines."""
    longest = max((len(line) for line in page.lines), default=0)
    rows = []
    for line in page.lines:
        cells = [Cell(number.text, _corners(number.box), not number.sure) for number in line]
        rows.append((*cells, *[Cell()] * (longest - len(cells))))
    return Found(name, tuple(rows), page.turned, (page.problem,) if page.problem else ())


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
    return Found(name, rows, table.turned, table.notes, is_table=True)


def _corners(box: tuple[int, int, int, int]) -> Place:
    left, top, right, bottom = box
    return (left, top), (right, top), (right, bottom), (left, bottom)


class _Correction(QUndoCommand):
    def __init__(self, cells: Cells, row: int, column: int, after: Cell) -> None:
        super().__init__(cells.tr("correct “{0}”").format(after.text))
        self._cells, self._at, self._after = cells, (row, column), after
        self._before = cells.cell(row, column)

    def redo(self) -> None:
        self._cells.put(*self._at, self._after)

    def undo(self) -> None:
        self._cells.put(*self._at, self._before)


class Cells(QAbstractTableModel):
    """The cells of a photo for a table view; ``undo_stack`` holds the corrections.

    Signals: ``corrected`` after each change of a cell.
    """

    corrected = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.undo_stack = QUndoStack(self)
        self._found = Found("", ())
        self._rows: list[list[Cell]] = []

    @property
    def found(self) -> Found:
        """What was read, with all corrections."""
        return replace(self._found, rows=tuple(tuple(row) for row in self._rows))

    @property
    def texts(self) -> list[list[str]]:
        return [[cell.text for cell in row] for row in self._rows]

    @property
    def doubtful(self) -> list[tuple[int, int]]:
        """The (row, column) of each cell that is not sure, in reading order."""
        return [
            (row, column)
            for row, cells in enumerate(self._rows)
            for column, cell in enumerate(cells)
            if cell.is_doubtful
        ]

    def show(self, found: Found | None) -> None:
        """Hold what was read on another photo, or nothing."""
        self.beginResetModel()
        self.undo_stack.clear()
        self._found = found or Found("", ())
        self._rows = [list(row) for row in self._found.rows]
        self.endResetModel()

    def cell(self, row: int, column: int) -> Cell:
        """Return a cell."""
        return self._rows[row][column]

    def put(self, row: int, column: int, cell: Cell) -> None:
        """Change a cell; what can be taken back goes through ``setData``."""
        self._rows[row][column] = cell
        index = self.index(row, column)
        self.dataChanged.emit(index, index)
        self.corrected.emit()

    # What Qt asks for

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        is_cell = parent is not None and parent.isValid()
        return 0 if is_cell or not self._rows else len(self._rows[0])

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        cell = self._rows[index.row()][index.column()]
        if role in (Role.DisplayRole, Role.EditRole):
            return cell.text
        if role == Role.BackgroundRole and cell.is_doubtful:
            return doubt_colour()
        if role in (Role.ToolTipRole, Role.AccessibleDescriptionRole) and cell.is_doubtful:
            return self.tr("Not sure: look at the photo, and correct or confirm it.")
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        before = self._rows[index.row()][index.column()]
        after = Cell(_fit(value), before.place)
        if role != Role.EditRole or after == before:
            return False
        self.undo_stack.push(_Correction(self, index.row(), index.column(), after))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable


def doubt_colour() -> QColor:
    """Return the colour behind what is doubtful: amber, on dark windows a dark one."""
    base = QApplication.palette().color(QPalette.ColorRole.Base)
    return QColor("#6b4e00") if base.lightness() < 128 else QColor("#ffe39a")
