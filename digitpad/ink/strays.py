"""Samples that a tablet reports where its pen never was."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

FAR: Final = 3.0
"""Least distance of a stray sample from all others, in longest steps between those. None of 17,551
strokes of UNIPEN's and the pen digits' training digits ends so far away."""
FEWEST: Final = 5
"""Fewest samples that show how a pen moved."""


def without_strays(points: npt.NDArray[np.floating]) -> npt.NDArray[np.floating]:
    """Leave out a first and a last sample that are far from all others.

    ``points``: (n, 2), as a pen reported them at even times; a mouse, or a program that keeps only
    corners, leaves such gaps where something was drawn.
    """
    middle = points[1:-1]
    if len(middle) < FEWEST:
        return points
    far = FAR * np.hypot(*np.diff(middle, axis=0).T).max()
    is_first, is_last = (np.hypot(*(middle - end).T).min() > far for end in points[[0, -1]])
    return points[int(is_first) : len(points) - int(is_last)]
