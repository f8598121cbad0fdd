"""A run without torch: weights that go from nothing to those of a model; and the window with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget

from digitpad.gui.main_window import MainWindow
from digitpad.gui.training.panel import TrainingPanel
from digitpad.modelfile import Model
from digitpad.training.config import TrainConfig
from digitpad.training.control import Control
from digitpad.training.events import (
    Continued,
    Ended,
    EpochDone,
    Event,
    Paused,
    Progress,
    Snapshot,
    Started,
    Stepped,
    WeightChange,
)

STEPS_PER_EPOCH = 20


class Scripted:
    """A run that takes weights from nothing to those of a model, and obeys its control."""

    def __init__(self, goal: Model, epochs: int) -> None:
        self.goal = goal
        self.epochs = epochs

    def __call__(
        self,
        config: TrainConfig,
        control: Control,
        *,
        checkpoint: Path | None,
        resume: Path | None = None,
        **_: Any,
    ) -> Iterator[Event]:
        begin = int(resume.read_text("utf-8")) if resume is not None else 0
        yield Started(config, "here", 7850, 1000, 100, STEPS_PER_EPOCH)
        history = [self.tested(epoch) for epoch in range(1, begin // STEPS_PER_EPOCH + 1)]
        total = self.epochs * STEPS_PER_EPOCH
        step, is_resting = begin, False
        for step in range(begin + 1, total + 1):
            if checkpoint is not None:
                checkpoint.write_text(f"{step - 1}", "utf-8")
            if control.is_paused or is_resting:
                if not is_resting:
                    yield Paused()
                control.wait_while_paused()
                is_resting = control.is_watched
                if not is_resting:
                    yield Continued()
            if control.is_stopping:
                break
            sleep(0.002)  # a step takes a while, as real ones do
            fraction = step / total
            epoch = (step - 1) // STEPS_PER_EPOCH + 1
            position = step / STEPS_PER_EPOCH
            snapshot = Snapshot(self.weights(fraction), epoch, step, position)
            if control.take_snapshot_request():
                yield snapshot
            yield Progress(epoch, step, position, fraction, 1.0, 1000.0, 1.0, 1.0, fraction)
            if control.is_watched:
                images, shares = np.full((2, 1, 28, 28), 9, np.uint8), np.eye(2, 10, dtype="f4")
                changes = (WeightChange("weight", 0.5, 0.1, -0.2, 0.3),)
                yield Stepped(step, 128, images, (0, 7), shares, 2.5, changes)
                yield snapshot
                control.pause_if_watched()
            if step % STEPS_PER_EPOCH == 0:
                history.append(self.tested(epoch))
                yield history[-1]
        learned = self.weights(step / total)
        reason = "completed" if step == total else "stopped"
        best = history[-1].test_accuracy if history else float("nan")
        yield Ended(
            reason, "Over.", learned, learned, len(history), best, 1.0, len(history), 100, 1.0,
            tuple(history), "sha256:0",
        )  # fmt: skip

    def tested(self, epoch: int) -> EpochDone:
        part, step = epoch / self.epochs, epoch * STEPS_PER_EPOCH
        return EpochDone(epoch, step, 1.0, 1.0, part, 1000.0, 1.0, True)

    def weights(self, part: float) -> dict[str, np.ndarray]:
        return {name: tensor * np.float32(part) for name, tensor in self.goal.tensors.items()}


def choose_linear(window: MainWindow) -> None:
    combo = window.findChild(QComboBox, "model_combo")
    for index in range(combo.count()):
        if "candle-linear" in (combo.itemText(index), combo.itemData(index)):
            combo.setCurrentIndex(index)
            combo.activated.emit(index)
    assert window.training.setup.config().model == "candle-linear"


def shown(window: QWidget, name: str) -> list[QAbstractButton]:
    return [one for one in window.findChildren(QAbstractButton, name) if one.isVisible()]


def click(window: QWidget, name: str) -> None:
    """Click the button of this name as soon as it is there."""
    QApplication.processEvents()  # new buttons are shown by then
    (button,) = shown(window, name)
    assert button.isEnabled(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def scripted_window(make_window: Callable[..., MainWindow], goal: Model, epochs: int) -> MainWindow:
    """Open the window with a scripted run of so many epochs, and its network chosen."""
    panel = TrainingPanel(run=Scripted(goal, epochs), preloads=False)
    window = make_window(training=panel)
    choose_linear(window)
    return window
