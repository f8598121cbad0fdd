"""Write the icon as PNG, ICO and ICNS from its SVG: ``python packaging/icons.py``."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Final

from PIL import Image

PACKAGING: Final = Path(__file__).resolve().parent
ICONS: Final = PACKAGING.parent / "resources" / "icons"
SVG: Final = ICONS / "digitpad.svg"
PNG_SIDES: Final = (48, 128, 256, 512)
ICO_SIDES: Final = (16, 24, 32, 48, 64, 128, 256)


def drawn(side: int) -> Image.Image:
    """Return the icon at a size in pixels, with what is around it transparent."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(SVG)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return Image.open(io.BytesIO(buffer.data().data()))


def main() -> None:
    for side in PNG_SIDES:
        drawn(side).save(ICONS / f"digitpad-{side}.png", optimize=True)
    largest = drawn(256)
    others = [drawn(side) for side in ICO_SIDES[:-1]]
    sizes = [(side, side) for side in ICO_SIDES]
    largest.save(PACKAGING / "windows" / "digitpad.ico", sizes=sizes, append_images=others)
    drawn(1024).save(PACKAGING / "macos" / "digitpad.icns")


if __name__ == "__main__":
    main()
