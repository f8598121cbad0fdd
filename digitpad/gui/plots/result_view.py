"""A result: a headline, a sentence below it, and the evidence.

Windows save it as a picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from digitpad.evaluation.changes import Change
from digitpad.gui.plots.sweep_plot import CurvePlot
from digitpad.gui.widgets.parts import filled, label

COLUMNS: Final = 2
HEADLINE_FACTOR: Final = 1.5


class ResultView(QWidget):
    """The view; ``name`` is the prefix of the object names, ``body`` is below the text.

    ``size``: a factor for the headline's font.
    """

    def __init__(self, name: str, body: QWidget, size: float = HEADLINE_FACTOR) -> None:
        super().__init__()
        self.setObjectName(f"{name}_sheet")
        self.headline = label(f"{name}_headline", look="title", size=size, wraps=True)
        self.sentence = label(f"{name}_sentence", wraps=True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for text in (self.headline, self.sentence):
            text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.body = body
        # The stretch takes the room of the body while that is hidden.
        filled(QVBoxLayout(self), self.headline, self.sentence, (body, 1), None)

    def say(self, headline: str, sentence: str) -> None:
        self.headline.setText(headline)
        self.sentence.setText(sentence)
        self.setAccessibleName(headline)
        self.setAccessibleDescription(sentence)


def plot_grid(name: str, plots: Mapping[Change, CurvePlot]) -> QWidget:
    """Return the plots in two columns."""
    figure = QWidget()
    grid = QGridLayout(figure)
    grid.setContentsMargins(0, 6, 0, 4)
    grid.setSpacing(10)
    for number, (change, plot) in enumerate(plots.items()):
        plot.setObjectName(f"{name}_{change.replace(' ', '_')}_plot")
        grid.addWidget(plot, number // COLUMNS, number % COLUMNS)
    return figure
