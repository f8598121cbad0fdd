"""The training panel: set up a run, start it, watch it learn, keep what it learned.

It composes: ``setup`` says what to train, ``session`` trains it, ``display`` shows it and asks in
its notice what to keep, ``run`` owns what belongs to the run, ``runs.unfinished`` loses nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSettings, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from digitpad.data.source import DataSource
from digitpad.errors import DatasetError, DigitpadError
from digitpad.gui.training.choosers import FIRST
from digitpad.gui.training.display import RunDisplay
from digitpad.gui.training.outcome import Choices, ended_words, failure_words, unfinished_words
from digitpad.gui.training.run import Run
from digitpad.gui.training.session import RunSession, RunState, RunTraining, train_for_real
from digitpad.gui.training.setup import TrainingSetup
from digitpad.gui.widgets.panels import InSight
from digitpad.gui.widgets.parts import filled
from digitpad.gui.window_memory import bring_to_front
from digitpad.gui.workers.preload import preload
from digitpad.gui.workers.task import Task, stop_work
from digitpad.models.catalogue import architecture
from digitpad.runs.unfinished import RunFolder, UnfinishedRun, new_run, unfinished_runs
from digitpad.training.config import TrainConfig
from digitpad.training.duration import LONG_S, duration
from digitpad.training.events import Ended, Estimated, Event, Snapshot, Started, Warned
from digitpad.untrusted import parse_json

if TYPE_CHECKING:
    from digitpad.gui.training.lessons_window import LessonsWindow
    from digitpad.modelfile import Model
    from digitpad.training.compute.devices import DeviceInfo
    from digitpad.training.config import Keep

CHOICES_KEY: Final = "training/choices"
PRELOAD_AFTER_MS: Final = 250


class TrainingPanel(QWidget):
    """Everything about training.

    Signals, all in the GUI thread: ``run_state_changed`` ("idle", "running", "paused",
    "stopping"); ``weights_changed`` (a ``Model`` to read the drawing with, several times a
    second while a run goes on); ``run_ended`` (``Ended``, or None after a failure);
    ``model_kept`` (a trained ``Model`` to read with from now on: what a run gave when it ends,
    or what the user wants of it); ``model_discarded`` (the ``Model`` that the user threw away,
    or None: what was learning gave none); ``model_left`` (the ``Model`` of a run that is kept
    among the others now); ``save_requested`` (the ``Model`` that the user wants in a file);
    ``message`` (text for a status bar); ``run_kept`` (the last run is on the shelf of those
    that are kept).
    """

    run_state_changed = Signal(str)
    weights_changed = Signal(object)
    run_ended = Signal(object)
    model_kept = Signal(object)
    model_discarded = Signal(object)
    model_left = Signal(object)
    save_requested = Signal(object)
    message = Signal(str)
    run_kept = Signal()

    def __init__(self, *, run: RunTraining = train_for_real, preloads: bool = True) -> None:
        super().__init__()
        self.setObjectName("training_panel")
        self._preloads = preloads
        self.run: Run | None = None
        """The run that goes on, or the last one."""
        self._lessons: LessonsWindow | None = None
        self._reading: Model | None = None
        self._interrupted: Model | None = None
        self._left: tuple[Model, RunFolder] | None = None
        """What the run before gave, which may read again when the last one is discarded."""
        self._wants_quick = self._has_looked = False
        self._data_failure = ""
        self._train = run
        self._session = RunSession(self)
        self.setup = TrainingSetup()
        self.display = RunDisplay()
        self._notice = self.display.notice
        controls = InSight(self.display.controls, self)
        filled(QVBoxLayout(self), self.setup, controls, (self.display, 1), spacing=8)
        self._connect()
        self.display.expect(self.setup.models.name)

    def _connect(self) -> None:
        controls = self.display.controls
        controls.train_button.clicked.connect(self.start)
        controls.pause_button.clicked.connect(self.pause_or_continue)
        controls.stop_button.clicked.connect(self.stop)
        self.display.message.connect(self.message)
        self.setup.models.architecture_chosen.connect(self.display.expect)
        self.setup.models.architecture_chosen.connect(self._unfold)
        self.setup.datasets.dataset_chosen.connect(self._unfold)
        arguments = self.setup.models.arguments
        self.setup.edited.connect(lambda: controls.allow_train(arguments.why_not))
        self.setup.message.connect(self.message)
        self.setup.datasets.dataset_chosen.connect(self._forget_data_failure)
        self._session.state_changed.connect(self._on_state_changed)
        self._session.reported.connect(self._on_reported)
        self._session.snapshot_taken.connect(self._on_snapshot_taken)
        self._session.settled.connect(self._on_settled)
        # Queued: what closes the notice may open another one at once.
        queued = Qt.ConnectionType.QueuedConnection
        self._notice.closed.connect(self._show_settings, queued)

    # What the window asks

    @property
    def run_state(self) -> RunState:
        return self._session.state

    @property
    def can_train(self) -> bool:
        """Whether a run can be started now with the settings on show."""
        return self.display.controls.can_train

    @Slot()
    def go_on_training(self) -> None:
        """Set up a run that starts from the offered model's weights."""
        if self.setup.go_on():
            self.message.emit(self.tr("press Train to go on training this model"))

    @Slot()
    def show_lessons(self) -> None:
        # Not loaded before somebody asks for it.
        from digitpad.gui.training.lessons_window import LessonsWindow

        if self._lessons is None:
            self._lessons = LessonsWindow(self)
            self._lessons.wanted.connect(self.set_up)
        bring_to_front(self._lessons)

    @Slot(object)
    def set_up(self, config: TrainConfig) -> str:
        """Show the settings of another run; Train begins one like it.

        Returns in words what came of it: a run that cannot be had again leaves all as it is.
        """
        if self.run_state != "idle":
            self.message.emit(self.tr("a run goes on: stop it first"))
            return self.tr("Nothing was set up: a run goes on. Stop it first.")
        try:
            self.setup.adopt(config)
        except DigitpadError as error:
            self.message.emit(self.tr("not set up"))
            return self.tr("Nothing was set up. {reason}").format(reason=error)
        self._unfold()
        self.message.emit(self.tr("set up: press Train"))
        return self.tr("Set up in the training panel: press Train there.")

    @Slot()
    def start(self) -> None:
        """Begin a run with the settings on show; does nothing while one goes on.

        Where the result of the last one would be lost, ask first.
        """
        self._start(may_lose=False)

    def _start(self, *, may_lose: bool) -> None:
        if self.run_state != "idle":
            return
        try:
            config = self.setup.config()
        except DigitpadError as error:
            self._say_failure(error)
            return
        if not may_lose and self._would_lose:
            self._ask_before_losing()
            return
        self._leave_run()
        self.display.begin_history()
        self.run = self._new_run(config)
        self._launch(self.run, start=self.setup.start_model)

    @Slot()
    def pause_or_continue(self) -> None:
        """Let the run rest at its next step, or go on."""
        self._session.pause_or_continue()
        self.display.show_pausing(self._session.is_pausing)

    @Slot()
    def stop(self) -> None:
        """Ask the run to end; the answer comes at its next step."""
        if self._session.stop():
            self.display.controls.say(self.tr("Stopping…"))

    def follow(self, reading: Model | None, unsaved: Sequence[Model]) -> None:
        """Keep the notice true: which model reads now, and which are in no file yet."""
        self._reading = reading
        about = self._notice.about
        if about is None:
            return
        if any(one is about for one in unsaved):
            self._offer(about)
        else:
            self._notice.clear()

    @Slot(object)
    def offer_back(self, model: Model) -> None:
        """Offer an unsaved model that reads no more, be it of a run or not."""
        self._offer(model)

    def was_saved(self, model: Model, name: str) -> None:
        """Take it that a model is in the file ``name``; what its run had to go on with is done."""
        if self.run is not None and model is self.run.result:
            self.run.is_saved = True
            self._interrupted = None
            self.forget_run()
            self.display.controls.say(self.tr("Saved as {0}").format(name))
        elif self._left is not None and model is self._left[0] and self._left[1].take():
            self._left[1].forget()

    def forget_run(self) -> None:
        """Drop the last run's checkpoint: it is dealt with; what is kept of it stays."""
        if self.run is not None and self.run_state == "idle":
            self.run.forget()

    @property
    def finished_model(self) -> Model | None:
        """What the last run gave, None before one ended or when it was thrown away."""
        return self.run.result if self.run is not None else None

    def shutdown(self) -> bool:
        """Stop everything that runs and wait, at most 5 s each; return whether nothing runs.

        What an interrupted run learned is in its checkpoint and is offered at the next start.
        """
        self._preloads = False
        self.display.rest()
        has_ended = stop_work(self)
        if has_ended and self.run is not None:
            self.run.leave()
        return has_ended

    def save_choices(self, settings: QSettings) -> None:
        choices = self.setup.choices() | {"logarithmic": self.display.plots[0].is_logarithmic}
        settings.setValue(CHOICES_KEY, json.dumps(choices))

    def restore_choices(self, settings: QSettings, *, folded: bool = False) -> None:
        """Choose what was chosen last time; whatever cannot be read is left as it is.

        ``folded``: whether the settings are, where that was never chosen.
        """
        try:
            choices = parse_json(str(settings.value(CHOICES_KEY, "{}")))
        except ValueError:
            return
        if isinstance(choices, dict):
            self.setup.restore({"folded": folded} | choices)
            self.display.plots[0].set_logarithmic(choices.get("logarithmic") is True)

    # A run from beginning to end

    def _new_run(self, config: TrainConfig) -> Run:
        """Return a run with a folder for its checkpoint, or without where none can be made."""
        folder, why_unkept = None, ""
        try:
            folder = new_run(config)
        except DigitpadError as error:
            why_unkept = self.tr("Save it: this run is kept nowhere. {0}").format(error)
        return self._joined(Run(config, folder, self, why_unkept=why_unkept))

    def _joined(self, run: Run) -> Run:
        run.kept.connect(self._on_run_kept)
        return run

    @property
    def _would_lose(self) -> bool:
        """Whether the last run gave what is in no file, and would be gone with the next run."""
        run = self.run
        if run is None or run.result is None or run.is_saved:
            return False
        run.wait_till_kept()
        return not run.is_safe

    def _ask_before_losing(self) -> None:
        run = self.run
        assert run is not None
        text = self.tr("What the last run gave is in no file, and the next run takes its place.")
        choices: Choices = {
            "save_result": partial(self.save_requested.emit, run.result),
            "start_anyway": partial(self._start, may_lose=True),
        }
        self._interrupt(text, choices, about=run.result)
        self.message.emit(text)

    def _interrupt(
        self, text: str, choices: Choices | None = None, *, about: Model | None = None
    ) -> None:
        """Say something else in place of what is said about a model, which comes back after it."""
        self._interrupted = self._interrupted or self._notice.about
        self._notice.say(text, choices, about=about)

    def _leave_run(self) -> None:
        """Leave the last run's folder to the next start, unless its result was thrown away."""
        run, self.run = self.run, None
        self._interrupted = None
        if run is not None:
            run.leave()
            if run.result is not None:
                self._left = None if run.folder is None else (run.result, run.folder)
                self.model_left.emit(run.result)
            run.deleteLater()

    @Slot(object)
    def _on_run_kept(self, run: Run) -> None:
        if run.why_unkept:
            self.message.emit(run.why_unkept)
            if run.result is not None and run.result is self._notice.about:
                self._offer(run.result)
        self.run_kept.emit()

    def _launch(self, run: Run, *, start: Model | None = None, resumes: bool = False) -> None:
        self.display.begin_run(run.config)
        checkpoint = run.folder.checkpoint if run.folder else None
        resume = checkpoint if resumes else None
        train = partial(self._train, run.config, start=start, checkpoint=checkpoint, resume=resume)
        self._session.begin(train)

    @Slot(str)
    def _on_state_changed(self, state: RunState) -> None:
        self.display.show_state(state)
        self.setup.set_editable(state == "idle")
        if state == "running":
            self.setup.fold_for_now(True)
        self.run_state_changed.emit(state)

    @Slot()
    def _show_settings(self) -> None:
        """Show the settings that gave their room to the plots, once the run is dealt with."""
        if self._notice.text:
            return
        model, self._interrupted = self._interrupted, None
        if model is not None and self.run is not None and model is self.run.result:
            self._offer(model)
        else:
            self._unfold()

    @Slot()
    def _unfold(self) -> None:
        if self.run_state == "idle":
            self.setup.fold_for_now(False)

    @Slot(object)
    def _on_reported(self, events: Sequence[Event]) -> None:
        self.display.take(events)
        for event in events:
            if self.run is not None:
                self.run.handle(event)
            match event:
                case Estimated() if event.seconds > LONG_S:
                    self._show_long(event.seconds)
                case Started():
                    words = self.tr("Training {model} on {count} images, on {device}").format(
                        model=event.config.network_name,
                        count=f"{event.train_count:,}",
                        device=event.device,
                    )
                    self.message.emit(words)
                case Warned():
                    self.message.emit(event.message)

    def _show_long(self, seconds: float) -> None:
        assert self.run is not None
        config = self.run.config
        source = DataSource.parse(config.dataset)
        fits = source.input_shape == architecture(FIRST).input_shape
        choices: dict[str, Callable[[], object]] = {"train_anyway": lambda: None}
        if fits and config.model != FIRST:
            choices["choose_quick"] = self._want_quick
        text = self.tr("This takes about {0} on this computer.")
        self._notice.say(text.format(duration(seconds, is_rough=True)), choices)

    def _want_quick(self) -> None:
        self._wants_quick = True
        self.stop()

    def _choose_quick(self) -> None:
        """Throw away the run that was stopped because it takes long, and set up a quick one."""
        self._wants_quick = False
        self.display.show_end(self.tr("Ready to train"), 0.0)
        self._lose_result()
        if self.run is not None:
            self.run.discard()
        self.setup.models.choose(FIRST)

    @Slot(object)
    def _on_snapshot_taken(self, snapshot: Snapshot) -> None:
        if self.run is not None:
            self.weights_changed.emit(self.run.model_of(snapshot))

    @Slot(object)
    def _on_settled(self, outcome: Ended | Exception | None) -> None:
        self.setup.datasets.refresh()
        if self._wants_quick:
            self._choose_quick()
        elif isinstance(outcome, Ended):
            self._conclude(outcome)
        elif outcome is None:
            self._show_no_begin()
        else:
            self._show_failure(outcome)
        self._show_settings()
        self.run_ended.emit(outcome if isinstance(outcome, Ended) else None)

    def _show_no_begin(self) -> None:
        """Say that the run was stopped before its first step; what it learned earlier stays."""
        self.display.show_end(self.tr("Stopped before the first step"))
        if self.run is not None and self.run.can_go_on:
            text = self.tr("Nothing is lost: it goes on from where it stopped.")
            self._notice.say(text, {"go_on": self._go_on})
        self._lose_result()

    def _conclude(self, ended: Ended) -> None:
        words = {
            "completed": self.tr("Done in {0}"),
            "stopped": self.tr("Stopped after {0}"),
            "diverged": self.tr("The loss exploded after {0}"),
            "failed": self.tr("The device failed after {0}"),
        }[ended.reason]
        self._show_end(words.format(duration(ended.seconds)), ended)
        self.message.emit(ended.message)
        if not ended.history and not self.display.has_progress:
            self._show_no_begin()
            return
        run = self.run
        assert run is not None
        run.ended, run.is_decided = ended, ended.reason == "completed"
        self._keep("best")
        run.put_on_shelf()
        self._offer(run.result)

    def _show_end(self, words: str, ended: Ended) -> None:
        self.display.show_end(words, 1.0 if ended.reason == "completed" else None)

    def _keep(self, keep: Keep) -> None:
        """Read with these weights of the run from now on."""
        run = self.run
        assert run is not None
        if run.result is not None:
            self.model_discarded.emit(run.result)
        self._read(run.take(keep))

    def _read(self, model: Model) -> None:
        self._reading = model
        self.model_kept.emit(model)

    def _decide(self, keep: Keep) -> None:
        """Go on with these weights of a run, for which they are not saved yet."""
        run = self.run
        assert run is not None
        run.is_decided = True
        if keep == "last" or run.result is None:
            self._keep(keep)
        else:
            self._read(run.result)
        self.display.controls.say(self.tr("Kept; not saved to a file yet"))

    def _offer(self, model: Model | None) -> None:
        """Say what became of an unsaved model, and what can be done with it."""
        if model is None:
            return
        run, reads = self.run, model is self._reading
        if run is not None and run.ended is not None and model is run.result:
            text = f"{ended_words(run.ended, run.config.dataset)} {run.why_unkept}".strip()
            choices = self._choices(run, model, reads=reads)
        else:
            text = self.tr("“{0}” is not saved.").format(model.info.name)
            choices = self._choices_of(model, reads=reads)
        if not reads and self._reading is not None:
            now = self.tr("Now {0} reads.").format(self._reading.info.name)
            text = f"{text} {now}"
        if self._notice.about is not model or self._notice.text != text:
            self._notice.say(text, choices, about=model)

    def _choices_of(self, model: Model, *, reads: bool) -> Choices:
        """Return what can be done with an unsaved model of which nothing else is known."""
        choices: dict[str, Callable[[], object]] = {
            "save_result": partial(self.save_requested.emit, model)
        }
        if not reads:
            choices["read_result"] = partial(self._read, model)
        return choices | {"discard": partial(self.model_discarded.emit, model)}

    def _choices(self, run: Run, model: Model, *, reads: bool) -> Choices:
        """Return what can be done with what a run learned."""
        choices: dict[str, Callable[[], object]] = {}
        ended = run.ended
        assert ended is not None
        if run.is_decided:
            choices |= self._choices_of(model, reads=reads)
            del choices["discard"]
        else:
            keep = "keep_best" if ended.history else "keep_best/untested"
            choices[keep] = partial(self._decide, "best")
        if run.has_last:
            choices["keep_last"] = partial(self._decide, "last")
        choices["discard"] = self._discard
        if run.can_go_on and ended.reason in ("stopped", "failed"):
            choices["go_on"] = self._go_on
        return choices

    def _discard(self) -> None:
        """Go back to the model from before; the run is thrown away when it is left."""
        run = self.run
        assert run is not None
        run.wait_till_kept()
        self._lose_result()
        words = self.tr("What it learned was thrown away; it can be got back until the next run.")
        self._notice.say(words, {"restore": self._restore})
        self.display.show_end(self.tr("Discarded"), 0.0)

    def _restore(self) -> None:
        run = self.run
        assert run is not None
        assert run.ended is not None
        self._keep(run.keep)
        self._offer(run.result)
        self._show_end(self.tr("Got back; not saved to a file yet"), run.ended)

    def _lose_result(self) -> None:
        """Leave the run without a model; a checkpoint that it has stays."""
        run = self.run
        model = None
        if run is not None:
            model, run.result = run.result, None
            if not run.can_go_on and not (run.folder and run.folder.is_kept):
                self.forget_run()
        self.model_discarded.emit(model)

    def _go_on(self) -> None:
        run = self.run
        if run is None or run.folder is None or self.run_state != "idle":
            return
        model = run.result
        run.begin_again()
        if model is not None:
            # It reads until the first snapshot, as something that learns.
            self.model_discarded.emit(model)
            self.weights_changed.emit(model)
        self._launch(run, resumes=True)

    def _offer_unfinished(self) -> None:
        """Offer the youngest run that nobody goes on with, at the first call only."""
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
            choices: Choices = {resume: partial(self._resume, run), "forget": discard}
            self._notice.say(unfinished_words(run), choices)

    def _resume(self, run: UnfinishedRun) -> None:
        folder = RunFolder(run.folder)
        if self.run_state != "idle" or not folder.take():
            return
        self.setup.adopt(run.config)
        self._leave_run()
        self.display.begin_history(run)
        self.run = self._joined(Run(run.config, folder, self, curve=run.curve))
        self._launch(self.run, resumes=True)

    def _show_failure(self, error: Exception) -> None:
        self.display.show_end(self.tr("Training failed"))
        self._say_failure(error, can_go_on=self.run is not None and self.run.can_go_on)
        self._lose_result()

    def _say_failure(self, error: Exception, *, can_go_on: bool = False) -> None:
        text = failure_words(error)
        self._interrupt(text, {"go_on": self._go_on} if can_go_on else None)
        self._data_failure = text if isinstance(error, DatasetError) and not can_go_on else ""
        self.message.emit(text)

    @Slot()
    def _forget_data_failure(self) -> None:
        """Close a notice that images are missing or damaged: others have been chosen."""
        if self._data_failure and self._notice.text == self._data_failure:
            self._notice.clear()

    # After the first paint

    @Slot()
    def _begin_preload(self) -> None:
        if self.run_state == "idle":
            self._offer_unfinished()
        if self._preloads:
            self._preloads = False
            task = Task("preload", preload, self)
            task.start(failed=self.message.emit, progress=self._on_preloaded)

    @Slot(object)
    def _on_preloaded(self, devices: tuple[DeviceInfo, ...]) -> None:
        if devices:
            self.setup.devices.set_devices(devices)

    # Qt's names

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(PRELOAD_AFTER_MS, self, self._begin_preload)
