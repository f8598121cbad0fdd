"""The network as one picture: columns, the liveliest units, wires, and values in numbers."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.explain.account import SENTENCES, account_of
from digitpad.explain.activity import (
    MOST_UNITS,
    MOST_WIRES,
    Activity,
    activity_of,
    strongest_place,
    untrained,
)
from digitpad.explain.columns import ColumnKind, Rect, columns_of, field_of
from digitpad.handwriting import synthesis
from digitpad.ink.maps import drawing_to_maps
from digitpad.ink.normalise import drawing_to_image
from digitpad.models import layers
from digitpad.models.architecture import COLOUR_INPUT, INK_INPUT
from digitpad.models.catalogue import ARCHITECTURES, architecture

DRAWN = synthesis.drawing(4, seed=36)
PICTURED = [
    name for name, made in ARCHITECTURES.items() if columns_of(made.layers, made.input_shape)
]


def image_for(shape: tuple[int, ...]) -> np.ndarray:
    if shape == INK_INPUT:
        return drawing_to_maps(DRAWN)
    if shape[0] == 1:
        return drawing_to_image(DRAWN)[None]
    noise = np.random.default_rng(0).integers(0, 256, shape)
    return noise.astype(np.uint8)


def reading(name: str, **arguments: int | str) -> Activity:
    made = architecture(name, **arguments)
    return activity_of(made, untrained(made, 0), image_for(made.input_shape))


@pytest.mark.parametrize("name", PICTURED)
def test_every_network_becomes_columns_that_end_in_its_outputs(name):
    seen = reading(name)
    assert seen.columns[0].kind is ColumnKind.INPUT
    assert seen.columns[-1].shape == seen.architecture.shapes_along()[-1]
    for column, live in zip(seen.columns, seen.live, strict=True):
        assert len(live.units) == min(column.size, MOST_UNITS) == len(live.tiles)
    for before, live in zip(seen.live, seen.live[1:], strict=False):
        assert {wire.source for wire in live.wires} <= set(before.units)
        assert all(
            sum(wire.target == unit for wire in live.wires) <= MOST_WIRES for unit in live.units
        )


@pytest.mark.parametrize("name", PICTURED)
def test_the_terms_of_a_value_sum_up_to_what_its_layer_gives(name):
    seen = reading(name)
    kinds = ColumnKind
    summed = (kinds.CONVOLUTION, kinds.TRANSPOSED, kinds.DENSE, kinds.POOLING, kinds.RESIDUAL)
    for number, column in enumerate(seen.columns):
        unit = seen.live[number].units[-1]
        place = (column.shape[1] // 2, column.shape[2] - 1) if column.has_maps else (0, 0)
        account = account_of(seen, number, unit, place)
        if column.kind in summed:
            total = sum(term.product for term in account.terms) + account.rest + account.bias
            assert total + account.inside == pytest.approx(account.total, abs=2e-4)
            for term in account.terms:
                assert (term.patch * term.weights).sum() == pytest.approx(term.product, abs=1e-5)
        if column.has_maps and (account.following or column.kind is ColumnKind.RESIDUAL):
            shown = float(seen.given(number)[(unit, *place)])
            ends = [account.total, *(one.after for one in account.following)]
            assert ends[-1] == pytest.approx(shown, abs=2e-4)


@pytest.mark.parametrize("name", ["line-reader", "deep-line-reader"])
def test_only_readers_of_whole_lines_have_no_picture(name):
    made = ARCHITECTURES[name]
    assert columns_of(made.layers, made.input_shape) == ()
    assert name not in PICTURED
    assert len(PICTURED) == len(ARCHITECTURES) - 2


def test_the_wires_of_a_block_are_what_comes_to_it_on_the_way_around_its_layers():
    seen = reading("resnet18", image=28)
    # The same maps are added: each wire is a value of the map before.
    block, live = seen.columns[2], seen.live[2]
    assert block.kind is ColumnKind.RESIDUAL
    assert live.units == seen.live[1].units
    for wire in live.wires:
        assert wire.source == wire.target
        place = strongest_place(seen.given(2)[wire.target])
        assert wire.strength == pytest.approx(float(seen.given(1)[(wire.source, *place)]))
    # Where the size changes, a convolution of one pixel and its normalisation lie on the way.
    halving = next(n for n, column in enumerate(seen.columns) if column.shape == (128, 14, 14))
    account = account_of(seen, halving, 5, (3, 4))
    assert account.summed == 64
    assert [one.layer for one in account.following] == [layers.ReLU()]


def test_a_block_without_a_way_around_adds_nothing_to_what_its_layers_give():
    seen = reading("mobilenet-v3-small", image=28)
    halving = next(n for n, column in enumerate(seen.columns) if column.shape == (24, 14, 14))
    assert not seen.live[halving].wires
    account = account_of(seen, halving, 3, (2, 2))
    assert not account.terms
    assert account.total == account.inside != 0


def test_what_follows_a_layer_unit_by_unit_belongs_to_its_column():
    made = architecture("custom", layers="conv 4 3, norm, relu, pool 2, dropout 0.2, dense 10")
    columns = columns_of(made.layers, made.input_shape)
    kinds = [column.kind.value for column in columns]
    assert kinds == ["input", "convolution", "pooling", "dense"]
    assert [column.shown for column in columns] == [-1, 2, 3, 6]
    assert columns[2].followers == (4, 5)


def test_a_unit_looks_at_the_pixels_that_can_change_it():
    made = architecture("custom", layers="conv 4 3 pad 1, relu, pool 2, conv 2 3, dense 10")
    tensors, image = untrained(made, 3), image_for(made.input_shape)
    seen = activity_of(made, tensors, image)
    column, place = seen.columns[3], (2, 5)
    field = field_of(made.layers, made.input_shape, column, place)
    assert field == Rect(3, 9, 11, 17)
    outside = np.ones_like(image)
    outside[:, field.top : field.bottom, field.left : field.right] = 0
    changed = np.where(outside, 255 - image, image)
    again = activity_of(made, tensors, changed)
    assert np.allclose(seen.given(3)[:, *place], again.given(3)[:, *place], atol=1e-5)
    assert not np.allclose(seen.given(3), again.given(3), atol=1e-2)


def test_a_patch_of_the_transformer_is_a_square_of_the_picture():
    made = architecture("vit")
    patches = columns_of(made.layers, made.input_shape)[1]
    assert field_of(made.layers, made.input_shape, patches, (6, 0)) == Rect(7, 7, 14, 14)


def test_the_liveliest_units_are_drawn_and_stay_while_they_are_about_as_lively():
    made = architecture("custom", layers="conv 40 5, relu, dense 10")
    tensors = untrained(made, 0)
    image = image_for(made.input_shape)
    seen = activity_of(made, tensors, image)
    means = seen.given(1).mean(axis=(1, 2))
    assert set(seen.live[1].units) == set(np.argsort(-means)[:MOST_UNITS].tolist())
    again = activity_of(made, tensors, np.roll(image, 1, axis=2), seen)
    assert len(set(again.live[1].units) & set(seen.live[1].units)) >= MOST_UNITS - 1


def test_pooling_goes_on_with_the_maps_before_it():
    seen = reading("candle-cnn")
    assert seen.live[2].units == seen.live[1].units
    assert all(wire.source == wire.target for wire in seen.live[2].wires)


def test_the_wires_of_a_transformer_are_what_its_patches_look_at():
    seen = reading("vit")
    block = seen.architecture.layers[seen.columns[2].main]
    looks = seen.inside[block.name].mean(axis=0)
    assert looks.sum(axis=1) == pytest.approx(np.ones(17), abs=1e-5)
    wire = seen.live[2].wires[0]
    assert wire.strength == pytest.approx(float(looks[wire.target, wire.source]))


def test_the_output_that_says_whether_it_is_a_digit_ends_in_its_own_share_not_in_soft_max():
    seen = reading("digitpad-ink")
    last = len(seen.columns) - 1
    account = account_of(seen, last, 10, (0, 0))
    assert account.following[-1].layer == layers.Activation("sigmoid")
    assert account.following[-1].after == pytest.approx(1 / (1 + np.exp(-account.total)))
    assert not account_of(seen, last, 7, (0, 0)).following


def test_values_computed_from_pixels_show_what_each_pixel_gives():
    seen = reading("candle-mlp")
    assert seen.live[1].tiles.shape == (MOST_UNITS, 28, 28)
    account = account_of(seen, 1, seen.live[1].units[0], (0, 0))
    assert account.summed == 784
    strongest = [abs(term.product) for term in account.terms]
    assert strongest == sorted(strongest, reverse=True)
    assert len(strongest) == 10


def test_colour_pictures_have_a_column_of_three():
    assert reading("cifar-cnn").columns[0].shape == COLOUR_INPUT


def test_a_network_that_diverged_can_still_be_looked_at():
    made = architecture("candle-cnn")
    tensors = {name: one * np.float32(1e30) for name, one in untrained(made, 0).items()}
    tensors["c2.bias"] = np.full_like(tensors["c2.bias"], np.nan)
    seen = activity_of(made, tensors, image_for(made.input_shape))
    for live in seen.live:
        assert np.isfinite(live.tiles).all()
        assert np.isfinite([wire.strength for wire in live.wires]).all()
    assert account_of(seen, 3, 0, (2, 2)).terms


def test_the_sentence_about_a_layer_fits_on_two_lines_beside_the_picture() -> None:
    assert max(map(len, SENTENCES.values())) <= 110
