"""“Why?” and “How good?”: opened at their tabs, on small screens, and that none is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtWidgets import QDialog

from digitpad.gui.evaluate.windows import MEASURING

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from digitpad.gui.main_window import MainWindow

NAMES = tuple(action.name for action in MEASURING)


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
    (measure,) = [menu for menu in window.menus.top_level if menu.title() == "&Measure"]
    entries = [action.objectName() for action in measure.actions()]
    assert entries == ["explain_action", "evaluation_action"]
