"""What reading a drawing or a picture gives, and when it counts as which verdict."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad.words import QT_TRANSLATE_NOOP, Phrase

if TYPE_CHECKING:
    from digitpad.ink.boxes import Box
    from digitpad.modelfile import Calibration

MOST_GUESSED: Final = 0.35
"""A probability that is higher is no guess, however few classes there are."""


def certainty(share: float) -> Phrase:
    """Return a probability of 0..1 in per cent; nobody is ever surer than 99.9 %."""
    number = min(float(share) * 100, 99.9)
    if share >= 0.995:
        return QT_TRANSLATE_NOOP("units", "{number:.1f} %").filled(number=number)
    return QT_TRANSLATE_NOOP("units", "{number:.0f} %").filled(number=number)


class Verdict(StrEnum):
    """What the reading comes to, beside the most probable class."""

    DIGIT = "digit"
    UNSURE = "unsure"
    NOT_A_DIGIT = "not a digit"
    NOTHING = "nothing drawn"

    @property
    def is_answer(self) -> bool:
        """Whether the most probable class is given as an answer, surely or not."""
        return self in (Verdict.DIGIT, Verdict.UNSURE)


@dataclass(frozen=True, slots=True, eq=False)
class Prediction:
    """One reading.

    ``label``: the most probable class, None when nothing was drawn, "" from an autoencoder,
    which has no classes. ``second``: the next one.
    ``probabilities``: float32 (classes,), calibrated softmax, sum 1; all 0 when nothing was
    drawn. ``classes``: their names. ``digit_score``: 0..1, how much it looks like any of the
    classes at all (1 where the model cannot tell, 0 for a picture of several figures).
    ``image``: what the network saw, uint8 (28, 28) or (3, 32, 32). ``reconstruction``: same
    shape, for an autoencoder. ``milliseconds``: from strokes to verdict. ``model``: the model's
    name. ``figures``: where they stand apart in the drawing or picture, as far as anybody looked.
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
    figures: tuple[Box[float], ...] = ()

    @property
    def is_several(self) -> bool:
        """Whether this was not read as one digit because it is probably several."""
        return self.verdict is Verdict.NOT_A_DIGIT and len(self.figures) > 1

    @property
    def is_guess(self) -> bool:
        """Whether no class is much more probable than it would be by chance."""
        if self.verdict is not Verdict.UNSURE:
            return False
        return self.confidence < min(2 / len(self.probabilities), MOST_GUESSED)

    @property
    def confidence(self) -> float:
        """The highest probability, 0 when nothing was drawn."""
        return float(self.probabilities.max(initial=0.0))


def verdict_of(confidence: float, score: float, calibration: Calibration) -> Verdict:
    """Return what a highest probability and a digit score come to, both 0..1."""
    if score < calibration.reject_below:
        return Verdict.NOT_A_DIGIT
    return Verdict.UNSURE if confidence < calibration.unsure_below else Verdict.DIGIT


def judged(prediction: Prediction, calibration: Calibration) -> Prediction:
    """Return a reading with the verdict that other thresholds give; nothing is read again.

    Only the thresholds count: the probabilities stay those of the temperature they came with.
    """
    if prediction.verdict is Verdict.NOTHING or prediction.reconstruction is not None:
        return prediction
    verdict = verdict_of(prediction.confidence, prediction.digit_score, calibration)
    return prediction if verdict is prediction.verdict else replace(prediction, verdict=verdict)
