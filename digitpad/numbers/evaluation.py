"""How well numbers are read: as a whole, and sign by sign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles
from digitpad.edits import fewest_edits
from digitpad.numbers.reading import Reading


@dataclass(frozen=True, slots=True, eq=False)
class NumberScore:
    """Accuracy of ``n`` numbers.

    ``whole``: share read entirely right, 0..1. ``cer``: character error rate, edits per sign of the
    truth. ``per_length``: length of the truth → share read entirely right. ``confidence``: the
    probability of each sign that was read, float64 (signs,); ``right``: whether the fewest edits
    that make the truth of the reading leave it as it is, bool (signs,).
    """

    n: int
    whole: float
    cer: float
    per_length: dict[int, float]
    confidence: Doubles
    right: npt.NDArray[np.bool_]


def number_score(truths: Sequence[str], readings: Sequence[Reading]) -> NumberScore:
    """Compare ``readings`` with ``truths``, which have no spaces."""
    lengths: dict[int, list[bool]] = {}
    edits = 0
    agree: list[bool] = []
    for truth, reading in zip(truths, readings, strict=True):
        lengths.setdefault(len(truth), []).append(truth == reading.text)
        needed, left = fewest_edits(truth, reading.text)
        edits += needed
        agree += left
    right = sum(map(sum, lengths.values()))
    signs = sum(map(len, truths))
    return NumberScore(
        n=len(truths),
        whole=right / max(1, len(truths)),
        cer=edits / max(1, signs),
        per_length={length: sum(of) / len(of) for length, of in sorted(lengths.items())},
        confidence=np.array([sign.probability for read in readings for sign in read.signs]),
        right=np.array(agree, dtype=bool),
    )
