"""The window with the writing line, for the tests that walk all windows: see ``every_window``."""

from __future__ import annotations

from typing import Final

from every_window import SOON
from promises import Promises
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from window_mouse import draw_stroke

from digitpad.gui.main_window import MainWindow
from digitpad.ink.drawing import Drawing
from digitpad.numbers.gui.number_text import NumberText

PRESSED: Final = (NumberText,)


def _line(window: MainWindow, qtbot: QtBot) -> QWidget:
    window.menu_actions["numbers"].setChecked(True)
    pad = window.surfaces.pad
    qtbot.waitUntil(pad.line.isVisible)
    for left in (0.1, 0.3):
        draw_stroke(pad.line, [(left, 0.25), (left, 0.5), (left + 0.01, 0.75)])
    qtbot.waitUntil(lambda: len(pad.reading.signs) == 2, timeout=SOON)
    return window


WINDOWS: Final = {"main, writing line": _line}


def show_another_number(promises: Promises) -> None:
    promises.window.menu_actions["numbers"].setChecked(True)
    promises.window.surfaces.pad.number.setText("7")


def say_and_show_another(promises: Promises) -> None:
    promises.window.menu_actions["numbers"].setChecked(True)
    promises.window.surfaces.pad.corrected.emit(Drawing(), "+", "8")


BROKEN: Final = {
    show_another_number: "is shown",
    say_and_show_another: "was said",
}
