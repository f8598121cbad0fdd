"""Which pieces of ink in a photo make up the digit.

Specks, the edge of the page and what lies far off are left out; the bar of a 5 or the parts of a
broken stroke belong to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import hypot
from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import Box, around, gaps
from digitpad.picture.blobs import grown
from digitpad.picture.fit import stroke_width

MAX_PIECES: Final = 40
MIN_DIGIT: Final = 0.04
"""A photo whose largest piece of ink is smaller than this part of it shows no digit."""
MIN_SMALL_DIGIT: Final = 0.12
"""The same for a picture of a few pixels that was cut out around a digit."""
MIN_CUT_DIGIT: Final = 0.25
"""What reaches the border of a photo and is smaller than this part of it is dirt or a shadow."""
APART: Final = 0.06
"""Figures side by side or in rows are apart by at least so much of the digit's height."""
PART_APART: Final = 0.25
"""What is too low for a figure, such as the bar of a 5, may be so far above or below its digit."""
LINE: Final = 3.0
"""What is more times as wide as it is high is a dash or a line, no figure by itself."""
TALL: Final = 0.5
"""What is lower than this part of the digit's height is a dot or a dash, not a figure."""


class DigitInk(NamedTuple):
    """``mask``: bool (h, w), the digit. ``figures``: those that stand apart, the digit's its own.

    Where there are several, the digit is only that which the picture shows most plainly.
    """

    mask: npt.NDArray[np.bool_]
    figures: tuple[Box[int], ...] = ()


def digit_ink(mask: npt.NDArray[np.bool_], *, is_cut_out: bool) -> DigitInk:
    """Return the pieces of a mask that make up the digit: no specks, no border, nothing far off."""
    count, labels, boxes, _ = cv2.connectedComponentsWithStats(grown(mask, 1).view(np.uint8))
    if count == 1:
        return DigitInk(mask)
    areas = np.bincount(labels[mask], minlength=count)
    # Noise can make thousands of specks; no digit has more parts than this.
    largest = np.argsort(areas)[::-1][:MAX_PIECES].tolist()
    pieces = [
        _InkPiece(labels, mask, number, Box(left, top, left + width, top + height))
        for number, (left, top, width, height, _) in zip(
            largest, boxes[largest].tolist(), strict=True
        )
        if areas[number]
    ]
    if is_cut_out:
        main = max(pieces, key=lambda piece: piece.area)
        if main.side < MIN_SMALL_DIGIT * max(mask.shape):
            return DigitInk(np.zeros_like(mask))
        waiting = [piece for piece in pieces if piece.side >= 0.5 * main.width]
    else:
        main = max(pieces, key=lambda piece: piece.weight)
        smallest = MIN_CUT_DIGIT if main.touches else MIN_DIGIT
        if main.side < smallest * max(mask.shape):
            return DigitInk(np.zeros_like(mask))
        waiting = [piece for piece in pieces if piece.belongs_to(main)]
    chosen = {main.number}
    box = main.box
    grew = True
    while grew:
        grew = False
        for piece in list(waiting):
            near = 0.3 * max(box.height, box.width)
            if is_cut_out or _gap(box, piece.box) <= near:
                chosen.add(piece.number)
                box = around((box, piece.box))
                waiting.remove(piece)
                grew = True
    # A picture of a few pixels was cut out around one digit, whose strokes may be broken.
    figures = () if is_cut_out else _figures(pieces, main)
    return DigitInk(np.isin(labels, sorted(chosen)), figures)


def _figures(pieces: Iterable[_InkPiece], main: _InkPiece) -> tuple[Box[int], ...]:
    """Return the boxes of what stands apart and is about as tall as the digit, top to bottom."""
    written = [piece for piece in pieces if piece is main or piece.belongs_to(main)]
    upright = [piece for piece in written if LINE * piece.box.height >= piece.box.width]
    if not upright:
        return (main.box,)
    first = max(upright, key=lambda piece: piece.weight).box
    tall = first.height
    figures: list[Box[int]] = []
    # The tall ones first: what is low then joins the whole of its figure.
    for piece in sorted(written, key=lambda piece: piece.box.height, reverse=True):
        joined = piece.box
        if piece not in upright and joined.width > tall:
            continue
        while near := [one for one in figures if _is_one_figure(one, joined, tall)]:
            for one in near:
                figures.remove(one)
                joined = around((joined, one))
        figures.append(joined)
    tall = next(one.height for one in figures if _gap(one, first) == 0)
    alike = [one for one in figures if TALL * tall <= one.height <= tall / TALL]
    return tuple(sorted(alike, key=lambda one: (one.top, one.left)))


def _is_one_figure(first: Box[int], second: Box[int], tall: int) -> bool:
    across, down = gaps(first, second)
    is_part = min(first.height, second.height) < TALL * tall
    return across <= APART * tall and down <= (PART_APART if is_part else APART) * tall


class _InkPiece:
    """One connected piece of ink and what tells a stroke from dirt and borders."""

    def __init__(
        self, labels: npt.NDArray[np.int32], mask: npt.NDArray[np.bool_], number: int, box: Box[int]
    ) -> None:
        left, top, right, bottom = box
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
        return stroke_width(np.where(self._mask, np.uint8(255), np.uint8(0)))

    def belongs_to(self, main: _InkPiece) -> bool:
        """Return whether it may be a stroke of the same digit."""
        return (
            self.area >= 0.012 * main.area
            and self.side >= main.width
            and 0.4 * main.width <= self.width <= 2.0 * main.width + 2.0
            and (main.touches > 0 or self.touches == 0)
        )


def _gap(first: Box[int], second: Box[int]) -> float:
    across, down = gaps(first, second)
    return hypot(max(across, 0), max(down, 0))
