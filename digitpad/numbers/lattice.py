"""The best ways to part a line into signs, among all that over-cutting leaves open.

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
    """A way from the left end of the line to some piece, or to its end.

    ``before``: its signs, from ``BEGIN`` on; ``chosen``: its nodes, from left to right.
    """

    score: float
    before: History
    chosen: tuple[int, ...]


def best_ways(nodes: Nodes, candidates: list[Candidate], pieces: int, forms: float) -> list[Way]:
    """Return the ``WIDTH`` best ways through a line of so many pieces, the best first.

    Each takes in all pieces. ``forms``: the weight of what numbers usually look like. At every
    piece only so many ways are followed.
    """
    begins: list[list[tuple[int, int, str, float]]] = [[] for _ in range(pieces)]
    for node, (candidate, kind, score) in enumerate(
        zip(*map(np.ndarray.tolist, nodes), strict=True)
    ):
        first, end = candidates[candidate]
        begins[first].append((node, end, KINDS[kind], score))
    ways: list[list[Way]] = [[] for _ in range(pieces + 1)]
    ways[0].append(Way(0.0, (BEGIN,), ()))
    for place, following in enumerate(begins):
        for way in heapq.nlargest(WIDTH, ways[place]):
            for node, end, sign, score in following:
                reached = way.score + score + forms * gain(sign, way.before)
                ways[end].append(Way(reached, (*way.before, sign), (*way.chosen, node)))
    ended = (way._replace(score=way.score + forms * gain(END, way.before)) for way in ways[-1])
    return heapq.nlargest(WIDTH, ended)
