"""Pieces of a mask are numbered, distances measured, masks grown."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.picture.blobs import dilated, distance_inside, label, stretches


def test_pixels_that_touch_at_a_corner_are_one_piece() -> None:
    labels, count = label(np.eye(4, dtype=bool) | np.eye(4, k=3, dtype=bool))
    assert count == 2
    assert labels[0, 0] == labels[3, 3] != labels[0, 3] != 0


def test_distances_are_between_the_middles_of_pixels_and_bounded() -> None:
    mask = np.zeros((9, 30), dtype=bool)
    mask[1:8, 1:] = True
    distances = distance_inside(mask, 3)
    assert distances[4, 1:6].tolist() == [1, 2, 3, 3, 3]
    # Beyond the border counts as inside.
    assert distances[4, -1] == 3
    assert distances[1, 1] == pytest.approx(1)
    assert not distances[~mask].any()


def test_growing_adds_a_square_around_each_pixel() -> None:
    mask = np.zeros((9, 9), dtype=bool)
    mask[4, 4] = True
    expected = np.zeros((9, 9), dtype=bool)
    expected[2:7, 2:7] = True
    np.testing.assert_array_equal(dilated(mask, 2), expected)


@pytest.mark.parametrize(
    ("marks", "runs"),
    [
        ("", []),
        ("....", []),
        ("####", [(0, 4)]),
        ("#..#", [(0, 1), (3, 4)]),
        (".##.#.", [(1, 3), (4, 5)]),
    ],
)
def test_runs_begin_with_their_first_and_end_behind_their_last(
    marks: str, runs: list[tuple[int, int]]
) -> None:
    assert stretches(np.array([mark == "#" for mark in marks], dtype=bool)) == runs
