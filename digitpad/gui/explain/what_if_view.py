"""What if: the smallest change that alters the answer, and how far the answer holds.

The change is shown on the drawing and made by a click; how far the page can be moved, turned and so
on is said in figures. Each is found in a thread of its own, so that reading never waits for it.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.sensitivity import Sweep, rejudged, sweep_steps
from digitpad.explain.least_change import Edit, LeastChange, least_changes
from digitpad.gui.canvas.content import is_same_seen
from digitpad.gui.canvas.ink import ink_pen
from digitpad.gui.explain.change_words import change_title, held_words
from digitpad.gui.explain.evidence_words import any_class_words
from digitpad.gui.explain.map_view import FRAME_PX
from digitpad.gui.explain.view import Question, View
from digitpad.gui.language import tr, verbatim
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.thresholds import ConfidenceThresholds
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import filled, label, named, push_button
from digitpad.gui.widgets.pixels import smooth_painter
from digitpad.gui.widgets.wording import percent, unbroken
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing
from digitpad.ink.eraser import ERASER_WIDTH, rubbed_out
from digitpad.recognise.recogniser import Recogniser

MARGIN: Final = 0.12
"""Margin around the drawing as a fraction of its square."""
MOST: Final = 4
"""Greatest number of other answers on offer."""
FACT_GAP_PX: Final = 10


class ChangeView(QWidget):
    """Shows a drawing with what a change erases or adds; the mouse erases ink.

    Signals: ``rubbed`` (the drawing without the erased ink, when the button is released).
    """

    rubbed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        named(self, "what_if_drawing", self.tr("The least change, on the drawing"))
        self.setToolTip(self.tr("Rub ink out with the mouse: the answer follows"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._drawing = self._whole = Drawing()
        self._change: LeastChange | None = None

    def show_change(self, drawing: Drawing, change: LeastChange | None) -> None:
        """Show a drawing, and a change to it."""
        self._drawing = self._whole = drawing
        self._change = change
        description = self.tr("The drawing as it is")
        if change is not None:
            description = self.tr("The drawing, and as a hollow line what would change")
        self.setAccessibleDescription(description)
        self.update()

    def _frame(self) -> tuple[QRectF, QPointF, float]:
        """Return the square, the middle of the drawing, and its scale in pixels per unit."""
        side = min(self.width(), self.height()) - 2
        square = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        left, top, right, bottom = self._whole.bounds()
        scale = side * (1 - 2 * MARGIN) / max(right - left, bottom - top, 1e-3)
        return square, QPointF((left + right) / 2, (top + bottom) / 2), scale

    def _rub(self, position: QPointF) -> None:
        if not self._drawing.is_empty:
            square, middle, scale = self._frame()
            point = (position - square.center()) / scale + middle
            radius = self._drawing.pen_width * ERASER_WIDTH / 2
            self._drawing = rubbed_out(self._drawing, point.x(), point.y(), radius)
            self._change = None
            self.update()

    # Overrides of Qt

    def sizeHint(self) -> QSize:
        return QSize(320, 320)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._rub(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._rub(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._drawing is not self._whole:
            self.rubbed.emit(self._drawing)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._whole.is_empty:
            return
        with smooth_painter(self) as painter:
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        colours = colours_of(self.palette())
        paper, ink = colours.canvas.paper, colours.canvas.ink
        square, middle, scale = self._frame()
        painter.setPen(QPen(colours.border, 1.5))
        painter.setBrush(paper)
        painter.drawRoundedRect(square, 8, 8)
        painter.setClipRect(square)
        painter.translate(square.center())
        width = self._drawing.pen_width * scale
        lines = [(stroke.points, ink, width) for stroke in self._drawing.strokes]
        if self._change is not None:
            # Hollow, since the colours of ink have a meaning in the other views.
            inside = max(1.0, width - 2 * FRAME_PX)
            lines += [(self._change.line, ink, width), (self._change.line, paper, inside)]
        for points, colour, pen_px in lines:
            painter.setPen(ink_pen(colour, pen_px))
            line = [(QPointF(x, y) - middle) * scale for x, y in points.tolist()]
            painter.drawPolyline(line if len(line) > 1 else line * 2)


class WhatIfView(View):
    """The view; ``changes`` are those found, the smallest first, ``sweeps`` the changes tried."""

    def __init__(self, thresholds: ConfidenceThresholds) -> None:
        super().__init__("what_if")
        self._thresholds = thresholds
        self.changes: tuple[LeastChange, ...] = ()
        self.sweeps: tuple[Sweep, ...] = ()
        self._question: Question | None = None
        self._chosen = 0
        self._recogniser = lru_cache(maxsize=1)(Recogniser)
        self._mailbox = self.add_mailbox(LatestWins("what_if", self._search, self))
        self._mailbox.answered.connect(self._on_answered)
        self._sweeper = self.add_mailbox(LatestWins("sweeps", self._sweep, self))
        self._sweeper.answered.connect(self._on_swept)
        self.drawing = ChangeView()
        self.drawing.rubbed.connect(self.page_wanted)
        self.headline = label("what_if_headline", look="title", wraps=True)
        self.buttons = [
            push_button(f"what_if_{number}", "", "", partial(self._choose, number))
            for number in range(MOST)
        ]
        for button in self.buttons:
            button.setCheckable(True)
        self.do_button = push_button(
            "what_if_do",
            self.tr("Do it on the canvas"),
            self.tr("Change the drawing so; Undo brings it back"),
            self._do,
        )
        self.do_button.setProperty("look", "primary")
        self._hint = label(look="quiet", wraps=True)
        hint = self.tr("Rub ink out here with the mouse and see what it is read as then.")
        self._hint.setText(hint)
        self.caption = label("what_if_title", wraps=True)
        self.holds_title = label("what_if_holds", wraps=True)
        self.holds = {change: label(f"what_if_{change.replace(' ', '_')}") for change in RANGES}
        self._facts = QWidget()
        held = Flow(*self.holds.values(), gap=FACT_GAP_PX)
        filled(QVBoxLayout(self._facts), self.holds_title, held, spacing=4)
        self.figure = QWidget()
        parts = self.headline, self.caption, (self.drawing, 1), self._facts, None
        filled(QVBoxLayout(self.figure), *parts, spacing=8)
        right = filled(QVBoxLayout(), *self.buttons, self.do_button, self._hint, None, spacing=8)
        margins = (0, 8, 0, 0)
        filled(QHBoxLayout(self), (self.figure, 3), (right, 2), spacing=16, margins=margins)
        self._show()

    def look_at(self, question: Question) -> None:
        before, page = self._question, question.page
        if (
            before is not None
            and before.model is question.model
            and is_same_seen(before.page, page)
        ):
            self._show_holds()  # by other thresholds, perhaps
            return
        self._question, self.changes, self.sweeps, self._chosen = question, (), (), 0
        is_drawing = isinstance(page, Drawing)
        for part in (self.caption, self.drawing, self._hint):
            part.setVisible(is_drawing)
        self._show()
        self._show_holds()
        if is_drawing:
            self.headline.setText(self.tr("Looking for the least change…"))
            self._mailbox.ask(question)
        else:
            self.headline.setText(self.tr("How far can the picture be changed?"))
            self._sweeper.ask(question)

    def leave(self) -> None:
        super().leave()
        self._question = None

    def _search(self, question: Question) -> Generator[None, None, tuple[LeastChange, ...]]:
        """Search in the mailbox's thread; abandoned when the drawing changes."""
        assert isinstance(question.page, Drawing)
        return (yield from least_changes(self._recogniser(question.model), question.page))

    def _sweep(self, question: Question) -> Generator[None, None, tuple[Sweep, ...]]:
        """Read the page along every change, in the mailbox's thread."""
        return (yield from sweep_steps(self._recogniser(question.model), question.page))

    @Slot(object, object)
    def _on_swept(self, question: Question, sweeps: tuple[Sweep, ...]) -> None:
        if question is self._question:
            self.sweeps = sweeps
            self._show_holds()
            self.message.emit(question.model.info.name)

    @Slot(object, object)
    def _on_answered(self, question: Question, changes: tuple[LeastChange, ...]) -> None:
        if question is not self._question:
            return
        self.changes = changes[:MOST]
        self._show()
        if not changes:
            read = question.prediction
            sentence = self.tr("No small change makes it anything but {digit}.")
            if read.answer is None:
                sentence = tr("No small change makes it {digit}.")
            self.headline.setText(sentence.format(digit=read.answer or any_class_words(read)))
        self._sweeper.ask(question)

    def _choose(self, number: int, _is_checked: bool = True) -> None:
        self._chosen = number
        self._show()

    def _do(self) -> None:
        self.page_wanted.emit(self.changes[self._chosen].drawing)

    def _show(self) -> None:
        question, changes = self._question, self.changes
        page = None if question is None else question.page
        drawing = page if isinstance(page, Drawing) else Drawing()
        chosen = changes[self._chosen] if self._chosen < len(changes) else None
        self.drawing.show_change(drawing, chosen)
        self.do_button.setVisible(chosen is not None)
        caption = self.tr("Your drawing; what would be changed is hollow")
        self.caption.setText(self.tr("Your drawing") if chosen is None else caption)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(changes))
            button.setChecked(number == self._chosen)
            if number < len(changes):
                button.setText(self._offer(changes[number]))
        if chosen is not None:
            sentence = self.tr("The least change makes it {digit} ({share}).")
            if self._chosen:
                sentence = self.tr("This change makes it {digit} ({share}).")
            read = chosen.prediction
            self.headline.setText(
                sentence.format(digit=read.label, share=unbroken(percent(read.confidence)))
            )

    def _show_holds(self) -> None:
        """Say how far the page can be changed until it is read as something else."""
        sweeps = rejudged(self.sweeps, self._thresholds.chosen)
        plain = sweeps[0].plain.answer if sweeps else None
        self._facts.setVisible(bool(sweeps))
        title = self.tr("Still read as {digit} when only one of these is changed:")
        if plain is None:
            title = self.tr("Still not taken for a digit when only one of these is changed:")
        self.holds_title.setText(title.format(digit=plain))
        ranges = {sweep.change: held_words(sweep) for sweep in sweeps}
        for change, value in self.holds.items():
            value.setVisible(change in ranges)  # a reader of ink sees neither size nor noise
            text = self.tr("{change}: {range}")
            value.setText(text.format(change=change_title(change), range=ranges.get(change, "")))

    def _offer(self, change: LeastChange) -> str:
        text = {
            Edit.RUB_OUT: self.tr("Rub this out: {digit} ({share})"),
            Edit.JOIN: self.tr("Close this gap: {digit} ({share})"),
            Edit.DRAW_ON: self.tr("Draw this on: {digit} ({share})"),
        }[change.edit]
        read = change.prediction
        return text.format(digit=verbatim(read.label or ""), share=percent(read.confidence))
