"""A result: a headline, a sentence below it, and the plots that show why.

It is what windows save as a picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from digitpad.evaluation.changes import Change
from digitpad.gui.plots.sweep_plot import CurvePlot
from digitpad.gui.widgets.parts import scaled_font

COLUMNS: Final = 2
HEADLINE_FACTOR: Final = 1.5


class ResultView(QWidget):
    """The view; ``name`` begins the names of its parts, ``plots`` stand in two columns."""

    def __init__(
        self, name: str, plots: Mapping[Change, CurvePlot], *, has_legend: bool = False
    ) -> None:
        super().__init__()
        self.setObjectName(f"{name}_sheet")
        self.headline = QLabel()
        self.headline.setObjectName(f"{name}_headline")
        self.headline.setProperty("look", "title")
        self.headline.setWordWrap(True)
        self.headline.setFont(scaled_font(self.headline.font(), HEADLINE_FACTOR))
        self.sentence = QLabel()
        self.sentence.setObjectName(f"{name}_sentence")
        self.sentence.setWordWrap(True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self.headline, self.sentence):
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._plots = QWidget()
        grid = QGridLayout(self._plots)
        grid.setContentsMargins(0, 6, 0, 4)
        grid.setSpacing(10)
        for number, (change, plot) in enumerate(plots.items()):
            plot.setObjectName(f"{name}_{change.replace(' ', '_')}_plot")
            grid.addWidget(plot, number // COLUMNS, number % COLUMNS)
        self.legend = QLabel()
        self.legend.setProperty("look", "quiet")
        self.legend.setWordWrap(True)
        self.legend.setVisible(has_legend)
        grid.addWidget(self.legend, grid.rowCount(), 0, 1, COLUMNS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.headline)
        column.addWidget(self.sentence)
        column.addWidget(self._plots, 1)
        # Takes the room of the plots where they are hidden.
        column.addStretch(0)

    def say(self, headline: str, sentence: str) -> None:
        """Show a result."""
        self.headline.setText(headline)
        self.sentence.setText(sentence)
        self.setAccessibleName(headline)
        self.setAccessibleDescription(sentence)

    def show_plots(self, are_shown: bool) -> None:
        """Show the plots below the words, or the words alone."""
        self._plots.setVisible(are_shown)
