"""The training panel: set up a run, start it, watch it learn, keep what it learned.

``setup`` says what to train, ``trainer`` owns the run, ``display`` shows it, and ``offers`` asks
in its notice what to keep.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from digitpad.errors import DigitpadError
from digitpad.gui.training.choosers import FIRST
from digitpad.gui.training.display import RunDisplay
from digitpad.gui.training.offers import RunOffers
from digitpad.gui.training.run import Run, RunState
from digitpad.gui.training.session import RunTraining, train_for_real
from digitpad.gui.training.setup import TrainingSetup
from digitpad.gui.training.trainer import Trainer
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import filled, grown, paint_when_settled
from digitpad.gui.workers.preload import create_qt_classes
from digitpad.gui.workers.task import stop_work
from digitpad.runs.unfinished import RunFolder, UnfinishedRun
from digitpad.training.config import TrainConfig
from digitpad.training.events import Ended
from digitpad.untrusted import parse_json

CHOICES_KEY: Final = "training/choices"
PRELOAD_AFTER_MS: Final = 500
"""Long enough for the first paint and the first reading, which come before all that loads."""
NETWORK_STRETCH: Final = 4
SLOW_MS: Final = 900
"""In slow motion, between two steps."""
TALL_PX: Final = 735
"""A lower panel has no room for the plots below the picture of the network."""


class TrainingPanel(QWidget):
    """The panel; ``trainer`` and ``offers`` say what becomes of the run and its models.

    Signals: ``message`` (text for a status bar); ``slow_ended`` (), when the run that was shown in
    slow motion is over; ``data_refused`` (why there is nothing to learn
    from); ``prepared`` (a run was set up from elsewhere,
    for the user to start).
    """

    message = Signal(str)
    slow_ended = Signal()
    data_refused = Signal(str)
    prepared = Signal()

    def __init__(
        self,
        *,
        run: RunTraining = train_for_real,
        preloads: bool = True,
        before: TrainingPanel | None = None,
    ) -> None:
        """``before``: a panel that goes, whose run goes on in this one."""
        super().__init__()
        self.setObjectName("training_panel")
        self.preloads: bool = preloads if before is None else before.preloads
        self._network: QWidget | None = None
        self._slow_timer = QTimer(self)
        self._slow_timer.setInterval(SLOW_MS)
        self._slow_timer.timeout.connect(
            lambda: self.step() if self.run_state == "paused" else None
        )
        self._qt_classes = create_qt_classes()
        self.trainer = Trainer(run, self)
        if before is not None:
            self.trainer, before.trainer = before.trainer, self.trainer
            before.trainer.setParent(before)
            self.trainer.move_to(self)
        self.setup = TrainingSetup()
        self.display = RunDisplay()
        self.offers = RunOffers(self.display, self.trainer, self)
        column = QWidget()
        # What counts is the height for its width; Qt's minimum is that of the narrowest.
        column.setMinimumHeight(1)
        self._column = QVBoxLayout(column)
        filled(self._column, self.setup, (self.display, 1), spacing=8)
        # On a small screen this scrolls; Train stays in sight below it.
        self.scroll_area = SideScroll(column)
        filled(QVBoxLayout(self), (self.scroll_area, 1), self.display.controls, spacing=8)
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
        self.setup.edited.connect(lambda: controls.allow_train(self.setup.why_not))
        self.setup.message.connect(self.message)
        offers, trainer = self.offers, self.trainer
        self.setup.datasets.dataset_chosen.connect(offers.forget_data_failure)
        offers.begin_wanted.connect(self._begin)
        offers.stored.resume_wanted.connect(self._resume)
        offers.quick_wanted.connect(lambda: self.setup.models.choose(FIRST))
        offers.message.connect(self.message)
        trainer.begins.connect(self.display.begin_run)
        trainer.state_changed.connect(self._on_state_changed)
        trainer.reported.connect(self.display.take)
        trainer.settled.connect(self._on_settled)
        # Queued: what closes the notice may open another one at once.
        queued, notice = Qt.ConnectionType.QueuedConnection, self.display.notice
        notice.closed.connect(self._show_settings, queued)
        for moved in (notice.opened, notice.closed, self.setup.form.folded):
            moved.connect(partial(paint_when_settled, self))

    def hold_network(self, network: QWidget | None) -> None:
        """Show the picture of the network in place of the settings, None for the settings again.

        The plots stay below it where there is room.
        """
        if self._network is not None:
            self._network.hide()
            self._column.removeWidget(self._network)
        self._network = network
        if network is not None:
            self._column.insertWidget(1, network, NETWORK_STRETCH)
            network.show()
        self.setup.fold_for_now(network is not None or self.run_state != "idle")
        self.setup.models.arguments.set_in_picture(network is not None)
        self.make_room()

    def make_room(self) -> None:
        """Hide the plots where the picture of the network leaves no room for them."""
        shows_plots = self._network is None or self.height() >= grown(TALL_PX)
        self.display.show_plots(shows_plots)
        self._column.setStretchFactor(self.display, int(shows_plots))

    def take_over(self, old: TrainingPanel) -> None:
        """Go on with what another panel shows: its run, what is offered, and what is in sight."""
        self.display.take_over(old.display)
        self.offers.take_over(old.offers)
        self.trainer.state_changed.emit(self.run_state)
        self.setup.fold_for_now(old.setup.is_folded)
        self.scroll_area.scroll_like(old.scroll_area)

    # What the window asks

    @property
    def run(self) -> Run | None:
        """The current run, or the last one."""
        return self.trainer.run

    @property
    def run_state(self) -> RunState:
        return self.trainer.state

    @property
    def can_train(self) -> bool:
        """Whether a run with these settings can be started now."""
        return self.display.controls.can_train

    @Slot()
    def go_on_training(self) -> None:
        """Set up a run that starts from the offered model's weights."""
        if self.setup.go_on():
            self._unfold()
            self.prepared.emit()
            self.message.emit(self.tr("Press Train to continue training this model."))

    @Slot(object)
    def set_up(self, config: TrainConfig, *, of_lesson: bool = False) -> str:
        """Show the settings of another run, so that Train begins one like it.

        ``of_lesson``: they end with the lesson. Returns the result as text. If the run cannot be
        repeated here, nothing changes.
        """
        if self.run_state != "idle":
            self.message.emit(self.tr("A run is in progress; stop it first."))
            return self.tr("Nothing was set up: a run is in progress. Stop it first.")
        try:
            self.setup.adopt(config, of_lesson=of_lesson)
        except DigitpadError as error:
            self.message.emit(self.tr("Nothing was set up."))
            return self.tr("Nothing was set up. {reason}").format(reason=error)
        self._unfold()
        self.prepared.emit()
        self.message.emit(self.tr("Ready: press Train."))
        return self.tr("Set up in the training panel: press Train there.")

    def take_data(self, path: Path) -> None:
        """Set up a run on the images in a folder or file of the user's."""
        datasets = self.setup.datasets
        if self.run_state != "idle":
            self.data_refused.emit(self.tr("A run is in progress; stop it first."))
            return
        if not datasets.take(path):
            reason = self.tr("There are no images to learn from in {place}.")
            self.data_refused.emit(reason.format(place=path))
            return
        self._unfold()
        self.prepared.emit()
        message = datasets.status_label.text()
        if datasets.source.status(datasets.folder).state == "ready":
            message = self.tr("{images} Press Train to learn from them.").format(images=message)
        self.message.emit(message)

    @Slot()
    def start(self) -> None:
        """Begin a run with these settings, unless one is in progress.

        If the result of the last run would be lost, ask first.
        """
        if self.run_state == "idle" and self._config() is not None and self.offers.may_begin():
            self._begin()

    @Slot()
    def pause_or_continue(self) -> None:
        """Pause the run at its next step, or continue it."""
        if self.run is not None:
            self.run.pause_or_continue()
            self.display.redraw()

    @Slot()
    def step(self) -> None:
        """Take one step, and show it; begin a run if there is none."""
        self.start()
        if self.run is not None:
            self.run.step()

    @Slot(bool)
    def go_slowly(self, is_wanted: bool) -> None:
        """Take a step after the other, each shown for a moment, or go on as usual."""
        if is_wanted:
            self.step()
            self._slow_timer.start()
            return
        self._slow_timer.stop()
        if self.run_state == "paused":
            self.pause_or_continue()

    @Slot()
    def stop(self) -> None:
        """Ask the run to end, which it does at its next step."""
        if self.run is not None:
            self.run.stop()

    def shutdown(self) -> bool:
        """Stop all tasks and wait at most 5 s for each; return whether all have ended.

        What an interrupted run learned is in its checkpoint, which is offered at the next start.
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

    def restore_choices(self, settings: QSettings) -> None:
        """Restore the choices of the last time; what cannot be read is left as it is."""
        try:
            choices = parse_json(str(settings.value(CHOICES_KEY, "{}")))
        except ValueError:
            return
        if isinstance(choices, dict):
            self.setup.restore(choices)
            self.display.plots[0].set_logarithmic(choices.get("logarithmic") is True)

    # A run from beginning to end

    def _config(self) -> TrainConfig | None:
        """Return the run that is set up; if it is not valid, say why and return None."""
        try:
            return self.setup.config()
        except DigitpadError as error:
            self.offers.say_failure(error)
            return None

    @Slot()
    def _begin(self) -> None:
        """Begin a run with these settings, even if the result of the last one is lost."""
        config = self._config() if self.run_state == "idle" else None
        if config is None:
            return
        paint_when_settled(self)
        # Asked first, because leaving the last run resets the choice.
        start = self.setup.start_model
        self.display.begin_history()
        self.trainer.begin(config, start)

    @Slot(object)
    def _resume(self, unfinished: UnfinishedRun) -> None:
        """Resume a run from an earlier start of the program."""
        folder = RunFolder(unfinished.folder)
        if self.run_state == "idle" and folder.take():
            self.setup.adopt(unfinished.config)
            self.display.begin_history(unfinished)
            self.trainer.resume(unfinished, folder)

    @Slot(str)
    def _on_state_changed(self, state: RunState) -> None:
        self.display.show_state(state)
        self.setup.set_editable(state == "idle")
        if state == "running":
            self.setup.fold_for_now(True)
        elif state == "idle" and self._slow_timer.isActive():
            self._slow_timer.stop()
            self.slow_ended.emit()

    @Slot()
    def _show_settings(self) -> None:
        """Unfold the settings, which made room for the plots, if there is nothing to see there."""
        has_result = self.run is not None and self.run.result is not None
        if not (self.display.notice.text or self.offers.offer_interrupted() or has_result):
            self._unfold()

    @Slot()
    def _unfold(self) -> None:
        if self.run_state == "idle" and self._network is None:
            self.setup.fold_for_now(False)

    @Slot(object)
    def _on_settled(self, outcome: Ended | Exception | None) -> None:
        paint_when_settled(self)
        self.setup.datasets.refresh()
        self.offers.settle(outcome)
        self._show_settings()

    # After the first paint

    @Slot()
    def _preload(self) -> None:
        if self.run_state == "idle":
            self.offers.stored.offer_unfinished()
        if not self.preloads:
            return
        for _ in self._qt_classes:
            QTimer.singleShot(0, self, self._preload)
            return
        self.preloads = False
        self.setup.find_devices()

    # Overrides of Qt

    def minimumSizeHint(self) -> QSize:
        # A layout remembers how wide the buttons were before they had a style.
        parts = self.scroll_area, self.display.controls
        width = max(part.minimumSizeHint().width() for part in parts)
        return QSize(width, super().minimumSizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(PRELOAD_AFTER_MS, self, self._preload)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()
