"""The published architectures of candle, of tch-rs and of the CIFAR-10 recipes, to the letter.

Layers, tensor names, initialisation and recipes are those of the sources that each names.
``published_epochs`` stands where our own default is shorter. The ``fast`` settings are ours.
"""

from __future__ import annotations

from typing import Final

from digitpad.models.architecture import Architecture, ReadingKind
from digitpad.models.layers import (
    Conv,
    ConvTranspose,
    Dropout,
    Flatten,
    Layer,
    Linear,
    MaxPool,
    ReLU,
)
from digitpad.models.recipe import Recipe

CANDLE: Final = "candle, examples/mnist-training (huggingface/candle)"
TCH: Final = "tch-rs, examples/mnist (LaurentMazare/tch-rs)"
CIFAR_RECIPES: Final = "the CIFAR-10 recipes of the Mamezou developer blog, 2023"
DIGIT_INPUT: Final = (1, 28, 28)
COLOUR_INPUT: Final = (3, 32, 32)
# The CIFAR-10 recipes do not say which weights they begin with. From tch's, one run in three of
# the autoencoder learns nothing but the mean colour (2,000 images, 60 steps, 3 seeds), and the
# fully connected network needs twice the steps to recover from its first ones; so it is torch's.

FAST_CONVOLUTIONS: Final = Recipe(
    2,
    256,
    "adamw",
    3e-3,
    weight_decay=0.01,
    schedule="one-cycle",
    drop_last=True,
    precision="auto",
)
FAST_LINEAR: Final = Recipe(5, 256, "adam", 5e-3, schedule="one-cycle", drop_last=True)
FAST_TWO_LAYERS: Final = Recipe(5, 128, "adam", 4e-3, schedule="one-cycle", drop_last=True)

CIFAR_CLASSES: Final = (
    "airplane", "automobile", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck",
)  # fmt: skip


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
        fast=FAST_LINEAR,
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
        fast=FAST_TWO_LAYERS,
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
            weight_decay=0.01,
            order="batches",
            drop_last=True,
        ),
        published_epochs=200,
        fast=FAST_CONVOLUTIONS,
        initialisation="candle",
    )


def tch_linear() -> Architecture:
    return Architecture(
        name="tch-linear",
        title="Linear (tch-rs)",
        origin=TCH,
        summary="One matrix, kept the other way round than candle’s: a row for each pixel.",
        published="91.5–92 % of MNIST’s test set after 199 epochs",
        # The example keeps its two tensors in variables of these names and saves none.
        layers=(Flatten(), Linear(784, 10, "ws", "bs", transposed=True)),
        input_shape=DIGIT_INPUT,
        recipe=Recipe(199, "full", "sgd", 1.0, order="batches"),
        fast=FAST_LINEAR,
        initialisation="zero",
    )


def tch_nn() -> Architecture:
    return Architecture(
        name="tch-nn",
        title="Two layers (tch-rs)",
        origin=TCH,
        summary="A hidden layer of 128 neurons, trained with Adam on all images at once.",
        published="96–97 % of MNIST’s test set after 199 epochs",
        layers=(
            Flatten(),
            Linear(784, 128, "layer1.weight", "layer1.bias"),
            ReLU(),
            Linear(128, 10, "weight", "bias"),
        ),
        input_shape=DIGIT_INPUT,
        recipe=Recipe(199, "full", "adam", 1e-3, order="batches"),
        fast=FAST_TWO_LAYERS,
        initialisation="tch",
    )


def tch_conv() -> Architecture:
    # A VarStore numbers a name that is taken already by how many tensors it holds.
    names = (
        ("weight", "bias"),
        ("weight__3", "bias__2"),
        ("weight__5", "bias__4"),
        ("weight__7", "bias__6"),
    )
    return Architecture(
        name="tch-conv",
        title="Convolutional (tch-rs)",
        origin=TCH,
        summary="The layers of candle’s convolutional network, trained more slowly with Adam.",
        published="99–99.1 % of MNIST’s test set after 99 epochs",
        layers=candle_cnn_layers(names),
        input_shape=DIGIT_INPUT,
        recipe=Recipe(20, 256, "adam", 1e-4, drop_last=True),
        published_epochs=99,
        fast=FAST_CONVOLUTIONS,
        initialisation="tch",
    )


def cifar_fc() -> Architecture:
    return Architecture(
        name="cifar-fc",
        title="Fully connected (CIFAR-10)",
        origin=CIFAR_RECIPES,
        summary="Every pixel and colour is joined to 3,072 neurons: many weights, little sense "
        "of shape.",
        published="about 41 % of CIFAR-10’s test set",
        layers=(
            Flatten(),
            Linear(3072, 3072, "layer1.weight", "layer1.bias"),
            ReLU(),
            Linear(3072, 10, "layer2.weight", "layer2.bias"),
        ),
        input_shape=COLOUR_INPUT,
        recipe=Recipe(100, "full", "adam", 1e-2, order="batches"),
        initialisation="torch",
        reading=ReadingKind.PICTURE,
    )


def cifar_cnn() -> Architecture:
    return Architecture(
        name="cifar-cnn",
        title="Small convolutional (CIFAR-10)",
        origin=CIFAR_RECIPES,
        summary="Two small convolutions: 6,738 weights do better than nine million without them.",
        published="67 % of CIFAR-10’s test set",
        layers=(
            *_two_convolutions(3),
            Flatten(),
            Linear(512, 10, "labels.weight", "labels.bias"),
        ),
        input_shape=COLOUR_INPUT,
        recipe=Recipe(100, "full", "adam", 1e-3, order="batches"),
        fast=Recipe(15, 64, "adam", 1e-2, schedule="one-cycle", drop_last=True),
        initialisation="torch",
        reading=ReadingKind.PICTURE,
    )


def cifar_autoencoder() -> Architecture:
    return Architecture(
        name="cifar-autoencoder",
        title="Autoencoder (CIFAR-10)",
        origin=CIFAR_RECIPES,
        summary="Squeezes a picture into a sixth of its numbers and draws it again.",
        published="outlines kept, colours hardly; no figure was published",
        layers=_autoencoder_layers(3),
        input_shape=COLOUR_INPUT,
        recipe=Recipe(100, "full", "adam", 1e-2, order="batches"),
        fast=Recipe(4, 64, "adam", 5e-3, schedule="one-cycle", drop_last=True),
        initialisation="torch",
        reading=ReadingKind.RECONSTRUCTION,
    )


def digits_autoencoder() -> Architecture:
    return Architecture(
        name="digits-autoencoder",
        title="Autoencoder (digits)",
        origin="digitpad, after " + CIFAR_RECIPES,
        summary="The CIFAR-10 autoencoder for digits: reconstructs what you draw.",
        published="mean-squared error 0.0088 on MNIST’s test set after 4 epochs",
        layers=_autoencoder_layers(1),
        input_shape=DIGIT_INPUT,
        # At a constant 1e-2, or with tch's first weights, most of the eight channels die: the
        # error stays at 0.023–0.043 instead of 0.009–0.017 (20,000 images, 3 epochs, 4 seeds).
        recipe=Recipe(4, 64, "adam", 5e-3, schedule="one-cycle"),
        initialisation="torch",
        reading=ReadingKind.RECONSTRUCTION,
    )


def _two_convolutions(channels: int) -> tuple[Layer, ...]:
    return (
        Conv(channels, 16, 3, "layer1.weight", "layer1.bias", padding=1),
        ReLU(),
        MaxPool(2),
        Conv(16, 8, 3, "layer2.weight", "layer2.bias", padding=1),
        ReLU(),
        MaxPool(2),
    )


def _autoencoder_layers(channels: int) -> tuple[Layer, ...]:
    return (
        *_two_convolutions(channels),
        ConvTranspose(8, 16, 2, "rev_layer2.weight", "rev_layer2.bias"),
        ConvTranspose(16, channels, 2, "rev_layer1.weight", "rev_layer1.bias"),
    )
