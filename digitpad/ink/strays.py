"""Ink that nobody meant: samples a tablet makes up, and short smears of a hand beside a digit."""

from __future__ import annotations

from math import hypot
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import around, gaps
from digitpad.ink.drawing import Drawing
from digitpad.ink.side_by_side import MOST_STROKES

FAR: Final = 3.0
"""Least distance of a stray sample from all others, in longest steps between those. None of 17,551
strokes of UNIPEN's and the pen digits' training digits ends so far away."""
FEWEST: Final = 5
"""Fewest samples that show how a pen moved."""
SMALL: Final = 0.25
"""Greatest extent of a smear, in extents of the largest stroke."""
APART: Final = 0.1
"""Least gap between a smear and all else, in extents of that."""


def without_strays(points: npt.NDArray[np.floating]) -> npt.NDArray[np.floating]:
    """Leave out a first and a last sample that are far from all others.

    ``points``: (n, 2), as a pen reported them at even times; a mouse, or a program that keeps only
    corners, leaves such gaps where something was drawn.
    """
    middle = points[1:-1]
    if len(middle) < FEWEST:
        return points
    far = FAR * np.hypot(*np.diff(middle, axis=0).T).max()
    is_first, is_last = (np.hypot(*(middle - end).T).min() > far for end in points[[0, -1]])
    return points[int(is_first) : len(points) - int(is_last)]


def without_smears(drawing: Drawing) -> Drawing:
    """Leave out small strokes that stand apart from the others; return it unchanged without any."""
    if not 1 < len(drawing.strokes) <= MOST_STROKES:
        return drawing
    boxes = [Drawing((stroke,)).bounds() for stroke in drawing.strokes]
    extents = [max(box.width, box.height) for box in boxes]
    small = SMALL * max(extents)
    body = around(box for box, extent in zip(boxes, extents, strict=True) if extent >= small)
    apart = APART * max(body.width, body.height)
    kept = tuple(
        stroke
        for stroke, box, extent in zip(drawing.strokes, boxes, extents, strict=True)
        if extent >= small or hypot(*(max(0.0, gap) for gap in gaps(box, body))) < apart
    )
    return Drawing(kept, drawing.pen_width) if len(kept) < len(boxes) else drawing
