"""Which pieces of ink in a photo make up the digit.

Specks, the edge of the page and what lies far off are left out; the bar of a 5 or the parts of a
broken stroke belong to it.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.preprocess.photo.blobs import distance_inside, grown, label

MAX_PIECES: Final = 40
MIN_DIGIT: Final = 0.04
"""A photo whose largest piece of ink is smaller than this part of it shows no digit."""
MIN_SMALL_DIGIT: Final = 0.12
"""The same for a picture of a few pixels that was cut out around a digit."""
MIN_CUT_DIGIT: Final = 0.25
"""What reaches the border of a photo and is smaller than this part of it is dirt or a shadow."""


def digit_pieces(mask: npt.NDArray[np.bool_], *, is_cut_out: bool) -> npt.NDArray[np.bool_]:
    """Return the pieces of a mask that make up the digit: no specks, no border, nothing far off."""
    labels, count = label(grown(mask, 1))
    if count == 0:
        return mask
    areas = np.bincount(labels[mask], minlength=count + 1)
    boxes = _boxes(labels)
    # Noise can make thousands of specks; no digit has more parts than this.
    largest = np.argsort(areas)[::-1][:MAX_PIECES].tolist()
    pieces = [
        _Piece(labels, mask, number, boxes[number - 1]) for number in largest if areas[number]
    ]
    if is_cut_out:
        main = max(pieces, key=lambda piece: piece.area)
        if main.side < MIN_SMALL_DIGIT * max(mask.shape):
            return np.zeros_like(mask)
        waiting = [piece for piece in pieces if piece.side >= 0.5 * main.width]
    else:
        main = max(pieces, key=lambda piece: piece.weight)
        smallest = MIN_CUT_DIGIT if main.touches else MIN_DIGIT
        if main.side < smallest * max(mask.shape):
            return np.zeros_like(mask)
        waiting = [piece for piece in pieces if piece.belongs_to(main)]
    chosen = {main.number}
    box = main.box
    grew = True
    while grew:
        grew = False
        for piece in list(waiting):
            near = 0.3 * max(box[2] - box[0], box[3] - box[1])
            if is_cut_out or _gap(box, piece.box) <= near:
                chosen.add(piece.number)
                box = _union(box, piece.box)
                waiting.remove(piece)
                grew = True
    return np.isin(labels, sorted(chosen))


Box = tuple[int, int, int, int]
"""Top, left, bottom, right; the last two exclusive."""


def _boxes(labels: npt.NDArray[np.int32]) -> list[Box]:
    count = int(labels.max())
    rows, columns = np.nonzero(labels)
    numbers = labels[rows, columns] - 1
    low = np.full((2, count), max(labels.shape))
    high = np.zeros((2, count), dtype=np.intp)
    for axis, places in enumerate((rows, columns)):
        np.minimum.at(low[axis], numbers, places)
        np.maximum.at(high[axis], numbers, places + 1)
    return list(zip(*low.tolist(), *high.tolist(), strict=True))


class _Piece:
    """One connected piece of ink and what tells a stroke from dirt and borders."""

    def __init__(
        self,
        labels: npt.NDArray[np.int32],
        mask: npt.NDArray[np.bool_],
        number: int,
        box: Box,
    ) -> None:
        top, left, bottom, right = box
        height, width = mask.shape
        self.number = number
        self.box = box
        self._mask = (labels[top:bottom, left:right] == number) & mask[top:bottom, left:right]
        self.area = int(self._mask.sum())
        self.side = max(bottom - top, right - left)
        rows, columns = np.nonzero(self._mask)
        y = np.abs((rows + top + 0.5) * (2.0 / height) - 1.0)
        x = np.abs((columns + left + 0.5) * (2.0 / width) - 1.0)
        self._centrality = (
            float(np.clip(1.1 - np.maximum(x, y), 0.1, 1.0).mean()) if len(y) else 0.0
        )
        contacts = (
            (top == 0, self._mask[:3].any(axis=0).sum() / width),
            (bottom == height, self._mask[-3:].any(axis=0).sum() / width),
            (left == 0, self._mask[:, :3].any(axis=1).sum() / height),
            (right == width, self._mask[:, -3:].any(axis=1).sum() / height),
        )
        self._is_edge = any(touches and share > 0.2 for touches, share in contacts)
        self.touches = sum(touches for touches, _ in contacts)

    @property
    def weight(self) -> float:
        """How much speaks for it being the digit, or the largest part of it."""
        doubt = 0.05 if self._is_edge else 0.3 if self.touches > 1 else 1.0
        return self.area * self._centrality**2 * doubt

    @cached_property
    def width(self) -> float:
        """Width of the stroke."""
        return stroke_width(self._mask)

    def belongs_to(self, main: _Piece) -> bool:
        """Return whether it may be a stroke of the same digit."""
        return (
            self.area >= 0.012 * main.area
            and self.side >= main.width
            and 0.4 * main.width <= self.width <= 2.0 * main.width + 2.0
            and (main.touches > 0 or self.touches == 0)
        )


def stroke_width(mask: npt.NDArray[np.bool_]) -> float:
    """Return the mean width of the strokes of a mask, in pixels.

    Across a stroke of width w the distance to its edge is w/4 on average.
    """
    padded = np.pad(mask, 1)
    distances = distance_inside(padded, max(3, max(mask.shape) // 4))[padded]
    return 4.0 * max(float(distances.mean()) - 0.5, 0.25) if distances.size else 0.0


def _gap(first: Box, second: Box) -> float:
    down = max(first[0] - second[2], second[0] - first[2], 0)
    across = max(first[1] - second[3], second[1] - first[3], 0)
    return float(np.hypot(down, across))


def _union(first: Box, second: Box) -> Box:
    return (
        min(first[0], second[0]),
        min(first[1], second[1]),
        max(first[2], second[2]),
        max(first[3], second[3]),
    )
