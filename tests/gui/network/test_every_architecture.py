"""Each network of the catalogue is looked at in the window: pointed at, explained, built."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_mouse import LEFT, SEVEN, draw_stroke

from digitpad.explain.account import Account
from digitpad.gui.main_window import MainWindow
from digitpad.gui.network.painting import UnitPlace
from digitpad.gui.network.panel import NetworkPanel
from digitpad.models.building import steps_of
from digitpad.models.catalogue import GROUPS, architecture

OFFERED = {made.name: made for group in GROUPS.values() for made in group}
LINES = [name for name, made in OFFERED.items() if made.reads_lines]
DEEP = {"resnet18", "mobilenet-v3-small"}


def shown(window: MainWindow, qtbot: QtBot, name: str) -> NetworkPanel:
    """Draw, choose a network, and open its picture by its key."""
    draw_stroke(window.canvas, SEVEN)
    models = window.training.setup.models
    models.choose(name)
    if name in DEEP:
        models.set_arguments({"image": 28})
    QTest.keyClick(window, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    panel = window.network.panel
    panel.trains.click()
    return panel


def is_name(panel: NetworkPanel, name: str) -> bool:
    activity = panel.view.scene.activity
    if activity is None or activity.architecture.name != name:
        return False
    return name not in DEEP or activity.architecture.input_shape == (1, 28, 28)


def told(panel: NetworkPanel) -> Account:
    assert panel.account.isVisible()
    assert panel.account.accessibleDescription()
    assert not panel.account.grab().isNull()
    return panel.account.account


@pytest.mark.parametrize("name", [name for name in OFFERED if name not in LINES])
def test_each_part_of_the_picture_works_by_mouse_and_keyboard(window, qtbot, name):
    panel = shown(window, qtbot, name)
    qtbot.waitUntil(lambda: is_name(panel, name), timeout=20000)
    view, count = panel.view, len(panel.view.scene.columns)
    # By mouse: pointed at, its wires and its pixels are seen; clicked, it is explained.
    for column in range(count):
        last = len(view.scene.live[column].units) - 1
        place = UnitPlace(column, last)
        middle = view.painting().layout.tiles[column][last].center().toPoint()
        QTest.mouseMove(view, QPoint(1, 1))
        QTest.mouseMove(view, middle)
        assert view.pointed == place
        assert view.accessibleDescription().startswith(f"Column {column + 1} of {count}: ")
        assert not view.grab().isNull()
        QTest.mouseClick(view, LEFT, pos=middle)
        assert told(panel).kind is view.scene.columns[column].kind
        qtbot.waitUntil(view.updatesEnabled)
        QTest.keyClick(view, Qt.Key.Key_Escape)
        assert not panel.account.isVisible()
        qtbot.waitUntil(view.updatesEnabled)
    # By keyboard.
    view.setFocus()
    view.point_at(None)
    for column in range(count):
        QTest.keyClick(view, Qt.Key.Key_Right if column else Qt.Key.Key_Down)
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert told(panel).kind is view.scene.columns[column].kind
        if view.scene.columns[column].has_maps:
            before = view.place_of()
            key = Qt.Key.Key_Left if before[1] else Qt.Key.Key_Right
            QTest.keyClick(view, key, Qt.KeyboardModifier.ShiftModifier)
            wide = view.scene.columns[column].shape[2]
            assert wide == 1 or panel.account.account.place != before
        QTest.keyClick(view, Qt.Key.Key_Return)
        qtbot.waitUntil(view.updatesEnabled)
    # Built on, or said to be fixed.
    can_build = steps_of(architecture(name)) is not None
    assert view.can_build is can_build
    assert ("fixed layers" in panel.note.text()) is not can_build
    view.point_at(UnitPlace(1, 0))
    QTest.keyClick(view, Qt.Key.Key_Plus)
    menu = QApplication.activePopupWidget()
    assert (menu is not None) is can_build
    if menu is not None:
        menu.close()
        QTest.keyClick(view, Qt.Key.Key_Minus)
        assert window.training.setup.models.name == "custom"


@pytest.mark.parametrize("name", LINES)
def test_a_reader_of_lines_says_why_it_has_no_picture_and_what_to_look_at(window, qtbot, name):
    panel = shown(window, qtbot, name)
    qtbot.waitUntil(lambda: bool(panel.view.scene.fault))
    assert not panel.view.scene.columns
    assert "too flat" in panel.view.accessibleDescription()
    assert "number-signs" in panel.view.accessibleDescription()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Plus):
        QTest.keyClick(panel.view, key)
    QTest.mouseClick(panel.view, LEFT, pos=panel.view.rect().center())
    assert not panel.account.isVisible()
