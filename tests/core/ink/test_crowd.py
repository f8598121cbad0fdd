"""Crowds of strokes and points give the very pixels that drawing them one by one gives."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image, ImageDraw

from digitpad.ink.crowd import FEW_DOTS, FEW_SEGMENTS
from digitpad.ink.drawing import drawing_from_points
from digitpad.ink.polylines import Polylines, gathered, thin_out, thin_out_all
from digitpad.ink.raster import MAX_ROUNDED, NOTCH, STEPS_PER_WIDTH, SUPERSAMPLING, draw_fine
from digitpad.preprocess.normalise import drawing_to_image

Points = npt.NDArray[np.floating]
SIZE = 48


def one_by_one(polylines: Iterable[Points], size: int, pen_width_px: float) -> Image.Image:
    """Draw as ``draw_fine`` says it does, each line and each dot by itself."""
    fine = Image.new("L", (size * SUPERSAMPLING, size * SUPERSAMPLING), 0)
    pen = ImageDraw.Draw(fine)
    width = max(1, round(pen_width_px * SUPERSAMPLING))
    for polyline in polylines:
        spacing = max(2.0, width / STEPS_PER_WIDTH) / SUPERSAMPLING
        points = np.floor(thin_out(polyline, spacing) * SUPERSAMPLING)
        for begin, end in pairwise(points):
            pen.line([*begin.tolist(), *end.tolist()], fill=255, width=width)
        dots = {0, len(points) - 1}
        if 2 < len(points) <= MAX_ROUNDED:
            ways = np.diff(points, axis=0)
            ahead = np.arctan2(ways[:, 1], ways[:, 0])
            turns = np.abs((np.diff(ahead) + np.pi) % (2 * np.pi) - np.pi)
            dots |= {index + 1 for index in np.flatnonzero(turns * width > 2 * NOTCH).tolist()}
        for index in dots:
            x, y = points[index].tolist()
            pen.circle((x, y), width / 2, fill=255)
    return fine


def noise(count: int, seed: int = 0) -> Points:
    return np.random.default_rng(seed).uniform(15, 33, (count, 2))


def walk(count: int) -> Points:
    steps = np.random.default_rng(1).normal(0, 0.4, (count, 2))
    return 15 + np.abs((np.cumsum(steps, axis=0) % 36) - 18)


CROWDS = {
    "one stroke across everything": [noise(5_000)],
    "one stroke too long to be rounded": [noise(MAX_ROUNDED + 900)],
    "a wandering stroke": [walk(20_000)],
    "dots": list(noise(3_000).reshape(-1, 1, 2)),
    "dashes": list(noise(5_000).reshape(-1, 2, 2)),
    "strokes of all lengths": np.split(noise(6_000), np.cumsum(np.arange(1, 100))),
    "over the edge": [np.random.default_rng(2).uniform(-10, SIZE + 10, (4_000, 2))],
    "dots over the edge": list(np.random.default_rng(3).uniform(-3, SIZE + 3, (900, 1, 2))),
    "one place": [np.full((3_000, 2), 20.0)],
}


@pytest.mark.parametrize("pen_width_px", [0.1, 2.4, 5.0])
@pytest.mark.parametrize("crowd", CROWDS.values(), ids=CROWDS.keys())
def test_a_crowd_looks_as_if_drawn_one_by_one(crowd: list[Points], pen_width_px: float) -> None:
    assert sum(map(len, crowd)) > min(FEW_DOTS, FEW_SEGMENTS)
    ours = np.asarray(draw_fine(crowd, SIZE, pen_width_px))
    np.testing.assert_array_equal(ours, np.asarray(one_by_one(crowd, SIZE, pen_width_px)))


@pytest.mark.parametrize("width", [1, 2, 3, 8, 19, 20, 40])
def test_pillow_draws_no_further_from_a_line_than_the_search_for_ink_reckons(width: int) -> None:
    random = np.random.default_rng(width)
    for _ in range(150):
        begin, end = random.integers(60, 200, (2, 2))
        image = Image.new("1", (260, 260), 0)
        ImageDraw.Draw(image).line([*begin.tolist(), *end.tolist()], fill=1, width=width)
        inked = np.argwhere(np.asarray(image))[:, ::-1] - begin
        way = (end - begin).astype(float)
        share = np.clip(inked @ way / max(1.0, way @ way), 0, 1)
        assert np.abs(inked - share[:, None] * way).max(initial=0) <= width // 2 + 1


def test_strokes_thinned_out_together_keep_the_points_that_each_keeps_alone() -> None:
    lines = [noise(count, seed=count).astype(np.float32) for count in (1, 2, 3, 50, 50, 50, 700)]
    together = thin_out_all(gathered(lines), 4.0)
    assert 8 < len(together.points) < sum(map(len, lines))
    for ours, line in zip(together, lines, strict=True):
        np.testing.assert_array_equal(ours, thin_out(line, 4.0))


def test_no_strokes_are_no_polylines() -> None:
    nothing = thin_out_all(gathered([]), 1.0)
    assert isinstance(nothing, Polylines)
    assert list(nothing) == []


def test_where_ink_lies_already_nothing_more_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    line = ImageDraw.ImageDraw.line

    def counted(pen: ImageDraw.ImageDraw, xy: list[float], **options: int) -> None:
        drawn.append(len(xy) // 2 - 1)
        line(pen, xy, **options)

    monkeypatch.setattr(ImageDraw.ImageDraw, "line", counted)
    drawing = drawing_from_points([np.random.default_rng(0).random((40_000, 2))])
    assert drawing_to_image(drawing).any()
    assert sum(drawn) < 12_000
