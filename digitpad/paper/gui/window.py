"""The window for photos of pages and tables: choosing, reading, correcting and saving."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from digitpad.gui.files.current_model import CurrentModel
from digitpad.gui.settings import Settings, open_settings
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import AnyKey, add_keys, combo, filled, label
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.widgets.window import Window
from digitpad.gui.widgets.wording import with_native_keys
from digitpad.paper.cell import Place, Rows
from digitpad.paper.gui.camera import why_no_camera
from digitpad.paper.gui.document import PaperDocument
from digitpad.paper.gui.intake import Intake
from digitpad.paper.gui.model_choice import ModelChoice
from digitpad.paper.gui.photo import PAGE, TABLE, Order, Photo, number_in
from digitpad.paper.gui.photo_and_cells import PhotoAndCells
from digitpad.paper.gui.reading import PhotoReading
from digitpad.paper.gui.rows import carried
from digitpad.paper.gui.saving import Saving
from digitpad.paper.result import PaperResult

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from digitpad.lines.reading import Reading


class PaperWindow(Window):
    """Reads a photo in the background. ``document`` is the result, ``view`` shows it."""

    def __init__(
        self,
        parent: QWidget | None = None,
        settings: Settings | None = None,
        current: CurrentModel | None = None,
    ) -> None:
        super().__init__("paper", self.tr("Pages and tables"), parent, (1100, 700))
        settings = settings or Settings(open_settings())
        self.intake = Intake(self.dialogs, self)
        self.models = ModelChoice(self.dialogs, settings, current or CurrentModel(self), self)
        self.reading = PhotoReading(self)
        self.document = PaperDocument(self)
        self.cells = self.document.cells
        self.view = PhotoAndCells(self.cells)
        self.photo, self.table = self.view.photo, self.view.table
        self.saving = Saving(self.cells, self.dialogs, settings, self)
        self.note = label("paper_note", look="quiet", wraps=True)
        self.row = TaskRow("paper", self.tr("Progress of the reading"), self.tr("Stop reading"))
        self.kind = combo(
            "paper_kind_combo", self.tr("What to look for"),
            self.tr("Numbers anywhere on the next page, or the cells of a table"),
            ((self.tr("Numbers on a page"), PAGE), (self.tr("A table"), TABLE)),
        )  # fmt: skip
        self.buttons = self._make_buttons()
        self._focus_before: QWidget | None = None
        self._lay_out()
        self._connect()
        self._add_keys()
        self._show_state()
        self._restore()

    # Public interface

    @property
    def is_reading(self) -> bool:
        return self.reading.is_busy

    @Slot(object, str)
    def read(self, source: Path | bytes, name: str = "") -> None:
        """Read a photo, a path or a picture file's content; ask before discarding unsaved work.

        ``name``: a name for a photo that is not a file.
        """
        self._ask_begin(Photo(source), name)

    @Slot()
    def read_again(self) -> None:
        """Read the same photo again, with the kind and model chosen now."""
        if self.document.photo is not None:
            self._ask_begin(self.document.photo)

    @Slot()
    def turn(self) -> None:
        """Rotate the photo to the left by a quarter turn, and read it again."""
        photo = self.document.photo
        if photo is not None:
            self._ask_begin(Photo(photo.source, ((photo.turns or 0) + 1) % 4))

    @Slot()
    def mark(self) -> None:
        """Let the user mark what was not found."""
        if self.buttons["mark"].isEnabled():
            self.view.mark(corners_of_table=self._is_about_table)

    @Slot()
    def copy(self) -> None:
        """Copy all cells to the clipboard."""
        self.view.end_editing()
        words = self.document.copy()
        if words:
            self.note.setText(words)

    @Slot()
    def discard(self) -> None:
        """Discard the result."""
        self.document.discard()
        self.photo.show_photo(None)
        self.note.setText(self.tr("Discarded."))
        self._show_state()
        if self.document.unsaved.waiting():
            self.document.unsaved.release()
            self._restore()

    # Overrides of Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Esc would close the dialog, and is easily pressed once too often when leaving a cell.
        if not event.matches(QKeySequence.StandardKey.Cancel):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.view.end_editing()
        super().closeEvent(event)

    # Construction

    def _make_buttons(self) -> dict[str, QPushButton]:
        rows: tuple[tuple[str, str, str, Callable[[], object]], ...] = (
            ("open", self.tr("Open photo…"),
             self.tr("Open a photo of a page or table (or drop it, or paste it)"),
             self.intake.ask_open),
            ("camera", self.tr("Take photo…"), "", self.intake.take_photo),
            ("again", self.tr("Read again"),
             self.tr("Read this photo again, with the kind and model chosen here"),
             self.read_again),
            ("turn", self.tr("Turn"),
             self.tr("Rotate the photo a quarter turn to the left, and read it again"), self.turn),
            ("next", self.tr("Next uncertain"),
             self.tr("Go to the next uncertain number (F3); Enter confirms it and goes on"),
             self.view.go_to_next),
            ("mark", "", "", self.mark),
            ("remove", self.tr("Remove"),
             with_native_keys(self.tr("Remove the selection (Delete); Ctrl+Z restores it")),
             self.view.remove),
            ("copy", self.tr("Copy"),
             self.tr("Copy everything, as text for a spreadsheet or a letter"), self.copy),
            ("csv", self.tr("Save CSV…"), with_native_keys(self.tr("Save as CSV (Ctrl+S)")),
             lambda: self._ask_save("csv")),
            ("xlsx", self.tr("Save Excel…"), self.tr("Save as an Excel file (.xlsx)"),
             lambda: self._ask_save("xlsx")),
            ("discard", self.tr("Discard"),
             self.tr("Discard what was read; until then it is kept"), self._ask_discard),
            ("close", self.tr("Close"),
             self.tr("Close; what was read is kept until it is saved or discarded"), self.close),
        )  # fmt: skip
        return {name: self.make_button(name, text, slot, tip) for name, text, tip, slot in rows}

    def _lay_out(self) -> None:
        button = self.buttons
        button["open"].setProperty("look", "primary")
        self.row.bar.setFixedWidth(90)
        reading = Flow(
            button["open"], button["camera"], self.kind, self.models.box,
            button["again"], button["turn"],
        )  # fmt: skip
        said = filled(QHBoxLayout(), (self.note, 1), button["next"], self.row)
        saving = Flow(
            button["copy"], button["csv"], self.saving.options, button["xlsx"],
            button["discard"], button["close"],
        )  # fmt: skip
        result = filled(QHBoxLayout(), (Flow(button["mark"], button["remove"]), 1), saving)
        filled(
            QVBoxLayout(self), reading, (self.view, 1), said, result,
            margins=(16, 14, 16, 12), spacing=10,
        )  # fmt: skip

    def _connect(self) -> None:
        for part in (self.intake, self.reading, self.view):
            part.said.connect(self.note.setText)
        self.intake.came.connect(self.read)
        for chooser in (self.kind, self.models.box):
            chooser.activated.connect(self._on_next_chosen)
        self.kind.currentIndexChanged.connect(self._show_state)
        self.row.cancel_button.clicked.connect(self.reading.cancel)
        self.reading.begun.connect(self.row.follow)
        self.reading.changed.connect(self._on_work)
        self.reading.opened.connect(self._on_opened)
        self.reading.read.connect(self._on_read)
        self.view.mark_wanted.connect(self.mark)
        self.view.number_marked.connect(self._on_number_marked)
        self.view.table_wanted.connect(self._on_table_wanted)
        self.view.marking_ended.connect(self._say_result)
        self.document.changed.connect(self._say_result)
        self.document.kept.connect(self._on_kept)
        self.destroyed.connect(self.document.unsaved.release)
        self.cells.modelReset.connect(self._show_state)
        self.saving.saved.connect(self._on_saved)
        self.saving.check_wanted.connect(self.view.go_to_next)

    def _add_keys(self) -> None:
        keys, undo_stack = QKeySequence.StandardKey, self.cells.undo_stack
        table: tuple[tuple[list[AnyKey], Callable[[], object]], ...] = (
            ([keys.Open], self.intake.ask_open),
            ([keys.Paste], self.intake.paste),
            ([keys.Copy], self.copy),
            ([keys.Undo], undo_stack.undo),
            ([keys.Redo], undo_stack.redo),
            ([keys.Save], lambda: self._ask_save("csv")),
            ([keys.FindNext, "Ctrl+G"], self.view.go_to_next),
            ([keys.Delete, "Backspace"], self.view.remove),
            (["Ins", "Ctrl+Shift+M"], self.mark),
            (["F2", "Ctrl+Return"], self.view.edit),
            ([keys.ZoomIn], self.photo.zoom_in),
            ([keys.ZoomOut], self.photo.zoom_out),
        )
        for alike, slot in table:
            add_keys(self, alike, slot)

    # Reading

    def _ask_begin(self, photo: Photo, name: str = "") -> None:
        """Read a photo with the current choices; ask before discarding unsaved, uncopied work."""
        document, result, kind = self.document, self.cells.result, self.kind.currentData()
        is_other = document.shows_other(photo)
        if not is_other:
            name = result.name
        elif isinstance(photo.source, Path):
            name = photo.source.name
        order = Order(photo, name or self.tr("pasted picture"), kind, self.models.chosen)
        if not document.loses_by(photo, kind):
            self.reading.begin(order)
            return
        words = (
            self.tr("Discard the unsaved results for {photo} and read another photo?")
            if is_other
            else self.tr("Read {photo} again and discard what was read and corrected?")
        )

        def begin() -> None:
            # A reading may have finished while the dialog was open; ask again.
            if self.cells.result is result:
                self.reading.begin(order)
            else:
                self._ask_begin(photo, name)

        def save_and_begin() -> None:
            self.saving.ask("csv", lambda: self.reading.begin(order))

        self.dialogs.ask(
            self.tr("What was read is not saved"), words.format(photo=result.name),
            self.tr("Save…"), save_and_begin, self.tr("Discard and read"), begin,
        )  # fmt: skip

    @Slot()
    def _on_next_chosen(self) -> None:
        """Explain the effect of the chosen kind or model, which applies to the next reading."""
        if self.document.photo is not None and not self.is_reading:
            self.note.setText(
                self.tr("This applies to the next photo. “Read again” applies it to this one.")
            )

    @Slot()
    def _on_work(self) -> None:
        if self.is_reading:
            self.view.end_editing()
            self.photo.end_marking()
        self._show_state()

    @Slot(object, object)
    def _on_opened(self, order: Order, picture: npt.NDArray[np.uint8]) -> None:
        if not self.document.is_of(order.photo):
            self.photo.show_photo(picture)
            self.document.begin(order.photo, order.name)

    @Slot(object, object, object)
    def _on_read(
        self, photo: Photo, result: PaperResult, turned: npt.NDArray[np.uint8] | None
    ) -> None:
        def take(rows: Rows) -> None:
            if turned is not None:
                self.photo.show_photo(turned)
            self.document.take(photo, replace(result, cells=rows), result.cells)

        old = self.cells.result
        if not (self.document.is_of(photo) and old.is_table and result.is_table):
            take(result.cells)
            return
        rows, lost = carried(old, result)
        if not lost:
            take(rows)
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
            self.tr("Keep the table as it was"), self._say_result,
            self.tr("Use the new one"), lambda: take(rows),
        )  # fmt: skip

    @property
    def _is_about_table(self) -> bool:
        has_cells = self.cells.rowCount() > 0
        return self.kind.currentData() == TABLE or (has_cells and self.cells.result.is_table)

    @Slot(object, bool)
    def _on_table_wanted(self, corners: Place, by_other_grid: bool) -> None:
        if self.document.photo is not None:
            self.kind.setCurrentIndex(self.kind.findData(TABLE))
            photo = self.document.photo
            self._ask_begin(photo._replace(corners=corners, by_other_grid=by_other_grid))

    @Slot(object)
    def _on_number_marked(self, place: Place) -> None:
        def add(reading: Reading | None) -> None:
            at, words = self.document.add(place, reading)
            self.table.setEnabled(True)  # so that a cell can be edited
            self.view.go_to(at)
            self.note.setText(words)

        if self.document.photo is not None:
            self.note.setText(self.tr("Reading what is there…"))
            work = number_in(self.document.photo, place, self.models.chosen)
            self.reading.do(work, add, lambda _why: add(None))

    # The document

    @Slot()
    def _say_result(self) -> None:
        self.note.setText(self.document.summary())

    @Slot(str)
    def _on_kept(self, why_not: str) -> None:
        if why_not:
            self.note.setText(
                self.tr("This could not be stored automatically; save it now. {why}").format(
                    why=why_not
                )
            )
        self._show_state()

    def _restore(self) -> None:
        photo, result = self.document.restore(), self.cells.result
        if result.cells:
            self.kind.setCurrentIndex(self.kind.findData(TABLE if result.is_table else PAGE))
        if result.name:
            self.note.setText(self.document.earlier_words())
        self._show_state()

        def show(picture: npt.NDArray[np.uint8]) -> None:
            self.document.photo = photo
            self.photo.show_photo(picture)
            self.photo.show_result(self.cells.result)

        def say_why_not(why: str) -> None:
            words = self.tr(
                "Its photo cannot be shown. {why} Put it back there and start digitpad again to "
                "see it; what was read can be corrected and saved without it."
            ).format(why=why)
            self.photo.show_photo(None, words)
            self.note.setText(f"{self.document.earlier_words()} {words}")

        if photo is not None:
            self.reading.do(photo.picture, show, say_why_not)

    def _ask_save(self, suffix: str) -> None:
        self.view.end_editing()
        if not self.is_reading:
            self.saving.ask(suffix)

    @Slot(object)
    def _on_saved(self, path: Path) -> None:
        self.document.forget()
        self.say(self.tr("Saved as {file}").format(file=path.name))

    def _ask_discard(self) -> None:
        document = self.document
        if not (document.has_corrections or document.is_in_no_file):
            self.discard()
            return
        words = (
            self.tr("Discard what was read on {photo} and corrected? It is not saved.")
            if document.has_corrections
            else self.tr("Discard {photo}? It is not saved in a file.")
        ).format(photo=self.cells.result.name)
        title = self.tr("What was read is not saved")
        discard = self.tr("Discard"), self.discard
        if self.cells.rowCount():
            save = self.tr("Save…"), lambda: self._ask_save("csv")
            self.dialogs.ask(title, words, *save, *discard)
        else:
            self.dialogs.ask(title, words, *discard)

    @Slot()
    def _show_state(self) -> None:
        is_reading, has_cells = self.is_reading, self.cells.rowCount() > 0
        has_photo, button = self.document.photo is not None, self.buttons
        focused = self.focusWidget()
        self.view.show_state(is_reading=is_reading, has_photo=has_photo)
        why_not = why_no_camera()
        button["camera"].setEnabled(not why_not)
        button["camera"].setToolTip(why_not or self.tr("Read a page that this camera sees"))
        is_table = self._is_about_table
        button["mark"].setText(self.tr("Mark corners") if is_table else self.tr("Add number"))
        button["mark"].setToolTip(
            self.tr("Mark the table where its rows and columns were not found (Insert)")
            if is_table
            else self.tr("Mark a number that was not found, and read it (Insert)")
        )
        button["next"].setVisible(not is_reading)
        for names, is_there in (
            (("turn", "again", "mark"), has_photo),
            (("next",), bool(self.cells.doubtful)),
            (("remove", "copy", "csv", "xlsx"), has_cells),
            (("discard",), has_photo or has_cells),
        ):
            for name in names:
                button[name].setEnabled(is_there and not is_reading)
        self._place_focus(focused)
        self.saving.folder = self.document.folder

    def _place_focus(self, before: QWidget | None) -> None:
        """Move the focus off what is disabled; Qt would give it to the next button, say Close.

        After a reading, it returns to where it was ``before``.
        """
        if before is not None and not before.isEnabled():
            if self.is_reading:
                self._focus_before = before
                self.row.cancel_button.setFocus()
            else:
                (self.table if self.cells.rowCount() else self.buttons["open"]).setFocus()
        elif self._focus_before is not None and not self.is_reading:
            self._focus_before.setFocus()
            self._focus_before = None
