"""Plays lessons in the window as a pupil does: answers, draws, presses what is lit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import numpy as np
from drawn import digit_drawn
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QPushButton, QToolButton, QWidget
from window_mouse import LEFT, draw

from digitpad.gui.lessons.course import Course
from digitpad.gui.main_window import MainWindow
from digitpad.gui.network.painting import UnitPlace
from digitpad.training.config import TrainConfig
from digitpad.training.control import Control
from digitpad.training.events import Ended, EpochDone, Event, Started
from digitpad.training.lessons import Lesson, LessonFact

Wait = Callable[[Callable[[], bool]], object]

TOLD = {
    # (layers, data, images, varied, epochs, rate): training and test accuracy in %, training loss;
    # as docs/results/window.md has them.
    ("dense 10", "handwriting-small", 0, False, 8, 0.002): (87.6, 86.8, 0.42),
    ("dense 100, relu, dense 10", "handwriting-small", 0, False, 8, 0.002): (96.3, 94.7, 0.13),
    ("dense 100, dense 10", "handwriting-small", 0, False, 8, 0.002): (89.8, 88.2, 0.35),
    ("dense 10", "handwriting-small", 0, False, 4, 0.002): (86.0, 85.2, 0.49),
    ("dense 100, relu, dense 10", "handwriting-small", 0, False, 4, 0.002): (93.5, 92.7, 0.22),
    ("conv 16 5, relu, pool 2, dense 10", "handwriting-small", 0, False, 4, 0.002): (
        95.9, 95.5, 0.14,
    ),
    ("conv 8 5, relu, pool 2, dense 10", "handwriting-small", 0, False, 2, 0.002): (
        91.4, 91.9, 0.29,
    ),
    ("dense 100, relu, dense 10", "handwriting-small", 0, False, 5, 0.1): (87.9, 87.5, 0.41),
    ("dense 100, relu, dense 10", "handwriting-small", 0, False, 5, 5.0): (9.7, 10.0, 2.30),
    ("dense 100, relu, dense 10", "handwriting-small", 0, False, 5, 0.0001): (10.9, 10.9, 2.30),
    ("dense 100, relu, dense 10", "handwriting-small", 0, False, 5, 0.01): (74.8, 74.3, 1.18),
    ("dense 100, relu, dense 10", "handwriting-small", 0, False, 5, 1.0): (96.5, 95.1, 0.12),
    ("dense 100, relu, dense 10", "handwriting-small", 200, False, 60, 0.002): (100, 72.6, 0.01),
    ("dense 100, relu, dense 10", "handwriting-small", 200, True, 60, 0.002): (74.0, 80.6, 0.73),
    ("dense 100, relu, dense 10", "handwriting-small", 2000, False, 30, 0.002): (100, 87.7, 0.01),
    ("dense 100, relu, dense 10", "handwriting-small", 20_000, False, 8, 0.002): (
        97.2, 94.7, 0.10,
    ),
    ("dense 100, relu, dense 10", "handwriting-small", 0, False, 6, 0.002): (95.2, 93.9, 0.16),
    ("dense 100, relu, dense 10", "handwriting-small", 0, True, 6, 0.002): (85.8, 93.4, 0.47),
    ("dense 100, relu, dense 10", "mislabelled", 0, False, 6, 0.002): (61.3, 82.1, 1.47),
    ("dense 100, relu, dense 10", "mislabelled", 0, False, 60, 0.002): (95.3, 73.1, 0.24),
    ("dense 100, relu, dense 10", "random-labels", 200, False, 100, 0.002): (100, 9.8, 0.02),
    ("dense 100, relu, dense 10", "inverted", 0, False, 4, 0.002): (87.1, 86.6, 0.42),
}  # fmt: skip
"""What the runs of the lessons come to, with seed 0."""


def told(config: TrainConfig) -> tuple[float, float, float]:
    layers, recipe = str(dict(config.model_arguments)["layers"]), config.recipe
    part = config.dataset, config.train_limit, recipe.augment, recipe.epochs
    return TOLD[layers, *part, recipe.learning_rate]


class Told:
    """A run that ends at once with the figures measured for its settings, and some weights."""

    def __init__(self) -> None:
        self.begun: list[TrainConfig] = []

    def __call__(
        self, config: TrainConfig, control: Control, *, checkpoint: Path | None, **_: Any
    ) -> Iterator[Event]:
        self.begun.append(config)
        train, test, loss = told(config)
        if checkpoint is not None:
            checkpoint.write_bytes(b"a checkpoint")
        network = config.network
        count = config.train_limit or 30_000
        yield Started(config, "here", network.parameter_count(), count, 5000, 10)
        generator = np.random.default_rng(len(self.begun))
        weights = {
            name: generator.normal(0, 0.5, shape).astype(np.float32)
            for name, shape in network.tensors().items()
        }
        history = tuple(
            EpochDone(
                epoch, 10 * epoch, loss, loss, test / 100, 1000.0, 1.0, True, train / 100
            )
            for epoch in range(1, config.recipe.epochs + 1)
        )  # fmt: skip
        yield from history
        yield Ended(
            "completed", "Over.", weights, weights, len(history), test / 100, loss, len(history),
            5000, 1.0, history, "sha256:0",
        )  # fmt: skip


class Player:
    """A pupil with a lesson; ``wait`` returns once something is so, ``after`` is told each step.

    What needs minutes or another window is done by ``acts``: functions by the names of controls.
    """

    def __init__(
        self,
        window: MainWindow,
        wait: Wait,
        after: Callable[[str], object] = str,
        **acts: Callable[[], object],
    ) -> None:
        self.window, self.wait, self.after = window, wait, after
        self.course: Course = window.lessons
        self._digits = cycle((3, 7, 4, 0, 1, 2, 5, 6, 8, 9))
        self._seed = 0
        self._acts = {
            "train": self._train,
            "canvas": self._draw,
            "name": self._name,
            "picture": self._point,
            "learning_rate": self._choose_rate,
        } | acts

    def child(self, kind: type, name: str) -> Any:
        """Return the widget of this name as soon as it is in sight."""

        def visible() -> list[Any]:
            return [one for one in self.window.findChildren(kind, name) if one.isVisible()]

        self.wait(lambda: bool(visible()))
        return visible()[0]

    def click(self, name: str) -> None:
        button = self.child(QWidget, name)
        assert button.isEnabled(), name
        QTest.mouseClick(button, LEFT)

    def play(self, lesson: Lesson, choose: Callable[[int], int] = lambda _: 0) -> list[str]:
        """Play a lesson to its end; ``choose``: an answer. Return what was said at each step."""
        course, said = self.course, []
        course.begin(lesson)
        for place, step in enumerate(lesson.steps):
            assert course.step == step
            assert not course.is_done, f"{step.title} is done before anything was done"
            if step.question:
                assert course.light.isHidden(), "predict first"
                self.after(f"{lesson.name}-{place + 1}a-asks")
                self.click(f"lesson_choice_{choose(place) + 1}_button")
            if step.light and step.until:
                self.wait(lambda: course.light.isVisible() or course.is_done)
                assert course.is_done or course.light.lit, step.light
                self.after(f"{lesson.name}-{place + 1}b-lit")
            for _ in range(20):
                if course.is_done:
                    break
                self._acts[step.light]()
                QTest.qWait(2 * course.timer.interval())
            self.wait(lambda: course.is_done)
            self.after(f"{lesson.name}-{place + 1}c-done")
            said.append(course.outcomes[place])
            self.click("lesson_next_button")
        assert course.lesson is None
        return said

    def _train(self) -> None:
        self.click("train_button")
        self.wait(lambda: self.course.facts(LessonFact("run")) == "done" or self.course.is_done)

    def _draw(self) -> None:
        """Draw another digit, in one of its ways; what cannot be drawn twice is cleared first."""
        canvas, self._seed = self.window.canvas, self._seed + 1
        if self._seed % 3 == 1 and self.window.menu_actions["clear"].isEnabled():
            self.click("clear_button")
        draw(canvas, digit_drawn(next(self._digits), seed=self._seed))
        self.wait(lambda: self.window.desk.prediction_of(canvas.page()) is not None)

    def _name(self) -> None:
        canvas, self._seed = self.window.canvas, self._seed + 1
        if self.window.menu_actions["clear"].isEnabled():
            self.click("clear_button")
        digit = next(self._digits)
        draw(canvas, digit_drawn(digit, seed=self._seed))
        self.wait(lambda: self.window.desk.prediction_of(canvas.page()) is not None)
        button = self.child(QToolButton, f"naming_{digit}_button")
        self.wait(button.isEnabled)
        QTest.mouseClick(button, LEFT)

    def _point(self) -> None:
        view, wanted = self.window.network.panel.view, self.course.step.until[0].value

        def found() -> list[str]:
            return [str(column.kind) for column in view.scene.columns]

        self.wait(lambda: view.scene.activity is not None and wanted in found())
        kinds = found()
        place = UnitPlace(len(kinds) - 1 - kinds[::-1].index(wanted), 0)
        at = view.painting().layout.tiles[place.column][place.row].center().toPoint()
        QTest.mouseMove(view, at)
        QTest.mouseClick(view, LEFT, pos=at)

    def _choose_rate(self) -> None:
        """Open the settings where they are folded, and type a rate ten times as large."""
        if self.course.facts(LessonFact("run")) == "running":
            return
        if self.course.light.target.objectName() == "settings_fold":
            self.click("settings_fold")
            self.wait(lambda: self.course.light.target.objectName() != "settings_fold")
        spin = self.child(QAbstractSpinBox, "learning_rate_spin")
        spin.setFocus()
        spin.selectAll()
        rate = self.window.training.setup.form.settings()["learning_rate"]
        QTest.keyClicks(spin, f"{10 * rate:g}")
        QTest.keyClick(spin, Qt.Key.Key_Return)
        if any(one.fact.name == "run" for one in self.course.step.until):
            self._train()


def begin_by_click(window: MainWindow, row: int) -> None:
    """Open the list of lessons, and click one."""
    window.menu_actions["lessons"].trigger()
    entries = window.lessons.panel.list
    place = entries.visualItemRect(entries.item(row)).center()
    QTest.mouseClick(entries.viewport(), LEFT, pos=place)


def choice(window: MainWindow, number: int) -> QPushButton:
    found = window.findChildren(QPushButton, f"lesson_choice_{number}_button")
    return found[-1]
