"""Readings of numbers are compared with what they are."""

from __future__ import annotations

import pytest

from digitpad.lines.evaluation import edit_distance, number_score


@pytest.mark.parametrize(
    ("first", "second", "edits"),
    [("", "", 0), ("2026", "2026", 0), ("2026", "226", 1), ("12", "121", 1), ("39", "93", 2)],
)
def test_edits_are_counted_as_few_as_possible(first: str, second: str, edits: int) -> None:
    assert edit_distance(first, second) == edit_distance(second, first) == edits


def test_whole_numbers_count_beside_single_signs() -> None:
    score = number_score(["12", "345", "678"], ["12", "34", "679"])
    assert (score.n, score.whole) == (3, pytest.approx(1 / 3))
    assert score.cer == pytest.approx(2 / 8)
    assert score.per_length == {2: 1.0, 3: 0.0}
