"""An ink file of many drawings is paged through; each is read beside what it is labelled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QThread
from PySide6.QtWidgets import QLabel, QSpinBox, QToolButton, QWidget

from digitpad.gui.files import opener
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing, drawing_from_points
from digitpad.ink.inkml import write_inkml

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from digitpad.gui.main_window import MainWindow

ITEMS = [
    LabelledDrawing(synthesis.drawing(digit, seed=digit), truth, writer)
    for digit, truth, writer in ((3, "3", "ada"), (7, "7", None), (4, "x", None), (1, None, None))
]


def opened(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    with qtbot.waitSignal(window.opener.page_opened), qtbot.waitSignal(window.predicted):
        window.opener.open_file(path)


def pager(window: MainWindow) -> QWidget:
    return window.findChild(QWidget, "drawing_tools")


def turn(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(window.predicted):
        qtbot.keyClick(window.canvas, key)


def truth(window: MainWindow) -> str:
    label = window.findChild(QLabel, "truth_label")
    return label.text() if label.isVisible() else ""


@pytest.fixture
def four(tmp_path: Path) -> Path:
    write_inkml(tmp_path / "four.inkml", ITEMS)
    return tmp_path / "four.inkml"


def test_a_file_of_many_drawings_is_paged_through(
    window: MainWindow, qtbot: QtBot, four: Path
) -> None:
    assert not pager(window).isVisible()
    opened(window, qtbot, four)
    assert pager(window).isVisible()
    number = window.findChild(QSpinBox, "drawing_number")
    assert (number.value(), number.suffix()) == (1, " of 4")
    assert window.findChild(QLabel, "drawing_pages_label").text() == "writer ada"
    assert truth(window).startswith("Label: 3 · ")
    with qtbot.waitSignal(window.predicted):
        window.findChild(QToolButton, "next_drawing_button").click()
    assert window.canvas.drawing().strokes == ITEMS[1].drawing.strokes
    assert truth(window).startswith("Label: 7 · ")
    turn(window, qtbot, Qt.Key.Key_PageDown)
    assert truth(window) == "Label: x"
    assert number.value() == 3
    turn(window, qtbot, Qt.Key.Key_PageUp)
    assert number.value() == 2


def test_paging_is_one_step_to_undo(window: MainWindow, qtbot: QtBot, four: Path) -> None:
    opened(window, qtbot, four)
    turn(window, qtbot, Qt.Key.Key_PageDown)
    window.menu_actions["undo"].trigger()
    assert window.canvas.drawing().is_empty
    assert not pager(window).isVisible()
    window.menu_actions["redo"].trigger()
    assert pager(window).isVisible()


def test_what_was_drawn_onto_is_no_longer_what_its_label_says(
    window: MainWindow, qtbot: QtBot, four: Path
) -> None:
    opened(window, qtbot, four)
    window.canvas.begin((0.1, 0.1))
    window.canvas.draw_to((0.9, 0.9))
    window.canvas.finish()
    assert truth(window) == ""
    assert pager(window).isVisible()
    turn(window, qtbot, Qt.Key.Key_PageDown)
    window.menu_actions["undo"].trigger()
    assert len(window.canvas.drawing().strokes) == len(ITEMS[0].drawing.strokes) + 1
    window.menu_actions["undo"].trigger()
    assert truth(window).startswith("Label: 3")


def test_one_drawing_needs_no_paging_but_has_a_label(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    write_inkml(tmp_path / "one.inkml", ITEMS[:1])
    opened(window, qtbot, tmp_path / "one.inkml")
    assert not pager(window).isVisible()
    assert truth(window).startswith("Label: 3")


def test_ten_thousand_drawings_are_read_beside_the_window(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "many.inkml"
    line = drawing_from_points([[(0.5, 0.1), (0.5, 0.9)]])
    write_inkml(path, [LabelledDrawing(line, "1")] * 10_000)
    threads = []
    real = opener.read_page
    monkeypatch.setattr(
        opener, "read_page", lambda path: (threads.append(QThread.currentThread()), real(path))[1]
    )
    opened(window, qtbot, path)
    assert window.findChild(QSpinBox, "drawing_number").suffix() == " of 10,000"
    assert threads[0] is not window.thread()
