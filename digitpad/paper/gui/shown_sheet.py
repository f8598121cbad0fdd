"""The photo of the sheet that is shown: it alone is in memory, opened when it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.gui.workers.task import LatestWins
from digitpad.paper.gui.document import PaperDocument
from digitpad.paper.gui.photo import Photo
from digitpad.paper.gui.photo_and_cells import PhotoAndCells
from digitpad.paper.gui.reading import PhotoReading
from digitpad.paper.gui.tray import Tray

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class ShownSheet(QObject):
    """Shows the current sheet in a ``view``, and opens its photo in the background.

    Signals: ``changed`` when a photo is shown, or none; ``failed`` with why it cannot be.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, tray: Tray, reading: PhotoReading, view: PhotoAndCells) -> None:
        super().__init__(view)
        self._tray, self._reading, self._view = tray, reading, view
        self._opening = LatestWins("paper_photo", Photo.picture, self)
        self._opening.answered.connect(self._on_opened)
        self._opening.failed.connect(self._on_failed)

    def show_current(self) -> None:
        sheet = self._tray.current
        self._opening.drop()
        self._view.show_cells(sheet.cells)
        self._view.photo.show_photo(None, sheet.failure)
        is_opened_by_reading = sheet is self._reading.running and not self._reading.is_open
        if sheet.photo is not None and not is_opened_by_reading:
            self._opening.ask(sheet.photo)
        self.changed.emit()

    @Slot(object, object, bool)
    def take(self, sheet: PaperDocument, picture: npt.NDArray[np.uint8], is_turned: bool) -> None:
        """Show a picture of a sheet, if it is the current one and is not shown like that yet."""
        if sheet is self._tray.current and (is_turned or not self._view.photo.has_photo):
            self._view.photo.show_photo(picture)
            self._view.show_frames()
            self.changed.emit()

    @Slot(object, object)
    def _on_opened(self, photo: Photo, picture: npt.NDArray[np.uint8]) -> None:
        if self._tray.current.is_of(photo):
            self.take(self._tray.current, picture, is_turned=False)

    @Slot(object, str)
    def _on_failed(self, photo: Photo, why: str) -> None:
        if self._tray.current.is_of(photo) and not self._tray.current.failure:
            words = self.tr(
                "Its photo cannot be shown. {why} Put it back there and start digitpad again to "
                "see it; what was read can be corrected and saved without it."
            ).format(why=why)
            self._view.photo.show_photo(None, words)
            self.failed.emit(words)
