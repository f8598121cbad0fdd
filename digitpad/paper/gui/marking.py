"""Marking on a photo: a box around a number, or the four corners of a table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPolygonItem, QStyleOptionGraphicsItem, QWidget

from digitpad.gui.widgets.parts import ARROWS
from digitpad.paper.cell import Place

COLOUR: Final = QColor("#0b63d1")
HANDLE_PX: Final = 7
START: Final = (0.22, 0.1)
"""Width and height of the initial box, as fractions of the visible part."""


class Marking(QGraphicsPolygonItem):
    """A box, redrawn by each drag, or four corners, of which a drag moves the nearest.

    ``step``: distance moved by an arrow key in pixels of the photo, smaller when that is enlarged.
    With Shift only the right and lower edges of a box move; Tab selects the next corner.
    """

    def __init__(self, corners: list[QPointF], *, is_box: bool, step: float) -> None:
        super().__init__()
        self.is_box = is_box
        self.step = step
        self._chosen = 0
        pen = QPen(COLOUR, 2, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        self.setPen(pen)
        self.setZValue(1)
        self._put(corners)

    @property
    def corners(self) -> Place:
        """The corners clockwise from the upper left, in pixels of the photo."""
        return tuple((round(point.x()), round(point.y())) for point in self._points)

    def press(self, point: QPointF) -> None:
        """Start a box, or grab the nearest corner."""
        if self.is_box:
            self._pressed = point
        else:
            away = [(corner - point).manhattanLength() for corner in self._points]
            self._chosen = away.index(min(away))
            self.drag(point)

    def drag(self, point: QPointF) -> None:
        """Drag the box or the corner to a point."""
        if self.is_box:
            self._put(_corners(QRectF(self._pressed, point).normalized()))
        else:
            self._move([self._chosen], point - self._points[self._chosen])

    def key(self, event: QKeyEvent) -> bool:
        """Move it by a key; return whether the key was used."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) and not self.is_box:
            self._chosen = (self._chosen + (1 if key == Qt.Key.Key_Tab else -1)) % 4
            self.update()
            return True
        if key not in ARROWS:
            return False
        way = QPointF(*ARROWS[key])
        if not self.is_box:
            self._move([self._chosen], way * self.step)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            box = QRectF(self._points[0], self._points[2] + way * self.step)
            if box.width() >= self.step and box.height() >= self.step:
                self._put(_corners(box))
        else:
            self._move(range(4), way * self.step)
        return True

    # Overrides of Qt

    def boundingRect(self) -> QRectF:
        room = 2 * HANDLE_PX * self.step
        return super().boundingRect().adjusted(-room, -room, room, room)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        super().paint(painter, option, widget)
        if self.is_box:
            return
        painter.setPen(self.pen())
        radius = HANDLE_PX / painter.worldTransform().m11()
        for number, corner in enumerate(self._points):
            painter.setBrush(COLOUR if number == self._chosen else QColor("white"))
            painter.drawEllipse(corner, radius, radius)

    def _move(self, numbers: list[int] | range, way: QPointF) -> None:
        self._put([p + way if n in numbers else p for n, p in enumerate(self._points)])

    def _put(self, corners: list[QPointF]) -> None:
        self._points = corners
        self.setPolygon(QPolygonF(corners))


def box_in(seen: QRectF) -> list[QPointF]:
    """Return the corners of a box in the middle of the visible part of a photo."""
    box = QRectF(0, 0, START[0] * seen.width(), START[1] * seen.height())
    box.moveCenter(seen.center())
    return _corners(box)


def _corners(box: QRectF) -> list[QPointF]:
    return [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]
