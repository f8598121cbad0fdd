"""What plots of runs show: their figures as curves of few points, and the axes to these.

The ranges of axes snap outwards to their marks, so that an axis changes seldom and never trembles.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np

from digitpad.gui.language import number
from digitpad.training.curve import Curve, GrowingCurve, TrainCurve
from digitpad.training.events import EpochDone, Progress

TRAIN: Final = ("train_loss", "train_accuracy")
TEST: Final = ("test_loss", "test_accuracy", "character_error")
STEPS = (1.0, 2.0, 5.0, 10.0)


class RunHistory:
    """What a run has shown so far, against epochs done: losses, and all else in percent.

    ``series`` has the names of the events' figures. ``tested_on``: what the test images are.
    """

    def __init__(self) -> None:
        self.series = {name: GrowingCurve() for name in (*TRAIN, *TEST)}
        self.epochs: list[EpochDone] = []
        self.tested_on = ""

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
    if not all(math.isnan(epoch.character_error) for epoch in epochs):
        names.append("character_error")
    lines = [",".join(("epoch", "time", *names))]
    for epoch in epochs:
        values = (getattr(epoch, name) for name in names)
        shown = ("" if math.isnan(value) else f"{value:.6g}" for value in values)
        lines.append(",".join((f"{epoch.epoch}", f"{epoch.seconds:.3f}", *shown)))
    return "\n".join(lines) + "\n"


class Axis(NamedTuple):
    """A range with its marks: their values, and what is written at each ("" for nothing).

    On a logarithmic axis all values are exponents of ten.
    """

    low: float
    high: float
    marks: tuple[float, ...]
    labels: tuple[str, ...]

    def share(self, value: float) -> float:
        """Return where a value lies between the low end (0) and the high end (1)."""
        return (value - self.low) / (self.high - self.low)


def linear_axis(low: float, high: float, most_marks: int, *, ceiling: float = math.inf) -> Axis:
    """Return an axis that holds ``low`` to ``high`` with at most about ``most_marks`` marks.

    ``ceiling``: no mark and no end above it (100 for a percentage).
    """
    if not high > low:
        room = abs(low) * 0.1 or 0.1
        # Nothing that is counted or shared out falls below 0.
        low, high = max(low - room, min(low, 0.0)), min(low + room, ceiling)
        low = min(low, high - room)
    step = nice_step((high - low) / max(1, most_marks))
    first = math.floor(low / step + 1e-9)
    last = max(first + 1, math.ceil(min(high, ceiling) / step - 1e-9))
    marks = tuple(index * step for index in range(first, last + 1) if index * step <= ceiling)
    end = min(marks[-1] if marks[-1] >= high else last * step, max(ceiling, high))
    decimals = max(0, -math.floor(math.log10(step) + 1e-9))
    return Axis(marks[0], end, marks, tuple(number(mark, f".{decimals}f") for mark in marks))


def logarithmic_axis(low: float, high: float) -> Axis:
    """Return an axis for exponents of ten, marked at 1, 2 and 5 times each power."""
    low, high = low - 0.02, high + 0.02
    powers = range(math.floor(low) - 1, math.ceil(high) + 1)
    candidates = [power + math.log10(step) for power in powers for step in STEPS[:3]]
    begin = max(mark for mark in candidates if mark <= low)
    end = min([mark for mark in candidates if mark >= high] or [math.ceil(high)])
    marks = tuple(mark for mark in candidates if begin <= mark <= end)
    if len(marks) > 7:
        marks = tuple(mark for mark in marks if abs(mark - round(mark)) < 1e-9) or marks[::3]
    return Axis(begin, end, marks, tuple(number(10**mark, ".3g") for mark in marks))


def epoch_axis(right: float, most_marks: int) -> Axis:
    """Return the axis of epochs from 0 to the next whole step after ``right``."""
    step = max(1.0, nice_step(right / 20))
    end = max(1.0, math.ceil(right / step - 1e-9) * step)
    between = nice_step(end / max(1, most_marks))
    marks = tuple(index * between for index in range(int(end / between + 1e-9) + 1))
    decimals = 0 if between >= 1 else max(1, -math.floor(math.log10(between) + 1e-9))
    return Axis(0.0, end, marks, tuple(number(mark, f".{decimals}f") for mark in marks))


def end_of(*curves: Curve) -> float:
    """Return how many epochs the longest of the curves has, 0 where there is none."""
    return max((float(x[-1]) for x, _ in curves if len(x)), default=0.0)


def span(runs: Iterable[Sequence[Curve]], right: float = math.inf) -> tuple[float, float]:
    """Return the least and greatest value of runs, each its curves, without their first fall.

    In the first half epoch a network goes from guessing to nearly right; kept in view, that
    fall would press everything that follows into a flat line. A run that has not gone far
    yet is shown from its first step, whatever others did.
    """
    seen = np.empty(0)
    for curves in runs:
        after = 0.5 if end_of(*curves) >= 2 else 0.0
        seen = np.concatenate([seen, *(y[(x >= after) & (x <= right)] for x, y in curves)])
    return (float(seen.min()), float(seen.max())) if len(seen) else (0.0, 1.0)


def nice_step(width: float) -> float:
    """Return the smallest of 1, 2, 5 times a power of ten that is at least ``width``."""
    power = 10.0 ** math.floor(math.log10(max(width, 1e-12)))
    return next(step * power for step in STEPS if step * power >= width * (1 - 1e-9))
