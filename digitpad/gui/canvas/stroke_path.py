"""A stroke as smooth painter paths, made piece by piece while it grows.

A stroke is painted in pieces of ``PIECE_POINTS`` points: each piece is one path, so its edge is
anti-aliased once, and a finished piece is never painted again. A mouse reports whole pixels,
which would show as a wobbling edge: points that lie close together are averaged with their
neighbours and joined by quadratic curves through their midpoints. Long, fast segments stay as
they are, so that the canvas never shows a rounder shape than the network gets; the strokes
themselves are not changed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

PIECE_POINTS: Final = 32
"""What the growing end costs to paint; few enough to be painted again at every event."""
UNSETTLED_POINTS: Final = 6
"""How many of the last points a new one can still move on the canvas."""
DOT_LENGTH_PX: Final = 0.01
"""A path of no length paints nothing: a dot is a line too short to see, with round caps."""
CLOSE_PART: Final = 0.3
"""Points closer together than this part of the pen's width are averaged and rounded."""

Point = tuple[float, float]


class StrokePath:
    """Takes the points of one stroke, in pixels, and gives the paths to paint."""

    def __init__(self, x: float, y: float, pen_width_px: float) -> None:
        self._close = max(2.0, CLOSE_PART * pen_width_px)
        self._points: deque[Point] = deque([(x, y)], maxlen=5)
        self._settled = (x, y)
        self._piece = QPainterPath(QPointF(x, y))
        self._piece_points = 0

    def add(self, x: float, y: float) -> QPainterPath | None:
        """Draw on to ``x``, ``y``; return a piece that is finished by it, if there is one."""
        points = self._points
        if points[-1] == (x, y):
            return None
        points.append((x, y))
        if len(points) < 3:
            return None
        # The point before the last but one has two neighbours on each side by now.
        corner = self._averaged(len(points) - 3)
        self._draw_around(self._settled, corner)
        self._settled = corner
        if self._piece_points < PIECE_POINTS:
            return None
        finished, self._piece = self._piece, QPainterPath(self._piece.currentPosition())
        self._piece_points = 0
        return finished

    def _averaged(self, middle: int) -> Point:
        """Return a point averaged with its neighbours, as far as they are close: 1-4-6-4-1."""
        points = self._points
        if middle == 0:
            return points[0]
        for reach, weights in ((2, (1, 4, 6, 4, 1)), (1, (1, 2, 1))):
            first, last = middle - reach, middle + reach
            if first < 0 or last >= len(points):
                continue
            near = [points[index] for index in range(first, last + 1)]
            if all(_distance(a, b) < self._close for a, b in pairwise(near)):
                total = sum(weights)
                x = sum(weight * point[0] for weight, point in zip(weights, near, strict=True))
                y = sum(weight * point[1] for weight, point in zip(weights, near, strict=True))
                return x / total, y / total
        return points[middle]

    def _draw_around(self, corner: Point, after: Point) -> None:
        """Lay the line around ``corner``, on the way to ``after``."""
        here = self._piece.currentPosition()
        close = max(_distance((here.x(), here.y()), corner), _distance(corner, after) / 2)
        if close < self._close:
            middle = QPointF((corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2)
            self._piece.quadTo(QPointF(*corner), middle)
        else:
            self._piece.lineTo(QPointF(*corner))
        self._piece_points += 1

    def growing_end(self) -> QPainterPath:
        """Return the path of what is not in a finished piece yet, up to the last point."""
        path = QPainterPath(self._piece)
        path.lineTo(QPointF(*self._settled))
        for point in list(self._points)[-2:]:
            path.lineTo(QPointF(*point))
        if path.length() == 0.0:
            path.lineTo(path.currentPosition() + QPointF(DOT_LENGTH_PX, 0.0))
        return path


def paths_of(points: npt.NDArray[np.floating], pen_width_px: float) -> Iterator[QPainterPath]:
    """Return the paths of a whole stroke; ``points`` (n, 2) in pixels, n >= 1.

    They are the same as those of a stroke that grew point by point.
    """
    (first_x, first_y), *others = points.tolist()
    stroke = StrokePath(first_x, first_y, pen_width_px)
    for x, y in others:
        finished = stroke.add(x, y)
        if finished is not None:
            yield finished
    yield stroke.growing_end()


def _distance(a: Point, b: Point) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])
