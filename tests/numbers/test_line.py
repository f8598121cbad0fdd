"""Where the digits of a line stand, which pieces may be one sign, and what networks see of them."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.ink.drawing import drawing_from_points
from digitpad.numbers.lattice import Candidate
from digitpad.numbers.line import VIEW, band_of
from digitpad.numbers.strokes import StrokeLine

Boxes = list[tuple[float, float, float, float]]


def digits(count: int, *, height: float = 1.0, slope: float = 0.0) -> Boxes:
    """Return boxes of digits side by side, a digit's height apart."""
    return [(n, slope * n, n + 0.5, slope * n + height) for n in range(count)]


def uprights(*places: float) -> StrokeLine:
    """Return uprights of one height at some places, in their heights."""
    return StrokeLine(drawing_from_points([[(0.1 * x, 0.2), (0.1 * x, 0.3)] for x in places]))


def test_digits_are_as_high_as_most_tall_pieces() -> None:
    """Whatever low signs stand beside them, and a slash that is taller."""
    low = [(3.6, 0.9, 3.7, 1.0), (2.6, 0.5, 2.9, 0.6), (1.6, 0.9, 1.7, 1.1), (0.6, 0.9, 0.7, 1.0)]
    slash = [(5.0, -0.2, 5.4, 1.2)]
    band = band_of(np.array(digits(4) + low + slash))
    assert band.height == pytest.approx(1.0)
    assert band.middle == pytest.approx(0.5)


@pytest.mark.parametrize(("low", "height"), [(0.25, 1.0), (0.4, 0.4)])
def test_what_is_far_lower_than_the_tallest_piece_is_no_digit(low: float, height: float) -> None:
    """The limit is 30 % of its height."""
    boxes = [(0.0, 0.0, 0.2, 1.0), (1.0, 0.0, 1.2, low), (2.0, 0.0, 2.2, low), (3.0, 0.0, 3.2, low)]
    assert band_of(np.array(boxes)).height == pytest.approx(height)


def test_a_dash_alone_is_twice_as_wide_as_a_digit_is_high() -> None:
    dash = [(0.0, 0.5, 1.0, 0.52)]
    assert band_of(np.array(dash)).height == pytest.approx(0.5)
    # Beside a digit its width says nothing.
    assert band_of(np.array([*dash, (2.0, 0.0, 2.2, 0.3)])).height == pytest.approx(0.3)


@pytest.mark.parametrize(("slope", "found"), [(0.0, 0.0), (0.1, 0.1), (-0.3, -0.3), (0.6, 0.4)])
def test_a_line_may_rise_and_fall_but_not_steeply(slope: float, found: float) -> None:
    band = band_of(np.array(digits(5, slope=slope)))
    assert band.slope == pytest.approx(found)
    if slope == found:
        middles = band.middles(np.array([0.25, 4.25]))
        assert middles == pytest.approx([0.5, 0.5 + 4 * slope])


def test_few_signs_say_nothing_about_the_slope() -> None:
    assert band_of(np.array(digits(3, slope=0.2))).slope == 0
    close = np.array(digits(5, slope=0.2)) * (0.4, 1.0, 0.4, 1.0)
    assert band_of(close).slope == 0


def test_one_sign_that_is_out_of_place_does_not_tilt_the_line() -> None:
    boxes = digits(7)
    boxes[6] = (6.0, 2.0, 6.5, 3.0)
    assert band_of(np.array(boxes)).slope == pytest.approx(0.0)


def test_a_line_without_ink_has_some_frame() -> None:
    assert band_of(np.zeros((0, 4))).height > 0


def test_neighbouring_pieces_are_candidates_and_each_piece_alone_is_one() -> None:
    found = uprights(0, 0.3, 0.6).candidates()
    assert found == [Candidate(*pair) for pair in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))]


@pytest.mark.parametrize(("gap", "is_one"), [(0.45, True), (0.55, False)])
def test_parts_of_a_sign_are_close(gap: float, is_one: bool) -> None:
    """By half of a digit's height."""
    assert (Candidate(0, 2) in uprights(0, gap).candidates()) == is_one


@pytest.mark.parametrize(("step", "is_one"), [(0.44, True), (0.46, False)])
def test_a_sign_is_not_wider_than_any_is(step: float, is_one: bool) -> None:
    """Than 1.8 of a digit's height: four steps are 1.76 or 1.84."""
    assert (Candidate(0, 5) in uprights(*(n * step for n in range(5))).candidates()) == is_one


def test_one_piece_is_a_candidate_however_wide_it_is() -> None:
    dash = [(0.1, 0.25), (0.9, 0.25)]
    line = StrokeLine(drawing_from_points([[(0.05, 0.2), (0.05, 0.3)], dash]))
    assert Candidate(1, len(line.boxes)) in line.candidates() or len(line.boxes) > 2
    assert all(Candidate(n, n + 1) in line.candidates() for n in range(len(line.boxes)))


def test_a_sign_has_six_pieces_at_most() -> None:
    found = uprights(*(0.1 * n for n in range(8))).candidates()
    assert Candidate(0, 6) in found
    assert Candidate(0, 7) not in found


def test_a_candidate_is_seen_in_its_surroundings() -> None:
    """Its own ink in the first channel, that of its neighbours in the second."""
    line = uprights(0, 0.5)
    first, both = line.views([Candidate(0, 1), Candidate(0, 2)])
    own, around = ((channel > 100).any(axis=0) for channel in first)
    # It stands in the middle; its neighbour half of its 18 pixels to the right.
    assert np.flatnonzero(own).mean() == pytest.approx(VIEW / 2, abs=1)
    assert np.flatnonzero(around).mean() == pytest.approx(VIEW / 2 + 9, abs=1)
    assert not both[1].any()
    assert (both[0] > 100).any(axis=0).sum() > own.sum()


def test_what_is_far_away_is_not_seen() -> None:
    (view,) = uprights(0, 2.0).views([Candidate(0, 1)])
    assert view[0].any()
    assert not view[1].any()


def test_a_sign_above_the_others_is_seen_above_them() -> None:
    raised = [[(0.1 * n, 0.2), (0.1 * n, 0.3)] for n in range(4)]
    raised.append([(0.45, 0.17), (0.45, 0.19)])
    line = StrokeLine(drawing_from_points(raised))
    low, high = (np.flatnonzero(view[0].max(axis=1) > 100) for view in line.views(
        [Candidate(0, 1), Candidate(4, 5)]
    ))  # fmt: skip
    assert high.max() <= low.min() + 2


@pytest.mark.parametrize("above", [-3.0, 3.0])
def test_a_piece_outside_of_the_view_is_seen_as_nothing(above: float) -> None:
    strokes = [[(0.1 * n, 0.5), (0.1 * n, 0.6)] for n in range(5)]
    strokes.append([(0.55, 0.5 + 0.1 * above), (0.55, 0.6 + 0.1 * above)])
    line = StrokeLine(drawing_from_points(strokes))
    assert not line.views([Candidate(5, 6)])[0][0].any()
    assert line.picture().shape[0] == VIEW
