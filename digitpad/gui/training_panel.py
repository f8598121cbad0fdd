"""The right half of the window: set up a run, start it, watch it learn, keep what it learned.

Composition and the state machine of a run; every part is a module of its own. The run itself
goes on in ``TrainingThread``; this panel reads its events and never waits for it.
May import: the modules of ``gui/`` that it composes, ``training`` (torch-free at module level).
Tests: ``tests/gui/test_training_panel.py``.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QSettings, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from digitpad.errors import DigitpadError
from digitpad.gui.live_model import model_of_snapshot
from digitpad.gui.run_notice import Choice, RunNotice
from digitpad.gui.plot_menu import PlotMenu
from digitpad.gui.plots import LivePlot
from digitpad.gui.preload import Preload
from digitpad.gui.run_controls import RunControls, RunState
from digitpad.gui.run_history import RunHistory
from digitpad.gui.run_store import RunFolder, UnfinishedRun, new_run, unfinished_runs
from digitpad.gui.training_setup import TrainingSetup
from digitpad.gui.training_thread import RunTraining, TrainingThread, train_for_real
from digitpad.modelfile import Model
from digitpad.training.config import TrainConfig
from digitpad.training.events import (
    Continued,
    Ended,
    EpochDone,
    Event,
    Paused,
    Preparing,
    Progress,
    Snapshot,
    Started,
)
from digitpad.training.outcome import model_from_run

CHOICES_KEY: Final = "training/choices"
REDRAW_MS: Final = 100
SNAPSHOT_MS: Final = 150
PRELOAD_AFTER_MS: Final = 250
CLOSE_WAIT_MS: Final = 5_000
NARROW_PX: Final = 460

Kept = Literal["best", "last"]


class TrainingPanel(QWidget):
    """Everything about training, and the one place that knows in which state a run is.

    Signals, all in the GUI thread: ``run_state_changed`` ("idle", "running", "paused",
    "stopping"); ``weights_changed`` (a ``Model`` to read the drawing with: several times a
    second while a run goes on, the best weights when it ends); ``run_ended`` (``Ended``, or
    None after a failure); ``model_kept`` (the ``Model`` that a run gave, when it completed and
    when the user chose what to keep); ``model_discarded`` (the user, or a failure, threw the
    result away); ``save_requested`` (the user wants the result in a file); ``model_chosen``
    (the name of the architecture picked); ``message`` (text for a status bar).
    """

    run_state_changed = Signal(str)
    weights_changed = Signal(object)
    run_ended = Signal(object)
    model_kept = Signal(object)
    model_discarded = Signal()
    save_requested = Signal()
    model_chosen = Signal(str)
    message = Signal(str)

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        run: RunTraining = train_for_real,
        preloads: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("training_panel")
        self._run = run
        self._preloads = preloads
        self._state: RunState = "idle"
        self._thread: TrainingThread | None = None
        self._preload: Preload | None = None
        self._config: TrainConfig | None = None
        self._folder: RunFolder | None = None
        self._unfinished: list[UnfinishedRun] | None = None
        self._ended: Ended | None = None
        self._error: Exception | None = None
        self._finished_model: Model | None = None
        self._last_progress: Progress | None = None
        self._history = RunHistory()
        self._previous: RunHistory | None = None
        self.setup = TrainingSetup()
        self.controls = RunControls()
        self.notice = RunNotice()
        self.plots = (LivePlot("loss"), LivePlot("accuracy"))
        self._lay_out()
        self._connect()
        self._redraw_timer = self._timer(REDRAW_MS, self._redraw)
        self._snapshot_timer = self._timer(SNAPSHOT_MS, self._request_snapshot)

    def _lay_out(self) -> None:
        self._plot_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._plot_row.setSpacing(10)
        for plot in self.plots:
            self._plot_row.addWidget(plot, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self.setup)
        layout.addWidget(self.controls)
        layout.addWidget(self.notice)
        layout.addLayout(self._plot_row, 1)

    def _connect(self) -> None:
        self.controls.train_button.clicked.connect(self.start)
        self.controls.pause_button.clicked.connect(self.pause_or_continue)
        self.controls.stop_button.clicked.connect(self.stop)
        self.setup.model_chosen.connect(self.model_chosen)
        self.setup.message.connect(self.message)
        for plot in self.plots:
            menu = PlotMenu(plot, lambda: self._history.epochs)
            menu.message.connect(self.message)
            menu.forget_previous.connect(self._on_forget_previous)

    def _timer(self, milliseconds: int, due: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(due)
        return timer

    # What the window asks

    @property
    def run_state(self) -> RunState:
        return self._state

    def config(self) -> TrainConfig:
        """Return the run that is set up. Raises ``ConfigError``."""
        return self.setup.config()

    def finished_model(self) -> Model | None:
        """Return what the last run gave, None before one ended or when it was thrown away."""
        return self._finished_model

    def set_start_model(self, model: Model | None) -> None:
        """Offer to go on training this model, for instance one that was opened."""
        self.setup.set_start_model(model)

    @Slot()
    def go_on_training(self) -> None:
        """Set up a run that starts from the offered model's weights."""
        self.setup.go_on()

    @Slot()
    def start(self) -> None:
        """Begin a run with the settings on show; does nothing while one goes on."""
        if self._state != "idle":
            return
        try:
            config = self.config()
            folder = new_run(config)
        except DigitpadError as error:
            self._say_failure(error)
            return
        self._remember_run()
        self._launch(config, folder, start=self.setup.start_model)

    @Slot()
    def pause_or_continue(self) -> None:
        """Let the run rest at its next step, or go on."""
        if self._thread is None or self._state not in ("running", "paused"):
            return
        control = self._thread.control
        if control.is_paused:
            control.resume()
            self.controls.say(self.tr("Going on…"))
        else:
            control.pause()
            self.controls.say(self.tr("Pausing…"))

    @Slot()
    def stop(self) -> None:
        """Ask the run to end; the answer comes at its next step."""
        if self._thread is not None and self._state in ("running", "paused"):
            self._thread.stop()
            self._set_state("stopping")
            self.controls.say(self.tr("Stopping…"))

    def forget_run(self) -> None:
        """Drop the last run's checkpoint: its result was saved, or is not wanted."""
        if self._folder is not None and self._thread is None:
            self._folder.forget()
            self._folder = None

    def shutdown(self) -> bool:
        """Stop everything that runs and wait, at most 5 s; return whether nothing runs any more.

        What an interrupted run learned is in its checkpoint and is offered at the next start.
        """
        self._snapshot_timer.stop()
        self._redraw_timer.stop()
        all_done = self.setup.datasets.cancel_download()
        if self._thread is not None:
            self._thread.stop()
            all_done = self._thread.wait(CLOSE_WAIT_MS) and all_done
        if self._preload is not None:
            self._preload.cancel()
            all_done = self._preload.wait(CLOSE_WAIT_MS) and all_done
        if all_done and self._folder is not None:
            self._folder.release()
        return all_done

    def save_choices(self, settings: QSettings) -> None:
        """Remember what is chosen."""
        choices = self.setup.choices() | {"logarithmic": self.plots[0].is_logarithmic}
        settings.setValue(CHOICES_KEY, json.dumps(choices))

    def restore_choices(self, settings: QSettings) -> None:
        """Choose what was chosen last time; whatever cannot be read is left as it is."""
        try:
            choices = json.loads(str(settings.value(CHOICES_KEY, "{}")))
        except ValueError:
            return
        if isinstance(choices, dict):
            self.setup.restore(choices)
            self.plots[0].set_logarithmic(choices.get("logarithmic") is True)

    # A run from beginning to end

    def _remember_run(self) -> None:
        """Turn the last run's curves faint and leave its folder to itself."""
        if not self._history.is_empty:
            self._previous = self._history
        self._history = RunHistory()
        if self._folder is not None:
            self._folder.release()

    def _launch(
        self,
        config: TrainConfig,
        folder: RunFolder,
        *,
        start: Model | None = None,
        resumes: bool = False,
    ) -> None:
        self._config, self._folder = config, folder
        self._ended = self._error = self._last_progress = None
        self.notice.clear()
        for plot in self.plots:
            plot.set_runs(self._history, self._previous)
        self._thread = TrainingThread(
            config,
            start=start,
            checkpoint=folder.checkpoint,
            resume=folder.checkpoint if resumes else None,
            run=self._run,
            parent=self,
        )
        self._thread.progressed.connect(self._on_progressed)
        self._thread.failed.connect(self._on_failed)
        self._thread.settled.connect(self._on_settled)
        self.setup.set_editable(False)
        self._set_state("running")
        self.controls.show_preparing(Preparing(self.tr("loading")))
        self._thread.start()

    @Slot(object)
    def _on_progressed(self, events: Sequence[Event]) -> None:
        for event in events:
            self._take(event)
        if not self._redraw_timer.isActive():
            self._redraw_timer.start()

    def _take(self, event: Event) -> None:
        match event:
            case Preparing():
                if self._state == "running":
                    self.controls.show_preparing(event)
            case Started():
                self.message.emit(self._started_words(event))
                self._snapshot_timer.start()
            case Progress() | EpochDone():
                self._history.add(event)
                if isinstance(event, Progress):
                    self._last_progress = event
            case Snapshot():
                self._show_snapshot(event)
            case Paused():
                self._set_state("paused" if self._state == "running" else self._state)
            case Continued():
                self._set_state("running" if self._state == "paused" else self._state)
                self._snapshot_timer.start()
            case Ended():
                self._ended = event

    def _started_words(self, event: Started) -> str:
        return self.tr("Training {model} on {count} images, on {device}").format(
            model=event.config.model,
            count=self.locale().toString(event.train_count),
            device=event.device,
        )

    @Slot()
    def _request_snapshot(self) -> None:
        if self._thread is not None and self._state == "running":
            self._thread.control.request_snapshot()

    def _show_snapshot(self, snapshot: Snapshot) -> None:
        if self._config is None or self._thread is None:
            return
        name = self.tr("{model}, learning (epoch {epoch})").format(
            model=self._config.model, epoch=snapshot.epoch
        )
        self.weights_changed.emit(model_of_snapshot(self._config, snapshot, name=name))
        self._snapshot_timer.start()

    @Slot()
    def _redraw(self) -> None:
        for plot in self.plots:
            plot.refresh()
        if self._last_progress is not None and self._config is not None:
            if self._state in ("running", "paused"):
                self.controls.show_progress(
                    self._last_progress, self._config.epochs, is_paused=self._state == "paused"
                )

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._error = error

    @Slot()
    def _on_settled(self) -> None:
        """The thread is gone: say how it ended, and let the next run be set up."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.deleteLater()
        self._snapshot_timer.stop()
        self.setup.set_editable(True)
        self.setup.datasets.refresh()
        self._redraw()
        self._set_state("idle")
        if self._ended is None:
            self._say_failure(self._error)
            self._discard_silently()
            self.run_ended.emit(None)
        else:
            self._conclude(self._ended)
            self.run_ended.emit(self._ended)

    def _conclude(self, ended: Ended) -> None:
        self.controls.show_fraction(1.0 if ended.reason == "completed" else self._fraction())
        self.controls.say(ended.message)
        self.message.emit(ended.message)
        if not ended.history and not self._has_learned():
            self._forget()
            return
        self._finished_model = self._model("best")
        self.weights_changed.emit(self._finished_model)
        if ended.reason == "completed":
            self.model_kept.emit(self._finished_model)
        self.notice.say(self._outcome_words(ended), self._outcome_choices(ended))

    def _fraction(self) -> float:
        return self._last_progress.fraction if self._last_progress else 0.0

    def _has_learned(self) -> bool:
        return self._last_progress is not None

    def _outcome_words(self, ended: Ended) -> str:
        if not ended.history:
            return f"{ended.message} {self.tr('It was not tested yet.')}"
        count = self.locale().toString(ended.test_count)
        if ended.best_accuracy == ended.best_accuracy:
            best = self.tr(
                "best {accuracy:.2f} % of {count} test images, in epoch {epoch}."
            ).format(accuracy=100 * ended.best_accuracy, count=count, epoch=ended.best_epoch)
        else:
            best = self.tr("best test loss {loss:.4f} ({count} images), in epoch {epoch}.").format(
                loss=ended.best_loss, count=count, epoch=ended.best_epoch
            )
        return f"{ended.message} {best[:1].upper()}{best[1:]}"

    def _outcome_choices(self, ended: Ended) -> list[Choice]:
        keep_best = Choice(
            "keep_best_button",
            self.tr("Keep best"),
            self.tr("Go on with the weights that tested best"),
            lambda: self._keep("best"),
        )
        keep_last = Choice(
            "keep_last_button",
            self.tr("Keep last"),
            self.tr("Go on with the weights as they were at the end"),
            lambda: self._keep("last"),
        )
        discard = Choice(
            "discard_button",
            self.tr("Discard"),
            self.tr("Throw the result away and go back to the model from before"),
            self._discard,
        )
        go_on = Choice(
            "go_on_button",
            self.tr("Go on"),
            self.tr("Go on with this run exactly where it stopped"),
            self._resume_stopped,
        )
        save = Choice(
            "save_result_button",
            self.tr("Save…"),
            self.tr("Write the trained model to a file"),
            self.save_requested.emit,
        )
        same = not ended.history or ended.best_epoch == ended.epochs_done
        if ended.reason == "completed":
            return [save, discard] if same else [save, keep_last, discard]
        choices = [keep_best, discard] if not ended.history else [keep_best, keep_last, discard]
        return [go_on, *choices] if ended.reason == "stopped" else choices

    def _model(self, keep: Kept) -> Model:
        assert self._config is not None
        assert self._ended is not None
        return model_from_run(self._config, self._ended, keep=keep)

    def _keep(self, keep: Kept) -> None:
        self._finished_model = self._model(keep)
        self.weights_changed.emit(self._finished_model)
        self.model_kept.emit(self._finished_model)
        self.controls.say(self.tr("Kept; not saved to a file yet"))

    def _discard(self) -> None:
        self._discard_silently()
        self.controls.say(self.tr("Discarded"))

    def _discard_silently(self) -> None:
        self._finished_model = None
        self.forget_run()
        self.model_discarded.emit()

    def _forget(self) -> None:
        self.forget_run()

    def _resume_stopped(self) -> None:
        if self._config is not None and self._folder is not None and self._state == "idle":
            self._launch(self._config, self._folder, resumes=True)

    def _say_failure(self, error: Exception | None) -> None:
        if isinstance(error, DigitpadError):
            text = str(error)
        elif error is None:
            text = self.tr("Training ended without a result.")
        else:
            text = self.tr(
                "Training failed in a way that nobody foresaw ({kind}: {text}). "
                "The model from before is untouched."
            ).format(kind=type(error).__name__, text=error)
        self.controls.show_fraction(0.0)
        self.controls.say(self.tr("Training failed"))
        self.notice.say(text)
        self.message.emit(text)

    def _set_state(self, state: RunState) -> None:
        if state == self._state:
            return
        self._state = state
        self.controls.show_state(state)
        self.run_state_changed.emit(state)

    @Slot()
    def _on_forget_previous(self) -> None:
        self._previous = None
        for plot in self.plots:
            plot.set_runs(self._history, None)

    # After the first paint

    @Slot()
    def _begin_preload(self) -> None:
        self._offer_unfinished()
        if not self._preloads or self._preload is not None:
            return
        self._preload = Preload(self)
        self._preload.plots_loaded.connect(self._on_plots_loaded)
        self._preload.devices_found.connect(self.setup.devices.set_devices)
        self._preload.start()

    @Slot()
    def _on_plots_loaded(self) -> None:
        for plot in self.plots:
            plot.build()

    def _offer_unfinished(self) -> None:
        """Offer to go on with a run that a crash or closing the window interrupted."""
        if self._unfinished is not None or self._state != "idle":
            return
        self._unfinished = unfinished_runs()
        if not self._unfinished:
            return
        run = self._unfinished[0]
        words = self.tr("A run of {model} on {dataset} was interrupted after {epochs} epochs.")
        if run.is_complete:
            words = self.tr("A finished run of {model} on {dataset} was never saved.")
        self.notice.say(
            words.format(
                model=run.config.model, dataset=run.config.dataset, epochs=len(run.history)
            ),
            (
                Choice(
                    "resume_button",
                    self.tr("Get it back") if run.is_complete else self.tr("Continue the run"),
                    self.tr("Go on exactly where it was interrupted"),
                    lambda: self._resume_unfinished(run),
                ),
                Choice(
                    "forget_button",
                    self.tr("Discard"),
                    self.tr("Throw away what the run had learned"),
                    lambda: RunFolder(run.folder).forget(),
                ),
            ),
        )

    def _resume_unfinished(self, run: UnfinishedRun) -> None:
        folder = RunFolder(run.folder)
        if self._state != "idle" or not folder.take():
            return
        self.setup.adopt(run.config)
        self._remember_run()
        for epoch in run.history:
            self._history.add(epoch)
        self._launch(run.config, folder, resumes=True)

    # Qt's names

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(PRELOAD_AFTER_MS, self, self._begin_preload)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        is_narrow = self.width() < NARROW_PX
        self._plot_row.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)
