"""Find what makes a number on a page doubtful, apart from how its signs were read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np

from digitpad.ink.boxes import Box, are_on_line, around, gaps
from digitpad.paper.fields import bounds
from digitpad.paper.figures import (
    MAX_PLUS_HEIGHT,
    MAX_POINT_RISE,
    MAX_SPECK,
    MIN_CONTRAST,
    MIN_DIGIT_HEIGHT,
    MIN_LEFTOVER,
    SIGN_PROBABILITY,
    Figure,
)
from digitpad.paper.frames import Field, is_filled
from digitpad.paper.grid import MIN_CELL_GAP
from digitpad.paper.groups import WORD_GAP
from digitpad.paper.pale import pale_rule_between
from digitpad.paper.sheet import Sheet
from digitpad.paper.sides import leaves_remains
from digitpad.preprocess.fit import INK_LEVEL, stroke_width

MAX_ROW_GAP: Final = 2.0
"""Gap between two fields, in heights of the lower, or between a number in a field and another, in
digit heights of the page, up to which both may be parts of one row."""
MIN_FORM_ROWS: Final = 2
"""Number of rows of boxes from which a sheet is a form, whose numbers are all in boxes."""
MAX_HEIGHT_RATIO: Final = 1.7
"""Largest ratio of the heights of two digits in a sure number."""
MAX_PART_GAP: Final = 0.35
"""Gap up to which ink beside a number may be a digit or a point of it, in digit heights; in a
table's column without rules digits further apart may be of two (seeds to tune on)."""
TOO_CLOSE_BY: Final = "too close"
ROW_OF_BOXES: Final = "row of boxes"
MIN_NUMBER_GAP: Final = 0.7
"""Gap below which two numbers may be one, in digit heights of the page."""
SIDE_ZONE: Final = 0.08
"""Distance from the side of its field, in its own height, up to which a digit may run out of the
field, or be a part of the side."""
MAX_LINE_ASPECT: Final = 0.15
MAX_LINE_PEN: Final = 0.6
"""A 1 is a line of the paper if its width over height is below the first, and its stroke width and
contrast, in those of the page's digits, below the second and ``MIN_CONTRAST`` (even seeds)."""


def may_be_commas(groups: Sequence[Sequence[Figure]]) -> bool:
    """Return whether points and commas of a page may have been confused."""
    signs = [one for group in groups for one in group if one.text in (".", ",")]
    return any(one.probability < SIGN_PROBABILITY for one in signs)


def fine_lines(figures: Sequence[Figure]) -> set[Box[int]]:
    """Return the boxes of 1s that are lines of the paper: slim, fine and pale."""
    digits = [one for one in figures if one.is_digit]
    pens = {one.box: stroke_width(one.image) for one in digits}
    pen = float(np.median([*pens.values()] or [0]))
    dark = float(np.median([one.contrast for one in digits] or [0]))
    return {
        one.box
        for one in digits
        if one.width < MAX_LINE_ASPECT * one.height
        and pens[one.box] < MAX_LINE_PEN * pen
        and one.contrast < MIN_CONTRAST * dark
    }


def left_over(
    groups: Sequence[Sequence[Figure]], figures: Sequence[Figure], digit_height: float
) -> list[Figure]:
    """Return the figures in no number, without dirt."""
    min_side = MAX_SPECK * digit_height
    return [one for one in without(figures, groups) if max(one.width, one.height) >= min_side]


def without(figures: Sequence[Figure], groups: Sequence[Sequence[Figure]]) -> list[Figure]:
    boxes = {one.box for group in groups for one in group}
    return [one for one in figures if one.box not in boxes]


def has_beside(group: Sequence[Figure], rest: Sequence[Figure]) -> bool:
    """Return whether a figure or a point is so close to a number that it may be a part of it."""
    digit_height = float(np.median([one.height for one in group if one.is_digit] or [0]))
    left, _, right, bottom = around(one.box for one in group)
    line = Box(left, round(bottom - digit_height), right, bottom)

    def is_part(one: Figure) -> bool:
        apart = max(left - one.box.right, one.box.left - right)
        if one.height < MIN_DIGIT_HEIGHT * digit_height:
            # Specks are more frequent than points, which follow a number at its foot.
            is_low = abs(one.box.bottom - bottom) < MAX_POINT_RISE * digit_height
            return is_low and 0 <= one.box.left - right < MAX_PART_GAP * digit_height
        return apart < MAX_PART_GAP * digit_height and are_on_line(line, one.box)

    return any(map(is_part, rest))


def _are_separated(digits: Sequence[Figure], sheet: Sheet) -> bool:
    """Return whether a rule runs between two digits, unless the paper is squared."""
    if sheet.is_squared:
        return False
    return any(
        one.box.right - 2 <= line.height(one.box.middle[1]) <= other.box.left + 2
        for line in sheet.upright
        for one, other in pairwise(sorted(digits, key=lambda one: one.box.left))
    )


def _are_palely_separated(signs: Sequence[Figure], sheet: Sheet) -> bool:
    """Return whether a pale rule runs between two digits of a cell, unless paper is squared."""
    if sheet.is_squared or sheet.contrast is None:
        return False
    # A rule runs between digits, not beside a point.
    boxes = [one.box for one in signs if one.is_digit]
    return pale_rule_between(boxes, sheet.contrast)


def _runs_out(figure: Figure, field: Field) -> bool:
    """Return whether a figure reaches a side of its field."""
    left, _, right, _ = figure.box
    sides = field.corners[:, 0]
    near = SIDE_ZONE * figure.height
    return bool(left < max(sides[0], sides[3]) + near or right > min(sides[1], sides[2]) - near)


def too_close(
    groups: Sequence[Sequence[Figure]], fields: Sequence[Field | None], digit_height: float
) -> dict[int, str]:
    """Return the groups that may be one number with another close by, and the oddity of each.

    ``fields``: the field of each. Numbers in cells of a table may be closer to each other. Those in
    a field of their own may be parts of a row; so may a lone digit beside others, as the sides of
    its box may be too pale to be found.
    """
    boxes = [around(one.box for one in group) for group in groups]
    in_cell = [bool(one and one.table is not None) for one in fields]
    in_frame = [bool(one and one.table is None) for one in fields]
    found: dict[int, str] = {}
    for place, box in enumerate(boxes):
        for other, other_box in enumerate(boxes):
            is_cell = in_cell[place] or in_cell[other]
            is_framed = in_frame[place] or in_frame[other]
            may_be_row = not is_cell and (is_framed or _are_boxed(groups[place], groups[other]))
            are_cells = in_cell[place] and in_cell[other]
            min_gap = MAX_ROW_GAP if may_be_row else MIN_CELL_GAP if are_cells else MIN_NUMBER_GAP
            # A sign separates two numbers well enough.
            is_parted = groups[other][0].text in ("+", "-")
            apart = other_box.left - box.right
            near = -0.5 * digit_height < apart < min_gap * digit_height and not is_parted
            if other != place and near and are_on_line(box, other_box):
                oddity = ROW_OF_BOXES if may_be_row else TOO_CLOSE_BY
                found |= {place: oddity, other: oddity}
    return found


def _are_boxed(one: Sequence[Figure], other: Sequence[Figure]) -> bool:
    """Return whether two numbers may be one with a box for each digit."""
    return min(len(one), len(other)) == 1 and all(sign.is_digit for sign in (*one, *other))


def oddity_of(
    signs: Sequence[Figure], figures: Sequence[Figure], field: Field | None, sheet: Sheet
) -> str:
    """Return why a number is doubtful, apart from how its signs were read; "" if it is not."""
    digits = [one for one in signs if one.is_digit]
    if not digits:
        return "no digits"
    digit_height = float(np.median([one.height for one in digits]))
    if odd_sign := _odd_sign(signs, digits, digit_height):
        return odd_sign
    if field and field.table is not None and _are_palely_separated(signs, sheet):
        return "pale rule between"
    gaps = [
        other.box.left - one.box.right
        for one, other in pairwise(signs)
        if not {one.text, other.text} & {"+", "-"}
    ]
    if field and field.boxes:
        # Each box with ink must hold a digit.
        filled = sum(is_filled(box, sheet.ink, INK_LEVEL) for box in field.boxes)
        if filled != len(signs) or len(signs) != len(digits):
            return "boxes"
    elif max(gaps, default=0) > WORD_GAP * digit_height:
        return "gap"
    elif any(one.text == "." for one in signs) and sheet.is_squared:
        return "squared point"
    if field and field.table is not None and field.is_of_row:
        return "row of cells"
    if field and any(_may_be_one_row(field, other) for other in sheet.fields if other is not field):
        return ROW_OF_BOXES
    if field and field.table is None and leaves_remains(digits, field.corners, sheet.pieces):
        return "remains beside"
    if field is None and sum(len(one.boxes) > 1 for one in sheet.fields) >= MIN_FORM_ROWS:
        return "in no box"
    if field and not field.boxes and any(_runs_out(one, field) for one in signs):
        return "runs out" if field.table is not None else "runs out of its field"
    if field is None and _are_separated(digits, sheet):
        return "rule between"
    boxes = {one.box for one in signs}
    left, top, right, bottom = around(boxes)
    if any(
        not any(_is_in(one.box, box) for box in boxes if field and field.boxes)
        and one.box not in boxes
        and max(one.width, one.height) >= MIN_LEFTOVER * digit_height
        and left < one.box.middle[0] < right
        and top < one.box.middle[1] < bottom
        for one in figures
    ):
        return "other ink"
    return ""


def _odd_sign(signs: Sequence[Figure], digits: Sequence[Figure], digit_height: float) -> str:
    """Return what is odd about a number's signs by themselves; "" for nothing."""
    heights = [one.height for one in digits]
    if max(heights) > MAX_HEIGHT_RATIO * min(heights):
        return "unequal"
    if any(one.is_cut and one.text == "1" for one in digits):
        return "cut 1"
    # A plus is lower than digits; a higher one may be a digit.
    if any(one.text == "+" and one.height > MAX_PLUS_HEIGHT * digit_height for one in signs):
        return "tall plus"
    return ""


def _may_be_one_row(field: Field, other: Field) -> bool:
    """Return whether two fields may be one row of boxes."""
    one, another = bounds(field), bounds(other)
    near = gaps(one, another)[0] < MAX_ROW_GAP * min(one.height, another.height)
    is_own = field.table is None and other.table is None
    return is_own and near and are_on_line(one, another)


def _is_in(part: Box[int], box: Box[int]) -> bool:
    return part == (*map(max, part[:2], box[:2]), *map(min, part[2:], box[2:]))
