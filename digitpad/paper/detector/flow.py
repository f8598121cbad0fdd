"""Straightens a photo by the slopes that the network says."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from digitpad.arrays import Bools, Doubles, Floats
from digitpad.paper.detector.heads import CENTRE, EDGES, IN_TABLE, SLOPES, STRIDE, sigmoid

STEP: Final = 4
"""Each so many-th place in either direction is asked for its slopes."""
STEADINESS: Final = 1e-2
"""How much the terms of a bend are held back where little speaks for them."""
ANYWHERE: Final = 0.02
"""The weight of what is said of slopes where there is no sign and no table."""
ANYWHERE_ELSE: Final = 0.001
"""... and outside of the table that is to be straight."""
STRAY: Final = 0.15
"""How far off an edge a place on it may be said to be, in the least row or column."""
FARTHEST_OFF: Final = 0.45
ROUNDS: Final = 8
"""Of approaching the place of a straightened point."""


class SheetFlow(NamedTuple):
    """Takes points of a photo to a straight sheet in the photo's pixels, and back.

    ``level`` and ``upright``: the terms, see ``_terms``, that y and x are changed by; coordinates
    in them are from ``middle`` on, in units of ``unit`` px.
    """

    middle: Doubles
    unit: float
    level: Doubles
    upright: Doubles

    def straight(self, points: Doubles) -> Doubles:
        """Return where points of the photo, (n, 2), lie on the straight sheet."""
        x, y = ((points - self.middle) / self.unit).T
        moved = np.column_stack([x + _terms(y, x) @ self.upright, y + _terms(x, y) @ self.level])
        return np.asarray(moved * self.unit + self.middle)

    def back(self, points: Doubles) -> Doubles:
        """Return where points of the straight sheet, (n, 2), lie on the photo."""
        found = points
        for _ in range(ROUNDS):
            found = found + points - self.straight(found)
        return found


def flow_of(maps: Floats, scale: float, table: Bools | None = None) -> SheetFlow:
    """Return the flow of a photo whose maps were seen at a scale.

    A coordinate that is the same all along a level line does not change in its direction; those
    that are polynomials are found by least squares, where signs and tables say their slopes.
    ``table``: the places of one, bool (h, w), where it alone is to be straight.
    """
    rows, columns = np.mgrid[STEP // 2 : maps.shape[1] : STEP, STEP // 2 : maps.shape[2] : STEP]
    rows, columns = rows.ravel(), columns.ravel()
    said = maps[:, rows, columns].astype(float)
    points = points_of(rows, columns, scale)
    size = np.array([maps.shape[2], maps.shape[1]]) * STRIDE / scale
    middle, unit = size / 2, float(size.max()) / 2
    x, y = ((points - middle) / unit).T
    if table is None:
        weights = ANYWHERE + sigmoid(said[IN_TABLE]) + sigmoid(said[CENTRE])
    else:
        weights = ANYWHERE_ELSE + table[rows, columns]
    level, upright = said[SLOPES]
    return SheetFlow(
        middle, unit, _solved(x, y, level, weights), _solved(y, x, upright, weights)
    )  # fmt: skip


def straightened(
    flow: SheetFlow, maps: Floats, scale: float, table: Bools, edges: tuple[Doubles, Doubles]
) -> SheetFlow:
    """Return the flow with which the edges of a table, of columns and of rows, are straighter.

    Places on an edge, as the maps say, are moved towards it.
    """
    terms = []
    for axis, channel, is_level in ((1, EDGES.start, True), (0, EDGES.start + 1, False)):
        rows, columns = np.nonzero(table & (maps[channel] > 0))
        places = points_of(rows, columns, scale)
        along = flow.straight(places)[:, axis]
        nearest = edges[axis][np.abs(along[:, None] - edges[axis]).argmin(axis=1)]
        off = (along - nearest) / float(np.diff(edges[axis]).min())
        weights = sigmoid(maps[channel, rows, columns].astype(float)) / (1 + (off / STRAY) ** 2)
        weights *= np.abs(off) < FARTHEST_OFF
        x, y = ((places - flow.middle) / flow.unit).T
        due = (nearest - flow.middle[axis]) / flow.unit - (y if is_level else x)
        weighed = (_terms(x, y) if is_level else _terms(y, x)) * weights[:, None]
        held = STEADINESS * weights.sum() * np.diag([0.1, 1, 1, 1, 1, 1, 1]) + 1e-9 * np.eye(7)
        before = flow.level if is_level else flow.upright
        terms.append(
            np.linalg.solve(weighed.T @ weighed + held, weighed.T @ (weights * due) + held @ before)
        )
    return flow._replace(level=np.asarray(terms[0]), upright=np.asarray(terms[1]))


def points_of(rows: np.ndarray, columns: np.ndarray, scale: float) -> Doubles:
    """Return the points of the photo, (n, 2), at places of maps that were seen at a scale."""
    return np.asarray((np.column_stack([columns, rows]) + 0.5) * STRIDE / scale, np.float64)


def _terms(along: Doubles, across: Doubles) -> Doubles:
    """Return what a coordinate is changed by: (n, 7), turn, perspective and bend."""
    square = along * along
    return np.column_stack(
        [along, along * across, square, square * across, square * along, along * across**2,
         square * square]
    )  # fmt: skip


def _solved(along: Doubles, across: Doubles, slopes: Doubles, weights: Doubles) -> Doubles:
    """Return the terms with which ``across`` plus them does not change along slopes."""
    ones, square = np.ones_like(along), along * along
    by_along = np.column_stack(
        [ones, across, 2 * along, 2 * along * across, 3 * square, across**2, 4 * square * along]
    )
    nothing = np.zeros_like(along)
    by_across = np.column_stack(
        [nothing, along, nothing, square, nothing, 2 * along * across, nothing]
    )
    change = by_along + slopes[:, None] * by_across
    held = STEADINESS * weights.sum() * np.diag([0.0, 1, 1, 1, 1, 1, 1])
    weighed = change * weights[:, None]
    return np.asarray(
        np.linalg.solve(weighed.T @ change + held + 1e-9 * np.eye(7), -weighed.T @ slopes)
    )
