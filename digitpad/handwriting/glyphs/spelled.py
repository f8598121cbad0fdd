"""Skeletons spelled as text, for the many shapes that are no digits.

A shape is written on a field about 100 wide and high, x to the right, y down, its strokes
separated by ";": ``x,y`` is a knot, ``!x,y`` a corner, ``.x,y`` a dot, and
``@x,y,rx,ry,start,sweep`` an arc as in ``pen.arc``. What varies from drawing to drawing is
common to all of them: the sizes of the parts, and every knot a little, the ends a little more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from digitpad.handwriting.glyphs.pen import Allograph, Draw, Floats, Knot, Skeleton, Vary, arc

UNIT: Final = 100.0
STRETCH: Final = 0.26
"""How far the middle of a shape moves against its ends: a part of its size, four times."""
KNOT_SPREAD: Final = 0.013
END_SPREAD: Final = 0.028
DEGREES_PER_KNOT: Final = 40.0
DOT_RADIUS: Final = 0.02


def spelled(text: str) -> Draw:
    """Return the function that draws the spelled strokes.

    Raises ``ValueError`` for a text that cannot be read.
    """
    return traced(*(_stroke(part) for part in text.split(";")))


def traced(*strokes: list[Knot]) -> Draw:
    """Return the function that draws strokes with fixed knots, varied as spelled ones are."""
    places = [np.array([knot[:2] for knot in stroke], dtype=np.float64) for stroke in strokes]
    is_sharp = [np.array([knot.is_sharp for knot in stroke]) for stroke in strokes]
    low = np.concatenate(places).min(axis=0)
    size = np.maximum(np.concatenate(places).max(axis=0) - low, 1e-6)
    shares = [(place - low) / size for place in places]
    spreads = [_spreads(place) for place in places]

    def draw(v: Vary) -> tuple[Skeleton, ...]:
        amount = STRETCH * v.scatter(1)
        return tuple(
            Skeleton(
                place + amount * share * (1.0 - share) * size + spread * v.scatter(len(place)),
                sharp,
            )
            for place, share, spread, sharp in zip(places, shares, spreads, is_sharp, strict=True)
        )

    return draw


def ways(texts: Mapping[str, tuple[str, ...]]) -> tuple[Allograph, ...]:
    """Return the ways of drawing each kind; every kind is as common as every other."""
    return tuple(
        Allograph(kind, 1.0 / len(spellings), spelled(text))
        for kind, spellings in texts.items()
        for text in spellings
    )


def beside(*texts: str, gap: float = 18.0) -> str:
    """Return the spelling of shapes that stand in a row."""
    parts, left = [], 0.0
    for text in texts:
        strokes = [_stroke(part) for part in text.split(";")]
        places = np.array([float(knot[0]) for stroke in strokes for knot in stroke]) * UNIT
        parts += [_moved(part, left - float(places.min())) for part in text.split(";")]
        left += float(np.ptp(places)) + gap
    return ";".join(parts)


def _moved(stroke: str, right: float) -> str:
    moved = []
    for token in stroke.split():
        mark = token[0] if token[0] in "!.@" else ""
        first, _, others = token.removeprefix(mark).partition(",")
        moved.append(f"{mark}{float(first) + right:g},{others}")
    return " ".join(moved)


def _stroke(text: str) -> list[Knot]:
    knots: list[Knot] = []
    for token in text.split():
        mark = token[0] if token[0] in "!.@" else ""
        numbers = [float(number) for number in token.removeprefix(mark).split(",")]
        if len(numbers) != (6 if mark == "@" else 2):
            raise ValueError(f"“{token}” is no part of a stroke")
        x, y = numbers[0] / UNIT, numbers[1] / UNIT
        if mark == "@":
            count = max(3, 1 + round(abs(numbers[5]) / DEGREES_PER_KNOT))
            radii = (numbers[2] / UNIT, numbers[3] / UNIT)
            knots += arc((x, y), radii, numbers[4], numbers[5], count)
        elif mark == ".":
            knots += arc((x, y), (DOT_RADIUS, DOT_RADIUS), 0, 300, 4)
        else:
            knots.append(Knot(x, y, mark == "!"))
    if len(knots) < 2:
        raise ValueError(f"“{text}” is no stroke: it needs two knots")
    return knots


def _spreads(places: Floats) -> Floats:
    """Return how far each knot of a stroke moves by itself: (k, 1)."""
    spreads = np.full((len(places), 1), KNOT_SPREAD)
    spreads[[0, -1]] = END_SPREAD
    if np.ptp(places, axis=0).max() <= 2 * DOT_RADIUS + 1e-9:
        spreads[:] = DOT_RADIUS / 4
    return spreads
