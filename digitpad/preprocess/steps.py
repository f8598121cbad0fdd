"""The intermediate results of preprocessing a picture, and why no ink was found."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.ink.boxes import Box

Pixels = npt.NDArray[np.uint8]


class InkProblem(StrEnum):
    """Why no ink was found in a picture."""

    NONE = ""
    TOO_FAINT = "nothing stands out from the paper"
    TOO_SMALL = "only specks or borders stand out"


class FoundInk(NamedTuple):
    """The ink of a picture.

    ``contrast``: float32 (h, w), how much darker than its paper each pixel is, without ruled
    lines; ``full``: the contrast in the middle of a stroke, 0 without ink. ``ink``: float32 (h, w),
    0 (paper) … 1 (ink), of the digit alone. ``is_light``: whether the ink is lighter than its
    paper. ``figures``: boxes of the separate digits, in parts of the picture's width and height.
    """

    contrast: Floats
    full: float
    ink: Floats
    is_light: bool
    problem: InkProblem
    figures: tuple[Box[float], ...] = ()


class PictureSteps(NamedTuple):
    """The stages of preprocessing a picture.

    ``original``: uint8 (h, w), grey, scaled to the working size; ``found``: its ink, None for a
    picture that had the network's form already; ``ink``: uint8 (h, w), the digit's ink, 255 on 0;
    ``image28``: uint8 (28, 28), the network's input. ``is_small``: whether the ink takes a small
    part of a large picture, perhaps one so small that none was found.
    """

    original: Pixels
    found: FoundInk | None
    ink: Pixels
    image28: Pixels
    is_small: bool = False

    @property
    def problem(self) -> InkProblem:
        """Why there is no ink; ``InkProblem.NONE`` where there is some."""
        return self.found.problem if self.found is not None else InkProblem.NONE

    @property
    def figures(self) -> tuple[Box[float], ...]:
        """Boxes of the digits, in parts of the picture's width and height."""
        return self.found.figures if self.found is not None else ()

    def evened(self) -> Pixels:
        """Return the picture without its light, shadows, paper colour and ruled lines.

        uint8 (h, w), always black ink on white paper. Where no stroke stands out, contrast is not
        stretched.
        """
        if self.found is None:
            return 255 - self.ink
        strength = self.found.contrast / np.float32(self.found.full or 1.0)
        evened: Pixels = np.rint(255.0 * (1.0 - np.clip(strength, 0.0, 1.0))).astype(np.uint8)
        return evened
