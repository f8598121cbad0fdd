"""A network of one's own is built from a line of text or from rows, and trained like any other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from window_mouse import LEFT, tab_order

from digitpad.gui.training.panel import TrainingPanel
from digitpad.models.custom import KINDS, Step
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


def child(parent: QWidget, kind: type, name: str) -> QWidget:
    found = parent.findChild(kind, name)
    assert found is not None, name
    return found


def type_layers(qtbot: QtBot, panel: TrainingPanel, text: str) -> None:
    edit = child(panel, QLineEdit, "layers_edit")
    edit.selectAll()
    qtbot.keyClicks(edit, text) if text else qtbot.keyClick(edit, Qt.Key.Key_Delete)


def opened(qtbot: QtBot, panel: TrainingPanel) -> QDialog:
    button = child(panel, QToolButton, "edit_layers_button")
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    return child(panel, QDialog, "layers_window")


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


def test_rows_change_layers_and_say_what_each_gives(qtbot, panel):
    window = opened(qtbot, panel)
    outputs = child(window, QSpinBox, "layer_0_outputs")
    outputs.setValue(4)
    assert layers(panel) == "conv 4 3, relu, pool 2, dense 10"
    assert child(window, QLabel, "layer_2_gives").text() == "→ 4 × 13×13"
    child(window, QComboBox, "layer_1_kind").setCurrentText("tanh")
    assert layers(panel) == "conv 4 3, tanh, pool 2, dense 10"
    child(window, QSpinBox, "layer_2_size").setValue(30)
    assert "too small" in child(window, QLabel, "layers_words").text()
    assert child(window, QLabel, "layer_2_gives").text() == "→ ?"


def test_each_kind_of_layer_chosen_in_a_row_brings_its_own_numbers(qtbot, panel):
    window = opened(qtbot, panel)
    for kind in (*KINDS.values(), *reversed(KINDS.values())):
        child(window, QComboBox, "layer_2_kind").setCurrentText(kind.word)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        step = Step(kind.word, tuple(number.default for number in kind.numbers))
        assert layers(panel) == f"conv 16 3, relu, {step}, dense 10"
        shown = [one for one in window.findChildren(QAbstractSpinBox) if one.isVisible()]
        names = [one.objectName() for one in shown if one.objectName().startswith("layer_2_")]
        assert names == [f"layer_2_{number.name}" for number in kind.numbers]


def test_layers_are_added_moved_and_removed_by_keyboard(qtbot, panel):
    window = opened(qtbot, panel)
    qtbot.waitUntil(window.isActiveWindow)
    child(window, QComboBox, "layer_2_kind").setFocus()
    # What has the keyboard hears a key first; a Mac's arrow keys belong to the number pad.
    both = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.KeypadModifier
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Up, both)
    assert layers(panel) == "conv 16 3, pool 2, relu, dense 10"
    size = child(window, QSpinBox, "layer_1_size")
    size.setFocus()
    qtbot.keyClick(size, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert layers(panel) == "conv 16 3, relu, pool 2, dense 10"
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert layers(panel) == "conv 16 3, relu, dense 10"
    qtbot.mouseClick(child(window, QPushButton, "add_layer_button"), Qt.MouseButton.LeftButton)
    assert layers(panel).count("relu") == 2


def test_a_layer_that_is_moved_leaves_the_other_rows_and_the_order_of_tab_alone(qtbot, panel):
    window = opened(qtbot, panel)
    qtbot.waitUntil(window.isActiveWindow)
    first, second = (child(window, QComboBox, f"layer_{place}_kind") for place in (0, 1))
    child(window, QSpinBox, "layer_2_size").setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert layers(panel) == "conv 16 3, relu, dense 10, pool 2"
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert child(window, QComboBox, "layer_0_kind") is first
    assert child(window, QComboBox, "layer_1_kind") is second
    stops = tab_order(child(window, QComboBox, "layers_start_combo"), qtbot)
    kinds = [name for name in stops if name.endswith("_kind")]
    assert kinds == [f"layer_{place}_kind" for place in range(4)]
    assert stops[1] == "add_layer_button"
    assert stops[-1] == "layers_close_button", "which stands below them all"


def test_a_starting_point_takes_the_place_of_what_was_there(qtbot, panel):
    window = opened(qtbot, panel)
    start = child(window, QComboBox, "layers_start_combo")
    start.setCurrentIndex(start.findText("Two layers"))
    start.activated.emit(start.currentIndex())
    assert layers(panel) == "dense 100, relu, dense 10"
    assert "79,510 weights" in child(window, QLabel, "layers_words").text()


def test_nothing_of_a_text_that_is_wrong_is_replaced_but_by_a_starting_point(qtbot, panel):
    window = opened(qtbot, panel)
    wrong = "conv 16 3, rellu, pool 2, dense 10"
    type_layers(qtbot, panel, wrong)
    add = child(window, QPushButton, "add_layer_button")
    qtbot.mouseClick(add, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(child(window, QToolButton, "layer_0_remove"), Qt.MouseButton.LeftButton)
    assert layers(panel) == wrong
    assert "Put that right" in child(window, QLabel, "layers_words").text()
    panel.setup.models.arguments.setEnabled(False)  # as a run does
    panel.setup.models.arguments.setEnabled(True)
    assert not add.isEnabled()
    assert child(window, QComboBox, "layers_start_combo").isEnabled()
    type_layers(qtbot, panel, wrong.replace("rellu", "relu"))
    qtbot.mouseClick(add, Qt.MouseButton.LeftButton)
    assert layers(panel).count("relu") == 2


@pytest.mark.parametrize("by_key", [True, False])
def test_while_a_run_goes_on_layers_are_only_looked_at_and_the_window_can_be_closed(
    qtbot, panel, by_key
):
    window = opened(qtbot, panel)
    qtbot.waitUntil(window.isActiveWindow)
    child(window, QComboBox, "layer_0_kind").setFocus()
    panel.setup.set_editable(False)  # as a run does
    assert not child(window, QComboBox, "layer_0_kind").isEnabled()
    close = child(window, QPushButton, "layers_close_button")
    if by_key:
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(window.windowHandle(), LEFT, pos=close.geometry().center())
    assert not window.isVisible()


def test_other_networks_have_no_layers_to_edit(qtbot, panel):
    window = opened(qtbot, panel)
    panel.setup.models.choose("candle-mlp")
    assert not window.isVisible()
    assert not child(panel, QLineEdit, "layers_edit").isVisible()
    assert panel.setup.config().model_arguments == ()


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


def test_the_buttons_of_a_layer_are_in_sight_on_a_small_screen(qtbot, panel):
    type_layers(qtbot, panel, "conv 16 3, relu, dense 10")
    window = opened(qtbot, panel)
    window.resize(784, 500)
    for button in window.findChildren(QToolButton):
        qtbot.waitUntil(lambda button=button: button.visibleRegion().boundingRect().width() > 20)


def test_with_a_wrong_text_the_window_opens_without_layers(qtbot, panel):
    type_layers(qtbot, panel, "conv 16 3 1 1")
    assert opened(qtbot, panel).findChild(QLabel, "layers_input").text() == ""
