"""The window killed in the middle of runs and drawings: the next start finds all of it."""

from __future__ import annotations

import importlib.util
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fcntl", reason="processes are forked here")

import torch
from forks import KILLED, ended, killed_after

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning"),
    pytest.mark.skipif(not importlib.util.find_spec("PySide6"), reason="PySide6 is not there"),
]


def begun(work: Callable[[], object], log: Path) -> int:
    """Begin ``work`` in a fresh process and return its id: a fork of one that knows Qt may hang."""
    arguments = [sys.executable, __file__, work.__name__, str(log)]
    return os.spawnv(os.P_NOWAIT, sys.executable, arguments)


def train_and_draw() -> int:
    """Open the window, train without end on few images, and keep drawings."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox

    from digitpad.collection.sample import Sample
    from digitpad.collection.store import Collection, usual_place
    from digitpad.gui.app import create_window
    from digitpad.gui.training.panel import TrainingPanel
    from digitpad.gui.training.session import train_for_real
    from digitpad.handwriting import synthesis
    from digitpad.training import session
    from digitpad.training.config import TrainConfig

    session.CHECKPOINT_AT_MOST_EVERY_S = session.CHECKPOINT_EVERY_S = session.BACKUP_EVERY_S = 0.0
    torch.set_num_threads(1)
    application = QApplication.instance() or QApplication([])

    def run(config: TrainConfig, control: Any, **others: Any) -> Iterator[Any]:
        small = replace(config, train_limit=120, test_limit=40, threads=1, device="cpu")
        yield from train_for_real(
            small.with_settings(epochs=9_999, batch_size=40), control, **others
        )

    window = create_window(["digitpad"], training=TrainingPanel(run=run, preloads=False))
    window.show()
    combo = window.findChild(QComboBox, "model_combo")
    combo.setCurrentIndex(combo.findData("candle-linear"))
    combo.activated.emit(combo.currentIndex())
    collection = Collection(usual_place())
    timer = QTimer()
    timer.timeout.connect(lambda: collection.add([Sample(synthesis.drawing(5, seed=2), "5")]))
    timer.start(5)
    QTimer.singleShot(0, window.findChild(QAbstractButton, "train_button").click)
    return application.exec()


def look() -> int:
    """Return how many unfinished runs a new start finds; require that all there is can be read."""
    from digitpad.collection.store import Collection, usual_place
    from digitpad.runs.unfinished import CHECKPOINT, runs_folder, unfinished_runs
    from digitpad.training.checkpoint import read_checkpoint

    for path in runs_folder().glob(f"*/{CHECKPOINT}"):
        assert read_checkpoint(path).step > 0
    collection = Collection(usual_place())
    assert len(collection.samples) == len(collection.entries)
    assert collection.unreadable == 0
    return 10 + min(len(unfinished_runs()), 90)


@pytest.mark.parametrize(
    "kills", [1, pytest.param(40, marks=pytest.mark.torture)], ids=lambda n: f"{n} kills"
)
def test_a_killed_window_leaves_runs_to_resume_and_every_drawing_kept(
    kills: int, home: Path, counted: Callable[[str], None]
) -> None:
    draw, log, found = random.Random(4), home / "log", 0
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    for number in range(kills):
        os.environ["DIGITPAD_HOME"] = str(home / f"home{number}")
        pid, until = begun(train_and_draw, log), time.monotonic() + 60
        # One in four is killed at any moment, the others during a run.
        runs_there = home / f"home{number}" / "data" / "runs"
        while number % 4 != 3 and time.monotonic() < until:
            if list(runs_there.glob("*/checkpoint.safetensors")):
                break
            time.sleep(0.01)
        code = killed_after(pid, draw.uniform(0.0, 1.0))
        assert code == KILLED, log.read_text("utf-8")[-3000:]
        runs = ended(begun(look, log)) - 10
        assert runs >= 0, log.read_text("utf-8")[-3000:]
        found += runs
    assert found >= kills // 2 + kills % 2
    counted(f"{kills} kills of the window, {found} runs to go on with")


@pytest.mark.torture
@pytest.mark.skipif(not shutil.which("Xvfb"), reason="Xvfb is not there")
def test_a_display_that_goes_away_costs_neither_run_nor_drawings(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program ends with its display, at once, and its exit code says so."""
    log = home / "log"
    told, tell = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tell), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[tell], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    monkeypatch.setenv("DIGITPAD_HOME", str(home / "home"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    with os.fdopen(told) as display:
        monkeypatch.setenv("DISPLAY", f":{display.readline().strip()}")
    os.close(tell)
    pid, until = begun(train_and_draw, log), time.monotonic() + 60
    runs_there = home / "home" / "data" / "runs"
    while time.monotonic() < until and not list(runs_there.glob("*/checkpoint.safetensors")):
        time.sleep(0.01)
    screen.terminate()
    screen.wait()
    assert killed_after(pid, 30) not in (0, KILLED), log.read_text("utf-8")[-3000:]
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert ended(begun(look, log)) == 11, log.read_text("utf-8")[-3000:]


if __name__ == "__main__":
    with Path(sys.argv[2]).open("ab", buffering=0) as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    sys.exit({"train_and_draw": train_and_draw, "look": look}[sys.argv[1]]())
