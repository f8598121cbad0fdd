"""The elements of skeletons: varied numbers, knots, arcs, strokes.

A skeleton is a few knots through which a smooth curve is drawn. Every coordinate may be a
number or an array with one number for each of the drawings that are made at once. Units:
the digit is about 1 high, x to the right, y down; its position does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Concatenate, Final, NamedTuple, ParamSpec

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles

Value = float | Doubles

FIGURE_KNOTS: Final = 18
LIMIT: Final = 2.3
"""Where normal variation is cut off, in standard deviations, to avoid freak shapes."""


class Knot(NamedTuple):
    """A point that the pen passes; at a sharp one it may change direction abruptly."""

    x: Value
    y: Value
    is_sharp: bool = False


AnyKnot = Knot | tuple[Value, Value]
Stroke = Sequence[AnyKnot]


class Skeleton(NamedTuple):
    """One stroke of many drawings at once: ``knots`` float64 (n, k, 2), ``is_sharp`` bool (k,)."""

    knots: Doubles
    is_sharp: npt.NDArray[np.bool_]


def normal(
    generator: np.random.Generator, shape: int | tuple[int, ...], limit: float = LIMIT
) -> Doubles:
    """Return standard normal numbers, clipped at ``limit``."""
    return np.clip(generator.standard_normal(shape), -limit, limit)


class Vary:
    """Random numbers that vary from drawing to drawing: ``count`` of each, from one generator."""

    def __init__(self, generator: np.random.Generator, count: int) -> None:
        self._generator = generator
        self._count = count

    def __call__(self, mean: Value, spread: Value) -> Doubles:
        """Return normally distributed numbers, clipped at ``LIMIT`` standard deviations."""
        return mean + spread * normal(self._generator, self._count)

    def span(self, low: Value, high: Value) -> Doubles:
        """Return uniformly distributed numbers between two bounds."""
        return self._generator.uniform(low, high, self._count)

    def sign(self, chance: float = 0.5) -> Doubles:
        """Return 1 with the given probability, otherwise -1."""
        return np.where(self._generator.random(self._count) < chance, 1.0, -1.0)

    def scatter(self, knots: int) -> Doubles:
        """Return standard normal numbers for the positions of knots: (count, knots, 2)."""
        return normal(self._generator, (self._count, knots, 2))

    def stroke(self, *knots: AnyKnot) -> Skeleton:
        """Return one stroke through the knots, in the order in which they are written."""
        points = np.empty((self._count, len(knots), 2))
        is_sharp = np.zeros(len(knots), dtype=bool)
        for position, knot in enumerate(knots):
            points[:, position, 0] = knot[0]
            points[:, position, 1] = knot[1]
            is_sharp[position] = isinstance(knot, Knot) and knot.is_sharp
        return Skeleton(points, is_sharp)


Arguments = ParamSpec("Arguments")
Draw = Callable[[Vary], tuple[Skeleton, ...]]


class Allograph(NamedTuple):
    """One way to write a digit; ``weight``: its relative frequency among the ways of the digit."""

    name: str
    weight: float
    draw: Draw


def way(
    name: str,
    weight: float,
    strokes: Callable[Concatenate[Vary, Arguments], Iterable[Stroke]],
    *arguments: Arguments.args,
    **named: Arguments.kwargs,
) -> Allograph:
    """Return the allograph whose strokes a function returns for these arguments."""

    def draw(vary: Vary) -> tuple[Skeleton, ...]:
        return tuple(vary.stroke(*knots) for knots in strokes(vary, *arguments, **named))

    return Allograph(name, weight, draw)


def arc(
    centre: tuple[Value, Value],
    radii: tuple[Value, Value],
    start: Value,
    sweep: Value,
    count: int,
    *,
    drift: Value = 0.0,
    egg: Value = 0.0,
    roundness: Value = 1.0,
) -> list[Knot]:
    """Return knots along an ellipse.

    ``start`` and ``sweep`` in degrees: 0 is right, -90 the top, and a negative sweep is
    anticlockwise. ``drift`` makes it a spiral that is larger by that factor at its end than at
    its start; ``egg`` makes it wider at the top (> 0) or at the bottom; ``roundness`` below 1
    makes it squarish, above 1 pointed.
    """
    part = np.linspace(0.0, 1.0, count)
    angle = np.radians(_beside(start) + _beside(sweep) * part)
    power = _beside(roundness)
    across, down = _rounded(np.cos(angle), power), _rounded(np.sin(angle), power)
    size = 1.0 + _beside(drift) * (part - 0.5)
    width = _beside(radii[0]) * size * (1.0 - _beside(egg) * down)
    x = _beside(centre[0]) + width * across
    y = _beside(centre[1]) + _beside(radii[1]) * size * down
    return [Knot(*coordinates) for coordinates in zip(x.T, y.T, strict=True)]


def figure_of_eight(
    v: Vary, over: Value, start: Value, waist: Value, upper: Value, lower: Value, tail: Value
) -> list[Knot]:
    """Return knots along a figure of eight with y from 0 to 1, in a random direction.

    ``over``: degrees by which it exceeds a full turn, or falls short of it; ``start`` in
    degrees, 0 is the top. ``waist``: the height where it crosses itself; ``upper`` and
    ``lower``: half the widths of its loops. ``tail``: displacement of the ends.
    """
    side, roundness = v.sign(0.6), v(0.8, 0.08)
    first, last = (v(0.0, tail), v(0.0, tail)), (v(0.0, tail), v(0.0, tail))
    number = np.arange(FIGURE_KNOTS)
    angle = np.radians(_beside(start) + (360.0 + _beside(over)) * number / (FIGURE_KNOTS - 1))
    down = -np.cos(angle)
    across = _beside(side) * _rounded(np.sin(2 * angle), _beside(roundness))
    x = np.where(down < 0, _beside(upper), _beside(lower)) * across
    y = _beside(waist) + np.where(down < 0, _beside(waist), 1.0 - _beside(waist)) * down
    begin = np.exp(-1.2 * number)
    x = x + begin * _beside(first[0]) + begin[::-1] * _beside(last[0])
    y = y + begin * _beside(first[1]) + begin[::-1] * _beside(last[1])
    return [Knot(*coordinates) for coordinates in zip(x.T, y.T, strict=True)]


def _beside(value: Value) -> Doubles:
    """Return a value, or one for each drawing, with an axis for knots: (…, 1)."""
    return np.asarray(value, dtype=np.float64)[..., None]


def _rounded(unit: Doubles, roundness: Doubles) -> Doubles:
    return np.asarray(np.sign(unit) * np.abs(unit) ** roundness)
