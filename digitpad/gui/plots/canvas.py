"""Plots curves over epochs with pyqtgraph, fast enough to do so while a network trains.

pyqtgraph is imported and its widget built when there is a first curve to show, or when one is
expected and pyqtgraph is loaded (by ``gui.workers.preload``). After that a redraw updates only what
has changed, and the rest is painted from cached pixmaps. One-pixel lines have a fast path in Qt;
wider ones take twenty times as long and are used for curves of few points. pyqtgraph gets no mouse
events, so there is no zoom, no menu and no hit testing. Measured with
``tests/benchmarks/bench_plots.py``.
"""

from __future__ import annotations

import sys
from typing import Any, Final, NamedTuple

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QFont, QMouseEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from digitpad.gui.theme.colours import PlotColours
from digitpad.gui.widgets.parts import grown
from digitpad.report.chart import Chart, ChartLine

MOST_LINES: Final = 5
FEW_POINTS: Final = 300
"""Most points of a line that may be wider than one pixel."""
LEFT_PX: Final = 54
BOTTOM_PX: Final = 40
RIGHT_PX: Final = 12
MARGIN_PX: Final = 8
"""Room beyond the first and last tick of the vertical axis, for labels and dots."""
DOT_PX: Final = 6


class PlotParts(NamedTuple):
    """pyqtgraph's widget, the area between the axes, and its items."""

    view: Any
    box: Any
    left: Any
    bottom: Any
    curves: tuple[Any, ...]
    dots: Any
    marker: Any


def build_parts(parent: QWidget) -> PlotParts:
    """Build pyqtgraph's widget and its items, empty; takes 5 ms once pyqtgraph is loaded."""
    import pyqtgraph as pg

    view = pg.GraphicsView(parent, background=None)
    view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    # The view has no background of its own, whatever the palette.
    view.setCacheMode(view.CacheModeFlag.CacheNone)
    view.viewport().setAutoFillBackground(False)
    # Finding the changed parts costs more than painting everything.
    view.setViewportUpdateMode(view.ViewportUpdateMode.FullViewportUpdate)
    box = pg.ViewBox(enableMouse=False, enableMenu=False)
    box.disableAutoRange()
    left, bottom = pg.AxisItem("left"), pg.AxisItem("bottom")
    left.setGrid(255)
    for axis in (left, bottom):
        axis.linkToView(box)
        axis.enableAutoSIPrefix(False)
        axis.setZValue(box.zValue() - 1)
        axis.setPen(None)
        axis.setStyle(tickLength=0, tickAlpha=255, hideOverlappingLabels=False)
    # Its ticks have labels but no lines.
    bottom.setStyle(tickAlpha=0)
    layout = view.centralLayout
    layout.setSpacing(0)
    for item, row, column in ((left, 0, 0), (box, 0, 1), (bottom, 1, 1)):
        layout.addItem(item, row, column)
    curves = tuple(
        pg.PlotCurveItem(antialias=True, skipFiniteCheck=True) for _ in range(MOST_LINES)
    )
    dots = pg.ScatterPlotItem(size=DOT_PX, pen=None)
    marker = pg.InfiniteLine(angle=90)
    marker.setVisible(False)
    for item in (*curves, dots, marker):
        box.addItem(item, ignoreBounds=True)
    # Cached as pixmaps, since each call back into Python may wait for the GIL.
    for item in (left, bottom, *curves, dots):
        item.setCacheMode(item.CacheMode.DeviceCoordinateCache)
    return PlotParts(view, box, left, bottom, curves, dots, marker)


def set_letters(parts: PlotParts, font: QFont) -> None:
    """Write at the axes in a font, and make room for it."""
    parts.left.setWidth(grown(LEFT_PX))
    parts.bottom.setHeight(grown(BOTTOM_PX) - 3)
    parts.bottom.label.setFont(font)
    for axis in (parts.left, parts.bottom):
        axis.setStyle(tickFont=font)
    parts.view.centralLayout.setContentsMargins(0, 0, grown(RIGHT_PX) - DOT_PX, 3)


def set_lines(
    parts: PlotParts,
    lines: tuple[ChartLine, ...],
    before: tuple[ChartLine, ...],
    colours: PlotColours,
    ratio: float,
) -> None:
    """Update the lines that differ from ``before``; all of them if that is empty."""
    for index, curve in enumerate(parts.curves):
        line = lines[index] if index < len(lines) else None
        if before and _is_same(line, before[index] if index < len(before) else None):
            continue
        if line is None:
            curve.clear()
            continue
        # pyqtgraph's pens are in device pixels, not logical ones.
        width = line.width * ratio if len(line.points[0]) <= FEW_POINTS else 1
        pen = QPen(getattr(colours, line.colour), width)
        pen.setCosmetic(True)
        curve.setData(*line.points, pen=pen)
        # A cached curve would keep its old content, with only the new strips painted.
        curve.setCacheMode(curve.CacheMode.NoCache)
        curve.setCacheMode(curve.CacheMode.DeviceCoordinateCache)
    last = lines[-1]
    if before and _is_same(last, before[-1]):
        return
    if last.has_dots:
        parts.dots.setData(*last.points, brush=getattr(colours, last.colour))
    elif len(parts.dots.data):
        parts.dots.clear()


def _is_same(line: ChartLine | None, before: ChartLine | None) -> bool:
    if line is None or before is None or line is before:
        return line is before
    pairs = zip(line.points, before.points, strict=True)
    return (
        line.colour == before.colour
        and line.has_dots == before.has_dots
        and all(np.array_equal(new, old) for new, old in pairs)
    )


class PlotCanvas(QWidget):
    """Shows a ``Chart``, whose colours are names of ``PlotColours``.

    It has at most ``MOST_LINES`` lines, of which only the last may have dots. Lines that have not
    changed since the last chart are not set again.

    Signals: ``hovered`` (epochs under the mouse, or None); ``resized`` (), since another number of
    ticks may fit.
    """

    hovered = Signal(object)
    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.parts: PlotParts | None = None
        self.chart: Chart | None = None
        self._colours: PlotColours | None = None
        self._mouse: QPointF | None = None
        self._pointed_at: float | None = None
        self._ratio = 1.0
        self.setMouseTracking(True)

    def prepare(self) -> None:
        """Build the widget if pyqtgraph is loaded: this is cheap before a training thread runs."""
        if "pyqtgraph" in sys.modules:
            self._build()

    def show_chart(self, chart: Chart, colours: PlotColours) -> None:
        built = self._build()
        before, self.chart = self.chart, chart
        if before is None or before.across_title != chart.across_title:
            built.bottom.setLabel(chart.across_title)
        if before is None or (before.across, before.up) != (chart.across, chart.up):
            for axis, marked in ((built.bottom, chart.across), (built.left, chart.up)):
                axis.setTicks([list(zip(marked.marks, marked.labels, strict=True))])
            self._set_ranges()
        ratio = self.devicePixelRatioF()
        if (ratio, colours) != (self._ratio, self._colours):
            self._ratio, self._colours, before = ratio, colours, None
            built.left.setTickPen(colours.grid, width=ratio)
            built.marker.setPen(colours.text, width=ratio)
            for axis in (built.left, built.bottom):
                axis.setTextPen(colours.text)
        set_lines(built, chart.lines, before.lines if before else (), colours, ratio)
        # As the axis grows, a resting mouse points at another epoch, or another point is nearer.
        self._pointed_at = None
        self._point()

    def unpoint(self) -> None:
        """Assume that the mouse points at nothing until it moves."""
        self._mouse = None
        self._point()

    def _build(self) -> PlotParts:
        if self.parts is None:
            self.parts = build_parts(self)
            set_letters(self.parts, self.font())
            self.parts.box.sigResized.connect(self._set_ranges)
            self.parts.view.resize(self.size())
            self.parts.view.show()
        return self.parts

    def area(self) -> QRectF:
        """Return the rectangle between the axes, in logical pixels; empty without a chart."""
        return QRectF() if self.parts is None else QRectF(self.parts.box.sceneBoundingRect())

    @Slot()
    def _set_ranges(self) -> None:
        """Set the visible range: the axes, and a few pixels for labels and dots."""
        if self.parts is None or self.chart is None:
            return
        across, up = self.chart.across, self.chart.up
        area = self.area()
        beside = (across.high - across.low) * DOT_PX / max(1.0, area.width() - DOT_PX)
        beyond = (up.high - up.low) * MARGIN_PX / max(1.0, area.height() - 2 * MARGIN_PX)
        self.parts.box.setRange(
            xRange=(across.low, across.high + beside),
            yRange=(up.low - beyond, up.high + beyond),
            padding=0,
        )
        # Otherwise the first paint only updates the transform, and a second one paints the curves.
        self.parts.box.prepareForPaint()

    def mark(self, epochs: float | None) -> None:
        if self.parts is not None:
            self.parts.marker.setVisible(epochs is not None)
            if epochs is not None:
                self.parts.marker.setPos(epochs)

    def _point(self) -> None:
        epochs = None
        mouse = self._mouse
        if self.parts is not None and mouse is not None and self.area().contains(mouse):
            epochs = max(0.0, float(self.parts.box.mapSceneToView(mouse).x()))
        if epochs != self._pointed_at:
            self._pointed_at = epochs
            self.hovered.emit(epochs)

    # Overrides of Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.parts is not None:
            set_letters(self.parts, self.font())
            self.resized.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse = event.position()
        self._point()

    def leaveEvent(self, event: object) -> None:
        self.unpoint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.parts is not None:
            self.parts.view.resize(event.size())
        self.resized.emit()
