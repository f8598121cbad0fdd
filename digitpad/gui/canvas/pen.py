"""Gestures of the pen, clipped at the edge of the canvas, and a pen for the keyboard.

The pen may be dragged off the canvas and back: a stroke is clipped where it crosses the edge, and
coming back begins another one, so that no line that was never drawn appears along the edge. The
arrow keys move the keyboard's pen; the space bar puts it down and lifts it.
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
"""Step of the keyboard's pen per arrow key, in canvas units."""
LARGE_STEP: Final = 0.1
"""Step of the keyboard's pen with Shift, in canvas units."""


def cut_at_edge(start: Point, end: Point) -> tuple[Point, Point] | None:
    """Clip a segment to the unit square; None if it lies outside.

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
    # Inner end points are returned unchanged; rounding must not leave the square.
    x = end[0] if part == 1.0 else start[0] + part * (end[0] - start[0])
    y = end[1] if part == 1.0 else start[1] + part * (end[1] - start[1])
    return min(max(x, 0.0), 1.0), min(max(y, 0.0), 1.0)


class PenTrack:
    """The strokes of one gesture, in canvas units."""

    def __init__(self, start: Point) -> None:
        # Columns x and y in one row, in the layout of ``Stroke``: converting a list of points would
        # take milliseconds each time a long stroke is read.
        self._finished: list[array[float]] = []
        self._current = array("f")
        self._last = start
        if cut_at_edge(start, start):
            self._current.extend(start)

    def move_to(self, point: Point) -> list[Point]:
        """Draw on to ``point`` and return the points that this added to a stroke.

        If ``point`` lies outside, the stroke has ended and ``is_down`` is false.
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
        """Return the strokes of the gesture so far; a single point is a dot."""
        rows = [*self._finished, self._current] if self._current else self._finished
        return tuple(Stroke(np.array(row, dtype=np.float32).reshape(-1, 2)) for row in rows)


class KeyboardPen:
    """Position of the keyboard's pen in canvas units; hidden until the first arrow key.

    It stays on the paper, ``paper_height`` high, and starts at half that height.
    """

    def __init__(self, paper_height: float = 1.0) -> None:
        self._paper_height = paper_height
        # On wide paper this is near the left end, where a line begins.
        self.position = (paper_height / 2, paper_height / 2)
        self.is_visible = False

    def moved_by(self, event: QKeyEvent) -> bool:
        """Move the pen if ``event`` is an arrow key; return whether it was one."""
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
