"""Skeletons of the digit 9."""

from __future__ import annotations

from typing import Final

from digitpad.handwriting.glyphs.pen import Knot, Skeleton, Value, Vary, arc, corner, gather


def _head(v: Vary, low: Value, width: Value, start: float = -25, sweep: float = -330) -> list[Knot]:
    """Return the ring against the clock from the upper right, round to the right side."""
    return arc((0.0, low / 2), (width, low / 2), v(start, 14), v(sweep, 14), 9, drift=v(0.0, 0.05))


def _straight(v: Vary) -> tuple[Skeleton, ...]:
    """Return the ring, back up to its start, and a straight stem down."""
    low, width, lean = v(0.5, 0.05), v(0.23, 0.035), v(0.03, 0.06)
    right = width + lean
    return (
        v.stroke(
            *_head(v, low, width)[:-1],
            (right - 0.02, low * v(0.5, 0.08)),
            corner(right, v(0.04, 0.04)),
            (width, 0.55),
            (width - lean, 1.0),
        ),
    )


def _run_on(v: Vary) -> tuple[Skeleton, ...]:
    """Return a ring that runs over into the stem without going back up."""
    low, width = v(0.47, 0.05), v(0.24, 0.035)
    foot = width * v(0.55, 0.3)
    return (
        v.stroke(
            *_head(v, low, width, -20, -345),
            (width * v(0.95, 0.05), v(0.42, 0.03)),
            (foot + (width - foot) * 0.5, v(0.7, 0.02)),
            (foot, 1.0),
        ),
    )


def _round(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 9 that is a 6 turned round: the stem curves to the left at its foot."""
    low, width = v(0.52, 0.05), v(0.25, 0.035)
    return (
        v.stroke(
            *_head(v, low, width, -20, -345),
            (width * v(0.97, 0.05), v(0.5, 0.03)),
            (width * v(0.65, 0.1), v(0.82, 0.03)),
            (v(0.0, 0.05), v(0.98, 0.02)),
            (-width * v(0.75, 0.25), v(0.98, 0.04)),
        ),
    )


def _curled(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 9 like a g: the stem ends in a hook to the left that turns up."""
    low, width = v(0.46, 0.05), v(0.24, 0.035)
    return (
        v.stroke(
            *_head(v, low, width)[:-1],
            (width - 0.01, low * 0.5),
            corner(width + v(0.02, 0.03), v(0.04, 0.03)),
            (width, 0.5),
            (width * v(0.85, 0.1), v(0.83, 0.03)),
            (v(0.02, 0.03), v(0.99, 0.02)),
            (-width * v(0.7, 0.15), v(0.95, 0.03)),
            (-width * v(1.0, 0.2), v(0.82, 0.05)),
        ),
    )


def _descender_loop(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 9 like a cursive g whose descender closes in a loop."""
    low, width = v(0.42, 0.04), v(0.23, 0.03)
    return (
        v.stroke(
            *_head(v, low, width)[:-1],
            corner(width + v(0.01, 0.02), v(0.05, 0.03)),
            (width, 0.48),
            (width * 0.8, v(0.84, 0.02)),
            (v(0.02, 0.03), v(0.98, 0.02)),
            (-width * v(0.6, 0.15), v(0.88, 0.03)),
            (v(-0.02, 0.05), v(0.7, 0.04)),
            (width * v(1.5, 0.25), v(0.55, 0.06)),
        ),
    )


def _two_strokes(v: Vary) -> tuple[Skeleton, ...]:
    """Return a full ring and a separate straight stem at its right."""
    low, width, lean = v(0.5, 0.05), v(0.25, 0.04), v(0.02, 0.05)
    ring = arc((0.0, low / 2), (width, low / 2), v(-60, 30), v(-360, 15), 11, drift=v(0.0, 0.06))
    right = width + v(0.0, 0.03)
    return v.stroke(*ring), v.stroke(
        (right + lean, v.span(-0.06, 0.25)), (right, 0.5), (right - lean, 1.0)
    )


def _mirrored_pee(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 9 like a mirrored p: the stem rises above the ring."""
    low, width, lean = v(0.53, 0.05), v(0.22, 0.035), v(0.03, 0.05)
    ring = arc((0.0, 0.06 + low / 2), (width, low / 2), v(-45, 15), v(-285, 18), 9)
    right = width + lean
    return (v.stroke(*ring, corner(right, v(-0.02, 0.03)), (width, 0.5), (width - lean, 1.0)),)


def _open_top(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 9 whose ring stays open at the top: its start does not reach the stem."""
    low, width, lean = v(0.5, 0.05), v(0.24, 0.035), v(0.04, 0.06)
    ring = arc((0.0, low / 2), (width, low / 2), v(-85, 16), v(-225, 20), 7)
    return (
        v.stroke(
            *ring,
            (width - 0.02, low * 0.5),
            corner(width + lean, v(0.04, 0.05)),
            (width, 0.55),
            (width - lean, 1.0),
        ),
    )


def _small_head(v: Vary) -> tuple[Skeleton, ...]:
    low, width, lean = v(0.32, 0.04), v(0.16, 0.03), v(0.06, 0.07)
    return (
        v.stroke(
            *_head(v, low, width)[:-1],
            (width, low * 0.5),
            corner(width + lean * 0.6, v(0.03, 0.03)),
            (width, 0.5),
            (width - lean, 1.0),
        ),
    )


def _big_head(v: Vary) -> tuple[Skeleton, ...]:
    low, width = v(0.68, 0.04), v(0.3, 0.04)
    foot = width * v(0.8, 0.25)
    return (
        v.stroke(
            *_head(v, low, width, -30, -335), (width * v(0.97, 0.04), v(0.6, 0.03)), (foot, 1.0)
        ),
    )


def _leaning(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 9 whose stem leans a lot, with a flat ring."""
    low, width, lean = v(0.45, 0.05), v(0.24, 0.04), v(0.17, 0.05)
    return (
        v.stroke(
            *_head(v, low, width, -15)[:-1],
            (width, low * 0.45),
            corner(width + v(0.05, 0.02), v(0.05, 0.04)),
            (width - lean, 0.55),
            (width - lean * 2.4, 1.0),
        ),
    )


def _pointed(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 9 of a pointed ring, between a 9 and a closed 4, with a round left side."""
    low, width, lean = v(0.48, 0.05), v(0.25, 0.035), v(0.04, 0.05)
    return (
        v.stroke(
            corner(width + lean, v(0.02, 0.02)),
            (v(0.0, 0.04), v(0.03, 0.02)),
            (-width, low * v(0.55, 0.07)),
            (-width * 0.3, low),
            (width * 0.7, low * v(0.75, 0.07)),
            corner(width + lean, v(0.02, 0.03)),
            (width, 0.5),
            (width - lean, 1.0),
        ),
    )


def _gee(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 9 like a printed g: a small head, and a wide hook to the left below it."""
    low, width = v.span(0.2, 0.46), v(0.155, 0.045)
    ring = arc(
        (0.0, low / 2 + 0.02), (width, low / 2), v(-20, 25), v(-300, 20), 8, drift=v(-0.1, 0.12)
    )
    right, belly = width * v(1.1, 0.15), v(0.99, 0.015)
    hook = v(0.3, 0.08)
    return (
        v.stroke(
            *ring,
            corner(right, low * v.span(0.1, 0.75)),
            (right + v(0.03, 0.04), v(0.55, 0.04)),
            (right * v(0.75, 0.2), v(0.84, 0.03)),
            (right - hook * 0.8, belly),
            (right - hook * v(1.5, 0.25), belly - v.span(-0.02, 0.14)),
        ),
    )


def _gee_soft(v: Vary) -> tuple[Skeleton, ...]:
    """Return the g-like 9 whose head runs over into a belly, with a waist like that of a 3."""
    low, width = v.span(0.2, 0.48), v(0.165, 0.045)
    ring = arc(
        (0.0, low / 2 + 0.02), (width, low / 2), v(-25, 25), v(-295, 20), 8, drift=v(-0.04, 0.12)
    )
    right, hook = width * v(1.2, 0.2), v(0.3, 0.08)
    return (
        v.stroke(
            *ring,
            (right * v(0.95, 0.1), low * v(0.85, 0.12)),
            (right + v(0.02, 0.04), v(0.66, 0.04)),
            (right - hook * 0.4, v(0.92, 0.03)),
            (right - hook * v(1.5, 0.3), v(0.98, 0.03)),
        ),
    )


def _flag_start(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 9 whose head begins far out to the right of the stem, with a flat top."""
    low, width, lean = v(0.42, 0.06), v(0.2, 0.04), v(0.05, 0.07)
    return (
        v.stroke(
            (width * v(1.5, 0.3), v(0.02, 0.05)),
            (width * 0.3, v(0.0, 0.02)),
            (-width, low * v(0.5, 0.08)),
            (-width * v(0.2, 0.2), low),
            corner(width * v(0.95, 0.12), low * v(0.4, 0.2)),
            (width - lean * 0.3, 0.55),
            (width - lean, 1.0),
        ),
    )


def _gap(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 9 whose head stops before it comes back to the stem, which is a second stroke."""
    low, width, lean = v(0.45, 0.06), v(0.25, 0.04), v(0.06, 0.08)
    ring = arc((0.0, low / 2), (width, low / 2), v(-40, 18), v(-250, 24), 7)
    right = width + v(0.0, 0.03)
    return v.stroke(*ring), v.stroke(
        (right + lean * 0.8, v.span(-0.04, 0.15)), (right, 0.5), (right - lean, 1.0)
    )


def _hook_start(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 9 in one stroke that begins inside its head and closes over the top."""
    low, width = v(0.5, 0.05), v(0.25, 0.04)
    ring = arc((0.0, low / 2), (width, low / 2), v(35, 25), v(355, 25), 9, drift=v(0.1, 0.1))
    foot = width * v(0.7, 0.3)
    return (v.stroke(*ring, (width * v(1.0, 0.05), v(0.52, 0.05)), (foot, 1.0)),)


def _tiny_head(v: Vary) -> tuple[Skeleton, ...]:
    """Return a long, leaning 9 whose head is so small that it fills."""
    low, width, lean = v.span(0.2, 0.36), v(0.13, 0.03), v(0.14, 0.09)
    return (
        v.stroke(
            *_head(v, low, width, -20, -320),
            (width * v(1.0, 0.15), low * v(0.8, 0.3)),
            (width - lean * 0.5 + v(0.02, 0.03), 0.55),
            (width - lean * 1.8, 1.0),
        ),
    )


ALLOGRAPHS: Final = gather(
    (
        ("straight-stem", 24, _straight),
        ("run-on", 14, _run_on),
        ("round", 12, _round),
        ("curled", 8, _curled),
        ("descender-loop", 3, _descender_loop),
        ("two-strokes", 6, _two_strokes),
        ("mirrored-p", 5, _mirrored_pee),
        ("open-top", 6, _open_top),
        ("small-head", 6, _small_head),
        ("big-head", 5, _big_head),
        ("leaning", 8, _leaning),
        ("pointed", 8, _pointed),
        ("g-like", 8, _gee),
        ("g-like-soft", 8, _gee_soft),
        ("flag-start", 6, _flag_start),
        ("gap", 4, _gap),
        ("from-inside", 3, _hook_start),
        ("tiny-head", 5, _tiny_head),
    )
)
