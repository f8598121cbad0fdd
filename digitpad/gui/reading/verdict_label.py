"""The verdict, as large as there is room: a digit with how sure it is, or words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.wording import Said

LARGEST_PX: Final = 132
SMALLEST_PX: Final = 15
GAP_PX: Final = 12
NOTE_PX: Final = (11, 14)
"""Least and most size of the note's letters; between them, a ninth of the label's height."""


class VerdictLabel(QLabel):
    """A label of two parts: a headline, and a smaller detail on the same base line.

    ``text()`` is both, "7  97 %", for screen readers and tests. A note may stand below them.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("verdict_label")
        self.setAccessibleName(self.tr("Verdict"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._said = Said("", "")

    @property
    def note(self) -> str:
        """What stands in small letters below the verdict, "" for nothing."""
        return self._said.note

    def show_said(self, said: Said) -> None:
        """Show a verdict."""
        self._said = said
        self.setAccessibleDescription(said.note)
        self.setToolTip(said.why)
        self.setText(f"{said.headline}  {said.detail}" if said.detail else said.headline)
        self.update()

    def _headline_font(self, width: float, height: float) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        size = min(LARGEST_PX, int(height * 0.92))
        if len(self._said.headline) > 2:
            size = min(size, int(height * 0.42))
        while size > SMALLEST_PX:
            font.setPixelSize(size)
            if QFontMetricsF(font).horizontalAdvance(self._said.headline) <= width:
                break
            size -= 1
        return font

    def _paint_note(self, painter: QPainter, area: QRectF) -> float:
        """Paint the note at the foot of ``area``; return where it begins."""
        font = QFont(self.font())
        font.setPixelSize(max(NOTE_PX[0], min(NOTE_PX[1], int(area.height() / 9))))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        height = QFontMetricsF(font).boundingRect(area, flags, self._said.note).height()
        top = area.bottom() - height
        painter.setFont(font)
        painter.setPen(colours_of(self.palette()).muted)
        painter.drawText(QRectF(area.left(), top, area.width(), height), flags, self._said.note)
        return top

    def sizeHint(self) -> QSize:
        return QSize(200, 108)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 72)

    def paintEvent(self, event: QPaintEvent) -> None:
        said, painter = self._said, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        area = QRectF(self.contentsRect())
        if said.note:
            area.setBottom(self._paint_note(painter, area))
        detail_font = QFont(self.font())
        detail_font.setPixelSize(max(14, int(area.height() * 0.22)))
        detail_metrics = QFontMetricsF(detail_font)
        taken = detail_metrics.horizontalAdvance(said.detail) + GAP_PX if said.detail else 0.0
        font = self._headline_font(area.width() - taken, area.height())
        metrics = QFontMetricsF(font)
        base = area.center().y() + metrics.capHeight() / 2
        painter.setFont(font)
        painter.setPen(getattr(colours_of(self.palette()), said.tone))
        painter.drawText(int(area.left()), int(base), said.headline)
        if said.detail:
            painter.setFont(detail_font)
            painter.setPen(colours_of(self.palette()).muted)
            x = area.left() + metrics.horizontalAdvance(said.headline) + GAP_PX
            painter.drawText(int(x), int(base), said.detail)
        painter.end()
