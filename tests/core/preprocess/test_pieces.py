"""Which pieces of ink are the digit: the plainest one and what belongs to it."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.preprocess.pieces import digit_ink

Box = tuple[int, int, int, int]
"""Top, left, bottom, right, the last two exclusive."""
MAIN: Box = (40, 40, 120, 46)
"""A stroke of 80 × 6 pixels on a page of 200 × 200, not in its very middle."""


def page(*boxes: Box, side: int = 200) -> np.ndarray:
    mask = np.zeros((side, side), dtype=bool)
    for top, left, bottom, right in boxes:
        mask[top:bottom, left:right] = True
    return mask


def kept(*boxes: Box, side: int = 200) -> list[bool]:
    """Which of the boxes are taken for the digit, each as a whole or not at all."""
    mask = page(*boxes, side=side)
    digit = digit_ink(mask, 4).mask & mask
    shares = [digit[top:bottom, left:right].mean() for top, left, bottom, right in boxes]
    assert set(shares) <= {0.0, 1.0}
    return [share == 1.0 for share in shares]


def test_a_blank_page_shows_nothing() -> None:
    blank = page()
    assert digit_ink(blank, 4).mask is blank
    assert digit_ink(blank, 4).figures == ()


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ((60, 70, 80, 76), True),
        ((60, 73, 80, 79), False),  # too far: over 0.3 of its 82 pixels
        ((127, 40, 133, 44), True),
        ((90, 60, 92, 63), False),  # a speck: 0.012 of the area are 5.8 pixels, but too short
        ((90, 60, 91, 66), False),  # too fine: under 0.4 of the stroke's width
        ((90, 60, 93, 66), True),
    ],
)
def test_what_belongs_to_a_stroke_is_near_and_drawn_with_the_same_pen(
    other: Box, expected: bool
) -> None:
    assert kept(MAIN, other) == [True, expected]
    turned = [(left, top, right, bottom) for top, left, bottom, right in (MAIN, other)]
    assert kept(*turned) == [True, expected]


@pytest.mark.parametrize(("width", "expected"), [(13, True), (25, False)])
def test_what_is_over_twice_as_broad_and_two_pixels_is_another_pens(
    width: int, expected: bool
) -> None:
    assert kept((10, 40, 190, 46), (80, 35 - width, 116, 35)) == [True, expected]


def test_what_is_near_a_part_is_near_the_digit() -> None:
    assert kept((60, 97, 140, 103), (60, 126, 130, 132), (60, 155, 130, 161)) == [True] * 3
    assert kept((60, 97, 140, 103), (60, 155, 130, 161)) == [True, False]


def test_what_touches_the_border_belongs_only_to_a_digit_that_does() -> None:
    assert kept((10, 60, 140, 66), (0, 75, 30, 81)) == [True, False]
    assert kept((0, 60, 140, 66), (0, 75, 30, 81)) == [True, True]


def test_the_digit_is_what_is_large_and_central() -> None:
    assert kept((70, 97, 130, 103), (2, 150, 90, 156)) == [True, False]
    assert kept((85, 97, 105, 103), (20, 150, 110, 156)) == [False, True]


def test_a_stroke_that_ends_at_the_border_is_a_digit() -> None:
    assert kept((0, 97, 120, 103), (90, 150, 130, 156)) == [True, False]


def figures(*boxes: Box) -> list[Box]:
    """Return the figures that are found, without the rim of one pixel."""
    found = digit_ink(page(*boxes), 4).figures
    return [(top + 1, left + 1, bottom - 1, right - 1) for left, top, right, bottom in found]


FIGURE: Box = (80, 60, 130, 66)
"""52 pixels high with its rim."""


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ((80, 90, 130, 96), [FIGURE, (80, 90, 130, 96)]),
        ((80, 72, 130, 78), [FIGURE, (80, 72, 130, 78)]),  # over 0.06 of the height apart
        ((80, 71, 130, 77), [(80, 60, 130, 77)]),
        ((20, 60, 70, 66), [(20, 60, 70, 66), FIGURE]),  # one above the other
        ((26, 60, 76, 66), [(26, 60, 130, 66)]),
        ((60, 60, 66, 76), [(60, 60, 130, 76)]),  # the bar of a 5: within 0.25 of the height
        ((56, 60, 61, 76), [FIGURE]),  # a dash further off
        ((100, 100, 120, 106), [FIGURE]),  # lower than half of it
        ((100, 100, 127, 106), [FIGURE, (100, 100, 127, 106)]),
        ((20, 100, 131, 106), [(20, 100, 131, 106)]),  # over twice as high: it is the digit
        ((150, 40, 156, 160), [FIGURE]),  # a line, wider than the digit is high
    ],
)
def test_figures_stand_apart_and_are_about_as_high(other: Box, expected: list[Box]) -> None:
    assert figures(FIGURE, other) == expected


def test_a_line_alone_is_the_digit_and_its_figure() -> None:
    assert figures((100, 20, 106, 180)) == [(100, 20, 106, 180)]
