"""Windows docked in the training panel's place: in, out again, and never over the page."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot
from window_mouse import LEFT, SEVEN, draw_stroke

from digitpad.gui.canvas.content import Picture
from digitpad.gui.main_window import MainWindow
from digitpad.gui.settings import Settings, open_settings
from digitpad.gui.widgets.window import Window

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def child(window: QWidget, kind: type, name: str) -> QWidget:
    found = window.findChild(kind, name)
    assert found is not None, name
    return found


def opened(window: MainWindow, qtbot: QtBot, name: str) -> Window:
    window.menu_actions[name].trigger()
    found = child(window, Window, f"{name}_window")
    qtbot.waitUntil(found.isVisible)
    return found


def docked(window: MainWindow, qtbot: QtBot, name: str) -> Window:
    found = opened(window, qtbot, name)
    qtbot.mouseClick(child(found, QPushButton, f"{name}_dock_button"), LEFT)
    qtbot.waitUntil(lambda: tabs(window)[-1:] == [found.windowTitle()])
    return found


def tabs(window: MainWindow) -> list[str]:
    """Return the titles of the tabs that can be seen, the one in front last."""
    bars = [bar for bar in window.dock.findChildren(QTabBar, options=DIRECT) if bar.count() > 1]
    titles = [bar.tabText(number) for bar in bars for number in range(bar.count())]
    front = [bar.tabText(bar.currentIndex()) for bar in bars]
    return sorted(titles, key=front.__contains__)


def test_a_window_is_docked_beside_training_and_floats_again_where_it_was(
    window: MainWindow, qtbot: QtBot
) -> None:
    found = opened(window, qtbot, "explain")
    assert found.frame.isWindow()
    before = found.frame.geometry()
    button = child(found, QPushButton, "explain_dock_button")
    assert not button.isChecked()
    qtbot.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: tabs(window) == ["Training", found.windowTitle()])
    assert found.window() is window
    assert found.isVisible()
    canvas = QRect(window.canvas.mapTo(window, QPoint()), window.canvas.size())
    assert not canvas.intersects(QRect(found.mapTo(window, QPoint()), found.size()))
    qtbot.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: tabs(window) == [])
    assert not button.isChecked()
    assert found.frame.isWindow()
    assert found.isVisible()
    assert found.frame.geometry() == before


def test_the_title_bar_lets_it_float_and_closes_it_and_training_has_none(
    window: MainWindow, qtbot: QtBot
) -> None:
    found = docked(window, qtbot, "explain")
    buttons = {
        one.accessibleName(): one
        for one in found.frame.findChildren(QAbstractButton, options=DIRECT)
    }
    qtbot.mouseClick(buttons["Float"], LEFT)
    qtbot.waitUntil(found.frame.isWindow)
    found.frame.setFloating(False)
    qtbot.mouseClick(buttons["Close"], LEFT)
    assert not found.isVisible()
    qtbot.waitUntil(lambda: tabs(window) == [])
    assert window.training.isVisible()
    of_training = window.training.parentWidget().findChildren(QAbstractButton, options=DIRECT)
    assert not any(one.isVisible() for one in of_training)


def test_it_is_remembered_which_windows_open_docked(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window()
    docked(window, qtbot, "explain")
    window.close_at_once()
    again = make_window()
    found = opened(again, qtbot, "explain")
    assert found.window() is again
    qtbot.waitUntil(lambda: tabs(again) == ["Training", found.windowTitle()])
    qtbot.mouseClick(child(found, QPushButton, "explain_dock_button"), LEFT)
    qtbot.waitUntil(found.frame.isWindow)
    again.close_at_once()
    assert opened(make_window(), qtbot, "explain").frame.isWindow()


@pytest.mark.parametrize("part", [slice(0, 0), slice(0, 60), slice(20, None)])
def test_a_layout_that_cannot_be_read_is_as_if_there_was_none(
    make_window: Callable[..., MainWindow], qtbot: QtBot, part: slice
) -> None:
    window = make_window()
    docked(window, qtbot, "explain")
    window.close_at_once()
    store = Settings(open_settings()).store
    store.setValue("window/dock", store.value("window/dock")[part])
    store.sync()
    again = make_window()
    assert again.training.isVisible()
    assert opened(again, qtbot, "explain").frame.isWindow()
    assert docked(again, qtbot, "explain").window() is again


@pytest.mark.parametrize("key", ["Esc", "Ctrl+W"])
def test_a_docked_window_is_left_by_keyboard_and_the_keyboard_goes_back_to_the_canvas(
    window: MainWindow, qtbot: QtBot, key: str
) -> None:
    docked(window, qtbot, "explain").close()
    window.activateWindow()
    window.canvas.setFocus()
    qtbot.waitUntil(window.canvas.hasFocus)
    QTest.keySequence(window, "F2")
    found = child(window, Window, "explain_window")
    qtbot.waitUntil(lambda: found.isAncestorOf(QApplication.focusWidget()))
    QTest.keySequence(QApplication.focusWidget(), key)
    assert not found.isVisible()
    qtbot.waitUntil(lambda: tabs(window) == [])
    assert window.isVisible()
    qtbot.waitUntil(window.canvas.hasFocus)


def test_ctrl_w_closes_a_window_and_on_the_canvas_it_closes_nothing(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.activateWindow()
    window.canvas.setFocus()
    QTest.keySequence(window.canvas, "Ctrl+W")
    assert window.isVisible()
    found = opened(window, qtbot, "explain")
    qtbot.waitUntil(found.isActiveWindow)
    QTest.keySequence(found, "Ctrl+W")
    assert not found.isVisible()
    assert window.isVisible()


def test_a_docked_window_comes_into_sight_though_the_panel_was_hidden(
    window: MainWindow, qtbot: QtBot
) -> None:
    docked(window, qtbot, "explain").close()
    window.menu_actions["show_training"].setChecked(False)
    opened(window, qtbot, "explain")
    assert window.menu_actions["show_training"].isChecked()


def test_a_docked_why_explains_what_was_drawn_while_another_tab_was_in_front(
    window: MainWindow, qtbot: QtBot
) -> None:
    docked(window, qtbot, "explain")
    window.dock.show_training()
    with qtbot.waitSignal(window.predicted):
        draw_stroke(window.canvas, SEVEN)
    opened(window, qtbot, "explain")
    headline = child(window, QWidget, "explain_headline")
    qtbot.waitUntil(lambda: headline.text().startswith("Why 7"))


def test_what_a_click_puts_on_the_canvas_is_not_covered_by_the_window_clicked_in(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(size=(784, 512))
    window.move(0, 20)
    found = opened(window, qtbot, "explain")
    found.frame.move(window.canvas.mapToGlobal(QPoint()))
    qtbot.waitUntil(found.isActiveWindow)

    def canvas() -> QRect:
        surface = window.surfaces.surface
        return QRect(surface.mapToGlobal(QPoint()), surface.size())

    assert found.frame.frameGeometry().intersects(canvas())
    window.desk.take(Picture(np.full((28, 28), 255, np.uint8), "an image"))
    qtbot.waitUntil(lambda: not found.frame.frameGeometry().intersects(canvas()))
    assert found.frame.frameGeometry().right() <= window.screen().availableGeometry().right()


def test_a_window_that_made_way_for_the_canvas_has_its_width_again_when_it_is_opened_again(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(size=(784, 512))
    window.move(0, 20)
    found = opened(window, qtbot, "explain")
    width = found.frame.width()
    found.frame.move(window.canvas.mapToGlobal(QPoint()))
    qtbot.waitUntil(found.isActiveWindow)
    window.desk.take(Picture(np.full((28, 28), 255, np.uint8), "an image"))
    qtbot.waitUntil(lambda: found.frame.width() < width)
    found.close()
    opened(window, qtbot, "explain")
    qtbot.waitUntil(lambda: found.frame.width() == width)
    screen = window.screen().availableGeometry()
    assert screen.left() <= found.frame.frameGeometry().left()
    assert found.frame.frameGeometry().right() <= screen.right()
