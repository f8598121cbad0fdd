"""Loss, speed and time of a run, measured without slowing it down.

The losses are summed on the device and read only ten times a second, because every read
synchronises with the device.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from math import exp, inf, isfinite
from time import perf_counter
from typing import Final

import torch
from torch import Tensor

from digitpad.training.checkpoint import Totals
from digitpad.training.events import Progress, StepProgress
from digitpad.training.step import TrainingRun

PROGRESS_EVERY_S: Final = 0.1
SLOW_S: Final = 0.3
"""Steps and tests that take less time report no progress of their own."""
FLOAT64_DEVICES: Final = ("cpu", "cuda")
"""Kinds of devices with float64; Apple's graphics and most of Intel's lack it."""
RECENT_S: Final = 5.0
"""Time constant of the reported images per second: what was this long ago weighs 1/e as much."""


class Meter:
    """Sums losses and images, and measures the time that training takes without its pauses."""

    def __init__(self, run: TrainingRun) -> None:
        self._run = run
        exact = torch.float64 if run.device.type in FLOAT64_DEVICES else torch.float32
        # Sums of the losses and of the images read correctly.
        self._epoch = torch.zeros(2, dtype=exact, device=run.device)
        self._reported_sums = 0.0, 0.0
        self._epoch_images = self._reported_images = self._window_images = 0
        # Resuming moves the start into the past; the time left is estimated from this session only.
        self._started = self._window_started = self._session_started = perf_counter()
        self._first_step, self._first_took = run.step, 0.0
        self._paused_s = 0.0
        self._task_images, self._is_test = 0, False
        self._task_since = self._reported_at = self._started
        self._recent_images = self._recent_s = self.images_per_second = 0.0
        self.epoch = run.step // run.steps_per_epoch + 1
        """The one that the step or test in progress belongs to; 1 is the first."""
        self.is_diverged = False

    def resume(self, totals: Totals, seconds: float) -> None:
        loss, right, images = totals
        self._epoch[0], self._epoch[1] = loss, right
        self._epoch_images = self._reported_images = images
        self._reported_sums = loss, right
        self._started -= seconds
        self._first_step = self._run.step
        self._window_started = perf_counter()

    @property
    def seconds(self) -> float:
        return perf_counter() - self._started - self._paused_s

    @property
    def is_due(self) -> bool:
        return perf_counter() - self._window_started >= PROGRESS_EVERY_S

    def step_done(self, parts: Iterable[tuple[Tensor, Tensor, int]]) -> None:
        """Count a step. ``parts``: mean loss, images read correctly, images of each micro-batch."""
        step = torch.zeros_like(self._epoch)
        for loss, right, images in parts:
            step += torch.stack((loss * images, right.to(loss.dtype)))
            self._epoch_images += images
            self._window_images += images
        self._epoch += step
        if self._run.step == self._first_step + 1:
            self._first_took = self._session_seconds(perf_counter())

    def progress(self) -> Progress:
        """Read the sums and return the run's progress; sets ``is_diverged``."""
        run, now = self._run, perf_counter()
        loss_sum, right_sum = self._epoch.tolist()
        images = self._epoch_images - self._reported_images
        loss = (loss_sum - self._reported_sums[0]) / max(images, 1)
        accuracy = (right_sum - self._reported_sums[1]) / max(images, 1)
        self._reported_sums, self._reported_images = (loss_sum, right_sum), self._epoch_images
        self.is_diverged = not isfinite(loss)
        # Over time, not over reports: while a run waits there are few of them.
        took = max(now - self._window_started, 1e-9)
        past = exp(-took / RECENT_S)
        self._recent_images = past * self._recent_images + self._window_images
        self._recent_s = past * self._recent_s + took
        self.images_per_second = self._recent_images / self._recent_s
        self._window_images = 0
        self._window_started = self._reported_at = now
        return Progress(
            epoch=self.epoch,
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
        """Start timing a step or a test of ``images`` images."""
        self._task_images, self._is_test = images, is_test
        self._task_since = perf_counter()
        self.epoch = (self._run.step - is_test) // self._run.steps_per_epoch + 1

    def step_progress(self, images: int) -> StepProgress | None:
        """Return the progress of a long step or test after ``images`` images; None if not due."""
        run, now = self._run, perf_counter()
        took = now - self._task_since
        if took < SLOW_S or now - self._reported_at < PROGRESS_EVERY_S:
            return None
        self._reported_at = now
        part = min(images / self._task_images, 1.0)
        position = run.step + (0.0 if self._is_test else part)
        if not self._is_test:
            part = (run.step % run.steps_per_epoch + part) / run.steps_per_epoch
        return StepProgress(
            is_test=self._is_test,
            part=part,
            epoch=self.epoch,
            fraction=position / run.total_steps,
            images_per_second=self.images_per_second or images / took,
            seconds_left=self._seconds_left(now, position),
        )

    def _seconds_left(self, now: float, position: float) -> float:
        """Return the estimated time left; infinite before the first step.

        As soon as there are others the first step no longer counts: it takes up to twenty times as
        long, as memory is got and kernels are chosen.
        """
        done, left = position - self._first_step, self._run.total_steps - position
        took = self._session_seconds(now)
        if done > 1:
            done, took = done - 1, took - self._first_took
        return left / done * took if done else inf

    def _session_seconds(self, now: float) -> float:
        return now - self._session_started - self._paused_s

    def epoch_means(self) -> tuple[float, float]:
        loss, right, images = self.totals()
        return loss / max(images, 1), right / max(images, 1)

    def totals(self) -> Totals:
        loss, right = self._epoch.tolist()
        return loss, right, self._epoch_images

    def new_epoch(self) -> None:
        self._epoch.zero_()
        self._epoch_images = self._reported_images = 0
        self._reported_sums = 0.0, 0.0
        self._window_images, self._window_started = 0, perf_counter()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Exclude the time spent in the block from all figures."""
        started = perf_counter()
        try:
            yield
        finally:
            pause_s = perf_counter() - started
            self._paused_s += pause_s
            self._window_started += pause_s
