"""A curve keeps how a run went with a bounded number of points, whatever its length."""

from __future__ import annotations

import math

import numpy as np
import pytest

from digitpad.report.curves import clipped
from digitpad.training.curve import MOST_POINTS, GrowingCurve, TrainCurve
from digitpad.training.events import Progress


def grown(count: int) -> GrowingCurve:
    series = GrowingCurve()
    for number in range(count):
        series.append(number, 10.0 * number)
    return series


def test_few_values_are_points_as_they_are() -> None:
    series = grown(3)
    assert series.points.tolist() == [[0, 0], [1, 10], [2, 20]]
    x, y = series.curve()
    assert (x.tolist(), y.tolist()) == ([0, 1, 2], [0, 10, 20])
    assert (series.per_point, series.last) == (1, 20.0)


def test_an_empty_curve_has_no_last_value() -> None:
    assert GrowingCurve().last is None
    assert [part.tolist() for part in GrowingCurve().curve()] == [[], []]


def test_a_full_curve_keeps_every_point_until_one_more_comes() -> None:
    series = grown(MOST_POINTS)
    assert series.points[:, 0].tolist() == list(range(MOST_POINTS))
    assert series.per_point == 1


def test_then_neighbours_become_their_mean_and_two_values_a_point() -> None:
    series = grown(MOST_POINTS + 1)
    assert series.per_point == 2
    half = MOST_POINTS // 2
    pairs = 2 * np.arange(half) + 0.5
    np.testing.assert_allclose(series.points, np.stack([pairs, 10 * pairs], axis=1))
    # The one that is over waits for its neighbour, but is where the curve ends.
    assert series.curve()[0][-1] == MOST_POINTS
    series.append(MOST_POINTS + 1, 0.0)
    assert len(series.points) == half + 1
    assert series.points[-1].tolist() == [MOST_POINTS + 0.5, 5.0 * MOST_POINTS]
    assert series.last == 0.0


def test_a_curve_of_many_values_never_has_more_points() -> None:
    series = grown(9 * MOST_POINTS)
    assert MOST_POINTS / 2 <= len(series.points) <= MOST_POINTS
    assert series.per_point == 16
    np.testing.assert_allclose(series.points[0], [7.5, 75.0])
    np.testing.assert_allclose(np.diff(series.points[:, 0]), 16.0)


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_what_is_no_number_is_left_out(value: float) -> None:
    series = grown(2)
    series.append(2, value)
    assert series.points.tolist() == [[0, 0], [1, 10]]
    assert series.last == 10.0


def test_a_curve_is_restored_and_continues() -> None:
    kept = grown(MOST_POINTS + 2)
    again = GrowingCurve.of(kept.points, kept.per_point)
    for series in (kept, again):
        for number in range(5):
            series.append(5000 + number, number)
    np.testing.assert_array_equal(again.points, kept.points)
    assert again.last == 4.0
    assert GrowingCurve.of(np.empty((0, 2)), 1).last is None
    assert GrowingCurve.of(np.array([[1.0, 2.0]]), 1).last == 2.0


@pytest.mark.parametrize(
    ("points", "per_point"),
    [
        (np.zeros(4), 1),
        (np.zeros((4, 3)), 1),
        (np.zeros((MOST_POINTS + 1, 2)), 1),
        (np.array([[0.0, math.nan]]), 1),
        (np.zeros((4, 2)), 0),
    ],
)
def test_what_is_no_curve_is_refused(points: np.ndarray, per_point: int) -> None:
    with pytest.raises(ValueError, match="its curve"):
        GrowingCurve.of(points, per_point)
    assert len(GrowingCurve.of(np.zeros((MOST_POINTS, 2)), 1).points) == MOST_POINTS


def test_a_scaled_curve_has_other_heights_at_the_same_places() -> None:
    assert grown(3).scaled(0.5).points.tolist() == [[0, 0], [1, 5], [2, 10]]


def test_loss_and_accuracy_are_kept_against_the_epochs_done() -> None:
    curve = TrainCurve()
    curve.add(Progress(2, 5, 1.25, 0.1, 0.7, 100.0, 1.0, 9.0, 0.9))
    assert curve.loss.points.tolist() == [[1.25, 0.7]]
    assert curve.accuracy.points.tolist() == [[1.25, 0.9]]


def parts(values: list[float], low: float = 0.0, high: float = 1.0) -> list[list[list[float]]]:
    curve = np.arange(len(values), dtype=np.float64), np.array(values, dtype=np.float64)
    return [[x.round(3).tolist(), y.tolist()] for x, y in clipped(curve, low, high)]


def test_a_curve_is_cut_where_it_leaves_what_is_shown_and_never_runs_along_the_edge() -> None:
    assert parts([3.0, 0.0, 0.5]) == [[[0.667, 1.0, 2.0], [1.0, 0.0, 0.5]]]
    assert parts([0.5, 1.5, 1.5, 0.5]) == [[[0.0, 0.5], [0.5, 1.0]], [[2.5, 3.0], [1.0, 0.5]]]
    assert parts([-1.0, 2.0]) == [[[0.333, 0.667], [0.0, 1.0]]]


def test_a_curve_that_is_shown_whole_is_left_alone_and_one_outside_is_gone() -> None:
    assert parts([0.0, 0.4, 1.0]) == [[[0.0, 1.0, 2.0], [0.0, 0.4, 1.0]]]
    assert parts([1.0, 1.0]) == [[[0.0, 1.0], [1.0, 1.0]]]
    assert parts([2.0, 3.0, 2.0]) == []
    assert parts([]) == []
