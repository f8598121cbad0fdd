"""Strokes are cut where a pen went on to the next sign; their shapes give hints."""

from __future__ import annotations

import itertools
from math import isnan

import numpy as np
import pytest

from digitpad.ink.drawing import drawing_from_points
from digitpad.numbers.lattice import Candidate
from digitpad.numbers.strokes import StrokeLine

Points = np.ndarray


def polyline(*corners: tuple[float, float], steps: int = 20) -> Points:
    """Return points from corner to corner, in digit heights; a digit stands between y 0 and 1."""
    pairs = itertools.pairwise(corners)
    return np.concatenate([np.linspace(one, other, steps) for one, other in pairs])


def line_of(*strokes: Points) -> StrokeLine:
    """Return strokes as a line, a digit's height being a tenth of the canvas."""
    return StrokeLine(drawing_from_points([points * 0.1 + 0.2 for points in strokes]))


def one(x: float) -> Points:
    return polyline((x, 0), (x, 1))


def linked(gap: float) -> Points:
    """Return a bow downwards and one upwards in one stroke, linked at their feet."""
    return polyline((0, 0), (0.3, 0.5), (0, 1), (gap, 1), (gap + 0.3, 0.5), (gap, 0))


def test_strokes_are_pieces_from_left_to_right_in_whatever_order_they_were_written() -> None:
    line = line_of(one(2), one(0), one(1))
    assert line.owners == [1, 2, 0]
    assert line.strokes_of(Candidate(0, 2)) == (1, 2)
    assert line.band.height == pytest.approx(0.1)


@pytest.mark.parametrize(("gap", "pieces"), [(0.75, 2), (0.4, 1)])
def test_a_stroke_is_cut_in_the_middle_of_its_link_if_it_is_wide(gap: float, pieces: int) -> None:
    """The limit is 0.8 of a digit's height; the widths here are 1.05 and 0.7."""
    line = line_of(one(-1), linked(gap))
    assert len(line.boxes) == 1 + pieces
    assert line.owners == [0] + [1] * pieces
    if pieces == 2:
        assert 0.3 <= (line.boxes[1, 2] - 0.2) / 0.1 <= gap
        assert line.boxes[2, 0] == pytest.approx(line.boxes[1, 2])


def bowed(gap: float) -> Points:
    """Return two bows in one stroke, the pen going from the foot of one to the top of the other."""
    return polyline((0, 0), (0.35, 0.5), (0, 1), (gap, 0), (gap + 0.35, 0.5), (gap, 1))


def test_a_short_link_is_cut_in_its_middle_and_a_long_one_at_both_ends() -> None:
    """It may be a sign of its own, such as a slash. Links here are 0.2 and 1.2 heights long."""
    short, long = (line_of(one(-1), bowed(gap)) for gap in (0.55, 1.55))
    assert [(x - 0.2) / 0.1 for x in short.boxes[1:, 2]] == pytest.approx([0.45, 0.9], abs=0.04)
    assert [(x - 0.2) / 0.1 for x in long.boxes[1:, 2]] == pytest.approx(
        [0.35, 1.55, 1.9], abs=0.04
    )


@pytest.mark.parametrize(("foot", "pieces"), [(0.3, 2), (0.65, 1)])
def test_a_tail_is_a_part_of_its_digit(foot: float, pieces: int) -> None:
    """What a cut leaves is at least half as high as a digit."""
    points = polyline((0, 0), (0.3, 0.5), (0, 1), (0.9, 1), (1.2, (1 + foot) / 2), (0.95, foot))
    assert len(line_of(one(-1), points).boxes) == 1 + pieces


def test_a_stroke_is_cut_ten_times_at_most() -> None:
    """More would make a scribble thousands of candidates."""
    bows = [(1.5 * n + x, y) for n in range(16) for x, y in ((0, 0), (0.35, 0.5), (0, 1))]
    low = polyline((-1, 0.9), (-1, 1))
    assert 5 < len(line_of(one(-2), low, polyline(*bows)).boxes) <= 2 + 11


@pytest.mark.parametrize(("gap", "is_apart"), [(0.08, True), (0.02, False)])
def test_a_dot_that_touches_a_digit_may_be_a_part_of_it(gap: float, is_apart: bool) -> None:
    """It touches where it is nearer than 5 % of a digit's height."""
    line = line_of(one(0), polyline((gap, 0.5), (gap + 0.05, 0.5)), one(1))
    assert (line.hint(Candidate(0, 2)) is not None) == is_apart


@pytest.mark.parametrize(("near", "is_dot"), [(0.2, False), (0.4, True)])
def test_a_dot_where_the_next_stroke_begins_is_a_pen_that_bounced(
    near: float, is_dot: bool
) -> None:
    """Within 30 % of a digit's height."""
    bounce = polyline((1 - near, 0.0), (1 - near + 0.02, 0.0))
    line = line_of(one(0), bounce, one(1))
    assert (line.hint(Candidate(1, 3)) is not None) == is_dot


def test_dots_side_by_side_are_no_colon() -> None:
    dots = [polyline((x, 0.9), (x + 0.05, 0.9)) for x in (0.45, 0.55)]
    assert line_of(one(0), *dots, one(1)).hint(Candidate(1, 3)) is None


@pytest.mark.parametrize("bar", [0.0, 0.2, 0.6])
def test_the_bar_of_a_seven_is_measured_in_its_heights(bar: float) -> None:
    seven = polyline((0, 0), (bar, 0), (bar, 1)) if bar else one(0)
    assert line_of(seven, one(2)).bar_of(Candidate(0, 1)) == pytest.approx(bar, abs=0.02)


def test_what_is_wide_below_its_uppermost_quarter_has_no_bar() -> None:
    two = polyline((0.5, 0), (0.5, 0.4), (0, 0.4), (0.5, 1))
    assert line_of(two, one(2)).bar_of(Candidate(0, 1)) == pytest.approx(0, abs=0.02)


@pytest.mark.parametrize(("out", "is_plain"), [(0.35, True), (0.6, False)])
def test_a_stroke_that_is_far_longer_than_its_chord_has_no_bow(out: float, is_plain: bool) -> None:
    """The limit is 1.35; a corner ``out`` to the side makes it 1.22 and 1.56 times as long."""
    corner = polyline((0, 0), (out, 0.5), (0, 1))
    assert isnan(line_of(corner, one(2)).bow_of(Candidate(0, 1))) != is_plain


def test_neither_a_dot_nor_two_strokes_have_a_bow() -> None:
    line = line_of(np.array([(0.0, 0.0)]), one(1), one(1.4))
    assert isnan(line.bow_of(Candidate(0, 1)))
    assert isnan(line.bow_of(Candidate(1, 3)))


def test_a_dot_keeps_its_size_in_the_image_for_the_network_for_digits() -> None:
    """It would otherwise be blown up to a digit's."""
    line = line_of(one(0), np.array([(0.5, 0.9)]), one(1))
    dot, digit = (line.digit_image(Candidate(n, n + 1)) for n in (1, 0))
    assert 0 < (dot > 60).sum() < (digit > 60).sum()
