"""Decides with the user what becomes of runs and unsaved models: the choices of the notice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSignalBlocker, Signal, Slot

from digitpad.errors import DatasetError
from digitpad.gui.language import tr
from digitpad.gui.training.choosers import FIRST
from digitpad.gui.training.display import RunDisplay
from digitpad.gui.training.outcome import Choices, ended_words, why_failed
from digitpad.gui.training.run import Run
from digitpad.gui.training.stored_runs import StoredRuns
from digitpad.gui.training.trainer import Trainer
from digitpad.models.catalogue import architecture
from digitpad.runs.unfinished import RunFolder
from digitpad.training.events import LONG_S, Ended, Estimated, Event
from digitpad.training.learned import NOT_FINITE
from digitpad.words import duration, sentences

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.training.config import Keep


class RunOffers(QObject):
    """Offers what can be done with the result of a run, and with other unsaved models.

    Signals: ``begin_wanted`` (), though a result is lost by it; ``quick_wanted`` (), in place of a
    run that takes long and was stopped; ``model_kept`` (a trained ``Model`` to read with from now
    on); ``model_discarded`` (a ``Model``, or None for the one on trial); ``model_left`` (the
    ``Model`` of a run that another one replaces); ``save_requested`` (a ``Model``); ``message``
    (text for a status bar).
    """

    begin_wanted = Signal()
    quick_wanted = Signal()
    model_kept = Signal(object)
    model_discarded = Signal(object)
    model_left = Signal(object)
    save_requested = Signal(object)
    message = Signal(str)

    def __init__(self, display: RunDisplay, trainer: Trainer, parent: QObject) -> None:
        super().__init__(parent)
        self._trainer = trainer
        trainer.begins.connect(self._on_run_begins)
        trainer.reported.connect(self._on_reported)
        trainer.withdrawn.connect(self.model_discarded)
        trainer.left.connect(self._on_run_left)
        trainer.archived.connect(self._on_run_archived)
        self._display, self._notice = display, display.notice
        self.stored = StoredRuns(self._notice, self)
        self.stored.message.connect(self.message)
        self._reading: Model | None = None
        self._interrupted: Model | None = None
        self._left: tuple[Model, RunFolder] | None = None
        """The result of the run before, which may read again when the last one is discarded."""
        self._data_failure = ""
        self.is_lesson = False
        """Whether runs that begin now are a lesson's."""

    @property
    def run(self) -> Run | None:
        return self._trainer.run

    # The models

    def follow(
        self, reading: Model | None, unsaved: Sequence[Model], file: Path | None = None
    ) -> None:
        """Update the notice: which model reads now, and which ones are unsaved.

        ``file``: of the model that was opened last.
        """
        self._reading, self.stored.model_file = reading, file
        about = self._notice.about
        if about is None:
            return
        if any(model is about for model in unsaved):
            self.offer(about)
        else:
            self._notice.clear()

    def take_over(self, old: RunOffers) -> None:
        """Offer what was offered in a panel that goes."""
        self._left, self._interrupted = old._left, old._interrupted
        self.stored.take_over(old.stored)
        run = self.run
        if run is not None and run.state == "idle" and run.ended is not None:
            self._show_end(run.ended, "" if run.result else self.tr("Discarded"))
        with QSignalBlocker(self._notice):  # it is no news, and nothing is scrolled to it
            self.offer(old._notice.about)

    def was_saved(self, model: Model, name: str) -> None:
        """Record that a model is saved in the file ``name``; its run needs no checkpoint now."""
        if self.run is not None and model is self.run.result:
            self.run.fate = "saved"
            self._interrupted = None
            self.forget_run()
            self._display.controls.say(self.tr("Saved as {file}").format(file=name))
        elif self._left is not None and model is self._left[0] and self._left[1].take():
            self._left[1].forget()

    def is_kept(self, model: Model) -> bool:
        """Return whether a model is the last run's and stays in Runs, once it is stored there."""
        if self.run is None or model is not self.run.result:
            return False
        self.run.wait_until_archived()
        return self.run.is_safe

    def forget_run(self) -> None:
        """Delete the last run's checkpoint, as it is decided on; archived data stays."""
        if self.run is not None and self.run.state == "idle":
            self.run.forget()

    @Slot(object)
    def _on_run_begins(self, run: Run) -> None:
        self._interrupted, run.of_lesson = None, self.is_lesson

    @Slot(object)
    def _on_run_left(self, run: Run) -> None:
        if run.result is None:
            return
        if run.of_lesson:
            self.model_discarded.emit(run.result)
        else:
            self._left = None if run.folder is None else (run.result, run.folder)
            self.model_left.emit(run.result)

    @Slot(object)
    def _on_run_archived(self, run: Run) -> None:
        if run.why_unkept:
            self.message.emit(run.why_unkept)
            if run.result is not None and run.result is self._notice.about:
                self.offer(run.result)

    @Slot(object)
    def offer(self, model: Model | None) -> None:
        """Say how an unsaved model came about, and offer what can be done with it."""
        if model is None:
            return
        run, reads, recommends = self.run, model is self._reading, True
        if run is not None and run.ended is not None and model is run.result:
            recommends = not run.ended.fault
            text = tr(sentences(ended_words(run.ended, run.config), *run.warned, run.why_unkept))
            choices = self._choices(run, run.ended, model, reads=reads)
        else:
            text = self.tr("“{model}” is not saved.").format(model=model.info.name)
            choices = self._choices_of(model, reads=reads)
        if not reads and self._reading is not None:
            now = self.tr("Now {model} reads.").format(model=self._reading.info.name)
            text = tr(sentences(text, now))
        if self._notice.about is not model or self._notice.text != text:
            self._notice.say(text, choices, about=model, recommends=recommends)

    def offer_interrupted(self) -> bool:
        """Repeat an offer that another notice has replaced; return whether there was one."""
        model, self._interrupted = self._interrupted, None
        if model is None or self.run is None or model is not self.run.result:
            return False
        self.offer(model)
        return True

    # Before and during a run

    def may_begin(self) -> bool:
        """Return whether a run may begin; if the result of the last one would be lost, ask."""
        run = self.run
        if run is None or run.result is None or run.fate == "saved":
            return True
        run.wait_until_archived()
        if run.is_safe:
            return True
        text = self.tr("The result of the last run is not saved, and the next run replaces it.")
        choices: Choices = {
            "save_result": partial(self.save_requested.emit, run.result),
            "start_anyway": self.begin_wanted.emit,
        }
        self._interrupt(text, choices, about=run.result)
        self.message.emit(text)
        return False

    @Slot(object)
    def _on_reported(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Estimated) and event.seconds > LONG_S:
                self._say_long(event.seconds)

    def _say_long(self, seconds: float) -> None:
        """Say how long the run takes, and offer a quick one if that fits the data."""

        def abandon(run: Run) -> None:
            run.fate = "abandoned"
            run.stop()

        assert self.run is not None
        config = self.run.config
        fits = config.source.input_shape == architecture(FIRST).input_shape
        choices: dict[str, Callable[[], object]] = {}
        if fits and config.model != FIRST:
            choices = {
                "train_anyway": lambda: None,
                "choose_quick": partial(abandon, self.run),
            }
        text = self.tr("This takes about {time} on this computer.")
        self._notice.say(text.format(time=tr(duration(seconds, is_rough=True))), choices)

    # The end of a run

    def settle(self, outcome: Ended | Exception | None) -> None:
        """Say how the run ended, and offer what can be done with its result."""
        if self.run is not None and self.run.fate == "abandoned":
            self._display.show_end(self.tr("Ready to train"), 0.0)
            self._lose_result()
            self.run.discard()
            self.quick_wanted.emit()
        elif isinstance(outcome, Ended):
            self._conclude(outcome)
        elif outcome is None:
            self._say_not_begun()
        else:
            self._display.show_end(self.tr("Training failed"))
            self.say_failure(outcome, can_go_on=self.run is not None and self.run.can_go_on)
            self._lose_result()

    def _conclude(self, ended: Ended) -> None:
        """Use the result of a run for reading, and offer what can be done with it."""
        self._show_end(ended)
        self.message.emit(tr(ended.message))
        run = self.run
        assert run is not None
        if not ended.history and not self._display.has_progress:
            self._say_not_begun()
            return
        run.ended, run.fate = ended, "decided" if ended.reason == "completed" else "open"
        if ended.fault == NOT_FINITE:
            self._notice.say(ended_words(ended, run.config))
            self._lose_result()
            run.discard()
            return
        self._keep(run, "best")
        run.archive()
        if run.of_lesson:
            self._keep(run, "last")  # what the lesson tells figures of
        self.offer(run.result)

    def _say_not_begun(self) -> None:
        """Say that the run was stopped before its first step; its checkpoint stays."""
        self._display.show_end(self.tr("Stopped before the first step"))
        if self.run is not None and self.run.can_go_on:
            text = self.tr("Nothing is lost: it continues from where it stopped.")
            self._notice.say(text, {"go_on": self._trainer.go_on})
        self._lose_result()

    def say_failure(self, error: Exception, *, can_go_on: bool = False) -> None:
        text = why_failed(error)
        self._interrupt(text, {"go_on": self._trainer.go_on} if can_go_on else None)
        self._data_failure = text if isinstance(error, DatasetError) and not can_go_on else ""
        self.message.emit(text)

    @Slot()
    def forget_data_failure(self) -> None:
        """Close the notice that images are missing or damaged, as others have been chosen."""
        if self._data_failure and self._notice.text == self._data_failure:
            self._notice.clear()

    def _lose_result(self) -> None:
        """Discard the model of the run; its checkpoint stays."""
        run = self.run
        model = None
        if run is not None:
            model, run.result = run.result, None
            if not run.can_go_on and not (run.folder and run.folder.is_archived):
                self.forget_run()
        self.model_discarded.emit(model)

    def _show_end(self, ended: Ended, text: str = "") -> None:
        usual = {
            "completed": self.tr("Done in {time}"),
            "stopped": self.tr("Stopped after {time}"),
            "diverged": self.tr("The loss exploded after {time}"),
            "failed": self.tr("The device failed after {time}"),
        }[ended.reason]
        fraction = 1.0 if ended.reason == "completed" else None
        self._display.show_end(text or usual.format(time=tr(duration(ended.seconds))), fraction)

    def _interrupt(
        self, text: str, choices: Choices | None = None, *, about: Model | None = None
    ) -> None:
        """Show a notice in place of the offer about a model, which is repeated afterwards."""
        self._interrupted = self._interrupted or self._notice.about
        self._notice.say(text, choices, about=about)

    # The choices

    def _choices_of(self, model: Model, *, reads: bool) -> Choices:
        """Return what can be done with an unsaved model that is not the last run's."""
        choices: dict[str, Callable[[], object]] = {
            "save_result": partial(self.save_requested.emit, model)
        }
        if not reads:
            choices["read_result"] = partial(self._read, model)
        return choices | {"discard": partial(self.model_discarded.emit, model)}

    def _choices(self, run: Run, ended: Ended, model: Model, *, reads: bool) -> Choices:
        """Return what can be done with the result of a run."""
        choices: dict[str, Callable[[], object]] = {}
        if run.fate != "open":
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
        """Use these weights of the run for reading from now on."""
        if run.result is not None:
            self.model_discarded.emit(run.result)
        self._read(run.take(keep))

    def _read(self, model: Model) -> None:
        self._reading = model
        self.model_kept.emit(model)

    def _decide(self, run: Run, keep: Keep) -> None:
        """Keep these weights of a run, which are not saved yet."""
        run.fate = "decided"
        if keep == "last" or run.result is None:
            self._keep(run, keep)
        else:
            self._read(run.result)
        self._display.controls.say(self.tr("Kept; not saved to a file yet"))

    def _discard(self, run: Run) -> None:
        """Go back to the model from before and delete the run; it can be restored."""
        run.wait_until_archived()
        message = self.tr("The result was discarded. It can be restored until the next run.")
        if run.folder is not None and run.folder.is_archived:
            if self.stored.is_in_use(run.folder):
                message = self.tr(
                    "The result was discarded. The run stays in Runs, because its model is in use."
                )
            elif self.stored.delete(run.folder):
                message = self.tr(
                    "The result was discarded. It can be restored here until the next run, and in "
                    "Runs for a day."
                )
        self._lose_result()
        self._notice.say(message, {"restore": partial(self._restore, run)})
        self._display.show_end(self.tr("Discarded"), 0.0)

    def _restore(self, run: Run) -> None:
        assert run.ended is not None
        if run.folder is not None:
            self.stored.restore(run.folder)
        self._keep(run, run.keep)
        self.offer(run.result)
        self._show_end(run.ended, self.tr("Restored; not saved to a file yet"))
