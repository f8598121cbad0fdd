"""Preparing curves for charts: clipping, smoothing, thinning out."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]
Curve = tuple[Numbers, Numbers]
NOTHING: Final[Curve] = (np.empty(0), np.empty(0))


def finite(curve: Curve) -> Curve:
    """Return the finite points of a curve."""
    x, y = curve
    kept = np.isfinite(x) & np.isfinite(y)
    return x[kept], y[kept]


def clipped(curve: Curve, low: float, high: float) -> list[Curve]:
    """Return the parts of a curve between ``low`` and ``high``, cut where it crosses them."""
    x, y = curve
    for level in (low, high):
        side = np.sign(y - level)
        at = np.flatnonzero(side[1:] * side[:-1] < 0)
        share = (level - y[at]) / (y[at + 1] - y[at])
        x = np.insert(x, at + 1, x[at] + share * (x[at + 1] - x[at]))
        y = np.insert(y, at + 1, level)
    inside = (y >= low) & (y <= high)
    ends = np.flatnonzero(np.diff(inside)) + 1
    parts = zip(np.split(x, ends), np.split(y, ends), np.split(inside, ends), strict=True)
    return [(one_x, one_y) for one_x, one_y, is_inside in parts if is_inside.any()]


def smoothed(curve: Curve, share: float = 1 / 40) -> Curve:
    """Return the moving mean of a curve over ``share`` of its points to either side.

    The window shrinks towards the ends, so the curve keeps its length and does not lag.
    """
    x, y = curve
    reach = int(len(y) * share)
    if reach < 1:
        return curve
    sums = np.concatenate(([0.0], np.cumsum(y)))
    index = np.arange(len(y))
    room = np.minimum(np.minimum(index, len(y) - 1 - index), reach)
    # At the very end a single value would jitter, so the mean looks back only.
    first, last = index - np.where(len(y) - 1 - index < reach, reach, room), index + room + 1
    first = np.maximum(first, 0)
    return x, (sums[last] - sums[first]) / (last - first)


def sampled(curve: Curve, most: int = 250) -> Curve:
    """Thin out a smooth curve to at most ``most`` evenly spaced points, including both ends."""
    x, y = curve
    if len(x) <= most:
        return curve
    index = np.linspace(0, len(x) - 1, most).round().astype(np.intp)
    return x[index], y[index]


def end_of(*curves: Curve) -> float:
    """Return the last epoch of the longest curve, 0 without curves."""
    return max((float(x[-1]) for x, _ in curves if len(x)), default=0.0)


def span(runs: Iterable[Sequence[Curve]], right: float = math.inf) -> tuple[float, float]:
    """Return the range of values of runs, each given by its curves, without their initial fall.

    In its first half epoch a network goes from guessing to nearly right; if that fall were
    included, everything after it would be pressed into a flat line. A run that is shorter than that
    is included from its first step, whatever the others did.
    """
    seen = np.empty(0)
    for curves in runs:
        after = 0.5 if end_of(*curves) >= 2 else 0.0
        seen = np.concatenate([seen, *(y[(x >= after) & (x <= right)] for x, y in curves)])
    return (float(seen.min()), float(seen.max())) if len(seen) else (0.0, 1.0)
