"""The window for photos of pages and tables: the photo, and beside it what was read there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, Qt, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from digitpad.errors import DigitpadError
from digitpad.gui.files.current_model import CurrentModel
from digitpad.gui.files.documents import picture_patterns
from digitpad.gui.language import tr
from digitpad.gui.paper.camera import CameraWindow, why_no_camera
from digitpad.gui.paper.cells import CellEditing, Cells
from digitpad.gui.paper.found import At, Cell, Found, Place, carried, corners
from digitpad.gui.paper.keeping import Keeping
from digitpad.gui.paper.model_choice import ModelChoice
from digitpad.gui.paper.photo import PAGE, TABLE, Order, Photo, number_in
from digitpad.gui.paper.photo_view import PhotoView
from digitpad.gui.paper.reading import PhotoReading
from digitpad.gui.paper.saving import Saving
from digitpad.gui.settings import Settings, open_settings
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import (
    AnyKey,
    add_keys,
    combo,
    filled,
    label,
    named,
    named_table,
    push_button,
)
from digitpad.gui.widgets.pixels import png_bytes
from digitpad.gui.widgets.spoken import announce
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.widgets.window import Window
from digitpad.gui.widgets.wording import with_native_keys

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from digitpad.lines.reading import Reading


class PaperWindow(Window):
    """Reads a photo in the background; what was read is kept on disk until saved or discarded."""

    def __init__(
        self,
        parent: QWidget | None = None,
        settings: Settings | None = None,
        current: CurrentModel | None = None,
    ) -> None:
        super().__init__("paper", self.tr("Pages and tables"), parent, (1100, 700))
        self.setAcceptDrops(True)
        settings = settings or Settings(open_settings())
        self.shown: Photo | None = None
        self.is_kept = self._is_earlier = self._is_copied = False
        self._marks_corners = False
        self.keeping = Keeping()
        self.destroyed.connect(self.keeping.release)
        self.models = ModelChoice(self.dialogs, settings, current or CurrentModel(self), self)
        self.models.box.activated.connect(self._on_next_chosen)
        self.reading = PhotoReading(self)
        self.reading.changed.connect(self._on_work)
        self.reading.opened.connect(self._on_opened)
        self.reading.read.connect(self._on_read)
        self.cells = Cells()
        self.cells.corrected.connect(self._on_changed)
        self.cells.dataChanged.connect(self._on_cell_changed)
        self.saving = Saving(self.cells, self.dialogs, settings, self)
        self.saving.saved.connect(self._on_saved)
        self.saving.check_wanted.connect(self.go_to_next)
        self._lay_out()
        self.reading.said.connect(self.note.setText)
        self.cells.modelReset.connect(self._on_cells_moved)  # after the table's own columns
        self.cells.modelReset.connect(self._show_state)
        self._add_keys()
        self._show_state()
        self._restore()

    # What others use

    @property
    def is_reading(self) -> bool:
        return self.reading.is_busy

    @Slot()
    def ask_open(self) -> None:
        """Ask for a photo."""
        filters = [
            self.tr("Photos ({patterns})").format(patterns=picture_patterns()),
            self.tr("All files (*)"),
        ]
        self.dialogs.ask_open(self.tr("Open a photo"), "", filters, self.read)

    def read(self, source: Path | bytes, name: str = "") -> None:
        """Read a photo, a path or the content of a picture file; asks before unsaved work goes.

        ``name``: what to call one that is no file.
        """
        self._ask_begin(Photo(source), name)

    @Slot()
    def take_photo(self) -> None:
        """Show what the camera sees, and read the photo that is taken."""
        camera = CameraWindow(self)
        camera.taken.connect(lambda photo: self.read(photo, self.tr("photo by the camera")))
        camera.open()

    @Slot()
    def read_again(self) -> None:
        """Read the same photo, as what and by which model is chosen now."""
        if self.shown is not None:
            self._ask_begin(self.shown)

    @Slot()
    def turn(self) -> None:
        """Turn the photo by a quarter to the left, and read it again."""
        if self.shown is not None:
            turns = ((self.shown.turns or 0) + 1) % 4
            self._ask_begin(Photo(self.shown.source, turns))

    @Slot()
    def go_to_next(self) -> None:
        """Go to the next cell that is not sure, from the first again after the last."""
        current = self.table.currentIndex()
        doubtful = self.cells.doubtful
        after = [at for at in doubtful if at > (current.row(), current.column())]
        if doubtful and not self.is_reading:
            row, column = at = (after or doubtful)[0]
            self.photo.show_closely(at)
            self._on_chosen(at)
            words = self.tr("Not sure: “{text}” in row {row}, column {column}; {count} in all")
            text = self.cells.cell(row, column).text
            place = {"row": row + 1, "column": column + 1, "count": len(doubtful)}
            announce(self.table, words.format(text=text, **place))

    @Slot()
    def mark(self) -> None:
        """Let somebody mark a number that was not found, or the corners of a table."""
        if not self.mark_button.isEnabled():
            return
        self._marks_corners = self._is_about_table
        if self._marks_corners:
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
        self.note.setText(words)

    @Slot()
    def remove(self) -> None:
        """Take the chosen numbers off the page, or empty the chosen cells of the table."""
        chosen = [
            (index.row(), index.column()) for index in self.table.selectionModel().selectedIndexes()
        ]
        if not chosen:
            self.note.setText(self.tr("Choose what to remove, on the photo or in the list."))
        elif not self.is_reading:
            row, column = min(chosen)
            self.cells.remove(chosen)
            last = self.cells.rowCount() - 1
            self.table.setCurrentIndex(self.cells.index(min(row, last), column))

    @Slot()
    def edit(self) -> None:
        """Let the chosen cell be corrected."""
        if self.table.isEnabled() and self.table.currentIndex().isValid():
            self.table.edit(self.table.currentIndex())

    @Slot()
    def cancel(self) -> None:
        """Stop reading; what was kept stays kept."""
        self.reading.cancel()

    @Slot()
    def paste(self) -> None:
        """Read the picture, or the picture file, on the clipboard."""
        if not self._take(QApplication.clipboard().mimeData()):
            self.note.setText(self.tr("There is no picture on the clipboard."))

    # What Qt asks for

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A dialog closes by Esc, which is pressed once more than needed to leave a cell as it was.
        if not event.matches(QKeySequence.StandardKey.Cancel):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._end_editing()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        mime = event.mimeData()
        if mime.hasUrls() or mime.hasImage():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if self._take(event.mimeData()):
            event.acceptProposedAction()
        else:
            self.note.setText(self.tr("There is no picture in what was dropped."))

    # Putting it together

    def _lay_out(self) -> None:
        self.photo = named(
            PhotoView(self.tr("Open, drop or paste a photo of numbers on paper, or of a table")),
            "paper_photo", self.tr("Photo"),
            self.tr("Wheel, + and − zoom, 0 shows all, drag to move; click a number to correct it"),
        )  # fmt: skip
        self.photo.setAcceptDrops(False)
        self.photo.chosen.connect(self._on_chosen)
        self.photo.marked.connect(self._on_marked)
        self.table = named_table(
            QTableView(), "paper_table", self.tr("What was read"),
            self.tr("Type to correct; what is coloured is not sure"),
        )  # fmt: skip
        self.table.setModel(self.cells)
        self._editing = CellEditing(self.table)
        self.table.setItemDelegate(self._editing)
        self._editing.closeEditor.connect(self._on_editor_closed)  # after the table's own
        self.table.activated.connect(self.table.edit)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.table.selectionModel().currentChanged.connect(self._on_current_changed)
        self.doubt = label("paper_doubt", look="warning", wraps=True)
        self.doubt_button = push_button(
            "paper_doubt_button", self.tr("Mark corners"),
            self.tr("Mark the table where its rows and columns were not found (Insert)"), self.mark,
        )  # fmt: skip
        self._doubt_bar = QWidget()
        filled(QHBoxLayout(self._doubt_bar), (self.doubt, 1), self.doubt_button)
        self._beside = QWidget()
        filled(QVBoxLayout(self._beside), self._doubt_bar, (self.table, 1), spacing=8)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.photo)
        split.addWidget(self._beside)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setSizes([640, 420])
        split.setChildrenCollapsible(False)
        self.note = label("paper_note", look="quiet", wraps=True)
        self.row = TaskRow("paper", self.tr("How far the reading is"), self.tr("Stop reading"))
        self.row.bar.setFixedWidth(90)
        self.row.cancel_button.clicked.connect(self.reading.cancel)
        self.reading.begun.connect(self.row.follow)
        self.next_button = push_button(
            "paper_next_button", self.tr("Next uncertain"),
            self.tr("Go to the next uncertain number (F3); Enter confirms it and goes on"),
            self.go_to_next,
        )  # fmt: skip
        said = filled(QHBoxLayout(), (self.note, 1), self.next_button, self.row)
        filled(
            QVBoxLayout(self), self._reading_row(), (split, 1), said, self._result_row(),
            margins=(16, 14, 16, 12), spacing=10,
        )  # fmt: skip

    def _reading_row(self) -> Flow:
        """Return what begins a reading, and says of what kind it is."""
        button = push_button
        self.open_button = button(
            "paper_open_button", self.tr("Open photo…"),
            self.tr("Open a photo of a page or table (or drop it, or paste it)"), self.ask_open,
        )  # fmt: skip
        self.open_button.setProperty("look", "primary")
        self.camera_button = button(
            "paper_camera_button", self.tr("Take photo…"), "", self.take_photo
        )
        self.kind = combo(
            "paper_kind_combo", self.tr("What to look for"),
            self.tr("Numbers anywhere on the next page, or the cells of a table"),
            ((self.tr("Numbers on a page"), PAGE), (self.tr("A table"), TABLE)),
        )  # fmt: skip
        self.kind.activated.connect(self._on_next_chosen)
        self.kind.currentIndexChanged.connect(self._show_state)
        self.again_button = button(
            "paper_again_button", self.tr("Read again"),
            self.tr("Read this photo again, as what and by which model is chosen here"),
            self.read_again,
        )  # fmt: skip
        self.turn_button = button(
            "paper_turn_button", self.tr("Turn"),
            self.tr("Turn the photo by a quarter to the left, and read it again"), self.turn,
        )  # fmt: skip
        return Flow(
            self.open_button, self.camera_button, self.kind, self.models.box,
            self.again_button, self.turn_button,
        )  # fmt: skip

    def _result_row(self) -> QHBoxLayout:
        """Return what becomes of what was read."""
        button = push_button
        self.mark_button = button("paper_mark_button", "", "", self.mark)
        self.remove_button = button(
            "paper_remove_button", self.tr("Remove"),
            with_native_keys(self.tr("Remove what is chosen (Delete); Ctrl+Z brings it back")),
            self.remove,
        )  # fmt: skip
        self.copy_button = button(
            "paper_copy_button", self.tr("Copy"),
            self.tr("Copy everything, as text for a spreadsheet or a letter"), self.copy,
        )  # fmt: skip
        self.csv_button = button(
            "paper_csv_button", self.tr("Save CSV…"),
            with_native_keys(self.tr("Save as CSV (Ctrl+S)")),
            lambda: self._ask_save("csv"),
        )  # fmt: skip
        self.xlsx_button = button(
            "paper_xlsx_button", self.tr("Save Excel…"), self.tr("Save as an Excel file (.xlsx)"),
            lambda: self._ask_save("xlsx"),
        )  # fmt: skip
        self.discard_button = button(
            "paper_discard_button", self.tr("Discard"),
            self.tr("Discard what was read; until then it is kept"), self._ask_discard,
        )  # fmt: skip
        self.close_button = button(
            "paper_close_button", self.tr("Close"),
            self.tr("Close; what was read is kept until it is saved or discarded"), self.close,
        )  # fmt: skip
        saving = Flow(
            self.copy_button, self.csv_button, self.saving.options, self.xlsx_button,
            self.discard_button, self.close_button,
        )  # fmt: skip
        return filled(QHBoxLayout(), (Flow(self.mark_button, self.remove_button), 1), saving)

    def _add_keys(self) -> None:
        keys = QKeySequence.StandardKey
        table: tuple[tuple[list[AnyKey], Callable[[], object]], ...] = (
            ([keys.Open], self.ask_open),
            ([keys.Paste], self.paste),
            ([keys.Copy], self.copy),
            ([keys.Undo], self.cells.undo_stack.undo),
            ([keys.Redo], self.cells.undo_stack.redo),
            ([keys.Save], lambda: self._ask_save("csv")),
            ([keys.FindNext, "Ctrl+G"], self.go_to_next),
            (["Ctrl+W"], self.close),
            ([keys.Delete, "Backspace"], self.remove),
            (["Ins", "Ctrl+Shift+M"], self.mark),
            (["F2", "Ctrl+Return"], self.edit),
            ([keys.ZoomIn], self.photo.zoom_in),
            ([keys.ZoomOut], self.photo.zoom_out),
        )
        for alike, slot in table:
            add_keys(self, alike, slot)

    # Reading

    def _take(self, mime: QMimeData | None) -> bool:
        """Read what is on the clipboard or was dropped; return whether it could be a photo."""
        urls = mime.urls() if mime else ()  # another program may hold the clipboard
        files = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
        if len(files) > 1:
            words = self.tr("These are {count} files: choose one photo at a time.")
            self.note.setText(words.format(count=len(files)))
            return True
        if files:
            self.read(files[0])
            return True
        image = mime.imageData() if mime else None
        if isinstance(image, QImage) and not image.isNull():
            self.read(png_bytes(image))
            return True
        return False

    def _ask_begin(self, photo: Photo, name: str = "") -> None:
        """Read a photo as it is chosen now; asks before what is neither saved nor copied goes."""
        found, shown, kind = self.cells.found, self.shown, self.kind.currentData()
        is_other = shown is None or photo.source != shown.source
        if not is_other:
            name = found.name
        elif isinstance(photo.source, Path):
            name = photo.source.name
        order = Order(photo, name or self.tr("pasted picture"), kind, self.models.chosen)
        # Of a table that is read again, what was checked is carried over.
        is_carried = photo[:2] == (shown and shown[:2]) and found.is_table and kind == TABLE
        is_corrected = not is_carried and (self._is_earlier or self.is_corrected)
        is_lost = is_corrected or (is_other and not self._is_copied)
        if not (self.is_kept and is_lost):
            self.reading.begin(order)
            return
        words = (
            self.tr("Discard the unsaved results for {photo} and read another photo?")
            if is_other
            else self.tr("Read {photo} again and discard what was read and corrected?")
        )

        def begin() -> None:
            # What was being read may have come meanwhile: nobody agreed to lose that.
            if self.cells.found is found:
                self.reading.begin(order)
            else:
                self._ask_begin(photo, name)

        def save_and_begin() -> None:
            self.saving.ask("csv", lambda: self.reading.begin(order))

        self.dialogs.ask(
            self.tr("What was read is not saved"), words.format(photo=found.name),
            self.tr("Save…"), save_and_begin, self.tr("Discard and read"), begin,
        )  # fmt: skip

    @Slot()
    def _on_work(self) -> None:
        if self.is_reading:
            self._end_editing()
            self.photo.end_marking()
        self._show_state()

    @Slot(object, object)
    def _on_opened(self, order: Order, picture: npt.NDArray[np.uint8]) -> None:
        photo = order.photo
        if self.shown is None or photo[:2] != self.shown[:2]:
            self.shown, self.is_kept, self._is_earlier = photo, False, False
            self.photo.show_photo(picture)
            self.cells.show(Found(order.name, (), 90 * (photo.turns or 0), path=photo.path))
            if isinstance(photo.source, bytes):  # it lies nowhere else
                self.keep()

    @Slot(object, object, object)
    def _on_read(self, photo: Photo, found: Found, turned: npt.NDArray[np.uint8] | None) -> None:
        old = self.cells.found
        is_same = self.shown is not None and photo[:2] == self.shown[:2]
        if not (is_same and old.is_table and found.is_table):
            self._take_over(photo, found, turned)
            return
        rows, lost = carried(old, found)
        new = replace(found, rows=rows)
        if not lost:
            self._take_over(photo, new, turned)
            return
        words = (
            self.tr("1 cell that you checked has no place in the table as it is read now.")
            if lost == 1
            else self.tr(
                "{count} cells that you checked have no place in the table as it is read now."
            )
        )
        self.dialogs.ask(
            self.tr("The table has other cells now"), words.format(count=lost),
            self.tr("Keep the table as it was"), self._say_found,
            self.tr("Use the new one"), lambda: self._take_over(photo, new, turned),
        )  # fmt: skip

    def _take_over(self, photo: Photo, found: Found, turned: npt.NDArray[np.uint8] | None) -> None:
        self.shown = photo
        if turned is not None:
            self.photo.show_photo(turned)
        self._is_earlier = False
        self.cells.show(found)
        self._on_changed()

    @Slot()
    def _on_next_chosen(self) -> None:
        """Say what a choice of the kind or the model does, and what it does not do yet."""
        if self.shown is not None and not self.is_reading:
            self.note.setText(
                self.tr("So the next photo is read. “Read again” reads this one so, too.")
            )

    def _say_found(self) -> None:
        found = self.cells.found
        count = sum(bool(text) for row in self.cells.texts for text in row)
        doubtful = len(self.cells.doubtful)
        words = [self.tr("{photo}: %Ln number(s) read", "", count).format(photo=found.name)]
        if found.model:
            words.append(self.tr("by {model}").format(model=found.model))
        if doubtful:
            words.append(self.tr("%Ln uncertain, highlighted", "", doubtful))
        if found.turned:
            words.append(self.tr("turned by {angle}°").format(angle=found.turned))
        notes = (". " + " ".join(map(tr, found.notes))) if found.notes else ""
        self.note.setText(" · ".join(words) + notes)

    # Correcting

    @Slot(object)
    def _on_chosen(self, at: At) -> None:
        if not self.is_reading:
            self.table.edit(self._go_to(at))

    def _go_to(self, at: At) -> QModelIndex:
        index = self.cells.index(*at)
        self.table.setCurrentIndex(index)
        self.table.scrollTo(index)
        self.table.setFocus()
        return index

    @Slot()
    def _on_editor_closed(self) -> None:
        """After Enter, go on: from a cell that was doubtful to the next such, else to the next."""
        entered, self._editing.entered = self._editing.entered, None
        if entered is None:
            return
        (row, column), was_doubtful = entered
        if was_doubtful and self.cells.doubtful:
            self.go_to_next()
        elif was_doubtful:
            self.note.setText(self.tr("Everything that was not sure is checked."))
        elif column + 1 < self.cells.columnCount():
            self._go_to((row, column + 1))
        elif row + 1 < self.cells.rowCount():
            self._go_to((row + 1, 0))

    def _end_editing(self) -> None:
        """Take what somebody is typing into a cell, as a click elsewhere does."""
        if self.table.state() == QTableView.State.EditingState:
            self.table.setFocus()

    @property
    def _is_about_table(self) -> bool:
        return self.kind.currentData() == TABLE or (
            self.cells.rowCount() > 0 and self.cells.found.is_table
        )

    def _corners(self) -> Place:
        """Return where the corners of the table were found, or may be."""
        found, photo = self.cells.found, self.photo.sceneRect()
        if found.is_table and found.rows[0][0].place:
            first, last = found.rows[0], found.rows[-1]
            return first[0].place[0], first[-1].place[1], last[-1].place[2], last[0].place[3]
        wide, high = round(photo.width()), round(photo.height())
        return corners((wide // 8, high // 8, wide - wide // 8, high - high // 8))

    @Slot(object)
    def _on_marked(self, place: Place | None) -> None:
        """Read the number in a place that was marked, or none where that was given up."""
        if place is None or self.shown is None:
            self._say_found()
            return
        if self._marks_corners:
            self.kind.setCurrentIndex(self.kind.findData(TABLE))
            self._ask_begin(self.shown._replace(corners=place))
            return
        self.note.setText(self.tr("Reading what is there…"))
        self.reading.do(
            number_in(self.shown, place, self.models.chosen),
            lambda reading: self._add(place, reading),
            lambda _why: self._add(place),
        )

    def _add(self, place: Place, reading: Reading | None = None) -> None:
        """Add what was read in a place to the page; what cannot be read is left to be typed."""
        from digitpad.paper.line import is_sure as is_sure_of

        text = reading.text if reading else ""
        is_sure = reading is not None and is_sure_of(reading)
        at = self.cells.add(Cell(text, place, not is_sure))
        self.table.setEnabled(True)  # so that it can be typed in
        self._go_to(at)
        if not text:
            words = self.tr("Nothing could be read there: type what it is.")
        elif is_sure:
            words = with_native_keys(
                self.tr("Added {number}. Type to correct it; Ctrl+Z takes it away.")
            )
        else:
            words = self.tr(
                "Added {number}, which is not sure. Type to correct it; Enter twice confirms it."
            )
        self.note.setText(words.format(number=text))

    @Slot(QModelIndex, QModelIndex)
    def _on_current_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        self.photo.choose((current.row(), current.column()) if current.isValid() else None)

    def _on_cell_changed(self, index: QModelIndex | QPersistentModelIndex, *_rest: object) -> None:
        cell = self.cells.cell(index.row(), index.column())
        self.photo.show_cell(index.row(), index.column(), cell.text, is_doubtful=cell.is_doubtful)

    @Slot()
    def _on_cells_moved(self) -> None:
        if self.shown is not None:
            self.photo.show_found(self.cells.found)
        self.table.resizeColumnsToContents()

    @property
    def is_corrected(self) -> bool:
        return self.cells.undo_stack.index() > 0

    @Slot()
    def _on_changed(self) -> None:
        self._say_found()
        self.keep()  # which may have something worse to say

    # Keeping, saving

    def keep(self) -> None:
        """Write what was read to the user's folder, so that it is there after whatever happens."""
        found, shown = self.cells.found, self.shown
        self.is_kept, self._is_copied = bool(found.rows) or self.is_corrected, False
        try:
            source = shown.source if shown is not None else Path(found.path)
            self.cells.found = self.keeping.keep(found, source)
        except DigitpadError as error:
            self.note.setText(
                self.tr("This could not be stored automatically; save it now. {why}").format(
                    why=error
                )
            )
        self._show_state()

    def _restore(self) -> None:
        found = self.keeping.take()
        if found is None:
            return
        self.is_kept = self._is_earlier = bool(found.rows)
        self.cells.show(found)
        if found.rows:
            self.kind.setCurrentIndex(self.kind.findData(TABLE if found.is_table else PAGE))
            words = self.tr("{photo} was read earlier and is not saved yet.")
        else:
            words = self.tr("{photo} is still here: nothing was read on it.")
        self.note.setText(" ".join((words.format(photo=found.name), *self._waiting_words())))
        self._show_state()
        source = self.keeping.source(found)
        if source is not None:
            photo = Photo(source, found.turned // 90 % 4)
            self.reading.do(photo.picture, lambda picture: self._show_earlier(photo, picture))

    def _waiting_words(self) -> list[str]:
        """Return what to say of pages that other windows kept, if there are any."""
        count = self.keeping.waiting()
        if not count:
            return []
        words = self.tr(
            "{count} more waits: it comes when this is discarded, or at the next start."
        )
        if count > 1:
            words = self.tr(
                "{count} more wait: the next comes when this is discarded, or at the next start."
            )
        return [words.format(count=count)]

    def _show_earlier(self, photo: Photo, picture: npt.NDArray[np.uint8]) -> None:
        """Show the photo of what was read earlier, which still lies there."""
        self.shown = photo
        self.photo.show_photo(picture)
        self.photo.show_found(self.cells.found)

    @Slot()
    def copy(self) -> None:
        """Put everything on the clipboard: columns parted by tabs, as spreadsheets take them."""
        from digitpad.paper.export import without_formula

        self._end_editing()
        lines = ["\t".join(map(without_formula, row)).rstrip("\t") for row in self.cells.texts]
        if lines:
            QApplication.clipboard().setText("\n".join(lines))
            self._is_copied = True
            words = self.tr("Copied {count} rows.").format(count=len(lines))
            count = len(self.cells.doubtful)
            if count == 1:
                words += " " + self.tr("1 number in them is not sure.")
            elif count:
                words += " " + self.tr("{count} numbers in them are not sure.").format(count=count)
            self.note.setText(words)

    def _ask_save(self, suffix: str) -> None:
        self._end_editing()
        if not self.is_reading:
            self.saving.ask(suffix)

    def save(self, path: Path) -> bool:
        """Save the cells as CSV, or as an Excel file by its name; return whether that worked."""
        return self.saving.save(path)

    @Slot(object)
    def _on_saved(self, path: Path) -> None:
        self._forget()
        self.say(self.tr("Saved as {file}").format(file=path.name))

    def _ask_discard(self) -> None:
        is_corrected = self.is_kept and (self.is_corrected or self._is_earlier)
        is_no_file = self.shown is not None and isinstance(self.shown.source, bytes)
        if not (is_corrected or is_no_file):
            self.discard()
            return
        words = (
            self.tr("Discard what was read on {photo} and corrected? It is not saved.")
            if is_corrected
            else self.tr("Discard {photo}? It is in no file.")
        )
        title, name = self.tr("What was read is not saved"), self.cells.found.name
        if self.cells.rowCount():
            self.dialogs.ask(
                title, words.format(photo=name), self.tr("Save…"), lambda: self._ask_save("csv"),
                self.tr("Discard"), self.discard,
            )  # fmt: skip
        else:
            self.dialogs.ask(title, words.format(photo=name), self.tr("Discard"), self.discard)

    @Slot()
    def discard(self) -> None:
        """Forget what was read."""
        self._forget()
        self.shown = None
        self.cells.show(None)
        self.photo.show_photo(None)
        self.note.setText(self.tr("Discarded."))
        self._show_state()
        if self.keeping.waiting():
            self.keeping.release()
            self._restore()

    def _forget(self) -> None:
        self.keeping.forget()
        self.is_kept = self._is_earlier = False
        self.cells.undo_stack.setClean()

    @Slot()
    def _show_state(self) -> None:
        is_reading, has_cells = self.is_reading, self.cells.rowCount() > 0
        self.next_button.setVisible(not is_reading)
        why_not = why_no_camera()
        self.camera_button.setEnabled(not why_not)
        self.camera_button.setToolTip(why_not or self.tr("Read a page that this camera sees"))
        self.table.setEnabled(not is_reading)
        self._beside.setVisible(has_cells or self.shown is not None)
        doubt = self.cells.found.doubt
        self.doubt.setText(tr(doubt) if doubt else "")
        self._doubt_bar.setVisible(bool(doubt))
        self.doubt_button.setEnabled(self.shown is not None and not is_reading)
        has_photo = self.shown is not None and not is_reading
        for one in (self.turn_button, self.again_button, self.mark_button):
            one.setEnabled(has_photo)
        is_table = self._is_about_table
        self.mark_button.setText(self.tr("Mark corners") if is_table else self.tr("Add number"))
        self.mark_button.setToolTip(
            self.tr("Mark the table where its rows and columns were not found (Insert)")
            if is_table
            else self.tr("Mark a number that was not found, and read it (Insert)")
        )
        self.remove_button.setEnabled(has_cells and not is_reading)
        self.next_button.setEnabled(bool(self.cells.doubtful) and not is_reading)
        for one in (self.copy_button, self.csv_button, self.xlsx_button):
            one.setEnabled(has_cells and not is_reading)
        self.discard_button.setEnabled(has_photo or (has_cells and not is_reading))
        found = self.cells.found
        path = Path(found.path)
        is_there = found.path and not self.keeping.is_own(path)
        self.saving.folder = path.parent if is_there else Path.home()
