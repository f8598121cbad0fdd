"""Axis-aligned boxes: one type, with its sides in one order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

Length = TypeVar("Length", int, float)


class Box(NamedTuple, Generic[Length]):
    """An axis-aligned box, in pixels or in canvas units.

    In pixels, counted from 0, ``right`` and ``bottom`` are exclusive.
    """

    left: Length
    top: Length
    right: Length
    bottom: Length

    @property
    def width(self) -> Length:
        return self.right - self.left

    @property
    def height(self) -> Length:
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def gaps(one: Box[Length], other: Box[Length]) -> tuple[Length, Length]:
    """Return the horizontal and vertical gaps between two boxes; negative if they overlap."""
    across = max(one.left - other.right, other.left - one.right)
    return across, max(one.top - other.bottom, other.top - one.bottom)


def around(boxes: Iterable[Box[Length]]) -> Box[Length]:
    """Return the bounding box of at least one box."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))
