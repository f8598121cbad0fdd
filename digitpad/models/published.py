"""The published architectures of candle, of tch-rs and of the CIFAR-10 recipes.

Layers, tensor names, initial weights and recipes are those of the source that each names.
``published_epochs`` is given where our default is shorter. The ``fast`` settings are ours; for
the CIFAR-10 networks they also use torch's initial weights. With tch's, one run in three of
the autoencoder learns only the mean colour (2,000 images, 60 steps, 3 seeds), and the fully
connected network needs twice the steps to recover from the first ones.

There are two known differences from the sources. candle's max-pooling passes on only a quarter of
the gradient to each maximum, since its backward pass divides by the size of the window; torch, like
tch, passes on all of it. And the published CIFAR-10 autoencoder was trained on the 10,000 test
pictures; here nothing is trained on what it is tested on.
"""

from __future__ import annotations

from typing import Final

from digitpad.models.architecture import COLOUR_INPUT, Architecture, ReadingKind
from digitpad.models.layers import (
    Conv,
    ConvTranspose,
    Dropout,
    Flatten,
    Layer,
    Linear,
    MaxPool,
    ReLU,
    named,
)
from digitpad.models.recipe import ONE_CYCLE, Recipe
from digitpad.words import QT_TRANSLATE_NOOP

CANDLE: Final = "candle, examples/mnist-training (huggingface/candle)"
TCH: Final = "tch-rs, examples/mnist (LaurentMazare/tch-rs)"
CIFAR_RECIPES: Final = QT_TRANSLATE_NOOP(
    "models", "the CIFAR-10 recipes of the Mamezou developer blog, 2023"
)

FAST_CONVOLUTIONS: Final = ONE_CYCLE(2, 256, "adamw", 3e-3, weight_decay=0.01, precision="auto")
FAST_LINEAR: Final = ONE_CYCLE(5, 256, "adam", 5e-3)
FAST_TWO_LAYERS: Final = ONE_CYCLE(5, 128, "adam", 4e-3)

Names = tuple[str, str]
"""Names of a layer's weight and bias."""


def two_layers(inputs: int, hidden: int, first: Names, second: Names) -> tuple[Layer, ...]:
    """Return a network with one hidden layer and ten outputs."""
    return (Flatten(), Linear(inputs, hidden, *first), ReLU(), Linear(hidden, 10, *second))


def convolutional(conv1: Names, conv2: Names, fc1: Names, fc2: Names) -> tuple[Layer, ...]:
    """Return the convolutional layers that candle and tch share; ReLU only after fc1."""
    return (
        *(Conv(1, 32, 5, *conv1), MaxPool(2)),
        *(Conv(32, 64, 5, *conv2), MaxPool(2)),
        *(Flatten(), Linear(1024, 1024, *fc1), ReLU()),
        *(Dropout(0.5), Linear(1024, 10, *fc2)),
    )


def two_convolutions(channels: int) -> tuple[Layer, ...]:
    return (
        *(Conv(channels, 16, 3, *named("layer1"), padding=1), ReLU(), MaxPool(2)),
        *(Conv(16, 8, 3, *named("layer2"), padding=1), ReLU(), MaxPool(2)),
    )


def autoencoder(channels: int) -> tuple[Layer, ...]:
    return (
        *two_convolutions(channels),
        ConvTranspose(8, 16, 2, *named("rev_layer2")),
        ConvTranspose(16, channels, 2, *named("rev_layer1")),
    )


CANDLE_AND_TCH: Final = (
    Architecture(
        name="candle-linear",
        title=QT_TRANSLATE_NOOP("models", "Linear (candle)"),
        origin=CANDLE,
        summary=QT_TRANSLATE_NOOP(
            "models",
            "One matrix: each digit is a weighted sum of the pixels. Starts at zero and is "
            "trained on all images at once, so every run gives the same numbers.",
        ),
        published=QT_TRANSLATE_NOOP("models", "about 91.5 % of MNIST’s test set after 200 epochs"),
        layers=(Flatten(), Linear(784, 10, "weight", "bias")),
        recipe=Recipe(200, "full", "sgd", 1.0, order="batches"),
        fast=FAST_LINEAR,
        initialisation="zero",
    ),
    Architecture(
        name="candle-mlp",
        title=QT_TRANSLATE_NOOP("models", "Two layers (candle)"),
        origin=CANDLE,
        summary=QT_TRANSLATE_NOOP(
            "models", "A hidden layer of 100 neurons between the pixels and the digits."
        ),
        published=QT_TRANSLATE_NOOP("models", "200 epochs of full-batch SGD"),
        layers=two_layers(784, 100, named("ln1"), named("ln2")),
        recipe=Recipe(200, "full", "sgd", 0.05, order="batches"),
        fast=FAST_TWO_LAYERS,
        initialisation="candle",
    ),
    Architecture(
        name="candle-cnn",
        title=QT_TRANSLATE_NOOP("models", "Convolutional (candle)"),
        origin=CANDLE,
        summary=QT_TRANSLATE_NOOP(
            "models", "Two convolutions find strokes and corners; two full layers decide."
        ),
        published=QT_TRANSLATE_NOOP("models", "about 99 % of MNIST’s test set"),
        layers=convolutional(named("c1"), named("c2"), named("fc1"), named("fc2")),
        recipe=Recipe(10, 64, "adamw", 1e-3, weight_decay=0.01, order="batches", drop_last=True),
        published_epochs=200,
        fast=FAST_CONVOLUTIONS,
        initialisation="candle",
    ),
    Architecture(
        name="tch-linear",
        title=QT_TRANSLATE_NOOP("models", "Linear (tch-rs)"),
        origin=TCH,
        summary=QT_TRANSLATE_NOOP(
            "models", "One matrix, kept the other way round than candle’s: a row for each pixel."
        ),
        published=QT_TRANSLATE_NOOP("models", "91.5–92 % of MNIST’s test set after 199 epochs"),
        # The example does not save its two tensors; these are the names of its variables.
        layers=(Flatten(), Linear(784, 10, "ws", "bs", transposed=True)),
        recipe=Recipe(199, "full", "sgd", 1.0, order="batches"),
        fast=FAST_LINEAR,
        initialisation="zero",
    ),
    Architecture(
        name="tch-nn",
        title=QT_TRANSLATE_NOOP("models", "Two layers (tch-rs)"),
        origin=TCH,
        summary=QT_TRANSLATE_NOOP(
            "models", "A hidden layer of 128 neurons, trained with Adam on all images at once."
        ),
        published=QT_TRANSLATE_NOOP("models", "96–97 % of MNIST’s test set after 199 epochs"),
        layers=two_layers(784, 128, named("layer1"), ("weight", "bias")),
        recipe=Recipe(199, "full", "adam", 1e-3, order="batches"),
        fast=FAST_TWO_LAYERS,
        initialisation="tch",
    ),
    Architecture(
        name="tch-conv",
        title=QT_TRANSLATE_NOOP("models", "Convolutional (tch-rs)"),
        origin=TCH,
        summary=QT_TRANSLATE_NOOP(
            "models", "The layers of candle’s convolutional network, trained more slowly with Adam."
        ),
        published=QT_TRANSLATE_NOOP("models", "99–99.1 % of MNIST’s test set after 99 epochs"),
        # A VarStore makes a duplicate name unique by appending the number of tensors so far.
        layers=convolutional(
            ("weight", "bias"),
            ("weight__3", "bias__2"),
            ("weight__5", "bias__4"),
            ("weight__7", "bias__6"),
        ),
        recipe=Recipe(20, 256, "adam", 1e-4, drop_last=True),
        published_epochs=99,
        fast=FAST_CONVOLUTIONS,
        initialisation="tch",
    ),
)
CIFAR: Final = (
    Architecture(
        name="digits-autoencoder",
        title=QT_TRANSLATE_NOOP("models", "Autoencoder (digits)"),
        origin="digitpad, after " + CIFAR_RECIPES,
        summary=QT_TRANSLATE_NOOP(
            "models", "The CIFAR-10 autoencoder for digits: reconstructs what you draw."
        ),
        published=QT_TRANSLATE_NOOP(
            "models", "mean-squared error 0.0088 on MNIST’s test set after 4 epochs"
        ),
        layers=autoencoder(1),
        # At a constant 1e-2, or with tch's initial weights, most of the eight channels die: the
        # error stays at 0.023–0.043 instead of 0.009–0.017 (20,000 images, 3 epochs, 4 seeds).
        recipe=Recipe(4, 64, "adam", 5e-3, schedule="one-cycle"),
        reading=ReadingKind.RECONSTRUCTION,
    ),
    Architecture(
        name="cifar-fc",
        title=QT_TRANSLATE_NOOP("models", "Fully connected (CIFAR-10)"),
        origin=CIFAR_RECIPES,
        summary=QT_TRANSLATE_NOOP(
            "models",
            "Every pixel and colour is joined to 3,072 neurons: many weights, little sense "
            "of shape.",
        ),
        published=QT_TRANSLATE_NOOP("models", "about 41 % of CIFAR-10’s test set"),
        layers=two_layers(3072, 3072, named("layer1"), named("layer2")),
        input_shape=COLOUR_INPUT,
        recipe=Recipe(100, "full", "adam", 1e-2, order="batches"),
        fast=Recipe(2, 128, "adam", 5e-4, order="batches", first_weights="torch"),
        initialisation="tch",
        reading=ReadingKind.PICTURE,
    ),
    Architecture(
        name="cifar-cnn",
        title=QT_TRANSLATE_NOOP("models", "Small convolutional (CIFAR-10)"),
        origin=CIFAR_RECIPES,
        summary=QT_TRANSLATE_NOOP(
            "models",
            "Two small convolutions: 6,738 weights do better than nine million without them.",
        ),
        published=QT_TRANSLATE_NOOP("models", "67 % of CIFAR-10’s test set"),
        layers=(*two_convolutions(3), Flatten(), Linear(512, 10, *named("labels"))),
        input_shape=COLOUR_INPUT,
        recipe=Recipe(100, "full", "adam", 1e-3, order="batches"),
        fast=ONE_CYCLE(15, 64, "adam", 1e-2, first_weights="torch"),
        initialisation="tch",
        reading=ReadingKind.PICTURE,
    ),
    Architecture(
        name="cifar-autoencoder",
        title=QT_TRANSLATE_NOOP("models", "Autoencoder (CIFAR-10)"),
        origin=CIFAR_RECIPES,
        summary=QT_TRANSLATE_NOOP(
            "models", "Compresses a picture to a sixth of its numbers and reconstructs it."
        ),
        published=QT_TRANSLATE_NOOP(
            "models",
            "outlines kept, colours hardly, after 9,999 epochs over the 10,000 test "
            "pictures; no figure was published",
        ),
        layers=autoencoder(3),
        input_shape=COLOUR_INPUT,
        recipe=Recipe(100, "full", "adam", 1e-2, order="batches"),
        published_epochs=9_999,
        fast=ONE_CYCLE(4, 64, "adam", 5e-3, first_weights="torch"),
        initialisation="tch",
        reading=ReadingKind.RECONSTRUCTION,
    ),
)
