"""The wall of what the layers show: enlarged by a click, told by the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from window_mouse import LEFT, SEVEN, draw_stroke

from digitpad.gui.explain.layers_view import LayersView
from digitpad.gui.explain.window import ExplainWindow
from digitpad.gui.main_window import MainWindow


def test_layers_are_listed_and_one_of_their_images_is_enlarged_by_a_click_or_a_key(
    window: MainWindow, qtbot: QtBot
) -> None:
    draw_stroke(window.canvas, SEVEN)
    window.menu_actions["explain"].trigger()
    found = window.findChild(ExplainWindow)
    view = found.findChild(LayersView)
    found.show_view(view)
    qtbot.waitUntil(lambda: view.list.count() == 3, timeout=60_000)
    assert "10 × 28×28" in view.list.item(0).text()
    wall = view.wall
    assert len(wall.wall.images) == 10
    spot = wall._cells()[3][1].center()
    assert wall.number_at(spot) == 3
    assert wall.words_at(spot).startswith("3: ")
    assert wall.words_at(QPointF(-5, -5)) == ""
    QTest.mouseClick(wall, LEFT, pos=spot.toPoint())
    assert wall.enlarged == 3
    wall.setFocus()
    QTest.keyClick(wall, Qt.Key.Key_Right)
    assert wall.enlarged == 4
    QTest.keyClick(wall, Qt.Key.Key_Return)
    assert wall.enlarged == -1
