"""Ink as it is painted: strokes as smooth paths, the finished ones as a picture.

A stroke is painted in pieces of ``PIECE_POINTS`` points: each piece is one path, so its edge is
anti-aliased once, and a finished piece is never painted again. A mouse reports whole pixels,
which would show as a wobbling edge: points that lie close together are averaged with their
neighbours and joined by quadratic curves through their midpoints. Where a fast pen or a busy
computer leaves points far apart, a curve is laid through them, but sharp corners stay. Only what
is seen is smoothed; the strokes themselves are not changed.

Painting a drawing costs the same however long it is: what is finished lies in a pixmap at the
screen's pixel ratio and only the growing end of a stroke is painted above it. The pixmap is made
again from the strokes when the canvas's size or the pixel ratio changes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from digitpad.gui.widgets.pixels import smooth_painter
from digitpad.ink.drawing import Drawing, Stroke

PIECE_POINTS: Final = 32
"""What the growing end costs to paint; few enough to be painted again at every event."""
UNSETTLED_POINTS: Final = 6
"""How many of the last points a new one can still move on the canvas."""
DOT_LENGTH_PX: Final = 0.01
"""A path of no length paints nothing: a dot is a line too short to see, with round caps."""
CLOSE_PART: Final = 0.3
"""Points closer together than this part of the pen's width are averaged and rounded."""
SHARPEST: Final = 0.5
"""Cosine of the sharpest turn, 60°, that a curve is laid through; beyond it a corner is meant."""
OVERSHOOT: Final = 0.22
"""How far a curve leaves the straight line at most, as a part of its length: 3/4 of sin 60° / 3."""

Point = tuple[float, float]


class SmoothLine:
    """A path through corners; ``heading`` is its direction at its end, a unit vector.

    At the beginning it is (0, 0): there and at the end the line is an arc of a circle.
    """

    def __init__(self, path: QPainterPath, heading: Point, close: float) -> None:
        self.path = path
        self.heading = heading
        self._close = close

    def grown(self) -> SmoothLine:
        """Return a copy to grow on without changing this one."""
        return SmoothLine(QPainterPath(self.path), self.heading, self._close)

    def draw_around(self, corner: Point, after: Point) -> None:
        """Lay the line around ``corner``, on the way to ``after``."""
        here = self.path.currentPosition()
        before, behind = _step((here.x(), here.y()), corner), _step(corner, after)
        if not before[0]:
            return
        if max(before[0], behind[0] / 2) < self._close:
            middle = QPointF((corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2)
            self.path.quadTo(QPointF(*corner), middle)
            self.heading = behind[1]
            return
        (length, inwards), (next_length, outwards) = before, behind
        x = inwards[0] * next_length + outwards[0] * length
        y = inwards[1] * next_length + outwards[1] * length
        is_smooth = inwards[0] * outwards[0] + inwards[1] * outwards[1] > SHARPEST
        tangent = (x / hypot(x, y), y / hypot(x, y)) if is_smooth else inwards
        if self.heading == (0.0, 0.0):
            self.heading = _mirrored(tangent, inwards)
        self._curve_to(corner, tangent, length)
        self.heading = tangent if is_smooth else outwards

    def end_at(self, end: Point) -> None:
        here = self.path.currentPosition()
        length, direction = _step((here.x(), here.y()), end)
        if length < self._close:
            self.path.lineTo(QPointF(*end))
        else:
            self._curve_to(end, _mirrored(self.heading, direction), length)

    def _curve_to(self, end: Point, tangent: Point, length: float) -> None:
        third = length / 3
        leaving = self.path.currentPosition() + QPointF(*self.heading) * third
        self.path.cubicTo(leaving, QPointF(*end) - QPointF(*tangent) * third, QPointF(*end))


class StrokePath:
    """Takes the points of one stroke, in pixels, and gives the paths to paint."""

    def __init__(self, x: float, y: float, pen_width_px: float) -> None:
        self._close = max(2.0, CLOSE_PART * pen_width_px)
        self._points: deque[Point] = deque([(x, y)], maxlen=5)
        self._settled = (x, y)
        self._line = SmoothLine(QPainterPath(QPointF(x, y)), (0.0, 0.0), self._close)
        self._piece_points = 0

    def add(self, x: float, y: float) -> QPainterPath | None:
        """Draw on to ``x``, ``y``; return a piece that is finished by it, if there is one."""
        points = self._points
        if points[-1] == (x, y):
            return None
        points.append((x, y))
        if len(points) < 3:
            return None
        # The point before the last but one has two neighbours on each side by now.
        corner = self._averaged(len(points) - 3)
        self._line.draw_around(self._settled, corner)
        self._settled = corner
        self._piece_points += 1
        if self._piece_points < PIECE_POINTS:
            return None
        finished = self._line.path
        self._line.path = QPainterPath(finished.currentPosition())
        self._piece_points = 0
        return finished

    def _averaged(self, middle: int) -> Point:
        """Return a point averaged with its neighbours, as far as they are close: 1-4-6-4-1."""
        points = self._points
        if middle == 0:
            return points[0]
        for reach, weights in ((2, (1, 4, 6, 4, 1)), (1, (1, 2, 1))):
            first, last = middle - reach, middle + reach
            if first < 0 or last >= len(points):
                continue
            near = [points[index] for index in range(first, last + 1)]
            if all(_step(a, b)[0] < self._close for a, b in pairwise(near)):
                total = sum(weights)
                x = sum(weight * point[0] for weight, point in zip(weights, near, strict=True))
                y = sum(weight * point[1] for weight, point in zip(weights, near, strict=True))
                return x / total, y / total
        return points[middle]

    def growing_end(self) -> QPainterPath:
        """Return the path of what is not in a finished piece yet, up to the last point."""
        line = self._line.grown()
        corners = [self._settled, *list(self._points)[-2:]]
        for corner, after in pairwise(corners):
            line.draw_around(corner, after)
        line.end_at(corners[-1])
        if line.path.length() == 0.0:
            line.path.lineTo(line.path.currentPosition() + QPointF(DOT_LENGTH_PX, 0.0))
        return line.path


def _mirrored(tangent: Point, chord: Point) -> Point:
    """Return the direction at the other end of an arc; both arguments are unit vectors."""
    along = 2 * (tangent[0] * chord[0] + tangent[1] * chord[1])
    return along * chord[0] - tangent[0], along * chord[1] - tangent[1]


def _step(a: Point, b: Point) -> tuple[float, Point]:
    """Return how far it is from ``a`` to ``b``, and the direction as a unit vector."""
    x, y = b[0] - a[0], b[1] - a[1]
    length = hypot(x, y)
    return length, (x / length, y / length) if length else (0.0, 0.0)


def paths_of(points: npt.NDArray[np.floating], pen_width_px: float) -> Iterator[QPainterPath]:
    """Return the paths of a whole stroke; ``points`` (n, 2) in pixels, n >= 1.

    They are the same as those of a stroke that grew point by point.
    """
    (first_x, first_y), *others = points.tolist()
    stroke = StrokePath(first_x, first_y, pen_width_px)
    for x, y in others:
        finished = stroke.add(x, y)
        if finished is not None:
            yield finished
    yield stroke.growing_end()


class InkOverlay(NamedTuple):
    """Colours for the ink: an image with its opacity, and where it lies, in canvas units.

    ``legend``: what some of the colours mean.
    """

    image: QImage
    area: QRectF
    legend: tuple[tuple[QColor, str], ...] = ()


class InkLayer:
    """The ink of the finished strokes on paper ``side`` logical pixels wide.

    ``height``: that of the paper as a part of its width.
    """

    def __init__(self, side: int, pixel_ratio: float, height: float = 1.0) -> None:
        self.side = max(1, side)
        self.pixel_ratio = pixel_ratio
        self.pen_px = 0.0
        self._colour = QColor()
        real_side = max(1, round(self.side * pixel_ratio))
        self.pixmap = QPixmap(real_side, max(1, round(real_side * height)))
        self.pixmap.setDevicePixelRatio(pixel_ratio)
        self.pixmap.fill(Qt.GlobalColor.transparent)
        self._coloured: QPixmap | None = None
        self._known: dict[tuple[Stroke, float], list[QPainterPath]] = {}

    def rebuild(self, drawing: Drawing, colour: QColor) -> None:
        """Paint all of ``drawing`` anew; what is added has its colour and its pen."""
        self.pen_px, self._colour = drawing.pen_width * self.side, colour
        self._coloured = None
        self.pixmap.fill(Qt.GlobalColor.transparent)
        known, self._known = self._known, {}
        with self._painter() as painter:
            for stroke in drawing.strokes:
                key = stroke, drawing.pen_width
                self._known[key] = known.get(key) or self._paths(*key)
                for path in self._known[key]:
                    painter.drawPath(path)

    def know(self, stroke: Stroke, pen_width: float) -> None:
        """Make a stroke's paths now, that a drawing of hundreds is painted anew at once."""
        self._known[stroke, pen_width] = self._paths(stroke, pen_width)

    def _paths(self, stroke: Stroke, pen_width: float) -> list[QPainterPath]:
        # It brings Pillow, which the first window need not wait for.
        from digitpad.ink.polylines import thin_out

        # Points closer than half a real pixel cannot be seen; leaving them out keeps a
        # drawing of 20,000 points as quick to rebuild as one of some hundreds.
        points = thin_out(stroke.points.astype(np.float64) * self.side, 0.5 / self.pixel_ratio)
        return list(paths_of(points, pen_width * self.side))

    def add(self, path: QPainterPath) -> None:
        with self._painter() as painter:
            painter.drawPath(path)

    def _painter(self) -> QPainter:
        painter = smooth_painter(self.pixmap)
        painter.setPen(self.pen())
        return painter

    def pen(self) -> QPen:
        return ink_pen(self._colour, self.pen_px)

    def to_px(self, point: Point) -> QPointF:
        return QPointF(*point) * self.side

    def cover(self, cover: InkOverlay | None) -> None:
        """Show the ink that is there in a cover's colours, None for its own.

        What is added or rebuilt later has its own colour.
        """
        if cover is None:
            self._coloured = None
            return
        self._coloured = QPixmap(self.pixmap)
        with QPainter(self._coloured) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            area = QRectF(cover.area.topLeft() * self.side, cover.area.size() * self.side)
            painter.drawImage(area, cover.image)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint the part of the layer in ``area`` (logical pixels) at the same place."""
        ratio = self.pixel_ratio
        source = QRectF(area.topLeft() * ratio, area.size() * ratio)
        painter.drawPixmap(area, self.pixmap, source)
        if self._coloured is not None:
            painter.drawPixmap(area, self._coloured, source)


class GrowingStroke:
    """The stroke that is being drawn: what is settled of it goes onto the layer.

    Where it changes, it returns the part of the paper, in logical pixels, to be painted again.
    """

    def __init__(self, layer: InkLayer) -> None:
        self._layer = layer
        self._path: StrokePath | None = None
        self._tail: list[QPointF] = []

    def grow(self, point: Point) -> QRectF:
        """Draw on to a point in canvas units."""
        position = self._layer.to_px(point)
        if self._path is None:
            self._path = StrokePath(position.x(), position.y(), self._layer.pen_px)
            self._tail = []
        else:
            finished = self._path.add(position.x(), position.y())
            if finished is not None:
                self._layer.add(finished)
        self._tail = [*self._tail[1 - UNSETTLED_POINTS :], position]
        return self._around()

    def settle(self) -> QRectF:
        """Put all of it on the layer; the next point begins another."""
        if self._path is None:
            return QRectF()
        self._layer.add(self._path.growing_end())
        self._path = None
        return self._around()

    def paint(self, painter: QPainter) -> None:
        if self._path is not None:
            painter.setPen(self._layer.pen())
            painter.drawPath(self._path.growing_end())

    def _around(self) -> QRectF:
        """Return what the pen can touch along the points that are not settled."""
        tail = self._tail
        longest = max((QLineF(a, b).length() for a, b in pairwise(tail)), default=0.0)
        reach = self._layer.pen_px / 2 + 2 + OVERSHOOT * longest
        box = QPolygonF(tail).boundingRect()
        return box.adjusted(-reach, -reach, reach, reach)


def ink_pen(colour: QColor, pen_width_px: float) -> QPen:
    pen = QPen(colour, max(1.0, pen_width_px))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
