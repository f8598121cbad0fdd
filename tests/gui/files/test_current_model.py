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
    assert current.unsaved == ()
    assert current.is_saved


def test_the_network_that_learns_reads_while_it_does_and_gives_way(
    current: CurrentModel, linear_model: Model
) -> None:
    current.trial(named(linear_model, "learning"))
    assert name_of(current.reading) == "learning"
    assert name_of(current.model) == "small"
    current.give_back(None)
    assert name_of(current.reading) == "small"


def test_what_was_trained_stays_until_it_is_saved(
    current: CurrentModel, linear_model: Model, tmp_path: Path
) -> None:
    trained = named(linear_model, "trained")
    current.trial(named(linear_model, "learning"))
    current.keep(trained)
    assert (name_of(current.reading), current.is_saved) == ("trained", False)
    current.was_saved(trained, tmp_path / "mine.safetensors")
    assert (name_of(current.reading), current.is_saved) == ("mine", True)
    assert current.unsaved == ()


def test_throwing_a_training_away_brings_the_model_from_before_back(
    current: CurrentModel, linear_model: Model
) -> None:
    trained = named(linear_model, "best")
    current.trial(linear_model)
    current.keep(trained)
    current.give_back(trained)
    assert (name_of(current.reading), current.is_saved) == ("small", True)


def test_throwing_the_second_training_away_keeps_the_first(
    current: CurrentModel, linear_model: Model
) -> None:
    first, second = named(linear_model, "first"), named(linear_model, "second")
    for trained in (first, second):
        current.keep(trained)
    current.give_back(second)
    assert (name_of(current.reading), current.unsaved) == ("first", (first,))


def test_an_unsaved_model_that_another_takes_the_place_of_is_set_aside_and_stays_unsaved(
    current: CurrentModel, linear_model: Model, tmp_path: Path
) -> None:
    trained, opened = named(linear_model, "trained"), named(linear_model, "opened")
    aside: list[Model] = []
    current.set_aside.connect(aside.append)
    current.keep(trained)
    current.use(opened)
    assert aside == [trained]
    assert (current.model, current.unsaved, current.is_saved) == (opened, (trained,), True)
    current.keep(trained)
    current.give_back(trained)
    assert (current.model, current.unsaved) == (opened, ())
    current.use(trained)
    assert aside == [trained], "it is not unsaved any more"


def test_a_model_that_is_saved_while_another_reads_changes_nothing_of_that(
    current: CurrentModel, linear_model: Model, tmp_path: Path
) -> None:
    trained, opened = named(linear_model, "trained"), named(linear_model, "opened")
    current.keep(trained)
    current.use(opened)
    current.was_saved(trained, tmp_path / "mine.safetensors")
    assert (current.model, current.unsaved) == (opened, ())


def test_a_model_that_is_tried_is_unsaved_until_somebody_decides(
    current: CurrentModel, linear_model: Model
) -> None:
    taught = named(linear_model, "taught")
    current.trial(taught, has_learned=True)
    assert (name_of(current.reading), current.is_saved) == ("taught", False)
    current.use(named(linear_model, "opened"))
    assert current.unsaved == (taught,)
    current.give_back(taught)
    assert (name_of(current.reading), current.unsaved) == ("opened", ())
