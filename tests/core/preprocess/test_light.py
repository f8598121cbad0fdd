"""The paper's brightness, and how far ink stands out from it."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.preprocess.light import (
    PAPER_WINDOWS,
    PaperLight,
    clean_contrast,
    is_light_on_dark,
    papers_of,
    percentiles,
)


def clean(*parts: tuple[float, int], paper: float = 250 / 255) -> np.ndarray:
    """PaperLight of one brightness and so many of 4,000 pixels of other levels."""
    level = np.full(4000, paper, dtype=np.float32)
    begin = 0
    for value, pixels in parts:
        level[begin : begin + pixels] = value
        begin += pixels
    return level.reshape(50, 80)


@pytest.mark.parametrize(
    ("level", "is_flat"),
    [
        (clean((0.0, 300)), True),
        (clean((0.0, 990), (0.1, 990), (0.2, 990), (0.25, 30)), True),  # a quarter is paper
        (clean((0.0, 990), (0.1, 990), (0.2, 990), (0.25, 31)), False),
        (clean((0.0, 300), paper=192 / 255), True),
        (clean((0.0, 300), paper=191 / 255), False),
        (clean((0.0, 300), (212 / 255, 500), paper=200 / 255), True),  # rings of a JPEG
        (clean((0.0, 300), (213 / 255, 8), paper=200 / 255), True),
        (clean((0.0, 300), (213 / 255, 9), paper=200 / 255), False),
        (clean((0.0, 300), (0.6, 900)), True),  # edges: up to three times the ink
        (clean((0.0, 300), (0.6, 901)), False),
        (clean((0.29, 300), (0.31, 900)), True),  # 0.7 of the paper's brightness is black
        (clean((0.31, 300)), False),
        (clean((0.0, 300), (0.9, 1800)), False),
        (clean((0.0, 300), (0.92, 1800)), True),  # under 0.07 of it nothing is seen
    ],
)
def test_a_picture_is_clean_where_black_is_on_paper_of_one_brightness(
    level: np.ndarray, is_flat: bool
) -> None:
    contrast = clean_contrast(level)
    assert (contrast is not None) == is_flat
    if contrast is not None:
        paper = np.median(level[-1, -10:])
        np.testing.assert_allclose(contrast, 1.0 - level / paper, atol=1e-6)


def coarse(side: int = 48, paper: float = 0.8, stroke: float = 0.3, width: int = 3) -> np.ndarray:
    """A thumbnail of a stroke in the middle of a page."""
    level = np.full((side, side), paper, dtype=np.float32)
    middle = side // 2
    level[10 : side - 10, middle : middle + width] = stroke
    return level


@pytest.mark.parametrize("paper", [0.9, 0.6, 0.5, 0.2])
def test_a_stroke_that_is_lighter_than_its_paper_is_light_on_dark(paper: float) -> None:
    assert not is_light_on_dark(coarse(paper=paper, stroke=paper - 0.15))
    lighter = is_light_on_dark(coarse(paper=paper, stroke=paper + 0.1))
    assert lighter


def test_nothing_is_light_on_a_blank_page() -> None:
    assert not is_light_on_dark(np.full((20, 30), 0.5, np.float32))


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
@pytest.mark.parametrize("stroke", [-0.1, 0.1])
def test_light_that_falls_off_is_no_stroke(stroke: float, turns: int) -> None:
    paper = np.rot90(np.tile(np.linspace(0.2, 0.5, 48, dtype=np.float32), (48, 1)), turns)
    level = paper + coarse(paper=0.0, stroke=stroke)
    assert is_light_on_dark(level) == (stroke > 0)


def test_what_is_at_the_border_says_little_of_the_ink() -> None:
    level = coarse(paper=0.4, stroke=0.3)
    level[:2] = level[:, :2] = 0.9
    assert not is_light_on_dark(level)


def page_of(ink: np.ndarray, paper: np.ndarray | float, dark: float) -> np.ndarray:
    return np.where(ink, dark, paper).astype(np.float32)


def bar(height: int = 120, width: int = 160) -> np.ndarray:
    ink = np.zeros((height, width), dtype=bool)
    ink[30:90, 75:81] = True
    return ink


def uneven(level: np.ndarray) -> PaperLight:
    return papers_of(level, PAPER_WINDOWS[0], is_even=False)[0]


@pytest.mark.parametrize("dark", [0.6, 0.4, 0.1])
def test_the_contrast_of_ink_is_the_part_of_the_papers_light_that_it_takes(dark: float) -> None:
    paper = papers_of(page_of(bar(), 0.8, dark), PAPER_WINDOWS[0], is_even=True)[0]
    assert paper.is_even
    np.testing.assert_allclose(paper.contrast, np.where(bar(), 1.0 - dark / 0.8, 0.0), atol=0.02)
    assert paper.noise < 0.001


def test_a_clean_picture_has_one_paper() -> None:
    level = page_of(bar(), 1.0, 0.0)
    assert [len(papers_of(level, window, is_even=True)) for window in PAPER_WINDOWS] == [1, 0]


def test_light_that_falls_off_leaves_no_trace() -> None:
    y, x = np.mgrid[0:120, 0:160]
    paper = 0.9 - 0.4 * x / 160 - 0.1 * y / 120
    level = page_of(bar(), paper, 0.2)
    contrast = uneven(level).contrast
    expected = np.where(bar(), 1.0 - 0.2 / paper, 0.0)
    assert np.abs(contrast - expected)[bar()].max() < 0.1
    assert contrast[~bar()].max() < 0.04


def test_the_edge_of_a_shadow_leaves_no_trace() -> None:
    paper = np.full((120, 160), 0.9, dtype=np.float32)
    paper[:, 100:] = 0.45
    level = page_of(bar(), paper, 0.2)
    contrast = uneven(level).contrast
    assert contrast[~bar()].max() < 0.1
    assert contrast[bar()].min() > 0.7


@pytest.mark.parametrize("amount", [0.01, 0.03])
def test_the_papers_noise_is_measured_as_a_part_of_its_light(amount: float) -> None:
    level = page_of(bar(), 0.8, 0.2)
    level += np.random.default_rng(0).normal(0, amount, level.shape).astype(np.float32)
    noise = uneven(level).noise
    assert noise == pytest.approx(amount / 0.8, rel=0.08)


def test_the_noise_of_dark_paper_is_not_taken_for_ink() -> None:
    rng = np.random.default_rng(0)
    paper = np.full((120, 160), 0.9)
    paper[:, 100:] = 0.15
    level = page_of(bar(), paper, 0.1) + rng.normal(0, 0.02, paper.shape)
    level = np.clip(level, 0, 1).astype(np.float32)
    contrast, noise, _ = uneven(level)
    assert noise < 0.06
    assert (contrast[:, 105:] > 0.3).mean() < 0.004
    assert contrast[bar()].min() > 0.6


@pytest.mark.parametrize("shape", [(1, 1), (1, 2), (40, 61), (200, 3)])
def test_percentiles_by_a_histogram_are_those_of_numpy(shape: tuple[int, int]) -> None:
    grey = np.random.default_rng(3).integers(0, 256, shape).astype(np.uint8)
    parts = 0, 0.2, 15.87, 50, 99.8, 100
    for each in (grey, grey[::3, ::3], grey.T, grey[grey > 0]):
        assert percentiles(each, *parts) == pytest.approx(np.percentile(each, parts))
