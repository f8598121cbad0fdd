"""How a benchmark is written: rows that compare ours with a named reference, in CPU seconds.

The machine is shared and noisy, so ours and the reference run in turn, many times, and the
medians are compared. A row is never a reason for a test to fail.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One comparison: ``ours`` and ``reference`` in words, ``cpu_ratio`` = ours / reference.

    ``n``: how often each was measured; ``seeds``: those used, () where chance plays no part.
    """

    name: str
    ours: str
    reference: str
    cpu_ratio: float
    n: int
    seeds: tuple[int, ...] = ()

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def in_turn(
    ours: Callable[[], float], reference: Callable[[], float], *, repeats: int
) -> tuple[float, float]:
    """Call both in turn and return the median of what each measured."""
    pairs = [(ours(), reference()) for _ in range(repeats)]
    mine, theirs = zip(*pairs, strict=True)
    return statistics.median(mine), statistics.median(theirs)


def cpu_seconds_of_process(command: Sequence[str]) -> float:
    """Run a command to its end and return the CPU seconds that it and its children took."""
    before = os.times()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    return (
        after.children_user - before.children_user + after.children_system - before.children_system
    )


def cpu_seconds_of_call(call: Callable[[], object]) -> float:
    """Return the CPU seconds that a call takes in this process."""
    before = time.process_time()
    call()
    return time.process_time() - before
