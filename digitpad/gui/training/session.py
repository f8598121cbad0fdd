"""The background task of a run, which reports its events in batches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from digitpad.gui.workers.preload import garbage_collection_resting, load_torch
from digitpad.gui.workers.task import Task
from digitpad.training.config import TrainConfig
from digitpad.training.control import Control
from digitpad.training.events import Ended, EpochDone, Event, Progress

if TYPE_CHECKING:
    from digitpad.modelfile import Model

RunTraining = Callable[..., Iterable[Event]]
"""``training.loop.train``, or a function with the same parameters."""
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
    """Return the task of a run, whose progress is a tuple of events.

    Cancelling it stops the run, which still sends ``Ended`` as its last event.
    """

    def events() -> Iterator[Event]:
        # The first step loads more modules: the optimizers need a compiler.
        with garbage_collection_resting():
            stream = iter(run(control))
            for event in stream:
                yield event
                if isinstance(event, Progress | EpochDone | Ended):
                    break
        yield from stream

    return Task("training", events, parent, stop_gently=control.stop, keeps_all=True)
