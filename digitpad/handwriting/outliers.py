"""Generated non-digits: letters, symbols, shapes, scribbles, several digits.

They are written by the same pen as the digits of ``synthesis``, so that only the shape
distinguishes them. A series is made in blocks, each with its own generator, and an element depends
only on the seed, its index and the kinds requested. Some of the kinds are held out from training,
to test the network on shapes that it has not seen.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles
from digitpad.handwriting import pen_motion, synthesis
from digitpad.handwriting.glyphs.characters import LETTERS, SYMBOLS
from digitpad.handwriting.glyphs.notation import read_strokes
from digitpad.handwriting.glyphs.pen import Allograph, Draw, Vary
from digitpad.handwriting.glyphs.shapes import FRAGMENTS, SCRIBBLES, SHAPES
from digitpad.handwriting.synthesis import new_generator
from digitpad.ink.drawing import Drawing
from digitpad.ink.normalise import drawing_to_image

LOOSENESS: Final = 0.012
SLIMMEST: Final = 0.8
"""Least width of the field over a digit, relative to its height."""
ALL: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
WITHOUT_ONE: Final = (0, 2, 3, 4, 5, 6, 7, 8, 9)
"""A 1 across or inside another digit would be just a stroke of it."""
WITHOUT_BARE: Final = (2, 3, 4, 5, 6, 7, 8, 9)
"""Two superimposed rings would be one thick 0."""
INSIDE: Final = (2, 3, 4, 5, 6, 8, 9)
"""A 1 or 7 in a ring would be a slashed 0, a ring in a ring a thick one."""
WITHOUT_BARS: Final = (2, 3, 5, 6, 8, 9)
"""Lines across a 0, 1, 4 or 7 could belong to the digit."""


class Several(NamedTuple):
    """One way to write several digits; ``weight``: its relative frequency among these ways."""

    name: str
    weight: float
    digit_count: int
    digits: tuple[int, ...]
    gap: tuple[float, float] = (0.0, 0.0)
    """Range of the gap between digits, in digit heights; negative if they overlap."""
    over: Draw | None = None
    """Strokes drawn over the digits, on a field from (0, 0) to (1, 1)."""
    may_repeat: bool = True


_TWO_LINES: Final = """
rise=-25..25 upper=38~4 lower=64~4
-35~8,upper+rise 135~8,upper-rise; -35~8,lower+rise 135~8,lower-rise
"""
_ZIGZAG: Final = "!-20~8,8 !120~8,20 !-20~8,32 !120~8,44 !-20~8,56 !120~8,68 !-20~8,80 !120~8,92"
_RING: Final = "@12:50,50,105~10,90~7,-80~50,±375~15,drift=0~6"
_TWO_CROSSING: Final = "-25~6,-8~5 125~6,108~5; 125~6,-8~5 -25~6,108~5"
SEVERAL_WAYS: Final = (
    Several("two digits", 4.0, 2, ALL, (0.12, 0.45)),
    Several("three digits", 2.0, 3, ALL, (0.1, 0.35)),
    Several("four digits", 0.8, 4, ALL, (0.08, 0.28)),
    Several("touching digits", 1.0, 2, WITHOUT_ONE, (-0.1, 0.02), may_repeat=False),
    Several("overlapping digits", 0.8, 2, WITHOUT_BARE, (-0.2, -0.06), may_repeat=False),
    Several("digit struck out by lines", 0.4, 1, WITHOUT_BARS, over=read_strokes(_TWO_LINES)),
    Several("digit struck out by a cross", 0.4, 1, WITHOUT_ONE, over=read_strokes(_TWO_CROSSING)),
    Several("digit struck out by a zigzag", 0.4, 1, WITHOUT_ONE, over=read_strokes(_ZIGZAG)),
    Several("ringed digit", 1.2, 1, INSIDE, over=read_strokes(_RING)),
)
DENSE: Final = frozenset(
    {"tangle", "curls", "yarn", "polyline"} | {way.name for way in SEVERAL_WAYS}
)
DENSE_PEN_WIDTH_PX: Final = 3.0
"""With a wider pen, dense lines would fill up and resemble an 8 or a thick 0."""
HELD_OUT: Final[frozenset[str]] = frozenset("ΞMNRψΨЮДש文あ") | {
    # Symbols.
    "hash", "ampersand", "euro", "brace", "arrow down", "star",
    "two quavers", "circled plus", "circled times", "copyright",
    # Shapes.
    "triangle", "right triangle", "stick figure", "house", "fish", "umbrella", "cube", "crown",
    "butterfly", "horse", "mountains", "wheel", "rain cloud", "spiral", "flower",
    # Scribbles, several digits, fragments.
    "loops", "signature", "overlapping digits", "ringed digit",
    "arch", "staple", "two bows", "dash and dot",
}  # fmt: skip
"""Kinds of each group that are never trained on. They were chosen by hand before any network was
tested, and do not resemble kinds that are trained on (a test lists such families). Letters and
signs that occur beside digits in everyday sums and formulas are trained on."""

_Way = Allograph | Several
GROUPS: Final[dict[str, tuple[float, Sequence[_Way]]]] = {
    "letters": (0.45, LETTERS),
    "symbols": (0.22, SYMBOLS),
    "shapes": (0.10, SHAPES),
    "scribbles": (0.12, SCRIBBLES),
    "several digits": (0.08, SEVERAL_WAYS),
    "fragments": (0.03, FRAGMENTS),
}
"""The ways to draw each group's kinds. The proportions of the groups are exact in every block."""


def kinds() -> dict[str, tuple[str, ...]]:
    """Return the names of all kinds, by group."""
    return {
        group: tuple(dict.fromkeys(way.name for way in ways)) for group, (_, ways) in GROUPS.items()
    }


def trained_kinds() -> frozenset[str]:
    """Return the names of the kinds that may be used in training."""
    return frozenset(kind for members in kinds().values() for kind in members) - HELD_OUT


def labelled_batch(
    seed: int,
    start: int,
    count: int,
    *,
    only: frozenset[str] | None = None,
    draw: synthesis.Draw = drawing_to_image,
) -> tuple[npt.NDArray[np.uint8], tuple[str, ...]]:
    """Return images and kinds of a series, at indices ``start`` to ``start + count - 1``.

    ``only``: the kinds to draw, at least one of each group; None for all. The proportions of the
    groups do not depend on it.

    Returns images uint8 (count, 28, 28), ink 255 on background 0, made by ``draw`` with individual
    pen widths, and the names of their kinds. Raises ``ValueError`` if a group has no
    kind left.
    """
    chosen = synthesis.elements(partial(_block, seed, only), start, count)
    return synthesis.images(chosen, draw), tuple(kind for _, kind, _ in chosen)


@lru_cache(maxsize=4)
def _block(seed: int, only: frozenset[str] | None, number: int) -> list[synthesis.Element[str]]:
    generator = new_generator(seed, number)
    chosen: list[_Way] = []
    for group, (share, among) in GROUPS.items():
        ways = [way for way in among if only is None or way.name in only]
        if not ways:
            raise ValueError(f"no kind is left in the group “{group}”")
        chosen += choose(ways, round(share * synthesis.BLOCK), generator)
    chosen = [chosen[index] for index in generator.permutation(len(chosen))]
    drawings, widths = written(chosen, generator)
    return list(zip(drawings, [way.name for way in chosen], widths.tolist(), strict=True))


def choose(ways: Sequence[_Way], count: int, generator: np.random.Generator) -> list[_Way]:
    weights = np.array([way.weight for way in ways])
    return [ways[index] for index in generator.choice(len(ways), count, p=weights / weights.sum())]


def written(
    chosen: Sequence[_Way], generator: np.random.Generator
) -> tuple[list[Drawing], Doubles]:
    """Generate one drawing in each of the ways; return them with their pen widths in px."""
    single = {index: way for index, way in enumerate(chosen) if isinstance(way, Allograph)}
    several = {index: way for index, way in enumerate(chosen) if not isinstance(way, Allograph)}
    parts = []
    if single:
        points, owner, is_first = synthesis.curves([*single.values()], generator)
        parts.append((points, np.array([*single])[owner], is_first))
    if several:
        points, owner, is_first = several_curves([*several.values()], generator)
        parts.append((points, np.array([*several])[owner], is_first))
    points, owner, is_first = (np.concatenate(part) for part in zip(*parts, strict=True))
    order = np.argsort(owner, kind="stable")
    widest = np.array([DENSE_PEN_WIDTH_PX if way.name in DENSE else np.inf for way in chosen])
    return synthesis.follow(
        points[order], owner[order], is_first[order], len(chosen), generator, widest
    )


def outlier_drawn(kind: str, *, seed: int) -> Drawing:
    """Return one drawing of the kind, in canvas units and inside [0, 1]."""
    generator = new_generator(seed, zlib.crc32(kind.encode()))
    ways = [way for group in GROUPS.values() for way in group[1] if way.name == kind]
    if isinstance(ways[0], Allograph):
        ways = choose(ways, 1, generator)
    return written(ways, generator)[0][0]


def several_curves(
    ways: Sequence[Several], generator: np.random.Generator
) -> tuple[Doubles, pen_motion.Owner, npt.NDArray[np.bool_]]:
    """Return the strokes of one drawing in each of the ways, in the order of the drawings."""
    counts = np.array([way.digit_count for way in ways])
    of_digit = np.repeat(np.arange(len(ways)), counts)
    digits = np.concatenate(
        [generator.choice(way.digits, way.digit_count, replace=way.may_repeat) for way in ways]
    )
    points, digit, is_first = synthesis.curves(synthesis.choose(digits, generator), generator)
    points = _in_a_row(points, digit, of_digit, ways, generator)
    # Jitter strokes within a digit only; the digits are placed independently anyway.
    parts, owners, firsts = [points], [of_digit[digit]], [is_first]
    low, high = pen_motion.boxes(points, of_digit[digit], len(ways))
    for way in dict.fromkeys(ways):
        if way.over is None:
            continue
        members = np.array([number for number, each in enumerate(ways) if each is way])
        extent = (high - low)[members]
        size = np.maximum(extent, SLIMMEST * extent.max(axis=1, keepdims=True))[:, None]
        corner = ((low + high)[members] / 2)[:, None] - size / 2
        vary = Vary(generator, len(members))
        for skeleton in way.over(vary):
            drawn = pen_motion.curve(skeleton, generator, np.full(len(members), LOOSENESS))
            parts.append(corner + drawn * size)
            owners.append(members)
            firsts.append(np.ones(len(members), dtype=bool))
    owner = np.concatenate(owners)
    order = np.argsort(owner, kind="stable")
    return np.concatenate(parts)[order], owner[order], np.concatenate(firsts)[order]


def _in_a_row(
    points: Doubles,
    digit: pen_motion.Owner,
    of_digit: pen_motion.Owner,
    ways: Sequence[Several],
    generator: np.random.Generator,
) -> Doubles:
    """Place the digits of each drawing in a row, with slightly varying heights and sizes."""
    count = len(of_digit)
    low, high = pen_motion.boxes(points, digit, count)
    sizes = np.exp(0.09 * generator.standard_normal(count))
    shifts = 0.05 * generator.standard_normal(count)
    chances = generator.random(count)
    widths = (high - low)[:, 0] * sizes
    lefts = np.zeros(count)
    for number in range(1, count):
        if of_digit[number] == of_digit[number - 1]:
            narrow, wide = ways[of_digit[number]].gap
            gap = narrow + (wide - narrow) * chances[number]
            lefts[number] = lefts[number - 1] + widths[number - 1] + gap
    middle = (low + high) / 2
    placed = (points - middle[digit][:, None]) * sizes[digit][:, None, None]
    placed[..., 0] += (lefts + widths / 2)[digit][:, None]
    placed[..., 1] += shifts[digit][:, None]
    return np.asarray(placed)
