"""The strip at the foot of the reading panel: what the network sees, and which network it is.

Beside what an autoencoder sees stands what it draws; before what a network for digits sees of a
picture stand the steps in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from digitpad.gui.canvas.content import Page, Picture
from digitpad.gui.reading.presenters import Presenter, presenter_of
from digitpad.gui.reading.seen_preview import SeenPreview
from digitpad.gui.reading.steps_view import ARROW_PX, CAPTION_PX, StepsView, explained
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.two_line_delegate import small_font
from digitpad.gui.widgets.wording import milliseconds_words
from digitpad.recognise.prediction import Prediction, Verdict

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.preprocess.steps import PictureSteps

GAP_PX: Final = 16
LEAST_WORDS_PX: Final = 150
WORDS_BELOW_PX: Final = 44
"""Height of the words where they stand below the steps of a picture."""
STEP_COUNT: Final = 4
NO_READER: Final = "\u00a0"


class SeenStrip(QWidget):
    """The preview, or two of them, with three lines of words.

    Signals, in the GUI thread: ``steps_toggled`` when the steps of a picture came or went.
    """

    steps_toggled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seen_strip")
        self.preview = SeenPreview()
        self.drawn = SeenPreview()
        self.drawn.setObjectName("reconstruction_preview")
        self.drawn.setAccessibleName(self.tr("What the network draws"))
        self.drawn.setToolTip(self.tr("What the network draws from what it sees"))
        self.drawn.hide()
        self.steps = StepsView()
        self.steps.hide()
        self._seen_caption = QLabel(self.tr("28 × 28"))
        self._seen_caption.setProperty("look", "quiet")
        self._seen_caption.setFont(small_font(self._seen_caption.font()))
        self._seen_caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._seen_caption.setFixedHeight(CAPTION_PX)
        self._seen_caption.hide()
        self._presenter = presenter_of(None)
        self._room = (0, 0)
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
        self.sureness_button = QToolButton()
        self.sureness_button.setObjectName("sureness_button")
        self.sureness_button.setProperty("look", "small")
        self.sureness_button.setText(self.tr("How sure must it be?"))
        self.sureness_button.setAccessibleName(self.sureness_button.text())
        self.sureness_button.setToolTip(
            self.tr("Choose from where on it says “unsure” and “not a digit” (F3)")
        )
        words.addWidget(self.sureness_button, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        seen = QVBoxLayout()
        seen.setSpacing(0)
        seen.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignCenter)
        seen.addWidget(self._seen_caption)
        pictures = QHBoxLayout()
        pictures.setSpacing(0)
        pictures.addWidget(self.steps, 0, Qt.AlignmentFlag.AlignTop)
        pictures.addLayout(seen)
        pictures.addSpacing(GAP_PX)
        pictures.addWidget(self.drawn, 0, Qt.AlignmentFlag.AlignVCenter)
        pictures.addStretch(0)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addLayout(pictures)
        self._row.addLayout(words, 1)
        self._reader = ""
        self._milliseconds: float | None = None
        self.explain_page(None)

    def present(self, presenter: Presenter) -> None:
        """Show what a network for this kind of reading sees, and what it draws if it does."""
        self._presenter = presenter
        reconstructs = presenter.reconstructs
        self.drawn.setVisible(reconstructs)
        # The gap in front of the second preview serves the words where there is none.
        self._row.setSpacing(GAP_PX if reconstructs else 0)
        self.sureness_button.setVisible(not reconstructs and not self.has_steps)
        sees = self.tr("What the network sees")
        self._title.setText(self.tr("What it sees, what it draws") if reconstructs else sees)
        self._milliseconds = None
        self.explain_page(self._page)
        self._show_reader()

    def explain_page(self, page: Page | None) -> None:
        """Say how the image comes about."""
        self._page = page
        if not isinstance(page, Picture):
            self.show_steps(None)
        reads_drawings = self._presenter.reads_drawings
        if not reads_drawings and isinstance(page, Picture) and page.number is not None:
            words = self.tr("Test picture {0} of CIFAR-10 as it is, at 32 × 32 pixels")
            words = words.format(f"{page.number + 1:,}")
        elif not reads_drawings:
            words = self.tr("The middle square of the picture, at 32 × 32 pixels")
        elif isinstance(page, Picture):
            words = self.tr("The ink found in the picture, at 28 × 28 pixels, scaled and centred")
        else:
            words = self.tr("28 × 28 pixels, scaled and centred like the digits it learned from")
        self.preview.setToolTip(self.tr("What the network sees. {0}.").format(words))
        self._explain(words, is_trouble=False)

    def show_steps(self, steps: PictureSteps | None) -> None:
        """Show what became of the picture that lies on the canvas, None for anything else."""
        if self._presenter.reconstructs:
            steps = None
        was_shown, is_shown = self.has_steps, steps is not None
        self.steps.show_steps(steps)
        if steps is not None:
            self._explain(explained(steps), is_trouble=bool(steps.problem))
        if was_shown != is_shown:
            direction = QBoxLayout.Direction
            self._row.setDirection(direction.TopToBottom if is_shown else direction.LeftToRight)
            self.steps.setVisible(is_shown)
            self._seen_caption.setVisible(is_shown)
            self._title.setVisible(not is_shown)
            self.sureness_button.setVisible(not is_shown and not self._presenter.reconstructs)
            self.fit(*self._room)
            self.steps_toggled.emit()

    @property
    def has_steps(self) -> bool:
        """Whether the steps of a picture are shown."""
        return self.steps.steps is not None

    def _explain(self, words: str, *, is_trouble: bool) -> None:
        self.explanation_label.setText(words)
        set_look(self.explanation_label, "warning" if is_trouble else "quiet")

    def fit(self, width: int, height: int) -> None:
        """Make the previews as large as there is room, with pixels of one size."""
        self._room = (width, height)
        pixels = self._presenter.pixels
        room = height
        if self.has_steps:
            across = (width - (STEP_COUNT - 1) * ARROW_PX) // STEP_COUNT
            room = min(height - CAPTION_PX - WORDS_BELOW_PX, across)
        if self._presenter.reconstructs:
            room = min(height, (width - LEAST_WORDS_PX) // 2 - GAP_PX)
        side = max(1, (room - 2) // pixels) * pixels + 2
        for preview in (self.preview, self.drawn):
            preview.setFixedSize(side, side)
        self.steps.set_side(side)

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
