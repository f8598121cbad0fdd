"""The ink of a picture as a line of pieces: what is connected, and over-cut.

A cut follows the way of least ink from a column in the middle of a piece to its top and to its
foot, and may step aside by a pixel a row, as slanted digits ask for.
"""

from __future__ import annotations

import itertools
from itertools import pairwise
from math import ceil, floor
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt

from digitpad.lines.lattice import Candidate
from digitpad.lines.line import MIDDLE_PX, PX_PER_HEIGHT, VIEW, Images, Line, Patch, frame_of
from digitpad.picture.blobs import label
from digitpad.picture.fit import to_image, to_strip

Grey = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]
Way = npt.NDArray[np.intp]

INK: Final = 128
SPECK: Final = 0.06
"""Pieces that are smaller than this part of the digits' height, both ways, are dirt."""
NARROWEST: Final = 0.3
"""Nothing narrower than this, in digit heights, is cut."""
LEAST_PART: Final = 0.1
"""Cuts are so far apart in the middle of a piece, and from its sides."""
MOST_CROSSED: Final = 0.55
"""A cut that goes through more ink than this part of the digits' height parts no digits."""
ASIDE: Final = 0.06
"""What a step aside costs, in pixels of ink: ways do not wander over blank paper."""
EVEN: Final = 0.35
"""Columns that differ by less ink are one hollow."""


class InkLine(Line):
    """The ink of a picture of one line.

    ``ink``: uint8 (h, w), 255 where ink is, 0 on paper. ``pieces``: bool masks, each with the
    row and column of its upper left corner.
    """

    forms: ClassVar = 0.0
    # What is printed or drawn beside a number on paper would be taken for what its form asks for.
    # Amounts have no slashes: it is a 1 that leans.
    slashes: ClassVar = 0.05
    # Pieces of pictures are worse than strokes. From 1.4 to 5.6, generated ones are read as well.
    whole: ClassVar = 2.8
    # How large a line's digits are is known less exactly than of strokes.
    sizes: ClassVar = (1.0, 0.85, 1.18)
    digits_alone: ClassVar = True

    def __init__(self, ink: Grey) -> None:
        self.ink = ink
        whole = _connected(ink > INK)
        least = SPECK * frame_of(_boxes(whole)).height
        whole = [piece for piece in whole if max(piece.mask.shape) >= least]
        self.frame = frame_of(_boxes(whole))
        pieces = [part for piece in whole for part in _cut(piece, ink, self.frame.height)]
        self.pieces = sorted(pieces, key=lambda piece: piece.left + piece.mask.shape[1] / 2)
        self.boxes = _boxes(self.pieces)

    def digit_image(self, candidate: Candidate) -> Images:
        left, top, right, bottom = (int(side) for side in self.box_of(candidate))
        mask = np.zeros((bottom - top, right - left), dtype=bool)
        for piece in self.pieces[candidate.first : candidate.end]:
            y, x = piece.top - top, piece.left - left
            mask[y : y + piece.mask.shape[0], x : x + piece.mask.shape[1]] |= piece.mask
        ink = np.where(mask, self.ink[top:bottom, left:right], 0).astype(np.uint8)
        return to_image(ink)

    def patches(self) -> list[Patch]:
        scale = PX_PER_HEIGHT / self.frame.height
        return [self._patch(piece, scale) for piece in self.pieces]

    def _patch(self, piece: _Piece, scale: float) -> Patch:
        rows, columns = piece.mask.shape
        ink = self.ink[piece.top : piece.top + rows, piece.left : piece.left + columns]
        middle = self.frame.middle + self.frame.slope * (piece.left + columns / 2)
        left, top = piece.left * scale, (piece.top - middle) * scale + MIDDLE_PX
        x, y = floor(left), floor(top)
        size = ceil(left + columns * scale) - x, ceil(top + rows * scale) - y
        # A piece does not end on whole pixels of the view.
        own = np.where(piece.mask, ink, 0).astype(np.uint8)
        half = (scale - 1) / 2
        image = to_strip(own, scale, (left - x + half, top - y + half), size)
        above = max(0, -y)
        image = image[above : max(above, VIEW - y)]
        if not image.size:
            return Patch(np.zeros((1, 1), np.uint8), x, min(max(y, 0), VIEW - 1))
        return Patch(image, x, max(y, 0))


class _Piece:
    __slots__ = ("left", "mask", "top")

    def __init__(self, mask: npt.NDArray[np.bool_], top: int, left: int) -> None:
        rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
        self.mask = mask[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        self.top, self.left = top + int(rows[0]), left + int(columns[0])


def _boxes(pieces: list[_Piece]) -> Floats:
    boxes = [(p.left, p.top, p.left + p.mask.shape[1], p.top + p.mask.shape[0]) for p in pieces]
    return np.array(boxes, dtype=np.float64).reshape(-1, 4)


def _connected(mask: npt.NDArray[np.bool_]) -> list[_Piece]:
    labels, count = label(mask)
    rows, columns = np.nonzero(labels)
    order = np.argsort(labels[rows, columns], kind="stable")
    numbers = labels[rows, columns][order]
    bounds = np.searchsorted(numbers, np.arange(1, count + 2))
    found = []
    for number, (first, end) in enumerate(itertools.pairwise(bounds), start=1):
        y, x = rows[order[first:end]], columns[order[first:end]]
        top, left = int(y.min()), int(x.min())
        box = labels[top : y.max() + 1, left : x.max() + 1]
        found.append(_Piece(box == number, top, left))
    return found


def _cut(piece: _Piece, ink: Grey, height: float) -> list[_Piece]:
    """Return a piece in parts, by all cuts that might part two signs."""
    rows, columns = piece.mask.shape
    if columns < NARROWEST * height or rows < 2:
        return [piece]
    here = ink[piece.top : piece.top + rows, piece.left : piece.left + columns]
    cost = np.where(piece.mask, here, 0) / 255
    middle = rows // 2
    above, left_of = _least_ink(cost[middle::-1])
    below, right_of = _least_ink(cost[middle:])
    sums = above + below - cost[middle]
    least = max(1, round(LEAST_PART * height))
    chosen: list[int] = []
    for column in _hollows(sums):
        is_free = all(abs(column - other) >= least for other in (*chosen, 0, columns - 1))
        if is_free and sums[column] <= MOST_CROSSED * height:
            chosen.append(column)
    side = np.zeros(piece.mask.shape, dtype=np.intp)
    for column in chosen:
        up, down = _way(left_of, column), _way(right_of, column)
        side += np.arange(columns) >= np.concatenate((up[::-1], down[1:]))[:, None]
    found = [piece.mask & (side == number) for number in range(len(chosen) + 1)]
    return [_Piece(mask, piece.top, piece.left) for mask in found if mask.any()]


def _hollows(sums: Floats) -> list[int]:
    """Return the middles of the places where values are lowest around, the lowest first."""
    runs = [0]
    for column in range(1, len(sums)):
        if abs(sums[column] - sums[runs[-1]]) >= EVEN:
            runs.append(column)
    runs.append(len(sums))
    levels = [np.inf, *(float(sums[start]) for start in runs[:-1]), np.inf]
    found = [
        (level, (first + end - 1) // 2)
        for before, level, after, (first, end) in zip(
            levels, levels[1:], levels[2:], pairwise(runs), strict=False
        )
        if before > level < after
    ]
    return [middle for _, middle in sorted(found)]


def _least_ink(cost: Floats) -> tuple[Floats, npt.NDArray[np.intp]]:
    """Return the ink on the best way from each column of the first row to the last row.

    Beside it (rows, columns): by how many columns the way goes to the right in the next row.
    """
    goes = np.zeros(cost.shape, dtype=np.intp)
    sums = np.full(cost.shape[1] + 2, np.inf)
    here = sums[1:-1]
    here[:] = cost[-1]
    for row in range(len(cost) - 2, -1, -1):
        aside = sums + ASIDE
        left, right = aside[:-2], aside[2:]
        goes[row] = np.where(left < here, -1, 0)
        best = np.minimum(left, here)
        goes[row][right < best] = 1
        here[:] = np.minimum(best, right) + cost[row]
    return here, goes


def _way(goes: npt.NDArray[np.intp], column: int) -> Way:
    """Return in which column a way that begins in ``column`` is in each row."""
    way = np.empty(len(goes), dtype=np.intp)
    for row, steps in enumerate(goes):
        way[row] = column
        column += steps[column]
    return way
