"""Painting of ink: strokes as smooth paths, finished ones cached in a pixmap.

A stroke is painted in pieces of ``PIECE_POINTS`` points: each piece is one path, so its edge is
anti-aliased once, and a finished piece is never painted again. A mouse reports whole pixels,
which would show as a wobbling edge: points that lie close together are averaged with their
neighbours and joined by quadratic curves through their midpoints. Where a fast pen or a busy
computer leaves points far apart, a curve is fitted through them, but sharp corners stay. Only the
display is smoothed; the strokes themselves are not changed.

Painting a drawing takes the same time however long it is: finished strokes lie in a pixmap at the
screen's device pixel ratio, and only the growing end of a stroke is painted above it. The pixmap
is rendered again from the strokes when the size of the canvas or the pixel ratio changes.
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
"""Points per piece: few enough that the growing end can be repainted on every event."""
UNSETTLED_POINTS: Final = 6
"""Number of last points that a new point can still move on the canvas."""
DOT_LENGTH_PX: Final = 0.01
"""Length of a dot. Qt paints nothing for an empty path, so a dot is a tiny line with round caps."""
CLOSE_PART: Final = 0.3
"""Distance below which points are averaged and smoothed, as a fraction of the pen's width."""
SHARPEST: Final = 0.5
"""Cosine of the sharpest turn, 60°, that a curve is fitted through; sharper ones are corners."""
OVERSHOOT: Final = 0.22
"""Largest deviation of a curve from its chord, as a fraction of its length: 3/4 · sin 60° / 3."""

Point = tuple[float, float]


class SmoothLine:
    """A path through corners; ``heading`` is its direction at its end, a unit vector.

    ``heading`` is (0, 0) at the start: the first and last segments are arcs of a circle.
    """

    def __init__(self, path: QPainterPath, heading: Point, close: float) -> None:
        self.path = path
        self.heading = heading
        self._close = close

    def grown(self) -> SmoothLine:
        """Return a copy that can be extended without changing this one."""
        return SmoothLine(QPainterPath(self.path), self.heading, self._close)

    def draw_around(self, corner: Point, after: Point) -> None:
        """Extend the line around ``corner``, towards ``after``."""
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
    """Takes the points of one stroke, in pixels, and returns the paths to paint."""

    def __init__(self, x: float, y: float, pen_width_px: float) -> None:
        self._close = max(2.0, CLOSE_PART * pen_width_px)
        self._points: deque[Point] = deque([(x, y)], maxlen=5)
        self._settled = (x, y)
        self._line = SmoothLine(QPainterPath(QPointF(x, y)), (0.0, 0.0), self._close)
        self._piece_points = 0

    def add(self, x: float, y: float) -> QPainterPath | None:
        """Draw on to ``x``, ``y``; return the piece that this finishes, if any."""
        points = self._points
        if points[-1] == (x, y):
            return None
        points.append((x, y))
        if len(points) < 3:
            return None
        # The third point from the end has two neighbours on each side now.
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
        """Return a point averaged with its close neighbours, weighted 1-4-6-4-1."""
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
        """Return the path from the last finished piece to the last point."""
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
    """Return the distance from ``a`` to ``b`` and its direction, a unit vector."""
    x, y = b[0] - a[0], b[1] - a[1]
    length = hypot(x, y)
    return length, (x / length, y / length) if length else (0.0, 0.0)


def paths_of(points: npt.NDArray[np.floating], pen_width_px: float) -> Iterator[QPainterPath]:
    """Return the paths of a whole stroke; ``points`` (n, 2) in pixels, n >= 1.

    They are identical to those of a stroke that grew point by point.
    """
    (first_x, first_y), *rest = points.tolist()
    stroke = StrokePath(first_x, first_y, pen_width_px)
    for x, y in rest:
        finished = stroke.add(x, y)
        if finished is not None:
            yield finished
    yield stroke.growing_end()


class InkOverlay(NamedTuple):
    """Colours for the ink: an image with its opacity, and its rectangle in canvas units.

    ``legend``: the meaning of some colours.
    """

    image: QImage
    area: QRectF
    legend: tuple[tuple[QColor, str], ...] = ()


class InkLayer:
    """The ink of the finished strokes on paper ``side`` logical pixels wide.

    ``height``: that of the paper, as a fraction of its width.
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
        """Repaint all of ``drawing``; strokes added later take its colour and its pen."""
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
        """Cache a stroke's paths, so that a drawing of hundreds is quick to repaint."""
        self._known[stroke, pen_width] = self._paths(stroke, pen_width)

    def _paths(self, stroke: Stroke, pen_width: float) -> list[QPainterPath]:
        # Imports Pillow, which is not needed for the first paint of the window.
        from digitpad.ink.polylines import thin_out

        # Points closer than half a device pixel are indistinguishable; without them a drawing of
        # 20,000 points takes no longer to repaint than one of some hundreds.
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
        """Recolour the present ink with an overlay, or restore its own colour with None.

        Ink that is added or rebuilt later has its own colour.
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
        """Paint the part of the layer inside ``area`` (logical pixels) at the same position."""
        ratio = self.pixel_ratio
        source = QRectF(area.topLeft() * ratio, area.size() * ratio)
        painter.drawPixmap(area, self.pixmap, source)
        if self._coloured is not None:
            painter.drawPixmap(area, self._coloured, source)


class GrowingStroke:
    """The stroke being drawn; settled parts of it move to the layer.

    Each change returns the part of the paper to repaint, in logical pixels.
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
        """Move the whole stroke to the layer; the next point begins another one."""
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
        """Return the area that the pen can touch along the unsettled points."""
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
