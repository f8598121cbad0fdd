"""Several models on the same drawing."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

sys.path.insert(0, str(Path(__file__).parents[2] / "core" / "runs"))
from made_runs import kept
from window_mouse import SEVEN, draw_stroke

from digitpad.explain.target import RUNNER_UP, Target
from digitpad.generators import finished
from digitpad.gui.explain.compare_view import CompareView, CompareWorker
from digitpad.gui.explain.evidence_view import EvidenceQuestion, EvidenceWorker
from digitpad.gui.explain.view import Question
from digitpad.gui.explain.window import ExplainWindow
from digitpad.gui.main_window import MainWindow
from digitpad.handwriting import synthesis
from digitpad.modelfile import Model, new_info, open_model, save_model
from digitpad.models.catalogue import architecture
from digitpad.recognise.recogniser import Recogniser


def saved(folder: Path, name: str, digit: int = 3) -> Path:
    """A model that reads this digit in everything."""
    made = architecture(name)
    tensors = {key: np.zeros(shape, np.float32) for key, shape in made.tensors().items()}
    if "bias" in tensors:
        tensors["bias"][digit] = 9
    path = folder / f"{name}.safetensors"
    save_model(path, Model(new_info(made), tensors))
    return path


def test_models_from_files_read_the_same_drawing_beside_the_one_that_reads(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    draw_stroke(window.canvas, SEVEN)
    window.menu_actions["explain"].trigger()
    found = window.findChild(ExplainWindow)
    view = found.findChild(CompareView)
    found.show_view(view)
    first, second, *_ = view.columns
    qtbot.waitUntil(lambda: bool(first.verdict.text()), timeout=20_000)
    assert window.prediction is not None
    assert first.verdict.text().startswith(window.prediction.label)
    assert not second.isVisible()
    view.add(saved(tmp_path, "candle-linear"))
    qtbot.waitUntil(lambda: second.verdict.text().startswith("3"), timeout=20_000)
    assert second.isVisible()
    assert second.name.text() == "candle-linear"
    view.remove_button.click()
    assert not second.isVisible()


def test_kept_runs_and_open_models_are_offered_and_runs_named_by_what_differs(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, linear_model: Model
) -> None:
    kept(train_limit=200)
    kept(learning_rate=5.0)
    window.desk.current.keep(linear_model)
    window.open_model(saved(tmp_path, "candle-linear"))
    qtbot.waitUntil(lambda: window.desk.model is not linear_model)
    draw_stroke(window.canvas, SEVEN)
    window.menu_actions["explain"].trigger()
    found = window.findChild(ExplainWindow)
    view = found.findChild(CompareView)
    found.show_view(view)
    qtbot.waitUntil(view.add_button.isVisible)

    def add(place: int) -> None:
        qtbot.mouseClick(view.add_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(view.menu.isVisible)
        action = [one for one in view.menu.actions() if one.text()][place]
        center = view.menu.actionGeometry(action).center()
        qtbot.mouseClick(view.menu, Qt.MouseButton.LeftButton, pos=center)
        qtbot.waitUntil(lambda: not view.menu.isVisible())

    add(0)
    add(0)  # now the first run, since the open model is there
    add(1)
    names = [column.name for column in view.columns]
    expected = ["candle-linear", linear_model.info.name, "rate 5, all images", "rate 1, 200 images"]
    qtbot.waitUntil(lambda: [name.text() for name in names] == expected, timeout=20_000)
    assert not view.add_button.isEnabled()


def test_the_colours_mean_the_same_two_classes_in_every_column(tmp_path: Path) -> None:
    models = [open_model(saved(tmp_path, "candle-linear", digit)) for digit in (3, 3, 8)]
    drawing = synthesis.drawing(4, seed=3)
    question = Question(models[0], drawing, Recogniser(models[0]).recognise(drawing))
    found = finished(CompareWorker().answer((question, tuple(models))))
    assert {one.sides for one in found} == {("3", "8")}
    assert {one.explanation.target for one in found if one.explanation} == {Target(3, (8,))}


def test_what_reads_something_else_is_refused_in_words(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    draw_stroke(window.canvas, SEVEN)
    window.menu_actions["explain"].trigger()
    found = window.findChild(ExplainWindow)
    view = found.findChild(CompareView)
    found.show_view(view)
    qtbot.waitUntil(lambda: bool(view.columns[0].verdict.text()), timeout=20_000)
    told: list[str] = []
    view._dialogs.tell = lambda _, words: told.append(words)
    view.add(saved(tmp_path, "cifar-cnn"))
    view.add(saved(tmp_path, "digits-autoencoder"))
    assert "reads colour pictures" in told[0]
    assert "reconstructs images" in told[1]
    assert not view.columns[1].isVisible()


def test_a_colour_means_the_same_as_under_evidence(linear_model: Model) -> None:
    drawing = synthesis.drawing(4, seed=3)
    read = Recogniser(linear_model).recognise(drawing)
    question = Question(linear_model, drawing, read)
    (compared,) = finished(CompareWorker().answer((question, (linear_model,))))
    wanted = EvidenceQuestion(question, None, RUNNER_UP)
    evidence = finished(EvidenceWorker().preview(wanted))
    assert compared.explanation is not None
    assert compared.explanation.target == evidence.explanation.target
    assert np.array_equal(compared.explanation.map, evidence.explanation.map)
