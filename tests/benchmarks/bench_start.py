"""What starting costs: commands that need no torch, against importing torch as most apps do."""

from __future__ import annotations

import sys

from measure import Row, cpu_seconds_of_process, in_turn

REPEATS = 7


def run() -> list[Row]:
    digitpad = [sys.executable, "-m", "digitpad"]
    reference = [sys.executable, "-c", "import torch"]
    rows = []
    for name, arguments in (("models", ["models"]), ("datasets", ["datasets"])):
        ours, theirs = in_turn(
            lambda arguments=arguments: cpu_seconds_of_process([*digitpad, *arguments]),
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
