"""Boxes: their sides, what holds several, how far two are apart."""

from __future__ import annotations

import pytest

from digitpad.ink.boxes import Box, around, gaps

ONE = Box(10, 20, 30, 60)


def test_a_box_has_a_width_a_height_and_a_middle() -> None:
    assert (ONE.width, ONE.height, ONE.middle) == (20, 40, (20, 40))


def test_a_box_around_several_holds_each_of_them() -> None:
    assert around((ONE, Box(25, 0, 26, 5), Box(12, 30, 14, 70))) == Box(10, 0, 30, 70)
    assert around((ONE,)) == ONE


@pytest.mark.parametrize(
    ("other", "apart"),
    [
        (Box(35, 25, 40, 30), (5, -10)),
        (Box(0, 70, 8, 90), (2, 10)),
        (Box(30, 60, 31, 61), (0, 0)),
        (Box(15, 25, 20, 30), (-10, -10)),
    ],
)
def test_gaps_are_the_same_from_either_side(other: Box[int], apart: tuple[int, int]) -> None:
    assert gaps(ONE, other) == gaps(other, ONE) == apart
