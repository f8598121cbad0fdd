"""A reliability diagram: how often readings are right that are so and so sure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from digitpad.evaluation.reliability import reliability_figure, reliability_square
from digitpad.gui.plots.figure import paint_figure, screen_colours

if TYPE_CHECKING:
    from digitpad.evaluation.reliability import ReliabilityBin


class ReliabilityView(QWidget):
    """Paints the bins of an evaluation; the tooltip of each has its figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reliability_view")
        self.setAccessibleName(self.tr("Reliability diagram"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
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

    # Qt's own names from here on

    def sizeHint(self) -> QSize:
        return QSize(400, 500)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 380)

    def paintEvent(self, event: QPaintEvent) -> None:
        figure = reliability_figure(
            self._bins,
            self.width(),
            self.height(),
            across=self.tr("how sure it says it is"),
            up=self.tr("how often it is right"),
            counts=self.tr("readings that were so sure (logarithmic)"),
        )
        painter = QPainter(self)
        paint_figure(painter, figure, screen_colours(self.palette()))
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            left, _, side = reliability_square(self.width(), self.height(), 0)
            share = (event.pos().x() - left) / side
            words = [self._in_words(one) for one in self._bins if one.low < share <= one.high]
            if words:
                QToolTip.showText(event.globalPos(), words[0], self)
                return True
        return super().event(event)
