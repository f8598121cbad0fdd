"""Icons: one-colour SVG files, painted in a colour of the application's palette."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPalette,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtSvg import QSvgRenderer

from digitpad.files import resource

DISABLED_OPACITY: Final = 0.32


def icon(name: str, role: QPalette.ColorRole = QPalette.ColorRole.ButtonText) -> QIcon:
    """Return the icon ``resources/icons/<name>.svg``, always in the palette's colours."""
    return QIcon(PaletteIcon(name, role))


class PaletteIcon(QIconEngine):
    """Paints an icon when it is shown, at the current size and in the current colours."""

    def __init__(self, name: str, role: QPalette.ColorRole) -> None:
        super().__init__()
        self._name = name
        self._role = role
        self._copies: list[PaletteIcon] = []

    # Overrides of Qt

    def clone(self) -> PaletteIcon:
        # Qt keeps a pointer to the copy, but PySide6 would garbage-collect it.
        self._copies.append(PaletteIcon(self._name, self._role))
        return self._copies[-1]

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.pixmap(rect.size() * ratio, mode, state))

    def pixmap(self, size: QSize, mode: QIcon.Mode, _state: QIcon.State) -> QPixmap:
        colour = QGuiApplication.palette().color(self._role).name()
        key = f"{self._name} {colour} {size.width()}x{size.height()} {mode}"
        pixmap = QPixmap(size)
        # Rendering takes a millisecond, each time a button is painted.
        if QPixmapCache.find(key, pixmap):
            return pixmap
        source = resource(f"icons/{self._name}.svg").read_text(encoding="utf-8")
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode())).render(
                painter
            )
            if mode == QIcon.Mode.Disabled:
                # Applied to the icon as a whole, since strokes would be darker where they overlap.
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
                painter.fillRect(pixmap.rect(), QColor.fromRgbF(0, 0, 0, DISABLED_OPACITY))
        QPixmapCache.insert(key, pixmap)
        return pixmap


def application_icon() -> QIcon:
    return QIcon(str(resource("icons/digitpad.svg")))
