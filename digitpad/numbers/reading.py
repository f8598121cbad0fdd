"""The result of reading a number: its signs, each with its place and probability."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from digitpad.ink.boxes import Box
from digitpad.models.architecture import NUMBER_SIGNS

SIGNS: Final = NUMBER_SIGNS
"""The signs that are read in numbers."""
UNREADABLE: Final = "?"
"""Stands for ink that is none of ``SIGNS``."""
SURE: Final = 0.92
"""Probability from which a sign of strokes is shown as sure (docs/results/numbers.md)."""


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign of a number.

    ``text``: one of ``SIGNS``, or ``UNREADABLE``. ``probability``: 0..1, that it is this sign and
    that ``box`` holds all of its ink. ``box``: in canvas units or pixels, whichever was read.
    ``strokes``: indices of the strokes it was read from, empty for a picture. ``others``: the
    remaining ``SIGNS``, the likeliest first.
    """

    text: str
    probability: float
    box: Box[float]
    strokes: tuple[int, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def is_sure(self) -> bool:
        """Whether a sign read from strokes needs no checking."""
        return self.text != UNREADABLE and self.probability >= SURE


@dataclass(frozen=True, slots=True)
class Reading:
    """The signs of a number from left to right.

    ``sure``: 0..1, the probability that all of them are right.
    """

    signs: tuple[Sign, ...] = ()
    sure: float = 0.0

    @property
    def text(self) -> str:
        return "".join(sign.text for sign in self.signs)


def ranked(sign: str, likely: Mapping[str, float | tuple[float, ...]]) -> tuple[str, ...]:
    """Return all signs other than ``sign``, the likeliest first."""
    others = (candidate for candidate in SIGNS if candidate != sign)
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
