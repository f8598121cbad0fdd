"""A number on a page: its signs, and when it is sure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from digitpad.ink.boxes import Box, around
from digitpad.lines.reading import UNREADABLE
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
class Sign:
    """A sign of a number.

    ``text``: a digit, one of ``+ - . ,``, or "?" where it cannot be read. ``probability``: 0..1.
    ``box``: left, top, right, bottom in pixels of the upright photo.
    """

    text: str
    probability: float
    box: Box[int]


@dataclass(frozen=True, slots=True)
class Number:
    """A number on a page: its signs from left to right, and where it stands on the photo."""

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
    def digits(self) -> tuple[Sign, ...]:
        """The digits among the signs, and what should have been one."""
        return tuple(sign for sign in self.signs if sign.text.isdigit() or sign.text == UNREADABLE)

    @property
    def box(self) -> Box[int]:
        return around(sign.box for sign in self.signs)
