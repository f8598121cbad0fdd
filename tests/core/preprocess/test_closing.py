"""Closings fill what is dark and narrow, and leave what is dark and broad."""

from __future__ import annotations

import numpy as np

from digitpad.preprocess.light import closed


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
