"""Open polylines, all in one array, so that a thousand strokes cost little more than one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.floating]

FEW_LINES: Final = 12
"""Up to this many lines are faster one by one than grouped by length."""


@dataclass(frozen=True, slots=True, eq=False)
class Polylines:
    """Concatenated polylines.

    ``points``: (n, 2), columns x and y. ``counts``: (k,), number of points of each, at least 1.
    """

    points: Points
    counts: npt.NDArray[np.intp]

    def __iter__(self) -> Iterator[Points]:
        ends = np.cumsum(self.counts).tolist()
        return (self.points[i:j] for i, j in zip([0, *ends], ends, strict=False))

    def starts(self) -> npt.NDArray[np.intp]:
        """Return the index in ``points`` of the first point of each."""
        return np.cumsum(self.counts) - self.counts

    def ends(self) -> npt.NDArray[np.intp]:
        """Return the index in ``points`` of the last point of each."""
        return np.cumsum(self.counts) - 1


def concatenated(polylines: Iterable[Points]) -> Polylines:
    """Concatenate arrays (n, 2); ``Polylines`` are returned unchanged."""
    if isinstance(polylines, Polylines):
        return polylines
    arrays = list(polylines)
    counts = np.array([len(array) for array in arrays], dtype=np.intp)
    if len(arrays) == 1:
        return Polylines(arrays[0], counts)
    points = np.concatenate(arrays) if arrays else np.empty((0, 2), dtype=np.float32)
    return Polylines(points, counts)


def resampled(points: Points, spacing: float) -> npt.NDArray[np.float32]:
    """Return a polyline with points about ``spacing`` apart along it, at least two."""
    travelled = np.concatenate(([0.0], np.hypot(*np.diff(points, axis=0).T).cumsum()))
    count = max(1, round(travelled[-1] / spacing))
    distances = np.linspace(0.0, travelled[-1], count + 1)
    spaced: npt.NDArray[np.float32] = np.stack(
        [np.interp(distances, travelled, points[:, axis]) for axis in (0, 1)], axis=1
    ).astype(np.float32)
    return spaced


def thin_out(points: Points, spacing: float) -> Points:
    """Return a polyline without the points closer than ``spacing`` to the last one kept.

    ``points``: (n, 2); the first and last point are always kept. With a spacing below a fine
    pixel, this makes a drawing of 100,000 points as cheap as one of a hundred.
    """
    return points if len(points) < 3 else points[_kept(points[None], spacing)[0]]


def thin_out_all(lines: Polylines, spacing: float) -> Polylines:
    """Apply ``thin_out`` to each polyline, with bit-identical results."""
    if len(lines.counts) <= FEW_LINES:
        return concatenated(thin_out(line, spacing) for line in lines)
    keep = np.ones(len(lines.points), dtype=bool)
    starts = lines.starts()
    # Grouped by length, because a sum over all of them would be rounded differently.
    for count in np.unique(lines.counts[lines.counts > 2]):
        indices = starts[lines.counts == count][:, None] + np.arange(count)
        keep[indices] = _kept(lines.points[indices], spacing)
    return Polylines(lines.points[keep], np.add.reduceat(keep, starts, dtype=np.intp))


def turns(points: Points) -> npt.NDArray[np.float64]:
    """Return the turning angle, 0 to π, of a polyline at each point between its ends.

    ``points``: (…, n, 2). Returns (…, n - 2).
    """
    steps = np.diff(points, axis=-2)
    headings = np.arctan2(steps[..., 1], steps[..., 0])
    return np.asarray(np.abs((np.diff(headings, axis=-1) + np.pi) % (2 * np.pi) - np.pi))


def _kept(points: Points, spacing: float) -> npt.NDArray[np.bool_]:
    """Return a mask of the points to keep, (k, n). ``points``: (k, n, 2), n at least 3."""
    steps = points[:, 1:] - points[:, :-1]
    travelled = np.zeros(points.shape[:2])
    travelled[:, 1:] = np.hypot(steps[..., 0], steps[..., 1]).cumsum(axis=1)
    travelled = np.floor(travelled / spacing)
    keep = np.ones(points.shape[:2], dtype=bool)
    np.not_equal(travelled[:, 1:-1], travelled[:, :-2], out=keep[:, 1:-1])
    return keep
