"""The transformer's image and patch size are chosen in the window; others have no such choice."""

from __future__ import annotations

import json

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSpinBox
from window_mouse import child

from digitpad.gui.training.panel import CHOICES_KEY, TrainingPanel
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture


@pytest.fixture
def panel(qtbot):
    widget = TrainingPanel(preloads=False)
    qtbot.addWidget(widget)
    widget.resize(640, 700)
    widget.show()
    widget.setup.models.choose("vit")
    yield widget
    assert widget.shutdown()


def test_only_a_network_that_takes_sizes_shows_them(panel):
    patch = child(panel, QSpinBox, "patch_size_spin")
    assert patch.isVisible()
    assert patch.value() == 7
    panel.setup.models.choose("candle-cnn")
    assert not patch.isVisible()
    assert panel.setup.config().model_arguments == ()


def test_the_run_gets_the_sizes_and_the_card_tells_of_that_network(panel):
    card, words = panel.setup.models.card, child(panel, QLabel, "model_arguments_words")
    before = card.text()
    child(panel, QSpinBox, "patch_size_spin").setValue(4)
    assert panel.setup.config().model_arguments == (("patch", 4),)
    assert "49 patches" in words.text()
    assert card.text() != before
    assert f"{architecture('vit', patch=4).parameter_count():,} parameters" in card.text()


def test_the_network_takes_the_images_of_the_data_set_that_is_chosen(panel):
    combo = child(panel, QComboBox, "dataset_combo")
    panel.setup.datasets.choose("cifar10")
    assert combo.model().item(combo.findData("cifar10")).isEnabled()
    # Seven pixels do not cut 32 evenly; the nearest that does is chosen.
    assert dict(panel.setup.config().model_arguments) == {"image": 32, "patch": 8}
    panel.setup.models.choose("custom")  # the data stay
    assert panel.setup.datasets.name == "cifar10"
    assert panel.setup.models.architecture().input_shape == (3, 32, 32)
    panel.setup.datasets.choose("handwriting")
    assert panel.setup.models.architecture().input_shape == (1, 28, 28)
    # A network of one size keeps to the data that it fits.
    panel.setup.models.choose("candle-cnn")
    assert not combo.model().item(combo.findData("cifar10")).isEnabled()


def test_the_patch_size_steps_through_those_that_fit(panel):
    patch = child(panel, QSpinBox, "patch_size_spin")
    seen = []
    for _ in range(4):
        patch.stepBy(1)
        seen.append(patch.value())
    assert seen == [14, 28, 28, 28]
    patch.stepBy(-3)
    assert patch.value() == 4
    patch.setValue(5)
    patch.stepBy(1)
    assert patch.value() == 7


def test_train_is_grey_and_says_why_while_the_sizes_do_not_go_together(panel):
    patch, train = (
        child(panel, QSpinBox, "patch_size_spin"),
        child(panel, QPushButton, "train_button"),
    )
    assert train.isEnabled()
    patch.setValue(5)
    assert not train.isEnabled()
    assert "patches of 5" in train.toolTip()
    panel.setup.models.choose("candle-cnn")
    assert train.isEnabled()
    assert "patches" not in train.toolTip()


def test_going_on_with_a_transformer_takes_its_own_sizes(panel):
    built = architecture("vit", patch=14, width=32, heads=2)
    panel.setup.models.choose("candle-cnn")
    panel.setup.set_start_model(Model(new_info(built, "mine"), {}))
    panel.go_on_training()
    assert panel.setup.start_model is not None
    config = panel.setup.config()
    assert architecture("vit", **dict(config.model_arguments)) == built
    child(panel, QSpinBox, "patch_size_spin").setValue(7)
    assert panel.setup.start_model is None  # its weights do not fit any more


@pytest.mark.parametrize("patch", [4, 10**30, "many", None])
def test_sizes_are_remembered_and_nonsense_is_not(panel, qtbot, tmp_path, patch):
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    choices = {"model": "vit", "arguments": {"patch": patch}}
    settings.setValue(CHOICES_KEY, json.dumps(choices))
    panel.restore_choices(settings)
    chosen = 4 if patch == 4 else 7
    assert child(panel, QSpinBox, "patch_size_spin").value() == chosen
    panel.save_choices(settings)
    kept = json.loads(settings.value(CHOICES_KEY))["arguments"]
    assert kept == ({"patch": 4} if patch == 4 else {})


def test_a_network_of_torchvision_is_made_for_the_pictures_and_classes_of_a_folder(panel, tmp_path):
    draws = np.random.default_rng(0)
    for name in ("cat", "dog", "owl"):
        (tmp_path / name).mkdir()
        for number in range(12):
            pixels = draws.integers(0, 256, (40, 40, 3), np.uint8)
            Image.fromarray(pixels).save(tmp_path / name / f"{number}.png")
    panel.setup.models.choose("mobilenet-v3-small")
    mixing = child(panel, QComboBox, "mixing_combo")
    panel.setup.datasets.choose("colour-pictures")
    panel.setup.datasets.set_folder("colour-pictures", tmp_path)
    panel.setup.datasets.folder_chosen.emit()
    assert mixing.isVisible()
    mixing.setCurrentIndex(mixing.findData("cutmix"))
    assert panel.setup.models.name == "mobilenet-v3-small"
    assert panel.setup.models.architecture().input_shape == (3, 32, 32)
    assert panel.setup.models.architecture().class_count == 3
    assert "3 classes" in child(panel, QLabel, "model_arguments_words").text()
    assert panel.setup.config().recipe.mixing == "cutmix"
    assert panel.setup.datasets.take(tmp_path)  # as dropping it on the window does, grey
    assert panel.setup.models.name == "mobilenet-v3-small"
    assert panel.setup.models.architecture().input_shape == (1, 28, 28)


def test_digits_are_not_offered_to_be_mixed(panel):
    mixing = child(panel, QComboBox, "mixing_combo")
    assert not mixing.isVisible()
    panel.setup.models.choose("resnet18")
    panel.setup.datasets.choose("cifar10")
    assert mixing.isVisible()
    mixing.setCurrentIndex(mixing.findData("mixup"))
    assert panel.setup.config().recipe.mixing == "mixup"
    panel.setup.datasets.choose("handwriting")
    assert not mixing.isVisible()
    assert panel.setup.config().recipe.mixing == "none"
