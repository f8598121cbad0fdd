"""Up to three models read the same strokes as they are drawn."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

sys.path.insert(0, str(Path(__file__).parents[2] / "core" / "runs"))
from made_models import blank
from made_runs import kept
from scripted_run import scripted_window
from window_mouse import SEVEN, at, draw_stroke

from digitpad.explain.target import RUNNER_UP, Target
from digitpad.generators import finished
from digitpad.gui.desk import PageReading
from digitpad.gui.explain.evidence_view import EvidenceQuestion, EvidenceWorker
from digitpad.gui.explain.view import Question
from digitpad.gui.main_window import MainWindow
from digitpad.gui.reading.side_by_side import SideBySide, SideMaps, SideReaders, Source
from digitpad.handwriting import synthesis
from digitpad.modelfile import Model, open_model, save_model
from digitpad.recognise.recogniser import Recogniser

LEFT = Qt.MouseButton.LeftButton


def saved(folder: Path, name: str, digit: int = 3) -> Path:
    """A model that reads this digit in everything."""
    model = blank(name)
    if "bias" in model.tensors:
        model.tensors["bias"][digit] = 9
    path = folder / f"{name}.safetensors"
    save_model(path, model)
    return path


def opened(window: MainWindow) -> SideBySide:
    window.menu_actions["beside"].trigger()
    return window.windows.beside


def answers(beside: SideBySide) -> list[str]:
    """What the visible columns read."""
    return [column.verdict.text() for column in beside.columns if column.verdict.isVisible()]


def test_three_models_read_a_stroke_while_it_is_drawn(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    beside = opened(window)
    assert len(answers(beside)) == 1
    beside.add_file(saved(tmp_path, "candle-linear", 3))
    beside.add_file(saved(tmp_path, "digitpad-ink"))
    assert not beside.add_button.isEnabled()
    first, *others = SEVEN
    QTest.mousePress(window.canvas, LEFT, pos=at(window.canvas, *first))
    for point in others:
        QTest.mouseMove(window.canvas, at(window.canvas, *point))
    qtbot.waitUntil(lambda: answers(beside)[1].startswith("3"))
    QTest.mouseRelease(window.canvas, LEFT, pos=at(window.canvas, *others[-1]))
    qtbot.waitUntil(lambda: beside.columns[0].map.evidence is not None)
    assert window.prediction is not None
    assert answers(beside)[0].startswith(window.prediction.label)
    # Each sees it after its own preprocessing.
    reading = beside.answers[2]
    assert isinstance(reading, PageReading)
    assert reading.prediction.image.shape == (10, 28, 28)
    qtbot.mouseClick(beside.columns[1].remove, LEFT)
    assert len(answers(beside)) == 2
    window.menu_actions["clear"].trigger()
    qtbot.waitUntil(lambda: all(one.map.evidence is None for one in beside.columns[:2]))


def test_one_of_them_is_the_network_that_learns(
    make_window: Callable[..., MainWindow], linear_model: Model, qtbot: QtBot, tmp_path: Path
) -> None:
    window = scripted_window(make_window, linear_model, 1000)
    draw_stroke(window.canvas, SEVEN)
    beside = opened(window)
    beside.add_file(saved(tmp_path, "candle-linear", 3))
    qtbot.waitUntil(lambda: all(answers(beside)))
    learning, other = beside.columns[:2]
    still, seen = other.verdict.text(), set()
    window.menu_actions["train"].trigger()
    opened(window)  # it is docked, and the curves came to the front

    def has_moved() -> bool:
        seen.add(learning.verdict.text())
        return "learning" in learning.name.text() and len(seen) >= 3

    qtbot.waitUntil(has_moved)
    assert other.verdict.text() == still
    window.training.stop()
    qtbot.waitUntil(lambda: window.run_state == "idle")


def test_selected_runs_open_side_by_side_named_by_what_differs(
    window: MainWindow, qtbot: QtBot
) -> None:
    kept(train_limit=200)
    kept(learning_rate=5.0)
    draw_stroke(window.canvas, SEVEN)
    window.menu_actions["runs"].trigger()
    runs = window.windows._runs
    qtbot.waitUntil(lambda: runs.table.run_count == 2)
    button = runs.buttons["runs_beside"]
    runs.table.setFocus()
    QTest.keyClick(runs.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.mouseClick(button, LEFT)
    beside = window.windows.beside
    assert beside.isVisible()
    qtbot.waitUntil(lambda: len(answers(beside)) == 3 and all(answers(beside)))
    names = {column.name.text() for column in beside.columns[1:]}
    assert names == {"rate 5, all images", "rate 1, 200 images"}


def test_open_models_are_offered_and_chosen_by_mouse(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, linear_model: Model
) -> None:
    named = replace(linear_model, info=replace(linear_model.info, name="Anna & Ben"))
    window.desk.current.keep(named)
    window.open_model(saved(tmp_path, "candle-linear"))
    qtbot.waitUntil(lambda: window.desk.model is not named)
    draw_stroke(window.canvas, SEVEN)
    beside = opened(window)
    qtbot.mouseClick(beside.add_button, LEFT)
    qtbot.waitUntil(beside.menu.isVisible)
    offer = beside.menu.actions()[0]
    assert offer.text() == "Anna && Ben"  # & alone would mark a key
    center = beside.menu.actionGeometry(offer).center()
    qtbot.mouseClick(beside.menu, LEFT, pos=center)
    qtbot.waitUntil(lambda: beside.columns[1].name.text() == "Anna & Ben")


def test_the_shipped_model_is_offered_and_a_run_is_called_by_its_data_in_words(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    kept(dataset="handwriting-small")
    draw_stroke(window.canvas, SEVEN)
    beside = opened(window)

    def offered() -> dict[str, QAction]:
        qtbot.mouseClick(beside.add_button, LEFT)
        qtbot.waitUntil(beside.menu.isVisible)
        return {action.text(): action for action in beside.menu.actions()}

    assert "digitpad (shipped)" not in offered(), "it reads already"
    beside.menu.close()
    window.open_model(saved(tmp_path, "candle-linear"))
    qtbot.waitUntil(lambda: window.desk.model.info.name == "candle-linear")
    offers = offered()
    (name,) = [text for text in offers if "Small generated set" in text]
    center = beside.menu.actionGeometry(offers["digitpad (shipped)"]).center()
    qtbot.mouseClick(beside.menu, LEFT, pos=center)
    qtbot.waitUntil(lambda: beside.columns[1].name.text() == "digitpad (shipped)")
    offers[name].trigger()
    qtbot.waitUntil(lambda: beside.columns[2].name.text() == name.partition(" · ")[0])


def test_a_class_has_the_same_colour_in_every_column(window: MainWindow) -> None:
    beside = opened(window)
    colours = [[column.bars.colour_of(name) for name in "07✓✗"] for column in beside.columns]
    assert colours[0] == colours[1] == colours[2]
    assert len({colour.name() for colour in colours[0]}) == 3, "✓ is the eleventh of ten colours"


def test_the_maps_compare_the_same_two_classes_in_every_column(tmp_path: Path) -> None:
    models = [open_model(saved(tmp_path, "candle-linear", digit)) for digit in (3, 3, 8)]
    read = SideReaders().read((synthesis.drawing(4, seed=3), tuple(models)))
    found: Any = finished(SideMaps().explain(read))
    assert found.sides == ("3", "8")
    assert all(one is not None for one in found.maps)


def test_what_reads_something_else_says_so_and_the_others_read(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    draw_stroke(window.canvas, SEVEN)
    beside = opened(window)
    beside.add_file(saved(tmp_path, "cifar-cnn"))
    beside.add_file(saved(tmp_path, "digits-autoencoder"))
    qtbot.waitUntil(lambda: all(answers(beside)))
    assert "reads colour pictures" in answers(beside)[1]
    assert window.prediction is not None
    assert answers(beside)[0].startswith(window.prediction.label)


def test_with_one_model_alone_it_is_said_what_to_do(
    window: MainWindow, qtbot: QtBot, linear_model: Model
) -> None:
    beside = opened(window)
    assert "Add a model…" in beside.note.text()
    draw_stroke(window.canvas, SEVEN)
    # What the colours mean stands at the maps, below the bars, which have other colours.
    qtbot.waitUntil(lambda: beside.caption.text().startswith("Blue speaks for"))
    column = beside.columns[0]
    bottom, top = column.bars.geometry().bottom(), column.map.geometry().top()
    assert bottom < beside.caption.geometry().top() < top
    assert "Blue" not in beside.note.text()
    assert "Add a model…" in beside.note.text()
    beside.add(Source(linear_model))
    assert not beside.note.text()
    beside.remove(1)
    assert "Add a model…" in beside.note.text()


@pytest.mark.parametrize("count", [1, 2, 3])
def test_sources_can_be_shown_by_program(
    window: MainWindow, qtbot: QtBot, linear_model: Model, count: int
) -> None:
    beside = opened(window)
    beside.show_sources([Source(linear_model)] * count)
    draw_stroke(window.canvas, SEVEN)
    # The model in use is the first as long as there is room.
    assert len(answers(beside)) == min(3, count + 1)
    assert (beside.sources[0].model is None) is (count < 3)
    qtbot.waitUntil(lambda: all(answers(beside)))


def test_a_colour_means_the_same_as_under_evidence(linear_model: Model) -> None:
    drawing = synthesis.drawing(4, seed=3)
    read = Recogniser(linear_model).recognise(drawing)
    compared: Any = finished(SideMaps().explain((PageReading(drawing, linear_model, read),)))
    wanted = EvidenceQuestion(Question(linear_model, drawing, read), None, RUNNER_UP)
    evidence = finished(EvidenceWorker().preview(wanted))
    classes = read.classes
    one, other = (classes.index(side) for side in compared.sides)
    assert evidence.explanation.target == Target(one, (other,))
    assert np.array_equal(compared.maps[0], evidence.explanation.map)
