"""How a benchmark is written: rows that compare ours with a named reference.

A benchmark is a module ``bench_NAME.py`` beside this one with a function ``run() -> list[Row]``;
``run.py`` calls it. It takes data from ``data_folder`` and raises ``Skipped``, in words, where
what it needs is missing. The machine is shared and noisy, so ours and the reference run in turn,
many times, and the medians are compared; in CPU seconds wherever waiting is not the matter. A
row is never a reason for a test to fail.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parent.parent
# What tests make up to read, benchmarks read, too.
sys.path[:0] = [str(HERE.parent / "core"), str(HERE.parent / "paper")]

if TYPE_CHECKING:
    from digitpad.paper.networks import Networks


class Skipped(Exception):
    """A benchmark cannot run here; the text says what is missing."""


@dataclass(frozen=True, slots=True)
class Row:
    """One comparison: ``ours`` and ``reference`` as text, ``cpu_ratio`` = ours / reference.

    ``cpu_ratio``: None where there is no reference; of CPU seconds unless ``ratio_of`` says of
    what else. ``n``: how often each was measured; ``seeds``: those used, () where chance plays
    no part. ``figures``: the numbers, for programs, with the unit in each name. ``target``: what
    is aimed at, in words, and ``is_met``, whether it is reached; "" and None without one.
    """

    name: str
    ours: str
    reference: str
    cpu_ratio: float | None
    n: int
    seeds: tuple[int, ...] = ()
    figures: Mapping[str, float] = field(default_factory=dict)
    target: str = ""
    is_met: bool | None = None
    ratio_of: str = "CPU seconds"

    def to_json(self) -> dict[str, object]:
        """Return the row for a program; a ratio of something else than CPU says of what."""
        values = asdict(self)
        if self.ratio_of != "CPU seconds":
            values["ratio"] = values.pop("cpu_ratio")
        else:
            del values["ratio_of"]
        return {key: value for key, value in values.items() if value not in ("", None, {})}


def networks() -> Networks:
    """Return what reads paper: the shipped detector, or that of ``DETECTOR``."""
    from digitpad.files import PAPER_MODEL, resource
    from digitpad.modelfile import open_model
    from digitpad.paper.networks import networks_for

    named = os.environ.get("DETECTOR")
    return networks_for(open_model(resource(PAPER_MODEL)), Path(named) if named else None)


def data_folder(*parts: str) -> Path:
    """Return the folder ``parts`` of the data: of DATA_DIR, else of ../shared/data.

    Raises ``Skipped`` when it is not there.
    """
    given = os.environ.get("DATA_DIR") or os.environ.get("DIGITPAD_TEST_DATA")
    root = Path(given).expanduser() if given else CHECKOUT.parent / "shared" / "data"
    folder = root.joinpath(*parts)
    # DATA_DIR may be the folder with MNIST's files itself.
    if not folder.is_dir() and parts and root.is_dir() and any(root.glob("t10k-images*")):
        folder = root
    if not folder.is_dir():
        raise Skipped(
            f"{folder} is not there; give a folder with the published files as DATA_DIR=…"
        )
    return folder


def in_turn(
    ours: Callable[[], float], reference: Callable[[], float], *, repeats: int
) -> tuple[float, float]:
    """Call both in turn and return the median of what each measured."""
    pairs = [(ours(), reference()) for _ in range(repeats)]
    mine, theirs = zip(*pairs, strict=True)
    return statistics.median(mine), statistics.median(theirs)


SecondProcess = Callable[..., Any]
"""Calls a function of a module, with arguments, in another process; returns what it returns."""


@contextmanager
def second_process() -> Iterator[SecondProcess]:
    """Start a process that is alive between the calls and ends with the block."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:

        def elsewhere(call: Callable[..., object], *arguments: object) -> object:
            return pool.submit(call, *arguments).result()

        yield elsewhere


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


def figures_of_script(script: str, *arguments: object) -> dict[str, float]:
    """Run a script beside this one in a process and a home of its own; return what it says.

    Its last line on standard output is a JSON object. It learns when it was started from the
    variable ``STARTED`` (seconds since the epoch), and keeps compiled code, as a user's process
    does, also where this one is told not to. Raises ``RuntimeError`` with the end of its
    errors when it says nothing.
    """
    command = [sys.executable, str(HERE / script), *map(str, arguments)]
    with tempfile.TemporaryDirectory() as home:
        surroundings = os.environ | {"DIGITPAD_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        # A benchmark that compiles every module at every start is not about starting.
        surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
        surroundings["STARTED"] = repr(time.time())
        done = subprocess.run(
            command, env=surroundings, capture_output=True, text=True, check=False
        )
    lines = done.stdout.strip().splitlines()
    if not lines:
        raise RuntimeError(f"{' '.join(command[1:])}: no figures\n{done.stderr[-2000:]}")
    answer: dict[str, float] = json.loads(lines[-1])
    return answer


def share(values: Sequence[float], part: float) -> float:
    """Return the value below which ``part`` (0..1) of the values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]
