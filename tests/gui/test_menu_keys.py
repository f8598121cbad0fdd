"""The menus' keys in the windows that are not the main one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QToolButton
from pytestqt.qtbot import QtBot

from digitpad.gui.main_window import MainWindow
from digitpad.ink.drawing import Drawing, Stroke

DRAWN = Drawing((Stroke([(0.3, 0.2), (0.5, 0.8)]),))
WINDOWS = ("runs", "handwriting", "read_paper", "guide", "lessons", "layers")


def opened(window: MainWindow, qtbot: QtBot, open_it: Callable[[], object]) -> QDialog:
    """Return the one window that something opens."""
    before = {dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()}
    open_it()
    shown = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    (found,) = [dialog for dialog in shown if dialog not in before]
    qtbot.waitUntil(found.isActiveWindow)
    return found


def open_other(window: MainWindow, qtbot: QtBot, name: str) -> QDialog:
    if name in window.menu_actions:
        return opened(window, qtbot, window.menu_actions[name].trigger)
    window.training.setup.models.choose("custom")
    return opened(window, qtbot, window.findChild(QToolButton, "edit_layers_button").click)


@pytest.mark.parametrize("name", WINDOWS)
def test_a_menus_key_does_the_same_in_every_window(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    other = open_other(window, qtbot, name)
    opened(window, qtbot, lambda: QTest.keySequence(other, QKeySequence("F4")))
    assert window.findChild(QDialog, "evaluation_window").isVisible()


@pytest.mark.parametrize("name", WINDOWS)
def test_what_is_drawn_is_changed_from_no_window_that_is_not_about_it(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    window.canvas.set_page(DRAWN)
    other = open_other(window, qtbot, name)
    for key in ("Ctrl+N", "Ctrl+Del", "Ctrl+E", "Ctrl+Z"):
        QTest.keySequence(other, QKeySequence(key))
    assert window.page() == DRAWN
    assert not window.menu_actions["eraser"].isChecked()


def test_a_window_keeps_the_keys_that_it_uses_itself(window: MainWindow, qtbot: QtBot) -> None:
    paper = open_other(window, qtbot, "read_paper")
    before = window.findChildren(QDialog)
    for key in ("F3", "F2", "Ctrl+V"):
        QTest.keySequence(paper, QKeySequence(key))
    assert "no picture on the clipboard" in paper.note.text()
    assert window.findChildren(QDialog) == before
