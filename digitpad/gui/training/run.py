"""A run of the training panel: its settings, its folder, how it ended, and the model it gave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from digitpad.gui.workers.task import Task
from digitpad.runs.record import Recorder
from digitpad.runs.unfinished import RunFolder
from digitpad.training.config import TrainConfig
from digitpad.training.curve import TrainCurve
from digitpad.training.events import Ended, Event, Snapshot, Started

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.training.config import Keep


class Run(QObject):
    """Owns what belongs to one run, whichever model reads meanwhile.

    ``folder``: where its checkpoint and what is kept of it lie, None where none could be made;
    ``why_unkept`` says why then. ``curve``: what it showed before it was interrupted.

    Signals: ``kept`` (the run), when it is on the shelf of those that are kept, or could not be
    put there.
    """

    kept = Signal(object)

    def __init__(
        self,
        config: TrainConfig,
        folder: RunFolder | None,
        parent: QObject,
        *,
        why_unkept: str = "",
        curve: TrainCurve | None = None,
    ) -> None:
        super().__init__(parent)
        self.config = config
        """With what the run found out for itself, once it has started."""
        self.folder = folder
        self.why_unkept = why_unkept
        self.ended: Ended | None = None
        self.result: Model | None = None
        """What it gave, None before it ended and while that is thrown away."""
        self.is_decided = False
        """Whether what it gave is to be kept: it completed, or the user said so."""
        self.is_saved = False
        self.keep: Keep = "best"
        """Which of its weights it gave."""
        self._recorder = Recorder(config, curve)
        self._keeping: Task | None = None

    def begin_again(self) -> None:
        """Go on from the checkpoint: how it ended counts no more."""
        self.wait_till_kept()
        self.ended = self.result = None
        self.is_decided = self.is_saved = False
        self.keep = "best"

    def handle(self, event: Event) -> None:
        self._recorder.handle(event)
        if isinstance(event, Started):
            self.config = event.config

    def model_of(self, snapshot: Snapshot) -> Model:
        """Return the network as it learns."""
        # Reads which versions are installed, which takes 20 ms that the start need not wait for.
        from digitpad.training.outcome import model_of_snapshot

        name = self.tr("{model}, learning (epoch {epoch})").format(
            model=self.config.network_name, epoch=snapshot.epoch
        )
        return model_of_snapshot(self.config, snapshot, name=name)

    def take(self, keep: Keep) -> Model:
        """Make these weights what an ended run gave, and return them."""
        from digitpad.training.outcome import model_from_run

        assert self.ended is not None
        self.keep, self.result = keep, model_from_run(self.config, self.ended, keep=keep)
        return self.result

    @property
    def is_discarded(self) -> bool:
        """Whether what it gave was thrown away."""
        return self.ended is not None and self.result is None

    @property
    def has_last(self) -> bool:
        """Whether the weights at its end are others than those that it gave."""
        ended = self.ended
        if ended is None or not ended.history or self.keep == "last":
            return False
        return not (ended.reason == "completed" and ended.best_epoch == ended.epochs_done)

    @property
    def can_go_on(self) -> bool:
        return self.folder is not None and self.folder.has_checkpoint

    @property
    def is_safe(self) -> bool:
        """Whether the weights that it gave are on the shelf of runs that are kept."""
        return self.keep == "best" and self.folder is not None and self.folder.is_kept

    # Its folder

    def put_on_shelf(self) -> None:
        """Keep settings, curves and best weights, in the background; ``kept`` comes then."""
        folder, ended, model = self.folder, self.ended, self.result
        if folder is not None and ended is not None and model is not None:
            work = self._recorder.kept
            self._keeping = Task(
                "keep_run",
                lambda: work(folder.folder, ended, model),
                self,
                stop_gently=lambda: None,  # whoever cannot wait waits all the same
            )
            self._keeping.start(failed=self._on_not_kept, finished=self._on_kept)

    def wait_till_kept(self) -> None:
        if self._keeping is not None:
            self._keeping.stop()

    def leave(self) -> None:
        """Leave the folder to the next start, unless the result was thrown away."""
        self.wait_till_kept()
        if self.is_discarded:
            self.discard()
        elif self.folder is not None:
            self.folder.release()

    def forget(self) -> None:
        """Drop the checkpoint: the result was saved; what is kept of the run stays."""
        self.wait_till_kept()
        if self.folder is not None:
            self.folder.forget()

    def discard(self) -> None:
        """Remove all of the run: its result is not wanted."""
        self.wait_till_kept()
        if self.folder is not None:
            self.folder.discard()

    def _on_not_kept(self, why: str) -> None:
        self.why_unkept = self.tr("Save it: this run is kept nowhere. {0}").format(why)

    def _on_kept(self) -> None:
        self._keeping = None
        self.kept.emit(self)
