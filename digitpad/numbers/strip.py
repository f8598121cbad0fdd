"""A picture of one line of writing, such as the amount on a cheque: its ink.

A pattern printed beneath the writing is finer and fainter than the strokes of a pen. So the
paper's brightness is a median over its pattern, the picture is blurred by about the width of its
pen, and what then stands out counts as ink only where it connects to a dark stroke.
"""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np

from digitpad.arrays import Floats, Grey
from digitpad.errors import InkError
from digitpad.preprocess.fit import stroke_width
from digitpad.preprocess.light import MIN_CONTRAST, is_light_on_dark, noise_of, otsu, resized
from digitpad.preprocess.ruling import MIN_RULE_COVER, RuledLine, find_lines, without_lines
from digitpad.words import QT_TRANSLATE_NOOP

HEIGHT_RANGE_PX: Final = (96, 200)
"""Smallest and largest working height of a picture."""
MAX_WIDTH_PX: Final = 20_000
"""Largest width at that height; anything wider is no line of writing."""
PAPER_WINDOW: Final = 0.45
"""Side of the median window that estimates the paper's brightness, in heights: most of it is
paper."""
FIRST_BLUR: Final = 0.012
"""Standard deviation of the blur while the pen's width is unknown, in heights."""
PEN_BLUR: Final = 0.225
"""Standard deviation of the blur once it is known, in pen widths."""
PATTERN_MULTIPLE: Final = 2.0
"""Standard deviations of the paper's pattern below which contrast is no ink."""
WEAK_INK: Final = 0.38
STRONG_INK: Final = 0.65
"""Hysteresis thresholds, in contrasts of the pen: weak ink counts where it touches strong ink."""
MIN_RULE_LENGTH: Final = 0.6
"""Least length of a ruled line, in widths of the picture."""
MAX_RULE_SLOPE: Final = 0.06
"""Steepest slope of a ruled line."""


def ink_of_line(picture: Grey) -> Grey:
    """Return the amount of ink in each pixel of a picture of one line of writing.

    ``picture``: uint8 (h, w) grey or (h, w, 3). Returns uint8, 255 for ink and 0 for paper, scaled
    to a height within ``HEIGHT_RANGE_PX``.
    """
    contrast = _contrast(_brightness(picture))
    smooth = _blurred(contrast, FIRST_BLUR * len(contrast))
    pen, threshold = _pen_contrast(smooth)
    if pen < 1.5 * threshold:
        return np.zeros(contrast.shape, np.uint8)
    pen_width = stroke_width(np.where(smooth > pen / 2, np.uint8(255), np.uint8(0)))
    smooth = _blurred(_without_rules(contrast, pen, pen_width), max(0.6, PEN_BLUR * pen_width))
    pen, threshold = _pen_contrast(smooth)
    weak = max(WEAK_INK * pen, threshold)
    count, labels = cv2.connectedComponents((smooth > weak).astype(np.uint8), connectivity=8)
    is_ink = np.zeros(count, bool)
    is_ink[labels[smooth > max(STRONG_INK * pen, weak)]] = True
    is_ink[0] = False
    ink = np.clip((smooth - 0.6 * weak) / (0.9 * pen - 0.6 * weak), 0, 1)
    return np.where(is_ink[labels], np.rint(255 * ink), 0).astype(np.uint8)


def _brightness(picture: Grey) -> Grey:
    """Return a grey picture, dark on light, of a height within ``HEIGHT_RANGE_PX``.

    Raises ``InkError`` for a strip that is far too wide or too narrow.
    """
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY) if picture.ndim == 3 else picture
    low, high = HEIGHT_RANGE_PX
    scale = float(-(-low // len(grey))) if len(grey) < low else min(1.0, high / len(grey))
    if not 1 <= grey.shape[1] * scale <= MAX_WIDTH_PX:
        message = QT_TRANSLATE_NOOP(
            "errors", "A strip of {width:,} × {height:,} pixels is no line of writing."
        )
        raise InkError(message.filled(width=grey.shape[1], height=len(grey)))
    method = cv2.INTER_CUBIC if scale > 1 else cv2.INTER_AREA
    grey = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=method)
    is_light = is_light_on_dark(resized(grey.astype(np.float32) / 255, low))
    return np.asarray(255 - grey if is_light else grey)


def _contrast(grey: Grey) -> Floats:
    """Return how much darker than its paper each pixel is, from 0 to 1 (black)."""
    window = int(PAPER_WINDOW * len(grey)) | 1
    side = window // 2
    wide = cv2.copyMakeBorder(grey, *4 * (side,), cv2.BORDER_REFLECT)
    paper = cv2.medianBlur(wide, window)[side:-side, side:-side]
    light = np.maximum(_blurred(paper.astype(np.float32), len(grey) / 16), 20)
    return np.asarray(1 - grey / light, np.float32)


def _pen_contrast(smooth: Floats) -> tuple[float, float]:
    """Return the contrast in the middle of a stroke (0 without ink), and the threshold of ink."""
    threshold = max(MIN_CONTRAST, PATTERN_MULTIPLE * noise_of(smooth))
    dark = smooth[smooth > threshold]
    if not dark.size:
        return 0.0, threshold
    split = otsu(np.minimum(dark, 1))
    return float(np.median(dark[dark > split] if dark.max() > split else dark)), threshold


def _without_rules(contrast: Floats, pen: float, pen_width: float) -> Floats:
    """Return a contrast map without level ruled lines, which are about as thin as the pen."""
    grey = np.rint(255 * np.clip(contrast, 0, 1)).astype(np.uint8)
    # A line may lie on the very edge of the picture.
    grey = cv2.copyMakeBorder(
        grey, HEIGHT_RANGE_PX[0] // 8, HEIGHT_RANGE_PX[0] // 8, 0, 0, cv2.BORDER_CONSTANT
    )
    floor = 255 * max(0.1, 0.3 * pen)
    lines = find_lines(grey, floor, thickest=pen_width / max(grey.shape))
    lines = [line for line in lines if _is_rule(line, grey) and line.thick < 1.6 * pen_width + 3]
    if not lines:
        return contrast
    cleared, mask = (
        part[HEIGHT_RANGE_PX[0] // 8 : -HEIGHT_RANGE_PX[0] // 8]
        for part in without_lines(grey, lines)
    )
    return np.where(mask > 0, np.minimum(contrast, cleared / np.float32(255)), contrast)


def _is_rule(line: RuledLine, contrast: Grey) -> bool:
    """Tell a ruled line from the feet or tops of signs in a row."""
    width = contrast.shape[1]
    x = np.arange(line.begin, line.end)
    rise = np.ptp(line.height(np.array([0, width]))) / width
    if len(x) < MIN_RULE_LENGTH * width or rise > MAX_RULE_SLOPE:
        return False
    near = cv2.dilate(contrast, np.ones((5, 1), np.uint8))
    rows = np.clip(np.rint(line.height(x)).astype(np.intp), 0, len(near) - 1)
    return bool((near[rows, x] > line.level / 2).mean() > MIN_RULE_COVER)


def _blurred(values: Floats, deviation: float) -> Floats:
    return np.asarray(cv2.GaussianBlur(values, (0, 0), deviation))
