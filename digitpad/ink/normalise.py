"""The preprocessing contract ``mnist/1``, for the strokes of a drawing.

Ink is 255 on 0. Crop to the ink; scale the longer side to 20 px, preserving the aspect ratio;
place it in 28×28 with the centre of mass in the centre. This is how the MNIST images were
made (LeCun, http://yann.lecun.com/exdb/mnist/). A drawing is redrawn from its strokes with
MNIST's pen width, whatever pen it was drawn with; pictures go through ``preprocess/digit.py`` and
then, like strokes, through ``place_centred``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image

from digitpad.ink.drawing import Drawing
from digitpad.ink.polylines import Points, Polylines, concatenated, thin_out_all
from digitpad.ink.raster import SUPERSAMPLING, draw_fine

IMAGE_SIZE: Final = 28
BOX_SIZE: Final = 20
FIELD_SIZE: Final = IMAGE_SIZE + BOX_SIZE
CENTRE_PX: Final = 14.5
"""Position of the centre of mass, from the image's edge: the middle of pixel 14, as in MNIST
(measured over its 60,000 training images: x 14.507, y 14.496, standard deviation 0.29)."""
PEN_WIDTH_PX: Final = 2.4
"""MNIST's own pen at 20 px is about 2.2–2.4 px wide."""
_BOX: Final = tuple(
    SUPERSAMPLING * (FIELD_SIZE + sign * (BOX_SIZE + 2)) // 2 for sign in (-1, -1, 1, 1)
)
"""Bounds of a drawing's ink in its field, with a pixel to spare: left, top, right, bottom."""
DOT_EXTENT: Final = 0.02
"""A drawing smaller than this fraction of the canvas is a dot; enlarged, it would be a shape."""

Image28 = npt.NDArray[np.uint8]


def drawing_to_image(drawing: Drawing, pen_width_px: float = PEN_WIDTH_PX) -> Image28:
    """Convert a drawing to the input of ``mnist/1`` networks.

    Returns uint8 (28, 28), ink 255 on background 0; all 0 for an empty drawing. A dot is
    drawn as a dot in the centre.
    """
    fine = draw_fine(box_polylines(drawing, pen_width_px), FIELD_SIZE, pen_width_px)
    return place_centred(fine, within=_BOX)


def placed_drawing(
    drawing: Drawing, pen_width_px: float = PEN_WIDTH_PX
) -> tuple[Image28, list[Points]]:
    """Return ``drawing_to_image`` and the strokes where they lie in it.

    Each stroke: (n, 2), x and y in pixels of the image. None without ink.
    """
    lines = box_polylines(drawing, pen_width_px)
    fine = draw_fine(lines, FIELD_SIZE, pen_width_px)
    corner = _corner(fine, (0.0, 0.0), _BOX)
    if corner is None:
        return np.zeros((IMAGE_SIZE, IMAGE_SIZE), dtype=np.uint8), []
    moved = np.array(corner, dtype=np.float32) / SUPERSAMPLING
    return _cropped(fine, corner), [line - moved for line in lines]


def box_polylines(drawing: Drawing, pen_width_px: float = PEN_WIDTH_PX) -> Polylines:
    """Scale the strokes so that their longer side, drawn with the pen, is that of the box.

    In pixels of a field of ``FIELD_SIZE`` a side, centred: the field is larger than the image, so
    that moving the centre of mass cuts nothing off. All points of a dot are at the centre.
    """
    strokes = concatenated(stroke.points for stroke in drawing.strokes)
    if drawing.is_empty:
        return strokes
    scale, middle = _fit(drawing, pen_width_px)
    spacing = 1.0 / (SUPERSAMPLING * scale) if scale else 1.0
    thin = thin_out_all(strokes, spacing)
    return Polylines((thin.points - middle) * scale + FIELD_SIZE / 2, thin.counts)


class Placement(NamedTuple):
    """Position of a drawing in its image: ``scale`` · point + (``left``, ``top``), in pixels."""

    scale: float
    left: float
    top: float


def placement(drawing: Drawing) -> Placement | None:
    """Return the placement by ``drawing_to_image``; None for an empty drawing and a dot."""
    if drawing.is_empty:
        return None
    scale, middle = _fit(drawing, PEN_WIDTH_PX)
    corner = _corner(draw_fine(box_polylines(drawing), FIELD_SIZE, PEN_WIDTH_PX), (0, 0), _BOX)
    if scale == 0.0 or corner is None:
        return None
    x, y = (FIELD_SIZE / 2 - middle * scale).tolist()
    return Placement(scale, x - corner[0] / SUPERSAMPLING, y - corner[1] / SUPERSAMPLING)


def _fit(drawing: Drawing, pen_width_px: float) -> tuple[float, npt.NDArray[np.float32]]:
    """Return the scale that fits a drawing into its box (0 for a dot), and its centre."""
    left, top, right, bottom = drawing.bounds()
    extent = max(right - left, bottom - top)
    scale = (BOX_SIZE - pen_width_px) / extent if extent >= DOT_EXTENT else 0.0
    return scale, np.array([(left + right) / 2, (top + bottom) / 2], dtype=np.float32)


def place_centred(
    fine: Image.Image,
    *,
    moved_px: tuple[float, float] = (0.0, 0.0),
    within: tuple[int, ...] | None = None,
) -> Image28:
    """Downsample a fine image to 28×28 with its centre of mass in the centre.

    ``fine``: mode "L", ``SUPERSAMPLING`` fine pixels to one, ink 255 on 0, at least
    28 pixels a side and with the ink near its middle. ``moved_px``: offset of the ink to the
    right and down, for measuring its effect on a reading; the contract itself has none.
    ``within``: a box around all of the ink, in fine pixels at borders of coarse ones, which saves
    a third of the time. Returns uint8 (28, 28).
    """
    corner = _corner(fine, moved_px, within or (0, 0, *fine.size))
    if corner is None:
        return np.zeros((IMAGE_SIZE, IMAGE_SIZE), dtype=np.uint8)
    return _cropped(fine, corner)


def _cropped(fine: Image.Image, corner: tuple[int, int]) -> Image28:
    (left, top), side = corner, IMAGE_SIZE * SUPERSAMPLING
    return np.asarray(fine.crop((left, top, left + side, top + side)).reduce(SUPERSAMPLING))


def _corner(
    fine: Image.Image, moved_px: tuple[float, float], within: tuple[int, ...]
) -> tuple[int, int] | None:
    """Return the fine pixel that becomes the image's top left corner, or None without ink."""
    left, top, right, bottom = within
    # Averaging preserves the centre of mass, so the coarse image is enough to find it.
    ink = np.asarray(fine.reduce(SUPERSAMPLING, (left, top, right, bottom)), dtype=np.float32)
    total = float(ink.sum())
    if total == 0.0:
        return None
    columns = np.arange(left, right, SUPERSAMPLING) / SUPERSAMPLING + 0.5
    rows = np.arange(top, bottom, SUPERSAMPLING) / SUPERSAMPLING + 0.5
    centre_x, centre_y = float(ink.sum(axis=0) @ columns), float(ink.sum(axis=1) @ rows)
    return (
        round((centre_x / total - CENTRE_PX - moved_px[0]) * SUPERSAMPLING),
        round((centre_y / total - CENTRE_PX - moved_px[1]) * SUPERSAMPLING),
    )
