"""The writing line: wide paper, over whose ink stands how each sign is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.gui.canvas.content import Page
from digitpad.gui.canvas.widget import Canvas
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.wording import percent
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.numbers.reading import UNREADABLE, Sign

PEN_WIDTH: Final = 0.009
"""Of the line's width: that of a felt pen."""
MARGIN_PX: Final = 5.0
TAP_PX: Final = 4.0
"""A pen that moves less has pointed at something, or written a dot."""
LABEL_PX: Final = 15
CERTAINTY_PX: Final = 11
FILLED: Final = 0.7
"""How much of the line's width and height a number may take that comes from elsewhere."""
DOUBTFUL: Final = 0.8
"""What is less probable is marked."""


class WritingLine(Canvas):
    """Wide paper. Signs stand framed over the ink; pointing at one asks for its correction.

    Signals: ``sign_chosen`` with the place of a sign, 0 for the first, and where on the screen.
    """

    sign_chosen = Signal(int, object)
    paper_height = 0.36

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("writing_line")
        self.setAccessibleName(self.tr("Writing line"))
        self.setAccessibleDescription(
            self.tr("Write a number here. The arrow keys move a pen, the space bar puts it down.")
        )
        self.setMinimumSize(220, 80)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.signs: tuple[Sign, ...] = ()
        self._pressed_at: QPointF | None = None
        self.set_pen_width(PEN_WIDTH)

    def hint(self) -> str:
        return self.tr("Write a number here")

    def set_page(self, page: Page, *, replaces: bool = False) -> None:
        """Put a number in place of what is there, fitted into the line where it is larger."""
        if isinstance(page, Drawing) and not page.is_empty:
            page = drawing_from_points(self._fitted(page), self._pen_width)
        super().set_page(page, replaces=replaces)

    def _fitted(self, drawing: Drawing) -> Sequence[npt.ArrayLike]:
        strokes = [stroke.points for stroke in drawing.strokes]
        paper = np.array((1.0, self.paper_height), np.float32)
        low, high = np.split(np.array(drawing.bounds(), np.float32), 2)
        if (low >= 0).all() and (high <= paper).all():
            return strokes
        scale = min(1.0, float((FILLED * paper / np.maximum(high - low, 1e-6)).min()))
        middle = (low + high) / 2
        return [(points - middle) * scale + paper / 2 for points in strokes]

    def show_signs(self, signs: tuple[Sign, ...]) -> None:
        """Frame signs, whose boxes are in canvas units."""
        if signs != self.signs:
            self.signs = signs
            self.update()

    def sign_at(self, position: QPointF) -> int | None:
        """Return which sign is framed at a place in the widget, the smallest where two are."""
        inside = position - self._paper_rect().topLeft()
        found = [
            (box.width() * box.height(), number)
            for number, box in enumerate(map(self._frame, self.signs))
            if box.contains(inside)
        ]
        return min(found)[1] if found else None

    def _frame(self, sign: Sign) -> QRectF:
        """Return the frame of a sign, in pixels of the paper."""
        left, top, right, bottom = (side * self._layer.side for side in sign.box)
        margin = MARGIN_PX + self._pen_width * self._layer.side / 2
        return QRectF(QPointF(left, top), QPointF(right, bottom)).adjusted(
            -margin, -margin, margin, margin
        )

    def paint_over(self, painter: QPainter) -> None:
        colours = colours_of(self.palette())
        font = QFont(self.font())
        for sign in self.signs:
            is_doubtful = sign.text == UNREADABLE or sign.probability < DOUBTFUL
            colour = colours.warning if is_doubtful else self._colours.focus
            frame = self._frame(sign)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            style = Qt.PenStyle.DashLine if is_doubtful else Qt.PenStyle.SolidLine
            painter.setPen(QPen(colour, 1.5, style))
            painter.drawRoundedRect(frame, 4, 4)
            centre = frame.center().x()
            font.setPixelSize(LABEL_PX)
            font.setBold(True)
            painter.setFont(font)
            painter.drawText(
                QRectF(centre - 30, max(0.0, frame.top() - LABEL_PX - 5), 60, LABEL_PX + 4),
                int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom),
                sign.text,
            )
            font.setPixelSize(CERTAINTY_PX)
            font.setBold(False)
            painter.setFont(font)
            below = min(frame.bottom() + 1, self._paper_rect().height() - CERTAINTY_PX - 4)
            painter.drawText(
                QRectF(centre - 30, below, 60, CERTAINTY_PX + 4),
                int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop),
                percent(sign.probability),
            )

    # Qt's own names from here on

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        pressed, self._pressed_at = self._pressed_at, None
        number = self.sign_at(place)
        is_tap = pressed is not None and QLineF(pressed, place).length() < TAP_PX
        if is_tap and number is not None and self.is_drawing and not self._is_long_track():
            # It pointed at a sign; a dot would have been written beside it.
            self.cancel()
            self.sign_chosen.emit(number, event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)

    def _is_long_track(self) -> bool:
        strokes = self._track.strokes() if self._track is not None else ()
        return sum(stroke.length for stroke in strokes) * self._layer.side > TAP_PX

    def heightForWidth(self, width: int) -> int:
        return round(width * self.paper_height)

    def sizeHint(self) -> QSize:
        return QSize(640, round(640 * self.paper_height))
