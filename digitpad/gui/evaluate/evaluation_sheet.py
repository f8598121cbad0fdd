"""What an evaluation found: a headline, a few sentences, the diagram and the confusion table."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedLayout, QVBoxLayout, QWidget

from digitpad.data.catalogue import DATASETS
from digitpad.gui.plots.confusion import ConfusionView
from digitpad.gui.plots.reliability import ReliabilityView

if TYPE_CHECKING:
    from digitpad.gui.evaluate.evaluation_thread import Evaluated


class EvaluationSheet(QWidget):
    """Shows the result of an evaluation, and before one what there will be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("evaluation_sheet")
        self.headline = QLabel(self.tr("How well does it read?"))
        self.headline.setObjectName("evaluation_headline")
        self.headline.setProperty("look", "title")
        large = self.headline.font()
        large.setPointSizeF(large.pointSizeF() * 1.5)
        self.headline.setFont(large)
        self.words = QLabel(
            self.tr(
                "The model reads the test part of a data set. The diagram shows whether it is "
                "right as often as it says it is, the table what it takes for what."
            )
        )
        self.words.setObjectName("evaluation_words")
        self.words.setWordWrap(True)
        self.reliability = ReliabilityView()
        self.confusion = ConfusionView()
        self.empty = QLabel(
            self.tr("Nothing is measured yet. After Measure, the diagram and the table come here.")
        )
        self.empty.setObjectName("evaluation_empty")
        self.empty.setProperty("look", "quiet")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        shown = QWidget()
        views = QHBoxLayout(shown)
        views.setContentsMargins(0, 0, 0, 0)
        views.setSpacing(18)
        views.addWidget(self.reliability, 9)
        views.addWidget(self.confusion, 10)
        self._body = QStackedLayout()
        self._body.addWidget(self.empty)
        self._body.addWidget(shown)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.headline)
        column.addWidget(self.words)
        column.addLayout(self._body, 1)

    def show_result(self, result: Evaluated) -> None:
        """Show what was found out."""
        found, info = result.found, result.model.info
        self._body.setCurrentIndex(1)
        self.reliability.show_bins(found.reliability)
        self.confusion.show_counts(info.classes if len(found.confusion) else (), found.confusion)
        source = DATASETS[result.dataset].title
        if not isfinite(found.accuracy):
            words = self.tr("{0}: mean-squared error {1}")
            self.headline.setText(words.format(info.name, f"{found.loss:.4f}"))
            words = self.tr("{0} images of {1}, pixels from 0 to 1. It gives no names.")
            self.words.setText(words.format(f"{found.n:,}", source))
            return
        words = self.tr("{0} reads {1} of {2} images right")
        self.headline.setText(words.format(info.name, in_percent(found.accuracy), f"{found.n:,}"))
        honesty = self.tr(
            "Calibration error {0}: so far, on average, it is from being right as often as it says."
        )
        parts = [self.tr("Test part of {0}.").format(source), honesty.format(in_percent(found.ece))]
        mistakes = self.confusion.mistakes_in_words()
        if mistakes:
            parts.append(self.tr("Most often: {0}.").format(mistakes))
        self.words.setText(" ".join(parts))


def in_percent(share: float) -> str:
    """Return a share of 0..1 in per cent, as finely as 10,000 images can tell."""
    return f"{share * 100:.2f} %"
