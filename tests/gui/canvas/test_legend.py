"""What the colours on the canvas mean, written at its bottom."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from digitpad.gui.canvas.painting import paint_legend
from digitpad.gui.theme.colours import CanvasColours
from digitpad.gui.widgets.pixels import smooth_painter

COLOURS = CanvasColours(*[QColor("black")] * 6)


def inked(width: int) -> np.ndarray:
    """Return bool (400, 600), where the legend of a canvas so wide has ink."""
    image = QImage(600, 400, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    legend = (QColor("blue"), "speaks for 7"), (QColor("red"), "speaks for 1")
    with smooth_painter(image) as painter:
        paint_legend(painter, QRectF(0, 0, width, width), legend, COLOURS)
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(400, image.bytesPerLine())
    return pixels[:, :600] < 200


@pytest.mark.parametrize("width", [150, 380])
def test_the_legend_of_a_canvas_stays_within_it(qtbot: QtBot, width: int) -> None:
    ink = inked(width)
    rows, columns = ink.any(axis=1), ink.any(axis=0)
    assert columns.any()
    assert not columns[width - 8 :].any()
    assert not rows[width - 4 :].any()


def test_where_a_row_has_no_room_the_colours_are_below_each_other(qtbot: QtBot) -> None:
    high = [int(np.ptp(np.flatnonzero(inked(width).any(axis=1)))) for width in (150, 380)]
    assert high[0] > 1.8 * high[1]
