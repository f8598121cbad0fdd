"""Two sequences are compared by the fewest edits that make one of the other."""

from __future__ import annotations

import pytest

from digitpad.edits import edit_distance, fewest_edits


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
