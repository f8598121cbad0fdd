"""Connected pieces of a mask, and distances to its edge.

numpy only: whole runs of pixels are joined at once, so a picture of half a million pixels takes
milliseconds.
"""

from __future__ import annotations

from typing import TypeVar

import numpy as np
import numpy.typing as npt

Mask = npt.NDArray[np.bool_]
Values = TypeVar("Values", npt.NDArray[np.bool_], npt.NDArray[np.float32])


def label(mask: Mask) -> tuple[npt.NDArray[np.int32], int]:
    """Number the connected pieces of a mask; pixels that touch at a corner are connected.

    Returns int32 labels of the mask's shape, 0 outside and 1 … n inside, and n.
    """
    height, width = mask.shape
    padded = np.zeros((height, width + 2), dtype=np.int8)
    padded[:, 1:-1] = mask
    edges = np.diff(padded, axis=1)
    rows, starts = np.nonzero(edges == 1)
    ends = np.nonzero(edges == -1)[1]
    # Runs in reading order; those of the row above that touch a run are neighbours in that order.
    stride = width + 2
    first = np.searchsorted(rows * stride + ends, (rows - 1) * stride + starts, side="left")
    last = np.searchsorted(rows * stride + starts, (rows - 1) * stride + ends, side="right")
    counts = np.maximum(last - first, 0)
    lower = np.repeat(np.arange(len(rows)), counts)
    offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    upper = np.repeat(first, counts) + offsets
    roots = _joined(len(rows), upper, lower)
    names, numbers = np.unique(roots, return_inverse=True)
    labels = np.zeros(mask.shape, dtype=np.int32)
    labels[mask] = np.repeat(numbers + 1, ends - starts)
    return labels, len(names)


def _joined(
    count: int, first: npt.NDArray[np.intp], second: npt.NDArray[np.intp]
) -> npt.NDArray[np.intp]:
    """Return for each of ``count`` things the smallest one it is linked to."""
    parents = np.arange(count)
    while True:
        smaller = np.minimum(parents[first], parents[second])
        linked = parents.copy()
        np.minimum.at(linked, parents[first], smaller)
        np.minimum.at(linked, parents[second], smaller)
        while not np.array_equal(jumped := linked[linked], linked):
            linked = jumped
        if np.array_equal(linked, parents):
            return parents
        parents = linked


def distance_inside(mask: Mask, reach: int) -> npt.NDArray[np.float32]:
    """Return how far each pixel of a mask is from the nearest pixel outside it.

    float32 of the mask's shape, Euclidean, between pixel centres, 0 outside; never more than
    ``reach``, which is also what bounds the cost. Beyond the border counts as inside.
    """
    far = np.float32(reach) ** 2
    squares = np.where(mask, far, np.float32(0.0)).astype(np.float32)
    for axis in (0, 1):
        source = squares
        result = source.copy()
        for step in range(1, min(reach, mask.shape[axis] - 1) + 1):
            cost = np.float32(step * step)
            here: list[slice] = [slice(None), slice(None)]
            there: list[slice] = [slice(None), slice(None)]
            here[axis], there[axis] = slice(step, None), slice(None, -step)
            for target, origin in ((here, there), (there, here)):
                view = result[tuple(target)]
                np.minimum(view, source[tuple(origin)] + cost, out=view)
        squares = result
    return np.sqrt(squares)


def grown(mask: Mask, radius: int) -> Mask:
    """Return a mask with every pixel grown to a square of ``2 * radius + 1`` pixels a side."""
    return maximum_around(mask, 2 * radius + 1)


def maximum_around(values: Values, size: int) -> Values:
    """Return the maximum around each pixel of (h, w) in a square window of an odd size."""
    reach = size // 2
    for _ in range(2):
        values = np.pad(values, ((reach, reach), (0, 0)), mode="edge")
        covered = 1
        while covered < size:
            step = min(covered, size - covered)
            values = np.maximum(values[:-step], values[step:])
            covered += step
        values = values.T
    return values
