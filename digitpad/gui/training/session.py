"""The state of a run and the task it goes on in; what is shown is the panel's business.

States: "idle" → "running" ⇄ "paused" → "stopping" → "idle".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.gui.widgets.parts import single_shot_timer
from digitpad.gui.workers.preload import garbage_collection_resting, load_torch
from digitpad.gui.workers.task import Task
from digitpad.training.config import TrainConfig
from digitpad.training.control import Control
from digitpad.training.events import (
    Continued,
    Ended,
    EpochDone,
    Estimated,
    Event,
    Paused,
    Preparing,
    Progress,
    Snapshot,
)

if TYPE_CHECKING:
    from digitpad.modelfile import Model

RunTraining = Callable[..., Iterable[Event]]
"""``training.loop.train``, or something with its parameters."""
RunState = Literal["idle", "running", "paused", "stopping"]
SNAPSHOT_MS: Final = 150
GIVE_UP_MS: Final = 900


def train_for_real(
    config: TrainConfig,
    control: Control,
    *,
    start: Model | None,
    checkpoint: Path | None,
    resume: Path | None,
) -> Iterator[Event]:
    """Run ``training.loop.train``; loads torch first, without stalling the window."""
    load_torch()
    from digitpad.training.loop import train

    yield from train(
        config, control, start=start, checkpoint=checkpoint, resume=resume, estimates=resume is None
    )


def training_task(
    run: Callable[[Control], Iterable[Event]], control: Control, parent: QObject
) -> Task:
    """Return the work of a run; to cancel it is to stop the run, which says so as its last event.

    Its progress is a tuple of events.
    """

    def events() -> Iterator[Event]:
        # The first step loads more modules (the optimizers bring a compiler along).
        with garbage_collection_resting():
            made = iter(run(control))
            for event in made:
                yield event
                if isinstance(event, Progress | EpochDone | Ended):
                    break
        yield from made

    return Task("training", events, parent, stop_gently=control.stop, keeps_all=True)


class RunSession(QObject):
    """Runs one training after the other.

    Signals, in the GUI thread: ``state_changed`` (the state); ``reported`` (a tuple of events,
    at most every 50 ms; all but snapshots); ``snapshot_taken`` (a ``Snapshot``, a few times a
    second); ``settled`` (``Ended``, the exception that a run failed with, or None for a run
    that was stopped while it waited for something that cannot be interrupted).
    """

    state_changed = Signal(str)
    reported = Signal(object)
    snapshot_taken = Signal(object)
    settled = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.state: RunState = "idle"
        self._control = Control()
        self._task: Task | None = None
        self._has_begun = False
        self._rests = False
        self._ended: Ended | None = None
        self._snapshot_timer = single_shot_timer(SNAPSHOT_MS, self._request_snapshot, self)
        self._give_up_timer = single_shot_timer(GIVE_UP_MS, self._give_up, self)

    def begin(self, run: Callable[[Control], Iterable[Event]]) -> None:
        """Start a run; the one before must be over."""
        assert self._task is None
        self._ended = None
        self._has_begun = self._rests = False
        self._control = Control()
        self._task = training_task(run, self._control, self)
        self._task.progress.connect(self._on_progressed)
        self._task.finished.connect(self._on_finished)
        self._set_state("running")
        self._task.start()

    def pause_or_continue(self) -> None:
        """Ask the run to rest, or to go on; its answer changes the state.

        A run that has not begun cannot answer yet: it is said at once to be paused, and pauses
        before its first step.
        """
        if self.state not in ("running", "paused"):
            return
        if self._control.is_paused:
            self._control.resume()
            if not self._rests:
                self._set_state("running")
                if self._has_begun:
                    self._snapshot_timer.start()
        else:
            self._control.pause()
            if not self._has_begun:
                self._set_state("paused")

    @property
    def is_pausing(self) -> bool:
        """Whether the run was asked to rest and has not answered yet."""
        return self.state == "running" and self._control.is_paused

    def stop(self) -> bool:
        """Ask the run to end; return whether there was one to end."""
        if self.state not in ("running", "paused"):
            return False
        self._control.stop()
        self._set_state("stopping")
        if not self._has_begun:
            # An import or a silent server cannot be interrupted; the user need not wait for it.
            self._give_up_timer.start()
        return True

    def _set_state(self, state: RunState) -> None:
        if state != self.state:
            self.state = state
            self.state_changed.emit(state)

    @Slot(object)
    def _on_progressed(self, events: Sequence[Event]) -> None:
        for event in events:
            self._take(event)
        others = tuple(event for event in events if not isinstance(event, Snapshot))
        if others:
            self.reported.emit(others)

    def _take(self, event: Event) -> None:
        if not isinstance(event, Preparing | Estimated) and not self._has_begun:
            self._has_begun = True
            self._give_up_timer.stop()
            self._snapshot_timer.start()
        match event:
            case Snapshot():
                self.snapshot_taken.emit(event)
                self._snapshot_timer.start()
            case Paused():
                self._rests = True
                if self.state == "running":
                    self._set_state("paused")
            case Continued():
                self._rests = False
                if self.state == "paused":
                    self._set_state("running")
                self._snapshot_timer.start()
            case Ended():
                self._ended = event

    @Slot()
    def _request_snapshot(self) -> None:
        if self.state == "running":
            self._control.request_snapshot()

    @Slot()
    def _on_finished(self) -> None:
        task, self._task = self._task, None
        error = task.error if task else None
        self._finish(error or self._ended or RuntimeError("the run ended without saying how"))

    def _finish(self, outcome: Ended | Exception | None) -> None:
        self._snapshot_timer.stop()
        self._give_up_timer.stop()
        self._set_state("idle")
        self.settled.emit(outcome)

    @Slot()
    def _give_up(self) -> None:
        """Leave a run behind that does not answer before its first step; it ends by itself."""
        task, self._task = self._task, None
        if task is not None:
            task.progress.disconnect(self._on_progressed)
            task.finished.disconnect(self._on_finished)
            self._finish(None)
