"""The best way to part a line into signs, among all that over-cutting leaves open.

A node is a candidate together with what it may be; a way through the nodes, from the left end of
the line to the right, is a reading. Its score is the sum of those of its nodes, and of how usual
it is in numbers that such signs follow each other.
"""

from __future__ import annotations

import heapq
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.numbers.forms import BEGIN, DIGIT, END, History, gain
from digitpad.numbers.reading import UNREADABLE

Floats = npt.NDArray[np.float64]
Places = npt.NDArray[np.intp]

KINDS: Final = (DIGIT, *"+-.,:/()$%#", UNREADABLE)
WIDTH: Final = 12
"""Ways that are followed at every piece: more make no difference."""


class Candidate(NamedTuple):
    """Pieces ``first`` to ``end - 1`` of a line, taken for one sign."""

    first: int
    end: int


class Nodes(NamedTuple):
    """What candidates may be: (n,) each.

    ``candidates``: which one it is; ``kinds``: places in ``KINDS``; ``scores``: log-odds.
    """

    candidates: Places
    kinds: Places
    scores: Floats


class Way(NamedTuple):
    """The best way. ``chosen``: its nodes, from left to right.

    ``shares``: for each of them 0..1, which part of all ways, weighed by how probable they are,
    goes through it. ``sure``: which part of them it is itself.
    """

    chosen: list[int]
    shares: list[float]
    sure: float


class _Reading(NamedTuple):
    """A way from the left end of the line up to some piece."""

    score: float
    before: History
    chosen: tuple[int, ...]


def best_way(nodes: Nodes, candidates: list[Candidate], pieces: int, forms: float) -> Way:
    """Return the best way through a line of so many pieces, all of which it takes in.

    ``forms``: the weight of what numbers usually look like. At every piece only the ``WIDTH`` best
    ways so far are followed.
    """
    begins: list[list[tuple[int, int, str, float]]] = [[] for _ in range(pieces)]
    for node, (candidate, kind, score) in enumerate(
        zip(*map(np.ndarray.tolist, nodes), strict=True)
    ):
        first, end = candidates[candidate]
        begins[first].append((node, end, KINDS[kind], score))
    ways: list[list[_Reading]] = [[] for _ in range(pieces + 1)]
    ways[0].append(_Reading(0.0, (BEGIN,), ()))
    for place, following in enumerate(begins):
        for way in heapq.nlargest(WIDTH, ways[place]):
            for node, end, sign, score in following:
                reached = way.score + score + forms * gain(sign, way.before)
                ways[end].append(_Reading(reached, (*way.before, sign), (*way.chosen, node)))
    whole = heapq.nlargest(
        WIDTH, (w._replace(score=w.score + forms * gain(END, w.before)) for w in ways[-1])
    )
    weights = np.exp([way.score - whole[0].score for way in whole])
    weights /= weights.sum()
    chosen = [*whole[0].chosen]
    shares = [
        float(sum(weight for weight, way in zip(weights, whole, strict=True) if node in way.chosen))
        for node in chosen
    ]
    return Way(chosen, shares, float(weights[0]))
