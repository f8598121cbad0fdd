"""How a run goes, for the eye: buttons and progress, the notice, and the two live plots.

It draws at most ten times a second, whatever the run says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from digitpad.data.source import DataSource
from digitpad.gui.plots.export import PlotMenu
from digitpad.gui.plots.live_plot import LivePlot
from digitpad.gui.plots.run_history import RunHistory
from digitpad.gui.training.controls import RunControls
from digitpad.gui.training.notice import RunNotice
from digitpad.gui.training.run_store import UnfinishedRun
from digitpad.gui.training.session import RunState
from digitpad.models.architecture import ReadingKind
from digitpad.models.catalogue import architecture
from digitpad.training.config import TrainConfig
from digitpad.training.events import (
    Continued,
    EpochDone,
    Event,
    Paused,
    Preparing,
    Progress,
    Started,
    StepProgress,
)

REDRAW_MS: Final = 100
NARROW_PX: Final = 430


class RunDisplay(QWidget):
    """Controls, notice and plots of one run after the other.

    Signals: ``message`` (text); ``begun`` (a run is on show from now on).
    """

    message = Signal(str)
    begun = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controls = RunControls()
        self.notice = RunNotice()
        self.notice.opened.connect(self._on_notice_opened)
        self.notice.focus_left.connect(self.controls.take_focus)
        self.plots = (LivePlot("loss"), LivePlot("accuracy"))
        self.history = RunHistory()
        self._previous: RunHistory | None = None
        self._progress: Progress | None = None
        self._step_progress: StepProgress | None = None
        self._epochs_wanted = 1
        self._subject = ""
        self._rests = False
        self._reading = ReadingKind.DIGIT
        self._state: RunState = "idle"
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REDRAW_MS)
        self._timer.timeout.connect(self.redraw)
        self._plot_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._plot_row.setSpacing(14)
        for plot in self.plots:
            self._plot_row.addWidget(plot, 1)
            menu = PlotMenu(plot, self._epochs)
            menu.message.connect(self.message)
            menu.forget_previous.connect(self._on_forget_previous)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self.controls)
        layout.addWidget(self.notice)
        layout.addLayout(self._plot_row, 1)

    @property
    def has_progress(self) -> bool:
        """Whether the run on show has taken steps."""
        return self._progress is not None

    def begin_history(self, run: UnfinishedRun | None = None) -> None:
        """Turn the last run's curves faint; begin the next one, or go on with what ``run`` did."""
        if not self.history.is_empty:
            self._previous = self.history
        self.history = RunHistory()
        if run is not None:
            self.history.restore(run.history, run.curve)

    @Slot(str)
    def expect(self, model: str) -> None:
        """Make room for the figures that a model has, unless a run is on show."""
        if self.history.is_empty and self._previous is None:
            self._show_reading(architecture(model).reading)

    def begin_run(self, config: TrainConfig) -> None:
        """Show that a run gets ready."""
        reading = architecture(config.model).reading
        titles = (info.title for info in DataSource.parse(config.dataset).distinct)
        self._subject = self.tr("{0} on {1}").format(config.model, " + ".join(titles))
        self._epochs_wanted = config.recipe.epochs
        self._progress = self._step_progress = None
        self._rests = False
        kinds = {reading, self._reading}
        if len(kinds) > 1 and ReadingKind.RECONSTRUCTION in kinds:
            # Errors of pixels and of names cannot be compared.
            self._previous = None
        self._show_reading(reading)
        self.notice.clear()
        self._set_runs()
        self.controls.show_preparing(Preparing(self.tr("the network and its data")))
        self.begun.emit()

    def take(self, events: Sequence[Event]) -> None:
        """Take over what a run reports."""
        for event in events:
            match event:
                case Preparing():
                    if self._state == "running":
                        self.controls.show_preparing(event)
                case Started():
                    self.controls.say(self.tr("Taking the first steps…"))
                case Progress():
                    self._progress, self._step_progress = event, None
                    self.history.add(event)
                case Paused():
                    self._rests = True
                case Continued():
                    self._rests = False
                case StepProgress():
                    self._step_progress = event
                case EpochDone():
                    self.history.add(event)
                case _:
                    pass
        self._redraw_soon()

    def show_state(self, state: RunState) -> None:
        """Enable the buttons that make sense in this state."""
        self._state = state
        self.controls.show_state(state)
        self._redraw_soon()

    def show_end(self, words: str, *, is_complete: bool) -> None:
        """Show where the progress stopped, and in words how."""
        reached = self._progress.fraction if self._progress else 0.0
        self.controls.show_fraction(1.0 if is_complete else reached)
        self.controls.say(words)
        self.redraw()

    def rest(self) -> None:
        """Draw nothing more until something happens."""
        self._timer.stop()

    @Slot()
    def redraw(self) -> None:
        """Draw the curves and the progress as they are."""
        self._timer.stop()
        for plot in self.plots:
            plot.refresh()
        latest = self._step_progress or self._progress
        if latest is not None and self._state in ("running", "paused"):
            self.controls.show_progress(
                latest, self._epochs_wanted, is_paused=self._state == "paused"
            )
        elif self._state == "paused":
            resting, asked = self.tr("Paused"), self.tr("Pauses before its next step")
            self.controls.say(resting if self._rests else asked)

    def _show_reading(self, reading: ReadingKind) -> None:
        """Show the loss and the accuracy, or the error alone of a network without accuracy."""
        self._reading = reading
        for plot in self.plots:
            plot.show_reading(reading)
        self.plots[1].setVisible(reading is not ReadingKind.RECONSTRUCTION)

    def _redraw_soon(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _epochs(self) -> list[EpochDone]:
        return self.history.epochs

    def _set_runs(self) -> None:
        for plot in self.plots:
            plot.set_runs(self.history, self._previous, self._subject)

    @Slot()
    def _on_notice_opened(self) -> None:
        """Let who pressed Train or Stop by keyboard choose by keyboard, and nobody else."""
        if self.controls.has_focus:
            self.notice.take_focus()

    @Slot()
    def _on_forget_previous(self) -> None:
        self._previous = None
        self._set_runs()

    # Qt's names

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        is_narrow = self.width() < NARROW_PX
        self._plot_row.setDirection(way.TopToBottom if is_narrow else way.LeftToRight)
