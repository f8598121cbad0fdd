"""The published architectures, layer sizes, names and recipes as their sources give them."""

from __future__ import annotations

import pytest
from published_tensors import TENSORS

from digitpad.errors import ConfigError
from digitpad.models import catalogue
from digitpad.models.architecture import Architecture

PARAMETERS = {
    "candle-linear": 7_850,
    "candle-mlp": 79_510,
    "candle-cnn": 1_111_946,
    "tch-linear": 7_850,
    "tch-nn": 101_770,
    "tch-conv": 1_111_946,
    "cifar-fc": 9_470_986,
    "cifar-cnn": 6_738,
    "cifar-autoencoder": 2_331,
}
# optimizer, learning rate, batch, order of batches, smaller last batch left out
RECIPES = {
    "candle-linear": ("sgd", 1.0, "full", "batches", False),
    "candle-mlp": ("sgd", 0.05, "full", "batches", False),
    "candle-cnn": ("adamw", 1e-3, 64, "batches", True),
    "tch-linear": ("sgd", 1.0, "full", "batches", False),
    "tch-nn": ("adam", 1e-3, "full", "batches", False),
    "tch-conv": ("adam", 1e-4, 256, "samples", True),
    "cifar-fc": ("adam", 1e-2, "full", "batches", False),
    "cifar-cnn": ("adam", 1e-3, "full", "batches", False),
    "cifar-autoencoder": ("adam", 1e-2, "full", "batches", False),
}
EPOCHS = {
    "candle-linear": 200,
    "candle-mlp": 200,
    "candle-cnn": 200,
    "tch-linear": 199,
    "tch-nn": 199,
    "tch-conv": 99,
}


def published_epochs(made: Architecture) -> int:
    return made.published_epochs or made.recipe.epochs


@pytest.mark.parametrize("name", PARAMETERS)
def test_the_number_of_parameters_is_the_published_one(name: str) -> None:
    assert catalogue.architecture(name).parameter_count() == PARAMETERS[name]


@pytest.mark.parametrize("name", TENSORS)
def test_tensors_have_their_published_names_and_shapes(name: str) -> None:
    assert catalogue.architecture(name).tensors() == TENSORS[name]


def test_tchs_linear_matrix_is_candles_transposed() -> None:
    shapes = list(catalogue.architecture("tch-linear").tensors().values())
    assert shapes == [(784, 10), (10,)]


@pytest.mark.parametrize("name", RECIPES)
def test_the_recipe_is_the_published_one(name: str) -> None:
    recipe = catalogue.architecture(name).recipe
    found = (
        recipe.optimizer,
        recipe.learning_rate,
        recipe.batch_size,
        recipe.order,
        recipe.drop_last,
    )
    assert found == RECIPES[name]
    assert (recipe.schedule, recipe.precision, recipe.augment) == ("constant", "float32", False)
    assert recipe.betas == (0.9, 0.999)
    assert recipe.weight_decay == (0.01 if name == "candle-cnn" else 0.0)
    assert not recipe.channels_last


@pytest.mark.parametrize("name", EPOCHS)
def test_the_published_number_of_epochs_is_kept_beside_a_shorter_default(name: str) -> None:
    assert published_epochs(catalogue.architecture(name)) == EPOCHS[name]


@pytest.mark.parametrize("name", catalogue.names())
def test_every_architecture_ends_in_what_its_task_needs(name: str) -> None:
    architecture = catalogue.architecture(name)
    last = architecture.shapes_along()[-1]
    if architecture.reconstructs:
        assert last == architecture.input_shape
    elif architecture.reads_lines:
        assert last == (architecture.class_count + 1, architecture.input_shape[-1] // 4)
    else:
        assert last == (architecture.class_count + architecture.rejects,)


@pytest.mark.parametrize("name", catalogue.names())
def test_every_architecture_has_a_card(name: str) -> None:
    architecture = catalogue.architecture(name)
    assert architecture.name == name
    for text in (architecture.title, architecture.origin, architecture.summary):
        assert text.strip()
    assert architecture.published.strip()
    assert all(str(layer) for layer in architecture.layers)
    assert architecture.recipe.epochs >= 1


def test_tensor_names_are_unique_within_an_architecture() -> None:
    for name in catalogue.names():
        architecture = catalogue.architecture(name)
        assert len(architecture.tensors()) == sum(len(x.tensors()) for x in architecture.layers)


@pytest.mark.parametrize(
    ("arguments", "positions", "pixels"),
    [
        ({"image": 28, "patch": 7}, 17, (1, 28, 28)),
        ({"image": 28, "patch": 4}, 50, (1, 28, 28)),
        ({"image": 32, "patch": 8}, 17, (3, 32, 32)),
    ],
)
def test_a_transformer_has_a_position_for_each_patch_and_the_class_token(
    arguments: dict[str, int], positions: int, pixels: tuple[int, ...]
) -> None:
    made = catalogue.architecture("vit", **arguments)
    assert made.tensors()["embeddings.position_embeddings"] == (1, positions, 64)
    assert made.input_shape == pixels
    assert dict(made.arguments) | arguments == dict(made.arguments)
    assert catalogue.architecture("vit", **dict(made.arguments)) == made


@pytest.mark.parametrize(
    "arguments",
    [
        {"image": 224},
        {"image": 0},
        {"patch": 5},
        {"patch": 0},
        {"patch": 1},
        {"patch": -4},
        {"width": 0},
        {"width": 10**9},
        {"width": 66},
        {"heads": 0},
        {"blocks": 0},
        {"blocks": 10**9},
        {"depth": 4},
    ],
)
def test_arguments_that_make_no_sense_are_refused_with_a_reason(arguments: dict[str, int]) -> None:
    with pytest.raises(ConfigError):
        catalogue.architecture("vit", **arguments)


def test_an_unknown_name_and_an_unknown_argument_are_refused_with_a_reason() -> None:
    known = "Available: quick, candle-linear, candle-mlp"
    with pytest.raises(ConfigError, match=known):
        catalogue.architecture("resnet")
    with pytest.raises(ConfigError, match="candle-cnn takes no argument “image”.* none"):
        catalogue.architecture("candle-cnn", image=28)
