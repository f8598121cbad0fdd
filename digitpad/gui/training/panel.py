"""The training panel: set up a run, start it, watch it learn, keep what it learned.

It composes: ``setup`` says what to train, ``session`` trains it, ``display`` shows it and asks in
its notice what to keep, ``run_store`` loses nothing.
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
from digitpad.gui.training.run_store import RunFolder, UnfinishedRun, new_run, unfinished_runs
from digitpad.gui.training.session import RunSession, RunState, RunTraining, train_for_real
from digitpad.gui.training.setup import TrainingSetup
from digitpad.gui.widgets.panels import InSight
from digitpad.gui.widgets.parts import filled
from digitpad.gui.window_memory import bring_to_front
from digitpad.gui.workers.preload import preload
from digitpad.gui.workers.task import Task, stop_work
from digitpad.models.catalogue import architecture
from digitpad.runs.record import Recorder
from digitpad.training.config import TrainConfig
from digitpad.training.curve import TrainCurve
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
    "stopping"); ``weights_changed`` (a ``Model`` to read the drawing with: several times a
    second while a run goes on, the best weights when it ends); ``run_ended`` (``Ended``, or
    None after a failure); ``model_kept`` (the ``Model`` that a run gave, when it completed and
    when the user chose what to keep); ``model_discarded`` (the user, or a failure, threw the
    result away: the model from before counts again); ``save_requested`` (the user wants the
    result in a file); ``message`` (text for a status bar); ``run_kept`` (the last run is on the
    shelf of those that are kept).
    """

    run_state_changed = Signal(str)
    weights_changed = Signal(object)
    run_ended = Signal(object)
    model_kept = Signal(object)
    model_discarded = Signal()
    save_requested = Signal()
    message = Signal(str)
    run_kept = Signal()

    def __init__(self, *, run: RunTraining = train_for_real, preloads: bool = True) -> None:
        super().__init__()
        self.setObjectName("training_panel")
        self._preloads = preloads
        self._config: TrainConfig | None = None
        self._folder: RunFolder | None = None
        self._recorder: Recorder | None = None
        self._keeping: Task | None = None
        self._lessons: LessonsWindow | None = None
        self.finished_model: Model | None = None
        """What the last run gave, None before one ended or when it was thrown away."""
        self._is_discarded = self._wants_quick = self._has_looked = False
        self._data_failure = self._why_unkept = ""
        self._run = run
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
    def set_up(self, config: TrainConfig) -> None:
        """Show the settings of another run; Train begins one like it."""
        if self.run_state != "idle":
            self.message.emit(self.tr("a run goes on: stop it first"))
            return
        self.setup.adopt(config)
        self._unfold()
        self.message.emit(self.tr("set up: press Train"))

    @Slot()
    def start(self) -> None:
        """Begin a run with the settings on show; does nothing while one goes on."""
        if self.run_state != "idle":
            return
        try:
            config = self.setup.config()
        except DigitpadError as error:
            self._say_failure(error)
            return
        self._leave_run()
        self.display.begin_history()
        self._launch(config, self._new_folder(config), start=self.setup.start_model)

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

    def result_was_saved(self, name: str) -> None:
        """Take it that the last run's model is in the file ``name``."""
        self.forget_run()
        self.display.controls.say(self.tr("Saved as {0}").format(name))

    def forget_run(self) -> None:
        """Drop the last run's checkpoint: its result was saved; what is kept of it stays."""
        if self._folder is not None and self.run_state == "idle":
            self._wait_till_kept()
            self._folder.forget()
            self._folder = None

    def shutdown(self) -> bool:
        """Stop everything that runs and wait, at most 5 s each; return whether nothing runs.

        What an interrupted run learned is in its checkpoint and is offered at the next start.
        """
        self._preloads = False
        self.display.rest()
        has_ended = stop_work(self)
        if has_ended:
            self._leave_run()
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

    def _new_folder(self, config: TrainConfig) -> RunFolder | None:
        """Return a folder for the run's checkpoint, or None where none can be made."""
        self._why_unkept = ""
        try:
            return new_run(config)
        except DigitpadError as error:
            self._why_unkept = self.tr("Save it: this run is kept nowhere. {0}").format(error)
            return None

    def _leave_run(self) -> None:
        """Leave the last run's folder to the next start, unless its result was thrown away."""
        if self._is_discarded:
            self._discard_run()
        elif self._folder is not None:
            self._folder.release()
        self._is_discarded = False

    def _discard_run(self) -> None:
        """Remove all of the last run: its result is not wanted."""
        self._wait_till_kept()
        if self._folder is not None:
            self._folder.discard()
        self._folder = None

    def _keep_run(self, ended: Ended, model: Model) -> None:
        """Put the run on the shelf of those that are kept, in the background."""
        folder, recorder = self._folder, self._recorder
        if folder is None or recorder is None:
            return
        self._keeping = Task("keep_run", lambda: recorder.kept(folder.folder, ended, model), self)
        self._keeping.start(failed=self.message.emit, finished=self._on_run_kept)

    def _wait_till_kept(self) -> None:
        if self._keeping is not None:
            self._keeping.stop()

    @Slot()
    def _on_run_kept(self) -> None:
        self._keeping = None
        self.run_kept.emit()

    def _launch(
        self,
        config: TrainConfig,
        folder: RunFolder | None,
        *,
        start: Model | None = None,
        resumes: bool = False,
        curve: TrainCurve | None = None,
    ) -> None:
        self._wait_till_kept()
        self._config, self._folder = config, folder
        if self._recorder is None or not resumes or curve is not None:
            self._recorder = Recorder(config, curve)
        self.display.begin_run(config)
        checkpoint = folder.checkpoint if folder else None
        resume = checkpoint if resumes else None
        run = partial(self._run, config, start=start, checkpoint=checkpoint, resume=resume)
        self._session.begin(run)

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
        if not self._notice.text:
            self._unfold()

    @Slot()
    def _unfold(self) -> None:
        if self.run_state == "idle":
            self.setup.fold_for_now(False)

    @Slot(object)
    def _on_reported(self, events: Sequence[Event]) -> None:
        self.display.take(events)
        for event in events:
            if self._recorder is not None:
                self._recorder.handle(event)
            match event:
                case Estimated() if event.seconds > LONG_S:
                    self._show_long(event.seconds)
                case Started():
                    self._config = event.config  # with what the run found out for itself
                    words = self.tr("Training {model} on {count} images, on {device}").format(
                        model=event.config.network_name,
                        count=f"{event.train_count:,}",
                        device=event.device,
                    )
                    self.message.emit(words)
                case Warned():
                    self.message.emit(event.message)

    def _show_long(self, seconds: float) -> None:
        assert self._config is not None
        source = DataSource.parse(self._config.dataset)
        fits = source.input_shape == architecture(FIRST).input_shape
        choices: dict[str, Callable[[], object]] = {"train_anyway": lambda: None}
        if fits and self._config.model != FIRST:
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
        self._discard_run()
        self.setup.models.choose(FIRST)

    @Slot(object)
    def _on_snapshot_taken(self, snapshot: Snapshot) -> None:
        # Reads which versions are installed, which takes 20 ms that the start need not wait for.
        from digitpad.training.outcome import model_of_snapshot

        assert self._config is not None
        name = self.tr("{model}, learning (epoch {epoch})").format(
            model=self._config.network_name, epoch=snapshot.epoch
        )
        self.weights_changed.emit(model_of_snapshot(self._config, snapshot, name=name))

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
        if self._can_go_on:
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
        self._offer_result(ended)
        if self.finished_model is not None:
            self._keep_run(ended, self.finished_model)

    def _show_end(self, words: str, ended: Ended) -> None:
        self.display.show_end(words, 1.0 if ended.reason == "completed" else None)

    def _offer_result(self, ended: Ended) -> None:
        why_unkept = "" if self._folder else self._why_unkept
        self._notice.say(f"{ended_words(ended)} {why_unkept}".strip(), self._choices(ended))
        self.finished_model = self._model(ended, "best")
        self.weights_changed.emit(self.finished_model)
        if ended.reason == "completed":
            self.model_kept.emit(self.finished_model)

    def _choices(self, ended: Ended) -> Choices:
        """Return what can be done with what a run learned."""
        choices: dict[str, Callable[[], object]] = {}
        is_complete = ended.reason == "completed"
        if is_complete:
            choices["save_result"] = self.save_requested.emit
        else:
            keep = "keep_best" if ended.history else "keep_best/untested"
            choices[keep] = partial(self._keep, ended, "best")
        if ended.history and not (is_complete and ended.best_epoch == ended.epochs_done):
            choices["keep_last"] = partial(self._keep, ended, "last")
        choices["discard"] = partial(self._discard, ended)
        if self._can_go_on and ended.reason in ("stopped", "failed"):
            choices["go_on"] = self._go_on
        return choices

    def _model(self, ended: Ended, keep: Keep) -> Model:
        assert self._config is not None
        # Reads which versions are installed, which takes 20 ms that the start need not wait for.
        from digitpad.training.outcome import model_from_run

        return model_from_run(self._config, ended, keep=keep)

    def _keep(self, ended: Ended, keep: Keep) -> None:
        self.finished_model = self._model(ended, keep)
        self.weights_changed.emit(self.finished_model)
        self.model_kept.emit(self.finished_model)
        self.display.controls.say(self.tr("Kept; not saved to a file yet"))

    def _discard(self, ended: Ended) -> None:
        """Go back to the model from before; the run is thrown away when it is left."""
        self._wait_till_kept()
        self._is_discarded = True
        self._lose_result()
        words = self.tr("What it learned was thrown away; it can be got back until the next run.")
        self._notice.say(words, {"restore": partial(self._restore, ended)})
        self.display.show_end(self.tr("Discarded"), 0.0)

    def _restore(self, ended: Ended) -> None:
        self._is_discarded = False
        self._offer_result(ended)
        self._show_end(self.tr("Got back; not saved to a file yet"), ended)

    @property
    def _can_go_on(self) -> bool:
        return self._folder is not None and self._folder.has_checkpoint

    def _lose_result(self) -> None:
        """Leave the run without a model; a checkpoint that it has stays."""
        self.finished_model = None
        if not self._can_go_on and not (self._folder and self._folder.is_kept):
            self.forget_run()
        self.model_discarded.emit()

    def _go_on(self) -> None:
        if self._config is not None and self._folder is not None and self.run_state == "idle":
            self._launch(self._config, self._folder, resumes=True)

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
        self._launch(run.config, folder, resumes=True, curve=run.curve)

    def _show_failure(self, error: Exception) -> None:
        self.display.show_end(self.tr("Training failed"))
        self._say_failure(error, can_go_on=self._can_go_on)
        self._lose_result()

    def _say_failure(self, error: Exception, *, can_go_on: bool = False) -> None:
        text = failure_words(error)
        self._notice.say(text, {"go_on": self._go_on} if can_go_on else None)
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
