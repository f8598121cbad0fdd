"""The photo is moved, zoomed and painted."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPaintDevice, QPainter, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from digitpad.paper.gui import photo_view
from digitpad.paper.gui.photo_view import PhotoView


@pytest.fixture
def photo(qtbot: QtBot) -> PhotoView:
    view = PhotoView()
    qtbot.addWidget(view)
    view.resize(300, 200)
    view.show()
    view.show_photo(np.full((400, 600, 3), 200, np.uint8))
    for _ in range(8):
        view.zoom_in()
    return view


def scroll(view: PhotoView, phase: Qt.ScrollPhase, keys: Qt.KeyboardModifier) -> None:
    """Move two fingers, or turn a wheel where there is no phase."""
    centre = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        centre, centre, QPoint(0, -40), QPoint(0, -40), Qt.MouseButton.NoButton, keys, phase, False
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def test_two_fingers_on_a_trackpad_move_the_photo_and_a_wheel_zooms(photo: PhotoView) -> None:
    scale, place = photo.transform().m11(), photo.verticalScrollBar().value()
    scroll(photo, Qt.ScrollPhase.ScrollUpdate, Qt.KeyboardModifier.NoModifier)
    assert photo.transform().m11() == scale
    assert photo.verticalScrollBar().value() > place
    scroll(photo, Qt.ScrollPhase.ScrollUpdate, Qt.KeyboardModifier.ControlModifier)
    smaller = photo.transform().m11()
    assert smaller < scale
    scroll(photo, Qt.ScrollPhase.NoScrollPhase, Qt.KeyboardModifier.NoModifier)
    assert photo.transform().m11() < smaller


def test_a_pinch_zooms_the_photo(photo: PhotoView) -> None:
    scale, centre = photo.transform().m11(), QPointF(photo.viewport().rect().center())
    for part, expected in ((0.2, 1.2), (-0.25, 0.9)):
        event = QNativeGestureEvent(
            Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice(), 2,
            centre, centre, centre, part, QPointF(),
        )  # fmt: skip
        QApplication.sendEvent(photo.viewport(), event)
        assert photo.transform().m11() == pytest.approx(scale * expected)


def test_painting_ends_though_somebody_holds_the_painter(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a traceback does: Qt would paint on what is gone by then."""
    held: list[QPainter] = []

    class Held(QPainter):
        def __init__(self, device: QPaintDevice) -> None:
            super().__init__(device)
            held.append(self)

    monkeypatch.setattr(photo_view, "QPainter", Held)
    photo = PhotoView("Open a photo")
    qtbot.addWidget(photo)
    photo.resize(200, 200)
    photo.grab()
    assert held
    assert not held.pop().isActive()
