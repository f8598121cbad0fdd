"""What reading a drawing or a picture gives."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt


class Verdict(StrEnum):
    """What the reading comes to, beside the most probable class."""

    DIGIT = "digit"
    UNSURE = "unsure"
    NOT_A_DIGIT = "not a digit"
    NOTHING = "nothing drawn"


@dataclass(frozen=True, slots=True, eq=False)
class Prediction:
    """One reading.

    ``label``: the most probable class, None when nothing was drawn, "" from an autoencoder,
    which has no classes. ``second``: the next one.
    ``probabilities``: float32 (classes,), calibrated softmax, sum 1; all 0 when nothing was
    drawn. ``classes``: their names. ``digit_score``: 0..1, how much it looks like any of the
    classes at all (1 where the model cannot tell). ``image``: what the network saw, uint8
    (28, 28) or (3, 32, 32). ``reconstruction``: same shape, for an autoencoder.
    ``milliseconds``: from strokes to verdict. ``model``: the model's name. ``figures``: how many
    stand side by side in a drawing; 1 for a picture, in which nobody counted.
    """

    label: str | None
    second: str | None
    probabilities: npt.NDArray[np.float32]
    classes: tuple[str, ...]
    verdict: Verdict
    digit_score: float
    image: npt.NDArray[np.uint8]
    milliseconds: float
    model: str
    reconstruction: npt.NDArray[np.uint8] | None = None
    figures: int = 1

    @property
    def is_several(self) -> bool:
        """Whether this was not read as one digit because it is probably several."""
        return self.verdict is Verdict.NOT_A_DIGIT and self.figures > 1

    @property
    def confidence(self) -> float:
        """The highest probability, 0 when nothing was drawn."""
        return float(self.probabilities.max(initial=0.0))
