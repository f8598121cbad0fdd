"""Drawing with the mouse, as a user does, and finding what is in a window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from digitpad.ink.drawing import Drawing

FIXED_NAMES = tuple(
    """canvas clear_button undo_button redo_button pen_width seen_preview verdict_label
probability_bars model_combo dataset_combo device_combo epochs_spin batch_size_spin
optimizer_combo learning_rate_spin augment_check train_button pause_button stop_button
progress_bar loss_plot accuracy_plot status_label""".split()  # noqa: SIM905 - as the design lists them
)
LEFT = Qt.MouseButton.LeftButton
ESCAPE = Qt.Key.Key_Escape


def child(parent: QWidget, kind: type, name: str) -> Any:
    """Return the part of a window of this kind and name."""
    part = parent.findChild(kind, name)
    assert part is not None, name
    return part


def at(widget: QWidget, x: float, y: float) -> QPoint:
    """Return canvas units as pixels of the widget."""
    return QPoint(round(x * widget.width()), round(y * widget.height()))


def draw_stroke(widget: QWidget, points: Iterable[tuple[float, float]]) -> None:
    """Press, move and release the mouse along points in canvas units."""
    first, *others = points
    QTest.mousePress(widget, LEFT, pos=at(widget, *first))
    last = first
    for last in others:
        QTest.mouseMove(widget, at(widget, *last))
    QTest.mouseRelease(widget, LEFT, pos=at(widget, *last))


def draw(widget: QWidget, drawing: Drawing) -> None:
    """Draw a whole drawing, stroke by stroke."""
    for stroke in drawing.strokes:
        draw_stroke(widget, [(float(x), float(y)) for x, y in stroke.points])


SEVEN = [(0.25, 0.2), (0.5, 0.2), (0.75, 0.2), (0.6, 0.5), (0.45, 0.85)]


def tab_order(start: QWidget, qtbot: QtBot) -> list[str]:
    """Return the names of what Tab leads to, from a widget on until it comes round."""
    start.window().activateWindow()
    start.setFocus()
    qtbot.waitUntil(start.hasFocus)
    found: list[str] = []
    while QApplication.focusWidget().objectName() not in found:
        found.append(QApplication.focusWidget().objectName())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    return found


def press(window: QWidget, answer: str) -> None:
    """Answer the message box that is open: “yes”, “no”, or by Qt's button of that name."""
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    if answer in ("yes", "no"):
        button = box.findChild(QAbstractButton, f"{answer}_button")
    else:
        button = box.button(QMessageBox.StandardButton[answer])
    assert isinstance(button, QAbstractButton), answer
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
