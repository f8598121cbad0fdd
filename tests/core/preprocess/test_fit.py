"""Ink that was cut out fills the 20 px of a digit, drawn by a pen like MNIST's."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.ink.normalise import CENTRE_PX
from digitpad.preprocess.fit import stroke_width, to_image, to_strip


def bars(height: int, width: int, thick: int) -> np.ndarray:
    """The ink of an L."""
    ink = np.zeros((height, width), dtype=np.uint8)
    ink[:, :thick] = ink[-thick:] = 255
    return ink


def extent(image: np.ndarray) -> tuple[float, float]:
    """Height and width of the ink at half of its strength, in pixels."""
    tall, broad = image.max(axis=1) / 255, image.max(axis=0) / 255
    return float(tall.sum()), float(broad.sum())


@pytest.mark.parametrize(
    ("thick", "pen"), [(20, 2.0), (34, 3.4), (40, 3.9), (50, 4.1), (12, 1.6), (6, 1.6)]
)
def test_the_longer_side_is_twenty_pixels_and_the_pen_as_mnists(thick: int, pen: float) -> None:
    """Of 200 pixels: thinner pens become 1.6 of 20, and thicker ones nearly 3.6."""
    image = to_image(np.pad(bars(200, 120, thick), 30))
    height, width = extent(image)
    assert height == pytest.approx(20.0, abs=0.5)
    row = image[9:14].mean(axis=0) / 255  # across the upright bar
    assert row.sum() == pytest.approx(pen, abs=0.35)
    # The middle of the pen keeps its course.
    course = (120 - thick) * (20 - pen) / (200 - thick)
    assert width == pytest.approx(course + pen, abs=0.5)
    places = np.arange(28) + 0.5
    assert image.sum(axis=0) @ places / image.sum() == pytest.approx(CENTRE_PX, abs=0.15)
    assert image.sum(axis=1) @ places / image.sum() == pytest.approx(CENTRE_PX, abs=0.15)


def test_small_ink_is_enlarged_the_same_way() -> None:
    small = to_image(bars(40, 24, 4)).astype(int)
    assert np.abs(small - to_image(bars(200, 120, 20))).max() < 60


def test_no_ink_is_an_empty_image() -> None:
    assert not to_image(np.zeros((30, 40), dtype=np.uint8)).any()
    assert not to_image(np.full((30, 40), 100, dtype=np.uint8)).any()


@pytest.mark.parametrize("width", [4, 7, 12])
def test_the_width_of_a_stroke_is_measured(width: int) -> None:
    bar = np.pad(np.full((160, width), 255, np.uint8), 20)
    assert stroke_width(bar) == pytest.approx(width, abs=0.08 * width + 0.3)
    assert stroke_width(bar.T) == pytest.approx(stroke_width(bar))


def test_the_least_width_is_that_of_a_pixel_also_where_nothing_is() -> None:
    assert 1 <= stroke_width(np.full((1, 1), 255, np.uint8)) <= 2
    assert stroke_width(np.zeros((10, 10), np.uint8)) == 1


@pytest.mark.parametrize("scale", [0.25, 0.5, 1.0, 2.0])
def test_on_a_strip_ink_keeps_its_amount_and_lies_where_it_is_wanted(scale: float) -> None:
    ink = np.zeros((60, 80), np.uint8)
    ink[20:40, 30:50] = 200
    strip = to_strip(ink, scale, (5.0, 3.0), (180, 130)).astype(float)
    assert strip.sum() == pytest.approx(400 * 200 * scale**2, rel=0.05)
    x, y = (strip.sum(axis) @ np.arange(strip.shape[1 - axis]) / strip.sum() for axis in (0, 1))
    assert (x, y) == pytest.approx((39.5 * scale + 5, 29.5 * scale + 3), abs=0.1)
