"""The figures of one run as curves with a bounded number of points."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, Literal

import numpy as np
import numpy.typing as npt

from digitpad.training.events import EpochDone, Progress

MOST_POINTS: Final = 2_000
Curve = tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]


class Series:
    """Points of a growing curve; never more than ``MOST_POINTS``, however long it grows.

    When it is full, neighbours are averaged in pairs and from then on twice as many values make
    one point. So appending costs the same on average and drawing costs the same at most.
    """

    def __init__(self) -> None:
        self._x = np.empty(MOST_POINTS)
        self._y = np.empty(MOST_POINTS)
        self._count = 0
        self._per_point = 1
        self._pending: list[tuple[float, float]] = []
        self._last: tuple[float, float] | None = None

    def append(self, x: float, y: float) -> None:
        """Add a value; one that is not finite is left out."""
        if not math.isfinite(y):
            return
        self._last = (x, y)
        self._pending.append((x, y))
        if len(self._pending) < self._per_point:
            return
        if self._count == MOST_POINTS:
            self._halve()
            return
        self._x[self._count], self._y[self._count] = np.mean(self._pending, axis=0)
        self._count += 1
        self._pending.clear()

    def _halve(self) -> None:
        half = MOST_POINTS // 2
        self._x[:half] = self._x.reshape(half, 2).mean(axis=1)
        self._y[:half] = self._y.reshape(half, 2).mean(axis=1)
        self._count = half
        self._per_point *= 2

    def curve(self) -> Curve:
        """Return x and y, ending at the last value that was added, whatever was averaged."""
        x, y = self._x[: self._count], self._y[: self._count]
        if self._last is None or self._per_point == 1:
            return x.copy(), y.copy()
        return np.append(x, self._last[0]), np.append(y, self._last[1])

    @property
    def last(self) -> float | None:
        """The last value, None before the first."""
        return None if self._last is None else self._last[1]


class RunHistory:
    """What a run has shown so far: losses, and accuracies in percent, against epochs done."""

    def __init__(self) -> None:
        self.train_loss = Series()
        self.test_loss = Series()
        self.train_accuracy = Series()
        self.test_accuracy = Series()
        self.epochs: list[EpochDone] = []

    def add(self, event: Progress | EpochDone) -> None:
        """Take over the figures of an event."""
        if isinstance(event, Progress):
            self.train_loss.append(event.position, event.train_loss)
            self.train_accuracy.append(event.position, 100 * event.train_accuracy)
            return
        self.epochs.append(event)
        self.test_loss.append(event.epoch, event.test_loss)
        self.test_accuracy.append(event.epoch, 100 * event.test_accuracy)
        if self.train_loss.last is None:
            self.train_loss.append(event.epoch, event.train_loss)
            self.train_accuracy.append(event.epoch, 100 * event.train_accuracy)

    def series(self, figure: Literal["loss", "accuracy"], *, is_train: bool) -> Series:
        """Return one of the four curves."""
        if figure == "loss":
            return self.train_loss if is_train else self.test_loss
        return self.train_accuracy if is_train else self.test_accuracy

    @property
    def is_empty(self) -> bool:
        return not self.epochs and self.train_loss.last is None


def value_near(curve: Curve, x: float) -> tuple[float, float] | None:
    """Return the point of the curve that lies nearest to ``x``, None for an empty curve."""
    xs, ys = curve
    if not len(xs):
        return None
    right = int(np.clip(np.searchsorted(xs, x), 1, len(xs) - 1)) if len(xs) > 1 else 0
    index = right - 1 if right and abs(xs[right - 1] - x) <= abs(xs[right] - x) else right
    return float(xs[index]), float(ys[index])


def smoothed(curve: Curve, share: float = 1 / 40) -> Curve:
    """Return the curve's moving mean over ``share`` of its points to either side.

    The window shrinks towards the ends, so the curve keeps its length and does not lag.
    """
    x, y = curve
    reach = int(len(y) * share)
    if reach < 1:
        return curve
    sums = np.concatenate(([0.0], np.cumsum(y)))
    index = np.arange(len(y))
    room = np.minimum(np.minimum(index, len(y) - 1 - index), reach)
    # At the very end a single value would tremble; there the mean looks back only.
    first, last = index - np.where(len(y) - 1 - index < reach, reach, room), index + room + 1
    first = np.maximum(first, 0)
    return x, (sums[last] - sums[first]) / (last - first)


def sampled(curve: Curve, most: int = 250) -> Curve:
    """Return at most ``most`` points of a smooth curve, evenly chosen, its first and last too."""
    x, y = curve
    if len(x) <= most:
        return curve
    index = np.linspace(0, len(x) - 1, most).round().astype(np.intp)
    return x[index], y[index]


def csv_text(epochs: Iterable[EpochDone]) -> str:
    """Return the figures of each epoch as CSV: epoch, time in seconds, losses, accuracy 0..1."""
    lines = ["epoch,time,train_loss,test_loss,test_accuracy"]
    lines += [
        f"{e.epoch},{e.seconds:.3f},{e.train_loss:.6g},{e.test_loss:.6g},{e.test_accuracy:.6g}"
        for e in epochs
    ]
    return "\n".join(lines) + "\n"
