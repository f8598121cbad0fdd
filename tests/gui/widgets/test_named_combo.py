"""A drop-down list's closed box shows as much of a title as there is room for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QStyleOptionComboBox, QToolTip
from pytestqt.qtbot import QtBot

from digitpad.gui.widgets.named_combo import NamedCombo


def test_a_title_loses_whole_parts_as_its_box_gets_narrower(qtbot: QtBot) -> None:
    combo = NamedCombo("model_combo")
    qtbot.addWidget(combo)
    combo.add_entry("quick", "", text="Quick · about 30 s · 97 %")
    option = QStyleOptionComboBox()
    shown = []
    for width in range(400, 99, -1):
        combo.resize(width, combo.sizeHint().height())
        combo.initStyleOption(option)
        shown.append(option.currentText)
    assert list(dict.fromkeys(shown)) == [
        "Quick · about 30 s · 97 %",
        "Quick · about 30 s",
        "Quick",
    ]


def test_a_cut_title_is_told_whole_by_its_tooltip(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, _box: told.append(words))
    combo = NamedCombo("dataset_combo", tip="The images to learn from")
    qtbot.addWidget(combo)
    combo.add_entry("ink-lines", "", text="Lines of numbers in the hands of ink files")
    for width in (600, 150):
        combo.resize(width, combo.sizeHint().height())
        at = QPoint(5, 5)
        QApplication.sendEvent(combo, QHelpEvent(QEvent.Type.ToolTip, at, at))
    assert told == ["Lines of numbers in the hands of ink files\nThe images to learn from"]
