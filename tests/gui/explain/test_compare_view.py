"""Several models on the same drawing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from pytestqt.qtbot import QtBot
from window_mouse import SEVEN, draw_stroke

from digitpad.explain.explainer import DEFAULT
from digitpad.explain.target import RUNNER_UP
from digitpad.generators import finished
from digitpad.gui.explain.compare_view import CompareView, CompareWorker
from digitpad.gui.explain.evidence_view import EvidenceQuestion, EvidenceWorker
from digitpad.gui.explain.view import Question
from digitpad.gui.explain.window import ExplainWindow
from digitpad.gui.main_window import MainWindow
from digitpad.handwriting import synthesis
from digitpad.modelfile import Model, new_info, save_model
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
    wanted = EvidenceQuestion(question, None, RUNNER_UP, DEFAULT)
    evidence = finished(EvidenceWorker().preview(wanted))
    assert compared.explanation is not None
    assert compared.explanation.target == evidence.explanation.target
    assert np.array_equal(compared.explanation.map, evidence.explanation.map)
