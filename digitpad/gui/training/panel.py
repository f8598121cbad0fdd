"""The training panel: set up a run, start it, watch it learn, keep what it learned.

It composes: ``setup`` says what to train, the ``trainer`` has the runs, ``display`` shows one,
``offers`` asks in its notice what to keep, ``runs.unfinished`` loses nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSettings, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from digitpad.errors import DigitpadError
from digitpad.gui.language import number
from digitpad.gui.training.choosers import FIRST
from digitpad.gui.training.display import RunDisplay
from digitpad.gui.training.offers import RunOffers
from digitpad.gui.training.run import Run, RunState
from digitpad.gui.training.session import RunTraining, train_for_real
from digitpad.gui.training.setup import TrainingSetup
from digitpad.gui.training.trainer import Trainer
from digitpad.gui.widgets.panels import InSight
from digitpad.gui.widgets.parts import filled, paint_when_settled
from digitpad.gui.workers.preload import preload
from digitpad.gui.workers.task import Task, stop_work
from digitpad.runs.unfinished import RunFolder, UnfinishedRun
from digitpad.training.config import TrainConfig
from digitpad.training.events import LONG_S, Ended, Estimated, Event, Started, Warned
from digitpad.untrusted import parse_json

if TYPE_CHECKING:
    from digitpad.training.compute.devices import DeviceInfo

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
    ``message`` (text for a status bar); ``run_archived`` (the last run is in the archive);
    ``prepared`` (a run was set up from elsewhere, for the user to start).
    """

    run_state_changed = Signal(str)
    weights_changed = Signal(object)
    run_ended = Signal(object)
    model_kept = Signal(object)
    model_discarded = Signal(object)
    model_left = Signal(object)
    save_requested = Signal(object)
    message = Signal(str)
    run_archived = Signal()
    prepared = Signal()

    def __init__(self, *, run: RunTraining = train_for_real, preloads: bool = True) -> None:
        super().__init__()
        self.setObjectName("training_panel")
        self.preloads = preloads
        self._wants_quick = False
        self.trainer = Trainer(run, self)
        self.setup = TrainingSetup()
        self.display = RunDisplay()
        self.offers = RunOffers(self.display, self.trainer, self)
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
        offers = self.offers
        self.setup.datasets.dataset_chosen.connect(offers.forget_data_failure)
        offers.begin_wanted.connect(self._begin)
        offers.resume_wanted.connect(self._resume)
        offers.quick_wanted.connect(self._want_quick)
        offers.model_kept.connect(self.model_kept)
        offers.model_discarded.connect(self.model_discarded)
        offers.save_requested.connect(self.save_requested)
        offers.message.connect(self.message)
        trainer = self.trainer
        trainer.begins.connect(self.display.begin_run)
        trainer.state_changed.connect(self._on_state_changed)
        trainer.reported.connect(self._on_reported)
        trainer.settled.connect(self._on_settled)
        trainer.kept.connect(self._on_run_kept)
        trainer.learned.connect(self.weights_changed)
        trainer.withdrawn.connect(self.model_discarded)
        trainer.left.connect(self._on_run_left)
        # Queued: what closes the notice may open another one at once.
        queued, notice = Qt.ConnectionType.QueuedConnection, self.display.notice
        notice.closed.connect(self._show_settings, queued)
        for moved in (notice.opened, notice.closed, self.setup.form.folded):
            moved.connect(partial(paint_when_settled, self))

    # What the window asks

    @property
    def run(self) -> Run | None:
        """The run that goes on, or the last one."""
        return self.trainer.run

    @property
    def run_state(self) -> RunState:
        return self.trainer.state

    @property
    def can_train(self) -> bool:
        """Whether a run can be started now with the settings on show."""
        return self.display.controls.can_train

    @Slot()
    def go_on_training(self) -> None:
        """Set up a run that starts from the offered model's weights."""
        if self.setup.go_on():
            self.prepared.emit()
            self.message.emit(self.tr("Press Train to continue training this model."))

    @Slot(object)
    def set_up(self, config: TrainConfig) -> str:
        """Show the settings of another run; Train begins one like it.

        Returns in words what came of it: a run that cannot be had again leaves all as it is.
        """
        if self.run_state != "idle":
            self.message.emit(self.tr("A run is in progress; stop it first."))
            return self.tr("Nothing was set up: a run is in progress. Stop it first.")
        try:
            self.setup.adopt(config)
        except DigitpadError as error:
            self.message.emit(self.tr("not set up"))
            return self.tr("Nothing was set up. {reason}").format(reason=error)
        self._unfold()
        self.prepared.emit()
        self.message.emit(self.tr("Ready: press Train."))
        return self.tr("Set up in the training panel: press Train there.")

    @Slot()
    def start(self) -> None:
        """Begin a run with the settings on show; does nothing while one goes on.

        Where the result of the last one would be lost, ask first.
        """
        if self.run_state == "idle" and self._config() is not None and self.offers.may_begin():
            self._begin()

    @Slot()
    def pause_or_continue(self) -> None:
        """Let the run rest at its next step, or go on."""
        if self.run is not None:
            self.run.pause_or_continue()
            self.display.redraw()

    @Slot()
    def stop(self) -> None:
        """Ask the run to end; the answer comes at its next step."""
        if self.run is not None and self.run.stop():
            self.display.controls.say(self.tr("Stopping…"))

    def shutdown(self) -> bool:
        """Stop everything that runs and wait, at most 5 s each; return whether nothing runs.

        What an interrupted run learned is in its checkpoint and is offered at the next start.
        """
        self.preloads = False
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

    def _config(self) -> TrainConfig | None:
        """Return the settings on show; say why they cannot be had, where they cannot."""
        try:
            return self.setup.config()
        except DigitpadError as error:
            self.offers.say_failure(error)
            return None

    @Slot()
    def _begin(self) -> None:
        """Begin a run with the settings on show, whatever becomes of the last one."""
        config = self._config() if self.run_state == "idle" else None
        if config is None:
            return
        paint_when_settled(self)
        # What it starts from is asked before the last run is left, by which the choice goes.
        start = self.setup.start_model
        self.display.begin_history()
        self.trainer.begin(config, start)

    @Slot(object)
    def _resume(self, unfinished: UnfinishedRun) -> None:
        """Go on with a run of an earlier start."""
        folder = RunFolder(unfinished.folder)
        if self.run_state == "idle" and folder.take():
            self.setup.adopt(unfinished.config)
            self.display.begin_history(unfinished)
            self.trainer.resume(unfinished, folder)

    @Slot(object)
    def _on_run_left(self, run: Run) -> None:
        if run.result is not None:
            self.model_left.emit(run.result)

    @Slot(object)
    def _on_run_kept(self, run: Run) -> None:
        if run.why_unkept:
            self.message.emit(run.why_unkept)
            self.offers.offer_if_about(run.result)
        self.run_archived.emit()

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
        if not self.display.notice.text and not self.offers.offer_interrupted():
            self._unfold()

    @Slot()
    def _unfold(self) -> None:
        if self.run_state == "idle":
            self.setup.fold_for_now(False)

    @Slot(object)
    def _on_reported(self, events: Sequence[Event]) -> None:
        self.display.take(events)
        for event in events:
            match event:
                case Estimated() if event.seconds > LONG_S:
                    self.offers.say_long(event.seconds)
                case Started():
                    words = self.tr("Training {model} on {count} images, on {device}").format(
                        model=event.config.network_name,
                        count=number(event.train_count),
                        device=event.device,
                    )
                    self.message.emit(words)
                case Warned():
                    self.message.emit(event.message)

    @Slot()
    def _want_quick(self) -> None:
        self._wants_quick = True
        self.stop()

    def _choose_quick(self) -> None:
        """Throw away the run that was stopped because it takes long, and set up a quick one."""
        self._wants_quick = False
        self.display.show_end(self.tr("Ready to train"), 0.0)
        self.offers.lose_result()
        if self.run is not None:
            self.run.discard()
        self.setup.models.choose(FIRST)

    @Slot(object)
    def _on_settled(self, outcome: Ended | Exception | None) -> None:
        paint_when_settled(self)
        self.setup.datasets.refresh()
        if self._wants_quick:
            self._choose_quick()
        elif isinstance(outcome, Ended):
            self.offers.conclude(outcome)
        elif outcome is None:
            self.offers.say_not_begun()
        else:
            self.offers.fail(outcome)
        self._show_settings()
        self.run_ended.emit(outcome if isinstance(outcome, Ended) else None)

    # After the first paint

    @Slot()
    def _begin_preload(self) -> None:
        if self.run_state == "idle":
            self.offers.offer_unfinished()
        if self.preloads:
            self.preloads = False
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
