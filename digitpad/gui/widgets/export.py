"""What a part of a window shows, as a PNG file, and where such files go."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QStandardPaths
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from digitpad.gui.widgets.pixels import png_bytes

SCALE: Final = 2
"""Pictures are drawn this much finer than the screen, for print."""
EDGE_PX: Final = 12


def widget_png(widget: QWidget) -> bytes:
    """Return a widget as a PNG file, twice as fine as the screen, with an edge around it."""
    size = widget.size()
    image = QImage(
        (size.width() + 2 * EDGE_PX) * SCALE,
        (size.height() + 2 * EDGE_PX) * SCALE,
        QImage.Format.Format_RGB32,
    )
    image.setDevicePixelRatio(SCALE)
    image.fill(widget.palette().window().color())
    widget.render(image, QPoint(EDGE_PX, EDGE_PX))
    return png_bytes(image)


def pictures_folder() -> Path:
    """Return where a file dialog for saving begins."""
    places = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(places[0]) if places else Path.home()
