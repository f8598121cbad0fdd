"""The strip at the foot of the left half: what the network sees, and which network it is.

Beside what an autoencoder sees stands what it draws.

May import: Qt, ``gui`` widgets. Tests: ``tests/gui/test_window.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from digitpad.gui.colours import Colours
from digitpad.gui.page import Page, Picture
from digitpad.gui.seen_preview import SeenPreview
from digitpad.gui.wording import milliseconds_words
from digitpad.recognise.prediction import Prediction, Verdict

if TYPE_CHECKING:
    from digitpad.modelfile import Model

PIXELS: Final = {False: 28, True: 32}
"""Pixels along a side of what networks see, by whether they see colour; the preview shows each
of the same size."""
GAP_PX: Final = 16
LEAST_WORDS_PX: Final = 150
NO_READER: Final = "\u00a0"


class SeenStrip(QWidget):
    """The preview, or two of them, with three lines of words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seen_strip")
        self.preview = SeenPreview()
        self.drawn = SeenPreview()
        self.drawn.setObjectName("reconstruction_preview")
        self.drawn.setAccessibleName(self.tr("What the network draws"))
        self.drawn.setToolTip(self.tr("What the network draws from what it sees"))
        self.drawn.hide()
        self._is_colour = self._draws_again = False
        self._page: Page | None = None
        self._title = QLabel(self.tr("What the network sees"))
        self._title.setProperty("look", "title")
        self._title.setWordWrap(True)
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
        row.setSpacing(GAP_PX)
        row.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.drawn, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        self._reader = ""
        self._milliseconds: float | None = None
        self.explain_page(None)

    def show_mode(self, *, is_colour: bool, draws_again: bool) -> None:
        """Show what a network for colour pictures sees, or what one draws, or neither."""
        self._is_colour, self._draws_again = is_colour, draws_again
        self.drawn.setVisible(draws_again)
        sees = self.tr("What the network sees")
        self._title.setText(self.tr("What it sees, what it draws") if draws_again else sees)
        self._milliseconds = None
        self.explain_page(self._page)
        self._show_reader()

    def explain_page(self, page: Page | None) -> None:
        """Say how the image comes about."""
        self._page = page
        if self._is_colour and isinstance(page, Picture) and page.number is not None:
            words = self.tr("Test picture {0} of CIFAR-10 as it is, at 32 × 32 pixels")
            words = words.format(f"{page.number + 1:,}")
        elif self._is_colour:
            words = self.tr("The middle square of the picture, at 32 × 32 pixels")
        elif isinstance(page, Picture):
            words = self.tr("The ink found in the picture, at 28 × 28 pixels, scaled and centred")
        else:
            words = self.tr("28 × 28 pixels, scaled and centred like the digits it learned from")
        self.explanation_label.setText(words)
        self.preview.setToolTip(self.tr("What the network sees. {0}.").format(words))

    def fit(self, width: int, height: int) -> None:
        """Make the previews as large as there is room, with pixels of one size."""
        pixels = PIXELS[self._is_colour]
        room = height
        if self._draws_again:
            room = min(height, (width - LEAST_WORDS_PX) // 2 - GAP_PX)
        side = max(1, (room - 2) // pixels) * pixels + 2
        for preview in (self.preview, self.drawn):
            preview.setFixedSize(side, side)

    def set_colours(self, colours: Colours) -> None:
        """Paint in other colours."""
        self.preview.set_colours(colours)
        self.drawn.set_colours(colours)

    def show_reader(self, model: Model | None, *, is_learning: bool) -> None:
        """Say which network reads."""
        if model is None:
            # The verdict says why; the line keeps its place for the model that is being opened.
            self._reader = NO_READER
        elif is_learning:
            words = self.tr("Read by the network that is learning ({0})")
            self._reader = words.format(model.info.architecture.name)
        else:
            self._reader = self.tr("Read by {0}").format(model.info.name)
        self._show_reader()

    def show_prediction(self, prediction: Prediction) -> None:
        """Show what was read, and how long it took."""
        self.preview.show_pixels(prediction.image)
        if prediction.reconstruction is not None:
            self.drawn.show_pixels(prediction.reconstruction)
        is_blank = prediction.verdict is Verdict.NOTHING
        self._milliseconds = None if is_blank else prediction.milliseconds
        self._show_reader()

    def show_no_picture(self) -> None:
        """Show that there is nothing to see."""
        nothing = np.zeros((3, 32, 32), dtype=np.uint8)
        self.preview.show_pixels(nothing)
        self.drawn.show_pixels(nothing)
        self._milliseconds = None
        self._show_reader()

    def _show_reader(self) -> None:
        if self._milliseconds is None:
            self.reader_label.setText(self._reader)
        else:
            took = milliseconds_words(self._milliseconds)
            self.reader_label.setText(self.tr("{0} · {1}").format(self._reader, took))
