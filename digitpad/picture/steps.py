"""What becomes of a picture on its way to a network, step by step, and where it got stuck."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import Box

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
