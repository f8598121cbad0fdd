"""Every window of the app with something in it: one table for all tests that walk them.

``WINDOWS`` maps a name to what opens that window from the main one, by its menus and buttons;
``furnish`` first puts runs, drawings and data in their places, so that nothing takes long. A
window that is added to the app gets a line in the table, or in that of its wing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from of_wings import of_wings
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from window_mouse import SEVEN, draw_stroke

sys.path.insert(0, str(Path(__file__).parents[1] / "core" / "runs"))
from made_models import random
from made_runs import kept, linear

from digitpad.collection.sample import NOT_A_DIGIT, Sample
from digitpad.collection.store import Collection, new_set, usual_place
from digitpad.errors import DatasetError
from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.robustness import RobustnessProgress as Measured
from digitpad.evaluation.robustness import RobustnessRow
from digitpad.gui.canvas.content import Picture
from digitpad.gui.main_window import MainWindow
from digitpad.gui.network.painting import UnitPlace
from digitpad.gui.reading.side_by_side import Source
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.widgets.window import Window
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model
from digitpad.training.config import TrainConfig
from digitpad.training.control import Control
from digitpad.training.events import Ended, EpochDone, Event, Paused, Progress, Started
from digitpad.training.lessons import shipped

SOON: Final = 60_000
COUNT: Final = 60
LEARNED: Final[list[Any]] = []
"""What a set of things was learned as, which takes seconds, once for all tests."""
Open = Callable[[MainWindow, QtBot], QWidget]


def trained_at_once(
    config: TrainConfig, control: Control, *, checkpoint: Path, **_: Any
) -> Iterator[Event]:
    """Two epochs of a run that was not computed; it pauses and stops as it is told."""
    checkpoint.write_bytes(b"a checkpoint")
    yield Started(config, "here", 7850, 1000, 100, 10)
    history: list[EpochDone] = []
    for step in range(1, 21):
        if control.is_paused:
            yield Paused()
            control.wait_while_paused()
        if control.is_stopping:
            break
        epoch, part = (step + 9) // 10, step / 20
        yield Progress(epoch, step, step / 10, part, 2.0 - part, 1000.0, 1.0, 1.0, part)
        if step % 10 == 0:
            done = EpochDone(
                epoch, step, 2.0 - part, 2.1 - part, 0.8 + 0.1 * part, 1000.0, 1.0, True
            )
            history.append(done)
            yield done
    weights = linear().tensors
    yield Ended(
        "completed", "Over.", weights, weights, len(history), 0.9, 1.1, len(history), 100, 1.0,
        tuple(history), "sha256:0",
    )  # fmt: skip


def training_panel() -> TrainingPanel:
    """Return the training panel that the windows below expect: its runs take no time."""
    return TrainingPanel(run=trained_at_once, preloads=False)


def furnish(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put into the user's folder and behind the windows what they show."""
    from digitpad.data import split
    from digitpad.data.catalogue import DATASETS
    from digitpad.data.source import DataSource
    from digitpad.evaluation import robustness
    from digitpad.explain import embedding, neighbours
    from digitpad.training import last_layer, teaching

    kept("small", learning_rate=0.1)
    kept("large", learning_rate=2.0, accuracy=0.7)
    labels = (*"3345789", NOT_A_DIGIT)
    samples = [Sample(synthesis.drawing(n, seed=n), one) for n, one in enumerate(labels)]
    Collection(usual_place()).add(samples)

    drawn = synthesis.labelled_drawings(5, 0, COUNT)
    images = np.stack([drawing_to_image(drawing) for drawing, _ in drawn])[:, None]
    truths = np.array([digit for _, digit in drawn], dtype=np.int64)

    def some_digits(*_: object) -> Iterator[split.Prepared]:
        yield split.Prepared(COUNT, COUNT)
        return split.HeldOut(DATASETS["handwriting"], images, truths)

    monkeypatch.setattr(split, "part_steps", some_digits)
    source = DataSource.parse("handwriting-small")

    def at_hand(model: Model, *_: object) -> tuple[DataSource, Any, Any]:
        if model.info.architecture.input_shape != images.shape[1:]:
            raise DatasetError(f"No images that {model.info.name} could have learned from.")
        return source, images, truths

    monkeypatch.setattr(neighbours, "images_at_hand", at_hand)

    def measured(*_: object, **__: object) -> Iterator[Measured]:
        rows = tuple(
            RobustnessRow(change, float(amount), 100, 0.97 - 0.05 * (amount != tried.identity))
            for change, tried in RANGES.items()
            for amount in tried.amounts
        )
        yield Measured(len(rows), len(rows), rows)

    monkeypatch.setattr(robustness, "measure", measured)

    def teach(model: Model, drawings: list[Any], **_: Any) -> Generator[Any, None, Any]:
        yield teaching.TeachingProgress("learning", 0.5)
        before = teaching.Scores(teaching.Score(0.9, 50), teaching.Score(0.99, 5000))
        after = teaching.Scores(teaching.Score(0.98, 50), teaching.Score(0.989, 5000))
        return teaching.TeachingResult(model, before, after, "mnist", len(drawings), 0, 3)

    monkeypatch.setattr(teaching, "teach", teach)
    learn = last_layer.learn_classes

    def learn_once(*given: Any, **named: Any) -> Generator[float, None, Any]:
        yield 0.5
        if not LEARNED:
            LEARNED.append((yield from learn(*given, **named)))
        return LEARNED[0]

    monkeypatch.setattr(last_layer, "learn_classes", learn_once)
    for stage in ("EARLY_ITERATIONS", "MAIN_ITERATIONS"):
        monkeypatch.setattr(embedding, stage, 10)
    for furnish_wing in of_wings("furnish"):
        furnish_wing(monkeypatch)


# The main window


def _digits(window: MainWindow, qtbot: QtBot) -> QWidget:
    with qtbot.waitSignal(window.predicted):
        draw_stroke(window.canvas, SEVEN)
    return window


def _settings(window: MainWindow, qtbot: QtBot) -> QWidget:
    _digits(window, qtbot)
    window.training.setup.models.choose("custom")
    window.training.setup.form.set_folded(False)
    return window


def _photo(window: MainWindow, qtbot: QtBot) -> QWidget:
    rows = np.full((120, 90, 3), 200, np.uint8)
    rows[20:100, 40:52] = 40
    with qtbot.waitSignal(window.predicted):
        window.panel.take(Picture(rows, "one.png"))
    qtbot.waitUntil(lambda: window.panel.strip.has_steps)
    return window


def _colour_picture(window: MainWindow, qtbot: QtBot) -> QWidget:
    window.current.keep(random("cifar-fc", 0.01))
    with qtbot.waitSignal(window.predicted):
        pixels = np.random.default_rng(0).integers(0, 256, (40, 40, 3), dtype=np.uint8)
        window.panel.take(Picture(pixels, "noise.png"))
    return window


def _trained(window: MainWindow, qtbot: QtBot) -> QWidget:
    window.training.setup.models.choose("candle-linear")
    window.menu_actions["train"].trigger()
    notice = window.training.display.notice
    qtbot.waitUntil(lambda: window.run_state == "idle" and bool(notice.text), timeout=SOON)
    return window


def _paused(window: MainWindow, qtbot: QtBot) -> QWidget:
    _trained(window, qtbot)
    window.menu_actions["train"].trigger()
    window.menu_actions["pause"].trigger()
    qtbot.waitUntil(lambda: window.run_state == "paused", timeout=SOON)
    return window


# The others


def opened(window: MainWindow, qtbot: QtBot, open_it: Callable[[], object]) -> QWidget:
    """Return the window that something opens, above the main one or docked in it."""
    before = {one for one in window.findChildren(Window) if one.isVisible()}
    boxes = set(QApplication.topLevelWidgets())
    open_it()
    (found,) = {one for one in window.findChildren(Window) if one.isVisible()} - before or [
        one for one in QApplication.topLevelWidgets() if one.isVisible() and one not in boxes
    ]
    qtbot.waitUntil(found.isActiveWindow)
    return found


def by_menu(name: str, window: MainWindow, qtbot: QtBot) -> QWidget:
    return opened(window, qtbot, window.menu_actions[name].trigger)


def _runs(window: MainWindow, qtbot: QtBot) -> QWidget:
    runs: Any = by_menu("runs", window, qtbot)
    qtbot.waitUntil(lambda: runs.table.rowCount() == 2 and not runs.is_busy, timeout=SOON)
    runs.table.selectAll()
    qtbot.waitUntil(lambda: len(runs.loss.runs) == 2 and not runs.is_busy, timeout=SOON)
    return runs


def _handwriting(window: MainWindow, qtbot: QtBot) -> QWidget:
    found: Any = by_menu("handwriting", window, qtbot)
    qtbot.waitUntil(lambda: not window.handwriting.keeper.is_loading, timeout=SOON)
    draw_stroke(found.collecting.canvas, SEVEN)
    found.wall.setCurrentIndex(found.wall.model().index(3, 0))
    return found


def _taught(window: MainWindow, qtbot: QtBot) -> QWidget:
    found: Any = _handwriting(window, qtbot)
    found.teaching.begin()
    panel = found.teaching
    qtbot.waitUntil(lambda: panel.result is not None and not panel.is_busy, timeout=SOON)
    return found


def _new_set(window: MainWindow, qtbot: QtBot) -> QWidget:
    found: Any = by_menu("handwriting", window, qtbot)
    found.sets.ask_new()
    made = found.findChild(QWidget, "new_set_window")
    made.classes.setText("A–F")
    return made


def _learned(window: MainWindow, qtbot: QtBot) -> QWidget:
    found: Any = by_menu("handwriting", window, qtbot)
    made = new_set("7 ✗", ("7", "✗"))
    drawn = [Sample(synthesis.drawing(digit, seed=1), "7") for digit in (7, 7, 7)]
    others = [Sample(synthesis.drawing(digit, seed=1), "✗") for digit in (2, 3, 4)]
    made.add(drawn + others)
    found.use(made.path)
    qtbot.waitUntil(lambda: bool(found.keeper.entries), timeout=SOON)
    found.learning.begin()
    qtbot.waitUntil(found.learning.keep_button.isVisible, timeout=SOON)
    return found


def _network(window: MainWindow, qtbot: QtBot) -> QWidget:
    _digits(window, qtbot)
    window.menu_actions["network"].setChecked(True)
    panel = window.network.panel
    assert panel is not None
    qtbot.waitUntil(lambda: bool(panel.view.scene.columns))
    panel.view.point_at(UnitPlace(1, 0))
    panel.view.open_unit()
    return window


def _docked(
    name: str, open_it: Callable[[MainWindow, QtBot], QWidget], window: MainWindow, qtbot: QtBot
) -> QWidget:
    found = open_it(window, qtbot)
    found.findChild(QAbstractButton, f"{name}_dock_button").click()
    qtbot.waitUntil(lambda: found.window() is window and not found.close_button.isVisible())
    return window


def _lessons(window: MainWindow, qtbot: QtBot) -> QWidget:
    window.menu_actions["lessons"].trigger()
    qtbot.waitUntil(window.lessons.panel.list.isVisible)
    return window


def _lesson(window: MainWindow, qtbot: QtBot) -> QWidget:
    """Open a step of a lesson that asks."""
    _lessons(window, qtbot)
    window.lessons.begin(next(shipped()))
    qtbot.waitUntil(lambda: not window.lessons.panel.list.isVisible())
    return window


def _beside(window: MainWindow, qtbot: QtBot) -> QWidget:
    _digits(window, qtbot)
    found: Any = by_menu("beside", window, qtbot)
    for _ in range(2):
        found.add(Source(linear()))
    found.frame.setFloating(True)
    found.frame.resize(620, 720)
    qtbot.waitUntil(lambda: all(one.map.evidence is not None for one in found.columns))
    return found


def _explain(look: str, window: MainWindow, qtbot: QtBot) -> QWidget:
    _digits(window, qtbot)
    found: Any = by_menu("explain", window, qtbot)
    (view,) = [one for one in found.views if one.objectName() == f"{look}_view"]
    found.show_view(view)
    is_there: dict[str, Callable[[], bool]] = {
        "evidence": lambda: view.evidence is not None,
        "what_if": lambda: bool(view.sweeps),
        "nearest": lambda: view.nearest is not None,
        "embedding": lambda: bool(view.scene and view.scene.wait_ms is None),
    }
    qtbot.waitUntil(is_there[look], timeout=SOON)
    return found


def _how_good(action: str, view: str, window: MainWindow, qtbot: QtBot) -> QWidget:
    found: Any = by_menu(action, window, qtbot)
    found.show_view(found.findChild(QWidget, f"{view}_view"))
    qtbot.waitUntil(lambda: not found.is_measuring, timeout=SOON)
    found.begin()
    qtbot.waitUntil(lambda: not found.is_measuring, timeout=SOON)
    assert not found.measured.is_empty
    return found


def _question(window: MainWindow, qtbot: QtBot) -> QWidget:
    words = "Something was drawn and is not saved. " * 3
    ask = partial(window.dialogs.ask, "Close", words, "Save…", print, "Discard")
    found = opened(window, qtbot, ask)
    assert isinstance(found, QMessageBox)
    return found


WINDOWS: Final[dict[str, Open]] = {
    "main": _digits,
    "main, settings open": _settings,
    "main, photo": _photo,
    "main, colour picture": _colour_picture,
    "main, trained": _trained,
    "main, paused": _paused,
    "runs": _runs,
    "handwriting": _handwriting,
    "handwriting, taught": _taught,
    "new set": _new_set,
    "things, learned": _learned,
    "main, network": _network,
    "main, lessons": _lessons,
    "main, lesson": _lesson,
    "guide": partial(by_menu, "guide"),
    "keys": partial(by_menu, "shortcuts"),
    "about": partial(by_menu, "about"),
    "question": _question,
    **{
        f"explain, {look}": partial(_explain, look)
        for look in (*("evidence", "what_if", "nearest", "embedding"),)
    },
    "side by side": _beside,
    "explain, docked": partial(_docked, "explain", partial(_explain, "evidence")),
    "report": partial(_how_good, "report", "robustness"),
    "evaluation": partial(_how_good, "evaluation", "accuracy"),
    "confusions": partial(_how_good, "evaluation", "confusions"),
    "images": partial(_how_good, "images", "images"),
    "label errors": partial(_how_good, "evaluation", "labels"),
    "thresholds": partial(_how_good, "thresholds", "thresholds"),
}
for of_wing in of_wings("WINDOWS"):  # which use what stands above
    WINDOWS.update(of_wing)
