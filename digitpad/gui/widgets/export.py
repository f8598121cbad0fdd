"""What a part of a window shows, as a PNG file, and where such files go."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QStandardPaths
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from digitpad.errors import DigitpadError
from digitpad.files import write_atomically
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.pixels import png_bytes

SCALE: Final = 2
"""Pictures are drawn this much finer than the screen, for print."""
EDGE_PX: Final = 12


def widget_png(*widgets: QWidget) -> bytes:
    """Return widgets, one below the other, as a PNG file twice as fine as the screen.

    There is an edge around each.
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
    return png_bytes(image)


def pictures_folder() -> Path:
    """Return where a file dialog for saving begins."""
    places = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(places[0]) if places else Path.home()


def ask_to_save(
    dialogs: Dialogs,
    title: str,
    start: Path,
    content: Callable[[], bytes],
    saved: Callable[[Path], object],
    failed: Callable[[DigitpadError], object],
) -> None:
    """Ask for a file, first ``start``, and write ``content`` there; say how that went."""

    def save(path: Path) -> None:
        try:
            write_atomically(path, content())
        except DigitpadError as error:
            failed(error)
        else:
            saved(path)

    suffix = start.suffix.removeprefix(".")
    dialogs.ask_save(title, start, [f"{suffix.upper()} (*.{suffix})"], suffix, save)
