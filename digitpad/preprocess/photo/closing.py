"""Morphological closings: what is dark and narrower than a window is filled with its paper."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.preprocess.photo.blobs import maximum_around

Floats = npt.NDArray[np.float32]

FLOWS: Final = 8
"""Rounds after which no dark shape is wound so much that there would be more to come."""
SETTLED: Final = 0.007
"""A round that changes no brightness by more than this is the last."""


def closed(level: Floats, size: int, is_cut_out: bool = False) -> Floats:
    """Return the morphological closing with a square window of ``size`` pixels a side.

    Around a photo the same goes on, else the border would be ink where light falls off; around
    a digit that was cut out is paper.
    """
    if is_cut_out:
        return -maximum_around(-maximum_around(level, size), size)
    reach = size - 1
    padded = np.pad(level, reach, mode="edge")
    closed = -maximum_around(-maximum_around(padded, size), size)
    return closed[reach:-reach, reach:-reach] if reach else closed


def without_tips(closings: Floats, level: Floats) -> Floats:
    """Return closings (n, h, w) with only those dark shapes filled that are filled whole.

    A window that fits into a shadow still fills its corners and the rim of a round one. What is
    dark flows back from the part that was left dark (a closing by reconstruction).
    """
    result = closings.copy()
    for _ in range(FLOWS):
        before = result.copy()
        for flow, ground in (
            (result, level),
            (result[:, ::-1], level[::-1]),
            (result.transpose(0, 2, 1), level.T),
            (result.transpose(0, 2, 1)[:, ::-1], level.T[::-1]),
        ):
            for row in range(1, len(ground)):
                lowered = np.minimum(flow[:, row], flow[:, row - 1])
                flow[:, row] = np.maximum(lowered, ground[row])
        if float((before - result).max()) < SETTLED:
            break
    return result
