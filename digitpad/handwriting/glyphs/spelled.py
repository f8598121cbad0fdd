"""Shapes that are no digits, in fixed strokes that vary in the same way for all of them.

What varies from drawing to drawing: the sizes of the parts, and every knot a little, the ends a
little more.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np

from digitpad.handwriting.glyphs.notation import DOT_RADIUS, fixed_strokes
from digitpad.handwriting.glyphs.pen import Allograph, Draw, Floats, Knot, Skeleton, Vary

STRETCH: Final = 0.26
"""How far the middle of a shape moves against its ends: a part of its size, four times."""
KNOT_SPREAD: Final = 0.013
END_SPREAD: Final = 0.028
GAP: Final = 0.18
"""From one shape to the next where several stand in a row."""

_HEADER: Final = re.compile(r"(.+?)(?: ([\d.]+))?")


class Kind(NamedTuple):
    """What is drawn in several ways; ``weight`` says how common it is beside the others."""

    weight: float
    texts: list[str]


def spelled(text: str) -> Draw:
    """Return the function that draws what the text spells in ``notation``.

    ``|`` separates shapes that stand in a row. Raises ``ValueError`` for a text that cannot
    be read.
    """
    strokes: list[list[Knot]] = []
    left = 0.0
    for shape in map(fixed_strokes, text.split("|")):
        places = np.array([knot.x for stroke in shape for knot in stroke])
        right = left - places.min() if strokes else 0.0
        strokes += [[knot._replace(x=knot.x + right) for knot in stroke] for stroke in shape]
        left = places.max() + right + GAP
    return traced(*strokes)


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


def spellings(text: str) -> dict[str, Kind]:
    """Return the kinds in a text of lines ``name weight: spelling / spelling``.

    A weight of 1 may be left out. Indented lines go on with more spellings.
    """
    kinds: dict[str, Kind] = {}
    for line in text.strip().splitlines():
        head, _, found = line.rpartition(": ")
        if header := _HEADER.fullmatch(head):
            name, weight = header.groups()
            kinds[name] = kind = Kind(float(weight or 1), [])
        kind.texts.extend(found.split(" / "))
    return kinds


def ways(kinds: Mapping[str, Kind]) -> tuple[Allograph, ...]:
    """Return the ways of drawing each kind; the spellings of one are as common as each other."""
    return tuple(
        Allograph(name, kind.weight / len(kind.texts), spelled(text))
        for name, kind in kinds.items()
        for text in kind.texts
    )


def _spreads(places: Floats) -> Floats:
    """Return how far each knot of a stroke moves by itself: (k, 1)."""
    spreads = np.full((len(places), 1), KNOT_SPREAD)
    spreads[[0, -1]] = END_SPREAD
    if np.ptp(places, axis=0).max() <= 2 * DOT_RADIUS + 1e-9:
        spreads[:] = DOT_RADIUS / 4
    return spreads
