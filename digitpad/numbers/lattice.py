"""The best way to part a line into signs, among all that over-cutting leaves open.

A node is a candidate together with what it may be; a way through the nodes, from the left end of
the line to the right, is a reading. Its score is the sum of those of its nodes, less what it costs
that some signs do not follow each other in numbers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.numbers.reading import UNREADABLE

Floats = npt.NDArray[np.float64]
Places = npt.NDArray[np.intp]

DIGIT: Final = "0"
"""Stands for all digits: which of them follow each other says nothing."""
KINDS: Final = (DIGIT, *"+-.,:/()$%#", UNREADABLE)
UNLIKELY: Final = 3.0
"""Natural logarithm of how much rarer unlikely neighbours are. Chosen by hand."""


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


def best_way(nodes: Nodes, candidates: list[Candidate], pieces: int) -> Way:
    """Return the best way through a line of so many pieces, all of which it takes in."""
    first, end = np.array(candidates, dtype=np.intp).T[:, nodes.candidates]
    best, total = (np.full(len(first), -np.inf) for _ in range(2))
    came = np.full(len(first), -1)
    for place in range(pieces):
        here = np.flatnonzero(first == place)
        scores, kinds = nodes.scores[here], nodes.kinds[here]
        if place == 0:
            best[here] = total[here] = scores - _BEGINS[kinds]
            continue
        before = np.flatnonzero(end == place)
        cost = _STEPS[nodes.kinds[before][:, None], kinds]
        choices = best[before][:, None] - cost
        came[here] = before[choices.argmax(axis=0)]
        best[here] = choices.max(axis=0) + scores
        total[here] = np.logaddexp.reduce(total[before][:, None] - cost, axis=0) + scores
    after = np.full(len(first), -np.inf)
    last = end == pieces
    after[last] = -_ENDS[nodes.kinds[last]]
    for place in range(pieces - 1, 0, -1):
        before, here = np.flatnonzero(end == place), np.flatnonzero(first == place)
        cost = _STEPS[nodes.kinds[before][:, None], nodes.kinds[here]]
        follow = after[here] + nodes.scores[here] - cost
        after[before] = np.logaddexp.reduce(follow, axis=1)
    whole = np.logaddexp.reduce((total + after)[last])
    node = int(np.where(last, best + after, -np.inf).argmax())
    sure = float(np.exp(best[node] + after[node] - whole))
    chosen = [node]
    while came[chosen[0]] >= 0:
        chosen.insert(0, int(came[chosen[0]]))
    shares = np.exp(np.minimum(total[chosen] + after[chosen] - whole, 0.0))
    return Way(chosen, shares.tolist(), min(sure, 1.0))


def _is_unlikely(before: str, after: str) -> bool:
    """Return whether hardly a number has these neighbours; "" stands for its ends."""
    pair = before, after
    return (
        (not before and after in "/:%),")
        or (not after and before in "/:(+$#")
        or (before in (*"/:",) and after in (*"/:.,%)+",))
        or (after in (*"/:",) and before in (*".,-+($#",))
        or (after == "%" and before not in (DIGIT, ".", ")"))
        or pair in (("%", DIGIT), (DIGIT, "#"), ("(", ")"), (")", "("), (DIGIT, "("))
        or (before in (*".,",) and after in (*".,",))
    )


def _table(before: tuple[str, ...], after: tuple[str, ...]) -> Floats:
    return np.array([[UNLIKELY * _is_unlikely(one, two) for two in after] for one in before])


_STEPS: Final = _table(KINDS, KINDS)
_BEGINS: Final = _table(("",), KINDS)[0]
_ENDS: Final = _table(KINDS, ("",))[:, 0]
