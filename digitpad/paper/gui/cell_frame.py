"""The frame around a cell on a photo, with the reading beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPen, QPolygonF
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPolygonItem,
    QGraphicsRectItem,
    QGraphicsSimpleTextItem,
)

from digitpad.paper.cell import Place
from digitpad.paper.gui.ink_map import InkMap
from digitpad.paper.gui.marking import COLOUR as CHOSEN

FRAME: Final = QColor("#1f7a3f")
DOUBT: Final = QColor("#c46a00")
GROUND: Final = QColor(255, 255, 255, 205)
LABEL_PART: Final = 0.38
"""Height of a reading above its frame, as a fraction of the frame's height."""
INNER_PART: Final = 0.24
"""Height of a reading in the corner of a table's cell, as a fraction of the cell's height."""


class CellFrame(QGraphicsPolygonItem):
    """``is_inside``: in a table, whose cells leave no room beside them for the ``label``."""

    def __init__(self, place: Place, *, is_inside: bool) -> None:
        super().__init__(QPolygonF([QPointF(x, y) for x, y in place]))
        self._is_inside = is_inside
        self.is_doubtful = self._is_chosen = False
        tall = max(y for _, y in place) - min(y for _, y in place)
        font = QFont()
        part = INNER_PART if is_inside else LABEL_PART
        font.setPixelSize(max(8, round(part * tall)))
        font.setBold(True)
        self.label = QGraphicsSimpleTextItem(self)
        self.label.setFont(font)
        self._at = QRectF()
        # Makes a reading legible on top of the photo.
        self._ground = QGraphicsRectItem(self.label)
        self._ground.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._ground.setPen(Qt.PenStyle.NoPen)
        self._ground.setBrush(GROUND)

    def show_reading(self, text: str, ink: InkMap | None, *, is_doubtful: bool) -> None:
        """Show the reading where it covers the least ink and no other reading."""
        self.is_doubtful = is_doubtful
        self.label.setText(text)
        self._ground.setRect(self.label.boundingRect())
        places = self._places()
        self._at = ink.place_label(places, self._at) if ink else places[0]
        self.label.setPos(self._at.topLeft())
        self._set_colours()

    def set_chosen(self, is_chosen: bool) -> None:
        self._is_chosen = is_chosen
        self._set_colours()

    def set_clear_of(self, box: QRectF) -> None:
        """Hide the reading if it covers a part of another frame, which is being looked at."""
        covers = self.label.mapRectToScene(self.label.boundingRect()).intersects(box)
        self.label.setVisible(self._is_chosen or self._is_inside or not covers)

    def _places(self) -> list[QRectF]:
        """Return the possible places of the label: in a corner of the cell, or beside the frame."""
        corners = self.polygon()
        box, size = corners.boundingRect(), self.label.boundingRect().size()
        if self._is_inside:
            # Extending into the next cell it would look like that cell's reading.
            self.label.setScale(min(1.0, box.width() / max(1.0, size.width())))
            size *= self.label.scale()
        upper_left, upper_right, lower_right, lower_left = corners.toList()[:4]
        wide, high = QPointF(size.width(), 0), QPointF(0, size.height())
        if self._is_inside:
            # To the left first, and at a distance: two numbers beside a rule would look like one.
            wide += QPointF(size.height() / 2, 0)
            points = [upper_left, lower_left - high, upper_right - wide, lower_right - wide - high]
        else:
            points = [
                upper_left - high,
                lower_left,
                QPointF(box.right(), box.center().y()) - high / 2,
                QPointF(box.left(), box.center().y()) - wide - high / 2,
                upper_right - high,
                lower_right,
                upper_right - high - wide,
                lower_right - wide,
                upper_left - high - wide,
                lower_left - wide,
            ]
        return [QRectF(point, size) for point in points]

    def _set_colours(self) -> None:
        is_doubtful, is_chosen = self.is_doubtful, self._is_chosen
        colour = CHOSEN if is_chosen else DOUBT if is_doubtful else FRAME
        pen = QPen(colour, 3 if is_chosen else 2 if is_doubtful else 1)
        pen.setCosmetic(True)
        if is_doubtful:  # distinguishable without colours, too
            pen.setStyle(Qt.PenStyle.DashLine)
        fill = QColor(colour)
        fill.setAlpha(70 if is_chosen else 50 if is_doubtful else 0)
        self.setPen(pen)
        self.setBrush(fill)
        self.label.setBrush(colour)
