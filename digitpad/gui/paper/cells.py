"""What was read on a photo, as cells that can be corrected; each correction can be taken back."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPalette, QUndoCommand, QUndoStack
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from digitpad.untrusted import parse_json, printable

if TYPE_CHECKING:
    from digitpad.paper.page import Page
    from digitpad.paper.table import Table

Place = tuple[tuple[int, int], ...]
At = tuple[int, int]
"""The row and the column of a cell."""
Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
MAX_TEXT: Final = 32_767
"""Characters that Excel takes in a cell."""
MAX_CELLS: Final = 50_000
"""More take seconds to show; the fullest photos have some thousands."""
BESIDE: Final = 0.5
"""Of the lower one's height: so much of it numbers on one line share."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A text, the corners of its place on the photo (none: nowhere), and whether it is doubtful."""

    text: str = ""
    place: Place = ()
    is_doubtful: bool = False


Rows = tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Found:
    """What was read on a photo: rows of cells, equally long.

    ``name``: of the photo. ``turned``: by how many degrees to the left it was turned.
    ``notes``: what is worth knowing, in words. ``is_table``: whether cells are the table's own.
    ``path``: where the photo lies, "" where it is no file.
    """

    name: str
    rows: Rows
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
    return Found(name, rows, table.turned, table.notes, is_table=True)


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
                Cell("", cell.place) if (row, column) in ats else cell
                for column, cell in enumerate(cells)
            )
            for row, cells in enumerate(found.rows)
        )
    return _even(
        [cell for column, cell in enumerate(cells) if (row, column) not in ats]
        for row, cells in enumerate(found.rows)
    )


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


def _places(rows: Rows) -> list[list[Place]]:
    return [[cell.place for cell in row] for row in rows]


class _Change(QUndoCommand):
    def __init__(self, cells: Cells, words: str, after: Rows) -> None:
        super().__init__(words)
        self._cells, self._before, self._after = cells, cells.found.rows, after

    def redo(self) -> None:
        self._cells.put(self._after)

    def undo(self) -> None:
        self._cells.put(self._before)


class Cells(QAbstractTableModel):
    """The cells of a photo for a table view; ``undo_stack`` holds the changes.

    Signals: ``corrected`` after each change; where a cell went, or moved, the model is reset.
    """

    corrected = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.undo_stack = QUndoStack(self)
        self.found = Found("", ())
        """What was read, with all corrections."""

    @property
    def texts(self) -> list[list[str]]:
        return [[cell.text for cell in row] for row in self.found.rows]

    @property
    def doubtful(self) -> list[At]:
        """Each cell that is not sure, in reading order."""
        return [
            (row, column)
            for row, cells in enumerate(self.found.rows)
            for column, cell in enumerate(cells)
            if cell.is_doubtful
        ]

    def show(self, found: Found | None) -> None:
        """Hold what was read on another photo, or nothing."""
        self.beginResetModel()
        self.undo_stack.clear()
        self.found = found or Found("", ())
        self.endResetModel()

    def cell(self, row: int, column: int) -> Cell:
        """Return a cell."""
        return self.found.rows[row][column]

    def add(self, cell: Cell) -> At:
        """Add a number that a page has, too; return where it is now."""
        rows, at = with_number(self.found.rows, cell)
        self._change(self.tr("add “{0}”").format(cell.text), rows)
        return at

    def remove(self, ats: Collection[At]) -> None:
        """Take numbers off a page, or empty the cells of a table."""
        rows = without(self.found, ats)
        if rows != self.found.rows:
            self._change(self.tr("remove"), rows)

    def put(self, rows: Rows) -> None:
        """Hold other rows; what can be taken back goes through a change."""
        before = self.found.rows
        after = replace(self.found, rows=rows)
        if _places(before) != _places(rows):
            self.beginResetModel()
            self.found = after
            self.endResetModel()
        else:
            self.found = after
            for row, (olds, news) in enumerate(zip(before, rows, strict=True)):
                for column, (old, new) in enumerate(zip(olds, news, strict=True)):
                    if old != new:
                        index = self.index(row, column)
                        self.dataChanged.emit(index, index)
        self.corrected.emit()

    def _change(self, words: str, rows: Rows) -> None:
        self.undo_stack.push(_Change(self, words, rows))

    # What Qt asks for

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.found.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        is_cell = parent is not None and parent.isValid()
        return 0 if is_cell or not self.found.rows else len(self.found.rows[0])

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        cell = self.cell(index.row(), index.column())
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
        before = self.cell(index.row(), index.column())
        after = Cell(_fit(value), before.place)
        if role != Role.EditRole or after == before:
            return False
        rows = [*self.found.rows]
        row = [*rows[index.row()]]
        row[index.column()] = after
        rows[index.row()] = tuple(row)
        self._change(self.tr("correct “{0}”").format(after.text), tuple(rows))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable


class CellEditing(QStyledItemDelegate):
    """Lets cells be corrected. What was neither changed nor confirmed by Enter stays doubtful."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        if isinstance(editor, QLineEdit):
            editor.returnPressed.connect(lambda: editor.setModified(True))
        return editor

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit) and editor.isModified():
            super().setModelData(editor, model, index)


def doubt_colour() -> QColor:
    """Return the colour behind what is doubtful: amber, on dark windows a dark one."""
    base = QApplication.palette().color(QPalette.ColorRole.Base)
    return QColor("#6b4e00") if base.lightness() < 128 else QColor("#ffe39a")
