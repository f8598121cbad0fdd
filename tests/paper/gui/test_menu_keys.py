"""The menus' keys in the window for paper."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from digitpad.gui.main_window import MainWindow


def test_a_window_keeps_the_keys_that_it_uses_itself(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions["read_paper"].trigger()
    paper = window.windows.of_wings["paper"]
    qtbot.waitUntil(paper.isActiveWindow)
    before = window.findChildren(QDialog)
    for key in ("F3", "F2", "Ctrl+V"):
        QTest.keySequence(paper, QKeySequence(key))
    assert "no picture on the clipboard" in paper.note.text()
    assert window.findChildren(QDialog) == before
