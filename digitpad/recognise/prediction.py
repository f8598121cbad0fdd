"""The prediction for a drawing or picture, and the rule for its verdict."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad.models.architecture import DIGITS

if TYPE_CHECKING:
    from digitpad.ink.boxes import Box
    from digitpad.modelfile import Calibration

MOST_GUESSED: Final = 0.35
"""Highest probability that counts as a guess, however few classes there are."""


class Verdict(StrEnum):
    """The verdict on the most probable class."""

    DIGIT = "digit"
    UNSURE = "unsure"
    NOT_A_DIGIT = "not a digit"
    NOTHING = "nothing drawn"

    @property
    def is_answer(self) -> bool:
        """Whether the most probable class is given as an answer, even if unsure."""
        return self in (Verdict.DIGIT, Verdict.UNSURE)


@dataclass(frozen=True, slots=True, eq=False)
class Prediction:
    """The result of reading a drawing or picture.

    ``label``: the most probable class, None if nothing was drawn, "" from an autoencoder,
    which has no classes. ``second``: the next one.
    ``probabilities``: float32 (classes,), calibrated softmax, sum 1; all 0 if nothing was
    drawn. ``classes``: their names. ``digit_score``: 0..1, the probability of any class at all (1
    if the model cannot tell, 0 for a picture of several figures).
    ``image``: the network's input, uint8 (28, 28), (10, 28, 28) or (3, 32, 32).
    ``reconstruction``: same shape, for an autoencoder. ``milliseconds``: from strokes to verdict.
    ``model``: the model's name. ``figures``: boxes of separate figures in the drawing or picture,
    if they were looked for. ``is_small``: whether they are so small in a picture that reading it
    as a page may show more.
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
    is_small: bool = False

    @property
    def picture(self) -> npt.NDArray[np.uint8]:
        """The picture among what the network sees: uint8 (28, 28) or (3, 32, 32)."""
        from digitpad.ink.maps import picture_of

        return picture_of(self.image)

    @property
    def answer(self) -> str | None:
        """The most probable class if it is given as an answer, None if it is rejected."""
        return self.label if self.verdict.is_answer else None

    @property
    def is_several(self) -> bool:
        """Whether it was rejected because it is probably several digits."""
        has_several = len(self.figures) > 1 and self.has_digits
        return self.verdict is Verdict.NOT_A_DIGIT and has_several

    @property
    def has_digits(self) -> bool:
        """Whether its classes are the ten digits."""
        return self.classes == DIGITS

    @property
    def wants_page(self) -> bool:
        """Whether it has no sure answer, but its picture may have one when read as a page."""
        return self.is_small and self.verdict is not Verdict.DIGIT and not self.is_several

    @property
    def is_guess(self) -> bool:
        """Whether no class is much more probable than by chance."""
        if self.verdict is not Verdict.UNSURE:
            return False
        return self.confidence < min(2 / len(self.probabilities), MOST_GUESSED)

    @property
    def confidence(self) -> float:
        """The highest probability, 0 if nothing was drawn."""
        return float(self.probabilities.max(initial=0.0))


def verdict_of(confidence: float, score: float, calibration: Calibration) -> Verdict:
    """Return the verdict for a highest probability and a digit score, both 0..1."""
    if score < calibration.reject_below:
        return Verdict.NOT_A_DIGIT
    return Verdict.UNSURE if confidence < calibration.unsure_below else Verdict.DIGIT


def with_thresholds(prediction: Prediction, calibration: Calibration) -> Prediction:
    """Return a prediction with the verdict by other thresholds, without reading again.

    Only the thresholds are used, not the temperature: probabilities are unchanged.
    """
    if prediction.verdict is Verdict.NOTHING or prediction.reconstruction is not None:
        return prediction
    verdict = verdict_of(prediction.confidence, prediction.digit_score, calibration)
    return prediction if verdict is prediction.verdict else replace(prediction, verdict=verdict)
