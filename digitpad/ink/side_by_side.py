"""Where figures stand side by side in a drawing, as in “42”.

Only gaps between strokes count: where strokes overlap from left to right they belong together,
as the two of a 4 or a 5 do.
"""

from __future__ import annotations

from typing import Final

from digitpad.ink.boxes import Box, around
from digitpad.ink.drawing import Drawing

GAP: Final = 0.08
"""Figures are apart by at least so much of the drawing's height."""
TALL: Final = 0.5
"""What is lower than this part of the drawing's height is a dot or a dash, not a figure."""
MOST_STROKES: Final = 24
"""Nobody writes a few digits in more; a scribble of thousands is not looked into."""


def figures_side_by_side(drawing: Drawing) -> tuple[Box[float], ...]:
    """Return where figures stand side by side, in canvas units; none in an empty drawing."""
    if drawing.is_empty:
        return ()
    if not 1 < len(drawing.strokes) <= MOST_STROKES:
        return (drawing.bounds(),)
    boxes = sorted(Drawing((stroke,)).bounds() for stroke in drawing.strokes)
    height = around(boxes).height
    figures = [boxes[0]]
    for box in boxes[1:]:
        if box.left - figures[-1].right < GAP * height:
            figures[-1] = around((figures[-1], box))
        else:
            figures.append(box)
    tall = tuple(box for box in figures if box.height >= TALL * height)
    return tall or (drawing.bounds(),)
