"""Generated drawings that are no digit: letters, symbols, shapes, scribbles, several digits.

The same pen writes them that writes the digits of ``synthesis``, so that nothing but
the shape tells them apart. A series is made in blocks, each with a generator of its own, and
an element depends on nothing but the seed, its number and the kinds asked for. A third of the
kinds is kept from training, so that a test can say what becomes of shapes that the network has
not met.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.handwriting import several_digits, synthesis
from digitpad.handwriting.glyphs.letters import LETTERS
from digitpad.handwriting.glyphs.pen import Allograph, Floats
from digitpad.handwriting.glyphs.scribbles import SCRIBBLES
from digitpad.handwriting.glyphs.shapes import FRAGMENTS, SHAPES
from digitpad.handwriting.glyphs.symbols import SYMBOLS
from digitpad.ink.drawing import Drawing
from digitpad.preprocess.normalise import IMAGE_SIZE, drawing_to_image

BLOCK: Final = 1000
"""Drawings that are made together; each block has exactly the groups' shares."""
SEVERAL: Final = "several digits"
DENSE: Final = frozenset({"tangle", "curls", "yarn", "polyline", *several_digits.WAYS})
DENSE_PEN_WIDTH_PX: Final = 3.0
"""A wider pen would fill what is wound or written closely to something like an 8 or a thick 0."""
SHARES: Final[Mapping[str, float]] = MappingProxyType(
    {
        "letters": 0.35,
        "symbols": 0.20,
        "shapes": 0.15,
        "scribbles": 0.20,
        SEVERAL: 0.07,
        "fragments": 0.03,
    }
)
AMBIGUOUS: Final[frozenset[str]] = frozenset(
    # Latin.
    "OoDQIilrjSsZzqgbBGTYyß"
    # Greek and Cyrillic.
    "ОоΟοΘθФфΦφσδβγρτΓГгЗзЭэБбЧчЬьЦцΛЛ"
    # Marks.
    "/\\|()°}]¬∂∫∃§¢⊥⊘′'"
) | {
    "ring", "oval", "upright rectangle", "dot", "upright stroke", "bow", "hourglass", "snowman",
    "balloon", "crescent", "lightning",
}  # fmt: skip
"""Letters, marks and shapes that are also digits in somebody's hand: never drawn."""

HELD_OUT: Final[frozenset[str]] = frozenset("EεΣΞKkPpVvhMmdfψΨλЮ田文あ") | {
    # Symbols.
    "hash", "ampersand", "percent", "euro", "asterisk", "caret", "two carets", "brace",
    "check mark", "arrow left", "arrow down", "star", "two quavers", "root", "circled plus",
    "circled times", "copyright",
    # Shapes.
    "triangle", "right triangle", "stick figure", "house", "fish", "umbrella", "cube", "crown",
    "butterfly", "horse", "mountains", "wheel", "rain cloud", "spiral", "flower",
    # Scribbles, several digits, fragments.
    "curls", "loops", "hatching", "cross-hatching", "signature",
    "overlapping digits", "ringed digit", "digit struck out by a zigzag",
    "arch", "staple", "two bows", "dashes in a row", "dash and dot",
}  # fmt: skip
"""A third of each group's kinds, on which nothing is ever trained. Chosen by hand before any
network was asked, so that look-alikes (K and k, both hatchings) are on one side."""

_WAYS: Final[Mapping[str, tuple[Allograph, ...]]] = MappingProxyType(
    {
        "letters": LETTERS,
        "symbols": SYMBOLS,
        "shapes": SHAPES,
        "scribbles": SCRIBBLES,
        "fragments": FRAGMENTS,
    }
)


class _Block(NamedTuple):
    drawings: tuple[Drawing, ...]
    kinds: tuple[str, ...]
    pen_widths_px: Floats


def kinds() -> Mapping[str, tuple[str, ...]]:
    """Return the names of all kinds, by group."""
    return MappingProxyType(
        {
            group: tuple(several_digits.WAYS)
            if group == SEVERAL
            else tuple(dict.fromkeys(way.name for way in _WAYS[group]))
            for group in SHARES
        }
    )


def trained_kinds() -> frozenset[str]:
    """Return the names of the kinds that a network may be trained against."""
    return frozenset(kind for members in kinds().values() for kind in members) - HELD_OUT


def drawing_of(kind: str, *, seed: int) -> Drawing:
    """Return one drawing of the kind, in canvas units and inside [0, 1].

    Raises ``KeyError`` for a kind that ``kinds()`` does not list.
    """
    generator = _generator(seed, zlib.crc32(kind.encode()))
    if kind in several_digits.WAYS:
        return _write([kind], generator)[0][0]
    ways = [way for group in _WAYS.values() for way in group if way.name == kind]
    if not ways:
        raise KeyError(kind)
    return _write([_choose(ways, 1, generator)[0]], generator)[0][0]


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
    images = np.empty((count, IMAGE_SIZE, IMAGE_SIZE), dtype=np.uint8)
    names = []
    for row, number in enumerate(range(start, start + count)):
        block, place = _block(seed, number // BLOCK, only), number % BLOCK
        images[row] = drawing_to_image(block.drawings[place], float(block.pen_widths_px[place]))
        names.append(block.kinds[place])
    return images, tuple(names)


def _generator(*key: int) -> np.random.Generator:
    return np.random.Generator(np.random.Philox(np.random.SeedSequence(key)))


@lru_cache(maxsize=4)
def _block(seed: int, number: int, only: frozenset[str] | None) -> _Block:
    generator = _generator(seed, number)
    chosen: list[Allograph | str] = []
    for group, share in SHARES.items():
        count = round(share * BLOCK)
        if group == SEVERAL:
            names = _among(list(several_digits.WEIGHTS), only, group)
            weights = np.array([several_digits.WEIGHTS[name] for name in names])
            chosen += [
                names[place]
                for place in generator.choice(len(names), count, p=weights / weights.sum())
            ]
        else:
            names = _among([way.name for way in _WAYS[group]], only, group)
            ways = [way for way in _WAYS[group] if way.name in names]
            chosen += _choose(ways, count, generator)
    chosen = [chosen[place] for place in generator.permutation(len(chosen))]
    drawings, widths = _write(chosen, generator)
    names_of = tuple(one if isinstance(one, str) else one.name for one in chosen)
    return _Block(tuple(drawings), names_of, widths)


def _among(names: list[str], only: frozenset[str] | None, group: str) -> list[str]:
    left = [name for name in names if only is None or name in only]
    if not left:
        raise ValueError(f"no kind is left in the group “{group}”")
    return left


def _choose(
    ways: Sequence[Allograph], count: int, generator: np.random.Generator
) -> list[Allograph]:
    weights = np.array([way.weight for way in ways])
    return [ways[place] for place in generator.choice(len(ways), count, p=weights / weights.sum())]


def _write(
    chosen: Sequence[Allograph | str], generator: np.random.Generator
) -> tuple[list[Drawing], Floats]:
    """Write one drawing for each way, or for each name of a way to write several digits."""
    places = np.arange(len(chosen))
    is_several = np.array([isinstance(one, str) for one in chosen])
    single = [one for one in chosen if isinstance(one, Allograph)]
    several = [one for one in chosen if isinstance(one, str)]
    parts = []
    if single:
        points, owner, is_first = synthesis.curves(single, generator)
        parts.append((points, places[~is_several][owner], is_first))
    if several:
        points, owner, is_first = several_digits.curves(several, generator)
        parts.append((points, places[is_several][owner], is_first))
    points, owner, is_first = (np.concatenate(part) for part in zip(*parts, strict=True))
    order = np.argsort(owner, kind="stable")
    names = [one if isinstance(one, str) else one.name for one in chosen]
    widest = np.array([DENSE_PEN_WIDTH_PX if name in DENSE else np.inf for name in names])
    return synthesis.follow(
        points[order], owner[order], is_first[order], len(chosen), generator, widest
    )
