"""Tell the border of a cell, or what is left of it in a picture, from the digit in it."""

from __future__ import annotations

from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Grey
from digitpad.ink.boxes import Box
from digitpad.preprocess.blobs import components

Mask = npt.NDArray[np.bool_]

MIN_LENGTH: Final = 0.3
"""Shortest line that is cut off a digit that it touches, in longer sides of the picture."""
MAX_GAP: Final = 0.06
"""Longest gap in such a line: those of dots and dashes."""
MAX_THICKNESS: Final = 0.1
ZONE: Final = 0.09
"""Farthest from the picture's edge that such a line begins."""
WHOLE: Final = 0.8
"""Least part of a side along which a line is no stroke of a digit."""
RIM: Final = 0.12
"""Depth of the rim of a picture in which whole pieces are remains of a border."""
MIN_TILE: Final = 0.08
"""Smallest tile, in areas of its picture."""
MIN_FILL: Final = 0.9
"""Least share of its box that a tile fills."""
TILE_STEP: Final = 20
"""Least difference of a tile to what lies around it, in grey levels."""


class Border(NamedTuple):
    """``mask``: bool (h, w), lines along the edges, with a pixel around them; ``is_sure``: whether
    none of them may be a stroke, as the bar of a 7 is, which is cut from the rest of its digit.
    """

    mask: Mask
    is_sure: bool


def border_of(mask: Mask) -> Border | None:
    """Return what of a picture's ink is lines along its edges; None if there are none.

    What is cut so close to its digit that the ink reaches other edges, too, has no border.
    """
    ink = mask.view(np.uint8)
    level, level_sure = _level_lines(ink)
    upright, upright_sure = _level_lines(np.ascontiguousarray(ink.T))
    lines = cv2.dilate(level | upright.T, np.ones((3, 3), np.uint8))
    left = _without_rim(ink & ~lines)
    if (left == ink).all():
        return None
    at_edges = [(left[0], lines[:3]), (left[-1], lines[-3:])]
    at_edges += [(left[:, 0], lines[:, :3]), (left[:, -1], lines[:, -3:])]
    if any(edge.any() and not line.any() for edge, line in at_edges):
        return None
    doubtful = (level & ~level_sure) | (upright & ~upright_sure).T
    is_cut = bool((left & cv2.dilate(doubtful, np.ones((7, 7), np.uint8))).any())
    removed = ink & ~left
    is_sure = not is_cut and not _has_stroke(removed)
    removed = cv2.dilate(lines | removed, np.ones((3, 3), np.uint8))
    return Border(np.asarray(removed.view(np.bool_)), is_sure)


def _has_stroke(removed: Grey) -> bool:
    """Return whether a piece is long, but neither at the edge nor along all of it: a 5 has one."""
    height, width = removed.shape
    for left, top, wide, tall, _ in components(removed)[2][1:].tolist():
        is_long = MIN_LENGTH * max(height, width) / 2 <= max(wide, tall)
        is_whole = wide >= WHOLE * width or tall >= WHOLE * height
        at_edge = min(left, top, width - left - wide, height - top - tall) <= 1
        if is_long and not is_whole and not at_edge:
            return True
    return False


def _level_lines(ink: Grey) -> tuple[Grey, Grey]:
    """Return the level lines along the upper and the lower edge, and those as long as these."""
    height, width = ink.shape
    longest = max(height, width)
    slack = 1 + round(0.008 * longest)
    joined = cv2.dilate(ink, np.ones((slack, 1), np.uint8))
    gap, length = (max(3, round(part * longest)) for part in (MAX_GAP, MIN_LENGTH))
    joined = cv2.morphologyEx(joined, cv2.MORPH_CLOSE, np.ones((1, gap), np.uint8))
    straight = cv2.morphologyEx(joined, cv2.MORPH_OPEN, np.ones((1, min(length, width)), np.uint8))
    count, labels, boxes, _ = components(straight)
    chosen, sure = np.zeros((2, count), np.uint8)
    zone, thickest = ZONE * height, MAX_THICKNESS * min(height, width) + 2 * slack
    for number, (_, top, wide, tall, _) in enumerate(boxes.tolist()):
        is_outer = top <= zone or top + tall >= height - zone
        chosen[number] = number > 0 and is_outer and tall <= thickest
        sure[number] = chosen[number] and wide >= WHOLE * width
    return np.asarray(chosen[labels]), np.asarray(sure[labels])


def _without_rim(ink: Grey) -> Grey:
    """Return ink without the pieces that lie wholly in the rim of the picture."""
    height, width = ink.shape
    count, labels, boxes, _ = components(ink)
    depth = RIM * min(height, width)
    inner = np.ones(count, np.uint8)
    for number, (left, top, wide, tall, _) in enumerate(boxes.tolist()):
        is_level = top + tall <= depth or top >= height - depth
        inner[number] = not (is_level or left + wide <= depth or left >= width - depth)
    return np.asarray(ink * inner[labels])


def tile_of(picture: Grey) -> Box[int] | None:
    """Return the inside of the largest rectangle that lies in an even picture; None without one.

    ``picture``: uint8 (h, w) or (h, w, 3), as a plotting program saves it, or a sheet on a desk.
    """
    height, width = picture.shape[:2]
    picture = picture.reshape(height, width, -1)
    rim = np.concatenate((picture[0], picture[-1], picture[:, 0], picture[:, -1]))
    around = np.median(rim, axis=0)
    step = np.abs(picture.astype(np.int16) - around.astype(np.int16)).max(axis=-1)
    beyond = (step > TILE_STEP).astype(np.uint8)
    outlines, _ = cv2.findContours(beyond, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    if not outlines:
        return None
    largest = max(outlines, key=cv2.contourArea)
    if cv2.contourArea(largest) < MIN_TILE * height * width:
        return None
    tile = cv2.drawContours(np.zeros_like(beyond), [largest], -1, 1, cv2.FILLED)
    # Ticks stick out of a frame, so a row counts that is filled half as far as most are.
    rows, columns = tile.sum(axis=1), tile.sum(axis=0)
    down = np.flatnonzero(rows >= 0.5 * rows.max())
    across = np.flatnonzero(columns >= 0.5 * columns.max())
    top, bottom, left, right = down[0], down[-1] + 1, across[0], across[-1] + 1
    _, _, wide, tall = cv2.boundingRect(largest)
    is_whole = bottom - top >= MIN_FILL * tall and right - left >= MIN_FILL * wide
    if not is_whole or tile[top:bottom, left:right].mean() < MIN_FILL:
        return None
    if (bottom - top) * (right - left) > 0.98 * height * width:
        return None
    return Box(int(left), int(top), int(right), int(bottom))
