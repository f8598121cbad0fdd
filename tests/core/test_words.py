"""Figures say how much of what: shares, accuracies and times with their units."""

from __future__ import annotations

import math

import pytest

from digitpad.words import accuracy, certainty, duration, figure, in_percent, milliseconds


@pytest.mark.parametrize(
    ("seconds", "words", "rough"),
    [
        (0, "0 s", "0 s"),
        (-1, "0 s", "0 s"),
        (42.4, "42 s", "42 s"),
        (59.4, "59 s", "59 s"),
        (59.6, "1 min", "1 min"),
        (61, "1 min 1 s", "1 min"),
        (725, "12 min 5 s", "12 min"),
        (3_599, "59 min 59 s", "1 h 0 min"),
        (3_600, "1 h 0 min", "1 h 0 min"),
        (9_874, "2 h 45 min", "2 h 40 min"),
        (math.inf, "…", "…"),
    ],
)
def test_a_time_is_given_with_its_units(seconds: float, words: str, rough: str) -> None:
    assert duration(seconds) == words
    assert duration(seconds, is_rough=True) == rough


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
    assert certainty(share) == words


def test_milliseconds_have_as_many_digits_as_they_are_worth() -> None:
    assert milliseconds(0.44) == "0.4 ms"
    assert milliseconds(23.4) == "23 ms"


def test_a_share_has_the_digits_that_are_asked_for() -> None:
    assert in_percent(0.98765) == "98.77 %"
    assert in_percent(1.0, 1) == "100.0 %"
    assert in_percent(math.nan) == in_percent(math.inf) == "–"


def test_an_accuracy_says_what_it_was_measured_on() -> None:
    assert accuracy(0.975, figure(1234), 1) == "97.5 % of 1,234"
