"""Hands whose ways of writing no model has met: digits in allographs that the generator lacks.

Each hand writes every digit in one way; for ``ODD`` of its digits that is one of the ways below,
for the others one of the generator's own. All ways are our own constructions, from what is known of
how people write; none may ever go into ``handwriting/glyphs``, where training would see it.
"""

from __future__ import annotations

from typing import Final

from digitpad.handwriting import synthesis
from digitpad.handwriting.glyphs.digits import ALLOGRAPHS
from digitpad.handwriting.glyphs.notation import read_allographs
from digitpad.ink.drawing import LabelledDrawing

ODD: Final = 5
"""Digits that each hand writes in a way of its own."""

_TEXTS: Final = {
    0: """
halves 1: @6:0,50,30~5,50,-70,-220~15; @6:6~4,50,30~5,50,-110,220~15
dotted 1: @12:0,0,32~6,50,-75~20,-362~12; @5:0~3,0~4,4,4,0,-330
heart 1: width=32~4 !0,14~5 @5:-15,14,16,14,-20,-160 -width,40~5 !0,100 width,40~5 15,2~3 !0,14~4
""",
    1: """
roof 1: lean=2~4 -45~6,62~8 -20,28~4 !lean,0 20,28~4 45~6,62~8; lean,0 0,100
crossed 1: lean=5~6 lean-14~4,18~5 !lean,0 0,100; -22~5,58~6 22~5,54~6
looped 1: lean=10~5 0~3,100 lean*50,50 lean+6,6 lean-4,0 lean-12~3,14~3 lean*50,60 4~3,100 26~5,92~4
serifs 1: -24~5,2~2 24~5,0~2; 0~3,0 0~3,100; -24~5,99~2 24~5,100~2
""",
    2: """
crossed 1: 4~4,16~4 26~4,0~3 46~5,16~4 36~4,48~4 !2~4,98~2 58~6,98~3; 4~5,60~5 50~6,54~5
delta 1: 52~5,4~3 30~4,0 4~4,22~4 26~4,40~3 48~5,52~4 !4~4,98 60~6,97~3
angle 1: !2~4,4~3 !50~5,2~3 !48~5,48~4 !4~4,52~4 !2~4,98~3 !56~5,98~3
spiral 1: 30~4,26~4 20~4,18~3 10~4,28~4 26~4,42~4 46~4,24~4 28~4,0 0~4,20~4 8~4,60~4 20~4,98
    60~5,94~4
""",
    3: """
epsilon 1: 48~5,14~4 26~4,0 6~4,22~4 !30~4,46~3 2~4,70~4 24~4,100 52~5,86~4
zigzag 1: !2~4,2~3 !50~5,4~3 !10~5,36~4 !48~5,50~4 !12~5,98~3
open 1: 6~4,16~4 30~4,0~2 52~5,18~4 !44~5,44~4; !30~5,46~4 54~4,70~4 30~4,100~2 0~4,88~4
belly-loop 1: 4~4,10~4 30~4,0 48~4,18~3 22~4,44~3 48~4,62~4 40~4,92~3 14~4,100 -4~4,84~4
    16~4,70~4 50~5,100~4
""",
    4: """
cup 1: 0~4,0~3 2~4,40~4 24~4,54~3 46~4,40~4 48~4,0~3; 47~4,30~4 46~4,100~3
tent 1: !2~4,100~3 !28~4,0 !54~5,100~3; 6~5,62~5 60~5,60~5
plus 1: 30~4,0~3 28~4,100~3; 0~4,50~5 60~5,48~5; 30~4,0~3 0~4,50~5
""",
    5: """
mirror-z 1: !56~5,2~3 !4~4,4~3 !48~5,50~4 !6~5,98~3
dollar 1: 50~5,14~4 26~4,2~2 4~4,24~4 28~4,48~3 52~4,72~4 28~4,96~2 0~4,84~4; 28~4,-8~3 27~4,108~3
loop-start 1: 44~4,10~3 52~4,2~3 56~4,10~3 40~4,12~3 !6~4,8~3 !4~4,44~3 34~4,46~3 48~4,72~4
    26~4,100 -4~4,90~4
hat-last 1: 0~4,30~4 2~4,50~3 30~4,46~4 46~4,72~4 24~4,100 -6~4,86~4; -2~4,30~4 50~6,6~4
""",
    6: """
stick-ring 1: 10~5,0 4~4,56~5; @10:22~3,74~3,22~3,25~3,-100,-362
sigma 1: 66~6,34~5 30~4,36~4 4~4,58~4 8~4,88~4 30~4,100 50~4,82~4 46~4,54~4 26~4,38~4
knot 1: 44~5,0 10~4,50~4 4~4,84~4 26~4,100 46~4,80~4 26~4,62~4 -20~5,74~5
from-bowl 1: @9:24~3,74~3,24~3,26~3,-60,362 36~4,50~4 18~5,10~4 30~6,0~3
""",
    7: """
base 1: 0~4,4~3 !50~5,2~3 16~5,98~2 !10~4,98~2 54~5,98~3; 8~4,50~5 46~5,48~5
knot 1: 0~4,6~3 44~5,8~3 56~4,0~3 50~4,-8~3 40~4,6~4 26~4,50~4 16~5,100~2
two-bars 1: 0~4,4~3 !52~5,0~2 18~5,100; 10~5,42~4 50~5,38~4; 4~5,60~4 46~5,56~4
peak 1: !0~4,46~6 !34~5,0 !44~5,100~3
""",
    8: """
ampersand 1: 56~5,100~3 12~4,30~4 16~4,4~3 36~4,4~3 36~4,26~4 4~4,66~4 10~4,98~3 34~4,96~3 56~5,62~4
struck-s 1: 48~5,12~4 24~4,0~2 4~4,24~4 28~4,50~3 50~4,76~4 26~4,100~2 0~4,84~4; 52~5,8~4 0~5,94~4
letter-b 1: !2~4,0 0~4,100; 0~4,2~2 36~4,10~4 34~4,40~4 !4~4,48~3 46~4,62~4 42~4,94~3 0~4,100~2
side-rings 1: @10:0~3,26~3,20~3,24~3,0~20,-360; @10:12~4,74~3,22~3,24~3,180~20,-360
""",
    9: """
flag-q 1: @10:0,28~3,24~3,28~3,-20,-350; !24~3,4~3 !24~3,100~3 46~5,82~5
angular 1: !48~4,2~3 !2~4,6~3 !4~4,46~4 !46~4,42~4; 48~4,0 46~4,100~3
curl 1: 46~4,12~4 24~4,0 2~4,20~4 24~4,42~3 46~4,20~4 50~4,60~4 24~4,100~3 0~4,70~4 30~5,60~5
alpha 1: 54~5,0~3 40~4,30~4 18~4,52~3 0~4,28~4 18~4,2~3 38~4,26~4 46~4,66~4 58~5,100~3
""",
}  # fmt: skip
UNSEEN: Final = {digit: read_allographs(text) for digit, text in _TEXTS.items()}


def drawings_of_hand(seed: int, each: int) -> list[LabelledDrawing]:
    """Return ``each`` drawings of every digit by one hand, in turn: 0 to 9, then again."""
    choosing = synthesis.new_generator(99, seed)
    odd = set(choosing.permutation(10)[:ODD].tolist())
    known = [UNSEEN[digit] if digit in odd else ALLOGRAPHS[digit] for digit in range(10)]
    ways = [of_digit[choosing.choice(len(of_digit))] for of_digit in known]
    chosen = [way for _ in range(each) for way in ways]
    generator = synthesis.new_generator(98, seed)
    drawings, _ = synthesis.follow(*synthesis.curves(chosen, generator), len(chosen), generator)
    return [
        LabelledDrawing(drawing, str(number % 10), f"hand {seed}")
        for number, drawing in enumerate(drawings)
    ]
