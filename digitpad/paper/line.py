"""Read single numbers: in a picture of one line, such as an amount on a cheque, or in a box."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from digitpad.arrays import Grey
from digitpad.ink.boxes import Box
from digitpad.lines.reading import UNREADABLE, Reading, scaled
from digitpad.modelfile import Model
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.trust import MAX_OTHER, MAX_SWAPPED
from digitpad.paper.whole import MIN_PIECE_SHARE
from digitpad.picture.fit import stroke_width, to_image
from digitpad.picture.sheet import read_sheet_for
from digitpad.picture.strip import ink_of_line

if TYPE_CHECKING:
    from digitpad.lines.reader import NumberReader


MIN_SURE: Final = 0.99
"""Probability from which a number in a strip or a marked place is sure."""
FORM: Final = re.compile(r"-?(0|[1-9]\d*|[1-9]\d{0,2}([.,]\d{3})+)([.,]\d+)?-?$")
"""The form of a sure number."""
DOUBTED_SURE: Final = 0.5
"""Probability to which it is capped if a digit, seen alone, may be another by the bounds of a page:
the line network is surest and outvotes the digit model. Of 78 amounts that were sure (300 generated
cheques, even seeds, UNIPEN's hands) 9 were wrong; with the cap 61 right ones are sure, and no wrong
one."""
MIN_INK_HEIGHT: Final = 0.2
"""Part of a marked box's height that has ink at least; anything lower is dirt."""
MAX_PEN: Final = 0.5
"""Greatest stroke width of a digit, in its height; specks, dashes and blots are thicker."""


def read_line(reader: NumberReader, picture: Grey) -> Reading:
    """Read a picture of one line on paper of any kind; boxes in its pixels.

    ``picture``: uint8 (h, w) grey or (h, w, 3) red, green, blue. Raises ``InkError`` for a strip
    that is far too wide or too narrow for writing.
    """
    ink = ink_of_line(picture)
    reading = reader.read_ink(ink)
    if not _are_plain(reading, ink, reader.model):
        reading = replace(reading, sure=min(reading.sure, DOUBTED_SURE))
    return scaled(reading, picture.shape[0] / ink.shape[0])


def _are_plain(reading: Reading, ink: Grey, model: Model) -> bool:
    """Return whether each digit, seen alone, is that digit and surely no other."""
    digits = [one for one in reading.signs if one.text.isdigit()]
    if not digits or model.info.architecture.reads_lines:
        return True
    boxes = [np.rint(one.box).astype(int) for one in digits]
    images = [to_image(ink[top:bottom, left:right]) for left, top, right, bottom in boxes]
    probabilities_alone = [one.probabilities for one in _digits_of(model).read(images)]
    read = [int(one.text) for one in digits]
    return all(
        1 - probabilities[digit] < MAX_OTHER
        and (digit not in (1, 7) or probabilities[8 - digit] < MAX_SWAPPED)
        for digit, probabilities in zip(read, probabilities_alone, strict=True)
    )


@lru_cache(maxsize=1)
def _digits_of(model: Model) -> GlyphReader:
    return GlyphReader(model)


def read_place(reader: NumberReader, picture: Grey, box: Box[int]) -> Reading:
    """Read the number in a marked box on a page; its signs' boxes are those of the scaled ink.

    ``picture``: uint8 (h, w, 3). Pieces mostly outside the box are left out unless there are no
    others. A part of a piece is never sure, nor is ink without the shape of a digit. Raises
    ``InkError`` for a picture without contrast.
    """
    _, top, _, bottom = box
    sheet = read_sheet_for(picture, bottom - top)
    x, y, right, bottom = sheet.on_sheet(box)
    labels = sheet.labels[y:bottom, x:right]
    areas = np.array([0, *(piece.area for piece in sheet.pieces)])
    inside = np.bincount(labels.ravel(), minlength=len(areas))
    # If no piece is mostly inside the box, a part of a larger piece is meant.
    for is_kept, trust in ((inside > MIN_PIECE_SHARE * areas, 1.0), (inside > 0, 0.5)):
        ink = np.where(is_kept[labels], sheet.ink[y:bottom, x:right], 0)
        if ink.any(axis=1).sum() > MIN_INK_HEIGHT * (bottom - y):
            reading = reader.read_ink(ink)
            trust = trust if _has_shape(reading, ink) else 0.5
            return replace(reading, sure=trust * reading.sure)
    return Reading()


def _has_shape(reading: Reading, ink: Grey) -> bool:
    """Return whether ink was read completely, and each digit has the strokes of a pen."""
    boxes = [np.rint(sign.box).astype(int) for sign in reading.signs if sign.text.isdigit()]
    digits = [ink[top:bottom, left:right] for left, top, right, bottom in boxes]
    return (
        bool(digits)
        and UNREADABLE not in reading.text
        and all(stroke_width(digit) <= MAX_PEN * len(digit) for digit in digits)
    )


def is_sure(reading: Reading) -> bool:
    """Return whether a number in a strip or a marked place need not be checked."""
    return reading.sure >= MIN_SURE and FORM.match(reading.text) is not None
