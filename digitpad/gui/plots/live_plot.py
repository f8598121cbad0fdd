"""A live plot of loss or accuracy, for training and test.

The line above the curves is both legend and read-out: it has the last values, or those under the
mouse. The plot cannot be zoomed: the axes follow the run.
"""

from __future__ import annotations

from typing import Final, Literal

import numpy as np
from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.gui.language import number, tr
from digitpad.gui.plots.canvas import BOTTOM_PX, MARGIN_PX, PlotCanvas
from digitpad.gui.plots.curves import RunHistory, value_near
from digitpad.gui.theme.colours import plot_colours
from digitpad.gui.widgets.parts import (
    SMALL,
    filled,
    grow,
    grown,
    label,
    named,
    plain_tip,
    scale_text,
)
from digitpad.gui.widgets.wording import in_percent
from digitpad.models.architecture import ReadingKind
from digitpad.report.axes import Axis, epoch_axis, linear_axis, logarithmic_axis
from digitpad.report.chart import Chart, ChartLine, training_lines
from digitpad.report.curves import NOTHING, Curve, end_of, sampled, smoothed, span
from digitpad.words import joined

Figure = Literal["loss", "accuracy"]
CurveName = Literal["train", "test", "errors", "old_train", "old_test"]
PX_PER_MARK: Final = 44
LEAST_AREA_PX: Final = 80
"""Least height between the axes: lower curves look flat, and the panel is scrolled instead."""


class LivePlot(QFrame):
    """A plot with its heading; ``menu_button`` opens the menu that its owner connects."""

    def __init__(self, figure: Figure, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure = figure
        self.setObjectName(f"{figure}_plot")
        self.setMinimumWidth(180)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._history = RunHistory()
        self._subject = self._before_on = ""
        self._is_error = False
        self._previous: RunHistory | None = None
        self._old: tuple[ChartLine, ...] = ()
        self.is_logarithmic = False
        self._hovered: float | None = None
        self._colours = plot_colours(self.palette())
        self.canvas = PlotCanvas()
        self.canvas.setObjectName(f"{figure}_canvas")
        grow(self.canvas, "setMinimumHeight", BOTTOM_PX + LEAST_AREA_PX)
        scale_text(self.canvas, SMALL)
        self.canvas.hovered.connect(self._on_hovered)
        self.canvas.resized.connect(self.refresh)
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        is_loss = self.figure == "loss"
        self._title = label(look="title")
        name = self.tr("Plot of the loss") if is_loss else self.tr("Plot of the accuracy")
        self.setAccessibleName(name)
        self._epoch_label = label(f"{self.figure}_place", size=0.9)
        self._read_out = label(f"{self.figure}_read_out", size=0.9)
        for line in (self._epoch_label, self._read_out):
            line.setTextFormat(Qt.TextFormat.RichText)
        # Clipped if there is no room, instead of widening the window.
        self._read_out.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._read_out.setContentsMargins(4, 0, 0, 2)
        tip = self.tr(
            "train: images it learns from, harder where they are varied\n"
            "test: images it never learned from, as they are"
        )
        self._read_out.setToolTip(plain_tip(tip))
        self.menu_button = named(
            QToolButton(),
            f"{self.figure}_plot_menu_button",
            self.tr("Menu of this plot"),
            self.tr("Save the plot or its figures, change how it looks"),
        )
        self.menu_button.setText("⋯")
        self.menu_button.setAutoRaise(True)
        self._empty = label(look="quiet", wraps=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setMargin(16)
        self.show_reading(ReadingKind.DIGIT)
        self._body = QStackedLayout()
        self._body.addWidget(self._empty)
        self._body.addWidget(self.canvas)
        parts = (self._title, 1), self._epoch_label, self.menu_button
        heading = filled(QHBoxLayout(), *parts, margins=(4, 0, 0, 0))
        filled(QVBoxLayout(self), heading, self._read_out, (self._body, 1), spacing=0)

    @property
    def title(self) -> str:
        """The quantity, and the network and data of the run, if there is one."""
        return self._title.text() + (f" · {self._subject}" if self._subject else "")

    def show_reading(self, reading: ReadingKind) -> None:
        """Name the quantity in the heading; for an autoencoder it is the error."""
        self._is_error = reading is ReadingKind.RECONSTRUCTION
        if self.figure == "accuracy" and reading is ReadingKind.LINE:
            title = self.tr("Lines right, signs wrong")
            explanation = self.tr(
                "How many lines it reads entirely right, and what share of the signs is wrong."
            )
        elif self.figure == "accuracy":
            title = self.tr("Accuracy")
            explanation = self.tr("How much of the images it reads right while it learns.")
        elif self._is_error:
            title = self.tr("Loss: mean-squared error")
            explanation = self.tr(
                "How far its reconstruction is from what it sees, while it learns: lower is "
                "better. An autoencoder does not classify, so it has no accuracy."
            )
        else:
            title = self.tr("Loss")
            explanation = self.tr("How wrong the network is while it learns: lower is better.")
        self._title.setText(title)
        self._empty.setText(explanation)

    def set_runs(self, history: RunHistory, previous: RunHistory | None, subject: str = "") -> None:
        """Show this run, and the previous one faintly behind it.

        ``subject``: the network and the data of this run, as text for a report.
        """
        self._history, self._previous, self._subject = history, previous, subject
        before_on = "" if previous is None else previous.tested_on
        self._before_on = before_on if before_on != history.tested_on else ""
        self.canvas.unpoint()
        self.canvas.prepare()
        self._old = self._old_lines()
        self.refresh()

    @property
    def has_previous(self) -> bool:
        """Whether a previous run is shown."""
        return self._previous is not None and not self._previous.is_empty

    def set_logarithmic(self, is_logarithmic: bool) -> None:
        """Show the values on a logarithmic or a linear axis."""
        self.is_logarithmic = is_logarithmic
        self._old = self._old_lines()
        self.refresh()

    def curve(self, name: CurveName) -> Curve:
        """Return the recorded points of a curve, bounded in number.

        ``errors``: the share of signs to correct, which only line readers have.
        """
        series = f"{name.removeprefix('old_')}_{self.figure}"
        if name == "errors":
            series = "character_error" if self.figure == "accuracy" else ""
        history = self._previous if name.startswith("old_") else self._history
        return history.series[series].curve() if history and series else NOTHING

    def read_out(self) -> str:
        """Return the text of the legend, without markup."""
        where, values = self._where(marked=False), self._values(marked=False)
        in_order = [where, *values] if self._hovered is not None else [*values, where]
        return tr(joined(part for part in in_order if part))

    @Slot()
    def refresh(self) -> None:
        """Draw the history, at a cost that does not grow with the run."""
        self._show_read_out()
        size = self.canvas.size()
        chart = self.chart(size.width(), size.height())
        self._body.setCurrentIndex(1 if chart else 0)
        # If the canvas was resized just now, the ticks fit the new size already.
        if chart is not None and self.canvas.size() == size:
            self.canvas.show_chart(chart, self._colours)

    def chart(self, width: int, height: int) -> Chart | None:
        """Return the chart for a size in pixels, None before there is a curve."""
        train, test = self._scaled(self.curve("train")), self._scaled(self.curve("test"))
        new = training_lines(train, {"test": test, "errors": self.curve("errors")})
        if not (new or self._old):
            return None
        across = self._across(train, test, width)
        up_title = self.tr("accuracy (%)") if self.figure == "accuracy" else self._loss_words()
        drawn = {line.colour for line in (*new, *self._old) if len(line.points[0])}
        legend = tuple((name, title) for name, title in self._names().items() if name in drawn)
        up = self._up(new, across.high, height)
        return Chart(across, up, (*self._old, *new), self.tr("epochs"), up_title, legend)

    def _loss_words(self) -> str:
        axis = self.tr("mean-squared error") if self._is_error else self.tr("loss")
        return self.tr("{axis}, logarithmic").format(axis=axis) if self.is_logarithmic else axis

    def _names(self) -> dict[CurveName, str]:
        return {
            "train": self.tr("train"),
            "test": self.tr("test"),
            "errors": self.tr("errors"),
            "old_train": self.tr("train, run before"),
            "old_test": self.tr("test, run before"),
        }

    def _scaled(self, curve: Curve) -> Curve:
        """Return the curve in units of the axis: values, or their exponents of ten."""
        if not self.is_logarithmic:
            return curve
        x, y = curve
        return x[y > 0], np.log10(y[y > 0])

    def _old_lines(self) -> tuple[ChartLine, ...]:
        if not self.has_previous:
            return ()
        train = self._scaled(self.curve("old_train"))
        return (
            ChartLine(sampled(smoothed(train)), "old_train", 1),
            ChartLine(self._scaled(self.curve("old_test")), "old_test", 1),
        )

    def _across(self, train: Curve, test: Curve, width: int) -> Axis:
        """Return the axis of epochs, at most twice this run's length for the previous one."""
        done, before = end_of(train, test), end_of(*(line.points for line in self._old))
        axis = epoch_axis(max(done, 1e-3), width // grown(PX_PER_MARK), number)
        if before > axis.high:
            seen = before if not done else min(before, 2 * axis.high)
            axis = epoch_axis(seen, width // grown(PX_PER_MARK), number)
        return axis

    def _up(self, new: tuple[ChartLine, ...], right: float, height: int) -> Axis:
        """Return the axis of values, fitted to the visible curves."""
        low, high = span(([line.points for line in run] for run in (new, self._old)), right)
        if self.is_logarithmic:
            return logarithmic_axis(low, high, number)
        most = max(2, (height - 2 * MARGIN_PX - grown(BOTTOM_PX)) // grown(PX_PER_MARK))
        ceiling = 100.0 if self.figure == "accuracy" else np.inf
        return linear_axis(low, high, most, ceiling=ceiling, write=number)

    def _where(self, *, marked: bool) -> str:
        """Return the epoch under the mouse, or the legend of the previous run, or "".

        ``marked``: for the heading, which has no room for a data set's name; a tip has it.
        """
        if self._hovered is not None:
            epoch = number(round(self._hovered, 1), "g")
            return self.tr("epoch {epoch}").format(epoch=epoch)
        if not self.has_previous:
            return ""
        if not marked:
            before = self.tr("before, on {dataset}").format(dataset=self._before_on)
            return before if self._before_on else self.tr("before")
        legend = self.tr("other data") if self._before_on else self.tr("before")
        old: tuple[CurveName, ...] = ("old_train", "old_test")
        return "".join(self._mark(name) for name in old if len(self.curve(name)[0])) + legend

    def _values(self, *, marked: bool) -> list[str]:
        """Return the legend with each curve's value under the mouse, or its last one."""
        parts = []
        for name, word in list(self._names().items())[:3]:
            value = self._value(name)
            if value is not None or name != "errors":
                figure = "" if value is None else f" {self._in_words(value)}"
                parts.append(f"{self._mark(name) if marked else ''}{word}{figure}")
        return parts

    def _mark(self, name: CurveName) -> str:
        return f'<span style="color:{getattr(self._colours, name).name()}">●</span> '

    def _value(self, name: CurveName) -> float | None:
        curve = self.curve(name)
        if name == "train":
            curve = smoothed(curve)
        if not len(curve[0]):
            return None
        if self._hovered is None:
            return float(curve[1][-1])
        near = value_near(curve, self._hovered)
        return None if near is None else near[1]

    def _in_words(self, value: float) -> str:
        return in_percent(value / 100) if self.figure == "accuracy" else number(value, ".4f")

    def _show_read_out(self) -> None:
        self._epoch_label.setText(self._where(marked=True))
        tip = self.tr("The run before was tested on {dataset}.").format(dataset=self._before_on)
        self._epoch_label.setToolTip(plain_tip(tip) if self._before_on else "")
        self._read_out.setText("&nbsp; ".join(self._values(marked=True)))
        has_curve = any(len(self.curve(name)[0]) for name in self._names())
        self.setAccessibleDescription(self.read_out() if has_curve else self._empty.text())

    @Slot(object)
    def point_at(self, epochs: float | None) -> None:
        """Read the curves off at a moment, None for their ends."""
        self._hovered = epochs
        self.canvas.mark(epochs)
        self._show_read_out()

    @Slot(object)
    def _on_hovered(self, epochs: float | None) -> None:
        """Read off at the nearest point: a tested epoch, or the current position."""
        points = np.concatenate([self.curve("test")[0], self.curve("train")[0][-1:]])
        is_on_curve = epochs is not None and len(points)
        nearest = float(points[np.abs(points - epochs).argmin()]) if is_on_curve else None
        self.point_at(nearest)

    # Overrides of Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._colours = plot_colours(self.palette())
            self.refresh()
