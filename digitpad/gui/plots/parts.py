"""The parts that pyqtgraph gives a plot, and how they are set to show a scene.

Lines of one pixel are painted on a short way, wider ones take Qt twenty times as long; those are
for curves of few points. What rests is painted from pictures.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from digitpad.gui.plots.axes import Axis
from digitpad.training.curve import Curve

MOST_LINES: Final = 5
FEW_POINTS: Final = 300
"""A line of more points is drawn one pixel wide."""
LEFT_PX: Final = 46
BOTTOM_PX: Final = 30
RIGHT_PX: Final = 10
MARGIN_PX: Final = 8
"""Room beyond the first and last mark upwards, for their labels and for dots."""
DOT_PX: Final = 6


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """One curve as it is drawn: points in the axes' units, a colour, a width, dots or none."""

    points: Curve
    colour: QColor
    width_px: int
    has_dots: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """All that is drawn: the axes with what they measure, at most ``MOST_LINES`` lines, colours.

    A later line lies above an earlier one; only the last may have dots. A line that has not
    changed since the scene before is not set again.
    """

    across: Axis
    up: Axis
    across_title: str
    lines: tuple[Line, ...]
    text: QColor
    grid: QColor


@dataclass(frozen=True, slots=True, eq=False)
class PlotParts:
    """What pyqtgraph made: its widget, the area between the axes, and what lies in it."""

    view: Any
    box: Any
    left: Any
    bottom: Any
    curves: tuple[Any, ...]
    dots: Any
    marker: Any


def build_parts(parent: QWidget) -> PlotParts:
    """Make pyqtgraph's widget with its parts, empty; 5 ms once pyqtgraph is loaded."""
    import pyqtgraph as pg

    view = pg.GraphicsView(parent, background=None)
    view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    # Nothing of its own below the curves, whatever palette comes.
    view.setCacheMode(view.CacheModeFlag.CacheNone)
    view.viewport().setAutoFillBackground(False)
    # Searching for the parts that changed costs more than painting them all.
    view.setViewportUpdateMode(view.ViewportUpdateMode.FullViewportUpdate)
    box = pg.ViewBox(enableMouse=False, enableMenu=False)
    box.disableAutoRange()
    left, bottom = pg.AxisItem("left"), pg.AxisItem("bottom")
    left.setWidth(LEFT_PX)
    left.setGrid(255)
    bottom.setHeight(BOTTOM_PX - 3)
    for axis in (left, bottom):
        axis.linkToView(box)
        axis.enableAutoSIPrefix(False)
        axis.setZValue(box.zValue() - 1)
        axis.setPen(None)
        axis.setStyle(
            tickLength=0, tickAlpha=255, hideOverlappingLabels=False, tickFont=parent.font()
        )
    # Its marks have labels, no lines.
    bottom.setStyle(tickAlpha=0)
    bottom.label.setFont(parent.font())
    layout = view.centralLayout
    layout.setContentsMargins(0, 0, RIGHT_PX - DOT_PX, 3)
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
    parts = PlotParts(view, box, left, bottom, curves, dots, marker)
    keep_pictures(parts, are_kept=True)
    return parts


def keep_pictures(parts: PlotParts, *, are_kept: bool) -> None:
    """Let Qt paint what rests from pictures: each call back into Python may wait for its lock."""
    for item in (parts.left, parts.bottom, *parts.curves, parts.dots):
        modes = item.CacheMode
        item.setCacheMode(modes.DeviceCoordinateCache if are_kept else modes.NoCache)


def set_marks(parts: PlotParts, scene: Scene) -> None:
    """Write and draw the marks of both axes."""
    for axis, marked in ((parts.bottom, scene.across), (parts.left, scene.up)):
        axis.setTicks([list(zip(marked.marks, marked.labels, strict=True))])


def paint_in(parts: PlotParts, scene: Scene, ratio: float) -> None:
    """Set the colours of all but the lines."""
    parts.left.setTickPen(scene.grid, width=ratio)
    for axis in (parts.left, parts.bottom):
        axis.setTextPen(scene.text)
    parts.marker.setPen(scene.text, width=ratio)


def set_lines(
    parts: PlotParts, lines: tuple[Line, ...], before: tuple[Line, ...], ratio: float
) -> None:
    """Set the lines that changed since ``before``; all where that is empty."""
    for index, curve in enumerate(parts.curves):
        line = lines[index] if index < len(lines) else None
        if before and _is_same(line, before[index] if index < len(before) else None):
            continue
        if line is None:
            curve.clear()
            continue
        # pyqtgraph's pens count pixels of the surface, not logical ones.
        width = line.width_px * ratio if len(line.points[0]) <= FEW_POINTS else 1
        pen = QPen(line.colour, width)
        pen.setCosmetic(True)
        curve.setData(*line.points, pen=pen)
    last = lines[-1]
    if before and _is_same(last, before[-1]):
        return
    if last.has_dots:
        parts.dots.setData(*last.points, brush=last.colour)
    elif len(parts.dots.data):
        parts.dots.clear()


def _is_same(line: Line | None, before: Line | None) -> bool:
    if line is None or before is None or line is before:
        return line is before
    pairs = zip(line.points, before.points, strict=True)
    return (
        line.colour == before.colour
        and line.has_dots == before.has_dots
        and all(np.array_equal(new, old) for new, old in pairs)
    )
