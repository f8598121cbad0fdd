"""A reading is said in the same words wherever it is said, the verdict first."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from with_wings import WITH_PAPER

from digitpad.ink.drawing import drawing_from_points
from digitpad.ink.normalise import drawing_to_image
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.recognise.wording import VERDICTS, verdict_line, verdict_text


def prediction(verdict: Verdict, confidence: float = 0.97) -> Prediction:
    rest = (1 - confidence) / 9
    probabilities = np.full(10, rest, dtype=np.float32)
    probabilities[4] = confidence
    return Prediction(
        label=None if verdict is Verdict.NOTHING else "4",
        second=None if verdict is Verdict.NOTHING else "9",
        probabilities=probabilities,
        classes=tuple("0123456789"),
        verdict=verdict,
        digit_score=1.0,
        image=np.zeros((28, 28), dtype=np.uint8),
        milliseconds=0.4,
        model="small",
    )


def test_every_verdict_has_words() -> None:
    assert set(VERDICTS) == set(Verdict)


@WITH_PAPER
@pytest.mark.parametrize("verdict", [one for one in Verdict if one is not Verdict.DIGIT])
def test_what_is_small_in_a_picture_is_to_be_read_as_a_page(verdict: Verdict) -> None:
    small = replace(prediction(verdict), is_small=True)
    assert "Read pages and tables" in verdict_text(small).note
    assert not verdict_text(replace(prediction(Verdict.DIGIT), is_small=True)).note


def test_ten_answers_alike_are_no_idea_yet() -> None:
    found = verdict_text(prediction(Verdict.UNSURE, 0.11))
    assert found.headline == "No idea yet"
    assert "11 %" in found.why
    assert verdict_text(prediction(Verdict.UNSURE, 0.4)).headline == "4 or 9?"


def test_a_visible_dot_is_not_called_nothing() -> None:
    image = drawing_to_image(drawing_from_points([[(0.5, 0.5)]]))
    dot = replace(prediction(Verdict.NOTHING), image=image)
    assert verdict_text(dot).headline == "Too little to read"
    assert "dot" in verdict_text(dot).why


@pytest.mark.parametrize(
    ("read", "words"),
    [
        (prediction(Verdict.DIGIT), "4 (97 % sure)"),
        (prediction(Verdict.UNSURE), "unsure: 4 (97 %), or 9"),
        (
            replace(prediction(Verdict.NOT_A_DIGIT), digit_score=0.003),
            "not a digit (digit score 0 %; most like a 4)",
        ),
        (
            replace(prediction(Verdict.NOT_A_DIGIT), label="8", digit_score=0.2),
            "not a digit (digit score 20 %; most like an 8)",
        ),
        (
            replace(prediction(Verdict.NOT_A_DIGIT), figures=((0, 0, 0.4, 1), (0.6, 0, 1, 1))),
            "not a digit (several digits? Only one can be read at a time)",
        ),
        (prediction(Verdict.NOTHING), "nothing drawn"),
    ],
)
def test_a_person_is_told_the_verdict_first(read: Prediction, words: str) -> None:
    assert verdict_line(read) == words


def test_nothing_is_said_to_be_surer_than_99_9_percent() -> None:
    assert verdict_line(prediction(Verdict.DIGIT, 0.99997)) == "4 (99.9 % sure)"
