"""Copy, paste, drag and drop, files: what comes onto the canvas from elsewhere, and goes there."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from digitpad.errors import DigitpadError
from digitpad.gui.canvas.content import Page, is_blank
from digitpad.gui.files.documents import INK_MIME, clipboard_data, files_in, page_from
from digitpad.gui.files.file_desk import FileDesk, Opened
from digitpad.gui.widgets.dialogs import Dialogs


class Surface(Protocol):
    """Where the page lies that is copied, saved or replaced."""

    def page(self) -> Page | None: ...

    def take(self, page: Page) -> bool: ...


class Exchange(QObject):
    """Puts pages on the clipboard, and takes pages and files from there and from drags.

    Signals: ``message`` with a sentence for the status bar.
    """

    message = Signal(str)

    def __init__(self, surface: Surface, desk: FileDesk, dialogs: Dialogs, parent: QObject) -> None:
        super().__init__(parent)
        self._surface = surface
        self._desk = desk
        self._dialogs = dialogs

    @Slot()
    def copy(self) -> None:
        """Put what is on the canvas on the clipboard."""
        page = self._surface.page()
        if page is not None and not is_blank(page):
            QGuiApplication.clipboard().setMimeData(clipboard_data(page))
            self.message.emit(self.tr("the drawing is on the clipboard"))

    @Slot()
    def paste(self) -> None:
        """Take what is on the clipboard."""
        if not self._take(QGuiApplication.clipboard().mimeData()):
            self.message.emit(self.tr("there is no drawing or picture on the clipboard"))

    def is_welcome(self, data: QMimeData) -> bool:
        """Return whether dragged data could be taken."""
        return bool(files_in(data)) or data.hasImage() or data.hasFormat(INK_MIME)

    def drop(self, data: QMimeData) -> None:
        """Take dragged data: the first file, or the drawing or picture itself."""
        files = files_in(data)
        if files:
            self._desk.open_file(files[0])
        else:
            self._take(data)

    @Slot(object)
    def take_opened(self, opened: Opened) -> None:
        """Show what was in a file, and say so."""
        if not self._surface.take(opened.page):
            return
        words = self.tr("opened {0}")
        if opened.count > 1:
            words = self.tr("{0}: the first of {1} drawings")
        self.message.emit(words.format(opened.path.name, f"{opened.count:,}"))

    @Slot()
    def ask_save(self) -> None:
        """Ask where to save what is on the canvas, and save it."""
        page = self._surface.page()
        if page is not None:
            self._desk.ask_save_page(page)

    def _take(self, data: QMimeData) -> bool:
        """Put data on the canvas or open its first file; return whether there was any."""
        try:
            page = page_from(data)
        except DigitpadError as error:
            self._dialogs.tell(self.tr("This was not opened"), str(error))
            return True
        files = files_in(data)
        if page is not None:
            self._surface.take(page)
        elif files:
            self._desk.open_file(files[0])
        return page is not None or bool(files)
