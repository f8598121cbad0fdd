"""Networks of one's own are changed column by column."""

from __future__ import annotations

import pytest

from digitpad.explain.columns import columns_of
from digitpad.models import building
from digitpad.models.catalogue import ARCHITECTURES, architecture
from digitpad.models.custom import ACTIVATIONS, as_text, parse_layers

STEPS = parse_layers("conv 16 3, norm, relu, pool 2, dropout 0.2, dense 10")
BUILT = ("quick", "candle-linear", "candle-mlp", "candle-cnn", "tch-conv", "digitpad", "cifar-cnn")


@pytest.mark.parametrize("name", [*BUILT, "custom", "digitpad-ink", "cifar-fc"])
def test_a_network_becomes_layers_of_ones_own_with_the_same_columns(name):
    made = ARCHITECTURES[name]
    steps, side = building.steps_of(made)
    own = architecture("custom", layers=as_text(steps), image=side)
    shapes = [column.shape for column in columns_of(made.layers, made.input_shape)][1:]
    if made.rejects:
        shapes[-1] = (10,)
    assert [column.shape for column in columns_of(own.layers, own.input_shape)][1:] == shapes
    assert len(building.sections(steps)) == len(shapes) + 1


def test_networks_of_other_kinds_of_layers_are_left_as_they_are():
    for name in ("vit", "digits-autoencoder", "line-reader"):
        assert building.steps_of(ARCHITECTURES[name]) is None


def test_layers_come_after_the_column_that_was_chosen():
    assert as_text(building.added(STEPS, 1, "conv 8 3, relu")) == (
        "conv 16 3, norm, relu, conv 8 3, relu, pool 2, dropout 0.2, dense 10"
    )
    assert as_text(building.added(STEPS, 0, "pool 2")).startswith("pool 2, conv")


def test_a_column_goes_with_what_follows_it():
    assert as_text(building.removed(STEPS, 1)) == "pool 2, dropout 0.2, dense 10"
    assert as_text(building.removed(STEPS, 2)) == "conv 16 3, norm, relu, dense 10"


def test_numbers_and_followers_are_changed_in_their_order():
    assert as_text(building.with_number(STEPS, 1, "kernel", 5)).startswith("conv 16 5, norm")
    tanh = building.with_follower(STEPS, 1, ACTIVATIONS, "tanh")
    assert as_text(tanh).startswith("conv 16 3, norm, tanh, pool")
    assert building.follower(tanh, 1, ACTIVATIONS) == "tanh"
    without = building.with_follower(tanh, 1, ["norm"], "")
    assert as_text(without).startswith("conv 16 3, tanh, pool")
    again = building.with_follower(without, 1, ["norm"], "norm")
    assert again == tanh
    dropped = building.with_follower(STEPS, 1, ["dropout"], "dropout 0.5")
    assert building.follower(dropped, 1, ["dropout"]) == "dropout 0.5"
