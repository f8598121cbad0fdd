"""Taking a photo with the computer's camera.

OpenCV opens the camera; Qt's own way would need the add-ons, 600 MB that nothing else here uses.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from digitpad.errors import InkError
from digitpad.gui.language import tr
from digitpad.gui.widgets.parts import filled, label, named, push_button
from digitpad.gui.widgets.pixels import png_bytes, to_qimage
from digitpad.gui.workers.task import Task
from digitpad.words import QT_TRANSLATE_NOOP

WANTED_PX: Final = (3840, 2160)
"""Resolution requested from the camera, which uses the nearest one that it has."""


def why_no_camera(devices: Path = Path("/dev")) -> str:
    """Return why no photo can be taken, "" if there may be a camera.

    Checked without opening a camera, so that no light goes on and the system does not ask for
    permission: on Linux by its device file.
    """
    if sys.platform != "linux" or any(devices.glob("video*")):
        return ""
    return tr("No camera is connected to this computer.")


def let_system_ask() -> None:
    """Let macOS ask for permission to use the camera, which it does only in the main thread.

    Later calls return at once. Other systems do not ask.
    """
    if sys.platform == "darwin":
        import cv2

        cv2.VideoCapture(0).release()


def frames() -> Generator[npt.NDArray[np.uint8], None, None]:
    """Yield the first camera's frames, uint8 (h, w, 3); ``InkError`` if it has none."""
    import cv2

    camera = cv2.VideoCapture(0)
    try:
        camera.set(cv2.CAP_PROP_FRAME_WIDTH, WANTED_PX[0])
        camera.set(cv2.CAP_PROP_FRAME_HEIGHT, WANTED_PX[1])
        while camera.isOpened():
            is_there, frame = camera.read()
            if not is_there:
                break
            yield cv2.cvtColor(frame, cv2.COLOR_BGR2RGB)
    finally:
        camera.release()
    raise InkError(
        QT_TRANSLATE_NOOP(
            "errors",
            "The camera gives no picture: it may be used by another program, or this one may not "
            "use it (see the system's privacy settings).",
        )
    )


class CameraWindow(QDialog):
    """Shows the camera's picture. Signals: ``taken`` with a photo as the bytes of a PNG file."""

    taken = Signal(bytes)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("camera_window")
        self.setWindowTitle(self.tr("Take a photo"))
        self.resize(720, 520)
        self._image = QImage()
        self._view = named(QLabel(), "camera_view", self.tr("What the camera sees"))
        self._view.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._view.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        words = self.tr("Starting the camera…")
        self._note = label("camera_note", words, look="quiet", wraps=True)
        self.take_button = push_button(
            "camera_take_button", self.tr("Take photo"),
            self.tr("Read what the camera sees now (Enter)"), self._take,
        )  # fmt: skip
        self.take_button.setProperty("look", "primary")
        self.take_button.setDefault(True)
        self.take_button.setEnabled(False)
        close = push_button("camera_close_button", self.tr("Close"), "", self.reject)
        below = filled(QHBoxLayout(), (self._note, 1), self.take_button, close)
        filled(QVBoxLayout(self), (self._view, 1), below, margins=(16, 14, 16, 12), spacing=10)
        let_system_ask()
        self._task: Task | None = Task("camera", frames, self)
        self._task.progress.connect(self._on_frame)
        self._task.failed.connect(self._on_failed)
        self._task.finished.connect(self._on_ended)
        self._task.start()

    @Slot(object)
    def _on_frame(self, frame: npt.NDArray[np.uint8]) -> None:
        self._image = to_qimage(frame)
        self.take_button.setEnabled(True)
        self._note.setText(self.tr("Hold the paper flat and still, so that it fills the picture."))
        self._show()

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self.take_button.setEnabled(False)
        self._note.setText(why)

    @Slot()
    def _on_ended(self) -> None:
        self._task = None
        if not self.isVisible():
            self.deleteLater()

    @Slot()
    def _take(self) -> None:
        photo = png_bytes(self._image)
        self.accept()
        self.taken.emit(photo)

    def _show(self) -> None:
        if not self._image.isNull():
            shown = self._image.scaled(
                self._view.size(),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            self._view.setPixmap(QPixmap.fromImage(shown))

    # Overrides of Qt

    def done(self, result: int) -> None:
        super().done(result)
        if self._task is None:
            self.deleteLater()
        else:
            self._task.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show()
