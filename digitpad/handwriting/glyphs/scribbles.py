"""Scribbles: what a hand leaves that tries the pen, fills, strikes out or only plays.

Each has so many turns or strokes that it is no digit by chance.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from digitpad.handwriting.glyphs.pen import Draw, Floats, Knot, Skeleton, Vary, allographs, arc


def _turned(v: Vary, angle: Floats, x: Floats, y: Floats, is_sharp: bool = False) -> Knot:
    """Return a knot turned round the origin."""
    cos, sin = np.cos(angle), np.sin(angle)
    return Knot(x * cos - y * sin, x * sin + y * cos, is_sharp)


def _anywhere(knots: int, *, is_sharp: bool) -> Draw:
    """Return a line from place to place on a square, smooth or with corners."""

    def draw(v: Vary) -> tuple[Skeleton, ...]:
        width, height = v.span(0.7, 1.3), v.span(0.7, 1.1)
        return (
            v.stroke(
                *(
                    Knot(width * v.span(0.0, 1.0), height * v.span(0.0, 1.0), is_sharp)
                    for _ in range(knots)
                )
            ),
        )

    return draw


def _curls(fastest: int, knots: int) -> Draw:
    """Return a smooth line that curls over itself: a few waves added up in each direction."""

    def draw(v: Vary) -> tuple[Skeleton, ...]:
        waves = [
            (pace, v.span(0.1, 0.4), v.span(0.1, 0.4), v.span(0.0, 6.3), v.span(0.0, 6.3))
            for pace in range(2, fastest + 1)
        ]
        return (
            v.stroke(
                *(
                    (
                        sum(wide * np.cos(pace * t + x) for pace, wide, _, x, _ in waves),
                        sum(high * np.cos(pace * t + y) for pace, _, high, _, y in waves),
                    )
                    for t in np.linspace(0.0, 5.8, knots)
                )
            ),
        )

    return draw


def _to_and_fro(turns: int, *, is_sharp: bool, pitch: float) -> Draw:
    """Return a fast line to and fro across a strip, in any direction."""

    def draw(v: Vary) -> tuple[Skeleton, ...]:
        angle = v.span(0.0, np.pi)
        forward = v(pitch, pitch * 0.15)
        reach = v.span(0.28, 0.55)
        knots = []
        for number in range(turns):
            across = (reach + v(0.0, 0.06)) * (1 if number % 2 else -1)
            along = number * forward + v(0.0, pitch * 0.25)
            knots.append(_turned(v, angle, along, across, is_sharp))
        return (v.stroke(*knots),)

    return draw


def _blob(v: Vary) -> tuple[Skeleton, ...]:
    """Return a patch filled by a line to and fro, its rim round."""
    angle = v.span(0.0, np.pi)
    width = v.span(0.4, 0.62)
    turns = 17
    knots = []
    for number in range(turns):
        along = 2.0 * (number + 0.5) / turns - 1.0
        rim = np.sqrt(1.0 - along * along)
        side = 1 if number % 2 else -1
        knots.append(
            _turned(v, angle, 0.5 * along + v(0.0, 0.02), side * (width * rim + v(0.0, 0.06)))
        )
    return (v.stroke(*knots),)


def _hatching(lines: int) -> Draw:
    """Return parallel strokes side by side."""

    def draw(v: Vary) -> tuple[Skeleton, ...]:
        angle, pitch = v.span(-0.9, 0.9), v(0.24, 0.04)
        return tuple(
            v.stroke(
                *(
                    _turned(v, angle, number * pitch + v(0.0, 0.03), end + v(0.0, 0.06))
                    for end in (-0.5, 0.5)
                )
            )
            for number in range(lines)
        )

    return draw


def _cross_hatching(v: Vary) -> tuple[Skeleton, ...]:
    angle = v.span(0.0, np.pi)
    return tuple(
        v.stroke(
            *(
                _turned(v, angle + quarter, place + v(0.0, 0.04), end + v(0.0, 0.07))
                for end in (-0.5, 0.5)
            )
        )
        for quarter in (0.0, np.pi / 2)
        for place in (-0.36, -0.12, 0.12, 0.36)
    )


def _loops(loops: int) -> Draw:
    """Return a chain of loops, as when a pen is tried: eeee or its mirror image."""

    def draw(v: Vary) -> tuple[Skeleton, ...]:
        forward, radius, side = v(0.36, 0.07), v(0.32, 0.05), v.sign()
        height = v(0.42, 0.08)
        knots = []
        for number in range(4 * loops + 1):
            angle = number * np.pi / 2
            x = forward * number / 4 + radius * np.sin(angle) * (1 + v(0.0, 0.08))
            knots.append(Knot(x, side * height * np.cos(angle) * (1 + v(0.0, 0.12))))
        return (v.stroke(*knots),)

    return draw


def _signature(v: Vary) -> tuple[Skeleton, ...]:
    """Return a big first loop, quick ups and downs, a tail, and a line below."""
    height, pitch = v(0.55, 0.1), v(0.16, 0.02)
    knots: list[Knot] = [Knot(v(-0.2, 0.1), v(0.1, 0.1)), Knot(v(0.1, 0.05), -height)]
    knots += [Knot(v(-0.12, 0.06), v(-0.1, 0.1)), Knot(v(0.1, 0.05), v(0.2, 0.05))]
    for number in range(9):
        size = v.span(0.04, 0.22) if number % 3 else v.span(0.1, 0.5)
        knots.append(Knot(0.26 + number * pitch, 0.12 - (size if number % 2 == 0 else 0.0)))
    knots.append(Knot(0.26 + 9.6 * pitch, v(0.0, 0.2)))
    low = v(0.42, 0.06)
    return (
        v.stroke(*knots),
        v.stroke((v(0.0, 0.15), low), (v(0.8, 0.1), low + v(-0.04, 0.05)), (v(1.7, 0.2), low)),
    )


def _scrawl(v: Vary) -> tuple[Skeleton, ...]:
    """Return a line of writing that cannot be read."""
    pitch = v(0.11, 0.015)
    return (
        v.stroke(
            *(
                Knot(
                    number * pitch + v(0.0, 0.03),
                    v(0.0, 0.05) - (v.span(0.1, 0.42) if number % 2 else 0.0),
                )
                for number in range(17)
            )
        ),
    )


def _yarn(turns: int) -> Draw:
    """Return ovals wound over each other, each of another size in another place."""

    def draw(v: Vary) -> tuple[Skeleton, ...]:
        side, start = v.sign(), v.span(0.0, 2 * np.pi)
        knots = []
        for number in range(turns):
            x, y = v.span(-0.42, 0.42), v.span(-0.3, 0.3)
            across, down = v.span(0.12, 0.38), v.span(0.1, 0.34)
            for quarter in range(4):
                angle = start + side * (number + quarter / 4) * 2 * np.pi
                knots.append(Knot(x + across * np.cos(angle), y + down * np.sin(angle)))
        return (v.stroke(*knots),)

    return draw


def _strokes(count: int) -> Draw:
    """Return a heap of short curved strokes."""

    def draw(v: Vary) -> tuple[Skeleton, ...]:
        drawn = []
        for _ in range(count):
            x, y = v.span(0.0, 1.0), v.span(0.0, 1.0)
            angle, reach, bow = v.span(0.0, 2 * np.pi), v.span(0.2, 0.45), v(0.0, 0.12)
            drawn.append(
                v.stroke(
                    *(
                        Knot(knot.x + x, knot.y + y)
                        for knot in (
                            _turned(v, angle, -reach, 0.0 * reach),
                            _turned(v, angle, 0.0 * reach, bow),
                            _turned(v, angle, reach, 0.0 * reach),
                        )
                    )
                )
            )
        return tuple(drawn)

    return draw


def _dots(count: int) -> Draw:
    """Return dots strewn over the paper."""

    def draw(v: Vary) -> tuple[Skeleton, ...]:
        return tuple(
            v.stroke(*arc((v.span(0.0, 1.0), v.span(0.0, 1.0)), (0.04, 0.04), 0, 330, 6))
            for _ in range(count)
        )

    return draw


def _burst(rays: int) -> Draw:
    """Return strokes that run out from about one place."""

    def draw(v: Vary) -> tuple[Skeleton, ...]:
        start = v.span(0.0, 2 * np.pi)
        return tuple(
            v.stroke(
                *(
                    _turned(v, start + number * 2 * np.pi / rays + v(0.0, 0.15), reach, v(0, 0.03))
                    for reach in (v.span(0.02, 0.2), v.span(0.38, 0.6))
                )
            )
            for number in range(rays)
        )

    return draw


def _heartbeat(v: Vary) -> tuple[Skeleton, ...]:
    """Return a level line with spikes."""
    high, low = v(0.5, 0.08), v(0.3, 0.08)
    return (
        v.stroke(
            (-0.3, 0.0),
            *(
                Knot(x + v(0.0, 0.03), y * (high if y < 0 else low), True)
                for x, y in ((0.0, 0.0), (0.1, -1.0), (0.22, 1.0), (0.32, 0.0), (0.6, 0.0))
            ),
            *(
                Knot(x + v(0.0, 0.03), y * (high if y < 0 else low), True)
                for x, y in ((0.7, -1.0), (0.82, 1.0), (0.92, 0.0))
            ),
            (1.25, 0.0),
        ),
    )


def _crossed_out(v: Vary) -> tuple[Skeleton, ...]:
    """Return some lines of writing with a fast zigzag over them."""
    (writing,) = _scrawl(v)
    middle = writing.knots.mean(axis=1, keepdims=True)
    knots = [
        Knot(0.13 * number - 0.8 + v(0.0, 0.03), v(0.42, 0.08) * (1 if number % 2 else -1), True)
        for number in range(13)
    ]
    return writing, Skeleton(v.stroke(*knots).knots + middle, np.ones(len(knots), dtype=bool))


SCRIBBLES: Final = allographs(
    (
        ("tangle", 0.8, _anywhere(15, is_sharp=False)),
        ("tangle", 0.8, _anywhere(19, is_sharp=False)),
        ("tangle", 0.6, _anywhere(24, is_sharp=False)),
        ("polyline", 0.8, _anywhere(12, is_sharp=True)),
        ("polyline", 0.8, _anywhere(17, is_sharp=True)),
        ("curls", 0.8, _curls(5, 30)),
        ("curls", 0.8, _curls(6, 36)),
        ("curls", 0.6, _curls(7, 40)),
        ("to and fro", 0.5, _to_and_fro(9, is_sharp=False, pitch=0.13)),
        ("to and fro", 0.5, _to_and_fro(13, is_sharp=True, pitch=0.1)),
        ("to and fro", 0.5, _to_and_fro(18, is_sharp=True, pitch=0.06)),
        ("blob", 1.5, _blob),
        ("hatching", 0.4, _hatching(4)),
        ("hatching", 0.3, _hatching(5)),
        ("hatching", 0.3, _hatching(7)),
        ("cross-hatching", 0.7, _cross_hatching),
        ("loops", 0.5, _loops(3)),
        ("loops", 0.5, _loops(5)),
        ("loops", 0.3, _loops(4)),
        ("signature", 1.0, _signature),
        ("scrawl", 1.0, _scrawl),
        ("yarn", 0.7, _yarn(5)),
        ("yarn", 0.7, _yarn(7)),
        ("heap of strokes", 0.5, _strokes(6)),
        ("heap of strokes", 0.5, _strokes(8)),
        ("strewn dots", 0.4, _dots(5)),
        ("strewn dots", 0.4, _dots(9)),
        ("burst", 0.5, _burst(7)),
        ("burst", 0.5, _burst(10)),
        ("heartbeat", 0.6, _heartbeat),
        ("crossed out", 0.8, _crossed_out),
    )
)
