"""The figures of one run as curves with a bounded number of points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isnan
from typing import Final

import numpy as np

from digitpad.training.curve import Curve, Series, TrainCurve
from digitpad.training.events import EpochDone, Progress

TRAIN: Final = ("train_loss", "train_accuracy")
TEST: Final = ("test_loss", "test_accuracy", "character_error")


class RunHistory:
    """What a run has shown so far, against epochs done: losses, and all else in percent.

    ``series`` has the names of the events' figures.
    """

    def __init__(self) -> None:
        self.series = {name: Series() for name in (*TRAIN, *TEST)}
        self.epochs: list[EpochDone] = []

    def restore(self, epochs: Iterable[EpochDone], train: TrainCurve) -> None:
        """Take over what an interrupted run had shown.

        Checkpoints of old hold no curve of training: then it goes through the means of epochs.
        """
        self.series |= {"train_loss": train.loss, "train_accuracy": train.accuracy.scaled(100)}
        has_curve = train.loss.last is not None
        for epoch in epochs:
            self.add(epoch)
            if not has_curve and epoch.epoch > 1:
                self._append(TRAIN, epoch.epoch, epoch)

    def add(self, event: Progress | EpochDone) -> None:
        """Take over the figures of an event."""
        if isinstance(event, Progress):
            self._append(TRAIN, event.position, event)
            return
        self.epochs.append(event)
        has_curve = self.series["train_loss"].last is not None
        self._append(TEST if has_curve else (*TEST, *TRAIN), event.epoch, event)

    def _append(self, names: Sequence[str], place: float, event: Progress | EpochDone) -> None:
        for name in names:
            factor = 1 if name.endswith("loss") else 100
            self.series[name].append(place, factor * getattr(event, name))

    @property
    def is_empty(self) -> bool:
        return not self.epochs and self.series["train_loss"].last is None


def value_near(curve: Curve, x: float) -> tuple[float, float] | None:
    """Return the point of the curve that lies nearest to ``x``, None for an empty curve."""
    xs, ys = curve
    if not len(xs):
        return None
    index = np.abs(xs - x).argmin()
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
