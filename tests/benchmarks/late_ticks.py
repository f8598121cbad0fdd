"""How late the window's own events come while torch loads and while a network trains.

A timer ticks every 5 ms in the window's thread; what counts is how much later than that it
comes. Each case is a process of its own, run in turn:

- idle: the window rests, after everything is loaded;
- plain import: a thread says ``import pyqtgraph``, ``import torch`` and makes an optimizer (the
  reference);
- preload: the same through ``digitpad.gui.workers.preload``;
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
import sys
import threading
import time

from measure import figures_of_script
from window_probe import QUIET_MS, arguments, begin_training, draw_digit, make_window, once_loaded

CASES = ("idle", "plain import", "preload", "training")
TICK_MS = 5
REST_MS = 10_000


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


def while_thread(work) -> dict[str, float]:
    """Count while a thread works and the window rests."""
    from PySide6.QtCore import QTimer

    application, window = make_window(100)
    # The window's own preloading would be in the way.
    window.training.preloads = False
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
    QTimer.singleShot(QUIET_MS, window, begin)
    application.exec()
    return ticks.figures()


def plain_import() -> None:
    import pyqtgraph  # noqa: F401
    import torch

    import digitpad.training.loop  # noqa: F401

    torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=0.1)


def preload() -> None:
    from digitpad.gui.workers.preload import load_optimizers, load_plots, load_torch

    load_plots()
    load_torch()
    load_optimizers()


def after_loading(options: argparse.Namespace, *, trains: bool) -> dict[str, float]:
    """Count in the real window once all is loaded, at rest or from a click on Train."""
    from PySide6.QtCore import QTimer

    application, window = make_window(options.images)
    ticks = Ticks(window)
    draw_digit(window)
    facts: dict[str, float] = {}

    def start() -> None:
        ticks.begin()
        if trains:
            begin_training(window, options, end)
        else:
            QTimer.singleShot(REST_MS, application.exit)

    def end(ended) -> None:
        facts["seconds"] = round(ended.seconds, 1)
        facts["images_per_second"] = round(ended.history[-1].images_per_second)
        application.exit()

    once_loaded(window, start)
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
    parser = arguments(__doc__)
    parser.add_argument("--case", choices=CASES, help="this one alone, as one line of JSON")
    options = parser.parse_args()
    if options.case:
        print(json.dumps(one_case(options)), flush=True)
        # Threads that hang must not prevent a figure from being printed.
        os._exit(0)
    rows = []
    print(f"{'case':14} {'p50':>7} {'p99':>7} {'max':>7} {'> 16 ms':>8} {'ticks':>7}   (ms late)")
    for case in CASES:
        figures = figures_of_script("late_ticks.py", *sys.argv[1:], "--case", case)
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
