"""The prediction: the verdict, and the probability of each class.

A test picture's label stands beside it; an autoencoder has text instead of bars.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from digitpad import wings
from digitpad.gui.language import tr, without_key
from digitpad.gui.reading.presenters import Presenter
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.naming import NamingRow
from digitpad.gui.widgets.parts import Label, filled, grown, label, plain_tip, small_button
from digitpad.gui.widgets.probability_bars import ProbabilityBars
from digitpad.gui.widgets.spoken import SettledAnnouncer
from digitpad.gui.widgets.wording import error_words, verdict_text
from digitpad.models.architecture import DIGITS, ReadingKind
from digitpad.recognise.prediction import Prediction
from digitpad.recognise.wording import VerdictText
from digitpad.words import sentences

LARGEST_PX: Final = 132
SMALLEST_PX: Final = 15
GAP_PX: Final = 12
NOTE_PX: Final = (13, 15)
"""Least and greatest font size of the note; between them, a ninth of the label's height."""


class VerdictLabel(Label):
    """A label of two parts: a headline, and a smaller detail on the same baseline.

    ``text()`` is both, "7  97 %", for screen readers and tests. There may be a note below them.
    """

    def __init__(self) -> None:
        super().__init__(about=self.tr("Verdict"))
        self.setObjectName("verdict_label")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumSize(120, 72)
        self._verdict = VerdictText("", "")
        self._announcer = SettledAnnouncer(self, self.tr("Nothing drawn"))

    def show_text(self, text: VerdictText) -> None:
        self._verdict = text
        self.setAccessibleDescription(text.note)
        self.setToolTip(plain_tip(text.why))
        self.setText(f"{text.headline}  {text.detail}" if text.detail else text.headline)
        self._announcer.show(text.headline, tr(sentences(text.why, text.note)))
        self.update()

    def _headline_font(self, width: float, height: float) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        size = min(LARGEST_PX, int(height * 0.92))
        if len(self._verdict.headline) > 2:
            size = min(size, int(height * 0.42))
        while size > SMALLEST_PX:
            font.setPixelSize(size)
            if QFontMetricsF(font).horizontalAdvance(self._verdict.headline) <= width:
                break
            size -= 1
        return font

    def _paint_note(self, painter: QPainter, area: QRectF) -> float:
        """Paint the note at the bottom of ``area``; return its top."""
        font = QFont(self.font())
        least, most = map(grown, NOTE_PX)
        font.setPixelSize(max(least, min(most, int(area.height() / 9))))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        height = QFontMetricsF(font).boundingRect(area, flags, self._verdict.note).height()
        top = area.bottom() - height
        painter.setFont(font)
        painter.setPen(colours_of(self.palette()).muted)
        painter.drawText(QRectF(area.left(), top, area.width(), height), flags, self._verdict.note)
        return top

    def paintEvent(self, event: QPaintEvent) -> None:
        text, painter = self._verdict, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        area = QRectF(self.contentsRect())
        if text.note:
            area.setBottom(self._paint_note(painter, area))
        detail_font = QFont(self.font())
        detail_font.setPixelSize(max(grown(14), int(area.height() * 0.22)))
        detail_metrics = QFontMetricsF(detail_font)
        detail_px = detail_metrics.horizontalAdvance(text.detail) + GAP_PX if text.detail else 0.0
        font = self._headline_font(area.width() - detail_px, area.height())
        metrics = QFontMetricsF(font)
        base = area.center().y() + metrics.capHeight() / 2
        painter.setFont(font)
        painter.setPen(getattr(colours_of(self.palette()), text.tone))
        painter.drawText(int(area.left()), int(base), text.headline)
        if text.detail:
            painter.setFont(detail_font)
            painter.setPen(colours_of(self.palette()).muted)
            x = area.left() + metrics.horizontalAdvance(text.headline) + GAP_PX
            painter.drawText(int(x), int(base), text.detail)
        painter.end()


class Answer(QWidget):
    """The column beside the canvas."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reading_panel")
        self.verdict = VerdictLabel()
        about = self.tr("What the test picture shows")
        self.truth_label = label("truth_label", about=about, wraps=True)
        self.truth_label.hide()
        self.naming = NamingRow("naming", self.tr("That’s a …"), undoes=True)
        self._paper = wings.reader_of_photos()
        entry = self._paper.menu if self._paper else None
        words = (without_key(tr(entry.text)), tr(entry.tip)) if entry else ("", "")
        self.paper_button = small_button("read_paper_button", *words)
        self._reads_digits = True
        self.bars = ProbabilityBars(DIGITS)
        self.explain_button = small_button(
            "explain_button",
            self.tr("Why?"),
            self.tr("See which ink speaks for the answer and which against it (F2)"),
        )
        self.reconstruction_label = label("reconstruction_label", look="quiet", wraps=True)
        self.reconstruction_label.hide()
        filled(
            QVBoxLayout(self),
            self.verdict,
            self.paper_button,
            self.truth_label,
            self.naming,
            (self.bars, 1),
            self.explain_button,
            self.reconstruction_label,
            None,
            spacing=4,
        )
        self.show_words(self.tr("Nothing drawn"), "")

    def present(self, presenter: Presenter) -> None:
        """Show bars, or text about a network that reconstructs."""
        self.bars.setVisible(not presenter.reconstructs)
        self.explain_button.setVisible(not presenter.reconstructs)
        is_drawn = presenter.kind is ReadingKind.DIGIT
        self._reads_digits = is_drawn and presenter.has_digits
        self.naming.setVisible(self._reads_digits or (is_drawn and presenter.has_set))
        self.reconstruction_label.setVisible(presenter.reconstructs)
        self._explain_reconstruction("")

    def least_height(self, width: int) -> int:
        """Return the least height at a width, where texts may need several lines."""
        layout = self.layout()
        assert layout is not None
        # The former is -1 while no text is shown that may wrap.
        return max(layout.totalMinimumHeightForWidth(width), layout.totalMinimumSize().height())

    def offer_paper(self, is_wanted: bool) -> None:
        """Offer to read the picture as a page or table, if there is what does."""
        has_paper = self._paper is not None and self._reads_digits
        self.paper_button.setVisible(is_wanted and has_paper)

    def show_prediction(self, prediction: Prediction, *, is_drawn: bool = True) -> None:
        self._explain_reconstruction(error_words(prediction))
        self.bars.show_probabilities(prediction.classes, prediction.probabilities)
        is_answer = prediction.verdict.is_answer and not prediction.is_guess
        text = verdict_text(prediction)
        self.bars.show_as_answer(is_answer, text.note)
        if is_drawn and prediction.is_several and wings.with_surface():
            how = self.tr("To write numbers: “123” below.")
            text = text._replace(note=tr(sentences(text.note, how)))
        self.verdict.show_text(text)

    def show_truth(self, truth: str, read: str | None) -> None:
        """Show the label of a test picture, "" for none, and whether the reading is correct.

        ``read``: None if there is no reading yet.
        """
        text, look = self.tr("Label: {label}"), "truth"
        if read is not None:
            is_right = read == truth
            text = (
                self.tr("Label: {label} · correct")
                if is_right
                else self.tr("Label: {label} · incorrect")
            )
            look = "right" if is_right else "wrong"
        self.truth_label.setText(text.format(label=truth))
        set_look(self.truth_label, look)
        self.truth_label.setVisible(bool(truth))

    def show_no_picture(self, classes: Sequence[str]) -> None:
        """Show that there is nothing to read, with empty bars for ``classes``."""
        self.bars.show_probabilities(classes, np.zeros(len(classes), dtype=np.float32))
        self.show_words(self.tr("No picture yet"), "")

    def show_words(self, text: str, why: str, note: str = "") -> None:
        """Show why there is no reading, in its place."""
        self.bars.show_as_answer(False)
        self.verdict.show_text(VerdictText(text, why, note=note))

    def _explain_reconstruction(self, error: str) -> None:
        explanation = self.tr(
            "This network is an autoencoder: it squeezes what it sees into fewer numbers and "
            "reconstructs it from them. Below: left what it sees, right its reconstruction."
        )
        self.reconstruction_label.setText(f"{explanation}\n\n{error}" if error else explanation)
