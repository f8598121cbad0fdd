"""Skeletons of the digit 5."""

from __future__ import annotations

from typing import Final

from digitpad.handwriting.glyphs.pen import Knot, Skeleton, Value, Vary, arc, corner, gather


def _belly(v: Vary, shoulder: Value, width: float = 0.3, count: int = 7) -> list[Knot]:
    """Return the belly from its shoulder round to its left end."""
    middle = (1.0 + shoulder) / 2 - v(0.02, 0.015)
    return arc(
        (v(0.2, 0.03), middle),
        (v(width, 0.045), 1.0 - middle),
        v(-88, 14),
        v(240, 32),
        count,
        drift=v(0.0, 0.06),
    )


def _body(v: Vary) -> Skeleton:
    """Return the short stem and the belly in one stroke, with a corner between."""
    left, shoulder = v(0.07, 0.03), v(0.42, 0.04)
    return v.stroke(
        (left + v(0.05, 0.03), v(0.02, 0.02)),
        corner(left, shoulder + v(0.02, 0.015)),
        *_belly(v, shoulder),
    )


def _two_strokes(v: Vary) -> tuple[Skeleton, ...]:
    height, tilt = v(0.02, 0.02), v(0.01, 0.035)
    bar = v.stroke(
        (v(0.1, 0.04), height + tilt), (v(0.35, 0.03), height), (v(0.62, 0.08), height - tilt)
    )
    return _body(v), bar


def _bar_apart(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 5 whose bar does not touch the stem: to its right, above it, or tilted."""
    height, tilt = v(-0.02, 0.05), v(0.02, 0.06)
    left = v.span(0.12, 0.3)
    return _body(v), v.stroke((left, height + tilt), (left + v(0.4, 0.09), height - tilt))


def _one_stroke(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 5 that begins at the right end of its bar."""
    left, shoulder, top = v(0.07, 0.04), v(0.4, 0.04), v(0.02, 0.02)
    return (
        v.stroke(
            (v(0.56, 0.08), top + v(-0.01, 0.04)),
            (v(0.34, 0.03), top),
            corner(left + v(0.05, 0.03), top),
            corner(left, shoulder + v(0.02, 0.02)),
            *_belly(v, shoulder),
        ),
    )


def _ess(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 5 without corners, like an S."""
    top = v(0.03, 0.02)
    return (
        v.stroke(
            (v(0.54, 0.08), top + v.span(-0.06, 0.16)),
            (v(0.32, 0.03), top),
            (v(0.13, 0.03), v(0.14, 0.02)),
            (v(0.11, 0.03), v(0.34, 0.02)),
            (v(0.26, 0.03), v(0.44, 0.015)),
            (v(0.43, 0.03), v(0.56, 0.02)),
            (v(0.45, 0.04), v(0.77, 0.03)),
            (v(0.28, 0.04), v(0.96, 0.02)),
            (v(0.02, 0.05), v(0.93, 0.05)),
        ),
    )


def _half_soft(v: Vary) -> tuple[Skeleton, ...]:
    """Return a one-stroke 5 with a corner at the bar and a soft shoulder."""
    left, top = v(0.1, 0.04), v(0.02, 0.02)
    return (
        v.stroke(
            (v(0.56, 0.08), top + v(-0.02, 0.04)),
            corner(left + v(0.06, 0.04), top),
            (left + v(0.01, 0.02), v(0.24, 0.03)),
            (left + v(0.06, 0.02), v(0.39, 0.02)),
            (v(0.32, 0.03), v(0.44, 0.02)),
            (v(0.46, 0.03), v(0.6, 0.03)),
            (v(0.43, 0.03), v(0.83, 0.03)),
            (v(0.22, 0.03), v(0.98, 0.02)),
            (v(-0.01, 0.04), v(0.9, 0.05)),
        ),
    )


def _angular(v: Vary) -> tuple[Skeleton, ...]:
    left, shoulder, top = v(0.06, 0.03), v(0.42, 0.03), v(0.02, 0.02)
    right = v(0.48, 0.05)
    return (
        v.stroke(
            (v(0.55, 0.07), top + v(0.0, 0.03)),
            corner(left + v(0.02, 0.03), top),
            corner(left, shoulder),
            corner(right, shoulder + v(0.06, 0.04)),
            (right - 0.02, v(0.74, 0.04)),
            corner(right - v(0.1, 0.05), v(0.97, 0.02)),
            (v(-0.01, 0.04), v(0.97, 0.04)),
        ),
    )


def _big_belly(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 5 with a short stem and a big round belly, in one or two strokes."""
    left, shoulder = v(0.1, 0.03), v(0.31, 0.03)
    body = v.stroke(
        (left + v(0.03, 0.02), v(0.0, 0.02)),
        corner(left, shoulder + v(0.03, 0.02)),
        *_belly(v, shoulder, 0.37),
    )
    return body, v.stroke((left + v(0.02, 0.02), v(0.0, 0.03)), (v(0.55, 0.08), v(-0.02, 0.04)))


def _flat_belly(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 5 with a long stem and a low, small belly."""
    left, shoulder, top = v(0.1, 0.03), v(0.55, 0.03), v(0.02, 0.02)
    return (
        v.stroke(
            (v(0.56, 0.08), top + v(-0.02, 0.04)),
            corner(left + v(0.06, 0.04), top),
            corner(left, shoulder + v(0.0, 0.02)),
            *_belly(v, shoulder, 0.27),
        ),
    )


def _straight_tail(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 5 whose belly runs out down to the left, almost straight."""
    left, shoulder, top = v(0.12, 0.04), v(0.38, 0.03), v(0.02, 0.02)
    return (
        v.stroke(
            (v(0.62, 0.08), top + v(-0.02, 0.04)),
            corner(left + v(0.06, 0.03), top),
            corner(left, shoulder),
            (v(0.36, 0.03), v(0.42, 0.02)),
            (v(0.46, 0.03), v(0.56, 0.03)),
            (v(0.36, 0.04), v(0.8, 0.03)),
            (v(0.02, 0.06), v(1.0, 0.02)),
        ),
    )


def _looped_shoulder(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 5 with a little loop between its stem and its belly."""
    left, shoulder, size = v(0.08, 0.03), v(0.42, 0.03), v(0.05, 0.015)
    body = v.stroke(
        (left + v(0.05, 0.03), v(0.02, 0.02)),
        (left + 0.01, shoulder - 0.05),
        (left + 0.01, shoulder + size),
        (left - size, shoulder + size * 0.5),
        (left, shoulder - size * 0.6),
        *_belly(v, shoulder)[1:],
    )
    return body, v.stroke((v(0.12, 0.04), v(0.02, 0.03)), (v(0.58, 0.08), v(0.0, 0.04)))


def _short_bar(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 5 whose bar is hardly there."""
    left, shoulder = v(0.1, 0.04), v(0.4, 0.04)
    return (
        v.stroke(
            (left + v.span(0.08, 0.22), v(0.01, 0.04)),
            corner(left + v(0.05, 0.03), v(0.02, 0.02)),
            corner(left, shoulder + v(0.02, 0.02)),
            *_belly(v, shoulder, 0.28),
        ),
    )


def _bar_across(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 5 whose bar begins well to the left of the stem."""
    height, tilt = v(0.02, 0.03), v(0.01, 0.04)
    left = v.span(-0.22, -0.02)
    return _body(v), v.stroke((left, height + tilt), (v(0.5, 0.09), height - tilt))


def _leaning_stem(v: Vary) -> tuple[Skeleton, ...]:
    """Return a wide 5 with a high, leaning stem and a small belly below it."""
    top, shoulder = v(0.3, 0.06), v(0.5, 0.05)
    return (
        v.stroke(
            (v(0.75, 0.12), v(-0.02, 0.06)),
            corner(top, v(0.03, 0.03)),
            corner(v(0.12, 0.05), shoulder),
            *_belly(v, shoulder, 0.24),
        ),
    )


ALLOGRAPHS: Final = gather(
    (
        ("two-strokes", 24, _two_strokes),
        ("bar-apart", 8, _bar_apart),
        ("one-stroke", 18, _one_stroke),
        ("s-like", 13, _ess),
        ("soft-shoulder", 10, _half_soft),
        ("angular", 4, _angular),
        ("big-belly", 7, _big_belly),
        ("low-belly", 6, _flat_belly),
        ("straight-tail", 6, _straight_tail),
        ("looped-shoulder", 3, _looped_shoulder),
        ("short-bar", 4, _short_bar),
        ("bar-across", 4, _bar_across),
        ("leaning-stem", 5, _leaning_stem),
    )
)
