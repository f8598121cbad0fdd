"""The window for photos of pages and tables: choosing, reading, correcting and saving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from digitpad.gui.files.current_model import CurrentModel
from digitpad.gui.language import tr
from digitpad.gui.settings import Settings, open_settings
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import AnyKey, add_keys, filled, grown, label
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.widgets.window import Window
from digitpad.gui.widgets.wording import with_native_keys
from digitpad.paper.cell import At
from digitpad.paper.gui.camera import why_no_camera
from digitpad.paper.gui.cells import Cells
from digitpad.paper.gui.document import PaperDocument
from digitpad.paper.gui.intake import Intake
from digitpad.paper.gui.kind_box import KindBox
from digitpad.paper.gui.model_choice import ModelChoice
from digitpad.paper.gui.orders import Orders
from digitpad.paper.gui.photo_and_cells import PhotoAndCells
from digitpad.paper.gui.reading import PhotoReading
from digitpad.paper.gui.saving import Saving
from digitpad.paper.gui.sheet_list import SheetList
from digitpad.paper.gui.shown_sheet import ShownSheet
from digitpad.paper.gui.tray import NewSheet, Tray
from digitpad.words import joined, labelled, sentences

LIST_PX: Final = 190


class PaperWindow(Window):
    """Reads photos in the background. ``tray`` has the sheets, ``view`` shows the current one."""

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
        self.tray = Tray(self.reading)
        self.sheets = SheetList(self.tray, self.reading)
        self.view = PhotoAndCells(self.cells)
        self.view.insertWidget(0, self.sheets)
        self.view.setSizes([grown(LIST_PX), 640, 420])
        self.photo, self.table = self.view.photo, self.view.table
        self.saving = Saving(self.tray, self.dialogs, settings, self)
        self.note = label("paper_note", look="quiet", wraps=True)
        self.row = TaskRow("paper", self.tr("Progress of the reading"), self.tr("Stop reading"))
        self.kind = KindBox()
        self.shown = ShownSheet(self.tray, self.reading, self.view)
        self.orders = Orders(
            self.tray, self.reading, self.kind, self.models, self.saving, self.dialogs
        )
        self.buttons = self._make_buttons()
        self._closes_anyway = False
        self._focus_before: QWidget | None = None
        self._lay_out()
        self._connect()
        self._add_keys()
        self._restore()

    # Public interface

    @property
    def document(self) -> PaperDocument:
        """The sheet that is shown."""
        return self.tray.current

    @property
    def cells(self) -> Cells:
        return self.tray.current.cells

    @property
    def is_reading(self) -> bool:
        """Whether any sheet is being read."""
        return self.reading.is_busy

    @Slot(object, str)
    def read(self, source: Path | bytes, name: str = "") -> None:
        """Read a photo, a path or a picture file's content, beside those that are there.

        ``name``: a name for a photo that is not a file.
        """
        self.read_all([(source, name)])

    @Slot(object)
    def read_all(self, photos: Sequence[NewSheet]) -> None:
        """Read photos, each a sheet, and show the first."""
        self.view.end_editing()
        named = [
            (source, source.name if isinstance(source, Path) else name or self.tr("pasted picture"))
            for source, name in photos
        ]
        kind = self.kind.currentData()
        for sheet in self.tray.add(named, kind):
            self.orders.begin(sheet, kind)

    @Slot()
    def read_again(self) -> None:
        """Read the selected photos again, with the kind and model chosen now."""
        self.orders.ask_again(self.sheets.selected)

    @Slot()
    def mark(self) -> None:
        """Let the user mark what was not found."""
        if self.buttons["mark"].isEnabled():
            self.view.mark(corners_of_table=self.kind.is_about_table(self.document))

    @Slot()
    def copy(self) -> None:
        """Copy all cells to the clipboard."""
        self.view.end_editing()
        words = self.document.copy()
        if words:
            self.note.setText(words)

    @Slot()
    def go_to_next(self) -> None:
        """Go to the next doubtful cell, on this sheet or the next one that has any."""
        if not self.view.table.isEnabled() or not self.view.go_to_next():
            sheet = self.tray.next_doubtful()
            if sheet is not None:
                self.tray.show(sheet)
                self.view.go_to_next(from_start=True)
            elif self.is_reading:
                self.note.setText(self.tr("The other sheets are still being read."))
            else:
                self.note.setText(self.tr("Every uncertain number has been checked."))

    @Slot()
    def discard(self) -> None:
        """Discard the selected sheets."""
        self.tray.remove(self.sheets.selected)
        if self.document.photo is None and not self.cells.rowCount():
            self.note.setText(self.tr("Discarded."))

    # Overrides of Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Esc would close the dialog, and is easily pressed once too often when leaving a cell.
        if not event.matches(QKeySequence.StandardKey.Cancel):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close; ask if something was read that could not be stored, and would not come back."""
        self.view.end_editing()
        at_risk = [one for one in self.tray.sheets if one.is_kept and one.why_not_stored]
        if not at_risk or self._closes_anyway:
            self._closes_anyway = False
            super().closeEvent(event)
            return
        event.ignore()

        def close() -> None:
            self._closes_anyway = True
            self.close()

        words = self.tr("{photos}: what was read is not stored and will be lost. {why}").format(
            photos=tr(joined(one.name for one in at_risk)), why=at_risk[0].why_not_stored
        )
        self.dialogs.ask(
            self.tr("What was read is not saved"), words,
            self.tr("Save…"), lambda: self.saving.ask("xlsx"), self.tr("Close"), close,
        )  # fmt: skip

    # Construction

    def _make_buttons(self) -> dict[str, QPushButton]:
        rows: tuple[tuple[str, str, str, Callable[[], object]], ...] = (
            ("open", self.tr("Open photos…"),
             self.tr("Open photos of pages or tables (or drop them, or a folder, or paste one)"),
             self.intake.ask_open),
            ("camera", self.tr("Take photo…"), "", self.intake.take_photo),
            ("again", self.tr("Read again"),
             self.tr("Read this photo again, with the kind and model chosen here"),
             self.read_again),
            ("turn", self.tr("Turn"),
             self.tr("Rotate the photo a quarter turn to the left, and read it again"),
             self.orders.ask_turned),
            ("next", self.tr("Next uncertain"),
             self.tr("Go to the next uncertain number (F3); Enter confirms it and goes on"),
             self.go_to_next),
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
        said = filled(
            QHBoxLayout(), (self.note, 1), self.saving.open_button, button["next"], self.row
        )  # fmt: skip
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
        for part in (self.intake, self.view):
            part.said.connect(self.note.setText)
        self.intake.came.connect(self.read_all)
        self.kind.activated.connect(
            lambda: self.orders.ask_again(self.sheets.selected, self.kind.currentData())
        )
        self.kind.currentIndexChanged.connect(self._show_state)
        self.models.box.activated.connect(self._on_model_chosen)
        self.row.cancel_button.clicked.connect(self.reading.cancel)
        self.reading.begun.connect(self.row.follow)
        self.reading.changed.connect(self._show_state)
        self.reading.said.connect(self._on_said)
        self.reading.failed.connect(self._on_said)
        self.orders.pictured.connect(self.shown.take)
        self.orders.kept_old.connect(self._say_result)
        self.orders.added.connect(self._on_added)
        self.view.number_marked.connect(self.orders.read_number)
        self.view.table_wanted.connect(self.orders.ask_table)
        self.view.marking_ended.connect(self._say_result)
        self.view.next_wanted.connect(self.go_to_next)
        self.tray.current_changed.connect(self._show_current)
        self.tray.changed.connect(self._say_result)
        self.tray.kept.connect(self._on_kept)
        self.shown.changed.connect(self._show_state)
        self.shown.failed.connect(self._say_also)
        self.saving.said.connect(self.say)
        self.saving.check_wanted.connect(self.go_to_next)

    def _add_keys(self) -> None:
        keys = QKeySequence.StandardKey
        table: tuple[tuple[list[AnyKey], Callable[[], object]], ...] = (
            ([keys.Open], self.intake.ask_open),
            ([keys.Paste], self.intake.paste),
            ([keys.Copy], self.copy),
            ([keys.Undo], self.tray.undo),
            ([keys.Redo], self.tray.redo),
            ([keys.Save], lambda: self._ask_save("csv")),
            ([keys.FindNext, "Ctrl+G"], self.go_to_next),
            ([keys.Delete, "Backspace"], self.view.remove),
            (["Ins", "Ctrl+Shift+M"], self.mark),
            (["F2", "Ctrl+Return"], self.view.edit),
            ([keys.ZoomIn], self.photo.zoom_in),
            ([keys.ZoomOut], self.photo.zoom_out),
        )
        for alike, slot in table:
            add_keys(self, alike, slot)

    # Reading

    @Slot()
    def _on_model_chosen(self) -> None:
        """Explain the effect of the chosen model, which applies to the next reading."""
        if self.document.photo is not None and not self.is_reading:
            self.note.setText(
                self.tr("This applies to the next photo. “Read again” applies it to this one.")
            )

    @Slot(object, str)
    def _on_said(self, sheet: PaperDocument, words: str) -> None:
        if sheet is self.document:
            self.note.setText(words)

    @Slot(object, object, str)
    def _on_added(self, sheet: PaperDocument, at: At, words: str) -> None:
        if sheet is self.document:
            self.table.setEnabled(True)  # so that a cell can be edited
            self.view.go_to(at)
            self.note.setText(words)

    # The sheet that is shown

    @Slot()
    def _show_current(self) -> None:
        self.kind.show_kind(self.document)
        self._say_result()
        self.shown.show_current()

    @Slot()
    def _say_result(self) -> None:
        sheet = self.document
        if sheet.failure:
            self.note.setText(sheet.failure)
        elif self.reading.is_pending(sheet):
            self.note.setText(tr(labelled(sheet.name, self.tray.note(sheet))))
        else:
            self.note.setText(sheet.summary() if sheet.name or sheet.cells.rowCount() else "")

    @Slot(str)
    def _say_also(self, why: str) -> None:
        self.note.setText(tr(sentences(self.note.text(), why)))

    @Slot(object, str)
    def _on_kept(self, sheet: PaperDocument, why_not: str) -> None:
        self.saving.open_button.hide()  # the file holds something else now
        if why_not and sheet is self.document:
            self.note.setText(
                self.tr("This could not be stored automatically; save it now. {why}").format(
                    why=why_not
                )
            )
        self._show_state()

    def _restore(self) -> None:
        count = self.tray.restore()
        self._show_current()
        if count == 1:
            self.note.setText(self.document.earlier_words())
        elif count:
            words = self.tr("{count} photos were read earlier and are not saved yet.")
            self.note.setText(words.format(count=count))

    def _ask_save(self, suffix: str) -> None:
        self.view.end_editing()
        if not self.is_reading:
            self.saving.ask(suffix)

    def _ask_discard(self) -> None:
        sheets = self.sheets.selected
        asked = [one for one in sheets if one.has_corrections or one.is_in_no_file]
        if not asked:
            self.discard()
            return
        words = (
            self.tr("Discard what was read on {photo} and corrected? It is not saved.")
            if any(one.has_corrections for one in asked)
            else self.tr("Discard {photo}? It is not saved in a file.")
        ).format(photo=tr(joined(one.name for one in asked)))
        title = self.tr("What was read is not saved")
        discard = self.tr("Discard"), self.discard
        if any(one.cells.rowCount() for one in asked):
            save = self.tr("Save…"), lambda: self._ask_save("csv")
            self.dialogs.ask(title, words, *save, *discard)
        else:
            self.dialogs.ask(title, words, *discard)

    @Slot()
    def _show_state(self) -> None:
        is_pending = self.reading.is_pending(self.document)
        has_cells, button = self.cells.rowCount() > 0, self.buttons
        has_photo = self.document.photo is not None
        focused = self.focusWidget()
        self.view.show_state(is_reading=is_pending, has_photo=has_photo)
        why_not = why_no_camera()
        button["camera"].setEnabled(not why_not)
        button["camera"].setToolTip(why_not or self.tr("Read a page that this camera sees"))
        is_table = self.kind.is_about_table(self.document)
        button["mark"].setText(self.tr("Mark corners") if is_table else self.tr("Add number"))
        button["mark"].setToolTip(
            self.tr("Mark the table where its rows and columns were not found (Insert)")
            if is_table
            else self.tr("Mark a number that was not found, and read it (Insert)")
        )
        for names, is_there in (
            (("turn", "again"), has_photo and not is_pending),
            (("mark",), self.photo.has_photo and not is_pending),
            (("next",), bool(self.tray.doubtful)),
            (("remove", "copy"), has_cells and not is_pending),
            (("csv", "xlsx"), bool(self.tray.with_cells) and not self.is_reading),
            (("discard",), (has_photo or has_cells) and not is_pending),
        ):
            for name in names:
                button[name].setEnabled(is_there)
        self._place_focus(focused)

    def _place_focus(self, before: QWidget | None) -> None:
        """Move the focus off what is disabled; Qt would give it to the next button, say Close.

        After a reading, it returns to where it was ``before``.
        """
        if before is not None and not before.isEnabled():
            if self.reading.is_pending(self.document):
                self._focus_before = before
                self.row.cancel_button.setFocus()
            else:
                (self.table if self.cells.rowCount() else self.buttons["open"]).setFocus()
        elif self._focus_before is not None and not self.reading.is_pending(self.document):
            self._focus_before.setFocus()
            self._focus_before = None
