"""What reading a number gives: its signs, each with its place and certainty."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from digitpad.ink.boxes import Box
from digitpad.models.architecture import NUMBER_SIGNS

SIGNS: Final = NUMBER_SIGNS
"""All that is read in a number."""
UNREADABLE: Final = "?"
"""Stands for ink that is none of ``SIGNS``."""
SURE: Final = 0.92
"""What is so probable is right in 99 of 100, where strokes are read; what is less is doubtful."""


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign of a number.

    ``text``: one of ``SIGNS``, or ``UNREADABLE``. ``probability``: 0..1, that it is this sign and
    that its ink ends where ``box`` does. ``box``: in the units of what was read. ``strokes``: which
    strokes of the drawing it was read from, counted from 0; none of a picture's. ``others``: the
    others of ``SIGNS``, the likeliest first.
    """

    text: str
    probability: float
    box: Box[float]
    strokes: tuple[int, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def is_sure(self) -> bool:
        """Whether a sign of strokes need not be looked at."""
        return self.text != UNREADABLE and self.probability >= SURE


@dataclass(frozen=True, slots=True)
class Reading:
    """A number as it was read, from left to right.

    ``sure``: 0..1, that all of it is right.
    """

    signs: tuple[Sign, ...] = ()
    sure: float = 0.0

    @property
    def text(self) -> str:
        return "".join(sign.text for sign in self.signs)


def ranked(sign: str, likely: Mapping[str, float | tuple[float, ...]]) -> tuple[str, ...]:
    """Return all signs but one, the likeliest first."""
    others = (other for other in SIGNS if other != sign)
    return tuple(sorted(others, key=likely.__getitem__, reverse=True))


def scaled(reading: Reading, factor: float) -> Reading:
    """Return a reading with its boxes multiplied."""
    if factor == 1.0:
        return reading
    signs = []
    for sign in reading.signs:
        box = Box(*(side * factor for side in sign.box))
        signs.append(replace(sign, box=box))
    return replace(reading, signs=tuple(signs))
