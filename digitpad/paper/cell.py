"""A number on a page or a cell of a table, where it stands, and the signs in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from digitpad.ink.boxes import Box
from digitpad.numbers.reading import UNREADABLE

Place = tuple[tuple[int, int], ...]
"""Four corners on the upright photo, clockwise from the upper left; () for no place."""
At = tuple[int, int]
"""The row and the column of a cell, from 0."""
UNSURE: Final = "unsure"
"""The doubt of a cell without a more specific reason."""


@dataclass(frozen=True, slots=True)
class PaperSign:
    """A sign of a number.

    ``text``: a digit, one of ``+ - . ,``, or "?" if it is illegible. ``probability``: 0..1.
    ``box``: left, top, right, bottom in pixels of the upright photo.
    """

    text: str
    probability: float
    box: Box[int]


@dataclass(frozen=True, slots=True)
class Cell:
    """A number on a page, or a cell of a table.

    ``text``: "" for an empty cell, "?" for an illegible one and for words. ``doubt``: a key for why
    it should be checked, "" if it is sure. ``probability``: of its being right, 0..1. ``signs``:
    those of a number on a page, left to right. ``other``: what it is otherwise likeliest.
    ``is_checked``: whether a user corrected, confirmed or emptied it.
    """

    text: str = ""
    place: Place = ()
    doubt: str = ""
    probability: float = 1.0
    signs: tuple[PaperSign, ...] = ()
    is_checked: bool = False
    other: str = ""

    @property
    def sure(self) -> bool:
        return not self.doubt

    @property
    def box(self) -> Box[int]:
        across, down = zip(*self.place, strict=True)
        return Box(min(across), min(down), max(across), max(down))

    @property
    def digits(self) -> tuple[PaperSign, ...]:
        """The digits among the signs, illegible ones included."""
        return tuple(sign for sign in self.signs if sign.text.isdigit() or sign.text == UNREADABLE)


Rows = tuple[tuple[Cell, ...], ...]


def place_of(box: tuple[int, int, int, int]) -> Place:
    left, top, right, bottom = box
    return (left, top), (right, top), (right, bottom), (left, bottom)
