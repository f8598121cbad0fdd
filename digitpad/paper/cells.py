"""What stands in a cell of a table, and whether that is sure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import around
from digitpad.lines.reading import UNREADABLE
from digitpad.paper.figures import BAR_ASPECT, MAX_PLUS_HEIGHT, Figure
from digitpad.paper.grid import MAX_DIGIT_HEIGHT, MIN_DIGIT_HEIGHT, is_digit
from digitpad.paper.groups import MAX_COMMA_SIDE, MAX_POINT_DROP, signs_in_order
from digitpad.paper.number import NUMBER
from digitpad.paper.oddities import SURE_POINT, UNEQUAL
from digitpad.picture.fit import stroke_width
from digitpad.picture.sheet import Grey

SURE: Final = 0.97
"""A cell is sure where each of its digits is at least this probable, given that it is one,"""
SURE_SEVEN: Final = 0.995
"""a 7 this, as many a hand's 1 looks like one, and so each digit of a table of small ones:"""
SMALL_PX: Final = 26
"""these are lower. Of 60 generated 9×9 tables on photos of 420 to 680 pixels (4,860 cells, seeds to
tune on) 13 of 25 wrong cells less are sure, and 128 of 3,215 right ones,"""
A_DIGIT: Final = 0.85
"""and each looks this much like a digit. Of 6,755 digits of 160 generated tables (seeds to tune on)
some 320 that were read right are so doubtful, and 494 where both together were to be 0.97; 50 and
53 were wrong and sure."""
CUT: Final = 0.9
"""A digit that was cut off something is sure where it is no less plainly one than this."""
LEFT_OVER: Final = 0.2
"""In the same unit: so large is what has to be explained."""
CRUMB: Final = 0.05
"""In the same unit: crumbs are no smaller,"""
FEWEST_CRUMBS: Final = 2
"""and so many lie beside a number of which a digit is hardly seen. On 600 generated tables without
rules (12,994 numbers, seeds to tune on) three wrong ones less are sure, and twelve right ones."""
EDGE: Final = 0.16
"""Of a cell: how near to its border what is thin is a part of the border."""
LEAST_POINT: Final = 0.1
"""In heights of the table's digits: a point is no smaller,"""
FAR_POINT: Final = 0.5
"""no larger, and no further from its digit;"""
LOW_POINT: Final = 0.35
"""its ends lie no further from the digits' foot."""
TAIL_PX: Final = 2
"""What is left of a comma's tail that a rule took ends so far before where the rule may have."""
BLOB: Final = 1.3
"""What hangs below a digit is a comma where it is so many times as broad as the stroke."""
POINT_WIDTH: Final = (0.08, 0.35)
"""A point that touches a digit is so broad, in the digit's heights,"""
POINT_HEIGHT: Final = 0.45
"""no taller with what it may hang below,"""
NECK: Final = 0.6
"""and where it touches no thicker than this part of it."""
SIGN_FAR: Final = 0.8
"""A sign that is further from its number, in the same unit, may be none of it."""
LEAST_BAR: Final = 0.4
"""What is so broad and stands alone, in the same unit, may be a part of a digit."""
LONG: Final = 1.5
"""And what is left of a level one is so many times as wide as high; a point is not."""
LEAST_ONE: Final = 0.55
TALLEST_ONE: Final = 1.5
"""So tall is a 1 in heights of the table's digits; what is lower or taller is a piece of a rule."""
FAINT: Final = 0.55
"""Ink that is fainter than this part of a cell's darkest was rubbed out,"""
RUBBED: Final = 0.35
"""but surely so only below this: a figure between the two makes its cell doubtful."""


def read_cell(
    inside: Sequence[Figure],
    around: Sequence[Figure],
    corners: npt.NDArray[np.float64],
    tall: float,
    reach: float,
    ruled: Sequence[bool] = (True,) * 4,
) -> tuple[str, bool, list[Figure]]:
    """Return what stands in a cell, whether that is sure, and its signs.

    ``inside``: all figures in it; ``around``: those of its neighbours. ``corners``: (2, 2), its
    upper left and lower right. ``tall``: the height of the table's digits. ``reach``: pixels that
    a line may have taken out of a figure. ``ruled``: whether its left, right, upper and lower
    border is a line.
    """
    everything = inside
    inside, edges = _without_edges(inside, corners, tall, ruled)
    text, signs = _text_of(inside, tall)
    is_cut = ruled[3] and any(
        one.text == "." and corners[1, 1] - one.box.bottom <= reach / 2 + TAIL_PX for one in signs
    )
    is_cut |= _ends_in_point(everything, signs, tall)
    sure = not edges and not is_cut and _is_sure(signs, inside, around, tall, reach)
    return text, sure and (not text or NUMBER.match(text) is not None), signs


def _without_edges(
    inside: Sequence[Figure],
    corners: npt.NDArray[np.float64],
    tall: float,
    ruled: Sequence[bool],
) -> tuple[list[Figure], list[Figure]]:
    """Return a cell's figures without what is left of its lines, thin pieces along a border; and
    those of them that are as tall as a 1, which may be one close to a rule.

    Such a one stays among the figures where it is read as a 1.
    """
    (left, top), (right, bottom) = corners.tolist()
    across, down = EDGE * (right - left), EDGE * (bottom - top)
    thin = 0.22 * tall
    digits = [one.box for one in inside if is_digit(one, tall)]
    kept, edges = [], []
    for one in inside:
        x, y = one.box.middle
        at_side = (ruled[0] and x <= left + across) or (ruled[1] and x >= right - across)
        is_within = any(box.right <= x for box in digits) and any(x <= box.left for box in digits)
        at_side = at_side and not is_within
        at_foot = (ruled[2] and y <= top + down) or (ruled[3] and y >= bottom - down)
        if at_side and one.width < min(thin, one.height):
            if LEAST_ONE * tall <= one.height <= TALLEST_ONE * tall:
                edges.append(one)
                if one.text == "1":
                    kept.append(one)
        elif not (at_foot and one.height < min(thin, one.width / LONG)):
            kept.append(one)
        elif is_within and one.width <= POINT_WIDTH[1] * tall:
            edges.append(one)
    return kept, edges


def _text_of(inside: Sequence[Figure], tall: float) -> tuple[str, list[Figure]]:
    """Return what stands in a cell, and the figures that are its signs."""
    digits = [one for one in inside if is_digit(one, tall)]
    if not digits:
        others = any(
            min(one.height, one.width) >= 0.3 * tall or one.width >= LEAST_BAR * tall
            for one in inside
        )
        return UNREADABLE if others else "", []
    # What is broad is no rest of a line.
    main = max(digits, key=lambda one: one.height * min(one.width, 0.4 * tall))
    inked = [
        one
        for one in inside
        if one.contrast >= FAINT * main.contrast and one.height <= MAX_DIGIT_HEIGHT * tall
    ]
    # Of small print a minus is no larger than a point of what is written beside it.
    inked = [
        replace(one, text="-") if one.text == "." and one.width >= BAR_ASPECT * one.height else one
        for one in inked
    ]
    points = [one for one in inked if one.text == "."]
    rest = [one for one in inked if one.text != "."]
    signs = signs_in_order(rest, points, tall, has_raised_points=True)
    return "".join(sign.text for sign in signs), signs


def _is_sure(
    signs: Sequence[Figure],
    inside: Sequence[Figure],
    around: Sequence[Figure],
    tall: float,
    reach: float,
) -> bool:
    """Return whether a cell holds these signs and nothing else.

    ``inside``: all figures of the cell; ``around``: those of its neighbours. ``reach``: pixels that
    a line may have taken out of a figure.
    """
    digits = [one for one in signs if one.is_digit]
    heights = [one.height for one in digits]
    if any(_may_hide_comma(one, digits) or _may_hide_point(one.image) for one in digits[:-1]):
        return False
    if any(_may_hide_point(one.image[:, ::-1]) for one in digits[1:]):
        return False
    if any(one.text in ".," and one.probability < SURE_POINT for one in signs):
        return False
    if any(
        one.text in "+-" and other.box.left - one.box.right > SIGN_FAR * tall
        for one, other in pairwise(signs)
    ):
        return False
    # A plus is lower than digits; what is as tall may be one.
    if any(one.text == "+" and one.height > MAX_PLUS_HEIGHT * tall for one in signs):
        return False
    # A stem that was cut off is a 1 that touches, or a part of a 4.
    if any(
        not is_plain(one, tall) or (one.is_cut and (one.text == "1" or one.probability < CUT))
        for one in digits
    ):
        return False
    if digits and (min(heights) < MIN_DIGIT_HEIGHT * tall or max(heights) > UNEQUAL * min(heights)):
        return False
    faintest = FAINT * max((one.contrast for one in digits), default=0.0)
    boxes = {one.box for one in signs}

    high = min([tall, *heights])

    def is_left(figure: Figure) -> bool:
        size = max(figure.width, figure.height)
        return size >= LEFT_OVER * high and figure.contrast >= faintest

    others = [one for one in inside if one.box not in boxes]
    darkest = max((one.contrast for one in inside if is_digit(one, tall)), default=0.0)
    if any(is_left(one) for one in others) or any(
        is_digit(one, tall) and RUBBED * darkest <= one.contrast < FAINT * darkest for one in others
    ):
        return False
    if _is_broken(digits, others, high):
        return False
    # A figure that goes on beyond the cell.
    beyond = [one.box for one in around if is_left(one) and one.probability < SURE]
    return not any(
        max(other[0] - one.box.right, one.box.left - other[2]) <= reach
        and max(other[1] - one.box.bottom, one.box.top - other[3]) <= reach
        for one in signs
        for other in beyond
    )


def _is_broken(digits: Sequence[Figure], others: Sequence[Figure], tall: float) -> bool:
    """Return whether crumbs lie before or behind digits: of one that is hardly seen."""
    if not digits:
        return False
    box = around(one.box for one in digits)
    crumbs = [
        one
        for one in others
        if max(one.width, one.height) >= CRUMB * tall
        and box.top < one.box.middle[1] < box.bottom
        and not box.left <= one.box.middle[0] <= box.right
    ]
    return len(crumbs) >= FEWEST_CRUMBS


def is_plain(digit: Figure, tall: float) -> bool:
    """Return whether a digit of a table whose digits are ``tall`` is surely this one."""
    if digit.reading is None:
        return digit.probability >= SURE
    least = SURE_SEVEN if digit.text == "7" or tall < SMALL_PX else SURE
    return digit.reading.probability >= least and digit.reading.score >= A_DIGIT


def _may_hide_comma(figure: Figure, digits: Sequence[Figure]) -> bool:
    """Return whether a comma may hang at the foot of a digit: a tail below the other digits.

    A thin tail is the stem of a 1, 4, 7 or 9.
    """
    feet = [one.box.bottom for one in digits if one is not figure]
    below = figure.box.bottom - float(np.median(feet))
    if not MAX_POINT_DROP * figure.height < below < figure.height:
        return False
    tail = figure.image[-round(0.8 * below) :] > 127
    is_narrow = tail.any(axis=0).sum() < MAX_COMMA_SIDE * figure.height
    is_stem = figure.text in "1479" and tail.sum() < len(tail) * BLOB * stroke_width(figure.image)
    return bool(is_narrow and not is_stem)


def _ends_in_point(inside: Sequence[Figure], signs: Sequence[Figure], tall: float) -> bool:
    """Return whether a point follows the last digit: what follows it may stand elsewhere."""
    digits = [one for one in signs if one.is_digit]
    if not digits:
        return False
    last = max(one.box.right for one in digits)
    foot = float(np.median([one.box.bottom for one in digits]))
    return any(
        min(one.width, one.height) >= LEAST_POINT * tall
        and max(one.width, one.height) < FAR_POINT * tall
        and -1 <= one.box.left - last < FAR_POINT * tall
        and foot - LOW_POINT * tall < one.box.top < one.box.bottom < foot + LOW_POINT * tall
        for one in inside
    )


def _may_hide_point(image: Grey) -> bool:
    """Return whether a point or comma may touch the right foot of a digit: a blob with a neck."""
    dark = image > 127
    counts = dark.sum(axis=0)
    height, width = dark.shape
    if width < 2:
        return False
    near, far = (min(width - 1, round(part * height)) for part in POINT_WIDTH)
    begin = width - far
    neck = begin + int(counts[begin : width - near + 1].argmin())
    blob = dark[:, neck + 1 :]
    rows = np.flatnonzero(blob.any(axis=1))
    is_low = len(rows) > 0 and rows[0] >= (1 - POINT_HEIGHT) * height
    thick = counts[neck + 1 :].max(initial=0)
    is_blob = thick >= stroke_width(image) and counts[neck] <= NECK * thick
    return bool(is_low and is_blob)
