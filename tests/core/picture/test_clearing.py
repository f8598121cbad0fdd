"""The sides of boxes are taken out of a sheet, and what is written on and beside them stays."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.picture.clearing import without_frames
from digitpad.picture.frame_rows import joined_rows
from digitpad.picture.frames import find_frames

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
