"""Single numbers: in a picture of one line, such as an amount on a cheque, or a marked place."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import Box
from digitpad.lines.reading import UNREADABLE, Reading, scaled
from digitpad.modelfile import Model
from digitpad.paper.glyphs import Reader
from digitpad.paper.trust import MAX_OTHER, MAX_SWAPPED
from digitpad.picture.fit import stroke_width, to_image
from digitpad.picture.sheet import Grey, read_sheet_for
from digitpad.picture.strip import ink_of_line

if TYPE_CHECKING:
    from digitpad.lines.reader import NumberReader

Floats = npt.NDArray[np.float32]

SURE: Final = 0.99
"""A number read in a strip is sure where it is so as a whole"""
FORM: Final = re.compile(r"-?(0|[1-9]\d*|[1-9]\d{0,2}([.,]\d{3})+)([.,]\d+)?-?$")
"""and is written so."""
DOUBTED: Final = 0.5
"""No more is left of that where a digit, seen alone, may be another, by the bounds of a page: the
network for whole lines is surest and outvotes the one for digits. Of 78 amounts that were sure (300
generated cheques, even seeds, UNIPEN's hands) 9 were wrong; so 61 right ones are, and no wrong
one."""
MOSTLY: Final = 0.5
"""Of its ink, so much of a piece lies in a box to be of what stands there,"""
LOWEST: Final = 0.2
"""and there is ink along at least this part of the box's height: less is dirt."""
BROADEST: Final = 0.5
"""Of a digit's height: specks, dashes and blots have a broader pen."""


def read_line(reader: NumberReader, picture: Grey) -> Reading:
    """Read a picture of one line on paper of any kind; boxes in its pixels.

    ``picture``: uint8 (h, w) grey or (h, w, 3) red, green, blue. Raises ``InkError`` for a strip
    that is far too wide or too narrow for writing.
    """
    ink = ink_of_line(picture)
    reading = reader.read_ink(ink)
    if not _are_plain(reading, ink, reader.model):
        reading = replace(reading, sure=min(reading.sure, DOUBTED))
    return scaled(reading, picture.shape[0] / ink.shape[0])


def _are_plain(reading: Reading, ink: Grey, model: Model) -> bool:
    """Return whether each digit is that digit and hardly another where it is seen alone."""
    digits = [one for one in reading.signs if one.text.isdigit()]
    if not digits or model.info.architecture.reads_lines:
        return True
    boxes = [np.rint(one.box).astype(int) for one in digits]
    images = [to_image(ink[top:bottom, left:right]) for left, top, right, bottom in boxes]
    seen = [one.probabilities for one in _digits_of(model).read(images)]
    read = [int(one.text) for one in digits]
    return all(
        1 - likely[digit] < MAX_OTHER and (digit not in (1, 7) or likely[8 - digit] < MAX_SWAPPED)
        for digit, likely in zip(read, seen, strict=True)
    )


@lru_cache(maxsize=1)
def _digits_of(model: Model) -> Reader:
    return Reader(model)


def read_place(reader: NumberReader, picture: Grey, box: Box[int]) -> Reading:
    """Read the number that somebody says stands in a box on a page; its signs' boxes are as read.

    ``picture``: uint8 (h, w, 3). Ink of which most lies outside the box is left out where there is
    other. A part of that is never read for sure, nor is what has no digit's shape. Raises
    ``InkError`` where nothing can be seen on the picture, or the box holds specks alone.
    """
    _, top, _, bottom = box
    sheet = read_sheet_for(picture, bottom - top)
    x, y, right, bottom = sheet.on_sheet(box)
    labels = sheet.labels[y:bottom, x:right]
    areas = np.array([0, *(piece.area for piece in sheet.pieces)])
    inside = np.bincount(labels.ravel(), minlength=len(areas))
    # Where nothing lies mostly in the box, it is a part of something larger that is meant.
    for is_kept, trust in ((inside > MOSTLY * areas, 1.0), (inside > 0, 0.5)):
        ink = np.where(is_kept[labels], sheet.ink[y:bottom, x:right], 0)
        if ink.any(axis=1).sum() > LOWEST * (bottom - y):
            reading = reader.read_ink(ink)
            trust = trust if _has_shape(reading, ink) else 0.5
            return replace(reading, sure=trust * reading.sure)
    return Reading()


def _has_shape(reading: Reading, ink: Grey) -> bool:
    """Return whether some ink was read whole, as digits, and each is drawn with a pen."""
    boxes = [np.rint(sign.box).astype(int) for sign in reading.signs if sign.text.isdigit()]
    digits = [ink[top:bottom, left:right] for left, top, right, bottom in boxes]
    return (
        bool(digits)
        and UNREADABLE not in reading.text
        and all(stroke_width(digit) <= BROADEST * len(digit) for digit in digits)
    )


def is_sure(reading: Reading) -> bool:
    """Return whether a number that was read in a strip or a place need not be looked at."""
    return reading.sure >= SURE and FORM.match(reading.text) is not None
