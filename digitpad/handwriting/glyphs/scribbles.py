"""Scribbles: what a hand leaves that tries the pen, fills, strikes out or only plays.

Each has so many turns or strokes that it is no digit by chance. The functions give its strokes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from digitpad.handwriting.glyphs.pen import Floats, Knot, Stroke, Vary, arc, way


def _turned(angle: Floats, x: Floats, y: Floats, is_sharp: bool = False) -> Knot:
    """Return a knot turned round the origin."""
    cos, sin = np.cos(angle), np.sin(angle)
    return Knot(x * cos - y * sin, x * sin + y * cos, is_sharp)


def _anywhere(v: Vary, knots: int, is_sharp: bool) -> Iterator[Stroke]:
    """Give a line from place to place on a square, smooth or with corners."""
    width, height = v.span(0.7, 1.3), v.span(0.7, 1.1)
    yield [
        Knot(width * v.span(0.0, 1.0), height * v.span(0.0, 1.0), is_sharp) for _ in range(knots)
    ]


def _curls(v: Vary, fastest: int, knots: int) -> Iterator[Stroke]:
    """Give a smooth line that curls over itself: a few waves added up in each direction."""
    waves = [
        (pace, v.span(0.1, 0.4), v.span(0.1, 0.4), v.span(0.0, 6.3), v.span(0.0, 6.3))
        for pace in range(2, fastest + 1)
    ]
    yield [
        Knot(
            sum(wide * np.cos(pace * t + x) for pace, wide, _, x, _ in waves),
            sum(high * np.cos(pace * t + y) for pace, _, high, _, y in waves),
        )
        for t in np.linspace(0.0, 5.8, knots)
    ]


def _to_and_fro(v: Vary, turns: int, is_sharp: bool, pitch: float) -> Iterator[Stroke]:
    """Give a fast line to and fro across a strip, in any direction."""
    angle = v.span(0.0, np.pi)
    forward = v(pitch, pitch * 0.15)
    reach = v.span(0.28, 0.55)
    knots = []
    for number in range(turns):
        across = (reach + v(0.0, 0.06)) * (1 if number % 2 else -1)
        along = number * forward + v(0.0, pitch * 0.25)
        knots.append(_turned(angle, along, across, is_sharp))
    yield knots


def _blob(v: Vary, turns: int = 17) -> Iterator[Stroke]:
    """Give a patch filled by a line to and fro, its rim round."""
    angle = v.span(0.0, np.pi)
    width = v.span(0.4, 0.62)
    knots = []
    for number in range(turns):
        along = 2.0 * (number + 0.5) / turns - 1.0
        rim = np.sqrt(1.0 - along * along)
        side = 1 if number % 2 else -1
        x = 0.5 * along + v(0.0, 0.02)
        knots.append(_turned(angle, x, side * (width * rim + v(0.0, 0.06))))
    yield knots


def _hatching(v: Vary, lines: int) -> Iterator[Stroke]:
    """Give parallel strokes side by side."""
    angle, pitch = v.span(-0.9, 0.9), v(0.24, 0.04)
    for number in range(lines):
        yield [
            _turned(angle, number * pitch + v(0.0, 0.03), end + v(0.0, 0.06)) for end in (-0.5, 0.5)
        ]


def _cross_hatching(v: Vary) -> Iterator[Stroke]:
    angle = v.span(0.0, np.pi)
    for turn in (angle + 0.0, angle + np.pi / 2):
        for place in (-0.36, -0.12, 0.12, 0.36):
            yield [_turned(turn, place + v(0.0, 0.04), end + v(0.0, 0.07)) for end in (-0.5, 0.5)]


def _loops(v: Vary, loops: int) -> Iterator[Stroke]:
    """Give a chain of loops, as when a pen is tried: eeee or its mirror image."""
    forward, radius, side = v(0.36, 0.07), v(0.32, 0.05), v.sign()
    height = v(0.42, 0.08)
    knots = []
    for number in range(4 * loops + 1):
        angle = number * np.pi / 2
        x = forward * number / 4 + radius * np.sin(angle) * (1 + v(0.0, 0.08))
        knots.append(Knot(x, side * height * np.cos(angle) * (1 + v(0.0, 0.12))))
    yield knots


def _signature(v: Vary) -> Iterator[Stroke]:
    """Give a big first loop, quick ups and downs, a tail, and a line below."""
    height, pitch = v(0.55, 0.1), v(0.16, 0.02)
    knots: list[Knot] = [Knot(v(-0.2, 0.1), v(0.1, 0.1)), Knot(v(0.1, 0.05), -height)]
    knots += [Knot(v(-0.12, 0.06), v(-0.1, 0.1)), Knot(v(0.1, 0.05), v(0.2, 0.05))]
    for number in range(9):
        size = v.span(0.04, 0.22) if number % 3 else v.span(0.1, 0.5)
        knots.append(Knot(0.26 + number * pitch, 0.12 - (size if number % 2 == 0 else 0.0)))
    yield [*knots, Knot(0.26 + 9.6 * pitch, v(0.0, 0.2))]
    low = v(0.42, 0.06)
    yield (v(0.0, 0.15), low), (v(0.8, 0.1), low + v(-0.04, 0.05)), (v(1.7, 0.2), low)


def _scrawl(v: Vary) -> Iterator[Stroke]:
    """Give a line of writing that cannot be read."""
    pitch = v(0.11, 0.015)
    knots = []
    for number in range(17):
        x, y = number * pitch + v(0.0, 0.03), v(0.0, 0.05)
        knots.append(Knot(x, y - (v.span(0.1, 0.42) if number % 2 else 0.0)))
    yield knots


def _yarn(v: Vary, turns: int) -> Iterator[Stroke]:
    """Give ovals wound over each other, each of another size in another place."""
    side, start = v.sign(), v.span(0.0, 2 * np.pi)
    knots = []
    for number in range(turns):
        x, y = v.span(-0.42, 0.42), v.span(-0.3, 0.3)
        across, down = v.span(0.12, 0.38), v.span(0.1, 0.34)
        for quarter in range(4):
            angle = start + side * (number + quarter / 4) * 2 * np.pi
            knots.append(Knot(x + across * np.cos(angle), y + down * np.sin(angle)))
    yield knots


def _strokes(v: Vary, count: int) -> Iterator[Stroke]:
    """Give a heap of short curved strokes."""
    for _ in range(count):
        x, y = v.span(0.0, 1.0), v.span(0.0, 1.0)
        angle, reach, bow = v.span(0.0, 2 * np.pi), v.span(0.2, 0.45), v(0.0, 0.12)
        none = 0.0 * reach
        for_turning = (-reach, none), (none, bow), (reach, none)
        knots = [_turned(angle, *place) for place in for_turning]
        yield [Knot(knot.x + x, knot.y + y) for knot in knots]


def _dots(v: Vary, count: int) -> Iterator[Stroke]:
    """Give dots strewn over the paper."""
    for _ in range(count):
        yield arc((v.span(0.0, 1.0), v.span(0.0, 1.0)), (0.04, 0.04), 0, 330, 6)


def _burst(v: Vary, rays: int) -> Iterator[Stroke]:
    """Give strokes that run out from about one place."""
    start = v.span(0.0, 2 * np.pi)
    for number in range(rays):
        angle = start + number * 2 * np.pi / rays
        yield [
            _turned(angle + v(0.0, 0.15), reach, v(0, 0.03))
            for reach in (v.span(0.02, 0.2), v.span(0.38, 0.6))
        ]


def _heartbeat(v: Vary) -> Iterator[Stroke]:
    """Give a level line with spikes."""
    high, low = v(0.5, 0.08), v(0.3, 0.08)
    spike = ((0.0, 0.0), (0.1, -1.0), (0.22, 1.0), (0.32, 0.0))
    other = ((0.6, 0.0), (0.7, -1.0), (0.82, 1.0), (0.92, 0.0))
    knots = [
        Knot(x + v(0.0, 0.03), y * (high if y < 0 else low), True) for x, y in (*spike, *other)
    ]
    yield [Knot(-0.3, 0.0), *knots, Knot(1.25, 0.0)]


def _crossed_out(v: Vary) -> Iterator[Stroke]:
    """Give a line of writing with a fast zigzag over it."""
    (writing,) = _scrawl(v)
    yield writing
    x, y = v.stroke(*writing).knots.mean(axis=1).T
    knots = []
    for number in range(13):
        place = 0.13 * number - 0.8 + v(0.0, 0.03)
        knots.append(Knot(place + x, v(0.42, 0.08) * (1 if number % 2 else -1) + y, True))
    yield knots


SCRIBBLES: Final = (
    way("tangle", 0.8, _anywhere, 15, is_sharp=False),
    way("tangle", 0.8, _anywhere, 19, is_sharp=False),
    way("tangle", 0.6, _anywhere, 24, is_sharp=False),
    way("polyline", 0.8, _anywhere, 12, is_sharp=True),
    way("polyline", 0.8, _anywhere, 17, is_sharp=True),
    way("curls", 0.8, _curls, 5, 30),
    way("curls", 0.8, _curls, 6, 36),
    way("curls", 0.6, _curls, 7, 40),
    way("to and fro", 0.5, _to_and_fro, 9, is_sharp=False, pitch=0.13),
    way("to and fro", 0.5, _to_and_fro, 13, is_sharp=True, pitch=0.1),
    way("to and fro", 0.5, _to_and_fro, 18, is_sharp=True, pitch=0.06),
    way("blob", 1.5, _blob),
    way("hatching", 0.4, _hatching, 4),
    way("hatching", 0.3, _hatching, 5),
    way("hatching", 0.3, _hatching, 7),
    way("cross-hatching", 0.7, _cross_hatching),
    way("loops", 0.5, _loops, 3),
    way("loops", 0.5, _loops, 5),
    way("loops", 0.3, _loops, 4),
    way("signature", 1.0, _signature),
    way("scrawl", 1.0, _scrawl),
    way("yarn", 0.7, _yarn, 5),
    way("yarn", 0.7, _yarn, 7),
    way("heap of strokes", 0.5, _strokes, 6),
    way("heap of strokes", 0.5, _strokes, 8),
    way("strewn dots", 0.4, _dots, 5),
    way("strewn dots", 0.4, _dots, 9),
    way("burst", 0.5, _burst, 7),
    way("burst", 0.5, _burst, 10),
    way("heartbeat", 0.6, _heartbeat),
    way("crossed out", 0.8, _crossed_out),
)
