"""A number on a page: its signs, and when it is sure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from digitpad.ink.boxes import Box, around
from digitpad.paper.cell import UNSURE, Cell, PaperSign, place_of
from digitpad.paper.figures import POSSIBLE_DIGIT
from digitpad.paper.trust import ODDITIES

MIN_TRUST: Final = 0.985
"""Least probability of being right of a sure number."""
MIN_CLEAR_TRUST: Final = 0.98
"""The same if both networks are sure on their own (docs/results/paper.md)."""
OTHERWISE: Final = "read otherwise"
"""The oddity of a number that the line network reads differently."""
NUMBER: Final = re.compile(r"[+-]?(\d+|[1-9]\d{0,2}(,\d{3})+|[1-9]\d{0,2}(\.\d{3})+)([.,]\d+)?$")
"""The form of a sure number."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number on a page while it is being read: its signs from left to right, and its trust."""

    signs: tuple[PaperSign, ...]
    oddity: str = ""
    """A key for what makes it doubtful, apart from how its signs were read; "" for nothing."""
    trust: float = 1.0
    """The probability of its being right, 0..1: see ``trust.trusts_of``."""
    is_clear: bool = False
    """Whether both networks are sure of it on their own, and nothing about it is odd."""

    @property
    def text(self) -> str:
        return "".join(sign.text for sign in self.signs)

    @property
    def sure(self) -> bool:
        # Signs may separate several numbers on a line.
        parts = re.split(r"(?<=\d)(?=[+-])", self.text)
        is_number = all(NUMBER.match(part) for part in parts)
        are_read = all(one.probability >= POSSIBLE_DIGIT for one in self.signs)
        is_weighed = self.oddity in ("", OTHERWISE, *ODDITIES)
        min_trust = MIN_CLEAR_TRUST if self.is_clear else MIN_TRUST
        return is_number and are_read and is_weighed and self.trust >= min_trust

    @property
    def box(self) -> Box[int]:
        return around(sign.box for sign in self.signs)

    @property
    def cell(self) -> Cell:
        doubt = "" if self.sure else self.oddity or UNSURE
        return Cell(self.text, place_of(self.box), doubt, self.trust, self.signs)
