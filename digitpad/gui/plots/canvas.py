"""Shows curves over epochs with pyqtgraph, cheaply enough to do so while a network trains.

pyqtgraph is loaded and its widget built when there is a first curve to show, or when one is
expected and pyqtgraph lies ready (``gui.preload`` loads it). A redraw then sets only what
changed, and what rests is painted from pictures. No mouse reaches pyqtgraph, so there is no
zoom, no menu and no search for what lies under the pointer. Measured
with ``tests/benchmarks/bench_plots.py``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Signal, Slot
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from digitpad.gui.plots.parts import (
    DOT_PX,
    MARGIN_PX,
    PlotParts,
    Scene,
    build_parts,
    keep_pictures,
    paint_in,
    set_lines,
    set_marks,
)


class PlotCanvas(QWidget):
    """The picture of a ``Scene``.

    Signals: ``hovered`` (epochs under the mouse, or None); ``resized`` (), when another number
    of marks may fit.
    """

    hovered = Signal(object)
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._built: PlotParts | None = None
        self._scene: Scene | None = None
        self._pointed_at: float | None = None
        self._ratio = 1.0
        self.setMouseTracking(True)

    def prepare(self) -> None:
        """Build what is needed, where pyqtgraph is loaded: cheap before a training thread runs."""
        if "pyqtgraph" in sys.modules:
            self._build()

    def show_scene(self, scene: Scene) -> None:
        """Draw this from the next paint on."""
        built = self._build()
        before, self._scene = self._scene, scene
        if before is None or before.across_title != scene.across_title:
            built.bottom.setLabel(scene.across_title)
        if before is None or (before.across, before.up) != (scene.across, scene.up):
            set_marks(built, scene)
            self._set_ranges()
        self._show(built, scene, before, self.devicePixelRatioF())

    def _build(self) -> PlotParts:
        if self._built is None:
            self._built = build_parts(self)
            self._built.box.sigResized.connect(self._set_ranges)
            self._built.view.resize(self.size())
            self._built.view.show()
        return self._built

    def _show(self, built: PlotParts, scene: Scene, before: Scene | None, ratio: float) -> None:
        """Set colours and lines for a surface with so many pixels to a logical one."""
        if ratio != self._ratio:
            self._ratio, before = ratio, None
        if before is None or (before.text, before.grid) != (scene.text, scene.grid):
            paint_in(built, scene, ratio)
        set_lines(built, scene.lines, before.lines if before else (), ratio)

    def area(self) -> QRectF:
        """Return the rectangle between the axes, in logical pixels; empty before a scene."""
        return QRectF() if self._built is None else QRectF(self._built.box.sceneBoundingRect())

    @contextmanager
    def exported(self, ratio: float) -> Iterator[None]:
        """Draw shapes, not pictures, for a file with so many pixels to a logical one; no mouse."""
        built, scene = self._built, self._scene
        if built is None or scene is None:
            yield
            return
        self._point_at(None)
        built.dots.setExportMode(True, {})
        keep_pictures(built, are_kept=False)
        self._show(built, scene, scene, ratio)
        try:
            yield
        finally:
            built.dots.setExportMode(False)
            keep_pictures(built, are_kept=True)
            self._show(built, scene, scene, self.devicePixelRatioF())

    @Slot()
    def _set_ranges(self) -> None:
        """Set what the area shows: the axes, and some pixels more for labels and dots."""
        if self._built is None or self._scene is None:
            return
        across, up = self._scene.across, self._scene.up
        area = self.area()
        beside = (across.high - across.low) * DOT_PX / max(1.0, area.width() - DOT_PX)
        beyond = (up.high - up.low) * MARGIN_PX / max(1.0, area.height() - 2 * MARGIN_PX)
        self._built.box.setRange(
            xRange=(across.low, across.high + beside),
            yRange=(up.low - beyond, up.high + beyond),
            padding=0,
        )

    def _point_at(self, epochs: float | None) -> None:
        if self._built is None or epochs == self._pointed_at:
            return
        self._pointed_at = epochs
        self._built.marker.setVisible(epochs is not None)
        if epochs is not None:
            self._built.marker.setPos(epochs)
        self.hovered.emit(epochs)

    # Qt's names

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        position: QPointF = event.position()
        if self._built is None or not self.area().contains(position):
            self._point_at(None)
            return
        self._point_at(max(0.0, float(self._built.box.mapSceneToView(position).x())))

    def leaveEvent(self, event: object) -> None:
        self._point_at(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._built is not None:
            self._built.view.resize(event.size())
        self.resized.emit()
