"""The little image that the network saw, each of its pixels a square."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.pixels import to_qimage


class SeenPreview(QWidget):
    """Shows a grey image (h, w) or a colour image (3, h, w), sharp at every size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seen_preview")
        self.setAccessibleName(self.tr("What the network sees"))
        self.setToolTip(
            self.tr(
                "What the network sees: the drawing at 28 × 28 pixels, scaled and centred like "
                "the digits it learned from."
            )
        )
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._pixels: npt.NDArray[np.uint8] = np.zeros((28, 28), dtype=np.uint8)
        self._image: QImage = to_qimage(self._pixels)

    @property
    def pixels(self) -> npt.NDArray[np.uint8]:
        """The image shown, as the network got it."""
        return self._pixels

    def show_pixels(self, pixels: npt.NDArray[np.uint8]) -> None:
        """Show uint8 (h, w) or (3, h, w)."""
        self._pixels = pixels
        self._image = to_qimage(np.moveaxis(pixels, 0, 2) if pixels.ndim == 3 else pixels)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(112, 112)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        square = QRectF(1, 1, side - 2, side - 2)
        rounded = QPainterPath()
        rounded.addRoundedRect(square, 8, 8)
        painter.setClipPath(rounded)
        painter.fillRect(square, QColor(0, 0, 0))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.drawImage(square, self._image)
        painter.setClipping(False)
        painter.setPen(QPen(colours_of(self.palette()).border, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded)
        painter.end()
