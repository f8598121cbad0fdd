"""The smallest change of a drawing that alters the answer, found by search over its strokes.

The search tries what a hand can do: rub out a piece of a stroke, join two ends, or extend an end.
Each trial is a complete drawing, read like any other, so the result also holds if the user makes
the change with pen and eraser. It needs no torch.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.explain.shape import StrokeRole, role_of_line
from digitpad.ink.drawing import Drawing, Stroke
from digitpad.ink.polylines import resampled
from digitpad.recognise.prediction import Prediction
from digitpad.recognise.recogniser import Recogniser

Points = npt.NDArray[np.float32]

PIECES: Final = 24
"""Approximate number of equal pieces that a drawing is cut into."""
MAX_ERASED_PIECES: Final = 5
"""Most consecutive pieces that are rubbed out."""
MAX_JOIN: Final = 0.45
"""Ends farther apart than this, as a fraction of the drawing's size, are not joined."""
EXTENSIONS: Final = (0.15, 0.3)
"""Lengths by which an end is extended, as fractions of the drawing's size."""
SPLIT_COST: Final = 0.25
"""Extra cost of splitting a stroke in two; shortening an end is the more natural change."""


class Edit(StrEnum):
    """The kind of change to a drawing."""

    RUB_OUT = "rub out"
    JOIN = "join"
    DRAW_ON = "draw on"


@dataclass(frozen=True, slots=True, eq=False)
class LeastChange:
    """A change and the resulting prediction.

    ``line``: what is rubbed out or drawn, (n, 2) in canvas units. ``role``: its role in the
    drawing. ``cost``: its length as a fraction of the drawing's size, plus the uncertainty of the
    new answer, 0..1, so that of two equally long changes the one with the surer answer is
    smaller. ``drawing``: the changed one. ``prediction``: of the changed drawing.
    ``is_preferred``: as asked of the search.
    """

    edit: Edit
    line: Points
    role: StrokeRole
    cost: float
    drawing: Drawing
    prediction: Prediction
    is_preferred: bool = True

    @property
    def rank(self) -> tuple[bool, float]:
        return not self.is_preferred, self.cost


def least_changes(
    recogniser: Recogniser,
    drawing: Drawing,
    prefers: Callable[[Edit, Points, Drawing], bool] = lambda *_change: True,
) -> Generator[None, None, tuple[LeastChange, ...]]:
    """Search for the smallest change to each other answer; returns the smallest of all first.

    Changes that the caller ``prefers``, by their kind, line and drawing, come before all others.
    The generator may be closed after any trial.
    """
    plain, size = recogniser.recognise(drawing), _size(drawing)
    cheapest: dict[str, LeastChange] = {}
    for edit, line, changed in _tries(drawing):
        yield
        read = recogniser.recognise(changed)
        label, cost = read.answer, _length(line) / size + 1 - read.confidence
        if label in (None, plain.answer):
            continue
        is_preferred = prefers(edit, line, changed)
        if label not in cheapest or (not is_preferred, cost) < cheapest[label].rank:
            is_added = edit is not Edit.RUB_OUT
            role = role_of_line(drawing, line, changed, is_added=is_added)
            cost += SPLIT_COST * (role is StrokeRole.TIE)
            change = LeastChange(edit, line, role, cost, changed, read, is_preferred)
            if label not in cheapest or change.rank < cheapest[label].rank:
                cheapest[label] = change
    return tuple(sorted(cheapest.values(), key=lambda change: change.rank))


def _tries(drawing: Drawing) -> Iterator[tuple[Edit, Points, Drawing]]:
    """Yield every trial: its kind, its line and the changed drawing."""
    lines = [resampled(stroke.points, _piece_length(drawing)) for stroke in drawing.strokes]
    for number, line in enumerate(lines):
        for length in range(1, MAX_ERASED_PIECES + 1):
            for start in range(len(line) - length):
                halves = [line[: start + 1], line[start + length :]]
                long = [part for part in halves if len(part) > 1]
                others = [*lines[:number], *long, *lines[number + 1 :]]
                if others:
                    yield Edit.RUB_OUT, line[start : start + length + 1], _changed(drawing, others)
    ends = [end for line in lines for end in (line[0], line[-1])]
    size = _size(drawing)
    for pair in combinations(ends, 2):
        if 0 < np.hypot(*(pair[0] - pair[1])) <= MAX_JOIN * size:
            added = np.stack(pair)
            yield Edit.JOIN, added, _changed(drawing, [*lines, added])
    for line in lines:
        for end, before in ((line[-1], line[-2]), (line[0], line[1])):
            ahead = (end - before) / max(1e-6, float(np.hypot(*(end - before))))
            for part in EXTENSIONS:
                added = np.stack((end, end + ahead * part * size))
                yield Edit.DRAW_ON, added, _changed(drawing, [*lines, added])


def _changed(drawing: Drawing, lines: list[Points]) -> Drawing:
    return Drawing(tuple(Stroke(line) for line in lines), drawing.pen_width)


def _size(drawing: Drawing) -> float:
    left, top, right, bottom = drawing.bounds()
    return max(right - left, bottom - top, 1e-3)


def _piece_length(drawing: Drawing) -> float:
    return max(sum(stroke.length for stroke in drawing.strokes) / PIECES, 1e-3)


def _length(line: Points) -> float:
    return float(np.hypot(*np.diff(line, axis=0).T).sum())
