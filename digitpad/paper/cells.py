"""Read a cell of a table, and decide whether its signs are all that it holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Grey
from digitpad.ink.boxes import around
from digitpad.numbers.reading import UNREADABLE
from digitpad.paper.figures import (
    BAR_ASPECT,
    MAX_PLUS_HEIGHT,
    MAX_POINT_HEIGHT,
    MIN_CONTRAST,
    MIN_DIGIT_HEIGHT,
    MIN_LEFTOVER,
    MIN_SIGN_HEIGHT,
    SIGN_PROBABILITY,
    SURE_DIGIT,
    Figure,
)
from digitpad.paper.grid import MAX_DIGIT_GAP, MAX_DIGIT_HEIGHT, is_digit
from digitpad.paper.groups import MAX_POINT_DROP, is_at_foot, signs_in_order
from digitpad.paper.number import NUMBER
from digitpad.paper.oddities import MAX_HEIGHT_RATIO
from digitpad.paper.sides import TOUCH_PX
from digitpad.preprocess.fit import INK_LEVEL, stroke_width

MAX_STROKE_WIDTH: Final = 0.26
"""Mean stroke width, in heights of a digit, above which blur may have filled its gaps."""
SURE_BOLD: Final = 0.998
"""Quality from which such a digit is sure, chosen on photos of newspapers."""
MIN_CRUMBS: Final = 2
"""Crumbs beside a number that are of a digit barely seen; set on tables without rules."""
BORDER_ZONE: Final = 0.16
"""Distance from its border, in widths and heights of a cell, within which thin ink is a part of the
border."""
MIN_TAIL_WIDTH: Final = 1.3
"""Width of a tail below a digit, in stroke widths, from which it may be a comma."""
POINT_WIDTHS: Final = (0.08, 0.35)
"""Range of the width of a point that touches a digit, in heights of the digit."""
MAX_NECK: Final = 0.6
"""Greatest thickness of the neck between digit and point, in thicknesses of the point."""
MIN_BAR: Final = 0.4
"""Width of a lone bar, in digit heights, from which it may be a part of a digit."""
MIN_RULE_ASPECT: Final = 1.5
"""Width over height of the remains of a level rule; a point is less wide."""
MAX_ONE: Final = 1.5
"""Greatest height of a 1, in digit heights; anything higher is a piece of a rule."""
SURELY_RUBBED: Final = 0.35
"""Contrast below which it surely was: a digit between the two makes its cell doubtful."""


def read_cell(
    inside: Sequence[Figure],
    neighbours: Sequence[Figure],
    corners: npt.NDArray[np.float64],
    digit_height: float,
    line_reach: float,
    ruled: Sequence[bool] = (True,) * 4,
) -> tuple[str, bool, list[Figure]]:
    """Return the text of a cell, whether that is surely all it holds, and its signs.

    How sure each digit is remains to be weighed.

    ``inside``: all its figures. ``neighbours``: those of the cells beside it. ``corners``: (2, 2),
    upper left and lower right. ``digit_height``: that of the table. ``line_reach``: the pixels of a
    figure that a line may have removed. ``ruled``: whether its left, right, upper and lower border
    is a rule.
    """
    all_figures = inside
    inside, edges = _without_edges(inside, corners, digit_height, ruled)
    text, signs = _text_of(inside, digit_height)
    is_cut = ruled[3] and any(
        one.text == "." and corners[1, 1] - one.box.bottom <= line_reach / 2 + TOUCH_PX
        for one in signs
    )
    is_cut |= _ends_in_point(all_figures, signs, digit_height)
    sure = (
        not edges and not is_cut and _is_whole(signs, inside, neighbours, digit_height, line_reach)
    )
    return text, sure and (not text or NUMBER.match(text) is not None), signs


def _without_edges(
    inside: Sequence[Figure],
    corners: npt.NDArray[np.float64],
    digit_height: float,
    ruled: Sequence[bool],
) -> tuple[list[Figure], list[Figure]]:
    """Return a cell's figures without remains of its rules, and the remains that may be signs.

    Remains are thin pieces along a border. One as high as a 1 may be a 1 close to the rule; it is
    in both lists if it was read as a 1.
    """
    (left, top), (right, bottom) = corners.tolist()
    across, down = BORDER_ZONE * (right - left), BORDER_ZONE * (bottom - top)
    max_thickness = 0.22 * digit_height
    digits = [one.box for one in inside if is_digit(one, digit_height)]
    kept, edges = [], []
    for one in inside:
        x, y = one.box.middle
        at_side = (ruled[0] and x <= left + across) or (ruled[1] and x >= right - across)
        is_within = any(box.right <= x for box in digits) and any(x <= box.left for box in digits)
        at_side = at_side and not is_within
        at_foot = (ruled[2] and y <= top + down) or (ruled[3] and y >= bottom - down)
        if at_side and one.width < min(max_thickness, one.height):
            if MIN_DIGIT_HEIGHT * digit_height <= one.height <= MAX_ONE * digit_height:
                edges.append(one)
                if one.text == "1":
                    kept.append(one)
        elif not (at_foot and one.height < min(max_thickness, one.width / MIN_RULE_ASPECT)):
            kept.append(one)
        elif is_within and one.width <= POINT_WIDTHS[1] * digit_height:
            edges.append(one)
    return kept, edges


def _text_of(inside: Sequence[Figure], digit_height: float) -> tuple[str, list[Figure]]:
    """Return the text of a cell, and the figures that are its signs."""
    digits = [one for one in inside if is_digit(one, digit_height)]
    if not digits:
        others = any(
            min(one.height, one.width) >= MIN_SIGN_HEIGHT * digit_height
            or one.width >= MIN_BAR * digit_height
            for one in inside
        )
        return UNREADABLE if others else "", []
    # A broad digit is no remnant of a line.
    main = max(digits, key=lambda one: one.height * min(one.width, 0.4 * digit_height))
    inked = [
        one
        for one in inside
        if one.contrast >= MIN_CONTRAST * main.contrast
        and one.height <= MAX_DIGIT_HEIGHT * digit_height
    ]
    # The minus of small print is no larger than the point of writing beside it.
    inked = [
        replace(one, text="-") if one.text == "." and one.width >= BAR_ASPECT * one.height else one
        for one in inked
    ]
    points = [one for one in inked if one.text == "."]
    rest = [one for one in inked if one.text != "."]
    signs = signs_in_order(rest, points, digit_height, has_raised_points=True)
    return "".join(sign.text for sign in signs), signs


def _is_whole(
    signs: Sequence[Figure],
    inside: Sequence[Figure],
    neighbours: Sequence[Figure],
    digit_height: float,
    line_reach: float,
) -> bool:
    """Return whether a cell surely holds these signs and nothing else.

    ``inside``, ``neighbours``, ``line_reach``: see ``read_cell``.
    """
    digits = [one for one in signs if one.is_digit]
    heights = [one.height for one in digits]
    if any(_may_hide_comma(one, digits) or _may_hide_point(one.image) for one in digits[:-1]):
        return False
    if any(_may_hide_point(one.image[:, ::-1]) for one in digits[1:]):
        return False
    if any(one.text in ".," and one.probability < SIGN_PROBABILITY for one in signs):
        return False
    if any(
        one.text in "+-" and other.box.left - one.box.right > MAX_DIGIT_GAP * digit_height
        for one, other in pairwise(signs)
    ):
        return False
    # A plus is lower than digits; a higher one may be a digit.
    if any(one.text == "+" and one.height > MAX_PLUS_HEIGHT * digit_height for one in signs):
        return False
    # A stem that was cut off is a touching 1, or a part of a 4.
    if any(_is_blurred(one) or (one.is_cut and one.text == "1") for one in digits):
        return False
    if digits and (
        min(heights) < MIN_DIGIT_HEIGHT * digit_height
        or max(heights) > MAX_HEIGHT_RATIO * min(heights)
    ):
        return False
    faintest = MIN_CONTRAST * max((one.contrast for one in digits), default=0.0)
    boxes = {one.box for one in signs}

    lowest = min([digit_height, *heights])

    def is_left(figure: Figure) -> bool:
        size = max(figure.width, figure.height)
        return size >= MIN_LEFTOVER * lowest and figure.contrast >= faintest

    others = [one for one in inside if one.box not in boxes]
    darkest = max((one.contrast for one in inside if is_digit(one, digit_height)), default=0.0)
    if any(is_left(one) for one in others) or any(
        is_digit(one, digit_height)
        and SURELY_RUBBED * darkest <= one.contrast < MIN_CONTRAST * darkest
        for one in others
    ):
        return False
    if _is_broken(digits, others):
        return False
    # A figure that continues beyond the cell.
    beyond = [one.box for one in neighbours if is_left(one) and one.probability < SURE_DIGIT]
    return not any(
        max(other[0] - one.box.right, one.box.left - other[2]) <= line_reach
        and max(other[1] - one.box.bottom, one.box.top - other[3]) <= line_reach
        for one in signs
        for other in beyond
    )


def _is_broken(digits: Sequence[Figure], others: Sequence[Figure]) -> bool:
    """Return whether crumbs beside the digits are remains of a digit that was barely seen."""
    if not digits:
        return False
    box = around(one.box for one in digits)
    crumbs = [
        one
        for one in others
        if box.top < one.box.middle[1] < box.bottom
        and not box.left <= one.box.middle[0] <= box.right
    ]
    return len(crumbs) >= MIN_CRUMBS


def _is_blurred(digit: Figure) -> bool:
    """Return whether blur may have filled the gaps of a digit."""
    is_bold = stroke_width(digit.image) > MAX_STROKE_WIDTH * digit.height
    return is_bold and digit.reading is not None and digit.reading.quality < SURE_BOLD


def _may_hide_comma(figure: Figure, digits: Sequence[Figure]) -> bool:
    """Return whether a tail below the other digits may be a comma at the foot of this one.

    A thin tail is the stem of a 1, 4, 7 or 9.
    """
    feet = [one.box.bottom for one in digits if one is not figure]
    below = figure.box.bottom - float(np.median(feet))
    if not MAX_POINT_DROP * figure.height < below < figure.height:
        return False
    tail = figure.image[-round(0.8 * below) :] > INK_LEVEL
    is_narrow = tail.any(axis=0).sum() < MIN_DIGIT_HEIGHT * figure.height
    is_stem = figure.text in "1479" and tail.sum() < len(tail) * MIN_TAIL_WIDTH * stroke_width(
        figure.image
    )
    return bool(is_narrow and not is_stem)


def _ends_in_point(inside: Sequence[Figure], signs: Sequence[Figure], digit_height: float) -> bool:
    """Return whether a point follows the last digit, so that decimals may be missing."""
    digits = [one for one in signs if one.is_digit]
    if not digits:
        return False
    last = max(one.box.right for one in digits)
    foot = float(np.median([one.box.bottom for one in digits]))
    return any(
        is_at_foot(one, foot, digit_height)
        and -1 <= one.box.left - last < MIN_DIGIT_HEIGHT * digit_height
        for one in inside
    )


def _may_hide_point(image: Grey) -> bool:
    """Return whether a digit may have a point at its right foot: a blob with a neck."""
    dark = image > INK_LEVEL
    counts = dark.sum(axis=0)
    height, width = dark.shape
    if width < 2:
        return False
    narrowest, widest = (min(width - 1, round(part * height)) for part in POINT_WIDTHS)
    begin = width - widest
    neck = begin + int(counts[begin : width - narrowest + 1].argmin())
    blob = dark[:, neck + 1 :]
    rows = np.flatnonzero(blob.any(axis=1))
    is_low = len(rows) > 0 and rows[0] >= (1 - MAX_POINT_HEIGHT) * height
    thick = counts[neck + 1 :].max(initial=0)
    is_blob = thick >= stroke_width(image) and counts[neck] <= MAX_NECK * thick
    return bool(is_low and is_blob)
