"""Skeletons of the digit 0."""

from __future__ import annotations

from typing import Final

from digitpad.handwriting.glyphs.pen import Knot, Skeleton, Vary, arc, gather


def _ring(v: Vary, width: float = 0.31, spread: float = 0.065) -> list[Knot]:
    """Return one turn against the clock from the top, never closed exactly."""
    return arc(
        (0.0, 0.0),
        (v(width, spread), 0.5),
        v(-75, 28),
        v(-362, 20),
        12,
        drift=v(0.0, 0.1),
        egg=v(0.0, 0.1),
        roundness=v(0.98, 0.09),
    )


def _plain(v: Vary) -> tuple[Skeleton, ...]:
    return (v.stroke(*_ring(v)),)


def _round(v: Vary) -> tuple[Skeleton, ...]:
    return (v.stroke(*_ring(v, 0.46, 0.05)),)


def _narrow(v: Vary) -> tuple[Skeleton, ...]:
    return (v.stroke(*_ring(v, 0.19, 0.035)),)


def _clockwise(v: Vary) -> tuple[Skeleton, ...]:
    ring = arc(
        (0.0, 0.0),
        (v(0.33, 0.07), 0.5),
        v(-110, 40),
        v(362, 22),
        12,
        drift=v(0.0, 0.08),
        egg=v(0.0, 0.09),
        roundness=v(1.0, 0.09),
    )
    return (v.stroke(*ring),)


def _from_below(v: Vary) -> tuple[Skeleton, ...]:
    ring = arc(
        (0.0, 0.0),
        (v(0.32, 0.07), 0.5),
        v(90, 60),
        v(360, 20) * v.sign(),
        12,
        drift=v(0.0, 0.08),
        egg=v(0.0, 0.08),
        roundness=v(1.0, 0.08),
    )
    return (v.stroke(*ring),)


def _unclosed(v: Vary) -> tuple[Skeleton, ...]:
    start = v(-50, 22)
    ring = arc((0.0, 0.0), (v(0.34, 0.07), 0.5), start, v(-325, 16), 11, drift=v(-0.04, 0.1))
    return (v.stroke(*ring),)


def _overshot(v: Vary) -> tuple[Skeleton, ...]:
    """Return a ring whose end runs on inside or outside its beginning."""
    ring = arc(
        (0.0, 0.0),
        (v(0.32, 0.07), 0.5),
        v(-60, 25),
        v(-415, 25),
        14,
        drift=v(0.0, 0.17),
        egg=v(0.0, 0.08),
    )
    return (v.stroke(*ring),)


def _tailed(v: Vary) -> tuple[Skeleton, ...]:
    """Return a ring that begins or ends in a little tail out of the top."""
    width = v(0.33, 0.07)
    ring = arc((0.0, 0.0), (width, 0.5), v(-75, 14), v(-352, 12), 12, egg=v(-0.02, 0.08))
    tail = (width * v(0.75, 0.35), v(-0.56, 0.07))
    return (v.stroke(*ring, tail),)


def _headed(v: Vary) -> tuple[Skeleton, ...]:
    width = v(0.33, 0.07)
    ring = arc((0.0, 0.0), (width, 0.5), v(-105, 14), v(-345, 20), 12, egg=v(0.0, 0.08))
    head = (width * v(0.45, 0.3), v(-0.57, 0.07))
    return (v.stroke(head, *ring),)


def _slashed(v: Vary, low: float, high: float) -> tuple[Skeleton, ...]:
    width, height = v(0.34, 0.07), 0.5
    ring = arc(
        (0.0, 0.0),
        (width, height),
        v(-80, 30),
        v(-362, 16),
        12,
        drift=v(0.0, 0.06),
        egg=v(0.0, 0.07),
    )
    right, left = v.span(low, high), v.span(low, high)
    steep = v(0.68, 0.12)
    slash = v.stroke(
        (width * right * 0.8, -height * right * steep), (-width * left * 0.8, height * left * steep)
    )
    return v.stroke(*ring), slash


def _slashed_inside(v: Vary) -> tuple[Skeleton, ...]:
    return _slashed(v, 0.55, 1.0)


def _slashed_beyond(v: Vary) -> tuple[Skeleton, ...]:
    return _slashed(v, 1.05, 1.75)


def _slash_run_on(v: Vary) -> tuple[Skeleton, ...]:
    """Return a ring that goes over into its slash without lifting the pen."""
    width = v(0.35, 0.06)
    ring = arc((0.0, 0.0), (width, 0.5), v(-70, 15), v(-350, 12), 12)
    turn = Knot(width * v(0.95, 0.2), v(-0.45, 0.08), True)
    return (v.stroke(*ring, turn, (-width * v(0.85, 0.3), v(0.45, 0.12))),)


def _back_slashed(v: Vary) -> tuple[Skeleton, ...]:
    width = v(0.34, 0.06)
    reach = v.span(0.6, 1.3)
    ring = arc((0.0, 0.0), (width, 0.5), v(-80, 30), v(-362, 16), 12)
    slash = v.stroke((-width * reach * 0.7, -0.4 * reach), (width * reach * 0.7, 0.4 * reach))
    return v.stroke(*ring), slash


def _lasso(v: Vary) -> tuple[Skeleton, ...]:
    """Return a ring that ends in a little loop at its top, as a cursive o does."""
    width = v(0.34, 0.06)
    ring = arc((0.0, 0.0), (width, 0.5), v(-100, 15), v(-335, 12), 11, egg=v(0.0, 0.08))
    size = v(0.13, 0.04)
    return (
        v.stroke(
            *ring,
            (width * v(0.1, 0.15), -0.5 - size * v(0.4, 0.2)),
            (-width * v(0.25, 0.15), -0.5 + size * 0.3),
            (width * v(0.1, 0.2), -0.5 + size * 1.2),
            (width * v(0.7, 0.25), -0.5 + size * v(0.5, 0.4)),
        ),
    )


ALLOGRAPHS: Final = gather(
    (
        ("plain", 30, _plain),
        ("round", 13, _round),
        ("narrow", 8, _narrow),
        ("clockwise", 8, _clockwise),
        ("from-below", 5, _from_below),
        ("unclosed", 7, _unclosed),
        ("overshot", 9, _overshot),
        ("tailed", 8, _tailed),
        ("headed", 6, _headed),
        ("slashed-inside", 6, _slashed_inside),
        ("slashed-beyond", 6, _slashed_beyond),
        ("slash-run-on", 3, _slash_run_on),
        ("back-slashed", 1.5, _back_slashed),
        ("lasso", 4, _lasso),
    )
)
