"""The picture of a network as a file: PNG, SVG, and a moving picture of a run."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from digitpad.gui.network.painting import Layout, NetworkLook, Painting
from digitpad.gui.network.scene import Scene
from digitpad.gui.widgets.pixels import SCALE, from_qimage

SIZE: Final = QSize(960, 560)
MOST_BYTES: Final = 3_000_000
FRAME_MS: Final = 160
LAST_MS: Final = 2500
COLOURS: Final = 96
"""Of the moving picture."""
ATTEMPTS: Final = ((1.0, 1), (0.8, 1), (0.8, 2), (0.6, 2), (0.5, 4))
"""Scale and step between frames of each attempt to make the moving picture small enough."""


def paint(scene: Scene, look: NetworkLook, painter: QPainter, size: QSize) -> None:
    """Paint a scene on a page of this size, without buttons."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), look.colours.surface)
    layout = Layout(scene, size.width(), size.height(), has_buttons=False)
    Painting(scene, layout, look).paint(painter)


def scene_image(scene: Scene, look: NetworkLook, scale: float = SCALE) -> QImage:
    """Return a scene as a picture, larger than on the screen by ``scale``."""
    image = QImage(SIZE * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    with QPainter(image) as painter:
        paint(scene, look, painter, SIZE)
    return image


def scene_svg(scene: Scene, look: NetworkLook, title: str) -> bytes:
    """Return a scene as an SVG file, its wires and words as vectors."""
    from PySide6.QtSvg import QSvgGenerator

    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(SIZE)
    generator.setViewBox(QRectF(0, 0, SIZE.width(), SIZE.height()))
    generator.setTitle(title)
    with QPainter(generator) as painter:
        paint(scene, look, painter, SIZE)
    return bytes(content.data())


def run_gif(scenes: Iterable[Scene], look: NetworkLook) -> bytes:
    """Return a moving picture of at most ``MOST_BYTES``; callable from any thread."""
    from PIL import Image

    whole = [Image.fromarray(from_qimage(scene_image(scene, look, 1.0))) for scene in scenes]
    data = b""
    for scale, step in ATTEMPTS:
        chosen = [*whole[:-1:step], whole[-1]]
        size = round(SIZE.width() * scale), round(SIZE.height() * scale)
        # One palette for all, from the last frame, which has the most colours.
        palette = whole[-1].resize(size).quantize(COLOURS)
        frames = [
            frame.resize(size).quantize(palette=palette, dither=Image.Dither.NONE)
            for frame in chosen
        ]
        buffer = BytesIO()
        frames[0].save(
            buffer, "GIF", save_all=True, append_images=frames[1:], loop=0,
            duration=[FRAME_MS] * (len(frames) - 1) + [LAST_MS],
        )  # fmt: skip
        data = buffer.getvalue()
        if len(data) <= MOST_BYTES:
            break
    return data
