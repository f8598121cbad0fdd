"""A live plot of one figure, loss or accuracy, for training and test.

The widget is there from the start under its name; what pyqtgraph brings is built into it when
pyqtgraph is loaded (``build``), so the window need not wait for that. The line above the curves
is legend and read-out in one: the last values, or those under the mouse. May import: PySide6,
numpy, pyqtgraph inside functions. Tests: ``tests/gui/test_plots.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.gui.plot_colours import PlotColours, plot_colours
from digitpad.gui.run_history import Curve, RunHistory, Series, value_near
from digitpad.gui.two_line_delegate import small_font

Figure = Literal["loss", "accuracy"]
CURVES: Final = ("old_train", "old_test", "train", "test")
DOTS_UP_TO: Final = 40


@dataclass(frozen=True, slots=True)
class _Built:
    """What pyqtgraph made: the view, the curves by name, and the line under the mouse."""

    view: Any
    curves: dict[str, Any]
    marker: Any


class LivePlot(QFrame):
    """One plot with its heading. ``menu_requested`` (global position) asks for its menu."""

    menu_requested = Signal(object)

    def __init__(self, figure: Figure, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure = figure
        self.setObjectName(f"{figure}_plot")
        is_loss = figure == "loss"
        title = self.tr("Loss") if is_loss else self.tr("Accuracy")
        self.setAccessibleName(
            self.tr("Plot of the loss") if is_loss else self.tr("Plot of the accuracy")
        )
        self.setMinimumSize(180, 140)
        self._history = RunHistory()
        self._previous: RunHistory | None = None
        self._is_logarithmic = False
        self._hovered: float | None = None
        self._built: _Built | None = None
        self._colours = plot_colours(self.palette())
        self._title = QLabel(f"<b>{title}</b>")
        self._read_out = QLabel()
        self._read_out.setObjectName(f"{figure}_read_out")
        self._read_out.setFont(small_font(self._read_out.font()))
        self._read_out.setTextFormat(Qt.TextFormat.RichText)
        self._menu_button = QToolButton()
        self._menu_button.setObjectName(f"{figure}_plot_menu_button")
        self._menu_button.setText("⋯")
        self._menu_button.setAutoRaise(True)
        self._menu_button.setToolTip(self.tr("Save the plot or its figures, change how it looks"))
        self._menu_button.setAccessibleName(self.tr("Menu of this plot"))
        self._menu_button.clicked.connect(self._on_menu_button)
        heading = QHBoxLayout()
        heading.setContentsMargins(4, 0, 0, 0)
        heading.addWidget(self._title, 1)
        heading.addWidget(self._menu_button)
        # Cut off where there is no room, instead of widening the window.
        self._read_out.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._read_out.setContentsMargins(4, 0, 0, 2)
        self._empty = QLabel(
            self.tr("How wrong the network is, while it learns: lower is better.")
            if is_loss
            else self.tr("How many digits it reads right, while it learns.")
        )
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._empty.setEnabled(False)
        self._empty.setMargin(16)
        self._body = QStackedLayout()
        self._body.addWidget(self._empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 4)
        layout.setSpacing(0)
        layout.addLayout(heading)
        layout.addWidget(self._read_out)
        layout.addLayout(self._body, 1)
        self._show_read_out()

    @property
    def is_built(self) -> bool:
        """Whether pyqtgraph has drawn its part; before that the plot keeps its figures only."""
        return self._built is not None

    def build(self) -> None:
        """Make the curves and axes; about 30 ms once pyqtgraph is loaded."""
        if self._built is not None:
            return
        self._built = _build(self.figure, self.tr("epochs"))
        # The scene, because the view never sees moves that the scene takes for itself.
        self._built.view.scene().sigMouseMoved.connect(self._on_mouse_moved)
        self._built.view.installEventFilter(self)
        self._body.addWidget(self._built.view)
        self._apply_colours()
        self.refresh()

    def set_runs(self, history: RunHistory, previous: RunHistory | None) -> None:
        """Show this run, and the previous one faintly behind it."""
        self._history, self._previous = history, previous
        self._hovered = None
        self.refresh()

    @property
    def has_previous(self) -> bool:
        """Whether there is an earlier run behind this one."""
        return self._previous is not None and not self._previous.is_empty

    @property
    def is_logarithmic(self) -> bool:
        return self._is_logarithmic

    def set_logarithmic(self, is_logarithmic: bool) -> None:
        """Show the values on a logarithmic axis, or on a plain one."""
        self._is_logarithmic = is_logarithmic
        if self._built is not None:
            self._built.view.getPlotItem().setLogMode(y=is_logarithmic)
            self.refresh()

    def curve(self, name: str) -> Curve:
        """Return the points of a curve: "train", "test", "old_train" or "old_test"."""
        history = self._previous if name.startswith("old_") else self._history
        if history is None:
            return np.empty(0), np.empty(0)
        return self._series(history, name.removeprefix("old_")).curve()

    def read_out(self) -> str:
        """Return the words of the legend, without markup."""
        return ", ".join(self._entries(marked=False))

    def refresh(self) -> None:
        """Draw what the history holds; the cost does not grow with the run."""
        self._show_read_out()
        if self._built is None:
            return
        curves = {name: self.curve(name) for name in CURVES}
        has_points = any(len(x) for x, _ in curves.values())
        self._body.setCurrentIndex(1 if has_points else 0)
        if not has_points:
            return
        for name, (x, y) in curves.items():
            item = self._built.curves[name]
            if name == "test":
                item.setSymbol("o" if len(x) <= DOTS_UP_TO else None)
            item.setData(x, y)
        self._set_ranges(curves)

    def _set_ranges(self, curves: dict[str, Curve]) -> None:
        """Fit the axes to what is shown, without the fall of the first steps.

        In the first half epoch a network goes from guessing to nearly right; kept in view, that
        fall would press everything that follows into a flat line.
        """
        assert self._built is not None
        right = max((x[-1] for x, _ in curves.values() if len(x)), default=1.0)
        right = max(right, 1e-9)
        after = 0.5 if right >= 2 else 0.0
        values = [y[x >= after] for x, y in curves.values()]
        seen = np.concatenate(values)
        if self._is_logarithmic:
            seen = np.log10(seen[seen > 0])
        if not len(seen):
            return
        low, high = float(seen.min()), float(seen.max())
        room = 0.06 * (high - low) or max(0.05 * abs(high), 1e-3)
        low, high = low - room, high + room
        if not self._is_logarithmic:
            low = max(low, 0.0)
        if self.figure == "accuracy":
            high = min(high, 100.5)
        self._built.view.setXRange(0, right, padding=0.01)
        self._built.view.setYRange(low, high, padding=0)

    def _series(self, history: RunHistory, name: str) -> Series:
        found = getattr(history, f"{name}_{self.figure}")
        assert isinstance(found, Series)
        return found

    def _entries(self, *, marked: bool) -> list[str]:
        """Return the legend: where the mouse is, each curve's value there, the faint curves."""
        parts = []
        if self._hovered is not None:
            parts.append(self.tr("epoch {position}").format(position=f"{self._hovered:.1f}"))
        names = {"train": self.tr("train"), "test": self.tr("test")}
        for name, word in names.items():
            value = self._value(name)
            mark = f'<span style="color:{getattr(self._colours, name).name()}">●</span> '
            shown = "" if value is None else f" {self._in_words(value)}"
            parts.append(f"{mark if marked else ''}{word}{shown}")
        if self._hovered is None and self.has_previous:
            mark = f'<span style="color:{self._colours.old_test.name()}">●</span> '
            parts.append(f"{mark if marked else ''}{self.tr('before')}")
        return parts

    def _value(self, name: str) -> float | None:
        series = self._series(self._history, name)
        if self._hovered is None:
            return series.last
        near = value_near(series.curve(), self._hovered)
        return None if near is None else near[1]

    def _in_words(self, value: float) -> str:
        return f"{value:.2f} %" if self.figure == "accuracy" else f"{value:.4f}"

    def _show_read_out(self) -> None:
        self._read_out.setText("&nbsp; ".join(self._entries(marked=True)))

    def _on_mouse_moved(self, position: QPointF) -> None:
        assert self._built is not None
        item = self._built.view.getPlotItem()
        if not item.vb.sceneBoundingRect().contains(position):
            self._leave()
            return
        self._hovered = max(0.0, item.vb.mapSceneToView(position).x())
        self._built.marker.setPos(self._hovered)
        self._built.marker.setVisible(True)
        self._show_read_out()

    def _leave(self) -> None:
        if self._built is not None and self._hovered is not None:
            self._built.marker.setVisible(False)
            self._hovered = None
            self._show_read_out()

    def _on_menu_button(self) -> None:
        self.menu_requested.emit(
            self._menu_button.mapToGlobal(self._menu_button.rect().bottomLeft())
        )

    def _apply_colours(self) -> None:
        self._colours = plot_colours(self.palette())
        if self._built is not None:
            _paint_in(self._built, self._colours)
        self._show_read_out()

    # Qt's names

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_requested.emit(event.globalPos())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._apply_colours()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._leave()
        return super().eventFilter(watched, event)


def _build(figure: Figure, epochs: str) -> _Built:
    import pyqtgraph as pg

    view = pg.PlotWidget(background=None)
    view.setMenuEnabled(False)
    view.setMouseEnabled(x=False, y=False)
    view.hideButtons()
    view.setFrameShape(view.Shape.NoFrame)
    view.setStyleSheet("background: transparent")
    # The wheel and the menu belong to the panel around it.
    view.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
    item = view.getPlotItem()
    item.showGrid(x=False, y=True, alpha=0.25)
    item.setLabel("bottom", epochs)
    item.getAxis("left").enableAutoSIPrefix(False)
    item.getAxis("bottom").enableAutoSIPrefix(False)
    item.getAxis("left").setWidth(44)
    if figure == "accuracy":
        item.getAxis("left").setLabel("%")
    curves = {}
    for name in CURVES:
        curves[name] = item.plot(connect="finite")
    marker = pg.InfiniteLine(angle=90, movable=False)
    marker.setVisible(False)
    item.addItem(marker, ignoreBounds=True)
    return _Built(view, curves, marker)


def _paint_in(built: _Built, colours: PlotColours) -> None:
    import pyqtgraph as pg

    for name, item in built.curves.items():
        colour = getattr(colours, name)
        # Two pixels cost little only while the line is opaque and solid (pyqtgraph#533).
        pen: QPen = pg.mkPen(colour, width=2 if name in ("train", "test") else 1)
        item.setPen(pen)
        item.setSymbolPen(None)
        item.setSymbolBrush(colour)
        item.setSymbolSize(6)
    for side in ("left", "bottom"):
        axis = built.view.getPlotItem().getAxis(side)
        axis.setPen(colours.grid)
        axis.setTextPen(colours.text)
    built.marker.setPen(pg.mkPen(colours.text, width=1))
