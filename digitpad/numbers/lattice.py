"""Beam search for the best segmentations of an over-segmented line.

A node of the lattice is a candidate together with one class it may have. A path through the lattice
from the left end of the line to its right end is a hypothesis. Its score is the sum of its nodes'
scores and of the n-gram scores of its signs (``forms``).
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles
from digitpad.models.architecture import NUMBER_MARKS
from digitpad.numbers.forms import BEGIN, DIGIT, END, History, gain
from digitpad.numbers.reading import UNREADABLE

Places = npt.NDArray[np.intp]

KINDS: Final = (DIGIT, *NUMBER_MARKS, UNREADABLE)
"""Classes of a node. Which digit it is does not matter for the segmentation."""
BEAM_WIDTH: Final = 12
"""Hypotheses kept at each piece, and returned. Wider beams read the same numbers."""


class Candidate(NamedTuple):
    """Pieces ``first`` to ``end - 1`` of a line, taken together as one sign."""

    first: int
    end: int


class Nodes(NamedTuple):
    """The nodes of a lattice, (n,) each.

    ``candidates``: indices of candidates; ``kinds``: indices in ``KINDS``; ``scores``: log-odds.
    """

    candidates: Places
    kinds: Places
    scores: Doubles


class Hypothesis(NamedTuple):
    """A path from the left end of the line to some piece, or to its right end.

    ``history``: its signs from ``BEGIN`` on; ``chosen``: indices of its nodes, from left to right.
    """

    score: float
    history: History
    chosen: tuple[int, ...]


def n_best(
    nodes: Nodes, candidates: list[Candidate], pieces: int, forms: float
) -> list[Hypothesis]:
    """Return the ``BEAM_WIDTH`` best hypotheses for a line of ``pieces`` pieces, the best first.

    Each hypothesis uses every piece once. ``forms``: weight of the n-gram scores.
    """
    begins: list[list[tuple[int, int, str, float]]] = [[] for _ in range(pieces)]
    for node, (candidate, kind, score) in enumerate(
        zip(*map(np.ndarray.tolist, nodes), strict=True)
    ):
        first, end = candidates[candidate]
        begins[first].append((node, end, KINDS[kind], score))
    beams: list[list[Hypothesis]] = [[] for _ in range(pieces + 1)]
    beams[0].append(Hypothesis(0.0, (BEGIN,), ()))
    for begin, following in enumerate(begins):
        for hypothesis in heapq.nlargest(BEAM_WIDTH, beams[begin]):
            for node, end, sign, score in following:
                reached = hypothesis.score + score + forms * gain(sign, hypothesis.history)
                history = hypothesis.history if sign == UNREADABLE else (*hypothesis.history, sign)
                beams[end].append(Hypothesis(reached, history, (*hypothesis.chosen, node)))
    ended = (h._replace(score=h.score + forms * gain(END, h.history)) for h in beams[-1])
    return heapq.nlargest(BEAM_WIDTH, ended)


def aligned(
    texts: Sequence[Sequence[int]],
    scores: Doubles,
    others: Doubles,
    candidates: list[Candidate],
    pieces: int,
) -> list[tuple[float, list[tuple[int, int | None]]]]:
    """Align each text with the candidates; return the score and the path of its best alignment.

    ``texts``: classes of signs. ``scores``: (candidates, classes). ``others``: (candidates,),
    scores of being a sign that the texts leave out. A path is a list of candidates from left to
    right, each with its class, or None for a sign that is left out. Where the line has too few
    pieces for a text, its score is -inf and its path empty.
    """
    longest = max(map(len, texts))
    signs = np.zeros((len(texts), longest), dtype=np.intp)
    for row, text in zip(signs, texts, strict=True):
        row[: len(text)] = text
    # Best score with the first pieces used for the first signs of each text.
    best = np.full((pieces + 1, len(texts), longest + 1), -np.inf)
    best[0, :, 0] = 0.0
    last = np.zeros(best.shape, dtype=np.intp)
    counts = np.zeros(best.shape, dtype=bool)
    for number, (first, end) in enumerate(candidates):
        before, here = best[first], best[end]
        for reached, used, is_of_text in (
            (before[:, :-1] + scores[number][signs], slice(1, None), True),
            (before + others[number], slice(None), False),
        ):
            is_better = reached > here[:, used]
            here[:, used][is_better] = reached[is_better]
            last[end][:, used][is_better] = number
            counts[end][:, used][is_better] = is_of_text
    alignments = []
    for number, text in enumerate(texts):
        score = float(best[-1, number, len(text)])
        is_there = score > -np.inf
        path = (
            _traced_back(text, last[:, number], counts[:, number], candidates) if is_there else []
        )
        alignments.append((score, path))
    return alignments


def _traced_back(
    text: Sequence[int],
    last: Places,
    counts: npt.NDArray[np.bool_],
    candidates: list[Candidate],
) -> list[tuple[int, int | None]]:
    path: list[tuple[int, int | None]] = []
    piece, used = len(last) - 1, len(text)
    while piece:
        number, is_of_text = int(last[piece, used]), bool(counts[piece, used])
        used -= is_of_text
        path.append((number, text[used] if is_of_text else None))
        piece = candidates[number].first
    return path[::-1]
