"""Sensitivity: the drawing is read under gradual changes. Is it me or the model?

A page is analysed once it has rested for a moment; if the user draws on, the analysis is dropped,
so that reading never waits for it. During training the new weights are analysed at most once in
``LEARNING_MS``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout

from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.sensitivity import (
    Sensitivity,
    Sweep,
    answer,
    labels_that_matter,
    rejudged,
    sensitivity_of,
    sweep_steps,
)
from digitpad.gui.canvas.content import is_same_seen
from digitpad.gui.desk import Desk
from digitpad.gui.explain.change_words import (
    amount_words,
    change_title,
    sensitivity_words,
    sweep_words,
)
from digitpad.gui.explain.view import Question, View
from digitpad.gui.plots.result_view import ResultView, plot_grid
from digitpad.gui.plots.sweep_plot import Curve, CurvePlot, PlotContent, Thumb
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import filled, label, push_button, single_shot_timer
from digitpad.gui.widgets.pixels import rgb_of, to_qimage
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing
from digitpad.recognise import recogniser
from digitpad.recognise.prediction import Prediction, Verdict

if TYPE_CHECKING:
    from digitpad.modelfile import Calibration

REST_MS: Final = 180
"""Time without a change after which a page is analysed."""
LEARNING_MS: Final = 1000


def sweeper() -> Callable[[Question], Generator[None, None, tuple[Sweep, ...]]]:
    """Return a function that answers a mailbox, and caches the recogniser of the last model."""
    recogniser_of = lru_cache(maxsize=1)(recogniser.Recogniser)
    return lambda question: sweep_steps(recogniser_of(question.model), question.page)


class SensitivityView(View):
    """The view; ``sensitivity`` is what it shows. Signals: ``robustness_wanted`` ()."""

    robustness_wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__("sensitivity")
        self._desk = desk
        self._question: Question | None = None
        self._asked: Question | None = None
        self._answered: tuple[Question, tuple[Sweep, ...]] | None = None
        self._shown: tuple[Question, tuple[Calibration | None, str | None]] | None = None
        self.sensitivity: Sensitivity | None = None
        self._mailbox = self.add_mailbox(LatestWins("sensitivity", sweeper(), self))
        self._mailbox.answered.connect(self._on_answered)
        self._since_asked = QElapsedTimer()
        self._rest = single_shot_timer(REST_MS, self._ask, self)
        self.plots = {change: CurvePlot(has_thumbs=True) for change in RANGES}
        self.legend = label(look="quiet", wraps=True)
        plots = plot_grid("sensitivity", self.plots, self.legend)
        self.figure = self.view = ResultView("sensitivity", plots, size=1.0)
        self._report_button = push_button(
            "sensitivity_report_button",
            self.tr("Test the model on many digits…"),
            self.tr("How the model reads digits of others that are moved, turned, slanted …"),
            self.robustness_wanted.emit,
        )
        self._naming_button = push_button(
            "sensitivity_naming_button",
            self.tr("That’s a …"),
            self.tr("Say what you drew: it is kept, and the model can be taught it"),
            desk.naming_wanted.emit,
        )
        self._naming_button.setEnabled(False)
        buttons = Flow(self._naming_button, self._report_button)
        filled(QVBoxLayout(self), (self.view, 1), buttons, margins=(0, 8, 0, 0))
        desk.meant_changed.connect(self._show)

    # What to analyse, and when

    def look_at(self, question: Question) -> None:
        """Analyse a page soon, or later if only the weights have changed in training."""
        before, asked, self._question = self._question, self._asked, question
        if before is None or not is_same_seen(before.page, question.page):
            self.interrupt()
            self._rest.start(REST_MS)
        elif not self._rest.isActive() and (asked is None or asked.model is not question.model):
            since = self._since_asked.elapsed() if self._since_asked.isValid() else LEARNING_MS
            self._rest.start(max(REST_MS, LEARNING_MS - since))
        else:
            self._show()
        if self._shown is None:
            self.view.say(self.tr("Looking…"), "")
            self.view.body.hide()
            self._naming_button.setEnabled(False)

    def interrupt(self) -> None:
        self._rest.stop()
        self._asked = None
        self._mailbox.drop()

    def leave(self) -> None:
        super().leave()
        self.interrupt()
        self._question = self._shown = self.sensitivity = None

    @Slot()
    def _ask(self) -> None:
        self._asked = self._question
        self._since_asked.start()
        self._mailbox.ask(self._asked)

    # Display

    @Slot(object, object)
    def _on_answered(self, question: Question, sweeps: tuple[Sweep, ...]) -> None:
        self._answered = question, sweeps
        self._show()

    @Slot()
    def _show(self) -> None:
        """Show the result, if it is about the current page and model."""
        if self._answered is None or self._answered[0] is not self._asked:
            return
        question, sweeps = self._answered
        thresholds, meant = how = self._desk.thresholds.chosen, self._desk.meant
        # Called for each reading of the same page, and each time the unsaved models change.
        if self._shown is not None and self._shown[0] is question and self._shown[1] == how:
            return
        self._shown = question, how
        sweeps = rejudged(sweeps, thresholds)
        self.sensitivity = sensitivity_of(sweeps)
        is_drawing = isinstance(question.page, Drawing)
        is_colour = question.model.info.preprocessing.from_drawing is None
        words = sensitivity_words(
            self.sensitivity, is_colour=is_colour, meant=meant if is_drawing else None
        )
        self.view.say(*words)
        self._report_button.setEnabled(not is_colour)
        self._naming_button.setEnabled(is_drawing)
        self.legend.setText(self._legend(is_colour=is_colour))
        labels = labels_that_matter(sweeps)
        shown = {sweep.change: sweep for sweep in sweeps}
        for change, plot in self.plots.items():
            plot.setVisible(change in shown)
            if change in shown:
                plot.show_content(content_of(shown[change], labels))
        self.view.body.show()
        count = sum(len(sweep.readings) for sweep in sweeps)
        said = self.tr("{count} readings by {model}")
        self.said.emit(said.format(count=count, model=question.model.info.name))

    def _legend(self, *, is_colour: bool) -> str:
        if is_colour:
            return self.tr(
                "Curves: how probable each class is. Dashed line: unchanged. Small images: what "
                "the network sees, and below what it reads."
            )
        return self.tr(
            "Curves: how probable each digit is, if it is one. Dashed line: unchanged. Grey: not "
            "taken for a digit. Small images: what the network sees, and below what it reads."
        )


def content_of(sweep: Sweep, labels: Sequence[str]) -> PlotContent:
    """Return the plot of a sweep, with a curve for each of the classes ``labels``."""
    readings = sweep.readings
    places = {label: readings[sweep.place].classes.index(label) for label in labels}
    curves = tuple(
        Curve(label, tuple(float(one.probabilities[place]) for one in readings))
        for label, place in places.items()
    )
    shown = ((place, readings[place]) for place in sweep.shown())
    thumbs = tuple(
        Thumb(place, to_qimage(rgb_of(one.image)), read_words(one), answer(one))
        for place, one in shown
    )
    return PlotContent(
        title=change_title(sweep.change),
        remark=sweep_words(sweep),
        amounts=sweep.amounts,
        ticks=tuple(amount_words(sweep.change, amount) for amount in sweep.amounts),
        identity=sweep.place,
        curves=curves,
        thumbs=thumbs,
        shaded=frozenset(place for place, one in enumerate(readings) if answer(one) is None),
    )


def read_words(reading: Prediction) -> str:
    """Return a prediction as text: "7", "7?" if the network is unsure, "–" for no digit."""
    read = answer(reading)
    if read is None:
        return "–"
    return f"{read}?" if reading.verdict is Verdict.UNSURE else read
