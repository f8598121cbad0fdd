"""Skeletons of the digit 6."""

from __future__ import annotations

from typing import Final

from digitpad.handwriting.glyphs.pen import Knot, Skeleton, Value, Vary, arc, corner, gather


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
    top, width = v(0.33, 0.04), v(0.33, 0.04)
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
    top, width = v(0.52, 0.06), v(0.22, 0.05)
    return (
        v.stroke(
            (v(0.38, 0.12), v(0.0, 0.02)),
            (v(0.19, 0.03), v(0.17, 0.02)),
            (v(0.05, 0.02), v(0.43, 0.03)),
            *_bowl(v, top, width, v(-310, 8))[:-1],
            (v.span(-0.32, 0.0), v(0.62, 0.07)),
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


def _open_high(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 with a short, round back and a bowl that fills most of it, ending inside."""
    top, width = v.span(0.3, 0.55), v(0.28, 0.05)
    middle = (1.0 + top) / 2
    bowl = arc((width, middle), (width, 1.0 - middle), 180, v(-300, 35), 10, drift=v(-0.18, 0.12))
    return (
        v.stroke(
            (width * v(0.55, 0.45), v(0.0, 0.02)), (width * v(0.12, 0.12), v(0.24, 0.03)), *bowl
        ),
    )


def _back_leaning(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 that falls straight or to the right, its bowl out to the right like an o."""
    top, width, lean = v.span(0.35, 0.65), v(0.22, 0.05), v(-0.02, 0.07)
    middle = (1.0 + top) / 2
    bowl = arc((width, middle), (width, 1.0 - middle), 165, v(-330, 35), 9, drift=v(-0.08, 0.12))
    return (v.stroke((lean, 0.0), (lean * 0.4 - v(0.02, 0.02), v(0.4, 0.05)), *bowl),)


def _cornered(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 of a slope down to a sharp turn at the left foot, and a bowl on the ground."""
    top, width, lean = v.span(0.4, 0.68), v(0.22, 0.04), v(0.2, 0.13)
    low = v(0.97, 0.02)
    return (
        v.stroke(
            (lean, 0.0),
            (lean * 0.4, v(0.45, 0.04)),
            corner(v(0.0, 0.03), v(0.88, 0.06)),
            (width, low + v(0.01, 0.02)),
            (width * v(2.0, 0.15), (top + low) / 2 + v(0.03, 0.03)),
            (width * v(1.3, 0.15), top),
            (width * v(0.45, 0.2), (top + low) / 2),
            (width * v(0.4, 0.3), low - v(0.06, 0.04)),
        ),
    )


def _wide_bowl(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 whose foot swings out to the right and comes back in a loop that crosses it."""
    top, width = v.span(0.42, 0.68), v(0.3, 0.05)
    middle = (1.0 + top) / 2
    bowl = arc(
        (width * 1.05, middle), (width, 1.0 - middle), 120, v(-330, 35), 9, drift=v(-0.15, 0.15)
    )
    return (
        v.stroke(
            (v(0.2, 0.16), 0.0),
            (v(0.05, 0.05), v(0.35, 0.04)),
            (v(0.01, 0.03), v(0.72, 0.04)),
            *bowl,
        ),
    )


def _tiny_loop(v: Vary) -> tuple[Skeleton, ...]:
    """Return a long, leaning 6 whose bowl is so small that it fills."""
    top, width, lean = v.span(0.6, 0.84), v(0.1, 0.03), v(0.3, 0.16)
    middle = (1.0 + top) / 2
    bowl = arc((width, middle), (width, 1.0 - middle), 172, v(-335, 35), 8, drift=v(-0.05, 0.1))
    return (v.stroke((lean, 0.0), (lean * 0.42 - v(0.02, 0.03), v(0.4, 0.04)), *bowl),)


def _swung(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 whose foot swings far out to the right, its end turned back but not closed."""
    low, lean, right = v(0.97, 0.02), v(0.22, 0.16), v(0.48, 0.09)
    top = v.span(0.42, 0.8)
    return (
        v.stroke(
            (lean, 0.0),
            (lean * 0.35, v(0.4, 0.04)),
            (v(0.0, 0.03), v(0.76, 0.04)),
            (v(0.1, 0.04), low),
            (right * 0.75, low - v(0.03, 0.03)),
            (right, (top + low) / 2),
            (right * v(0.68, 0.08), top),
            (right * v(0.32, 0.14), top + v(0.14, 0.06)),
        ),
    )


def _inner_loop(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 6 whose bowl closes on its own foot, away from the back."""
    width, gap, top = v(0.5, 0.08), v.span(0.22, 0.62), v.span(0.36, 0.66)
    low, left = v(0.98, 0.015), v(0.0, 0.03)
    inside = left + (width - left) * gap
    return (
        v.stroke(
            (left + v(0.22, 0.16), 0.0),
            (left + v(0.03, 0.05), v(0.32, 0.05)),
            (left, v(0.7, 0.05)),
            (width * v(0.4, 0.06), low),
            (width * v(0.93, 0.05), low - v(0.1, 0.03)),
            (width, (top + low) / 2 - v(0.03, 0.03)),
            (inside + (width - inside) * v(0.5, 0.12), top),
            (inside, (top + low) / 2),
            (inside + (width - inside) * v(0.2, 0.25), low - v(0.02, 0.05)),
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
        ("crossing", 6, _crossing),
        ("flat-loop", 6, _flat_loop),
        ("open-high", 9, _open_high),
        ("back-leaning", 8, _back_leaning),
        ("cornered", 6, _cornered),
        ("wide-bowl", 8, _wide_bowl),
        ("tiny-loop", 5, _tiny_loop),
        ("swung", 8, _swung),
        ("inner-loop", 9, _inner_loop),
    )
)
