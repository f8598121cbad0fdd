"""A scatter plot, coloured by class, whose points glide to their places and can be selected."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.arrays import Floats
from digitpad.gui.theme.colours import class_colours, colours_of
from digitpad.gui.widgets.parts import ARROWS, named, scaled_font
from digitpad.gui.widgets.pixels import Pixels, smooth_painter, to_qimage

DOT_PX, RING_PX, CHOSEN_PX, SPOT_PX = 3.0, 6.0, 9.0, 30
MARGIN_PX: Final = 22
REACH_PX: Final = 14
"""Greatest distance from the mouse at which a point is selected."""
MANY: Final = 0.15
"""Share of marked points above which rings are faint, so that the colours stay visible."""
GLIDE_MS, FRAME_MS = 300, 40
"""Duration of the animation, and its frame interval: drawing 1,000 points takes 6 ms."""


class Spot(NamedTuple):
    """A place among the points, with the image there."""

    x: float
    y: float
    image: Pixels


class Scatter(QWidget):
    """Shows points; the mouse or the arrow keys select one, a click or Enter activates it.

    ``number``: index of the selected point, −1 for none.

    Signals: ``chosen`` and ``activated`` with the index of a point.
    """

    chosen = Signal(int)
    activated = Signal(int)

    def __init__(self, name: str, accessible: str) -> None:
        super().__init__()
        named(self, name, accessible)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.number = -1
        self._points = self._start = self._glided = np.zeros((0, 2), np.float32)
        self._labels: npt.NDArray[np.integer] = np.zeros(0, np.intp)
        self._classes: tuple[str, ...] = ()
        self._is_marked: npt.NDArray[np.bool_] = np.zeros(0, np.bool_)
        self._spot: Spot | None = None
        self._painted_ms = 0
        self._glide = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=GLIDE_MS)
        self._glide.valueChanged.connect(self._on_glided)

    def show_points(
        self,
        points: Floats,
        labels: npt.NDArray[np.integer],
        classes: tuple[str, ...],
        is_marked: npt.NDArray[np.bool_],
        spot: Spot | None,
    ) -> None:
        """Show points (n, 2) of classes; marked ones have a ring, ``spot`` has a frame.

        Points that were shown before glide to their new places.
        """
        self._labels, self._classes, self._is_marked = labels, classes, is_marked
        self._spot = spot
        description = self.tr("{count} points, {marked} of them with a ring")
        marked = int(is_marked.sum())
        self.setAccessibleDescription(description.format(count=len(points), marked=marked))
        if len(points) != len(self._points):
            self._points = self._start = self._glided = points
            self._choose(-1)
        elif points is not self._points:
            self._start, self._points = self._glided, points
            self._glide.stop()
            self._glide.start()
        self.update()

    def choose_next_marked(self) -> None:
        """Select the next point with a ring, wrapping around after the last."""
        marked = np.flatnonzero(self._is_marked)
        if len(marked):
            later = marked[marked > self.number]
            self._choose(int((later if len(later) else marked)[0]))

    def spots(self) -> npt.NDArray[np.float64]:
        """Return the positions of the points in the widget, (n, 2), in pixels."""
        return self._to_pixels(self._glided)

    def _to_pixels(self, points: npt.NDArray[np.floating]) -> npt.NDArray[np.float64]:
        low, high = self._glided.min(axis=0), self._glided.max(axis=0)
        room = np.array((self.width(), self.height())) - 2 * MARGIN_PX
        scale = float(np.min(room / np.maximum(high - low, 1e-6)))
        middle = np.array((self.width(), self.height())) / 2
        pixels: npt.NDArray[np.float64] = (points - (low + high) / 2) * scale + middle
        return pixels

    def _number_at(self, position: QPointF) -> int:
        if not len(self._glided):
            return -1
        away = np.hypot(*(self.spots() - (position.x(), position.y())).T)
        nearest = int(away.argmin())
        return nearest if away[nearest] <= REACH_PX else -1

    def _choose(self, number: int) -> None:
        if number != self.number:
            self.number = number
            self.chosen.emit(number)
            self.update()

    def _step(self, across: int, down: int) -> None:
        """Select the nearest point in a direction."""
        spots = self.spots()
        here = spots[self.number] if self.number >= 0 else spots.mean(axis=0)
        along = (spots - here) @ (across, down)
        aside = np.abs((spots - here) @ (down, across))
        away = np.where(along > aside / 2, along + 2 * aside, np.inf)
        if self.number >= 0:
            away[self.number] = np.inf
        if np.isfinite(away.min()):
            self._choose(int(away.argmin()))

    @Slot(object)
    def _on_glided(self, part: float) -> None:
        now = self._glide.currentTime()
        is_soon = 0 <= now - self._painted_ms < FRAME_MS and part < 1
        if len(self._start) == len(self._points) and not is_soon:
            self._painted_ms = now
            self._glided = self._start + (self._points - self._start) * np.float32(part)
            self.update()

    # Overrides of Qt

    def sizeHint(self) -> QSize:
        return QSize(420, 360)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 160)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        number = self._number_at(event.position())
        if number >= 0:
            self._choose(number)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._choose(self._number_at(event.position()))
        if self.number >= 0:
            self.activated.emit(self.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS and len(self._glided):
            self._step(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.number >= 0:
            self.activated.emit(self.number)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            colours = colours_of(self.palette())
            frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(colours.accent if self.hasFocus() else colours.edge, 1.5))
            painter.setBrush(colours.canvas.paper)
            painter.drawRoundedRect(frame, 8, 8)
            if not len(self._glided):
                return
            of_class, spots = class_colours(self.palette()), self.spots()
            painter.setPen(Qt.PenStyle.NoPen)
            for label in range(len(self._classes)):
                painter.setBrush(of_class[label % len(of_class)])
                for x, y in spots[self._labels == label].tolist():
                    painter.drawEllipse(QPointF(x, y), DOT_PX, DOT_PX)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QColor(colours.text)
            if self._is_marked.mean() > MANY:
                ring.setAlphaF(0.25)
            painter.setPen(QPen(ring, 1.6))
            for x, y in spots[self._is_marked].tolist():
                painter.drawEllipse(QPointF(x, y), RING_PX, RING_PX)
            self._paint_names(painter, spots, colours.text, colours.canvas.paper)
            if self.number >= 0:
                painter.setPen(QPen(colours.accent, 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(*spots[self.number].tolist()), CHOSEN_PX, CHOSEN_PX)
            if self._spot is not None:
                self._paint_spot(painter, self._spot, colours.accent)

    def _paint_names(
        self, painter: QPainter, spots: npt.NDArray[np.float64], ink: QColor, paper: QColor
    ) -> None:
        """Write the name of each class in the middle of its points."""
        font = scaled_font(self.font(), 1.3)
        font.setWeight(QFont.Weight.Bold)
        names = QPainterPath()
        for label, name in enumerate(self._classes):
            own = spots[self._labels == label]
            if len(own):
                middle = QPointF(*np.median(own, axis=0).tolist())
                path = QPainterPath()
                path.addText(0, 0, font, name)
                names.addPath(path.translated(middle - path.boundingRect().center()))
        names.setFillRule(Qt.FillRule.WindingFill)
        painter.strokePath(names, QPen(paper, 4))
        painter.fillPath(names, ink)

    def _paint_spot(self, painter: QPainter, spot: Spot, colour: QColor) -> None:
        x, y = self._to_pixels(np.array((spot.x, spot.y))).tolist()
        frame = QRectF(0, 0, SPOT_PX, SPOT_PX)
        frame.moveCenter(QPointF(x, y))
        painter.drawImage(frame, to_qimage(spot.image))
        painter.setPen(QPen(colour, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(frame)
