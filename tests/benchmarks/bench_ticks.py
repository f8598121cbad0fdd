"""How late the window's own events come while torch loads and while a network trains.

The worst of an ordinary ``import torch`` in a thread is what loading is compared with, a window
at rest what training is compared with (``late_ticks.py``).
"""

from __future__ import annotations

from measure import Row, Skipped, data_folder, figures_of_script

LOADING_MS = 33
TRAINING_MS = 16


def run() -> list[Row]:
    try:
        data = ["--data-dir", str(data_folder("mnist"))]
    except Skipped:
        data = []  # generated handwriting trains as well
    idle, plain, preload, training = (
        figures_of_script("late_ticks.py", *data, "--case", case)
        for case in ("idle", "plain import", "preload", "training")
    )
    return [
        Row(
            "ticks-loading",
            f"while torch loads: worst {preload['max_ms']:.1f} ms late",
            f"a plain import in a thread: worst {plain['max_ms']:.1f} ms",
            preload["max_ms"] / plain["max_ms"],
            int(preload["n"]),
            figures=preload,
            target=f"worst ≤ {LOADING_MS} ms",
            is_met=preload["max_ms"] <= LOADING_MS,
            ratio_of="worst lateness",
        ),
        Row(
            "ticks-training",
            f"while candle-cnn trains with live plots: p99 {training['p99_ms']:.1f} ms late, "
            f"worst {training['max_ms']:.1f}",
            f"at rest: p99 {idle['p99_ms']:.1f} ms, worst {idle['max_ms']:.1f}",
            training["p99_ms"] / max(idle["p99_ms"], 0.1),
            int(training["n"]),
            (0,),
            figures=training,
            target=f"p99 ≤ {TRAINING_MS} ms",
            is_met=training["p99_ms"] <= TRAINING_MS,
            ratio_of="lateness at the 99th percentile",
        ),
    ]
