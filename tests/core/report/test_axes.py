"""Axes have round marks that hold what is shown."""

from __future__ import annotations

import pytest

from digitpad.report.axes import linear_axis


@pytest.mark.parametrize(("low", "high"), [(0.145, 2.25), (8.59, 99.2), (0, 0), (-3, -3), (0, 1e9)])
def test_levels_are_round_and_hold_the_curve(low: float, high: float) -> None:
    axis = linear_axis(low, high, 5)
    levels = axis.marks
    assert 2 <= len(levels) <= 9
    assert axis.low <= low <= high <= axis.high


def test_long_numbers_are_written_with_their_power_of_ten() -> None:
    assert linear_axis(0, 4e9, 5).labels == ("0", "1e+09", "2e+09", "3e+09", "4e+09")
    assert linear_axis(0, 400_000, 4).labels[-1] == "400000"
