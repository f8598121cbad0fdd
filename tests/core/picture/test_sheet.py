"""What of a contrast map is ink: pale strokes and narrow gaps included, noise not."""

from __future__ import annotations

import cv2
import numpy as np

from digitpad.arrays import Grey
from digitpad.picture.sheet import PALE_FLOOR, VALLEY_PX, pieces_of

FLOOR = 60.0


def stroke(level: float, darkest: float) -> Grey:
    """Return an upright stroke of 8×60 pixels of some contrast, with a spot that is darker."""
    contrast = np.zeros((100, 60), np.uint8)
    contrast[20:80, 26:34] = round(level)
    contrast[45:53, 26:34] = round(darkest)
    return contrast


def test_a_pale_stroke_is_followed_from_where_it_exceeds_the_floor() -> None:
    _, _, (piece,) = pieces_of(stroke(0.8 * FLOOR, 1.2 * FLOOR), FLOOR, is_full_size=True)
    assert piece.height >= 58


def test_on_a_whole_page_only_what_exceeds_the_floor_is_ink() -> None:
    _, _, (piece,) = pieces_of(stroke(0.8 * FLOOR, 1.2 * FLOOR), FLOOR)
    assert piece.height <= 10


def test_a_stroke_that_nowhere_exceeds_the_floor_is_no_ink() -> None:
    assert not pieces_of(stroke(0.8 * FLOOR, 0.9 * FLOOR), FLOOR, is_full_size=True)[2]


def test_what_is_fainter_than_a_pale_stroke_is_not_followed() -> None:
    _, _, (piece,) = pieces_of(
        stroke(0.9 * PALE_FLOOR * FLOOR, 1.2 * FLOOR), FLOOR, is_full_size=True
    )
    assert piece.height <= 10


def test_a_pale_place_beside_dark_ink_does_not_belong_to_it() -> None:
    _, _, (piece,) = pieces_of(stroke(0.8 * FLOOR, 250), FLOOR, is_full_size=True)
    assert piece.height <= 12


def test_a_narrow_gap_that_blur_fills_stays_a_gap_and_a_wide_one_is_as_it_was() -> None:
    for gap, is_deepened in ((VALLEY_PX - 3, True), (2 * VALLEY_PX, False)):
        sharp = np.zeros((60, 80), np.uint8)
        sharp[10:50, 40 - gap // 2 - 6 : 40 - gap // 2] = 200
        sharp[10:50, 40 - gap // 2 + gap : 46 - gap // 2 + gap] = 200
        blurred = cv2.GaussianBlur(sharp, (0, 0), gap / 2.2)
        ink = pieces_of(blurred, 20.0, is_full_size=True)[0]
        middle = 40 - gap // 2 + gap // 2
        before = blurred[30, middle] / (0.85 * blurred[30].max())
        assert (ink[30, middle] / 255 < 0.7 * before) == is_deepened
