"""Fits the weights that say how likely a grid of a table is right (``paper.hypotheses``).

``PYTHONPATH=tests/core:tests/paper python tests/benchmarks/grid_trust.py``
draws tables of even seeds, with
every second image and writer, finds the grids that each may have, and fits a logistic regression to
which are right. It prints how many grids are wrong, likely wrong and right as the other one, where
each fifth of the sheets is weighed by what the others taught, and writes
``resources/grid-trust.json``. ``GRIDS=odd`` fits nothing, and prints the same of fresh odd seeds by
the shipped weights.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import bench_sheets
import cv2
import numpy as np
from page_trust import FOLDS

from digitpad.arrays import Doubles
from digitpad.files import PAPER_MODEL, resource
from digitpad.generators import finished
from digitpad.modelfile import open_model
from digitpad.paper import hypotheses
from digitpad.paper.figures import find_figures
from digitpad.paper.flat import laid_flat
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.grid import Grid
from digitpad.paper.sheet import Sheet
from digitpad.paper.synthesis.difficulties import difficult_sheet
from digitpad.paper.synthesis.photos import SheetPhoto
from digitpad.paper.synthesis.printed import printed_table
from digitpad.paper.synthesis.sheets import synthetic_sheet
from digitpad.untrusted import parse_json

FIRST_SEED = {"even": 110_000, "odd": 70_001}
SHEETS = {"even": 125, "odd": 40}
DIFFICULTIES = ("dotted", "hairlines", "tilted", "overrun")
"""Each on every second sheet."""
MOST_OUTSIDE = 0.1
"""Share of the numbers outside of a right grid: what is above or beside a table."""
RIDGE = 3.0
STEPS = 30


class Table(NamedTuple):
    """The grids of a sheet, the usual one first, and which are right."""

    names: list[str]
    kind: str
    seed: int
    rows: Doubles
    right: Doubles
    is_ruled: bool


def photos(part: str) -> Iterator[tuple[str, int, SheetPhoto]]:
    people = bench_sheets.hands(int(part == "odd"))
    for place in range(SHEETS[part]):
        seed = FIRST_SEED[part] + 2 * place
        yield "unruled", seed, synthetic_sheet("unruled", seed, people)
        yield "printed", seed, printed_table(seed)
        yield "ruled", seed, synthetic_sheet("ruled", seed, people)
        for difficulty in DIFFICULTIES if place % 2 == 0 else ():
            yield difficulty, seed, difficult_sheet(difficulty, "ruled", seed, people)


def is_right(grid: Grid, sheet: Sheet, numbers: list[dict[str, Any]]) -> bool:
    """Return whether numbers of one row or column stand in one, and those of others in others."""
    middles = np.array([np.reshape(one["box"], (2, 2)).mean(axis=0) for one in numbers])
    to_sheet = np.linalg.inv(sheet.to_photo)
    x, y = cv2.perspectiveTransform(middles[None], to_sheet)[0].T
    places = [
        (np.polyval(curves.T[:, :, None], along) < across).sum(axis=0) - 1
        for curves, along, across in ((grid.rows, x, y), (grid.columns, y, x))
    ]
    is_inside = np.all(
        [
            (place >= 0) & (place < len(curves) - 1)
            for place, curves in zip(places, (grid.rows, grid.columns), strict=True)
        ],
        axis=0,
    )
    if is_inside.mean() < 1 - MOST_OUTSIDE:
        return False
    for name, place in zip(("row", "column"), places, strict=True):
        inner = zip(numbers, place.tolist(), is_inside.tolist(), strict=True)
        pairs = {(one[name], found) for one, found, inside in inner if inside}
        if not len(pairs) == len({true for true, _ in pairs}) == len({one for _, one in pairs}):
            return False
    return True


def tables(part: str) -> Iterator[Table]:
    reader = GlyphReader(open_model(resource(PAPER_MODEL)))
    for kind, seed, photo in photos(part):
        flat = laid_flat(photo.picture)
        figures, digit_height = finished(find_figures(flat.sheet, reader, 60_000, flat.pitch))
        if not digit_height:
            continue
        found = hypotheses.hypotheses_of(flat, figures, digit_height)
        features = [hypotheses.features_of(one, digit_height) for one in found]
        rows = [[*one.values()] for one in features]
        right = [is_right(one.grid, flat.sheet, photo.truth["numbers"]) for one in found]
        is_ruled = bool(flat.rows or flat.columns)
        yield Table(
            [*features[0]], kind, seed, np.array(rows), np.array(right, np.float64), is_ruled
        )


def fitted(read: list[Table]) -> dict[str, Doubles]:
    """Return the weights of a logistic regression, by Newton's method."""
    rows = np.concatenate([one.rows for one in read])
    right = np.concatenate([one.right for one in read])
    mean, spread = rows.mean(axis=0), rows.std(axis=0)
    spread[spread < 1e-6] = 1.0
    inputs = np.pad(hypotheses.scaled(rows, mean, spread), ((0, 0), (0, 1)), constant_values=1.0)
    ridge = RIDGE * np.diag([*np.ones(rows.shape[1]), 0.0])
    weights = np.zeros(len(ridge))
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-inputs @ weights))
        slope = inputs.T @ (likely - right) + ridge @ weights
        curvature = (inputs * (likely * (1 - likely))[:, None]).T @ inputs + ridge
        weights -= np.linalg.solve(curvature, slope)
    return {"mean": mean, "spread": spread, "output": weights[:-1], "start": weights[-1]}


def report(read: list[Table], likely: list[Doubles]) -> Iterator[str]:
    counts: dict[str, Counter[str]] = {}
    for table, values in zip(read, likely, strict=True):
        first, other = hypotheses.chosen(values, is_ruled=table.is_ruled)
        is_said = bool(values[0] < hypotheses.LIKELY)
        for kind in (table.kind, "all"):
            count = counts.setdefault(kind, Counter())
            count["sheets"] += 1
            count["usual wrong"] += not table.right[0]
            count["wrong"] += not table.right[first]
            count["wrong and likely wrong"] += not table.right[first] and is_said
            count["right and likely wrong"] += bool(table.right[first]) and is_said
            count["right as the other"] += (
                not table.right[first] and other is not None and bool(table.right[other])
            )
    names = [*counts["all"]]
    return (
        f"{kind:10}" + ", ".join(f"{name} {count[name]}" for name in names)
        for kind, count in counts.items()
    )


def main() -> None:
    if os.environ.get("GRIDS") == "odd":
        read = [*tables("odd")]
        shipped = parse_json(resource(hypotheses.GRID_TRUST).read_text(encoding="utf-8"))
        likely = [hypotheses.probabilities_of(one.rows, shipped) for one in read]
        print(*report(read, likely), sep="\n")
        return
    read = [*tables("even")]
    by_others: dict[int, Doubles] = {}
    for fold in range(FOLDS):
        is_held = [one.seed // 2 % FOLDS == fold for one in read]
        weights = fitted([one for one, held in zip(read, is_held, strict=True) if not held])
        for place in np.flatnonzero(is_held).tolist():
            by_others[place] = hypotheses.probabilities_of(read[place].rows, weights)
    print(*report(read, [by_others[place] for place in range(len(read))]), sep="\n")
    plain = {name: np.round(part, 5).tolist() for name, part in fitted(read).items()}
    text = json.dumps({"features": read[0].names} | plain, ensure_ascii=False)
    resource(hypotheses.GRID_TRUST).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
