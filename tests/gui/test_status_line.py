"""The line at the foot of the window says what just happened, however narrow it is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QStatusTipEvent
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot
from window_mouse import SEVEN, draw_stroke

from digitpad.collection.store import Collection, usual_place
from digitpad.gui.main_window import MainWindow
from digitpad.gui.status_line import StatusLine

KEPT = "Kept in My handwriting; Ctrl+Shift+H shows it, and teaches the model."


def test_what_just_happened_is_never_cut_off_by_which_model_reads(
    window: MainWindow, qtbot: QtBot
) -> None:
    status = window.status
    window.resize(1280, 800)
    status.say(KEPT)
    assert status.text().endswith(KEPT)
    assert status.text() != KEPT
    window.resize(720, 450)
    qtbot.waitUntil(lambda: status.text() == KEPT)
    assert status.fontMetrics().horizontalAdvance(status.text()) <= status.width()
    assert KEPT in status.toolTip()
    status.be_ready()
    assert "ready" in status.text()
    assert status.text() != "ready"


def test_what_happened_is_said_in_sentences(
    window: MainWindow, qtbot: QtBot, model_file: Path
) -> None:
    said: list[str] = []
    tellers = window.exchange, window.opener, window.handwriting, window.surfaces
    for teller in tellers:
        teller.message.connect(said.append)
    QGuiApplication.clipboard().clear()
    window.menu_actions["paste"].trigger()
    with qtbot.waitSignal(window.predicted):
        draw_stroke(window.canvas, SEVEN)
    window.menu_actions["copy"].trigger()
    naming = window.findChild(QToolButton, "naming_7_button")
    for kept in (True, False):
        qtbot.mouseClick(naming, Qt.MouseButton.LeftButton)
        assert bool(Collection(usual_place()).samples) is kept
    with qtbot.waitSignal(window.opener.model_opened):
        window.opener.open_model(model_file)
    assert len(said) >= 5
    assert all(words[0].isupper() for words in said), said


def test_what_was_said_while_the_first_model_was_opened_is_not_replaced(qtbot: QtBot) -> None:
    status = StatusLine()
    qtbot.addWidget(status)
    status.say("This needs torch")
    status.model_opened()
    assert "This needs torch" in status.text()
    status.model_opened()
    assert "This needs torch" not in status.text()


def test_what_a_menu_entry_does_is_said_in_the_place_of_the_status(window: MainWindow) -> None:
    status, before = window.status, window.status.text()
    tip = window.menu_actions["train"].statusTip()
    QApplication.sendEvent(window, QStatusTipEvent(tip))
    assert status.text() == tip
    assert not window.statusBar().currentMessage()
    status.say(KEPT)
    assert KEPT in status.text()  # what just happened is seen now or never
    QApplication.sendEvent(window, QStatusTipEvent(""))
    assert KEPT in status.text()
    status.be_ready()
    assert status.text() == before


def test_the_status_behind_what_a_menu_entry_does_is_that_of_now(qtbot: QtBot) -> None:
    status = StatusLine()
    qtbot.addWidget(status)
    status.be_ready()
    status.show_tip("Redo what was undone")
    status.show_run_state("running")
    assert status.text() == "Redo what was undone"
    assert "training" in status.toolTip()
