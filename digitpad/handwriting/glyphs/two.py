"""Skeletons of the digit 2."""

from __future__ import annotations

from typing import Final

from digitpad.handwriting.glyphs.pen import Knot, Skeleton, Vary, arc, corner, gather


def _head(v: Vary, start: float = 195, spread: float = 20) -> list[Knot]:
    """Return the arch over the top, from the left to the place where it turns down."""
    begin = v(start, spread)
    return arc(
        (v(0.3, 0.02), v(0.27, 0.03)),
        (v(0.27, 0.045), v(0.26, 0.03)),
        begin,
        385 - begin,
        6,
        drift=v(0.02, 0.05),
    )


def _sharp(v: Vary) -> tuple[Skeleton, ...]:
    """Return the 2 of the school book: arch, slope, sharp turn, straight base."""
    base, right = v(0.98, 0.02), v(0.62, 0.1)
    return (
        v.stroke(
            *_head(v),
            (v(0.3, 0.03), v(0.7, 0.04)),
            corner(v(0.02, 0.04), base),
            (right * 0.5, base + v(0.0, 0.025)),
            (right, base + v(0.0, 0.035)),
        ),
    )


def _wavy(v: Vary) -> tuple[Skeleton, ...]:
    base, right, wave = v(0.95, 0.02), v(0.66, 0.09), v(0.04, 0.015)
    return (
        v.stroke(
            *_head(v),
            (v(0.29, 0.03), v(0.68, 0.04)),
            corner(v(0.02, 0.04), base),
            (right * 0.3, base - wave),
            (right * 0.7, base + wave),
            (right, base - v(0.02, 0.03)),
        ),
    )


def _looped(v: Vary, size: float, spread: float) -> tuple[Skeleton, ...]:
    """Return a 2 whose slope comes down to the left, loops, and runs out to the right."""
    loop, right = v(size, spread), v(0.72, 0.09)
    low = v(0.97, 0.02)
    return (
        v.stroke(
            *_head(v),
            (v(0.36, 0.03), v(0.68, 0.03)),
            (v(0.2, 0.02), low - loop * 0.25),
            (0.12 - loop * 0.55, low),
            (0.02 - loop * 0.5, low - loop * 0.5),
            (0.12, low - loop * 0.95),
            (0.24 + loop * 0.3, low - loop * 0.5),
            (right * 0.75, low + v(0.01, 0.02)),
            (right, low - v(0.03, 0.05)),
        ),
    )


def _small_loop(v: Vary) -> tuple[Skeleton, ...]:
    return _looped(v, 0.14, 0.03)


def _big_loop(v: Vary) -> tuple[Skeleton, ...]:
    return _looped(v, 0.27, 0.045)


def _zed(v: Vary) -> tuple[Skeleton, ...]:
    """Return the angular 2: top, slope and base are almost straight, like a z."""
    right, base = v(0.58, 0.06), v(0.98, 0.02)
    top = v(0.05, 0.03)
    return (
        v.stroke(
            (v(0.03, 0.04), v(0.13, 0.06)),
            (right * 0.5, top - 0.03),
            (right * 0.93, top + 0.04),
            (right * 0.85, v(0.32, 0.04)),
            corner(v(0.02, 0.04), base),
            (v(0.64, 0.08), base + v(0.0, 0.03)),
        ),
    )


def _swan(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 2 like a swan: the head curls in, the neck is long, the base runs out."""
    curl = arc(
        (v(0.3, 0.02), v(0.25, 0.03)), (v(0.25, 0.04), v(0.25, 0.03)), v(130, 20), v(245, 12), 7
    )
    base = v(0.97, 0.02)
    return (
        v.stroke(
            (v(0.24, 0.04), v(0.38, 0.04)),
            *curl[1:],
            (v(0.36, 0.03), v(0.62, 0.03)),
            (v(0.14, 0.03), v(0.88, 0.02)),
            corner(v(0.02, 0.03), base),
            (v(0.3, 0.03), base - v(0.02, 0.02)),
            (v(0.65, 0.08), base + v(0.0, 0.04)),
        ),
    )


def _round_base(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 2 that turns at the bottom left in a narrow curve without a corner."""
    right = v(0.66, 0.08)
    return (
        v.stroke(
            *_head(v),
            (v(0.3, 0.03), v(0.64, 0.03)),
            (v(0.1, 0.03), v(0.84, 0.03)),
            (v(0.05, 0.03), v(0.94, 0.02)),
            (v(0.16, 0.03), v(0.99, 0.015)),
            (right * 0.65, v(0.95, 0.03)),
            (right, v(0.93, 0.05)),
        ),
    )


def _short_base(v: Vary) -> tuple[Skeleton, ...]:
    base = v(0.98, 0.02)
    return (
        v.stroke(
            *_head(v),
            (v(0.3, 0.04), v(0.68, 0.04)),
            corner(v(0.05, 0.04), base),
            (v(0.32, 0.07), base + v(0.01, 0.05)),
        ),
    )


def _flat_wide(v: Vary) -> tuple[Skeleton, ...]:
    """Return a low, wide 2 with a long slope and base."""
    right, base = v(0.98, 0.12), v(0.97, 0.03)
    head = arc(
        (v(0.45, 0.04), v(0.28, 0.03)), (v(0.36, 0.05), v(0.28, 0.03)), v(200, 20), v(180, 15), 6
    )
    return (
        v.stroke(
            *head,
            (v(0.5, 0.04), v(0.72, 0.04)),
            corner(v(0.02, 0.05), base),
            (right * 0.5, base + v(-0.01, 0.03)),
            (right, base + v(0.0, 0.06)),
        ),
    )


def _hooked(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 2 that begins with a downward hook or serif at its top left."""
    left, base = v(0.05, 0.03), v(0.98, 0.02)
    return (
        v.stroke(
            (left + v(0.0, 0.02), v(0.36, 0.05)),
            corner(left, v(0.2, 0.04)),
            *_head(v, 215, 12)[1:],
            (v(0.3, 0.03), v(0.68, 0.04)),
            corner(v(0.02, 0.04), base),
            (v(0.6, 0.1), base + v(0.0, 0.03)),
        ),
    )


def _head_loop(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 2 that begins with a little loop."""
    base = v(0.97, 0.02)
    return (
        v.stroke(
            (v(0.16, 0.03), v(0.24, 0.03)),
            (v(0.2, 0.02), v(0.36, 0.03)),
            (v(0.08, 0.02), v(0.36, 0.03)),
            *_head(v, 200, 10),
            (v(0.32, 0.03), v(0.66, 0.04)),
            corner(v(0.04, 0.04), base),
            (v(0.32, 0.04), base - v(0.02, 0.03)),
            (v(0.64, 0.08), base + v(0.0, 0.03)),
        ),
    )


def _wide_loop(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 2 whose loop lies flat at the bottom left, its end running down to the right."""
    wide, high, low = v.span(0.2, 0.5), v.span(0.14, 0.42), v(0.96, 0.03)
    left = v(-0.05, 0.06)
    return (
        v.stroke(
            *_head(v),
            (left + wide * 0.95, v(0.66, 0.04)),
            (left + wide * 0.55, low - v(0.04, 0.02)),
            (left + wide * 0.15, low),
            (left, low - high * 0.45),
            (left + wide * 0.4, low - high),
            (left + wide * v(1.05, 0.1), low - high * v.span(0.4, 1.0)),
            (v(0.64, 0.1), v.span(0.66, 1.03)),
        ),
    )


def _low_head(v: Vary) -> tuple[Skeleton, ...]:
    """Return a flat 2 of an almost straight arch and slope, and a base that may rise or fall."""
    right, base = v(0.62, 0.09), v(0.93, 0.03)
    return (
        v.stroke(
            (v(0.0, 0.05), v(0.2, 0.07)),
            (right * 0.45, v(0.01, 0.03)),
            (right * v(0.88, 0.06), v(0.14, 0.05)),
            (right * 0.6, v(0.5, 0.04)),
            corner(v(0.05, 0.06), base),
            (v(0.3, 0.04), base - v(0.03, 0.04)),
            (v(0.66, 0.13), base + v(0.02, 0.08)),
        ),
    )


def _steep_base(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 2 whose base turns up to the slope again and falls away to the right."""
    low = v(0.9, 0.03)
    return (
        v.stroke(
            *_head(v),
            (v(0.3, 0.03), v(0.64, 0.03)),
            corner(v(0.0, 0.05), low),
            (v(0.2, 0.03), low - v.span(0.08, 0.2)),
            (v(0.4, 0.04), low - v(0.02, 0.04)),
            (v(0.66, 0.08), v(0.99, 0.05)),
        ),
    )


def _big_head_loop(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 2 of one big round head, whose slope comes back in a loop that crosses it."""
    wide, high, low = v.span(0.15, 0.42), v.span(0.14, 0.34), v(0.96, 0.02)
    left, begin = v(-0.02, 0.06), v(185, 18)
    head = arc((v(0.3, 0.03), v(0.31, 0.03)), (v(0.3, 0.05), v(0.3, 0.03)), begin, 386 - begin, 7)
    return (
        v.stroke(
            *head,
            (left + wide * 0.6 + 0.04, low - v(0.03, 0.02)),
            (left + wide * 0.2, low),
            (left, low - high * 0.5),
            (left + wide * v(0.5, 0.1), low - high),
            (left + wide * v(1.15, 0.12), low - high * v.span(0.3, 0.95)),
            (v(0.62, 0.09), v.span(0.74, 1.04)),
        ),
    )


def _headless(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 2 with hardly any head: a slope, a corner and a base, almost an L."""
    base, top = v(0.95, 0.02), v(0.42, 0.09)
    return (
        v.stroke(
            (top - v.span(0.08, 0.3), v.span(0.02, 0.16)),
            (top, v(0.03, 0.02)),
            (top - v(0.03, 0.02), v(0.25, 0.04)),
            corner(v(0.0, 0.04), base),
            (v(0.3, 0.04), base + v(0.0, 0.03)),
            (v(0.64, 0.13), base + v(-0.02, 0.06)),
        ),
    )


def _tick_base(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 2 whose base is a short stroke to the right that starts above the foot."""
    low, rise = v(0.95, 0.03), v.span(0.05, 0.22)
    return (
        v.stroke(
            (v(0.02, 0.05), v(0.2, 0.08)),
            (v(0.25, 0.04), v(0.01, 0.03)),
            (v(0.47, 0.06), v(0.14, 0.05)),
            (v(0.32, 0.04), v(0.5, 0.04)),
            corner(v(0.02, 0.05), low),
            (v(0.16, 0.04), low - rise),
            (v(0.32, 0.05), low - rise * v(1.0, 0.2)),
            (v(0.6, 0.12), low - rise * v(0.9, 0.6)),
        ),
    )


def _pointed_loop(v: Vary) -> tuple[Skeleton, ...]:
    """Return a 2 whose loop comes to a point at the left, like a flat triangle."""
    wide, high, low = v.span(0.2, 0.5), v.span(0.08, 0.28), v(0.92, 0.03)
    left = v(-0.04, 0.06)
    return (
        v.stroke(
            *_head(v, 185, 25),
            (v(0.34, 0.04), v(0.62, 0.04)),
            (left + wide * 0.4, low - v(0.04, 0.02)),
            corner(left, low - high * v.span(0.0, 0.5)),
            (left + wide * 0.55, low - high),
            (left + wide * v(1.1, 0.1), low - high * v.span(0.4, 1.1)),
            (v(0.66, 0.11), v.span(0.66, 1.02)),
        ),
    )


ALLOGRAPHS: Final = gather(
    (
        ("sharp", 27, _sharp),
        ("wavy-base", 11, _wavy),
        ("small-loop", 15, _small_loop),
        ("big-loop", 14, _big_loop),
        ("z-like", 8, _zed),
        ("swan-neck", 7, _swan),
        ("round-base", 8, _round_base),
        ("short-base", 3, _short_base),
        ("flat-wide", 5, _flat_wide),
        ("hooked", 3, _hooked),
        ("head-loop", 2, _head_loop),
        ("wide-loop", 13, _wide_loop),
        ("low-head", 6, _low_head),
        ("steep-base", 5, _steep_base),
        ("big-head-loop", 11, _big_head_loop),
        ("headless", 2, _headless),
        ("tick-base", 7, _tick_base),
        ("pointed-loop", 8, _pointed_loop),
    )
)
