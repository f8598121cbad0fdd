"""The menus' keys in the windows that are not the main one."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from every_window import WINDOWS as FURNISHED
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QWidget,
)
from pytestqt.qtbot import QtBot

from digitpad.gui.actions import Actions
from digitpad.gui.main_window import MainWindow
from digitpad.gui.widgets.parts import add_keys
from digitpad.ink.drawing import Drawing, Stroke
from digitpad.wings import installed

DRAWN = Drawing((Stroke([(0.3, 0.2), (0.5, 0.8)]),))
WINDOWS = ("runs", "handwriting", *(wing.menu.name for wing in installed() if wing.window), "guide")


def opened(window: MainWindow, qtbot: QtBot, open_it: Callable[[], object]) -> QDialog:
    """Return the one window that something opens."""
    before = {dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()}
    open_it()
    shown = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    (found,) = [dialog for dialog in shown if dialog not in before]
    qtbot.waitUntil(found.isActiveWindow)
    return found


def open_other(window: MainWindow, qtbot: QtBot, name: str) -> QDialog:
    return opened(window, qtbot, window.menu_actions[name].trigger)


@pytest.mark.parametrize("name", ["explain", *WINDOWS])
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
    assert window.surfaces.page() == DRAWN
    assert not window.menu_actions["eraser"].isChecked()


RESERVED = {
    *("Ctrl+H", "Ctrl+Alt+H", "Ctrl+M", "Ctrl+Alt+M", "Ctrl+,", "Ctrl+Shift+Q", "Ctrl+Alt+D"),
    *("Ctrl+Space", "Ctrl+Tab", "Ctrl+Shift+3", "Ctrl+Shift+4", "Ctrl+Shift+5"),
}
"""What a Mac, where Ctrl is ⌘, keeps for itself: hide, shrink, set up, log out, look for …"""


def is_missing_on_a_mac(key: str) -> bool:
    """Whether a key wants Fn there, or is not there at all."""
    return key.rpartition("+")[2] in {"Del", "Ins", *(f"F{number}" for number in range(1, 36))}


def keys_of(window: QWidget) -> list[tuple[str, list[str]]]:
    """Return what has keys in a window, by its name, with all keys that do the same."""
    found = [
        (f"{one.parent().objectName()}: {one.keys()}", one.keys())
        for one in window.findChildren(QShortcut)
    ]
    actions = {*window.actions(), *window.findChildren(QAction)}
    found += [(one.objectName() or one.text(), one.shortcuts()) for one in actions]
    buttons = window.findChildren(QAbstractButton)
    found += [(one.objectName(), [one.shortcut()]) for one in buttons]
    shown = [(name, [key.toString() for key in keys if not key.isEmpty()]) for name, keys in found]
    # What is underlined is pressed with Alt; a Mac has no such keys and no such words.
    return [(name, keys) for name, keys in shown if keys and not keys[0].startswith("Alt+")]


@pytest.mark.parametrize("name", FURNISHED)
def test_a_mac_has_another_key_for_each_that_it_keeps_or_lacks(
    open_furnished: Callable[..., QWidget], name: str
) -> None:
    found = keys_of(open_furnished(name))
    for what, keys in found:
        assert not all(map(is_missing_on_a_mac, keys)), f"{what}: {keys}"
        assert not RESERVED & {*keys}, what
        assert "Ctrl+Q" not in keys or what == "quit_action"


@pytest.mark.parametrize("key", ["Del", "Backspace"])
def test_each_of_the_keys_that_are_alike_is_heard(qtbot: QtBot, key: str) -> None:
    pressed: list[str] = []
    window = QWidget()
    qtbot.addWidget(window)
    add_keys(
        window, [QKeySequence.StandardKey.Delete, "Del", "Backspace"], lambda: pressed.append(key)
    )
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keySequence(window, QKeySequence(key))
    assert pressed == [key]


def test_a_macs_menus_show_the_key_that_needs_no_fn(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    first = {name: one.shortcut().toString() for name, one in Actions(QObject(qapp)).items()}
    assert (first["train"], first["guide"], first["open"]) == ("F5", "F1", "Ctrl+O")
    monkeypatch.setattr(sys, "platform", "darwin")
    there = {name: one.shortcut().toString() for name, one in Actions(QObject(qapp)).items()}
    assert (there["train"], there["guide"], there["open"]) == ("Ctrl+T", "Ctrl+?", "Ctrl+O")
    assert not any(map(is_missing_on_a_mac, there.values()))
