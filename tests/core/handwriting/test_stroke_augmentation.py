"""Drawings written again: the same for the same key, different, and still the same digit."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.handwriting.stroke_augmentation import PEN_WIDTHS_PX, TILT_LIMIT, augmented
from digitpad.handwriting.synthesis import labelled_drawings
from digitpad.ink.drawing import Drawing, Stroke, drawing_from_points
from digitpad.ink.normalise import PEN_WIDTH_PX, drawing_to_image

DIGITS = [drawing for drawing, _ in labelled_drawings(6, 0, 60)]
UPRIGHT = drawing_from_points([[[0.5, 0.2 + 0.03 * step] for step in range(21)]])


def heading(drawing: Drawing) -> float:
    """Return by how much a stroke leans to the right of upright, in radians."""
    points = drawing.strokes[0].points
    x, y = points[-1] - points[0]
    return float(np.arctan2(-x, y))


def test_a_key_gives_the_same_drawing_and_another_key_another() -> None:
    for number, drawing in enumerate(DIGITS):
        first = augmented(drawing, 3, number)
        assert augmented(drawing, 3, number) == first
        assert augmented(drawing, 3, number + 1) != first
        assert first[0] != drawing


def test_the_drawing_that_was_given_stays_as_it_is() -> None:
    before = [stroke.points.copy() for stroke in DIGITS[0].strokes]
    augmented(DIGITS[0], 1)
    for stroke, points in zip(DIGITS[0].strokes, before, strict=True):
        np.testing.assert_array_equal(stroke.points, points)


def test_the_image_stays_much_nearer_to_its_original_than_to_other_digits() -> None:
    digits = [digit for _, digit in labelled_drawings(6, 0, 60)]
    originals = np.stack([drawing_to_image(drawing) for drawing in DIGITS]).astype(float)
    likeness = []
    for number, drawing in enumerate(DIGITS):
        for way in range(4):
            image = drawing_to_image(*augmented(drawing, number, way)).astype(float)
            distances = ((originals - image) ** 2).sum(axis=(1, 2))
            likeness.append(digits[int(distances.argmin())] == digits[number])
    assert np.mean(likeness) > 0.75


def test_place_and_size_stay_about_the_same() -> None:
    for number, drawing in enumerate(DIGITS):
        again, _ = augmented(drawing, 8, number)
        left, top, right, bottom = drawing.bounds()
        size = max(right - left, bottom - top)
        for was, now in zip(drawing.bounds(), again.bounds(), strict=True):
            assert abs(was - now) < 0.75 * size
        assert again.pen_width == drawing.pen_width


def test_pens_differ_within_their_bounds() -> None:
    widths = [augmented(UPRIGHT, 1, number)[1] for number in range(300)]
    assert PEN_WIDTHS_PX[0] <= min(widths) < 1.8
    assert 3.1 < max(widths) <= PEN_WIDTHS_PX[-1]
    assert abs(float(np.median(widths)) - PEN_WIDTH_PX) < 0.15


def test_upright_strokes_lean_both_ways_to_the_right_more_and_never_too_far() -> None:
    leans = np.array([heading(augmented(UPRIGHT, 1, number)[0]) for number in range(500)])
    # The bow and the ends of a stroke turn the line between its ends a little beyond the limit.
    assert np.abs(leans).max() < TILT_LIMIT + 0.15
    assert (leans < -0.2).sum() > 15
    assert (leans > 0.2).sum() > 1.4 * (leans < -0.2).sum()


def test_slow_tablets_keep_few_points_but_enough_for_every_curve() -> None:
    angles = np.linspace(0, 4 * np.pi, 200)
    eight = drawing_from_points(
        [np.stack([0.5 + 0.15 * np.sin(angles), 0.5 + 0.3 * np.cos(angles / 2)], axis=1)]
    )
    counts = [augmented(eight, 1, number)[0].point_count for number in range(200)]
    assert 10 <= min(counts) < 30
    assert np.median(counts) > 150


def test_some_tablets_are_coarse() -> None:
    steps = []
    for number in range(200):
        points = augmented(UPRIGHT, 2, number)[0].strokes[0].points
        steps.append(len(np.unique(np.round(points[:, 1], 4))))
    assert 10 < sum(count < 15 for count in steps) < 100


def test_strokes_stay_unless_the_pen_fails_for_a_moment() -> None:
    counts = [len(augmented(UPRIGHT, 3, number)[0].strokes) for number in range(400)]
    assert set(counts) == {1, 2}
    assert counts.count(2) < 40


@pytest.mark.parametrize(
    "drawing",
    [
        Drawing(),
        drawing_from_points([[[0.5, 0.5]]]),
        drawing_from_points([[[0.5, 0.5], [0.51, 0.505]]]),
    ],
)
def test_nothing_and_a_dot_come_back_as_they_are(drawing: Drawing) -> None:
    assert augmented(drawing, 1) == (drawing, PEN_WIDTH_PX)


@pytest.mark.parametrize(
    "strokes",
    [
        [[[0.1, 0.1], [0.9, 0.9]]],
        [[[0.5, 0.1], [0.5, 0.9]], [[0.7, 0.5]]],
        [[[0.5, 0.1], [0.5, 0.1], [0.5, 0.9], [0.5, 0.9]]],
        [[[-3.0, 5.0], [40.0, 5.0]]],
    ],
)
def test_short_odd_and_far_strokes_are_borne(strokes: list[list[list[float]]]) -> None:
    for number in range(40):
        again, width = augmented(drawing_from_points(list(strokes)), number)
        assert len(again.strokes) >= len(strokes)
        assert drawing_to_image(again, width).max() > 100


def test_a_long_drawing_takes_no_more_points_than_it_had_and_its_refinement() -> None:
    points = np.random.default_rng(1).random((20_000, 2)).astype(np.float32)
    drawing = Drawing((Stroke(np.sort(points, axis=0)),))
    assert augmented(drawing, 1)[0].point_count < 20_100
