"""Pieces of a mask are numbered, distances measured, masks grown."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from digitpad.preprocess.blobs import components, dilated, distance_inside, label, stretches


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


def test_components_are_those_of_opencv_whose_corners_touch() -> None:
    mask = (np.random.default_rng(4).random((60, 81)) < 0.4).astype(np.uint8)
    found = components(mask)
    expected = cv2.connectedComponentsWithStats(mask, connectivity=8)
    assert found[0] == expected[0] > 5
    for one, other in zip(found[1:], expected[1:], strict=True):
        assert np.array_equal(one, other)
