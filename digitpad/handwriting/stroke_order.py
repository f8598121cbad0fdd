"""Strokes drawn in another direction and order, so that a network does not rely on the usual ones.

People write a 0 clockwise, an 8 from the middle, a 4 from below, and ink that was traced from a
picture has no order at all. The shape stays the same.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

import numpy as np

from digitpad.ink.drawing import Drawing, Stroke
from digitpad.ink.maps import InkMaps, drawing_to_maps
from digitpad.ink.normalise import PEN_WIDTH_PX

VERSION: Final = "orders/1"
"""Changes whenever the output for a drawing does."""
UNUSUAL: Final = 0.25
"""Share of drawings whose strokes are turned round or exchanged."""
UNKNOWN: Final = 0.08
"""Share of drawings of which only the picture is known."""
UNTIMED: Final = 0.03
"""Share of drawings of which only the time is unknown."""


def maps_in_any_order(drawing: Drawing, pen_width_px: float = PEN_WIDTH_PX) -> InkMaps:
    """Return ``drawing_to_maps`` for training, for some drawings in another order or without one.

    Which, depends on the drawing alone.
    """
    generator = _generator_of(drawing)
    chance = generator.random()
    if chance < UNUSUAL:
        drawing = in_another_order(drawing, generator)
    maps = drawing_to_maps(drawing, pen_width_px)
    if UNUSUAL <= chance < UNUSUAL + UNKNOWN:
        maps[1:] = 0
    elif UNUSUAL + UNKNOWN <= chance < UNUSUAL + UNKNOWN + UNTIMED:
        maps[-1] = 0
    return maps


def in_another_order(drawing: Drawing, generator: np.random.Generator) -> Drawing:
    """Return the drawing with strokes turned round (all in one of three) and exchanged (half)."""
    chance, are_exchanged = generator.random(2)
    is_turned = generator.random(len(drawing.strokes)) < (1.0 if chance < 0.35 else 0.5)
    strokes = [
        Stroke(stroke.points[::-1]) if turned else stroke
        for stroke, turned in zip(drawing.strokes, is_turned, strict=True)
    ]
    if are_exchanged < 0.5:
        strokes = [strokes[i] for i in generator.permutation(len(strokes))]
    return Drawing(tuple(strokes), drawing.pen_width)


def _generator_of(drawing: Drawing) -> np.random.Generator:
    digest = 0
    for stroke in drawing.strokes:
        digest = crc32(stroke.points.tobytes(), digest)
    return np.random.Generator(np.random.Philox(np.random.SeedSequence(digest)))
