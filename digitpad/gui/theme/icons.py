"""Icons: one-colour SVG files, painted in a colour of the application's palette."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from digitpad.files import resource

SIZES_PX: Final = (18, 36, 54)
"""One, two and three real pixels to a logical one."""
DISABLED_OPACITY: Final = 0.32


def icon(name: str, role: QPalette.ColorRole = QPalette.ColorRole.ButtonText) -> QIcon:
    """Return the icon ``resources/icons/<name>.svg`` in today's colours; disabled it is fainter."""
    colour = QGuiApplication.palette().color(role)
    source = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(source.replace("currentColor", colour.name()).encode()))
    made = QIcon()
    for size in SIZES_PX:
        pixmap = _painted(renderer, size)
        made.addPixmap(pixmap)
        made.addPixmap(_faint(pixmap), QIcon.Mode.Disabled)
    return made


def application_icon() -> QIcon:
    renderer = QSvgRenderer(str(resource("icons/digitpad.svg")))
    made = QIcon()
    for size in (16, 32, 64, 128, 256):
        made.addPixmap(_painted(renderer, size))
    return made


def _faint(pixmap: QPixmap) -> QPixmap:
    """Return a pixmap as a disabled one is shown, on light and on dark ground alike."""
    faint = QPixmap(pixmap.size())
    faint.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faint)
    painter.setOpacity(DISABLED_OPACITY)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return faint


def _painted(renderer: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
