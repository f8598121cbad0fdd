"""What conditions of lessons are about: facts of the window's page, model, set-up and runs."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QObject, Slot

from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.windows import MeasuringWindows
from digitpad.gui.network_place import NetworkPlace
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.training.run import Run
from digitpad.ink.drawing import Drawing
from digitpad.training.events import Ended, Started
from digitpad.training.lessons import FACTS, YES_NO, LessonFact, Value

SHIFT_PX: Final = 3
"""How far digits are shifted for the fact “robust”."""
Table = Mapping[str, Callable[[Any], Value]]
OF_EPOCH: Final[Table] = {
    "test": lambda last: 100 * last.test_accuracy,
    "train": lambda last: 100 * last.train_accuracy,
    "gap": lambda last: 100 * (last.train_accuracy - last.test_accuracy),
    "loss": lambda last: last.train_loss,
    "test_loss": lambda last: last.test_loss,
}
OF_RUN: Final[Table] = {
    "images": lambda started: started.train_count,
    "weights": lambda started: started.parameters,
}
OF_READING: Final[Table] = {
    "reads": lambda read: read.label,
    "sure": lambda read: 100 * read.confidence if read.label else math.nan,
    "verdict": lambda read: "nothing" if not read.label else str(read.verdict).replace(" ", "-"),
}
OF_MODEL: Final[Table] = {
    "reader": lambda info: info.architecture.name,
    "taught": lambda info: YES_NO["taught from" not in info.extra],
}


class WindowFacts(QObject):
    """The facts of the window; called with a ``LessonFact``, it returns its value.

    Those about runs are of the runs that began since ``begin``; “run”, and what was drawn and
    named, is since ``begin_step``. What was true when each run ended is kept.
    """

    def __init__(
        self,
        desk: Desk,
        training: TrainingPanel,
        network: NetworkPlace,
        measuring: MeasuringWindows,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk, self._training = desk, training
        self._network, self._measuring = network, measuring
        setup = training.setup
        self._of_window: Table = {
            "run": lambda _: self._state,
            "epoch": lambda _: len(training.display.history.epochs) if self._run else None,
            "strokes": lambda _: self._strokes(),
            "drawn": lambda _: self._drawn,
            "named": lambda _: len(self._named),
            "named_right": lambda _: sum(self._named.values()),
            "robust": lambda _: self._robust(),
            "picture": lambda _: "on" if network.is_shown else "off",
            "unit": lambda _: self._unit(),
            "model": lambda _: setup.models.name,
            "data": lambda _: setup.datasets.name,
            "layers": lambda _: setup.models.arguments.layers,
        }
        self.begin()
        trainer = training.trainer
        trainer.begins.connect(self.run_begins)
        trainer.reported.connect(self._on_reported)
        trainer.settled.connect(self.run_settled)
        desk.meant_changed.connect(self._on_meant_changed)
        desk.page_changed.connect(self._on_page_changed)

    def begin(self) -> None:
        """Forget the runs and drawings of the last lesson."""
        self._ended: list[dict[str, Value]] = []
        self._run: Run | None = None
        self._named: dict[Drawing, bool] = {}
        self._drawn = 0
        self._started: Started | None = None
        self._state = "none"
        self._is_settled = False

    def begin_step(self) -> None:
        """Wait for another run, and for drawings."""
        self._drawn, self._named = 0, {}
        self._state = "running" if self._state == "running" else "none"

    def look(self) -> None:
        """Keep what is true at the end of a run, once its network has read the page."""
        if self._is_settled and self._is_read():
            self._is_settled = False
            self._state = self._outcome
            if self._state == "done":
                self._ended.append({name: self._now(name) for name in FACTS})

    def __call__(self, fact: LessonFact) -> Value:
        if not fact.run:
            return self._now(fact.name)
        return self._ended[fact.run - 1][fact.name] if fact.run <= len(self._ended) else None

    def _now(self, name: str) -> Value:
        """Return what a fact is now: of what is there to have it, else of what is set up."""
        run, desk, model = self._run, self._desk, self._desk.model
        epochs = self._training.display.history.epochs if run is not None else []
        read = desk.prediction if desk.resting_page() is not None and self._is_read() else None
        for facts, of in (
            (OF_EPOCH, epochs[-1] if epochs else None),
            (OF_RUN, self._started),
            (OF_READING, read),
            (OF_MODEL, model and model.info),
            (self._of_window, self),
        ):
            if name in facts:
                value = None if of is None else facts[name](of)
                return None if isinstance(value, float) and math.isnan(value) else value
        value = self._training.setup.form.settings().get(name)
        if isinstance(value, bool):
            return YES_NO[not value]
        return value if isinstance(value, int | float | str) else None

    # Runs

    @Slot(object)
    def run_begins(self, run: Run) -> None:
        self._run, self._state, self._started = run, "running", None
        self._is_settled = False

    @Slot(object)
    def _on_reported(self, events: tuple[object, ...]) -> None:
        started = (event for event in events if isinstance(event, Started))
        self._started = next(started, self._started)

    @Slot(object)
    def run_settled(self, outcome: object) -> None:
        is_done = isinstance(outcome, Ended) and outcome.reason in ("completed", "diverged")
        self._outcome = "done" if is_done else "stopped"
        self._is_settled = self._state == "running"

    # The page

    def _is_read(self) -> bool:
        """Return whether the model has read the page, if there is one to read."""
        reading, model = self._desk.reading, self._desk.model
        if self._desk.page() is None or model is None:
            return True
        return reading is not None and reading.model.tensors is model.tensors

    @Slot()
    def _on_page_changed(self) -> None:
        page = self._desk.resting_page()
        self._drawn += isinstance(page, Drawing) and not page.is_empty

    @Slot(object)
    def _on_meant_changed(self, label: str | None) -> None:
        page = self._desk.resting_page()
        if not isinstance(page, Drawing) or page.is_empty:
            return
        read = self._desk.prediction_of(page)
        if label is None:
            self._named.pop(page, None)
        elif page not in self._named:
            self._named[page] = read is not None and read.label == label

    # The window

    def _strokes(self) -> int:
        page = self._desk.resting_page()
        return len(page.strokes) if isinstance(page, Drawing) else 0

    def _robust(self) -> Value:
        measured = self._measuring.measurement()
        if measured is None or not measured.is_about(self._desk.model) or not measured.digits:
            return None
        rows = (row for row in measured.rows if row.change == "shift")
        return next((100 * row.accuracy for row in rows if row.amount == SHIFT_PX), None)

    def _unit(self) -> str:
        view = self._network.panel and self._network.panel.view
        if not view or not view.is_open or not view.pointed or not self._network.is_shown:
            return "none"
        return str(view.scene.columns[view.pointed.column].kind)
