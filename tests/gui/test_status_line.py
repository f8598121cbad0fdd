"""The line at the foot of the window says what just happened, however narrow it is."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from digitpad.gui.main_window import MainWindow
from digitpad.gui.status_line import StatusLine

KEPT = "kept in My handwriting; Ctrl+Shift+H shows it, and teaches the model"


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


def test_what_was_said_while_the_first_model_was_opened_is_not_replaced(qtbot: QtBot) -> None:
    status = StatusLine()
    qtbot.addWidget(status)
    status.say("This needs torch")
    status.model_opened()
    assert "This needs torch" in status.text()
    status.model_opened()
    assert "This needs torch" not in status.text()
