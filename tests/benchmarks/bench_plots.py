"""What redrawing a live plot costs the GUI thread: ours, against a bare plot of pyqtgraph.

Both show the same run (training and test, with the last run behind) at the same size, take over
one reading more and are painted once, as happens ten times a second while a network learns. The
bare plot has no heading, no read-out, no grid, no smoothed curve, no dots and thin jagged lines.
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

REPEATS = 40
REDRAWS = 5
SIZE = (360, 300)


def run() -> list[Row]:
    application = QApplication.instance() or QApplication([])
    history, bare_history, previous = _history(1.0), _history(1.0), _history(1.3)
    plot = LivePlot("loss")
    reference = pyqtgraph.PlotWidget()
    names = [(one, of) for one in (previous, bare_history) for of in ("train_loss", "test_loss")]
    curves = [reference.plot(pen=pyqtgraph.mkPen(color, width=1)) for color in "ccbr"]
    for widget in (plot, reference):
        widget.resize(*SIZE)
        widget.show()
    application.processEvents()

    def ours() -> None:
        for _ in range(REDRAWS):
            _go_on(history)
            plot.refresh()
            application.processEvents()

    def theirs() -> None:
        for _ in range(REDRAWS):
            _go_on(bare_history)
            for curve, (one, of) in zip(curves, names, strict=True):
                curve.setData(*one.series[of].curve())
            application.processEvents()

    plot.set_runs(history, previous)
    ours()
    theirs()
    mine, others = in_turn(
        lambda: cpu_seconds_of_call(ours), lambda: cpu_seconds_of_call(theirs), repeats=REPEATS
    )
    return [
        Row(
            "redraw-plot",
            f"live plot: {1e3 * mine / REDRAWS:.2f} ms",
            f"bare pyqtgraph {pyqtgraph.__version__}: {1e3 * others / REDRAWS:.2f} ms",
            mine / others,
            REPEATS * REDRAWS,
        )
    ]


def _history(height: float) -> RunHistory:
    """Return a run of 10 epochs with 1,500 readings of its training loss, about to go on."""
    history = RunHistory()
    for step in range(1, 1501):
        loss = _go_on(history, height)
        if step % 150 == 0:
            history.add(EpochDone(step // 150, step, loss, loss, 0.9, 1000.0, step / 10, True))
    return history


def _go_on(history: RunHistory, height: float = 1.0) -> float:
    """Add one reading of the training loss and return it."""
    step = len(history.series["train_loss"].curve()[0]) + 1
    loss = height * math.exp(-step / 150) + 0.05 * math.sin(step)
    history.add(Progress(1, step, step / 150, 0.5, loss, 1000.0, step / 10, 1.0, 0.9))
    return loss
