"""Generated drawings that are no digit: letters, symbols, shapes, scribbles, several digits.

The same pen writes them that writes the digits of ``synthesis``, so that nothing but
the shape tells them apart. A series is made in blocks, each with a generator of its own, and
an element depends on nothing but the seed, its number and the kinds asked for. A part of the
kinds is kept from training, so that a test can say what becomes of shapes that the network has
not met.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.handwriting import several_digits, synthesis
from digitpad.handwriting.glyphs.characters import LETTERS, SYMBOLS
from digitpad.handwriting.glyphs.pen import Allograph, Floats
from digitpad.handwriting.glyphs.scribbles import SCRIBBLES
from digitpad.handwriting.glyphs.shapes import FRAGMENTS, SHAPES
from digitpad.handwriting.synthesis import new_generator
from digitpad.ink.drawing import Drawing

SEVERAL: Final = "several digits"
DENSE: Final = frozenset(
    {"tangle", "curls", "yarn", "polyline"} | {way.name for way in several_digits.WAYS}
)
DENSE_PEN_WIDTH_PX: Final = 3.0
"""A wider pen would fill what is wound or written closely to something like an 8 or a thick 0."""
SHARES: Final[Mapping[str, float]] = MappingProxyType(
    {
        "letters": 0.45,
        "symbols": 0.22,
        "shapes": 0.10,
        "scribbles": 0.12,
        SEVERAL: 0.08,
        "fragments": 0.03,
    }
)
"""Every block has exactly these."""
AMBIGUOUS: Final[frozenset[str]] = frozenset(
    # Latin.
    "OoDQIlrSsZzqgbBGTYß"
    # Greek and Cyrillic.
    "ОоΟοΘθФфΦφσδβγρτΓГгЗзЭэБбЧчЬьЦцΛЛ"
    # Marks.
    "/\\|()°}]¬∂∃§¢⊥⊘′'"
) | {
    "ring", "oval", "upright rectangle", "dot", "upright stroke", "bow", "hourglass", "snowman",
    "balloon", "crescent", "lightning",
}  # fmt: skip
"""Letters, marks and shapes that are also digits in somebody's hand: never drawn."""

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
"""A part of each group's kinds, on which nothing is ever trained. Chosen by hand before any
network was asked; what looks like a kind that is trained against is not among them
(a test names those families). Letters and signs that stand beside digits in everyday sums and
formulas are trained against."""

_Way = Allograph | several_digits.Way
_WAYS: Final[Mapping[str, Sequence[_Way]]] = MappingProxyType(
    {
        "letters": LETTERS,
        "symbols": SYMBOLS,
        "shapes": SHAPES,
        "scribbles": SCRIBBLES,
        SEVERAL: several_digits.WAYS,
        "fragments": FRAGMENTS,
    }
)


def kinds() -> Mapping[str, tuple[str, ...]]:
    """Return the names of all kinds, by group."""
    return MappingProxyType(
        {group: tuple(dict.fromkeys(way.name for way in ways)) for group, ways in _WAYS.items()}
    )


def trained_kinds() -> frozenset[str]:
    """Return the names of the kinds that a network may be trained against."""
    return frozenset(kind for members in kinds().values() for kind in members) - HELD_OUT


def drawing_of(kind: str, *, seed: int) -> Drawing:
    """Return one drawing of the kind, in canvas units and inside [0, 1].

    Raises ``KeyError`` for a kind that ``kinds()`` does not list.
    """
    generator = new_generator(seed, zlib.crc32(kind.encode()))
    ways = [way for group in _WAYS.values() for way in group if way.name == kind]
    if not ways:
        raise KeyError(kind)
    if isinstance(ways[0], Allograph):
        ways = _choose(ways, 1, generator)
    return _write(ways, generator)[0][0]


def labelled_batch(
    seed: int, start: int, count: int, *, only: frozenset[str] | None = None
) -> tuple[npt.NDArray[np.uint8], tuple[str, ...]]:
    """Return images and kinds numbered ``start`` to ``start + count - 1`` of a series.

    ``only``: the kinds to draw, of each group at least one; all where it is None. The groups'
    shares are the same in every case.

    Returns images uint8 (count, 28, 28), ink 255 on background 0, made by ``mnist/1`` with a
    pen width of its own for each, and the names of their kinds. Raises ``ValueError`` for kinds
    that leave a group without one.
    """
    chosen = synthesis.elements(partial(_block, seed, only), start, count)
    return synthesis.images(chosen), tuple(kind for _, kind, _ in chosen)


@lru_cache(maxsize=4)
def _block(seed: int, only: frozenset[str] | None, number: int) -> list[synthesis.Element[str]]:
    generator = new_generator(seed, number)
    chosen: list[_Way] = []
    for group, share in SHARES.items():
        ways = [way for way in _WAYS[group] if only is None or way.name in only]
        if not ways:
            raise ValueError(f"no kind is left in the group “{group}”")
        chosen += _choose(ways, round(share * synthesis.BLOCK), generator)
    chosen = [chosen[place] for place in generator.permutation(len(chosen))]
    drawings, widths = _write(chosen, generator)
    return list(zip(drawings, [way.name for way in chosen], widths.tolist(), strict=True))


def _choose(ways: Sequence[_Way], count: int, generator: np.random.Generator) -> list[_Way]:
    weights = np.array([way.weight for way in ways])
    return [ways[place] for place in generator.choice(len(ways), count, p=weights / weights.sum())]


def _write(chosen: Sequence[_Way], generator: np.random.Generator) -> tuple[list[Drawing], Floats]:
    """Write one drawing in each of the ways; return them with their pen widths in px."""
    single = {place: way for place, way in enumerate(chosen) if isinstance(way, Allograph)}
    several = {place: way for place, way in enumerate(chosen) if not isinstance(way, Allograph)}
    parts = []
    if single:
        points, owner, is_first = synthesis.curves([*single.values()], generator)
        parts.append((points, np.array([*single])[owner], is_first))
    if several:
        points, owner, is_first = several_digits.curves([*several.values()], generator)
        parts.append((points, np.array([*several])[owner], is_first))
    points, owner, is_first = (np.concatenate(part) for part in zip(*parts, strict=True))
    order = np.argsort(owner, kind="stable")
    widest = np.array([DENSE_PEN_WIDTH_PX if way.name in DENSE else np.inf for way in chosen])
    return synthesis.follow(
        points[order], owner[order], is_first[order], len(chosen), generator, widest
    )
