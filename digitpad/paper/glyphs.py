"""Batches of images from a photo, read with the digit model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Grey
from digitpad.files import resource
from digitpad.modelfile import Model, open_model
from digitpad.numbers.reader import BARS_OF_INK, by_bar
from digitpad.numbers.whole_line import NONE, probable_signs
from digitpad.preprocess.fit import INK_LEVEL
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import probabilities_and_score, require_digits

BAR_BAND: Final = 0.1
"""Top part of a digit in which the width of a 7's bar is measured, in digit heights."""
SECOND_LOOK: Final = "line-reader.safetensors"
"""The line network of pages and tables; their weights learned from what it says."""
BATCH_SIZE: Final = 64
"""Number of images read at once."""


@dataclass(frozen=True, eq=False)
class GlyphReading:
    """The digit model's output for an image: ``probabilities``, (10,), and ``score``.

    ``score``: how much it looks like a digit at all, 0..1.
    """

    probabilities: npt.NDArray[np.float64]
    score: float


class GlyphReader:
    """Reads many images with a model for digits. Raises ``InkError`` for another model."""

    def __init__(self, model: Model) -> None:
        require_digits(model.info)
        self.model = model
        self._engine = Engine(model.info.architecture, model.tensors, reads_many=True)

    @cached_property
    def _lines(self) -> Engine:
        model = open_model(resource(SECOND_LOOK))
        return Engine(model.info.architecture, model.tensors, reads_many=True)

    def columns_of(self, picture: Grey) -> npt.NDArray[np.float64]:
        """Return the line network's output for a picture, uint8 (32, width): ``probable_signs``."""
        return probable_signs(self._lines, picture, NONE)

    def read(self, images: Sequence[Grey]) -> list[GlyphReading]:
        """Read images, uint8 (28, 28) as ``mnist/1`` makes them."""
        readings: list[GlyphReading] = []
        for start in range(0, len(images), BATCH_SIZE):
            batch = np.stack(images[start : start + BATCH_SIZE])[:, None]
            probabilities, scores = probabilities_and_score(self.model, self._engine.logits(batch))
            bars = _bars(batch[:, 0])
            adjusted = by_bar(probabilities.astype(np.float64), bars, BARS_OF_INK).clip(0, 1)
            readings += [
                GlyphReading(row, float(score)) for row, score in zip(adjusted, scores, strict=True)
            ]
        return readings


def _bars(images: Grey) -> npt.NDArray[np.float64]:
    """Return the width of the ink in the top tenth of images (n, h, w), in heights of the ink."""
    dark = images > INK_LEVEL
    below: npt.NDArray[np.intp] = dark.any(axis=2).cumsum(axis=1)  # rows of ink so far
    height = np.maximum(below[:, -1], 1)
    is_top = (below > 0) & (below <= np.maximum(1, np.rint(BAR_BAND * height))[:, None])
    return np.asarray((dark & is_top[..., None]).any(axis=1).sum(axis=1) / height)
