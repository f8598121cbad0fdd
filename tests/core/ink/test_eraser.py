"""The eraser: what it takes and what it leaves."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.ink.drawing import drawing_from_points
from digitpad.ink.eraser import rubbed_out


def test_the_eraser_takes_the_ink_below_it_and_no_other() -> None:
    line = drawing_from_points([[(0.1, 0.5), (0.9, 0.5)], [(0.1, 0.9), (0.9, 0.9)]])
    left, right, below = rubbed_out(line, 0.5, 0.5, 0.1).strokes
    assert left.points[-1, 0] < 0.41
    assert right.points[0, 0] > 0.59
    np.testing.assert_array_equal(below.points, line.strokes[1].points)
    assert rubbed_out(line, 0.5, 0.7, 0.1) is line


def test_a_stroke_of_any_length_is_rubbed_out_at_once() -> None:
    # As in a file whose coordinates are wrong; points a pen apart would fill the memory.
    drawing = drawing_from_points([[(-1e9, 0.5), (1e9, 0.5)]])
    left = rubbed_out(drawing, 0.5, 0.5, 0.1)
    assert [len(stroke.points) for stroke in left.strokes] == [2, 2]
    assert left.strokes[0].points[-1] == pytest.approx((0.4, 0.5), abs=1e-6)


def test_what_stays_of_a_stroke_keeps_its_points() -> None:
    points = [(0.1, 0.5), (0.2, 0.5), (0.5, 0.5), (0.9, 0.5)]
    left = rubbed_out(drawing_from_points([points]), 0.5, 0.5, 0.1)
    assert left.strokes[0].points == pytest.approx(np.array([*points[:2], (0.4, 0.5)]))
    assert left.strokes[1].points == pytest.approx(np.array([(0.6, 0.5), points[3]]))
