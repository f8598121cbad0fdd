"""A reliability diagram: how often readings are right that are so and so sure."""

from __future__ import annotations

from PySide6.QtCore import QSize

from digitpad.evaluation.figure import Figure
from digitpad.evaluation.reliability import ReliabilityBin, reliability_figure, reliability_square
from digitpad.gui.plots.figure import FigureView


class ReliabilityView(FigureView):
    """Shows the bins of an evaluation; the tooltip of each has its figures."""

    def __init__(self) -> None:
        size = QSize(280, 340)
        super().__init__("reliability_view", self.tr("Reliability diagram"), size, size)
        self.bins: tuple[ReliabilityBin, ...] = ()

    def show_bins(self, bins: tuple[ReliabilityBin, ...]) -> None:
        """Show the bins of an evaluation; none for no evaluation yet."""
        self.bins = bins
        self.setAccessibleDescription("; ".join(self._in_words(one) for one in bins))
        self.update()

    def _in_words(self, one: ReliabilityBin) -> str:
        words = self.tr(
            "{0} readings were {1} sure on average; {2} of them are right "
            "(with 95 % certainty {3} to {4})"
        )
        shares = (one.confidence, one.accuracy, *one.interval())
        return words.format(f"{one.n:,}", *(f"{share * 100:.1f} %" for share in shares))

    def figure(self) -> Figure:
        return reliability_figure(
            self.bins,
            self.width(),
            self.height(),
            across=self.tr("how sure it says it is"),
            up=self.tr("how often it is right"),
            counts=self.tr("readings that were so sure (logarithmic)"),
        )

    def words_under(self, x: float, _y: float) -> str:
        """Return what the bin at ``x`` holds."""
        left, _, side = reliability_square(self.width(), self.height(), 0)
        share = (x - left) / side
        return next((self._in_words(one) for one in self.bins if one.low < share <= one.high), "")
