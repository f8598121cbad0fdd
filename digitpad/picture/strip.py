"""A picture of one line of writing, such as the amount on a cheque: its ink.

A pattern that was printed below the writing is finer and fainter than what a pen writes. So what
the pattern makes of the paper in the middle is its brightness, a picture is blurred by as much as
its pen is broad, and what is left counts as ink only where it holds on to a dark stroke.
"""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.picture.fit import stroke_width
from digitpad.picture.light import MIN_CONTRAST, is_light_on_dark, otsu, resized
from digitpad.picture.ruling import RuledLine, find_lines, without_lines
from digitpad.picture.steps import Floats
from digitpad.words import QT_TRANSLATE_NOOP

Grey = npt.NDArray[np.uint8]

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
RULED: Final = 0.6
"""Of the width: a ruled line is as long at least ..."""
UNBROKEN: Final = 0.85
"""... and is seen along this part of its length: between signs, too ..."""
LEVEL: Final = 0.06
"""... and rises less than this."""


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
