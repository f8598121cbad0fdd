"""Fits the weights of certainty to sheets that the detector did not learn from.

``python -m digitpad.paper.detector.fitting --data-dir FOLDER --network FILE.onnx`` draws sheets by
other people than those who are learned from, reads them, and fits small networks to which numbers
are right and which empty cells are empty. What is sure, and wrong and sure, is printed at several
thresholds, each fifth of the sheets weighed by what the others taught. ``FILE.json`` is written.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from digitpad.arrays import Bools, Doubles
from digitpad.files import PAPER_MODEL, resource, write_atomically
from digitpad.modelfile import open_model
from digitpad.paper.cell import At
from digitpad.paper.detector.cells import (
    cells_of,
    emptiness,
    grid_features,
    table_features,
    table_of,
)
from digitpad.paper.detector.engine import network_of
from digitpad.paper.detector.look import DetectorLook, look_at
from digitpad.paper.detector.signs import Network
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.synthesis.mixed import mixed_sheet
from digitpad.paper.synthesis.pens import Pens, read_pens
from digitpad.paper.synthesis.photos import SheetPhoto
from digitpad.paper.weights import MOST_DEVIATIONS, Weights

FIRST_SEED: Final = 60_000_000
SHEETS: Final = 1200
FOLDS: Final = 5
HIDDEN: Final = 24
STEPS: Final = 1500
PRIOR: Final = 3.0
"""How much the squares of all weights are held back, beside as many cases as there are."""
SILENT: Final = 0.004
"""Most of a sheet's numbers that are to be wrong and sure, on an average of all sheets."""
LEAST_SPREAD: Final = 1e-3
"""Of a feature, by which it is divided."""
DROPPED: Final = 0.002
"""Most of all numbers that are to be taken for none."""
LYING: Final = 4
"""One in so many sheets lies on its side or upside down; which, is to be found out."""
LEAST_SHARED: Final = 0.3
"""Of the lesser box, that a number shares with the place where it stands."""


class Case(NamedTuple):
    """What was weighed, whether it is right, and of which sheet.

    ``is_cell``: whether of a table, whose rows and columns are weighed by themselves. ``is_there``:
    whether a number stands there at all.
    """

    features: dict[str, float]
    is_right: bool
    sheet: int
    is_cell: bool = False
    is_there: bool = True


def numbers_at(look: DetectorLook, truth: Sequence[Any]) -> list[list[int]]:
    """Return which true numbers each chain stands on."""
    boxes = np.array([number["box"] for number in truth], float).reshape(-1, 4)
    stands_on = []
    for chain in look.chains:
        own = np.array(chain.box, float)
        room = np.minimum(own[2:], boxes[:, 2:]) - np.maximum(own[:2], boxes[:, :2])
        least = np.minimum(np.prod(own[2:] - own[:2]), np.prod(boxes[:, 2:] - boxes[:, :2], axis=1))
        shared = np.prod(np.maximum(room, 0), axis=1) >= LEAST_SHARED * least
        stands_on.append(np.flatnonzero(shared).tolist())
    return stands_on


def page_cases(look: DetectorLook, photo: SheetPhoto, sheet: int) -> list[Case]:
    """Return the numbers of a sheet read as a page."""
    truth = photo.truth["numbers"]
    return [
        Case(
            features,
            chain.text in [truth[index]["text"] for index in indices],
            sheet,
            is_there=bool(indices),
        )
        for features, chain, indices in zip(
            look.features, look.chains, numbers_at(look, truth), strict=True
        )
    ]


def table_cases(
    look: DetectorLook, photo: SheetPhoto, sheet: int
) -> tuple[list[Case], list[Case], list[Case]]:
    """Return the numbers of a sheet read as a table, its cells that look empty, and its grid.

    The grid is right where each row and column that was read has most numbers of another; then a
    cell is right by what stands in its row and column.
    """
    table = table_of(look)
    if table is None:
        return [], [], []
    rows = cells_of(table)
    cells = [cell for row in rows for cell in row]
    truth = photo.truth["numbers"]
    stands_on = numbers_at(look, truth)
    read_at = {
        index: cell.at for cell in cells for number in cell.chains for index in stands_on[number]
    }
    maps = [_matched(truth, read_at, axis, name) for axis, name in enumerate(("row", "column"))]
    due: dict[At, list[str]] = {}
    for number in truth:
        at = maps[0].get(number["row"], -1), maps[1].get(number["column"], -1)
        due.setdefault(at, []).append(number["text"])
    texts = {cell.at: [table.look.chains[number].text for number in cell.chains] for cell in cells}
    read = [
        Case(
            table_features(table, cell, cell.chains[0]),
            due.get(cell.at, []) == texts[cell.at],
            sheet,
            is_cell=True,
        )
        for cell in cells
        if len(cell.chains) == 1
    ]
    empty = [
        Case(emptiness(table, cell), cell.at not in due, sheet, is_cell=True)
        for cell in cells
        if not cell.chains
    ]
    is_grid = all(
        len({*by_true.values()}) == len(by_true) == len({at[axis] for at in read_at.values()})
        for axis, by_true in enumerate(maps)
    )
    return read, empty, [Case(grid_features(table, rows), is_grid, sheet)]


def _matched(truth: Sequence[Any], read_at: dict[int, At], axis: int, name: str) -> dict[int, int]:
    """Return in which row or column that was read most numbers of each true one stand."""
    votes: dict[int, Counter[int]] = {}
    for index, at in read_at.items():
        votes.setdefault(truth[index][name], Counter())[at[axis]] += 1
    return {true: counts.most_common(1)[0][0] for true, counts in votes.items()}


def fitted(rows: Sequence[dict[str, float]], is_right: Bools, seed: int = 0) -> Weights:
    """Return a network that says how likely each case is right."""
    torch.manual_seed(seed)
    names = [*rows[0]]
    values = np.array([[row[name] for name in names] for row in rows])
    mean, spread = values.mean(axis=0), np.maximum(values.std(axis=0), LEAST_SPREAD)
    scaled = np.clip((values - mean) / spread, -MOST_DEVIATIONS, MOST_DEVIATIONS)
    inputs = torch.tensor(scaled, dtype=torch.float32)
    due = torch.tensor(is_right, dtype=torch.float32)
    hidden, output = nn.Linear(len(names), HIDDEN), nn.Linear(HIDDEN, 1)
    optimiser = torch.optim.Adam([*hidden.parameters(), *output.parameters()], lr=0.01)
    fall = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, STEPS)
    for _ in range(STEPS):
        odds = output(torch.tanh(hidden(inputs)))[:, 0]
        held = hidden.weight.square().sum() + output.weight.square().sum()
        loss = functional.binary_cross_entropy_with_logits(odds, due) + PRIOR * held / len(due)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        fall.step()
    return Weights(
        names,
        mean,
        spread,
        hidden.weight.detach().double().numpy().T,
        hidden.bias.detach().double().numpy(),
        output.weight.detach().double().numpy()[0],
        float(output.bias.detach()),
    )


def weighed_by_others(cases: Sequence[Case]) -> Doubles:
    """Return how likely each is right, by what the sheets of other folds taught."""
    fold = np.array([case.sheet % FOLDS for case in cases])
    rows = [case.features for case in cases]
    is_right = np.array([case.is_right for case in cases])
    chances = np.zeros(len(cases))
    for part in range(FOLDS):
        others = np.flatnonzero(fold != part)
        weights = fitted([rows[case] for case in others], is_right[others])
        own = np.flatnonzero(fold == part)
        chances[own] = weights.probabilities([rows[case] for case in own])
    return chances


def sure_from(chances: Doubles, is_right: Bools, sheets: Sequence[int]) -> float:
    """Return the least probability from which ``SILENT`` of a sheet are wrong and sure.

    ``sheets``: where each case is from; all count alike, however much stands on them.
    """
    _, sheet, counts = np.unique(sheets, return_inverse=True, return_counts=True)
    weights = 1 / counts[sheet] / len(counts)
    order = np.argsort(-chances, kind="stable")
    wrong = np.cumsum(weights[order] * ~is_right[order])
    allowed = np.flatnonzero(wrong <= SILENT)
    return float(chances[order[allowed[-1]]]) if len(allowed) else 1.0


def there_from(chances: Doubles, is_there: Bools) -> float:
    """Return the least probability of what is shown, below which ``DROPPED`` of all numbers are."""
    return float(np.quantile(chances[is_there], DROPPED, method="lower"))


def _sheets(cases: Sequence[Case]) -> list[int]:
    return [case.sheet for case in cases]


def _right(cases: Sequence[Case]) -> Bools:
    return np.array([case.is_right for case in cases])


def as_json(weights: Weights) -> dict[str, Any]:
    """Return weights as ``weights_of`` takes them."""
    return {
        name: part.round(5).tolist() if isinstance(part, np.ndarray) else part
        for name, part in weights._asdict().items()
    }


class Cases(NamedTuple):
    """The numbers of sheets, their cells that look empty, and the grids of their tables."""

    numbers: list[Case]
    empty: list[Case]
    grids: list[Case]


@cache
def _readers(data_dir: Path, network: Path) -> tuple[Network, GlyphReader, Pens]:
    glyphs = GlyphReader(open_model(resource(PAPER_MODEL)))
    return network_of(network), glyphs, read_pens(data_dir, learned=False)


def cases_of(data_dir: Path, network: Path, sheet: int) -> Cases:
    """Return what there is to weigh on a sheet."""
    detector, glyphs, pens = _readers(data_dir, network)
    photo = mixed_sheet(FIRST_SEED + sheet, pens)
    picture = np.asarray(np.repeat(photo.picture[..., None], 3, axis=2), np.uint8)
    if sheet % LYING == 0:
        turns = 1 + sheet // LYING % 3
        look = look_at(np.rot90(picture, -turns), detector, glyphs)
        if look.turns != turns:
            wrong = [
                case._replace(is_right=False, is_there=False)
                for case in page_cases(look, photo, sheet)
            ]
            return Cases(wrong, [], [])
    else:
        look = look_at(picture, detector, glyphs, is_upright=True)
    read, empty, grids = table_cases(look, photo, sheet) if "grid" in photo.truth else ([], [], [])
    return Cases(read + page_cases(look, photo, sheet), empty, grids)


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw, read, fit and write."""
    parser = argparse.ArgumentParser(prog="digitpad.paper.detector.fitting", description=__doc__)
    parser.add_argument("--data-dir", type=Path, required=True)
    parser.add_argument("--network", type=Path, required=True)
    parser.add_argument("--sheets", type=int, default=SHEETS)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args(arguments)
    of_sheet = partial(cases_of, given.data_dir, given.network)
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        by_sheet = list(pool.map(of_sheet, range(given.sheets), chunksize=8))
    read, empty, grids = (
        [case for cases in by_kind for case in cases] for by_kind in zip(*by_sheet, strict=True)
    )
    found: dict[str, Any] = {}
    chances: dict[str, Doubles] = {}
    on_pages = [case for case in read if not case.is_cell]
    there = [case._replace(is_right=case.is_there) for case in on_pages]
    for name, cases in (("numbers", read), ("there", there), ("empty", empty), ("grid", grids)):
        chances[name] = weighed_by_others(cases)
        found[name] = as_json(fitted([case.features for case in cases], _right(cases)))
    found["least_there"] = round(there_from(chances["there"], _right(there)), 5)
    is_shown = chances["there"] >= found["least_there"]
    print(
        f"shown from {found['least_there']:.3f}: {(is_shown & _right(there)).sum()} of "
        f"{_right(there).sum()} numbers, {(is_shown & ~_right(there)).sum()} of "
        f"{(~_right(there)).sum()} where there is none"
    )
    grid_of = {case.sheet: number for number, case in enumerate(grids)}
    in_tables = [case for case in (*read, *empty) if case.is_cell]
    is_cell = np.array([case.is_cell for case in read])
    of_grid = np.array([grid_of[case.sheet] for case in in_tables])
    of_cells = np.concatenate([chances["numbers"][is_cell], chances["empty"]])
    of_cells *= chances["grid"][of_grid]
    has_right_grid = _right(grids)[of_grid]
    for name, cases, chance, is_right in (
        ("sure", on_pages, chances["numbers"][~is_cell], _right(on_pages)),
        ("sure_cell", in_tables, of_cells, _right(in_tables) & has_right_grid),
        ("sure_grid", grids, chances["grid"], _right(grids)),
    ):
        found[name] = round(sure_from(chance, is_right, _sheets(cases)), 5)
        is_sure = chance >= found[name]
        print(
            f"{name} from {found[name]:.3f}: {is_sure.mean():.1%} of {len(chance)}, of which "
            f"{(~is_right & is_sure).sum()} wrong; {is_right.mean():.1%} right in all"
        )
    wrong_grids = np.unique(of_grid[(of_cells >= found["sure_cell"]) & ~has_right_grid])
    print(f"{len(wrong_grids)} of {len(grids)} tables have wrong rows or columns and a sure cell")
    write_atomically(given.network.with_suffix(".json"), json.dumps(found).encode())


if __name__ == "__main__":
    main()
