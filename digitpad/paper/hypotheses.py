"""The grids that a table may have, the likeliest first.

``grid_of`` takes decisions that may be wrong: whether a rule is one, whether a gap parts two
columns. Each is taken the other way here, which makes another grid of the same figures. A logistic
regression says how likely each is, by how its numbers stand in it and how many ways lead to it. It
was fitted to generated tables (``grid_trust.py`` in ``tests/benchmarks``), whose grid is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any, Final, NamedTuple

import numpy as np

from digitpad.arrays import Doubles
from digitpad.ink.boxes import are_on_line
from digitpad.paper.cell import At
from digitpad.paper.doubt import odd_cells
from digitpad.paper.figures import Figure
from digitpad.paper.flat import Flat
from digitpad.paper.grid import MAX_POINT_GAP, USUAL_WAY, Grid, GridFinder, Way, is_digit
from digitpad.paper.trust import fitted_weights

GRID_TRUST: Final = "grid-trust.json"
WAYS: Final = (
    USUAL_WAY,
    Way(splits_columns=False),
    Way(column_rules=False),
    Way(row_rules=False),
    Way(min_gap=0.3),
    Way(min_gap=0.7),
    Way(min_density=0.5),
    Way(drops_crossed=False),
)
"""On 630 tables of even seeds 50 of the 102 wrong grids are right in one of these ways."""
MAX_DEVIATION: Final = 4.0
"""Standard deviations at which a feature is clipped."""
LIKELY: Final = 0.5
"""Least probability with which the usual grid is likely right (docs/results/paper.md)."""


class LikelyGrids(NamedTuple):
    """The grid to read a table by, and the likeliest of the others, if there are any.

    ``is_likely``: whether the usual grid is, so that it is the first.
    """

    first: Grid
    other: Grid | None
    is_likely: bool


class GridHypothesis(NamedTuple):
    """A grid, how many ways lead to it, and its figures by cell, including those outside."""

    grid: Grid
    ways: int
    cells: Mapping[At, Sequence[Figure]]


def likely_grids(flat: Flat, figures: Sequence[Figure], digit_height: float) -> LikelyGrids:
    found = hypotheses_of(flat, figures, digit_height)
    features = [features_of(one, digit_height) for one in found]
    weights = fitted_weights(GRID_TRUST, [*features[0]])
    likely = probabilities_of(np.array([[*one.values()] for one in features]), weights)
    first, other = chosen(likely, is_ruled=bool(flat.rows or flat.columns))
    return LikelyGrids(
        found[first].grid, None if other is None else found[other].grid, bool(likely[0] >= LIKELY)
    )


def chosen(likely: Doubles, *, is_ruled: bool) -> tuple[int, int | None]:
    """Return the place of the grid to read by, and of the other to offer; the usual is at 0.

    Rules are better evidence than the weights, which learned from generated tables: on a photo of a
    ruled table whose usual grid was right another one was likelier by them.
    """
    by_likelihood = np.argsort(-likely, kind="stable").tolist()
    first = by_likelihood[0] if likely[0] < LIKELY and not is_ruled else 0
    return first, next((place for place in by_likelihood if place != first), None)


def hypotheses_of(
    flat: Flat, figures: Sequence[Figure], digit_height: float
) -> list[GridHypothesis]:
    """Return the grids that put digits in different cells, the usual one first."""
    finder = GridFinder(flat, figures, digit_height)
    are_digits = [is_digit(one, digit_height) for one in figures]
    found: dict[tuple[At, ...], GridHypothesis] = {}
    for way in WAYS:
        if not (flat.columns or (way.column_rules and way.splits_columns)):
            continue
        if not (flat.rows or way.row_rules):
            continue
        grid = finder.grid(way)
        ats = grid.cells_of(figures)
        key = tuple(compress(ats, are_digits))
        if key in found:
            found[key] = found[key]._replace(ways=found[key].ways + 1)
            continue
        cells: dict[At, list[Figure]] = {}
        for figure, at in zip(figures, ats, strict=True):
            cells.setdefault(at, []).append(figure)
        found[key] = GridHypothesis(grid, 1, cells)
    return [*found.values()]


def probabilities_of(rows: Doubles, weights: Mapping[str, Any]) -> Doubles:
    """Return the probabilities, (n,), of features, (n, names)."""
    inputs = scaled(rows, *(np.array(weights[name]) for name in ("mean", "spread")))
    logits = inputs @ np.array(weights["output"]) + weights["start"]
    return np.asarray(1 / (1 + np.exp(-logits)))


def scaled(rows: Doubles, mean: Doubles, spread: Doubles) -> Doubles:
    return np.clip((rows - mean) / spread, -MAX_DEVIATION, MAX_DEVIATION)


def features_of(one: GridHypothesis, digit_height: float) -> dict[str, float]:
    """Return what speaks for and against a grid."""
    grid, cells = one.grid, one.cells
    row_count, column_count = len(grid.rows) - 1, len(grid.columns) - 1
    digits = {
        at: sorted(
            (figure for figure in inside if is_digit(figure, digit_height)),
            key=lambda figure: figure.box.left,
        )
        for at, inside in cells.items()
        if 0 <= at[0] < row_count and 0 <= at[1] < column_count
    }
    counts = np.zeros((row_count, column_count))
    for at, inside in digits.items():
        counts[at] = len(inside)
    filled = max(1, int((counts > 0).sum()))
    inner = {at: cells[at] for at in digits}
    far, stacked, cut = odd_cells(inner, grid, digit_height)
    points = grid.crossings()
    heights = np.diff(points[:, column_count // 2, 1])
    widths = np.diff(points[row_count // 2, :, 0])
    per_column, per_row = ((counts > 0).mean(axis=axis) for axis in (0, 1))
    usual = np.array([np.median(line[line > 0]) if line.any() else 0.0 for line in counts.T])
    close, narrowest = _at_borders(digits, grid, digit_height)
    lines = (grid.has_row_line, grid.has_column_line)
    return {
        "ways": float(one.ways),
        "rows": float(np.log(row_count)),
        "columns": float(np.log(column_count)),
        "one column": float(column_count == 1),
        "one row": float(row_count == 1),
        "filled": filled / counts.size,
        "emptiest column": float(per_column.min() / max(float(np.median(per_column)), 0.05)),
        "emptiest row": float(per_row.min() / max(float(np.median(per_row)), 0.05)),
        "far apart": len(far) / filled,
        "far in a column": _most(far, counts),
        "stacked": len(stacked) / filled,
        "stacked in a row": _most({(column, row) for row, column in stacked}, counts.T),
        "cut": len(cut) / filled,
        "cut in a column": _most(cut, counts),
        "row rules": float(grid.has_row_line.mean()),
        "column rules": float(grid.has_column_line.mean()),
        "one side": float(sum(ends[0] != ends[-1] for ends in lines)),
        "uneven rows": _unevenness(heights),
        "uneven columns": _unevenness(widths),
        "low row": float(np.log(max(float(heights.min()), 1.0) / digit_height)),
        "narrow column": float(np.log(max(float(widths.min()), 1.0) / digit_height)),
        "broad column": float(np.log(widths.max() / max(float(np.median(widths)), 1.0))),
        "digits": float(np.log1p(usual.max())),
        "unlike": float(np.abs(counts - usual)[counts > 0].mean()) if counts.any() else 0.0,
        "most digits": float(counts.max() / max(float(usual.max()), 1.0)),
        "close": float(np.mean(close or [0.0])),
        "closest": max(close, default=0.0),
        "narrowest gap": min(narrowest, default=3.0),
    }


def _most(odd: set[At], counts: Doubles) -> float:
    """Return the largest share of odd cells among the filled ones of a column."""
    found = np.bincount([column for _, column in odd], minlength=counts.shape[1])
    return float((found / np.maximum((counts > 0).sum(axis=0), 1)).max())


def _unevenness(sizes: Doubles) -> float:
    return float(np.log(np.maximum(sizes, 1.0)).std())


def _at_borders(
    digits: Mapping[At, Sequence[Figure]], grid: Grid, digit_height: float
) -> tuple[list[float], list[float]]:
    """Return, for each border without a rule between columns, how many numbers are close there.

    A share of the rows with one on either side, and the narrowest gap, in digit heights.
    """
    close, narrowest = [], []
    for column, has_line in enumerate(grid.has_column_line[1:-1].tolist()):
        pairs = [
            (digits[row, column][-1], digits[row, column + 1][0])
            for row in range(len(grid.rows) - 1)
            if digits.get((row, column)) and digits.get((row, column + 1))
        ]
        gaps = [
            (other.box.left - one.box.right) / digit_height
            for one, other in pairs
            if are_on_line(one.box, other.box)
        ]
        if gaps and not has_line:
            close.append(float(np.mean(np.array(gaps) < MAX_POINT_GAP)))
            narrowest.append(float(np.clip(min(gaps), -1, 3)))
    return close, narrowest
