"""``ink/1``: a drawing as its picture, the directions of the pen, and the time."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.handwriting import synthesis
from digitpad.handwriting.stroke_order import in_another_order, maps_in_any_order
from digitpad.ink.drawing import Drawing, Stroke, drawing_from_points
from digitpad.ink.maps import DIRECTIONS, MAPS, coloured, drawing_to_maps, picture_of
from digitpad.ink.normalise import drawing_to_image

SOME = [drawn for drawn, _ in synthesis.labelled_drawings(3, 0, 60)]


def line(angle: float) -> Drawing:
    """A straight stroke in a direction, in degrees clockwise from the right."""
    way = np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
    return drawing_from_points([np.array([0.5, 0.5]) + np.outer(np.linspace(-0.3, 0.3, 20), way)])


def backwards(drawing: Drawing) -> Drawing:
    return Drawing(tuple(Stroke(stroke.points[::-1]) for stroke in drawing.strokes[::-1]))


@pytest.mark.parametrize("drawing", SOME[:20])
def test_the_first_map_is_the_picture_that_other_networks_see(drawing: Drawing) -> None:
    np.testing.assert_array_equal(drawing_to_maps(drawing)[0], drawing_to_image(drawing))
    np.testing.assert_array_equal(drawing_to_maps(drawing, 3.1)[0], drawing_to_image(drawing, 3.1))


@pytest.mark.parametrize("turn", range(DIRECTIONS))
def test_a_straight_stroke_is_in_the_map_of_its_direction_alone(turn: int) -> None:
    strengths = drawing_to_maps(line(45.0 * turn))[1:-1].sum(axis=(1, 2))
    assert strengths.argmax() == turn
    assert strengths[turn] > 0.95 * strengths.sum()


def test_a_direction_between_two_is_shared_by_both() -> None:
    right, right_down = drawing_to_maps(line(22.5))[1:3].sum(axis=(1, 2), dtype=float)
    assert right == pytest.approx(right_down, rel=0.05)


def test_the_directions_turn_round_with_the_strokes_and_the_time_runs_backwards() -> None:
    for drawing in SOME:
        there, back = drawing_to_maps(drawing), drawing_to_maps(backwards(drawing))
        opposite = np.roll(back[1:-1], DIRECTIONS // 2, axis=0)
        assert np.abs(there[1:-1].astype(int) - opposite).mean() < 1.0
        both = there[-1].astype(int) + back[-1]
        along = there[1:-1].sum(axis=0, dtype=int)
        assert np.abs(np.minimum(both, 255) - np.minimum(along, 255)).mean() < 2.0


def test_time_rises_from_the_first_point_to_the_last() -> None:
    time = drawing_to_maps(line(0.0))[-1].sum(axis=0).astype(int)
    inked = time[time > 0]
    assert (np.diff(inked[:-1]) > 0).all()
    two = drawing_from_points([[[0, 0], [0, 1]], [[1, 0], [1, 1]]])
    left, right = np.split(drawing_to_maps(two)[-1], 2, axis=1)
    assert right.sum() > 2.5 * left.sum()


def test_neither_size_nor_place_nor_the_number_of_points_changes_the_maps() -> None:
    for drawing in SOME[:20]:
        moved = drawing_from_points(stroke.points * 7 + (30, -50) for stroke in drawing.strokes)
        dense = drawing_from_points(
            np.stack([np.interp(np.arange(0, len(p) - 0.9, 0.1), np.arange(len(p)), p[:, i])
                      for i in (0, 1)], axis=1)
            for p in (stroke.points for stroke in drawing.strokes)
        )  # fmt: skip
        plain = drawing_to_maps(drawing).astype(int)
        for other in (moved, dense):
            assert np.abs(plain - drawing_to_maps(other)).mean() < 1.0


@pytest.mark.parametrize(
    "drawing",
    [
        Drawing(),
        drawing_from_points([[[0.5, 0.5]]]),
        drawing_from_points([[[0.5, 0.5], [0.5, 0.5]]]),
        drawing_from_points([[[0.5, 0.5], [0.505, 0.5]]]),
        drawing_from_points([[[0, 0], [1e6, 1e-6]], [[3, 3]]]),
    ],
)
def test_any_drawing_has_maps(drawing: Drawing) -> None:
    maps = drawing_to_maps(drawing)
    assert maps.shape == (MAPS, 28, 28)
    assert maps.dtype == np.uint8
    assert bool(maps.any()) != drawing.is_empty


def test_what_lies_at_the_edge_of_the_picture_is_not_seen_on_the_other_side() -> None:
    long = drawing_from_points([[[0, 0], [1, 0]], [[0.5, 0], [0.5, 0.02]] * 40])
    maps = drawing_to_maps(long)
    assert not maps[1:, :10].any()


def test_another_order_has_the_same_picture_and_a_training_image_depends_on_its_drawing() -> None:
    generator = np.random.default_rng(0)
    changed = 0
    for drawing in SOME:
        other = in_another_order(drawing, generator)
        assert np.abs(drawing_to_image(other).astype(int) - drawing_to_image(drawing)).mean() < 4.0
        learned = maps_in_any_order(drawing, 2.4)
        np.testing.assert_array_equal(learned, maps_in_any_order(drawing, 2.4))
        changed += not np.array_equal(learned, drawing_to_maps(drawing))
    assert 0.15 * len(SOME) < changed < 0.6 * len(SOME)


def test_ink_is_shown_in_the_hue_of_its_direction_and_a_picture_as_it_is() -> None:
    red, green, blue = coloured(drawing_to_maps(line(0.0))).reshape(-1, 3).sum(axis=0).tolist()
    assert red > 5 * max(green, blue)
    red, green, blue = coloured(drawing_to_maps(line(180.0))).reshape(-1, 3).sum(axis=0).tolist()
    assert min(green, blue) > 5 * red
    maps = drawing_to_maps(SOME[0])
    np.testing.assert_array_equal(picture_of(maps), maps[0])
    colours = np.zeros((3, 32, 32), dtype=np.uint8)
    assert picture_of(colours) is colours
    unknown = maps.copy()
    unknown[1:] = 0
    np.testing.assert_array_equal(coloured(unknown), np.repeat(maps[0][..., None], 3, axis=2))
