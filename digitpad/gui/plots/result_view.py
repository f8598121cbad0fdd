"""A result: a headline, a sentence below it, and what shows why.

It is what windows save as a picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from digitpad.evaluation.changes import Change
from digitpad.gui.plots.sweep_plot import CurvePlot
from digitpad.gui.widgets.parts import filled, label

COLUMNS: Final = 2
HEADLINE_FACTOR: Final = 1.5


class ResultView(QWidget):
    """The view; ``name`` begins the names of its parts, ``body`` stands below the words.

    ``size``: of the headline's letters, as a factor.
    """

    def __init__(self, name: str, body: QWidget, size: float = HEADLINE_FACTOR) -> None:
        super().__init__()
        self.setObjectName(f"{name}_sheet")
        self.headline = label(f"{name}_headline", look="title", size=size, wraps=True)
        self.sentence = label(f"{name}_sentence", wraps=True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for one in (self.headline, self.sentence):
            one.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.body = body
        # The gap takes the room of the body where that is hidden.
        filled(QVBoxLayout(self), self.headline, self.sentence, (body, 1), None)

    def say(self, headline: str, sentence: str) -> None:
        self.headline.setText(headline)
        self.sentence.setText(sentence)
        self.setAccessibleName(headline)
        self.setAccessibleDescription(sentence)


def plot_grid(
    name: str, plots: Mapping[Change, CurvePlot], legend: QLabel | None = None
) -> QWidget:
    """Return the plots in two columns, with what explains them below."""
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 6, 0, 4)
    grid.setSpacing(10)
    for number, (change, plot) in enumerate(plots.items()):
        plot.setObjectName(f"{name}_{change.replace(' ', '_')}_plot")
        grid.addWidget(plot, number // COLUMNS, number % COLUMNS)
    if legend is not None:
        grid.addWidget(legend, grid.rowCount(), 0, 1, COLUMNS)
    return made
