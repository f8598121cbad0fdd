"""What a part of a window shows, as a PNG file, written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QStandardPaths
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from digitpad.files import write_atomically
from digitpad.gui.widgets.pixels import png_bytes

SCALE: Final = 2
"""Pictures are drawn this much finer than the screen, for print."""
EDGE_PX: Final = 12


def write_widget(path: Path, widget: QWidget) -> None:
    """Write what a widget shows as PNG. Raises ``DigitpadError`` when it cannot be written."""
    write_atomically(path, png_bytes(picture_of(widget)))


def picture_of(widget: QWidget) -> QImage:
    """Return a widget as a picture, twice as fine as the screen, with an edge around it."""
    size = widget.size()
    image = QImage(
        (size.width() + 2 * EDGE_PX) * SCALE,
        (size.height() + 2 * EDGE_PX) * SCALE,
        QImage.Format.Format_RGB32,
    )
    image.setDevicePixelRatio(SCALE)
    image.fill(widget.palette().window().color())
    widget.render(image, QPoint(EDGE_PX, EDGE_PX))
    return image


def pictures_folder() -> Path:
    """Return where a file dialog for saving begins."""
    places = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(places[0]) if places else Path.home()
