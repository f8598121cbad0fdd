"""Which figures stand in which field of a sheet: a cell of a table, a box of a form, or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import Box
from digitpad.paper.figures import SURE_DIGIT, Figure, figure_of
from digitpad.paper.glyphs import Reader
from digitpad.paper.groups import (
    MIN_DIGIT_HEIGHT,
    WORD_GAP,
    grouped,
    is_number,
    may_be_number,
    split_at_gaps,
)
from digitpad.picture.frames import MIN_SQUARES, MIN_TABLE_FILL, Field, is_filled, within
from digitpad.picture.ruling import RuledLine
from digitpad.picture.sheet import Grey, Sheet

Points = npt.NDArray[np.float64]
"""(n, 2): x and y."""
GAP: Final = 1.0
"""Figures of one number are no further from each other, in heights of its digits."""
LARGEST: Final = 3.5
"""What is higher, in heights of the page's digits, is no figure, and a field that is holds several
lines."""
UNSURE: Final = 0.8
"""The most that is believed of a digit of which only a part, or another reading, is known."""
LARGE_PART: Final = 0.5
"""What is at least so high, in heights of the digits beside it, may be a digit of its own."""
CROSSED: Final = (0.1, 0.3, 0.5)
"""A rule crosses a cell at least this part of its width from its sides, and something stands there
where so much of its way is at least this part as dark as all of it. On 100 generated tables (even
seeds) 3 of 10 silent errors are marked, and one other number."""
LEAST_IN_BOX: Final = 0.14
"""Ink in a box for one digit is a part of it where it is so large, in heights of the box."""
MUCH_BETTER: Final = 0.2
"""The largest piece alone is the digit where its probability is so much higher than that of all."""
SQUARED: Final = 4
"""Rules both ways, at least so many: squared paper, whose crossings look like points."""
ACROSS_RULES: Final = 0.5
"""Of the figures in what looks like a table so many run across its rules: then it is squared paper,
and a number stands in several of its squares. Of 23 tables at most 0.13, of 7 squared sheets 0.86
at least (even seeds)."""
WITHIN: Final = 0.8
"""Such a figure does so with this part of its size: digits touch rules."""


def unread_boxes(groups: Sequence[Sequence[Figure]], sheet: Sheet) -> list[Field]:
    """Return the boxes, alone or in a row, that hold ink of which no number was made."""
    signs = [one for group in groups for one in group]
    return [
        field
        for field in sheet.fields
        if not figures_in(signs, field)
        and any(is_filled(box, sheet.ink, 127) for box in field.boxes)
    ]


def crossed_cells(groups: Sequence[Sequence[Figure]], sheet: Sheet) -> list[Field]:
    """Return the cells of tables without a number through which an upright rule runs that is none
    of their sides: stems of 1s below each other may have been taken for it.
    """
    if sheet.is_squared or sheet.contrast is None:
        return []
    signs = [one for group in groups for one in group]
    cells = [field for field in sheet.fields if field.table is not None]
    return [
        field
        for field in cells
        if any(_is_crossed(field, line, sheet.contrast) for line in sheet.upright)
        and not figures_in(signs, field)
    ]


def _is_crossed(field: Field, line: RuledLine, contrast: Grey) -> bool:
    left, top, right, low = bounds(field)
    rows = np.arange(top, min(low, len(contrast)))
    x = np.rint(line.height(rows)).astype(np.intp)
    room = CROSSED[0] * (right - left)
    if not len(rows) or not left + room < np.median(x) < right - room:
        return False
    across = np.clip(x[:, None] + np.arange(-2, 3), 0, contrast.shape[1] - 1)
    dark = contrast[rows[:, None], across].max(axis=1) > CROSSED[2] * line.level
    return bool(dark.mean() >= CROSSED[1])


def bounds(field: Field) -> Box[int]:
    (left, top), (right, low) = field.corners.min(axis=0), field.corners.max(axis=0)
    return Box(max(0, round(left)), max(0, round(top)), round(right), round(low))


def is_sheet(field: Field, tall: float) -> bool:
    """Return whether what was found as a field, or as its boxes, holds several lines: a table
    whose rules are too pale, or the sheet.
    """
    _, top, _, low = bounds(field)
    return field.table is None and low - top > LARGEST * tall


def in_field(
    figures: Sequence[Figure], field: Field | None, tall: float
) -> tuple[list[list[Figure]], list[list[Figure]]]:
    """Return the numbers in a field, or in none, and those that may be words as well."""
    if field and field.boxes:
        # Whatever room lies between its digits.
        tallest = max((one.height for one in figures if one.is_digit), default=0)
        if tallest < MIN_DIGIT_HEIGHT * tall:
            return [], []
        return [[one for one in figures if one.height >= 0.4 * tallest]], []
    kept: list[list[Figure]] = []
    unsure: list[list[Figure]] = []
    for group in grouped(figures, GAP):
        # A field of its own holds one number, however uneven its gaps are.
        is_whole = field is not None and field.table is None
        for part in [group] if is_whole else split_at_gaps(group, tall):
            if is_number(part, tall):
                kept.append(part)
                continue
            # A number beside a word, with no more room between them than a large hand leaves.
            near = grouped(part, WORD_GAP)
            found = [one for one in near if len(near) > 1 and is_number(one, tall, SURE_DIGIT)]
            kept += found
            if not found and may_be_number(part, tall):
                unsure.append(part)
    return kept, unsure


def figures_in(figures: Sequence[Figure], field: Field) -> list[Figure]:
    return _chosen(figures, within(_middles(figures), field.corners))


def in_boxes(figures: Sequence[Figure], field: Field, reader: Reader) -> list[Figure]:
    """Return the figures of a field with a box for each digit: all ink in a box is of one."""
    found: list[Figure] = []
    for box in field.boxes:
        high = float(box[:, 1].max() - box[:, 1].min())
        inside = [one for one in figures if figures_in([one], replace(field, corners=box))]
        large = [one for one in inside if max(one.width, one.height) >= LEAST_IN_BOX * high]
        if len(large) < 2:
            found += [_digit_of(one, reader) for one in large]
            continue
        whole = figure_of(large, reader)
        tallest = max(large, key=lambda one: one.height)
        alone = _digit_of(tallest, reader)
        if alone.probability <= whole.probability + MUCH_BETTER:
            found.append(whole)
        elif sum(one.height >= LARGE_PART * tallest.height for one in large) > 1:
            # Two digits in what was taken for one box.
            found.append(replace(alone, probability=min(alone.probability, UNSURE)))
        else:
            found.append(alone)
    return found


def _digit_of(figure: Figure, reader: Reader) -> Figure:
    """Return a figure as a digit, or as none: in a box for one stands no sign."""
    return figure if figure.is_digit or not figure.is_sign else figure_of([figure], reader)


def by_field(figures: Sequence[Figure], sheet: Sheet) -> list[tuple[Field | None, list[Figure]]]:
    """Return figures by the field that they stand in; those in none by the rules between them."""
    middles = _middles(figures)
    owner = np.full(len(figures), -1)
    for number, one in enumerate(sheet.fields):
        owner[within(middles, one.corners)] = number
    found: list[tuple[Field | None, list[Figure]]] = []
    bands = _bands(middles, sheet)
    for number in sorted({*owner.tolist()}):
        field: Field | None = sheet.fields[number] if number >= 0 else None
        # A pale rule may run through what was found as one field; boxes are parted already.
        parts = 0 * bands if field and field.boxes else bands
        for band in sorted({*parts.tolist()}):
            found.append((field, _chosen(figures, (owner == number) & (parts == band))))
    return [(field, inside) for field, inside in found if inside]


def _chosen(figures: Sequence[Figure], which: npt.NDArray[np.bool_]) -> list[Figure]:
    return [one for one, is_one in zip(figures, which.tolist(), strict=True) if is_one]


def _bands(middles: Points, sheet: Sheet) -> npt.NDArray[np.intp]:
    """Return between which upright rules points (n, 2) lie: 0 for all on paper that is squared."""
    bands = np.zeros(len(middles), np.intp)
    if not sheet.is_squared:
        # What is dark here and there may be a column of figures.
        for line in (one for one in sheet.upright if one.is_solid):
            bands += line.height(middles[:, 1]) < middles[:, 0]
    return bands


def squared_tables(figures: Sequence[Figure], tall: float, sheet: Sheet) -> set[int | None]:
    """Return the tables of a sheet that are squared paper: figures run across their rules."""
    digits = [one for one in figures if MIN_DIGIT_HEIGHT * tall < one.height < LARGEST * tall]
    middles = _middles(digits)
    across: dict[int | None, list[bool]] = {}
    for field in sheet.fields:
        if field.table is not None:
            for one in _chosen(digits, within(middles, field.corners)):
                corners = _corners(one.box)
                inner = corners.mean(axis=0) + WITHIN * (corners - corners.mean(axis=0))
                is_across = not within(inner, field.corners).all()
                across.setdefault(field.table, []).append(is_across)
    cells = Counter(one.table for one in sheet.fields)
    return {
        table
        for table, are_across in across.items()
        if cells[table] >= MIN_SQUARES and np.mean(are_across) > ACROSS_RULES
    }


def _middles(figures: Sequence[Figure]) -> Points:
    boxes = np.array([one.box for one in figures], np.float64).reshape(-1, 4)
    return (boxes[:, :2] + boxes[:, 2:]) / 2


def _corners(box: Box[int]) -> Points:
    left, top, right, bottom = box
    return np.array([(left, top), (right, top), (right, bottom), (left, bottom)], np.float64)


def has_squares(sheet: Sheet) -> bool:
    """Return whether rules run both ways, and most of the squares between them are empty."""
    if min(len(sheet.upright), len(sheet.level)) < SQUARED:
        return False
    height, width = sheet.ink.shape
    x = np.sort([float(line.height(height / 2)) for line in sheet.upright])
    y = np.sort([float(line.height(width / 2)) for line in sheet.level])
    cells = [
        np.array([(left, top), (right, top), (right, low), (left, low)])
        for left, right in pairwise(x.tolist())
        for top, low in pairwise(y.tolist())
    ]
    return sum(is_filled(cell, sheet.ink, 127) for cell in cells) < MIN_TABLE_FILL * len(cells)


def without_crossings(figures: Sequence[Figure], sheet: Sheet) -> list[Figure]:
    """Return figures without the points that crossings of squared paper leave."""
    if not sheet.is_squared:
        return list(figures)

    def is_crossing(one: Figure) -> bool:
        left, top, right, bottom = one.box
        return bool((sheet.lines[top:bottom, left:right] > 0).mean() > 0.5)

    return [one for one in figures if one.text != "." or not is_crossing(one)]
