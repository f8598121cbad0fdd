"""What stands in a cell of a table, and whether that is sure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.paper.figures import BAR, UNREADABLE, Figure
from digitpad.paper.glyphs import stroke_width
from digitpad.paper.grid import LOWEST, TALLEST, is_digit
from digitpad.paper.page import COMMA, HANGING, NUMBER, SURE_POINT, UNEQUAL, written

SURE: Final = 0.97
"""A cell is sure where each of its digits is at least this probable."""
LEFT_OVER: Final = 0.2
"""In the same unit: so large is what has to be explained."""
EDGE: Final = 0.16
"""Of a cell: how near to its border what is thin is a part of the border."""
BLOB: Final = 1.3
"""What hangs below a digit is a comma where it is so many times as broad as the stroke."""
LEAST_ONE: Final = 0.55
TALLEST_ONE: Final = 1.5
"""So tall is a 1 in heights of the table's digits; what is lower or taller is a piece of a rule."""
FAINT: Final = 0.55
"""Ink that is fainter than this part of a cell's darkest was rubbed out."""


def read_cell(
    inside: Sequence[Figure],
    around: Sequence[Figure],
    corners: npt.NDArray[np.float64],
    tall: float,
    reach: float,
) -> tuple[str, bool]:
    """Return what stands in a cell, and whether that is sure.

    ``inside``: all figures in it; ``around``: those of its neighbours. ``corners``: (2, 2), its
    upper left and lower right. ``tall``: the height of the table's digits. ``reach``: pixels that
    a line may have taken out of a figure.
    """
    inside, edges = _without_edges(inside, corners, tall)
    text, signs = _text_of(inside, tall)
    sure = not edges and _is_sure(signs, inside, around, tall, reach)
    return text, sure and (not text or NUMBER.match(text) is not None)


def _without_edges(
    inside: Sequence[Figure], corners: npt.NDArray[np.float64], tall: float
) -> tuple[list[Figure], list[Figure]]:
    """Return a cell's figures without what is left of its lines, thin pieces along a border; and
    those of them that are as tall as a 1, which may be one close to a rule.

    Such a one stays among the figures where it is read as a 1.
    """
    (left, top), (right, bottom) = corners.tolist()
    across, down = EDGE * (right - left), EDGE * (bottom - top)
    thin = 0.22 * tall
    kept, edges = [], []
    for one in inside:
        x, y = (one.box[0] + one.box[2]) / 2, (one.box[1] + one.box[3]) / 2
        if one.width < min(thin, one.height) and not left + across < x < right - across:
            if LEAST_ONE * tall <= one.height <= TALLEST_ONE * tall:
                edges.append(one)
                if one.text == "1":
                    kept.append(one)
        elif not (one.height < min(thin, one.width) and not top + down < y < bottom - down):
            kept.append(one)
    return kept, edges


def _text_of(inside: Sequence[Figure], tall: float) -> tuple[str, list[Figure]]:
    """Return what stands in a cell, and the figures that are its signs."""
    digits = [one for one in inside if is_digit(one, tall)]
    if not digits:
        others = any(min(one.height, one.width) >= 0.3 * tall for one in inside)
        return UNREADABLE if others else "", []
    # What is broad is no rest of a line.
    main = max(digits, key=lambda one: one.height * min(one.width, 0.4 * tall))
    inked = [
        one
        for one in inside
        if one.contrast >= FAINT * main.contrast and one.height <= TALLEST * tall
    ]
    # Of small print a minus is no larger than a point of what is written beside it.
    inked = [
        replace(one, text="-") if one.text == "." and one.width >= BAR * one.height else one
        for one in inked
    ]
    points = [one for one in inked if one.text == "."]
    rest = [one for one in inked if one.text != "."]
    signs = written(rest, points, tall, has_raised_points=True)
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
    if any(_may_hide_comma(one, digits) for one in digits[:-1]):
        return False
    if any(one.text in ".," and one.probability < SURE_POINT for one in signs):
        return False
    # A stem that was cut off is a 1 that touches, or a part of a 4.
    if any(one.probability < SURE or (one.is_cut and one.text == "1") for one in digits):
        return False
    if digits and (min(heights) < LOWEST * tall or max(heights) > UNEQUAL * min(heights)):
        return False
    faintest = FAINT * max((one.contrast for one in digits), default=0.0)
    boxes = {one.box for one in signs}

    high = min([tall, *heights])

    def is_left(figure: Figure) -> bool:
        size = max(figure.width, figure.height)
        return size >= LEFT_OVER * high and figure.contrast >= faintest

    if any(is_left(one) for one in inside if one.box not in boxes):
        return False
    # A figure that goes on beyond the cell.
    others = [one.box for one in around if is_left(one) and one.probability < SURE]
    return not any(
        max(other[0] - one.box[2], one.box[0] - other[2]) <= reach
        and max(other[1] - one.box[3], one.box[1] - other[3]) <= reach
        for one in signs
        for other in others
    )


def _may_hide_comma(figure: Figure, digits: Sequence[Figure]) -> bool:
    """Return whether a comma may hang at the foot of a digit: a tail below the other digits.

    A thin tail is the stem of a 1, 4, 7 or 9.
    """
    below = figure.box[3] - float(np.median([one.box[3] for one in digits if one is not figure]))
    if not HANGING * figure.height < below < figure.height:
        return False
    tail = figure.image[-round(0.8 * below) :] > 127
    is_narrow = tail.any(axis=0).sum() < COMMA * figure.height
    is_stem = figure.text in "1479" and tail.sum() < len(tail) * BLOB * stroke_width(figure.image)
    return bool(is_narrow and not is_stem)
