"""Pieces of a mask are numbered, distances measured, masks grown."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis.extra import numpy as hnp

from digitpad.picture.blobs import distance_inside, grown, label

masks = hnp.arrays(np.bool_, hnp.array_shapes(min_dims=2, max_dims=2, max_side=12))


def flooded(mask: np.ndarray) -> tuple[np.ndarray, int]:
    """The same as ``label``, one pixel after the other."""
    labels = np.zeros(mask.shape, dtype=int)
    count = 0
    for start in zip(*np.nonzero(mask), strict=True):
        if labels[start]:
            continue
        count += 1
        labels[start] = count
        waiting = [start]
        while waiting:
            row, column = waiting.pop()
            for y in range(max(0, row - 1), min(mask.shape[0], row + 2)):
                for x in range(max(0, column - 1), min(mask.shape[1], column + 2)):
                    if mask[y, x] and not labels[y, x]:
                        labels[y, x] = count
                        waiting.append((y, x))
    return labels, count


@given(masks)
def test_pieces_are_those_that_flooding_finds(mask: np.ndarray) -> None:
    labels, count = label(mask)
    expected, expected_count = flooded(mask)
    assert count == expected_count
    assert ((labels > 0) == mask).all()
    pairs = set(zip(labels[mask].tolist(), expected[mask].tolist(), strict=True))
    assert len(pairs) == count


def test_a_spiral_is_one_piece() -> None:
    y, x = np.mgrid[-60:60, -60:60]
    radius = np.hypot(x, y)
    turns = radius / 12 - np.arctan2(y, x) / (2 * np.pi)
    spiral = (turns % 1 < 0.5) & (turns > 1) & (turns < 4)
    assert label(spiral)[1] == 1


@given(masks)
def test_distances_are_those_to_the_nearest_pixel_outside(mask: np.ndarray) -> None:
    outside = np.argwhere(~mask)
    distances = distance_inside(mask, 20)
    for place in np.argwhere(mask):
        nearest = np.hypot(*(outside - place).T).min() if len(outside) else 20
        assert distances[tuple(place)] == pytest.approx(min(nearest, 20))
    assert (distances[~mask] == 0).all()


@given(masks)
def test_growing_adds_all_neighbours_and_nothing_else(mask: np.ndarray) -> None:
    padded = np.pad(mask, 1)
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3))
    np.testing.assert_array_equal(grown(mask, 1), windows.any(axis=(2, 3)))
