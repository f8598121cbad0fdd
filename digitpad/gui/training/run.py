"""A run of the training panel: its settings, folder, state, events, outcome and model.

States: "idle" → "running" ⇄ "paused" → "stopping" → "idle".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.gui.training.session import GIVE_UP_MS, RunTraining, training_task
from digitpad.gui.widgets.parts import single_shot_timer
from digitpad.gui.workers.task import Task
from digitpad.runs.record import Recorder
from digitpad.runs.unfinished import RunFolder
from digitpad.training.config import TrainConfig
from digitpad.training.control import Control
from digitpad.training.curve import TrainCurve
from digitpad.training.events import (
    Continued,
    Ended,
    Estimated,
    Event,
    Paused,
    Preparing,
    Snapshot,
    Started,
    Warned,
)

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.training.config import Keep

RunState = Literal["idle", "running", "paused", "stopping"]
Phase = Literal["preparing", "stepping", "resting"]
"""What the run does by itself: it answers only once it steps, and rests once it has paused."""
Fate = Literal["open", "decided", "saved", "abandoned"]
"""What becomes of its result.

"decided": it is to be kept, as the run completed or the user said so; "abandoned": the user stopped
it to train a quick network instead.
"""
SNAPSHOT_MS: Final = 150


class Run(QObject):
    """Owns all that belongs to one run, whichever model reads in the meantime.

    ``folder``: where its checkpoint and its archived data are stored, None if there is none;
    ``why_unkept`` says why it is not stored. ``curve``: its curve before it was interrupted.

    Signals, in the GUI thread: ``state_changed`` (the state); ``reported`` (a tuple of events, all
    but snapshots, at most every 50 ms); ``snapshot_taken`` (a ``Snapshot``, a few times a second);
    ``settled`` (``Ended``, the exception that it failed with, or None if it was stopped while
    waiting for something that cannot be interrupted); ``archived`` (the run), when it is in the
    archive or could not be put there.
    """

    state_changed = Signal(str)
    reported = Signal(object)
    snapshot_taken = Signal(object)
    settled = Signal(object)
    archived = Signal(object)

    def __init__(
        self,
        config: TrainConfig,
        folder: RunFolder | None,
        parent: QObject,
        *,
        curve: TrainCurve | None = None,
    ) -> None:
        super().__init__(parent)
        self._owner = parent
        self.config = config
        """Completed by the run once it has started."""
        self.folder = folder
        self.why_unkept = ""
        self.warned: list[str] = []
        """What went wrong that it survived, and what was left out of its images."""
        self.ended: Ended | None = None
        self.result: Model | None = None
        """The trained model; None before the end, and while it is discarded."""
        self.fate: Fate = "open"
        self.of_lesson = False
        """Whether it is a lesson's: its last weights read, which nobody has to save."""
        self.keep: Keep = "best"
        """Which of its weights the result has."""
        self.state: RunState = "idle"
        self.phase: Phase = "preparing"
        self._recorder = Recorder(config, curve)
        self._archiving: Task | None = None
        self._task: Task | None = None
        self._control = Control()
        self._outcome: Ended | None = None
        self._snapshot_timer = single_shot_timer(SNAPSHOT_MS, self._request_snapshot, self)
        self._give_up_timer = single_shot_timer(GIVE_UP_MS, self._give_up, self)

    # While it is in progress

    def begin(
        self, train: RunTraining, *, start: Model | None = None, resumes: bool = False
    ) -> None:
        """Train; ``resumes``: from the checkpoint, which undoes its end."""
        assert self._task is None
        self.wait_until_archived()
        self.ended = self.result = self._outcome = None
        self.fate, self.phase = "open", "preparing"
        self.keep = "best"
        self.warned = []
        checkpoint = self.folder.checkpoint if self.folder else None
        resume = checkpoint if resumes else None
        work = partial(train, self.config, start=start, checkpoint=checkpoint, resume=resume)
        self._control = Control()
        # The owner waits for its tasks: one that was given up outlives the run.
        self._task = training_task(work, self._control, self._owner)
        self._task.progress.connect(self._on_progressed)
        self._task.finished.connect(self._on_finished)
        self._set_state("running")
        self._task.start()

    def pause_or_continue(self) -> None:
        """Ask the run to pause or to continue; its answer changes the state.

        A run that has not begun cannot answer yet: its state is "paused" at once, and it pauses
        before its first step.
        """
        if self.state not in ("running", "paused"):
            return
        if self._control.is_paused or self.state == "paused":  # or taking a step by itself
            self._control.resume()
            if self.phase != "resting":
                self._set_state("running")
                if self.phase == "stepping":
                    self._snapshot_timer.start()
        else:
            self._control.pause()
            if self.phase == "preparing":
                self._set_state("paused")

    def step(self) -> None:
        """Take one step, report it, and pause; the first one if the run has not begun."""
        if self.state in ("running", "paused"):
            self._control.step()
            if self.phase == "preparing":
                self._set_state("running")

    @property
    def is_pausing(self) -> bool:
        """Whether the run was asked to pause and has not answered yet."""
        return self.state == "running" and self._control.is_paused

    def stop(self) -> None:
        """Ask the run to end, which it does at its next step."""
        if self.state not in ("running", "paused"):
            return
        self._control.stop()
        self._set_state("stopping")
        if self.phase == "preparing":
            # An import or a silent server cannot be interrupted; the user need not wait for it.
            self._give_up_timer.start()

    def _set_state(self, state: RunState) -> None:
        if state != self.state:
            self.state = state
            self.state_changed.emit(state)

    @Slot(object)
    def _on_progressed(self, events: Sequence[Event]) -> None:
        for event in events:
            self._take(event)
        reported = tuple(event for event in events if not isinstance(event, Snapshot))
        if reported:
            self.reported.emit(reported)

    def _take(self, event: Event) -> None:
        self._recorder.handle(event)
        if not isinstance(event, Preparing | Estimated) and self.phase == "preparing":
            self.phase = "stepping"
            self._give_up_timer.stop()
            self._snapshot_timer.start()
        match event:
            case Started():
                self.config = event.config
            case Warned():
                self.warned.append(event.message)
            case Snapshot():
                self.snapshot_taken.emit(event)
                self._snapshot_timer.start()
            case Paused():
                self.phase = "resting"
                if self.state == "running":
                    self._set_state("paused")
            case Continued():
                self.phase = "stepping"
                if self.state == "paused":
                    self._set_state("running")
                self._snapshot_timer.start()
            case Ended():
                self._outcome = event

    @Slot()
    def _request_snapshot(self) -> None:
        if self.state == "running":
            self._control.request_snapshot()

    @Slot()
    def _on_finished(self) -> None:
        task, self._task = self._task, None
        error = task.error if task else None
        self._settle(error or self._outcome or RuntimeError("the run ended without saying how"))

    def _settle(self, outcome: Ended | Exception | None) -> None:
        self._snapshot_timer.stop()
        self._give_up_timer.stop()
        self._set_state("idle")
        self.settled.emit(outcome)

    @Slot()
    def _give_up(self) -> None:
        """Abandon a task that does not answer before its first step; it ends by itself."""
        task, self._task = self._task, None
        if task is not None:
            task.progress.disconnect(self._on_progressed)
            task.finished.disconnect(self._on_finished)
            self._settle(None)

    # Its result

    def model_of(self, snapshot: Snapshot) -> Model:
        """Return the network in its present state."""
        # Imported late: it looks up the installed versions, which would delay the start by 20 ms.
        from digitpad.training.outcome import model_of_snapshot

        name = self.tr("{model}, learning (epoch {epoch})").format(
            model=self.config.network_name, epoch=snapshot.epoch
        )
        return model_of_snapshot(self.config, snapshot, name=name)

    def take(self, keep: Keep) -> Model:
        """Make these weights of an ended run its result, and return it."""
        from digitpad.training.outcome import model_from_run

        assert self.ended is not None
        self.keep, self.result = keep, model_from_run(self.config, self.ended, keep=keep)
        return self.result

    @property
    def is_discarded(self) -> bool:
        """Whether its result was discarded."""
        return self.ended is not None and self.result is None

    @property
    def has_last(self) -> bool:
        """Whether its last weights differ from those of its result."""
        ended = self.ended
        if ended is None or not ended.history or self.keep == "last":
            return False
        return not (ended.reason == "completed" and ended.best_epoch == ended.epochs_done)

    @property
    def can_go_on(self) -> bool:
        return self.folder is not None and self.folder.has_checkpoint

    @property
    def is_safe(self) -> bool:
        """Whether its weights are in the archive, as far as they have to be."""
        return (
            (self.keep == "best" or self.of_lesson)
            and self.folder is not None
            and self.folder.is_archived
        )

    # Its folder

    def archive(self) -> None:
        """Store settings, curves and best weights in the background, then emit ``archived``."""
        folder, ended, model = self.folder, self.ended, self.result
        if folder is not None and ended is not None and model is not None:
            work = self._recorder.archive
            self._archiving = Task(
                "keep_run",
                lambda: work(folder.folder, ended, model),
                self,
                stop_gently=lambda: None,  # cannot be interrupted, even on closing
            )
            self._archiving.start(failed=self.say_unkept, finished=self._on_archived)

    def wait_until_archived(self) -> None:
        if self._archiving is not None:
            self._archiving.stop()

    def leave(self) -> None:
        """Leave the folder to the next start; a discarded result is not offered there."""
        self.wait_until_archived()
        if self.is_discarded:
            self.forget()
        elif self.folder is not None:
            self.folder.release()

    def forget(self) -> None:
        """Delete the checkpoint, as the result was saved; archived data stays."""
        self.wait_until_archived()
        if self.folder is not None:
            self.folder.forget()

    def discard(self) -> None:
        """Delete all data of the run, as its result is not wanted."""
        self.wait_until_archived()
        if self.folder is not None:
            self.folder.discard()

    def say_unkept(self, why: str) -> None:
        """Record why it could not be stored."""
        self.why_unkept = self.tr(
            "This run could not be stored automatically; save it now. {why}"
        ).format(why=why)

    def _on_archived(self) -> None:
        self._archiving = None
        self.archived.emit(self)
