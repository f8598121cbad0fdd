"""The ways in which people write each digit, as data.

The shapes are our own constructions from common knowledge of how digits are written in different
countries; they are not based on any data set. ``notation`` describes how to read and add one. The
number after a name is the relative frequency of the way among those of its digit.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from digitpad.handwriting.glyphs.notation import read_allographs
from digitpad.handwriting.glyphs.pen import Allograph

_TEXTS: Final = {
    0: """
ring(width=31~6.5):  # one turn against the clock from the top, never closed exactly
    @12:0,0,width,50,-75~28,-362~20,drift=0~10,egg=0~10,roundness=98~9
plain 30: ring
round 13: ring(46~5)
narrow 8: ring(19~3.5)
clockwise 8: @12:0,0,33~7,50,-110~40,362~22,drift=0~8,egg=0~9,roundness=100~9
from-below 5: @12:0,0,32~7,50,90~60,±360~20,drift=0~8,egg=0~8,roundness=100~8
unclosed 7: start=-50°~22° @11:0,0,34~7,50,start,-325~16,drift=-4~10
overshot 9:  # a ring whose end runs on inside or outside its beginning
    @14:0,0,32~7,50,-60~25,-415~25,drift=0~17,egg=0~8
tailed 8:  # a ring that begins or ends in a little tail out of the top
    width=33~7 @12:0,0,width,50,-75~14,-352~12,egg=-2~8 width*75~35,-56~7
headed 6: width=33~7 turn=@12:0,0,width,50,-105~14,-345~20,egg=0~8 width*45~30,-57~7 turn
slashed-inside 6: width=34~7 @12:0,0,width,50,-80~30,-362~16,drift=0~6,egg=0~7; right=55..100
    left=55..100 steep=68~12 width*right*80,-50*right*steep -width*left*80,50*left*steep
slashed-beyond 6: width=34~7 @12:0,0,width,50,-80~30,-362~16,drift=0~6,egg=0~7; right=105..175
    left=105..175 steep=68~12 width*right*80,-50*right*steep -width*left*80,50*left*steep
slash-run-on 3:  # a ring that goes over into its slash without lifting the pen
    width=35~6 @12:0,0,width,50,-70~15,-350~12 !width*95~20,-45~8 -width*85~30,45~12
back-slashed 1.5: width=34~6 reach=60..130 @12:0,0,width,50,-80~30,-362~16;
    -width*reach*70,-40*reach width*reach*70,40*reach
lasso 4:  # a ring that ends in a little loop at its top, as a cursive o does
    width=34~6 @11:0,0,width,50,-100~15,-335~12,egg=0~8 size=13~4 width*10~15,-50-size*40~20
    -width*25~15,-50+size*30 width*10~20,-50+size*120 width*70~25,-50+size*50~40
slash(right=10..55):  # from steep to flat, inside the ring, through it, or far beyond it
    rise=15..75 right+0~4,-rise -right,rise+0~6
slashed-narrow 4: @12:0,0,19~4,50,-80~30,-362~18,drift=0~7,egg=0~7; slash
slashed-round 4: @12:0,0,44~6,46,-80~30,-362~18,drift=0~7,egg=0~7; slash(15..75)
slashed-half 2.5:  # a slash that comes in from outside and ends inside, or the other way round
    side=±100 right=25..60 rise=25..75 stop=-60..30
    @12:0,0,34~9,50,-80~30,-362~18,drift=0~7; side*right,-side*rise side*right*stop,-side*rise*stop
barred 2:  # a bar through the ring, level or tilted a little, inside it or just beyond it
    width=34~7 reach=45..115 tilt=0~10 height=0~10 @12:0,0,width,50,-80~30,-362~18,drift=0~7;
    -width*reach,height+tilt width*reach,height-tilt
angular 4:  # a ring of straight strokes, as fast or stiff hands make it
    width=36~8 high=24~6 low=24~6 !0~6,-50 !-width,-high+0~5 !-width+3~4,low+0~5 !0~7,50
    !width-3~4,low+0~5 !width,-high+0~5 !3~7,-49~3
squarish 3: @16:0,0,32~8,50,-70~30,-362~16,drift=0~6,roundness=55~12
crossed-top 4:  # a ring whose ends cross above it
    width=33~7 width*55~25,-62~6 @9:0,0,width,50,-85~8,-190,drift=0~6 @5:0,0,width,50,45,-95~10
    -width*45~30,-60~7
""",
    1: """
base: left=12..38 right=12..38 height=99~2.5 tilt=0~2.5
    -left,height+tilt 0~3,height+0~1 right,height-tilt
upright: lean=8~10 bow=0~2 lean,0 lean*50+bow,50 0,100
flag: lean=6~9 bow=0~2 reach=8..26 drop=6..26 lean-reach,drop !lean,0 lean*50+bow,50 0,100
longflag: lean=5~8 bow=0~2 reach=20..50 drop=24..72
    lean-reach,drop lean-reach*50,drop*50+0~2.5 !lean,0 lean*50+bow,50 0,100
plain 24: upright
slanted 17: lean=50~22 bow=0~2 lean,0 lean*50+bow,50 0,100
back-slanted 4: lean=-16~8 bow=0~2 lean,0 lean*50+bow,50 0,100
bowed 5: lean=12~12 bow=±7.5~2.5 lean,0 lean*55+bow,40 lean*25+bow,75 0,100
flagged 13: flag
long-flagged 15: longflag
curved-flag 5: lean=10~9 bow=0~2 reach=10..30 drop=5..25
    lean-reach,drop lean-reach*45,drop*35 lean,0 lean*92+bow,16 lean*50+bow,50 0,100
flag-apart 2:  # a stem whose flag is a separate stroke, or written after it
    lean=5~9 bow=0~2 reach=10..35 drop=8..35
    lean,0 lean*50+bow,50 0,100; gap=-3..4 lean-gap,1~2 lean-reach,drop
flagged-based 9: flag; base
long-flagged-based 4: longflag; base
based 2: upright; base
flagged-based-run-on 1.5:  # flag, stem and base in one stroke: the base begins at its left end
    lean=5~8 reach=10..35 drop=8..35 left=12..30 right=15..35
    lean-reach,drop !lean,0 lean*50,50 !0,97~2 !-left,100~2.5 right,99~3
footed 2.5:  # a stem that runs out to the right in a little foot
    lean=10~10 bow=0~2 foot=6..20 lean,0 lean*50+bow,50 0,90~3 foot*40,100 foot,97~3
flagged-footed 2: lean=10~10 reach=8..30 drop=6..30 foot=6..20
    lean-reach,drop !lean,0 lean*50,50 0,90~3 foot*40,100 foot,97~3
narrow-flag 9:  # a 1 whose long flag lies close to the stem, almost retraced by it
    lean=10~10 reach=3..20 drop=25..62 lean*70-reach,drop !lean,0 lean*50,50 0,100
wideflag: lean=10~12 bow=0~3 reach=22..75 part=42..105
    drop=reach*part+25~8 lean-reach,drop lean-reach*50,drop*50+bow !lean,0 lean*50+0~2,50 0,100
wide-flag 9: wideflag  # a 1 whose flag reaches far out and down, even to the ground
wide-flag-based 5: wideflag; base
wavy-flag 3:  # a 1 whose flag is a little wave, or ends in a hook
    lean=8~10 reach=22..48 drop=18..45 lean-reach,drop+(-8..12)
    lean-reach*75,drop+2~4 lean-reach*35,drop*45+0~4 !lean,0 lean*50,50 0,100
""",
    2: """
head(begin=195°~20°):  # the arch over the top, from the left to where it turns down
    @6:30~2,27~3,27~4.5,26~3,begin,385-begin,drift=2~5
looped(loop=14~3):  # the slope comes down to the left, loops, and runs out to the right
    right=72~9 low=97~2 head 36~3,68~3 20~2,low-loop*25 12-loop*55,low
    2-loop*50,low-loop*50 12,low-loop*95 24+loop*30,low-loop*50 right*75,low+1~2 right,low-3~5
sharp 27:  # the 2 of the school book: arch, slope, sharp turn, straight base
    base=98~2 right=62~10 head 30~3,70~4 !2~4,base right*50,base+0~2.5 right,base+0~3.5
wavy-base 11: base=95~2 right=66~9 wave=4~1.5
    head 29~3,68~4 !2~4,base right*30,base-wave right*70,base+wave right,base-2~3
small-loop 15: looped
big-loop 14: looped(27~4.5)
z-like 8:  # the angular 2: top, slope and base are almost straight, like a z
    right=58~6 base=98~2 top=5~3
    3~4,13~6 right*50,top-3 right*93,top+4 right*85,32~4 !2~4,base 64~8,base+0~3
swan-neck 7:  # a 2 like a swan: the head curls in, the neck is long, the base runs out
    curl=@7:30~2,25~3,25~4,25~3,130~20,245~12 base=97~2
    24~4,38~4 curl[1:] 36~3,62~3 14~3,88~2 !2~3,base 30~3,base-2~2 65~8,base+0~4
round-base 8:  # a 2 that turns at the bottom left in a narrow curve without a corner
    right=66~8 head 30~3,64~3 10~3,84~3 5~3,94~2 16~3,99~1.5 right*65,95~3 right,93~5
short-base 3: base=98~2 head 30~4,68~4 !5~4,base 32~7,base+1~5
flat-wide 5:  # a low, wide 2 with a long slope and base
    right=98~12 base=97~3
    @6:45~4,28~3,36~5,28~3,200~20,180~15 50~4,72~4 !2~5,base right*50,base+(-1~3) right,base+0~6
hooked 5:  # a 2 that begins with a downward hook or serif at its top left
    left=5~3 base=98~2
    left+0~2,36~5 !left,20~4 head(215°~12°)[1:] 30~3,68~4 !2~4,base 60~10,base+0~3
head-loop 2:  # a 2 that begins with a little loop
    base=97~2
    16~3,24~3 20~2,36~3 8~2,36~3 head(200°~10°) 32~3,66~4 !4~4,base 32~4,base-2~3 64~8,base+0~3
wide-loop 13:  # a 2 whose loop lies flat at the bottom left, its end running down to the right
    wide=20..50 high=14..42 low=96~3 left=-5~6
    head left+wide*95,66~4 left+wide*55,low-4~2 left+wide*15,low left,low-high*45
    left+wide*40,low-high left+wide*105~10,low-high*40..100 64~10,66..103
low-head 6:  # a flat 2 of an almost straight arch and slope, and a base that may rise or fall
    right=62~9 base=93~3
    0~5,20~7 right*45,1~3 right*88~6,14~5 right*60,50~4 !5~6,base 30~4,base-3~4 66~13,base+2~8
steep-base 5:  # a 2 whose base turns up to the slope again and falls away to the right
    low=90~3 head 30~3,64~3 !0~5,low 20~3,low-8..20 40~4,low-2~4 66~8,99~5
big-head-loop 11:  # a 2 of one big round head, whose slope comes back in a loop that crosses it
    wide=15..42 high=14..34 low=96~2 left=-2~6 begin=185°~18°
    @7:30~3,31~3,30~5,30~3,begin,386-begin left+wide*60+4,low-3~2 left+wide*20,low
    left,low-high*50 left+wide*50~10,low-high left+wide*115~12,low-high*30..95 62~9,74..104
headless 2:  # a 2 with hardly any head: a slope, a corner and a base, almost an L
    base=95~2 top=42~9
    top-8..30,2..16 top,3~2 top-3~2,25~4 !0~4,base 30~4,base+0~3 64~13,base+(-2~6)
tick-base 7:  # a 2 whose base is a short stroke to the right that starts above the foot
    low=95~3 rise=5..22 2~5,20~8
    25~4,1~3 47~6,14~5 32~4,50~4 !2~5,low 16~4,low-rise 32~5,low-rise*100~20 60~12,low-rise*90~60
pointed-loop 8:  # a 2 whose loop comes to a point at the left, like a flat triangle
    wide=20..50 high=8..28 low=92~3 left=-4~6 head(185°~25°) 34~4,62~4 left+wide*40,low-4~2
    !left,low-high*0..50 left+wide*55,low-high left+wide*110~10,low-high*40..110 66~11,66..102
ringhead(begin=38~7):  # a head that closes: from its middle round the left and over the top
    begin,37~6 20~5,42~4 5~3,28~4 12~3,8~3 30~4,0~2 47~4,13~4 43~4,36~4
ring-head 6: base=97~2 ringhead 26~4,62~4 !4~4,base 30~4,base-1~3 64~9,base+(-3~5)
ring-head-looped 6: low=96~2 wide=12..30 high=10..24 ringhead(28..50)
    28~4,64~4 wide*60,low-2~2 0~3,low -4~3,low-high*50 4~4,low-high 26~6,low-high*55~25 62~9,low+2~5
rising-hook 5:  # a 2 that begins far down at the left and rises into a narrow arch
    base=96~3 left=4~4 left-3~4,38~9 left+6~3,14~4 27~4,0~2 44~4,14~4 37~4,42~5 22~4,68~5
    !4~5,base 26~5,base-3~4 60~10,base+0~5
zed 4:  # a z with corners: top, slope and base straight, the base sometimes short
    right=52~8 base=98~2 top=3~3 0~4,top+(0..14) right*50,top+0~2 !right,top !1~4,base
    30~4,base+0~3 40..75,base+0~5
""",
    3: """
upper(begin=205°~18°):  # the belly from its left end to the right, turning back to the waist
    @6:25~3,23.5~2,23~3.5,22.5~2,begin,425~12-begin
lower(width=30):  # the belly from just right of the waist to its left end
    @6:22~3,72~2,width~4,27~2.5,-62~10,222~22,drift=0~6
round 26: upper !20~5,47~2 lower
soft-waist 16:  # a 3 whose waist is a shallow wave, without a corner
    upper(210°~18°) 30~3,47~1.5 lower
looped-waist 10:  # a 3 with a little loop at the waist
    left=13~3.5 waist=48~2 size=5.5~1.8
    upper left+7,waist+size*60 left,waist+size*40 left+1,waist-size*70 left+10,waist-size*50 lower
flat-top 10:  # the angular 3: a straight top, a slope back to the middle, a round belly
    right=50~6 top=2~2
    3~4,top+0~3 right*50,top+0~1.2 !right,top !22~5,40~3 @7:22~3,68~2,31~4,30~2.5,-75~8,235~22
ezh 5:  # the angular 3 whose slope runs over into the belly in a soft bend
    right=48~6 top=2~2
    4~4,top+1~3 !right,top 31~3,27~2 23~3,40~2 @6:24~3,70~2,29~4,29~2.5,-65~8,215~22
big-belly 8:  # a 3 with a small head and a big belly
    head=@6:22~3,17~2,17~3,16.5~2,200~18,220~15 belly=@7:16~3,66~2,38~4,33~3,-65~8,215~22
    head !18~4,34.5~2 belly
big-head 6:  # a 3 with a big head and a small belly
    head=@6:25~3,29~2,28~4,28~2,205~18,215~15 belly=@6:22~3,78~2,24~4,20~2,-62~8,215~22
    head !20~4,57~2 belly
straight-tail 6:  # a 3 whose lower belly runs out down to the left, long and almost straight
    upper !22~5,44~2 42~3,50~2 44~4,64~3 28~4,85~3 -2~6,99~2
curled 6:  # a 3 whose ends curl inwards
    head=@7:25~3,24~2,24~3,23~2,175~15,245~12
    belly=@8:22~3,72~2,30~4,27~2.5,-62~8,245~18,drift=-10~8 head !22~4,47~2 belly
angular 5:  # a 3 of nearly straight lines, as fast writers make it
    2~4,6~4 36~5,1~2 46~5,17~3 !17~5,44~3 46~4,58~3 45~5,76~3 2~5,98~2
deep-waist 6:  # a 3 whose two bellies meet far to the left in a retraced line
    left=5~4 upper !left,49~2.5 lower(28)
notched 8:  # a 3 with a short angular head, a small notch for a waist, and a long belly
    right=40~6 waist=36~5 0~5,10~6 right*60,2~2
    !right,5~4 !right-2..22,waist right+3~3,waist+14~3 right+(-1~4),72~3 right*55,94~3 -2~7,97~4
""",
    4: """
open 20:  # the open 4 in two strokes: an angle, and a stem across it
    bar=55~6 stem=46~5 lean=4~5 10~7,0~4 4~4,bar*50 !0~3,bar stem,bar+0~2 stem+2..30,bar+(-1~3.5);
    top=-4..20 stem+lean,top stem,bar stem-lean*70,100
open-curved 14:  # an open 4 whose left stroke bends into the bar without a corner
    bar=52~5 stem=48~6 lean=5~6 6~5,2~4 0~3,bar*60 6~3,bar 24~4,bar+2~2 stem+0..25,bar-3~4;
    top=-5..22 stem+lean,top stem,55 stem-lean,100
y-like 12:  # the open 4 in one stroke, like a y: a cup, up to the right, and down the stem
    low=48~6 right=50~6 lean=6~7 top=2~5
    4~5,0~5 0~3,low*60 8~3,low 28~3,low-1~2.5 right-4,low*62 !right+lean,top right,50 right-lean,100
y-angular 8:  # the open 4 in one stroke with corners: down, across, up a little, and down
    bar=53~6 stem=50~6 lean=4~6
    8~7,0~4 !0~3,bar !stem,bar-2~3 !stem+lean,12~9 stem,60 stem-lean*60,100
closed 12:  # the triangular 4 in two strokes: the stem starts where the slope started
    bar=62~6 stem=46~6 lean=3~5 stem+lean,0 stem*50~5,bar*50 !0~3,bar stem+0..32,bar+0~3.5;
    stem+lean+0~2.5,1~3 stem,bar stem-lean*60,100
closed-run-on 7:  # the triangular 4 in one stroke: up the stem, down the slope, along the bar
    bar=62~6 stem=46~6 lean=3~5 stem-lean,100 !stem+lean,0 !0~3,bar stem+5..32,bar+0~3
nine-like 3:  # the closed 4 in one stroke whose head is a pointed loop
    low=52~5 right=47~5 lean=4~6 top=0~3 !right+lean,top right*50,low*48
    !0~3,low right*55,low+0~3 !right+0~2,low-2~5 !right+lean,top+2~2 right,55 right-lean,100
short-stem 5:  # the 4 whose stem only crosses the bar: it begins well below the top
    bar=58~5 stem=40~6 lean=3~4 30~8,0 13~5,bar*55 !0~3,bar stem+15..38,bar+0~3;
    stem+lean,bar-12..32 stem,bar+10 stem-lean,100
square 5:  # the 4 of two uprights and a bar that does not go beyond the stem
    bar=50~6 stem=46~6 2~4,2~5 !0~3,bar stem+0~2,bar+0~3; stem+2~3,0~5 stem,50 stem+(-1~3),100
leaning 10:  # an open 4 whose stem leans a lot, as in a fast hand
    bar=50~6 stem=42~5 lean=20~6 22~6,0~4 6~4,bar*70 !0~3,bar 30~4,bar+0~2.5 stem+5..35,bar-3~4;
    stem+lean,-5..20 stem,52 stem-lean,100
looped 4:  # a 4 in one stroke with a little loop where the slope turns into the bar
    bar=55~5 stem=46~6 size=6~1.5 20~7,0~3 4~3,bar-10 -4~2,bar+size*50 0~2,bar+size
    7~2,bar 26~3,bar-1~2 stem+5..30,bar+(-2~3); lean=5~6 stem+lean,-5..25 stem,55 stem-lean,100
retraced 2:  # a 4 without a lift: the bar runs out, and the pen comes back up to the stem
    bar=55~5 stem=44~5 lean=3~5 out=stem+5..28 16~8,0 !0~3,bar
    !out,bar+0~3 out+(stem+lean-out)*55,bar+(10-bar)*55 !stem+lean,10~8 stem,bar stem-lean,100
low-stem 4:  # the one-stroke open 4 that is narrow and whose stem begins far below its top
    low=62~7 right=34~9 lean=4~5 top=16..52
    10~8,0 3~3,low*55 !0~3,low right*60,low-0~3 !right+lean,top right,65 right-lean,100
low-stem-apart 4:  # the same in two strokes, the cup round
    low=58~6 right=34~7 lean=4~5 12~8,0 2~3,low*60 3~3,low-2 12~3,low+3~2 right+0..18,low-2~4;
    right+lean,20..46 right-lean,100
lightning 5:  # a 4 like a bolt: down to the left, across, and down again
    bar=50~7 right=36~8 8~8,0~3 2~3,bar*60 !0~4,bar right*50,bar-1~3 !right,bar-3~5
    right-4~6,72 right-8~9,100
plus-hooked 6:  # a plus whose bar begins with a hook upwards
    bar=52~8 hook=12..36 left=-32~8 lean=4~5 left+4~5,bar-hook !left,bar+0~3 0,bar+1~2 28~9,bar-1~4;
    lean,0~4 0,50 -lean,100
""",
    5: """
belly(width=30):  # from the shoulder round to the left end
    middle=(100+shoulder)*50-2~1.5 @7:20~3,middle,width~4.5,100-middle,-88~14,240~32,drift=0~6
body:  # the short stem and the belly, with a corner between
    left=7~3 shoulder=42~4 left+5~3,2~2 !left,shoulder+2~1.5 belly
two-strokes 24: height=2~2 tilt=1~3.5 left=10~4 middle=35~3 right=62~8 body;
    left,height+tilt middle,height right,height-tilt
bar-apart 8:  # a 5 whose bar does not touch the stem: to its right, above it, or tilted
    height=-2~5 tilt=2~6 left=12..30 body; left,height+tilt left+40~9,height-tilt
one-stroke 18:  # the 5 that begins at the right end of its bar
    left=7~4 shoulder=40~4 top=2~2 56~8,top+(-1~4) 34~3,top !left+5~3,top !left,shoulder+2~2 belly
s-like 13:  # the 5 without corners, like an S
    top=3~2 54~8,top+(-6..16)
    32~3,top 13~3,14~2 11~3,34~2 26~3,44~1.5 43~3,56~2 45~4,77~3 28~4,96~2 2~5,93~5
soft-shoulder 10:  # a one-stroke 5 with a corner at the bar and a soft shoulder
    left=10~4 top=2~2 56~8,top+(-2~4)
    !left+6~4,top left+1~2,24~3 left+6~2,39~2 32~3,44~2 46~3,60~3 43~3,83~3 22~3,98~2 -1~4,90~5
angular 4: left=6~3 shoulder=42~3 top=2~2 right=48~5 55~7,top+0~3
    !left+2~3,top !left,shoulder !right,shoulder+6~4 right-2,74~4 !right-10~5,97~2 -1~4,97~4
big-belly 7:  # a 5 with a short stem and a big round belly, in one or two strokes
    left=10~3 shoulder=31~3 left+3~2,0~2 !left,shoulder+3~2 belly(37); left+2~2,0~3 55~8,-2~4
low-belly 6:  # a 5 with a long stem and a low, small belly
    left=10~3 shoulder=55~3 top=2~2 56~8,top+(-2~4) !left+6~4,top !left,shoulder+0~2 belly(27)
straight-tail 6:  # a 5 whose belly runs out down to the left, almost straight
    left=12~4 shoulder=38~3 top=2~2
    62~8,top+(-2~4) !left+6~3,top !left,shoulder 36~3,42~2 46~3,56~3 36~4,80~3 2~6,100~2
looped-shoulder 3:  # a 5 with a little loop between its stem and its belly
    left=8~3 shoulder=42~3 size=5~1.5 left+5~3,2~2 left+1,shoulder-5 left+1,shoulder+size
    left-size,shoulder+size*50 left,shoulder-size*60 belly[1:]; 12~4,2~3 58~8,0~4
short-bar 4:  # a 5 whose bar is hardly there
    left=10~4 shoulder=40~4 left+8..22,1~4 !left+5~3,2~2 !left,shoulder+2~2 belly(28)
bar-across 4:  # a 5 whose bar begins well to the left of the stem
    height=2~3 tilt=1~4 left=-22..-2 body; left,height+tilt 50~9,height-tilt
leaning-stem 5:  # a wide 5 with a high, leaning stem and a small belly below it
    top=30~6 shoulder=50~5 75~12,-2~6 !top,3~3 !12~5,shoulder belly(24)
""",
    6: """
bowl(sweep=-345°~18°):  # against the clock, from the left side round to where it closes
    middle=(100+top)*50 @9:width,middle,width,100-middle,172,sweep,drift=-5~6
upright 26:  # the plain 6: a curved back and a round bowl
    top=48~4 width=25~3.5 36~6,0~2 17~3,16~2 5~2,42~3 bowl
leaning 14:  # a 6 whose back leans far over to the right
    top=55~4 width=25~3.5 60~9,0~2 33~4,20~2 11~3,48~2 bowl
straight-back 13:  # a 6 with a straight back
    top=53~5 width=22~3.5 lean=17~10 lean,0 lean*50+1,35~3 1,63~2 bowl[1:]
small-loop 10: top=68~3.5 width=17~3 38~9,0 16~4,25~2 4~2,56~2 bowl
big-loop 8: top=33~4 width=33~4 42~7,0 20~3,13~2 6~2,36~2 bowl
curled 6:  # a 6 whose back begins with a hook downward at the right, like a G
    top=50~3.5 width=25~3.5 47~5,16~4 40~3,4~2 25~3,3~2 9~3,20~2 2~2,46~3 bowl
b-like 4:  # a 6 like a b: down the stem, and the bowl goes out from its foot with the clock
    top=48~5 width=22~3 lean=6~8 middle=(100+top)*50
    ring=@9:width,middle,width,100-middle,205~12,325~18 lean,0 lean*40,50~3 !0,93~3 ring
spiral 5:  # a 6 whose bowl ends inside, as a spiral
    top=42~4 width=28~3.5 middle=(100+top)*50
    ring=@11:width,middle,width,100-middle,172,-425~25,drift=-42~10 42~8,0~2 18~3,16~2 0~2,45~3 ring
unclosed 5:  # a 6 whose bowl stops before it reaches the back
    top=50~4 width=25~3.5 40~9,0~2 18~3,18~2 5~2,44~3 bowl(-275°~18°)
crossing 6:  # a 6 whose bowl ends beyond its back, to the left
    top=52~6 width=22~5 38~12,0~2 19~3,17~2 5~2,43~3 bowl(-310°~8°)[:-1] -32..0,62~7
flat-loop 6:  # a 6 whose bowl lies flat, wider than high, beside the foot of the back
    top=64~3 width=28~4 34~10,0 13~4,28~2 1~2,60~2 bowl(-340°~20°)
open-high 9:  # a 6 with a short, round back and a bowl that fills most of it, ending inside
    top=30..55 width=28~5 middle=(100+top)*50
    ring=@10:width,middle,width,100-middle,180,-300~35,drift=-18~12
    width*55~45,0~2 width*12~12,24~3 ring
back-leaning 8:  # a 6 that falls straight or to the right, its bowl out to the right like an o
    top=35..65 width=22~5 lean=-2~7 middle=(100+top)*50
    ring=@9:width,middle,width,100-middle,165,-330~35,drift=-8~12 lean,0 lean*40-2~2,40~5 ring
cornered 6:  # a 6 of a slope down to a sharp turn at the left foot, and a bowl on the ground
    top=40..68 width=22~4 lean=20~13 low=97~2 lean,0 lean*40,45~4 !0~3,88~6 width,low+1~2
    width*200~15,(top+low)*50+3~3 width*130~15,top width*45~20,(top+low)*50 width*40~30,low-6~4
wide-bowl 8:  # a 6 whose foot swings out to the right and comes back in a loop that crosses it
    top=42..68 width=30~5 middle=(100+top)*50
    ring=@9:width*105,middle,width,100-middle,120,-330~35,drift=-15~15
    20~16,0 5~5,35~4 1~3,72~4 ring
tiny-loop 5:  # a long, leaning 6 whose bowl is so small that it fills
    top=60..84 width=10~3 lean=30~16 middle=(100+top)*50
    ring=@8:width,middle,width,100-middle,172,-335~35,drift=-5~10 lean,0 lean*42-2~3,40~4 ring
swung 8:  # a 6 whose foot swings far out to the right, its end turned back but not closed
    low=97~2 lean=22~16 right=48~9 top=42..80 lean,0 lean*35,40~4
    0~3,76~4 10~4,low right*75,low-3~3 right,(top+low)*50 right*68~8,top right*32~14,top+14~6
inner-loop 9:  # a 6 whose bowl closes on its own foot, away from the back
    width=50~8 gap=22..62 top=36..66 low=98~1.5 left=0~3 inside=left+(width-left)*gap
    left+22~16,0 left+3~5,32~5 left,70~5 width*40~6,low width*93~5,low-10~3 width,(top+low)*50-3~3
    inside+(width-inside)*50~12,top inside,(top+low)*50 inside+(width-inside)*20~25,low-2~5
hooked-foot 4:  # a 6 that is a back and a hook, its bowl hardly begun
    right=26..52 low=98~1.5 22~12,0 6~4,38~4 2~3,72~4 12~4,low-3~2 right*62,low right,low-16~6
    right-2~5,60..80
ring-first 5:  # a 6 that begins with its bowl, whose beginning stays open or runs on inside
    top=50~6 width=25~4 middle=(100+top)*50
    @10:width,middle,width,100-middle,190~25,345~30,drift=0~10 3~3,62~4 6~4,36~5 19~5,14~4 40~10,0
""",
    7: """
top:  # the bar from its left end to the corner
    left=0~5 tilt=2~4 left,tilt+2 (left+right)*50,1.5~2 !right,0
straight: (right+foot)*50+0~2,50 foot,100
curved:  # the stem falls inwards first and then stands upright
    foot+(right-foot)*50~5,30~3 foot+(right-foot)*13~5,62~3 foot,100
cross(middle=(right+foot)*50):  # the short bar across the stem
    height=50~5 left=12..30 right=10..28 tilt=2~3.5 middle-left,height+tilt middle+right,height-tilt
serif: left=2~3 left+(-2~3),10..26 !left,2~2  # the hook at the left of the bar, pointing down
plain 23: right=56~7 foot=20~8 top straight
curved-stem 14: right=56~7 foot=20~6 top curved
crossed 12: right=56~7 foot=20~8 top straight; cross
crossed-curved 7: right=56~7 foot=20~6 top curved; cross(foot+(right-foot)*27)
hooked 6: right=56~7 foot=20~8 serif top[1:] straight
wavy-bar 6:  # the wavy bar: the hook runs over into a bar that sags
    right=60~7 foot=22~7 0~3,17~5 6~3,3~2 26~3,6~2 right-10~2,6~2.5 !right,0~2 curved
hooked-crossed 3: right=56~7 foot=20~8 serif top[1:] straight; cross
left-downstroke 2.5:  # the 7 with a separate downstroke at the left end of the bar
    right=56~6 foot=24~7 left=2~3
    left+0~2,0~3 left+0~3,18..38; left+0~3,2~3 (left+right)*50,0~1.5 !right,0 curved
left-downstroke-run-on 2.5:  # the same in one stroke: up and down the left end, then along the bar
    right=56~6 foot=24~8 left=2~3 left+0~2,20..42 !left,2~3 !right,0 straight
rounded 7:  # a 7 whose bar bends into the stem without a corner
    right=54~6 foot=20~8
    0~4,9~5 right*45,2~1.5 right*88,3~1.5 right*97~3,13~2 foot+(right-foot)*55,47 foot,100
upright 5:  # a 7 whose stem stands upright or falls to the right
    right=46~6 foot=right-5~5 top straight
tilted-bar 5:  # a 7 whose bar rises to the right, and whose stem leans
    right=52~6 foot=12~9 rise=15~4 0~4,rise right*50,rise*55+0~1.5 !right,0 straight
footed 2:  # a 7 whose stem ends in a little curve to the right, or in a base
    right=56~7 foot=20~6 top foot+(right-foot)*35,50 foot,90~2 foot+5,99~1.5 foot+17~5,97~3
wide 5: right=78~8 foot=12~9 top curved  # a 7 with a long bar and a stem that falls far to the left
short-bar 4: right=34~5 foot=10~8 top straight  # a 7 with a short bar and a long stem
low-crossed 6:  # a crossed 7 whose cross lies anywhere on the stem, and may be long
    right=54~7 foot=20~8 height=34..78 tilt=2~4 middle=right+(foot-right)*height
    left=middle-12..40 end=middle+10..40 top straight; left,height+tilt end,height-tilt
rounded-short 4:  # a 7 that is little more than a stem bent over to the left at its top
    right=16..46 foot=8~9
    0~3,4..20 right*45,2~1.5 right*95~4,7~3 foot+(right-foot)*70~10,42 foot,100
sagging 3.5:  # a 7 whose bar begins high at the left, sags, and rises to the corner
    right=54~8 foot=16~9 sag=3..15 0~4,1~4 right*20~6,sag right*60,sag*80~15 !right,0~4 straight
low-crossed-curved 3:  # a 7 with a hooked bar, a curved stem, and a cross low on it
    right=54~7 foot=24~7 height=45..75 tilt=0~4 middle=foot+(right-foot)*20
    left=middle-12..38 end=middle+10..36 serif top[1:] curved; left,height+tilt end,height-tilt
high-crossed 3:  # a crossed 7 whose cross lies close under its bar
    right=56~7 foot=20~8 height=14..36 tilt=1~4 middle=right+(foot-right)*height
    left=middle-12..36 end=middle+10..34 top straight; left,height+tilt end,height-tilt
deep-serif 2.5: right=56~7 foot=24~8 left=2~3  # a 7 whose bar begins with a long hook
    left+(-2~4),20..44 !left,3~3 top[1:] straight
""",
    8: """
top(start=-40°,sweep=-185°): @0~2.5,waist*50,upper,waist*50,start,sweep
bottom(start=-40°,sweep=260°): middle=(100+waist)*50 @0,middle,lower,100-middle,start,sweep
s-start 30:  # the 8 that starts as an S at the top right and closes upwards
    waist=46~4 upper=22~3.5 lower=26.5~4
    top 0~2,waist+0~1 bottom 0~3,waist+0~2 upper*95,waist*60 upper*80~25,waist*16~12
top-start 14:  # the 8 that starts at the top middle and closes there
    waist=46~4 upper=22~3.5 lower=26.5~4 @5:0~2.5,waist*50,upper,waist*50,-85,-135
    0,waist bottom 0,waist @5:0~2.5,waist*50,upper,waist*50,40,-125
middle-start 8:  # the 8 that starts in its middle, goes up round, and then down round
    waist=46~4 upper=22~3.5 lower=26.5~4
    0~3,waist+0~2 top(140°,260°) 0~2,waist+0~1.5 bottom(-140°,-255°) 2~5,waist+2~3
two-circles 9:  # the 8 of two rings, one on the other: touching, overlapping or apart
    waist=46~4 upper=22~3.5 lower=26.5~4 gap=0~2.5
    @11:0~3,waist*50,upper,waist*50,-75~40,-362~15,drift=0~7;
    middle=(100+waist+gap)*50 @11:0,middle,lower,100-middle,-75~40,-362~15,drift=0~7
open-top 8:  # the S-start 8 whose two ends do not meet at the top
    waist=46~4 upper=22~3.5 lower=26.5~4
    top(-70°,-155°) 0~2,waist bottom 1~2,waist-1 upper*75~10,waist*50~8 upper*100~20,2~5
tails-cross 7:  # the S-start 8 whose ends run past each other at the top right
    waist=46~4 upper=22~3.5 lower=26.5~4 upper*115~15,12~4
    top(-75°,-150°) 0~2,waist bottom 0~2,waist upper*70~10,waist*50~6 upper*110~20,-6~5
slim 8:  # a narrow, slanting 8 that is almost a crossing of two lines
    waist=47~5 upper=12~2.5 lower=14~3
    top(-35°,-190°) 0,waist bottom 0,waist upper*95,waist*55 upper*75,waist*18~8
small-head 7: waist=33~3 upper=15~3 lower=30~4
    top 0,waist bottom(-50°,280°) 0,waist upper*95,waist*60 upper*75,waist*18~10
small-foot 5: waist=62~3 upper=28~4 lower=16~3 @7:0~2.5,waist*50,upper,waist*50,-40,-190
    0,waist bottom 0,waist upper*95,waist*62 upper*80,waist*16~8
hourglass 5:  # the 8 of two nearly straight crossing lines with flat top and bottom
    upper=23~4 lower=25~4 waist=47~4
    upper,4~3 0,-1~2 -upper,8~3 0,waist lower,88~3 0,100~2 -lower,87~3 0,waist upper*100~15,5~6
reverse-s 4:  # the 8 that starts at the top left and runs the other way round
    waist=46~4 upper=22~3.5 lower=26.5~4 top(-140°,185°)
    0~2,waist bottom(220°,-260°) 0~2,waist -upper*95,waist*60 -upper*75~20,waist*17~10
ring-and-cup 2:  # an 8 of a head like a 9 without stem and a cup hung below it
    waist=46~4 upper=22~3.5 lower=26.5~4 @10:0,waist*50,upper,waist*50,-60~25,-362~12;
    !-upper*40,waist*93~3 bottom(210°,-240°) upper*40,waist*93~3
anywhere 12:
    over=0°~12° start=0°..360° waist=46~4 upper=22~3.5 lower=26.5~4 &over,start,waist,upper,lower,5
long-tails 8:  # a figure of eight whose ends stick out, or stop short of each other
    over=0°~22° start=0°..360° waist=46~4 upper=22~3.5 lower=26.5~4 &over,start,waist,upper,lower,13
left-tail 6:  # the 8 that comes in from the left at its waist, and turns over the top
    waist=46~4 upper=22~3.5 lower=26.5~4
    -lower*115~35,waist+5~6 0,waist+0~3 top(20°,-200°) 0,waist bottom(-40°,250°) 0~5,waist+4~4
collapsed-foot 5:  # an 8 whose lower loop is so narrow that it is almost a line
    waist=48~7 upper=20~5 lower=2..12 &0~15,-60..60,waist,upper,lower,5
collapsed-head 3:  # an 8 whose upper loop is so narrow that it is almost a line
    waist=48~7 upper=3..11 lower=22~5 &0~15,-60..60,waist,upper,lower,5
unfinished 6:  # a figure of eight whose last part is not written: the upper loop stays open
    over=-58°..-15° start=-100°..100° waist=46~4 upper=22~3.5 lower=26.5~4
    &over,start,waist,upper,lower,5
unfinished-below 7:  # the same, begun at the foot: the lower loop stays open
    over=-52°..-8° start=100°..260° waist=46~6 upper=21~4 lower=26~5
    &over,start,waist,upper,lower,6
ribbon 5:  # an 8 begun at the foot, whose ends run on past each other there
    over=10°..60° start=140°..220° waist=46~6 upper=20~4 lower=25~6 &over,start,waist,upper,lower,12
hooked-top 4:  # an 8 like an S whose last stroke comes up straight and stops before it closes
    waist=46~5 upper=22~4 lower=26~5 upper*90~20,8..22
    top(-70°,-160°)[1:] 0~2,waist bottom(-40°,240°) -lower*30~25,waist+4~6 upper*60~40,12..42
""",
    9: """
head(start=-25°,sweep=-330°):  # the ring against the clock from the upper right
    @9:0,low*50,width,low*50,start~14,sweep~14,drift=0~5
straight-stem 24:  # the ring, back up to its start, and a straight stem down
    low=50~5 width=23~3.5 lean=3~6 right=width+lean
    head[:-1] right-2,low*50~8 !right,4~4 width,55 width-lean,100
run-on 14:  # a ring that runs over into the stem without going back up
    low=47~5 width=24~3.5 foot=width*55~30
    head(-20°,-345°) width*95~5,42~3 foot+(width-foot)*50,70~2 foot,100
round 12:  # the 9 that is a 6 turned round: the stem curves to the left at its foot
    low=52~5 width=25~3.5
    head(-20°,-345°) width*97~5,50~3 width*65~10,82~3 0~5,98~2 -width*75~25,98~4
curled 8:  # the 9 like a g: the stem ends in a hook to the left that turns up
    low=46~5 width=24~3.5 head[:-1] width-1,low*50
    !width+2~3,4~3 width,50 width*85~10,83~3 2~3,99~2 -width*70~15,95~3 -width*100~20,82~5
descender-loop 3:  # the 9 like a cursive g whose descender closes in a loop
    low=42~4 width=23~3 head[:-1]
    !width+1~2,5~3 width,48 width*80,84~2 2~3,98~2 -width*60~15,88~3 -2~5,70~4 width*150~25,55~6
two-strokes 6:  # a full ring and a separate straight stem at its right
    low=50~5 width=25~4 lean=2~5 @11:0,low*50,width,low*50,-60~30,-360~15,drift=0~6;
    right=width+0~3 right+lean,-6..25 right,50 right-lean,100
mirrored-p 5:  # the 9 like a mirrored p: the stem rises above the ring
    low=53~5 width=22~3.5 lean=3~5 right=width+lean
    @9:0,6+low*50,width,low*50,-45~15,-285~18 !right,-2~3 width,50 width-lean,100
open-top 6:  # a 9 whose ring stays open at the top: its start does not reach the stem
    low=50~5 width=24~3.5 lean=4~6
    @7:0,low*50,width,low*50,-85~16,-225~20 width-2,low*50 !width+lean,4~5 width,55 width-lean,100
small-head 6:
    low=32~4 width=16~3 lean=6~7 head[:-1] width,low*50 !width+lean*60,3~3 width,50 width-lean,100
big-head 5: low=68~4 width=30~4 foot=width*80~25 head(-30°,-335°) width*97~4,60~3 foot,100
leaning 8:  # a 9 whose stem leans a lot, with a flat ring
    low=45~5 width=24~4 lean=17~5
    head(-15°)[:-1] width,low*45 !width+5~2,5~4 width-lean,55 width-lean*240,100
pointed 8:  # a 9 of a pointed ring, between a 9 and a closed 4, with a round left side
    low=48~5 width=25~3.5 lean=4~5 !width+lean,2~2
    0~4,3~2 -width,low*55~7 -width*30,low width*70,low*75~7 !width+lean,2~3 width,50 width-lean,100
g-like 8:  # the 9 like a printed g: a small head, and a wide hook to the left below it
    low=20..46 width=15.5~4.5 @8:0,low*50+2,width,low*50,-20~25,-300~20,drift=-10~12
    right=width*110~15 belly=99~1.5 hook=30~8 !right,low*10..75
    right+3~4,55~4 right*75~20,84~3 right-hook*80,belly right-hook*150~25,belly-(-2..14)
g-like-soft 8:  # the g-like 9 whose head runs over into a belly, with a waist like that of a 3
    low=20..48 width=16.5~4.5
    @8:0,low*50+2,width,low*50,-25~25,-295~20,drift=-4~12 right=width*120~20 hook=30~8
    right*95~10,low*85~12 right+2~4,66~4 right-hook*40,92~3 right-hook*150~30,98~3
flag-start 6:  # a 9 whose head begins far out to the right of the stem, with a flat top
    low=42~6 width=20~4 lean=5~7 width*150~30,2~5 width*30,0~2
    -width,low*50~8 -width*20~20,low !width*95~12,low*40~20 width-lean*30,55 width-lean,100
gap 4:  # a 9 whose head stops before it comes back to the stem, which is a second stroke
    low=45~6 width=25~4 lean=6~8 @7:0,low*50,width,low*50,-40~18,-250~24;
    right=width+0~3 right+lean*80,-4..15 right,50 right-lean,100
from-inside 3:  # a 9 in one stroke that begins inside its head and closes over the top
    low=50~5 width=25~4
    @9:0,low*50,width,low*50,35~25,355~25,drift=10~10 foot=width*70~30 width*100~5,52~5 foot,100
tiny-head 5:  # a long, leaning 9 whose head is so small that it fills
    low=20..36 width=13~3 lean=14~9
    head(-20°,-320°) width*100~15,low*80~30 width-lean*50+2~3,55 width-lean*180,100
open-head 6:  # a 9 whose head is an open bow, like that of a 5 or an S, and whose foot curls
    right=44~6 low=45~6 right-3~5,9~6 right*55,0~2 4~3,12~4 2~3,low*75 right*42~6,low
    right*88~5,low-9~4 right+1~3,low*50~10 right+1~3,60~4 right*72~14,88~4 8~9,100~2 -12~9,93~6
straight-back 4:  # a 9 of a small bow hung on a long straight stem that stands or leans back
    low=38~7 width=20~5 lean=-2~6 right=width+lean
    right-3~4,3~4 0,1~3 -width,low*50~8 -width*20~15,low width*80~10,low-6~4;
    right+0~2,-4..10 right-lean*50,50 right-lean*200,100
""",
}

ALLOGRAPHS: Final[Mapping[int, tuple[Allograph, ...]]] = MappingProxyType(
    {digit: read_allographs(text) for digit, text in _TEXTS.items()}
)

_HOOKED_TEXTS: Final = {
    0: """
steepslash(right=0..24):  # almost upright, from well above the ring to well below it
    rise=44..56 right+0~3,-rise -right,rise+0~4
slashed-steep-narrow 4: @12:0,0,20~4,32~5,-80~30,-362~18,drift=0~7,egg=0~7; steepslash
slashed-steep-round 4: @12:0,0,32~5,30~4,-80~30,-362~18,drift=0~7,egg=0~7; steepslash(4..34)
slash-looped 2.5:  # a slash that begins or ends in a narrow loop, as the pen comes and goes
    right=20..55 rise=30..60 wide=6..16 side=±100 @12:0,0,33~8,50,-80~30,-362~18,drift=0~7,egg=0~7;
    side*(right-wide),-side*(rise-22) side*(right+wide*40),-side*(rise-8) side*right,-side*rise
    side*(right-wide*120),-side*(rise-6) 0~4,0~4 -side*right,side*rise
""",
    1: """
hook(out=2..15): side=±100 up=6..40 !0,100 side*out,100-up  # the pen turns back up as it is lifted
hooked 13: lean=10~12 bow=0~2 lean,0 lean*50+bow,50 hook
hooked-flagged 9: lean=8~10 bow=0~2 reach=8..40 drop=6..45
    lean-reach,drop !lean,0 lean*50+bow,50 hook
hooked-softly 6:  # the foot is round, and the pen comes up a little way
    lean=10~10 bow=0~2 side=±100 out=7..16 up=5..22
    lean,0 lean*50+bow,50 0~2,90~2 side*out*45,100 side*out,100-up
""",
    7: """
hook(out=2..14):  # the pen turns back up at the foot as it is lifted
    side=±100 up=6..34 (right+foot)*50+0~2,50 !foot,100 foot+side*out,100-up
hooked-foot 6: right=54~8 foot=20~8 top hook
hooked-foot-crossed 3: right=56~7 foot=20~8 top hook; cross
""",
}

_IN_NUMBERS_TEXTS: Final = {
    1: """
looped-top 4:  # the pen comes up from the left, turns in a narrow loop, and falls, like an l
    lean=8~8 wide=6..13 from=50..95 far=8..26 -far,from lean+wide*20,34~6 lean+wide,12~4
    lean+wide*45,0~2 lean-wide*50,12~4 lean*55-wide*20,48~6 0,100
""",
    4: """
h-like 10:  # a stroke down, and from it an arch to the right that falls to the line, like an h
    low=52~9 width=34~8 lean=8~7 10~7,0 3~3,low*60 !0~4,low+8~5 width*35,low*82~10
    width*75~8,low*80~10 width,low+12~6 width-lean,100
""",
    5: """
rooted 10:  # a stem and a bar without a belly, like a root sign: the foot ends in a hook
    up=4..70 wide=4..16 bar=34..66 foot=14~4 top=foot+20~9 foot-wide,100-up !foot,100~2
    foot+(top-foot)*50+0~2,50 !top,6~4 top+bar*50,3~4 top+bar,0~6
rooted-apart 5: up=4..60 wide=4..16 bar=34..66 foot=14~4 top=foot+20~9  # its bar by itself
    top,4~4 foot+(top-foot)*50+0~2,50 !foot,100~2 foot-wide,100-up; top+0~5,5~4 top+bar,0~6
""",
    7: """
deep-serif-crossed 6: right=56~7 foot=22~8 left=2~3 height=38..66  # between a 7 and a 4
    middle=right+(foot-right)*height left+(-2~4),16..44 !left,3~3 top[1:] straight;
    middle-10..32,height+2~4 middle+10..30,height-2~4
""",
    9: """
bowl-right 11:  # the stem comes first, and the bowl hangs on its right, like a P
    low=46~8 width=21~5 lean=5~7 -lean,100 lean*50,50 lean,4~4 width*100+lean,0~3
    width*200+lean,low*50~6 width*100+lean,low~5 lean*50-2~5,low*90~9
bowl-right-apart 7: low=46~8 width=22~5 lean=5~7 begin=-14~8  # the bowl as a stroke of its own
    lean+0~3,-8..16 lean*50,50 -lean,100; lean+begin,14~8 lean+width*90,0~4
    width*200+lean,low*50~6 width*100+lean,low~5 lean*50-2~6,low*90~10
crossed 6:  # one stroke that crosses itself under the bowl, like an 8 that stays open
    low=46~6 width=24~4 foot=75~25 width*45~35,low*110~8 width*90,low*72 width,low*35
    0,0~3 -width,low*38 -width*45,low*88 width*40,low*118~8 width*80,76~4 width*foot,100
s-like 7:  # a closed bowl that runs over into the belly of an S
    low=48~7 width=23~5 end=95~40 low*40~25,low*95~8 width*85,low*55 width*70~8,12~4 0,0~3
    -width,low*45 -width*20~15,low*95~5 width*75~10,low+16~5 width*88~8,80~5 0~6,100 -width*end,92~7
""",
}


def _with(*more: Mapping[int, str]) -> Mapping[int, tuple[Allograph, ...]]:
    """Return the ways of ``_TEXTS`` and more."""
    added = {digit: "".join(texts.get(digit, "\n")[1:] for texts in more) for digit in _TEXTS}
    return MappingProxyType(
        {digit: read_allographs(text + added[digit]) for digit, text in _TEXTS.items()}
    )


HOOKED: Final = _with(_HOOKED_TEXTS)
"""All of these, and those of hasty hands: hooks at the foot, slashes that are steep or looped."""
IN_NUMBERS: Final = _with(_HOOKED_TEXTS, _IN_NUMBERS_TEXTS)
"""All of these, and shapes that are digits only among others: alone they are letters or signs."""
