"""A reliability diagram: how often readings are right that are so and so sure."""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from digitpad.gui.theme.colours import Colours, colours_of
from digitpad.gui.widgets.two_line_delegate import small_font

if TYPE_CHECKING:
    from digitpad.evaluation.reliability import ReliabilityBin

LEFT_PX: Final = 46
TOP_PX: Final = 12
RIGHT_PX: Final = 12
BELOW_PX: Final = 44
"""Below the axes: marks and what they mean."""
COUNTS_PX: Final = 62
"""At the foot: how many readings there are."""
REACH_PX: Final = 3.0


class ReliabilityView(QWidget):
    """Paints the bins of an evaluation; the tooltip of each has its figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reliability_view")
        self.setAccessibleName(self.tr("Reliability diagram"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFont(small_font(self.font()))
        self._bins: tuple[ReliabilityBin, ...] = ()

    @property
    def bins(self) -> tuple[ReliabilityBin, ...]:
        return self._bins

    def show_bins(self, bins: tuple[ReliabilityBin, ...]) -> None:
        """Show the bins of an evaluation; none for no evaluation yet."""
        self._bins = bins
        self.setAccessibleDescription("; ".join(self._in_words(one) for one in bins))
        self.update()

    def _in_words(self, one: ReliabilityBin) -> str:
        low, high = one.interval()
        words = self.tr(
            "{0} readings were {1} sure on average; {2} of them are right "
            "(with 95 % certainty {3} to {4})"
        )
        shares = (one.confidence, one.accuracy, low, high)
        return words.format(f"{one.n:,}", *(f"{share * 100:.1f} %" for share in shares))

    def _axes(self) -> QRectF:
        """Return the square of confidence across and accuracy up."""
        room = QRectF(self.rect()).adjusted(
            LEFT_PX, TOP_PX, -RIGHT_PX, -(BELOW_PX + COUNTS_PX + TOP_PX)
        )
        side = max(40.0, min(room.width(), room.height()))
        return QRectF(room.left() + (room.width() - side) / 2, room.top(), side, side)

    def _point(self, axes: QRectF, across: float, up: float) -> QPointF:
        return QPointF(axes.left() + across * axes.width(), axes.bottom() - up * axes.height())

    def _paint_axes(self, painter: QPainter, axes: QRectF, colours: Colours) -> None:
        for tenths in range(0, 11, 2):
            share, words = tenths / 10, f"{tenths * 10} %"
            painter.setPen(QPen(colours.border, 1))
            painter.drawLine(self._point(axes, 0, share), self._point(axes, 1, share))
            painter.setPen(colours.muted)
            at = self._point(axes, 0, share)
            room = QRectF(at.x() - LEFT_PX, at.y() - 8, LEFT_PX - 6, 16)
            painter.drawText(
                room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), words
            )
            at = self._point(axes, share, 0)
            room = QRectF(at.x() - 30, at.y() + 4, 60, 16)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), words)
        painter.setPen(QPen(colours.muted, 1, Qt.PenStyle.DashLine))
        painter.drawLine(self._point(axes, 0, 0), self._point(axes, 1, 1))
        painter.setPen(colours.text)
        below = QRectF(axes.left(), axes.bottom() + 22, axes.width(), 18)
        flag = Qt.AlignmentFlag
        painter.drawText(below, int(flag.AlignCenter), self.tr("how sure it says it is"))
        inside = QRectF(axes.left() + 8, axes.top() + 4, axes.width() * 0.6, 18)
        painter.drawText(inside, int(flag.AlignLeft), self.tr("how often it is right"))

    def _paint_bin(
        self, painter: QPainter, axes: QRectF, one: ReliabilityBin, colours: Colours
    ) -> None:
        said = self._point(axes, one.confidence, one.confidence)
        point = self._point(axes, one.confidence, one.accuracy)
        gap = QColor(colours.warning)
        gap.setAlpha(150)
        top, height = min(said.y(), point.y()), abs(said.y() - point.y())
        painter.fillRect(QRectF(point.x() - REACH_PX, top, 2 * REACH_PX, height), gap)
        low, high = (self._point(axes, one.confidence, share) for share in one.interval())
        painter.setPen(QPen(colours.accent, 1.2))
        painter.drawLine(low, high)
        for end in (low, high):
            painter.drawLine(end - QPointF(REACH_PX, 0), end + QPointF(REACH_PX, 0))
        painter.setBrush(colours.accent)
        painter.drawEllipse(point, REACH_PX + 1, REACH_PX + 1)

    def _paint_counts(self, painter: QPainter, axes: QRectF, colours: Colours) -> None:
        most = max((one.n for one in self._bins), default=1)
        foot = axes.bottom() + BELOW_PX + COUNTS_PX
        bar = QColor(colours.accent)
        bar.setAlpha(110)
        for one in self._bins:
            height = (COUNTS_PX - 16) * (1 + log10(one.n)) / (1 + log10(most))
            left = self._point(axes, one.low, 0).x()
            right = self._point(axes, one.high, 0).x()
            painter.fillRect(QRectF(left + 1, foot - height, right - left - 2, height), bar)
            painter.setPen(colours.muted)
            over = QRectF(left - 10, foot - height - 15, right - left + 20, 14)
            painter.drawText(over, int(Qt.AlignmentFlag.AlignCenter), _short(one.n))
        painter.setPen(QPen(colours.border, 1))
        painter.drawLine(QPointF(axes.left(), foot), QPointF(axes.right(), foot))

    # Qt's own names from here on

    def sizeHint(self) -> QSize:
        return QSize(400, 500)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 380)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        axes, colours = self._axes(), colours_of(self.palette())
        self._paint_axes(painter, axes, colours)
        self._paint_counts(painter, axes, colours)
        for one in self._bins:
            self._paint_bin(painter, axes, one, colours)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            axes = self._axes()
            share = (event.pos().x() - axes.left()) / axes.width()
            words = [self._in_words(one) for one in self._bins if one.low < share <= one.high]
            if words:
                QToolTip.showText(event.globalPos(), words[0], self)
                return True
        return super().event(event)


def _short(count: int) -> str:
    """Return a count that fits above a narrow bar: 950, 9.5k, 95k."""
    if count < 1000:
        return str(count)
    thousands = count / 1000
    return f"{thousands:.1f}k" if thousands < 9.95 else f"{thousands:.0f}k"
