"""Finds figures side by side in a drawing, as in “42”.

Only gaps between strokes separate figures: strokes that overlap horizontally belong together,
like the two of a 4 or a 5.
"""

from __future__ import annotations

from typing import Final

from digitpad.ink.boxes import Box, around
from digitpad.ink.drawing import Drawing

GAP: Final = 0.08
"""Least gap between figures, as a fraction of the drawing's height."""
TALL: Final = 0.5
"""Least height of a figure, as a fraction of the drawing's height; less is a dot or a dash."""
MOST_STROKES: Final = 24
"""More strokes are not a few digits but a scribble, which is not analysed."""


def figures_side_by_side(drawing: Drawing) -> tuple[Box[float], ...]:
    """Return the boxes of figures side by side, in canvas units; none in an empty drawing."""
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
