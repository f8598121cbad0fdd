from __future__ import annotations

import gc

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter
from pytestqt.qtbot import QtBot

from digitpad.gui.explain import what_if_view
from digitpad.gui.widgets.pixels import from_qimage, to_qimage
from digitpad.handwriting import synthesis


@pytest.mark.parametrize("width", [1, 27, 28, 30, 31])
def test_rows_that_qt_pads_come_through_both_ways(width: int) -> None:
    pixels = np.random.default_rng(width).integers(0, 256, (13, width, 3), dtype=np.uint8)
    assert np.array_equal(from_qimage(to_qimage(pixels)), pixels)


def test_a_grey_array_becomes_a_grey_image() -> None:
    grey = np.arange(28 * 30, dtype=np.uint16).reshape(28, 30).astype(np.uint8)
    assert np.array_equal(from_qimage(to_qimage(grey))[:, :, 1], grey)


def test_an_image_keeps_its_pixels_when_the_array_is_gone() -> None:
    pixels = np.full((50, 50), 77, dtype=np.uint8)
    image = to_qimage(pixels)
    pixels[:] = 0
    del pixels
    gc.collect()
    assert image.pixelColor(25, 25).red() == 77


def test_an_array_keeps_its_pixels_when_the_image_is_gone() -> None:
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(QColor(10, 20, 30))
    pixels = from_qimage(image)
    image.fill(QColor(200, 200, 200))
    del image
    assert pixels[5, 5].tolist() == [10, 20, 30]


def test_what_is_transparent_becomes_white_paper() -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    image.setPixelColor(3, 3, QColor(0, 0, 0, 255))
    pixels = from_qimage(image)
    assert pixels[0, 0].tolist() == [255, 255, 255]
    assert pixels[3, 3].tolist() == [0, 0, 0]


def test_painting_ends_though_somebody_holds_the_painter(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a traceback does: Qt would paint on what is gone by then."""
    held: list[QPainter] = []

    class Held(QPainter):
        def __init__(self, device: QPaintDevice) -> None:
            super().__init__(device)
            held.append(self)

    monkeypatch.setattr(what_if_view, "smooth_painter", Held)
    change = what_if_view.ChangeView()
    change.show_change(synthesis.drawing(3, seed=1), None)
    qtbot.addWidget(change)
    change.resize(200, 200)
    change.grab()
    assert held
    assert not held.pop().isActive()
