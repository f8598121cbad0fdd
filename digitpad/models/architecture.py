"""An architecture as data: its layers, its origin, and its default training recipe."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal

from digitpad.models.layers import Layer, Shape
from digitpad.models.recipe import Preset, Recipe
from digitpad.words import QT_TRANSLATE_NOOP

Arguments = tuple[tuple[str, int | str], ...]
"""Names and values of the arguments that an architecture was built with."""
Initialisation = Literal["zero", "candle", "tch", "torch", "digitpad", "vit"]

DIGITS: Final = tuple("0123456789")
LETTERS: Final = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
CIFAR_CLASSES: Final = (
    "airplane", "automobile", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck",
)  # fmt: skip
DIGIT_INPUT: Final = (1, 28, 28)
INK_INPUT: Final = (10, 28, 28)
"""A drawing with the directions and the order of its strokes, by ``ink/1``."""
COLOUR_INPUT: Final = (3, 32, 32)
SIGN_INPUT: Final = (2, 32, 32)
"""A candidate for a sign of a line in one channel, its surroundings in the other."""
NUMBER_MARKS: Final = "+-.,:/()$%#"
"""The signs of numbers other than digits."""
NUMBER_SIGNS: Final = (*DIGITS, *NUMBER_MARKS)
"""The signs of numbers."""
SIGN_CLASSES: Final = (*NUMBER_SIGNS, "?", "no sign")
"""Classes of a candidate: a sign, another sign ("?"), or not exactly one whole sign."""


LINE_INPUT: Final = (1, 32, 256)
"""A line of writing. Networks are trained on lines of this width and read any width."""
LINE_CLASSES: Final = (*NUMBER_SIGNS, "?", " ")
"""Classes on a line: signs of numbers, other signs ("?"), and spaces between numbers."""
MOST_OPERATIONS: Final = 5_000_000_000
"""Most multiplications per image, nine times what the largest network here needs. One core of
2026 takes 0.1 to 0.5 s for them, which is still fast enough to read live."""
_CAPITALS: Final = (*DIGITS, *LETTERS)
CLASS_SETS: Final[dict[Shape, dict[int, tuple[str, ...]]]] = {
    DIGIT_INPUT: {
        len(classes): classes
        for classes in (
            *(DIGITS, LETTERS, ("N/A", *LETTERS)),  # torchvision's EMNIST letters begin at 1
            *(_CAPITALS, (*_CAPITALS, *"abdefghnqrt"), (*_CAPITALS, *"abcdefghijklmnopqrstuvwxyz")),
        )
    },
    COLOUR_INPUT: {len(CIFAR_CLASSES): CIFAR_CLASSES},
}
"""What the outputs of a network stand for, by the shape of its images and their number: digits,
and the sets of EMNIST in its order."""
CLASSES: Final[dict[Shape, tuple[str, ...]]] = {
    DIGIT_INPUT: DIGITS,
    INK_INPUT: DIGITS,
    COLOUR_INPUT: CIFAR_CLASSES,
    SIGN_INPUT: SIGN_CLASSES,
    LINE_INPUT: LINE_CLASSES,
}
"""Default classes of images, by their shape."""


def usual_classes(input_shape: Shape, count: int) -> tuple[str, ...]:
    """Return the classes of a network of which only the shape of its images and outputs is known.

    ``count``: its number of classes.
    """
    usual = CLASSES.get(input_shape, DIGITS)
    return CLASS_SETS.get(input_shape, {}).get(count, usual)


class ReadingKind(StrEnum):
    """The kind of output of a network."""

    DIGIT = "digit"
    PICTURE = "picture"
    RECONSTRUCTION = "reconstruction"
    LINE = "line"


def operations_complaint(count: int) -> str:
    """Return why a network with ``count`` multiplications per image is refused, or ""."""
    if count <= MOST_OPERATIONS:
        return ""
    message = QT_TRANSLATE_NOOP(
        "errors",
        "{count:,.1f} billion multiplications for one image; the limit is {most:g} billion, so "
        "that it can be read live",
    )
    return message.filled(count=count / 1e9, most=MOST_OPERATIONS / 1e9)


def size_text(shape: Sequence[int]) -> str:
    """Return a picture's shape (channels, height, width) as text: “28×28 grey”."""
    kinds = {
        INK_INPUT[0]: QT_TRANSLATE_NOOP("models", "{height}×{width} ink"),
        1: QT_TRANSLATE_NOOP("models", "{height}×{width} grey"),
        3: QT_TRANSLATE_NOOP("models", "{height}×{width} colour"),
    }
    if len(shape) == 3 and shape[0] in kinds:
        return kinds[shape[0]].filled(height=f"{shape[1]}", width=f"{shape[2]}")
    return "×".join(str(side) for side in shape)


@dataclass(frozen=True, slots=True)
class Architecture:
    """A network as data: everything but the weights.

    ``name`` is used on the command line and in files, ``title`` in the window. ``arguments``: those
    of its builder (``vit``: image and patch size; ``custom``: its layers). ``rejects``: the last
    output is not a class but the logit of "this is a digit at all", or, if it ``competes``, that of
    "this is none of the classes", beside theirs. ``recipe`` is the published
    one; ``fast`` reaches about the same accuracy in a fraction of the time.
    ``published_epochs``: the published number of epochs if ``recipe`` has fewer.
    """

    name: str
    title: str
    origin: str
    summary: str
    published: str
    layers: tuple[Layer, ...]
    recipe: Recipe
    input_shape: Shape = DIGIT_INPUT
    initialisation: Initialisation = "torch"
    reading: ReadingKind = ReadingKind.DIGIT
    class_count: int = 10
    rejects: bool = False
    competes: bool = False
    arguments: Arguments = ()
    fast: Recipe | None = None
    published_epochs: int | None = None

    @property
    def reconstructs(self) -> bool:
        """Whether it is an autoencoder, which has no classes and no accuracy."""
        return self.reading is ReadingKind.RECONSTRUCTION

    @property
    def reads_lines(self) -> bool:
        """Whether it reads whole lines: labels are sequences, and the last output is the blank."""
        return self.reading is ReadingKind.LINE

    @property
    def mixes(self) -> bool:
        """Whether it can learn from mixed pictures: it tells colour pictures apart."""
        return self.reading is ReadingKind.PICTURE

    def preset(self, name: Preset) -> Recipe | None:
        """Return the recipe called ``name``, or None if the architecture lacks it."""
        return self.fast if name == "fast" else self.recipe

    def tensors(self) -> dict[str, Shape]:
        """Return the published name and shape of every tensor, in the order of the layers."""
        return {name: shape for layer in self.layers for name, shape in layer.parts().values()}

    def parameter_count(self) -> int:
        """Return the number of trainable parameters (without running statistics)."""
        return sum(layer.parameter_count() for layer in self.layers)

    def operations(self) -> int:
        """Return the approximate number of multiplications per image, or per ``LINE_INPUT``."""
        shapes = [self.input_shape, *self.shapes_along()]
        return sum(
            layer.operations(shape) for layer, shape in zip(self.layers, shapes, strict=False)
        )

    def shapes_along(self) -> list[Shape]:
        """Return the shape after each layer, without the batch axis."""
        shapes, shape = [], self.input_shape
        for layer in self.layers:
            shape = layer.output_shape(shape)
            shapes.append(shape)
        return shapes
