"""Ink, cut out, as networks see it: one digit on 28×28, or a line of them on a strip.

``mnist/1`` asks of a picture what it asks of a drawing: a longer side of 20 px, a stroke near
MNIST's width, the centre of mass in the centre.
"""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.ink.normalise import BOX_SIZE, CENTRE_PX, IMAGE_SIZE

Grey = npt.NDArray[np.uint8]

FINE: Final = 4
"""Fine pixels per pixel side."""
PEN_RANGE_PX: Final = (1.6, 3.6)
"""Strokes that are thinner or thicker are brought to this, no further: of small print, thin parts
would be lost. Of MNIST's own digits one in twenty is below 1.67 px and one in twenty above 3.57 px
(measured on 600 of them)."""
SMOOTH: Final = 0.4
"""Deviation of the blur before ink is reduced to a strip, in pixels of the strip."""


def to_image(ink: Grey) -> Grey:
    """Bring the ink of a digit to what ``mnist/1`` networks see.

    ``ink``: uint8 (h, w), 255 where ink is full. Returns uint8 (28, 28), all 0 where there is none.
    """
    rows, columns = np.flatnonzero(ink.max(axis=1) > 100), np.flatnonzero(ink.max(axis=0) > 100)
    if not len(rows):
        return np.zeros((IMAGE_SIZE, IMAGE_SIZE), np.uint8)
    ink = ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    height, width = ink.shape
    side = max(height, width)
    stroke = stroke_width(ink)
    scale = BOX_SIZE * FINE / side
    wanted = stroke * scale
    thinnest, thickest = (width * FINE for width in PEN_RANGE_PX)
    if not thinnest <= wanted <= thickest:
        wanted = min(max(wanted, thinnest), thickest)
        # The middle of the pen keeps its course, so what it reaches depends on its width.
        course = side - stroke
        scale = (BOX_SIZE * FINE - wanted) / course if course > 0.5 * stroke else wanted / side
    padded = _padded(ink, max(2, side // 8))
    size = [max(1, round(length * scale)) for length in padded.shape[::-1]]
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    fine = cv2.resize(padded, size, interpolation=how)
    change = (wanted - stroke * scale) / 2
    if abs(change) > 0.1:
        fine = _thickened(fine, change)
    return _centred(fine)


def to_strip(ink: Grey, scale: float, corner: tuple[float, float], size: tuple[int, int]) -> Grey:
    """Return ink enlarged or reduced, uint8, on ``size`` pixels (width, height).

    ``corner``: where the middle of its first pixel comes to lie (x, y), counted from the middle
    of the first of theirs.
    """
    smooth = ink if scale >= 1 else cv2.GaussianBlur(ink, (0, 0), SMOOTH / scale)
    move = np.array([[scale, 0, corner[0]], [0, scale, corner[1]]])
    return np.asarray(cv2.warpAffine(smooth, move, size, flags=cv2.INTER_LINEAR), np.uint8)


def stroke_width(ink: Grey) -> float:
    """Return the mean width of the strokes of some ink, in pixels; 1 where there is none.

    Across a stroke of width w the distance to its edge is w/4 on average.
    """
    mask = _padded((ink > 127).astype(np.uint8), 1)
    distances = cv2.distanceTransform(mask, cv2.DIST_L2, 3)[mask > 0]
    return 4.0 * max(float(distances.mean()) - 0.5, 0.25) if distances.size else 1.0


def _thickened(fine: Grey, change: float) -> Grey:
    """Return strokes grown (or, below 0, shrunk) evenly by some pixels on both sides."""
    room = max(0, round(change)) + 1
    fine = _padded(fine, room)
    mask = (fine > 127).astype(np.uint8)
    if not mask.any():
        return fine
    signed = cv2.distanceTransform(mask, cv2.DIST_L2, 3)
    signed -= cv2.distanceTransform(1 - mask, cv2.DIST_L2, 3)
    return np.asarray(np.clip(signed + change + 0.5, 0, 1) * 255, np.uint8)


def _centred(fine: Grey) -> Grey:
    moments = cv2.moments(fine)
    if moments["m00"] == 0:
        return np.zeros((IMAGE_SIZE, IMAGE_SIZE), np.uint8)
    side, middle = IMAGE_SIZE * FINE, CENTRE_PX * FINE - 0.5
    right = round(middle - moments["m10"] / moments["m00"])
    down = round(middle - moments["m01"] / moments["m00"])
    move = np.array([[1, 0, right], [0, 1, down]], np.float32)
    placed = cv2.warpAffine(fine, move, (side, side), flags=cv2.INTER_NEAREST)
    size = IMAGE_SIZE, IMAGE_SIZE
    return np.asarray(cv2.resize(placed, size, interpolation=cv2.INTER_AREA), np.uint8)


def _padded(ink: Grey, room: int) -> Grey:
    return np.asarray(
        cv2.copyMakeBorder(ink, room, room, room, room, cv2.BORDER_CONSTANT), np.uint8
    )
