"""Closings fill what is dark and narrow, and leave what is dark and broad."""

from __future__ import annotations

import numpy as np

from digitpad.picture.light import closed, without_tips


def disc(size: int, radius: float) -> np.ndarray:
    y, x = np.mgrid[0:size, 0:size] - size // 2
    return np.where(np.hypot(x, y) <= radius, 0.3, 0.9).astype(np.float32)


def test_a_line_is_filled_and_the_edge_of_a_dark_half_stays() -> None:
    level = np.full((40, 60), 0.9, dtype=np.float32)
    level[:, 40:] = 0.4
    level[10:13, 5:35] = 0.2
    filled = closed(level, 7)
    expected = np.full_like(level, 0.9)
    expected[:, 40:] = 0.4
    np.testing.assert_array_equal(filled, expected)


def test_what_is_dark_goes_on_beyond_the_border_of_a_photo() -> None:
    level = np.full((20, 20), 0.9, dtype=np.float32)
    level[:, :3] = 0.2
    np.testing.assert_array_equal(closed(level, 9), level)


def test_a_window_of_one_pixel_changes_nothing() -> None:
    level = disc(21, 6)
    np.testing.assert_array_equal(closed(level, 1), level)


def test_the_rim_of_a_round_shadow_is_dark_again_but_a_whole_dot_stays_filled() -> None:
    level = np.minimum(disc(61, 14), np.roll(disc(61, 2), 22, axis=1))
    filled = np.stack([closed(level, 9)])
    assert ((filled[0] > level) & (disc(61, 14) < 0.5)).any()
    whole = without_tips(filled, level)[0]
    np.testing.assert_array_equal(whole[disc(61, 14) < 0.5], np.float32(0.3))
    assert whole[30, 52] == np.float32(0.9)


def test_each_closing_flows_by_itself_and_the_given_ones_stay() -> None:
    level = disc(61, 8)
    closings = np.stack([closed(level, 9), closed(level, 25)])
    before = closings.copy()
    result = without_tips(closings, level)
    np.testing.assert_array_equal(closings, before)
    np.testing.assert_array_equal(result[0], level)
    assert result[1].min() == np.float32(0.9)
