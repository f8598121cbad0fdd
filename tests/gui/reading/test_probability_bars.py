"""Bars say what they show, and that there is nothing to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF

from digitpad.gui.widgets.probability_bars import ProbabilityBars

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_a_bar_without_a_reading_gives_no_figure(qtbot: QtBot) -> None:
    bars = ProbabilityBars(("0", "1"))
    qtbot.addWidget(bars)
    bars.resize(100, 80)
    assert bars.words_at(QPointF(5, 20)) == "0: nothing read yet"
    bars.show_probabilities(("0", "1"), np.array([0.25, 0.75], np.float32))
    assert bars.words_at(QPointF(5, 60)) == "1: 75.00 % probable"
    assert bars.words_at(QPointF(5, 90)) == ""
