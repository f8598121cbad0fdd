"""The history of a run as curves for plots and as CSV."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from digitpad.report.curves import Curve
from digitpad.training.curve import GrowingCurve, TrainCurve
from digitpad.training.events import EpochDone, Progress

TRAIN: Final = ("train_loss", "train_accuracy")
TEST: Final = ("test_loss", "test_accuracy", "character_error")


class RunHistory:
    """The history of a run against epochs done: losses, and everything else in percent.

    ``series`` is keyed by the names of the events' fields. ``tested_on``: the test images as text.
    """

    def __init__(self) -> None:
        self.series = {name: GrowingCurve() for name in (*TRAIN, *TEST)}
        self.epochs: list[EpochDone] = []
        self.tested_on = ""

    def restore(self, epochs: Iterable[EpochDone], train: TrainCurve) -> None:
        """Load the history of an interrupted run.

        Old checkpoints have no training curve; it is then drawn through the means of the epochs.
        """
        self.series |= {"train_loss": train.loss, "train_accuracy": train.accuracy.scaled(100)}
        has_curve = train.loss.last is not None
        for epoch in epochs:
            self.add(epoch)
            if not has_curve and epoch.epoch > 1:
                self._append(TRAIN, epoch.epoch, epoch)

    def add(self, event: Progress | EpochDone) -> None:
        """Add the values of an event."""
        if isinstance(event, Progress):
            self._append(TRAIN, event.position, event)
            return
        self.epochs.append(event)
        has_curve = self.series["train_loss"].last is not None
        self._append(TEST if has_curve else (*TEST, *TRAIN), event.epoch, event)

    def _append(self, names: Sequence[str], epoch: float, event: Progress | EpochDone) -> None:
        for name in names:
            factor = 1 if name.endswith("loss") else 100
            self.series[name].append(epoch, factor * getattr(event, name))

    @property
    def is_empty(self) -> bool:
        return not self.epochs and self.series["train_loss"].last is None


def value_near(curve: Curve, x: float) -> tuple[float, float] | None:
    """Return the point of a curve nearest to ``x``, None for an empty curve."""
    xs, ys = curve
    if not len(xs):
        return None
    index = np.abs(xs - x).argmin()
    return float(xs[index]), float(ys[index])


def csv_text(epochs: Iterable[EpochDone]) -> str:
    """Return the figures of each epoch as CSV: losses, accuracies of 0..1, time in seconds.

    Missing values are left empty. The column that only lines have is left out for other networks.
    """
    epochs = list(epochs)
    names = ["train_loss", "test_loss", "train_accuracy", "test_accuracy"]
    if not all(math.isnan(epoch.character_error) for epoch in epochs):
        names.append("character_error")
    lines = [",".join(("epoch", "time", *names))]
    for epoch in epochs:
        values = (getattr(epoch, name) for name in names)
        cells = ("" if math.isnan(value) else f"{value:.6g}" for value in values)
        lines.append(",".join((f"{epoch.epoch}", f"{epoch.seconds:.3f}", *cells)))
    return "\n".join(lines) + "\n"
