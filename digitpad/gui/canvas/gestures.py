"""How a gesture of the pen or the eraser changes a drawing."""

from __future__ import annotations

from math import hypot

from digitpad.gui.canvas.pen import PenTrack, Point
from digitpad.ink.drawing import Drawing, Stroke
from digitpad.ink.eraser import ERASER_WIDTH, rubbed_out
from digitpad.ink.strays import without_strays


class Writing:
    """A pen that adds strokes to a drawing; a ``stylus`` may report samples that are no ink."""

    def __init__(self, before: Drawing, start: Point, *, is_stylus: bool = False) -> None:
        self._before = before
        self._is_stylus = is_stylus
        self.track = PenTrack(start)

    def strokes(self) -> tuple[Stroke, ...]:
        """Return the strokes so far; a single point is a dot."""
        strokes = self.track.strokes()
        if not self._is_stylus:
            return strokes
        return tuple(Stroke(without_strays(stroke.points)) for stroke in strokes)

    @property
    def drawing(self) -> Drawing:
        return Drawing((*self._before.strokes, *self.strokes()), self._before.pen_width)


class Erasing:
    """An eraser that removes ink from a drawing; ``drawing`` is what is left so far."""

    def __init__(self, before: Drawing, start: Point) -> None:
        self._before = self.drawing = before
        self._last = start

    @property
    def has_rubbed(self) -> bool:
        return self.drawing is not self._before

    def move_to(self, point: Point) -> bool:
        """Erase along a line to ``point``; return whether any ink was removed."""
        left, top = self._last
        drawing, radius = self.drawing, self.drawing.pen_width * ERASER_WIDTH / 2
        steps = 1 + int(hypot(point[0] - left, point[1] - top) / radius)
        for part in range(1, steps + 1):
            x = left + (point[0] - left) * part / steps
            y = top + (point[1] - top) * part / steps
            drawing = rubbed_out(drawing, x, y, radius)
        has_gone = drawing is not self.drawing
        self.drawing, self._last = drawing, point
        return has_gone
