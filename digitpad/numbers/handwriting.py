"""Generated lines: numbers, dates, amounts and the like, as handwritten strokes.

Digits of ``synthesis`` and signs of the same pen are set side by side with the gaps, sizes, slant
and drift of one hand, some touching, some joined without lifting the pen. A series is made in
blocks, so that a line depends only on the seed and its index. The ranges of variation are our own
choice, made by looking at the lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.handwriting import synthesis
from digitpad.handwriting.glyphs.characters import LETTERS, SYMBOLS
from digitpad.handwriting.glyphs.notation import ways
from digitpad.handwriting.glyphs.pen import Allograph
from digitpad.handwriting.stroke_augmentation import augmented
from digitpad.handwriting.synthesis import Style, new_generator
from digitpad.ink.drawing import Drawing
from digitpad.models.architecture import NUMBER_MARKS

VERSION: Final = "lines/5"
"""Changes whenever the output for a seed does."""
BLOCK: Final = 100
"""Number of lines generated together."""
DIGITS_A_BLOCK: Final = 500
ROUND: Final = 0.25
"""Fraction of a hasty hand's texts that end in zeros."""
OTHER: Final = "?"
"""Label of anything that is not a sign of a number."""
OWN_MARKS: Final = 0.75
"""Fraction of a hand's signs other than digits that it wrote itself, if any; the rest is generated.
"""
RANDOM: Final = "R"
"""Form of a text of random signs."""

Points = npt.NDArray[np.float64]
Owners = npt.NDArray[np.intp]
Hand = Mapping[str, Sequence[Drawing]]
"""One person's drawings: at least one of each digit, and of other signs."""


class WrittenLine(NamedTuple):
    """A line as strokes.

    ``text``: its signs from left to right, ``OTHER`` for those that are not signs of numbers.
    ``strokes``: (n, 2) each, x and y approximately in digit heights, y down. ``owners``: for each
    stroke, the index of the sign of every point (n,).
    """

    text: str
    strokes: tuple[Points, ...]
    owners: tuple[Owners, ...]


class _Place(NamedTuple):
    """Size and vertical position of a sign: means and standard deviations, in digit heights.

    ``size``: its height, or the width of a flat sign. ``middle``: below that of the digits.
    """

    size: tuple[float, float]
    middle: tuple[float, float]
    smallest: float


_PLACES: Final = {
    "+": _Place((0.58, 0.13), (0.03, 0.1), 0.25),
    "-": _Place((0.5, 0.18), (0.03, 0.14), 0.16),
    ".": _Place((0.07, 0.04), (0.46, 0.09), 0.015),
    ",": _Place((0.3, 0.1), (0.54, 0.1), 0.13),
    ":": _Place((0.5, 0.15), (0.1, 0.1), 0.2),
    "/": _Place((1.25, 0.28), (0.05, 0.12), 0.75),
    "(": _Place((1.4, 0.28), (0.03, 0.12), 0.85),
    ")": _Place((1.4, 0.28), (0.03, 0.12), 0.85),
    "$": _Place((1.25, 0.14), (0.0, 0.08), 0.85),
    "%": _Place((0.95, 0.13), (0.0, 0.08), 0.6),
    "#": _Place((0.92, 0.14), (0.0, 0.08), 0.55),
    OTHER: _Place((0.85, 0.2), (0.08, 0.1), 0.4),
}
_FLAT: Final = "-"
_LOW: Final = ".,"
_WITH_FOOT: Final = "1479"
_NOUGHT: Final = "0"
_CHAINS: Final = ("below", "above", "eights")
_POINTS_A_TURN: Final = 24
_APART: Final = frozenset("+-/:")
"""Signs around which some people leave space."""
_GLYPHS: Final = ways("""
+: 50,0 50,100; 0,50 100,50 / 0,50 96,46; 50,4 46,100 / 4,50 100,50; 50,0 50,96
    50,0 !50,100 20,70 !0,48 100,50
-: 0,0 100,-3 / 0,0 50,-4 100,0 / 0,4 40,-6 70,4 110,0 / 0,0 100,8 / !0,-14 !4,0 100,2
    0,-30 14,6 100,-8 / 0,-44 !14,10 !26,-2 100,-8 / -14,-6 4,-14 !6,8 100,-6 / 0,14 100,-14
    0,-4 40,8 60,-8 100,0 / -10,10 !0,-14 !14,8 100,0 / 0,0 100,-24 / 0,-10 100,14
    0,-16 6,4 100,-2 / 0,12 !8,-4 90,0 !100,10 / 0,0 90,4 !100,-12 / 0,-4 20,4 80,4 100,-10
.: .0,0 / 0,0 7,8 1,15 / 0,0 -5,10 4,16 / 0,12 4,0 8,10 / 0,0 6,8
    @0,0,5,5,0,330 / 0,0 10,2 / .0,0 / @0,0,4,4,90,-400 / 0,8 3,0
,: 34,0 0,100 / 12,0 20,40 0,100 / 0,0 24,10 26,50 !0,100 / 40,0 24,50 0,90 / 10,0 4,100
    @16,14,12,12,40,-330 28,30 20,70 0,100 / 60,0 0,90
:: 10,0 0,50; 8,110 0,150 / 0,0 8,44; 4,90 0,130 / 0,8 34,0; 0,104 30,100
    14,0 0,34; 10,90 0,120
    0,0 20,20; 0,100 16,124 / 26,0 0,20; 24,90 0,116 / 0,0 2,60; 0,100 0,150 / .0,0; 4,86 0,130
    .0,0; .0,100 / 0,0 6,9; 0,100 6,110 / @0,0,6,6,0,330; @0,100,6,6,0,330 / 4,0 2,6; 0,96 -3,106
    8,0 0,22; 4,100 -6,124 / 0,0 8,10 2,20; 0,80 8,92 2,104 / 0,0 14,2; 0,100 14,104
    0,0 0,26; 0,80 2,104 / @0,0,10,10,0,340; @0,100,10,10,0,340 / 0,0 8,12 0,16; 0,100 9,112 1,118
    0,0 -7,16 5,26; 0,100 -6,118 4,126 / 0,0 14,10 4,26; 6,90 !-2,104 12,108
    0,4 10,0 8,16 !2,12; 0,92 12,90 6,108
/: 50,0 0,100 / 36,0 0,100 / 66,0 0,100 / 50,0 30,48 0,100 / 0,100 44,0 / 24,0 0,100
    16,0 0,100 / 28,0 0,100 / 40,0 24,44 0,100 / 32,0 8,66 0,100 / 34,0 6,90 0,100 / 0,100 26,0
    30,0 22,50 0,100
(: 34,0 8,28 6,70 34,100 / 26,0 4,30 0,60 20,100 / 40,0 0,50 40,100 / 20,0 2,40 4,72 16,100
): 0,0 26,28 28,70 0,100 / 0,0 20,30 26,60 6,100 / 0,0 40,50 0,100 / 2,0 16,40 14,72 0,100
$: 62,18 34,8 8,26 32,50 60,68 50,92 18,94 0,80; 26,-10 26,110; 40,-10 40,110
    60,16 34,6 6,24 30,48 56,66 50,90 20,96 0,82; 34,-6 30,106
    62,18 34,8 8,26 32,50 60,68 50,92 18,94 0,80; 28,-8 24,108; 42,-8 38,108
    58,14 30,6 6,24 30,48 58,70 40,94 0,86; 30,0 30,100
%: 84,0 10,100; @18,18,18,18,-90,-365; @78,82,18,18,-90,-365
    @16,20,16,18,-90,-370; 80,0 8,100; @72,80,16,18,-90,-370
    @16,20,16,18,-90,-380 !80,2 !6,100; @74,80,16,18,-90,-370
#: 30,0 20,100; 72,0 62,100; 0,34 94,32; 0,70 92,68
    30,0 30,100; 68,0 68,100; 0,32 100,32; 0,68 100,68
    0,34 94,28; 0,70 92,64; 36,0 20,100; 72,0 58,100
""")
_WAYS: Final = {sign: [way for way in _GLYPHS if way.name == sign] for sign in NUMBER_MARKS}
_NOT_OTHER: Final = {
    "plus", "minus", "comma", "dollar", "percent", "hash", "left parenthesis", "right parenthesis",
    "equals", "not equal", "divided by", "tilde", "caret", "therefore", "euro", "guillemets",
    "letters in a row", "P", "h", "root", "check mark", "infinity",
}  # fmt: skip
"""Characters that are signs of numbers, or that some people write like signs of numbers."""
OTHERS: Final = [way for way in (*LETTERS, *SYMBOLS) if way.name not in _NOT_OTHER]
"""Ways of writing what is no sign of a number."""
TEMPLATES: Final = (
    (10, "N"), (2, "-N"), (1, "+N"), (4, "n.n"), (3, "n,n"), (2, "-n.n"), (3, "d/d/d"), (2, "d/d"),
    (2, "d.d.d"), (3, "d-d-d"), (1, "dd-d-dd"), (4, "d:dd"), (2, "d:dd:dd"), (2, "(ddd) ddd-dddd"),
    (3, "ddd-dddd"), (3, "(ddd)"), (2, "ddddd-dddd"), (2, "ddd-ddd-dddd"), (2, "n,"),
    (1, "dd/dd/dd"), (1, "d-ddd-ddd-dddd"), (1, "+dd d-ddd-ddd"), (3, "$n.dd"),
    (1, "$n,ddd"), (2, "n,ddd.dd"), (1, "n.ddd,-"), (2, "n,ddd,ddd"), (3, "n%"), (2, "n.n%"),
    (3, "#n"), (3, "n+n"), (2, "n-n"), (1, "n-(n+n)"), (1, "(n)"), (2, "n:n"), (1, "n/n"),
    (10, "R"), (2, "?n"), (2, "n?"), (2, "n?n"), (2, "???"), (1, "n$"),
)  # fmt: skip
"""How common each form of a number is. ``d``, ``n`` and ``N``: digits, as many as ``LENGTHS`` says;
``dd…``: that many digits; ``R``: signs at random."""
LENGTHS: Final = {"d": (1, 2), "n": (1, 4), "N": (1, 10)}
"""Least and most digits that a letter of a form stands for."""
RANDOM_LENGTHS: Final = (2, 8)
"""Fewest and most signs of a random text."""


def written_line(seed: int, number: int) -> WrittenLine:
    """Return line ``number`` of the series of ``seed``."""
    return _block(seed, number // BLOCK)[number % BLOCK]


def random_text(generator: np.random.Generator) -> str:
    """Return a random text of ``NUMBER_MARKS``, digits and ``OTHER``."""
    weights = np.array([weight for weight, _ in TEMPLATES], dtype=np.float64)
    form = TEMPLATES[generator.choice(len(TEMPLATES), p=weights / weights.sum())][1]

    def digits_for(match: re.Match[str]) -> str:
        kind = match[0]
        if kind == RANDOM:
            signs = "0123456789" + NUMBER_MARKS
            length = generator.integers(*RANDOM_LENGTHS, endpoint=True)
            return "".join(generator.choice(list(signs), length))
        own = LENGTHS.get(kind)
        count = generator.integers(*own, endpoint=True) if own else len(kind)
        return "".join(map(str, generator.integers(0, 10, count)))

    return re.sub(r"d+|[nNR]", digits_for, form.replace(" ", ""))


@lru_cache(maxsize=2)
def _block(seed: int, number: int) -> list[WrittenLine]:
    return block_of_lines(seed, number)


def block_of_lines(
    seed: int,
    number: int,
    hands: Sequence[Hand] = (),
    style: Style = synthesis.USUAL,
    rewritten: float = 0.0,
) -> list[WrittenLine]:
    """Return the ``BLOCK`` lines of a series from index number · ``BLOCK`` on.

    ``hands``: the hands to take digits and signs from, one for each line; without any, they are
    generated in ``style``. Signs missing from a hand are generated. ``rewritten``: fraction of the
    lines of ``hands`` whose digits are redrawn as another hand would write them.
    """
    generator = new_generator(seed, number)
    count = 0 if hands else DIGITS_A_BLOCK
    digits = generator.permutation(np.arange(count, dtype=np.int64) % 10)
    texts = [random_text(generator) for _ in range(BLOCK)]
    if style is synthesis.HASTY_NUMBERS:
        texts = [_rounded(text) if generator.random() < ROUND else text for text in texts]
    chosen = synthesis.choose(digits, generator, style) + _chosen_marks(texts, generator)
    curves = synthesis.curves(chosen, generator)
    drawings, _ = synthesis.follow(*curves, len(chosen), generator, hooks=style.hooks)
    of_digit = {digit: np.flatnonzero(digits == digit).tolist() for digit in range(10)}
    marks = iter(drawings[len(digits) :])
    lines = []
    generated = {str(digit): [drawings[index] for index in of_digit[digit]] for digit in range(10)}
    for text in texts:
        hand = hands[int(generator.integers(len(hands)))] if hands else generated
        # One key for the whole line slants, stretches and bends all its digits alike.
        is_rewritten = rewritten and generator.random() < rewritten
        key = int(generator.integers(2**32)) if is_rewritten else None
        glyphs = [_glyph(sign, hand, marks, key, generator) for sign in text]
        haste = _haste(generator) if style is synthesis.HASTY_NUMBERS else None
        lines.append(composed(text, glyphs, generator, haste))
    return lines


def _chosen_marks(texts: Sequence[str], generator: np.random.Generator) -> list[Allograph]:
    """Return a way to write each sign of the texts that is no digit."""
    ways_of = [_WAYS.get(sign, OTHERS) for text in texts for sign in text if not sign.isdigit()]
    return [choices[int(generator.integers(len(choices)))] for choices in ways_of]


def _glyph(
    sign: str,
    hand: Hand,
    marks: Iterator[Drawing],
    key: int | None,
    generator: np.random.Generator,
) -> Drawing:
    """Return a drawing of a sign: of the hand, redrawn by ``key``, or the next generated mark."""
    own = hand.get(sign, ())
    if not sign.isdigit():
        drawn = next(marks)
        if not own or generator.random() > OWN_MARKS:
            own = [drawn]
    glyph = own[int(generator.integers(len(own)))]
    # Marks are left alone: a slash that leans less is a 1.
    return glyph if key is None or sign in NUMBER_MARKS else augmented(glyph, key)[0]


def _rounded(text: str) -> str:
    """Return a text whose last number ends in zeros."""
    return re.sub(r"(\d)(\d+)(?=\D*$)", lambda match: match[1] + "0" * len(match[2]), text)


class Haste(NamedTuple):
    """The effects of haste on a line.

    ``sizes``: of some digits, relative to the others. ``hook``: length of the hook at the foot of
    a 1, 4, 7 or 9, in digit heights. ``chain``: how noughts are written without lifting the pen,
    linked below or above or as figures of eight, "" if they are not. ``raised``: how far points
    stand above the line, in digit heights. ``lean``: added slant, the tangent of an angle.
    """

    sizes: Mapping[str, float]
    hook: float = 0.0
    chain: str = ""
    raised: float = 0.0
    lean: float = 0.0


def _haste(generator: np.random.Generator) -> Haste:
    small, narrow, hooked, chained, raised = generator.random(5)
    sizes = {}
    if small < 0.3:
        sizes[_NOUGHT] = float(generator.uniform(0.5, 0.95))
    if narrow < 0.3:
        sizes["1"] = float(generator.uniform(0.65, 1.35))
    return Haste(
        sizes,
        float(generator.uniform(0.08, 0.35)) if hooked < 0.35 else 0.0,
        _CHAINS[int(generator.integers(len(_CHAINS)))] if chained < 0.35 else "",
        float(generator.uniform(0.12, 0.5)) if raised < 0.15 else 0.0,
        float(generator.normal(0.1, 0.14)),
    )


def _chain(count: int, kind: str, generator: np.random.Generator) -> tuple[Points, Owners]:
    """Return noughts in one stroke, in digit heights, and which of them each point belongs to."""
    uniform = generator.uniform
    high = 0.5 * uniform(0.45, 1.05)
    wide = high * uniform(0.55, 1.15)
    if kind == "eights":
        # Every other ring turns the other way round; between two, the pen runs straight across.
        turns = [_turns(0, -1)]
        turns += [_turns(180, 1.5 if ring % 2 else -1.5) for ring in range(1, count)]
        angles = np.concatenate(turns)
        owners = np.repeat(np.arange(count), [len(part) for part in turns])
        across = owners * 2.0 * uniform(0.9, 1.1)
    else:
        begin = (-90.0 if kind == "above" else 90.0) + generator.normal(0, 25)
        angles = _turns(begin, -count - uniform(-0.1, 0.25))
        turned = (begin - angles) / 360
        owners = np.minimum(turned.astype(np.intp), count - 1)
        # The pen moves on to the next ring in the last part of a turn.
        link = uniform(0.25, 0.7)
        late = np.clip((turned - owners - 1 + link) / link, 0, 1)
        moved = late**2 * (3 - 2 * late) * (owners < count - 1)
        across = (owners + moved) * uniform(1.5, 2.6)
    size = np.exp(generator.normal(0, 0.08, count))[owners]
    low = (0.5 - high) * uniform(-0.4, 1.0) + generator.normal(0, 0.02, count)[owners]
    x = wide * (across + size * np.cos(np.radians(angles)))
    return np.column_stack((x, high * size * np.sin(np.radians(angles)) + low)), owners


def _turns(begin: float, turns: float) -> Points:
    """Return the angles of a pen that goes round and round, in degrees, clockwise if positive."""
    return begin + np.linspace(0, 360 * turns, round(_POINTS_A_TURN * abs(turns)))


def _hurried(
    sign: str, placed: list[Points], haste: Haste, generator: np.random.Generator
) -> list[Points]:
    """Return a placed sign with the effects of haste."""
    size = haste.sizes.get(sign, 1.0)
    low = (1 - size) * float(generator.uniform(-0.2, 0.5)) if size != 1 else 0.0
    low -= haste.raised if sign == "." else 0.0
    strokes = [points * size + (0.0, low) for points in placed]
    if not haste.hook or sign not in _WITH_FOOT or generator.random() > 0.7:
        return strokes
    last = strokes[-1]
    lowest = max(points[:, 1].max() for points in strokes)
    before = last[max(0, len(last) - 4)]
    is_foot = last[-1, 1] > lowest - 0.1 and last[-1, 1] - before[1] > abs(last[-1, 0] - before[0])
    if is_foot:
        turn = float(generator.uniform(0.15, 1.1)) * (1 if generator.random() < 0.85 else -1)
        reach = haste.hook * float(generator.uniform(0.5, 1.3))
        across, up = reach * np.sin(turn), reach * np.cos(turn)
        back = last[-1] + np.array([(0.4 * across, -0.1 * up), (across, -up)])
        strokes[-1] = np.concatenate((last, back))
    return strokes


class _Setting(NamedTuple):
    """How one hand sets signs beside each other; lengths are in digit heights."""

    gap: float
    unevenness: float
    size_spread: float
    rise: float
    lean: float
    narrow: float
    joins: float
    """How often a digit is joined to the one before."""
    room: float
    """Room around what stands apart."""


def _setting(generator: np.random.Generator, haste: Haste | None) -> _Setting:
    chance = generator.random(8)
    gap = float(np.exp(generator.normal(-1.6, 0.5)))
    unevenness = 0.03 + 0.09 * chance[1]
    if chance[0] > 0.88:
        gap = float(generator.uniform(0.4, 1.1))
    if chance[0] < 0.15:
        gap, unevenness = float(generator.uniform(-0.05, 0.05)), 0.4 * unevenness
    return _Setting(
        gap,
        unevenness,
        size_spread=0.04 + 0.12 * chance[2] ** 2,
        rise=float(generator.normal(0.0, 0.03)),
        lean=float(generator.normal(0.0, 0.16)) + (haste.lean if haste else 0.0),
        narrow=float(np.exp(generator.normal(-0.05, 0.13))),
        joins=0.25 if chance[3] < 0.15 else 0.0,
        room=float(generator.uniform(0.15, 0.7)) if chance[4] < 0.15 else 0.0,
    )


def composed(
    text: str,
    glyphs: Sequence[Drawing],
    generator: np.random.Generator,
    haste: Haste | None = None,
) -> WrittenLine:
    """Set drawings of the signs of ``text`` on a line, as one hand would write them."""
    setting = _setting(generator, haste)
    strokes: list[Points] = []
    owners: list[Owners] = []
    right = 0.0
    chains = _chains(text) if haste and haste.chain else {}
    following = 0
    for number, (sign, drawn) in enumerate(zip(text, glyphs, strict=True)):
        if number < following:
            continue
        if haste and number in chains:
            chain, nought = _chain(chains[number], haste.chain, generator)
            placed, belongs = [chain], [number + nought]
        else:
            placed = _placed(sign, drawn, generator, setting, haste)
            belongs = [np.full(len(points), number) for points in placed]
        following = number + chains.get(number, 1)
        left = min(float(points[:, 0].min()) for points in placed)
        before = text[number - 1] if number else ""
        shift = np.array([right + _step(sign, before, setting, generator) - left, 0.0])
        moved = [points + shift for points in placed]
        if _is_joined(before + sign, setting, generator) and _may_join(strokes[-1], moved[0]):
            strokes[-1] = np.concatenate((strokes[-1], moved[0]))
            owners[-1] = np.append(owners[-1], belongs[0])
            moved, belongs = moved[1:], belongs[1:]
        strokes += moved
        owners += belongs
        # A low sign may be below the end of the digit before, whose width then still counts.
        reach = max((float(points[:, 0].max()) for points in moved), default=right)
        right = max(right, reach) if sign in _LOW else reach
    shear = np.array([[1.0, setting.rise], [-setting.lean, 1.0]])
    return WrittenLine(text, tuple(points @ shear for points in strokes), tuple(owners))


def _chains(text: str) -> dict[int, int]:
    """Return where several noughts follow each other, and how many."""
    return {match.start(): len(match[0]) for match in re.finditer(f"{_NOUGHT}{{2,}}", text)}


def _step(sign: str, before: str, setting: _Setting, generator: np.random.Generator) -> float:
    """Return the distance between a sign and the one before it."""
    spread = min(setting.unevenness, 0.5 * abs(setting.gap) + 0.03)
    step = setting.gap + spread * float(generator.normal())
    if sign in _LOW:
        step = min(step, float(generator.uniform(-0.05, 0.25)))
    elif sign in NUMBER_MARKS:
        step += float(generator.exponential(0.12))
    return step + setting.room if {sign, before} & _APART else step


def _is_joined(pair: str, setting: _Setting, generator: np.random.Generator) -> bool:
    """Return whether a sign is written without lifting the pen after the one before."""
    may_be = setting.joins and len(pair) == 2 and pair.replace("-", "").isdigit()
    return bool(may_be and generator.random() < setting.joins)


def _placed(
    sign: str,
    drawn: Drawing,
    generator: np.random.Generator,
    setting: _Setting,
    haste: Haste | None,
) -> list[Points]:
    """Return a sign's strokes in digit heights, centred at x = 0, the digits' middle at y = 0."""
    left, top, right, bottom = drawn.bounds()
    place = _PLACES.get(sign)
    if place is None:
        size = float(np.exp(setting.size_spread * generator.normal()))
        middle, smallest = setting.unevenness * float(generator.normal()), 0.5
    else:
        size, middle = (float(generator.normal(*spread)) for spread in (place.size, place.middle))
        smallest = place.smallest
    extent = right - left if sign == _FLAT else bottom - top
    if sign == ".":
        extent = max(right - left, bottom - top)
    scale = max(size, smallest) / max(extent, 1e-4)
    # Only flat signs are wider than twice their height.
    if sign not in "-.":
        scale = min(scale, 1.6 / max(right - left, 1e-4))
    if sign == "." and max(right - left, bottom - top) < 0.01:
        scale = 0.0
    centre = np.array([(left + right) / 2, (top + bottom) / 2])
    scales = scale * setting.narrow, scale
    placed = [
        (stroke.points.astype(np.float64) - centre) * scales + (0.0, middle)
        for stroke in drawn.strokes
    ]
    return _hurried(sign, placed, haste, generator) if haste else placed


def _may_join(before: Points, after: Points) -> bool:
    """Return whether a pen could continue from one stroke to the other without lifting."""
    step = after[0] - before[-1]
    return bool(-0.1 < step[0] < 0.9 and abs(step[1]) < 0.8)
