"""A reliability diagram as a picture, without any plotting library.

The window paints its own; this is for reports and for machines without a screen.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from math import log10
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from digitpad.evaluation.reliability import ReliabilityBin

SCALE: Final = 2
"""Pixels to one of the sizes below, for sharp print."""
SIZE: Final = (440, 600)
AXES: Final = (64, 92, 416, 444)
"""Left, top, right, bottom of the square of confidence and accuracy."""
COUNTS: Final = (492, 560)
"""Top and bottom of the bars that say how many readings there are."""
PAPER: Final = "#ffffff"
TEXT: Final = "#222222"
QUIET: Final = "#666666"
GRID: Final = "#dddddd"
POINT: Final = "#1f6fb2"
BAR: Final = "#a9c8e4"
GAP: Final = "#e8a58c"
"""Colour of what is between what a model says and how often it is right."""


def reliability_png(bins: Sequence[ReliabilityBin], title: str, lines: Sequence[str]) -> bytes:
    """Return the bytes of a PNG file with a reliability diagram.

    ``lines``: figures to stand below the title. Above, how often readings of a certain
    confidence are right, with the interval of 95 % certainty; a model that is as often right as
    it says has its points on the diagonal. Below, how many readings there are, on a logarithmic
    scale.
    """
    image = Image.new("RGB", (SIZE[0] * SCALE, SIZE[1] * SCALE), PAPER)
    pen = ImageDraw.Draw(image)
    _text(pen, SIZE[0] / 2, 22, title, 15)
    for number, line in enumerate(lines):
        _text(pen, SIZE[0] / 2, 46 + 18 * number, line, 12, QUIET)
    _axes(pen)
    for one in bins:
        _bin(pen, one)
    _counts(pen, bins)
    buffer = io.BytesIO()
    image.save(buffer, format="PNG", optimize=True)
    return buffer.getvalue()


def _x(share: float) -> float:
    return (AXES[0] + share * (AXES[2] - AXES[0])) * SCALE


def _y(share: float) -> float:
    return (AXES[3] - share * (AXES[3] - AXES[1])) * SCALE


def _axes(pen: ImageDraw.ImageDraw) -> None:
    for tenths in range(0, 11, 2):
        share = tenths / 10
        pen.line((_x(0), _y(share), _x(1), _y(share)), GRID, SCALE)
        _text(pen, AXES[0] - 7, _y(share) / SCALE, f"{share:.0%}", 11, TEXT, "rm")
        _text(pen, _x(share) / SCALE, AXES[3] + 7, f"{share:.0%}", 11, TEXT, "mt")
        pen.line((_x(share), _y(0), _x(share), _y(0) + 4 * SCALE), TEXT, SCALE)
    pen.line((_x(0), _y(0), _x(1), _y(0)), TEXT, SCALE)
    for step in range(0, 100, 2):
        ends = step / 100, step / 100 + 0.012
        pen.line((_x(ends[0]), _y(ends[0]), _x(ends[1]), _y(ends[1])), QUIET, SCALE)
    middle = (AXES[0] + AXES[2]) / 2
    _text(pen, middle, AXES[3] + 32, "how sure it says it is", 12, TEXT)
    _text(pen, AXES[0] + 8, AXES[1] + 10, "how often it is right", 12, TEXT, "lm")


def _bin(pen: ImageDraw.ImageDraw, one: ReliabilityBin) -> None:
    x, reach = _x(one.confidence), 3 * SCALE
    heights = sorted((_y(one.confidence), _y(one.accuracy)))
    pen.rectangle((x - reach, heights[0], x + reach, heights[1]), GAP)
    low, high = one.interval()
    pen.line((x, _y(low), x, _y(high)), POINT, SCALE)
    for end in (low, high):
        pen.line((x - reach, _y(end), x + reach, _y(end)), POINT, SCALE)
    pen.circle((x, _y(one.accuracy)), 4 * SCALE, POINT)


def _counts(pen: ImageDraw.ImageDraw, bins: Sequence[ReliabilityBin]) -> None:
    most = max((one.n for one in bins), default=1)
    for one in bins:
        height = (COUNTS[1] - COUNTS[0]) * (1 + log10(one.n)) / (1 + log10(most))
        top = (COUNTS[1] - height) * SCALE
        pen.rectangle((_x(one.low) + SCALE, top, _x(one.high) - SCALE, COUNTS[1] * SCALE), BAR)
        _text(
            pen, _x((one.low + one.high) / 2) / SCALE, top / SCALE - 3, _short(one.n), 9, "", "mb"
        )
    pen.line((_x(0), COUNTS[1] * SCALE, _x(1), COUNTS[1] * SCALE), TEXT, SCALE)
    middle = (AXES[0] + AXES[2]) / 2
    _text(pen, middle, COUNTS[1] + 16, "readings that were so sure (logarithmic)", 12, TEXT)


def _short(count: int) -> str:
    """Return a count that fits above a narrow bar: 950, 9.5k, 95k."""
    if count < 1000:
        return str(count)
    thousands = count / 1000
    return f"{thousands:.1f}k" if thousands < 9.95 else f"{thousands:.0f}k"


def _text(
    pen: ImageDraw.ImageDraw,
    x: float,
    y: float,
    words: str,
    size: int,
    colour: str = TEXT,
    anchor: str = "mm",
) -> None:
    font = ImageFont.load_default(size * SCALE)
    pen.text((x * SCALE, y * SCALE), words, colour or QUIET, font, anchor=anchor)
