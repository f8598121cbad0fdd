"""Where something stands: one kind of box, with its sides in one order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

Length = TypeVar("Length", int, float)


class Box(NamedTuple, Generic[Length]):
    """An upright box in the units of what it lies on: pixels, or parts of a side.

    Pixels are counted from 0, and ``right`` and ``bottom`` are the first that lie outside.
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
    """Return how far two boxes are apart, across and down: below 0 where they overlap."""
    across = max(one.left - other.right, other.left - one.right)
    return across, max(one.top - other.bottom, other.top - one.bottom)


def around(boxes: Iterable[Box[Length]]) -> Box[Length]:
    """Return the box that holds all the boxes, at least one."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))
