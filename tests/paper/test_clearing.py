"""The sides of boxes are taken out of a sheet, and what is written on and beside them stays."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.paper.clearing import without_frames
from digitpad.paper.frame_rows import joined_rows
from digitpad.paper.frames import Frame, find_frames

LEFT, TOP, WIDE, HIGH = 60, 50, 60, 60
SIDE = 120


def boxes(
    count: int = 4, *, gap: int = 0, slant: float = 0.0, thick: int = 5, side: int = SIDE
) -> Grey:
    """Return the contrast map of a row of boxes whose sides are blurred, the right ones lower."""
    blank = np.zeros((180, 2 * LEFT + count * (WIDE + gap)), np.float32)
    for place in range(count):
        left = LEFT + place * (WIDE + gap)
        corners = np.array([(left, TOP), (left + WIDE, TOP)] + [(left + WIDE, TOP + HIGH)] * 1)
        corners = np.vstack([corners, (left, TOP + HIGH)]).astype(float)
        corners[:, 1] += slant * (corners[:, 0] - LEFT)
        points = np.rint(corners * 8).astype(np.int32)
        cv2.polylines(blank, [points], True, float(side), thick, cv2.LINE_AA, 3)
    return np.asarray(cv2.GaussianBlur(blank, (0, 0), 0.9), np.uint8)


def cleared(contrast: Grey) -> Grey:
    frames = joined_rows(find_frames(contrast, 20.0), contrast)
    assert frames
    return without_frames(contrast, frames)[0]


def with_ink(contrast: Grey, ink: Grey) -> Grey:
    """Return a map on which ink lets through a part of the light that the sides leave."""
    both = 255 - (255 - contrast.astype(float)) * (255 - ink.astype(float)) / 255
    return np.asarray(both, np.uint8)


def bar(contrast: Grey, top: int, dark: int = 110) -> Grey:
    ink = np.zeros_like(contrast)
    cv2.line(ink, (LEFT + WIDE + 15, top), (LEFT + WIDE + 45, top), dark, 3, cv2.LINE_AA)
    return ink


@pytest.mark.parametrize("gap", [0, 14])
@pytest.mark.parametrize("slant", [0.0, 0.04])
def test_nothing_is_left_of_empty_boxes(gap: int, slant: float) -> None:
    assert cleared(boxes(gap=gap, slant=slant)).max() <= 40


@pytest.mark.parametrize("inwards", [3, 4, 5, 6])
def test_a_stroke_close_beside_a_side_stays(inwards: int) -> None:
    contrast = boxes()
    ink = bar(contrast, TOP + HIGH - 2 - inwards)
    assert (cleared(with_ink(contrast, ink))[ink > 100] > 0).mean() > 0.9


def test_a_stroke_on_an_even_side_stays_as_it_is_darker() -> None:
    contrast = boxes(gap=14)
    ink = bar(contrast, TOP + HIGH, 60)
    ink = np.roll(ink, 14, axis=1)
    both = with_ink(contrast, ink)
    cv2.line(both, (LEFT + WIDE + 44, TOP + 30), (LEFT + WIDE + 44, TOP + HIGH), 180, 3)
    kept = cleared(both)[TOP + HIGH - 1 : TOP + HIGH + 2] > 0
    assert kept[:, LEFT + WIDE + 32 : LEFT + WIDE + 56].mean() > 0.7


@pytest.mark.parametrize("side", [60, 120])
def test_of_pale_and_uneven_sides_no_crumbs_are_left(side: int) -> None:
    noise = np.random.default_rng(3).normal(0, 4, boxes().shape)
    contrast = np.clip(boxes(side=side, thick=3) + noise, 0, 255).astype(np.uint8)
    left = cleared(contrast) > 40
    assert left.sum() <= 4


def frame(
    left: int, top: int, wide: int, high: int, *, rows: Sequence[float] = (),
    columns: Sequence[float] = (), teeth: Sequence[float] = (),
) -> Frame:  # fmt: skip
    corners = [(left, top), (left + wide, top), (left + wide, top + high), (left, top + high)]
    return Frame(np.array(corners, float), (0.0, *rows, 1.0), (0.0, *columns, 1.0), tuple(teeth))


TABLE = frame(60, 50, 400, 120, rows=(0.5,), columns=(0.5,))


def table(*, thick: int = 3, shift: int = 0, wide: int = 400, bend: float = 0.0) -> Grey:
    """Return the contrast map of a table of two rows and two columns.

    ``shift``: how far its middle level rule is off. ``bend``: how far that falls in its middle.
    """
    contrast = np.zeros((220, wide + 120), np.uint8)
    for y in (50, 110 + shift, 170):
        for x in range(60, 60 + wide):
            off = round(bend * (1 - (2 * (x - 60) / wide - 1) ** 2)) if y == 110 + shift else 0
            top = y + off - thick // 2
            contrast[top : top + thick, x] = SIDE
    for x in (60, 60 + wide // 2, 60 + wide):
        contrast[50:171, x - thick // 2 : x - thick // 2 + thick] = SIDE
    return contrast


@pytest.mark.parametrize(("thick", "is_left"), [(1, False), (7, False), (13, False), (15, True)])
def test_the_rules_of_a_table_go_up_to_a_thickness(thick: int, is_left: bool) -> None:
    """Seven pixels to either side; what crosses a rule, here the other one, stays."""
    left, lines = without_frames(table(thick=thick), [TABLE])
    assert bool(left[100:120, 70:250].any()) == is_left
    assert bool(left[65:95].any()) == is_left
    assert (lines[109:112, 70:250] == 255).all()


@pytest.mark.parametrize(("shift", "is_left"), [(-7, False), (-5, False), (6, False), (12, True)])
def test_a_rule_of_a_table_is_looked_for_near_its_place(shift: int, is_left: bool) -> None:
    contrast = table(thick=1, shift=shift)
    left = without_frames(contrast, [TABLE])[0]
    assert bool(left[110 + shift, 70:250].any()) == is_left


@pytest.mark.parametrize(("wide", "is_left"), [(900, False), (170, True)])
def test_a_long_rule_is_followed_where_it_bends(wide: int, is_left: bool) -> None:
    contrast = table(thick=1, wide=wide, bend=4)
    left = without_frames(contrast, [frame(60, 50, wide, 120, rows=(0.5,), columns=(0.5,))])[0]
    assert bool(left[105:125, 70 : 50 + wide // 2].any()) == is_left


@pytest.mark.parametrize(
    ("top", "bottom", "dark", "stays"),
    [
        (90, 131, 100, True),  # across the rule
        (90, 111, 100, False),  # a foot on it
        (110, 131, 100, False),
        (90, 111, 190, False),
        (90, 111, 196, True),  # 1.6 of the rule's contrast
        (106, 116, 100, True),
        (108, 113, 100, False),  # no more than the blur of the rule
    ],
)
def test_ink_on_a_tables_rule_stays_if_it_crosses_it_or_is_much_darker(
    top: int, bottom: int, dark: int, stays: bool
) -> None:
    contrast = table()
    ink = np.zeros_like(contrast)
    ink[top:bottom, 150:156] = dark
    left = without_frames(np.maximum(contrast, ink), [TABLE])[0]
    assert bool(left[110, 151:155].all()) == stays
    assert not left[110, 80:140].any()


@pytest.mark.parametrize(("dark", "goes"), [(21, False), (24, True)])
def test_what_is_dark_beside_a_rule_is_taken_for_another_if_it_has_few_gaps(
    dark: int, goes: bool
) -> None:
    """Of 30 pixels: a quarter of a rule's course may be pale."""
    contrast = table()
    for x in range(60, 460, 30):
        contrast[104:106, x : x + dark] = 250
    left = without_frames(contrast, [TABLE])[0]
    assert bool(left[104:106, 75:85].any()) != goes
    assert not left[109:112, 70:250].any()


def test_two_rules_of_boxes_side_by_side_both_go() -> None:
    contrast = table(thick=1)
    contrast[106, 60:460] = SIDE
    assert not without_frames(contrast, [TABLE])[0][:, 62:250].any()


def test_a_rule_at_the_very_edge_of_the_sheet_goes() -> None:
    contrast = table()[48:173, 58:463].copy()
    at_edge = frame(2, 2, 400, 120, rows=(0.5,), columns=(0.5,))
    assert not without_frames(contrast, [at_edge])[0][:, :190].any()


def field(
    count: int = 3, *, side: int = 60, thick: int = 3, gap: int = 0, level: int = SIDE
) -> Grey:
    """Return the contrast map of boxes with sharp sides, ``thick`` inwards from their outlines."""
    contrast = np.zeros((side + 80, count * (side + gap) + 80), np.uint8)
    for place in range(count):
        left = 40 + place * (side + gap)
        contrast[40 : 41 + side, left : left + side + 1] = level
        contrast[40 + thick : 41 + side - thick, left + thick : left + side + 1 - thick] = 0
    return contrast


def of_boxes(count: int = 3, *, side: int = 60, gap: int = 0) -> Frame:
    wide = count * side + (count - 1) * gap
    columns = [(place * (side + gap) - gap / 2) / wide for place in range(1, count)]
    return frame(40, 40, wide, side, columns=columns)


@pytest.mark.parametrize(
    ("side", "thick", "is_left"),
    [(60, 1, False), (60, 22, False), (60, 24, True), (160, 32, False), (160, 44, True)],
)
def test_the_sides_of_boxes_go_up_to_a_part_of_the_box(
    side: int, thick: int, is_left: bool
) -> None:
    left = without_frames(field(side=side, thick=thick), [of_boxes(side=side)])[0]
    assert bool(left.any()) == is_left


@pytest.mark.parametrize(("darker", "stays"), [(4, False), (12, True)])
def test_ink_on_a_side_is_darker_by_more_than_a_margin(darker: int, stays: bool) -> None:
    contrast = field(gap=16)
    contrast[52:90, 52:56] = 200  # a stroke that ends on the lower side
    contrast[90:101, 52:56] = SIDE + darker
    left = without_frames(contrast, [of_boxes(gap=16)])[0]
    assert left[60:95, 53].all()
    assert bool(left[99, 53]) == stays


@pytest.mark.parametrize(("dark", "stays"), [(124, False), (128, True)])
def test_ink_between_boxes_stays_if_it_is_darker_than_their_sides(dark: int, stays: bool) -> None:
    contrast = field(gap=16)
    contrast[68:72, 98:120] = dark
    left = without_frames(contrast, [of_boxes(gap=16)])[0]
    assert bool(left[70, 109]) == stays


COMB = frame(40, 40, 180, 60, teeth=(1 / 3, 2 / 3))


def comb(long: int) -> Grey:
    """Return the contrast map of a comb with two teeth."""
    contrast = np.zeros((140, 260), np.uint8)
    contrast[40:101, 40:221] = SIDE
    contrast[43:98, 43:218] = 0
    for x in (100, 160):
        contrast[101 - long : 101, x - 1 : x + 2] = SIDE
    return contrast


@pytest.mark.parametrize(("long", "is_left"), [(20, False), (28, False), (40, True)])
def test_the_teeth_of_a_comb_go_up_to_half_of_its_height(long: int, is_left: bool) -> None:
    left, lines = without_frames(comb(long), [COMB])
    assert bool(left[50:98, 90:110].any()) == is_left
    assert (lines[90:96, 99:102] == 255).all()


@pytest.mark.parametrize(("dark", "stays"), [(180, False), (200, True)])
def test_ink_on_a_tooth_stays_if_it_is_much_darker(dark: int, stays: bool) -> None:
    contrast = comb(20)
    contrast[84:90, 95:106] = dark
    left = without_frames(contrast, [COMB])[0]
    assert bool(left[87, 99:102].all()) == stays
    assert left[87, 96]


def test_a_digit_above_a_tooth_stays() -> None:
    contrast = comb(16)
    contrast[50:80, 99:102] = 200
    left = without_frames(contrast, [COMB])[0]
    assert left[50:80, 99:102].all()
    assert not left[82:98, 90:110].any()
