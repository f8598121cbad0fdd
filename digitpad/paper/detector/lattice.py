"""Where the rows and columns of a table begin and end on the straightened sheet.

Each place of the maps says how far it is to the sides of its cell, and whether an edge is there.
The cells that agree best with all places are found by one dynamic program for each number of cells.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import cv2
import numpy as np

from digitpad.arrays import Bools, Doubles, Floats
from digitpad.paper.detector.flow import SheetFlow, flow_of, points_of, straightened
from digitpad.paper.detector.heads import (
    EDGES,
    FARTHEST,
    IN_TABLE,
    REACH_PX,
    SIDES,
    STRIDE,
    sigmoid,
)
from digitpad.recognise import cancellation

NARROWEST: Final = 5
"""Least width of a cell, in places."""
SPREAD: Final = 2.0
"""How far off a side is usually said to be, in places, ..."""
SPREAD_SHARE: Final = 0.15
"""... and in its distance."""
MOST_OFF: Final = 3.0
"""What a place costs whose side is wholly wrong; one as far off as usual costs 1."""
OUTSIDE: Final = 4.5
"""The most that a place of the table costs that is in no cell; one that is as far outside as a side
is usually off costs 1."""
CELL: Final = 6.0
"""What a row or column costs, in places one above the other that are as far off as usual."""
EDGE: Final = 1.5
"""What an edge is worth that all places along it say is there."""
BLUR: Final = 1.1
"""How far off edges are said to be, in places."""
ROUNDS: Final = 3
"""Of straightening a table by the edges that were found."""
AROUND: Final = np.ones((5, 5), np.uint8)
FEWEST_PLACES: Final = 40
"""Of the maps that a table takes."""
COVERED: Final = 0.75
"""The percentile, of those that have any, of how many places across say where an edge is."""
MOST_CELLS: Final = 90
"""In one row or column."""
WORSE: Final = 8.0
"""Numbers of cells that cost so much more than the best are not gone beyond."""


class Lattice(NamedTuple):
    """A table: where its columns and rows begin and end, in pixels of the straightened photo.

    ``lost``: how much worse another number of columns, and of rows, agrees with the maps. ``said``:
    the share of places along each edge that say it is there. ``off``: how far the sides are off
    that places in each column, and row, say; 1 is usual. ``other``: edges of the next best columns
    and rows, one of which differs in number.
    """

    columns: Doubles
    rows: Doubles
    lost: tuple[float, float]
    said: tuple[Doubles, Doubles]
    off: tuple[Doubles, Doubles]
    other: tuple[Doubles, Doubles]

    @property
    def second(self) -> Lattice:
        """The next best table, whose next best is this one."""
        columns, rows = self.other
        unsaid = np.zeros(len(columns)), np.zeros(len(rows))
        return Lattice(columns, rows, (0.0, 0.0), unsaid, unsaid, (self.columns, self.rows))

    def cell_of(self, point: Doubles) -> tuple[int, int] | None:
        """Return the row and column of a point of the straightened photo; None outside."""
        column = int(np.searchsorted(self.columns, point[0])) - 1
        row = int(np.searchsorted(self.rows, point[1])) - 1
        is_inside = 0 <= column < len(self.columns) - 1 and 0 <= row < len(self.rows) - 1
        return (row, column) if is_inside else None


def table_in(maps: Floats, scale: float) -> tuple[Lattice, SheetFlow] | None:
    """Return the largest table in the maps of a photo seen at a scale, and its own flow.

    None where there is none.
    """
    table = _largest(maps[IN_TABLE] > 0)
    if table.sum() < FEWEST_PLACES:
        return None
    flow = flow_of(maps, scale, table)
    lattice = _lattice_of(maps, scale, flow, table)
    around = cv2.dilate(table.astype(np.uint8), AROUND) > 0
    for _ in range(ROUNDS):
        cancellation.current().raise_if_cancelled()
        flow = straightened(flow, maps, scale, around, (lattice.columns, lattice.rows))
        lattice = _lattice_of(maps, scale, flow, table)
    return lattice, flow


def _lattice_of(maps: Floats, scale: float, flow: SheetFlow, table: Bools) -> Lattice:
    # The edges around a table are half outside its cells.
    down, across = np.nonzero(cv2.dilate(table.astype(np.uint8), AROUND))
    places = flow.straight(points_of(down, across, scale)) * scale / STRIDE
    said = maps[:, down, across].astype(float)
    sides = np.maximum(said[SIDES], 0) * REACH_PX / STRIDE
    chances = sigmoid(said[EDGES])
    is_in = table[down, across]
    found: list[_Cells] = []
    # Level edges, which rows end at, lie along x and are told apart by y.
    for axis, own, chance in ((0, sides[:2], chances[1]), (1, sides[2:], chances[0])):
        votes = _Votes(places[:, axis], places[:, 1 - axis], own[0], own[1], chance, is_in)
        found.append(_best_cells(votes))
    unit = STRIDE / scale
    columns, rows = found
    is_upright = columns.lost < rows.lost
    return Lattice(
        columns.edges * unit,
        rows.edges * unit,
        (columns.lost, rows.lost),
        (columns.said, rows.said),
        (columns.off, rows.off),
        (
            (columns.others if is_upright else columns.edges) * unit,
            (rows.edges if is_upright else rows.others) * unit,
        ),
    )


def middle_of_cell(maps: Floats, scale: float, flow: SheetFlow, point: Doubles) -> Doubles:
    """Return the middle of the cell that a point of the photo is in, on the straightened photo.

    The maps say how far the sides are; a number may be written over an edge.
    """
    column, row = np.clip(point * scale / STRIDE, 0, np.array(maps.shape[:0:-1]) - 1).astype(int)
    middle: Doubles = flow.straight(point[None])[0]
    if maps[IN_TABLE, row, column] > 0:
        left, right, top, low = np.maximum(maps[SIDES, row, column], 0) * REACH_PX / scale
        middle = middle + np.array([right - left, low - top]) / 2
    return middle


def _largest(mask: Bools) -> Bools:
    """Return the largest connected part of a mask."""
    joined = cv2.dilate(mask.astype(np.uint8), np.ones((5, 5), np.uint8))
    _, labels = cv2.connectedComponents(joined)
    sizes = np.bincount(labels[mask], minlength=2)
    sizes[0] = 0
    return np.asarray(mask & (labels == sizes.argmax()))


class _Votes(NamedTuple):
    """What places say: where they are along an axis and across it, how far behind and ahead of
    each its cell ends, how likely an edge is there, and whether it is in a cell at all.
    """

    along: Doubles
    across: Doubles
    before: Doubles
    after: Doubles
    chance: Doubles
    is_in: Bools


class _Cells(NamedTuple):
    """The best edges along an axis and what is ``said`` for each, how far ``off`` the sides of each
    cell are said to be, the edges of the best other number of cells, and how much worse they are.
    """

    edges: Doubles
    said: Doubles
    off: Doubles
    others: Doubles
    lost: float


def _best_cells(votes: _Votes) -> _Cells:
    """Return the edges along an axis, in places, that agree best with what places say."""
    inside = votes.along[votes.is_in]
    first = int(np.floor(inside.min())) - 4
    count = int(np.ceil(inside.max())) + 5 - first
    along = votes.along - first
    # How many places across there are in each place along: a table may be cut off at a corner.
    lines = np.zeros(count)
    places = np.column_stack([along, votes.across])[votes.is_in].astype(int)
    np.add.at(lines, np.unique(places, axis=0)[:, 0], 1)
    usual = max(float(np.percentile(lines[lines > 0], 100 * COVERED)), 1.0)
    rounded = np.clip(np.rint(along).astype(int), 0, count - 1)[votes.is_in]
    before = _losses(rounded, votes.before[votes.is_in], count) / usual
    after = _losses(rounded, votes.after[votes.is_in], count) / usual
    costs = np.full((count + 1, count + 1), np.inf)
    for begin in range(count - NARROWEST):
        # A cell from here on: each place in it is so far behind its end, and so far ahead of it.
        steps = np.arange(count - begin)
        costs[begin, begin + 1 :] = np.cumsum(before[begin + steps, steps])
    for end in range(1, count + 1):
        steps = np.arange(end)
        costs[:end, end] += np.cumsum(after[end - 1 - steps, steps])[::-1]
    lengths = np.arange(count + 1)[None] - np.arange(count + 1)[:, None]
    costs[lengths < NARROWEST] = np.inf
    said = _said(along, votes.chance, count) / usual
    here = np.bincount(rounded, minlength=count) / usual
    away = np.arange(count + 1)[None] - np.arange(count)[:, None]  # of edges from places
    before_all = here @ np.clip(away / SPREAD, 0, OUTSIDE)
    after_all = here @ np.clip((1 - away) / SPREAD, 0, OUTSIDE)
    total, edges = best_of_each_number(costs + CELL, EDGE * said, before_all, after_all)
    order = np.argsort(total)
    best, other = (edges(int(number)) for number in (order[0], order[min(1, len(order) - 1)]))
    lost = float(total[order[1]] - total[order[0]]) if len(order) > 1 else np.inf
    edges_there = best + float(first)
    return _Cells(edges_there, said[best], _off(votes, edges_there), other + float(first), lost)


def _off(votes: _Votes, edges: Doubles) -> Doubles:
    """Return how far off the sides are that places in each cell say, on average; 1 is usual."""
    cell = np.searchsorted(edges, votes.along) - 1
    inside = votes.is_in & (cell >= 0) & (cell < len(edges) - 1)
    cell, along = cell[inside], votes.along[inside]
    total = np.zeros(len(edges) - 1)
    for said, due in (
        (votes.before[inside], along - edges[cell]),
        (votes.after[inside], edges[cell + 1] - along),
    ):
        off = np.abs(said - due) / (SPREAD + SPREAD_SHARE * due)
        total += np.bincount(cell, np.minimum(off, MOST_OFF), len(total))
    return np.asarray(total / 2 / np.maximum(np.bincount(cell, minlength=len(total)), 1))


def _losses(along: np.ndarray, side: Doubles, count: int) -> Doubles:
    """Return what places cost in all, (count, count + 1), where their side is so far away.

    ``along``: where each place is; ``side``: how far away it says its side is.
    """
    farthest = int(FARTHEST * REACH_PX / STRIDE)
    said = np.zeros((count, farthest + 2))
    whole = np.floor(np.minimum(side, farthest)).astype(int)
    part = np.minimum(side, farthest) - whole
    np.add.at(said, (along, whole), 1 - part)
    np.add.at(said, (along, whole + 1), part)
    distances = np.minimum(np.arange(count + 1), farthest)
    due = np.arange(farthest + 2)[:, None]
    off = np.abs(due - distances) / (SPREAD + SPREAD_SHARE * due)
    return np.asarray(said @ np.minimum(off, MOST_OFF))


def _said(along: Doubles, chance: Doubles, count: int) -> Doubles:
    """Return how many places say that an edge is at each whole place, (count + 1,)."""
    said = np.zeros(count + 1)
    whole = np.floor(along).astype(int)
    part = along - whole
    inside = (whole >= 0) & (whole < count)
    np.add.at(said, whole[inside], (chance * (1 - part))[inside])
    np.add.at(said, whole[inside] + 1, (chance * part)[inside])
    window = np.exp(-((np.arange(-3, 4) / BLUR) ** 2) / 2)
    return np.convolve(said, window, mode="same")


class _Traced(NamedTuple):
    """The last edge of the best cells of each number, and which edge came before each edge."""

    lasts: Sequence[int]
    before: Sequence[np.ndarray]

    def __call__(self, number: int) -> np.ndarray:
        """Return the edges of the best cells, ``number`` + 1 of them."""
        edges = [self.lasts[number]]
        for before in self.before[number::-1]:
            edges.append(int(before[edges[-1]]))
        return np.array(edges[::-1], int)


def best_of_each_number(
    costs: Doubles, worth: Doubles, before_all: Doubles, after_all: Doubles
) -> tuple[Doubles, _Traced]:
    """Return the least cost of 1, 2, … cells in a row, and their edges.

    ``costs``: of a cell between two edges, (n, n). ``worth``: of each edge. ``before_all``,
    ``after_all``: what is outside of all cells costs if each edge is the first, or the last.
    """
    costs = costs - worth
    reached = before_all - worth
    total: list[float] = []
    lasts: list[int] = []
    before: list[np.ndarray] = []
    while len(total) < MOST_CELLS and (len(total) < 2 or total[-1] < min(total) + WORSE):
        sums = reached[:, None] + costs
        before.append(sums.argmin(axis=0))
        reached = sums.min(axis=0)
        ended = reached + after_all
        if not np.isfinite(ended).any():
            break
        lasts.append(int(ended.argmin()))
        total.append(float(ended.min()))
    return np.array(total), _Traced(lasts, before)
