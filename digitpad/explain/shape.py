"""What a bit of ink is to the shape of a drawing: does it close a loop, is it a bar, an end?

It is counted and measured on the ink with that bit and without it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.drawing import Drawing
from digitpad.ink.loops import loops
from digitpad.ink.raster import render

Bools = npt.NDArray[np.bool_]
Points = npt.NDArray[np.float32]

SIDE_PX: Final = 96
MARGIN_PX: Final = 20
INKED: Final = 128
"""Darker pixels of what is rendered are ink."""
LEAST_PEN_PX: Final = 1.5
"""A finer line would have no pixel, or not all of its pixels, as dark as that."""
LEAST_LOOP: Final = 0.0015
"""A smaller hole, as a part of the picture, is a chink where strokes cross."""
LEAST_OPENING: Final = 0.01
"""It would be a loop at least so large if it were closed, as a part of the picture."""
WIDEST: Final = 0.45
"""A wider opening, as a part of the ink's size, is none."""
SPOTS: Final = 150
"""So many places of the ink are looked at that an end may come near to."""
NARROWER: Final = 0.92
"""An end narrows an opening to at most so much of what it would be."""
STRAIGHT: Final = 0.96
"""The way between the ends of a straight line, as a part of its length."""
CORNER: Final = np.radians(50)
"""A stroke that turns so much at the end of a straight line has a corner there."""
LEVEL: Final = 0.45
"""The slope of the steepest bar."""
SLIM: Final = 1.5
"""The end of a stroke is so many times as long as it borders on the rest of it, at least."""


class StrokeRole(StrEnum):
    """What the ink does."""

    LOOP = "closes a loop"
    OPENING = "narrows an opening"
    TIE = "joins two parts"
    BAR = "is a bar"
    END = "is the end of a stroke"
    STROKE = "is a stroke"
    NOTHING = "is a part of a stroke"


def what_line_does(
    drawing: Drawing, line: Points, changed: Drawing, *, is_added: bool
) -> StrokeRole:
    """Return what a line does that is rubbed out of a drawing, or added to it.

    ``line``: (n, 2) in canvas units. ``changed``: the drawing after that.
    """
    left, top, right, bottom = drawing.bounds()
    scale = (SIDE_PX - 2 * MARGIN_PX) / max(right - left, bottom - top, 1e-3)
    corner = np.array((left, top)) - MARGIN_PX / scale

    def shown(points: Points) -> Points:
        return np.asarray((points - corner) * scale, dtype=np.float32)

    pen_px = max(LEAST_PEN_PX, drawing.pen_width * scale)
    lines, others = ([shown(stroke.points) for stroke in one.strokes] for one in (drawing, changed))
    ink, other = (render(one, SIDE_PX, pen_px) >= INKED for one in (lines, others))
    line = shown(line)
    if is_added and loops(other, LEAST_LOOP) > loops(ink, LEAST_LOOP):
        return StrokeRole.LOOP
    if is_added:
        return (
            StrokeRole.OPENING if _narrows(other, line[-1], line[0], pen_px) else StrokeRole.NOTHING
        )
    if (lost := _lost(ink, other)) is not None:
        return lost
    # The line as it goes from its free end to where the rest of the stroke is left.
    joints = [
        (way, onward)
        for way in (line, line[::-1])
        for onward in (points for one in others for points in (one, one[::-1]))
        if np.allclose(onward[0], way[-1])
    ]
    if len(joints) != 1:
        return StrokeRole.NOTHING if joints else _of_line(line, None)
    way, onward = joints[0]
    return StrokeRole.OPENING if _narrows(ink, way[0], way[-1], pen_px) else _of_line(way, onward)


def what_bit_does(ink: Bools, bit: Bools) -> StrokeRole:
    """Return what a bit of a picture's ink does, both bool (h, w)."""
    import cv2

    rest = ink & ~bit
    if (lost := _lost(ink, rest)) is not None:
        return lost
    near = cv2.dilate(rest.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    border, places = bit & ink & near, np.argwhere(bit & ink)[:, ::-1]
    if _parts(border) != 1:
        return StrokeRole.NOTHING
    joint = np.argwhere(border)[:, ::-1]
    stump = joint.mean(axis=0)
    lengths = np.hypot(*(places - stump).T)
    if lengths.max() < SLIM * np.hypot(*np.ptp(joint, axis=0)):
        return StrokeRole.NOTHING
    tip = places[lengths.argmax()]
    return StrokeRole.OPENING if _narrows(ink, tip, stump, 2) else StrokeRole.END


def largest_part(ink: Bools) -> Bools:
    """Return the largest part of the ink that hangs together, without the others.

    There must be ink.
    """
    import cv2

    _, places, facts, _ = cv2.connectedComponentsWithStats(ink.astype(np.uint8), connectivity=8)
    largest: Bools = places == 1 + facts[1:, cv2.CC_STAT_AREA].argmax()
    return largest


def _parts(ink: Bools) -> int:
    """Return how many parts of the ink do not touch."""
    import cv2

    return cv2.connectedComponents(ink.astype(np.uint8), connectivity=8)[0] - 1


def _lost(ink: Bools, rest: Bools) -> StrokeRole | None:
    """Return what ink has that the rest of it has not: a closed loop, or its being in one piece."""
    if loops(rest, LEAST_LOOP) < loops(ink, LEAST_LOOP):
        return StrokeRole.LOOP
    return StrokeRole.TIE if _parts(rest) > _parts(ink) else None


def _narrows(ink: Bools, tip: Points, stump: Points, pen_px: float) -> bool:
    """Say whether an end comes nearer to closing a loop than what is left without it."""
    import cv2

    spots = np.argwhere(ink)[:, ::-1]
    widest = WIDEST * np.ptp(spots, axis=0).max()
    spots = spots[:: 1 + len(spots) // SPOTS]
    gaps = np.hypot(*(spots - tip).T)
    before = loops(ink, LEAST_OPENING)
    for place in np.argsort(gaps)[: (gaps <= widest).sum()]:
        closed = ink.astype(np.uint8)
        end, width = spots[place].tolist(), max(1, round(pen_px))
        cv2.line(closed, np.rint(tip).astype(int).tolist(), end, 1, width)
        if loops(closed > 0, LEAST_OPENING) > before:
            return bool(gaps[place] < NARROWER * np.hypot(*(spots[place] - stump)))
    return False


def _of_line(line: Points, onward: Points | None) -> StrokeRole:
    """Return what a line is to its stroke, which goes ``onward`` from its end if at all."""
    way = line[-1] - line[0]
    is_straight = np.hypot(*way) >= STRAIGHT * np.hypot(*np.diff(line, axis=0).T).sum()
    is_bar = is_straight and abs(way[1]) <= LEVEL * abs(way[0])
    if onward is None:
        return StrokeRole.BAR if is_bar else StrokeRole.STROKE
    ahead = onward[min(2, len(onward) - 1)] - onward[0]
    cosine = way @ ahead / max(1e-9, np.hypot(*way) * np.hypot(*ahead))
    return StrokeRole.BAR if is_bar and cosine <= np.cos(CORNER) else StrokeRole.END
