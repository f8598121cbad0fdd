"""Every window by keyboard alone: Tab reaches everything that can be used, and leaves it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from contrast import contrast
from every_window import WINDOWS
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from window_mouse import SEVEN, draw_stroke

from digitpad.gui.main_window import MainWindow
from digitpad.gui.theme.colours import colours_of

MOST_STOPS: Final = 60
"""In one widget: a page goes through its links before it lets Tab go on."""


def stops(window: QWidget) -> list[QWidget]:
    """Return what Tab has to reach in a window as it is now."""
    return [
        one
        for one in window.findChildren(QWidget)
        if one.window() is window
        and one.isVisible()
        and one.isEnabled()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and one.focusProxy() is None
    ]


def name_of(widget: QWidget) -> str:
    around = widget.parentWidget()
    place = around.objectName() if around is not None else ""
    return widget.objectName() or f"a {type(widget).__name__} in {place}"


def next_stop(window: QWidget, key: Qt.Key) -> QWidget:
    """Press a key until the keyboard is somewhere else."""
    before = QApplication.focusWidget()
    for _ in range(MOST_STOPS):
        QTest.keyClick(QApplication.focusWidget(), key)
        after = QApplication.focusWidget()
        assert after is not None, f"nothing has the keyboard after {name_of(before)}"
        assert after.window() is window, f"{name_of(before)} leads out of the window"
        if after is not before:
            return after
    raise AssertionError(f"the keyboard cannot leave {name_of(before)}")


def walked(window: QWidget, key: Qt.Key) -> list[QWidget]:
    """Return where a key leads to until it comes round."""
    found = [next_stop(window, key)]
    while (after := next_stop(window, key)) is not found[0]:
        assert after not in found, f"{name_of(found[-1])} leads back to {name_of(after)}"
        found.append(after)
    return found


@pytest.mark.parametrize("name", WINDOWS)
def test_tab_reaches_everything_in_every_window_and_whatever_has_the_keyboard_looks_like_it(
    open_furnished: Callable[..., QWidget], qtbot: QtBot, name: str
) -> None:
    window = open_furnished(name)
    window.activateWindow()
    if window.focusWidget() is None:
        window.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is (window.focusWidget() or window))
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        found = walked(window, key)
        missed = [name_of(one) for one in stops(window) if one not in found]
        assert not missed, f"{key.name} does not reach {missed}"
    for one in stops(window):
        qtbot.waitUntil(lambda one=one: not one.size().isEmpty())
        if one.objectName().startswith("qt_"):
            continue  # the text of a message box, which Qt paints
        window.setFocus()
        qtbot.waitUntil(lambda one=one: not one.hasFocus())
        without = one.grab().toImage()
        one.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(one.hasFocus)
        assert one.grab().toImage() != without, f"no one sees that {name_of(one)} has the keyboard"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_canvas_has_a_ring_for_who_uses_the_keyboard(
    window: MainWindow, qtbot: QtBot, theme: str, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(window.menu_actions["theme_system"].trigger)  # all windows share it
    window.menu_actions[f"theme_{theme}"].trigger()
    canvas = window.canvas
    accent = colours_of(window.palette()).accent

    def has_ring() -> bool:
        edge = canvas.grab().toImage().pixelColor(canvas.width() // 2, 1)
        return edge == accent

    window.activateWindow()
    canvas.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(has_ring)
    draw_stroke(canvas, SEVEN)
    assert not has_ring(), "who draws with the mouse is not distracted"
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    assert has_ring()
    assert contrast(accent, colours_of(window.palette()).canvas.around) >= 3
    QTest.keyClick(canvas, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: not has_ring())


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_the_space_bar_press_the_button_that_has_the_keyboard(
    key: Qt.Key, open_furnished: Callable[..., QWidget], qtbot: QtBot
) -> None:
    window = open_furnished("lessons")
    button = window.findChild(QPushButton, "lesson_setup_1_button")
    assert button is not None
    qtbot.waitUntil(window.isActiveWindow)
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)
    button.clearFocus()
    pressed: list[QPushButton] = []
    for one in window.findChildren(QPushButton):
        one.clicked.connect(lambda _=False, one=one: pressed.append(one))
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert not pressed
