"""Changes to a network of one's own layers, column by column, as its picture shows them.

A column is a convolution, pooling or dense layer with what follows it unit by unit; what stands
before the first of them belongs to the picture, column 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from digitpad.models import layers
from digitpad.models.architecture import Architecture
from digitpad.models.custom import ACTIVATIONS, KINDS, MAIN, NAME, Step, parse_layers, trace
from digitpad.models.vit import CHANNELS

Built = tuple[tuple[Step, ...], int]
"""Own layers, and the side of their images."""


def steps_of(architecture: Architecture) -> Built | None:
    """Return a network's layers as those of one's own, and the side of its images.

    What own layers lack is left out: scaled pixels, ink maps, the output for "no digit". None for
    a network of other kinds of layers.
    """
    side = architecture.input_shape[-1]
    if side not in CHANNELS or architecture.reads_lines or architecture.reconstructs:
        return None
    if architecture.name == NAME:
        return parse_layers(str(dict(architecture.arguments)["layers"])), side
    steps: list[Step] = []
    for layer in architecture.layers:
        match layer:
            case layers.Conv(_, outputs, kernel, _, bias, padding, stride):
                steps.append(Step("conv", (outputs, kernel, padding, stride, bias is not None)))
            case layers.Linear(_, outputs, _, bias):
                steps.append(Step("dense", (outputs, bias is not None)))
            case layers.MaxPool(size, False):
                steps.append(Step("pool", (size,)))
            case layers.AveragePool(size):
                steps.append(Step("average", (size,)))
            case layers.BatchNorm():
                steps.append(Step("norm"))
            case layers.ReLU():
                steps.append(Step("relu"))
            case layers.Activation(kind):
                steps.append(Step(kind))
            case layers.Dropout(rate):
                steps.append(Step("dropout", (rate,)))
            case layers.Flatten() | layers.Scale():
                continue  # dense flattens by itself
            case _:
                return None
    if architecture.rejects and steps:
        last = steps[-1]
        steps[-1] = last._replace(numbers=(architecture.class_count, *last.numbers[1:]))
    return tuple(steps), side


def sections(steps: Sequence[Step]) -> list[tuple[int, int]]:
    """Return where the steps of each column begin and end; the first one is the picture's."""
    begins = [index for index, step in enumerate(steps) if step.word in MAIN]
    return list(zip([0, *begins], [*begins, len(steps)], strict=True))


def added(steps: Sequence[Step], column: int, text: str) -> tuple[Step, ...]:
    """Return the steps with the layers of ``text`` after those of a column."""
    _, end = sections(steps)[column]
    return (*steps[:end], *parse_layers(text), *steps[end:])


def fits(built: Built, column: int, text: str) -> bool:
    """Return whether the layers of ``text`` can stand after a column, and the others still do."""
    steps, side = built
    more = added(steps, column, text)
    return len(more) - len(trace(more, side)[0]) <= len(steps) - len(trace(steps, side)[0])


def removed(steps: Sequence[Step], column: int) -> tuple[Step, ...]:
    """Return the steps without those of a column."""
    begin, end = sections(steps)[column]
    return (*steps[:begin], *steps[end:])


def with_number(steps: Sequence[Step], column: int, name: str, value: float) -> tuple[Step, ...]:
    """Return the steps with another number of a column's first layer, such as its “kernel”."""
    begin, _ = sections(steps)[column]
    step = steps[begin]
    numbers = tuple(
        value if number.name == name else old
        for number, old in zip(KINDS[step.word].numbers, step.numbers, strict=True)
    )
    return (*steps[:begin], step._replace(numbers=numbers), *steps[begin + 1 :])


def with_follower(
    steps: Sequence[Step], column: int, words: Sequence[str], text: str
) -> tuple[Step, ...]:
    """Return the steps with the followers of these ``words`` in a column replaced by ``text``.

    Normalisation comes first, then the activation, then dropout; ``text`` may be "".
    """
    begin, end = sections(steps)[column]
    followers = [step for step in steps[begin + 1 : end] if step.word not in words]
    followers += parse_layers(text)
    followers.sort(key=lambda step: _rank(step.word))
    return (*steps[: begin + 1], *followers, *steps[end:])


def _rank(word: str) -> int:
    order = ("norm", *ACTIVATIONS, "dropout", "flatten")
    return min(order.index(word), 1) if word in ACTIVATIONS else order.index(word)


def follower(steps: Sequence[Step], column: int, words: Sequence[str]) -> str:
    """Return the follower of these ``words`` that a column has, as text; "" if none."""
    begin, end = sections(steps)[column]
    return next((f"{step}" for step in steps[begin + 1 : end] if step.word in words), "")
