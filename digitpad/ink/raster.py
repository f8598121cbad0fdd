"""Strokes become an anti-aliased grey image.

The lines are drawn by Pillow on a canvas ``SUPERSAMPLING`` times finer and averaged down,
which is fast, exact to 1/64 of a grey level step per pixel, and the same for the canvas,
imported ink and generated handwriting.
May import: numpy, Pillow. Tests: ``tests/core/test_raster.py``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

SUPERSAMPLING: Final = 8
"""Fine pixels per pixel side: 64 levels of coverage, and pen widths in steps of 1/8 px."""


NOTCH: Final = 2.5
"""Fine pixels; a turn that opens a narrower notch on its outer side is left as it is."""
STEPS_PER_WIDTH: Final = 6
"""Points kept for each pen width of way. Pillow draws between whole pixels: with shorter steps
a thick line is made of pieces that point here and there, and is frayed."""
MAX_ROUNDED: Final = 4000
"""A scribble of more points than this is black anyway; its corners are not worth the time."""


def thin_out(points: npt.NDArray[np.floating], spacing: float) -> npt.NDArray[np.floating]:
    """Return the points of a polyline with those closer than ``spacing`` to the last kept left out.

    ``points``: (n, 2); the first and the last point always stay. It keeps a drawing of
    100,000 points as cheap as one of a hundred: what is left out is smaller than a fine pixel.
    """
    if len(points) < 3:
        return points
    steps = np.hypot(*np.diff(points, axis=0).T)
    travelled = np.floor(np.concatenate(([0.0], np.cumsum(steps))) / spacing)
    keep = np.empty(len(points), dtype=bool)
    keep[0] = keep[-1] = True
    keep[1:-1] = travelled[1:-1] != travelled[:-2]
    return points[keep]


def draw_fine(
    polylines: Iterable[npt.NDArray[np.floating]], size: int, pen_width_px: float
) -> Image.Image:
    """Draw polylines on a fine canvas of ``size * SUPERSAMPLING`` pixels a side.

    ``polylines``: arrays (n, 2) of x, y in pixels of the coarse image, (0, 0) its upper left
    corner; parts outside are cut off. Returns mode "L", ink 255 on background 0.
    """
    fine = Image.new("L", (size * SUPERSAMPLING, size * SUPERSAMPLING), 0)
    pen = ImageDraw.Draw(fine)
    width = max(1, round(pen_width_px * SUPERSAMPLING))
    for polyline in polylines:
        spacing = max(2.0, width / STEPS_PER_WIDTH) / SUPERSAMPLING
        # Whole pixels, as Pillow would make them, so that the turns are those of the line drawn.
        points = np.floor(thin_out(polyline, spacing) * SUPERSAMPLING)
        if len(points) > 1:
            pen.line(points.ravel().tolist(), fill=255, width=width)
        for x, y in _round_places(points, width).tolist():
            pen.circle((x, y), width / 2, fill=255)
    return fine


def _round_places(points: npt.NDArray[np.floating], width: int) -> npt.NDArray[np.floating]:
    """Return the ends of a polyline and its corners where a line alone leaves a notch.

    Pillow can round every joint itself (``joint="curve"``); this is three times as fast.
    """
    keep = np.zeros(len(points), dtype=bool)
    keep[0] = keep[-1] = True
    if 2 < len(points) <= MAX_ROUNDED:
        steps = np.diff(points, axis=0)
        directions = np.arctan2(steps[:, 1], steps[:, 0])
        turns = np.abs((np.diff(directions) + np.pi) % (2 * np.pi) - np.pi)
        keep[1:-1] = turns * width > 2 * NOTCH
    return points[keep]


def render(
    polylines: Iterable[npt.NDArray[np.floating]], size: int, pen_width_px: float
) -> npt.NDArray[np.uint8]:
    """Render polylines with a round pen.

    ``polylines``: as for ``draw_fine``. Returns uint8 (size, size), ink 255 on background 0.
    """
    return np.asarray(draw_fine(polylines, size, pen_width_px).reduce(SUPERSAMPLING))
