"""Ruled lines go, ink stays: where the one ends and the other begins."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.preprocess.digit_ruling import without_ruling

HEIGHT, WIDTH = 120, 200
THICKEST = 4
"""Pixels: 0.022 of the height, rounded, and one more for the edge."""
FLOOR = 0.05


def page(*rows: int, thick: int = 2, begin: int = 0, end: int = WIDTH, hole: int = 0) -> np.ndarray:
    """A contrast map of level lines, with a hole of so many pixels in the middle of each."""
    contrast = np.zeros((HEIGHT, WIDTH), dtype=np.float32)
    for row in rows:
        contrast[row : row + thick, begin:end] = 0.3
        contrast[row : row + thick, (WIDTH - hole) // 2 : (WIDTH + hole) // 2] = 0.0
    return contrast


def is_taken_out(contrast: np.ndarray) -> bool:
    """Whether nothing is left of the lines; if they are no lines, all of them must be."""
    before = contrast.copy()
    left = without_ruling(contrast, FLOOR)
    np.testing.assert_array_equal(contrast, before)
    if left.any():
        np.testing.assert_array_equal(left, contrast)
    return not left.any()


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        pytest.param({}, True, id="whole"),
        pytest.param({"thick": 1}, True, id="fine"),
        pytest.param({"thick": THICKEST}, True, id="as thick as lines are"),
        pytest.param({"thick": THICKEST + 1}, False, id="thicker"),
        pytest.param({"hole": 98}, True, id="half covered"),
        pytest.param({"hole": 102}, False, id="less than half covered"),
        pytest.param({"begin": 24, "end": 176}, True, id="nearly to the margins"),
        pytest.param({"begin": 25}, False, id="not from the left"),
        pytest.param({"end": 175}, False, id="not to the right"),
    ],
)
def test_lines_are_thin_and_reach_across(
    lines: dict[str, int], expected: bool, upright: bool
) -> None:
    contrast = page(30, 80, **lines)
    assert is_taken_out(contrast) == expected
    if upright:
        square = np.pad(contrast, ((40, 40), (0, 0)))
        assert is_taken_out(square.T) == is_taken_out(square)


def test_lines_that_are_drawn_twice_are_lines() -> None:
    assert is_taken_out(page(30, 30 + THICKEST, 80, 80 + THICKEST, thick=1))


def test_a_page_without_lines_is_given_back_itself() -> None:
    blank = np.zeros((HEIGHT, WIDTH), dtype=np.float32)
    assert without_ruling(blank, FLOOR).base is blank
    table = blank.copy()
    table[:, :60] = 0.5  # broad, so no line
    np.testing.assert_array_equal(without_ruling(table, FLOOR), table)


def test_what_is_fainter_than_the_floor_is_no_line() -> None:
    faint = page(30, 80) * np.float32(0.16)
    np.testing.assert_array_equal(without_ruling(faint, FLOOR), faint)


@pytest.mark.parametrize("degrees", [-9.6, -4.0, 0.3, 4.0, 9.6])
def test_lines_are_found_askew_up_to_ten_degrees_and_to_the_corners(degrees: float) -> None:
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    lines = (y - np.tan(np.radians(degrees)) * x) % 30 < 2
    left = without_ruling(np.where(lines, 0.3, 0.0).astype(np.float32), FLOOR)
    assert (left > 0).sum() <= 0.01 * lines.sum()


def test_lines_askew_by_more_stay() -> None:
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    lines = (y - np.tan(np.radians(14.0)) * x) % 30 < 2
    contrast = np.where(lines, 0.3, 0.0).astype(np.float32)
    np.testing.assert_array_equal(without_ruling(contrast, FLOOR), contrast)


@pytest.mark.parametrize(
    ("above", "below", "on", "stays"),
    [
        (0.9, 0.0, 0.0, True),  # a stroke ends on the line
        (0.0, 0.9, 0.0, True),
        (0.7, 0.7, 0.0, False),  # the line's own edge
        (0.0, 0.0, 1.6, False),  # the line's own unevenness
        (0.0, 0.0, 1.8, True),  # a stroke along the line
    ],
)
def test_ink_that_crosses_a_line_or_lies_on_it_stays(
    above: float, below: float, on: float, stays: bool
) -> None:
    contrast = page(30, 80)
    contrast[27:29, 60:64] = 0.3 * above
    contrast[33:35, 60:64] = 0.3 * below
    if on:
        contrast[30:32, 60:64] = 0.3 * on
    left = without_ruling(contrast, FLOOR)
    assert (left[30:32, 60:64] > 0).all() == stays
    assert left[30:32].any(axis=0).sum() == (4 if stays else 0)
    # What stands beside the line is not touched, but for its soft edge of one pixel.
    np.testing.assert_array_equal(left[27:29], contrast[27:29])
