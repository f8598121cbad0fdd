"""Readings of numbers are compared with what they are."""

from __future__ import annotations

import pytest

from digitpad.ink.boxes import Box
from digitpad.numbers.evaluation import edit_distance, fewest_edits, number_score
from digitpad.numbers.reading import Reading, Sign


def read(text: str, probability: float = 0.9) -> Reading:
    return Reading(tuple(Sign(sign, probability, Box(0.0, 0.0, 1.0, 1.0)) for sign in text))


@pytest.mark.parametrize(
    ("first", "second", "edits"),
    [("", "", 0), ("2026", "2026", 0), ("2026", "226", 1), ("12", "121", 1), ("39", "93", 2)],
)
def test_edits_are_counted_as_few_as_possible(first: str, second: str, edits: int) -> None:
    assert edit_distance(first, second) == edit_distance(second, first) == edits


@pytest.mark.parametrize(
    ("truth", "reading", "kept"),
    [
        ("2026", "2026", "++++"),
        ("2026", "2076", "++-+"),
        ("2026", "226", "+++"),
        ("2026", "20126", "++-++"),
        ("12", "", ""),
        ("", "12", "--"),
        ("1234", "1734", "+-++"),
        ("1234", "734", "-++"),
    ],
)
def test_the_fewest_edits_say_which_signs_are_right(truth: str, reading: str, kept: str) -> None:
    assert fewest_edits(truth, reading)[1] == tuple(mark == "+" for mark in kept)


def test_whole_numbers_count_beside_single_signs() -> None:
    score = number_score(["12", "345", "678"], [read("12"), read("34", 0.4), read("679", 0.8)])
    assert (score.n, score.whole) == (3, pytest.approx(1 / 3))
    assert score.cer == pytest.approx(2 / 8)
    assert score.per_length == {2: 1.0, 3: 0.0}
    assert score.confidence.tolist() == [0.9, 0.9, 0.4, 0.4, 0.8, 0.8, 0.8]
    assert score.right.tolist() == [True] * 6 + [False]
