from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from digitpad.gui.widgets.wording import (
    VERDICTS,
    accuracy_words,
    counted,
    milliseconds_words,
    model_words,
    percent,
    verdict_text,
)
from digitpad.ink.drawing import drawing_from_points
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.recognise.recogniser import Recogniser


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


@pytest.mark.parametrize(
    ("verdict", "words"),
    [
        (Verdict.DIGIT, ("4", "97 %")),
        (Verdict.UNSURE, ("4 or 9?", "")),
        (Verdict.NOT_A_DIGIT, ("Not a digit", "")),
        (Verdict.NOTHING, ("Nothing drawn", "")),
    ],
)
def test_a_verdict_is_said_in_a_word_or_two(verdict: Verdict, words: tuple[str, str]) -> None:
    found = verdict_text(prediction(verdict))
    assert (found.headline, found.detail) == words
    assert found.why.endswith(".")


def test_every_verdict_has_words() -> None:
    assert set(VERDICTS) == set(Verdict)


def test_several_digits_are_asked_for_one_at_a_time() -> None:
    figures = ((0.1, 0.2, 0.4, 0.8), (0.6, 0.2, 0.9, 0.8))
    several = verdict_text(replace(prediction(Verdict.NOT_A_DIGIT), figures=figures))
    assert several.headline == "Several digits?"
    assert "“123”" in several.note
    assert "one digit at a time" in several.why
    surely = verdict_text(replace(prediction(Verdict.DIGIT), figures=figures))
    assert (surely.headline, surely.detail) == ("4", "97 %")


def test_ten_answers_alike_are_no_idea_yet() -> None:
    found = verdict_text(prediction(Verdict.UNSURE, 0.11))
    assert found.headline == "No idea yet"
    assert "11 %" in found.why
    assert verdict_text(prediction(Verdict.UNSURE, 0.4)).headline == "4 or 9?"


def test_digits_that_are_counted_are_told_from_the_count() -> None:
    assert counted(["0", "8", "0"]) == "2 × “0”, 1 × “8”"


def test_a_visible_dot_is_not_called_nothing(linear_model: Model) -> None:
    dot = Recogniser(linear_model).recognise(drawing_from_points([[(0.5, 0.5)]]))
    assert dot.verdict is Verdict.NOTHING
    assert verdict_text(dot).headline == "Too little to read"
    assert "dot" in verdict_text(dot).why


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (0.0, "0 %"),
        (0.42, "42 %"),
        (0.9949, "99 %"),
        (0.9951, "99.5 %"),
        (0.99999, "99.9 %"),
        (1.0, "99.9 %"),
    ],
)
def test_nothing_is_rounded_up_to_certainty(share: float, words: str) -> None:
    assert percent(share) == words


def test_milliseconds_have_as_many_digits_as_they_are_worth() -> None:
    assert milliseconds_words(0.44) == "0.4 ms"
    assert milliseconds_words(23.4) == "23 ms"


def test_an_accuracy_says_how_many_of_what() -> None:
    info = new_info(
        architecture("digitpad"),
        "mine",
        metrics={"accuracy": 0.9962, "n": 10_000, "dataset": "mnist"},
    )
    assert accuracy_words(info) == "99.62 % of 10,000 MNIST test digits"
    assert model_words(info) == "mine · 99.62 % of 10,000 MNIST test digits"


@pytest.mark.parametrize(
    "metrics", [{}, {"accuracy": "high", "n": 3}, {"accuracy": 0.9}, {"accuracy": 0.9, "n": 0}]
)
def test_an_accuracy_that_was_never_measured_is_not_claimed(metrics: dict[str, object]) -> None:
    info = new_info(architecture("digitpad"), "mine", metrics=metrics)
    assert model_words(info) == "mine"
