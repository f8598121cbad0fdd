"""Fits the weights of certainty to sheets that the detector did not learn from.

``python -m digitpad.paper.detector.fitting --data-dir FOLDER --network FILE.onnx`` draws sheets by
other people than those who are learned from, reads them, and fits small networks to which numbers
are right and which empty cells are empty. What is sure, and wrong and sure, is printed at several
thresholds, each fifth of the sheets weighed by what the others taught. ``FILE.json`` is written.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from digitpad.arrays import Bools, Doubles
from digitpad.files import PAPER_MODEL, resource, write_atomically
from digitpad.modelfile import open_model
from digitpad.paper.cell import Place
from digitpad.paper.detector.cells import (
    CellLook,
    cells_of,
    emptiness,
    table_features,
    table_of,
)
from digitpad.paper.detector.certainty import NO_CELL, grid_features
from digitpad.paper.detector.engine import network_of
from digitpad.paper.detector.look import PhotoLook, look_at
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.synthesis.mixed import mixed_sheet
from digitpad.paper.synthesis.pens import read_pens
from digitpad.paper.synthesis.photos import SheetPhoto
from digitpad.paper.weights import MOST_DEVIATIONS, Weights

FIRST_SEED: Final = 60_000_000
SHEETS: Final = 1500
FOLDS: Final = 5
HIDDEN: Final = 24
STEPS: Final = 1500
DECAY: Final = 3e-3
SILENT: Final = 0.003
"""Most of all numbers that are to be wrong and sure."""
LEAST_SHARED: Final = 0.3
"""Of the lesser box, that a number shares with the place where it stands."""


class Case(NamedTuple):
    """What was weighed, whether it is right, and of which sheet.

    ``is_cell``: whether of a table, whose rows and columns are weighed by themselves.
    """

    features: dict[str, float]
    is_right: bool
    sheet: int
    is_cell: bool = False


def page_cases(look: PhotoLook, photo: SheetPhoto, sheet: int) -> list[Case]:
    """Return the numbers of a sheet read as a page."""
    numbers = photo.truth["numbers"]
    boxes = np.array([number["box"] for number in numbers], float).reshape(-1, 4)
    cases = []
    for place, chain in enumerate(look.chains):
        own = np.array(chain.box, float)
        room = np.minimum(own[2:], boxes[:, 2:]) - np.maximum(own[:2], boxes[:, :2])
        least = np.minimum(np.prod(own[2:] - own[:2]), np.prod(boxes[:, 2:] - boxes[:, :2], axis=1))
        shared = np.prod(np.maximum(room, 0), axis=1) >= LEAST_SHARED * least
        texts = [numbers[number]["text"] for number in np.flatnonzero(shared)]
        is_right = chain.text in texts
        cases.append(Case(look.features_of(place) | NO_CELL, is_right, sheet))
    return cases


def table_cases(
    look: PhotoLook, photo: SheetPhoto, sheet: int
) -> tuple[list[Case], list[Case], list[Case]]:
    """Return the numbers of a sheet read as a table, its cells that look empty, and its grid."""
    table = table_of(look)
    if table is None:
        return [], [], []
    cells = cells_of(table)
    numbers = photo.truth["numbers"]
    inside: dict[tuple[int, int], list[Any]] = {}
    for number in numbers:
        left, top, right, bottom = number["box"]
        middle = (left + right) / 2, (top + bottom) / 2
        for at in np.ndindex(len(cells), len(cells[0])):
            if _holds(cells[at[0]][at[1]].place, middle):
                inside.setdefault(at, []).append(number)
    is_grid = _is_grid(inside)
    read: list[Case] = []
    empty: list[Case] = []
    for at in np.ndindex(len(cells), len(cells[0])):
        cell: CellLook = cells[at[0]][at[1]]
        texts = [number["text"] for number in inside.get((at[0], at[1]), [])]
        if not cell.chains:
            empty.append(Case(emptiness(table, cell), not texts, sheet, is_cell=True))
        read += [
            Case(
                table_features(table, cell, number),
                texts == [table.look.chains[number].text],
                sheet,
                is_cell=True,
            )
            for number in cell.chains
            if len(cell.chains) == 1
        ]
    return read, empty, [Case(grid_features(table.lattice), is_grid, sheet)]


def _holds(place: Place, point: tuple[float, float]) -> bool:
    return cv2.pointPolygonTest(np.array(place, np.float32), point, False) >= 0


def _is_grid(inside: dict[tuple[int, int], list[Any]]) -> bool:
    """Return whether numbers of one row or column stand in one, and those of others in others."""
    for axis, name in enumerate(("row", "column")):
        pairs = {(number[name], at[axis]) for at, numbers in inside.items() for number in numbers}
        if not len(pairs) == len({true for true, _ in pairs}) == len({read for _, read in pairs}):
            return False
    return True


def fitted(rows: Sequence[dict[str, float]], is_right: Bools, seed: int = 0) -> Weights:
    """Return a network that says how likely each case is right."""
    torch.manual_seed(seed)
    names = [*rows[0]]
    values = np.array([[row[name] for name in names] for row in rows])
    mean, spread = values.mean(axis=0), values.std(axis=0) + 1e-6
    scaled = np.clip((values - mean) / spread, -MOST_DEVIATIONS, MOST_DEVIATIONS)
    inputs = torch.tensor(scaled, dtype=torch.float32)
    due = torch.tensor(is_right, dtype=torch.float32)
    hidden, output = nn.Linear(len(names), HIDDEN), nn.Linear(HIDDEN, 1)
    parts = [*hidden.parameters(), *output.parameters()]
    optimiser = torch.optim.AdamW(parts, lr=0.01, weight_decay=DECAY / 0.01)
    fall = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, STEPS)
    for _ in range(STEPS):
        odds = output(torch.tanh(hidden(inputs)))[:, 0]
        loss = functional.binary_cross_entropy_with_logits(odds, due)
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


def sure_from(chances: Doubles, is_right: Bools) -> float:
    """Return the least probability from which ``SILENT`` of all are wrong and sure."""
    order = np.argsort(-chances, kind="stable")
    wrong = np.cumsum(~is_right[order])
    allowed = np.flatnonzero(wrong <= SILENT * len(order))
    return float(chances[order[allowed[-1]]]) if len(allowed) else 1.0


def _right(cases: Sequence[Case]) -> Bools:
    return np.array([case.is_right for case in cases])


def _of(weights: Weights) -> dict[str, Any]:
    return {
        name: part.round(5).tolist() if isinstance(part, np.ndarray) else part
        for name, part in weights._asdict().items()
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw, read, fit and write."""
    parser = argparse.ArgumentParser(prog="digitpad.paper.detector.fitting", description=__doc__)
    parser.add_argument("--data-dir", type=Path, required=True)
    parser.add_argument("--network", type=Path, required=True)
    parser.add_argument("--sheets", type=int, default=SHEETS)
    given = parser.parse_args(arguments)
    glyphs = GlyphReader(open_model(resource(PAPER_MODEL)))
    detector = network_of(given.network)
    pens = read_pens(given.data_dir, learned=False)
    read: list[Case] = []
    empty: list[Case] = []
    grids: list[Case] = []
    for sheet in range(given.sheets):
        photo = mixed_sheet(FIRST_SEED + sheet, pens)
        picture = np.asarray(np.repeat(photo.picture[..., None], 3, axis=2), np.uint8)
        look = look_at(picture, detector, glyphs, is_upright=True)
        if "grid" in photo.truth:
            numbers, cells, grid = table_cases(look, photo, sheet)
            read += numbers
            empty += cells
            grids += grid
        read += page_cases(look, photo, sheet)
    found: dict[str, Any] = {}
    chances: dict[str, Doubles] = {}
    for name, cases in (("numbers", read), ("empty", empty), ("grid", grids)):
        chances[name] = weighed_by_others(cases)
        found[name] = _of(fitted([case.features for case in cases], _right(cases)))
    by_sheet = {case.sheet: number for number, case in enumerate(grids)}
    in_tables = [case for case in (*read, *empty) if case.is_cell]
    is_cell = np.array([case.is_cell for case in read])
    of_grid = np.array([by_sheet[case.sheet] for case in in_tables])
    of_cells = np.concatenate([chances["numbers"][is_cell], chances["empty"]])
    for name, chance, is_right in (
        ("sure", chances["numbers"][~is_cell], _right(read)[~is_cell]),
        (
            "sure_cell",
            of_cells * chances["grid"][of_grid],
            _right(in_tables) & _right(grids)[of_grid],
        ),
        ("sure_grid", chances["grid"], _right(grids)),
    ):
        found[name] = round(sure_from(chance, is_right), 5)
        is_sure = chance >= found[name]
        print(
            f"{name} from {found[name]:.3f}: {is_sure.mean():.1%} of {len(chance)}, of which "
            f"{(~is_right & is_sure).sum()} wrong; {is_right.mean():.1%} right in all"
        )
    write_atomically(given.network.with_suffix(".json"), json.dumps(found).encode())


if __name__ == "__main__":
    main()
