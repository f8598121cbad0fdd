"""Skeletons of the digit 1."""

from __future__ import annotations

from typing import Final

from digitpad.handwriting.glyphs.pen import Skeleton, Value, Vary, along, corner, gather


def _stem(v: Vary, lean: float, spread: float) -> tuple[Value, Value]:
    """Return how far the stem's top lies to the right of its foot, and how far it bows."""
    return v(lean, spread), v(0.0, 0.02)


def _plain(v: Vary) -> tuple[Skeleton, ...]:
    lean, bow = _stem(v, 0.08, 0.1)
    return (v.stroke((lean, 0.0), (lean * 0.5 + bow, 0.5), (0.0, 1.0)),)


def _slanted(v: Vary) -> tuple[Skeleton, ...]:
    lean, bow = _stem(v, 0.5, 0.22)
    return (v.stroke((lean, 0.0), (lean * 0.5 + bow, 0.5), (0.0, 1.0)),)


def _back_slanted(v: Vary) -> tuple[Skeleton, ...]:
    lean, bow = _stem(v, -0.16, 0.08)
    return (v.stroke((lean, 0.0), (lean * 0.5 + bow, 0.5), (0.0, 1.0)),)


def _bowed(v: Vary) -> tuple[Skeleton, ...]:
    lean, bow = v(0.12, 0.12), v(0.075, 0.025) * v.sign()
    return (v.stroke((lean, 0.0), (lean * 0.55 + bow, 0.4), (lean * 0.25 + bow, 0.75), (0.0, 1.0)),)


def _flagged(v: Vary) -> tuple[Skeleton, ...]:
    lean, bow = _stem(v, 0.06, 0.09)
    reach, drop = v.span(0.08, 0.26), v.span(0.06, 0.26)
    return (v.stroke((lean - reach, drop), corner(lean, 0.0), (lean * 0.5 + bow, 0.5), (0.0, 1.0)),)


def _long_flagged(v: Vary) -> tuple[Skeleton, ...]:
    lean, bow = _stem(v, 0.05, 0.08)
    reach, drop = v.span(0.2, 0.5), v.span(0.24, 0.72)
    middle = along((lean - reach, drop), (lean, 0.0), 0.5)
    return (
        v.stroke(
            (lean - reach, drop),
            (middle.x, middle.y + v(0.0, 0.025)),
            corner(lean, 0.0),
            (lean * 0.5 + bow, 0.5),
            (0.0, 1.0),
        ),
    )


def _curved_flag(v: Vary) -> tuple[Skeleton, ...]:
    lean, bow = _stem(v, 0.1, 0.09)
    reach, drop = v.span(0.1, 0.3), v.span(0.05, 0.25)
    return (
        v.stroke(
            (lean - reach, drop),
            (lean - reach * 0.45, drop * 0.35),
            (lean, 0.0),
            (lean * 0.92 + bow, 0.16),
            (lean * 0.5 + bow, 0.5),
            (0.0, 1.0),
        ),
    )


def _flag_downward(v: Vary) -> tuple[Skeleton, ...]:
    """Return a stem whose flag is a separate stroke, or written after it."""
    lean, bow = _stem(v, 0.05, 0.09)
    reach, drop = v.span(0.1, 0.35), v.span(0.08, 0.35)
    stem = v.stroke((lean, 0.0), (lean * 0.5 + bow, 0.5), (0.0, 1.0))
    gap = v.span(-0.03, 0.04)
    return stem, v.stroke((lean - gap, v(0.01, 0.02)), (lean - reach, drop))


def _base(v: Vary) -> Skeleton:
    left, right = v.span(0.12, 0.38), v.span(0.12, 0.38)
    height, tilt = v(0.99, 0.025), v(0.0, 0.025)
    return v.stroke(
        (-left, height + tilt), (v(0.0, 0.03), height + v(0.0, 0.01)), (right, height - tilt)
    )


def _flagged_based(v: Vary) -> tuple[Skeleton, ...]:
    return (*_flagged(v), _base(v))


def _long_flagged_based(v: Vary) -> tuple[Skeleton, ...]:
    return (*_long_flagged(v), _base(v))


def _based(v: Vary) -> tuple[Skeleton, ...]:
    return (*_plain(v), _base(v))


def _flagged_based_run_on(v: Vary) -> tuple[Skeleton, ...]:
    """Return flag, stem and base in one stroke: the base begins at its left end."""
    lean = v(0.05, 0.08)
    reach, drop = v.span(0.1, 0.35), v.span(0.08, 0.35)
    left, right = v.span(0.12, 0.3), v.span(0.15, 0.35)
    return (
        v.stroke(
            (lean - reach, drop),
            corner(lean, 0.0),
            (lean * 0.5, 0.5),
            corner(0.0, v(0.97, 0.02)),
            corner(-left, v(1.0, 0.025)),
            (right, v(0.99, 0.03)),
        ),
    )


def _footed(v: Vary) -> tuple[Skeleton, ...]:
    """Return a stem that runs out to the right in a little foot."""
    lean, bow = _stem(v, 0.1, 0.1)
    foot = v.span(0.06, 0.2)
    return (
        v.stroke(
            (lean, 0.0),
            (lean * 0.5 + bow, 0.5),
            (0.0, v(0.9, 0.03)),
            (foot * 0.4, 1.0),
            (foot, v(0.97, 0.03)),
        ),
    )


def _flagged_footed(v: Vary) -> tuple[Skeleton, ...]:
    lean = v(0.1, 0.1)
    reach, drop, foot = v.span(0.08, 0.3), v.span(0.06, 0.3), v.span(0.06, 0.2)
    return (
        v.stroke(
            (lean - reach, drop),
            corner(lean, 0.0),
            (lean * 0.5, 0.5),
            (0.0, v(0.9, 0.03)),
            (foot * 0.4, 1.0),
            (foot, v(0.97, 0.03)),
        ),
    )


def _narrow_flag(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 1 whose long flag lies close to the stem, almost retraced by it."""
    lean = v(0.1, 0.1)
    reach, drop = v.span(0.03, 0.2), v.span(0.25, 0.62)
    return (v.stroke((lean * 0.7 - reach, drop), corner(lean, 0.0), (lean * 0.5, 0.5), (0.0, 1.0)),)


ALLOGRAPHS: Final = gather(
    (
        ("plain", 24, _plain),
        ("slanted", 17, _slanted),
        ("back-slanted", 4, _back_slanted),
        ("bowed", 5, _bowed),
        ("flagged", 13, _flagged),
        ("long-flagged", 15, _long_flagged),
        ("curved-flag", 5, _curved_flag),
        ("flag-apart", 2, _flag_downward),
        ("flagged-based", 9, _flagged_based),
        ("long-flagged-based", 4, _long_flagged_based),
        ("based", 2, _based),
        ("flagged-based-run-on", 1.5, _flagged_based_run_on),
        ("footed", 2.5, _footed),
        ("flagged-footed", 2, _flagged_footed),
        ("narrow-flag", 9, _narrow_flag),
    )
)
