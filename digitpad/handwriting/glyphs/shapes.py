"""Shapes and little pictures as people draw them in a corner of the paper, and fragments.

Rings, ovals, upright boxes and the like are zeros in somebody's hand, and not here.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, sin
from typing import Final

import numpy as np

from digitpad.handwriting.glyphs.notation import read_strokes, traced, ways
from digitpad.handwriting.glyphs.pen import Allograph, Knot, Stroke, Vary, arc, way


def _wave(v: Vary) -> Iterator[Stroke]:
    """Give a line of three waves."""
    pitch, height = v(0.2, 0.03), v(0.22, 0.05)
    yield [(n * pitch, height * np.sin(n * np.pi / 2)) for n in range(13)]


def _rim(parts: int, wide: float, *places: tuple[float, float]) -> list[Knot]:
    """Return a rim of equal parts, ``wide`` times as wide as high, with a corner between any two.

    ``places``: the knots of a part as (how far along it, distance from the middle).
    """
    knots = []
    for number in range(parts):
        for along, radius in places:
            angle = 2 * np.pi * (number + along) / parts
            knots.append(Knot(wide * radius * np.cos(angle), radius * np.sin(angle), along == 0.0))
    return [*knots, Knot(wide * places[0][1], 0.0)]


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
"""Pieces of writing that are nothing by themselves: corners, hooks, bars, dots in a row. None is a
short straight stroke that stands, or a bow that could be the whole of a digit."""
