"""Copy, paste, drag and drop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal, Slot
from PySide6.QtGui import QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QRubberBand, QWidget

from digitpad.gui.canvas.content import Page, Picture, is_blank
from digitpad.gui.files.documents import clipboard_data, files_in, ink_in, picture_in
from digitpad.gui.files.opener import FileOpener, OpenedFile
from digitpad.ink.drawing import LabelledDrawing


class Exchange(QObject):
    """Copies pages to the clipboard, and accepts pages and files that are pasted or dropped.

    ``page`` returns the content of the canvas; ``take`` replaces it and returns whether the model
    reads such pages. Signals: ``message`` with a sentence for the status bar.
    """

    message = Signal(str)

    def __init__(
        self,
        page: Callable[[], Page | None],
        take: Callable[[Page, tuple[LabelledDrawing, ...]], bool],
        opener: FileOpener,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._page = page
        self._take_page = take
        self._opener = opener
        self._window = window
        self._highlight = QRubberBand(QRubberBand.Shape.Rectangle, window)
        self._highlight.setObjectName("drop_highlight")
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @Slot()
    def copy(self) -> None:
        page = self._page()
        if page is not None and not is_blank(page):
            QGuiApplication.clipboard().setMimeData(clipboard_data(page))
            self.message.emit(self.tr("The drawing is on the clipboard."))

    @Slot()
    def paste(self) -> None:
        if not self._take(QGuiApplication.clipboard().mimeData()):
            self.message.emit(self.tr("There is no drawing or picture on the clipboard."))

    @Slot(object)
    def take_opened(self, opened: OpenedFile) -> None:
        if self._take_page(opened.page, opened.drawings):
            pages = opened.page.pages if isinstance(opened.page, Picture) else 1
            message = self._opener.opened_words(
                opened.path, opened.of_files, drawings=len(opened.drawings), pages=pages
            )
            self.message.emit(message)

    def _take(self, data: QMimeData | None, *, prefers_files: bool = False) -> bool:
        """Put data on the canvas or open its first file; return whether there was any."""
        if data is None:  # another program has the clipboard open
            return False
        files, ink = files_in(data), ink_in(data)
        if files and self._opener.take_photos(files):
            return True
        if files and prefers_files:
            self._opener.open_file(files[0], len(files))
        elif ink is not None:
            self._opener.open_ink(ink, self._take_unnamed)
        elif (picture := picture_in(data)) is not None:
            self._take_unnamed(picture)
        elif files:
            self._opener.open_file(files[0], len(files))
        else:
            return False
        return True

    def _take_unnamed(self, page: Page) -> None:
        if self._take_page(page, ()):
            self.message.emit(self.tr("Pasted. Undo removes it."))

    # Override of Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept what is dropped on the window: the first file, a drawing or a picture."""
        if not isinstance(event, QDropEvent | QDragLeaveEvent):
            return super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.Drop, QEvent.Type.DragLeave):
            self._highlight.hide()
        if isinstance(event, QDropEvent):
            data = event.mimeData()
            is_known = bool(files_in(data)) or data.hasImage() or ink_in(data) is not None
            if is_known and accept_as_copy(event):
                if event.type() == QEvent.Type.Drop:
                    self._take(data, prefers_files=True)
                else:
                    self._highlight.setGeometry(self._window.rect())
                    self._highlight.show()
        return True


def accept_as_copy(event: QDropEvent) -> bool:
    """Accept a drop as a copy; refuse it if the source offers a move only.

    After a move the source would delete its file.
    """
    can_copy = bool(event.possibleActions() & Qt.DropAction.CopyAction)
    if can_copy:
        event.setDropAction(Qt.DropAction.CopyAction)
    event.setAccepted(can_copy)
    return can_copy
