"""Drawings that the generator writes, in a way that a test asks for, what all have, and bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

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


def extent(drawing: Drawing) -> float:
    left, top, right, bottom = drawing.bounds()
    return max(right - left, bottom - top)


def assert_on_canvas(drawing: Drawing) -> None:
    """It stays on the canvas, pen and all, and fills a fair part of it."""
    half = drawing.pen_width / 2
    assert min(drawing.bounds()) >= half - 1e-6
    assert max(drawing.bounds()) <= 1 - half + 1e-6
    assert extent(drawing) > 0.25


def assert_numbered(batch: Callable[..., tuple[Any, Sequence[Any]]]) -> None:
    """An element of a series depends only on the seed and its number."""
    images, labels = batch(21, 990, 30)
    for start, count in ((995, 5), (1000, 20), (1019, 1)):
        part, part_labels = batch(21, start, count)
        begin = start - 990
        np.testing.assert_array_equal(part, images[begin : begin + count])
        assert list(part_labels) == list(labels[begin : begin + count])
    assert not np.array_equal(batch(22, 990, 30)[0], images)


def assert_centred(images: Grey, within: float) -> None:
    """Images of digits have the size that MNIST's have, and their ink stands in the centre."""
    assert images.shape[1:] == (28, 28)
    assert images.dtype == np.uint8
    ink = images.astype(float)
    total = ink.sum(axis=(1, 2))
    centres = np.arange(28) + 0.5
    for axis in (1, 2):
        assert np.abs((ink.sum(axis=axis) @ centres) / total - 14.5).max() < within
        assert (images > 0).any(axis=axis).sum(axis=1).max() <= 22


def picture_of(digit: int) -> Grey:
    """Return a digit in black on white paper, uint8 (200, 200)."""
    return 255 - render([200 * stroke.points for stroke in digit_drawn(digit).strokes], 200, 12)


def bars() -> list[Grey]:
    """Return one picture of each digit: a bar; that of a 7 is a broad block."""
    pictures = np.zeros((10, 1, 28, 28), np.uint8)
    pictures[:, 0, 4:24, 12:16] = 255
    pictures[7, 0, 4:24, 8:22] = 255
    return list(pictures)
