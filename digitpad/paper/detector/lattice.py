"""Where the rows and columns of a table begin and end on the straightened sheet."""

from __future__ import annotations

from typing import Final, NamedTuple

import cv2
import numpy as np

from digitpad.arrays import Bools, Doubles, Floats
from digitpad.paper.detector.flow import SheetFlow
from digitpad.paper.detector.heads import EDGES, IN_TABLE, REACH_PX, SIDES, STRIDE, TALL_PX

CLOSEST: Final = 0.7 * TALL_PX / STRIDE
"""Least distance of two edges, in places."""
BLUR: Final = 0.16 * TALL_PX / STRIDE
"""How far off an edge is said to be, in places."""
PRICE: Final = 1.0
"""Of an edge; one that all places above and below agree on is worth 3, one at the end 2."""
FEWEST_PLACES: Final = 40
"""Of the maps that a table takes."""
COVERED: Final = 0.75
"""The percentile, of those that have any, of how many places across say where an edge is."""


class Lattice(NamedTuple):
    """A table: where its rows and columns begin and end, in pixels of the straightened photo.

    ``margins``: how much is lost by leaving out each of these edges, of columns and of rows;
    ``added``: how much by adding another. ``other``: the next best edges.
    """

    columns: Doubles
    rows: Doubles
    margins: tuple[Doubles, Doubles]
    added: tuple[float, float]
    other: tuple[Doubles, Doubles]

    @property
    def second(self) -> Lattice:
        """The next best table, whose next best is this one."""
        return self._replace(
            columns=self.other[0],
            rows=self.other[1],
            margins=(np.zeros(len(self.other[0])), np.zeros(len(self.other[1]))),
            other=(self.columns, self.rows),
        )

    def cell_of(self, point: Doubles) -> tuple[int, int] | None:
        """Return the row and column of a point of the straightened photo; None outside."""
        column = int(np.searchsorted(self.columns, point[0])) - 1
        row = int(np.searchsorted(self.rows, point[1])) - 1
        is_inside = 0 <= column < len(self.columns) - 1 and 0 <= row < len(self.rows) - 1
        return (row, column) if is_inside else None


def lattice_of(maps: Floats, scale: float, flow: SheetFlow) -> Lattice | None:
    """Return the largest table in the maps of a photo seen at a scale; None where there is none."""
    table = _largest(maps[IN_TABLE] > 0)
    if table.sum() < FEWEST_PLACES:
        return None
    # The edges around a table are half outside its cells.
    down, across = np.nonzero(cv2.dilate(table.astype(np.uint8), np.ones((5, 5), np.uint8)))
    points = np.asarray((np.column_stack([across, down]) + 0.5) * STRIDE / scale, np.float64)
    places = flow.straight(points) * scale / STRIDE
    said = maps[:, down, across].astype(float)
    sides = np.maximum(said[SIDES], 0) * REACH_PX / STRIDE
    chances = 1 / (1 + np.exp(-np.clip(said[EDGES], -60, 60)))
    is_in = table[down, across]
    found: list[tuple[_Edges, Doubles, Doubles]] = []
    # Level edges, which rows end at, lie along x and are told apart by y.
    for axis, (before, after), chance in ((0, sides[:2], chances[1]), (1, sides[2:], chances[0])):
        votes = _Votes(places[:, axis], places[:, 1 - axis], before, after, chance, is_in)
        worth, first = _worth(votes)
        best = _best_edges(worth - PRICE)
        if len(best.places) < 2:
            return None
        unit = STRIDE / scale
        found.append((best, (best.places + first) * unit, (best.others + first) * unit))
    (upright, columns, other_columns), (level, rows, other_rows) = found
    other = (other_columns, rows) if upright.least < level.least else (columns, other_rows)
    margins, added = (upright.without, level.without), (upright.added, level.added)
    return Lattice(columns, rows, margins, added, other)


def _largest(mask: Bools) -> Bools:
    """Return the largest connected part of a mask."""
    joined = cv2.dilate(mask.astype(np.uint8), np.ones((5, 5), np.uint8))
    _, labels = cv2.connectedComponents(joined)
    sizes = np.bincount(labels[mask], minlength=2)
    sizes[0] = 0
    return np.asarray(mask & (labels == sizes.argmax()))


class _Edges(NamedTuple):
    """The places of edges, and of the next best choice; how much is lost ``without`` each, and at
    least by an edge ``added``.
    """

    places: np.ndarray
    others: np.ndarray
    without: Doubles
    added: float

    @property
    def least(self) -> float:
        return min(float(self.without.min()), self.added)


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


def _worth(votes: _Votes) -> tuple[Doubles, int]:
    """Return what an edge is worth at each whole place along an axis, and where the first is.

    Each place in a cell says where the cell begins and ends, and whether an edge is there. What
    all say together is 1 for each side of the edge, and 1 for the edge itself.
    """
    along, _, before, after, chance, is_in = votes
    first = int(np.floor((along - before).min())) - 4
    count = int(np.ceil((along + after).max())) + 5 - first
    share = is_in / np.maximum(before + after, 1.0)
    # How many places across there are in each place along: a table may be cut off at a corner.
    lines = np.zeros(count)
    inside = np.column_stack([along, votes.across])[is_in].astype(int)
    np.add.at(lines, np.unique(inside, axis=0)[:, 0] - first, 1)
    usual = max(float(np.percentile(lines[lines > 0], 100 * COVERED)), 1.0)
    worth = np.zeros(count)
    for where, weight in ((along - before, share), (along + after, share), (along, chance)):
        low = np.floor(where).astype(int)
        part = where - low
        np.add.at(worth, low - first, weight * (1 - part))
        np.add.at(worth, low - first + 1, weight * part)
    reach = int(3 * BLUR) + 1
    window = np.exp(-((np.arange(-reach, reach + 1) / BLUR) ** 2) / 2)
    return np.convolve(worth, window, mode="same") / usual, first


def _best_edges(gains: Doubles) -> _Edges:
    """Return the places, at least ``CLOSEST`` apart, that gain most together.

    And how much less the best other choice gains that has an edge more, or one less.
    """
    closest = int(np.ceil(CLOSEST))
    count = len(gains)
    until, after = _best_until(gains, closest), _best_until(gains[::-1], closest)[::-1]
    total = float(until[-1])
    places = np.arange(count)
    around = until[np.maximum(places + 1 - closest, 0)] + after[np.minimum(places + closest, count)]
    edges = _traced(until, closest)
    without = total - around[edges]
    is_near = np.zeros(count, bool)
    for edge in edges:
        is_near[max(0, edge + 1 - closest) : edge + closest] = True
    added = np.where(is_near, np.inf, total - gains - around)
    changed = gains.copy()
    if len(edges) and without.min() <= added.min():
        edge = int(edges[without.argmin()])
        changed[max(0, edge + 1 - closest) : edge + closest] = -np.inf
    else:
        changed[added.argmin()] += added.min() + total + 1
    others = _traced(_best_until(changed, closest), closest)
    return _Edges(edges, others, without, float(added.min()))


def _traced(until: Doubles, closest: int) -> np.ndarray:
    """Return the edges that gain what ``_best_until`` says."""
    chosen = []
    place = len(until) - 2
    while place >= 0:
        if until[place + 1] > until[place]:
            chosen.append(place)
            place -= closest
        else:
            place -= 1
    return np.array(chosen[::-1], int)


def _best_until(gains: Doubles, closest: int) -> Doubles:
    """Return the most that edges before each place, and before the end, gain: (n + 1,)."""
    best = np.zeros(len(gains) + 1)
    for place, gain in enumerate(gains):
        best[place + 1] = max(best[place], gain + best[max(0, place + 1 - closest)])
    return best
