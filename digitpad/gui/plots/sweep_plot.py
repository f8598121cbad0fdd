"""A small plot of the effect of one change, a curve from 0 to 100 %.

It does not wait for pyqtgraph, and costs nothing between updates.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF

from digitpad.gui.language import tr
from digitpad.gui.plots.figure import FigureView
from digitpad.gui.theme.colours import curve_colours
from digitpad.gui.widgets.parts import grown, small_font
from digitpad.gui.widgets.wording import in_percent
from digitpad.report.axes import amount_axis, percent_axis
from digitpad.report.chart import Chart, ChartFrame, ChartLine, ChartStyle, chart_marks
from digitpad.report.marks import Diagram, Words
from digitpad.words import labelled

MARGIN_PX: Final = 10
LEFT_PX: Final = 58
TITLE_PX: Final = 24
TICK_PX: Final = 19
DOT_PX: Final = 2.5
BESIDE_PX: Final = 11.5
LEVELS: Final = 2


class PlotContent(NamedTuple):
    """The content of a plot.

    ``amounts``: in ascending order; ``ticks``: their labels. ``identity``: the index of the amount
    that changes nothing. ``values``: 0..1 for each of the first amounts, so far as they are known.
    """

    title: str
    remark: str
    amounts: tuple[float, ...]
    ticks: tuple[str, ...]
    identity: int
    values: tuple[float, ...]


class CurvePlot(FigureView):
    """The plot."""

    def __init__(self) -> None:
        super().__init__("", "", QSize(214, 130), QSize(310, 190))
        self.setProperty("look", "card")
        self.content: PlotContent | None = None

    def show_content(self, content: PlotContent) -> None:
        self.content = content
        self.setAccessibleName(content.title)
        self.setAccessibleDescription(content.remark or self.tr("Not measured yet"))
        self.update()

    def words_of(self, index: int) -> str:
        """Return the value at one amount as text."""
        content = self.content
        if content is None:
            return ""
        where = f"{content.title}, {content.ticks[index]}"
        if index >= len(content.values):
            return where
        return tr(labelled(where, in_percent(content.values[index], 1)))

    def words_at(self, position: QPointF) -> str:
        """Return the value at the amount nearest to a position, as text."""
        if self.content is None or not self.content.amounts:
            return ""
        x = self._xs(self.content)
        return self.words_of(min(range(len(x)), key=lambda i: abs(x[i] - position.x())))

    # Layout

    def _frame(self) -> ChartFrame:
        below, top = grown(TICK_PX) + MARGIN_PX, MARGIN_PX + grown(TITLE_PX)
        # The label of the last amount extends beyond it.
        right = max(MARGIN_PX + 12.0, self._tick_width() / 2 + 3)
        left = grown(LEFT_PX)
        width, height = self.width() - left - right, self.height() - top - below
        return ChartFrame(left, top, left + max(1.0, width), top + max(1.0, height))

    def _xs(self, content: PlotContent) -> list[float]:
        """Return the horizontal positions of the amounts."""
        frame, chart = self._frame(), _empty_chart(content)
        return [frame.at(chart, amount, 0.0)[0] for amount in content.amounts]

    def _tick_width(self) -> float:
        metrics, ticks = (
            QFontMetricsF(small_font(self.font())),
            self.content.ticks if self.content else (),
        )
        return max((metrics.horizontalAdvance(tick) for tick in ticks), default=0.0) + 6

    def ticked(self) -> list[int]:
        """Return the indices with labels, as many as fit."""
        content, width = self.content, self._tick_width()
        if content is None:
            return []
        x = self._xs(content)
        every = range(len(content.amounts))
        indices: list[int] = []
        for step in range(1, len(every) + 1):
            # Counted from the amount that changes nothing, so that it always has a label.
            indices = list(every[content.identity % step :: step])
            gaps = [x[b] - x[a] for a, b in pairwise(indices)]
            if min(gaps, default=width) >= width:
                break
        # Amounts may be unevenly spaced: the last one is labelled, too, if it fits.
        if indices and x[every[-1]] - x[indices[-1]] >= width:
            indices.append(every[-1])
        return indices

    # Painting

    def figure(self) -> Diagram:
        """Return the plot."""
        content = self.content
        if content is None:
            return Diagram(self.width(), self.height(), ())
        frame, chart = self._frame(), self._chart(content)
        below = 2 + (grown(TICK_PX) - _px(small_font(self.font()))) / 2
        style = ChartStyle(_px(small_font(self.font())), DOT_PX, grown(BESIDE_PX), below)
        marks = chart_marks(chart, frame, style)
        return Diagram(self.width(), self.height(), (*self._heading(content), *marks))

    def _heading(self, content: PlotContent) -> Iterator[Words]:
        bold = QFont(self.font())
        bold.setBold(True)
        left, y = MARGIN_PX + 2, MARGIN_PX - 4 + grown(TITLE_PX) / 2
        yield Words((left, y), content.title, _px(bold), anchor="lm", is_bold=True)
        right, small = self.width() - left, small_font(self.font())
        room = right - left - QFontMetricsF(bold).horizontalAdvance(content.title) - 10
        # A truncated number would be wrong.
        if QFontMetricsF(small).horizontalAdvance(content.remark) <= room:
            yield Words((right, y), content.remark, _px(small), "muted", "rm")

    def _chart(self, content: PlotContent) -> Chart:
        amounts = content.amounts
        points = np.array(amounts[: len(content.values)]), np.array(content.values)
        colour = curve_colours(self.palette())[0].name()
        ticks = {amounts[index]: content.ticks[index] for index in self.ticked()}
        return _empty_chart(content)._replace(
            across=amount_axis(amounts, ticks),
            lines=(ChartLine(points, colour, has_dots=True),),
            marked=(amounts[content.identity],),
        )


def _px(font: QFont) -> float:
    return QFontInfo(font).pixelSize()


def _empty_chart(content: PlotContent) -> Chart:
    """Return the axes, without ticks of amounts."""
    return Chart(amount_axis(content.amounts, {}), percent_axis(LEVELS, in_percent))
