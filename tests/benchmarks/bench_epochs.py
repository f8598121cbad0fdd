"""Whether live plots cost the same in the 10,000th epoch as in the 100th.

Both plots of a run, loss and accuracy, take over one reading more and are painted, as happens ten
times a second; the run has eight readings in each epoch. The reference is the same after 100
epochs; what pyqtgraph costs that is given every reading is told beside it.
"""

from __future__ import annotations

import math
import os

from measure import Row, cpu_seconds_of_call, in_turn

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pyqtgraph
from PySide6.QtWidgets import QApplication

from digitpad.gui.plots.curves import RunHistory
from digitpad.gui.plots.live_plot import LivePlot
from digitpad.training.events import EpochDone, Progress

READINGS = 8
SHORT, LONG = 100, 10_000
REPEATS = 15
REDRAWS = 4
SIZE = (360, 300)


class Run:
    """A run with its two plots after a number of epochs."""

    def __init__(self, epochs: int, application: QApplication) -> None:
        self.application = application
        self.history = RunHistory()
        self.plots = (LivePlot("loss"), LivePlot("accuracy"))
        self.step = 0
        for _ in range(epochs):
            self.train_epoch()
        for plot in self.plots:
            plot.set_runs(self.history, None)
            plot.resize(*SIZE)
            plot.show()
        application.processEvents()

    def train_epoch(self) -> None:
        for _ in range(READINGS):
            self.train()
        epoch = self.step // READINGS
        self.history.add(EpochDone(epoch, self.step, 0.1, self.loss(), 0.9, 1e3, 1.0, True))

    def train(self) -> None:
        self.step += 1
        position = self.step / READINGS
        loss = self.loss()
        self.history.add(Progress(1, self.step, position, 0.5, loss, 1e3, 1.0, 1.0, 1 - loss))

    def loss(self) -> float:
        return 0.5 * math.exp(-self.step / 4_000) + 0.1 + 0.05 * math.sin(self.step)

    def redraw(self) -> None:
        for _ in range(REDRAWS):
            self.train()
            for plot in self.plots:
                plot.refresh()
            self.application.processEvents()


def run() -> list[Row]:
    application = QApplication.instance() or QApplication([])
    short, long = Run(SHORT, application), Run(LONG, application)
    bare, curves = _bare(long)
    application.processEvents()

    def redraw_bare() -> None:
        for _ in range(REDRAWS):
            for curve, points in curves:
                curve.setData(*points)
            application.processEvents()

    for each in (short.redraw, long.redraw, redraw_bare):
        each()
    mine, theirs = in_turn(
        lambda: cpu_seconds_of_call(long.redraw),
        lambda: cpu_seconds_of_call(short.redraw),
        repeats=REPEATS,
    )
    all_points, _ = in_turn(
        lambda: cpu_seconds_of_call(redraw_bare), lambda: 0.0, repeats=max(3, REPEATS // 5)
    )
    bare.close()
    each_ms = 1e3 / REDRAWS
    return [
        Row(
            "epochs-10000",
            f"both plots after {LONG:,} epochs: {mine * each_ms:.2f} ms a redraw",
            f"after {SHORT} epochs: {theirs * each_ms:.2f} ms (bare pyqtgraph with all points of "
            f"one plot: {all_points * each_ms:.1f} ms)",
            mine / theirs,
            REPEATS * REDRAWS,
            figures={"long_ms": mine * each_ms, "bare_ms": all_points * each_ms},
            target="≤ 1.5 × the short run",
            is_met=mine <= 1.5 * theirs,
        )
    ]


def _bare(run_of: Run) -> tuple[pyqtgraph.PlotWidget, list[tuple[object, tuple[list, list]]]]:
    """Return a bare plot that holds every reading and every epoch of the run."""
    plot = pyqtgraph.PlotWidget()
    plot.resize(*SIZE)
    plot.show()
    steps = range(1, run_of.step + 1)
    readings = ([step / READINGS for step in steps], [math.exp(-step / 9e3) for step in steps])
    epochs = ([float(epoch) for epoch in range(LONG)], [0.1] * LONG)
    return plot, [(plot.plot(), points) for points in (readings, epochs)]
