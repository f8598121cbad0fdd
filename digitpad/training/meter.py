"""Loss, speed and time of a run, measured without slowing it down.

The losses are summed on the device and read ten times a second, because every reading waits
for the device.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from math import inf, isfinite
from time import perf_counter
from typing import Final

import torch
from torch import Tensor

from digitpad.training.checkpoint import Totals
from digitpad.training.events import Progress, StepProgress
from digitpad.training.step import TrainingRun

PROGRESS_EVERY_S: Final = 0.1
SLOW_S: Final = 0.3
"""What takes less is done before anybody looks for a sign of life."""
EXACT: Final = ("cpu", "cuda")
"""Kinds of devices with float64; Apple's graphics and most of Intel's have none."""
SMOOTHING: Final = 0.8
"""Weight of the past in the images per second that are shown."""


class Meter:
    """Sums losses and images, and tells the time that training took without its pauses."""

    def __init__(self, run: TrainingRun) -> None:
        self._run = run
        exact = torch.float64 if run.device.type in EXACT else torch.float32
        # Two sums: of the losses, and of the images read right.
        self._epoch = torch.zeros(2, dtype=exact, device=run.device)
        self._read_sums = 0.0, 0.0
        self._epoch_images = self._read_images = self._window_images = 0
        # Resuming moves the start into the past; the speed here is that since the first step here.
        self._started = self._window_started = self._here_since = perf_counter()
        self._first_step = run.step
        self._rested = 0.0
        self._task_images, self._is_test = 0, False
        self._task_since = self._told_at = self._started
        self.images_per_second = 0.0
        self.is_diverged = False

    def resume(self, totals: Totals, seconds: float) -> None:
        loss, right, images = totals
        self._epoch[0], self._epoch[1] = loss, right
        self._epoch_images = self._read_images = images
        self._read_sums = loss, right
        self._started -= seconds
        self._first_step = self._run.step
        self._window_started = perf_counter()

    @property
    def seconds(self) -> float:
        return perf_counter() - self._started - self._rested

    @property
    def is_due(self) -> bool:
        return perf_counter() - self._window_started >= PROGRESS_EVERY_S

    def step_done(self, parts: Iterable[tuple[Tensor, Tensor, int]]) -> None:
        """Count a step; of each micro-batch the mean loss, the images read right, their number."""
        step = torch.zeros_like(self._epoch)
        for loss, right, images in parts:
            step += torch.stack((loss * images, right.to(loss.dtype)))
            self._epoch_images += images
            self._window_images += images
        self._epoch += step

    def progress(self) -> Progress:
        """Read the sums and return how far the run is; sets ``is_diverged``."""
        run, now = self._run, perf_counter()
        loss_sum, right_sum = self._epoch.tolist()
        images = self._epoch_images - self._read_images
        loss = (loss_sum - self._read_sums[0]) / max(images, 1)
        accuracy = (right_sum - self._read_sums[1]) / max(images, 1)
        self._read_sums, self._read_images = (loss_sum, right_sum), self._epoch_images
        self.is_diverged = not isfinite(loss)
        speed = self._window_images / max(now - self._window_started, 1e-9)
        past = self.images_per_second
        self.images_per_second = SMOOTHING * past + (1 - SMOOTHING) * speed if past else speed
        self._window_images = 0
        self._window_started = self._told_at = now
        return Progress(
            epoch=max(1, -(-run.step // run.steps_per_epoch)),
            step=run.step,
            position=run.step / run.steps_per_epoch,
            fraction=run.step / run.total_steps,
            train_loss=loss,
            train_accuracy=accuracy,
            images_per_second=self.images_per_second,
            seconds=self.seconds,
            seconds_left=self._seconds_left(now, float(run.step)),
        )

    def begin(self, images: int, *, is_test: bool = False) -> None:
        """Begin a step over so many images, or a test of so many."""
        self._task_images, self._is_test = images, is_test
        self._task_since = perf_counter()

    def step_progress(self, images: int) -> StepProgress | None:
        """Return how far the step or test is with so many images, None before anybody waits."""
        run, now = self._run, perf_counter()
        took = now - self._task_since
        if took < SLOW_S or now - self._told_at < PROGRESS_EVERY_S:
            return None
        self._told_at = now
        part = min(images / self._task_images, 1.0)
        place = run.step + (0.0 if self._is_test else part)
        begun = run.step - 1 if self._is_test else run.step
        if not self._is_test:
            part = (run.step % run.steps_per_epoch + part) / run.steps_per_epoch
        return StepProgress(
            is_test=self._is_test,
            part=part,
            epoch=begun // run.steps_per_epoch + 1,
            fraction=place / run.total_steps,
            images_per_second=self.images_per_second or images / took,
            seconds_left=self._seconds_left(now, place),
        )

    def _seconds_left(self, now: float, place: float) -> float:
        """Return how long the rest takes; infinite before there is anything to tell it from."""
        done, left = place - self._first_step, self._run.total_steps - place
        return left / done * (now - self._here_since - self._rested) if done else inf

    def epoch_means(self) -> tuple[float, float]:
        loss, right, images = self.totals()
        return loss / max(images, 1), right / max(images, 1)

    def totals(self) -> Totals:
        """Return the epoch's sum of losses, images read right and images, for a checkpoint."""
        loss, right = self._epoch.tolist()
        return loss, right, self._epoch_images

    def new_epoch(self) -> None:
        self._epoch.zero_()
        self._epoch_images = self._read_images = 0
        self._read_sums = 0.0, 0.0
        self._window_images, self._window_started = 0, perf_counter()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Leave the time spent in the block out of all figures."""
        begun = perf_counter()
        try:
            yield
        finally:
            rest = perf_counter() - begun
            self._rested += rest
            self._window_started += rest
