"""Times always have their units."""

from __future__ import annotations

import math

import pytest

from digitpad.training.duration import duration


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
