"""Ink that stands where numbers do and was read as none: shown as what cannot be read.

What is faint or broken, or hangs together with the rule of a sum, is no figure to any reader. It
is told by its size, its stroke and its place: in a column of numbers, or alone in a table's cell.
A word stands there, too; so on a page with words more has to speak for a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import Box, around
from digitpad.paper.figures import MAX_PLUS_HEIGHT, Figure
from digitpad.picture.blobs import label
from digitpad.picture.fit import stroke_width
from digitpad.picture.frames import within
from digitpad.picture.sheet import Sheet

PX: Final = 8
"""Of a small picture of the page on which ink is put together: the height of its digits."""
APART: Final = (1, 1)
"""On it pieces of one number are twice so far apart at most: across, and down."""
HIGH: Final = (0.5, 2.6)
"""A number is so high, in heights of the page's digits, or two that hang together;"""
LEAST_INK: Final = 0.08
"""so much of their square is ink;"""
PEN: Final = 0.55
DARK: Final = 0.5
"""its strokes are so wide and dark, in the numbers' unit: not those of desk and squares."""
COLUMN: Final = 1.3
"""Lines of a column are nearer, in the same unit: of sums up to 1.1, the last below its rule."""
ON_LINE: Final = 0.5
BESIDE: Final = 0.3
"""What is so near to a number on its line makes that one doubtful already."""
SHORT: Final = 2.0
"""In a cell, what is wider is a word."""
LETTER: Final = 0.3
"""What is so high is a letter, where it is no sign of a number,"""
WORDS: Final = 0.12
"""and so many of a page's other figures are some where it has words: 1 % of the sums have more (130
sheets of even seeds), and 3 % of the receipts fewer (170)."""
FEW: Final = 3
"""There more figures are a word, and a number stands between two others of its column."""

Boxes = npt.NDArray[np.float64]


def lost_ink(
    figures: Sequence[Figure], rest: Sequence[Figure], numbers: Sequence[Box[int]], tall: float,
    sheet: Sheet,
) -> list[list[Figure]]:  # fmt: skip
    """Return the ink of which no number was made and that is likely to be one, piece by piece.

    ``figures``: all of the page. ``rest``: those of them in no number. ``numbers``: where on the
    sheet numbers were found. ``tall``: the height of the page's digits.
    """
    taken = np.array(numbers, np.float64).reshape(-1, 4)
    free = [one for one in rest if not _is_inside(one.box, taken)]
    inside = set(map(id, free))
    digits = [one for one in figures if one.is_digit and id(one) not in inside]
    if not free or not digits:
        return []
    pen = PEN * float(np.median([stroke_width(one.image) for one in digits]))
    dark = DARK * float(np.median([one.contrast for one in digits]))
    large = _large(figures, tall)
    found = []
    for ink in _together(free, tall, sheet):
        if _is_sized(ink, tall) and _is_drawn(ink, pen, dark):
            box = around(one.box for one in ink)
            is_of_words = has_words([one for one in large if one not in ink], tall)
            if _is_in_column(ink, box, taken, tall, is_of_words) or _is_in_cell(
                box, taken, tall, sheet
            ):
                found.append(ink)
    return found


def _is_inside(box: Box[int], taken: Boxes) -> bool:
    """Return whether half of a box lies in one of others."""
    wide = np.minimum(box.right, taken[:, 2]) - np.maximum(box.left, taken[:, 0])
    high = np.minimum(box.bottom, taken[:, 3]) - np.maximum(box.top, taken[:, 1])
    shared = wide.clip(0) * high.clip(0)
    return bool((2 * shared >= box.width * box.height).any())


def has_words(figures: Sequence[Figure], tall: float) -> bool:
    """Return whether a page has words, beside its numbers.

    ``figures``: all of it. ``tall``: the height of its digits.
    """
    large = _large(figures, tall)
    # A cross as high as a digit is a letter.
    letters = [
        one
        for one in large
        if not one.is_sign or (one.text == "+" and one.height >= MAX_PLUS_HEIGHT * tall)
    ]
    return len(letters) > WORDS * len(large)


def _large(figures: Sequence[Figure], tall: float) -> list[Figure]:
    return [one for one in figures if one.height >= LETTER * tall and one.text not in ".-"]


def _together(figures: Sequence[Figure], tall: float, sheet: Sheet) -> list[list[Figure]]:
    """Return figures in groups that lie close together, whatever lies above what."""
    height, width = sheet.ink.shape
    scale = PX / tall
    small = np.zeros((round(height * scale) + 2, round(width * scale) + 2), np.bool_)
    places = [
        (round(left * scale), round(top * scale), round(right * scale), round(bottom * scale))
        for left, top, right, bottom in (one.box for one in figures)
    ]
    across, down = APART
    for left, top, right, bottom in places:
        small[
            max(0, top - down) : bottom + down + 1, max(0, left - across) : right + across + 1
        ] = True
    labels, _ = label(small)
    groups: dict[int, list[Figure]] = {}
    for one, (left, top, _, _) in zip(figures, places, strict=True):
        groups.setdefault(int(labels[top, left]), []).append(one)
    return list(groups.values())


def _is_sized(ink: Sequence[Figure], tall: float) -> bool:
    _, top, _, bottom = around(one.box for one in ink)
    area = sum(int((one.image > 127).sum()) for one in ink)
    is_high = HIGH[0] * tall <= bottom - top <= HIGH[1] * tall
    is_sign = len(ink) == 1 and ink[0].text == "+" and ink[0].height < MAX_PLUS_HEIGHT * tall
    return is_high and area >= LEAST_INK * tall**2 and not is_sign


def _is_drawn(ink: Sequence[Figure], pen: float, dark: float) -> bool:
    is_wide = float(np.median([stroke_width(one.image) for one in ink])) >= pen
    return is_wide and max(one.contrast for one in ink) >= dark


def _is_in_column(
    ink: Sequence[Figure], box: Box[int], taken: Boxes, tall: float, has_words: bool
) -> bool:
    """Return whether ink stands above or below a number, and beside none on its line."""
    left, top, right, bottom = box
    # What is two lines high has none beside it.
    on_line = np.minimum(bottom, taken[:, 3]) - np.maximum(top, taken[:, 1]) > ON_LINE * (
        bottom - top
    )
    apart = np.maximum(taken[:, 0] - right, left - taken[:, 2])
    if (on_line & (apart < BESIDE * tall)).any():
        return False
    shared = np.minimum(right, taken[:, 2]) - np.maximum(left, taken[:, 0])
    column = taken[shared > 0.5 * np.minimum(right - left, taken[:, 2] - taken[:, 0])]
    is_above = column[:, 1] + column[:, 3] < top + bottom
    near = np.where(is_above, top - column[:, 3], column[:, 1] - bottom) < COLUMN * tall
    sides = int((near & is_above).any()) + int((near & ~is_above).any())
    if not has_words:
        return sides > 0
    letters = sum(one.height >= LETTER * tall for one in ink)
    return sides == 2 and letters <= FEW


def _is_in_cell(box: Box[int], taken: Boxes, tall: float, sheet: Sheet) -> bool:
    """Return whether short ink stands in a table's cell that holds no number."""
    left, top, right, bottom = box
    if right - left > SHORT * tall:
        return False
    middle = np.array([((left + right) / 2, (top + bottom) / 2)])
    cell = next(
        (
            one.corners
            for one in sheet.fields
            if one.table is not None and within(middle, one.corners)[0]
        ),
        None,
    )
    middles = (taken[:, :2] + taken[:, 2:]) / 2
    return cell is not None and not within(middles, cell).any()
