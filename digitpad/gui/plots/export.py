"""A plot as PNG or SVG, and a run's figures as CSV, written whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect
from PySide6.QtGui import QImage, QImageWriter, QPainter

from digitpad.errors import DigitpadError
from digitpad.files import write_atomically
from digitpad.gui.plots.live_plot import LivePlot
from digitpad.gui.plots.run_history import csv_text
from digitpad.training.events import EpochDone

SCALE: Final = 2
"""Pictures are drawn this much finer than the screen, for print."""


def write_csv(path: Path, epochs: Iterable[EpochDone]) -> None:
    """Write one line for each epoch. Raises ``DigitpadError`` when it cannot be written."""
    write_atomically(path, csv_text(epochs).encode())


def write_plot(path: Path, plot: LivePlot) -> None:
    """Write the plot as it is seen, as SVG where the name ends in .svg and else as PNG.

    Raises ``DigitpadError`` when it cannot be written.
    """
    is_vector = path.suffix.lower() == ".svg"
    write_atomically(path, svg_bytes(plot) if is_vector else png_bytes(plot))


def picture_of(plot: LivePlot) -> QImage:
    """Return the plot as a picture, twice as fine as the screen."""
    image = QImage(plot.size() * SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SCALE)
    image.fill(plot.palette().base().color())
    with plot.exported(SCALE):
        plot.render(image, QPoint())
    return image


def png_bytes(plot: LivePlot) -> bytes:
    """Return the plot as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(picture_of(plot)):
        raise DigitpadError("The plot could not be turned into a picture.")
    return bytes(buffer.data().data())


def svg_bytes(plot: LivePlot) -> bytes:
    """Return the plot as the bytes of an SVG file, all lines and letters as vectors."""
    from PySide6.QtSvg import QSvgGenerator

    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(plot.size())
    generator.setViewBox(QRect(QPoint(), plot.size()))
    generator.setTitle(plot.accessibleName())
    painter = QPainter(generator)
    painter.fillRect(QRect(QPoint(), plot.size()), plot.palette().base())
    with plot.exported(1):
        plot.render(painter, QPoint())
    painter.end()
    return bytes(data.data())
