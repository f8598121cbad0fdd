"""A network of one's own is built from a line of text, and trained like any other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QPushButton,
)
from pytestqt.qtbot import QtBot
from window_mouse import child

from digitpad.gui.training.panel import TrainingPanel
from digitpad.training.events import Ended


@pytest.fixture
def panel(qtbot: QtBot) -> TrainingPanel:
    widget = TrainingPanel(preloads=False)
    qtbot.addWidget(widget)
    widget.resize(640, 700)
    widget.show()
    widget.setup.models.choose("custom")
    yield widget
    assert widget.shutdown()


def type_layers(qtbot: QtBot, panel: TrainingPanel, text: str) -> None:
    edit = child(panel, QLineEdit, "layers_edit")
    edit.selectAll()
    qtbot.keyClicks(edit, text) if text else qtbot.keyClick(edit, Qt.Key.Key_Delete)


def layers(panel: TrainingPanel) -> str:
    return child(panel, QLineEdit, "layers_edit").text()


def test_the_shapes_follow_what_is_typed_and_the_run_gets_the_layers(qtbot, panel):
    type_layers(qtbot, panel, "dense 32, relu, dense 10")
    assert child(panel, QLabel, "model_arguments_words").text() == "1 × 28×28 → 784 → 32 → 10"
    assert "25,450 parameters" in panel.setup.models.card.text()
    config = panel.setup.config()
    assert (config.model, dict(config.model_arguments)["layers"]) == (
        "custom",
        "dense 32, relu, dense 10",
    )


def test_the_list_of_models_gives_figures_for_the_usual_layers_only(qtbot, panel):
    models = panel.setup.models
    usual = models.currentText()
    assert "98 %" in usual
    type_layers(qtbot, panel, "dense 10")
    assert models.currentText() == "Your own layers"
    models.choose("candle-linear")
    assert "92 %" in models.currentText()
    models.choose("custom")
    assert (models.currentText() == usual) is (layers(panel) != "dense 10")


def test_train_is_grey_and_says_why_while_the_layers_are_no_network(qtbot, panel):
    train = child(panel, QPushButton, "train_button")
    type_layers(qtbot, panel, "dense 32")
    assert not train.isEnabled()
    assert "end with “dense 10”" in train.toolTip()
    type_layers(qtbot, panel, "")
    assert "no layers yet" in child(panel, QLabel, "model_arguments_words").text()
    type_layers(qtbot, panel, "dense 10")
    assert train.isEnabled()


def test_layers_trained_in_the_window_are_in_the_model_that_it_gives(qtbot, panel):
    type_layers(qtbot, panel, "dense 10")
    panel.setup.datasets.choose("handwriting")
    config = panel.setup.config().with_settings(train_limit=200, test_limit=50, epochs=1)
    panel.setup.config = lambda: config
    with qtbot.waitSignal(panel.trainer.settled, timeout=120_000) as blocker:
        panel.start()
    assert isinstance(blocker.args[0], Ended)
    made = panel.run.result.info.architecture
    assert dict(made.arguments)["layers"] == "dense 10"
