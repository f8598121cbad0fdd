"""Closed loops in ink: the holes of a 0, a 6, an 8."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt


def loops(ink: npt.NDArray[np.bool_], least: float) -> int:
    """Return the number of closed loops in ink.

    ``ink``: bool (h, w). ``least``: area of the smallest loop, as a fraction of the picture.
    """
    import cv2

    paper = np.pad(~ink, 1, constant_values=True).astype(np.uint8)
    _, labels, stats, _ = cv2.connectedComponentsWithStats(paper, connectivity=4)
    sizes = np.delete(stats[:, cv2.CC_STAT_AREA], [0, labels[0, 0]])
    return int((sizes >= max(2, least * ink.size)).sum())
