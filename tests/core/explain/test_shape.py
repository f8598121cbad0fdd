"""The role of a bit of ink in a drawing's shape, on drawings where it is obvious."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from digitpad.explain.shape import StrokeRole, role_of_bit, role_of_line
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.ink.raster import render


def arc(start: float, end: float) -> list[tuple[float, float]]:
    """Return a part of a ring, clockwise from the top, in degrees."""
    turns = np.radians(np.linspace(start, end, 40))
    return [(0.5 + 0.3 * np.sin(t), 0.5 - 0.3 * np.cos(t)) for t in turns]


def line(*corners: tuple[float, float]) -> list[tuple[float, float]]:
    """Return a line with points close together from corner to corner."""
    parts = [np.linspace(*pair, 20, endpoint=False) for pair in pairwise(corners)]
    return [tuple(point) for point in np.concatenate([*parts, [corners[-1]]]).tolist()]


SEVEN = (0.2, 0.2), (0.8, 0.2), (0.4, 0.9)
TOP, FOOT = (0.5, 0.1), (0.5, 0.9)


@pytest.mark.parametrize(
    ("gone", "left", "does"),
    [
        ([arc(-20, 20)], [arc(20, 340)], StrokeRole.LOOP),
        ([arc(20, 60)], [arc(60, 330)], StrokeRole.OPENING),
        ([line((0.2, 0.2), (0.8, 0.2))], [line(*SEVEN[1:])], StrokeRole.BAR),
        ([line((0.5, 0.7), (0.4, 0.9))], [line((0.8, 0.2), (0.5, 0.7))], StrokeRole.END),
        ([line((0.5, 0.4), (0.5, 0.6))], [line(TOP, (0.5, 0.4)), line((0.5, 0.6), FOOT)],
         StrokeRole.TIE),
        ([line((0.3, 0.5), (0.7, 0.5))], [line(TOP, FOOT)], StrokeRole.BAR),
        ([line((0.7, 0.3), (0.7, 0.7))], [line((0.3, 0.1), (0.3, 0.9))], StrokeRole.STROKE),
    ],
)  # fmt: skip
def test_what_is_rubbed_out_is_called_what_it_was(
    gone: list[list[tuple[float, float]]], left: list[list[tuple[float, float]]], does: StrokeRole
) -> None:
    rest = drawing_from_points(left)
    # A part of a stroke that continues there.
    whole = Drawing((*drawing_from_points(gone).strokes, *rest.strokes), rest.pen_width)
    rubbed = whole.strokes[0].points
    assert role_of_line(whole, rubbed, rest, is_added=False) is does
    assert role_of_line(whole, rubbed[::-1], rest, is_added=False) is does
    # Pixels do not show what is a whole stroke, or its bar.
    ink, left_ink = (
        render([28 * stroke.points for stroke in one.strokes], 28, 2.4) >= 90
        for one in (whole, rest)
    )
    bit = role_of_bit(ink, ink & ~left_ink)
    assert bit is does or does in (StrokeRole.BAR, StrokeRole.STROKE)
    assert bit in (does, StrokeRole.END, StrokeRole.NOTHING)


@pytest.mark.parametrize("pen_width", [0.002, 0.005, 0.01, 0.08])
def test_however_fine_the_pen_is_a_ring_is_a_ring_and_an_end_an_end(pen_width: float) -> None:
    ring, rest = (drawing_from_points(one, pen_width) for one in ([arc(0, 360)], [arc(20, 340)]))
    gone = np.float32(arc(340, 380))
    assert role_of_line(ring, gone, rest, is_added=False) is StrokeRole.LOOP
    way = line((0.1, 0.1), (0.9, 0.9))
    whole, shorter = (drawing_from_points([one], pen_width) for one in (way, way[:-4]))
    end = np.float32(way[-5:])
    assert role_of_line(whole, end, shorter, is_added=False) is StrokeRole.END


def test_what_is_drawn_closes_a_loop_only_where_there_is_none_before() -> None:
    ring, gap = drawing_from_points([arc(20, 340)]), np.float32(arc(-20, 20))
    closed = drawing_from_points([arc(20, 340), arc(-20, 20)])
    assert role_of_line(ring, gap, closed, is_added=True) is StrokeRole.LOOP
    wide, nearer = drawing_from_points([arc(20, 290)]), drawing_from_points([arc(20, 320)])
    end = np.float32(arc(290, 320))
    assert role_of_line(wide, end, nearer, is_added=True) is StrokeRole.OPENING
    farther = drawing_from_points([line(TOP, (0.5, 0.5)), line((0.5, 0.5), FOOT)])
    half = drawing_from_points([line(TOP, (0.5, 0.5))])
    added = np.float32(line((0.5, 0.5), FOOT))
    assert role_of_line(half, added, farther, is_added=True) is StrokeRole.NOTHING
