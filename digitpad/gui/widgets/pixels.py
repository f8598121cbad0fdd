"""Conversions between arrays of pixels, QImages and PNG files, always by copying.

A QImage over an array's memory, or an array over a QImage's, shows garbage once the owner of the
memory is gone.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint
from PySide6.QtGui import QImage, QImageWriter, QPaintDevice, QPainter
from PySide6.QtWidgets import QWidget

from digitpad.models.architecture import INK_INPUT

Pixels = npt.NDArray[np.uint8]
SCALE: Final = 2
"""Factor by which saved images of widgets are finer than the screen, for print."""
EDGE_PX: Final = 12
PNG_COMPRESSION: Final = 30
"""Qt's PNG quality, 0..100: saving a window takes 40 ms instead of 65, for 8 % more bytes."""


def to_qimage(pixels: Pixels) -> QImage:
    """Return an image of ``pixels``: uint8 (height, width) grey or (height, width, 3) RGB."""
    whole = np.ascontiguousarray(pixels)
    height, width = whole.shape[:2]
    if whole.ndim == 2:
        kind, row_bytes = QImage.Format.Format_Grayscale8, width
    else:
        kind, row_bytes = QImage.Format.Format_RGB888, 3 * width
    return QImage(whole.data, width, height, row_bytes, kind).copy()


def rgb_of(image: Pixels) -> Pixels:
    """Convert a network's input, uint8 (h, w) or (channels, h, w), to RGB (h, w, 3).

    Of a sign's image only the first channel is shown; the second is its context. Maps of ink are
    coloured by the direction of the pen.
    """
    if image.ndim == 3 and len(image) == INK_INPUT[0]:
        # Imported here to open the first window sooner.
        from digitpad.ink.maps import coloured

        return coloured(image)
    channels = image.reshape(-1, *image.shape[-2:])
    if len(channels) != 3:
        channels = np.repeat(channels[:1], 3, axis=0)
    return np.ascontiguousarray(channels.transpose(1, 2, 0))


def from_qimage(image: QImage) -> Pixels:
    """Return the pixels of an image as uint8 (height, width, 3); transparent ones are white."""
    if image.hasAlphaChannel():
        flat = QImage(image.size(), QImage.Format.Format_RGB32)
        flat.fill(0xFFFFFFFF)
        with QPainter(flat) as painter:
            painter.drawImage(0, 0, image)
        image = flat
    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    height, width = rgb.height(), rgb.width()
    # Rows are padded to a multiple of four bytes.
    rows = np.frombuffer(rgb.constBits(), dtype=np.uint8).reshape(height, rgb.bytesPerLine())
    return rows[:, : 3 * width].reshape(height, width, 3).copy()


def png_bytes(image: QImage) -> bytes:
    """Return a picture as a PNG file; callable from any thread."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setCompression(PNG_COMPRESSION)
    writer.write(image)
    buffer.close()
    return bytes(content.data())


def smooth_painter(device: QPaintDevice) -> QPainter:
    """Return an anti-aliasing painter; ``with`` ends it."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def widget_image(*widgets: QWidget) -> QImage:
    """Return widgets, one below the other, as a picture at twice the screen's resolution.

    There is a margin around each.
    """
    width = max(widget.width() for widget in widgets) + 2 * EDGE_PX
    height = sum(widget.height() + EDGE_PX for widget in widgets) + EDGE_PX
    image = QImage(width * SCALE, height * SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SCALE)
    image.fill(widgets[0].palette().window().color())
    top = EDGE_PX
    for widget in widgets:
        widget.render(image, QPoint(EDGE_PX, top))
        top += widget.height() + EDGE_PX
    return image
