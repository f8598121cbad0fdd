"""Sources of photos: a chosen file, the clipboard, drag and drop, the camera."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtWidgets import QApplication, QWidget

from digitpad.gui.files.documents import picture_patterns
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.pixels import png_bytes
from digitpad.paper.gui.camera import CameraWindow

NAME_PARTS: Final = re.compile(r"([^0-9]*)([0-9]*)")


class Intake(QObject):
    """Gets photos for a window, which also accepts drops.

    Signals: ``came`` with photos, each given as its path or the content of a picture file, and a
    name if it is not a file; ``said`` with why there is none.
    """

    came = Signal(object)
    said = Signal(str)

    def __init__(self, dialogs: Dialogs, window: QWidget) -> None:
        super().__init__(window)
        self._dialogs, self._window = dialogs, window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @Slot()
    def ask_open(self) -> None:
        """Ask for photos."""
        filters = [
            self.tr("Photos ({patterns})").format(patterns=picture_patterns()),
            self.tr("All files (*)"),
        ]
        self._dialogs.ask_open_several(self.tr("Open photos"), "", filters, self.take_files)

    @Slot()
    def take_photo(self) -> None:
        """Show the camera's picture and accept the photo taken."""
        camera = CameraWindow(self._window)
        camera.taken.connect(
            lambda photo: self.came.emit([(photo, self.tr("photo by the camera"))])
        )
        camera.open()

    @Slot()
    def paste(self) -> None:
        """Accept a picture or picture file from the clipboard."""
        if not self._take(QApplication.clipboard().mimeData()):
            self.said.emit(self.tr("There is no picture on the clipboard."))

    @Slot(object)
    def take_files(self, paths: Sequence[Path]) -> None:
        """Accept files, and the pictures in folders."""
        photos = [
            one for path in paths for one in (_pictures_in(path) if path.is_dir() else [path])
        ]
        if photos:
            self.came.emit([(photo, "") for photo in photos])
        else:
            self.said.emit(self.tr("There is no picture in this folder."))

    def _take(self, mime: QMimeData | None) -> bool:
        """Accept data from the clipboard or a drop; return whether it may be a photo."""
        urls = mime.urls() if mime else ()  # another program may have the clipboard open
        files = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
        image = mime.imageData() if mime else None
        if files:
            self.take_files(files)
        elif isinstance(image, QImage) and not image.isNull():
            self.came.emit([(png_bytes(image), "")])
        else:
            return False
        return True

    # Override of Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        mime = event.mimeData()
        if event.type() == QEvent.Type.DragEnter and (mime.hasUrls() or mime.hasImage()):
            event.acceptProposedAction()
        elif event.type() == QEvent.Type.Drop:
            if self._take(mime):
                event.acceptProposedAction()
            else:
                self.said.emit(self.tr("There is no picture in what was dropped."))
        return True


def _pictures_in(folder: Path) -> list[Path]:
    """Return the pictures in a folder by name, 2 before 10."""
    from digitpad.preprocess.pictures import is_picture

    def in_order(path: Path) -> list[tuple[str, int]]:
        return [(word, int(digits or 0)) for word, digits in NAME_PARTS.findall(path.name.lower())]

    try:
        shown = [path for path in folder.iterdir() if not path.name.startswith(".")]
    except OSError:
        return []
    return sorted(filter(is_picture, shown), key=in_order)
