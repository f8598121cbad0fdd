"""Configurations are complete, checked, and survive being written down."""

from __future__ import annotations

import json
from math import inf, nan
from pathlib import Path

import pytest

from digitpad.errors import ConfigError
from digitpad.models import catalogue
from digitpad.training.config import config_for, config_from_json


@pytest.mark.parametrize("name", catalogue.names())
def test_every_models_recipe_is_a_configuration_and_comes_back_from_json(name: str) -> None:
    config = config_for(name, "mnist", data_dir=Path("somewhere"))
    written = json.loads(json.dumps(config.to_json()))
    assert "data_dir" not in written
    assert config_from_json(written, data_dir=Path("somewhere")) == config


def test_settings_take_the_place_of_the_recipe_and_none_does_not() -> None:
    config = config_for("candle-cnn", "mnist", epochs=3, learning_rate=None)
    assert config.recipe.epochs == 3
    assert config.recipe.learning_rate == 1e-3


@pytest.mark.parametrize(
    "wrong",
    [
        {"epochs": 0},
        {"batch_size": -1},
        {"batch_size": 0},
        {"batch_size": "half"},
        {"learning_rate": 0.0},
        {"learning_rate": nan},
        {"learning_rate": inf},
        {"optimizer": "lion"},
        {"seed": -1},
        {"threads": -1},
        {"train_limit": -5},
    ],
)
def test_values_that_make_no_sense_are_refused_in_one_line(wrong: dict[str, object]) -> None:
    with pytest.raises(ConfigError) as caught:
        config_for("candle-cnn", "mnist", **wrong)
    assert "\n" not in str(caught.value)
    assert str(next(iter(wrong.values()))) in str(caught.value)


def test_a_fast_preset_takes_the_place_of_the_recipe_and_is_recorded() -> None:
    fast = catalogue.architecture("candle-cnn").fast
    assert fast is not None
    config = config_for("candle-cnn", "mnist", preset="fast", epochs=3)
    assert (config.preset, config.recipe.epochs) == ("fast", 3)
    assert (config.recipe.batch_size, config.recipe.schedule) == (fast.batch_size, "one-cycle")
    assert config_from_json(config.to_json()) == config


def test_a_preset_that_a_model_does_not_have_is_refused_naming_models_that_do() -> None:
    with pytest.raises(ConfigError, match=r"vit has no preset “fast”.*candle-cnn"):
        config_for("vit", "mnist", preset="fast")


WRITTEN = """{"model": "digitpad", "dataset": "mnist", "epochs": 12, "batch_size": 256,
"optimizer": "adamw", "learning_rate": 0.004, "momentum": 0.0, "betas": [0.9, 0.99],
"weight_decay": 0.02, "schedule": "one-cycle", "order": "samples", "drop_last": true,
"augment": true, "precision": "bfloat16", "channels_last": true, "average_decay": 0.998,
"label_smoothing": 0.0, "nondigits": 15, "calm": 0.25, "seed": 7, "device": "auto", "threads": 0,
"train_limit": 0, "test_limit": 0, "model_arguments": {}, "preset": "recipe"}"""
"""As model files and checkpoints of version 0.1 hold it."""


def test_what_files_leave_out_is_as_it_always_was() -> None:
    values = json.loads(WRITTEN)
    for name in ("betas", "seed", "threads", "train_limit", "test_limit", "model_arguments"):
        del values[name]
    config = config_from_json(values)
    assert config.recipe.betas == (0.9, 0.999)
    assert (config.seed, config.threads, config.train_limit, config.test_limit) == (0, 0, 0, 0)
    assert (config.teacher, config.keep, config.note, config.model_arguments) == (
        "", "best", "", ()
    )  # fmt: skip


@pytest.mark.parametrize(
    ("largest", "too_large"),
    [
        ({"seed": 2**63 - 1}, {"seed": 2**63}),
        ({"threads": 1024}, {"threads": 1025}),
        ({"betas": [0.0, 0.999999]}, {"betas": [0.0, 1.0]}),
        ({"betas": [0.999999, 0.0]}, {"betas": [1.0, 0.0]}),
        ({"betas": [0.5, 0]}, {"betas": [0.5, -0.1]}),
        ({"betas": [0, 0.5]}, {"betas": [-0.1, 0.5]}),
    ],
)
def test_the_largest_and_least_that_make_sense_are_taken(
    largest: dict[str, object], too_large: dict[str, object]
) -> None:
    config_from_json(json.loads(WRITTEN) | largest)
    with pytest.raises(ConfigError):
        config_from_json(json.loads(WRITTEN) | too_large)


def test_settings_are_written_flat_and_under_the_names_that_files_have_always_used() -> None:
    values = json.loads(WRITTEN)
    config = config_from_json(values)
    assert (config.recipe.outliers, config.recipe.annealing, config.seed) == (15, 0.25, 7)
    again = json.loads(json.dumps(config.to_json()))
    assert again | values == again  # and what was added since


@pytest.mark.parametrize(
    "wrong", [{"momentum": 2.0}, {"schedule": "steep"}, {"outliers": -1}, {"annealing": 1.5}]
)
def test_every_setting_of_a_recipe_refuses_what_makes_no_sense(wrong: dict[str, object]) -> None:
    with pytest.raises(ConfigError, match=str(next(iter(wrong.values())))):
        config_for("quick", "mnist", **wrong)


def test_an_unknown_model_is_refused_naming_those_there_are() -> None:
    with pytest.raises(ConfigError, match="candle-cnn"):
        config_for("candel", "mnist")
