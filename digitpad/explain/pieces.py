"""Cuts an image into the pieces that are removed: bits of strokes, or squares of a picture.

The effect of a single pixel says little; that of a bit of stroke can be checked with an eraser.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats

Image = npt.NDArray[np.uint8]
Owners = npt.NDArray[np.intp]
"""(h, w): the piece of each pixel, ``NO_PIECE`` for the paper."""

NO_PIECE: Final = -1
SPACING_PX: Final = 3.5
"""Distance between the centres of two bits of stroke: one and a half times the pen width."""
LEAST_INK: Final = 60
"""Fainter pixels are on the rim of a stroke and cannot be the centre of a piece."""
SQUARE_PX: Final = 4


def is_colour(image: Image) -> bool:
    """Return whether an image, (channels, h, w), is a colour picture, not ink."""
    return len(image) == 3


def blank_of(image: Image) -> Image:
    """Return a blank image of the same shape: paper without ink, or a picture's mean colour.

    ``image``: uint8 (channels, h, w).
    """
    if not is_colour(image):
        return np.zeros_like(image)
    colour = np.rint(image.mean(axis=(1, 2), keepdims=True)).astype(np.uint8)
    return np.broadcast_to(colour, image.shape).copy()


def pieces_of(image: Image, spacing_px: float = SPACING_PX) -> Owners:
    """Cut an image up: a digit into bits of stroke, a colour picture into squares.

    ``image``: uint8 (channels, h, w). All pieces have about the same size. Of a digit, only ink
    belongs to pieces, whose centres are at least ``spacing_px`` apart.
    """
    if not is_colour(image):
        return owned_by(_spread_points(image[0], spacing_px), image)
    rows, columns = np.indices(image.shape[1:]) // SQUARE_PX
    squares: Owners = rows * (columns.max() + 1) + columns
    return squares


def owned_by(points: npt.NDArray[np.floating], image: Image) -> Owners:
    """Assign each pixel of ink to the nearest of ``points``: (k, 2), x and y in pixels, k >= 1.

    Points that are nearest to no ink are skipped in the numbering.
    """
    ink = image[0] > 0
    owners = np.full(ink.shape, NO_PIECE, dtype=np.intp)
    if not ink.any():
        return owners
    middles = np.argwhere(ink)[:, ::-1] + 0.5
    distances = np.square(middles[:, None] - points[None]).sum(axis=2)
    owners[ink] = np.unique(distances.argmin(axis=1), return_inverse=True)[1]
    return owners


def masks_of(owners: Owners) -> npt.NDArray[np.bool_]:
    """Return the mask of each piece: bool (pieces, h, w)."""
    masks: npt.NDArray[np.bool_] = owners == np.arange(owners.max() + 1)[:, None, None]
    return masks


def weights_of(image: Image, owners: Owners) -> Floats:
    """Return the share of each pixel in the score of its piece: float32 (channels, h, w).

    Proportional to the ink, or to the difference from the blank picture; sums to 1 per piece.
    """
    ink = np.abs(image.astype(np.float32) - blank_of(image))
    inside = owners != NO_PIECE
    totals = np.bincount(owners[inside], weights=ink.sum(axis=0)[inside])
    weights: Floats = np.zeros_like(ink)
    weights[:, inside] = ink[:, inside] / np.maximum(totals, 1e-9)[owners[inside]]
    return weights


def _spread_points(grey: Image, spacing_px: float) -> npt.NDArray[np.float64]:
    """Return points on the ink by farthest-point sampling, at least ``spacing_px`` apart."""
    is_ink = grey >= min(LEAST_INK, int(grey.max(initial=0)))
    pixels = np.argwhere(is_ink)[:, ::-1] + 0.5
    first = int(grey[is_ink].argmax())
    chosen = [pixels[first]]
    nearest = np.full(len(pixels), np.inf)
    while True:
        nearest = np.minimum(nearest, np.hypot(*(pixels - chosen[-1]).T))
        farthest = int(nearest.argmax())
        if nearest[farthest] < spacing_px:
            return np.array(chosen)
        chosen.append(pixels[farthest])
