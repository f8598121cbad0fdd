"""What a bit of ink is to the shape of a drawing: does it close a loop, is it a bar, an end?

It is counted and measured on the drawing with that ink and without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.drawing import Drawing
from digitpad.ink.polylines import resampled
from digitpad.ink.raster import render

Bools = npt.NDArray[np.bool_]
Points = npt.NDArray[np.float32]

SIDE_PX: Final = 96
MARGIN_PX: Final = 20
INKED: Final = 128
"""Darker pixels are ink."""
LEAST_LOOP: Final = 0.0015
"""A smaller hole, as a part of the picture, is a chink where strokes cross."""
STRAIGHT: Final = 0.96
"""The way between the ends of a straight line, as a part of its length."""
CORNER: Final = np.radians(50)
"""A stroke that turns so much at the end of a straight line has a corner there."""
LEAST_OPENING: Final = 0.01
"""It would be a loop at least so large if it were closed, as a part of the picture."""
WIDEST: Final = 0.45
"""A wider opening, as a part of the drawing's size, is none."""
SPOTS: Final = 16
"""An end may come near any of so many places along a line as long as the drawing is large."""
NARROWER: Final = 0.92
"""An end narrows an opening to at most so much of what it would be."""
LEVEL: Final = 0.45
"""The slope of the steepest bar."""


class Does(StrEnum):
    """What the ink does."""

    LOOP = "closes a loop"
    TIE = "joins two parts"
    BAR = "is a bar"
    END = "is the end of a stroke"
    STROKE = "is a stroke"
    OPENING = "narrows an opening"
    NOTHING = "is a part of a stroke"


def loops_and_parts(ink: Bools, least: float = LEAST_LOOP) -> tuple[int, int]:
    """Return how many loops ink has, closed ones, and how many parts that do not touch.

    ``least``: the smallest loop, as a part of the picture.
    """
    import cv2

    around = np.pad(ink, 1).astype(np.uint8)
    _, places, facts, _ = cv2.connectedComponentsWithStats(1 - around, connectivity=4)
    sizes = np.delete(facts[:, cv2.CC_STAT_AREA], [0, places[0, 0]])
    loops = int((sizes >= max(2, least * ink.size)).sum())
    return loops, cv2.connectedComponents(around, connectivity=8)[0] - 1


def what_it_does(drawing: Drawing, line: Points, changed: Drawing, *, is_added: bool) -> Does:
    """Return what a line does that is rubbed out of a drawing, or added to it.

    ``line``: (n, 2) in canvas units. ``changed``: the drawing after that.
    """
    lines, others = ([stroke.points for stroke in one.strokes] for one in (drawing, changed))
    (loops, parts), (other_loops, other_parts) = (
        loops_and_parts(_ink(drawing, one)) for one in (lines, others)
    )
    if is_added:
        return Does.LOOP if other_loops > loops else Does.NOTHING
    if other_loops < loops:
        return Does.LOOP
    if other_parts > parts:
        return Does.TIE
    joints = []
    # The line as it goes from its free end to where the rest of the stroke is left.
    for way in (line, line[::-1]):
        for onward in (points for one in others for points in (one, one[::-1])):
            if (onward[0] == way[-1]).all():
                joints.append((way, onward))
    if len(joints) != 1:
        return Does.NOTHING if joints else _of_line(line, None)
    way, onward = joints[0]
    return Does.OPENING if _narrows(drawing, way) else _of_line(way, onward)


def _narrows(drawing: Drawing, way: Points) -> bool:
    """Say whether an end, rubbed out up to ``way``'s last point, comes near to closing a loop."""
    lines = [stroke.points for stroke in drawing.strokes]
    loops, _ = loops_and_parts(_ink(drawing, lines), LEAST_OPENING)
    left, top, right, bottom = drawing.bounds()
    size = max(right - left, bottom - top)
    spots = np.concatenate([resampled(line, size / SPOTS) for line in lines])
    gaps = np.hypot(*(spots - way[0]).T)
    for place in np.argsort(gaps):
        if gaps[place] > WIDEST * size:
            return False
        closed = [*lines, np.stack((way[0], spots[place]))]
        if loops_and_parts(_ink(drawing, closed), LEAST_OPENING)[0] > loops:
            wider = np.hypot(*(spots[place] - way[-1]))
            return bool(gaps[place] < NARROWER * wider)
    return False


def _of_line(line: Points, onward: Points | None) -> Does:
    """Return what a line is to its stroke, which goes ``onward`` from its end if at all."""
    way = line[-1] - line[0]
    is_straight = np.hypot(*way) >= STRAIGHT * np.hypot(*np.diff(line, axis=0).T).sum()
    is_bar = is_straight and abs(way[1]) <= LEVEL * abs(way[0])
    if onward is None:
        return Does.BAR if is_bar else Does.STROKE
    ahead = onward[min(2, len(onward) - 1)] - onward[0]
    cosine = way @ ahead / max(1e-9, np.hypot(*way) * np.hypot(*ahead))
    return Does.BAR if is_bar and cosine <= np.cos(CORNER) else Does.END


def _ink(drawing: Drawing, lines: Sequence[Points]) -> Bools:
    """Draw lines where the drawing's would be, with its pen: bool (h, w)."""
    left, top, right, bottom = drawing.bounds()
    scale = (SIDE_PX - 2 * MARGIN_PX) / max(right - left, bottom - top, 1e-3)
    corner = np.array((left, top)) - MARGIN_PX / scale
    moved = [(line - corner) * scale for line in lines]
    return render(moved, SIDE_PX, drawing.pen_width * scale) >= INKED
