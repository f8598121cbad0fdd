"""An image cut into pieces that are taken away together: bits of stroke, or squares of a picture.

What one pixel does says little; what a bit of stroke does, a person can check with an eraser.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats

Image = npt.NDArray[np.uint8]
Owners = npt.NDArray[np.intp]
"""(h, w): which piece each pixel belongs to, ``NOBODY`` for the paper."""

NOBODY: Final = -1
SPACING_PX: Final = 3.5
"""Between the middles of two bits of stroke: one and a half times the width of the pen."""
LEAST_INK: Final = 60
"""Fainter pixels are the rim of a stroke, where no bit of it has its middle."""
SQUARE_PX: Final = 4


def blank_of(image: Image) -> Image:
    """Return the same image with nothing on it: paper, or a picture's mean colour throughout.

    ``image``: uint8 (channels, h, w).
    """
    if len(image) == 1:
        return np.zeros_like(image)
    colour = np.rint(image.mean(axis=(1, 2), keepdims=True)).astype(np.uint8)
    return np.broadcast_to(colour, image.shape).copy()


def pieces_of(image: Image, spacing_px: float = SPACING_PX) -> Owners:
    """Cut an image up: a digit into bits of stroke, a colour picture into squares.

    ``image``: uint8 (channels, h, w). All pieces have about the same size. Only the ink of a
    digit belongs to any; the middles of its bits are at least ``spacing_px`` apart.
    """
    if len(image) == 1:
        return owned_by(_spread_points(image[0], spacing_px), image)
    rows, columns = np.indices(image.shape[1:]) // SQUARE_PX
    squares: Owners = rows * (columns.max() + 1) + columns
    return squares


def owned_by(points: npt.NDArray[np.floating], image: Image) -> Owners:
    """Give each pixel of ink to the nearest of ``points``: (k, 2), x and y in pixels, k >= 1.

    A point that is nearest to no ink gets no number.
    """
    ink = image[0] > 0
    owners = np.full(ink.shape, NOBODY, dtype=np.intp)
    if not ink.any():
        return owners
    middles = np.argwhere(ink)[:, ::-1] + 0.5
    distances = np.square(middles[:, None] - points[None]).sum(axis=2)
    owners[ink] = np.unique(distances.argmin(axis=1), return_inverse=True)[1]
    return owners


def masks_of(owners: Owners) -> npt.NDArray[np.bool_]:
    """Return where each piece lies: bool (pieces, h, w)."""
    masks: npt.NDArray[np.bool_] = owners == np.arange(owners.max() + 1)[:, None, None]
    return masks


def weights_of(image: Image, owners: Owners) -> Floats:
    """Return how a piece's score is shared out among its pixels: float32 (channels, h, w).

    In proportion to the ink, or the distance to the blank picture; the sum is 1 for each piece.
    """
    ink = np.abs(image.astype(np.float32) - blank_of(image))
    inside = owners != NOBODY
    totals = np.bincount(owners[inside], weights=ink.sum(axis=0)[inside])
    weights: Floats = np.zeros_like(ink)
    weights[:, inside] = ink[:, inside] / np.maximum(totals, 1e-9)[owners[inside]]
    return weights


def _spread_points(grey: Image, spacing_px: float) -> npt.NDArray[np.float64]:
    """Return points on the ink, each the farthest from those before, at least so far apart."""
    is_ink = grey >= min(LEAST_INK, int(grey.max(initial=0)))
    places = np.argwhere(is_ink)[:, ::-1] + 0.5
    first = int(grey[is_ink].argmax())
    chosen = [places[first]]
    nearest = np.full(len(places), np.inf)
    while True:
        nearest = np.minimum(nearest, np.hypot(*(places - chosen[-1]).T))
        farthest = int(nearest.argmax())
        if nearest[farthest] < spacing_px:
            return np.array(chosen)
        chosen.append(places[farthest])
