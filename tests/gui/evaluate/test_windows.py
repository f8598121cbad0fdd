"""“Why?” and “How good?”: opened at their tabs, on small screens, and that none is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QTabWidget

from digitpad.gui.evaluate.windows import MEASURING

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from digitpad.gui.main_window import MainWindow

NAMES = tuple(action.name for action in MEASURING)
SMALLEST = (800, 560)


def opened(window: MainWindow, name: str, qtbot: QtBot) -> QDialog:
    """Open a window from the menu."""
    before = window.findChildren(QDialog)
    window.menu_actions[name].trigger()
    (found,) = [dialog for dialog in window.findChildren(QDialog) if dialog not in before]
    qtbot.waitExposed(found)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_each_opens_from_its_menu_entry_and_closes_with_the_main_window(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    found = opened(window, name, qtbot)
    window.menu_actions[name].trigger()
    assert found.isVisible()
    assert found.windowTitle()
    assert window.close()
    assert not found.isVisible()


@pytest.mark.parametrize("name", ["explain", "evaluation"])
def test_each_can_be_used_on_a_small_screen(window: MainWindow, qtbot: QtBot, name: str) -> None:
    found = opened(window, name, qtbot)
    found.resize(*SMALLEST)
    qtbot.waitUntil(lambda: found.height() == SMALLEST[1])
    assert found.width() <= SMALLEST[0]
    tabs = found.findChild(QTabWidget)
    for tab in range(tabs.count() if tabs is not None else 1):
        if tabs is not None:
            tabs.setCurrentIndex(tab)
            QApplication.processEvents()
        for button in found.findChildren(QPushButton):
            if button.isVisibleTo(found):
                place = QRect(button.mapTo(found, button.rect().topLeft()), button.size())
                assert found.rect().contains(place), button.objectName()


@pytest.mark.parametrize("name", ["explain", "evaluation"])
def test_each_opens_no_larger_than_the_screen(window: MainWindow, qtbot: QtBot, name: str) -> None:
    screen = window.screen().availableGeometry()
    size = opened(window, name, qtbot).size()
    assert size.width() < screen.width()
    assert size.height() < screen.height()


@pytest.mark.parametrize("name", ["explain", "evaluation"])
def test_the_keys_of_the_menus_are_heard_in_each(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    found = opened(window, name, qtbot)
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    other = "thresholds" if name == "explain" else "explain"
    before = window.findChildren(QDialog)
    QTest.keySequence(found, window.menu_actions[other].shortcut())
    qtbot.waitUntil(lambda: len(window.findChildren(QDialog)) > len(before))
    (second,) = [dialog for dialog in window.findChildren(QDialog) if dialog not in before]
    assert second.isVisible()


def test_each_tab_has_its_key_and_a_menu_entry_opens_a_window_as_it_was_left(
    window: MainWindow, qtbot: QtBot
) -> None:
    found: Any = opened(window, "evaluation", qtbot)
    for name, view in (
        ("report", found.robustness),
        ("images", found.images),
        ("thresholds", found.thresholds),
        ("evaluation", found.thresholds),
    ):
        window.menu_actions[name].trigger()
        assert view.isVisible()
        assert found.views[found.tabs.currentIndex()] is view
    (measure,) = [menu for menu in window.menus.shown if menu.title() == "&Measure"]
    entries = [action.objectName() for action in measure.actions()]
    assert entries == ["explain_action", "evaluation_action"]
