"""What becomes of runs and unsaved models: the notice says it, offers choices, and does them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.data.source import DataSource
from digitpad.errors import DatasetError, DigitpadError
from digitpad.gui.language import tr
from digitpad.gui.training.choosers import FIRST
from digitpad.gui.training.display import RunDisplay
from digitpad.gui.training.outcome import Choices, ended_words, failure_words, unfinished_words
from digitpad.gui.training.run import Run
from digitpad.gui.training.trainer import Trainer
from digitpad.models.catalogue import architecture
from digitpad.runs.unfinished import RunFolder, unfinished_runs
from digitpad.training.events import Ended
from digitpad.words import duration

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.training.config import Keep


class RunOffers(QObject):
    """Offers what can be done with what a run learned, and with other unsaved models.

    Signals: ``begin_wanted`` (), though a result would be lost; ``resume_wanted`` (an
    ``UnfinishedRun``); ``quick_wanted`` (), in place of a run that takes long; ``model_kept``,
    ``model_discarded``, ``save_requested`` (a ``Model``) and ``message`` as the panel has them.
    """

    begin_wanted = Signal()
    resume_wanted = Signal(object)
    quick_wanted = Signal()
    model_kept = Signal(object)
    model_discarded = Signal(object)
    save_requested = Signal(object)
    message = Signal(str)

    def __init__(self, display: RunDisplay, trainer: Trainer, parent: QObject) -> None:
        super().__init__(parent)
        self._trainer = trainer
        trainer.begins.connect(self._on_run_begins)
        trainer.left.connect(self._on_run_left)
        self._display, self._notice = display, display.notice
        self._reading: Model | None = None
        self._interrupted: Model | None = None
        self._left: tuple[Model, RunFolder] | None = None
        """What the run before gave, which may read again when the last one is discarded."""
        self._has_looked = False
        self._data_failure = ""

    @property
    def run(self) -> Run | None:
        return self._trainer.run

    # Which models there are

    def follow(self, reading: Model | None, unsaved: Sequence[Model]) -> None:
        """Keep the notice true: which model reads now, and which are in no file yet."""
        self._reading = reading
        about = self._notice.about
        if about is None:
            return
        if any(one is about for one in unsaved):
            self.offer(about)
        else:
            self._notice.clear()

    def was_saved(self, model: Model, name: str) -> None:
        """Mark a model as saved in the file ``name``; its run needs its checkpoint no more."""
        if self.run is not None and model is self.run.result:
            self.run.is_saved = True
            self._interrupted = None
            self.forget_run()
            self._display.controls.say(self.tr("Saved as {file}").format(file=name))
        elif self._left is not None and model is self._left[0] and self._left[1].take():
            self._left[1].forget()

    def forget_run(self) -> None:
        """Drop the last run's checkpoint: it is dealt with; what is kept of it stays."""
        if self.run is not None and self.run.state == "idle":
            self.run.forget()

    @Slot()
    def _on_run_begins(self) -> None:
        self._interrupted = None

    @Slot(object)
    def _on_run_left(self, run: Run) -> None:
        if run.result is not None:
            self._left = None if run.folder is None else (run.result, run.folder)

    @Slot(object)
    def offer(self, model: Model | None) -> None:
        """Say what became of an unsaved model, and what can be done with it."""
        if model is None:
            return
        run, reads = self.run, model is self._reading
        if run is not None and run.ended is not None and model is run.result:
            text = f"{ended_words(run.ended, run.config.dataset)} {run.why_unkept}".strip()
            choices = self._choices(run, run.ended, model, reads=reads)
        else:
            text = self.tr("“{model}” is not saved.").format(model=model.info.name)
            choices = self._choices_of(model, reads=reads)
        if not reads and self._reading is not None:
            now = self.tr("Now {model} reads.").format(model=self._reading.info.name)
            text = f"{text} {now}"
        if self._notice.about is not model or self._notice.text != text:
            self._notice.say(text, choices, about=model)

    def offer_if_about(self, model: Model | None) -> None:
        """Say anew what the notice says about a model, if it does."""
        if model is not None and model is self._notice.about:
            self.offer(model)

    def offer_interrupted(self) -> bool:
        """Say again what something else was said in place of; return whether there was anything."""
        model, self._interrupted = self._interrupted, None
        if model is None or self.run is None or model is not self.run.result:
            return False
        self.offer(model)
        return True

    # Before a run, and while it goes on

    def may_begin(self) -> bool:
        """Return whether a run may begin; ask where the result of the last one would be lost."""
        run = self.run
        if run is None or run.result is None or run.is_saved:
            return True
        run.wait_till_kept()
        if run.is_safe:
            return True
        text = self.tr("What the last run gave is in no file, and the next run takes its place.")
        choices: Choices = {
            "save_result": partial(self.save_requested.emit, run.result),
            "start_anyway": self.begin_wanted.emit,
        }
        self._interrupt(text, choices, about=run.result)
        self.message.emit(text)
        return False

    def offer_unfinished(self) -> None:
        """Offer the youngest run that no digitpad goes on with, at the first call only."""
        if self._has_looked:
            return
        self._has_looked = True
        try:
            runs = unfinished_runs()
        except DigitpadError:
            return  # no folder for the user's data: nothing was kept there either
        for run in runs[:1]:
            resume = "resume/finished" if run.is_complete else "resume"
            discard = RunFolder(run.folder).discard
            choices: Choices = {resume: partial(self.resume_wanted.emit, run), "forget": discard}
            self._notice.say(unfinished_words(run), choices)

    def say_long(self, seconds: float) -> None:
        """Say how long the run takes, and offer a quick one where that fits the data."""
        assert self.run is not None
        config = self.run.config
        fits = DataSource.parse(config.dataset).input_shape == architecture(FIRST).input_shape
        choices: dict[str, Callable[[], object]] = {"train_anyway": lambda: None}
        if fits and config.model != FIRST:
            choices["choose_quick"] = self.quick_wanted.emit
        text = self.tr("This takes about {time} on this computer.")
        self._notice.say(text.format(time=tr(duration(seconds, is_rough=True))), choices)

    # How it ended

    def conclude(self, ended: Ended) -> None:
        """Read with what a run learned, and offer what can be done with it."""
        self._show_end(ended)
        self.message.emit(ended.message)
        run = self.run
        assert run is not None
        if not ended.history and not self._display.has_progress:
            self.say_not_begun()
            return
        run.ended, run.is_decided = ended, ended.reason == "completed"
        self._keep(run, "best")
        run.put_on_shelf()
        self.offer(run.result)

    def say_not_begun(self) -> None:
        """Say that the run was stopped before its first step; what it learned earlier stays."""
        self._display.show_end(self.tr("Stopped before the first step"))
        if self.run is not None and self.run.can_go_on:
            text = self.tr("Nothing is lost: it goes on from where it stopped.")
            self._notice.say(text, {"go_on": self._trainer.go_on})
        self.lose_result()

    def fail(self, error: Exception) -> None:
        """Say why a run failed; what it learned until its checkpoint can go on."""
        self._display.show_end(self.tr("Training failed"))
        self.say_failure(error, can_go_on=self.run is not None and self.run.can_go_on)
        self.lose_result()

    def say_failure(self, error: Exception, *, can_go_on: bool = False) -> None:
        text = failure_words(error)
        self._interrupt(text, {"go_on": self._trainer.go_on} if can_go_on else None)
        self._data_failure = text if isinstance(error, DatasetError) and not can_go_on else ""
        self.message.emit(text)

    @Slot()
    def forget_data_failure(self) -> None:
        """Close a notice that images are missing or damaged: others have been chosen."""
        if self._data_failure and self._notice.text == self._data_failure:
            self._notice.clear()

    def lose_result(self) -> None:
        """Leave the run without a model; a checkpoint that it has stays."""
        run = self.run
        model = None
        if run is not None:
            model, run.result = run.result, None
            if not run.can_go_on and not (run.folder and run.folder.is_archived):
                self.forget_run()
        self.model_discarded.emit(model)

    def _show_end(self, ended: Ended, words: str = "") -> None:
        usual = {
            "completed": self.tr("Done in {time}"),
            "stopped": self.tr("Stopped after {time}"),
            "diverged": self.tr("The loss exploded after {time}"),
            "failed": self.tr("The device failed after {time}"),
        }[ended.reason]
        fraction = 1.0 if ended.reason == "completed" else None
        self._display.show_end(words or usual.format(time=tr(duration(ended.seconds))), fraction)

    def _interrupt(
        self, text: str, choices: Choices | None = None, *, about: Model | None = None
    ) -> None:
        """Say something else in place of what is said about a model, which comes back after it."""
        self._interrupted = self._interrupted or self._notice.about
        self._notice.say(text, choices, about=about)

    # What can be chosen

    def _choices_of(self, model: Model, *, reads: bool) -> Choices:
        """Return what can be done with an unsaved model of which nothing else is known."""
        choices: dict[str, Callable[[], object]] = {
            "save_result": partial(self.save_requested.emit, model)
        }
        if not reads:
            choices["read_result"] = partial(self._read, model)
        return choices | {"discard": partial(self.model_discarded.emit, model)}

    def _choices(self, run: Run, ended: Ended, model: Model, *, reads: bool) -> Choices:
        """Return what can be done with what a run learned."""
        choices: dict[str, Callable[[], object]] = {}
        if run.is_decided:
            choices |= self._choices_of(model, reads=reads)
            del choices["discard"]
        else:
            keep = "keep_best" if ended.history else "keep_best/untested"
            choices[keep] = partial(self._decide, run, "best")
        if run.has_last:
            choices["keep_last"] = partial(self._decide, run, "last")
        choices["discard"] = partial(self._discard, run)
        if run.can_go_on and ended.reason in ("stopped", "failed"):
            choices["go_on"] = self._trainer.go_on
        return choices

    def _keep(self, run: Run, keep: Keep) -> None:
        """Read with these weights of the run from now on."""
        if run.result is not None:
            self.model_discarded.emit(run.result)
        self._read(run.take(keep))

    def _read(self, model: Model) -> None:
        self._reading = model
        self.model_kept.emit(model)

    def _decide(self, run: Run, keep: Keep) -> None:
        """Go on with these weights of a run, for which they are not saved yet."""
        run.is_decided = True
        if keep == "last" or run.result is None:
            self._keep(run, keep)
        else:
            self._read(run.result)
        self._display.controls.say(self.tr("Kept; not saved to a file yet"))

    def _discard(self, run: Run) -> None:
        """Go back to the model from before; the run is thrown away when it is left."""
        run.wait_till_kept()
        self.lose_result()
        words = self.tr("What it learned was thrown away; it can be got back until the next run.")
        self._notice.say(words, {"restore": partial(self._restore, run)})
        self._display.show_end(self.tr("Discarded"), 0.0)

    def _restore(self, run: Run) -> None:
        assert run.ended is not None
        self._keep(run, run.keep)
        self.offer(run.result)
        self._show_end(run.ended, self.tr("Got back; not saved to a file yet"))
