"""Shapes and doodles, fragments of writing, and scribbles.

Rings, ovals, upright boxes and the like are left out, since some people's zeros look like them.
Scribbles come from trying a pen, filling, striking out or doodling; each has enough turns or
strokes that it cannot be a digit by chance. The functions yield their strokes.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, sin
from typing import Final

import numpy as np

from digitpad.arrays import Doubles
from digitpad.handwriting.glyphs.notation import read_strokes, traced, ways
from digitpad.handwriting.glyphs.pen import Allograph, Knot, Stroke, Vary, arc, way


def _wave(v: Vary) -> Iterator[Stroke]:
    pitch, height = v(0.2, 0.03), v(0.22, 0.05)
    yield [(n * pitch, height * np.sin(n * np.pi / 2)) for n in range(13)]


def _rim(parts: int, wide: float, *profile: tuple[float, float]) -> list[Knot]:
    """Return a rim of equal parts with corners in between, ``wide`` times as wide as high.

    ``profile``: the knots of a part as (fraction of its length, distance from the centre).
    """
    knots = []
    for number in range(parts):
        for along, radius in profile:
            angle = 2 * np.pi * (number + along) / parts
            knots.append(Knot(wide * radius * np.cos(angle), radius * np.sin(angle), along == 0.0))
    return [*knots, Knot(wide * profile[0][1], 0.0)]


_PETAL: Final = ((0.0, 0.16), (0.22, 0.42), (0.5, 0.52), (0.78, 0.42))
_BUMP: Final = ((0.0, 0.36), (0.3, 0.53), (0.7, 0.53))


def _sun(rays: int) -> list[list[Knot]]:
    angles = (2 * np.pi * np.arange(rays) / rays + 0.1).tolist()
    disc = arc((0.0, 0.0), (0.27, 0.27), -80, -368, 10)
    return [disc, *([Knot(r * cos(a), r * sin(a)) for r in (0.36, 0.56)] for a in angles)]


_DRAWN: Final = """
triangle: 50,0 !0,88 !102,88 50,0 / 0,86 !52,0 !100,88 0,86
right triangle: 0,0 !0,90 !100,90 0,0
square: 0,0 !0,92 !106,92 !106,0 0,0 / 0,0 !104,0 !106,94 !2,94 0,0
wide rectangle: 0,0 !0,70 !140,70 !140,0 0,0
diamond: 64,0 !0,50 !64,100 !128,50 64,0
pentagon: 64,0 !0,44 !24,104 !104,104 !128,44 64,0
trapezoid: 34,0 !0,70 !130,70 !98,0 34,0
parallelogram: 30,0 !0,66 !104,66 !134,0 30,0
crossed square: 0,0 !0,96 !98,96 !98,0 0,0; 2,2 96,94; 96,2 2,94
ticked box: 0,10 !0,100 !92,100 !92,10 0,10; 20,50 !44,82 116,0
cross: 34,0 !34,34 !0,34 !0,66 !34,66 !34,100 !66,100 !66,66 !100,66 !100,34 !66,34 !66,0 34,0
tall cross: 40,0 40,110; 6,42 74,40
house: 10,110 !10,46 !92,46 !92,110 10,110; 0,50 !50,0 102,50
    4,110 !4,44 !50,0 !98,44 !98,110 4,110; 38,110 !38,76 !60,76 60,110
    0,110 !96,110 !0,44 !96,44 !0,110; 0,44 !48,0 96,44; 96,44 96,110
smiley face: @50,50,50,50,-80,-368; .32,36; .68,36; 24,60 50,80 76,60
sad face: @50,50,50,50,-80,-368; .32,34; .68,34; 28,78 50,62 72,78
cat face: @50,60,48,42,-80,-368; 12,34 !10,0 38,20; 62,20 !92,0 88,34; .34,52; .66,52; 40,74 60,74
stick figure: @34,14,14,14,-90,-368; 34,28 34,68; 34,68 8,108; 34,68 60,108; 2,46 66,46
    @34,14,14,14,-90,-368; 34,28 34,68; 10,108 !34,68 60,108; 2,28 !34,44 66,28
tree: 50,0 !14,46 !34,46 !2,88 !98,88 !66,46 !86,46 50,0; 42,88 !42,112 !58,112 58,88
fish: 0,40 34,8 74,24 !124,72 !122,6 74,56 34,72 0,40
    0,40 34,6 84,38 34,74 0,40; 84,38 !116,10 !112,70 84,38; .24,34
car: 0,60 !0,36 !30,32 !48,2 !96,2 !114,34 !140,40 !140,62 0,60; @32,66,14,14,0,-370; \
        @110,66,14,14,0,-370
boat: 0,70 !20,100 !100,100 !122,70 0,70; 56,70 !56,0 !104,56 56,58
umbrella: 0,50 14,12 52,0 90,12 104,50; 0,50 104,50; 52,50 52,96 40,108 28,98
envelope: 0,0 !0,80 !124,80 !124,0 0,0; 0,0 !62,46 124,0
stairs: 0,100 !0,74 !30,74 !30,48 !60,48 !60,22 !92,22 92,0
ladder: 0,0 0,110; 48,0 48,110; 0,20 48,20; 0,46 48,46; 0,72 48,72; 0,96 48,96
cube: 0,34 !0,104 !70,104 !70,34 0,34; 0,34 !30,0 !100,0 70,34; 100,0 !100,70 70,104
eye: 0,36 60,0 !120,36 60,72 0,36; @60,36,20,20,0,-370
crown: 0,84 !0,10 !30,48 !56,0 !82,48 !112,10 !112,84 0,84
mug: 0,0 !4,90 !76,90 80,0; 0,0 80,0; 80,20 110,24 108,58 78,64
butterfly: 56,36 24,-2 0,14 6,40 56,42 !14,56 12,90 36,90 56,44; 56,36 88,-2 112,14 106,40 56,42 \
        !98,56 100,90 76,90 56,44; 56,16 56,80
bow tie: 0,0 !0,70 !120,0 !120,72 0,0
horse: 30,14 14,24 0,46 8,56 28,44 34,62 !32,112 !44,112 52,74 84,74 !90,112 !102,112 102,60 \
        !120,84 108,42 72,36 48,30 !42,2 30,14
dog: 0,30 !10,14 !24,0 30,20 40,40 90,40 !112,14 100,46 !102,96 !92,96 84,66 42,68 !40,98 !30,98 \
        24,46 0,30
mountains: 0,80 !38,8 !60,48 !84,18 132,80
bird: 0,24 14,2 38,6 !54,34 70,6 96,0 110,22
grid: 0,0 0,96; 32,0 32,96; 64,0 64,96; 96,0 96,96; 0,0 96,0; 0,32 96,32; 0,64 96,64; 0,96 96,96
wheel: @50,50,50,50,-80,-368; 50,0 50,100; 8,26 92,74; 92,26 8,74
glasses: @26,30,26,26,-30,-368; @104,30,26,26,-150,-368; 52,26 64,20 78,26
face in profile: 60,0 20,10 14,40 !0,58 !14,62 10,74 !18,80 24,100 50,96; .40,38
rain cloud: 20,50 0,40 8,20 !28,18 44,0 70,6 !76,20 100,20 106,44 88,52 20,50; 30,66 22,92; 56,66 \
        48,92; 82,66 74,92
"""

_SPIRAL: Final = """
inwards=±175 turn=±100 sweep=turn*1080°~90° @27:0,0,50~4,50~4,0..360,sweep,drift=inwards
"""
_ZIGZAG: Final = """
pitch=24~3 height=38~6 !0~3,0 !pitch+0~3,height !pitch*200+0~3,0 !pitch*300+0~3,height
!pitch*400+0~3,0 !pitch*500+0~3,height !pitch*600+0~3,0
"""
SHAPES: Final = (
    *ways(_DRAWN),
    Allograph("spiral", 2.0, read_strokes(_SPIRAL)),
    way("wave", 1.0, _wave),
    Allograph("zigzag", 1.0, read_strokes(_ZIGZAG)),
    Allograph("flower", 0.5, traced(_rim(5, 1.0, *_PETAL))),
    Allograph("flower", 0.5, traced(_rim(6, 1.0, *_PETAL), arc((0, 0), (0.1, 0.1), 0, 370, 8))),
    Allograph("cloud", 0.5, traced(_rim(7, 1.5, *_BUMP))),
    Allograph("cloud", 0.5, traced(_rim(9, 1.5, *_BUMP))),
    Allograph("sun", 0.5, traced(*_sun(8))),
    Allograph("sun", 0.5, traced(*_sun(6))),
)

FRAGMENTS: Final = ways("""
lower left corner: 0,0 !2,80 84,80
lower right corner: 90,0 !90,72 0,74
upper left corner: 100,0 !0,0 2,76
arch: 0,60 10,16 50,0 92,16 100,60
bowl: 0,0 14,44 56,60 98,44 110,0
flat bow: 0,26 34,4 76,0 120,22 / 0,0 40,20 80,22 120,2
lying hook: 0,0 4,34 !10,44 110,40 / 110,30 30,34 4,26 0,8 20,0
two upright bars: 0,0 0,100; 56,0 56,100
three upright bars: 0,0 0,96; 46,0 46,98; 92,0 92,96
dots in a row: @0,0,5,5,0,340; @50,2,5,5,60,340; @100,0,5,5,0,340 / .0,0; .24,2; .50,0; .74,2; .98,0
dashes in a row: 0,0 30,0; 60,2 92,2; 120,0 150,0
dash and dot: 0,0 90,-3; .180,2
two bows: 0,60 24,0 52,58; 70,60 96,2 124,60
staple: 0,40 !0,0 !110,0 110,42 / 0,0 !0,44 !112,44 112,2
""")
"""Fragments of writing without a meaning: corners, hooks, bars, rows of dots. None is a short
upright stroke, or an arc that could be a whole digit."""


def _rotated(angle: Doubles, x: Doubles, y: Doubles, is_sharp: bool = False) -> Knot:
    cos, sin = np.cos(angle), np.sin(angle)
    return Knot(x * cos - y * sin, x * sin + y * cos, is_sharp)


def _anywhere(v: Vary, knots: int, is_sharp: bool) -> Iterator[Stroke]:
    """Yield a line from place to place on a square, smooth or with corners."""
    width, height = v.span(0.7, 1.3), v.span(0.7, 1.1)
    yield [
        Knot(width * v.span(0.0, 1.0), height * v.span(0.0, 1.0), is_sharp) for _ in range(knots)
    ]


def _curls(v: Vary, fastest: int, knots: int) -> Iterator[Stroke]:
    """Yield a smooth line that curls over itself: a few waves added up in each direction."""
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
    """Yield a fast line to and fro across a strip, in any direction."""
    angle = v.span(0.0, np.pi)
    forward = v(pitch, pitch * 0.15)
    reach = v.span(0.28, 0.55)
    knots = []
    for number in range(turns):
        across = (reach + v(0.0, 0.06)) * (1 if number % 2 else -1)
        along = number * forward + v(0.0, pitch * 0.25)
        knots.append(_rotated(angle, along, across, is_sharp))
    yield knots


def _blob(v: Vary, turns: int = 17) -> Iterator[Stroke]:
    """Yield a patch filled by a line to and fro, its rim round."""
    angle = v.span(0.0, np.pi)
    width = v.span(0.4, 0.62)
    knots = []
    for number in range(turns):
        along = 2.0 * (number + 0.5) / turns - 1.0
        rim = np.sqrt(1.0 - along * along)
        side = 1 if number % 2 else -1
        x = 0.5 * along + v(0.0, 0.02)
        knots.append(_rotated(angle, x, side * (width * rim + v(0.0, 0.06))))
    yield knots


def _hatching(v: Vary, lines: int) -> Iterator[Stroke]:
    angle, pitch = v.span(-0.9, 0.9), v(0.24, 0.04)
    for number in range(lines):
        yield [
            _rotated(angle, number * pitch + v(0.0, 0.03), end + v(0.0, 0.06))
            for end in (-0.5, 0.5)
        ]


def _cross_hatching(v: Vary) -> Iterator[Stroke]:
    angle = v.span(0.0, np.pi)
    for turn in (angle + 0.0, angle + np.pi / 2):
        for offset in (-0.36, -0.12, 0.12, 0.36):
            yield [_rotated(turn, offset + v(0.0, 0.04), end + v(0.0, 0.07)) for end in (-0.5, 0.5)]


def _loops(v: Vary, loops: int) -> Iterator[Stroke]:
    """Yield a chain of loops, as when a pen is tried: eeee or its mirror image."""
    forward, radius, side = v(0.36, 0.07), v(0.32, 0.05), v.sign()
    height = v(0.42, 0.08)
    knots = []
    for number in range(4 * loops + 1):
        angle = number * np.pi / 2
        x = forward * number / 4 + radius * np.sin(angle) * (1 + v(0.0, 0.08))
        knots.append(Knot(x, side * height * np.cos(angle) * (1 + v(0.0, 0.12))))
    yield knots


def _signature(v: Vary) -> Iterator[Stroke]:
    """Yield a big first loop, quick ups and downs, a tail, and a line below."""
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
    """Yield a line of writing that cannot be read."""
    pitch = v(0.11, 0.015)
    knots = []
    for number in range(17):
        x, y = number * pitch + v(0.0, 0.03), v(0.0, 0.05)
        knots.append(Knot(x, y - (v.span(0.1, 0.42) if number % 2 else 0.0)))
    yield knots


def _yarn(v: Vary, turns: int) -> Iterator[Stroke]:
    """Yield ovals wound over each other, each of another size in another place."""
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
    """Yield a heap of short curved strokes."""
    for _ in range(count):
        x, y = v.span(0.0, 1.0), v.span(0.0, 1.0)
        angle, reach, bow = v.span(0.0, 2 * np.pi), v.span(0.2, 0.45), v(0.0, 0.12)
        none = 0.0 * reach
        for_turning = (-reach, none), (none, bow), (reach, none)
        knots = [_rotated(angle, *point) for point in for_turning]
        yield [Knot(knot.x + x, knot.y + y) for knot in knots]


def _dots(v: Vary, count: int) -> Iterator[Stroke]:
    for _ in range(count):
        yield arc((v.span(0.0, 1.0), v.span(0.0, 1.0)), (0.04, 0.04), 0, 330, 6)


def _burst(v: Vary, rays: int) -> Iterator[Stroke]:
    """Yield strokes that run out from about one place."""
    start = v.span(0.0, 2 * np.pi)
    for number in range(rays):
        angle = start + number * 2 * np.pi / rays
        yield [
            _rotated(angle + v(0.0, 0.15), reach, v(0, 0.03))
            for reach in (v.span(0.02, 0.2), v.span(0.38, 0.6))
        ]


def _heartbeat(v: Vary) -> Iterator[Stroke]:
    """Yield a level line with spikes."""
    high, low = v(0.5, 0.08), v(0.3, 0.08)
    spike = ((0.0, 0.0), (0.1, -1.0), (0.22, 1.0), (0.32, 0.0))
    rest = ((0.6, 0.0), (0.7, -1.0), (0.82, 1.0), (0.92, 0.0))
    knots = [Knot(x + v(0.0, 0.03), y * (high if y < 0 else low), True) for x, y in (*spike, *rest)]
    yield [Knot(-0.3, 0.0), *knots, Knot(1.25, 0.0)]


def _crossed_out(v: Vary) -> Iterator[Stroke]:
    """Yield a line of writing with a fast zigzag over it."""
    (writing,) = _scrawl(v)
    yield writing
    x, y = v.stroke(*writing).knots.mean(axis=1).T
    knots = []
    for number in range(13):
        left = 0.13 * number - 0.8 + v(0.0, 0.03)
        knots.append(Knot(left + x, v(0.42, 0.08) * (1 if number % 2 else -1) + y, True))
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
