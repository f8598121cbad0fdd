"""A training run in a thread of its own, and its events on the window's side.

The worker puts each event into a mailbox; the window's side empties it at most every 50 ms and
passes the bundle on with one signal, so that the fastest network cannot flood the event queue
and nothing is left lying when the worker blocks.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QThread, QTimer, Signal, Slot

from digitpad.errors import DigitpadError
from digitpad.gui.workers.preload import garbage_collection_resting, load_torch
from digitpad.training.config import TrainConfig
from digitpad.training.control import Control
from digitpad.training.events import Ended, EpochDone, Event, Progress

if TYPE_CHECKING:
    from digitpad.modelfile import Model

LOG = logging.getLogger(__name__)
BUNDLE_MS: Final = 50

RunTraining = Callable[..., Iterable[Event]]
"""``training.loop.train``, or something with its parameters."""


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
        config,
        control,
        start=start,
        checkpoint=checkpoint,
        resume=resume,
        estimates=resume is None,
    )


class TrainingThread(QThread):
    """Drives one training run.

    Signals, all sent in the thread that made this object: ``progressed`` (a tuple of events),
    ``failed`` (the exception, after which nothing more comes), ``settled`` (the worker is gone
    and every event was delivered; the last signal of all).
    """

    progressed = Signal(object)
    failed = Signal(object)
    settled = Signal()
    _arrived = Signal()

    def __init__(
        self,
        config: TrainConfig,
        *,
        start: Model | None = None,
        checkpoint: Path | None = None,
        resume: Path | None = None,
        run: RunTraining = train_for_real,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.control = Control()
        self._config = config
        self._options = {"start": start, "checkpoint": checkpoint, "resume": resume}
        self._run = run
        self._lock = threading.Lock()
        self._mailbox: list[Event] = []
        self._error: Exception | None = None
        self._since_bundle = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._deliver)
        self._arrived.connect(self._on_arrived)
        self.finished.connect(self._on_finished)

    def stop(self) -> None:
        """Ask the run to end; it does at its next step."""
        self.control.stop()

    def _post(self, event: Event) -> None:
        with self._lock:
            was_empty = not self._mailbox
            self._mailbox.append(event)
        if was_empty:
            self._arrived.emit()

    @Slot()
    def _on_arrived(self) -> None:
        waited = self._since_bundle.elapsed() if self._since_bundle.isValid() else BUNDLE_MS
        if waited >= BUNDLE_MS:
            self._deliver()
        elif not self._timer.isActive():
            self._timer.start(BUNDLE_MS - waited)

    @Slot()
    def _deliver(self) -> None:
        self._since_bundle.start()
        with self._lock:
            bundle, self._mailbox = tuple(self._mailbox), []
        if bundle:
            self.progressed.emit(bundle)

    @Slot()
    def _on_finished(self) -> None:
        self._timer.stop()
        self._deliver()
        if self._error is not None:
            self.failed.emit(self._error)
        self.settled.emit()

    def run(self) -> None:
        try:
            # The first step loads more modules (the optimizers bring a compiler along).
            with garbage_collection_resting():
                events = iter(self._run(self._config, self.control, **self._options))
                for event in events:
                    self._post(event)
                    if isinstance(event, Progress | EpochDone | Ended):
                        break
            for event in events:
                self._post(event)
        except DigitpadError as error:
            self._error = error  # a reason in words, which the window shows
        except Exception as error:  # the door of a thread
            LOG.exception("Training failed")
            self._error = error
