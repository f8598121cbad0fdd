"""Images of what is written on a sheet are read by the digit model, many at once."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.generators import finished
from digitpad.ink.boxes import Box
from digitpad.lines.reader import BARS_OF_INK, by_bar, shipped_lines
from digitpad.lines.whole_line import NONE, probable_signs
from digitpad.modelfile import Model
from digitpad.picture.sheet import Grey, Sheet
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import probabilities_and_score, require_digits

TOP: Final = 0.1
"""Of an image's ink: how much of its height the bar of a 7 has at least."""
CHUNK: Final = 64
"""Images that are read at once, before it is said how far reading has come."""


@dataclass(frozen=True, eq=False)
class Reading:
    """What the digit model makes of a picture: probabilities (10,), and 0..1 for being a digit."""

    probabilities: npt.NDArray[np.float64]
    score: float

    @property
    def text(self) -> str:
        """The most probable digit."""
        return str(int(self.probabilities.argmax()))

    @property
    def probability(self) -> float:
        """How probable that is, given that it is a digit."""
        return float(self.probabilities.max())

    @property
    def quality(self) -> float:
        """How much it looks like one digit and no other, 0..1."""
        return self.score * self.probability


class Reader:
    """Reads many images with a model for digits. Raises ``InkError`` for one of something else.

    ``count``: how many were read so far.
    """

    def __init__(self, model: Model) -> None:
        require_digits(model.info)
        self.model = model
        self.count = 0
        self._engine = Engine(model.info.architecture, model.tensors, reads_many=True)

    @cached_property
    def _lines(self) -> Engine:
        model = shipped_lines()
        return Engine(model.info.architecture, model.tensors)

    def columns_of(self, picture: Grey) -> npt.NDArray[np.float64]:
        """Return what the network for whole lines sees in a picture, uint8 (32, width): as
        ``probable_signs`` has it.
        """
        return probable_signs(self._lines, picture, NONE)

    def read(self, images: Sequence[Grey]) -> list[Reading]:
        """Read images, uint8 (28, 28) as ``mnist/1`` makes them."""
        return finished(self.reading(images))

    def reading(self, images: Sequence[Grey]) -> Generator[int, None, list[Reading]]:
        """Read images a ``CHUNK`` at a time; yields the ``count`` so far."""
        found: list[Reading] = []
        for start in range(0, len(images), CHUNK):
            part = np.stack(images[start : start + CHUNK])[:, None]
            probabilities, scores = probabilities_and_score(self.model, self._engine.logits(part))
            bars = _bars(part[:, 0])
            judged = by_bar(probabilities.astype(np.float64), bars, BARS_OF_INK).clip(0, 1)
            found += [Reading(row, float(score)) for row, score in zip(judged, scores, strict=True)]
            self.count += len(part)
            yield self.count
        return found


def _bars(images: Grey) -> npt.NDArray[np.float64]:
    """Return how wide the ink in the uppermost tenth of images (n, h, w) is, in its heights."""
    dark = images > 127
    below: npt.NDArray[np.intp] = dark.any(axis=2).cumsum(axis=1)  # rows of ink so far
    height = np.maximum(below[:, -1], 1)
    is_top = (below > 0) & (below <= np.maximum(1, np.rint(TOP * height))[:, None])
    return np.asarray((dark & is_top[..., None]).any(axis=1).sum(axis=1) / height)


def crop(sheet: Sheet, numbers: Iterable[int], box: Box[int]) -> Grey:
    """Return the ink of some pieces of a sheet within a box; what else lies there is left out."""
    left, top, right, bottom = box
    labels = sheet.labels[top:bottom, left:right]
    chosen = [number + 1 for number in numbers]
    inside = labels == chosen[0] if len(chosen) == 1 else np.isin(labels, chosen)
    return np.where(inside, sheet.ink[top:bottom, left:right], 0).astype(np.uint8)
