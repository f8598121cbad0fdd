"""Draws curves over epochs, cheaply enough to do so while a network trains beside it.

A general plotting library needs some thousand calls for one redraw, and each is a place where
the training thread can take Python's lock: measured with ``tests/benchmarks/late_ticks.py``,
pyqtgraph's redraw held the window up for 60 to 110 ms on a busy machine. Here everything that
rests (axes, grid, the run before) lies in a pixmap, a curve is one call and has at most two
points for each column of pixels. May import: PySide6, numpy. Tests: ``tests/gui/test_plots.py``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from digitpad.gui.plot_axes import Axis
from digitpad.gui.run_history import Curve

LEFT_PX: Final = 46
BOTTOM_PX: Final = 36
TOP_PX: Final = 8
RIGHT_PX: Final = 10
DOT_PX: Final = 6.0


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """One curve as it is drawn: points in the axes' units, a colour, a width, dots or none."""

    points: Curve
    colour: QColor
    width_px: float
    has_dots: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """All that is drawn: what rests, what moves, and the axes with what they measure."""

    across: Axis
    up: Axis
    across_title: str
    resting: tuple[Line, ...]
    moving: tuple[Line, ...]
    text: QColor
    grid: QColor


class PlotCanvas(QWidget):
    """The picture of a ``Scene``. Signal: ``hovered`` (epochs under the mouse, or None)."""

    hovered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene: Scene | None = None
        self._ground: QPixmap | None = None
        self._ground_of: object = None
        self._marker: float | None = None
        self.is_exported = False
        self.setMouseTracking(True)

    def show_scene(self, scene: Scene) -> None:
        """Draw this from the next paint on."""
        self._scene = scene
        self.update()

    def area(self) -> QRectF:
        """Return the rectangle between the axes, in logical pixels."""
        return QRectF(self.rect()).adjusted(LEFT_PX, TOP_PX, -RIGHT_PX, -BOTTOM_PX)

    def _paint_resting(self, painter: QPainter, scene: Scene, area: QRectF) -> None:
        painter.setPen(QPen(scene.grid, 1))
        for mark in scene.up.marks:
            y = round(area.bottom() - scene.up.share(mark) * area.height()) + 0.5
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.setPen(scene.text)
        height = painter.fontMetrics().height()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for mark, label in zip(scene.up.marks, scene.up.labels, strict=True):
            y = area.bottom() - scene.up.share(mark) * area.height()
            painter.drawText(QRectF(0, y - height / 2, LEFT_PX - 8, height), right, label)
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        for mark, label in zip(scene.across.marks, scene.across.labels, strict=True):
            x = area.left() + scene.across.share(mark) * area.width()
            painter.drawText(QRectF(x - 30, area.bottom() + 3, 60, height), centre, label)
        painter.drawText(
            QRectF(area.left(), area.bottom() + 3 + height * 0.95, area.width(), height),
            centre,
            scene.across_title,
        )
        self._paint_lines(painter, scene, area, scene.resting)

    def _paint_lines(
        self, painter: QPainter, scene: Scene, area: QRectF, lines: Iterable[Line]
    ) -> None:
        painter.save()
        painter.setClipRect(area.adjusted(-DOT_PX, -2, DOT_PX, 2))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line in lines:
            shown = polygon(line.points, scene, area, thins=not line.has_dots)
            pen = QPen(line.colour, line.width_px)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(shown)
            if line.has_dots:
                dots = QPen(line.colour, DOT_PX)
                dots.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(dots)
                painter.drawPoints(shown)
        painter.restore()

    def _ground_for(self, scene: Scene, area: QRectF) -> QPixmap:
        """Return the picture of what rests; painted anew only when it changed."""
        ratio = self.devicePixelRatioF()
        key = (scene.across, scene.up, scene.resting, scene.text, scene.grid, self.size(), ratio)
        if self._ground is None or key != self._ground_of:
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._ground)
            painter.setFont(self.font())
            self._paint_resting(painter, scene, area)
            painter.end()
            self._ground_of = key
        return self._ground

    # Qt's names

    def paintEvent(self, event: QPaintEvent) -> None:
        scene = self._scene
        if scene is None:
            return
        area = self.area()
        painter = QPainter(self)
        if self.is_exported:
            self._paint_resting(painter, scene, area)
        else:
            painter.drawPixmap(0, 0, self._ground_for(scene, area))
        self._paint_lines(painter, scene, area, scene.moving)
        if self._marker is not None and not self.is_exported:
            x = area.left() + scene.across.share(self._marker) * area.width()
            painter.setPen(QPen(scene.text, 1))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        scene, area = self._scene, self.area()
        if scene is None or not area.contains(event.position()):
            self._point_at(None)
            return
        share = (event.position().x() - area.left()) / area.width()
        self._point_at(scene.across.low + share * (scene.across.high - scene.across.low))

    def leaveEvent(self, event: object) -> None:
        self._point_at(None)

    def _point_at(self, epochs: float | None) -> None:
        if epochs != self._marker:
            self._marker = epochs
            self.hovered.emit(epochs)
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = None


def polygon(points: Curve, scene: Scene, area: QRectF, *, thins: bool) -> QPolygonF:
    """Return the curve in pixels, thinned to two points a column where ``thins``."""
    x, y = points
    across = area.left() + (x - scene.across.low) * (
        area.width() / (scene.across.high - scene.across.low)
    )
    upwards = area.bottom() - (y - scene.up.low) * (area.height() / (scene.up.high - scene.up.low))
    # Far outside, Qt's painting engine becomes slow; the clip hides the rest.
    upwards = np.clip(upwards, area.top() - 2_000, area.bottom() + 2_000)
    inside = across <= area.right() + 2 * DOT_PX
    if thins:
        across, upwards = thinned(across[inside], upwards[inside])
    else:
        across, upwards = across[inside], upwards[inside]
    return QPolygonF(list(map(QPointF, across.tolist(), upwards.tolist())))


def thinned(
    x: npt.NDArray[np.float64], y: npt.NDArray[np.float64]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Return at most two points for each column of pixels, its lowest and its highest.

    ``x`` ascends. A spike is never lost, whatever the number of points.
    """
    if len(x) < 3:
        return x, y
    columns = np.floor(x).astype(np.int64)
    starts = np.flatnonzero(np.diff(columns, prepend=columns[0] - 1))
    if 2 * len(starts) >= len(x):
        return x, y
    low, high = np.minimum.reduceat(y, starts), np.maximum.reduceat(y, starts)
    at = np.repeat(x[starts], 2)
    both = np.empty(2 * len(starts))
    both[0::2], both[1::2] = low, high
    return at, both
