"""The least change of a drawing that alters what is read, found by search over its strokes.

Tried are what a hand does: a piece of a stroke is rubbed out, two ends are joined, or an end is
drawn on. Each try is a whole drawing, read as any other, so that what is found holds when
somebody does it with pen and eraser. It needs no torch.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.explain.shape import StrokeRole, what_line_does
from digitpad.ink.drawing import Drawing, Stroke
from digitpad.ink.polylines import resampled
from digitpad.recognise.prediction import Prediction
from digitpad.recognise.recogniser import Recogniser

Points = npt.NDArray[np.float32]

PIECES: Final = 24
"""A drawing is cut into about so many pieces of one length."""
LONGEST: Final = 5
"""At most so many of them are rubbed out in a row."""
REACH: Final = 0.45
"""Ends farther apart than this part of the drawing's size are not joined."""
DRAWN_ON: Final = (0.15, 0.3)
"""How far an end is drawn on, as parts of the drawing's size."""
PARTED: Final = 0.25
"""What it costs to break a stroke in two, which nobody would: an end is shortened sooner."""


class Edit(StrEnum):
    """What is done to the drawing."""

    RUB_OUT = "rub out"
    JOIN = "join"
    DRAW_ON = "draw on"


@dataclass(frozen=True, slots=True, eq=False)
class LeastChange:
    """A change and what it makes of the reading.

    ``line``: what is rubbed out or drawn, (n, 2) in canvas units. ``does``: what that is to the
    drawing. ``cost``: its length, as a part of the drawing's size, and how unsure the new answer
    is, 0..1: of two changes as long the one that makes a surer answer is the less. ``drawing``:
    the changed one. ``prediction``: how that is read.
    """

    doing: Edit
    line: Points
    does: StrokeRole
    cost: float
    drawing: Drawing
    prediction: Prediction


def least_changes(
    recogniser: Recogniser, drawing: Drawing
) -> Generator[None, None, tuple[LeastChange, ...]]:
    """Look for the least change to each other answer, the least of all first.

    It may be given up after any try.
    """
    plain, size = recogniser.recognise(drawing), _size(drawing)
    found: dict[str, LeastChange] = {}
    for doing, line, changed in _tries(drawing):
        yield
        read = recogniser.recognise(changed)
        label, cost = read.label, _length(line) / size + 1 - read.confidence
        if label is None or not read.verdict.is_answer or label == plain.label:
            continue
        if label not in found or cost < found[label].cost:
            is_added = doing is not Edit.RUB_OUT
            does = what_line_does(drawing, line, changed, is_added=is_added)
            cost += PARTED * (does is StrokeRole.TIE)
            if label not in found or cost < found[label].cost:
                found[label] = LeastChange(doing, line, does, cost, changed, read)
    return tuple(sorted(found.values(), key=lambda one: one.cost))


def _tries(drawing: Drawing) -> Iterator[tuple[Edit, Points, Drawing]]:
    """Yield every change that is tried, what is done and the changed drawing."""
    lines = [resampled(stroke.points, _piece_length(drawing)) for stroke in drawing.strokes]
    for number, line in enumerate(lines):
        for length in range(1, LONGEST + 1):
            for start in range(len(line) - length):
                rest = [line[: start + 1], line[start + length :]]
                kept = [part for part in rest if len(part) > 1]
                others = [*lines[:number], *kept, *lines[number + 1 :]]
                if others:
                    yield Edit.RUB_OUT, line[start : start + length + 1], _made(drawing, others)
    ends = [end for line in lines for end in (line[0], line[-1])]
    size = _size(drawing)
    for one, other in combinations(ends, 2):
        if 0 < np.hypot(*(one - other)) <= REACH * size:
            added = np.stack((one, other))
            yield Edit.JOIN, added, _made(drawing, [*lines, added])
    for line in lines:
        for end, before in ((line[-1], line[-2]), (line[0], line[1])):
            ahead = (end - before) / max(1e-6, float(np.hypot(*(end - before))))
            for part in DRAWN_ON:
                added = np.stack((end, end + ahead * part * size))
                yield Edit.DRAW_ON, added, _made(drawing, [*lines, added])


def _made(drawing: Drawing, lines: list[Points]) -> Drawing:
    return Drawing(tuple(Stroke(line) for line in lines), drawing.pen_width)


def _size(drawing: Drawing) -> float:
    left, top, right, bottom = drawing.bounds()
    return max(right - left, bottom - top, 1e-3)


def _piece_length(drawing: Drawing) -> float:
    return max(sum(stroke.length for stroke in drawing.strokes) / PIECES, 1e-3)


def _length(line: Points) -> float:
    return float(np.hypot(*np.diff(line, axis=0).T).sum())
