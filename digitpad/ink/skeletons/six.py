"""Skeletons of the digit 6. May import: ``skeletons.pen``."""

from __future__ import annotations

from typing import Final

from digitpad.ink.skeletons.pen import Knot, Skeleton, Value, Vary, arc, corner, gather


def _bowl(v: Vary, top: Value, width: Value, sweep: Value) -> list[Knot]:
    """Return the bowl against the clock, from its left side round to where it closes."""
    middle = (1.0 + top) / 2
    return arc((width, middle), (width, 1.0 - middle), 172, sweep, 9, drift=v(-0.05, 0.06))


def _upright(v: Vary) -> tuple[Skeleton, ...]:
    """Return the plain 6: a curved back and a round bowl."""
    top, width = v(0.48, 0.04), v(0.25, 0.035)
    return (
        v.stroke(
            (v(0.36, 0.06), v(0.0, 0.02)),
            (v(0.17, 0.03), v(0.16, 0.02)),
            (v(0.05, 0.02), v(0.42, 0.03)),
            *_bowl(v, top, width, v(-345, 18)),
        ),
    )


def _leaning(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 whose back leans far over to the right."""
    top, width = v(0.55, 0.04), v(0.25, 0.035)
    return (
        v.stroke(
            (v(0.6, 0.09), v(0.0, 0.02)),
            (v(0.33, 0.04), v(0.2, 0.02)),
            (v(0.11, 0.03), v(0.48, 0.02)),
            *_bowl(v, top, width, v(-345, 18)),
        ),
    )


def _straight(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 with a straight back."""
    top, width, lean = v(0.53, 0.05), v(0.22, 0.035), v(0.17, 0.1)
    return (
        v.stroke(
            (lean, 0.0),
            (lean * 0.5 + 0.01, v(0.35, 0.03)),
            (0.01, v(0.63, 0.02)),
            *_bowl(v, top, width, v(-345, 18))[1:],
        ),
    )


def _small_loop(v: Vary) -> tuple[Skeleton, ...]:
    top, width = v(0.68, 0.035), v(0.17, 0.03)
    return (
        v.stroke(
            (v(0.38, 0.09), 0.0),
            (v(0.16, 0.04), v(0.25, 0.02)),
            (v(0.04, 0.02), v(0.56, 0.02)),
            *_bowl(v, top, width, v(-345, 18)),
        ),
    )


def _big_loop(v: Vary) -> tuple[Skeleton, ...]:
    top, width = v(0.3, 0.04), v(0.33, 0.04)
    return (
        v.stroke(
            (v(0.42, 0.07), 0.0),
            (v(0.2, 0.03), v(0.13, 0.02)),
            (v(0.06, 0.02), v(0.36, 0.02)),
            *_bowl(v, top, width, v(-345, 18)),
        ),
    )


def _curled(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 whose back begins with a hook downward at the right, like a G."""
    top, width = v(0.5, 0.035), v(0.25, 0.035)
    return (
        v.stroke(
            (v(0.47, 0.05), v(0.16, 0.04)),
            (v(0.4, 0.03), v(0.04, 0.02)),
            (v(0.25, 0.03), v(0.03, 0.02)),
            (v(0.09, 0.03), v(0.2, 0.02)),
            (v(0.02, 0.02), v(0.46, 0.03)),
            *_bowl(v, top, width, v(-345, 18)),
        ),
    )


def _bee(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 like a b: down the stem, and the bowl goes out from its foot with the clock."""
    top, width, lean = v(0.48, 0.05), v(0.22, 0.03), v(0.06, 0.08)
    middle = (1.0 + top) / 2
    bowl = arc((width, middle), (width, 1.0 - middle), v(205, 12), v(325, 18), 9)
    return (v.stroke((lean, 0.0), (lean * 0.4, v(0.5, 0.03)), corner(0.0, v(0.93, 0.03)), *bowl),)


def _spiral(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 whose bowl ends inside, as a spiral."""
    top, width = v(0.42, 0.04), v(0.28, 0.035)
    middle = (1.0 + top) / 2
    bowl = arc((width, middle), (width, 1.0 - middle), 172, v(-425, 25), 11, drift=v(-0.42, 0.1))
    return (
        v.stroke(
            (v(0.42, 0.08), v(0.0, 0.02)),
            (v(0.18, 0.03), v(0.16, 0.02)),
            (v(0.0, 0.02), v(0.45, 0.03)),
            *bowl,
        ),
    )


def _unclosed(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 whose bowl stops before it reaches the back."""
    top, width = v(0.5, 0.04), v(0.25, 0.035)
    return (
        v.stroke(
            (v(0.4, 0.09), v(0.0, 0.02)),
            (v(0.18, 0.03), v(0.18, 0.02)),
            (v(0.05, 0.02), v(0.44, 0.03)),
            *_bowl(v, top, width, v(-275, 18)),
        ),
    )


def _crossing(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 whose bowl ends beyond its back, to the left."""
    top, width = v(0.5, 0.04), v(0.25, 0.035)
    return (
        v.stroke(
            (v(0.42, 0.1), v(0.0, 0.02)),
            (v(0.19, 0.03), v(0.17, 0.02)),
            (v(0.05, 0.02), v(0.43, 0.03)),
            *_bowl(v, top, width, v(-310, 8))[:-1],
            (v(-0.06, 0.05), v(0.66, 0.06)),
        ),
    )


def _flat_loop(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 whose bowl lies flat, wider than high, beside the foot of the back."""
    top, width = v(0.64, 0.03), v(0.28, 0.04)
    return (
        v.stroke(
            (v(0.34, 0.1), 0.0),
            (v(0.13, 0.04), v(0.28, 0.02)),
            (v(0.01, 0.02), v(0.6, 0.02)),
            *_bowl(v, top, width, v(-340, 20)),
        ),
    )


ALLOGRAPHS: Final = gather(
    (
        ("upright", 26, _upright),
        ("leaning", 14, _leaning),
        ("straight-back", 13, _straight),
        ("small-loop", 10, _small_loop),
        ("big-loop", 8, _big_loop),
        ("curled", 6, _curled),
        ("b-like", 4, _bee),
        ("spiral", 5, _spiral),
        ("unclosed", 5, _unclosed),
        ("crossing", 4, _crossing),
        ("flat-loop", 6, _flat_loop),
    )
)
