from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from digitpad.errors import DigitpadError, ModelFileError
from digitpad.gui.files import current_model
from digitpad.gui.files.current_model import ModelShelf
from digitpad.modelfile import Model, open_model


def named(model: Model, name: str) -> Model:
    return replace(model, info=replace(model.info, name=name))


@pytest.fixture
def shelf(model_file: Path) -> ModelShelf:
    shelf = ModelShelf()
    shelf.open(model_file)
    return shelf


def name_of(model: Model | None) -> str:
    assert model is not None
    return model.info.name


def test_a_file_that_is_no_model_changes_nothing(shelf: ModelShelf, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.safetensors"
    wrong.write_text("this is no model")
    before = shelf.current
    with pytest.raises(ModelFileError):
        shelf.open(wrong)
    assert shelf.current is before


def test_the_shipped_model_says_that_it_is(
    shelf: ModelShelf, model_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(current_model, "resource", lambda name: model_file)
    shelf.open_shipped()
    assert name_of(shelf.current) == "digitpad (shipped)"
    assert shelf.path is None


def test_the_network_that_learns_reads_while_it_does(
    shelf: ModelShelf, linear_model: Model
) -> None:
    shelf.begin_training()
    shelf.learn(named(linear_model, "learning"))
    assert name_of(shelf.reading) == "learning"
    assert name_of(shelf.current) == "small"
    assert shelf.has_unsaved


def test_what_was_trained_stays_until_it_is_saved(
    shelf: ModelShelf, linear_model: Model, tmp_path: Path
) -> None:
    shelf.begin_training()
    shelf.learn(named(linear_model, "learning"))
    shelf.keep_trained(named(linear_model, "trained"))
    assert (name_of(shelf.reading), shelf.has_unsaved) == ("trained", True)
    shelf.save(tmp_path / "mine.safetensors")
    shelf.was_saved(tmp_path / "mine.safetensors")
    assert (name_of(shelf.reading), shelf.has_unsaved) == ("mine", False)
    assert open_model(tmp_path / "mine.safetensors").info.name == "mine"


def test_throwing_a_training_away_brings_the_model_from_before_back(
    shelf: ModelShelf, linear_model: Model, model_file: Path
) -> None:
    shelf.begin_training()
    shelf.learn(linear_model)
    shelf.keep_trained(named(linear_model, "best"))
    shelf.keep_trained(named(linear_model, "last"))
    shelf.discard_trained()
    assert (name_of(shelf.reading), shelf.path, shelf.has_unsaved) == ("small", model_file, False)


def test_throwing_the_second_training_away_keeps_the_first(
    shelf: ModelShelf, linear_model: Model
) -> None:
    for name in ("first", "second"):
        shelf.begin_training()
        shelf.keep_trained(named(linear_model, name))
    shelf.discard_trained()
    assert (name_of(shelf.reading), shelf.has_unsaved) == ("first", True)


def test_without_a_model_there_is_nothing_to_save(tmp_path: Path) -> None:
    with pytest.raises(DigitpadError, match="no model to save"):
        ModelShelf().save(tmp_path / "nothing.safetensors")
    assert not (tmp_path / "nothing.safetensors").exists()
