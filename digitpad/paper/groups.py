"""Group the figures on a line into possible numbers, and put their signs in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np

from digitpad.ink.boxes import are_on_line, around
from digitpad.numbers.reading import UNREADABLE
from digitpad.paper.figures import (
    MAX_POINT_RISE,
    MAX_SPECK,
    MIN_DIGIT_HEIGHT,
    MIN_SIGN_HEIGHT,
    MINUS_HEIGHT,
    SIGN_PROBABILITY,
    SURE_DIGIT,
    UNSURE_PROBABILITY,
    Figure,
)
from digitpad.preprocess.fit import stroke_width

WORD_GAP: Final = 0.5
"""Least gap between two words, in heights of the taller, and before a plus or a minus that begins
another number; greatest one within a sure number, and between digits and other ink in their field,
in digit heights."""
MAX_LETTER_SHARE: Final = 0.34
"""Number of letters in a number at most, in digits."""
NUMBER_GAP: Final = 0.55
"""Least gap between two numbers, in digit heights; it must also be twice the usual gap."""
MAX_SMALL_HEIGHT: Final = 0.65
"""Greatest height of small digits: of small print, in digit heights of the page, and of a carried
1, which is also raised, in heights of the digit beside it."""
MIN_PRINT_EVENNESS: Final = 0.82
"""Least height of a digit of small print, in heights of its tallest digit."""
MIN_SCORE: Final = 0.02
"""Least score as a digit with which unread ink in a number is taken for one, doubtfully."""
MIN_PROBABILITY: Final = 0.6
"""Least probability, given that it is a digit, with which it is taken for this one."""
MAX_POINT_DROP: Final = 0.12
"""Depth below the line, in the same unit, from which ink is no point but may be a comma."""
COMMA_DROP: Final = 0.228
"""Drop from which a point is a comma, in the same unit: its depth below the line and 0.6 of its
own height (160 generated tables)."""
COMMA_DROP_MARGIN: Final = 0.05
"""Distance from ``COMMA_DROP`` within which the two are not surely told apart."""
MIN_POINT_SIDE: Final = 0.6
"""Least side of a point, in pen widths; what is smaller is mostly noise."""
MIN_LONE_ONE: Final = 0.8
"""Least height of a 1 that stands alone, in digit heights of the page."""
MAX_UNREAD: Final = 3
"""Number of illegible figures up to which those in a field, or between two numbers of a column, are
no word."""


def may_be_number(group: Sequence[Figure], digit_height: float) -> bool:
    large = [
        one
        for one in group
        if one.height >= MIN_SIGN_HEIGHT * digit_height and one.text not in ("+", "-")
    ]
    digits = sum(one.is_digit for one in large)
    return any(
        one.probability >= SURE_DIGIT for one in large if one.is_digit
    ) and 2 * digits >= len(large)


def is_at_foot(figure: Figure, foot: float, digit_height: float) -> bool:
    """Return whether a figure is as small and low as a point or comma beside digits on ``foot``."""
    reach = MAX_POINT_RISE * digit_height
    return (
        min(figure.width, figure.height) >= MAX_SPECK * digit_height
        and max(figure.width, figure.height) < MIN_DIGIT_HEIGHT * digit_height
        and foot - reach < figure.box.top < figure.box.bottom < foot + reach
    )


def unread_figures(figures: Sequence[Figure], digit_height: float) -> list[Figure]:
    """Return the illegible figures of a field, [] for a word, or for dirt."""
    found = [
        one for one in figures if one.height >= MIN_SIGN_HEIGHT * digit_height and not one.is_sign
    ]
    return [replace(one, probability=0.0) for one in found] if len(found) <= MAX_UNREAD else []


def grouped(figures: Sequence[Figure], gap: float) -> list[list[Figure]]:
    """Group figures that are on one line, with gaps up to ``gap`` heights between them."""
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
            if are_on_line(first.box, second.box) and not _is_carried(first, second):
                owner[root(other)] = root(index)
    groups: dict[int, list[Figure]] = {}
    for place, one in enumerate(order):
        groups.setdefault(root(place), []).append(one)
    return list(groups.values())


def _is_carried(one: Figure, other: Figure) -> bool:
    """Return whether one of two figures is a small raised 1, carried over the other."""
    small, large = sorted((one, other), key=lambda figure: figure.height)
    is_one = small.text == "1" or (small.text == UNREADABLE and small.height > 2 * small.width)
    is_raised = small.box.bottom < large.box.bottom - 0.25 * large.height
    return is_one and small.height < MAX_SMALL_HEIGHT * large.height and is_raised


def split_at_gaps(group: list[Figure], digit_height: float) -> list[list[Figure]]:
    """Split a group into numbers where a gap is much wider than the others."""
    ordered = sorted(group, key=lambda one: one.box.left)
    gaps = [right.box.left - left.box.right for left, right in pairwise(ordered)]
    usual_gap = max(float(np.median(gaps)), 0.15 * digit_height) if gaps else 0.0
    parts = [ordered[:1]]
    for gap, right in zip(gaps, ordered[1:], strict=True):
        min_gap = WORD_GAP if right.text in ("+", "-") else NUMBER_GAP
        if gap > 2 * usual_gap and gap > min_gap * digit_height:
            parts.append([])
        parts[-1].append(right)
    return parts


def is_number(group: Sequence[Figure], digit_height: float, min_quality: float = 0.0) -> bool:
    """Return whether a group is a number, not a word, of digits of at least ``min_quality``.

    Print smaller than the writing counts only if its heights are as even as those of digits: many
    words have letters like 0, 1 and 5, but those differ in height.
    """
    digits = [one for one in group if one.is_digit]
    if not digits or min(one.probability for one in digits) < min_quality:
        return False
    heights = [one.height for one in digits]
    if (
        len(digits) > 1
        and max(heights) < MAX_SMALL_HEIGHT * digit_height
        and min(heights) < MIN_PRINT_EVENNESS * max(heights)
    ):
        return False
    letters = sum(
        not one.is_sign and one.height >= MIN_DIGIT_HEIGHT * max(heights) for one in group
    )
    # A stem that was cut off is a touching 1, or a part of an N.
    stems = sum(one.is_cut and one.text == "1" for one in group)
    return letters + stems / 2 <= MAX_LETTER_SHARE * len(digits)


def are_scraps(groups: Sequence[Sequence[Figure]], digit_height: float) -> list[bool]:
    """Return which groups are small bars far from any other, where no carried 1 would stand."""
    boxes = [around(one.box for one in group) for group in groups]

    def is_scrap(place: int) -> bool:
        if [one.text for one in groups[place]] != ["1"]:
            return False
        left, top, right, bottom = boxes[place]
        return bottom - top < MIN_LONE_ONE * digit_height and not any(
            max(other[0] - right, left - other[2], other[1] - bottom, top - other[3])
            < 1.5 * digit_height
            for number, other in enumerate(boxes)
            if number != place
        )

    return [is_scrap(place) for place in range(len(groups))]


def signs_in_order(
    group: Sequence[Figure],
    points: Sequence[Figure],
    digit_height: float,
    *,
    has_raised_points: bool = False,
) -> list[Figure]:
    """Return a number's signs from left to right, with the points among them.

    ``group``: figures on one line, at least one a digit. Dirt and misplaced signs are left out.
    ``has_raised_points``: whether points at half height count as decimal points.
    """
    commas = _hanging(group)
    rest = [one for one in group if one not in commas]
    return _with_points(_without_dirt(rest, digit_height), [*points, *commas], has_raised_points)


def _hanging(group: Sequence[Figure]) -> list[Figure]:
    """Return the figures as small and low as a comma, though they may look like a 1."""
    digits = [one for one in group if one.is_digit]
    tallest = max(one.height for one in digits)
    digits = [one for one in digits if one.height > MIN_DIGIT_HEIGHT * tallest]
    bottom = float(np.median([one.box.bottom for one in digits]))
    height = float(np.median([one.height for one in digits]))
    return [
        one
        for one in group
        if one.text not in ("+", "-")
        and one.height <= MIN_DIGIT_HEIGHT * height
        and one.width <= min(MIN_DIGIT_HEIGHT * height, 1.5 * one.height)
        and one.box.top > bottom - MAX_POINT_RISE * height
    ]


def _without_dirt(group: Sequence[Figure], digit_height: float) -> list[Figure]:
    """Return a number's figures without dirt and misplaced signs."""
    tallest = max(one.height for one in group if one.is_digit)
    min_height = max(MIN_SIGN_HEIGHT * digit_height, 0.4 * tallest)
    figures = [
        _best_guess(one) for one in group if one.text in ("+", "-") or one.height >= min_height
    ]
    figures.sort(key=lambda one: one.box.left + one.box.right)
    if not any(one.is_digit for one in figures):
        return []  # a lone bar that was taken for a 1
    # A detached bar of a 5 or 7 is high; a minus is at half height.
    top = float(np.median([one.box.top for one in figures if one.is_digit]))
    bottom = float(np.median([one.box.bottom for one in figures if one.is_digit]))
    figures = [
        one
        for one in figures
        if one.text != "-"
        or MINUS_HEIGHT[0] < (one.box.middle[1] - top) / (bottom - top) < MINUS_HEIGHT[1]
    ]
    while figures and figures[-1].text in ("+", "-"):
        figures.pop()
    return figures


def _best_guess(figure: Figure) -> Figure:
    """Return a figure that only just failed to be read as the digit it may be."""
    reading = figure.reading
    if figure.text != UNREADABLE or reading is None:
        return figure
    if reading.score < MIN_SCORE or reading.probability < MIN_PROBABILITY:
        return figure
    return replace(figure, text=reading.text)


def _with_points(
    group: Sequence[Figure], dots: Sequence[Figure], has_raised_point: bool
) -> list[Figure]:
    """Return a number with the points and commas between its digits.

    ``has_raised_point``: whether it may have one point at half height.
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
            and bottom - 0.7 * height <= dot.box.middle[1] <= bottom + MAX_POINT_RISE * height
            and max(dot.width, dot.height)
            >= np.clip(MIN_POINT_SIDE * pen, 0.06 * height, MAX_SPECK * height)
        ]
        low = [dot for dot in between if dot.box.top + dot.box.bottom >= 2 * bottom - 0.6 * height]
        raised += [dot for dot in between if not low and has_raised_point]
        if low:
            dot = max(low, key=_size)
            drop = (dot.box.bottom - bottom + 0.6 * dot.height) / height - COMMA_DROP
            is_sure = abs(drop) > COMMA_DROP_MARGIN
            text = "," if drop > 0 else "."
            probability = SIGN_PROBABILITY if is_sure else UNSURE_PROBABILITY
            found.append(replace(dot, text=text, probability=probability))
    if raised and not found:
        found.append(replace(max(raised, key=_size), text=".", probability=UNSURE_PROBABILITY))
    return sorted([*group, *found], key=lambda one: one.box.left + one.box.right)


def _size(figure: Figure) -> int:
    return figure.width * figure.height


def in_lines(groups: Sequence[Sequence[Figure]]) -> list[list[int]]:
    """Return the indices of groups line by line, from left to right."""
    boxes = [around(one.box for one in group) for group in groups]
    order = sorted(range(len(groups)), key=lambda place: boxes[place][1] + boxes[place][3])
    lines: list[list[int]] = []
    for place in order:
        if not lines or not are_on_line(boxes[place], boxes[lines[-1][-1]]):
            lines.append([])
        lines[-1].append(place)
    return [sorted(line, key=lambda place: boxes[place][0]) for line in lines]
