"""What the network makes of the drawing: the verdict, and how probable each class is.

May import: Qt, ``gui`` widgets, ``recognise.prediction``. Tests: ``tests/gui/test_reading.py``.
"""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from digitpad.data.catalogue import DIGIT_NAMES
from digitpad.gui.colours import LIGHT, Colours
from digitpad.gui.probability_bars import ProbabilityBars
from digitpad.gui.verdict_label import VerdictLabel
from digitpad.gui.wording import verdict_explained, verdict_words
from digitpad.recognise.prediction import Prediction, Verdict


class ReadingPanel(QWidget):
    """The column beside the canvas."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reading_panel")
        self._colours = LIGHT
        self._prediction: Prediction | None = None
        self._words = self.tr("Nothing drawn")
        self.verdict = VerdictLabel()
        self.bars = ProbabilityBars(DIGIT_NAMES)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.verdict)
        column.addWidget(self.bars, 1)
        self._show()

    def set_colours(self, colours: Colours) -> None:
        """Paint in other colours."""
        self._colours = colours
        self.bars.set_colours(colours)
        self._show()

    def show_prediction(self, prediction: Prediction) -> None:
        """Show a reading."""
        self._prediction = prediction
        self.bars.show_probabilities(prediction.classes, prediction.probabilities)
        self._show()

    def show_words(self, words: str, why: str) -> None:
        """Show in place of a reading why there is none."""
        self._prediction = None
        self._words = words
        self.verdict.setToolTip(why)
        self._show()

    def _show(self) -> None:
        colours, prediction = self._colours, self._prediction
        if prediction is None:
            self.verdict.show_verdict(self._words, "", colours.muted, colours.muted)
            return
        headline, detail = verdict_words(prediction)
        colour = {
            Verdict.DIGIT: colours.text,
            Verdict.UNSURE: colours.warning,
            Verdict.NOT_A_DIGIT: colours.muted,
            Verdict.NOTHING: colours.muted,
        }[prediction.verdict]
        self.verdict.show_verdict(headline, detail, colour, colours.muted)
        self.verdict.setToolTip(verdict_explained(prediction))
