"""Begins, resumes and leaves the runs of the training panel, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.errors import DigitpadError
from digitpad.gui.training.run import Run, RunState
from digitpad.gui.training.session import RunTraining
from digitpad.runs.unfinished import RunFolder, UnfinishedRun, new_run
from digitpad.training.config import TrainConfig
from digitpad.training.events import Snapshot

if TYPE_CHECKING:
    from digitpad.modelfile import Model


class Trainer(QObject):
    """``run`` is the current run or the last one; ``train`` does the work of a run.

    Signals, in the GUI thread: ``begins`` (a ``Run``, before its first event); ``state_changed``,
    ``reported``, ``settled`` and ``archived`` as the run has them; ``learned`` (a ``Model`` in its
    present state, several times a second); ``moment`` (such a ``Model``, the epochs that it has
    learned, with a fraction); ``withdrawn`` (the ``Model`` of an ended run that continues);
    ``left`` (a ``Run`` that another one replaces).
    """

    begins = Signal(object)
    state_changed = Signal(str)
    reported = Signal(object)
    settled = Signal(object)
    archived = Signal(object)
    learned = Signal(object)
    moment = Signal(object, float)
    withdrawn = Signal(object)
    left = Signal(object)

    def __init__(self, train: RunTraining, parent: QObject) -> None:
        super().__init__(parent)
        self.train = train
        self.run: Run | None = None

    @property
    def state(self) -> RunState:
        return "idle" if self.run is None else self.run.state

    def begin(self, config: TrainConfig, start: Model | None) -> None:
        """Begin a run in place of the last one; ``start``: the model to start from."""
        self.leave()
        folder, why_unkept = None, ""
        try:
            folder = new_run(config)
        except DigitpadError as error:
            why_unkept = str(error)
        run = Run(config, folder, self)
        if folder is None:
            run.say_unkept(why_unkept)
        self._take_on(run)
        run.begin(self.train, start=start)

    @Slot()
    def go_on(self) -> None:
        """Continue the last run from its checkpoint."""
        run = self.run
        if run is None or run.folder is None or run.state != "idle":
            return
        model = run.result
        if model is not None:
            # Until the first snapshot, the model reads as one that is learning.
            self.withdrawn.emit(model)
            self.learned.emit(model)
        self.begins.emit(run)
        run.begin(self.train, resumes=True)

    def resume(self, unfinished: UnfinishedRun, folder: RunFolder) -> None:
        """Resume a run from an earlier start of the program, whose ``folder`` is locked."""
        self.leave()
        run = Run(unfinished.config, folder, self, curve=unfinished.curve)
        self._take_on(run)
        run.begin(self.train, resumes=True)

    def move_to(self, parent: QObject) -> None:
        """Belong to something else from now on; nobody hears of the run until it connects again."""
        self.setParent(parent)
        for signal in (
            *(self.begins, self.state_changed, self.reported, self.settled),
            *(self.archived, self.learned, self.moment, self.withdrawn, self.left),
        ):
            signal.disconnect()

    def leave(self) -> None:
        run, self.run = self.run, None
        if run is not None:
            run.leave()
            run.deleteLater()
            self.left.emit(run)

    def _take_on(self, run: Run) -> None:
        self.run = run
        run.state_changed.connect(self.state_changed)
        run.reported.connect(self.reported)
        run.snapshot_taken.connect(self._on_snapshot_taken)
        run.settled.connect(self.settled)
        run.archived.connect(self.archived)
        self.begins.emit(run)

    @Slot(object)
    def _on_snapshot_taken(self, snapshot: Snapshot) -> None:
        if self.run is not None:
            model = self.run.model_of(snapshot)
            self.learned.emit(model)
            self.moment.emit(model, snapshot.position)
