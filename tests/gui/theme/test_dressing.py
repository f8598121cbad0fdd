"""A change of theme reaches every window, one after another."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMainWindow, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from digitpad.gui.main_window import MainWindow
from digitpad.gui.theme.colours import DARK, LIGHT, colours_of
from digitpad.gui.theme.dressing import Dressing, dress
from digitpad.gui.theme.style_sheet import style_sheet

RED, BLUE = (f"QPushButton {{ color: {one}; min-height: 20px; }}" for one in ("red", "blue"))


class Dressed:
    """A window with a part, and three more above it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.main = QMainWindow()
        qtbot.addWidget(self.main)
        self.dressing = Dressing(self.main)
        self.dressing.change(RED)
        self.buttons = [QPushButton("0")]
        self.main.setCentralWidget(self.buttons[0])
        self.dressing.put_on(self.buttons[0])
        self.main.show()
        for number in range(3):
            above = QDialog(self.main)
            dress(above)
            self.buttons.append(QPushButton(str(number), above))
            above.show()
        qtbot.waitExposed(self.main)

    @property
    def colours(self) -> list[str]:
        return [one.palette().buttonText().color().name() for one in self.buttons]


def test_each_window_changes_in_a_step_of_its_own_and_paints_when_it_has(qtbot: QtBot) -> None:
    dressed = Dressed(qtbot)
    seen: list[int] = []
    ticks = QTimer(dressed.main)
    ticks.timeout.connect(lambda: seen.append(dressed.colours.count("#0000ff")))
    ticks.start()
    assert dressed.colours == ["#ff0000"] * 4
    dressed.dressing.change(BLUE)
    assert not dressed.main.updatesEnabled()
    qtbot.waitUntil(lambda: dressed.colours == ["#0000ff"] * 4)
    qtbot.waitUntil(lambda: all(one.window().updatesEnabled() for one in dressed.buttons))
    assert all(after - before <= 1 for before, after in pairwise([0, *seen]))


def test_windows_out_of_sight_change_one_after_another_too(qtbot: QtBot) -> None:
    dressed = Dressed(qtbot)
    for button in dressed.buttons[1:]:
        button.window().hide()
    dressed.dressing.change(BLUE)
    assert dressed.colours == ["#ff0000"] * 4
    qtbot.waitUntil(lambda: dressed.colours[0] == "#0000ff")
    qtbot.waitUntil(lambda: dressed.colours == ["#0000ff"] * 4)


def test_a_window_that_goes_in_the_middle_of_a_change_holds_nothing_up(qtbot: QtBot) -> None:
    dressed = Dressed(qtbot)
    dressed.dressing.change(BLUE)
    gone = dressed.buttons.pop().window()
    gone.deleteLater()
    del gone
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qtbot.waitUntil(lambda: dressed.colours == ["#0000ff"] * 3)
    qtbot.waitUntil(dressed.main.updatesEnabled)


def test_a_change_that_is_taken_back_at_once_leaves_every_window_painting(qtbot: QtBot) -> None:
    dressed = Dressed(qtbot)
    dressed.dressing.change(BLUE)
    dressed.dressing.change(RED)
    qtbot.waitUntil(lambda: all(one.window().updatesEnabled() for one in dressed.buttons))
    assert dressed.colours == ["#ff0000"] * 4


def test_a_box_that_comes_later_looks_as_the_window_does(window: MainWindow) -> None:
    window.dialogs.tell("Not opened", "It holds no model.")
    (box,) = window.findChildren(QMessageBox)
    assert box.styleSheet() == window.centralWidget().styleSheet() != ""


@pytest.mark.parametrize("name", ["guide", "shortcuts", "thresholds"])
def test_the_windows_of_the_app_follow_the_theme(
    name: str, window: MainWindow, qtbot: QtBot
) -> None:
    window.menu_actions[name].trigger()
    shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
    for choice, colours in (("dark", DARK), ("light", LIGHT)):
        window.theme.choose(choice)
        sheet = style_sheet(colours)
        qtbot.waitUntil(lambda sheet=sheet: window.centralWidget().styleSheet() == sheet)
        qtbot.waitUntil(lambda: all(one.updatesEnabled() for one in shown))
        for label in window.findChildren(QLabel):
            if label.isVisible():
                assert colours_of(label.palette()) is colours
    window.theme.choose("system")
