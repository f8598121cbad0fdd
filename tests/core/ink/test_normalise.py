"""``mnist/1`` for strokes: the shape alone decides, not where, how large or with which pen."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from digitpad.ink.drawing import Drawing, Stroke, drawing_from_points
from digitpad.ink.normalise import (
    CENTRE_PX,
    box_polylines,
    drawing_to_image,
    place_centred,
    placement,
)
from digitpad.ink.raster import SUPERSAMPLING, draw_fine

FIVE = drawing_from_points(
    [
        [(0.35, 0.25), (0.33, 0.45), (0.5, 0.42), (0.62, 0.55), (0.55, 0.72), (0.32, 0.74)],
        [(0.35, 0.25), (0.62, 0.24)],
    ]
)


def moved(drawing: Drawing, factor: float, x: float, y: float) -> Drawing:
    strokes = tuple(
        Stroke(stroke.points * np.float32(factor) + np.array([x, y], np.float32))
        for stroke in drawing.strokes
    )
    return replace(drawing, strokes=strokes)


def differs(first: np.ndarray, second: np.ndarray) -> float:
    """The mean difference in grey levels, over the pixels with ink in either."""
    has_ink = (first > 0) | (second > 0)
    return float(np.abs(first.astype(int) - second.astype(int))[has_ink].mean())


def extent(image: np.ndarray) -> tuple[int, int]:
    rows, columns = np.nonzero(image > 64)
    return int(np.ptp(rows)) + 1, int(np.ptp(columns)) + 1


def centre(image: np.ndarray) -> tuple[float, float]:
    weights = image.astype(float)
    places = np.arange(28) + 0.5
    return (
        float(weights.sum(axis=0) @ places / weights.sum()),
        float(weights.sum(axis=1) @ places / weights.sum()),
    )


@given(st.floats(0.1, 20), st.floats(-3, 3), st.floats(-3, 3))
def test_place_and_size_of_a_drawing_leave_the_image_as_it_is(
    factor: float, x: float, y: float
) -> None:
    # Rounding to a fine pixel of 1/8 px may shift an edge.
    assert differs(drawing_to_image(moved(FIVE, factor, x, y)), drawing_to_image(FIVE)) < 20


@given(st.floats(0.001, 1.0))
def test_the_pen_of_the_drawing_does_not_matter(width: float) -> None:
    np.testing.assert_array_equal(
        drawing_to_image(replace(FIVE, pen_width=width)), drawing_to_image(FIVE)
    )


def test_the_longer_side_is_twenty_pixels_and_the_mass_is_in_the_middle() -> None:
    image = drawing_to_image(FIVE)
    assert max(extent(image)) in (19, 20, 21)
    assert centre(image) == pytest.approx((CENTRE_PX, CENTRE_PX), abs=0.15)
    assert image.shape == (28, 28)
    assert image.dtype == np.uint8
    assert image.max() == 255


@given(st.floats(0.2, 1.0))
def test_the_aspect_ratio_is_kept(ratio: float) -> None:
    box = [(0, 0), (ratio, 0), (ratio, 1), (0, 1), (0, 0)]
    height, width = extent(drawing_to_image(drawing_from_points([box])))
    pen = 2.4
    assert height in (19, 20, 21)
    assert width == pytest.approx((20 - pen) * ratio + pen, abs=1.5)


def test_empty_rows_and_columns_inside_stay() -> None:
    equals = drawing_from_points([[(0.2, 0.3), (0.8, 0.3)], [(0.2, 0.6), (0.8, 0.6)]])
    rows = np.flatnonzero(drawing_to_image(equals).max(axis=1) > 64)
    assert np.diff(rows).max() > 4


def test_a_stroke_is_not_closed() -> None:
    open_angle = drawing_from_points([[(0.2, 0.2), (0.8, 0.2), (0.8, 0.8)]])
    image = drawing_to_image(open_angle)
    rows, columns = np.nonzero(image > 64)
    lower_left = image[rows.min() + 8 : rows.max() + 1, columns.min() : columns.min() + 10]
    assert lower_left.max() == 0


def test_an_empty_drawing_is_no_ink() -> None:
    image = drawing_to_image(Drawing())
    assert image.shape == (28, 28)
    assert image.max() == 0


@pytest.mark.parametrize("points", [[(0.9, 0.1)], [(0.9, 0.1), (0.9005, 0.1005)]])
def test_a_dot_stays_a_dot_in_the_middle(points: list[tuple[float, float]]) -> None:
    image = drawing_to_image(drawing_from_points([points]))
    assert image.max() > 200
    assert max(extent(image)) <= 4
    assert centre(image) == pytest.approx((CENTRE_PX, CENTRE_PX), abs=0.15)


@pytest.mark.parametrize(("length", "is_dot"), [(0.019, True), (0.021, False)])
def test_a_drawing_under_a_fiftieth_of_the_canvas_is_a_dot(length: float, is_dot: bool) -> None:
    drawing = drawing_from_points([[(0.4, 0.4), (0.4, 0.4 + length)]])
    assert (extent(drawing_to_image(drawing))[0] < 10) == is_dot
    assert (placement(drawing) is None) == is_dot


def test_a_placement_says_where_each_point_lies_in_the_image() -> None:
    corner = drawing_from_points([[(0.2, 0.3), (0.2, 0.9), (0.5, 0.9)]])
    found = placement(corner)
    assert found is not None
    image = drawing_to_image(corner)
    # The upper end of the stroke, its corner, and its right end, half a pen further out.
    pen = 2.4
    assert found.scale == pytest.approx((20 - pen) / 0.6)
    rows, columns = (np.flatnonzero(image.max(axis=axis) > 127) for axis in (1, 0))
    assert found.scale * 0.3 + found.top - pen / 2 == pytest.approx(rows[0], abs=0.51)
    assert found.scale * 0.9 + found.top + pen / 2 == pytest.approx(rows[-1] + 1, abs=0.51)
    assert found.scale * 0.2 + found.left - pen / 2 == pytest.approx(columns[0], abs=0.51)
    assert found.scale * 0.5 + found.left + pen / 2 == pytest.approx(columns[-1] + 1, abs=0.51)
    assert placement(Drawing()) is None


def test_a_square_is_placed_and_moved_to_the_eighth_of_a_pixel() -> None:
    side = 48 * SUPERSAMPLING
    fine = np.zeros((side, side), dtype=np.uint8)
    fine[20 * SUPERSAMPLING : 24 * SUPERSAMPLING, 10 * SUPERSAMPLING : 14 * SUPERSAMPLING] = 255
    square = Image.fromarray(fine)
    for right, down in ((0.0, 0.0), (2.0, -1.125)):
        image = place_centred(square, moved_px=(right, down))
        assert centre(image) == pytest.approx((CENTRE_PX + right, CENTRE_PX + down), abs=0.01)
        assert int(image.sum()) == pytest.approx(16 * 255, rel=0.01)
    box = (0, 16 * SUPERSAMPLING, 24 * SUPERSAMPLING, 32 * SUPERSAMPLING)
    np.testing.assert_array_equal(place_centred(square, within=box), place_centred(square))


def test_a_scribble_far_off_the_canvas_is_drawn_like_one_on_it() -> None:
    assert differs(drawing_to_image(moved(FIVE, 1.0, 40.0, -60.0)), drawing_to_image(FIVE)) < 20


def test_a_drawing_of_a_hundred_thousand_points_is_the_same_as_one_of_few() -> None:
    points = FIVE.strokes[0].points
    steps = np.linspace(0, len(points) - 1, 100_000)
    dense = np.stack(
        [np.interp(steps, np.arange(len(points)), points[:, axis]) for axis in (0, 1)], axis=1
    )
    many = drawing_to_image(drawing_from_points([dense, FIVE.strokes[1].points]))
    assert differs(many, drawing_to_image(FIVE)) < 20


def test_the_middle_of_the_pen_runs_around_the_middle_of_the_field() -> None:
    """20 pixels less the pen's 2.4 for the longer side of 0.6; the field's middle is at 24."""
    corner = drawing_from_points([[(0.2, 0.3), (0.2, 0.9), (0.5, 0.9)]])
    expected = [(19.6, 15.2), (19.6, 32.8), (28.4, 32.8)]
    np.testing.assert_allclose(box_polylines(corner).points, expected, atol=1e-4)
    dot = drawing_from_points([[(0.2, 0.3), (0.21, 0.3)]])
    np.testing.assert_allclose(box_polylines(dot).points, [(24.0, 24.0)] * 2, atol=1e-4)


def test_of_dense_points_one_is_left_for_each_eighth_of_a_pixel() -> None:
    line = np.stack((np.full(1001, 0.5), np.linspace(0, 1, 1001)), axis=1)
    places = box_polylines(drawing_from_points([line])).points[:, 1]
    assert places[[0, -1]] == pytest.approx([15.2, 32.8])
    assert np.diff(places).max() < 1 / 8 + 17.6 / 1000
    assert len(places) == pytest.approx(17.6 * 8, abs=2)


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_nothing_of_a_drawing_lies_beyond_the_box_that_is_looked_at(turns: int) -> None:
    """The far ends of two bars, which move the centre of mass most."""
    points = np.array([(0.0, 0.0), (0.0, 0.6), (1.0, 0.6)]) - 0.5
    turned = points @ np.linalg.matrix_power(np.array([(0.0, 1.0), (-1.0, 0.0)]), turns)
    drawing = drawing_from_points([turned])
    fine = draw_fine(box_polylines(drawing), 48, 2.4)
    np.testing.assert_array_equal(drawing_to_image(drawing), place_centred(fine))
