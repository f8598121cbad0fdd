"""A stroke has paper on both sides; a shadow has more shadow on one, or is a blot."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.preprocess.shadows import without_shadows

SIDE = 400
"""Pixels: the surroundings of a piece lie 2 to 4 pixels from it."""


class Page:
    """Paper of one brightness, and what is darker on it."""

    def __init__(self, paper: float = 0.8, side: int = SIDE) -> None:
        self.paper = paper
        self.level = np.full((side, side), paper, dtype=np.float32)
        self.mask = np.zeros((side, side), dtype=bool)

    def dark(self, box: tuple[int, int, int, int], level: float, *, is_ink: bool = True) -> None:
        top, left, bottom, right = box
        self.level[top:bottom, left:right] = level
        self.mask[top:bottom, left:right] = is_ink

    def left(self) -> np.ndarray:
        contrast = np.where(self.mask, 1.0 - self.level / self.paper, 0.0).astype(np.float32)
        before = self.mask.copy()
        left = without_shadows(self.mask, self.level, contrast)
        np.testing.assert_array_equal(self.mask, before)
        return left


def test_a_stroke_on_paper_stays() -> None:
    page = Page()
    page.dark((100, 200, 300, 206), 0.3)
    np.testing.assert_array_equal(page.left(), page.mask)


def test_a_blank_page_is_given_back_itself() -> None:
    page = Page()
    assert page.left() is page.mask


def test_the_rim_of_a_shadow_is_none_where_the_shadow_goes_on() -> None:
    page = Page()
    page.dark((0, 200, 400, 400), 0.4, is_ink=False)  # the shadow, and found of it is its rim
    page.dark((100, 200, 300, 206), 0.4)
    page.dark((60, 60, 340, 66), 0.3)
    expected = page.mask.copy()
    expected[100:300, 200:206] = False
    np.testing.assert_array_equal(page.left(), expected)


@pytest.mark.parametrize(("beside", "stays"), [(0.3, False), (0.5, True)])
def test_black_ink_says_of_its_paper_that_it_is_no_brighter_than_white(
    beside: float, stays: bool
) -> None:
    page = Page(paper=1.0)
    page.dark((0, 206, 400, 400), beside, is_ink=False)
    page.dark((100, 200, 300, 206), 0.0)
    page.dark((20, 60, 380, 66), 0.0)
    assert page.left()[200, 203] == stays


def test_a_large_picture_has_surroundings_of_parts_of_its_size() -> None:
    page = Page(side=800)
    page.dark((200, 400, 600, 404), 0.4)
    # From 0.004 to 0.011 of 800 pixels away: what is nearer or farther is not looked at.
    page.dark((200, 404, 600, 407), 0.4, is_ink=False)
    page.dark((200, 414, 600, 800), 0.4, is_ink=False)
    assert page.left().any()
    page.dark((200, 407, 600, 414), 0.4, is_ink=False)
    assert not page.left().any()
    page = Page(side=800)
    page.dark((200, 400, 600, 404), 0.4)
    page.dark((200, 408, 600, 412), 0.4, is_ink=False)  # the nearest that is looked at
    assert not page.left().any()
