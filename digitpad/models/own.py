"""digitpad's own architectures: the shipped readers of digits and numbers, and a quick one."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final

from digitpad.errors import ConfigError
from digitpad.models import layers
from digitpad.models.architecture import (
    INK_INPUT,
    LINE_CLASSES,
    LINE_INPUT,
    SIGN_CLASSES,
    SIGN_INPUT,
    Architecture,
    ReadingKind,
)
from digitpad.models.recipe import ONE_CYCLE
from digitpad.words import QT_TRANSLATE_NOOP

WIDTHS: Final = (32, 32, 64, 64, 192, 192)
"""Output channels of each convolution of our readers."""
POOLED: Final = (2, 4, 6)
"""Convolutions, counted from 1, that are followed by pooling."""
HIDDEN: Final = 128
OUTPUTS: Final = 11
"""Ten digits, and the logit of "this is a digit at all"."""
DROPOUT: Final = 0.3
SLOW_RECIPE: Final = ONE_CYCLE(12, 256, "adamw", 4e-3, weight_decay=0.02, betas=(0.9, 0.99))
READER_RECIPE: Final = replace(
    SLOW_RECIPE,
    augment=True,
    precision="auto",
    average_decay=0.998,
    outliers=50,
    annealing=0.25,
    scan_wear=True,
    distillation=1.0,
)
QUICK_RECIPE: Final = ONE_CYCLE(
    1, 128, "adam", 1e-2, betas=(0.7, 0.9), precision="auto", label_smoothing=0.1
)

TRAINED: Final = QT_TRANSLATE_NOOP("models", "digitpad’s own network, which comes already trained")


def _normed(layer: layers.Conv | layers.RowConv, norm: str) -> tuple[layers.Layer, ...]:
    """Return a convolution with its normalisation and activation."""
    return (layer, layers.BatchNorm(layer.outputs, norm), layers.ReLU())


def _convolutions(channels: int) -> list[layers.Layer]:
    stack: list[layers.Layer] = []
    for number, (inputs, outputs) in enumerate(pairwise((channels, *WIDTHS)), 1):
        conv = layers.Conv(inputs, outputs, 3, f"conv{number}.weight", None, padding=1)
        stack += _normed(conv, f"norm{number}")
        if number in POOLED:
            stack.append(layers.MaxPool(2))
    return stack


def _classifier() -> tuple[layers.Layer, ...]:
    return (
        layers.Flatten(),
        layers.Dropout(DROPOUT),
        layers.Linear(WIDTHS[-1] * 9, HIDDEN, *layers.named("hidden")),
        layers.ReLU(),
        layers.Dropout(DROPOUT),
        layers.Linear(HIDDEN, OUTPUTS, *layers.named("output")),
    )


DIGITPAD: Final = Architecture(
    name="digitpad",
    title=QT_TRANSLATE_NOOP("models", "Digit reader"),
    origin=TRAINED,
    summary=QT_TRANSLATE_NOOP(
        "models",
        "Six small convolutions with batch normalisation, made to read everybody’s "
        "handwriting; it also says when a drawing is no digit.",
    ),
    published=QT_TRANSLATE_NOOP("models", "99.64 % of MNIST’s 10,000 test images, as shipped"),
    layers=(
        *_convolutions(1),
        *_classifier(),
    ),
    recipe=READER_RECIPE,
    initialisation="digitpad",
    rejects=True,
)


INK_READER: Final = replace(
    DIGITPAD,
    name="digitpad-ink",
    title=QT_TRANSLATE_NOOP("models", "Ink reader"),
    summary=QT_TRANSLATE_NOOP(
        "models",
        "The digit reader for drawings alone: it also sees in which direction and order the pen "
        "moved.",
    ),
    published=QT_TRANSLATE_NOOP("models", "99.5 % of the digits of ten writers it had never met"),
    layers=(*_convolutions(INK_INPUT[0]), *_classifier()),
    # Drawings are rewritten stroke by stroke, which turns their directions, too.
    recipe=replace(
        READER_RECIPE,
        outliers=30,
        scan_wear=False,
        annealing=0.0,
        distillation=0.0,
        label_smoothing=0.03,
    ),
    input_shape=INK_INPUT,
)


MOST_OWN_CLASSES: Final = 100


def own_classes(classes: int = 10, base: str = DIGITPAD.name) -> Architecture:
    """Return the convolutions of the reader called ``base``, then a single layer for any classes.

    Raises ``ConfigError`` for another reader, or another number than 2 to 100.
    """
    reader = next((reader for reader in (DIGITPAD, INK_READER) if reader.name == base), None)
    if reader is None or not 2 <= classes <= MOST_OWN_CLASSES:
        message = QT_TRANSLATE_NOOP(
            "errors",
            "Your own classes are 2 to {most}, on the reader {readers}; not {classes} on {base}.",
        )
        readers = f"{DIGITPAD.name}, {INK_READER.name}"
        raise ConfigError(
            message.filled(most=MOST_OWN_CLASSES, readers=readers, classes=classes, base=base)
        )
    seen = reader.layers[: reader.layers.index(layers.Flatten()) + 1]
    last = layers.Linear(WIDTHS[-1] * 9, classes + 1, *layers.named("output"))
    return Architecture(
        name="own-classes",
        title=QT_TRANSLATE_NOOP("models", "Classes of your own"),
        origin=QT_TRANSLATE_NOOP("models", "digitpad’s own network"),
        summary=QT_TRANSLATE_NOOP(
            "models",
            "The digit reader’s convolutions, and one new layer that tells your classes apart, "
            "and from everything else.",
        ),
        published=QT_TRANSLATE_NOOP("models", "98 % of the letters of one writer"),
        layers=(*seen, last),
        recipe=QUICK_RECIPE,
        input_shape=reader.input_shape,
        class_count=classes,
        rejects=True,
        competes=True,
        arguments=(("base", base), ("classes", classes)),
    )


NUMBER_SIGN_READER: Final = Architecture(
    name="number-signs",
    title=QT_TRANSLATE_NOOP("models", "Signs of a number"),
    origin=TRAINED,
    summary=QT_TRANSLATE_NOOP(
        "models",
        "Three small convolutions that say which part of a written number is one whole sign, "
        "and which: what is cut out in the first channel, what stands around it in the second.",
    ),
    published=QT_TRANSLATE_NOOP("models", "92 % of generated candidates, right and wrong ones"),
    layers=(
        *_normed(layers.Conv(2, 16, 5, "conv1.weight", None, padding=2, stride=2), "norm1"),
        *_normed(layers.Conv(16, 24, 3, "conv2.weight", None, padding=1), "norm2"),
        layers.MaxPool(2),
        *_normed(layers.Conv(24, 48, 3, "conv3.weight", None, padding=1), "norm3"),
        layers.MaxPool(2),
        layers.Flatten(),
        layers.Linear(48 * 16, 96, *layers.named("hidden")),
        layers.ReLU(),
        layers.Linear(96, len(SIGN_CLASSES), *layers.named("output")),
    ),
    recipe=replace(QUICK_RECIPE, epochs=6, batch_size=256, learning_rate=5e-3, average_decay=0.99),
    input_shape=SIGN_INPUT,
    class_count=len(SIGN_CLASSES),
)


LINE_WIDTHS: Final = (16, 32, 64, 128)
DEEP_LINE_WIDTHS: Final = (16, 32, 96, 96, 192, 192)
"""Output channels of each convolution over the picture of a line."""
LINE_POOLED: Final = (2, 3, 4)
CONTEXT: Final = 160
DEEP_CONTEXT: Final = 320
DILATIONS: Final = (1, 2, 4, 8)
DEEP_DILATIONS: Final = (*DILATIONS, 16)
"""Dilations of the convolutions along the line. Their receptive field is five signs to either side,
or ten with the deep ones."""


def _line_layers(
    widths: tuple[int, ...], pooled: tuple[int, ...], context: int, dilations: tuple[int, ...]
) -> tuple[layers.Layer, ...]:
    stack: list[layers.Layer] = []
    for number, (inputs, outputs) in enumerate(pairwise((1, *widths)), 1):
        kernel, stride = (5, 2) if number == 1 else (3, 1)
        conv = layers.Conv(
            inputs, outputs, kernel, f"conv{number}.weight", None, kernel // 2, stride
        )
        stack += _normed(conv, f"norm{number}")
        if number in pooled:
            # Four pixels per column are fine enough for a 1.
            stack.append(layers.MaxPool(2, rows_alone=number > pooled[0]))
    stack.append(layers.Columns())
    width = 2 * widths[-1]
    for dilation in dilations:
        row = layers.RowConv(width, context, 3, f"context{dilation}.weight", None, dilation)
        stack += _normed(row, f"context{dilation}.norm")
        width = context
    outputs = len(LINE_CLASSES) + 1
    return (
        *stack,
        layers.Dropout(0.1),
        layers.RowConv(context, outputs, 1, *layers.named("output")),
    )


LINE_READER: Final = Architecture(
    name="line-reader",
    title=QT_TRANSLATE_NOOP("models", "Reader of whole lines"),
    origin=TRAINED,
    summary=QT_TRANSLATE_NOOP(
        "models",
        "Convolutions over the picture of a line, then along it, that say a sign or none at "
        "every fourth pixel; it learns from whole lines, without being told where their signs "
        "stand.",
    ),
    published=QT_TRANSLATE_NOOP(
        "models", "53 % of pictures of about two numbers, of MNIST’s test digits, entirely right"
    ),
    layers=_line_layers(LINE_WIDTHS, LINE_POOLED, CONTEXT, DILATIONS),
    recipe=replace(
        SLOW_RECIPE,
        epochs=4,
        batch_size=64,
        augment=True,
        channels_last=True,
        average_decay=0.998,
        annealing=0.25,
    ),
    input_shape=LINE_INPUT,
    initialisation="digitpad",
    reading=ReadingKind.LINE,
    class_count=len(LINE_CLASSES),
)


DEEP_LINE_READER: Final = replace(
    LINE_READER,
    name="deep-line-reader",
    title=QT_TRANSLATE_NOOP("models", "Deeper reader of whole lines"),
    summary=QT_TRANSLATE_NOOP(
        "models",
        "The reader of whole lines with six convolutions over the picture and more channels, which "
        "looks ten signs to either side.",
    ),
    published=QT_TRANSLATE_NOOP(
        "models",
        "84 % of 806 numbers of institutes that it had not learned from entirely right",
    ),
    layers=_line_layers(DEEP_LINE_WIDTHS, POOLED, DEEP_CONTEXT, DEEP_DILATIONS),
    recipe=replace(LINE_READER.recipe, epochs=6, precision="auto"),
)


QUICK: Final = Architecture(
    name="quick",
    title=QT_TRANSLATE_NOOP("models", "Quick"),
    origin=QT_TRANSLATE_NOOP("models", "digitpad’s own network"),
    summary=QT_TRANSLATE_NOOP(
        "models", "Two small convolutions with batch normalisation, made to learn in half a minute."
    ),
    published=QT_TRANSLATE_NOOP(
        "models", "99.4 % of MNIST’s test images, 97.3 % after generated digits alone (3 seeds)"
    ),
    layers=(
        # A stride instead of pooling: the layer with the largest output costs most of a step.
        *_normed(layers.Conv(1, 16, 5, "conv1.weight", None, stride=2), "norm1"),
        layers.Conv(16, 32, 5, "conv2.weight", None),
        layers.MaxPool(2),
        layers.BatchNorm(32, "norm2"),
        layers.ReLU(),
        layers.Flatten(),
        layers.Linear(32 * 16, 64, *layers.named("hidden")),
        layers.ReLU(),
        layers.Linear(64, 10, *layers.named("output")),
    ),
    recipe=replace(QUICK_RECIPE, epochs=3, learning_rate=5e-3, augment=True),
    fast=QUICK_RECIPE,
)
