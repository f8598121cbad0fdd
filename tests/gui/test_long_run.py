"""Hours in the window, in short: runs, drawings, files and closings leave nothing behind."""

from __future__ import annotations

import gc
import os
import random
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QItemSelectionModel, QTimer
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog
from pytestqt.qtbot import QtBot
from window_mouse import draw

from digitpad.gui.main_window import MainWindow
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.training.session import train_for_real
from digitpad.handwriting import synthesis
from digitpad.modelfile import open_model
from digitpad.training.config import TrainConfig
from digitpad.training.control import Control
from digitpad.training.events import Event
from digitpad.wings import installed

Counted = Callable[[str], None]
TICK_MS, LATE_MS, HANG_MS = 20, 100, 5_000
WAIT_MS = 300_000


def short(config: TrainConfig, control: Control, **others: Any) -> Iterator[Event]:
    """A real run, on few images."""
    small = replace(config, train_limit=120, test_limit=40, threads=1, device="cpu")
    yield from train_for_real(small.with_settings(epochs=30, batch_size=30), control, **others)


def held() -> tuple[int, int, float]:
    """Return this process's threads, file handles and megabytes."""
    status = Path("/proc/self/status").read_text(encoding="utf-8").split("VmRSS:")[1]
    handles = len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - a generator holds one, too
    return threading.active_count(), handles, int(status.split()[0]) / 1024


class Ticks:
    """How long the window's thread computes between two ticks of a timer.

    Its own time, not a clock's: a machine that is busy with other things holds every window up.
    """

    def __init__(self, window: MainWindow) -> None:
        self.busy_ms: list[float] = []
        self.restart()
        self._timer = QTimer(window)
        self._timer.timeout.connect(self.tick)
        self._timer.start(TICK_MS)

    def restart(self) -> None:
        self._last = thread_time()

    def tick(self) -> None:
        now = thread_time()
        self.busy_ms.append(1000 * (now - self._last))
        self._last = now


def press(window: MainWindow, name: str) -> None:
    window.findChild(QAbstractButton, name).click()


def one_run(window: MainWindow, qtbot: QtBot, draw_: random.Random, folder: Path) -> None:
    """Start, perhaps pause and go on, stop or let it end; then save, throw away, open."""

    def reaches(*states: str) -> None:
        qtbot.waitUntil(lambda: window.run_state in states, timeout=WAIT_MS)

    with qtbot.waitSignal(window.training.trainer.settled, timeout=WAIT_MS):
        press(window, "train_button")
        reaches("running", "idle")
        qtbot.wait(draw_.randrange(1, 60))
        if draw_.random() < 0.5 and window.run_state == "running":
            press(window, "pause_button")
            reaches("paused", "idle")
            if window.run_state == "paused":
                press(window, "pause_button")
        if draw_.random() < 0.5 and window.run_state != "idle":
            press(window, "stop_button")
    reaches("idle")
    if window.current.unsaved and draw_.random() < 0.5:
        assert window.save_model(folder / "mine.safetensors")
        open_model(folder / "mine.safetensors")
        window.opener.open_model_at_once(folder / "mine.safetensors")
    elif window.current.unsaved:
        press(window, "discard_button")


@pytest.mark.skipif(sys.platform != "linux", reason="Linux tells what a process holds")
@pytest.mark.parametrize(
    ("runs", "drawings"),
    [(3, 15), pytest.param(200, 5_000, marks=pytest.mark.torture)],
    ids=["short", "long"],
)
def test_runs_and_drawings_leave_no_thread_handle_or_memory_behind(
    runs: int,
    drawings: int,
    make_window: Callable[..., MainWindow],
    qtbot: QtBot,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    window = make_window(training=TrainingPanel(run=short, preloads=False))
    combo = window.findChild(QComboBox, "model_combo")
    combo.setCurrentIndex(combo.findData("candle-linear"))
    combo.activated.emit(combo.currentIndex())
    chance, samples = random.Random(0), []
    one_run(window, qtbot, chance, tmp_path)  # torch and all that is loaded once, and not preloaded
    ticks = Ticks(window)
    for number in range(runs):
        one_run(window, qtbot, chance, tmp_path)
        for _ in range(drawings // runs):
            window.canvas.clear()
            draw(window.canvas, synthesis.drawing(chance.randrange(10), seed=chance.randrange(99)))
            qtbot.wait(TICK_MS)
        samples.append((number, *held()))
    _, threads, handles, megabytes = np.array(samples, dtype=float).T
    later = slice(len(samples) // 2, None)
    slopes = [
        float(np.polyfit(np.arange(len(one[later])), one[later], 1)[0])
        for one in (threads, handles, megabytes)
    ]
    busy = np.array(ticks.busy_ms)
    line = (
        f"{runs} runs, {drawings} drawings; a run adds {slopes[0]:+.3f} threads, {slopes[1]:+.3f} "
        f"handles, {slopes[2]:+.3f} MB; before {int((busy > LATE_MS).sum())} of {len(busy)} ticks "
        f"the window computed for over {LATE_MS} ms, at most {busy.max():.0f} ms"
    )
    request.node.user_properties.append(("counted", line))
    assert threads[-1] <= threads[0] + 2
    assert handles[-1] <= handles[0] + 5
    assert busy.max() < HANG_MS
    if runs > 100:
        assert busy.max() < LATE_MS
        assert slopes[2] < 0.1
    window.close_at_once()


@pytest.mark.parametrize(
    "closings", [2, pytest.param(100, marks=pytest.mark.torture)], ids=lambda n: f"{n} closings"
)
def test_a_window_closed_at_any_moment_of_a_run_is_gone_soon(
    closings: int,
    make_window: Callable[..., MainWindow],
    qtbot: QtBot,
    request: pytest.FixtureRequest,
) -> None:
    chance, slowest_ms = random.Random(1), 0.0
    for _ in range(closings):
        window = make_window(training=TrainingPanel(run=short, preloads=False))
        press(window, "train_button")
        qtbot.wait(chance.randrange(1, 400))
        begun = perf_counter()
        window.close_at_once()
        qtbot.waitUntil(lambda window=window: not window.isVisible(), timeout=WAIT_MS)
        slowest_ms = max(slowest_ms, 1000 * (perf_counter() - begun))
    request.node.user_properties.append(
        ("counted", f"{closings} closings, the slowest {slowest_ms:.0f} ms")
    )
    assert slowest_ms < 4 * HANG_MS  # of the clock, on a machine that may be busy


OTHERS = (
    "explain", "report", "evaluation", "images", "thresholds", "guide", "runs",
    "handwriting", *(wing.menu.name for wing in installed() if wing.window),
)  # fmt: skip


@pytest.mark.torture
def test_neither_a_change_of_theme_nor_a_comparison_of_long_runs_holds_the_window_up(
    make_window: Callable[..., MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    from every_window import furnish, training_panel
    from made_runs import kept
    from promises import pace_ms

    furnish(monkeypatch)
    best_ms = min(pace_ms() for _ in range(20))
    for number in range(5):
        kept(f"long {number}", epochs=2_000)
    window = make_window(training=training_panel())
    for name in OTHERS:
        window.menu_actions[name].trigger()
        qtbot.wait(500)
    (runs,) = [one for one in window.findChildren(QDialog) if one.objectName() == "runs_window"]
    gc.collect()
    gc.freeze()  # as the program does once torch is loaded
    ticks, slowest = Ticks(window), {}
    try:
        for done in ("dark", "light", "five runs", "dark", "light"):
            qtbot.wait(200)
            ticks.busy_ms.clear()
            if done == "five runs":
                for row in range(runs.table.rowCount()):
                    if runs.table.item(row, 0).text().startswith("long"):
                        flags = QItemSelectionModel.SelectionFlag
                        runs.table.setCurrentCell(row, 0, flags.Select | flags.Rows)
                qtbot.waitUntil(lambda: len(runs.loss.runs) == 5 and not runs.is_busy)
            else:
                window.theme.choose(done)
            qtbot.wait(1_500)
            # What shares the processor slows it down: as much less as something else takes longer.
            share = min(1.0, best_ms / median(pace_ms() for _ in range(5)))
            slowest[f"{len(slowest) + 1}. {done}"] = round(share * max(ticks.busy_ms))
    finally:
        gc.unfreeze()
    request.node.user_properties.append(("counted", f"the slowest tick, ms: {slowest}"))
    assert max(slowest.values()) < LATE_MS, slowest
