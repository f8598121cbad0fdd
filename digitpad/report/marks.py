"""Figures of reports, described as marks on a sheet.

``report.png`` and ``report.svg`` render them without a screen, ``gui.plots.figure`` on one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

Point = tuple[float, float]

PRINT: Final[Mapping[str, str]] = {
    "paper": "#ffffff",
    "text": "#222222",
    "muted": "#5c5c5c",
    "grid": "#dddddd",
    "accent": "#1f6fb2",
    "warning": "#c2571a",
    "train": "#1f6fd6",
    "rough": "#aac8ef",
    "test": "#cf5b00",
    "errors": "#187a34",
    "old_train": "#a1c3ee",
    "old_test": "#ebba94",
}
"""Colours on paper by name."""
DASH: Final = (5.0, 4.0)
SCALE: Final = 2
"""Pixels per unit of a figure in PNG files, for sharp print."""


class Words(NamedTuple):
    """Text of a font ``size`` at ``at``; ``anchor``: the part of the text at that position.

    An anchor is two letters, as in Pillow: l, m or r, then t, m or b. ``is_turned``: rotated to
    read upwards, about its middle.
    """

    at: Point
    words: str
    size: float
    colour: str = "text"
    anchor: str = "mm"
    is_bold: bool = False
    is_turned: bool = False


class Path(NamedTuple):
    """A line through points."""

    points: tuple[Point, ...]
    colour: str = "text"
    width: float = 1.0
    is_dashed: bool = False


class Rectangle(NamedTuple):
    """A filled rectangle."""

    left: float
    top: float
    right: float
    bottom: float
    colour: str
    opacity: float = 1.0


class Dot(NamedTuple):
    """A filled circle."""

    middle: Point
    radius: float
    colour: str


Mark = Words | Path | Rectangle | Dot


class Diagram(NamedTuple):
    """Marks on a sheet of this size, later ones above earlier ones.

    A colour is a name in ``PRINT`` or "#rrggbb".
    """

    width: float
    height: float
    marks: tuple[Mark, ...]
