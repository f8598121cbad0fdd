"""Skeletons of the digit 4."""

from __future__ import annotations

from typing import Final

from digitpad.handwriting.glyphs.pen import Skeleton, Vary, along, corner, gather


def _open(v: Vary) -> tuple[Skeleton, ...]:
    """Return the open 4 in two strokes: an angle, and a stem across it."""
    bar, stem = v(0.55, 0.06), v(0.46, 0.05)
    lean = v(0.04, 0.05)
    angle = v.stroke(
        (v(0.1, 0.07), v(0.0, 0.04)),
        (v(0.04, 0.04), bar * 0.5),
        corner(v(0.0, 0.03), bar),
        (stem, bar + v(0.0, 0.02)),
        (stem + v.span(0.02, 0.3), bar + v(-0.01, 0.035)),
    )
    top = v.span(-0.04, 0.2)
    return angle, v.stroke((stem + lean, top), (stem, bar), (stem - lean * 0.7, 1.0))


def _open_curved(v: Vary) -> tuple[Skeleton, ...]:
    """Return an open 4 whose left stroke bends into the bar without a corner."""
    bar, stem, lean = v(0.52, 0.05), v(0.48, 0.06), v(0.05, 0.06)
    cup = v.stroke(
        (v(0.06, 0.05), v(0.02, 0.04)),
        (v(0.0, 0.03), bar * 0.6),
        (v(0.06, 0.03), bar),
        (v(0.24, 0.04), bar + v(0.02, 0.02)),
        (stem + v.span(0.0, 0.25), bar - v(0.03, 0.04)),
    )
    top = v.span(-0.05, 0.22)
    return cup, v.stroke((stem + lean, top), (stem, 0.55), (stem - lean, 1.0))


def _wye(v: Vary) -> tuple[Skeleton, ...]:
    """Return the open 4 in one stroke, like a y: a cup, up to the right, and down the stem."""
    low, right, lean = v(0.48, 0.06), v(0.5, 0.06), v(0.06, 0.07)
    top = v(0.02, 0.05)
    return (
        v.stroke(
            (v(0.04, 0.05), v(0.0, 0.05)),
            (v(0.0, 0.03), low * 0.6),
            (v(0.08, 0.03), low),
            (v(0.28, 0.03), low - v(0.01, 0.025)),
            (right - 0.04, low * 0.62),
            corner(right + lean, top),
            (right, 0.5),
            (right - lean, 1.0),
        ),
    )


def _wye_angular(v: Vary) -> tuple[Skeleton, ...]:
    """Return the open 4 in one stroke with corners: down, across, up a little, and down."""
    bar, stem, lean = v(0.53, 0.06), v(0.5, 0.06), v(0.04, 0.06)
    return (
        v.stroke(
            (v(0.08, 0.07), v(0.0, 0.04)),
            corner(v(0.0, 0.03), bar),
            corner(stem, bar - v(0.02, 0.03)),
            corner(stem + lean, v(0.12, 0.09)),
            (stem, 0.6),
            (stem - lean * 0.6, 1.0),
        ),
    )


def _closed(v: Vary) -> tuple[Skeleton, ...]:
    """Return the triangular 4 in two strokes: the stem starts where the slope started."""
    bar, stem, lean = v(0.62, 0.06), v(0.46, 0.06), v(0.03, 0.05)
    slope = v.stroke(
        (stem + lean, 0.0),
        (stem * v(0.5, 0.05), bar * 0.5),
        corner(v(0.0, 0.03), bar),
        (stem + v.span(0.0, 0.32), bar + v(0.0, 0.035)),
    )
    top = (stem + lean + v(0.0, 0.025), v(0.01, 0.03))
    return slope, v.stroke(top, (stem, bar), (stem - lean * 0.6, 1.0))


def _closed_run_on(v: Vary) -> tuple[Skeleton, ...]:
    """Return the triangular 4 in one stroke: up the stem, down the slope, along the bar."""
    bar, stem, lean = v(0.62, 0.06), v(0.46, 0.06), v(0.03, 0.05)
    return (
        v.stroke(
            (stem - lean, 1.0),
            corner(stem + lean, 0.0),
            corner(v(0.0, 0.03), bar),
            (stem + v.span(0.05, 0.32), bar + v(0.0, 0.03)),
        ),
    )


def _nine_like(v: Vary) -> tuple[Skeleton, ...]:
    """Return the closed 4 in one stroke whose head is a pointed loop."""
    low, right, lean = v(0.52, 0.05), v(0.47, 0.05), v(0.04, 0.06)
    top = v(0.0, 0.03)
    return (
        v.stroke(
            corner(right + lean, top),
            (right * 0.5, low * 0.48),
            corner(v(0.0, 0.03), low),
            (right * 0.55, low + v(0.0, 0.03)),
            corner(right + v(0.0, 0.02), low - v(0.02, 0.05)),
            corner(right + lean, top + v(0.02, 0.02)),
            (right, 0.55),
            (right - lean, 1.0),
        ),
    )


def _short_stem(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 4 whose stem only crosses the bar: it begins well below the top."""
    bar, stem, lean = v(0.58, 0.05), v(0.4, 0.06), v(0.03, 0.04)
    angle = v.stroke(
        (v(0.3, 0.08), 0.0),
        (v(0.13, 0.05), bar * 0.55),
        corner(v(0.0, 0.03), bar),
        (stem + v.span(0.15, 0.38), bar + v(0.0, 0.03)),
    )
    return angle, v.stroke(
        (stem + lean, bar - v.span(0.12, 0.32)), (stem, bar + 0.1), (stem - lean, 1.0)
    )


def _square(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 4 of two uprights and a bar that does not go beyond the stem."""
    bar, stem = v(0.5, 0.06), v(0.46, 0.06)
    angle = v.stroke(
        (v(0.02, 0.04), v(0.02, 0.05)),
        corner(v(0.0, 0.03), bar),
        (stem + v(0.0, 0.02), bar + v(0.0, 0.03)),
    )
    return angle, v.stroke(
        (stem + v(0.02, 0.03), v(0.0, 0.05)), (stem, 0.5), (stem + v(-0.01, 0.03), 1.0)
    )


def _leaning(v: Vary) -> tuple[Skeleton, ...]:
    """Return an open 4 whose stem leans a lot, as in a fast hand."""
    bar, stem, lean = v(0.5, 0.06), v(0.42, 0.05), v(0.2, 0.06)
    angle = v.stroke(
        (v(0.22, 0.06), v(0.0, 0.04)),
        (v(0.06, 0.04), bar * 0.7),
        corner(v(0.0, 0.03), bar),
        (v(0.3, 0.04), bar + v(0.0, 0.025)),
        (stem + v.span(0.05, 0.35), bar - v(0.03, 0.04)),
    )
    return angle, v.stroke((stem + lean, v.span(-0.05, 0.2)), (stem, 0.52), (stem - lean, 1.0))


def _looped(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 4 in one stroke with a little loop where the slope turns into the bar."""
    bar, stem, size = v(0.55, 0.05), v(0.46, 0.06), v(0.06, 0.015)
    first = v.stroke(
        (v(0.2, 0.07), v(0.0, 0.03)),
        (v(0.04, 0.03), bar - 0.1),
        (v(-0.04, 0.02), bar + size * 0.5),
        (v(0.0, 0.02), bar + size),
        (v(0.07, 0.02), bar),
        (v(0.26, 0.03), bar - v(0.01, 0.02)),
        (stem + v.span(0.05, 0.3), bar + v(-0.02, 0.03)),
    )
    lean = v(0.05, 0.06)
    return first, v.stroke((stem + lean, v.span(-0.05, 0.25)), (stem, 0.55), (stem - lean, 1.0))


def _retraced(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 4 without a lift: the bar runs out, and the pen comes back up to the stem."""
    bar, stem, lean = v(0.55, 0.05), v(0.44, 0.05), v(0.03, 0.05)
    out = stem + v.span(0.05, 0.28)
    back = along((out, bar), (stem + lean, 0.1), 0.55)
    return (
        v.stroke(
            (v(0.16, 0.08), 0.0),
            corner(v(0.0, 0.03), bar),
            corner(out, bar + v(0.0, 0.03)),
            (back.x, back.y),
            corner(stem + lean, v(0.1, 0.08)),
            (stem, bar),
            (stem - lean, 1.0),
        ),
    )


def _low_stem(v: Vary) -> tuple[Skeleton, ...]:
    """Return the one-stroke open 4 that is narrow and whose stem begins far below its top."""
    low, right, lean = v(0.62, 0.07), v(0.34, 0.09), v(0.04, 0.05)
    top = v.span(0.16, 0.52)
    return (
        v.stroke(
            (v(0.1, 0.08), 0.0),
            (v(0.03, 0.03), low * 0.55),
            corner(v(0.0, 0.03), low),
            (right * 0.6, low - v(0.0, 0.03)),
            corner(right + lean, top),
            (right, 0.65),
            (right - lean, 1.0),
        ),
    )


def _low_stem_apart(v: Vary) -> tuple[Skeleton, ...]:
    """Return the same in two strokes, the cup round."""
    low, right, lean = v(0.58, 0.06), v(0.34, 0.07), v(0.04, 0.05)
    cup = v.stroke(
        (v(0.12, 0.08), 0.0),
        (v(0.02, 0.03), low * 0.6),
        (v(0.03, 0.03), low - 0.02),
        (v(0.12, 0.03), low + v(0.03, 0.02)),
        (right + v.span(0.0, 0.18), low - v(0.02, 0.04)),
    )
    return cup, v.stroke((right + lean, v.span(0.2, 0.46)), (right - lean, 1.0))


ALLOGRAPHS: Final = gather(
    (
        ("open", 20, _open),
        ("open-curved", 14, _open_curved),
        ("y-like", 12, _wye),
        ("y-angular", 8, _wye_angular),
        ("closed", 12, _closed),
        ("closed-run-on", 5, _closed_run_on),
        ("nine-like", 3, _nine_like),
        ("short-stem", 5, _short_stem),
        ("square", 5, _square),
        ("leaning", 10, _leaning),
        ("looped", 4, _looped),
        ("retraced", 2, _retraced),
        ("low-stem", 4, _low_stem),
        ("low-stem-apart", 4, _low_stem_apart),
    )
)
