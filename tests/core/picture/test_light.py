"""The paper's brightness and how far ink stands out from it, step by step, computed by hand."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from scipy import ndimage

from digitpad.picture import light
from digitpad.picture.blobs import grown
from digitpad.picture.light import (
    _balance,
    _noise,
    _paper_between,
    _plane,
    _ratio,
    _stroke_window,
    _windowed_median,
    blurred,
    contrast_map,
    even_paper,
    flat_contrast,
    is_light_on_dark,
    otsu,
    resized,
)


def of(picture: np.ndarray | list) -> np.ndarray:
    return np.array(picture, dtype=np.float32)


def test_a_picture_is_averaged_down_to_a_longer_side_and_never_enlarged() -> None:
    level = np.random.default_rng(0).random((40, 80), dtype=np.float32)
    blocks = level.reshape(10, 4, 20, 4).mean(axis=(1, 3))
    np.testing.assert_allclose(resized(level, 20), blocks, atol=1e-6)
    np.testing.assert_allclose(resized(level.T, 20), blocks.T, atol=1e-6)
    assert resized(level, 80) is level
    assert resized(level, 81) is level
    assert resized(level[:1], 20).shape == (1, 20)
    assert resized(level[:, :1], 20).shape == (20, 1)


@pytest.mark.parametrize("radius", [1, 3])
def test_a_blur_is_two_boxes_each_way_with_the_border_repeated(radius: int) -> None:
    values = np.random.default_rng(0).random((23, 31), dtype=np.float32)
    expected = values.astype(float)
    for _ in range(2):
        expected = ndimage.uniform_filter(expected, 2 * radius + 1, mode="nearest")
    np.testing.assert_allclose(blurred(values, radius), expected, atol=1e-6)


def test_a_blur_wider_than_the_picture_stays_within_it() -> None:
    row = of([[0.0, 0.0, 1.0]])
    expected = ndimage.uniform_filter1d(row.astype(float), 5, mode="nearest")
    expected = ndimage.uniform_filter1d(expected, 5, mode="nearest")
    np.testing.assert_allclose(blurred(row, 9), expected, atol=1e-6)


def test_the_threshold_is_that_of_otsu() -> None:
    rng = np.random.default_rng(0)
    levels = np.concatenate((rng.normal(70, 12, 700), rng.normal(180, 20, 1500)))
    levels = np.clip(np.rint(levels), 0, 255).astype(np.uint8)
    expected, _ = cv2.threshold(levels[None], 0, 255, cv2.THRESH_OTSU)
    # In 128 bins instead of 256 levels.
    assert otsu((levels / 255).astype(np.float32)) == pytest.approx(expected / 255, abs=2.1 / 128)
    # Of two levels the lower one lies below it, at the end of its bin.
    assert otsu(of([0.25, 0.75])) == pytest.approx(33 / 128)
    assert otsu(of([0.5])) == pytest.approx(1 / 128)


def clean(*parts: tuple[float, int], paper: float = 250 / 255) -> np.ndarray:
    """Paper of one brightness and so many of 4,000 pixels of other levels."""
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
    contrast = flat_contrast(level)
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
    assert not is_light_on_dark(coarse(paper=paper, stroke=paper - 0.15), is_cut_out=False)
    lighter = is_light_on_dark(coarse(paper=paper, stroke=paper + 0.1), is_cut_out=False)
    assert lighter


def test_nothing_is_light_on_a_blank_page() -> None:
    for is_cut_out in (False, True):
        assert not is_light_on_dark(np.full((20, 30), 0.5, np.float32), is_cut_out)


@pytest.mark.parametrize(("longest", "width"), [(79, 7), (80, 9), (83, 9), (84, 9), (100, 11)])
def test_strokes_are_looked_for_up_to_a_tenth_of_the_picture(
    longest: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    widths, closed = [], light.closed

    def watched(level: np.ndarray, size: int) -> np.ndarray:
        widths.append(size)
        return closed(level, size)

    monkeypatch.setattr(light, "closed", watched)
    is_light_on_dark(coarse(longest)[: longest - 10], is_cut_out=False)
    assert widths == [width, width]


def test_what_stands_out_of_strokes_and_of_paper_is_weighed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Fully up to four tenths of the way to the border, and from there on less and less."""
    given, balance = [], light._balance

    def watched(*values: np.ndarray) -> float:
        given.append(values)
        return balance(*values)

    monkeypatch.setattr(light, "_balance", watched)
    level = coarse(48)[:36] + np.random.default_rng(0).normal(0, 0.02, (36, 48)).astype("f4")
    is_light_on_dark(level, is_cut_out=False)
    rows, columns = (2 * np.abs(np.indices(level.shape)[axis] / (n - 1) - 0.5)
                     for axis, n in enumerate(level.shape))  # fmt: skip
    weight = np.minimum(1.4 - np.maximum(rows, columns), 1.0)
    smooth = blurred(level, 1)
    wide = np.pad(smooth, 5, mode="edge")
    dark = ndimage.grey_closing(wide, 5)[5:-5, 5:-5] - smooth
    lighter = smooth - ndimage.grey_opening(wide, 5)[5:-5, 5:-5]
    rest = level - _windowed_median(level)
    noise = 1.4826 * np.median(np.abs(rest))
    strokes = (lighter - 2 * np.median(lighter), dark - 2 * np.median(dark), weight)
    paper = (rest - 2 * noise, -rest - 2 * noise, weight)
    for found, expected in zip(given, (strokes, paper), strict=True):
        for ours, theirs in zip(found, expected, strict=True):
            np.testing.assert_allclose(ours, theirs, atol=1e-5)


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
@pytest.mark.parametrize("stroke", [-0.1, 0.1])
def test_light_that_falls_off_is_no_stroke(stroke: float, turns: int) -> None:
    paper = np.rot90(np.tile(np.linspace(0.2, 0.5, 48, dtype=np.float32), (48, 1)), turns)
    level = paper + coarse(paper=0.0, stroke=stroke)
    assert is_light_on_dark(level, is_cut_out=False) == (stroke > 0)


def test_what_is_at_the_border_says_little_of_the_ink() -> None:
    level = coarse(paper=0.4, stroke=0.3)
    level[:2] = level[:, :2] = 0.9
    assert not is_light_on_dark(level, is_cut_out=False)


@pytest.mark.parametrize("negative", [False, True])
def test_the_corners_of_a_cut_out_digit_are_paper(negative: bool) -> None:
    """The ring is three of 40 pixels wide, and weighs most in the corners."""
    level = np.full((40, 40), 0.2, dtype=np.float32)
    level[:8, :8] = level[-8:, :8] = level[:8, -8:] = level[-8:, -8:] = 0.9
    assert is_light_on_dark(1.0 - level if negative else level, is_cut_out=True) == negative
    inner = np.full((40, 40), 0.9, dtype=np.float32)
    inner[3:-3, 3:-3] = 0.2
    assert is_light_on_dark(1.0 - inner if negative else inner, is_cut_out=True) == negative


def page_of(ink: np.ndarray, paper: np.ndarray | float, dark: float) -> np.ndarray:
    return np.where(ink, dark, paper).astype(np.float32)


def bar(height: int = 120, width: int = 160) -> np.ndarray:
    ink = np.zeros((height, width), dtype=bool)
    ink[30:90, 75:81] = True
    return ink


@pytest.mark.parametrize("is_cut_out", [False, True])
@pytest.mark.parametrize("dark", [0.6, 0.4, 0.1])
def test_the_contrast_of_ink_is_the_part_of_the_papers_light_that_it_takes(
    dark: float, is_cut_out: bool
) -> None:
    level = page_of(bar(), 0.8, dark)
    contrast, noise = contrast_map(level, resized(level, 96), is_cut_out)
    np.testing.assert_allclose(contrast, np.where(bar(), 1.0 - dark / 0.8, 0.0), atol=0.02)
    assert contrast.dtype == np.float32
    assert noise < 0.001


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[np.ndarray, float]]:
    """Return under which ink, and how near, paper is looked for: it is left as it is."""
    looks = []

    def between(_: np.ndarray, ink: np.ndarray, paper: np.ndarray, reach: float) -> np.ndarray:
        looks.append((ink, reach))
        return paper

    monkeypatch.setattr(light, "_paper_between", between)
    return looks


@pytest.mark.parametrize(("is_cut_out", "parts"), [(False, [8, 12, 16]), (True, [2, 3, 4])])
def test_paper_under_ink_is_looked_for_ever_nearer(
    is_cut_out: bool, parts: list[int], asked: list[tuple[np.ndarray, float]]
) -> None:
    level = page_of(bar(), 0.8, 0.3)
    contrast_map(level, resized(level, 96), is_cut_out)
    assert [reach for _, reach in asked] == [160 / part for part in parts]


@pytest.mark.parametrize(("side", "rim"), [(120, 1), (299, 1), (300, 2)])
def test_ink_is_what_takes_half_of_the_least_contrast_and_a_rim_around_it(
    side: int, rim: int, asked: list[tuple[np.ndarray, float]]
) -> None:
    expected = np.zeros((side, side + 40), dtype=bool)
    expected[30:90, 75:81] = expected[40:50, 100:110] = True
    level = page_of(expected, 0.8, 0.3)
    level[40:50, 100:110] = 0.8 * (1 - 0.037)
    level[60:70, 100:110] = 0.8 * (1 - 0.033)
    contrast_map(level, resized(level, 96), is_cut_out=False)
    np.testing.assert_array_equal(asked[0][0], grown(expected, rim))


def test_light_that_falls_off_leaves_no_trace() -> None:
    y, x = np.mgrid[0:120, 0:160]
    paper = 0.9 - 0.4 * x / 160 - 0.1 * y / 120
    level = page_of(bar(), paper, 0.2)
    contrast, _ = contrast_map(level, resized(level, 96), is_cut_out=False)
    expected = np.where(bar(), 1.0 - 0.2 / paper, 0.0)
    assert np.abs(contrast - expected)[bar()].max() < 0.1
    assert contrast[~bar()].max() < 0.04


def test_the_edge_of_a_shadow_leaves_no_trace() -> None:
    paper = np.full((120, 160), 0.9, dtype=np.float32)
    paper[:, 100:] = 0.45
    level = page_of(bar(), paper, 0.2)
    contrast, _ = contrast_map(level, resized(level, 96), is_cut_out=False)
    assert contrast[~bar()].max() < 0.1
    assert contrast[bar()].min() > 0.7


@pytest.mark.parametrize("amount", [0.01, 0.03])
def test_the_papers_noise_is_measured_as_a_part_of_its_light(amount: float) -> None:
    level = page_of(bar(), 0.8, 0.2)
    level += np.random.default_rng(0).normal(0, amount, level.shape).astype(np.float32)
    _, noise = contrast_map(level, resized(level, 96), is_cut_out=False)
    assert noise == pytest.approx(amount / 0.8, rel=0.08)


def test_the_noise_of_dark_paper_is_not_taken_for_ink() -> None:
    rng = np.random.default_rng(0)
    paper = np.full((120, 160), 0.9)
    paper[:, 100:] = 0.15
    level = page_of(bar(), paper, 0.1) + rng.normal(0, 0.02, paper.shape)
    level = np.clip(level, 0, 1).astype(np.float32)
    contrast, noise = contrast_map(level, resized(level, 96), is_cut_out=False)
    assert noise < 0.06
    assert (contrast[:, 105:] > 0.3).mean() < 0.004
    assert contrast[bar()].min() > 0.6


def test_a_broad_digit_that_fills_its_picture_is_as_dark_within() -> None:
    level = np.full((64, 64), 0.8, dtype=np.float32)
    level[6:58, 8:56] = 0.2
    level[26:38, 20:40] = 0.8
    assert (level < 0.5).mean() > 0.5  # so that the median of all brightness is ink
    contrast, _ = contrast_map(level, resized(level, 96), is_cut_out=True)
    np.testing.assert_allclose(contrast, np.where(level < 0.5, 0.75, 0.0), atol=0.02)


@pytest.mark.parametrize("shape", [(7, 9), (1, 5), (6, 1), (1, 1)])
def test_the_plane_is_that_of_least_squares(shape: tuple[int, int]) -> None:
    values = np.random.default_rng(0).random(shape, dtype=np.float32)
    y, x = (places.ravel() for places in np.indices(shape))
    # Along a side of one pixel there is no slope to be found.
    columns = np.stack([np.ones_like(x), x * (shape[1] > 1), y * (shape[0] > 1)], axis=1)
    fit = columns @ np.linalg.lstsq(columns.astype(float), values.ravel(), rcond=None)[0]
    np.testing.assert_allclose(_plane(values).ravel(), fit, atol=1e-5)


def test_paper_is_the_median_of_half_the_picture_around_on_top_of_its_slope() -> None:
    """16 pixels wide: every other pixel up to 4 away, the border being a mirror."""
    values = np.random.default_rng(0).random((12, 16), dtype=np.float32)
    slope = _plane(values)
    mirrored = np.pad(values - slope, 4, mode="reflect")
    expected = [
        [np.median(mirrored[row : row + 9 : 2, column : column + 9 : 2]) for column in range(16)]
        for row in range(12)
    ]
    np.testing.assert_allclose(_windowed_median(values), expected + slope, atol=1e-6)
    # A strip has less to look at, and a larger picture is looked at here and there.
    row = np.tile(of([0.5, 0.7, 0.9]), 16)[None]
    np.testing.assert_allclose(_windowed_median(row), _plane(row) + of([0.0]), atol=0.02)
    page = np.tile(np.linspace(0.9, 0.4, 96, dtype=np.float32), (72, 1))
    page[20:50, 47:49] = 0.1
    np.testing.assert_allclose(_windowed_median(page), _plane(page), atol=0.02)


def test_noise_is_measured_by_what_is_lighter_than_paper() -> None:
    assert _noise(of([-0.01, -0.02, -0.06, 0.0, 0.5, 0.9])) == pytest.approx(1.4826 * 0.02)
    assert _noise(of([0.0, 0.1])) == 0.0


def test_the_balance_is_between_what_stands_out_to_either_side() -> None:
    weight = np.array([1.0, 2.0, 1.0])
    # 2 · 0.5² = 0.5 to the one side, 0.25² = 0.0625 to the other.
    first, second = of([-0.9, 0.5, 0.0]), of([0.25, 0.0, -0.3])
    assert _balance(first, second, weight) == pytest.approx(0.4375 / 0.5625)
    assert _balance(second, first, weight) == pytest.approx(-0.4375 / 0.5625)
    assert _balance(-first, first, weight) == pytest.approx(0.31 / 1.31)
    assert _balance(of([0.0] * 3), of([-1.0] * 3), weight) == 0.0


def test_contrast_is_a_part_of_the_papers_light_within_bounds() -> None:
    paper = of([0.8, 0.8, 0.2, 0.01, 0.5])
    contrast = _ratio(of([0.4, 0.8, 1.0, 0.04, 0.6]), paper)
    # -4 is cut off at -1; paper is taken for no darker than 0.08.
    np.testing.assert_allclose(contrast, [0.5, 0.0, -1.0, 0.5, -0.2], atol=1e-6)


@pytest.mark.parametrize(("dark_spread", "expected"), [(0.08, 0.8), (0.1, None)])
def test_paper_is_even_where_a_fifth_of_the_variance_is_within_two_levels(
    dark_spread: float, expected: float | None
) -> None:
    """A quarter is 0.8 ± 0.2, the rest 0.2 ± 0.08: 0.0148 of 0.0823; ± 0.1: 0.0175 of 0.085."""
    level = np.full((40, 40), 0.2, dtype=np.float32)
    level += np.where(np.indices(level.shape).sum(axis=0) % 2, dark_spread, -dark_spread)
    level[:10, ::2], level[:10, 1::2] = 0.6, 1.0
    paper = even_paper(level)
    assert (paper is None) == (expected is None)
    if paper is not None:
        np.testing.assert_allclose(paper, np.full_like(level, expected), atol=1e-6)
    assert even_paper(np.full((5, 5), 0.5, np.float32)) is None


@pytest.mark.parametrize("scale", [1, 2])
def test_paper_under_ink_is_that_around_it_or_what_it_was_before(scale: int) -> None:
    """A blank place of one pixel (after reduction to 160) in ink, seen through a blur of 9 × 9."""
    ink = np.ones((160, 100), dtype=bool)
    ink[80, 50] = False
    ink = ink.repeat(scale, 0).repeat(scale, 1)
    level = np.where(ink, 0.1, 0.8).astype(np.float32)
    before = np.full_like(level, 0.5)
    paper = _paper_between(level, ink, before, reach=8.0 * scale)
    share = np.maximum(9 - np.abs(np.arange(160) - 80), 0)[:, None] / 81
    share = share * np.maximum(9 - np.abs(np.arange(100) - 50), 0)[None] / 81
    expected = (0.8 * share + 0.02 * 0.5) / (share + 0.02)
    seen = paper.reshape(160, scale, 100, scale).mean(axis=(1, 3))
    np.testing.assert_allclose(seen, expected, atol=1e-6 if scale == 1 else 2e-3)


@pytest.mark.parametrize(
    ("width", "window", "in_uneven_light"),
    [
        *((1, 9, 9), (3, 9, 9), (5, 13, 13), (8, 17, 17), (12, 25, 25), (20, 37, 37)),
        (30, 53, 37),  # in uneven light what is so broad may be a shadow
        (60, 73, 73),  # but this takes more than half of the light away
    ],
)
def test_the_window_is_the_smallest_that_fills_a_stroke_and_one_to_spare(
    width: int, window: int, in_uneven_light: int
) -> None:
    level = np.full((120, 160), 0.9, dtype=np.float32)
    uneven = level - np.linspace(0, 0.3, 160, dtype=np.float32)
    level[25:95, 60 : 60 + width] = uneven[25:95, 60 : 60 + width] = 0.2
    assert _stroke_window(level, is_cut_out=False) == window
    assert _stroke_window(level.T, is_cut_out=True) == window
    assert _stroke_window(uneven, is_cut_out=False) == in_uneven_light
    tripled = level.repeat(3, 0).repeat(3, 1)
    assert _stroke_window(tripled, is_cut_out=False) == pytest.approx(3 * window, abs=6)


def test_where_no_ink_is_the_window_is_small() -> None:
    level = np.full((120, 160), 0.8, dtype=np.float32)
    assert _stroke_window(level, is_cut_out=False) == 9
    level[:, -9:] = 0.2  # in the twelfth of the picture at its border
    assert _stroke_window(level, is_cut_out=True) == 9
