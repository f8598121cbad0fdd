"""Numbers: signs that the links of the network lead through."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from digitpad.ink.boxes import Box
from digitpad.paper.detector.heads import SIGNS
from digitpad.paper.detector.signs import Signs

LIKELY: Final = 0.4
"""Least probability of a link that is followed."""
FARTHEST: Final = 1.3
"""How far both ends of a link may be off together, in heights of a digit."""


class Chain(NamedTuple):
    """A number: the indices of its signs, left to right, and the probability that it is right."""

    signs: tuple[int, ...]
    text: str
    probability: float
    box: Box[int]


def chains_of(signs: Signs) -> list[Chain]:
    """Return the numbers that signs make, each with a digit."""
    real = np.flatnonzero(signs.classes < len(SIGNS))
    following = _links(signs, real)
    begins = [int(sign) for sign in real if sign not in {*following.values()}]
    chains = []
    for begin in begins:
        chain = [begin]
        while chain[-1] in following:
            chain.append(following[chain[-1]])
        chain = _without_marks(signs, chain)
        if chain:
            chains.append(chain_of(signs, chain))
    return chains


def chain_of(signs: Signs, chain: list[int]) -> Chain:
    """Return the number of signs in an order."""
    which = np.array(chain)
    low = (signs.centres - signs.sizes / 2)[which].min(axis=0)
    high = (signs.centres + signs.sizes / 2)[which].max(axis=0)
    sure = signs.sureness[which] * signs.chances[which].max(axis=1)
    joints = np.minimum(signs.linked[which[:-1], 0], signs.linked[which[1:], 1])
    ends = [1 - signs.linked[which[0], 1], 1 - signs.linked[which[-1], 0]]
    probability = float(np.prod(sure) * np.prod(joints) * np.prod(ends))
    text = "".join(SIGNS[sign] for sign in signs.classes[which])
    box = Box(*(round(float(side)) for side in (*low, *high)))
    return Chain(tuple(chain), text, probability, box)


def _links(signs: Signs, real: np.ndarray) -> dict[int, int]:
    """Return which sign follows which, each at most one, the best joints first."""
    digits = signs.are_digits[real]
    reach = FARTHEST * (float(np.median(signs.sizes[real][digits, 1])) if digits.any() else 1.0)
    begins = real[signs.linked[real, 0] >= LIKELY]
    ends = real[signs.linked[real, 1] >= LIKELY]
    ahead = (signs.centres[begins] + signs.links[begins, 0])[:, None] - signs.centres[ends]
    back = (signs.centres[ends] + signs.links[ends, 1]) - signs.centres[begins, None]
    off = np.hypot(ahead[..., 0], ahead[..., 1]) + np.hypot(back[..., 0], back[..., 1])
    off[begins[:, None] == ends] = np.inf
    following: dict[int, int] = {}
    taken: set[int] = set()
    near = np.argwhere(off <= reach)
    for begin, end in near[np.argsort(off[tuple(near.T)], kind="stable")]:
        if begins[begin] not in following and ends[end] not in taken:
            following[int(begins[begin])] = int(ends[end])
            taken.add(int(ends[end]))
    return following


def _without_marks(signs: Signs, chain: list[int]) -> list[int]:
    """Return a chain from its first digit or sign before it to its last digit or per cent."""
    texts = [SIGNS[signs.classes[sign]] for sign in chain]
    digits = [place for place, text in enumerate(texts) if text.isdigit()]
    if not digits:
        return []
    begin, end = digits[0], digits[-1] + 1
    begin -= begin > 0 and texts[begin - 1] in "+-"
    end += end < len(texts) and texts[end] == "%"
    return chain[begin:end]
