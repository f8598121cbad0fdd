"""How late the window's own events come while torch loads and while a network trains.

A timer ticks every 5 ms in the window's thread; what counts is how much later than that it
comes. Each case is a process of its own, run in turn:

- idle: the window rests, after everything is loaded;
- plain import: a thread says ``import pyqtgraph``, ``import torch`` and makes an optimizer (the
  reference);
- preload: the same through ``digitpad.gui.preload``;
- training: the real window trains with live plots and reads a drawing with the network as it
  learns, counted from the click on Train to the end.

    python tests/benchmarks/late_ticks.py [--model candle-cnn] [--data-dir DIR] [--images 12000]

It prints a table and, last, one JSON line for each case. A shared machine is noisy: compare the
cases of one run, not the figures of two.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import replace
from pathlib import Path

CASES = ("idle", "plain import", "preload", "training")
TICK_MS = 5
QUIET_S = 2.0


class Ticks:
    """The timer, and how late it came since the last ``begin``."""

    def __init__(self, parent) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.late_ms: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer(parent)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_tick)
        self._timer.start(TICK_MS)

    def begin(self) -> None:
        self.late_ms = []
        self._last = time.perf_counter()

    def _on_tick(self) -> None:
        moment = time.perf_counter()
        self.late_ms.append(max(0.0, 1000 * (moment - self._last) - TICK_MS))
        self._last = moment

    def figures(self) -> dict[str, float]:
        late = sorted(self.late_ms)
        return {
            "p50_ms": round(late[len(late) // 2], 2),
            "p99_ms": round(late[int(len(late) * 0.99)], 1),
            "max_ms": round(late[-1], 1),
            "over_16_ms": sum(value > 16 for value in late),
            "n": len(late),
        }


def make_window(images: int):
    """Return the application and the real window, whose runs use so many images."""
    from digitpad.gui.app import create_window, make_application
    from digitpad.gui.training_panel import TrainingPanel
    from digitpad.gui.training_thread import train_for_real

    application = make_application(["late-ticks"])

    def run(config, control, **options):
        limits = replace(config, train_limit=images, test_limit=min(images, 2_000))
        return train_for_real(limits, control, **options)

    window = create_window(["late-ticks"], training=TrainingPanel(run=run))
    window.show()
    return application, window


def while_thread(work) -> dict[str, float]:
    """Count while a thread works and the window rests."""
    from PySide6.QtCore import QTimer

    application, window = make_window(100)
    # The window's own preloading would be in the way.
    window.training._preloads = False
    ticks = Ticks(window)
    thread = threading.Thread(target=work)

    def begin() -> None:
        ticks.begin()
        thread.start()
        poll.start(100)

    def look() -> None:
        if not thread.is_alive():
            application.exit()

    poll = QTimer(window)
    poll.timeout.connect(look)
    QTimer.singleShot(int(1000 * QUIET_S), window, begin)
    application.exec()
    return ticks.figures()


def plain_import() -> None:
    import pyqtgraph  # noqa: F401
    import torch

    import digitpad.training.loop  # noqa: F401

    torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=0.1)


def preload() -> None:
    from digitpad.gui.preload import load_optimizers, load_plots, load_torch

    load_plots()
    load_torch()
    load_optimizers()


def after_loading(options: argparse.Namespace, *, trains: bool) -> dict[str, float]:
    """Count in the real window once all is loaded, at rest or from a click on Train."""
    from PySide6.QtCore import QTimer

    from digitpad.ink import handwriting

    application, window = make_window(options.images)
    ticks = Ticks(window)
    panel = window.training
    window.canvas.set_page(handwriting.labelled_drawings(1, 0, 1)[0][0])
    facts: dict[str, float] = {}

    def begin() -> None:
        if panel._preload is None or panel._preload.isRunning():
            return
        poll.stop()
        QTimer.singleShot(int(1000 * QUIET_S), window, start)

    def start() -> None:
        ticks.begin()
        if not trains:
            QTimer.singleShot(10_000, application.exit)
            return
        panel.setup.models.choose(options.model)
        if options.data_dir:
            panel.setup.datasets.choose("mnist")
            panel.setup.datasets.set_folder("mnist", options.data_dir)
        panel.setup.form.apply({"epochs": 1})
        panel.run_ended.connect(end)
        panel.start()

    def end(ended) -> None:
        facts["seconds"] = round(ended.seconds, 1)
        facts["images_per_second"] = round(ended.history[-1].images_per_second)
        application.exit()

    poll = QTimer(window)
    poll.timeout.connect(begin)
    poll.start(100)
    application.exec()
    return ticks.figures() | facts


def one_case(options: argparse.Namespace) -> dict[str, float]:
    match options.case:
        case "idle":
            return after_loading(options, trains=False)
        case "plain import":
            return while_thread(plain_import)
        case "preload":
            return while_thread(preload)
        case _:
            return after_loading(options, trains=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--model", default="candle-cnn")
    parser.add_argument("--data-dir", type=Path, help="MNIST’s files; else generated handwriting")
    parser.add_argument("--images", type=int, default=12_000)
    parser.add_argument("--case", choices=CASES, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.case:
        print(json.dumps(one_case(options)), flush=True)
        # Threads that hang must not keep a figure from being told.
        os._exit(0)
    rows = []
    print(f"{'case':14} {'p50':>7} {'p99':>7} {'max':>7} {'> 16 ms':>8} {'ticks':>7}   (ms late)")
    for case in CASES:
        with tempfile.TemporaryDirectory() as home:
            surroundings = os.environ | {"DIGITPAD_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
            answer = subprocess.run(
                [sys.executable, __file__, *sys.argv[1:], "--case", case],
                env=surroundings,
                capture_output=True,
                text=True,
                check=False,
            )
        if not answer.stdout.strip():
            sys.exit(f"{case}: no figures\n{answer.stderr[-2000:]}")
        figures = json.loads(answer.stdout.strip().splitlines()[-1])
        rows.append({"name": f"late ticks, {case}"} | figures)
        print(
            f"{case:14} {figures['p50_ms']:7.2f} {figures['p99_ms']:7.1f} "
            f"{figures['max_ms']:7.1f} {figures['over_16_ms']:8} {figures['n']:7}",
            flush=True,
        )
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"cores {os.cpu_count()}, load average {load:.1f}")
    for row in rows:
        print(json.dumps(row))


if __name__ == "__main__":
    main()
