"""The finished ink as a picture of the screen's own pixels.

Painting a drawing costs the same however long it is: what is finished lies in a pixmap at the
screen's pixel ratio and only the growing end of a stroke is painted above it. The pixmap is made
again from the strokes when the canvas's size or the pixel ratio changes.
"""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from digitpad.gui.canvas.stroke_path import StrokePath, paths_of
from digitpad.ink.drawing import Drawing, Stroke


class InkLayer:
    """The ink of the finished strokes on a square of ``side`` logical pixels."""

    def __init__(self, side: int, pixel_ratio: float) -> None:
        self.side = max(1, side)
        self.pixel_ratio = pixel_ratio
        real_side = max(1, round(self.side * pixel_ratio))
        self._pixmap = QPixmap(real_side, real_side)
        self._pixmap.setDevicePixelRatio(pixel_ratio)
        self._pixmap.fill(Qt.GlobalColor.transparent)

    def rebuild(self, drawing: Drawing, colour: QColor) -> None:
        """Paint all of ``drawing`` anew."""
        self._pixmap.fill(Qt.GlobalColor.transparent)
        painter = ink_painter(self._pixmap, colour, drawing.pen_width * self.side)
        for stroke in drawing.strokes:
            for path in self._paths(stroke, drawing.pen_width):
                painter.drawPath(path)
        painter.end()

    def _paths(self, stroke: Stroke, pen_width: float) -> list[QPainterPath]:
        # It brings Pillow, which the first window need not wait for.
        from digitpad.ink.raster import thin_out

        # Points closer than half a real pixel cannot be seen; leaving them out keeps a
        # drawing of 20,000 points as quick to rebuild as one of some hundreds.
        points = thin_out(stroke.points.astype(np.float64) * self.side, 0.5 / self.pixel_ratio)
        return list(paths_of(points, pen_width * self.side))

    def add(self, path: QPainterPath, colour: QColor, pen_width: float) -> None:
        """Add one finished piece of a stroke."""
        painter = ink_painter(self._pixmap, colour, pen_width * self.side)
        painter.drawPath(path)
        painter.end()

    def start_stroke(self, x: float, y: float, pen_width: float) -> StrokePath:
        """Return the path of a stroke that begins at canvas units ``x``, ``y``."""
        return StrokePath(x * self.side, y * self.side, pen_width * self.side)

    def to_px(self, x: float, y: float) -> QPointF:
        """Return canvas units as logical pixels."""
        return QPointF(x * self.side, y * self.side)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint the part of the layer in ``area`` (logical pixels) at the same place."""
        ratio = self.pixel_ratio
        source = QRectF(
            area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio
        )
        painter.drawPixmap(area, self._pixmap, source)


def ink_painter(device: QPixmap, colour: QColor, pen_width_px: float) -> QPainter:
    """Return a painter on ``device`` with a round pen; the caller ends it."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(ink_pen(colour, pen_width_px))
    return painter


def ink_pen(colour: QColor, pen_width_px: float) -> QPen:
    """Return the round pen that all ink is drawn with."""
    pen = QPen(colour, max(1.0, pen_width_px))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
