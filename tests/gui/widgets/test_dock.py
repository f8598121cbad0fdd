"""Windows docked in the training panel's place: in, out again, and never over the page."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from contrast import contrast
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QPushButton,
    QTabBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from window_mouse import LEFT, SEVEN, draw_stroke

from digitpad.gui.canvas.content import Picture
from digitpad.gui.main_window import MainWindow
from digitpad.gui.widgets.window import Window

DOCKABLE = ("explain",)


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
    assert not found.isWindow()
    return found


def tabs(window: MainWindow) -> list[str]:
    return [window.dock.tabText(number) for number in range(window.dock.count())]


@pytest.mark.parametrize("name", DOCKABLE)
def test_a_window_is_docked_beside_training_and_undocked_where_it_was(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    found = opened(window, qtbot, name)
    place = found.geometry()
    button = child(found, QPushButton, f"{name}_dock_button")
    assert button.text() == "Dock"
    qtbot.mouseClick(button, LEFT)
    assert found.window() is window
    assert found.isVisible()
    assert tabs(window) == ["Training", found.windowTitle()]
    canvas = QRect(window.canvas.mapTo(window, QPoint()), window.canvas.size())
    assert not canvas.intersects(QRect(found.mapTo(window, QPoint()), found.size()))
    assert button.text() == "Undock"
    qtbot.mouseClick(button, LEFT)
    assert found.isWindow()
    assert found.isVisible()
    assert found.geometry() == place
    assert tabs(window) == ["Training"]


def test_there_are_no_tabs_while_nothing_is_docked(window: MainWindow, qtbot: QtBot) -> None:
    assert not window.dock.tabBar().isVisible()
    found = docked(window, qtbot, "explain")
    assert window.dock.tabBar().isVisible()
    found.close()
    qtbot.waitUntil(lambda: not window.dock.tabBar().isVisible())
    assert window.training.isVisible()


def test_the_cross_of_a_tab_closes_its_window_and_training_has_none(
    window: MainWindow, qtbot: QtBot
) -> None:
    found = docked(window, qtbot, "explain")
    bar, right = window.dock.tabBar(), QTabBar.ButtonPosition.RightSide
    assert bar.tabButton(0, right) is None
    qtbot.mouseClick(bar.tabButton(1, right), LEFT)
    assert found.isHidden()
    assert tabs(window) == ["Training"]


def test_it_is_remembered_which_windows_open_docked(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window()
    docked(window, qtbot, "explain")
    window.close_at_once()
    again = make_window()
    assert opened(again, qtbot, "explain").window() is again
    qtbot.mouseClick(child(again, QPushButton, "explain_dock_button"), LEFT)
    again.close_at_once()
    assert opened(make_window(), qtbot, "explain").isWindow()


@pytest.mark.parametrize("key", ["Esc", "Ctrl+W"])
def test_a_docked_window_is_left_by_keyboard_and_the_keyboard_goes_back_to_the_canvas(
    window: MainWindow, qtbot: QtBot, key: str
) -> None:
    window.dock.names.add("explain_window")
    window.activateWindow()
    window.canvas.setFocus()
    qtbot.waitUntil(window.canvas.hasFocus)
    QTest.keySequence(window, "F2")
    found = child(window, Window, "explain_window")
    qtbot.waitUntil(lambda: found.isAncestorOf(QApplication.focusWidget()))
    QTest.keySequence(QApplication.focusWidget(), key)
    assert found.isHidden()
    assert tabs(window) == ["Training"]
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
    window.dock.setCurrentIndex(0)
    with qtbot.waitSignal(window.predicted):
        draw_stroke(window.canvas, SEVEN)
    window.dock.setCurrentIndex(1)
    headline = child(window, QWidget, "explain_headline")
    qtbot.waitUntil(lambda: headline.text().startswith("Why 7"))


def test_what_a_click_puts_on_the_canvas_is_not_covered_by_the_window_clicked_in(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(size=(784, 512))
    window.move(0, 20)
    found = opened(window, qtbot, "explain")
    found.move(window.canvas.mapToGlobal(QPoint()))
    qtbot.waitUntil(found.isActiveWindow)

    def canvas() -> QRect:
        surface = window.surfaces.surface
        return QRect(surface.mapToGlobal(QPoint()), surface.size())

    assert found.frameGeometry().intersects(canvas())
    window.desk.take(Picture(np.full((28, 28), 255, np.uint8), "an image"))
    qtbot.waitUntil(lambda: not found.frameGeometry().intersects(canvas()))
    assert found.frameGeometry().right() <= window.screen().availableGeometry().right()


def test_a_window_that_made_way_for_the_canvas_has_its_width_again_when_it_is_opened_again(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(size=(784, 512))
    window.move(0, 20)
    found = opened(window, qtbot, "explain")
    width = found.width()
    found.move(window.canvas.mapToGlobal(QPoint()))
    qtbot.waitUntil(found.isActiveWindow)
    window.desk.take(Picture(np.full((28, 28), 255, np.uint8), "an image"))
    qtbot.waitUntil(lambda: found.width() < width)
    found.close()
    opened(window, qtbot, "explain")
    qtbot.waitUntil(lambda: found.width() == width)
    screen = window.screen().availableGeometry()
    assert screen.left() <= found.frameGeometry().left()
    assert found.frameGeometry().right() <= screen.right()


@pytest.mark.parametrize("choice", ["light", "dark"])
def test_tabs_out_of_sight_are_reached_by_arrows_that_can_be_seen(
    make_window: Callable[..., MainWindow], qtbot: QtBot, choice: str
) -> None:
    window = make_window(size=(800, 560))
    window.menu_actions[f"theme_{choice}"].trigger()
    for name in DOCKABLE:
        docked(window, qtbot, name)
    window.dock.setTabText(1, "A name that is too long " * 3)
    bar = window.dock.tabBar()
    back = child(bar, QToolButton, "ScrollLeftButton")
    qtbot.waitUntil(lambda: back.isVisible() and back.isEnabled())
    pixels = back.grab().toImage()
    rows = [
        y
        for y in range(pixels.height())
        for x in range(pixels.width())
        if contrast(pixels.pixelColor(x, y), pixels.pixelColor(0, 0)) >= 3
    ]
    assert rows
    assert max(rows) - min(rows) >= 6
    while back.isEnabled():
        qtbot.mouseClick(back, LEFT)
    assert bar.tabRect(0).left() >= 0
