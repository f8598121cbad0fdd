"""A number on a page: its signs, and when it is sure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from digitpad.ink.boxes import Box, around
from digitpad.paper.result import UNSURE, Cell, Sign, place_of
from digitpad.paper.trust import ODDITIES

TRUSTED: Final = 0.985
"""The least probability of being right with which a number is sure."""
TRUSTED_CLEAR: Final = 0.98
"""The same where both networks are sure of it by themselves: generated sheets, by which trust is
weighed, are not as manifold as photos. With 0.97 17 of 6,661 numbers of sums, tables, forms and
receipts (even seeds) are wrong and sure, with this 14; some 75 right ones more are in doubt."""
LEAST: Final = 0.5
"""The least probability of each of its signs."""
OTHERWISE: Final = "read otherwise"
"""The oddity of a number in which the network for whole lines sees another."""
NUMBER: Final = re.compile(r"[+-]?(\d+|[1-9]\d{0,2}(,\d{3})+|[1-9]\d{0,2}(\.\d{3})+)([.,]\d+)?$")
"""How a sure number is written."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number on a page as it is being read: its signs from left to right, and what is weighed."""

    signs: tuple[Sign, ...]
    oddity: str = ""
    """What beside its signs makes it doubtful, for other code to tell: other ink, their sizes."""
    trust: float = 1.0
    """0..1, how probable it is that it is right: see ``trust.trusts_of``."""
    is_clear: bool = False
    """Whether both networks are sure of it by themselves, and nothing about it is odd."""

    @property
    def text(self) -> str:
        return "".join(sign.text for sign in self.signs)

    @property
    def sure(self) -> bool:
        # On a line signs may part several: each is a number.
        parts = re.split(r"(?<=\d)(?=[+-])", self.text)
        is_number = all(NUMBER.match(part) for part in parts)
        are_read = all(one.probability >= LEAST for one in self.signs)
        is_weighed = self.oddity in ("", OTHERWISE, *ODDITIES)
        least = TRUSTED_CLEAR if self.is_clear else TRUSTED
        return is_number and are_read and is_weighed and self.trust >= least

    @property
    def box(self) -> Box[int]:
        return around(sign.box for sign in self.signs)

    @property
    def cell(self) -> Cell:
        doubt = "" if self.sure else self.oddity or UNSURE
        return Cell(self.text, place_of(self.box), doubt, self.trust, self.signs)
