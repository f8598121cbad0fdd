"""What the network makes of what it sees: the verdict, and how probable each class is.

Beside a test picture stands its truth; an autoencoder has words in place of the bars.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton, QVBoxLayout, QWidget

from digitpad.data.catalogue import DIGIT_NAMES
from digitpad.gui.reading.presenters import Presenter
from digitpad.gui.reading.probability_bars import ProbabilityBars
from digitpad.gui.reading.verdict_label import VerdictLabel
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.wording import Said, error_words, said
from digitpad.models.architecture import ReadingKind
from digitpad.recognise.prediction import Prediction


class ReadingPanel(QWidget):
    """The column beside the canvas."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reading_panel")
        self.verdict = VerdictLabel()
        self.truth_label = QLabel()
        self.truth_label.setObjectName("truth_label")
        self.truth_label.setAccessibleName(self.tr("What the test picture shows"))
        self.truth_label.setWordWrap(True)
        self.truth_label.hide()
        self.bars = ProbabilityBars(DIGIT_NAMES)
        self.insight_button = QToolButton()
        self.insight_button.setObjectName("insight_button")
        self.insight_button.setProperty("look", "small")
        self.insight_button.setText(self.tr("Is it me or the model?"))
        self.insight_button.setAccessibleName(self.tr("Is it me or the model?"))
        self.insight_button.setToolTip(
            self.tr(
                "See how far the drawing can be changed until it is read as something else (F8)"
            )
        )
        self.pair_label = QLabel()
        self.pair_label.setObjectName("pair_label")
        self.pair_label.setProperty("look", "quiet")
        self.pair_label.setWordWrap(True)
        self.pair_label.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.verdict)
        column.addWidget(self.truth_label)
        column.addWidget(self.bars, 1)
        column.addWidget(self.insight_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.pair_label)
        column.addStretch(0)
        self.show_words(self.tr("Nothing drawn"), "")

    def present(self, presenter: Presenter) -> None:
        """Show bars, or words about a network that reconstructs."""
        self.bars.setVisible(not presenter.reconstructs)
        self.insight_button.setVisible(presenter.kind is ReadingKind.DIGIT)
        self.pair_label.setVisible(presenter.reconstructs)
        self._explain_pair("")

    def show_prediction(self, prediction: Prediction) -> None:
        """Show a reading."""
        self._explain_pair(error_words(prediction))
        self.bars.show_probabilities(prediction.classes, prediction.probabilities)
        self.bars.show_as_answer(prediction.verdict.is_answer)
        self.verdict.show_said(said(prediction))

    def show_truth(self, truth: str, read: str | None) -> None:
        """Say what a test picture shows, "" for none, and whether it was read as that.

        ``read``: None where nothing was, or not yet.
        """
        words, look = self.tr("Truth: {0}"), "truth"
        if read is not None:
            is_right = read == truth
            words = self.tr("Truth: {0} · right") if is_right else self.tr("Truth: {0} · wrong")
            look = "right" if is_right else "wrong"
        self.truth_label.setText(words.format(truth))
        set_look(self.truth_label, look)
        self.truth_label.setVisible(bool(truth))

    def show_no_picture(self, classes: Sequence[str]) -> None:
        """Show that there is nothing to read, with empty bars for ``classes``."""
        self.bars.show_probabilities(classes, np.zeros(len(classes), dtype=np.float32))
        self.show_words(self.tr("No picture yet"), "")

    def show_words(self, words: str, why: str) -> None:
        """Show in place of a reading why there is none."""
        self.bars.show_as_answer(False)
        self.verdict.show_said(Said(words, why))

    def _explain_pair(self, error: str) -> None:
        words = self.tr(
            "This network gives no names. It squeezes what it sees into fewer numbers and draws "
            "it again from them: below, left what it sees, right what it draws."
        )
        self.pair_label.setText(f"{words}\n\n{error}" if error else words)
