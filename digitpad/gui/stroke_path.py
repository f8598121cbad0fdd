"""A stroke as smooth painter paths, made piece by piece while it grows.

A stroke is painted in pieces of ``PIECE_POINTS`` points: each piece is one path, so its edge is
anti-aliased once, and a finished piece is never painted again. Between points that lie close
together the line is rounded by quadratic curves through their midpoints; a long or fast segment
stays straight, so that the canvas never shows a rounder shape than the network gets.
May import: Qt. Tests: ``tests/gui/test_stroke_path.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

PIECE_POINTS: Final = 32
"""What the growing end costs to paint; few enough to be painted again at every event."""
DOT_LENGTH_PX: Final = 0.01
"""A path of no length paints nothing: a dot is a line too short to see, with round caps."""


class StrokePath:
    """Takes the points of one stroke, in pixels, and gives the paths to paint.

    ``round_below_px``: segments shorter than this are rounded into each other.
    """

    def __init__(self, start: QPointF, round_below_px: float) -> None:
        self._round_below = round_below_px
        self._start = self._last = start
        self._before_last: QPointF | None = None
        self._piece = QPainterPath(start)
        self._piece_points = 0

    def add(self, point: QPointF) -> QPainterPath | None:
        """Draw on to ``point``; return a piece that is finished by it, if there is one."""
        if point == self._last:
            return None
        if self._before_last is not None:
            self._settle(self._before_last, self._last, point)
        self._before_last, self._last = self._last, point
        if self._piece_points < PIECE_POINTS:
            return None
        finished, self._piece = self._piece, QPainterPath(self._piece.currentPosition())
        self._piece_points = 0
        return finished

    def _settle(self, before: QPointF, corner: QPointF, after: QPointF) -> None:
        """Lay the line around ``corner``, whose next point is known by now."""
        if max(_distance(before, corner), _distance(corner, after)) < self._round_below:
            self._piece.lineTo((before + corner) / 2)
            self._piece.quadTo(corner, (corner + after) / 2)
        else:
            self._piece.lineTo(corner)
        self._piece_points += 1

    def growing_end(self) -> QPainterPath:
        """Return the path of what is not in a finished piece yet, up to the last point."""
        path = QPainterPath(self._piece)
        if self._before_last is None:
            path.lineTo(self._last + QPointF(DOT_LENGTH_PX, 0.0))
        else:
            path.lineTo(self._last)
        return path


def paths_of(points: npt.NDArray[np.float64], round_below_px: float) -> Iterator[QPainterPath]:
    """Return the paths of a whole stroke; ``points`` (n, 2) in pixels, n >= 1.

    They are the same as those of a stroke that grew point by point.
    """
    positions = [QPointF(x, y) for x, y in points.tolist()]
    stroke = StrokePath(positions[0], round_below_px)
    for position in positions[1:]:
        finished = stroke.add(position)
        if finished is not None:
            yield finished
    yield stroke.growing_end()


def _distance(a: QPointF, b: QPointF) -> float:
    step = b - a
    return float(np.hypot(step.x(), step.y()))
