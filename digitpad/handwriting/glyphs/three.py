"""Skeletons of the digit 3."""

from __future__ import annotations

from typing import Final

from digitpad.handwriting.glyphs.pen import Knot, Skeleton, Vary, arc, corner, gather


def _upper(v: Vary, start: float = 205) -> list[Knot]:
    """Return the upper belly from its left end to the right, turning back to the waist."""
    begin = v(start, 18)
    return arc(
        (v(0.25, 0.03), v(0.235, 0.02)),
        (v(0.23, 0.035), v(0.225, 0.02)),
        begin,
        v(425, 12) - begin,
        6,
    )


def _lower(v: Vary, width: float = 0.3, end: float = 160) -> list[Knot]:
    """Return the lower belly from just right of the waist to its left end."""
    return arc(
        (v(0.22, 0.03), v(0.72, 0.02)),
        (v(width, 0.04), v(0.27, 0.025)),
        v(-62, 10),
        v(end + 62, 22),
        6,
        drift=v(0.0, 0.06),
    )


def _round(v: Vary) -> tuple[Skeleton, ...]:
    return (v.stroke(*_upper(v), corner(v(0.2, 0.05), v(0.47, 0.02)), *_lower(v)),)


def _soft(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 3 whose waist is a shallow wave, without a corner."""
    return (v.stroke(*_upper(v, 210), (v(0.3, 0.03), v(0.47, 0.015)), *_lower(v)),)


def _looped(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 3 with a little loop at the waist."""
    left, waist, size = v(0.13, 0.035), v(0.48, 0.02), v(0.055, 0.018)
    return (
        v.stroke(
            *_upper(v),
            (left + 0.07, waist + size * 0.6),
            (left, waist + size * 0.4),
            (left + 0.01, waist - size * 0.7),
            (left + 0.1, waist - size * 0.5),
            *_lower(v),
        ),
    )


def _flat_top(v: Vary) -> tuple[Skeleton, ...]:
    """Return the angular 3: a straight top, a slope back to the middle, a round belly."""
    right, top = v(0.5, 0.06), v(0.02, 0.02)
    return (
        v.stroke(
            (v(0.03, 0.04), top + v(0.0, 0.03)),
            (right * 0.5, top + v(0.0, 0.012)),
            corner(right, top),
            corner(v(0.22, 0.05), v(0.4, 0.03)),
            *arc(
                (v(0.22, 0.03), v(0.68, 0.02)),
                (v(0.31, 0.04), v(0.3, 0.025)),
                v(-75, 8),
                v(235, 22),
                7,
            ),
        ),
    )


def _ezh(v: Vary) -> tuple[Skeleton, ...]:
    """Return the angular 3 whose slope runs over into the belly in a soft bend."""
    right, top = v(0.48, 0.06), v(0.02, 0.02)
    return (
        v.stroke(
            (v(0.04, 0.04), top + v(0.01, 0.03)),
            corner(right, top),
            (v(0.31, 0.03), v(0.27, 0.02)),
            (v(0.23, 0.03), v(0.4, 0.02)),
            *arc(
                (v(0.24, 0.03), v(0.7, 0.02)),
                (v(0.29, 0.04), v(0.29, 0.025)),
                v(-65, 8),
                v(215, 22),
                6,
            ),
        ),
    )


def _big_belly(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 3 with a small head and a big belly."""
    head = arc(
        (v(0.22, 0.03), v(0.17, 0.02)), (v(0.17, 0.03), v(0.165, 0.02)), v(200, 18), v(220, 15), 6
    )
    belly = arc(
        (v(0.16, 0.03), v(0.66, 0.02)), (v(0.38, 0.04), v(0.33, 0.03)), v(-65, 8), v(215, 22), 7
    )
    return (v.stroke(*head, corner(v(0.18, 0.04), v(0.345, 0.02)), *belly),)


def _big_head(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 3 with a big head and a small belly."""
    head = arc(
        (v(0.25, 0.03), v(0.29, 0.02)), (v(0.28, 0.04), v(0.28, 0.02)), v(205, 18), v(215, 15), 6
    )
    belly = arc(
        (v(0.22, 0.03), v(0.78, 0.02)), (v(0.24, 0.04), v(0.2, 0.02)), v(-62, 8), v(215, 22), 6
    )
    return (v.stroke(*head, corner(v(0.2, 0.04), v(0.57, 0.02)), *belly),)


def _straight_tail(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 3 whose lower belly runs out down to the left, long and almost straight."""
    return (
        v.stroke(
            *_upper(v),
            corner(v(0.22, 0.05), v(0.44, 0.02)),
            (v(0.42, 0.03), v(0.5, 0.02)),
            (v(0.44, 0.04), v(0.64, 0.03)),
            (v(0.28, 0.04), v(0.85, 0.03)),
            (v(-0.02, 0.06), v(0.99, 0.02)),
        ),
    )


def _curled(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 3 whose ends curl inwards."""
    head = arc(
        (v(0.25, 0.03), v(0.24, 0.02)), (v(0.24, 0.03), v(0.23, 0.02)), v(175, 15), v(245, 12), 7
    )
    belly = arc(
        (v(0.22, 0.03), v(0.72, 0.02)),
        (v(0.3, 0.04), v(0.27, 0.025)),
        v(-62, 8),
        v(245, 18),
        8,
        drift=v(-0.1, 0.08),
    )
    return (v.stroke(*head, corner(v(0.22, 0.04), v(0.47, 0.02)), *belly),)


def _angular(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 3 of nearly straight lines, as fast writers make it."""
    return (
        v.stroke(
            (v(0.02, 0.04), v(0.06, 0.04)),
            (v(0.36, 0.05), v(0.01, 0.02)),
            (v(0.46, 0.05), v(0.17, 0.03)),
            corner(v(0.17, 0.05), v(0.44, 0.03)),
            (v(0.46, 0.04), v(0.58, 0.03)),
            (v(0.45, 0.05), v(0.76, 0.03)),
            (v(0.02, 0.05), v(0.98, 0.02)),
        ),
    )


def _deep_waist(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 3 whose two bellies meet far to the left in a retraced line."""
    left = v(0.05, 0.04)
    return (v.stroke(*_upper(v), corner(left, v(0.49, 0.025)), *_lower(v, 0.28)),)


def _notched(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 3 with a short angular head, a small notch for a waist, and a long belly."""
    right, waist = v(0.4, 0.06), v(0.36, 0.05)
    return (
        v.stroke(
            (v(0.0, 0.05), v(0.1, 0.06)),
            (right * 0.6, v(0.02, 0.02)),
            corner(right, v(0.05, 0.04)),
            corner(right - v.span(0.02, 0.22), waist),
            (right + v(0.03, 0.03), waist + v(0.14, 0.03)),
            (right + v(-0.01, 0.04), v(0.72, 0.03)),
            (right * 0.55, v(0.94, 0.03)),
            (v(-0.02, 0.07), v(0.97, 0.04)),
        ),
    )


ALLOGRAPHS: Final = gather(
    (
        ("round", 26, _round),
        ("soft-waist", 16, _soft),
        ("looped-waist", 10, _looped),
        ("flat-top", 10, _flat_top),
        ("ezh", 5, _ezh),
        ("big-belly", 8, _big_belly),
        ("big-head", 6, _big_head),
        ("straight-tail", 6, _straight_tail),
        ("curled", 6, _curled),
        ("angular", 5, _angular),
        ("deep-waist", 6, _deep_waist),
        ("notched", 8, _notched),
    )
)
