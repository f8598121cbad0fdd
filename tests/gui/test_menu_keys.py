"""The menus' keys in the windows that are not the main one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QKeySequence, QShortcut
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


RESERVED = {"Ctrl+H", "Ctrl+M", "Ctrl+,"}
"""What hides, shrinks and sets up every program on a Mac, where Ctrl is ⌘."""


def is_missing_on_a_mac(key: str) -> bool:
    """Whether a key wants Fn there, or is not there at all."""
    return key.rpartition("+")[2] in {"Del", "Ins", *(f"F{number}" for number in range(1, 36))}


def test_no_key_of_a_menu_is_one_that_a_mac_keeps_for_itself(window: MainWindow) -> None:
    for name, action in window.menu_actions.items():
        keys = {key.toString() for key in action.shortcuts()}
        assert not keys & RESERVED, name
        assert "Ctrl+Q" not in keys or name == "quit"


def test_what_a_function_key_does_another_key_does_too(window: MainWindow) -> None:
    taken: dict[str, str] = {}
    for name, action in window.menu_actions.items():
        keys = [key.toString() for key in action.shortcuts()]
        assert not keys or not all(map(is_missing_on_a_mac, keys)), f"{name}: {keys}"
        for key in keys:
            assert taken.setdefault(key, name) == name, f"{key}: {name} and {taken[key]}"


@pytest.mark.parametrize("name", WINDOWS)
def test_what_a_function_key_does_in_a_window_another_key_does_too(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    other = open_other(window, qtbot, name)
    keys = {one.key().toString() for one in other.findChildren(QShortcut)}
    missing = {key for key in keys if is_missing_on_a_mac(key)}
    alike = {
        "Del": "Backspace", "Ins": "Ctrl+Shift+M", "F2": "Ctrl+Return", "Ctrl+Del": "Ctrl+Backspace"
    }  # fmt: skip
    standard = {"F3"}  # a standard key of the system's: ⌘G there
    assert {alike[key] for key in missing - standard} <= keys
    assert not keys & RESERVED
