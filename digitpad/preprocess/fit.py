"""Segmented ink as a network's input: one digit on 28×28 pixels, or a line of them on a strip.

``mnist/1`` treats a picture as it treats a drawing: a longer side of 20 px, a stroke near MNIST's
width, the centre of mass in the centre.
"""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np

from digitpad.arrays import Grey
from digitpad.ink.normalise import BOX_SIZE, CENTRE_PX, IMAGE_SIZE

SUBPIXELS: Final = 4
"""Subpixels per pixel side while a digit is scaled."""
STROKE_RANGE_PX: Final = (1.6, 3.6)
"""Stroke widths that are kept, in pixels of the 28×28 image, about those of MNIST's digits.
Others are brought to the nearer bound, no further, lest thin parts of small print be lost."""
THINNEST: Final = 1.0
"""Subpixels of stroke width below which strokes are thickened before they are reduced. With 1.5,
one of 15 photos of tables was read by wrong columns."""
INK_LEVEL: Final = 127
"""Level of an ink map, of 255, above which a pixel is ink."""
STRIP_BLUR: Final = 0.4
"""Standard deviation of the blur before ink is reduced to a strip, in strip pixels."""


def to_image(ink: Grey) -> Grey:
    """Scale and centre the ink of a digit for ``mnist/1`` networks.

    ``ink``: uint8 (h, w), 255 for full ink. Returns uint8 (28, 28), all 0 without ink.
    """
    rows, columns = np.flatnonzero(ink.max(axis=1) > 100), np.flatnonzero(ink.max(axis=0) > 100)
    if not len(rows):
        return np.zeros((IMAGE_SIZE, IMAGE_SIZE), np.uint8)
    ink = ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    height, width = ink.shape
    side = max(height, width)
    stroke = stroke_width(ink)
    scale = BOX_SIZE * SUBPIXELS / side
    target = stroke * scale
    thinnest, thickest = (width * SUBPIXELS for width in STROKE_RANGE_PX)
    if not thinnest <= target <= thickest:
        target = min(max(target, thinnest), thickest)
        # The centre line keeps its shape, so the extent depends on the stroke width.
        centreline = side - stroke
        scale = (
            (BOX_SIZE * SUBPIXELS - target) / centreline
            if centreline > 0.5 * stroke
            else target / side
        )
    padded = _padded(ink, max(2, side // 8))
    if stroke * scale < THINNEST:
        # A hairline would be averaged away.
        padded = _thickened(padded, (target / scale - stroke) / 2)
        stroke = target / scale
    size = [max(1, round(length * scale)) for length in padded.shape[::-1]]
    method = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    fine = cv2.resize(padded, size, interpolation=method)
    change = (target - stroke * scale) / 2
    if abs(change) > 0.1:
        fine = _thickened(fine, change)
    return _centred(fine)


def to_strip(ink: Grey, scale: float, corner: tuple[float, float], size: tuple[int, int]) -> Grey:
    """Scale ink onto a strip of ``size`` pixels (width, height), uint8.

    ``corner``: (x, y) of the centre of the ink's first pixel, from the centre of the strip's.
    """
    smooth = ink if scale >= 1 else cv2.GaussianBlur(ink, (0, 0), STRIP_BLUR / scale)
    move = np.array([[scale, 0, corner[0]], [0, scale, corner[1]]])
    return np.asarray(cv2.warpAffine(smooth, move, size, flags=cv2.INTER_LINEAR), np.uint8)


def stroke_width(ink: Grey) -> float:
    """Return the mean stroke width of some ink in pixels, 1 without ink.

    Across a stroke of width w the distance to its edge is w/4 on average.
    """
    mask = _padded((ink > INK_LEVEL).astype(np.uint8), 1)
    distances = cv2.distanceTransform(mask, cv2.DIST_L2, 3)[mask > 0]
    return 4.0 * max(float(distances.mean()) - 0.5, 0.25) if distances.size else 1.0


def _thickened(fine: Grey, change: float) -> Grey:
    """Return strokes grown by ``change`` pixels on both sides, or shrunk if that is negative."""
    margin = max(0, round(change)) + 1
    fine = _padded(fine, margin)
    mask = (fine > INK_LEVEL).astype(np.uint8)
    if not mask.any():
        return fine
    signed = cv2.distanceTransform(mask, cv2.DIST_L2, 3)
    signed -= cv2.distanceTransform(1 - mask, cv2.DIST_L2, 3)
    return np.asarray(np.clip(signed + change + 0.5, 0, 1) * 255, np.uint8)


def _centred(fine: Grey) -> Grey:
    moments = cv2.moments(fine)
    if moments["m00"] == 0:
        return np.zeros((IMAGE_SIZE, IMAGE_SIZE), np.uint8)
    side, middle = IMAGE_SIZE * SUBPIXELS, CENTRE_PX * SUBPIXELS - 0.5
    right = round(middle - moments["m10"] / moments["m00"])
    down = round(middle - moments["m01"] / moments["m00"])
    move = np.array([[1, 0, right], [0, 1, down]], np.float32)
    placed = cv2.warpAffine(fine, move, (side, side), flags=cv2.INTER_NEAREST)
    size = IMAGE_SIZE, IMAGE_SIZE
    return np.asarray(cv2.resize(placed, size, interpolation=cv2.INTER_AREA), np.uint8)


def _padded(ink: Grey, margin: int) -> Grey:
    return np.asarray(
        cv2.copyMakeBorder(ink, margin, margin, margin, margin, cv2.BORDER_CONSTANT), np.uint8
    )
