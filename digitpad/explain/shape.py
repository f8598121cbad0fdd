"""The role of a bit of ink in the shape of a drawing: does it close a loop, is it a bar, an end?

It is determined by comparing the ink with that bit and without it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Bools
from digitpad.ink.drawing import Drawing
from digitpad.ink.loops import loops
from digitpad.ink.raster import render

Points = npt.NDArray[np.float32]

SIDE_PX: Final = 96
MARGIN_PX: Final = 20
INKED: Final = 128
"""Rendered pixels darker than this are ink."""
LEAST_PEN_PX: Final = 1.5
"""Some pixels of a finer line would be lighter than ``INKED``."""
LEAST_LOOP: Final = 0.0015
"""Smallest hole, as a fraction of the picture, that is a loop and not a chink between strokes."""
LEAST_OPENING: Final = 0.01
"""Smallest loop, as a fraction of the picture, that closing an opening must make."""
WIDEST: Final = 0.45
"""Widest opening, as a fraction of the ink's size."""
SPOTS: Final = 150
"""Number of points on the ink to which the distance of an end is checked."""
NARROWER: Final = 0.92
"""An end narrows an opening if it is at most this fraction of its width without the end."""
STRAIGHT: Final = 0.96
"""Least distance between the ends of a straight line, as a fraction of its length."""
CORNER: Final = np.radians(50)
"""Least turn of a stroke at the end of a straight line that is a corner."""
LEVEL: Final = 0.45
"""The slope of the steepest bar."""
SLIM: Final = 1.5
"""Least length of the end of a stroke, in units of its border with the rest."""


class StrokeRole(StrEnum):
    """The role of ink in a drawing."""

    LOOP = "closes a loop"
    OPENING = "narrows an opening"
    TIE = "joins two parts"
    BAR = "is a bar"
    END = "is the end of a stroke"
    STROKE = "is a stroke"
    NOTHING = "is a part of a stroke"


def role_of_line(drawing: Drawing, line: Points, changed: Drawing, *, is_added: bool) -> StrokeRole:
    """Return the role of a line that is rubbed out of a drawing, or added to it.

    ``line``: (n, 2) in canvas units. ``changed``: the drawing after the change.
    """
    left, top, right, bottom = drawing.bounds()
    scale = (SIDE_PX - 2 * MARGIN_PX) / max(right - left, bottom - top, 1e-3)
    corner = np.array((left, top)) - MARGIN_PX / scale

    def shown(points: Points) -> Points:
        return np.asarray((points - corner) * scale, dtype=np.float32)

    pen_px = max(LEAST_PEN_PX, drawing.pen_width * scale)
    lines, others = ([shown(stroke.points) for stroke in d.strokes] for d in (drawing, changed))
    ink, after = (render(strokes, SIDE_PX, pen_px) >= INKED for strokes in (lines, others))
    line = shown(line)
    if is_added and loops(after, LEAST_LOOP) > loops(ink, LEAST_LOOP):
        return StrokeRole.LOOP
    if is_added:
        is_opening = _narrows(after, line[-1], line[0], pen_px)
        return StrokeRole.OPENING if is_opening else StrokeRole.NOTHING
    if (lost := _lost(ink, after)) is not None:
        return lost
    # The line from its free end to the joint with the rest of the stroke.
    joints = [
        (begun, onward)
        for begun in (line, line[::-1])
        for onward in (points for stroke in others for points in (stroke, stroke[::-1]))
        if np.allclose(onward[0], begun[-1])
    ]
    if len(joints) != 1:
        return StrokeRole.NOTHING if joints else _of_line(line, None)
    line, onward = joints[0]
    is_opening = _narrows(ink, line[0], line[-1], pen_px)
    return StrokeRole.OPENING if is_opening else _of_line(line, onward)


def role_of_bit(ink: Bools, bit: Bools) -> StrokeRole:
    """Return the role of a bit of a picture's ink, both bool (h, w)."""
    import cv2

    remaining = ink & ~bit
    if (lost := _lost(ink, remaining)) is not None:
        return lost
    near = cv2.dilate(remaining.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    border, pixels = bit & ink & near, np.argwhere(bit & ink)[:, ::-1]
    if _component_count(border) != 1:
        return StrokeRole.NOTHING
    joint = np.argwhere(border)[:, ::-1]
    stump = joint.mean(axis=0)
    lengths = np.hypot(*(pixels - stump).T)
    if lengths.max() < SLIM * np.hypot(*np.ptp(joint, axis=0)):
        return StrokeRole.NOTHING
    tip = pixels[lengths.argmax()]
    return StrokeRole.OPENING if _narrows(ink, tip, stump, 2) else StrokeRole.END


def largest_part(ink: Bools) -> Bools:
    """Return the largest connected component of the ink, of which there must be some."""
    import cv2

    _, labels, facts, _ = cv2.connectedComponentsWithStats(ink.astype(np.uint8), connectivity=8)
    largest: Bools = labels == 1 + facts[1:, cv2.CC_STAT_AREA].argmax()
    return largest


def parts_at(ink: Bools, where: Bools) -> Bools:
    """Return the connected components of the ink that have a pixel of ``where``."""
    import cv2

    _, labels = cv2.connectedComponents(ink.astype(np.uint8), connectivity=8)
    parts: Bools = ink & np.isin(labels, labels[where])
    return parts


def _component_count(ink: Bools) -> int:
    import cv2

    return cv2.connectedComponents(ink.astype(np.uint8), connectivity=8)[0] - 1


def _lost(ink: Bools, remaining: Bools) -> StrokeRole | None:
    """Return what is lost from ``ink`` to ``rest``: a closed loop, or a connection; else None."""
    if loops(remaining, LEAST_LOOP) < loops(ink, LEAST_LOOP):
        return StrokeRole.LOOP
    return StrokeRole.TIE if _component_count(remaining) > _component_count(ink) else None


def _narrows(ink: Bools, tip: Points, stump: Points, pen_px: float) -> bool:
    """Return whether an end comes nearer to closing a loop than the stump without it."""
    import cv2

    spots = np.argwhere(ink)[:, ::-1]
    widest = WIDEST * np.ptp(spots, axis=0).max()
    spots = spots[:: 1 + len(spots) // SPOTS]
    gaps = np.hypot(*(spots - tip).T)
    before = loops(ink, LEAST_OPENING)
    for index in np.argsort(gaps)[: (gaps <= widest).sum()]:
        closed = ink.astype(np.uint8)
        end, width = spots[index].tolist(), max(1, round(pen_px))
        cv2.line(closed, np.rint(tip).astype(int).tolist(), end, 1, width)
        if loops(closed > 0, LEAST_OPENING) > before:
            return bool(gaps[index] < NARROWER * np.hypot(*(spots[index] - stump)))
    return False


def _of_line(line: Points, onward: Points | None) -> StrokeRole:
    """Return the role of a line in its stroke; ``onward``: the rest of the stroke, if any."""
    direction = line[-1] - line[0]
    is_straight = np.hypot(*direction) >= STRAIGHT * np.hypot(*np.diff(line, axis=0).T).sum()
    is_bar = is_straight and abs(direction[1]) <= LEVEL * abs(direction[0])
    if onward is None:
        return StrokeRole.BAR if is_bar else StrokeRole.STROKE
    ahead = onward[min(2, len(onward) - 1)] - onward[0]
    cosine = direction @ ahead / max(1e-9, np.hypot(*direction) * np.hypot(*ahead))
    return StrokeRole.BAR if is_bar and cosine <= np.cos(CORNER) else StrokeRole.END
