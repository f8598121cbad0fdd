"""The figures of one run as curves with a bounded number of points."""

from __future__ import annotations

from collections.abc import Iterable
from math import isnan
from typing import Literal

import numpy as np

from digitpad.training.curve import Curve, Series, TrainCurve
from digitpad.training.events import EpochDone, Progress


class RunHistory:
    """What a run has shown so far, against epochs done: losses; accuracies, and of lines the signs
    to correct, in percent.
    """

    def __init__(self) -> None:
        self.train_loss = Series()
        self.test_loss = Series()
        self.train_accuracy = Series()
        self.test_accuracy = Series()
        self.character_error = Series()
        self.epochs: list[EpochDone] = []

    def restore(self, epochs: Iterable[EpochDone], train: TrainCurve) -> None:
        """Take over what an interrupted run had shown.

        Checkpoints of old hold no curve of training: then it goes through the means of epochs.
        """
        self.train_loss, self.train_accuracy = train.loss, train.accuracy.scaled(100)
        has_curve = self.train_loss.last is not None
        for epoch in epochs:
            self.add(epoch)
            if not has_curve and epoch.epoch > 1:
                self._add_means(epoch)

    def add(self, event: Progress | EpochDone) -> None:
        """Take over the figures of an event."""
        if isinstance(event, Progress):
            self.train_loss.append(event.position, event.train_loss)
            self.train_accuracy.append(event.position, 100 * event.train_accuracy)
            return
        self.epochs.append(event)
        self.test_loss.append(event.epoch, event.test_loss)
        self.test_accuracy.append(event.epoch, 100 * event.test_accuracy)
        self.character_error.append(event.epoch, 100 * event.character_error)
        if self.train_loss.last is None:
            self._add_means(event)

    def _add_means(self, event: EpochDone) -> None:
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
    """Return the figures of each epoch as CSV: losses, accuracies of 0..1, time in seconds.

    What was not counted is left empty. The column of what only lines have is left out for others.
    """
    epochs = list(epochs)
    names = ["train_loss", "test_loss", "train_accuracy", "test_accuracy"]
    if not all(isnan(epoch.character_error) for epoch in epochs):
        names.append("character_error")
    lines = [",".join(("epoch", "time", *names))]
    for epoch in epochs:
        values = (getattr(epoch, name) for name in names)
        shown = ("" if isnan(value) else f"{value:.6g}" for value in values)
        lines.append(",".join((f"{epoch.epoch}", f"{epoch.seconds:.3f}", *shown)))
    return "\n".join(lines) + "\n"
