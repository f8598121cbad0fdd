"""Whether a drawing holds several figures side by side, as “42” does.

Only gaps between strokes count: where strokes overlap from left to right they belong together,
as the two of a 4 or a 5 do.
"""

from __future__ import annotations

from typing import Final

from digitpad.ink.drawing import Drawing

GAP: Final = 0.08
"""Figures are apart by at least so much of the drawing's height."""
TALL: Final = 0.5
"""What is lower than this part of the drawing's height is a dot or a dash, not a figure."""
MOST_STROKES: Final = 24
"""Nobody writes a few digits in more; a scribble of thousands is not looked into."""


def figures_side_by_side(drawing: Drawing) -> int:
    """Return how many figures stand side by side in ``drawing``; 0 for an empty one."""
    if drawing.is_empty:
        return 0
    if not 1 < len(drawing.strokes) <= MOST_STROKES:
        return 1
    boxes = sorted(Drawing((stroke,)).bounds() for stroke in drawing.strokes)
    height = max(box[3] for box in boxes) - min(box[1] for box in boxes)
    figures = [boxes[0]]
    for left, above, right, below in boxes[1:]:
        first, highest, last, lowest = figures[-1]
        if left - last < GAP * height:
            figures[-1] = (first, min(highest, above), max(last, right), max(lowest, below))
        else:
            figures.append((left, above, right, below))
    return max(1, sum(below - above >= TALL * height for _, above, _, below in figures))
