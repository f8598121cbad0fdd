"""What a preprocessing is: how drawings and pictures become what a network sees.

Its name travels with the weights of every network that was trained behind it. Those there are
stand in ``registry``; nothing else compares their names. What becomes of a picture on the way is
kept, step by step, and where it got stuck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.ink.drawing import Drawing
from digitpad.words import QT_TRANSLATE_NOOP, Phrase

Pixels = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]


class InkProblem(StrEnum):
    """Why no ink was found in a picture."""

    NONE = ""
    TOO_FAINT = "nothing stands out from the paper"
    TOO_SMALL = "only specks or borders stand out"


class FoundInk(NamedTuple):
    """What of a picture is ink.

    ``contrast``: float32 (h, w), how much darker than its paper each pixel is, ruled lines taken
    out; ``full``: that of the middle of a stroke, 0 where there is none. ``ink``: float32 (h, w),
    0 (paper) … 1 (ink), the digit's alone. ``is_light``: the ink is lighter than its paper.
    ``figures``: where digits stand apart from each other, as far as anybody looked.
    """

    contrast: Floats
    full: float
    ink: Floats
    is_light: bool
    problem: InkProblem
    figures: tuple[Box[float], ...] = ()


class PictureSteps(NamedTuple):
    """A picture on its way to a network.

    ``original``: uint8 (h, w), grey, reduced or enlarged to the working size; ``found``: what of
    it is ink, None for a picture that had the network's form already; ``ink``: uint8 (h, w), ink
    255 on 0, what was taken for the digit; ``image28``: uint8 (28, 28).
    """

    original: Pixels
    found: FoundInk | None
    ink: Pixels
    image28: Pixels

    @property
    def problem(self) -> InkProblem:
        """Why there is no ink; ``InkProblem.NONE`` where there is some."""
        return self.found.problem if self.found is not None else InkProblem.NONE

    @property
    def figures(self) -> tuple[Box[float], ...]:
        """Where digits stand in the picture, as parts of its width and height."""
        return self.found.figures if self.found is not None else ()

    def evened(self) -> Pixels:
        """Return the picture without its light, shadows, paper colour and ruled lines.

        uint8 (h, w), black ink on white paper whatever the picture had. Where no stroke stands
        out, what little there is keeps its strength.
        """
        if self.found is None:
            return 255 - self.ink
        strength = self.found.contrast / np.float32(self.found.full or 1.0)
        evened: Pixels = np.rint(255.0 * (1.0 - np.clip(strength, 0.0, 1.0))).astype(np.uint8)
        return evened


class Seen(NamedTuple):
    """What a network sees of a picture, and the steps to it where there is more than one.

    ``image``: uint8 (h, w), or (channels, h, w) for colours.
    """

    image: Pixels
    steps: PictureSteps | None = None

    @property
    def figures(self) -> tuple[Box[float], ...]:
        """Where digits stand in the picture; none where nobody looked."""
        return self.steps.figures if self.steps is not None else ()


@dataclass(frozen=True, slots=True)
class Preprocessing:
    """One way to bring what people draw or photograph to what a network sees.

    ``input_shape``: (channels, height, width) of what comes out. ``reads``: what its networks
    read, in the plural. ``from_picture`` takes uint8 (h, w, 3). ``from_drawing``: None where
    strokes cannot be read. ``is_foreign``: whether a picture plainly was meant for another kind of
    model; ``refusal``: the sentence about “{name}” that says so.
    ``on_lines``: what comes out is of a line of writing, and reads nothing that stands alone.
    """

    name: str
    input_shape: tuple[int, int, int]
    reads: str
    from_picture: Callable[[Pixels], Seen]
    from_drawing: Callable[[Drawing], Pixels] | None
    is_foreign: Callable[[Pixels], bool]
    refusal: Phrase
    on_lines: bool = False

    def require_drawings(self, name: str) -> Callable[[Drawing], Pixels]:
        """Return ``from_drawing`` for strokes that come from ``name``, such as a file.

        Raises ``InkError`` where strokes cannot be read.
        """
        if self.from_drawing is None:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors", "{name} holds pen strokes, but the model reads {reads}."
                ).filled(name=name, reads=self.reads)
            )
        return self.from_drawing

    def check(self, picture: Pixels, name: str) -> None:
        """Raise ``InkError`` for a picture, called ``name``, that is for another kind of model."""
        if self.is_foreign(picture):
            raise InkError(self.refusal.filled(name=name))
