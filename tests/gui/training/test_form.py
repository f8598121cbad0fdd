"""The settings follow the model's recipe, keep what the user changed, and make a run."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QSpinBox,
    QToolButton,
)
from window_mouse import child
from with_wings import WITH_NUMBERS

from digitpad.errors import ConfigError
from digitpad.gui.training.choosers import DeviceChooser, ModelChooser
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.training.setup import TrainingSetup
from digitpad.gui.widgets.named_combo import (
    TIP_ROLE,
)
from digitpad.gui.widgets.number_spin import RateSpin
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import GROUPS, architecture, names
from digitpad.training.compute.devices import DeviceInfo
from digitpad.training.config import config_for


@pytest.fixture
def setup(qtbot):
    widget = TrainingSetup()
    qtbot.addWidget(widget)
    return widget


def model_of(name: str) -> Model:
    return Model(new_info(architecture(name), "mine"), {})


# Models, data sets, devices


def listed(combo: ModelChooser) -> list[str]:
    return [combo.itemText(row) for row in range(combo.count())]


def test_five_models_with_time_and_accuracy_are_listed_for_learners(qtbot):
    combo = ModelChooser()
    qtbot.addWidget(combo)
    assert listed(combo) == [
        "Quick · about 30 s · 99 %",
        "Linear (candle) · about 20 s · 92 %",
        "Convolutional (candle) · about 4 min · 99 %",
        "Transformer · about 3 min · 98 %",
        "Your own layers · about 1 min · 98 %",
        "More…",
    ]


def test_more_lists_every_other_model_under_its_heading_and_changes_no_choice(qtbot):
    combo = ModelChooser()
    qtbot.addWidget(combo)
    combo.show()
    combo.choose("vit")
    combo.setFocus()
    with qtbot.assertNotEmitted(combo.architecture_chosen):
        qtbot.keyClick(combo, Qt.Key.Key_End)
        qtbot.waitUntil(combo.view().isVisible)  # the longer list, to choose from
    combo.hidePopup()
    assert combo.name == "vit"
    assert "More…" not in listed(combo)
    rows = range(combo.count())
    entries = [row for row in rows if combo.itemData(row)]
    listed_ones = sorted(one.name for group in GROUPS.values() for one in group)
    assert sorted(combo.itemData(row) for row in entries) == listed_ones
    for row in entries:
        assert combo.itemText(row).startswith(architecture(combo.itemData(row)).title)
        assert combo.itemData(row, TIP_ROLE) == combo.itemData(row)
    headings = [combo.itemText(row) for row in rows if row not in entries]
    assert headings == ["Published", "Colour pictures", "digitpad’s own", "Numbers"]
    below = combo.findText("Published") + 1
    assert combo.itemData(below) == "candle-mlp"
    combo.setCurrentIndex(combo.findText("Published") - 1)
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert combo.name == "candle-mlp"  # no heading can be chosen


@pytest.mark.parametrize(
    "name", ["tch-conv", "cifar-cnn", pytest.param("line-reader", marks=WITH_NUMBERS)]
)
def test_a_model_that_is_not_listed_at_first_is_shown_when_a_run_with_it_is_set_up(
    qtbot, setup, name
):
    dataset = {"cifar-cnn": "cifar10", "line-reader": "number-lines"}.get(name, "mnist")
    setup.adopt(config_for(name, dataset))
    assert setup.models.name == name
    assert setup.models.currentText() == architecture(name).title


def test_a_list_is_wide_enough_for_its_words(window):
    combo = window.training.setup.datasets.combo
    combo.list_others()
    combo.showPopup()
    view = combo.view()
    assert view.viewport().width() >= view.sizeHintForColumn(0)
    combo.hidePopup()


def test_choosing_another_data_set_moves_nothing_below(window):
    setup = window.training.setup
    tops = set()
    for name in ("handwriting", "mnist", "ink"):
        setup.datasets.choose(name)
        setup.layout().activate()
        tops.add(setup.form.y())
    assert len(tops) == 1


@pytest.mark.parametrize("name", ["candle-linear", "candle-mlp", "candle-cnn", "digitpad"])
def test_a_model_brings_its_recipe(setup, name):
    setup.models.choose(name)
    recipe = architecture(name).recipe
    config = setup.config()
    assert config.model == name
    assert config.recipe.epochs == recipe.epochs
    assert config.recipe.batch_size == recipe.batch_size
    assert config.recipe.optimizer == recipe.optimizer
    assert config.recipe.learning_rate == recipe.learning_rate
    assert config.recipe.augment == recipe.augment
    assert config.recipe.weight_decay == recipe.weight_decay
    assert setup.form.changed_settings() == {}


def test_the_full_batch_is_shown_as_a_word(setup):
    setup.models.choose("candle-linear")
    assert child(setup.form, QSpinBox, "batch_size_spin").text() == "full"
    assert setup.config().recipe.batch_size == "full"
    child(setup.form, QSpinBox, "batch_size_spin").setValue(100)
    assert setup.config().recipe.batch_size == 100
    child(setup.form, QSpinBox, "batch_size_spin").setValue(0)
    assert setup.config().recipe.batch_size == "full"


def test_a_changed_setting_stays_until_another_model_is_chosen(setup):
    setup.models.choose("candle-cnn")
    child(setup.form, QSpinBox, "epochs_spin").setValue(3)
    child(setup.form, RateSpin, "learning_rate_spin").setValue(0.02)
    setup.datasets.choose("mnist")
    assert setup.config().recipe.epochs == 3
    assert setup.form.changed_settings() == {"epochs": 3, "learning_rate": 0.02}
    setup.models.choose("candle-mlp")
    assert setup.config().recipe.epochs == 200
    assert setup.config().recipe.learning_rate == 0.05


def test_the_recipe_is_one_click_away_and_so_are_the_published_epochs(setup, qtbot):
    setup.models.choose("candle-cnn")
    setup.show()
    published = child(setup, type(setup.form.published_button), "published_button")
    assert "200" in published.text()
    published.click()
    assert setup.config().recipe.epochs == 200
    assert not published.isVisible()
    child(setup, type(setup.form.reset_button), "recipe_button").click()
    assert setup.config().recipe.epochs == 10
    assert not setup.form.reset_button.isVisible()


def test_fast_settings_are_one_click_away_and_so_is_the_published_recipe(setup, qtbot):
    setup.models.choose("candle-cnn")
    setup.show()
    fast = child(setup, QCheckBox, "fast_check")
    fast.click()
    wanted = architecture("candle-cnn").fast
    config = setup.config()
    assert (config.preset, config.recipe) == ("fast", wanted)
    assert (wanted.epochs, wanted.schedule, wanted.precision) == (2, "one-cycle", "auto")
    assert not setup.form.reset_button.isVisible()
    child(setup.form, QSpinBox, "epochs_spin").setValue(5)
    child(setup, type(setup.form.reset_button), "recipe_button").click()
    assert setup.config().recipe.epochs == 2
    fast.click()
    assert (setup.config().preset, setup.config().recipe.epochs) == ("recipe", 10)


def test_what_few_change_is_shown_by_a_click_on_advanced(setup, qtbot):
    setup.models.choose("candle-cnn")
    setup.show()
    fold = child(setup, QToolButton, "advanced_fold")
    seldom = [
        child(setup, QSpinBox, "batch_size_spin"),
        child(setup, QSpinBox, "seed_spin"),
        child(setup, QCheckBox, "fast_check"),
    ]
    assert not any(box.isVisible() for box in seldom)
    assert child(setup, QSpinBox, "epochs_spin").isVisible()
    qtbot.mouseClick(fold, Qt.MouseButton.LeftButton)
    assert all(box.isVisible() for box in seldom)
    seldom[0].setValue(77)
    fold.setFocus()
    qtbot.keyClick(fold, Qt.Key.Key_Space)
    assert not any(box.isVisible() for box in seldom)
    assert setup.config().recipe.batch_size == 77


def test_the_choice_is_there_only_for_models_with_fast_settings(setup):
    for name in names():
        setup.models.choose(name)
        has_fast = architecture(name).fast is not None
        assert child(setup, QCheckBox, "fast_check").isHidden() is not has_fast
        assert setup.config().preset == "recipe"


def test_the_chosen_preset_comes_back_with_what_was_changed(setup, qtbot):
    setup.models.choose("candle-cnn")
    child(setup, QCheckBox, "fast_check").click()
    child(setup.form, QSpinBox, "epochs_spin").setValue(3)
    again = TrainingSetup()
    qtbot.addWidget(again)
    again.restore(setup.choices())
    assert again.config() == setup.config()
    resolved = setup.config().with_settings(precision="bfloat16", channels_last=True)
    third = TrainingSetup()
    qtbot.addWidget(third)
    third.adopt(resolved)
    assert (third.form.preset, third.config().recipe.epochs) == ("fast", 3)


def test_folded_settings_are_told_in_one_line(setup):
    setup.models.choose("candle-cnn")
    setup.form.set_folded(True)
    assert not child(setup.form, QSpinBox, "epochs_spin").isVisibleTo(setup)
    summary = setup.form.summary_label.text()
    for part in ("10 epochs", "batch 64", "adamw", "0.001"):
        assert part in summary


def test_the_window_keeps_one_core(setup, monkeypatch):
    monkeypatch.setattr("digitpad.gui.training.setup.usable_cores", lambda: 8)
    assert setup.config().threads == 7
    monkeypatch.setattr("digitpad.gui.training.setup.usable_cores", lambda: 1)
    assert setup.config().threads == 1


def test_the_processor_is_there_at_once_and_other_devices_when_they_are_found(qtbot):
    chooser = DeviceChooser()
    assert [chooser.itemData(index) for index in range(2)] == ["auto", "cpu"]
    chooser.choose("cuda:0")
    assert chooser.name == "auto"
    graphics = DeviceInfo("cuda:0", "Fast Graphics", 24 * 1024**3)
    chooser.set_devices((graphics, DeviceInfo("cpu", "Processor", None)))
    assert chooser.name == "cuda:0"
    index = chooser.findData("cuda:0")
    assert chooser.itemData(index, TIP_ROLE) == "Fast Graphics, 24 GiB"
    assert "Fast Graphics" in chooser.itemData(0, TIP_ROLE)
    chooser.set_devices((graphics,))
    assert chooser.count() == 3


# Going on with a model


def test_going_on_with_a_model_chooses_its_architecture(setup):
    setup.models.choose("candle-cnn")
    assert not setup.go_on()
    model = model_of("candle-mlp")
    setup.set_start_model(model)
    assert setup.start_model is None
    assert setup.go_on()
    assert setup.models.name == "candle-mlp"
    assert setup.start_model is model
    setup.models.choose("candle-linear")
    assert setup.start_model is None


def test_another_model_to_start_from_is_not_taken_without_asking(setup):
    setup.set_start_model(model_of("candle-mlp"))
    setup.go_on()
    setup.set_start_model(model_of("candle-mlp"))
    assert setup.start_model is None
    setup.set_start_model(None)
    assert not setup.go_on_check.isVisibleTo(setup)


# The number box for rates


def test_a_rate_goes_in_steps_of_1_2_5(qtbot):
    spin = RateSpin()
    qtbot.addWidget(spin)
    spin.setValue(0.001)
    seen = []
    for _ in range(4):
        spin.stepUp()
        seen.append(spin.value())
    assert seen == [0.002, 0.005, 0.01, 0.02]
    spin.stepBy(-5)
    assert spin.value() == 0.0005
    spin.setValue(3e-7)
    spin.stepUp()
    assert spin.value() == 5e-7
    spin.setValue(0.003)
    spin.stepDown()
    assert spin.value() == 0.002


@pytest.mark.parametrize(
    ("typed", "value"), [("0.003", 0.003), ("3e-4", 3e-4), ("0,01", 0.01), ("1e-7", 1e-7), ("2", 2)]
)
def test_a_rate_can_be_typed_in_any_notation(qtbot, typed, value):
    spin = RateSpin()
    qtbot.addWidget(spin)
    spin.selectAll()
    qtbot.keyClicks(spin, typed)
    qtbot.keyClick(spin, Qt.Key.Key_Return)
    assert spin.value() == pytest.approx(value)


@pytest.mark.parametrize("typed", ["-5", "0", "0e5", "abc", "nan", "inf", "e"])
def test_what_is_no_rate_is_not_taken(setup, qtbot, typed):
    setup.show()
    spin = child(setup.form, RateSpin, "learning_rate_spin")
    spin.setValue(0.01)
    spin.selectAll()
    qtbot.keyClicks(spin, typed)
    qtbot.keyClick(spin, Qt.Key.Key_Return)
    assert spin.value() == 0.01
    assert spin.text() == "0.01"


@pytest.mark.parametrize("typed", ["1e30", "1e308", "2.5e-300", "1e-20"])
def test_a_rate_may_be_anything_above_0_that_a_float_can_hold(setup, qtbot, typed):
    spin = child(setup.form, RateSpin, "learning_rate_spin")
    spin.selectAll()
    qtbot.keyClicks(spin, typed)
    qtbot.keyClick(spin, Qt.Key.Key_Return)
    assert setup.config().recipe.learning_rate == float(typed)


# What is remembered


def test_choices_are_remembered(qtbot, tmp_path):
    store = QSettings(str(tmp_path / "choices.ini"), QSettings.Format.IniFormat)
    first = TrainingPanel(preloads=False)
    qtbot.addWidget(first)
    first.setup.models.choose("candle-mlp")
    first.setup.datasets.set_folder("mnist", tmp_path)
    first.setup.datasets.choose("mnist")
    first.setup.devices.choose("cpu")
    first.setup.form.apply({"epochs": 7, "learning_rate": 0.3, "batch_size": 50})
    first.setup.form.set_folded(True)
    first.display.plots[0].set_logarithmic(True)
    first.save_choices(store)
    store.sync()
    second = TrainingPanel(preloads=False)
    qtbot.addWidget(second)
    second.restore_choices(QSettings(str(tmp_path / "choices.ini"), QSettings.Format.IniFormat))
    assert second.setup.config() == first.setup.config()
    assert second.setup.config().data_dir == tmp_path
    assert second.setup.form.is_folded
    assert second.display.plots[0].is_logarithmic


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "{",
        "[]",
        "null",
        pytest.param("[" * 100_000, id="nested without end"),
        '{"model": 3, "dataset": null, "device": [], "settings": 4, "folders": "x"}',
        '{"model": "gone", "dataset": "gone", "folders": {"gone": "/x"}}',
        '{"settings": {"epochs": "many", "learning_rate": null, "batch_size": "huge"}}',
        '{"settings": {"epochs": 1e400, "batch_size": 99999999999999, "seed": -4}}',
    ],
)
def test_damaged_choices_leave_a_panel_that_can_train(qtbot, tmp_path, stored):
    store = QSettings(str(tmp_path / "choices.ini"), QSettings.Format.IniFormat)
    store.setValue("training/choices", stored)
    panel = TrainingPanel(preloads=False)
    qtbot.addWidget(panel)
    panel.restore_choices(store)
    try:
        assert panel.setup.config().recipe.epochs >= 1
    except ConfigError as error:
        pytest.fail(str(error))


def test_newcomers_train_what_is_quick_on_data_that_is_there(qtbot, monkeypatch):
    for at_hand, wanted in (("mnist", "mnist"), ("handwriting", "handwriting-small")):
        monkeypatch.setattr(
            "digitpad.gui.training.dataset_chooser.dataset_at_hand", lambda *_, it=at_hand: it
        )
        newcomer = TrainingSetup()
        qtbot.addWidget(newcomer)
        config = newcomer.config()
        assert (config.model, config.dataset) == ("quick", wanted)
