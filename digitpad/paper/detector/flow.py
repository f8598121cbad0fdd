"""Straightens a photo by the slopes that the network says."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from digitpad.arrays import Doubles, Floats
from digitpad.paper.detector.heads import CENTRE, IN_TABLE, SLOPES, STRIDE

STEP: Final = 4
"""Each so many-th place in either direction is asked for its slopes."""
STEADINESS: Final = 1e-2
"""How much the terms of a bend are held back where little speaks for them."""
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


def flow_of(maps: Floats, scale: float) -> SheetFlow:
    """Return the flow of a photo whose maps were seen at a scale.

    A coordinate that is the same all along a level line does not change in its direction; those
    that are polynomials are found by least squares, where signs and tables say their slopes.
    """
    rows, columns = np.mgrid[STEP // 2 : maps.shape[1] : STEP, STEP // 2 : maps.shape[2] : STEP]
    said = maps[:, rows.ravel(), columns.ravel()].astype(float)
    points = (np.column_stack([columns.ravel(), rows.ravel()]) + 0.5) * STRIDE / scale
    size = np.array([maps.shape[2], maps.shape[1]]) * STRIDE / scale
    middle, unit = size / 2, float(size.max()) / 2
    x, y = ((points - middle) / unit).T
    weights = 0.02 + 1 / (1 + np.exp(-np.clip(said[IN_TABLE], -60, 60)))
    weights += 1 / (1 + np.exp(-np.clip(said[CENTRE], -60, 60)))
    level, upright = said[SLOPES]
    return SheetFlow(
        middle, unit, _solved(x, y, level, weights), _solved(y, x, upright, weights)
    )  # fmt: skip


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
