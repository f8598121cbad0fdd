"""Strokes become an anti-aliased grey image.

The lines are drawn by Pillow on a canvas ``SUPERSAMPLING`` times finer and averaged down,
which is fast, exact to 1/64 of a grey level step per pixel, and the same for the canvas,
imported ink and generated handwriting.
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
"""Fine pixels; a turn that opens a narrower notch on its outer side is left as it is."""
STEPS_PER_WIDTH: Final = 6
"""Points kept for each pen width of way. Pillow draws between whole pixels: with shorter steps
a thick line is made of pieces that point here and there, and is frayed."""
DENSE_POINTS: Final = 4000
"""A scribble of more points than this is black anyway: its corners are not worth the time, and
every second point is enough of twice as many."""


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
    # Whole pixels, as Pillow would make them, so that the turns are those of the line drawn.
    lines = Polylines(np.floor(thin.points * SUPERSAMPLING), thin.counts)
    for line in lines:
        if len(line) > 1:
            pen.line(line.ravel().tolist(), fill=255, width=width)
    for x, y in lines.points[_round_places(lines, width, is_dense=is_dense)].tolist():
        pen.circle((x, y), width / 2, fill=255)
    return fine


def _round_places(lines: Polylines, width: int, *, is_dense: bool) -> npt.NDArray[np.bool_]:
    """Return which points are ends, or corners where a line alone leaves a notch.

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
