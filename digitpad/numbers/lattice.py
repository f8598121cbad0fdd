"""The best way to part a line into signs, among all that over-cutting leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


class Candidate(NamedTuple):
    """Pieces ``first`` to ``end - 1`` of a line, taken for one sign."""

    first: int
    end: int


class Path(NamedTuple):
    """The best parting of a line.

    ``chosen``: which candidates, from left to right. ``shares``: for each, 0..1, which part of
    all partings, weighed by how probable they are, has it. ``sure``: the same for all of them
    together.
    """

    chosen: tuple[int, ...]
    shares: tuple[float, ...]
    sure: float


def best_path(candidates: Sequence[Candidate], scores: Floats, pieces: int) -> Path:
    """Return the parting of ``pieces`` pieces with the highest sum of scores.

    ``scores``: (k,) log-odds that a candidate is one whole sign. Every piece must be in some
    candidate of its own. Where two partings are equal, the one with the wider last sign wins.
    """
    order = sorted(range(len(candidates)), key=lambda number: candidates[number])
    best = np.full(pieces + 1, -np.inf)
    before = np.full(pieces + 1, -np.inf)
    """Log of the sum over all partings of the pieces up to here."""
    came: list[int] = [-1] * (pieces + 1)
    best[0] = before[0] = 0.0
    for number in order:
        first, end = candidates[number]
        before[end] = np.logaddexp(before[end], before[first] + scores[number])
        if best[first] + scores[number] > best[end]:
            best[end], came[end] = best[first] + scores[number], number
    after = np.full(pieces + 1, -np.inf)
    after[pieces] = 0.0
    for number in sorted(order, key=lambda number: -candidates[number].end):
        first, end = candidates[number]
        after[first] = np.logaddexp(after[first], after[end] + scores[number])
    chosen: list[int] = []
    place = pieces
    while place > 0:
        chosen.insert(0, came[place])
        place = candidates[came[place]].first
    shares = [
        np.exp(before[candidates[n].first] + scores[n] + after[candidates[n].end] - before[pieces])
        for n in chosen
    ]
    sure = float(np.exp(best[pieces] - before[pieces]))
    return Path(tuple(chosen), tuple(map(float, shares)), sure)
