"""Generated handwriting: digits as strokes, in the many ways in which people write them.

It is the built-in data set, available without a download, and the only one in which the way of
writing can be chosen. A series is made in blocks, each with its own generator, so that an element
depends only on the seed and its index. ``VERSION`` changes whenever the output for a seed does.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import pairwise
from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles
from digitpad.handwriting import pen_motion
from digitpad.handwriting.glyphs.digits import ALLOGRAPHS, HOOKED, IN_NUMBERS
from digitpad.handwriting.glyphs.pen import Allograph, Vary
from digitpad.ink.drawing import Drawing, Stroke
from digitpad.ink.normalise import BOX_SIZE, IMAGE_SIZE, drawing_to_image

VERSION: Final = "handwriting/2"

BLOCK: Final = 1000
"""Number of drawings generated together: a multiple of ten, so that every block is balanced."""
PEN_WIDTH_MEDIAN_PX: Final = 2.4
PEN_WIDTH_SPREAD: Final = 0.32
PEN_WIDTH_BOUNDS_PX: Final = (1.3, 4.7)
LINE_PEN_WIDTH_BOUND_PX: Final = 6.0
LINE_THICKENING: Final = 1.12
"""Digits that are a single line are thicker when scaled to 20 px: people write the 1 slightly
smaller than other digits, and it has no loop that a broad pen could fill."""
SMALLEST: Final = 1e-9
"""Avoids division by zero: a dot on a coarse grid may have no extent."""
LINE_SLIMNESS: Final = 0.16
"""Ratio of a drawing's spread across to its spread along, below which it is a single line."""


@dataclass(frozen=True, slots=True, eq=False)
class Style:
    """The ways of writing each digit, and the hooks of the pen.

    ``version``: like ``VERSION``, for this style.
    """

    version: str
    ways: Mapping[int, Sequence[Allograph]]
    hooks: pen_motion.Hooks


USUAL: Final = Style(VERSION, ALLOGRAPHS, pen_motion.USUAL_HOOKS)
HASTY: Final = Style("hasty-handwriting/1", HOOKED, pen_motion.HASTY_HOOKS)
HASTY_NUMBERS: Final = Style("hasty-numbers/1", IN_NUMBERS, pen_motion.HASTY_HOOKS)
Label = TypeVar("Label")
Element = tuple[Drawing, Label, float]
"""A drawing, its label, and the pen width in px at the scale of 20 px."""
Draw = Callable[[Drawing, float], npt.NDArray[np.uint8]]
"""Makes an image of a drawing and its pen width."""


def drawing(digit: int, *, seed: int) -> Drawing:
    """Return a drawing of the digit, in canvas units and inside [0, 1]."""
    generator = new_generator(seed, digit)
    return _write(choose(np.array([digit]), generator), generator)[0][0]


def labelled_drawings(seed: int, start: int, count: int) -> list[tuple[Drawing, int]]:
    """Return drawings and digits of a series, at indices ``start`` to ``start + count - 1``."""
    return [
        (drawn, digit) for drawn, digit, _ in elements(partial(_block, USUAL, seed), start, count)
    ]


def labelled_batch(
    seed: int, start: int, count: int, *, style: Style = USUAL, draw: Draw = drawing_to_image
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]:
    """Return images and digits of a series, at indices ``start`` to ``start + count - 1``.

    Returns images uint8 (count, 28, 28), ink 255 on background 0, made by ``draw`` with individual
    pen widths, and digits int64 (count,). Every thousand has each digit a hundred times.
    """
    chosen = elements(partial(_block, style, seed), start, count)
    return images(chosen, draw), np.array([digit for _, digit, _ in chosen], dtype=np.int64)


def elements(
    block: Callable[[int], Sequence[Element[Label]]], start: int, count: int
) -> list[Element[Label]]:
    """Return elements ``start`` to ``start + count - 1`` of a series made in blocks."""
    return [block(number // BLOCK)[number % BLOCK] for number in range(start, start + count)]


def images(
    chosen: Sequence[Element[Label]], draw: Draw = drawing_to_image
) -> npt.NDArray[np.uint8]:
    """Return the elements as images, by default those of ``mnist/1``: uint8 (n, 28, 28)."""
    seen = [draw(drawn, width_px) for drawn, _, width_px in chosen]
    return np.array(seen) if seen else np.zeros((0, IMAGE_SIZE, IMAGE_SIZE), dtype=np.uint8)


def new_generator(*key: int) -> np.random.Generator:
    """Return a random generator seeded by a key."""
    return np.random.Generator(np.random.Philox(np.random.SeedSequence(key)))


@lru_cache(maxsize=4)
def _block(style: Style, seed: int, number: int) -> list[Element[int]]:
    generator = new_generator(seed, number)
    digits = generator.permutation(np.arange(BLOCK, dtype=np.int64) % 10)
    drawings, widths = _write(choose(digits, generator, style), generator, style)
    return list(zip(drawings, digits.tolist(), widths.tolist(), strict=True))


def choose(
    digits: npt.NDArray[np.int64], generator: np.random.Generator, style: Style = USUAL
) -> list[Allograph]:
    """Choose a way of writing for each digit, by their relative frequencies."""
    chosen = []
    for digit, chance in zip(digits.tolist(), generator.random(len(digits)).tolist(), strict=True):
        ways = style.ways[digit]
        chosen.append(ways[bisect_left(_cumulative_shares(style, digit), chance, hi=len(ways) - 1)])
    return chosen


@cache
def _cumulative_shares(style: Style, digit: int) -> Doubles:
    weights = np.array([way.weight for way in style.ways[digit]])
    return np.asarray(np.cumsum(weights / weights.sum()))


def _write(
    chosen: list[Allograph], generator: np.random.Generator, style: Style = USUAL
) -> tuple[list[Drawing], Doubles]:
    """Generate one drawing for each of the allographs; return them with their pen widths in px."""
    motions = curves(chosen, generator)
    return follow(*motions, len(chosen), generator, hooks=style.hooks)


def follow(
    points: Doubles,
    owner: pen_motion.Owner,
    is_first: npt.NDArray[np.bool_],
    count: int,
    generator: np.random.Generator,
    widest_px: Doubles | float = np.inf,
    hooks: pen_motion.Hooks = pen_motion.USUAL_HOOKS,
) -> tuple[list[Drawing], Doubles]:
    """Simulate the pen along the strokes of many drawings; return these with pen widths in px.

    ``points`` (s, m, 2), ``owner`` (s,) and ``is_first`` (s,) as from ``curves``: strokes in
    the order of the drawings, at least one for each of the ``count`` drawings. ``widest_px``:
    largest pen width, one for all drawings or one for each.
    """
    points = pen_motion.jitter(points, is_first, generator)
    points = pen_motion.bend(points, owner, count, generator)
    points = pen_motion.slant(points, owner, count, generator)
    points = pen_motion.hook_ends(points, owner, count, generator, hooks)
    points, lengths = pen_motion.even_out(points)
    points = pen_motion.round_corners(points, lengths, owner, count, generator)
    points = pen_motion.add_tremor(points, lengths, owner, count, generator)
    strokes = pen_motion.sample(points, lengths, owner, count, generator)
    strokes, owner = pen_motion.leave_gaps(strokes, owner, count, generator)
    strokes = pen_motion.coarsen(strokes, owner, count, generator)
    ends = np.cumsum([len(stroke) for stroke in strokes])
    first_strokes = np.searchsorted(owner, np.arange(count))
    begins = np.append(0, ends)[first_strokes]
    joined = np.concatenate(strokes)
    widths = np.minimum(_pen_widths(joined, begins, generator), widest_px)
    placed, pen_widths = _on_canvas(joined, begins, widths, generator)
    lines = [Stroke(line) for line in np.split(placed.astype(np.float32), ends[:-1])]
    bounds = pairwise([*first_strokes.tolist(), len(lines)])
    return [
        Drawing(tuple(lines[first:end]), pen_width)
        for (first, end), pen_width in zip(bounds, pen_widths.tolist(), strict=True)
    ], widths


def curves(
    chosen: list[Allograph], generator: np.random.Generator
) -> tuple[Doubles, pen_motion.Owner, npt.NDArray[np.bool_]]:
    """Return the strokes of all drawings (s, m, 2), their owners, and which are first strokes.

    Drawings with the same allograph are made together; strokes are in the order of the drawings.
    """
    members: dict[Allograph, list[int]] = {}
    for number, allograph in enumerate(chosen):
        members.setdefault(allograph, []).append(number)
    curves, owners, orders = [], [], []
    for allograph, numbers in members.items():
        vary = Vary(generator, len(numbers))
        looseness = np.abs(vary(0.0, 0.02)) + 0.004
        for order, skeleton in enumerate(allograph.draw(vary)):
            curves.append(pen_motion.curve(skeleton, generator, looseness))
            owners.append(np.array(numbers))
            orders.append(np.full(len(numbers), order))
    owner, order_of = np.concatenate(owners), np.concatenate(orders)
    sorting = np.lexsort((order_of, owner))
    return np.concatenate(curves)[sorting], owner[sorting], order_of[sorting] == 0


def _pen_widths(
    points: Doubles, begins: npt.NDArray[np.intp], generator: np.random.Generator
) -> Doubles:
    """Return a pen width in px at the scale of 20 px for each drawing.

    ``points`` (n, 2): of all drawings; ``begins`` (count,): index of the first point of each.
    """
    weights = np.diff(np.append(begins, len(points)))[:, None]
    points = points - np.repeat(np.add.reduceat(points, begins) / weights, weights[:, 0], axis=0)
    across, down = (np.add.reduceat(points**2, begins) / weights).T
    both = np.add.reduceat(points.prod(axis=1), begins) / weights[:, 0]
    # Square roots of the covariance's eigenvalues: the spread along and across the drawing.
    middle, half = (across + down) / 2, np.hypot((across - down) / 2, both)
    slimness = np.sqrt(np.maximum(middle - half, 0.0) / np.maximum(middle + half, SMALLEST))
    is_line = slimness < LINE_SLIMNESS
    thinnest, broadest = PEN_WIDTH_BOUNDS_PX
    spread = PEN_WIDTH_SPREAD * generator.standard_normal(len(begins))
    widths = PEN_WIDTH_MEDIAN_PX * np.exp(spread)
    widths = np.where(is_line, LINE_THICKENING * widths, widths)
    return np.clip(widths, thinnest, np.where(is_line, LINE_PEN_WIDTH_BOUND_PX, broadest))


def _on_canvas(
    points: Doubles,
    begins: npt.NDArray[np.intp],
    widths_px: Doubles,
    generator: np.random.Generator,
) -> tuple[Doubles, Doubles]:
    """Place each drawing randomly on its canvas, including its pen; return points and widths."""
    count = len(begins)
    low = np.minimum.reduceat(points, begins)
    extent = np.maximum.reduceat(points, begins) - low
    # The box of 20 px includes the width of the pen, as in ``mnist/1``.
    sizes = generator.uniform(0.45, 0.85, count)
    pen_widths = sizes * widths_px / BOX_SIZE
    scales = (sizes - pen_widths) / np.maximum(extent.max(axis=1), SMALLEST)
    space = 1.0 - pen_widths[:, None] - extent * scales[:, None]
    corners = pen_widths[:, None] / 2 + generator.uniform(0.0, 1.0, (count, 2)) * space
    of_point = np.repeat(np.arange(count), np.diff(np.append(begins, len(points))))
    placed = (points - low[of_point]) * scales[of_point][:, None] + corners[of_point]
    return placed, pen_widths
