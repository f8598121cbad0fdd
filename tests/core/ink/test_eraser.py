"""The eraser: what it takes and what it leaves."""

from __future__ import annotations

import numpy as np

from digitpad.ink.drawing import drawing_from_points
from digitpad.ink.eraser import rubbed_out


def test_the_eraser_takes_the_ink_below_it_and_no_other() -> None:
    line = drawing_from_points([[(0.1, 0.5), (0.9, 0.5)], [(0.1, 0.9), (0.9, 0.9)]])
    left, right, below = rubbed_out(line, 0.5, 0.5, 0.1).strokes
    assert left.points[-1, 0] < 0.41
    assert right.points[0, 0] > 0.59
    np.testing.assert_array_equal(below.points, line.strokes[1].points)
    assert rubbed_out(line, 0.5, 0.7, 0.1) is line
