"""The state of a run and the thread it goes on in; what is shown is the panel's business.

States: "idle" → "running" ⇄ "paused" → "stopping" → "idle".
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from digitpad.gui.training.thread import RunTraining, TrainingThread, train_for_real
from digitpad.training.config import TrainConfig
from digitpad.training.events import (
    Continued,
    Ended,
    Estimated,
    Event,
    Paused,
    Preparing,
    Snapshot,
)

if TYPE_CHECKING:
    from digitpad.modelfile import Model

RunState = Literal["idle", "running", "paused", "stopping"]
SNAPSHOT_MS: Final = 150
GIVE_UP_MS: Final = 900


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

    def __init__(self, run: RunTraining = train_for_real, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = run
        self._state: RunState = "idle"
        self._thread: TrainingThread | None = None
        self._left_behind: list[TrainingThread] = []
        self._has_begun = False
        self._rests = False
        self._outcome: Ended | Exception | None = None
        self._snapshot_timer = self._timer(SNAPSHOT_MS, self._request_snapshot)
        self._give_up_timer = self._timer(GIVE_UP_MS, self._give_up)

    def _timer(self, milliseconds: int, due: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(due)
        return timer

    @property
    def state(self) -> RunState:
        return self._state

    def begin(
        self,
        config: TrainConfig,
        *,
        start: Model | None,
        checkpoint: Path | None,
        resume: Path | None,
    ) -> None:
        """Start a run; the one before must be over."""
        assert self._thread is None
        self._outcome = None
        self._has_begun = self._rests = False
        self._thread = TrainingThread(
            config, start=start, checkpoint=checkpoint, resume=resume, run=self._run, parent=self
        )
        self._thread.progressed.connect(self._on_progressed)
        self._thread.failed.connect(self._on_failed)
        self._thread.settled.connect(self._on_settled)
        self._set_state("running")
        self._thread.start()

    def pause_or_continue(self) -> None:
        """Ask the run to rest, or to go on; its answer changes the state.

        A run that has not begun cannot answer yet: it is said at once to be paused, and pauses
        before its first step.
        """
        if self._thread is None or self._state not in ("running", "paused"):
            return
        control = self._thread.control
        if control.is_paused:
            control.resume()
            if not self._rests:
                self._set_state("running")
                if self._has_begun:
                    self._snapshot_timer.start()
        else:
            control.pause()
            if not self._has_begun:
                self._set_state("paused")

    @property
    def is_pausing(self) -> bool:
        """Whether the run was asked to rest and has not answered yet."""
        control = self._thread.control if self._thread else None
        return self._state == "running" and control is not None and control.is_paused

    def stop(self) -> bool:
        """Ask the run to end; return whether there was one to end."""
        if self._thread is None or self._state not in ("running", "paused"):
            return False
        self._thread.stop()
        self._set_state("stopping")
        if not self._has_begun:
            # An import or a silent server cannot be interrupted; the user need not wait for it.
            self._give_up_timer.start()
        return True

    def shutdown(self, wait_ms: int) -> bool:
        """Stop whatever runs and wait for it; return whether nothing runs any more."""
        self._snapshot_timer.stop()
        self._give_up_timer.stop()
        threads = [*self._left_behind, *([self._thread] if self._thread else [])]
        for thread in threads:
            thread.stop()
        waited = [thread.wait(wait_ms) for thread in threads]
        return all(waited)

    def _set_state(self, state: RunState) -> None:
        if state != self._state:
            self._state = state
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
                if self._state == "running":
                    self._set_state("paused")
            case Continued():
                self._rests = False
                if self._state == "paused":
                    self._set_state("running")
                self._snapshot_timer.start()
            case Ended():
                self._outcome = event
            case _:
                pass

    @Slot()
    def _request_snapshot(self) -> None:
        if self._thread is not None and self._state == "running":
            self._thread.control.request_snapshot()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._outcome = error

    @Slot()
    def _on_settled(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.deleteLater()
        self._finish(self._outcome or RuntimeError("the run ended without saying how"))

    def _finish(self, outcome: Ended | Exception | None) -> None:
        self._snapshot_timer.stop()
        self._give_up_timer.stop()
        self._outcome = None
        self._set_state("idle")
        self.settled.emit(outcome)

    @Slot()
    def _give_up(self) -> None:
        """Leave a run behind that does not answer before its first step; it ends by itself."""
        thread, self._thread = self._thread, None
        if thread is None:
            return
        thread.progressed.disconnect(self._on_progressed)
        thread.failed.disconnect(self._on_failed)
        thread.settled.disconnect(self._on_settled)
        self._left_behind.append(thread)
        thread.settled.connect(self._on_left_behind_settled)
        self._finish(None)

    @Slot()
    def _on_left_behind_settled(self) -> None:
        for thread in [one for one in self._left_behind if one.isFinished()]:
            self._left_behind.remove(thread)
            thread.deleteLater()
