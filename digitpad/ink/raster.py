"""Rasterises strokes to an anti-aliased grey image.

Pillow draws the lines on a canvas ``SUPERSAMPLING`` times finer, which is then averaged. This is
fast, exact to 1/64 of coverage, and the same for the canvas, imported ink and generated
handwriting.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from digitpad.ink.polylines import Points, Polylines, concatenated, thin_out_all, turns

SUPERSAMPLING: Final = 8
"""Fine pixels per pixel side: 64 levels of coverage, and pen widths in steps of 1/8 px."""
NOTCH: Final = 2.5
"""In fine pixels; a narrower notch on the outer side of a turn is not filled."""
STEPS_PER_WIDTH: Final = 6
"""Points kept per pen width of length. Pillow draws between whole pixels, so with shorter steps a
thick line consists of pieces in varying directions and looks frayed."""
DENSE_POINTS: Final = 4000
"""A scribble of more points is black anyway: its corners are not worth the time, and of twice as
many every second point is enough."""


def draw_fine(polylines: Iterable[Points], size: int, pen_width_px: float) -> Image.Image:
    """Draw polylines on a fine canvas of ``size * SUPERSAMPLING`` pixels a side.

    ``polylines``: arrays (n, 2) of x, y in pixels of the coarse image, (0, 0) its upper left
    corner; parts outside are cut off. Returns mode "L", ink 255 on background 0.
    """
    fine = Image.new("L", (size * SUPERSAMPLING, size * SUPERSAMPLING), 0)
    pen = ImageDraw.Draw(fine)
    width = max(1, round(pen_width_px * SUPERSAMPLING))
    spacing = max(2.0, width / STEPS_PER_WIDTH) / SUPERSAMPLING
    thin = thin_out_all(concatenated(polylines), spacing)
    every = 1 + len(thin.points) // DENSE_POINTS
    is_dense = every > 1
    if is_dense:
        thin = concatenated(np.concatenate((line[:-1:every], line[-1:])) for line in thin)
    # Rounded like Pillow does, so that the turns are those of the line that it draws.
    lines = Polylines(np.floor(thin.points * SUPERSAMPLING), thin.counts)
    for line in lines:
        if len(line) > 1:
            pen.line(line.ravel().tolist(), fill=255, width=width)
    for x, y in lines.points[_round_places(lines, width, is_dense=is_dense)].tolist():
        pen.circle((x, y), width / 2, fill=255)
    return fine


def _round_places(lines: Polylines, width: int, *, is_dense: bool) -> npt.NDArray[np.bool_]:
    """Return a mask of the points that are ends, or corners at which a line leaves a notch.

    Pillow can round every joint itself (``joint="curve"``); this is three times as fast.
    """
    rounded = np.zeros(len(lines.points), dtype=bool)
    if len(rounded) > 2 and not is_dense:
        rounded[1:-1] = turns(lines.points) * width > 2 * NOTCH
    rounded[lines.starts()] = rounded[lines.ends()] = True
    return rounded


def render(polylines: Iterable[Points], size: int, pen_width_px: float) -> npt.NDArray[np.uint8]:
    """Render polylines with a round pen.

    ``polylines``: as for ``draw_fine``. Returns uint8 (size, size), ink 255 on background 0.
    """
    return np.asarray(draw_fine(polylines, size, pen_width_px).reduce(SUPERSAMPLING))
