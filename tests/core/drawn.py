"""Drawings that the generator writes, in a way or of a kind that a test asks for, and bars."""

from __future__ import annotations

import numpy as np

from digitpad.arrays import Grey
from digitpad.handwriting import synthesis
from digitpad.handwriting.glyphs.digits import ALLOGRAPHS
from digitpad.ink.drawing import Drawing
from digitpad.ink.raster import render

WAYS = {digit: {way.name: way for way in ways} for digit, ways in ALLOGRAPHS.items()}
AMBIGUOUS = frozenset(
    # Latin.
    "OoDQIlrSsZzqgbBGTYß"
    # Greek and Cyrillic.
    "ОоΟοΘθФфΦφσδβγρτΓГгЗзЭэБбЧчЬьЦцΛЛ"
    # Marks.
    "/\\|()°}]¬∂∃§¢⊥⊘′'"
) | {
    "ring", "oval", "upright rectangle", "dot", "upright stroke", "bow", "hourglass", "snowman",
    "balloon", "crescent", "lightning",
}  # fmt: skip
"""Letters, marks and shapes that some people write as digits: never drawn as non-digits."""


def digit_drawn(digit: int, way: str = "", *, seed: int = 7) -> Drawing:
    """Return one drawing of the digit, written in the named way, or in the first one."""
    chosen = WAYS[digit][way or next(iter(WAYS[digit]))]
    generator = synthesis.new_generator(seed, digit)
    return synthesis.follow(*synthesis.curves([chosen], generator), 1, generator)[0][0]


def picture_of(digit: int) -> Grey:
    """Return a digit in black on white paper, uint8 (200, 200)."""
    return 255 - render([200 * stroke.points for stroke in digit_drawn(digit).strokes], 200, 12)


def bars() -> list[Grey]:
    """Return one picture of each digit: a bar; that of a 7 is a broad block."""
    pictures = np.zeros((10, 1, 28, 28), np.uint8)
    pictures[:, 0, 4:24, 12:16] = 255
    pictures[7, 0, 4:24, 8:22] = 255
    return list(pictures)
