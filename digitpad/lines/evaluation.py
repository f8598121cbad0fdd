"""How well numbers are read: as a whole, and sign by sign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NumberScore:
    """Accuracy of ``n`` numbers.

    ``whole``: share read entirely right, 0..1. ``cer``: character error rate, edits per sign of the
    truth. ``per_length``: length of the truth → share read entirely right.
    """

    n: int
    whole: float
    cer: float
    per_length: dict[int, float]


def number_score(truths: Sequence[str], readings: Sequence[str]) -> NumberScore:
    """Compare ``readings`` with ``truths``, both without spaces."""
    lengths: dict[int, list[bool]] = {}
    edits = 0
    for truth, reading in zip(truths, readings, strict=True):
        lengths.setdefault(len(truth), []).append(truth == reading)
        edits += edit_distance(truth, reading)
    right = sum(map(sum, lengths.values()))
    signs = sum(map(len, truths))
    return NumberScore(
        n=len(truths),
        whole=right / max(1, len(truths)),
        cer=edits / max(1, signs),
        per_length={length: sum(of) / len(of) for length, of in sorted(lengths.items())},
    )


def edit_distance(first: Sequence[object], second: Sequence[object]) -> int:
    """Return the fewest insertions, deletions and replacements that make one of the other."""
    before = list(range(len(second) + 1))
    for row, one in enumerate(first, 1):
        here = [row]
        for column, other in enumerate(second, 1):
            here.append(min(before[column] + 1, here[-1] + 1, before[column - 1] + (one != other)))
        before = here
    return before[-1]
