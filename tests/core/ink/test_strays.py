"""Samples that a tablet makes up are found by how far they are from all others."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.handwriting import synthesis
from digitpad.ink.drawing import drawing_from_points
from digitpad.ink.strays import without_smears, without_strays

ALONG = np.stack([np.linspace(0.3, 0.6, 20), np.linspace(0.2, 0.7, 20)], axis=1)
FIRST, LAST = np.array([[0.05, 0.9]]), np.array([[0.95, 0.1]])


def test_a_sample_far_from_all_others_at_either_end_is_left_out() -> None:
    for points in ([FIRST, ALONG], [ALONG, LAST], [FIRST, ALONG, LAST]):
        np.testing.assert_array_equal(without_strays(np.concatenate(points)), ALONG)


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_a_few_points_far_apart_are_a_fast_stroke(count: int) -> None:
    fast = np.linspace((0.2, 0.2), (0.8, 0.7), count)
    assert len(without_strays(fast)) == count


def test_a_closed_shape_keeps_its_ends() -> None:
    angles = np.linspace(0, 2 * np.pi, 40)
    ring = np.stack([0.5 + 0.3 * np.sin(angles), 0.5 - 0.3 * np.cos(angles)], axis=1)
    assert len(without_strays(ring)) == 40


def test_generated_digits_keep_all_their_points() -> None:
    for drawing, _ in synthesis.labelled_drawings(4, 0, 300):
        for stroke in drawing.strokes:
            assert len(without_strays(stroke.points)) == len(stroke.points)


def test_small_strokes_apart_are_left_out_and_those_of_the_digit_are_not() -> None:
    five = [[(0.6, 0.2), (0.4, 0.2)], [(0.4, 0.22), (0.4, 0.5), (0.6, 0.6), (0.4, 0.8)]]
    whole = drawing_from_points(five)
    assert without_smears(whole) is whole
    smears = [[(0.9, 0.9)], [(0.05, 0.1), (0.1, 0.12)]]
    assert without_smears(drawing_from_points([*five, *smears])) == whole
    lone = drawing_from_points(five[1:])
    assert without_smears(lone) is lone
