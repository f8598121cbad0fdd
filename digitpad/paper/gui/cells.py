"""The model of a table view with the cells of a photo, with undo for corrections."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

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

from digitpad.gui.theme.icons import icon
from digitpad.gui.widgets.wording import percent
from digitpad.paper.cell import At, Cell, Rows
from digitpad.paper.gui.rows import places, with_number, without
from digitpad.paper.result import PaperResult, fit

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


class _Change(QUndoCommand):
    def __init__(self, cells: Cells, words: str, after: PaperResult, as_read: Rows) -> None:
        super().__init__(words)
        self._cells = cells
        self._before, self._after = (cells.result, cells.as_read), (after, as_read)

    def redo(self) -> None:
        self._cells.put(*self._after)

    def undo(self) -> None:
        self._cells.put(*self._before)


class Cells(QAbstractTableModel):
    """The cells of a photo for a table view; ``undo_stack`` holds the changes.

    Signals: ``corrected`` after each change; if cells are added, moved or removed, the model is
    reset.
    """

    corrected = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.undo_stack = QUndoStack(self)
        # Colour alone would not be accessible.
        self._sign = icon("doubt", QPalette.ColorRole.Text)
        self.result = PaperResult()
        """The result of reading, with all corrections."""
        self.as_read = self.result.cells
        """The cells as reading found them, without corrections."""

    @property
    def is_corrected(self) -> bool:
        return self.result.cells != self.as_read

    @property
    def texts(self) -> list[list[str]]:
        return [[*row] for row in self.result.rows]

    @property
    def doubtful(self) -> tuple[At, ...]:
        """All doubtful cells, in reading order."""
        return self.result.doubtful

    def show(self, result: PaperResult | None, as_read: Rows | None = None) -> None:
        """Replace the content by the result for another photo, or by nothing.

        ``as_read``: its cells without corrections, if they are others.
        """
        self.beginResetModel()
        self.undo_stack.clear()
        self.result = result or PaperResult()
        self.as_read = self.result.cells if as_read is None else as_read
        self.endResetModel()

    def show_again(self, result: PaperResult, as_read: Rows) -> None:
        """Replace the result by that of another reading of the same photo; this can be undone.

        ``as_read``: its cells without the corrections that were carried over into it.
        """
        self.undo_stack.push(_Change(self, self.tr("read again"), result, as_read))

    def cell(self, row: int, column: int) -> Cell:
        """Return a cell."""
        return self.result.cells[row][column]

    def add(self, cell: Cell) -> At:
        """Add a number that was missed on a page; return its position."""
        rows, at = with_number(self.result.cells, cell)
        self._change(self.tr("add “{number}”").format(number=cell.text), rows)
        return at

    def remove(self, ats: Collection[At]) -> None:
        """Remove numbers from a page, or empty cells of a table."""
        rows = without(self.result, ats)
        if rows != self.result.cells:
            self._change(self.tr("remove"), rows)

    def put(self, result: PaperResult, as_read: Rows) -> None:
        """Replace the result and what it corrects, without an undo step."""
        before, after = self.result.cells, result.cells
        if as_read is not self.as_read or places(before) != places(after):
            self.beginResetModel()
            self.result, self.as_read = result, as_read
            self.endResetModel()
        else:
            self.result = result
            for row, (olds, news) in enumerate(zip(before, after, strict=True)):
                for column, (old, new) in enumerate(zip(olds, news, strict=True)):
                    if old != new:
                        index = self.index(row, column)
                        self.dataChanged.emit(index, index)
        self.corrected.emit()

    def _change(self, words: str, rows: Rows) -> None:
        after = replace(self.result, cells=rows)
        self.undo_stack.push(_Change(self, words, after, self.as_read))

    # Overrides of Qt

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.result.cells)

    def columnCount(self, parent: Index | None = None) -> int:
        is_cell = parent is not None and parent.isValid()
        return 0 if is_cell or not self.result.cells else len(self.result.cells[0])

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        cell = self.cell(index.row(), index.column())
        if role in (Role.DisplayRole, Role.EditRole):
            return cell.text
        if role == Role.BackgroundRole and cell.doubt:
            return doubt_colour()
        if role == Role.DecorationRole and cell.doubt:
            return self._sign
        if role in (Role.ToolTipRole, Role.AccessibleDescriptionRole) and cell.doubt:
            return self._doubt_words(cell)
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _doubt_words(self, cell: Cell) -> str:
        words = self.tr("Not sure: look at the photo, and correct or confirm it.")
        if not cell.text or not cell.other:
            return words
        chance = self.tr("“{number}” is {chance} likely; it may also be “{other}”.").format(
            number=cell.text, chance=percent(cell.probability), other=cell.other
        )
        return f"{chance}\n{words}"

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        before = self.cell(index.row(), index.column())
        after = Cell(fit(value), before.place, is_checked=True)
        is_same = after.text == before.text and not before.doubt
        if role != Role.EditRole or is_same:
            return False
        rows = [*self.result.cells]
        row = [*rows[index.row()]]
        row[index.column()] = after
        rows[index.row()] = tuple(row)
        self._change(self.tr("correct “{number}”").format(number=after.text), tuple(rows))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable


class CellEditing(QStyledItemDelegate):
    """An editor for cells. Those neither changed nor confirmed by Enter stay doubtful.

    ``entered``: the cell whose editor Enter has just closed, and whether it was doubtful; or None.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entered: tuple[At, bool] | None = None

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        self.entered = None
        model, at = index.model(), (index.row(), index.column())
        if isinstance(editor, QLineEdit) and isinstance(model, Cells):
            is_doubtful = not model.cell(*at).sure

            def enter() -> None:
                editor.setModified(True)
                self.entered = at, is_doubtful

            editor.returnPressed.connect(enter)
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        super().updateEditorGeometry(editor, option, index)
        parent = editor.parentWidget()
        if isinstance(editor, QLineEdit) and parent is not None:
            # With its frame, it is wider than a column that is as wide as its text.
            text = editor.fontMetrics().horizontalAdvance(editor.displayText())
            room = parent.width() - editor.x()
            width = max(editor.width(), min(editor.minimumWidth() + text, room))
            editor.resize(width, editor.height())

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit) and editor.isModified():
            super().setModelData(editor, model, index)


def doubt_colour() -> QColor:
    """Return the background colour of doubtful cells: amber, a dark one in dark windows."""
    base = QApplication.palette().color(QPalette.ColorRole.Base)
    return QColor("#6b4e00") if base.lightness() < 128 else QColor("#ffe39a")
