"""What all widgets are made with."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from digitpad.gui.widgets.flow import WrappingCheck
from digitpad.gui.widgets.naming import NamingRow
from digitpad.gui.widgets.parts import paint_when_settled, set_progress


class Painted(QLabel):
    """Counts how often it was painted, and how high it was then."""

    def __init__(self) -> None:
        super().__init__("words")
        self.heights: list[int] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        self.heights.append(self.height())
        super().paintEvent(event)


def test_a_widget_is_painted_when_its_layout_has_settled(qtbot: QtBot) -> None:
    window, shown, other = QWidget(), Painted(), QLabel("other")
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(shown, 1)
    column.addWidget(other)
    window.resize(300, 300)
    window.show()
    qtbot.waitUntil(lambda: bool(shown.heights))
    before = shown.height()
    shown.heights.clear()
    paint_when_settled(window)
    paint_when_settled(window)
    other.hide()
    shown.repaint()  # as Qt does at each step
    assert not shown.heights
    qtbot.waitUntil(lambda: bool(shown.heights))
    assert window.updatesEnabled()
    assert shown.heights[0] == shown.height() > before


def test_a_bar_is_painted_with_all_else_and_not_at_once(qtbot: QtBot) -> None:
    window, bar, beside = QWidget(), QProgressBar(), Painted()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(bar)
    column.addWidget(beside)
    window.show()
    qtbot.waitUntil(lambda: bool(beside.heights))
    beside.heights.clear()
    beside.update()
    set_progress(bar, 1, 2)
    set_progress(bar, 2, 2)
    assert not beside.heights
    qtbot.waitUntil(lambda: bool(beside.heights))
    assert (bar.value(), bar.maximum()) == (2, 2)


def test_a_check_box_that_gets_the_room_it_asks_for_has_one_line(qtbot: QtBot) -> None:
    check = WrappingCheck("Colour the ink on the canvas")
    qtbot.addWidget(check)
    asked = check.sizeHint()
    assert check.heightForWidth(asked.width()) == asked.height()
    assert check.heightForWidth(asked.width() // 2) > asked.height()


def test_the_key_of_a_class_shows_its_name_as_it_was_typed(qtbot: QtBot) -> None:
    row = NamingRow("naming", "")
    qtbot.addWidget(row)
    row.offer(["R&D", "Q"])
    key = row.findChild(QToolButton, "naming_0_button")
    assert key is not None
    assert (key.text(), key.toolTip()) == ("R&&D", "It is “R&D”")
