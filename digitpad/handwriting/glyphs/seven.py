"""Skeletons of the digit 7."""

from __future__ import annotations

from typing import Final

from digitpad.handwriting.glyphs.pen import Knot, Skeleton, Value, Vary, corner, gather


def _top(v: Vary, right: Value) -> list[Knot]:
    """Return the bar from its left end to the corner."""
    left, tilt = v(0.0, 0.05), v(0.02, 0.04)
    return [Knot(left, tilt + 0.02), Knot((left + right) / 2, v(0.015, 0.02)), corner(right, 0.0)]


def _straight(v: Vary, right: Value, foot: Value) -> list[Knot]:
    return [Knot((right + foot) / 2 + v(0.0, 0.02), 0.5), Knot(foot, 1.0)]


def _curved(v: Vary, right: Value, foot: Value) -> list[Knot]:
    """Return a stem that falls inwards first and then stands upright."""
    return [
        Knot(foot + (right - foot) * v(0.5, 0.05), v(0.3, 0.03)),
        Knot(foot + (right - foot) * v(0.13, 0.05), v(0.62, 0.03)),
        Knot(foot, 1.0),
    ]


def _cross(v: Vary, middle: Value) -> Skeleton:
    """Return the short bar across the stem."""
    height, left, right = v(0.5, 0.05), v.span(0.12, 0.3), v.span(0.1, 0.28)
    tilt = v(0.02, 0.035)
    return v.stroke((middle - left, height + tilt), (middle + right, height - tilt))


def _plain(v: Vary) -> tuple[Skeleton, ...]:
    right, foot = v(0.56, 0.07), v(0.2, 0.08)
    return (v.stroke(*_top(v, right), *_straight(v, right, foot)),)


def _curved_stem(v: Vary) -> tuple[Skeleton, ...]:
    right, foot = v(0.56, 0.07), v(0.2, 0.06)
    return (v.stroke(*_top(v, right), *_curved(v, right, foot)),)


def _crossed(v: Vary) -> tuple[Skeleton, ...]:
    right, foot = v(0.56, 0.07), v(0.2, 0.08)
    return (v.stroke(*_top(v, right), *_straight(v, right, foot)), _cross(v, (right + foot) / 2))


def _crossed_curved(v: Vary) -> tuple[Skeleton, ...]:
    right, foot = v(0.56, 0.07), v(0.2, 0.06)
    return (
        v.stroke(*_top(v, right), *_curved(v, right, foot)),
        _cross(v, foot + (right - foot) * 0.27),
    )


def _serif(v: Vary) -> list[Knot]:
    """Return the hook at the left of the bar, pointing down."""
    left = v(0.02, 0.03)
    return [Knot(left + v(-0.02, 0.03), v.span(0.1, 0.26)), corner(left, v(0.02, 0.02))]


def _hooked(v: Vary) -> tuple[Skeleton, ...]:
    right, foot = v(0.56, 0.07), v(0.2, 0.08)
    return (v.stroke(*_serif(v), *_top(v, right)[1:], *_straight(v, right, foot)),)


def _hooked_curved(v: Vary) -> tuple[Skeleton, ...]:
    """Return the wavy bar: the hook runs over into a bar that sags."""
    right, foot = v(0.6, 0.07), v(0.22, 0.07)
    return (
        v.stroke(
            (v(0.0, 0.03), v(0.17, 0.05)),
            (v(0.06, 0.03), v(0.03, 0.02)),
            (v(0.26, 0.03), v(0.06, 0.02)),
            (right - v(0.1, 0.02), v(0.06, 0.025)),
            corner(right, v(0.0, 0.02)),
            *_curved(v, right, foot),
        ),
    )


def _hooked_crossed(v: Vary) -> tuple[Skeleton, ...]:
    right, foot = v(0.56, 0.07), v(0.2, 0.08)
    return (
        v.stroke(*_serif(v), *_top(v, right)[1:], *_straight(v, right, foot)),
        _cross(v, (right + foot) / 2),
    )


def _japanese(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 7 with a separate downstroke at the left end of the bar."""
    right, foot = v(0.56, 0.06), v(0.24, 0.07)
    left = v(0.02, 0.03)
    drop = v.stroke((left + v(0.0, 0.02), v(0.0, 0.03)), (left + v(0.0, 0.03), v.span(0.18, 0.38)))
    return drop, v.stroke(
        (left + v(0.0, 0.03), v(0.02, 0.03)),
        ((left + right) / 2, v(0.0, 0.015)),
        corner(right, 0.0),
        *_curved(v, right, foot),
    )


def _japanese_run_on(v: Vary) -> tuple[Skeleton, ...]:
    """Return the same in one stroke: up and down the left end, then along the bar."""
    right, foot, left = v(0.56, 0.06), v(0.24, 0.08), v(0.02, 0.03)
    return (
        v.stroke(
            (left + v(0.0, 0.02), v.span(0.2, 0.42)),
            corner(left, v(0.02, 0.03)),
            corner(right, 0.0),
            *_straight(v, right, foot),
        ),
    )


def _rounded(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 7 whose bar bends into the stem without a corner."""
    right, foot = v(0.54, 0.06), v(0.2, 0.08)
    return (
        v.stroke(
            (v(0.0, 0.04), v(0.09, 0.05)),
            (right * 0.45, v(0.02, 0.015)),
            (right * 0.88, v(0.03, 0.015)),
            (right * v(0.97, 0.03), v(0.13, 0.02)),
            (foot + (right - foot) * 0.55, 0.47),
            (foot, 1.0),
        ),
    )


def _upright(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 7 whose stem stands upright or falls to the right."""
    right = v(0.46, 0.06)
    foot = right - v(0.05, 0.05)
    return (v.stroke(*_top(v, right), *_straight(v, right, foot)),)


def _tilted(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 7 whose bar rises to the right, and whose stem leans."""
    right, foot, rise = v(0.52, 0.06), v(0.12, 0.09), v(0.15, 0.04)
    return (
        v.stroke(
            (v(0.0, 0.04), rise),
            (right * 0.5, rise * 0.55 + v(0.0, 0.015)),
            corner(right, 0.0),
            *_straight(v, right, foot),
        ),
    )


def _footed(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 7 whose stem ends in a little curve to the right, or in a base."""
    right, foot = v(0.56, 0.07), v(0.2, 0.06)
    return (
        v.stroke(
            *_top(v, right),
            (foot + (right - foot) * 0.35, 0.5),
            (foot, v(0.9, 0.02)),
            (foot + 0.05, v(0.99, 0.015)),
            (foot + v(0.17, 0.05), v(0.97, 0.03)),
        ),
    )


def _wide(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 7 with a long bar and a stem that falls far to the left."""
    right, foot = v(0.78, 0.08), v(0.12, 0.09)
    return (v.stroke(*_top(v, right), *_curved(v, right, foot)),)


def _short_bar(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 7 with a short bar and a long stem."""
    right, foot = v(0.34, 0.05), v(0.1, 0.08)
    return (v.stroke(*_top(v, right), *_straight(v, right, foot)),)


def _low_crossed(v: Vary) -> tuple[Skeleton, ...]:
    """Return a crossed 7 whose cross lies anywhere on the stem, and may be long."""
    right, foot = v(0.54, 0.07), v(0.2, 0.08)
    height, tilt = v.span(0.34, 0.78), v(0.02, 0.04)
    middle = right + (foot - right) * height
    cross = v.stroke(
        (middle - v.span(0.12, 0.4), height + tilt), (middle + v.span(0.1, 0.4), height - tilt)
    )
    return v.stroke(*_top(v, right), *_straight(v, right, foot)), cross


def _rounded_short(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 7 that is little more than a stem bent over to the left at its top."""
    right, foot = v.span(0.16, 0.46), v(0.08, 0.09)
    return (
        v.stroke(
            (v(0.0, 0.03), v.span(0.04, 0.2)),
            (right * 0.45, v(0.02, 0.015)),
            (right * v(0.95, 0.04), v(0.07, 0.03)),
            (foot + (right - foot) * v(0.7, 0.1), 0.42),
            (foot, 1.0),
        ),
    )


def _sagging(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 7 whose bar begins high at the left, sags, and rises to the corner."""
    right, foot, sag = v(0.54, 0.08), v(0.16, 0.09), v.span(0.03, 0.15)
    return (
        v.stroke(
            (v(0.0, 0.04), v(0.01, 0.04)),
            (right * v(0.2, 0.06), sag),
            (right * 0.6, sag * v(0.8, 0.15)),
            corner(right, v(0.0, 0.04)),
            *_straight(v, right, foot),
        ),
    )


def _low_crossed_curved(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 7 with a hooked bar, a curved stem, and a cross low on it."""
    right, foot = v(0.54, 0.07), v(0.24, 0.07)
    height, tilt = v.span(0.45, 0.75), v(0.0, 0.04)
    middle = foot + (right - foot) * 0.2
    cross = v.stroke(
        (middle - v.span(0.12, 0.38), height + tilt), (middle + v.span(0.1, 0.36), height - tilt)
    )
    return v.stroke(*_serif(v), *_top(v, right)[1:], *_curved(v, right, foot)), cross


ALLOGRAPHS: Final = gather(
    (
        ("plain", 23, _plain),
        ("curved-stem", 14, _curved_stem),
        ("crossed", 12, _crossed),
        ("crossed-curved", 7, _crossed_curved),
        ("hooked", 6, _hooked),
        ("wavy-bar", 6, _hooked_curved),
        ("hooked-crossed", 3, _hooked_crossed),
        ("left-downstroke", 2.5, _japanese),
        ("left-downstroke-run-on", 2.5, _japanese_run_on),
        ("rounded", 7, _rounded),
        ("upright", 5, _upright),
        ("tilted-bar", 5, _tilted),
        ("footed", 2, _footed),
        ("wide", 5, _wide),
        ("short-bar", 4, _short_bar),
        ("low-crossed", 5, _low_crossed),
        ("rounded-short", 4, _rounded_short),
        ("sagging", 3.5, _sagging),
        ("low-crossed-curved", 3, _low_crossed_curved),
    )
)
