"""The best ways to part a line into signs, among all that over-cutting leaves open.

A node is a candidate together with what it may be; a way through the nodes, from the left end of
the line to the right, is a reading. Its score is the sum of those of its nodes, and of how usual
it is in numbers that such signs follow each other.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.lines.forms import BEGIN, DIGIT, END, History, gain
from digitpad.lines.reading import UNREADABLE
from digitpad.models.architecture import NUMBER_MARKS

Floats = npt.NDArray[np.float64]
Places = npt.NDArray[np.intp]

KINDS: Final = (DIGIT, *NUMBER_MARKS, UNREADABLE)
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

    ``before``: the signs of its form, from ``BEGIN`` on; ``chosen``: its nodes, from left to right.
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
                before = way.before if sign == UNREADABLE else (*way.before, sign)
                ways[end].append(Way(reached, before, (*way.chosen, node)))
    ended = (way._replace(score=way.score + forms * gain(END, way.before)) for way in ways[-1])
    return heapq.nlargest(WIDTH, ended)


def ways_saying(
    texts: Sequence[Sequence[int]],
    scores: Floats,
    others: Floats,
    candidates: list[Candidate],
    pieces: int,
) -> list[tuple[float, list[tuple[int, int | None]]]]:
    """Return the best way through a line for each text, and its score.

    ``texts``: classes of signs; ``scores``: (candidates, classes), of a candidate being each;
    ``others``: (candidates,), of being a sign that counts for no text. A way's candidates are told
    from left to right, each with its class, None for a sign that does not count. A score is -inf,
    and its way empty, where the pieces are too few.
    """
    longest = max(map(len, texts))
    wanted = np.zeros((len(texts), longest), dtype=np.intp)
    for row, text in zip(wanted, texts, strict=True):
        row[: len(text)] = text
    # What is said by the first pieces: so many signs of each text.
    best = np.full((pieces + 1, len(texts), longest + 1), -np.inf)
    best[0, :, 0] = 0.0
    last = np.zeros(best.shape, dtype=np.intp)
    counts = np.zeros(best.shape, dtype=bool)
    for number, (first, end) in enumerate(candidates):
        before, here = best[first], best[end]
        for reached, place, is_of_text in (
            (before[:, :-1] + scores[number][wanted], slice(1, None), True),
            (before + others[number], slice(None), False),
        ):
            is_better = reached > here[:, place]
            here[:, place][is_better] = reached[is_better]
            last[end][:, place][is_better] = number
            counts[end][:, place][is_better] = is_of_text
    return [
        (float(best[-1, row, len(text)]), _way_back(text, last[:, row], counts[:, row], candidates))
        if best[-1, row, len(text)] > -np.inf
        else (-np.inf, [])
        for row, text in enumerate(texts)
    ]


def _way_back(
    text: Sequence[int],
    last: Places,
    counts: npt.NDArray[np.bool_],
    candidates: list[Candidate],
) -> list[tuple[int, int | None]]:
    way: list[tuple[int, int | None]] = []
    place, said = len(last) - 1, len(text)
    while place:
        number, is_of_text = int(last[place, said]), bool(counts[place, said])
        said -= is_of_text
        way.append((number, text[said] if is_of_text else None))
        place = candidates[number].first
    return way[::-1]
