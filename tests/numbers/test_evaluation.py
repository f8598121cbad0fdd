"""Readings of numbers are compared with what they are."""

from __future__ import annotations

import pytest

from digitpad.ink.boxes import Box
from digitpad.numbers.evaluation import number_score
from digitpad.numbers.reading import Reading, Sign


def read(text: str, probability: float = 0.9) -> Reading:
    return Reading(tuple(Sign(sign, probability, Box(0.0, 0.0, 1.0, 1.0)) for sign in text))


def test_whole_numbers_count_beside_single_signs() -> None:
    score = number_score(["12", "345", "678"], [read("12"), read("34", 0.4), read("679", 0.8)])
    assert (score.n, score.whole) == (3, pytest.approx(1 / 3))
    assert score.cer == pytest.approx(2 / 8)
    assert score.per_length == {2: 1.0, 3: 0.0}
    assert score.confidence.tolist() == [0.9, 0.9, 0.4, 0.4, 0.8, 0.8, 0.8]
    assert score.right.tolist() == [True] * 6 + [False]
