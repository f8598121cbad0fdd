"""What makes a number on a page doubtful beside its signs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np

from digitpad.ink.boxes import Box, around
from digitpad.paper.fields import MIN_DIGIT_PART, bounds
from digitpad.paper.figures import MAX_PLUS_HEIGHT, Figure
from digitpad.paper.pale import pale_rule_between
from digitpad.paper.sides import leaves_remains
from digitpad.picture.fit import stroke_width
from digitpad.picture.frames import Field, is_filled
from digitpad.picture.sheet import Sheet

SURE_POINT: Final = 0.85
"""In a table a sure number's points and commas have at least this probability. On a page without
words where one has less all points may be short commas: of 278 sure numbers with either on 230
generated tables (even seeds) 2 were wrong, on one page; 57 are in doubt for it."""
NEXT_ROW: Final = 2.0
"""In heights of the lower: a field that is no further from the next may be a part of a row, and so
may a number in a field that is no further from the next number, in heights of the page's digits."""
FORM: Final = 2
"""On a sheet of so many rows of boxes what stands in none may be a part of one."""
UNEQUAL: Final = 1.7
"""In a sure number no digit is so many times as high as another."""
LEFT_OVER: Final = 0.25
"""Among a sure number's digits lies no other ink that is so large, in heights of the digits."""
FAR: Final = 0.5
"""No digit of a sure number is so far from the next, in the same unit."""
SPECK: Final = 0.1
"""What is smaller, in heights of the page's digits, is dirt."""
PART_APART: Final = 0.35
"""Ink beside a number may be a digit of it where it is no further away, in heights of its
digits."""
POINT_GAP: Final = 0.3
"""Small ink beside a number may be a point of it where it is no further from its end"""
POINT_OFF: Final = 0.25
"""and no further from its foot, in the same unit."""
TOO_CLOSE_BY: Final = "too close"
ROW_OF_BOXES: Final = "row of boxes"
TOO_CLOSE: Final = 0.7
"""What is nearer to the next number may be a part of it, in heights of the page's digits;"""
ACROSS: Final = 0.25
"""The same where a rule lies between the two."""
BORDER: Final = 0.08
"""What is nearer to the side of a field may run out of it, or be a part of that side, in its own
heights."""
FINE: Final = (0.15, 0.6, 0.5)
"""A 1 slimmer than the first, of its height, with a stroke finer than the second and paler than the
third, of the page's digits, is a line of the paper: of 10,265 sure numbers of generated sheets
(even seeds) four hold one, each a table's rule."""


def may_be_commas(groups: Sequence[Sequence[Figure]]) -> bool:
    """Return whether one of a page's points may be a comma, or a comma a point."""
    signs = [one for group in groups for one in group if one.text in (".", ",")]
    return any(one.probability < SURE_POINT for one in signs)


def fine_lines(figures: Sequence[Figure]) -> set[Box[int]]:
    """Return the 1s that are lines of the paper: slim, and finer and paler than the digits are."""
    digits = [one for one in figures if one.is_digit]
    pens = {one.box: stroke_width(one.image) for one in digits}
    pen = float(np.median([*pens.values()] or [0]))
    dark = float(np.median([one.contrast for one in digits] or [0]))
    return {
        one.box
        for one in digits
        if one.width < FINE[0] * one.height
        and pens[one.box] < FINE[1] * pen
        and one.contrast < FINE[2] * dark
    }


def left_over(
    groups: Sequence[Sequence[Figure]], figures: Sequence[Figure], tall: float
) -> list[Figure]:
    """Return the figures of which no number was made, and no dirt."""
    least = SPECK * tall
    return [one for one in without(figures, groups) if max(one.width, one.height) >= least]


def without(figures: Sequence[Figure], groups: Sequence[Sequence[Figure]]) -> list[Figure]:
    boxes = {one.box for group in groups for one in group}
    return [one for one in figures if one.box not in boxes]


def has_beside(group: Sequence[Figure], rest: Sequence[Figure]) -> bool:
    """Return whether a figure, or a point, stands so close to a number that it may be a part."""
    high = float(np.median([one.height for one in group if one.is_digit] or [0]))
    left, _, right, bottom = around(one.box for one in group)
    top = bottom - high

    def is_part(one: Figure) -> bool:
        apart = max(left - one.box.right, one.box.left - right)
        shared = min(bottom, one.box.bottom) - max(top, one.box.top)
        if one.height < MIN_DIGIT_PART * high:
            # Of dirt there is more than of points: these end a number, at its foot.
            is_low = abs(one.box.bottom - bottom) < POINT_OFF * high
            return is_low and 0 <= one.box.left - right < POINT_GAP * high
        return apart < PART_APART * high and shared > 0.5 * min(high, one.height)

    return any(map(is_part, rest))


def _are_parted(digits: Sequence[Figure], sheet: Sheet) -> bool:
    """Return whether a rule runs between two digits, on paper that is not squared."""
    if sheet.is_squared:
        return False
    return any(
        one.box.right - 2 <= line.height(one.box.middle[1]) <= other.box.left + 2
        for line in sheet.upright
        for one, other in pairwise(sorted(digits, key=lambda one: one.box.left))
    )


def _are_parted_palely(signs: Sequence[Figure], sheet: Sheet) -> bool:
    """Return whether in a cell a pale rule runs between two signs, on paper that is not squared."""
    if sheet.is_squared or sheet.contrast is None:
        return False
    # A point lies on no rule's way.
    boxes = [one.box for one in signs if one.is_digit]
    return pale_rule_between(boxes, sheet.contrast)


def _runs_out(figure: Figure, field: Field) -> bool:
    """Return whether a figure reaches to a side of its field, or beyond it."""
    left, _, right, _ = figure.box
    sides = field.corners[:, 0]
    near = BORDER * figure.height
    return bool(left < max(sides[0], sides[3]) + near or right > min(sides[1], sides[2]) - near)


def too_close(
    groups: Sequence[Sequence[Figure]], fields: Sequence[Field | None], tall: float
) -> dict[int, str]:
    """Return which groups may belong to another that stands close beside them, and why.

    ``fields``: where each stands. Numbers in cells of a table may be closer to each other; those in
    a field of their own may be parts of a row, and so may a single digit beside others: the sides
    of its box may be too pale to be found.
    """
    boxes = [around(one.box for one in group) for group in groups]
    in_cell = [bool(one and one.table is not None) for one in fields]
    in_frame = [bool(one and one.table is None) for one in fields]
    found: dict[int, str] = {}
    for place, (_, top, right, low) in enumerate(boxes):
        for other, (left, high, _, bottom) in enumerate(boxes):
            shared = min(low, bottom) - max(top, high)
            is_cell = in_cell[place] or in_cell[other]
            is_framed = in_frame[place] or in_frame[other]
            may_be_row = not is_cell and (is_framed or _are_boxed(groups[place], groups[other]))
            are_cells = in_cell[place] and in_cell[other]
            most = NEXT_ROW if may_be_row else ACROSS if are_cells else TOO_CLOSE
            # A sign parts two numbers well enough.
            is_parted = groups[other][0].text in ("+", "-")
            near = -0.5 * tall < left - right < most * tall and not is_parted
            if other != place and near and shared > 0.5 * min(low - top, bottom - high):
                why = ROW_OF_BOXES if may_be_row else TOO_CLOSE_BY
                found |= {place: why, other: why}
    return found


def _are_boxed(one: Sequence[Figure], other: Sequence[Figure]) -> bool:
    """Return whether two numbers may be parts of one that has a box for each digit."""
    return min(len(one), len(other)) == 1 and all(sign.is_digit for sign in (*one, *other))


def oddity_of(
    signs: Sequence[Figure], figures: Sequence[Figure], field: Field | None, sheet: Sheet
) -> str:
    """Return what makes a number doubtful beside its signs, "" for nothing."""
    digits = [one for one in signs if one.is_digit]
    if not digits:
        return "no digits"
    high = float(np.median([one.height for one in digits]))
    if odd_sign := _odd_sign(signs, digits, high):
        return odd_sign
    if field and field.table is not None and _are_parted_palely(signs, sheet):
        return "pale rule between"
    gaps = [
        other.box.left - one.box.right
        for one, other in pairwise(signs)
        if not {one.text, other.text} & {"+", "-"}
    ]
    if field and field.boxes:
        # Each of its boxes that holds ink holds a digit.
        filled = sum(is_filled(box, sheet.ink, 127) for box in field.boxes)
        if filled != len(signs) or len(signs) != len(digits):
            return "boxes"
    elif max(gaps, default=0) > FAR * high:
        return "gap"
    elif any(one.text == "." for one in signs) and sheet.is_squared:
        return "squared point"
    if field and field.table is not None and field.is_of_row:
        return "row of cells"
    if field and any(_goes_on(field, other) for other in sheet.fields if other is not field):
        return ROW_OF_BOXES
    if field and field.table is None and leaves_remains(digits, field.corners, sheet.pieces):
        return "remains beside"
    if field is None and sum(len(one.boxes) > 1 for one in sheet.fields) >= FORM:
        return "in no box"
    if field and not field.boxes and any(_runs_out(one, field) for one in signs):
        return "runs out" if field.table is not None else "runs out of its field"
    if field is None and _are_parted(digits, sheet):
        return "rule between"
    boxes = {one.box for one in signs}
    left, top, right, bottom = around(boxes)
    if any(
        not any(_is_in(one.box, box) for box in boxes if field and field.boxes)
        and one.box not in boxes
        and max(one.width, one.height) >= LEFT_OVER * high
        and left < one.box.middle[0] < right
        and top < one.box.middle[1] < bottom
        for one in figures
    ):
        return "other ink"
    return ""


def _odd_sign(signs: Sequence[Figure], digits: Sequence[Figure], high: float) -> str:
    """Return what is odd about a number's signs by themselves; ``high``: how high a digit is."""
    heights = [one.height for one in digits]
    if max(heights) > UNEQUAL * min(heights):
        return "unequal"
    if any(one.is_cut and one.text == "1" for one in digits):
        return "cut 1"
    # A plus is lower than digits; what is as tall may be a digit.
    if any(one.text == "+" and one.height > MAX_PLUS_HEIGHT * high for one in signs):
        return "tall plus"
    return ""


def _goes_on(field: Field, other: Field) -> bool:
    """Return whether two fields may be one row of boxes that was not found as one."""
    (left, top, right, low), (begin, high, end, bottom) = bounds(field), bounds(other)
    apart = max(begin - right, left - end)
    shared = min(low, bottom) - max(top, high)
    tall = min(low - top, bottom - high)
    is_own = field.table is None and other.table is None
    return is_own and shared > 0.5 * tall and apart < NEXT_ROW * tall


def _is_in(part: Box[int], box: Box[int]) -> bool:
    return part == (*map(max, part[:2], box[:2]), *map(min, part[2:], box[2:]))
