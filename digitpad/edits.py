"""The fewest edits that make one text, or one sequence of signs, of another."""

from __future__ import annotations

from collections.abc import Sequence


def edit_distance(first: Sequence[object], second: Sequence[object]) -> int:
    """Return the fewest insertions, deletions and replacements that make one of the other."""
    return fewest_edits(first, second)[0]


def fewest_edits(
    truth: Sequence[object], reading: Sequence[object]
) -> tuple[int, tuple[bool, ...]]:
    """Return the fewest edits that make one of the other, and what of ``reading`` they leave."""
    best: list[tuple[int, tuple[bool, ...]]] = [(row, ()) for row in range(len(truth) + 1)]
    for sign in reading:
        before, best = best, [(best[0][0] + 1, (*best[0][1], False))]
        for row, wanted in enumerate(truth):
            edits, kept = before[row]
            here = edits + (sign != wanted), (*kept, sign == wanted)
            extra = before[row + 1][0] + 1, (*before[row + 1][1], False)
            missing = best[row][0] + 1, best[row][1]
            best.append(min(here, extra, missing, key=lambda one: one[0]))
    return best[-1]
