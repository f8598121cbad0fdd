"""A small plot of the effect of one change: curves from 0 to 100 %, and images below.

It does not wait for pyqtgraph, and costs nothing between updates.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QImage, QPainter, QPen

from digitpad.gui.plots.figure import FigureView
from digitpad.gui.theme.colours import curve_colours, plot_colours
from digitpad.gui.widgets.parts import grown, runs_of, small_font
from digitpad.gui.widgets.wording import in_percent, percent
from digitpad.report.axes import amount_axis, percent_axis
from digitpad.report.chart import Chart, ChartFrame, ChartLine, ChartStyle, chart_marks
from digitpad.report.marks import Diagram, Dot, Words

MARGIN_PX: Final = 10
LEFT_PX: Final = 58
TITLE_PX: Final = 24
TICK_PX: Final = 19
CAPTION_PX: Final = 18
THUMB_PX: Final = (24, 44)
DOT_PX: Final = 2.5
BEAD_PX: Final = 8.5
LEVELS: Final = 2


class Curve(NamedTuple):
    """A curve: its ``name``, written at its highest point, and a value of 0..1 for each amount."""

    name: str
    values: tuple[float, ...]


class Thumb(NamedTuple):
    """An image below the amount at index ``place``, with a caption below it.

    The caption has the colour of the curve ``name``, if there is one.
    """

    place: int
    image: QImage
    caption: str
    name: str | None = None


class PlotContent(NamedTuple):
    """The content of a plot.

    ``amounts``: in ascending order; ``ticks``: their labels ("" for none). ``identity``: the index
    of the amount that changes nothing. ``shaded``: the indices over which the background is darker.
    """

    title: str
    remark: str
    amounts: tuple[float, ...]
    ticks: tuple[str, ...]
    identity: int
    curves: tuple[Curve, ...]
    thumbs: tuple[Thumb, ...] = ()
    shaded: frozenset[int] = frozenset()


def bead_places(content: PlotContent) -> Sequence[int | None]:
    """Return the index at which to write the name of each curve, the last curve first.

    None for a curve without a name, and for one so low that its name would overlap the others.
    """
    places: list[int | None] = []
    for curve in reversed(content.curves):
        highest = max(curve.values, default=0.0)
        if not curve.name or highest < 0.12:
            places.append(None)
        elif curve is content.curves[0]:
            places.append(content.identity if content.identity < len(curve.values) else None)
        else:
            places.append(curve.values.index(highest))
    return places


class CurvePlot(FigureView):
    """The plot; ``has_thumbs`` reserves room for images."""

    def __init__(self, *, has_thumbs: bool) -> None:
        least, usual = (170, 200) if has_thumbs else (130, 190)
        super().__init__("", "", QSize(grown(214), grown(least)), QSize(grown(310), grown(usual)))
        self.setProperty("look", "card")
        self._has_thumbs = has_thumbs
        self.content: PlotContent | None = None

    def show_content(self, content: PlotContent) -> None:
        self.content = content
        self.setAccessibleName(content.title)
        self.setAccessibleDescription(content.remark or self.tr("Not measured yet"))
        self.update()

    def words_of(self, place: int) -> str:
        """Return the values at one amount as text, the highest first."""
        content = self.content
        if content is None:
            return ""
        curves = (curve for curve in content.curves if place < len(curve.values))
        named = [(curve.values[place], curve.name) for curve in curves]
        # The probability of a class never reaches 100 %; a counted share may.
        parts = [
            f"{name} {percent(value)}" if name else in_percent(value, 1)
            for value, name in sorted(named, key=lambda pair: -pair[0])
        ]
        where = f"{content.title}, {content.ticks[place]}"
        return f"{where}: {', '.join(parts)}" if parts else where

    def words_at(self, place: QPointF) -> str:
        """Return the values at the amount nearest to a position, as text."""
        if self.content is None or not self.content.amounts:
            return ""
        x = self._xs(self.content)
        return self.words_of(min(range(len(x)), key=lambda one: abs(x[one] - place.x())))

    # Layout

    def _frame(self) -> ChartFrame:
        below, top = grown(TICK_PX) + MARGIN_PX, MARGIN_PX + grown(TITLE_PX)
        # The label of the last amount, or half of its image, extends beyond it.
        right = max(MARGIN_PX + 12.0, self._tick_width() / 2 + 3)
        if self._has_thumbs:
            below += round(self._thumb_side()) + grown(CAPTION_PX)
            right = MARGIN_PX + self._thumb_side() / 2
        left = grown(LEFT_PX)
        width, height = self.width() - left - right, self.height() - top - below
        return ChartFrame(left, top, left + max(1.0, width), top + max(1.0, height))

    def _thumb_side(self) -> float:
        # Whole multiples would be sharper, but leave no size between 28 and 56.
        least, most = THUMB_PX
        return float(min(most, max(least, (self.width() - grown(LEFT_PX)) / 6.2)))

    def _xs(self, content: PlotContent) -> list[float]:
        """Return the horizontal positions of the amounts."""
        frame, chart = self._frame(), _empty_chart(content)
        return [frame.at(chart, amount, 0.0)[0] for amount in content.amounts]

    def _tick_width(self) -> float:
        metrics, ticks = (
            QFontMetricsF(small_font(self.font())),
            self.content.ticks if self.content else (),
        )
        return max((metrics.horizontalAdvance(words) for words in ticks), default=0.0) + 6

    def ticked(self) -> list[int]:
        """Return the indices with labels: as many as fit of those with images, or of all."""
        content, width = self.content, self._tick_width()
        if content is None:
            return []
        x = self._xs(content)
        every = [thumb.place for thumb in content.thumbs] or list(range(len(content.amounts)))
        # Counted from the amount that changes nothing, so that it always has a label.
        middle = every.index(content.identity) if content.identity in every else 0
        places: list[int] = []
        for step in range(1, len(every) + 1):
            places = every[middle % step :: step]
            gaps = [x[b] - x[a] for a, b in pairwise(places)]
            if min(gaps, default=width) >= width:
                break
        # Amounts may be unevenly spaced: the last one is labelled, too, if it fits.
        if places and x[every[-1]] - x[places[-1]] >= width:
            places.append(every[-1])
        return places

    # Painting

    def figure(self) -> Diagram:
        """Return the plot without its images."""
        content = self.content
        if content is None:
            return Diagram(self.width(), self.height(), ())
        frame, chart = self._frame(), self._chart(content)
        below = 2 + (grown(TICK_PX) - _px(small_font(self.font()))) / 2
        style = ChartStyle(_px(small_font(self.font())), DOT_PX, grown(BEAD_PX) + 3, below)
        marks = chart_marks(chart, frame, style)
        beads = self._beads(content, chart, frame)
        return Diagram(self.width(), self.height(), (*self._heading(content), *marks, *beads))

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
        colours = self._colours(content)
        lines = (
            ChartLine(
                (np.array(amounts[: len(curve.values)]), np.array(curve.values)),
                colours[curve.name].name(),
                has_dots=True,
            )
            # The first curve is that of the answer, so it is painted last.
            for curve in reversed(content.curves)
        )
        ticks = {amounts[place]: content.ticks[place] for place in self.ticked()}
        return _empty_chart(content)._replace(
            across=amount_axis(amounts, ticks),
            lines=tuple(lines),
            shaded=tuple(_around(amounts, *run) for run in runs_of(content.shaded)),
            marked=(amounts[content.identity],),
        )

    def _colours(self, content: PlotContent) -> dict[str | None, QColor]:
        names = (curve.name for curve in content.curves)
        return dict(zip(names, curve_colours(self.palette()), strict=False))

    def _beads(
        self, content: PlotContent, chart: Chart, frame: ChartFrame
    ) -> Iterator[Words | Dot]:
        """Yield the names of the curves."""
        colours = self._colours(content)
        size, bead = _px(small_font(self.font())), grown(BEAD_PX)
        for place, curve in zip(bead_places(content), reversed(content.curves), strict=True):
            if place is not None:
                middle = frame.at(chart, content.amounts[place], curve.values[place])
                yield Dot(middle, bead + 0.75, "surface")
                yield Dot(middle, bead - 0.75, colours[curve.name].name())
                yield Words(middle, curve.name, size, "surface", is_bold=True)

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        bold = small_font(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        content, paints = self.content, plot_colours(self.palette())
        if content is None:
            return
        side, x = self._thumb_side(), self._xs(content)
        top, caption = self._frame().bottom + grown(TICK_PX) + 2, grown(CAPTION_PX) + 2
        colours = self._colours(content)
        for thumb in content.thumbs:
            box = QRectF(x[thumb.place] - side / 2, top, side, side)
            painter.drawImage(box, thumb.image)
            is_plain = thumb.place == content.identity
            painter.setPen(QPen(self.palette().text().color() if is_plain else paints.grid, 1))
            painter.drawRect(box)
            painter.setPen(colours.get(thumb.name, paints.text))
            below = QRectF(box.center().x() - side, box.bottom(), 2 * side, caption)
            painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), thumb.caption)


def _px(font: QFont) -> float:
    return QFontInfo(font).pixelSize()


def _empty_chart(content: PlotContent) -> Chart:
    """Return the axes, without ticks of amounts."""
    return Chart(amount_axis(content.amounts, {}), percent_axis(LEVELS, in_percent))


def _around(amounts: Sequence[float], first: int, last: int) -> tuple[float, float]:
    """Return the range from one amount to another, extended half-way to their neighbours."""
    low, high = amounts[max(0, first - 1)], amounts[min(len(amounts) - 1, last + 1)]
    return (low + amounts[first]) / 2, (amounts[last] + high) / 2
