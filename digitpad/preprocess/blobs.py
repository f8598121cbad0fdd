"""Connected components, distance transform, dilation and runs of boolean masks."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles, Grey

Mask = npt.NDArray[np.bool_]
Labels = npt.NDArray[np.int32]


def label(mask: Mask) -> tuple[Labels, int]:
    """Label the connected components of a mask, with 8-connectivity.

    Returns int32 labels of the mask's shape, 0 outside and 1 … n inside, and n.
    """
    count, labels = cv2.connectedComponents(mask.astype(np.uint8))
    return labels, count - 1


def components(mask: Grey) -> tuple[int, Labels, Labels, Doubles]:
    """Return the 8-connected components of a mask as OpenCV does: number, labels, stats, middles.

    Component 0 is what is 0 in the mask.
    """
    # For the same result OpenCV 5.0 takes more than twice as long by its usual algorithm.
    result = cv2.connectedComponentsWithStatsWithAlgorithm(mask, 8, cv2.CV_32S, cv2.CCL_GRANA)
    count, labels, stats, middles = result
    return count, np.asarray(labels, np.int32), np.asarray(stats, np.int32), np.asarray(middles)


def distance_inside(mask: Mask, reach: int) -> npt.NDArray[np.float32]:
    """Return the distance of each pixel of a mask to the nearest pixel outside it.

    float32 of the mask's shape, Euclidean, between pixel centres, 0 outside, capped at ``reach``.
    Beyond the border counts as inside.
    """
    distances = cv2.distanceTransform(mask.astype(np.uint8), cv2.DIST_L2, cv2.DIST_MASK_PRECISE)
    bounded: npt.NDArray[np.float32] = np.minimum(distances, np.float32(reach))
    return bounded


def dilated(mask: Mask, radius: int) -> Mask:
    """Return a mask dilated by a square of ``2 * radius + 1`` pixels a side."""
    window = np.ones((2 * radius + 1, 2 * radius + 1), np.uint8)
    return np.asarray(cv2.dilate(np.ascontiguousarray(mask).view(np.uint8), window)).view(np.bool_)


def stretches(mask: npt.NDArray[np.bool_]) -> list[tuple[int, int]]:
    """Return the (begin, end) of every run of True."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], mask, [False])).astype(np.int8)))
    return list(zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True))
