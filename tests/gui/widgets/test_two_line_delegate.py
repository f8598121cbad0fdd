"""A drop-down list's closed box shows as much of a title as there is room for."""

from __future__ import annotations

from PySide6.QtWidgets import QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from digitpad.gui.widgets.two_line_delegate import TwoLineCombo


def test_a_title_loses_whole_parts_as_its_box_gets_narrower(qtbot: QtBot) -> None:
    combo = TwoLineCombo("model_combo")
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
