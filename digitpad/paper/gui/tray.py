"""The sheets in the window for photos, as the model of a list; one of them is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal, Slot

from digitpad.gui.language import number, tr
from digitpad.paper.gui.document import PaperDocument
from digitpad.paper.gui.photo import Photo
from digitpad.paper.gui.reading import PhotoReading
from digitpad.words import labelled

Role = Qt.ItemDataRole
NewSheet = tuple[Path | bytes, str]
"""A photo that was chosen, as its path or a picture file's content, and its display name."""


class Tray(QAbstractListModel):
    """The sheets in order, each with its name and what became of it; there always is one.

    Where no photo was opened, that one is blank.

    Signals: ``current_changed`` when another one is shown; ``changed`` after the cells of that one
    are others; ``kept`` with a sheet each time after it was stored, and the reason if that failed.
    """

    current_changed = Signal()
    changed = Signal()
    kept = Signal(object, str)

    def __init__(self, reading: PhotoReading) -> None:
        super().__init__(reading)
        self._reading = reading
        self.sheets: list[PaperDocument] = []
        self.current = PaperDocument(self)
        reading.changed.connect(self.refresh)
        reading.failed.connect(self._on_failed)

    @property
    def with_cells(self) -> list[PaperDocument]:
        return [sheet for sheet in self.sheets if sheet.cells.rowCount()]

    @property
    def doubtful(self) -> int:
        """The number of doubtful cells on all sheets."""
        return sum(len(sheet.cells.doubtful) for sheet in self.sheets)

    def restore(self) -> int:
        """Begin with the sheets that were not saved in earlier sessions; return their number."""
        sheets = [self.current]
        while sheets[-1].restore():
            sheets.append(PaperDocument(self))
        self._put(sheets[: max(1, len(sheets) - 1)], without=sheets[1:][-1:])
        return len(sheets) - 1

    def add(self, photos: Sequence[NewSheet], kind: str) -> list[PaperDocument]:
        """Add photos, and show the first of them; return their sheets.

        Where nothing that is there could be lost, they take its place.
        """
        is_needed = any(sheet.is_kept or self._reading.is_pending(sheet) for sheet in self.sheets)
        before = self.sheets if is_needed else []
        new = [PaperDocument(self) for _ in photos]
        self._put([*before, *new], without=[one for one in self.sheets if one not in before])
        for sheet, (source, name) in zip(new, photos, strict=True):
            sheet.begin(Photo(source), name, kind)
        self.show(new[0])
        return new

    def add_pages(self, sheet: PaperDocument, count: int) -> list[PaperDocument]:
        """Add the pages that follow the first one of a photo, a ``sheet``; return their sheets."""
        assert sheet.photo is not None
        photo = sheet.photo = sheet.photo._replace(page=1)
        name, place = sheet.name, self.sheets.index(sheet) + 1
        new = [PaperDocument(self) for _ in range(1, count)]
        if new:
            self._put([*self.sheets[:place], *new, *self.sheets[place:]], without=[])
            for number, page in enumerate([sheet, *new], start=1):
                words = self.tr("{photo}, page {number}").format(photo=name, number=number)
                page.begin(photo._replace(page=number), words, sheet.kind)
        return new

    def remove(self, sheets: Sequence[PaperDocument]) -> None:
        """Discard sheets; the one after them is shown, or a blank one."""
        self._reading.drop(sheets)
        place = self.sheets.index(sheets[0])
        left = [one for one in self.sheets if one not in sheets] or [PaperDocument(self)]
        for sheet in left:
            sheet.unsaved.claim()
        self._put(left, without=sheets)
        self.show(left[min(place, len(left) - 1)])

    def _put(self, sheets: list[PaperDocument], without: Iterable[PaperDocument]) -> None:
        new = [one for one in sheets if one not in self.sheets]
        self.beginResetModel()
        self.sheets = sheets
        self.endResetModel()
        for sheet in without:
            sheet.discard()
            sheet.deleteLater()
        for sheet in new:
            sheet.changed.connect(partial(self._on_changed, sheet))
            sheet.kept.connect(partial(self._on_kept, sheet))
            self.destroyed.connect(sheet.unsaved.release)

    @Slot(object, str)
    def _on_failed(self, sheet: PaperDocument, why: str) -> None:
        sheet.failure = why

    def _on_changed(self, sheet: PaperDocument) -> None:
        if sheet is self.current:
            self.changed.emit()

    def _on_kept(self, sheet: PaperDocument, why_not: str) -> None:
        self.refresh()
        self.kept.emit(sheet, why_not)

    def show(self, sheet: PaperDocument) -> None:
        if sheet is not self.current:
            self.current = sheet
            self.current_changed.emit()

    @Slot()
    def undo(self) -> None:
        self.current.cells.undo_stack.undo()

    @Slot()
    def redo(self) -> None:
        self.current.cells.undo_stack.redo()

    def next_doubtful(self) -> PaperDocument | None:
        """Return the next sheet with doubtful cells, around to the current one, if there is any."""
        after = self.sheets.index(self.current) + 1
        in_turn = [*self.sheets[after:], *self.sheets[:after]]
        ready = (sheet for sheet in in_turn if not self._reading.is_pending(sheet))
        return next((sheet for sheet in ready if sheet.cells.doubtful), None)

    @Slot()
    def refresh(self) -> None:
        """Show anew what became of the sheets."""
        self.dataChanged.emit(self.index(0), self.index(len(self.sheets) - 1))

    def note(self, sheet: PaperDocument) -> str:
        """Return what became of a sheet, and its kind."""
        if sheet is self._reading.running:
            return self.tr("being read…")
        if self._reading.is_pending(sheet):
            return self.tr("waits to be read")
        if sheet.failure:
            return self.tr("not read: {why}").format(why=sheet.failure)
        result, count = sheet.cells.result, len(sheet.cells.doubtful)
        parts = [self.tr("table") if result.is_table else self.tr("page")]
        if count:
            parts.append(self.tr("{count} uncertain").format(count=number(count)))
        else:
            parts.append(self.tr("all sure") if result.cells else self.tr("no number"))
        if result.cells and not sheet.is_kept:
            parts.append(self.tr("saved"))
        return " · ".join(parts)

    # Overrides of Qt

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.sheets)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Role.DisplayRole) -> Any:
        sheet = self.sheets[index.row()]
        if role == Role.DisplayRole:
            return f"{sheet.name}\n{self.note(sheet)}"
        if role in (Role.AccessibleTextRole, Role.ToolTipRole):
            return tr(labelled(sheet.name, self.note(sheet)))
        return None
