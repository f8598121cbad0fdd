"""The ink of a picture as a line of pieces: what is connected, and over-cut.

A cut follows the way of least ink from the top of a piece to its foot, which may drift sideways
by a pixel a row, as slanted digits ask for.
"""

from __future__ import annotations

import itertools
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image

from digitpad.numbers.lattice import Candidate
from digitpad.numbers.line import Images, Line, frame_of
from digitpad.preprocess.normalise import BOX_SIZE, CENTRE_PX, IMAGE_SIZE
from digitpad.preprocess.photo.blobs import label
from digitpad.preprocess.photo.paper import ink_to_image
from digitpad.preprocess.photo.pieces import stroke_width

Grey = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]

INK: Final = 128
SPECK: Final = 0.06
"""Pieces that are smaller than this part of the digits' height, both ways, are dirt."""
NARROWEST: Final = 0.25
"""Nothing narrower than twice this, in digit heights, is cut; cuts are so far apart."""
DRIFT: Final = 1
"""Pixels by which a cut moves sideways from one row to the next at most."""
MOST_CROSSED: Final = 0.45
"""A cut that goes through more ink than this part of the digits' height cuts no digits apart."""
WIDTHS_PX: Final = (1.4, 4.0)
"""Strokes outside of this, at the scale of ``mnist/1``, are redrawn at its pen width."""


class InkLine(Line):
    """The ink of a picture of one line.

    ``ink``: uint8 (h, w), 255 where ink is, 0 on paper. ``pieces``: bool masks, each with the
    row and column of its upper left corner.
    """

    def __init__(self, ink: Grey) -> None:
        self.ink = ink
        whole = _connected(ink > INK)
        if whole:
            frame = frame_of(_boxes(whole))
            least = SPECK * frame.height
            whole = [p for p in whole if max(p.mask.shape) >= least]
            frame = frame_of(_boxes(whole))
            pieces = [part for piece in whole for part in _cut(piece, ink, frame.height)]
            middles = [piece.left + piece.mask.shape[1] / 2 for piece in pieces]
            self.pieces = [pieces[n] for n in np.argsort(middles, kind="stable").tolist()]
            self.boxes = _boxes(self.pieces)
            self.frame = frame
            self._pen = stroke_width(ink > INK)
        else:
            self.pieces, self.boxes = [], np.zeros((0, 4))

    def digit_image(self, candidate: Candidate) -> Images:
        left, top, right, bottom = (int(side) for side in self.box_of(candidate))
        mask = np.zeros((bottom - top, right - left), dtype=bool)
        for piece in self.pieces[candidate.first : candidate.end]:
            y, x = piece.top - top, piece.left - left
            mask[y : y + piece.mask.shape[0], x : x + piece.mask.shape[1]] |= piece.mask
        ink = np.where(mask, self.ink[top:bottom, left:right], 0).astype(np.uint8)
        return _seen(ink, self._pen * BOX_SIZE / max(mask.shape))


class _Piece:
    __slots__ = ("left", "mask", "top")

    def __init__(self, mask: npt.NDArray[np.bool_], top: int, left: int) -> None:
        rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
        self.mask = mask[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        self.top, self.left = top + int(rows[0]), left + int(columns[0])


def _boxes(pieces: list[_Piece]) -> Floats:
    return np.array(
        [(p.left, p.top, p.left + p.mask.shape[1], p.top + p.mask.shape[0]) for p in pieces],
        dtype=np.float64,
    )


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
    if columns < 2 * NARROWEST * height:
        return [piece]
    here = ink[piece.top : piece.top + rows, piece.left : piece.left + columns]
    cost = np.where(piece.mask, here, 0) / 255
    sums, came = _least_ink(cost)
    reach = max(1, round(NARROWEST * height / 2))
    ends = [
        column
        for column in range(columns)
        if sums[column] <= MOST_CROSSED * height
        and sums[column] <= sums[max(0, column - reach) : column + reach + 1].min() + 1e-9
    ]
    side = np.zeros(piece.mask.shape, dtype=np.intp)
    place = np.arange(columns)
    last = -np.inf
    for end in ends:
        way = np.empty(rows, dtype=np.intp)
        column = end
        for row in range(rows - 1, -1, -1):
            way[row] = column
            column += came[row, column]
        middle = float(way.mean())
        if middle - last < reach or not reach <= middle < columns - reach:
            continue
        last = middle
        side += place >= way[:, None]
    parts = []
    for number in range(int(side.max()) + 1):
        mask = piece.mask & (side == number)
        if mask.any():
            parts.append(_Piece(mask, piece.top, piece.left))
    return parts


def _least_ink(cost: Floats) -> tuple[Floats, npt.NDArray[np.intp]]:
    """Return the ink on the best way down to each column of the last row, and the steps back.

    ``came``: (rows, columns), by how many columns the way lies further right in the row above.
    """
    came = np.zeros(cost.shape, dtype=np.intp)
    sums = cost[0].copy()
    for row in range(1, len(cost)):
        padded = np.pad(sums, DRIFT, constant_values=np.inf)
        # Going straight down is a little cheaper, so that ways do not wander over blank paper.
        options = np.stack([padded[2:] + 0.02, padded[1:-1], padded[:-2] + 0.02])
        best = options.argmin(axis=0)
        came[row] = 1 - best
        sums = np.take_along_axis(options, best[None], axis=0)[0] + cost[row]
    return sums, came


def _seen(ink: Grey, pen_px: float) -> Images:
    """Return what ``mnist/1`` makes of cut-out ink; ``pen_px`` is its pen width at that scale."""
    if not WIDTHS_PX[0] <= pen_px <= WIDTHS_PX[1]:
        return ink_to_image((ink / np.float32(255)).astype(np.float32))
    scale = BOX_SIZE / max(ink.shape)
    size = max(1, round(ink.shape[1] * scale)), max(1, round(ink.shape[0] * scale))
    small = np.asarray(
        Image.fromarray(ink).resize(
            size, Image.Resampling.BICUBIC if scale > 1 else Image.Resampling.BOX
        ),
        dtype=np.float64,
    )
    total = max(float(small.sum()), 1.0)
    y = float(small.sum(axis=1) @ (np.arange(size[1]) + 0.5)) / total
    x = float(small.sum(axis=0) @ (np.arange(size[0]) + 0.5)) / total
    image = np.zeros((IMAGE_SIZE, IMAGE_SIZE), dtype=np.uint8)
    top = min(max(round(CENTRE_PX - y), 0), IMAGE_SIZE - size[1])
    left = min(max(round(CENTRE_PX - x), 0), IMAGE_SIZE - size[0])
    image[top : top + size[1], left : left + size[0]] = small.astype(np.uint8)
    return image
