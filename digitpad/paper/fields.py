"""Assign the figures of a sheet to its fields: cells of a table, boxes of a form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Grey
from digitpad.ink.boxes import Box
from digitpad.paper.figures import (
    MIN_DIGIT_HEIGHT,
    MIN_SIGN_HEIGHT,
    SURE_DIGIT,
    UNSURE_PROBABILITY,
    Figure,
    figure_of,
)
from digitpad.paper.frames import MIN_SQUARES, MIN_TABLE_FILL, Field, is_filled, within
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.groups import (
    WORD_GAP,
    grouped,
    is_number,
    may_be_number,
    split_at_gaps,
)
from digitpad.paper.sheet import Sheet
from digitpad.preprocess.fit import INK_LEVEL
from digitpad.preprocess.ruling import HALF_CONTRAST, RuledLine

Points = npt.NDArray[np.float64]
"""(n, 2): x and y."""
NUMBER_GAP: Final = 1.0
"""Largest gap between two figures of a number, in heights of its digits."""
MAX_FIGURE_HEIGHT: Final = 3.5
"""Greatest height of a figure, in digit heights of the page; a higher field holds several lines."""
CROSSING_MARGIN: Final = 0.1
MIN_CROSSING_COVER: Final = 0.3
"""A rule crosses a cell if it stays ``CROSSING_MARGIN`` cell widths off its sides and at least
this share of its way has ``HALF_CONTRAST`` times its overall contrast (even seeds)."""
MIN_BOX_INK: Final = 0.14
"""Longer side of ink in a box from which it is part of the box's digit, in heights of the box."""
JOINED_MARGIN: Final = 0.2
"""Quality by which an unusual reading of a digit must be better to be taken: of its tallest piece
alone instead of all ink in its box, of strokes that meet within a side instead of those seen."""
MIN_SQUARED_RULES: Final = 4
"""Number of rules each way from which paper may be squared; their crossings look like points."""
MIN_CROSSING_SHARE: Final = 0.5
"""Share of a table's figures that cross its rules from which it is squared paper (even seeds)."""
CROSSING_CORE: Final = 0.8
"""Part of a figure's size, around its middle, that must cross a rule: digits touch rules."""


def unread_boxes(groups: Sequence[Sequence[Figure]], sheet: Sheet) -> list[Field]:
    """Return the boxes, alone or in a row, whose ink was read as no number."""
    signs = [one for group in groups for one in group]
    return [
        field
        for field in sheet.fields
        if not figures_in(signs, field)
        and any(is_filled(box, sheet.ink, INK_LEVEL) for box in field.boxes)
    ]


def crossed_cells(groups: Sequence[Sequence[Figure]], sheet: Sheet) -> list[Field]:
    """Return the cells without a number that an upright rule crosses.

    Such a rule may be made of the stems of 1s below each other.
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
    left, top, right, bottom = bounds(field)
    rows = np.arange(top, min(bottom, len(contrast)))
    x = np.rint(line.height(rows)).astype(np.intp)
    margin = CROSSING_MARGIN * (right - left)
    if not len(rows) or not left + margin < np.median(x) < right - margin:
        return False
    across = np.clip(x[:, None] + np.arange(-2, 3), 0, contrast.shape[1] - 1)
    dark = contrast[rows[:, None], across].max(axis=1) > HALF_CONTRAST * line.level
    return bool(dark.mean() >= MIN_CROSSING_COVER)


def bounds(field: Field) -> Box[int]:
    (left, top), (right, bottom) = field.corners.min(axis=0), field.corners.max(axis=0)
    return Box(max(0, round(left)), max(0, round(top)), round(right), round(bottom))


def is_sheet(field: Field, digit_height: float) -> bool:
    """Return whether a field holds several lines: a table with pale rules, or the sheet."""
    _, top, _, bottom = bounds(field)
    return field.table is None and bottom - top > MAX_FIGURE_HEIGHT * digit_height


def in_field(
    figures: Sequence[Figure], field: Field | None, digit_height: float
) -> tuple[list[list[Figure]], list[list[Figure]]]:
    """Return the numbers in a field, or outside all fields, and groups that may be words."""
    if field and field.boxes:
        # Whatever the gaps between its digits.
        tallest = max((one.height for one in figures if one.is_digit), default=0)
        if tallest < MIN_SIGN_HEIGHT * digit_height:
            return [], []
        return [[one for one in figures if one.height >= MIN_DIGIT_HEIGHT * tallest]], []
    numbers: list[list[Figure]] = []
    unsure: list[list[Figure]] = []
    for group in grouped(figures, NUMBER_GAP):
        # A field of its own holds one number, however uneven its gaps are.
        is_whole = field is not None and field.table is None
        for part in [group] if is_whole else split_at_gaps(group, digit_height):
            if is_number(part, digit_height):
                numbers.append(part)
                continue
            # A number beside a word, no further apart than digits of a large hand.
            near = grouped(part, WORD_GAP)
            found = [
                one for one in near if len(near) > 1 and is_number(one, digit_height, SURE_DIGIT)
            ]
            numbers += found
            if not found and may_be_number(part, digit_height):
                unsure.append(part)
    return numbers, unsure


def figures_in(figures: Sequence[Figure], field: Field) -> list[Figure]:
    return _chosen(figures, within(_middles(figures), field.corners))


def in_boxes(figures: Sequence[Figure], field: Field, reader: GlyphReader) -> list[Figure]:
    """Return the digits of a field with a box for each: all ink in a box is one digit."""
    found: list[Figure] = []
    for box in field.boxes:
        box_height = float(box[:, 1].max() - box[:, 1].min())
        inside = [one for one in figures if figures_in([one], replace(field, corners=box))]
        large = [one for one in inside if max(one.width, one.height) >= MIN_BOX_INK * box_height]
        if len(large) < 2:
            found += [_digit_of(one, reader) for one in large]
            continue
        whole = figure_of(large, reader)
        tallest = max(large, key=lambda one: one.height)
        alone = _digit_of(tallest, reader)
        if alone.probability <= whole.probability + JOINED_MARGIN:
            found.append(whole)
        elif sum(one.height >= MIN_DIGIT_HEIGHT * tallest.height for one in large) > 1:
            # Two digits: two boxes were taken for one.
            found.append(replace(alone, probability=min(alone.probability, UNSURE_PROBABILITY)))
        else:
            found.append(alone)
    return found


def _digit_of(figure: Figure, reader: GlyphReader) -> Figure:
    """Return a figure read as a digit if it was taken for a sign: digit boxes hold none."""
    return figure if figure.is_digit or not figure.is_sign else figure_of([figure], reader)


def by_field(figures: Sequence[Figure], sheet: Sheet) -> list[tuple[Field | None, list[Figure]]]:
    """Group figures by the field they are in, and by the rules between them."""
    middles = _middles(figures)
    owner = np.full(len(figures), -1)
    for number, one in enumerate(sheet.fields):
        owner[within(middles, one.corners)] = number
    found: list[tuple[Field | None, list[Figure]]] = []
    bands = _bands(middles, sheet)
    for number in sorted({*owner.tolist()}):
        field: Field | None = sheet.fields[number] if number >= 0 else None
        # A field may be divided by a pale rule; boxes are separate already.
        parts = 0 * bands if field and field.boxes else bands
        for band in sorted({*parts.tolist()}):
            found.append((field, _chosen(figures, (owner == number) & (parts == band))))
    return [(field, inside) for field, inside in found if inside]


def _chosen(figures: Sequence[Figure], which: npt.NDArray[np.bool_]) -> list[Figure]:
    return [one for one, is_one in zip(figures, which.tolist(), strict=True) if is_one]


def _bands(middles: Points, sheet: Sheet) -> npt.NDArray[np.intp]:
    """Return the band between upright rules of points (n, 2), 0 for all on squared paper."""
    band = np.zeros(len(middles), np.intp)
    if not sheet.is_squared:
        # A line with gaps may be a column of figures.
        for line in (one for one in sheet.upright if one.is_solid):
            band += line.height(middles[:, 1]) < middles[:, 0]
    return band


def squared_tables(figures: Sequence[Figure], digit_height: float, sheet: Sheet) -> set[int | None]:
    """Return the tables of a sheet that are squared paper: figures cross their rules."""
    digits = [
        one
        for one in figures
        if MIN_SIGN_HEIGHT * digit_height < one.height < MAX_FIGURE_HEIGHT * digit_height
    ]
    middles = _middles(digits)
    across: dict[int | None, list[bool]] = {}
    for field in sheet.fields:
        if field.table is not None:
            for one in _chosen(digits, within(middles, field.corners)):
                corners = _corners(one.box)
                inner = corners.mean(axis=0) + CROSSING_CORE * (corners - corners.mean(axis=0))
                is_across = not within(inner, field.corners).all()
                across.setdefault(field.table, []).append(is_across)
    cells = Counter(one.table for one in sheet.fields)
    return {
        table
        for table, are_across in across.items()
        if cells[table] >= MIN_SQUARES and np.mean(are_across) > MIN_CROSSING_SHARE
    }


def _middles(figures: Sequence[Figure]) -> Points:
    boxes = np.array([one.box for one in figures], np.float64).reshape(-1, 4)
    return (boxes[:, :2] + boxes[:, 2:]) / 2


def _corners(box: Box[int]) -> Points:
    left, top, right, bottom = box
    return np.array([(left, top), (right, top), (right, bottom), (left, bottom)], np.float64)


def has_squares(sheet: Sheet) -> bool:
    """Return whether rules run both ways and most squares between them are empty."""
    if min(len(sheet.upright), len(sheet.level)) < MIN_SQUARED_RULES:
        return False
    height, width = sheet.ink.shape
    x = np.sort([float(line.height(height / 2)) for line in sheet.upright])
    y = np.sort([float(line.height(width / 2)) for line in sheet.level])
    cells = [
        np.array([(left, top), (right, top), (right, bottom), (left, bottom)])
        for left, right in pairwise(x.tolist())
        for top, bottom in pairwise(y.tolist())
    ]
    return sum(is_filled(cell, sheet.ink, INK_LEVEL) for cell in cells) < MIN_TABLE_FILL * len(
        cells
    )


def without_crossings(figures: Sequence[Figure], sheet: Sheet) -> list[Figure]:
    """Return figures without points that are crossings of squared paper."""
    if not sheet.is_squared:
        return list(figures)

    def is_crossing(one: Figure) -> bool:
        left, top, right, bottom = one.box
        return bool((sheet.lines[top:bottom, left:right] > 0).mean() > MIN_CROSSING_SHARE)

    return [one for one in figures if one.text != "." or not is_crossing(one)]
