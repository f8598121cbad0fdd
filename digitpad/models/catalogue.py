"""Every architecture that digitpad knows, by name.

The published ones are described in the sources that each names; layers, tensor names and
recipes are theirs to the letter. May import: ``models.architecture``, ``models.layers``,
``errors``. Never torch: the window lists models before torch is loaded.
Tests: ``tests/core/test_catalogue.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from digitpad.errors import ConfigError
from digitpad.models.architecture import Architecture, Recipe
from digitpad.models.layers import BatchNorm, Conv, Dropout, Flatten, Layer, Linear, MaxPool, ReLU

CANDLE: Final = "candle, examples/mnist-training (huggingface/candle)"
DIGIT_INPUT: Final = (1, 28, 28)


def candle_linear() -> Architecture:
    return Architecture(
        name="candle-linear",
        title="Linear (candle)",
        origin=CANDLE,
        summary="One matrix: each digit is a weighted sum of the pixels. Starts at zero and is "
        "trained on all images at once, so every run gives the same numbers.",
        published="about 91.5 % of MNIST’s test set after 200 epochs",
        layers=(Flatten(), Linear(784, 10, "weight", "bias")),
        input_shape=DIGIT_INPUT,
        recipe=Recipe(200, "full", "sgd", 1.0, order="batches"),
        initialisation="zero",
    )


def candle_mlp() -> Architecture:
    return Architecture(
        name="candle-mlp",
        title="Two layers (candle)",
        origin=CANDLE,
        summary="A hidden layer of 100 neurons between the pixels and the digits.",
        published="200 epochs of full-batch SGD",
        layers=(
            Flatten(),
            Linear(784, 100, "ln1.weight", "ln1.bias"),
            ReLU(),
            Linear(100, 10, "ln2.weight", "ln2.bias"),
        ),
        input_shape=DIGIT_INPUT,
        recipe=Recipe(200, "full", "sgd", 0.05, order="batches"),
        initialisation="candle",
    )


def candle_cnn_layers(names: tuple[tuple[str, str], ...]) -> tuple[Layer, ...]:
    """Return the convolutional layers that candle and tch share; ReLU only after fc1.

    ``names``: weight and bias names of conv 1, conv 2, fc 1 and fc 2.
    """
    conv1, conv2, fc1, fc2 = names
    return (
        Conv(1, 32, 5, *conv1),
        MaxPool(2),
        Conv(32, 64, 5, *conv2),
        MaxPool(2),
        Flatten(),
        Linear(1024, 1024, *fc1),
        ReLU(),
        Dropout(0.5),
        Linear(1024, 10, *fc2),
    )


def candle_cnn() -> Architecture:
    names = tuple((f"{part}.weight", f"{part}.bias") for part in ("c1", "c2", "fc1", "fc2"))
    return Architecture(
        name="candle-cnn",
        title="Convolutional (candle)",
        origin=CANDLE,
        summary="Two convolutions find strokes and corners; two full layers decide.",
        published="about 99 % of MNIST’s test set",
        layers=candle_cnn_layers(names),
        input_shape=DIGIT_INPUT,
        recipe=Recipe(
            10,
            64,
            "adamw",
            1e-3,
            published_epochs=200,
            weight_decay=0.01,
            order="batches",
            drop_last=True,
        ),
        initialisation="candle",
    )


def digitpad_layers() -> tuple[Layer, ...]:
    layers: list[Layer] = []
    widths = ((1, 32), (32, 32), None, (32, 64), (64, 64), None, (64, 128), (128, 128), None)
    count = 0
    for pair in widths:
        if pair is None:
            layers.append(MaxPool(2))
            continue
        count += 1
        layers += [
            Conv(*pair, 3, f"conv{count}.weight", None, padding=1),
            BatchNorm(pair[1], f"norm{count}"),
            ReLU(),
        ]
    layers += [
        Flatten(),
        Dropout(0.3),
        Linear(128 * 9, 128, "hidden.weight", "hidden.bias"),
        ReLU(),
        Dropout(0.3),
        Linear(128, 11, "output.weight", "output.bias"),
    ]
    return tuple(layers)


def digitpad() -> Architecture:
    return Architecture(
        name="digitpad",
        title="digitpad",
        origin="digitpad’s own network, shipped trained",
        summary="Six small convolutions with batch normalisation, made to read everybody’s "
        "handwriting; it also says when a drawing is no digit.",
        published="see its file: the figures travel with the weights",
        layers=digitpad_layers(),
        input_shape=DIGIT_INPUT,
        recipe=Recipe(
            12,
            256,
            "adamw",
            4e-3,
            weight_decay=0.02,
            betas=(0.9, 0.99),
            schedule="one-cycle",
            drop_last=True,
            augment=True,
            precision="bfloat16",
            channels_last=True,
            average_decay=0.998,
            nondigits=15,
        ),
        initialisation="digitpad",
        rejects=True,
    )


BUILDERS: Final[dict[str, Callable[..., Architecture]]] = {
    "digitpad": digitpad,
    "candle-linear": candle_linear,
    "candle-mlp": candle_mlp,
    "candle-cnn": candle_cnn,
}


def names() -> tuple[str, ...]:
    """Return the names of all architectures, our own first."""
    return tuple(BUILDERS)


def architecture(name: str, **arguments: int) -> Architecture:
    """Return the architecture called ``name``, built with ``arguments`` where it takes any.

    Raises ``ConfigError`` for an unknown name, naming those there are.
    """
    builder = BUILDERS.get(name)
    if builder is None:
        raise ConfigError(f"There is no model called “{name}”. There are: {', '.join(BUILDERS)}.")
    return builder(**arguments)
