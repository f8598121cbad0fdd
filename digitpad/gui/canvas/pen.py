"""What the pen does between touching the canvas and leaving it, cut at the canvas's edge.

A pen may be dragged off the canvas and back: what lies outside is cut off where it crosses the
edge, and coming back begins another stroke, so no line is ever drawn along the edge that nobody
wrote. And a pen for the keyboard: arrow keys move it, the space bar puts it down and lifts it.
"""

from __future__ import annotations

from array import array
from itertools import chain
from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from digitpad.gui.widgets.parts import ARROWS
from digitpad.ink.drawing import Stroke

Point = tuple[float, float]

STEP: Final = 0.025
LARGE_STEP: Final = 0.1
"""How far an arrow key moves the pen, in canvas units, without and with Shift."""


def cut_at_edge(start: Point, end: Point) -> tuple[Point, Point] | None:
    """Return the part of a segment inside the unit square, None when it lies outside.

    Liang and Barsky, "A new concept and method for line clipping" (1984).
    """
    first, last = 0.0, 1.0
    for begin, step in ((start[0], end[0] - start[0]), (start[1], end[1] - start[1])):
        if step == 0.0:
            if not 0.0 <= begin <= 1.0:
                return None
            continue
        low, high = sorted(((0.0 - begin) / step, (1.0 - begin) / step))
        first, last = max(first, low), min(last, high)
    if first > last:
        return None
    return _at(start, end, first), _at(start, end, last)


def _at(start: Point, end: Point, part: float) -> Point:
    # The end points themselves come back unchanged; rounding must not leave the square.
    x = end[0] if part == 1.0 else start[0] + part * (end[0] - start[0])
    y = end[1] if part == 1.0 else start[1] + part * (end[1] - start[1])
    return min(max(x, 0.0), 1.0), min(max(y, 0.0), 1.0)


class PenTrack:
    """The strokes of one gesture, in canvas units."""

    def __init__(self, start: Point) -> None:
        # Columns x and y in one row, as ``Stroke`` wants them: made of a list of points, a long
        # stroke would take milliseconds each time that it is read.
        self._finished: list[array[float]] = []
        self._current = array("f")
        self._last = start
        if cut_at_edge(start, start):
            self._current.extend(start)

    def move_to(self, point: Point) -> list[Point]:
        """Draw on to ``point`` and return the points that this added to a stroke.

        The stroke is at its end (``is_down`` is false) when ``point`` lies outside.
        """
        if point == self._last:
            return []
        inside = cut_at_edge(self._last, point)
        self._last = point
        if inside is None:
            self.lift()
            return []
        entry, end = inside
        added = [end] if self._current or entry == end else [entry, end]
        self._current.extend(chain.from_iterable(added))
        if end != point:
            self.lift()
        return added

    def lift(self) -> None:
        if self._current:
            self._finished.append(self._current)
            self._current = array("f")

    @property
    def is_down(self) -> bool:
        return bool(self._current)

    @property
    def current(self) -> list[Point]:
        return list(zip(self._current[::2], self._current[1::2], strict=True))

    def strokes(self) -> tuple[Stroke, ...]:
        """Return what the gesture wrote so far; one point is a dot."""
        rows = [*self._finished, self._current] if self._current else self._finished
        return tuple(Stroke(np.array(row, dtype=np.float32).reshape(-1, 2)) for row in rows)


class KeyboardPen:
    """Where the keyboard's pen is, in canvas units; hidden until the first arrow key.

    It stays on the paper, which is so high, and begins in the middle of its height.
    """

    def __init__(self, paper_height: float = 1.0) -> None:
        self._paper_height = paper_height
        # On wide paper that is near the left end, where a line begins.
        self.position = (paper_height / 2, paper_height / 2)
        self.is_visible = False

    def moved_by(self, event: QKeyEvent) -> bool:
        """Move the pen if ``event`` is an arrow key, and return whether it was one."""
        direction = ARROWS.get(Qt.Key(event.key()))
        if direction is None or event.type() != QEvent.Type.KeyPress:
            return False
        step = LARGE_STEP if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else STEP
        x, y = self.position
        self.position = (
            min(max(x + direction[0] * step, 0.0), 1.0),
            min(max(y + direction[1] * step, 0.0), self._paper_height),
        )
        self.is_visible = True
        return True
