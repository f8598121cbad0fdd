"""An eraser, which removes the ink within its radius and cuts strokes there."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.drawing import Drawing, Points, Stroke

ERASER_WIDTH: Final = 1.6
"""Width of the eraser, as a multiple of the pen's."""
LEAST_LEFT: Final = 0.25
"""Shortest remaining piece of a stroke, as a fraction of the eraser's radius."""


def rubbed_out(drawing: Drawing, x: float, y: float, radius: float) -> Drawing:
    """Return a drawing without the ink within ``radius`` of a point, all in canvas units.

    Returns the same object if there is none.
    """
    if drawing.is_empty:
        return drawing
    middle = np.array((x, y))
    # All strokes at once, because the eraser misses most of the hundreds that there may be.
    points = np.concatenate([stroke.points for stroke in drawing.strokes])
    counts = [len(stroke.points) for stroke in drawing.strokes]
    firsts = np.cumsum([0, *counts[:-1]])
    low, high = np.minimum.reduceat(points, firsts), np.maximum.reduceat(points, firsts)
    is_near = np.maximum(low - middle, middle - high).max(axis=1) <= radius
    kept: list[Stroke] = []
    is_changed = False
    for stroke, is_asked in zip(drawing.strokes, is_near.tolist(), strict=True):
        parts = None
        if is_asked:
            parts = _outside(stroke.points.astype(np.float64), middle, radius)
        if parts is None:
            kept.append(stroke)
            continue
        is_changed = True
        rests = [Stroke(part) for part in parts]
        kept += [rest for rest in rests if rest.length > LEAST_LEFT * radius]
    return Drawing(tuple(kept), drawing.pen_width) if is_changed else drawing


def _outside(
    points: npt.NDArray[np.float64], middle: npt.NDArray[np.float64], radius: float
) -> list[Points] | None:
    """Return the parts of a line that lie outside a circle, or None if all of it does.

    The line is cut exactly where it crosses the circle, which adds at most two points for each of
    its segments.
    """
    if len(points) == 1:
        return None if np.hypot(*(points[0] - middle)) > radius else []
    steps, away = np.diff(points, axis=0), points[:-1] - middle
    square = np.maximum((steps**2).sum(axis=1), np.finfo(np.float64).tiny)
    nearest = -(steps * away).sum(axis=1) / square  # to the centre, as a fraction of each segment
    beneath = radius**2 - ((away + nearest[:, None] * steps) ** 2).sum(axis=1)
    crossing = np.flatnonzero(beneath > 0)
    reach = np.sqrt(beneath[crossing] / square[crossing])
    reached = [nearest[crossing] - reach, nearest[crossing] + reach]
    cuts = [(crossing + part)[(part > 0) & (part < 1)] for part in reached]
    own = np.arange(len(points))
    distances = np.sort(np.concatenate((own, *cuts)))
    line = np.stack([np.interp(distances, own, points[:, axis]) for axis in (0, 1)], axis=1)
    is_far = np.hypot(*((line[1:] + line[:-1]) / 2 - middle).T) > radius
    if is_far.all():
        return None
    ends = [0, *(np.flatnonzero(np.diff(is_far)) + 1).tolist(), len(is_far)]
    return [
        line[first : end + 1].astype(np.float32) for first, end in pairwise(ends) if is_far[first]
    ]
