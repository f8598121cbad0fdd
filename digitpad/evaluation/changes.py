"""Measured changes to a drawing or an image: shift, scale, rotation, slant, pen width, noise.

They serve to measure robustness, so each is applied at a stage after which it is not undone.
``mnist/1`` normalises position, size and pen width of a drawing; therefore

- a drawing is *rotated* and *slanted* as a person would write it so, and then preprocessed as
  usual;
- a drawing is *scaled* after its strokes have been fitted into the 20 px box, with the same pen,
  *thickened* by another pen for that box, and *shifted* after centring its mass. It is rendered
  from its strokes each time;
- *noise* is added to the finished image;
- an image (of a data set, or a photo) is changed after its preprocessing in every way, by
  resampling it. Beyond the edge of a digit there is background, beyond that of a colour picture
  its mirror image.
"""

from __future__ import annotations

from dataclasses import replace
from math import cos, radians, sin, tan
from typing import Final, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.ink.drawing import Drawing, Stroke
from digitpad.ink.normalise import (
    CENTRE_PX,
    FIELD_SIZE,
    PEN_WIDTH_PX,
    Image28,
    box_polylines,
    drawing_to_image,
    place_centred,
)
from digitpad.ink.raster import draw_fine
from digitpad.models.architecture import INK_INPUT
from digitpad.preprocess.preprocessing import Draws

Change = Literal["shift", "scale", "rotation", "slant", "pen width", "noise"]
Images = npt.NDArray[np.uint8]
Matrix = npt.NDArray[np.float64]
Vector = npt.NDArray[np.float64]


class Range(NamedTuple):
    """The amounts of a change.

    ``identity``: the amount that changes nothing, which is among the others. ``amounts``: those
    used with many images; ``steps``: those used with one page, over the same range (a shift goes to
    the right, a negative one to the left).
    """

    unit: str
    identity: float
    amounts: tuple[float, ...]
    steps: tuple[float, ...]


_SCALES: Final = (0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4)
_ANGLES: Final = (-40, -30, -20, -10, 0, 10, 20, 30, 40)
_FINE_ANGLES: Final = tuple(float(angle) for angle in range(-40, 45, 5))
_NOISE: Final = (0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3)
RANGES: Final[dict[Change, Range]] = {
    "shift": Range("px", 0.0, (0, 1, 2, 3, 4), (-4, -3, -2, -1, 0, 1, 2, 3, 4)),
    "scale": Range("times", 1.0, _SCALES, _SCALES),
    "rotation": Range("degrees", 0.0, _ANGLES, _FINE_ANGLES),
    "slant": Range("degrees", 0.0, _ANGLES, _FINE_ANGLES),
    "pen width": Range("px", 0.0, (-1, -0.5, 0, 0.5, 1, 2), (-1, -0.5, 0, 0.5, 1, 1.5, 2)),
    "noise": Range("of white", 0.0, _NOISE, _NOISE),
}
"""Shift in pixels of the image; rotation clockwise and slant to the right, in degrees; pen width in
pixels more than the usual 2.4 (a drawing) or than the present width (an image); noise as a standard
deviation."""
THINNEST_PX: Final = 0.5
FINE: Final = 4
"""Subpixels per pixel when the lines of an image are thickened or thinned."""
CHUNK: Final = 500
"""Images changed at once, which take at most about 100 MB."""


def drawing_changed(
    drawing: Drawing,
    change: Change,
    amount: float,
    *,
    direction: int = 0,
    draw: Draws = drawing_to_image,
) -> Image28:
    """Return the network's input for a changed drawing.

    ``direction``: of a shift, in quarter turns clockwise from the right. ``draw``: that of the
    network's preprocessing, for the changes of ``can_have``. Returns exactly ``draw(drawing)`` for
    the amount that changes nothing.
    """
    match change:
        case "shift":
            fine = draw_fine(box_polylines(drawing), FIELD_SIZE, PEN_WIDTH_PX)
            x, y = _shift(amount, direction).tolist()
            return place_centred(fine, moved_px=(x, y))
        case "scale":
            middle = FIELD_SIZE / 2
            scaled = [(line - middle) * amount + middle for line in box_polylines(drawing)]
            return place_centred(draw_fine(scaled, FIELD_SIZE, PEN_WIDTH_PX))
        case "pen width":
            return draw(drawing, max(THINNEST_PX, PEN_WIDTH_PX + amount))
        case "noise":
            image = drawing_to_image(drawing)
            return images_changed(image[None, None], change, amount).reshape(image.shape)
        case _:
            return draw(_bent(drawing, _matrix(change, amount)))


def images_changed(images: Images, change: Change, amount: float, *, direction: int = 0) -> Images:
    """Return changed copies of preprocessed images.

    ``images``: uint8 (n, 1, h, w), ink 255 on 0, or (n, 3, h, w), colour pictures. ``direction``:
    as for ``drawing_changed``. The noise is the same each time. Raises ``ValueError`` for a change
    that does not apply to such images: a photo has no pen.
    """
    if not can_have(change, images.shape[1]):
        raise ValueError("a colour picture has no pen width")
    if amount == RANGES[change].identity:
        return images.copy()
    result = np.empty_like(images)
    for start in range(0, len(images), CHUNK):
        some = images[start : start + CHUNK]
        match change:
            case "noise":
                changed = _with_noise(some, amount, seed=start)
            case "pen width":
                changed = _with_pen(some, amount)
            case _:
                moved = _shift(amount, direction) if change == "shift" else np.zeros(2)
                changed = _as_bytes(_resampled(some, _matrix(change, amount), moved))
        result[start : start + len(some)] = changed
    return result


def can_have(change: Change, channels: int) -> bool:
    """Return whether images of so many channels can be changed so.

    A photo has no pen; the maps of ink are those of where it was placed and drawn.
    """
    if channels == INK_INPUT[0]:
        return change in ("rotation", "slant", "pen width")
    return change != "pen width" or channels == 1


def _shift(amount: float, direction: int) -> Vector:
    """Return the shift to the right and down, exactly 0 across the direction."""
    return amount * np.array([(1, 0), (0, 1), (-1, 0), (0, -1)][direction % 4], dtype=np.float64)


def _matrix(change: Change, amount: float) -> Matrix:
    """Return the linear map of x and y (down) about the middle: a matrix (2, 2)."""
    angle = radians(amount)
    match change:
        case "scale":
            return np.eye(2) * amount
        case "rotation":
            return np.array([[cos(angle), -sin(angle)], [sin(angle), cos(angle)]])
        case "slant":
            # The upper part, at negative y, moves to the right.
            return np.array([[1.0, -tan(angle)], [0.0, 1.0]])
        case _:
            return np.eye(2)


def _bent(drawing: Drawing, matrix: Matrix) -> Drawing:
    if drawing.is_empty or np.array_equal(matrix, np.eye(2)):
        return drawing
    left, top, right, bottom = drawing.bounds()
    middle = np.array([(left + right) / 2, (top + bottom) / 2])
    return replace(
        drawing,
        strokes=tuple(
            Stroke(((stroke.points - middle) @ matrix.T + middle).astype(np.float32))
            for stroke in drawing.strokes
        ),
    )


def _resampled(images: Images, matrix: Matrix, moved: Vector, *, finer: int = 1) -> Floats:
    """Return images with their content mapped by ``matrix`` about the middle, then shifted.

    Bilinear. The middle is where ``mnist/1`` puts the centre of mass, or that of a colour picture.
    ``finer``: subpixels per pixel in the result. Returns float32 (n, c, h·finer, w·finer).
    """
    import cv2

    count, channels, height, width = images.shape
    middle = np.full(2, CENTRE_PX) if channels == 1 else np.array([width / 2, height / 2])
    # OpenCV's coordinates start at the centre of the first pixel, not at its edge.
    shift = finer * (middle + moved - matrix @ (middle - 0.5)) - 0.5
    to_result = np.column_stack([finer * matrix, shift])
    border = cv2.BORDER_CONSTANT if channels == 1 else cv2.BORDER_REFLECT
    result = np.empty((count * channels, height * finer, width * finer), np.float32)
    for image, target in zip(images.reshape(-1, height, width), result, strict=True):
        cv2.warpAffine(
            image.astype(np.float32), to_result, target.shape[::-1], target, borderMode=border
        )
    return result.reshape(count, channels, height * finer, width * finer)


def _with_noise(images: Images, deviation: float, *, seed: int) -> Images:
    noise = np.random.default_rng(seed).standard_normal(images.shape, dtype=np.float32)
    return _as_bytes(images + noise * np.float32(255 * deviation))


def _with_pen(images: Images, wider_px: float) -> Images:
    """Return digits with lines ``wider_px`` wider, by morphology with a disc on a finer grid."""
    import cv2

    count, _, height, width = images.shape
    fine = _as_bytes(_resampled(images, np.eye(2), np.zeros(2), finer=FINE))
    radius = abs(wider_px) / 2 * FINE
    y, x = np.ogrid[-int(radius) : int(radius) + 1, -int(radius) : int(radius) + 1]
    disc = (y * y + x * x <= radius * radius).astype(np.uint8)
    change = cv2.dilate if wider_px > 0 else cv2.erode
    levels = np.stack([change(image, disc) for image in fine[:, 0]])
    levels = levels.reshape(count, 1, height, FINE, width, FINE)
    return _as_bytes(levels.mean(axis=(3, 5), dtype=np.float32))


def _as_bytes(values: Floats) -> Images:
    return np.rint(np.clip(values, 0, 255)).astype(np.uint8)
