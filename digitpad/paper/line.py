"""A picture of one line of writing, such as the amount on a cheque: its ink, and its reading.

A pattern that was printed below the writing is finer and fainter than what a pen writes. So what
the pattern makes of the paper in the middle is its brightness, a picture is blurred by as much as
its pen is broad, and what is left counts as ink only where it holds on to a dark stroke.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.lines.reading import UNREADABLE, Reading, scaled
from digitpad.modelfile import Model
from digitpad.paper.glyphs import Reader
from digitpad.paper.ink import Grey, read_sheet_for
from digitpad.paper.ruling import RuledLine, find_lines, without_lines
from digitpad.paper.trust import OTHER, SWAPPED
from digitpad.picture.fit import stroke_width, to_image
from digitpad.picture.light import MIN_CONTRAST, is_light_on_dark, otsu, resized
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from digitpad.lines.reader import NumberReader

Floats = npt.NDArray[np.float32]

HEIGHTS: Final = (96, 200)
"""Pictures are brought to a height between these, in pixels."""
WIDEST: Final = 20_000
"""Pixels; what is wider at that height is no line of writing."""
PAPER_WINDOW: Final = 0.45
"""Of the height: in a window of this size most is paper."""
FIRST_BLUR: Final = 0.012
"""Of the height, before it is known how broad the pen is."""
BLUR: Final = 0.225
"""Of the pen's width; deviation of a Gaussian."""
PATTERN_MULTIPLE: Final = 2.0
"""What is within so many standard deviations of a pattern is no ink; a pen is a third more."""
WEAK: Final = 0.38
STRONG: Final = 0.65
"""Parts of the pen's contrast: what has the first is ink where it touches what has the second."""
SURE: Final = 0.99
"""A number read in a strip is sure where it is so as a whole"""
FORM: Final = re.compile(r"-?(0|[1-9]\d*|[1-9]\d{0,2}([.,]\d{3})+)([.,]\d+)?-?$")
"""and is written so."""
DOUBTED: Final = 0.5
"""No more is left of that where a digit, seen alone, may be another, by the bounds of a page: the
network for whole lines is surest and outvotes the one for digits. Of 78 amounts that were sure (300
generated cheques, even seeds, UNIPEN's hands) 9 were wrong; so 61 right ones are, and no wrong
one."""
RULED: Final = 0.6
"""Of the width: a ruled line is as long at least ..."""
UNBROKEN: Final = 0.85
"""... and is seen along this part of its length: between signs, too ..."""
LEVEL: Final = 0.06
"""... and rises less than this."""
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
        1 - likely[digit] < OTHER and (digit not in (1, 7) or likely[8 - digit] < SWAPPED)
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
    left, top, right, bottom = box
    sheet = read_sheet_for(picture, bottom - top)
    to_sheet = np.linalg.inv(sheet.to_photo)
    corners = np.array([[(left, top), (right, top), (right, bottom), (left, bottom)]], np.float64)
    found = cv2.perspectiveTransform(corners, to_sheet)[0]
    extent = np.floor(found.min(axis=0)), np.ceil(found.max(axis=0))
    x, y, right, bottom = np.maximum(extent, 0).astype(int).ravel().tolist()
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
    return Reading((), 0.0, 0.0)


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


def ink_of_line(picture: Grey) -> Grey:
    """Return how much ink there is in each pixel of a picture of one line of writing.

    ``picture``: uint8 (h, w) grey or (h, w, 3). Returns uint8, 255 where ink is, 0 on paper, of
    the picture's shape, scaled where that is low or high.
    """
    contrast = _contrast(_brightness(picture))
    smooth = _blurred(contrast, FIRST_BLUR * len(contrast))
    pen, least = _pen_contrast(smooth)
    if pen < 1.5 * least:
        return np.zeros(contrast.shape, np.uint8)
    width = stroke_width(np.where(smooth > pen / 2, np.uint8(255), np.uint8(0)))
    smooth = _blurred(_without_rules(contrast, pen, width), max(0.6, BLUR * width))
    pen, least = _pen_contrast(smooth)
    weak = max(WEAK * pen, least)
    count, labels = cv2.connectedComponents((smooth > weak).astype(np.uint8), connectivity=8)
    is_ink = np.zeros(count, bool)
    is_ink[labels[smooth > max(STRONG * pen, weak)]] = True
    is_ink[0] = False
    ink = np.clip((smooth - 0.6 * weak) / (0.9 * pen - 0.6 * weak), 0, 1)
    return np.where(is_ink[labels], np.rint(255 * ink), 0).astype(np.uint8)


def _brightness(picture: Grey) -> Grey:
    """Return a grey picture of a height within ``HEIGHTS``, its ink darker than its paper.

    Raises ``InkError`` for a strip that is far too wide or too narrow.
    """
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY) if picture.ndim == 3 else picture
    low, high = HEIGHTS
    scale = float(-(-low // len(grey))) if len(grey) < low else min(1.0, high / len(grey))
    if not 1 <= grey.shape[1] * scale <= WIDEST:
        words = QT_TRANSLATE_NOOP(
            "errors", "A strip of {width:,} × {height:,} pixels is no line of writing."
        )
        raise InkError(words.filled(width=grey.shape[1], height=len(grey)))
    way = cv2.INTER_CUBIC if scale > 1 else cv2.INTER_AREA
    grey = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=way)
    is_light = is_light_on_dark(resized(grey.astype(np.float32) / 255, low), is_cut_out=False)
    return np.asarray(255 - grey if is_light else grey)


def _contrast(grey: Grey) -> Floats:
    """Return by which part of its brightness each pixel is darker than its paper; 1 is black."""
    window = int(PAPER_WINDOW * len(grey)) | 1
    wide = cv2.copyMakeBorder(grey, *4 * (window,), cv2.BORDER_REFLECT)
    paper = cv2.medianBlur(wide, window)[window:-window, window:-window]
    light = np.maximum(_blurred(paper.astype(np.float32), len(grey) / 16), 20)
    return np.asarray(1 - grey / light, np.float32)


def _pen_contrast(smooth: Floats) -> tuple[float, float]:
    """Return the contrast of the middle of a stroke, 0 where there is none, and the least of ink.

    Ink is darker than its paper: what is lighter is the paper's pattern and noise.
    """
    lighter = -smooth[smooth < 0]
    noise = 1.4826 * float(np.median(lighter)) if lighter.size else 0.0
    least = max(MIN_CONTRAST, PATTERN_MULTIPLE * noise)
    dark = smooth[smooth > least]
    if not dark.size:
        return 0.0, least
    split = otsu(np.minimum(dark, 1))
    return float(np.median(dark[dark > split] if dark.max() > split else dark)), least


def _without_rules(contrast: Floats, pen: float, width: float) -> Floats:
    """Return a contrast map without level ruled lines that are no broader than the pen."""
    shown = np.rint(255 * np.clip(contrast, 0, 1)).astype(np.uint8)
    # A line may lie on the very edge of the picture.
    shown = cv2.copyMakeBorder(shown, HEIGHTS[0] // 8, HEIGHTS[0] // 8, 0, 0, cv2.BORDER_CONSTANT)
    floor = 255 * max(0.1, 0.3 * pen)
    found = find_lines(shown, floor, min_support=RULED / 2, thickest=width / max(shown.shape))
    lines = [line for line in found if _is_rule(line, shown) and line.thick < 1.6 * width + 3]
    if not lines:
        return contrast
    cleared, mask = (
        part[HEIGHTS[0] // 8 : -HEIGHTS[0] // 8] for part in without_lines(shown, lines)
    )
    return np.where(mask > 0, np.minimum(contrast, cleared / np.float32(255)), contrast)


def _is_rule(line: RuledLine, contrast: Grey) -> bool:
    """Return whether a line is ruled, and not one that feet or heads of signs happen to make."""
    width = contrast.shape[1]
    x = np.arange(line.begin, line.end)
    rise = np.ptp(line.height(np.array([0, width]))) / width
    if len(x) < RULED * width or rise > LEVEL:
        return False
    near = cv2.dilate(contrast, np.ones((5, 1), np.uint8))
    rows = np.clip(np.rint(line.height(x)).astype(np.intp), 0, len(near) - 1)
    return bool((near[rows, x] > line.level / 2).mean() > UNBROKEN)


def _blurred(values: Floats, deviation: float) -> Floats:
    return np.asarray(cv2.GaussianBlur(values, (0, 0), deviation))
