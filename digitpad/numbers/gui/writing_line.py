"""The writing line: wide paper with the reading of each sign above its ink."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.gui.canvas.content import Page
from digitpad.gui.canvas.widget import Canvas
from digitpad.gui.settings import LINE_PEN_WIDTH
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.parts import grown
from digitpad.gui.widgets.wording import percent
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.numbers.reading import Sign

MARGIN_PX: Final = 5.0
LABEL_PART, CERTAINTY_PART = 0.024, 0.018
"""Text sizes as fractions of the line's width, for projectors; at least ``LEAST_PX``."""
LEAST_PX: Final = 12
GAP_PX: Final = 6
"""Least gap between two adjacent certainties."""
FILLED: Final = 0.7
"""Largest fraction of the line's width and height that an opened number may fill."""


class WritingLine(Canvas):
    """Wide paper on which every touch writes; signs are framed and labelled over the ink.

    Signals: ``correction_wanted`` () by the menu key.
    """

    correction_wanted = Signal()
    paper_height = 0.36

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("writing_line")
        self.setAccessibleName(self.tr("Writing line"))
        self.setMinimumSize(220, 80)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.signs: tuple[Sign, ...] = ()
        self._corrected: Set[int] = frozenset()
        self.set_pen_width(LINE_PEN_WIDTH)

    def hint(self) -> str:
        return self.tr("Write a number here")

    def usage(self) -> str:
        return self.tr(
            "Write a number here. The arrow keys move a pen, the space bar puts it down."
        )

    def set_page(self, page: Page, *, replaces: bool = False) -> None:
        """Replace the page by a number, scaled down if it is larger than the line."""
        if isinstance(page, Drawing) and not page.is_empty:
            page = drawing_from_points(self._fitted(page), self.pen_width)
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

    def show_signs(self, signs: tuple[Sign, ...], corrected: Set[int] = frozenset()) -> None:
        """Frame signs, whose boxes are in canvas units; ``corrected`` ones have no certainty."""
        if (signs, corrected) != (self.signs, self._corrected):
            self.signs, self._corrected = signs, corrected
            self.update()

    def _frame(self, sign: Sign) -> QRectF:
        """Return the frame of a sign, in pixels of the paper."""
        left, top, right, bottom = sign.box
        box = QRectF(self.layer.to_px((left, top)), self.layer.to_px((right, bottom)))
        margin = MARGIN_PX + self.layer.pen_px / 2
        return box.adjusted(-margin, -margin, margin, margin)

    def paint_over(self, painter: QPainter) -> None:
        colours = colours_of(self.palette())
        paper = self.paper_rect()
        frames = [self._frame(sign) for sign in self.signs]
        least, width = grown(LEAST_PX), paper.width()
        label_px, certainty_px = (
            max(least, round(part * width)) for part in (LABEL_PART, CERTAINTY_PART)
        )
        bold, font = QFont(self.font()), QFont(self.font())
        bold.setPixelSize(label_px)
        bold.setBold(True)
        font.setPixelSize(certainty_px)
        letters = QFontMetricsF(font)
        taken: list[QRectF] = []  # by certainties
        # The least certain first, whose certainties matter most.
        for index in sorted(range(len(frames)), key=lambda index: self.signs[index].probability):
            sign, frame = self.signs[index], frames[index]
            colour = self.colours.focus if sign.is_sure else colours.warning
            painter.setBrush(Qt.BrushStyle.NoBrush)
            style = Qt.PenStyle.SolidLine if sign.is_sure else Qt.PenStyle.DashLine
            painter.setPen(QPen(colour, 1.5, style))
            painter.drawRoundedRect(frame, 4, 4)
            middle, above = frame.center().x(), max(0.0, frame.top() - label_px - 5)
            painter.setFont(bold)
            painter.drawText(
                QRectF(middle - 30, above, 60, label_px + 4),
                int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom),
                sign.text,
            )
            if index in self._corrected:
                continue  # a correction has no certainty
            certainty = percent(sign.probability)
            wide, high = letters.horizontalAdvance(certainty) + GAP_PX, certainty_px + 4
            below = min(frame.bottom() + 1, paper.height() - high)
            over = QRectF(middle - wide / 2, below, wide, high)
            beside = frames[:index] + frames[index + 1 :] if sign.is_sure else []
            if any(over.intersects(near) for near in (*taken, *beside)):
                continue  # it would overlap its neighbour; the tooltip below has it
            taken.append(over)
            painter.setFont(font)
            painter.drawText(
                QRectF(middle - 40, below, 80, high),
                int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop),
                certainty,
            )

    # Overrides of Qt

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # On some systems a pen resting on the paper requests a menu, too, but it just writes.
        if event.reason() == QContextMenuEvent.Reason.Keyboard and not self.is_drawing:
            self.correction_wanted.emit()

    def heightForWidth(self, width: int) -> int:
        return round(width * self.paper_height)

    def sizeHint(self) -> QSize:
        return QSize(640, round(640 * self.paper_height))
