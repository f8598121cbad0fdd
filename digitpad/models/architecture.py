"""What an architecture is: layers, where it comes from, and how it is trained by default."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal

from digitpad.models.layers import Layer, Shape
from digitpad.models.recipe import Preset, Recipe
from digitpad.words import QT_TRANSLATE_NOOP

Arguments = tuple[tuple[str, int | str], ...]
"""What an architecture was built with, by name."""
Initialisation = Literal["zero", "candle", "tch", "torch", "digitpad", "vit"]

DIGITS: Final = tuple("0123456789")
CIFAR_CLASSES: Final = (
    "airplane", "automobile", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck",
)  # fmt: skip
DIGIT_INPUT: Final = (1, 28, 28)
COLOUR_INPUT: Final = (3, 32, 32)
SIGN_INPUT: Final = (2, 32, 32)
"""A candidate for a sign of a line, and what stands around it."""
NUMBER_SIGNS: Final = (*DIGITS, *"+-.,:/()$%#")
"""All that is read in a number."""
SIGN_CLASSES: Final = (*NUMBER_SIGNS, "?", "no sign")
"""What a candidate is: a sign, one that belongs to no number, or not one whole sign."""


LINE_INPUT: Final = (1, 32, 256)
"""A line of writing. What reads one takes any width; it learns from lines of this one."""
LINE_CLASSES: Final = (*NUMBER_SIGNS, "?", " ")
"""What stands on a line: signs, those that belong to no number, and spaces between numbers."""
MOST_OPERATIONS: Final = 5_000_000_000
"""For one image, 80 times as many as the largest network of ours takes for a line. One core of 2026
needs 0.1 to 0.5 s for them, which is still a live reading."""
CLASSES: Final[dict[Shape, tuple[str, ...]]] = {
    DIGIT_INPUT: DIGITS,
    COLOUR_INPUT: CIFAR_CLASSES,
    SIGN_INPUT: SIGN_CLASSES,
    LINE_INPUT: LINE_CLASSES,
}
"""What images of a shape are taken to show where nobody says otherwise."""


class ReadingKind(StrEnum):
    """What a network makes of what it sees."""

    DIGIT = "digit"
    PICTURE = "picture"
    RECONSTRUCTION = "reconstruction"
    LINE = "line"


def too_many_operations(count: int) -> str:
    """Return why a network that needs so many for an image is refused, "" where it is not."""
    if count <= MOST_OPERATIONS:
        return ""
    words = QT_TRANSLATE_NOOP(
        "errors",
        "{count:,.1f} billion multiplications for one image; {most:g} billion is most, so that it "
        "can be read live",
    )
    return words.filled(count=count / 1e9, most=MOST_OPERATIONS / 1e9)


def size_in_words(shape: Sequence[int]) -> str:
    """Return what pictures of a shape (channels, height, width) are: “28×28 grey”."""
    kinds = {
        1: QT_TRANSLATE_NOOP("models", "{height}×{width} grey"),
        3: QT_TRANSLATE_NOOP("models", "{height}×{width} colour"),
    }
    if len(shape) == 3 and shape[0] in kinds:
        return kinds[shape[0]].filled(height=f"{shape[1]}", width=f"{shape[2]}")
    return "×".join(str(side) for side in shape)


@dataclass(frozen=True, slots=True)
class Architecture:
    """A network as data: everything but the weights.

    ``name`` is what the command line and files use; ``title`` what the window shows;
    ``arguments`` what it was built with (``vit``: image and patch size; ``custom``: its layers).
    ``rejects`` says that the last output is not a class but the logit of "this is a digit at all".
    ``recipe`` is the published one; ``fast`` another that gets about as far in a fraction of the
    time.
    ``published_epochs``: the published number where that of ``recipe`` is our shorter default.
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
    arguments: Arguments = ()
    fast: Recipe | None = None
    published_epochs: int | None = None

    @property
    def reconstructs(self) -> bool:
        """Whether it gives back what it sees: it names nothing, and has no accuracy."""
        return self.reading is ReadingKind.RECONSTRUCTION

    @property
    def reads_lines(self) -> bool:
        """Whether it reads all signs of a line: its labels are sequences, its last output says
        that there is none.
        """
        return self.reading is ReadingKind.LINE

    def preset(self, name: Preset) -> Recipe | None:
        """Return the settings called ``name``, None where the architecture has none."""
        return self.fast if name == "fast" else self.recipe

    def tensors(self) -> dict[str, Shape]:
        """Return the published name and shape of every tensor, in the order of the layers."""
        return {name: shape for layer in self.layers for name, shape in layer.parts().values()}

    def parameter_count(self) -> int:
        """Return how many numbers training changes (running statistics are not counted)."""
        return sum(layer.parameter_count() for layer in self.layers)

    def operations(self) -> int:
        """Return about how many multiplications it takes to read one image, or a line of
        ``LINE_INPUT``.
        """
        shapes = [self.input_shape, *self.shapes_along()]
        return sum(
            layer.operations(shape) for layer, shape in zip(self.layers, shapes, strict=False)
        )

    def shapes_along(self) -> list[Shape]:
        """Return the shape after each layer for one input, without the batch axis."""
        shapes, shape = [], self.input_shape
        for layer in self.layers:
            shape = layer.output_shape(shape)
            shapes.append(shape)
        return shapes
