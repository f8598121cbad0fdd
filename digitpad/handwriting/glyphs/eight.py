"""Skeletons of the digit 8."""

from __future__ import annotations

from typing import Final

import numpy as np

from digitpad.handwriting.glyphs.pen import Knot, Skeleton, Value, Vary, arc, corner, gather


def _sizes(v: Vary) -> tuple[Value, Value, Value]:
    """Return the height of the waist and half the widths of the upper and the lower loop."""
    return v(0.46, 0.04), v(0.22, 0.035), v(0.265, 0.04)


def _upper(
    v: Vary, waist: Value, width: Value, start: float, sweep: float, count: int
) -> list[Knot]:
    return arc((v(0.0, 0.025), waist / 2), (width, waist / 2), start, sweep, count)


def _lower(
    v: Vary, waist: Value, width: Value, start: float, sweep: float, count: int
) -> list[Knot]:
    middle = (1.0 + waist) / 2
    return arc((0.0, middle), (width, 1.0 - middle), start, sweep, count)


def _ess_start(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 8 that starts as an S at the top right and closes upwards."""
    waist, upper, lower = _sizes(v)
    return (
        v.stroke(
            *_upper(v, waist, upper, -40, -185, 6),
            (v(0.0, 0.02), waist + v(0.0, 0.01)),
            *_lower(v, waist, lower, -40, 260, 7),
            (v(0.0, 0.03), waist + v(0.0, 0.02)),
            (upper * 0.95, waist * 0.6),
            (upper * v(0.8, 0.25), waist * v(0.16, 0.12)),
        ),
    )


def _top_start(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 8 that starts at the top middle and closes there."""
    waist, upper, lower = _sizes(v)
    return (
        v.stroke(
            *_upper(v, waist, upper, -85, -135, 5),
            (0.0, waist),
            *_lower(v, waist, lower, -40, 260, 7),
            (0.0, waist),
            *_upper(v, waist, upper, 40, -125, 5),
        ),
    )


def _middle_start(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 8 that starts in its middle, goes up round, and then down round."""
    waist, upper, lower = _sizes(v)
    return (
        v.stroke(
            (v(0.0, 0.03), waist + v(0.0, 0.02)),
            *_upper(v, waist, upper, 140, 260, 7),
            (v(0.0, 0.02), waist + v(0.0, 0.015)),
            *_lower(v, waist, lower, -140, -255, 7),
            (v(0.02, 0.05), waist + v(0.02, 0.03)),
        ),
    )


def _two_circles(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 8 of two rings, one on the other: touching, overlapping or apart."""
    waist, upper, lower = _sizes(v)
    gap = v(0.0, 0.025)
    top = arc(
        (v(0.0, 0.03), waist / 2),
        (upper, waist / 2),
        v(-75, 40),
        v(-362, 15),
        11,
        drift=v(0.0, 0.07),
    )
    middle = (1.0 + waist + gap) / 2
    low = arc((0.0, middle), (lower, 1.0 - middle), v(-75, 40), v(-362, 15), 11, drift=v(0.0, 0.07))
    return v.stroke(*top), v.stroke(*low)


def _open_top(v: Vary) -> tuple[Skeleton, ...]:
    """Return the S-start 8 whose two ends do not meet at the top."""
    waist, upper, lower = _sizes(v)
    return (
        v.stroke(
            *_upper(v, waist, upper, -70, -155, 5),
            (v(0.0, 0.02), waist),
            *_lower(v, waist, lower, -40, 260, 7),
            (v(0.01, 0.02), waist - 0.01),
            (upper * v(0.75, 0.1), waist * v(0.5, 0.08)),
            (upper * v(1.0, 0.2), v(0.02, 0.05)),
        ),
    )


def _tails_cross(v: Vary) -> tuple[Skeleton, ...]:
    """Return the S-start 8 whose ends run past each other at the top right."""
    waist, upper, lower = _sizes(v)
    return (
        v.stroke(
            (upper * v(1.15, 0.15), v(0.12, 0.04)),
            *_upper(v, waist, upper, -75, -150, 5),
            (v(0.0, 0.02), waist),
            *_lower(v, waist, lower, -40, 260, 7),
            (v(0.0, 0.02), waist),
            (upper * v(0.7, 0.1), waist * v(0.5, 0.06)),
            (upper * v(1.1, 0.2), v(-0.06, 0.05)),
        ),
    )


def _slim(v: Vary) -> tuple[Skeleton, ...]:
    """Return a narrow, slanting 8 that is almost a crossing of two lines."""
    waist, upper, lower = v(0.47, 0.05), v(0.12, 0.025), v(0.14, 0.03)
    return (
        v.stroke(
            *_upper(v, waist, upper, -35, -190, 6),
            (0.0, waist),
            *_lower(v, waist, lower, -40, 260, 7),
            (0.0, waist),
            (upper * 0.95, waist * 0.55),
            (upper * 0.75, waist * v(0.18, 0.08)),
        ),
    )


def _small_head(v: Vary) -> tuple[Skeleton, ...]:
    waist, upper, lower = v(0.33, 0.03), v(0.15, 0.03), v(0.3, 0.04)
    return (
        v.stroke(
            *_upper(v, waist, upper, -40, -185, 6),
            (0.0, waist),
            *_lower(v, waist, lower, -50, 280, 8),
            (0.0, waist),
            (upper * 0.95, waist * 0.6),
            (upper * 0.75, waist * v(0.18, 0.1)),
        ),
    )


def _small_foot(v: Vary) -> tuple[Skeleton, ...]:
    waist, upper, lower = v(0.62, 0.03), v(0.28, 0.04), v(0.16, 0.03)
    return (
        v.stroke(
            *_upper(v, waist, upper, -40, -190, 7),
            (0.0, waist),
            *_lower(v, waist, lower, -40, 260, 7),
            (0.0, waist),
            (upper * 0.95, waist * 0.62),
            (upper * 0.8, waist * v(0.16, 0.08)),
        ),
    )


def _hourglass(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 8 of two nearly straight crossing lines with flat top and bottom."""
    upper, lower = v(0.23, 0.04), v(0.25, 0.04)
    waist = v(0.47, 0.04)
    return (
        v.stroke(
            (upper, v(0.04, 0.03)),
            (0.0, v(-0.01, 0.02)),
            (-upper, v(0.08, 0.03)),
            (0.0, waist),
            (lower, v(0.88, 0.03)),
            (0.0, v(1.0, 0.02)),
            (-lower, v(0.87, 0.03)),
            (0.0, waist),
            (upper * v(1.0, 0.15), v(0.05, 0.06)),
        ),
    )


def _reverse_ess(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 8 that starts at the top left and runs the other way round."""
    waist, upper, lower = _sizes(v)
    return (
        v.stroke(
            *_upper(v, waist, upper, -140, 185, 6),
            (v(0.0, 0.02), waist),
            *_lower(v, waist, lower, 220, -260, 7),
            (v(0.0, 0.02), waist),
            (-upper * 0.95, waist * 0.6),
            (-upper * v(0.75, 0.2), waist * v(0.17, 0.1)),
        ),
    )


def _ring_and_cup(v: Vary) -> tuple[Skeleton, ...]:
    """Return an 8 of a head like a 9 without stem and a cup hung below it."""
    waist, upper, lower = _sizes(v)
    head = arc((0.0, waist / 2), (upper, waist / 2), v(-60, 25), v(-362, 12), 10)
    return v.stroke(*head), v.stroke(
        corner(-upper * 0.4, waist * v(0.93, 0.03)),
        *_lower(v, waist, lower, 210, -240, 7),
        (upper * 0.4, waist * v(0.93, 0.03)),
    )


def _figure(
    v: Vary, over: Value, start: Value, sizes: tuple[Value, Value, Value], tail: float = 0.05
) -> list[Knot]:
    """Return a figure of eight that starts at an angle and runs either way round.

    ``over``: degrees by which it goes beyond a full turn, or stops short of it. ``start``: 0 is
    the top. ``sizes`` as from ``_sizes``. ``tail``: how far the ends stray.
    """
    waist, upper, lower = (np.asarray(size) for size in sizes)
    side, roundness = v.sign(0.6), v(0.8, 0.08)
    first, last = (v(0.0, tail), v(0.0, tail)), (v(0.0, tail), v(0.0, tail))
    knots, count = [], 18
    for position in range(count):
        angle = np.radians(start + (360.0 + np.asarray(over)) * position / (count - 1))
        down, sway = -np.cos(angle), np.sin(2 * angle)
        across = side * np.sign(sway) * np.abs(sway) ** roundness
        x = np.where(down < 0, upper, lower) * across
        y = waist + np.where(down < 0, waist, 1.0 - waist) * down
        begin, end = np.exp(-1.2 * position), np.exp(-1.2 * (count - 1 - position))
        knots.append(
            Knot(x + begin * first[0] + end * last[0], y + begin * first[1] + end * last[1])
        )
    return knots


def _anywhere(v: Vary) -> tuple[Skeleton, ...]:
    return (v.stroke(*_figure(v, v(0.0, 12.0), v.span(0.0, 360.0), _sizes(v))),)


def _long_tails(v: Vary) -> tuple[Skeleton, ...]:
    """Return a figure of eight whose ends stick out, or stop short of each other."""
    return (v.stroke(*_figure(v, v(0.0, 22.0), v.span(0.0, 360.0), _sizes(v), 0.13)),)


def _left_tail(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 8 that comes in from the left at its waist, and turns over the top."""
    waist, upper, lower = _sizes(v)
    return (
        v.stroke(
            (-lower * v(1.15, 0.35), waist + v(0.05, 0.06)),
            (0.0, waist + v(0.0, 0.03)),
            *_upper(v, waist, upper, 20, -200, 6),
            (0.0, waist),
            *_lower(v, waist, lower, -40, 250, 7),
            (v(0.0, 0.05), waist + v(0.04, 0.04)),
        ),
    )


def _collapsed_foot(v: Vary) -> tuple[Skeleton, ...]:
    """Return an 8 whose lower loop is so narrow that it is almost a line."""
    sizes = (v(0.48, 0.07), v(0.2, 0.05), v.span(0.02, 0.12))
    return (v.stroke(*_figure(v, v(0.0, 15.0), v.span(-60.0, 60.0), sizes)),)


def _collapsed_head(v: Vary) -> tuple[Skeleton, ...]:
    """Return an 8 whose upper loop is so narrow that it is almost a line."""
    sizes = (v(0.48, 0.07), v.span(0.03, 0.11), v(0.22, 0.05))
    return (v.stroke(*_figure(v, v(0.0, 15.0), v.span(-60.0, 60.0), sizes)),)


def _unfinished(v: Vary) -> tuple[Skeleton, ...]:
    """Return a figure of eight whose last part is not written: the upper loop stays open."""
    return (v.stroke(*_figure(v, v.span(-58.0, -15.0), v.span(-100.0, 100.0), _sizes(v))),)


ALLOGRAPHS: Final = gather(
    (
        ("s-start", 30, _ess_start),
        ("top-start", 14, _top_start),
        ("middle-start", 8, _middle_start),
        ("two-circles", 9, _two_circles),
        ("open-top", 8, _open_top),
        ("tails-cross", 7, _tails_cross),
        ("slim", 8, _slim),
        ("small-head", 7, _small_head),
        ("small-foot", 5, _small_foot),
        ("hourglass", 5, _hourglass),
        ("reverse-s", 4, _reverse_ess),
        ("ring-and-cup", 2, _ring_and_cup),
        ("anywhere", 12, _anywhere),
        ("long-tails", 8, _long_tails),
        ("left-tail", 6, _left_tail),
        ("collapsed-foot", 5, _collapsed_foot),
        ("collapsed-head", 3, _collapsed_head),
        ("unfinished", 6, _unfinished),
    )
)
