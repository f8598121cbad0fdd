"""Which of several touches draws, since a hand may rest on the screen while its finger writes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication


@dataclass(slots=True, eq=False)
class Touch:
    """A touch that may draw, with positions in pixels.

    ``start``: where it was put down. ``waited``: where it was when the newest was put down.
    """

    start: QPointF
    waited: QPointF
    last: QPointF

    @property
    def has_moved(self) -> bool:
        return _is_far(self.start, self.last)

    @property
    def has_moved_since(self) -> bool:
        """Whether it has moved since the newest touch was put down."""
        return _is_far(self.waited, self.last)


class Touches:
    """The touches on the screen; one of them is ``drawing``.

    The newest draws until another moves first. Those that are down while one draws its stroke to
    the end are a resting hand, and draw nothing until they are lifted, too.
    """

    def __init__(self) -> None:
        self.drawing: Touch | None = None
        self._down: dict[int, Touch | None] = {}

    @property
    def only_rests(self) -> bool:
        """Whether what draws has not moved: it may be the hand of another finger or of a pen."""
        return self.drawing is not None and not self.drawing.has_moved

    def draws(self, number: int) -> bool:
        return self.drawing is not None and self._down.get(number) is self.drawing

    def rest(self) -> None:
        """Let none of the present touches draw any more."""
        self.drawing = None
        self._down = dict.fromkeys(self._down)

    def hold(self, number: int) -> None:
        """Let a touch rest until it is lifted, if it was put down just now."""
        self._down.setdefault(number, None)

    def move(self, number: int, to: QPointF) -> Touch | None:
        """Move a touch, or put it down; return it if it draws from now on instead of another."""
        if number not in self._down:
            for touch in self._down.values():
                if touch is not None:
                    touch.waited = touch.last
            touch = self._down[number] = Touch(to, to, to)
            return touch if self.drawing is None or self.only_rests else None
        moved = self._down[number]
        if moved is None:
            return None
        moved.last = to
        is_first = self.drawing is not None and not self.drawing.has_moved_since
        return moved if moved is not self.drawing and is_first and moved.has_moved_since else None

    def lift(self, number: int) -> None:
        self._down.pop(number, None)

    def lift_all(self) -> None:
        self.drawing = None
        self._down = {}


def _is_far(start: QPointF, end: QPointF) -> bool:
    return (end - start).manhattanLength() > QGuiApplication.styleHints().startDragDistance()
