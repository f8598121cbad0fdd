"""Over-segments the ink of a picture: connected components, cut wherever two signs may touch.

A cut follows the path of least ink from a column in the middle of a component to its top and to its
foot. Like a seam of seam carving, it may step aside by a pixel a row, as slanted digits require.

Where no measurement is named, a value was set before anything was measured.
"""

from __future__ import annotations

import itertools
from itertools import pairwise
from math import ceil, floor
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles, Grey
from digitpad.numbers.lattice import Candidate
from digitpad.numbers.line import MIDDLE_PX, PX_PER_HEIGHT, VIEW, Images, Line, Patch, band_of
from digitpad.preprocess.blobs import label
from digitpad.preprocess.fit import to_image, to_strip

Path = npt.NDArray[np.intp]

INK: Final = 128
"""Grey level above which a pixel is ink: half of a full stroke."""
SPECK: Final = 0.06
"""Least width or height of a component, in digit heights; smaller ones are dirt."""
NARROWEST: Final = 0.3
"""Least width of a component that is cut, in digit heights."""
LEAST_PART: Final = 0.1
"""Least distance between cuts in the middle row, and from the sides, in digit heights."""
MOST_CROSSED: Final = 0.55
"""Most ink that a cut crosses, in digit heights: more than that joins no two digits."""
ASIDE: Final = 0.06
"""Cost of a step aside, in pixels of full ink: paths do not wander over blank paper."""
EVEN: Final = 0.35
"""Neighbouring columns whose paths differ by less ink, in pixels, are one valley."""


class InkLine(Line):
    """The ink of a picture of one line, in pixels.

    ``ink``: uint8 (h, w), 255 for ink, 0 for paper. ``pieces``: their masks, each with the row and
    column of its upper left corner.
    """

    # Print and ornaments beside a number would be read as the signs that its form calls for.
    forms: ClassVar = 0.0
    # Amounts have no slashes: what looks like one is a leaning 1 (docs/results/numbers.md).
    slashes: ClassVar = 0.05
    network: ClassVar = "deep-line-reader.safetensors"
    # Pieces of pictures are less reliable than strokes (docs/results/numbers.md).
    whole: ClassVar = 5.6
    # Digits' height is known less exactly than that of strokes (docs/results/numbers.md).
    sizes: ClassVar = (1.0, 0.85, 1.18)
    digits_alone: ClassVar = True

    def __init__(self, ink: Grey) -> None:
        self.ink = ink
        connected = _connected(ink > INK)
        least = SPECK * band_of(_boxes(connected)).height
        connected = [piece for piece in connected if max(piece.mask.shape) >= least]
        self.band = band_of(_boxes(connected))
        pieces = [part for piece in connected for part in _cut(piece, ink, self.band.height)]
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
        scale = PX_PER_HEIGHT / self.band.height
        return [self._patch(piece, scale) for piece in self.pieces]

    def _patch(self, piece: _Piece, scale: float) -> Patch:
        rows, columns = piece.mask.shape
        ink = self.ink[piece.top : piece.top + rows, piece.left : piece.left + columns]
        middle = self.band.middle + self.band.slope * (piece.left + columns / 2)
        left, top = piece.left * scale, (piece.top - middle) * scale + MIDDLE_PX
        x, y = floor(left), floor(top)
        size = ceil(left + columns * scale) - x, ceil(top + rows * scale) - y
        # Edges of a piece rarely fall on whole pixels of the view.
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


def _boxes(pieces: list[_Piece]) -> Doubles:
    boxes = [(p.left, p.top, p.left + p.mask.shape[1], p.top + p.mask.shape[0]) for p in pieces]
    return np.array(boxes, dtype=np.float64).reshape(-1, 4)


def _connected(mask: npt.NDArray[np.bool_]) -> list[_Piece]:
    labels, count = label(mask)
    rows, columns = np.nonzero(labels)
    order = np.argsort(labels[rows, columns], kind="stable")
    numbers = labels[rows, columns][order]
    bounds = np.searchsorted(numbers, np.arange(1, count + 2))
    components = []
    for number, (first, end) in enumerate(itertools.pairwise(bounds), start=1):
        y, x = rows[order[first:end]], columns[order[first:end]]
        top, left = int(y.min()), int(x.min())
        box = labels[top : y.max() + 1, left : x.max() + 1]
        components.append(_Piece(box == number, top, left))
    return components


def _cut(piece: _Piece, ink: Grey, height: float) -> list[_Piece]:
    """Return a component in parts, cut wherever two signs may touch."""
    rows, columns = piece.mask.shape
    if columns < NARROWEST * height or rows < 2:
        return [piece]
    here = ink[piece.top : piece.top + rows, piece.left : piece.left + columns]
    cost = np.where(piece.mask, here, 0) / 255
    middle = rows // 2
    above, upwards = _least_ink(cost[middle::-1])
    below, downwards = _least_ink(cost[middle:])
    sums = above + below - cost[middle]
    least = max(1, round(LEAST_PART * height))
    chosen: list[int] = []
    for column in _valleys(sums):
        is_free = all(abs(column - other) >= least for other in (*chosen, 0, columns - 1))
        if is_free and sums[column] <= MOST_CROSSED * height:
            chosen.append(column)
    side = np.zeros(piece.mask.shape, dtype=np.intp)
    for column in chosen:
        up, down = _traced(upwards, column), _traced(downwards, column)
        side += np.arange(columns) >= np.concatenate((up[::-1], down[1:]))[:, None]
    parts = [piece.mask & (side == number) for number in range(len(chosen) + 1)]
    return [_Piece(mask, piece.top, piece.left) for mask in parts if mask.any()]


def _valleys(sums: Doubles) -> list[int]:
    """Return the middles of the local minima, the lowest first."""
    runs = [0]
    for column in range(1, len(sums)):
        if abs(sums[column] - sums[runs[-1]]) >= EVEN:
            runs.append(column)
    runs.append(len(sums))
    levels = [np.inf, *(float(sums[start]) for start in runs[:-1]), np.inf]
    valleys = [
        (level, (first + end - 1) // 2)
        for before, level, after, (first, end) in zip(
            levels, levels[1:], levels[2:], pairwise(runs), strict=False
        )
        if before > level < after
    ]
    return [middle for _, middle in sorted(valleys)]


def _least_ink(cost: Doubles) -> tuple[Doubles, npt.NDArray[np.intp]]:
    """Return the cost of the cheapest path from each column of the first row to the last row.

    And its steps, (rows, columns): -1, 0 or 1 column to the right in the next row.
    """
    steps = np.zeros(cost.shape, dtype=np.intp)
    sums = np.full(cost.shape[1] + 2, np.inf)
    here = sums[1:-1]
    here[:] = cost[-1]
    for row in range(len(cost) - 2, -1, -1):
        aside = sums + ASIDE
        left, right = aside[:-2], aside[2:]
        steps[row] = np.where(left < here, -1, 0)
        best = np.minimum(left, here)
        steps[row][right < best] = 1
        here[:] = np.minimum(best, right) + cost[row]
    return here, steps


def _traced(steps: npt.NDArray[np.intp], column: int) -> Path:
    """Return the column of a path in each row; it begins in ``column``."""
    path = np.empty(len(steps), dtype=np.intp)
    for row, aside in enumerate(steps):
        path[row] = column
        column += aside[column]
    return path
