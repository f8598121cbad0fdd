"""How late the window's own events come while torch loads and while a network trains.

A timer ticks every 5 ms in the window's thread; what counts is how much later than that it
comes. Each case is a process of its own, run in turn:

- idle: the window rests, after everything is loaded;
- plain import: a thread says ``import pyqtgraph``, ``import torch`` and makes an optimizer (the
  reference);
- preload: the same through ``digitpad.gui.workers.preload``;
- training: the real window trains with live plots and reads a drawing with the network as it
  learns, counted from the click on Train to the end;
- training, pictured: the same with the picture of the network open.

Beside lateness, which a busy machine adds to, stands the CPU that the window's thread took between
two ticks, and for runs that of the whole process for each image.

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

CASES = ("idle", "plain import", "preload", "training", "training, pictured")
TICK_MS = 5
REST_MS = 10_000


class Ticks:
    """The timer, and how late it came since the last ``begin``."""

    def __init__(self, parent) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.begin()
        self._timer = QTimer(parent)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_tick)
        self._timer.start(TICK_MS)

    def begin(self) -> None:
        self.late_ms: list[float] = []
        self.cpu_ms: list[float] = []
        self._last, self._last_cpu = time.perf_counter(), time.thread_time()

    def _on_tick(self) -> None:
        moment, cpu = time.perf_counter(), time.thread_time()
        self.late_ms.append(max(0.0, 1000 * (moment - self._last) - TICK_MS))
        self.cpu_ms.append(1000 * (cpu - self._last_cpu))
        self._last, self._last_cpu = moment, cpu

    def figures(self) -> dict[str, float]:
        late, cpu = sorted(self.late_ms), sorted(self.cpu_ms)
        return {
            "cpu_p99_ms": round(cpu[int(len(cpu) * 0.99)], 1),
            "cpu_max_ms": round(cpu[-1], 1),
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


def after_loading(
    options: argparse.Namespace, *, trains: bool, is_pictured: bool = False
) -> dict[str, float]:
    """Count in the real window once all is loaded, at rest or from a click on Train."""
    from PySide6.QtCore import QTimer

    application, window = make_window(options.images)
    ticks = Ticks(window)
    draw_digit(window)
    facts: dict[str, float] = {}

    def start() -> None:
        if is_pictured:
            window.menu_actions["network"].setChecked(True)
        QTimer.singleShot(QUIET_MS, window, begin)

    def begin() -> None:
        ticks.begin()
        if trains:
            facts["began"] = time.process_time()
            begin_training(window, options, end)
        else:
            QTimer.singleShot(REST_MS, application.exit)

    def end(ended) -> None:
        facts["seconds"] = round(ended.seconds, 1)
        facts["images_per_second"] = round(ended.history[-1].images_per_second)
        cpu = time.process_time() - facts.pop("began")
        facts["cpu_us_per_image"] = round(cpu * 1e6 / options.images)
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
            return after_loading(options, trains=True, is_pictured="pictured" in options.case)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--case", choices=CASES, help="this one alone, as one line of JSON")
    options = parser.parse_args()
    if options.case:
        print(json.dumps(one_case(options)), flush=True)
        # Threads that hang must not prevent a figure from being printed.
        os._exit(0)
    rows = []
    heads = ("p50", "p99", "max", "> 16 ms", "ticks", "CPU p99")
    print(f"{'case':18}", *(f"{head:>8}" for head in heads), "  (ms late, ms)")
    for case in CASES:
        figures = figures_of_script("late_ticks.py", *sys.argv[1:], "--case", case)
        rows.append({"name": f"late ticks, {case}"} | figures)
        print(
            f"{case:18} {figures['p50_ms']:8.2f} {figures['p99_ms']:8.1f} "
            f"{figures['max_ms']:8.1f} {figures['over_16_ms']:8} {figures['n']:8} "
            f"{figures['cpu_p99_ms']:8.1f}",
            flush=True,
        )
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"cores {os.cpu_count()}, load average {load:.1f}")
    for row in rows:
        print(json.dumps(row))


if __name__ == "__main__":
    main()
