"""The frame around a cell on a photo, with what was read there beside it."""

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

from digitpad.gui.paper.ink_map import InkMap
from digitpad.gui.paper.marking import COLOUR as CHOSEN
from digitpad.paper.result import Place

FRAME: Final = QColor("#1f7a3f")
DOUBT: Final = QColor("#c46a00")
GROUND: Final = QColor(255, 255, 255, 205)
LABEL_PART: Final = 0.38
INNER_PART: Final = 0.24
"""Of a frame's height: how tall the reading above it is, and in the corner of a table's cell."""


class CellFrame(QGraphicsPolygonItem):
    """``is_inside``: of a table, whose cells leave no room beside them for their ``label``."""

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
        # So that a reading can be told from whatever the photo shows there.
        self._ground = QGraphicsRectItem(self.label)
        self._ground.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._ground.setPen(Qt.PenStyle.NoPen)
        self._ground.setBrush(GROUND)

    def show_reading(self, text: str, ink: InkMap | None, *, is_doubtful: bool) -> None:
        """Show what the cell is read as, where that covers the least of the ink."""
        self.is_doubtful = is_doubtful
        self.label.setText(text)
        self._ground.setRect(self.label.boundingRect())
        places = self._places()
        self.label.setPos((ink.emptiest(places) if ink else places[0]).topLeft())
        self._set_colours()

    def set_chosen(self, is_chosen: bool) -> None:
        self._is_chosen = is_chosen
        self._set_colours()

    def _places(self) -> list[QRectF]:
        """Return where the label may lie: in a corner of the cell, or beside the frame."""
        corners = self.polygon()
        box, size = corners.boundingRect(), self.label.boundingRect().size()
        if self._is_inside:
            # Over the next cell it would be taken for what that holds.
            self.label.setScale(min(1.0, box.width() / max(1.0, size.width())))
            size *= self.label.scale()
        upper_left, upper_right, lower_right, lower_left = corners.toList()[:4]
        wide, high = QPointF(size.width(), 0), QPointF(0, size.height())
        if self._is_inside:
            # To the left first, and off the right: two at one rule would look like one number.
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
            ]
        return [QRectF(point, size) for point in points]

    def _set_colours(self) -> None:
        is_doubtful, is_chosen = self.is_doubtful, self._is_chosen
        colour = CHOSEN if is_chosen else DOUBT if is_doubtful else FRAME
        pen = QPen(colour, 3 if is_chosen else 2 if is_doubtful else 1)
        pen.setCosmetic(True)
        if is_doubtful:  # to be told from the others without colours, too
            pen.setStyle(Qt.PenStyle.DashLine)
        fill = QColor(colour)
        fill.setAlpha(70 if is_chosen else 50 if is_doubtful else 0)
        self.setPen(pen)
        self.setBrush(fill)
        self.label.setBrush(colour)
