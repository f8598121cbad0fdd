"""The figures of a run over time, as curves with a bounded number of points."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from digitpad.report.curves import Curve, Numbers
from digitpad.training.events import Progress
from digitpad.words import QT_TRANSLATE_NOOP

MOST_POINTS: Final = 2_000


class GrowingCurve:
    """A curve of at most ``MOST_POINTS`` points, however many values are appended.

    When it is full, neighbouring points are averaged in pairs, and from then on a point is the mean
    of twice as many values. So appending takes constant time on average, and drawing is bounded.
    """

    def __init__(self) -> None:
        self._points = np.empty((MOST_POINTS, 2))
        self._count = 0
        self._pending: list[tuple[float, float]] = []
        self._last: tuple[float, float] | None = None
        self.per_point = 1
        """Number of values that each point is the mean of."""

    @staticmethod
    def of(points: Numbers, per_point: int) -> GrowingCurve:
        """Rebuild a curve from its ``points``; values not yet averaged into one are lost.

        Raises ``ValueError`` for anything else.
        """
        if points.ndim != 2 or points.shape[1] != 2 or not np.isfinite(points).all():
            raise ValueError(QT_TRANSLATE_NOOP("errors", "its curve is malformed"))
        if len(points) > MOST_POINTS or per_point < 1:
            raise ValueError(QT_TRANSLATE_NOOP("errors", "its curve has too many points"))
        series = GrowingCurve()
        series._count, series.per_point = len(points), per_point
        series._points[: len(points)] = points
        if len(points):
            series._last = (float(points[-1, 0]), float(points[-1, 1]))
        return series

    def scaled(self, factor: float) -> GrowingCurve:
        return GrowingCurve.of(self.points * (1, factor), self.per_point)

    @property
    def points(self) -> Numbers:
        return self._points[: self._count].copy()

    def append(self, x: float, y: float) -> None:
        """Add a value unless it is not finite."""
        if not math.isfinite(y):
            return
        self._last = (x, y)
        self._pending.append((x, y))
        if len(self._pending) < self.per_point:
            return
        if self._count == MOST_POINTS:
            self._count //= 2
            self._points[: self._count] = self._points.reshape(self._count, 2, 2).mean(axis=1)
            self.per_point *= 2
            return
        self._points[self._count] = np.mean(self._pending, axis=0)
        self._count += 1
        self._pending.clear()

    def curve(self) -> Curve:
        """Return x and y, ending at the last value added even if points are averages."""
        points = self.points
        if self._last is not None and self.per_point > 1:
            points = np.append(points, [self._last], axis=0)
        return points[:, 0], points[:, 1]

    @property
    def last(self) -> float | None:
        return None if self._last is None else self._last[1]


class TrainCurve:
    """Loss and accuracy (0..1) over the training images, against epochs done."""

    def __init__(
        self, loss: GrowingCurve | None = None, accuracy: GrowingCurve | None = None
    ) -> None:
        self.loss = loss or GrowingCurve()
        self.accuracy = accuracy or GrowingCurve()

    def add(self, progress: Progress) -> None:
        self.loss.append(progress.position, progress.train_loss)
        self.accuracy.append(progress.position, progress.train_accuracy)
