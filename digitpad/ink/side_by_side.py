"""Where figures stand side by side in a drawing, as in “42”.

Only gaps between strokes count: where strokes overlap from left to right they belong together,
as the two of a 4 or a 5 do.
"""

from __future__ import annotations

from typing import Final

from digitpad.ink.drawing import Drawing

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, as parts of the sides of the canvas or of a picture."""
GAP: Final = 0.08
"""Figures are apart by at least so much of the drawing's height."""
TALL: Final = 0.5
"""What is lower than this part of the drawing's height is a dot or a dash, not a figure."""
MOST_STROKES: Final = 24
"""Nobody writes a few digits in more; a scribble of thousands is not looked into."""


def figures_side_by_side(drawing: Drawing) -> tuple[Box, ...]:
    """Return where figures stand side by side in ``drawing``; none in an empty one."""
    if drawing.is_empty:
        return ()
    if not 1 < len(drawing.strokes) <= MOST_STROKES:
        return (drawing.bounds(),)
    boxes = sorted(Drawing((stroke,)).bounds() for stroke in drawing.strokes)
    height = max(box[3] for box in boxes) - min(box[1] for box in boxes)
    figures = [boxes[0]]
    for left, above, right, below in boxes[1:]:
        first, highest, last, lowest = figures[-1]
        if left - last < GAP * height:
            figures[-1] = (first, min(highest, above), max(last, right), max(lowest, below))
        else:
            figures.append((left, above, right, below))
    tall = tuple(box for box in figures if box[3] - box[1] >= TALL * height)
    return tall or (drawing.bounds(),)
