"""A drawing is a value: immutable, compared by what it holds, without its widget."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.ink.drawing import DEFAULT_PEN_WIDTH, Drawing, Stroke, drawing_from_points


def test_a_stroke_keeps_its_own_read_only_copy_of_the_points() -> None:
    points = np.array([[0.1, 0.2], [0.3, 0.4]], dtype=np.float32)
    stroke = Stroke(points)
    points[0, 0] = 9.0
    assert stroke.points[0, 0] == np.float32(0.1)
    with pytest.raises(ValueError, match="read-only"):
        stroke.points[0, 0] = 9.0


@pytest.mark.parametrize("points", [[], [[np.nan, 0.0]], [[0.0, np.inf]]])
def test_a_stroke_without_points_or_with_impossible_ones_is_refused(points: list) -> None:
    with pytest.raises(ValueError, match="finite"):
        Stroke(np.array(points, dtype=np.float32))


def test_strokes_and_drawings_are_equal_when_their_points_are() -> None:
    one, same, other = (drawing_from_points([[(0, 0), (1, end)]]) for end in (1, 1, 0.5))
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != Drawing(one.strokes, pen_width=DEFAULT_PEN_WIDTH / 2)


def test_the_length_is_that_of_the_line_and_none_for_a_dot() -> None:
    assert Stroke(np.array([[0, 0], [3, 4], [3, 5]], dtype=np.float32)).length == 6.0
    assert Stroke(np.array([[0.5, 0.5]], dtype=np.float32)).length == 0.0


def test_a_drawing_knows_whether_it_is_empty_and_how_many_points_it_has() -> None:
    assert Drawing().is_empty
    assert Drawing().point_count == 0
    drawing = drawing_from_points([[(0, 0), (1, 1)], [(0.5, 0.5)]])
    assert not drawing.is_empty
    assert drawing.point_count == 3


def test_the_bounds_span_all_strokes_and_an_empty_drawing_has_none() -> None:
    drawing = drawing_from_points([[(0.25, 0.5)], [(-0.5, 0.75), (0.5, 0.125)]])
    assert drawing.bounds() == (-0.5, 0.125, 0.5, 0.75)
    with pytest.raises(ValueError, match="no bounds"):
        Drawing().bounds()
