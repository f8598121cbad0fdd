"""Glyphs as text: what is written is drawn, varies as it says, and shares what has a name."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.handwriting.glyphs.digits import ALLOGRAPHS
from digitpad.handwriting.glyphs.notation import read_allographs
from digitpad.handwriting.glyphs.pen import LIMIT, Skeleton, Vary


def drawn(text: str, count: int = 400) -> tuple[Skeleton, ...]:
    (allograph,) = read_allographs(f"it 1: {text}")
    return allograph.draw(Vary(np.random.default_rng(1), count))


@pytest.mark.parametrize("digit", range(10))
def test_every_way_of_writing_a_digit_can_be_drawn(digit: int) -> None:
    for way in ALLOGRAPHS[digit]:
        strokes = way.draw(Vary(np.random.default_rng(1), 50))
        points = np.concatenate([stroke.knots for stroke in strokes], axis=1)
        assert min(stroke.knots.shape[1] for stroke in strokes) >= 2
        assert 0.85 < np.median(np.ptp(points[..., 1], axis=1)) < 1.15, way.name
        assert way.weight > 0


def test_names_and_weights_stand_before_the_strokes() -> None:
    ways = read_allographs("plain 30: 0,0 0,100\nround 2.5:  # like a bow\n    0,0 9,50 0,100\n")
    assert [(way.name, way.weight) for way in ways] == [("plain", 30.0), ("round", 2.5)]


def test_numbers_are_hundredths_and_strokes_are_separated() -> None:
    corner, line = drawn("0,0 !50,100 100,0; -6.5,20 3+4*50,20-(5-1)")
    assert corner.knots[0].tolist() == [[0.0, 0.0], [0.5, 1.0], [1.0, 0.0]]
    assert corner.is_sharp.tolist() == [False, True, False]
    np.testing.assert_allclose(line.knots[7], [[-0.065, 0.2], [0.05, 0.16]])


def test_what_varies_keeps_its_mean_spread_and_bounds() -> None:
    (stroke,) = drawn("30~4,20..60 ±50~1,0", count=4000)
    normal, even, either = stroke.knots[:, 0, 0], stroke.knots[:, 0, 1], stroke.knots[:, 1, 0]
    assert normal.mean() == pytest.approx(0.3, abs=0.003)
    assert normal.std() == pytest.approx(0.04, rel=0.06)
    assert np.abs(normal - 0.3).max() <= LIMIT * 0.04 + 1e-9
    assert 0.2 <= even.min() < 0.21 < 0.59 < even.max() <= 0.6
    assert 0.45 < (either > 0).mean() < 0.55
    assert np.abs(either).min() > 0.45


def test_what_has_a_name_varies_together_and_what_has_none_by_itself() -> None:
    (stroke,) = drawn("right=50~9 right,0 right*50,0~9 right-10,0~9")
    first, half, less = stroke.knots[..., 0].T
    np.testing.assert_allclose(half, first / 2)
    np.testing.assert_allclose(less, first - 0.1)
    assert abs(np.corrcoef(stroke.knots[:, 1, 1], stroke.knots[:, 2, 1])[0, 1]) < 0.2


def test_an_arc_has_its_radii_angles_and_number_of_knots() -> None:
    (stroke,) = drawn("@9:50,50,20,40,-90,360")
    knots = stroke.knots[0]
    assert len(knots) == 9
    np.testing.assert_allclose(
        knots[[0, 2, 4, 6]], [[0.5, 0.1], [0.7, 0.5], [0.5, 0.9], [0.3, 0.5]]
    )
    (bow,) = drawn("@0,0,10,10,0,80")
    assert bow.knots.shape[1] == 3


def test_a_spiral_an_egg_and_a_squarish_ring_differ_from_a_ring() -> None:
    ring = drawn("@9:0,0,50,50,0,360")[0].knots[0]
    spiral = drawn("@9:0,0,50,50,0,360,drift=40")[0].knots[0]
    egg = drawn("@9:0,0,50,50,0,360,egg=20")[0].knots[0]
    square = drawn("@9:0,0,50,50,0,360,roundness=50")[0].knots[0]
    assert np.hypot(*spiral[-1]) > np.hypot(*ring[-1]) > np.hypot(*spiral[0])
    assert abs(egg[5, 0]) > abs(ring[5, 0]) > abs(egg[3, 0])
    assert np.hypot(*square[1]) > np.hypot(*ring[1])


def test_a_named_arc_may_be_used_in_part() -> None:
    (stroke,) = drawn("ring=@5:0,0,10,10,0,180 0,90 ring[1:] ring[:-1]")
    (ring,) = drawn("@5:0,0,10,10,0,180")
    np.testing.assert_array_equal(stroke.knots[:, 1:5], ring.knots[:, 1:])
    np.testing.assert_array_equal(stroke.knots[:, 5:], ring.knots[:, :-1])


def test_a_piece_takes_values_sees_names_and_keeps_its_own_to_itself() -> None:
    (way,) = read_allographs(
        """
bar(left=10,tilt=0):
    inner=90 left,low right=70 right,low+tilt
it 1:
    low=40 right=20 bar(30); bar(5,3)[1:] right,low
"""
    )
    first, second = way.draw(Vary(np.random.default_rng(1), 1))
    np.testing.assert_allclose(first.knots[0], [[0.3, 0.4], [0.7, 0.4]])
    np.testing.assert_allclose(second.knots[0], [[0.7, 0.43], [0.2, 0.4]])


def test_a_figure_of_eight_crosses_itself_at_its_waist() -> None:
    (stroke,) = drawn("&0,0,46,22,26,0")
    x, y = stroke.knots[..., 0], stroke.knots[..., 1]
    assert y.min() == pytest.approx(0.0, abs=1e-9)
    assert y.max() > 0.97
    assert 0.15 < np.abs(x[y < 0.4]).max() <= 0.22 < np.abs(x[y > 0.6]).max() <= 0.26


@pytest.mark.parametrize("text", ["right,0 0,0", "ring", "0,0,0 1,1", "4+ 1,1", "@3:1,2 0,0"])
def test_a_glyph_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="stroke"):
        drawn(text)


def test_what_is_no_glyph_or_takes_the_name_of_a_piece_is_refused() -> None:
    with pytest.raises(ValueError, match="name"):
        read_allographs("0,0 100,100")
    (way,) = read_allographs("bar: 0,0 1,1\nit 1: bar=3 0,0 bar,1")
    with pytest.raises(ValueError, match="name of a piece"):
        way.draw(Vary(np.random.default_rng(1), 1))
