"""What of a picture of one line of writing is ink: strokes of a pen, not the pattern beneath them,
nor a ruled line, whatever its size."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.errors import InkError
from digitpad.numbers.strip import ink_of_line

HIGH, WIDE = 120, 500


def strip(*, paper: int = 225, ink: int = 60, pen: int = 6, high: int = HIGH) -> Grey:
    """Return a strip with zigzags of a pen: about as much ink as five digits have."""
    picture = np.full((high, WIDE), paper, np.uint8)
    for x in range(60, 440, 80):
        points = [(x, 30), (x + 30, 30), (x, 88), (x + 30, 88)]
        cv2.polylines(picture, [np.array(points)], False, ink, pen)
    return picture


def places_of_ink(picture: Grey) -> Grey:
    return ink_of_line(picture) > 127


def test_strokes_are_ink_and_paper_is_none() -> None:
    ink = ink_of_line(strip())
    assert ink.shape == (HIGH, WIDE)
    assert ink[30, 75] > 200
    assert ink[60, 45] == 0
    assert 0.8 < (ink > 127).sum() / (strip() < 128).sum() < 1.25


def test_light_writing_on_dark_paper_is_ink_as_well() -> None:
    plain, inverted = places_of_ink(strip()), places_of_ink(255 - strip())
    assert (plain & inverted).sum() > 0.9 * plain.sum()


@pytest.mark.parametrize("colour", [False, True])
def test_a_picture_without_writing_has_no_ink(colour: bool) -> None:
    noise = np.random.default_rng(1).normal(220, 3, (HIGH, WIDE)).astype(np.uint8)
    picture = np.repeat(noise[..., None], 3, axis=2) if colour else noise
    assert not ink_of_line(picture).any()


@pytest.mark.parametrize(
    ("high", "expected"), [(40, 120), (95, 190), (96, 96), (200, 200), (201, 200), (500, 200)]
)
def test_a_strip_is_brought_to_a_workable_height(high: int, expected: int) -> None:
    picture = cv2.resize(strip(), (300, high), interpolation=cv2.INTER_AREA)
    assert len(ink_of_line(picture)) == expected


def test_what_is_far_too_wide_is_no_line_of_writing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digitpad.numbers.strip.MAX_WIDTH_PX", 480)
    assert ink_of_line(np.full((2, 10), 220, np.uint8)).shape == (96, 480)
    with pytest.raises(InkError, match="no line of writing"):
        ink_of_line(np.full((2, 11), 220, np.uint8))


def test_what_is_far_too_narrow_is_no_line_of_writing() -> None:
    with pytest.raises(InkError, match="no line of writing"):
        ink_of_line(np.full((900, 1), 220, np.uint8))


@pytest.mark.parametrize(("ink", "is_seen"), [(217, False), (200, True)])
def test_writing_stands_out_from_its_paper(ink: int, is_seen: bool) -> None:
    assert places_of_ink(strip(ink=ink)).any() == is_seen


@pytest.mark.parametrize(("level", "is_ink"), [(160, False), (110, True)])
def test_a_pattern_beneath_the_writing_is_paler_than_a_pen(level: int, is_ink: bool) -> None:
    picture = strip()
    picture[:, 30:38] = level
    assert places_of_ink(picture)[60, 34] == is_ink


def test_a_pale_stroke_is_ink_where_it_belongs_to_a_dark_one() -> None:
    picture = strip()
    picture[57:63, 110:135] = 150
    apart = ink_of_line(picture)[60, 118:130]
    picture[57:63, 75:135] = np.minimum(picture[57:63, 75:135], 150)
    touching = ink_of_line(picture)[60, 118:130]
    assert not apart.any()
    assert touching.all()


@pytest.mark.parametrize(("begin", "is_left_out"), [(165, True), (195, False)])
def test_a_ruled_line_is_long(begin: int, is_left_out: bool) -> None:
    picture = strip()
    picture[100:103, begin:480] = 60
    row = places_of_ink(picture)[101, begin + 10 : 470]
    assert (row.mean() < 0.1) == is_left_out


def test_a_ruled_line_at_the_very_edge_is_left_out() -> None:
    picture = strip()
    picture[-3:] = 60
    assert places_of_ink(picture)[-2].mean() < 0.1


def test_what_crosses_a_ruled_line_stays_whole() -> None:
    picture = strip()
    picture[60:63] = 70
    ink = places_of_ink(picture)
    assert not ink[61, 5:40].any()
    assert ink[50:72, 60:92].any(axis=1).all()


def test_a_ruled_line_as_thin_as_the_pen_is_left_out() -> None:
    picture = strip(pen=6)
    picture[98:103] = 60
    assert places_of_ink(picture)[100].mean() < 0.1


def test_a_shadow_across_the_paper_is_no_ink() -> None:
    picture = strip().astype(np.float64)
    picture *= np.linspace(1.0, 0.4, WIDE)
    ink = places_of_ink(picture.astype(np.uint8))
    assert not ink[10:20].any()
    assert ink[30, 75]
    assert ink[30, 395]


@pytest.mark.parametrize(("level", "is_ink"), [(174, False), (154, True)])
def test_ink_that_touches_a_stroke_may_be_paler_than_a_pen(level: int, is_ink: bool) -> None:
    picture = strip()
    picture[57:63, 75:135] = np.minimum(picture[57:63, 75:135], level)
    assert ink_of_line(picture)[60, 118:130].all() == is_ink
