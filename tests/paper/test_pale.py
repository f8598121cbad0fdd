"""A pale rule between two digits is seen by its contrast, its length and its straightness."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.ink.boxes import Box
from digitpad.paper.pale import pale_rule_between

BOXES = [Box(40, 60, 64, 100), Box(84, 60, 108, 100)]


def contrast_with(
    level: int, *, x: int = 74, top: int = 30, bottom: int = 130, slope: float = 0.0
) -> Grey:
    """Return paper with an upright line that is two pixels wide."""
    contrast = np.full((160, 160), 4, np.uint8)
    for y in range(top, bottom):
        place = round(x + slope * (y - 80))
        contrast[y, place : place + 2] = 4 + level
    return contrast


@pytest.mark.parametrize(("x", "is_seen"), [(56, False), (62, True), (84, True), (90, False)])
def test_a_rule_runs_between_the_digits(x: int, is_seen: bool) -> None:
    assert pale_rule_between(BOXES, contrast_with(40, x=x)) == is_seen


def test_what_is_seen_above_and_below_the_digits_alone_is_no_rule() -> None:
    contrast = contrast_with(40)
    contrast[64:96] = 4
    assert not pale_rule_between(BOXES, contrast)


def test_paper_that_is_dark_all_over_shows_no_rule() -> None:
    assert not pale_rule_between(BOXES, np.full((160, 160), 60, np.uint8))
    assert not pale_rule_between(BOXES[:1], contrast_with(40))
    assert not pale_rule_between([], contrast_with(40))
