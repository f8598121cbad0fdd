"""An eraser: ink within its reach goes, and what is left of a stroke stays."""

from __future__ import annotations

from typing import Final

import numpy as np

from digitpad.ink.drawing import Drawing, Stroke
from digitpad.ink.polylines import resampled

ERASER_WIDTH: Final = 1.6
"""Of the eraser, as a multiple of the pen's."""


def rubbed_out(drawing: Drawing, x: float, y: float, radius: float) -> Drawing:
    """Return a drawing without the ink within ``radius`` of a point, all in canvas units.

    Where there is none it is the very same drawing.
    """
    middle = np.array((x, y), dtype=np.float32)
    kept: list[Stroke] = []
    is_changed = False
    for stroke in drawing.strokes:
        line = resampled(stroke.points, radius / 4) if stroke.length else stroke.points
        is_far = np.hypot(*(line - middle).T) > radius
        if is_far.all():
            kept.append(stroke)
            continue
        is_changed = True
        cuts = np.flatnonzero(np.diff(is_far.astype(int))) + 1
        for part, far in zip(np.split(line, cuts), np.split(is_far, cuts), strict=True):
            if far[0] and len(part) > 1:
                kept.append(Stroke(part))
    return Drawing(tuple(kept), drawing.pen_width) if is_changed else drawing
