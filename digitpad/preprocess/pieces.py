"""Which pieces of ink in a photo make up the digit.

Specks, the edge of the page and distant ink are left out; the bar of a 5 and the parts of a broken
stroke belong to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import hypot
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import Box, around, gaps
from digitpad.preprocess.blobs import components, dilated
from digitpad.preprocess.fit import stroke_width

MAX_PIECES: Final = 40
"""Pieces looked at, largest first; no digit has more parts, noise makes thousands of specks."""
MIN_TOUCHING_SIDE: Final = 0.25
"""Smallest longer side of ink that touches the border of a picture, in its longer sides; anything
smaller is dirt or a shadow."""
DIGIT_GAP: Final = 0.06
"""Smallest gap between two digits, side by side or in rows, in digit heights."""
PART_GAP: Final = 0.25
"""Largest vertical gap between a digit and a low part of it, such as the bar of a 5, in digit
heights."""
DASH_ASPECT: Final = 3.0
"""Width over height above which a piece is a dash or a line, not a digit by itself."""
MIN_FIGURE_HEIGHT: Final = 0.5
"""Height below which a piece is a dot, a dash or a part of a digit, in digit heights."""


class DigitInk(NamedTuple):
    """``mask``: bool (h, w), the digit. ``figures``: the boxes of all separate digits.

    Of several digits, ``mask`` holds the most prominent one alone.
    """

    mask: npt.NDArray[np.bool_]
    figures: tuple[Box[int], ...] = ()


def digit_ink(mask: npt.NDArray[np.bool_], min_side: int) -> DigitInk:
    """Select the pieces that make up the digit: no specks, no border, nothing far off.

    ``min_side``: of the longer side of a digit, in pixels.
    """
    count, labels, boxes, _ = components(dilated(mask, 1).view(np.uint8))
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
    main = max(pieces, key=lambda piece: piece.weight)
    if main.side < (MIN_TOUCHING_SIDE * max(mask.shape) if main.touches else min_side):
        return DigitInk(np.zeros_like(mask))
    candidates = [piece for piece in pieces if piece.belongs_to(main)]
    chosen = {main.number}
    box = main.box
    grew = True
    while grew:
        grew = False
        for piece in list(candidates):
            if _gap(box, piece.box) <= 0.3 * max(box.height, box.width):
                chosen.add(piece.number)
                box = around((box, piece.box))
                candidates.remove(piece)
                grew = True
    return DigitInk(np.isin(labels, sorted(chosen)), _figures(pieces, main))


def _figures(pieces: Iterable[_InkPiece], main: _InkPiece) -> tuple[Box[int], ...]:
    """Return the boxes of separate digits about as tall as the main one, top to bottom."""
    digit_pieces = [piece for piece in pieces if piece is main or piece.belongs_to(main)]
    upright = [piece for piece in digit_pieces if DASH_ASPECT * piece.box.height >= piece.box.width]
    if not upright:
        return (main.box,)
    first = max(upright, key=lambda piece: piece.weight).box
    digit_height = first.height
    figures: list[Box[int]] = []
    # Tallest first, so that low parts join the whole of their digit.
    for piece in sorted(digit_pieces, key=lambda piece: piece.box.height, reverse=True):
        box = piece.box
        if piece not in upright and box.width > digit_height:
            continue
        while near := [figure for figure in figures if _is_one_figure(figure, box, digit_height)]:
            for figure in near:
                figures.remove(figure)
                box = around((box, figure))
        figures.append(box)
    digit_height = next(figure.height for figure in figures if _gap(figure, first) == 0)
    alike = [
        figure
        for figure in figures
        if MIN_FIGURE_HEIGHT * digit_height <= figure.height <= digit_height / MIN_FIGURE_HEIGHT
    ]
    return tuple(sorted(alike, key=lambda figure: (figure.top, figure.left)))


def _is_one_figure(first: Box[int], second: Box[int], digit_height: int) -> bool:
    across, down = gaps(first, second)
    is_part = min(first.height, second.height) < MIN_FIGURE_HEIGHT * digit_height
    return (
        across <= DIGIT_GAP * digit_height
        and down <= (PART_GAP if is_part else DIGIT_GAP) * digit_height
    )


class _InkPiece:
    """A connected piece of ink, with the features that tell strokes from dirt and borders."""

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
        """Score for being the digit, or the largest part of it."""
        doubt = 0.05 if self._is_edge else 0.3 if self.touches > 1 else 1.0
        return self.area * self._centrality**2 * doubt

    @cached_property
    def width(self) -> float:
        """Stroke width in pixels."""
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
