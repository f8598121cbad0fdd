from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from digitpad.gui.files import current_model
from digitpad.gui.files.current_model import CurrentModel
from digitpad.modelfile import Model, open_model


def named(model: Model, name: str) -> Model:
    return replace(model, info=replace(model.info, name=name))


@pytest.fixture
def current(model_file: Path) -> CurrentModel:
    current = CurrentModel()
    current.use(open_model(model_file))
    return current


def name_of(model: Model | None) -> str:
    assert model is not None
    return model.info.name


def test_the_shipped_model_says_that_it_is(
    current: CurrentModel, model_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(current_model, "resource", lambda name: model_file)
    current.use_shipped()
    assert name_of(current.model) == "digitpad (shipped)"
    assert not current.has_unsaved


def test_the_network_that_learns_reads_while_it_does(
    current: CurrentModel, linear_model: Model
) -> None:
    current.begin_training()
    current.learn(named(linear_model, "learning"))
    assert name_of(current.reading) == "learning"
    assert name_of(current.model) == "small"
    assert current.has_unsaved


def test_what_was_trained_stays_until_it_is_saved(
    current: CurrentModel, linear_model: Model, tmp_path: Path
) -> None:
    current.begin_training()
    current.learn(named(linear_model, "learning"))
    current.keep_trained(named(linear_model, "trained"))
    assert (name_of(current.reading), current.has_unsaved) == ("trained", True)
    current.was_saved(tmp_path / "mine.safetensors")
    assert (name_of(current.reading), current.has_unsaved) == ("mine", False)


def test_throwing_a_training_away_brings_the_model_from_before_back(
    current: CurrentModel, linear_model: Model
) -> None:
    current.begin_training()
    current.learn(linear_model)
    current.keep_trained(named(linear_model, "best"))
    current.keep_trained(named(linear_model, "last"))
    current.discard_trained()
    assert (name_of(current.reading), current.has_unsaved) == ("small", False)


def test_throwing_the_second_training_away_keeps_the_first(
    current: CurrentModel, linear_model: Model
) -> None:
    for name in ("first", "second"):
        current.begin_training()
        current.keep_trained(named(linear_model, name))
    current.discard_trained()
    assert (name_of(current.reading), current.has_unsaved) == ("first", True)
