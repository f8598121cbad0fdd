"""The photo and the table of its cells, side by side; selecting a cell shows it in both."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QSplitter, QTableView, QVBoxLayout, QWidget

from digitpad.gui.language import tr
from digitpad.gui.widgets.parts import filled, label, named, named_table, push_button
from digitpad.gui.widgets.spoken import announce
from digitpad.paper.cell import At, Place, place_of
from digitpad.paper.gui.cells import CellEditing, Cells
from digitpad.paper.gui.photo_view import PhotoView


class PhotoAndCells(QSplitter):
    """Where cells are found, reviewed one by one, corrected and removed.

    Nothing can be edited while the table is disabled.

    Signals: ``said`` with a message; ``next_wanted`` after a doubtful cell was confirmed;
    ``number_marked`` with a ``Place`` on the photo; ``table_wanted`` with that of the corners by
    which to read the table again, and whether by its other grid; ``marking_ended`` if the marking
    was abandoned.
    """

    said = Signal(str)
    next_wanted = Signal()
    number_marked = Signal(object)
    table_wanted = Signal(object, bool)
    marking_ended = Signal()

    def __init__(self, cells: Cells) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._cells = cells
        self._marks_corners = False
        self.photo = named(
            PhotoView(self.tr("Open, drop or paste a photo of numbers on paper, or of a table")),
            "paper_photo", self.tr("Photo"),
            self.tr("Wheel, + and − zoom, 0 shows all, drag to move; click a number to correct it"),
        )  # fmt: skip
        self.photo.setAcceptDrops(False)
        self.photo.chosen.connect(self._on_chosen)
        self.photo.marked.connect(self._on_marked)
        self.table = self._make_table()
        self.doubt = label("paper_doubt", look="warning", wraps=True)
        self.grid_button = push_button(
            "paper_grid_button", "", self.tr("Read the table again, by its other likely grid"),
            self._on_other_grid_wanted,
        )  # fmt: skip
        self._doubt_bar = QWidget()
        filled(
            QVBoxLayout(self._doubt_bar), self.doubt, filled(QHBoxLayout(), self.grid_button, None)
        )  # fmt: skip
        self._beside = QWidget()
        filled(QVBoxLayout(self._beside), self._doubt_bar, (self.table, 1), spacing=8)
        self.addWidget(self.photo)
        self.addWidget(self._beside)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
        self.setSizes([640, 420])
        self.setChildrenCollapsible(False)
        self._follow()

    def _make_table(self) -> QTableView:
        table = named_table(
            QTableView(), "paper_table", self.tr("What was read"),
            self.tr("Type to correct; coloured cells are uncertain"),
        )  # fmt: skip
        self._editing = CellEditing(table)
        table.setItemDelegate(self._editing)
        self._editing.closeEditor.connect(self._on_editor_closed)  # after the table's own
        table.activated.connect(table.edit)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        return table

    def show_cells(self, cells: Cells) -> None:
        """Show the cells of another sheet; its photo is to follow."""
        if cells is self._cells:
            return
        self.end_editing()
        for signal, slot in (
            (self._cells.dataChanged, self._on_cell_changed),
            (self._cells.modelReset, self.show_frames),
        ):
            signal.disconnect(slot)
        self._cells = cells
        self._follow()
        self.show_frames()

    def _follow(self) -> None:
        selection = self.table.selectionModel()
        self.table.setModel(self._cells)
        if selection is not None:
            selection.deleteLater()
        self.table.selectionModel().currentChanged.connect(self._on_current_changed)
        self._cells.dataChanged.connect(self._on_cell_changed)
        self._cells.modelReset.connect(self.show_frames)  # after the table's own columns

    def show_state(self, *, is_reading: bool, has_photo: bool) -> None:
        """Show the table if it has content, and whether its grid is in doubt."""
        if is_reading:
            self.end_editing()
            self.photo.end_marking()
        doubt = self._cells.result.doubt
        self.table.setEnabled(not is_reading)
        self._beside.setVisible(self._cells.rowCount() > 0 or has_photo)
        self.doubt.setText(tr(doubt) if doubt else "")
        other = self._cells.result.other_grid
        if other:
            rows = self.tr("%Ln row(s)", "", other[0])
            columns = self.tr("%Ln column(s)", "", other[1])
            words = (
                self.tr("Back to {rows} and {columns}")
                if self._cells.result.by_other_grid
                else self.tr("Try {rows} and {columns} instead")
            )
            self.grid_button.setText(words.format(rows=rows, columns=columns))
        self.grid_button.setVisible(bool(other))
        self._doubt_bar.setVisible(bool(doubt or other))
        self.grid_button.setEnabled(has_photo and not is_reading)

    # Reviewing cells

    def go_to(self, at: At) -> None:
        index = self._cells.index(*at)
        self.table.setCurrentIndex(index)
        self.table.scrollTo(index)
        self.table.setFocus()

    def go_to_next(self, *, from_start: bool = False) -> bool:
        """Go to the next doubtful cell after the current one; return whether there is one."""
        current = self.table.currentIndex()
        after = (-1, -1) if from_start else (current.row(), current.column())
        at = next((one for one in self._cells.doubtful if one > after), None)
        if at is None:
            return False
        row, column = at
        self.photo.show_closely(at)
        self._on_chosen(at)
        words = self.tr("Not sure: “{text}” in row {row}, column {column}; {count} in all")
        place = {"row": row + 1, "column": column + 1, "count": len(self._cells.doubtful)}
        announce(self.table, words.format(text=self._cells.cell(row, column).text, **place))
        return True

    @Slot()
    def edit(self) -> None:
        """Edit the selected cell."""
        if self.table.isEnabled() and self.table.currentIndex().isValid():
            self.table.edit(self.table.currentIndex())

    @Slot()
    def remove(self) -> None:
        """Remove the selected numbers from a page, or empty the selected cells of a table."""
        indexes = self.table.selectionModel().selectedIndexes()
        chosen = [(index.row(), index.column()) for index in indexes]
        if not chosen:
            self.said.emit(self.tr("Choose what to remove, on the photo or in the list."))
        elif self.table.isEnabled():
            row, column = min(chosen)
            self._cells.remove(chosen)
            last = self._cells.rowCount() - 1
            self.table.setCurrentIndex(self._cells.index(min(row, last), column))

    def end_editing(self) -> None:
        """Commit the text in an open editor, as a click elsewhere does."""
        if self.table.state() == QTableView.State.EditingState:
            self.table.setFocus()

    # Marking

    def mark(self, *, corners_of_table: bool) -> None:
        """Let the user mark a number that was missed, or the corners of the table."""
        self._marks_corners = corners_of_table
        if corners_of_table:
            self.photo.mark(self._corners())
            words = self.tr(
                "Drag the corners onto those of the table, then press Enter to read it again. By "
                "keyboard: Tab goes to the next corner, arrows move it, Esc gives up."
            )
        else:
            self.photo.mark()
            words = self.tr(
                "Drag a box around the number. By keyboard: arrows move the box, with Shift they "
                "resize it, Enter reads it, Esc gives up."
            )
        self.said.emit(words)

    def _corners(self) -> Place:
        """Return the corners of the table, as found or as a proposal."""
        result, photo = self._cells.result, self.photo.sceneRect()
        if result.is_table and result.corners:
            return result.corners
        wide, high = round(photo.width()), round(photo.height())
        return place_of((wide // 8, high // 8, wide - wide // 8, high - high // 8))

    @Slot(object)
    def _on_marked(self, place: Place | None) -> None:
        if place is None:
            self.marking_ended.emit()
        elif self._marks_corners:
            self.table_wanted.emit(place, False)
        else:
            self.number_marked.emit(place)

    @Slot()
    def _on_other_grid_wanted(self) -> None:
        result = self._cells.result
        self.table_wanted.emit(result.marked_corners, not result.by_other_grid)

    # Keeping both in step

    @Slot(object)
    def _on_chosen(self, at: At) -> None:
        if self.table.isEnabled():
            self.go_to(at)
            self.edit()

    @Slot()
    def _on_editor_closed(self) -> None:
        """After Enter, go to the next cell, or from a doubtful one to the next doubtful one."""
        entered, self._editing.entered = self._editing.entered, None
        if entered is None:
            return
        (row, column), was_doubtful = entered
        if was_doubtful:
            self.next_wanted.emit()
        elif column + 1 < self._cells.columnCount():
            self.go_to((row, column + 1))
        elif row + 1 < self._cells.rowCount():
            self.go_to((row + 1, 0))

    @Slot(QModelIndex, QModelIndex)
    def _on_current_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        self.photo.choose((current.row(), current.column()) if current.isValid() else None)

    def _on_cell_changed(self, index: QModelIndex | QPersistentModelIndex, *_rest: object) -> None:
        row, column = index.row(), index.column()
        cell = self._cells.cell(row, column)
        self.photo.show_cell(row, column, cell.text, is_doubtful=not cell.sure)
        if self.table.columnWidth(column) < self.table.sizeHintForColumn(column):
            self.table.resizeColumnToContents(column)

    @Slot()
    def show_frames(self) -> None:
        """Frame the cells on the photo, and show the current one closely if it is doubtful."""
        self.table.resizeColumnsToContents()
        if not self.photo.has_photo:
            return
        self.photo.show_result(self._cells.result)
        current = self.table.currentIndex()
        if current.isValid():
            at = current.row(), current.column()
            self.photo.choose(at)
            if not self._cells.cell(*at).sure:
                self.photo.show_closely(at)
