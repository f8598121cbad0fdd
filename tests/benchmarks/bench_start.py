"""What starting costs: the window and commands that need no torch, against apps that load it.

The window's reference is a plain app of torch, Qt and pyqtgraph (``start_probe.py``), that of
the commands ``import torch`` alone.
"""

from __future__ import annotations

import statistics
import sys

from measure import Row, cpu_seconds_of_process, figures_of_script, in_turn

REPEATS = 7
WINDOW_MS = 300
READING_MS = 800


def run() -> list[Row]:
    return [*window_rows(), *command_rows()]


def window_rows() -> list[Row]:
    """Start both apps in turn; once before, so that both lie in memory."""
    starts: dict[str, list[dict[str, float]]] = {"ours": [], "plain": []}
    for turn in range(REPEATS + 1):
        for app, found in starts.items():
            figures = figures_of_script("start_probe.py", app)
            if turn:
                found.append(figures)
    middle = {
        app: {key: statistics.median(one[key] for one in found) for key in found[0]}
        for app, found in starts.items()
    }
    mine, theirs = middle["ours"], middle["plain"]
    rows = []
    for what, limit in (("window", WINDOW_MS), ("reading", READING_MS)):
        took, cpu = f"{what}_ms", f"{what}_cpu_ms"
        rows.append(
            Row(
                f"start-{what}",
                f"first {what} after {mine[took]:.0f} ms ({mine[cpu]:.0f} ms of CPU)",
                f"a plain app of torch and Qt: {theirs[took]:.0f} ms ({theirs[cpu]:.0f})",
                mine[cpu] / theirs[cpu],
                REPEATS,
                figures={key: mine[key] for key in (took, cpu, f"{what}_torch")},
                target=f"≤ {limit} ms, without torch",
                is_met=mine[took] <= limit and not mine[f"{what}_torch"],
            )
        )
    return rows


def command_rows() -> list[Row]:
    digitpad = [sys.executable, "-m", "digitpad"]
    reference = [sys.executable, "-c", "import torch"]
    rows = []
    for name in ("models", "datasets"):
        ours, theirs = in_turn(
            lambda name=name: cpu_seconds_of_process([*digitpad, name]),
            lambda: cpu_seconds_of_process(reference),
            repeats=REPEATS,
        )
        rows.append(
            Row(
                f"start-{name}",
                f"digitpad {name}: {1e3 * ours:.0f} ms",
                f"import torch: {1e3 * theirs:.0f} ms",
                ours / theirs,
                REPEATS,
            )
        )
    return rows
