"""What the user wants to have read, and what becomes of it in the sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.gui.language import tr
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.paper.cell import Cell, Place, Rows
from digitpad.paper.gui.document import PaperDocument
from digitpad.paper.gui.kind_box import KindBox
from digitpad.paper.gui.model_choice import ModelChoice
from digitpad.paper.gui.photo import MOST_PAGES, TABLE, Order, Photo, number_in
from digitpad.paper.gui.reading import PhotoReading
from digitpad.paper.gui.rows import carried
from digitpad.paper.gui.saving import Saving
from digitpad.paper.gui.tray import Tray
from digitpad.paper.result import PaperResult
from digitpad.words import joined

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from digitpad.preprocess.pictures import PicturePage


class Orders(QObject):
    """Orders sheets to be read, asks before work is lost by that, and puts the results into them.

    Signals: ``pictured`` with a sheet, its picture, and whether it is turned otherwise than before;
    ``kept_old`` if the user prefers a table as it was; ``added`` with a sheet, the position of a
    number that was marked on it, and a message.
    """

    pictured = Signal(object, object, bool)
    kept_old = Signal()
    added = Signal(object, object, str)

    def __init__(
        self,
        tray: Tray,
        reading: PhotoReading,
        kind: KindBox,
        models: ModelChoice,
        saving: Saving,
        dialogs: Dialogs,
    ) -> None:
        super().__init__(tray)
        self._tray, self._reading, self._kind = tray, reading, kind
        self._models, self._saving, self._dialogs = models, saving, dialogs
        reading.opened.connect(self._on_opened)
        reading.read.connect(self._on_read)

    def begin(self, sheet: PaperDocument, kind: str, photo: Photo | None = None) -> None:
        """Read a sheet as a ``kind``; ``photo``: its photo, if it is to be read in another way."""
        photo = photo or sheet.photo
        if photo is not None:
            sheet.kind, sheet.failure = kind, ""
            self._reading.begin(sheet, Order(photo, sheet.name, kind, self._models.chosen))
            self._kind.show_kind(self._tray.current)

    def ask_again(self, selected: Sequence[PaperDocument], kind: str | None = None) -> None:
        """Read sheets again; ask before discarding what was corrected on them.

        ``kind``: what to look for now, None for what was looked for.
        """
        kinds = {
            sheet: sheet.found_kind if kind is None else kind
            for sheet in selected
            if sheet.photo is not None and not self._reading.is_pending(sheet)
        }

        def begin() -> None:
            for sheet, its_kind in kinds.items():
                self.begin(sheet, its_kind)

        losing = [one for one, its in kinds.items() if one.photo and one.loses_by(one.photo, its)]
        self._ask_if_losing(losing, begin)

    def ask_turned(self) -> None:
        """Rotate the current photo to the left by a quarter turn, and read it again."""
        photo = self._tray.current.photo
        if photo is not None:
            turned = Photo(photo.source, photo.page, ((photo.turns or 0) + 1) % 4)
            self._ask_as(turned, self._tray.current.found_kind)

    @Slot(object, bool)
    def ask_table(self, corners: Place, by_other_grid: bool) -> None:
        """Read the table on the current photo by its corners, or by its other grid."""
        photo = self._tray.current.photo
        if photo is not None:
            self._ask_as(photo._replace(corners=corners, by_other_grid=by_other_grid), TABLE)

    @Slot(object)
    def read_number(self, place: Place) -> None:
        """Read the number at a place on the current photo."""
        sheet = self._tray.current

        def add(cell: Cell | None) -> None:
            self.added.emit(sheet, *sheet.add(place, cell))

        if sheet.photo is not None:
            self._reading.said.emit(sheet, self.tr("Reading what is there…"))
            work = number_in(sheet.photo, place, self._models.chosen)
            self._reading.do(work, add, lambda _why: add(None))

    def _ask_as(self, photo: Photo, kind: str) -> None:
        sheet = self._tray.current
        losing = [sheet] if sheet.loses_by(photo, kind) else []
        self._ask_if_losing(losing, lambda: self.begin(sheet, kind, photo))

    def _ask_if_losing(self, losing: Sequence[PaperDocument], begin: Callable[[], object]) -> None:
        if not losing:
            begin()
            return
        self._kind.show_kind(self._tray.current)
        words = self.tr("Read {photo} again and discard what was read and corrected?")
        self._dialogs.ask(
            self.tr("What was read is not saved"),
            words.format(photo=tr(joined(sheet.name for sheet in losing))),
            self.tr("Save…"), lambda: self._saving.ask("csv", begin),
            self.tr("Discard and read"), begin,
        )  # fmt: skip

    @Slot(object, object, object)
    def _on_opened(self, sheet: PaperDocument, photo: Photo, page: PicturePage) -> None:
        is_turned = not sheet.is_of(photo)
        if is_turned:
            sheet.begin(photo, sheet.name, sheet.kind)
        self.pictured.emit(sheet, page.pixels, is_turned)
        if photo.page is None:
            for other in self._tray.add_pages(sheet, min(page.total, MOST_PAGES)):
                self.begin(other, other.kind)

    @Slot(object, object)
    def _on_read(
        self, sheet: PaperDocument, read: tuple[Photo, PaperResult, npt.NDArray[np.uint8] | None]
    ) -> None:
        photo, result, turned = read

        def take(rows: Rows) -> None:
            if turned is not None:
                self.pictured.emit(sheet, turned, True)
            sheet.take(photo, replace(result, cells=rows, name=sheet.name), result.cells)
            self._kind.show_kind(self._tray.current)

        old = sheet.cells.result
        if not (sheet.is_of(photo) and old.is_table and result.is_table):
            take(result.cells)
            return
        rows, lost = carried(old, result)
        if not lost:
            take(rows)
            return
        self._tray.show(sheet)
        words = (
            self.tr("1 cell that you checked has no place in the table as it is read now.")
            if lost == 1
            else self.tr(
                "{count} cells that you checked have no place in the table as it is read now."
            )
        )
        self._dialogs.ask(
            self.tr("The table has other cells now"), words.format(count=lost),
            self.tr("Keep the table as it was"), self.kept_old.emit,
            self.tr("Use the new one"), lambda: take(rows),
        )  # fmt: skip
