"""Figures that stand on one line become groups: what may be a number, and its signs in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np

from digitpad.ink.boxes import around
from digitpad.lines.reading import UNREADABLE
from digitpad.paper.figures import PLAIN, Figure
from digitpad.picture.fit import stroke_width

OFF_LINE: Final = 0.55
"""The middles of two neighbours on a line are no further above each other, in heights of the
taller."""
WORD_GAP: Final = 0.5
"""Words are so far from each other, in the same unit."""
SMALLEST: Final = 0.3
"""A digit that is lower, in heights of the page's digits, is dirt."""
MAX_LETTERS: Final = 0.34
"""The largest share of a number's larger figures that may be no digits."""
PARTING_GAP: Final = 0.55
"""Where a gap is twice the usual one and at least so wide, the next number begins."""
SIGN_GAP: Final = 0.4
"""The same before a plus or a minus."""
SMALL: Final = 0.65
"""All digits of small print are lower, in heights of the page's digits."""
EVEN: Final = 0.82
"""The lowest of the digits of small print is at least so high, in heights of the highest."""
MIN_SCORE: Final = 0.02
"""What stands between digits is taken for one, doubtfully, if it looks this much like a digit"""
MIN_PROBABILITY: Final = 0.6
"""and this much like the same one rather than the others."""
COMMA: Final = 0.5
"""A comma is lower, in heights of the digits beside it."""
HANGING: Final = 0.12
"""What hangs further below the line, in the same unit, is no point, but may be a comma."""
TAIL: Final = 0.228
"""How far a point hangs below the line and 0.6 of how high it is, in the same unit: where that is
more it is a comma. Told on 237 commas and 233 points of 160 generated tables; 4 are on the other
side,"""
TAIL_SURE: Final = 0.05
"""Of the signs that are further than this from ``TAIL`` 2 are told wrongly, of the others 38."""
PEN_PART: Final = 0.6
"""What is smaller than this part of the pen's width is no point: of the points there 1 % are below
0.65, of 14 specks of noise 10."""
SHORTEST: Final = 0.22
"""A minus is longer, in heights of the digits beside it."""
SCRAP: Final = 0.8
"""A 1 that stands alone is not lower, in heights of the page's digits."""
FEW_UNREAD: Final = 3
"""More figures that cannot be read are a word."""
CARRIED: Final = 0.65
"""A 1 that is lower than this part of the digit beside it, and raised, was carried."""


def may_be_number(group: Sequence[Figure], tall: float) -> bool:
    large = [one for one in group if one.height >= SMALLEST * tall and one.text not in ("+", "-")]
    digits = sum(one.is_digit for one in large)
    return any(one.probability >= PLAIN for one in large if one.is_digit) and 2 * digits >= len(
        large
    )


def unread_figures(figures: Sequence[Figure], tall: float) -> list[Figure]:
    """Return what stands in a field and cannot be read, [] for a word, or for dirt."""
    found = [one for one in figures if one.height >= SMALLEST * tall and not one.is_sign]
    return [replace(one, probability=0.0) for one in found] if len(found) <= FEW_UNREAD else []


def grouped(figures: Sequence[Figure], gap: float) -> list[list[Figure]]:
    """Return figures in groups, each on one line with no gap wider than ``gap`` heights in it."""
    order = sorted(figures, key=lambda one: one.box.left)
    owner = list(range(len(order)))

    def root(place: int) -> int:
        while owner[place] != place:
            owner[place] = owner[owner[place]]
            place = owner[place]
        return place

    widest = max((one.height for one in order), default=0)
    for index, first in enumerate(order):
        for other in range(index + 1, len(order)):
            second = order[other]
            if second.box.left - first.box.right > gap * widest:
                break
            tallest = max(first.height, second.height)
            if second.box.left - first.box.right > gap * tallest:
                continue
            shared = min(first.box.bottom, second.box.bottom) - max(first.box.top, second.box.top)
            apart = abs(first.box.top + first.box.bottom - second.box.top - second.box.bottom) / 2
            is_line = shared >= 0.45 * min(first.height, second.height)
            if is_line and apart <= OFF_LINE * tallest and not _is_carried(first, second):
                owner[root(other)] = root(index)
    groups: dict[int, list[Figure]] = {}
    for place, one in enumerate(order):
        groups.setdefault(root(place), []).append(one)
    return list(groups.values())


def _is_carried(one: Figure, other: Figure) -> bool:
    """Return whether one of two figures is a small raised 1: carried, and no digit beside it."""
    small, large = sorted((one, other), key=lambda figure: figure.height)
    is_one = small.text == "1" or (small.text == UNREADABLE and small.height > 2 * small.width)
    is_raised = small.box.bottom < large.box.bottom - 0.25 * large.height
    return is_one and small.height < CARRIED * large.height and is_raised


def parted(group: list[Figure], tall: float) -> list[list[Figure]]:
    """Return a group's numbers: parted where a gap is much wider than the others."""
    ordered = sorted(group, key=lambda one: one.box.left)
    gaps = [right.box.left - left.box.right for left, right in pairwise(ordered)]
    usual = max(float(np.median(gaps)), 0.15 * tall) if gaps else 0.0
    parts = [ordered[:1]]
    for gap, right in zip(gaps, ordered[1:], strict=True):
        least = SIGN_GAP if right.text in ("+", "-") else PARTING_GAP
        if gap > 2 * usual and gap > least * tall:
            parts.append([])
        parts[-1].append(right)
    return parts


def is_number(group: Sequence[Figure], tall: float, least: float = 0.0) -> bool:
    """Return whether a group is a number, no word; its digits have at least the quality ``least``.

    What is printed smaller than the page is written is believed only where it is as even as
    figures are: many a word has letters like 0, 1 and 5, but they differ in height.
    """
    digits = [one for one in group if one.is_digit and one.height >= SMALLEST * tall]
    if not digits or min(one.probability for one in digits) < least:
        return False
    heights = [one.height for one in digits]
    if len(digits) > 1 and max(heights) < SMALL * tall and min(heights) < EVEN * max(heights):
        return False
    letters = sum(not one.is_sign and one.height >= 0.5 * max(heights) for one in group)
    # A stem that was cut off is a 1 that touches, or a part of an N.
    stems = sum(one.is_cut and one.text == "1" for one in group)
    return letters + stems / 2 <= MAX_LETTERS * len(digits)


def are_scraps(groups: Sequence[Sequence[Figure]], tall: float) -> list[bool]:
    """Return which groups are small bars that stand far from any other: no carried 1 does."""
    boxes = [around(one.box for one in group) for group in groups]

    def is_scrap(place: int) -> bool:
        if [one.text for one in groups[place]] != ["1"]:
            return False
        left, top, right, bottom = boxes[place]
        return bottom - top < SCRAP * tall and not any(
            max(other[0] - right, left - other[2], other[1] - bottom, top - other[3]) < 1.5 * tall
            for number, other in enumerate(boxes)
            if number != place
        )

    return [is_scrap(place) for place in range(len(groups))]


def written(
    group: Sequence[Figure],
    points: Sequence[Figure],
    tall: float,
    *,
    has_raised_points: bool = False,
) -> list[Figure]:
    """Return a number's signs from left to right, with those of the points that stand in it.

    ``group``: figures on one line, at least one digit. Dirt is left out, and signs that stand
    nowhere. ``has_raised_points``: whether a point at half height is a decimal point, too.
    """
    commas = _hanging(group)
    rest = [one for one in group if one not in commas]
    return _with_points(_clean(rest, tall), [*points, *commas], has_raised_points)


def _hanging(group: Sequence[Figure]) -> list[Figure]:
    """Return what is as small and low as a comma, though its shape is that of a 1."""
    digits = [one for one in group if one.is_digit]
    tallest = max(one.height for one in digits)
    digits = [one for one in digits if one.height > COMMA * tallest]
    bottom = float(np.median([one.box.bottom for one in digits]))
    height = float(np.median([one.height for one in digits]))
    return [
        one
        for one in group
        if one.text not in ("+", "-")
        and one.height <= COMMA * height
        and one.width <= min(COMMA * height, 1.5 * one.height)
        and one.box.top > bottom - 0.35 * height
    ]


def _clean(group: Sequence[Figure], tall: float) -> list[Figure]:
    """Return a number's figures without dirt, and without signs that stand nowhere."""
    tallest = max(one.height for one in group if one.is_digit)
    least = max(SMALLEST * tall, 0.4 * tallest)
    figures = [_guessed(one) for one in group if one.text in ("+", "-") or one.height >= least]
    figures.sort(key=lambda one: one.box.left + one.box.right)
    # The bar of a 5 or 7 that has come off lies high; a minus lies in the middle.
    top = float(np.median([one.box.top for one in figures if one.is_digit]))
    bottom = float(np.median([one.box.bottom for one in figures if one.is_digit]))
    figures = [
        one
        for one in figures
        if one.text != "-"
        or (
            0.25 < (one.box.middle[1] - top) / (bottom - top) < 0.8
            and one.width >= SHORTEST * (bottom - top)
        )
    ]
    while figures and figures[-1].text in ("+", "-"):
        figures.pop()
    return figures


def _guessed(figure: Figure) -> Figure:
    """Return a figure that only just fails to look like a digit as the digit it may be."""
    reading = figure.reading
    if figure.text != UNREADABLE or reading is None:
        return figure
    if reading.score < MIN_SCORE or reading.probability < MIN_PROBABILITY:
        return figure
    return replace(figure, text=reading.text)


def _with_points(group: Sequence[Figure], dots: Sequence[Figure], has_raised: bool) -> list[Figure]:
    """Return a number with the points and commas between its digits.

    ``has_raised``: it may have a point at half height, but only one.
    """
    found: list[Figure] = []
    raised: list[Figure] = []
    digits = [one for one in group if one.is_digit]
    pen = float(np.median([stroke_width(one.image) for one in digits])) if dots and digits else 0.0
    for left, right in pairwise(group):
        if not (left.is_digit and right.is_digit):
            continue
        bottom = (left.box.bottom + right.box.bottom) / 2
        height = (left.height + right.height) / 2
        between = [
            dot
            for dot in dots
            if abs(dot.box.left + dot.box.right - left.box.right - right.box.left)
            <= right.box.left - left.box.right + 0.2 * height
            and bottom - 0.7 * height <= dot.box.middle[1] <= bottom + 0.35 * height
            and max(dot.width, dot.height) >= np.clip(PEN_PART * pen, 0.06 * height, 0.1 * height)
        ]
        low = [dot for dot in between if dot.box.top + dot.box.bottom >= 2 * bottom - 0.6 * height]
        raised += [dot for dot in between if not low and has_raised]
        if low:
            dot = max(low, key=_size)
            tail = (dot.box.bottom - bottom + 0.6 * dot.height) / height - TAIL
            is_sure = abs(tail) > TAIL_SURE
            text = "," if tail > 0 else "."
            found.append(replace(dot, text=text, probability=0.9 if is_sure else 0.6))
    if raised and not found:
        found.append(replace(max(raised, key=_size), text=".", probability=0.6))
    return sorted([*group, *found], key=lambda one: one.box.left + one.box.right)


def _size(figure: Figure) -> int:
    return figure.width * figure.height


def in_lines(groups: Sequence[Sequence[Figure]]) -> list[list[int]]:
    """Return the places of groups line by line, each line from left to right."""
    boxes = [around(one.box for one in group) for group in groups]
    order = sorted(range(len(groups)), key=lambda place: boxes[place][1] + boxes[place][3])
    lines: list[list[int]] = []
    for place in order:
        _, top, _, bottom = boxes[place]
        _, last_top, _, last_bottom = boxes[lines[-1][-1]] if lines else boxes[place]
        shared = min(bottom, last_bottom) - max(top, last_top)
        if not lines or shared < 0.5 * min(bottom - top, last_bottom - last_top):
            lines.append([])
        lines[-1].append(place)
    return [sorted(line, key=lambda place: boxes[place][0]) for line in lines]
