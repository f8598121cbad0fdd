"""The strip at the foot of the left half: what the network sees, and which network it is.

May import: Qt, ``gui`` widgets. Tests: ``tests/gui/test_window.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from digitpad.gui.colours import Colours
from digitpad.gui.seen_preview import SeenPreview
from digitpad.gui.wording import milliseconds_words
from digitpad.recognise.prediction import Prediction, Verdict

if TYPE_CHECKING:
    from digitpad.modelfile import Model

PIXELS: Final = 28
"""Pixels along a side of what digit networks see; the preview shows each of the same size."""


class SeenStrip(QWidget):
    """The preview with three lines of words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seen_strip")
        self.preview = SeenPreview()
        self._title = QLabel(self.tr("What the network sees"))
        self._title.setProperty("look", "title")
        self.explanation_label = QLabel()
        self.explanation_label.setObjectName("seen_label")
        self.reader_label = QLabel()
        self.reader_label.setObjectName("reader_label")
        words = QVBoxLayout()
        words.setSpacing(5)
        words.addStretch(1)
        words.addWidget(self._title)
        for label in (self.explanation_label, self.reader_label):
            label.setProperty("look", "quiet")
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            words.addWidget(label)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        self._reader = ""
        self._milliseconds: float | None = None
        self.explain_page(is_picture=False)

    def explain_page(self, *, is_picture: bool) -> None:
        """Say how the image comes about."""
        if is_picture:
            words = self.tr("The ink found in the picture, at 28 × 28 pixels, scaled and centred")
        else:
            words = self.tr("28 × 28 pixels, scaled and centred like the digits it learned from")
        self.explanation_label.setText(words)

    def fit(self, height: int) -> None:
        """Make the preview as large as ``height`` allows, with pixels of one size."""
        side = max(1, (height - 2) // PIXELS) * PIXELS + 2
        self.preview.setFixedSize(side, side)

    def set_colours(self, colours: Colours) -> None:
        """Paint in other colours."""
        self.preview.set_colours(colours)

    def show_reader(self, model: Model | None, *, is_learning: bool) -> None:
        """Say which network reads."""
        if model is None:
            self._reader = self.tr("No network reads yet")
        elif is_learning:
            words = self.tr("Read by the network that is learning ({0})")
            self._reader = words.format(model.info.architecture.name)
        else:
            self._reader = self.tr("Read by {0}").format(model.info.name)
        self._show_reader()

    def show_prediction(self, prediction: Prediction) -> None:
        """Show what was read, and how long it took."""
        self.preview.show_pixels(prediction.image)
        is_blank = prediction.verdict is Verdict.NOTHING
        self._milliseconds = None if is_blank else prediction.milliseconds
        self._show_reader()

    def _show_reader(self) -> None:
        if self._milliseconds is None:
            self.reader_label.setText(self._reader)
        else:
            took = milliseconds_words(self._milliseconds)
            self.reader_label.setText(self.tr("{0} · {1}").format(self._reader, took))
