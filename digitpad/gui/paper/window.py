"""The window for photos of pages and tables: choosing, reading, correcting and saving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QUrl, Slot
from PySide6.QtGui import QCloseEvent, QDesktopServices, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from digitpad.gui.files.current_model import CurrentModel
from digitpad.gui.paper.camera import why_no_camera
from digitpad.gui.paper.cells import Cells
from digitpad.gui.paper.document import PaperDocument
from digitpad.gui.paper.intake import Intake
from digitpad.gui.paper.model_choice import ModelChoice
from digitpad.gui.paper.photo import AUTO, PAGE, TABLE, Order, Photo, number_in
from digitpad.gui.paper.photo_and_cells import PhotoAndCells
from digitpad.gui.paper.reading import PhotoReading
from digitpad.gui.paper.rows import carried
from digitpad.gui.paper.saving import Saving
from digitpad.gui.paper.sheet_list import SheetList
from digitpad.gui.paper.tray import NewSheet, Tray
from digitpad.gui.settings import Settings, open_settings
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import AnyKey, add_keys, combo, filled, grown, label
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.widgets.window import Window
from digitpad.gui.widgets.wording import with_native_keys
from digitpad.gui.workers.task import LatestWins
from digitpad.paper.result import PaperResult, Place, Rows

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from digitpad.lines.reading import Reading


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
        self.opening = LatestWins("paper_photo", Photo.picture, self)
        self.saving = Saving(self.tray, self.dialogs, settings, self)
        self.note = label("paper_note", look="quiet", wraps=True)
        self.row = TaskRow("paper", self.tr("Progress of the reading"), self.tr("Stop reading"))
        self.kind = combo(
            "paper_kind_combo", self.tr("What to look for"),
            self.tr("Numbers anywhere on the page, or the cells of a table; if it is changed, the "
                    "photo is read again"),
            (("", AUTO), (self.tr("Numbers on a page"), PAGE), (self.tr("A table"), TABLE)),
        )  # fmt: skip
        self.buttons = self._make_buttons()
        self._saved_as: Path | None = None
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
            self._begin(sheet, kind)

    @Slot()
    def read_again(self) -> None:
        """Read the selected photos again, with the kind and model chosen now."""
        self._ask_reread()

    @Slot()
    def turn(self) -> None:
        """Rotate the photo to the left by a quarter turn, and read it again."""
        photo = self.document.photo
        if photo is not None:
            self._ask_reread_as(Photo(photo.source, ((photo.turns or 0) + 1) % 4))

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
            photos=", ".join(one.name for one in at_risk), why=at_risk[0].why_not_stored
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
             self.tr("Rotate the photo a quarter turn to the left, and read it again"), self.turn),
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
            ("open_saved", self.tr("Open"), self.tr("Open what was saved"), self._open_saved),
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
        button["open_saved"].hide()
        said = filled(
            QHBoxLayout(), (self.note, 1), button["open_saved"], button["next"], self.row
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
        self.kind.activated.connect(self._on_kind_chosen)
        self.kind.currentIndexChanged.connect(self._show_state)
        self.models.box.activated.connect(self._on_model_chosen)
        self.row.cancel_button.clicked.connect(self.reading.cancel)
        self.reading.begun.connect(self.row.follow)
        self.reading.changed.connect(self._on_work)
        self.reading.said.connect(self._on_said)
        self.reading.opened.connect(self._on_opened)
        self.reading.read.connect(self._on_read)
        self.reading.failed.connect(self._on_failed)
        self.view.number_marked.connect(self._on_number_marked)
        self.view.table_wanted.connect(self._on_table_wanted)
        self.view.marking_ended.connect(self._say_result)
        self.view.next_wanted.connect(self.go_to_next)
        self.tray.added.connect(self._on_added)
        self.tray.current_changed.connect(self._show_current)
        self.opening.answered.connect(self._on_photo_opened)
        self.opening.failed.connect(self._on_photo_failed)
        self.saving.saved.connect(self._on_saved)
        self.saving.check_wanted.connect(self.go_to_next)

    @Slot(object)
    def _on_added(self, sheet: PaperDocument) -> None:
        def if_current(slot: Callable[[], object]) -> None:
            if sheet is self.document:
                slot()

        sheet.changed.connect(partial(if_current, self._say_result))
        sheet.kept.connect(partial(self._on_kept, sheet))
        sheet.cells.modelReset.connect(partial(if_current, self._show_state))
        self.destroyed.connect(sheet.unsaved.release)

    def _add_keys(self) -> None:
        keys = QKeySequence.StandardKey
        table: tuple[tuple[list[AnyKey], Callable[[], object]], ...] = (
            ([keys.Open], self.intake.ask_open),
            ([keys.Paste], self.intake.paste),
            ([keys.Copy], self.copy),
            ([keys.Undo], self._undo),
            ([keys.Redo], self._redo),
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

    @Slot()
    def _undo(self) -> None:
        self.cells.undo_stack.undo()

    @Slot()
    def _redo(self) -> None:
        self.cells.undo_stack.redo()

    # Reading

    def _begin(self, sheet: PaperDocument, kind: str, photo: Photo | None = None) -> None:
        photo = photo or sheet.photo
        if photo is not None:
            sheet.kind, sheet.failure = kind, ""
            self.reading.begin(sheet, Order(photo, sheet.name, kind, self.models.chosen))
            self._show_kind()

    def _ask_reread(self, kind: str | None = None) -> None:
        """Read the selected sheets again; ask before discarding what was corrected on them.

        ``kind``: what to look for now, None for what was looked for.
        """
        sheets = {
            sheet: sheet.found_kind if kind is None else kind
            for sheet in self.sheets.selected
            if sheet.photo is not None and not self.reading.is_pending(sheet)
        }

        def begin() -> None:
            for sheet, its_kind in sheets.items():
                self._begin(sheet, its_kind)

        losing = [one for one, its in sheets.items() if one.photo and one.loses_by(one.photo, its)]
        self._ask_if_losing(losing, begin)

    def _ask_reread_as(self, photo: Photo, kind: str | None = None) -> None:
        """Read the current sheet again with its photo turned, or its table marked."""
        sheet = self.document
        its_kind = sheet.found_kind if kind is None else kind
        losing = [sheet] if sheet.loses_by(photo, its_kind) else []
        self._ask_if_losing(losing, lambda: self._begin(sheet, its_kind, photo))

    def _ask_if_losing(self, losing: Sequence[PaperDocument], begin: Callable[[], object]) -> None:
        if not losing:
            begin()
            return
        self._show_kind()
        words = self.tr("Read {photo} again and discard what was read and corrected?")
        self.dialogs.ask(
            self.tr("What was read is not saved"),
            words.format(photo=", ".join(sheet.name for sheet in losing)),
            self.tr("Save…"), lambda: self.saving.ask("csv", begin),
            self.tr("Discard and read"), begin,
        )  # fmt: skip

    @Slot()
    def _on_kind_chosen(self) -> None:
        self._ask_reread(self.kind.currentData())

    @Slot()
    def _on_model_chosen(self) -> None:
        """Explain the effect of the chosen model, which applies to the next reading."""
        if self.document.photo is not None and not self.is_reading:
            self.note.setText(
                self.tr("This applies to the next photo. “Read again” applies it to this one.")
            )

    @Slot()
    def _on_work(self) -> None:
        if self.reading.is_pending(self.document):
            self.view.end_editing()
            self.photo.end_marking()
        self._show_state()

    @Slot(object, str)
    def _on_said(self, sheet: PaperDocument, words: str) -> None:
        if sheet is self.document:
            self.note.setText(words)

    @Slot(object, object, object)
    def _on_opened(
        self, sheet: PaperDocument, photo: Photo, picture: npt.NDArray[np.uint8]
    ) -> None:
        is_turned = not sheet.is_of(photo)
        if is_turned:
            sheet.begin(photo, sheet.name, sheet.kind)
        if sheet is self.document and (is_turned or not self.photo.has_photo):
            self._show_photo(picture)

    @Slot(object, object)
    def _on_read(
        self,
        sheet: PaperDocument,
        read: tuple[Photo, PaperResult, npt.NDArray[np.uint8] | None],
    ) -> None:
        photo, result, turned = read

        def take(rows: Rows) -> None:
            if sheet is self.document and turned is not None:
                self._show_photo(turned)
            sheet.take(photo, replace(result, cells=rows), result.cells)
            self._show_kind()

        old = sheet.cells.result
        if not (sheet.is_of(photo) and old.is_table and result.is_table):
            take(result.cells)
            return
        rows, lost = carried(old, result)
        if not lost:
            take(rows)
            return
        self.tray.show(sheet)
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

    @Slot(object, str)
    def _on_failed(self, sheet: PaperDocument, why: str) -> None:
        sheet.failure = why
        if sheet is self.document:
            self.note.setText(why)

    # The sheet that is shown

    @Slot()
    def _show_current(self) -> None:
        """Show the current sheet, and open its photo in the background."""
        sheet = self.document
        self.view.show_cells(sheet.cells)
        self.photo.show_photo(None, sheet.failure)
        self.opening.drop()
        self._show_kind()
        self._say_result()
        is_about_to_open = sheet is self.reading.running and not self.reading.is_open
        if sheet.photo is not None and not is_about_to_open:
            self.opening.ask(sheet.photo)
        self._show_state()

    def _show_photo(self, picture: npt.NDArray[np.uint8]) -> None:
        self.photo.show_photo(picture)
        self.view.show_frames()
        self._show_state()

    @Slot(object, object)
    def _on_photo_opened(self, photo: Photo, picture: npt.NDArray[np.uint8]) -> None:
        if self.document.is_of(photo) and not self.photo.has_photo:
            self._show_photo(picture)

    @Slot(object, str)
    def _on_photo_failed(self, photo: Photo, why: str) -> None:
        if not self.document.is_of(photo) or self.document.failure:
            return
        words = self.tr(
            "Its photo cannot be shown. {why} Put it back there and start digitpad again to "
            "see it; what was read can be corrected and saved without it."
        ).format(why=why)
        self.photo.show_photo(None, words)
        self.note.setText(f"{self.note.text()} {words}")

    def _show_kind(self) -> None:
        """Show what is looked for on the current sheet, and what kind of sheet was found."""
        sheet, words = self.document, self.tr("Page or table")
        if sheet.kind == AUTO and sheet.found_kind == TABLE:
            words = self.tr("Found: a table")
        elif sheet.kind == AUTO and sheet.found_kind == PAGE:
            words = self.tr("Found: a page")
        self.kind.setItemText(self.kind.findData(AUTO), words)
        self.kind.setCurrentIndex(self.kind.findData(sheet.kind))

    @property
    def _is_about_table(self) -> bool:
        has_cells = self.cells.rowCount() > 0
        return self.kind.currentData() == TABLE or (has_cells and self.cells.result.is_table)

    @Slot(object, bool)
    def _on_table_wanted(self, corners: Place, by_other_grid: bool) -> None:
        photo = self.document.photo
        if photo is not None:
            marked = photo._replace(corners=corners, by_other_grid=by_other_grid)
            self._ask_reread_as(marked, TABLE)

    @Slot(object)
    def _on_number_marked(self, place: Place) -> None:
        sheet = self.document

        def add(reading: Reading | None) -> None:
            at, words = sheet.add(place, reading)
            if sheet is self.document:
                self.table.setEnabled(True)  # so that a cell can be edited
                self.view.go_to(at)
                self.note.setText(words)

        if sheet.photo is not None:
            self.note.setText(self.tr("Reading what is there…"))
            work = number_in(sheet.photo, place, self.models.chosen)
            self.reading.do(work, add, lambda _why: add(None))

    # The document

    @Slot()
    def _say_result(self) -> None:
        sheet = self.document
        if sheet.failure:
            self.note.setText(sheet.failure)
        elif self.reading.is_pending(sheet):
            self.note.setText(f"{sheet.name}: {self.tray.note(sheet)}")
        else:
            self.note.setText(sheet.summary() if sheet.name or sheet.cells.rowCount() else "")

    def _on_kept(self, sheet: PaperDocument, why_not: str) -> None:
        self._show_saved(None)
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

    @Slot(object)
    def _on_saved(self, path: Path) -> None:
        sheets = self.tray.with_cells
        for sheet in sheets:
            sheet.forget()
        self.tray.refresh()
        words = self.tr("Saved as {file}")
        if len(sheets) > 1:
            words = self.tr("Saved as {file}: {count} sheets")
        self.say(words.format(file=path.name, count=len(sheets)))
        self._show_saved(path)

    def _show_saved(self, path: Path | None) -> None:
        self._saved_as = path
        self.buttons["open_saved"].setVisible(path is not None)

    def _open_saved(self) -> None:
        if self._saved_as is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._saved_as)))

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
        ).format(photo=", ".join(one.name for one in asked))
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
        is_table = self._is_about_table
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
