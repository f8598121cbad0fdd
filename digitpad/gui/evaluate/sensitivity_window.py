"""“Sensitivity…”: the present page read as it is changed. Is it me or the model?

The window stands beside the main window, so that one can draw and watch. A page is read when it
rests for a moment; as soon as somebody draws on, what runs is dropped, so that the reading never
waits for it. Weights of a network that is learning are tried at most once in ``LEARNING_MS``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.sensitivity import (
    Finding,
    Sensitivity,
    Sweep,
    answer,
    labels_that_matter,
    rejudged,
    sensitivity_of,
    sweep_steps,
)
from digitpad.gui.canvas.content import Picture, is_same_seen
from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.change_words import (
    amount_words,
    change_title,
    sensitivity_words,
    sweep_words,
)
from digitpad.gui.evaluate.result_view import ResultView, plot_grid
from digitpad.gui.model_window import ModelWindow
from digitpad.gui.plots.sweep_plot import Curve, CurvePlot, PlotContent, Thumb
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import filled, label, single_shot_timer
from digitpad.gui.widgets.pixels import Pixels, rgb_of, to_qimage, widget_image
from digitpad.gui.widgets.wording import why_nothing_to_ask
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model
from digitpad.recognise import recogniser
from digitpad.recognise.prediction import Prediction, Verdict

if TYPE_CHECKING:
    from digitpad.modelfile import Calibration

REST_MS: Final = 180
"""A page that did not change for so long is read."""
LEARNING_MS: Final = 1000


class SweepQuestion(NamedTuple):
    """What is to be swept: ``page`` is a drawing, or the image that a network saw of it."""

    model: Model
    page: Drawing | Pixels

    @property
    def is_picture(self) -> bool:
        return not isinstance(self.page, Drawing)

    @property
    def is_colour(self) -> bool:
        """Whether nobody wrote what is on it."""
        return self.model.info.preprocessing.from_drawing is None


def sweeper() -> Callable[[SweepQuestion], Generator[None, None, tuple[Sweep, ...]]]:
    """Return what answers questions for a mailbox; it keeps the recogniser of the last model."""
    recogniser_of = lru_cache(maxsize=1)(recogniser.Recogniser)
    return lambda question: sweep_steps(recogniser_of(question.model), question.page)


class SensitivityWindow(ModelWindow):
    """The window. Signals: ``robustness_wanted`` ()."""

    robustness_wanted = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        title = self.tr("Sensitivity of this drawing")
        super().__init__("sensitivity", title, desk, parent, (700, 860))
        self._asked: SweepQuestion | None = None
        self._answered: tuple[SweepQuestion, tuple[Sweep, ...]] | None = None
        self._followed: Drawing | Pixels | None = None
        self._shown: tuple[SweepQuestion, tuple[Calibration | None, str | None]] | None = None
        self._sweeps: tuple[Sweep, ...] = ()
        self.sensitivity: Sensitivity | None = None
        self._mailbox = LatestWins("sensitivity", sweeper(), self)
        self._mailbox.answered.connect(self._on_answered)
        self._mailbox.failed.connect(self._on_failed)
        self._since_asked = QElapsedTimer()
        self._rest = single_shot_timer(REST_MS, self.begin_if_due, self)
        self._make_contents()
        desk.meant_changed.connect(self._show)

    def _make_contents(self) -> None:
        self.plots = {change: CurvePlot(has_thumbs=True) for change in RANGES}
        self.legend = label(look="quiet", wraps=True)
        self.view = ResultView("sensitivity", plot_grid("sensitivity", self.plots, self.legend))
        self.view.body.hide()
        self._report_button = self.make_button(
            "report",
            self.tr("Test the model on many digits…"),
            self.robustness_wanted.emit,
            self.tr("How the model reads digits of others that are moved, turned, slanted …"),
        )
        self._naming_button = self.make_button(
            "naming",
            self.tr("That’s a …"),
            self.desk.naming_wanted.emit,
            self.tr("Say what you drew: it is kept, and the model can be taught it"),
        )
        self._save_button = self.make_save_button(
            "save",
            self.tr("Save as PNG…"),
            self.tr("Save what this window shows as a picture"),
            "me-or-the-model.png",
            lambda: widget_image(self.view),
        )
        row = self._naming_button, self._report_button, self._save_button
        buttons = self.button_row(*row, notes_above=True)
        parts = (SideScroll(self.view), 1), buttons
        filled(QVBoxLayout(self), *parts, margins=(16, 14, 16, 12))

    # What it is told

    def take_model(self) -> None:
        """Read with another model; soon, or later where only the weights changed, in training."""
        self._follow()

    def take_prediction(self) -> None:
        self._follow()

    @Slot()
    def interrupt(self) -> None:
        self._rest.stop()
        self._asked = None
        self._mailbox.drop()

    @Slot()
    def begin_if_due(self) -> None:
        """Read the page along every change, or say why that cannot be done."""
        if not self.isVisible():
            return
        question = self._question()
        if question is None:
            self._explain()
            return
        if self._shown is None:
            self.show_words(self.tr("Looking…"), "")
        self._asked = question
        self._since_asked.start()
        self._mailbox.ask(question)

    # What to read, and when

    def _follow(self) -> None:
        if not self.isVisible():
            return
        asked, question = self._asked, self._question()
        if question is None or not is_same_seen(self._followed, question.page):
            self.interrupt()
            self._followed = None if question is None else question.page
            self._rest.start(REST_MS)
        elif not self._rest.isActive() and (asked is None or asked.model is not question.model):
            since = self._since_asked.elapsed() if self._since_asked.isValid() else LEARNING_MS
            self._rest.start(max(REST_MS, LEARNING_MS - since))
        else:
            self._show()

    def _question(self) -> SweepQuestion | None:
        """Return what there is to ask, None where nothing can be read."""
        model, page, read = self.desk.model, self.desk.page(), self.desk.prediction
        if model is None or page is None or model.info.architecture.reconstructs:
            return None
        if isinstance(page, Picture):
            if read is not None and read.is_several:
                return None
            # The picture's way to the network is long, and the reading went it already.
            seen = None if read is None else read.image
            if seen is None or seen.size != prod(model.info.architecture.input_shape):
                return None
            return SweepQuestion(model, seen)
        return SweepQuestion(model, page)

    def _explain(self) -> None:
        why_not = why_nothing_to_ask(self.desk.model, self.desk.prediction)
        words = why_not or self.tr("Draw a digit.")
        self.show_words(self.tr("Nothing to read yet"), words)

    # What is shown

    @Slot(object, object)
    def _on_answered(self, question: SweepQuestion, sweeps: tuple[Sweep, ...]) -> None:
        self._answered = question, sweeps
        self._show()

    @Slot(object, str)
    def _on_failed(self, question: SweepQuestion, why: str) -> None:
        if question is self._asked:
            self.show_words(self.tr("Cannot read this"), why)

    @Slot()
    def _show(self) -> None:
        """Show what was found, as far as it is about the page and the model that are there."""
        if self._answered is None or self._answered[0] is not self._asked:
            return
        question, sweeps = self._answered
        thresholds, meant = how = self.desk.thresholds.chosen, self.desk.meant
        # Each reading of the same page asks, and each change of what is saved.
        if self._shown is not None and self._shown[0] is question and self._shown[1] == how:
            return
        self._shown = question, how
        self._sweeps = rejudged(sweeps, thresholds)
        self.sensitivity = sensitivity_of(self._sweeps)
        is_colour = question.is_colour
        words = sensitivity_words(
            self.sensitivity,
            is_colour=is_colour,
            meant=None if question.is_picture else meant,
        )
        self.view.say(*words)
        self._report_button.setEnabled(not is_colour)
        self.legend.setText(self._legend(is_colour=is_colour))
        for change, plot in self.plots.items():
            plot.setVisible(any(sweep.change == change for sweep in self._sweeps))
        is_empty = self.sensitivity.kind is Finding.NOTHING
        self.view.body.setVisible(not is_empty)
        self._save_button.setEnabled(not is_empty)
        self._naming_button.setEnabled(not is_empty and not question.is_picture)
        if is_empty:
            self.note.clear()
            return
        count = sum(len(sweep.readings) for sweep in self._sweeps)
        self.note.setText(
            self.tr("{count} readings by {model}").format(
                count=count, model=question.model.info.name
            )
        )
        labels = labels_that_matter(self._sweeps)
        for sweep in self._sweeps:
            self.plots[sweep.change].show_content(content_of(sweep, labels))

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

    def show_words(self, headline: str, sentence: str) -> None:
        """Say in place of a result why there is none."""
        self._sweeps, self.sensitivity, self._shown = (), None, None
        self.view.say(headline, sentence)
        self.view.body.hide()
        self.note.clear()
        self._save_button.setEnabled(False)
        self._naming_button.setEnabled(False)

    # Qt's names

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.interrupt()


def content_of(sweep: Sweep, labels: Sequence[str]) -> PlotContent:
    """Return how one sweep is shown, with a curve for each of the classes ``labels``."""
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
        none=sweep.place,
        curves=curves,
        thumbs=thumbs,
        shaded=frozenset(place for place, one in enumerate(readings) if answer(one) is None),
    )


def read_words(reading: Prediction) -> str:
    """Return what is read: "7", "7?" where the network is unsure, "–" for no digit."""
    read = answer(reading)
    if read is None:
        return "–"
    return f"{read}?" if reading.verdict is Verdict.UNSURE else read
