"""Find ink in the place of a number that was not read, to be shown as illegible.

Faint or broken ink, or ink that touches the rule of a sum, is recognised as no figure. It is found
by its size, its stroke and its place: in a column of numbers, or alone in a table's cell. Words
stand there, too; so on a page with words the evidence for a number has to be stronger.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import LINE_OVERLAP, Box, around
from digitpad.paper.figures import (
    MAX_PLUS_HEIGHT,
    MIN_CONTRAST,
    MIN_DIGIT_HEIGHT,
    MIN_SIGN_HEIGHT,
    Figure,
)
from digitpad.paper.frames import within
from digitpad.paper.groups import MAX_UNREAD
from digitpad.paper.oddities import MAX_PART_GAP
from digitpad.paper.sheet import Sheet
from digitpad.preprocess.blobs import label
from digitpad.preprocess.fit import INK_LEVEL, stroke_width

MAP_DIGIT_PX: Final = 8
"""Digit height on the small map of the page on which ink is clustered."""
MAX_HEIGHT: Final = 2.6
"""Greatest height of two numbers that touch, in digit heights of the page."""
MIN_INK: Final = 0.08
"""Least area of its ink, in squared digit heights."""
MIN_PEN: Final = 0.55
"""Least width of its strokes, in those of the page's digits; squared paper has finer ones."""
MAX_LINE_GAP: Final = 1.3
"""Largest gap between the lines of a column, in digit heights. In sums it is up to 1.1, above the
last line, below the rule."""
MAX_SHORT_WIDTH: Final = 2.2
"""Greatest width of a short number, in digit heights: wider ink in a cell is a word; elsewhere
narrower ink, such as a digit beside a word, needs less evidence (even seeds)."""
MAX_LETTER_SHARE: Final = 0.12
"""Share of letters among larger figures above which a page has words (even seeds)."""

Boxes = npt.NDArray[np.float64]


def lost_ink(
    figures: Sequence[Figure],
    rest: Sequence[Figure],
    numbers: Sequence[Box[int]],
    digit_height: float,
    sheet: Sheet,
) -> list[list[Figure]]:
    """Return ink that is likely to be a number and was not read, as groups of figures.

    ``figures``: all of the page. ``rest``: those of them in no number. ``numbers``: the boxes on
    the sheet of the numbers found. ``digit_height``: that of the page.
    """
    taken = np.array(numbers, np.float64).reshape(-1, 4)
    free = [one for one in rest if not _is_inside(one.box, taken)]
    inside = set(map(id, free))
    digits = [one for one in figures if one.is_digit and id(one) not in inside]
    if not free or not digits:
        return []
    min_pen = MIN_PEN * float(np.median([stroke_width(one.image) for one in digits]))
    min_contrast = MIN_CONTRAST * float(np.median([one.contrast for one in digits]))
    large = _large(figures, digit_height)
    found = []
    for ink in _clusters(free, digit_height, sheet):
        if _is_sized(ink, digit_height) and _is_drawn(ink, min_pen, min_contrast):
            box = around(one.box for one in ink)
            is_of_words = has_words([one for one in large if one not in ink], digit_height)
            if _is_in_column(ink, box, taken, digit_height, is_of_words) or _is_in_cell(
                box, taken, digit_height, sheet
            ):
                found.append(ink)
    return found


def _is_inside(box: Box[int], taken: Boxes) -> bool:
    """Return whether half of a box, or more, lies within one of ``taken``."""
    width = np.minimum(box.right, taken[:, 2]) - np.maximum(box.left, taken[:, 0])
    height = np.minimum(box.bottom, taken[:, 3]) - np.maximum(box.top, taken[:, 1])
    shared = width.clip(0) * height.clip(0)
    return bool((2 * shared >= box.width * box.height).any())


def has_words(figures: Sequence[Figure], digit_height: float) -> bool:
    """Return whether a page has words as well as numbers.

    ``figures``: all of the page. ``digit_height``: that of its digits.
    """
    large = _large(figures, digit_height)
    # A cross as high as a digit is a letter.
    letters = [
        one
        for one in large
        if not one.is_sign or (one.text == "+" and one.height >= MAX_PLUS_HEIGHT * digit_height)
    ]
    return len(letters) > MAX_LETTER_SHARE * len(large)


def _large(figures: Sequence[Figure], digit_height: float) -> list[Figure]:
    return [
        one
        for one in figures
        if one.height >= MIN_SIGN_HEIGHT * digit_height and one.text not in ".-"
    ]


def _clusters(figures: Sequence[Figure], digit_height: float, sheet: Sheet) -> list[list[Figure]]:
    """Cluster figures that lie close together, in any direction."""
    height, width = sheet.ink.shape
    scale = MAP_DIGIT_PX / digit_height
    page_map = np.zeros((round(height * scale) + 2, round(width * scale) + 2), np.bool_)
    places = [
        (round(left * scale), round(top * scale), round(right * scale), round(bottom * scale))
        for left, top, right, bottom in (one.box for one in figures)
    ]
    for left, top, right, bottom in places:
        page_map[max(0, top - 1) : bottom + 2, max(0, left - 1) : right + 2] = True
    labels, _ = label(page_map)
    groups: dict[int, list[Figure]] = {}
    for one, (left, top, _, _) in zip(figures, places, strict=True):
        groups.setdefault(int(labels[top, left]), []).append(one)
    return list(groups.values())


def _is_sized(ink: Sequence[Figure], digit_height: float) -> bool:
    _, top, _, bottom = around(one.box for one in ink)
    area = sum(int((one.image > INK_LEVEL).sum()) for one in ink)
    is_high = MIN_DIGIT_HEIGHT * digit_height <= bottom - top <= MAX_HEIGHT * digit_height
    is_sign = (
        len(ink) == 1 and ink[0].text == "+" and ink[0].height < MAX_PLUS_HEIGHT * digit_height
    )
    return is_high and area >= MIN_INK * digit_height**2 and not is_sign


def _is_drawn(ink: Sequence[Figure], min_pen: float, min_contrast: float) -> bool:
    is_wide = float(np.median([stroke_width(one.image) for one in ink])) >= min_pen
    return is_wide and max(one.contrast for one in ink) >= min_contrast


def _is_in_column(
    ink: Sequence[Figure], box: Box[int], taken: Boxes, digit_height: float, has_words: bool
) -> bool:
    """Return whether ink is above or below a number, and beside none on its line."""
    left, top, right, bottom = box
    # Ink two lines high has no number beside it.
    on_line = np.minimum(bottom, taken[:, 3]) - np.maximum(top, taken[:, 1]) > LINE_OVERLAP * (
        bottom - top
    )
    apart = np.maximum(taken[:, 0] - right, left - taken[:, 2])
    if (on_line & (apart < MAX_PART_GAP * digit_height)).any():
        return False
    shared = np.minimum(right, taken[:, 2]) - np.maximum(left, taken[:, 0])
    column = taken[shared > LINE_OVERLAP * np.minimum(right - left, taken[:, 2] - taken[:, 0])]
    is_above = column[:, 1] + column[:, 3] < top + bottom
    near = (
        np.where(is_above, top - column[:, 3], column[:, 1] - bottom) < MAX_LINE_GAP * digit_height
    )
    sides = int((near & is_above).any()) + int((near & ~is_above).any())
    if not has_words:
        return sides > 0
    letters = sum(one.height >= MIN_SIGN_HEIGHT * digit_height for one in ink)
    return sides == 2 and letters <= MAX_UNREAD


def _is_in_cell(box: Box[int], taken: Boxes, digit_height: float, sheet: Sheet) -> bool:
    """Return whether short ink is in a table's cell without a number."""
    left, top, right, bottom = box
    if right - left > MAX_SHORT_WIDTH * digit_height:
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
