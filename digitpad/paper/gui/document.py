"""A sheet in the window for photos: its photo, its result, and whether that is stored."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QApplication

from digitpad.errors import DigitpadError
from digitpad.gui.language import number, tr
from digitpad.gui.widgets.wording import with_native_keys
from digitpad.paper.cell import UNSURE, At, Cell, Place, Rows
from digitpad.paper.gui.cells import Cells
from digitpad.paper.gui.photo import AUTO, PAGE, TABLE, Photo
from digitpad.paper.gui.unsaved import UnsavedResult
from digitpad.paper.result import PaperResult
from digitpad.words import sentences


class PaperDocument(QObject):
    """A photo and its ``cells``, which are stored on disk until they are saved or discarded.

    ``kind``: what to look for on the photo. ``failure``: why it was not read when that was tried
    last. ``is_kept``: whether there is something to lose: cells, or corrections that emptied them.
    ``why_not_stored``: why that is not on disk.

    Signals: ``changed`` when another result is there, or a correction; ``kept`` each time after it
    was written to disk, with the reason if that failed, or "".
    """

    changed = Signal()
    kept = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.photo: Photo | None = None
        self.failure = self.why_not_stored = ""
        self.kind = AUTO
        self.is_kept = False
        self.unsaved = UnsavedResult()
        self.cells = Cells()
        self.cells.corrected.connect(self._on_changed)

    @property
    def name(self) -> str:
        return self.cells.result.name

    @property
    def is_corrected(self) -> bool:
        return self.cells.is_corrected

    @property
    def has_corrections(self) -> bool:
        """Whether there are unsaved corrections, of this session or an earlier one."""
        return self.is_kept and self.is_corrected

    @property
    def is_in_no_file(self) -> bool:
        """Whether the photo is stored nowhere else."""
        if self.photo is None:
            return False
        source = self.photo.source
        return isinstance(source, bytes) or self.unsaved.is_own(source)

    @property
    def folder(self) -> Path:
        """The folder of the photo, or else the user's home."""
        path = Path(self.cells.result.path)
        is_file = self.cells.result.path and not self.unsaved.is_own(path)
        return path.parent if is_file else Path.home()

    @property
    def found_kind(self) -> str:
        """What was looked for when its cells were read, or else what is to be looked for."""
        if not self.cells.result.cells:
            return self.kind
        return TABLE if self.cells.result.is_table else PAGE

    def is_of(self, photo: Photo) -> bool:
        """Return whether the document is about this very page, in the same orientation."""
        return self.photo is not None and photo[:3] == self.photo[:3]

    def loses_by(self, photo: Photo, kind: str) -> bool:
        """Return whether reading its ``photo`` again as ``kind`` would lose work."""
        # Checked cells are carried over when a table is read again.
        is_carried = self.is_of(photo) and self.cells.result.is_table and kind == TABLE
        return self.has_corrections and not is_carried

    # Content

    def begin(self, photo: Photo, name: str, kind: str) -> None:
        """Start with a photo that has not been read yet; one that is in no file is stored."""
        self.unsaved.claim()
        self.photo, self.kind = photo, kind
        turned = 90 * (photo.turns or 0)
        blank = PaperResult(turned=turned, name=name, path=photo.path, page=photo.page or 1)
        self.cells.show(blank)
        if self.is_in_no_file:
            self.keep()

    def take(self, photo: Photo, result: PaperResult, as_read: Rows) -> None:
        """Replace the content by the result of reading the photo.

        ``as_read``: its cells without the corrections that were carried over into it.
        """
        is_again = self.is_of(photo) and self.cells.rowCount() > 0
        self.photo, self.failure = photo, ""
        if is_again:
            self.cells.show_again(result, as_read)
        else:
            self.cells.show(result)
            self._on_changed()

    def add(self, place: Place, cell: Cell | None) -> tuple[At, str]:
        """Add the number at a place; if it could not be read, it is to be typed.

        Returns its position and a message.
        """
        cell = cell or Cell(doubt=UNSURE)
        at = self.cells.add(replace(cell, place=place, signs=()))
        if not cell.text:
            words = self.tr("Nothing could be read there: type what it is.")
        elif cell.sure:
            words = with_native_keys(
                self.tr("Added {number}. Type to correct it; Ctrl+Z takes it away.")
            )
        else:
            words = self.tr(
                "Added {number}, which is not sure. Type to correct it; Enter twice confirms it."
            )
        return at, words.format(number=cell.text)

    @Slot()
    def _on_changed(self) -> None:
        if self.photo is not None:  # undo may have brought back an earlier reading
            result = self.cells.result
            self.photo = self.photo._replace(
                corners=result.marked_corners, by_other_grid=result.by_other_grid
            )
        self.changed.emit()
        self.keep()

    # Storing

    def keep(self) -> None:
        """Write the document to the user's folder, so that it survives a crash."""
        result, photo = self.cells.result, self.photo
        self.is_kept = bool(result.cells) or self.is_corrected
        self.why_not_stored = ""
        try:
            source = photo.source if photo is not None else Path(result.path)
            self.cells.result = self.unsaved.keep(result, source)
            if photo is not None and isinstance(source, bytes):  # a camera's would fill memory
                self.photo = photo._replace(source=Path(self.cells.result.path))
        except DigitpadError as error:
            self.why_not_stored = tr(error)
        self.kept.emit(self.why_not_stored)

    def restore(self) -> bool:
        """Load a result that was not saved in an earlier session; return whether there was one."""
        result = self.unsaved.take()
        if result is None:
            return False
        self.is_kept = bool(result.cells)
        self.cells.show(result, as_read=())  # which of its cells were corrected is not stored
        self.kind = self.found_kind
        path = Path(result.path)
        if result.path and (path.is_file() or not self.unsaved.is_own(path)):
            turns = result.turned // 90 % 4
            self.photo = Photo(
                path, result.page, turns, result.marked_corners, result.by_other_grid
            )
        return True

    def forget(self) -> None:
        """Remove the stored copy, as the result was saved."""
        self.unsaved.forget(keeps_picture=True)
        self.is_kept = False
        self.cells.undo_stack.setClean()

    def discard(self) -> None:
        """Drop the photo and its result, wherever they were stored."""
        self.unsaved.forget()
        self.unsaved.release()

    def copy(self) -> str:
        """Copy all cells to the clipboard: columns separated by tabs, as spreadsheets expect.

        Returns a message, "" if there is nothing to copy.
        """
        from digitpad.paper.export import guarded

        lines = ["\t".join(map(guarded, row)).rstrip("\t") for row in self.cells.texts]
        if not lines:
            return ""
        QApplication.clipboard().setText("\n".join(lines))
        words = (
            self.tr("Copied 1 row.")
            if len(lines) == 1
            else self.tr("Copied {count} rows.").format(count=len(lines))
        )
        count = len(self.cells.doubtful)
        if count == 1:
            words = tr(sentences(words, self.tr("1 number in them is not sure.")))
        elif count:
            unsure = self.tr("{count} numbers in them are not sure.").format(count=count)
            words = tr(sentences(words, unsure))
        return words

    # Messages

    def summary(self) -> str:
        """Summarise the result; if most of it is uncertain, first how many numbers are sure."""
        result = self.cells.result
        count = sum(bool(text) for row in self.cells.texts for text in row)
        doubtful = len(self.cells.doubtful)
        sure = sum(bool(cell.text) and cell.sure for row in result.cells for cell in row)
        opening = self.tr("{photo}: %Ln number(s) read", "", count)
        if count > 1 and 2 * sure < count:
            opening = (
                self.tr("{photo}: only {sure} of {count} numbers are sure")
                if sure
                else self.tr("{photo}: none of {count} numbers is sure")
            )
        words = [opening.format(photo=result.name, sure=number(sure), count=number(count))]
        if result.is_table and result.cells:
            size = {"rows": len(result.cells), "columns": len(result.cells[0])}
            words.append(self.tr("table of {rows} × {columns} cells").format(**size))
        if result.model:
            words.append(self.tr("by {model}").format(model=result.model))
        if doubtful:
            words.append(self.tr("%Ln uncertain, highlighted", "", doubtful))
        if result.turned:
            words.append(self.tr("turned by {angle}°").format(angle=result.turned))
        summary = " · ".join(words)
        if not result.notes:
            return summary
        said = self.tr("{summary}. {notes}")
        return said.format(summary=summary, notes=tr(sentences(*result.notes)))

    def earlier_words(self) -> str:
        """Say that this was read in an earlier session."""
        words = (
            self.tr("{photo} was read earlier and is not saved yet.")
            if self.cells.result.cells
            else self.tr("{photo} is still here: nothing was read on it.")
        )
        return words.format(photo=self.name)
