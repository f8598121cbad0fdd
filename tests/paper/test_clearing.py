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


def test_two_rules_of_boxes_side_by_side_both_go() -> None:
    contrast = table(thick=1)
    contrast[106, 60:460] = SIDE
    assert not without_frames(contrast, [TABLE])[0][:, 62:250].any()


def test_a_rule_at_the_very_edge_of_the_sheet_goes() -> None:
    contrast = table()[48:173, 58:463].copy()
    at_edge = frame(2, 2, 400, 120, rows=(0.5,), columns=(0.5,))
    assert not without_frames(contrast, [at_edge])[0][:, :190].any()


COMB = frame(40, 40, 180, 60, teeth=(1 / 3, 2 / 3))


def comb(long: int) -> Grey:
    """Return the contrast map of a comb with two teeth."""
    contrast = np.zeros((140, 260), np.uint8)
    contrast[40:101, 40:221] = SIDE
    contrast[43:98, 43:218] = 0
    for x in (100, 160):
        contrast[101 - long : 101, x - 1 : x + 2] = SIDE
    return contrast


def test_a_digit_above_a_tooth_stays() -> None:
    contrast = comb(16)
    contrast[50:80, 99:102] = 200
    left = without_frames(contrast, [COMB])[0]
    assert left[50:80, 99:102].all()
    assert not left[82:98, 90:110].any()
