"""When a reading is an answer, a guess, or none."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from digitpad.modelfile import Calibration
from digitpad.recognise.prediction import Prediction, Verdict, verdict_of, with_thresholds


def reading(
    verdict: Verdict, confidence: float, classes: int = 10, *, score: float = 1.0
) -> Prediction:
    probabilities = np.full(classes, (1 - confidence) / (classes - 1), np.float32)
    probabilities[0] = confidence
    names = tuple(map(str, range(classes)))
    nothing = np.zeros((28, 28), np.uint8)
    return Prediction("0", "1", probabilities, names, verdict, score, nothing, 1.0, "made")


@pytest.mark.parametrize(
    ("verdict", "confidence", "classes", "expected"),
    [
        (Verdict.UNSURE, 0.19, 10, True),
        (Verdict.UNSURE, 0.21, 10, False),  # over twice what chance gives
        (Verdict.UNSURE, 0.34, 3, True),
        (Verdict.UNSURE, 0.36, 3, False),  # and never over 0.35
        (Verdict.UNSURE, 0.125, 16, False),
        (Verdict.DIGIT, 0.15, 10, False),
        (Verdict.NOT_A_DIGIT, 0.15, 10, False),
    ],
)
def test_what_is_hardly_more_probable_than_by_chance_is_a_guess(
    verdict: Verdict, confidence: float, classes: int, expected: bool
) -> None:
    assert reading(verdict, confidence, classes).is_guess == expected


def test_an_answer_may_be_unsure() -> None:
    answers = [verdict for verdict in Verdict if verdict.is_answer]
    assert answers == [Verdict.DIGIT, Verdict.UNSURE]


@pytest.mark.parametrize(
    ("confidence", "score", "expected"),
    [
        (0.6, 0.3, Verdict.DIGIT),
        (0.59, 0.3, Verdict.UNSURE),
        (0.99, 0.29, Verdict.NOT_A_DIGIT),
    ],
)
def test_a_threshold_itself_is_enough(confidence: float, score: float, expected: Verdict) -> None:
    thresholds = Calibration(unsure_below=0.6, reject_below=0.3)
    assert verdict_of(confidence, score, thresholds) is expected
    judged_again = with_thresholds(reading(Verdict.DIGIT, confidence, score=score), thresholds)
    assert judged_again.verdict in (expected, Verdict.UNSURE)


def test_several_figures_are_no_digit() -> None:
    one = reading(Verdict.NOT_A_DIGIT, 0.5)
    box = (0.0, 0.0, 0.5, 1.0)
    assert not replace(one, figures=(box,)).is_several
    assert replace(one, figures=(box, box)).is_several
    assert not replace(one, figures=(box, box), verdict=Verdict.DIGIT).is_several
    assert replace(one, probabilities=np.zeros(0, np.float32)).confidence == 0.0


def test_a_reconstruction_has_no_verdict_to_judge_nor_a_guess() -> None:
    drawn = replace(
        reading(Verdict.DIGIT, 0.5),
        probabilities=np.zeros(0, np.float32),
        reconstruction=np.zeros((28, 28), np.uint8),
    )
    assert with_thresholds(drawn, Calibration(unsure_below=0.9, reject_below=0.9)) is drawn
    assert not drawn.is_guess
