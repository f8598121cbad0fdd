"""Strokes become open lines of the pen's width, without gaps, however many points they have."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import ImageDraw

from digitpad.ink.polylines import Points, Polylines, concatenated, thin_out, thin_out_all
from digitpad.ink.raster import DENSE_POINTS, SUPERSAMPLING, draw_fine, render


def line(*points: tuple[float, float]) -> np.ndarray:
    return np.array(points, dtype=np.float32)


def test_a_level_line_is_as_wide_as_the_pen_and_as_long_as_drawn() -> None:
    image = render([line((8.0, 14.0), (20.0, 14.0))], 28, 2.0)
    column = image[:, 14].astype(float) / 255
    assert column.sum() == pytest.approx(2.0, abs=0.15)
    assert image[14, 7:21].min() > 100
    assert image[:, :6].max() == 0
    assert image[:, 22:].max() == 0


def test_a_single_point_is_a_round_dot() -> None:
    image = render([line((14.0, 14.0))], 28, 4.0)
    assert image.sum() / 255 == pytest.approx(np.pi * 4, rel=0.1)
    np.testing.assert_allclose(image.astype(int), image.T.astype(int), atol=40)


def test_a_stroke_is_never_closed() -> None:
    image = render([line((6.0, 6.0), (22.0, 6.0), (22.0, 22.0))], 28, 2.0)
    assert image[14, 14] == 0
    assert image[10:18, 10:18].max() == 0


def test_points_far_apart_are_joined_without_a_gap() -> None:
    image = render([line((2.0, 3.0), (26.0, 25.0))], 28, 2.0)
    assert (image.max(axis=0)[2:26] > 100).all()


def test_two_strokes_are_not_joined() -> None:
    image = render([line((4.0, 4.0), (4.0, 24.0)), line((24.0, 4.0), (24.0, 24.0))], 28, 2.0)
    assert image[:, 8:20].max() == 0


def test_ink_off_the_field_is_cut_off() -> None:
    assert render([line((-500.0, -500.0), (-400.0, 900.0))], 28, 2.0).max() == 0
    assert render([line((-50.0, 14.0), (80.0, 14.0))], 28, 2.0)[14].min() > 0


def test_no_strokes_are_no_ink() -> None:
    assert render([], 28, 2.0).max() == 0


def test_the_fine_image_averages_to_the_coarse_one() -> None:
    polylines = [line((5.0, 5.0), (20.0, 9.0), (9.0, 22.0))]
    fine = np.asarray(draw_fine(polylines, 28, 2.4), dtype=float)
    blocks = fine.reshape(28, SUPERSAMPLING, 28, SUPERSAMPLING).mean(axis=(1, 3))
    np.testing.assert_allclose(render(polylines, 28, 2.4), blocks, atol=1.0)


def test_leaving_out_close_points_keeps_both_ends_and_the_spacing() -> None:
    close = np.stack((np.linspace(0, 10, 10_001), np.zeros(10_001)), axis=1)
    kept = thin_out(close, 0.5)
    assert len(kept) <= 22
    np.testing.assert_array_equal(kept[[0, -1]], close[[0, -1]])
    assert np.diff(kept[:, 0]).max() <= 1.0


def test_close_points_look_the_same_as_few() -> None:
    angles = np.linspace(0, 2 * np.pi, 50_000)
    circle = np.stack((14 + 8 * np.cos(angles), 14 + 8 * np.sin(angles)), axis=1)
    many = render([circle], 28, 2.0).astype(int)
    few = render([circle[::250]], 28, 2.0).astype(int)
    assert np.abs(many - few).mean() < 2.0


def noise(count: int, seed: int = 0) -> Points:
    return np.random.default_rng(seed).uniform(6, 22, (count, 2))


DENSE = {
    "one stroke": [noise(30_000)],
    "a stroke that wanders": [14 + 8 * np.sin(np.linspace(0, 3000, 60_000)[:, None] * (1.0, 1.07))],
    "strokes of ten points": list(noise(30_000).reshape(-1, 10, 2)),
    "dots": list(noise(10_000).reshape(-1, 1, 2)),
}


@pytest.mark.parametrize("strokes", DENSE.values(), ids=DENSE.keys())
def test_a_scribble_too_dense_for_every_line_is_as_black_as_with_all_of_them(
    monkeypatch: pytest.MonkeyPatch, strokes: list[Points]
) -> None:
    dense = render(strokes, 28, 2.4).astype(int)
    monkeypatch.setattr("digitpad.ink.raster.DENSE_POINTS", 10**9)
    every = render(strokes, 28, 2.4).astype(int)
    assert dense[8:20, 8:20].min() == 255
    assert np.abs(dense - every).mean() < 9


def test_of_a_dense_scribble_few_lines_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    line = ImageDraw.ImageDraw.line

    def counted(pen: ImageDraw.ImageDraw, xy: list[float], **options: int) -> None:
        drawn.append(len(xy) // 2 - 1)
        line(pen, xy, **options)

    monkeypatch.setattr(ImageDraw.ImageDraw, "line", counted)
    assert render([noise(100_000)], 28, 2.4).any()
    assert DENSE_POINTS / 2 < sum(drawn) <= DENSE_POINTS


def test_strokes_thinned_out_together_keep_the_points_that_each_keeps_alone() -> None:
    lines = [noise(count, seed=count).astype(np.float32) for count in (1, 2, 3, 50, 50, 50, 700)]
    lines += [noise(5, seed=seed) for seed in range(9)]
    together = thin_out_all(concatenated(lines), 4.0)
    assert 8 < len(together.points) < sum(map(len, lines))
    for ours, alone in zip(together, lines, strict=True):
        np.testing.assert_array_equal(ours, thin_out(alone, 4.0))


def test_no_strokes_are_no_polylines() -> None:
    nothing = thin_out_all(concatenated([]), 1.0)
    assert isinstance(nothing, Polylines)
    assert list(nothing) == []
