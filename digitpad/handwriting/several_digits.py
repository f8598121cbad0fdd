"""Several digits at once, and digits struck out or ringed: strokes for the pen to follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.handwriting import pen_motion, synthesis
from digitpad.handwriting.glyphs.notation import read_strokes
from digitpad.handwriting.glyphs.pen import Draw, Floats, Vary

LOOSENESS: Final = 0.012
SLIMMEST: Final = 0.8
"""The field over a digit is at least so wide for its height."""
ALL: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
WITHOUT_ONE: Final = (0, 2, 3, 4, 5, 6, 7, 8, 9)
"""A 1 over another digit, or in it, is only a stroke of it."""
WITHOUT_BARE: Final = (2, 3, 4, 5, 6, 7, 8, 9)
"""Two rings over each other are one thick 0."""
INSIDE: Final = (2, 3, 4, 5, 6, 8, 9)
"""A 1 or 7 in a ring is a slashed 0, a ring in a ring a thick one."""
WITHOUT_BARS: Final = (2, 3, 5, 6, 8, 9)
"""Lines across a 0, 1, 4 or 7 may belong to it."""

Strokes = tuple[Floats, pen_motion.Owner, npt.NDArray[np.bool_]]
"""As ``handwriting.curves`` returns them."""


class Way(NamedTuple):
    """One way to write several digits; ``weight`` says how common it is among these ways."""

    name: str
    weight: float
    digit_count: int
    digits: tuple[int, ...]
    gap: tuple[float, float] = (0.0, 0.0)
    """From one digit to the next, in digit heights; below 0 they overlap."""
    over: Draw | None = None
    """What is drawn over it, on a field from (0, 0) to (1, 1)."""
    may_repeat: bool = True


def curves(ways: Sequence[Way], generator: np.random.Generator) -> Strokes:
    """Return the strokes of one drawing in each of the ways, in the drawings' order."""
    counts = np.array([way.digit_count for way in ways])
    of_digit = np.repeat(np.arange(len(ways)), counts)
    digits = np.concatenate(
        [generator.choice(way.digits, way.digit_count, replace=way.may_repeat) for way in ways]
    )
    points, digit, is_first = synthesis.curves(synthesis.choose(digits, generator), generator)
    points = _in_a_row(points, digit, of_digit, ways, generator)
    # Only the strokes within a digit wander against each other; the digits do so by themselves.
    parts, owners, firsts = [points], [of_digit[digit]], [is_first]
    low, high = pen_motion.boxes(points, of_digit[digit], len(ways))
    for way in dict.fromkeys(ways):
        if way.over is None:
            continue
        members = np.array([number for number, one in enumerate(ways) if one is way])
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
    points: Floats,
    digit: pen_motion.Owner,
    of_digit: pen_motion.Owner,
    ways: Sequence[Way],
    generator: np.random.Generator,
) -> Floats:
    """Place the digits of each drawing beside each other, almost on a line, almost of a size."""
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


_TWO_LINES: Final = """
rise=-25..25 upper=38~4 lower=64~4
-35~8,upper+rise 135~8,upper-rise; -35~8,lower+rise 135~8,lower-rise
"""
_ZIGZAG: Final = "!-20~8,8 !120~8,20 !-20~8,32 !120~8,44 !-20~8,56 !120~8,68 !-20~8,80 !120~8,92"
_RING: Final = "@12:50,50,105~10,90~7,-80~50,±375~15,drift=0~6"
_TWO_CROSSING: Final = "-25~6,-8~5 125~6,108~5; 125~6,-8~5 -25~6,108~5"
WAYS: Final = (
    Way("two digits", 4.0, 2, ALL, (0.12, 0.45)),
    Way("three digits", 2.0, 3, ALL, (0.1, 0.35)),
    Way("four digits", 0.8, 4, ALL, (0.08, 0.28)),
    Way("touching digits", 1.0, 2, WITHOUT_ONE, (-0.1, 0.02), may_repeat=False),
    Way("overlapping digits", 0.8, 2, WITHOUT_BARE, (-0.2, -0.06), may_repeat=False),
    Way("digit struck out by lines", 0.4, 1, WITHOUT_BARS, over=read_strokes(_TWO_LINES)),
    Way("digit struck out by a cross", 0.4, 1, WITHOUT_ONE, over=read_strokes(_TWO_CROSSING)),
    Way("digit struck out by a zigzag", 0.4, 1, WITHOUT_ONE, over=read_strokes(_ZIGZAG)),
    Way("ringed digit", 1.2, 1, INSIDE, over=read_strokes(_RING)),
)
