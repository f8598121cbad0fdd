"""Events of a training run: frozen values read by the window, the command line and tests.

A run yields ``Preparing`` any number of times, ``Estimated`` if requested, ``Started`` once,
then ``Progress``, ``EpochDone`` and ``Warned``, ``Paused``/``Continued``, ``Stepped`` and
``Snapshot`` when requested, and exactly one ``Ended`` as its last event. Failures are exceptions
(``DigitpadError``), not events. All numbers are plain Python; arrays are numpy float32 copies
that nothing else references.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.training.config import TrainConfig

Weights = Mapping[str, npt.NDArray[np.float32]]
"""Tensors under their published names, on the CPU."""

LONG_S: Final = 300.0
"""A run estimated to take longer than this announces it before it starts."""

EndReason = Literal["completed", "stopped", "diverged", "failed"]


class Preparing(NamedTuple):
    """Slow work before the first step: ``done`` of ``total`` (0: unknown) parts."""

    what: str
    done: int = 0
    total: int = 0
    is_in_bytes: bool = False


class Estimated(NamedTuple):
    """How long the run will take on this computer, sent before its first step."""

    seconds: float


class Started(NamedTuple):
    """The data is loaded and the first step comes next.

    ``device``: its title, for people. ``start_epoch``: epochs already done (a resumed run).
    """

    config: TrainConfig
    device: str
    parameters: int
    train_count: int
    test_count: int
    steps_per_epoch: int
    start_epoch: int = 0


class Progress(NamedTuple):
    """Progress of the run; sent about ten times a second and at the end of each epoch.

    ``fraction``: of the whole run, 0..1. ``train_loss``: mean over the steps since the last
    ``Progress``; ``train_accuracy``: 0..1 over the same images, as the network read them before
    each step; NaN if that was not counted. ``epoch``: 1 is the first; ``position``: epochs
    done, with a fraction.
    """

    epoch: int
    step: int
    position: float
    fraction: float
    train_loss: float
    images_per_second: float
    seconds: float
    seconds_left: float
    train_accuracy: float = math.nan


class StepProgress(NamedTuple):
    """Progress of a long step or of the test at the end of an epoch.

    Sent about ten times a second, but not for short steps. ``part``: of the epoch's steps or of
    its test, 0..1; ``epoch``: the one it belongs to, 1 is the first; the other fields are those of
    ``Progress``, and include the finished part of the step.
    """

    is_test: bool
    part: float
    epoch: int
    fraction: float
    images_per_second: float
    seconds_left: float


class EpochDone(NamedTuple):
    """An epoch is over and the network was tested.

    ``train_loss``: mean over the epoch's steps (taken before each step, with augmentation and
    dropout); ``train_accuracy``: 0..1 over the same images, NaN where not counted.
    ``test_accuracy``: 0..1, or NaN for a network that reconstructs; for lines, the fraction read
    without an error. ``character_error``: edits per sign, 0 or more; NaN except for lines.
    ``is_best``: no earlier epoch tested better.
    """

    epoch: int
    step: int
    train_loss: float
    test_loss: float
    test_accuracy: float
    images_per_second: float
    seconds: float
    is_best: bool
    train_accuracy: float = math.nan
    character_error: float = math.nan


class Paused:
    """The loop waits until it is resumed or stopped."""


class Continued:
    """The loop continues after a pause."""


class Warned(NamedTuple):
    """Something went wrong that the run survives; ``message``: one sentence for the user.

    ``option``: the command-line option that helps.
    """

    message: str
    option: str = ""


class WeightChange(NamedTuple):
    """What a step did to the tensor ``name``: to its weight with the largest gradient.

    ``gradient_norm``: of the whole tensor.
    """

    name: str
    gradient_norm: float
    before: float
    gradient: float
    after: float


class Stepped(NamedTuple):
    """One step that was taken by itself, requested by ``Control.step``.

    The first images of its batch, as the network got them: uint8 (n, channels, height, width).
    ``labels`` and ``probabilities``, float32 (n, classes), are empty where nothing is classed, a
    label may be the number of classes, for what is none of them. ``loss`` and ``batch_size`` are of
    the whole batch; ``step``: 1 is the first.
    """

    step: int
    batch_size: int
    images: npt.NDArray[np.uint8]
    labels: tuple[int, ...]
    probabilities: npt.NDArray[np.float32]
    loss: float
    changes: tuple[WeightChange, ...]


class Snapshot(NamedTuple):
    """A copy of the current weights, requested by ``Control.request_snapshot``.

    ``epoch`` and ``position`` are those of ``Progress``.
    """

    weights: Weights
    epoch: int
    step: int
    position: float


class Ended(NamedTuple):
    """The run is over: all epochs are done, it was stopped, it diverged, or its device failed.

    ``best`` and ``last``: the weights of the epoch that tested best (``best_epoch``, with its
    ``best_accuracy`` and ``best_loss``) and the weights at the end. For a run that diverged or
    failed, and one stopped before its first test, both are the last weights with a finite loss.
    ``test_count``: number of test images. ``message``: one sentence for the user. ``fault``: why it
    learned nothing, a key of ``learned.FAULTS``, "" if it did.
    """

    reason: EndReason
    message: str
    best: Weights
    last: Weights
    best_epoch: int = 0
    best_accuracy: float = math.nan
    best_loss: float = math.nan
    epochs_done: int = 0
    test_count: int = 0
    seconds: float = 0.0
    history: tuple[EpochDone, ...] = ()
    dataset_checksum: str = ""
    fault: str = ""


Event = (
    Preparing
    | Estimated
    | Started
    | Progress
    | StepProgress
    | EpochDone
    | Paused
    | Continued
    | Warned
    | Stepped
    | Snapshot
    | Ended
)
