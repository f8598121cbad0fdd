"""Reads the table on a photo: its rows and columns, and the numbers in its cells."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from digitpad.arrays import Doubles, Grey
from digitpad.errors import InkError
from digitpad.paper.cell import UNSURE, Cell, Place
from digitpad.paper.detector.cells import (
    CellLook,
    TableLook,
    cells_of,
    emptiness,
    grid_features,
    table_features,
    table_of,
)
from digitpad.paper.detector.certainty import Certainty
from digitpad.paper.detector.look import look_at
from digitpad.paper.networks import Networks
from digitpad.paper.notes import notes_on
from digitpad.paper.result import PaperResult
from digitpad.words import QT_TRANSLATE_NOOP

CUT_MARGIN: Final = 0.03
"""Around the corners of a table that a user marked, of its longer side."""
UNSURE_GRID: Final = QT_TRANSLATE_NOOP(
    "paper", "The rows and columns may be wrong: look at each cell."
)


def read_table(
    picture: Grey,
    networks: Networks,
    *,
    is_upright: bool = False,
    corners: Place = (),
    by_other_grid: bool = False,
) -> PaperResult:
    """Return the cells of the table on a photo, uint8 (h, w, 3).

    ``is_upright``: whether it is known to be; otherwise its digits decide. ``corners``: those of
    the table, if known, on the upright photo. ``by_other_grid``: whether to read it by the second
    likeliest rows and columns. Raises ``InkError`` where there is no table.
    """
    if corners:
        flat, from_flat = cut_out(picture, corners)
        result = read_table(flat, networks, is_upright=True, by_other_grid=by_other_grid)
        return moved_back(result, from_flat)
    look = look_at(picture, networks.detector, networks.glyphs, is_upright=is_upright)
    table = table_of(look)
    if table is None:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "There is no table of numbers on this photo: nothing on it looks like a number.",
            )
        )
    return result_of_table(table, picture, networks.certainty, by_other_grid=by_other_grid)


def result_of_table(
    table: TableLook, picture: Grey, certainty: Certainty, *, by_other_grid: bool = False
) -> PaperResult:
    """Return the cells of a table that was found on a photo."""
    if by_other_grid:
        table = table._replace(lattice=table.lattice.second)
    look, lattice = table
    cells = cells_of(table)
    chance = 0.0
    if not by_other_grid:
        chance = float(certainty.grid.probabilities([grid_features(table, cells)])[0])
    is_sure = chance >= certainty.sure_grid
    rows = tuple(tuple(_cell(table, cell, certainty, chance) for cell in row) for row in cells)
    other = tuple(len(edges) - 1 for edges in reversed(lattice.other))  # rows, columns
    return PaperResult(
        rows,
        is_table=True,
        turned=90 * look.turns,
        notes=notes_on(look, picture),
        doubt="" if is_sure else UNSURE_GRID,
        other_grid=() if is_sure else other,
        by_other_grid=by_other_grid,
    )


def _cell(table: TableLook, cell: CellLook, certainty: Certainty, grid_chance: float) -> Cell:
    """Return a cell with the numbers in it; several make it doubtful.

    ``grid_chance``: how likely the rows and columns are right.
    """
    look = table.look
    if not cell.chains:
        chances = certainty.empty.probabilities([emptiness(table, cell)])
    else:
        rows = [table_features(table, cell, number) for number in cell.chains]
        chances = certainty.numbers.probabilities(rows)
    text = "".join(look.chains[number].text for number in cell.chains)
    probability = float(np.prod(chances)) * grid_chance
    is_sure = probability >= certainty.sure_cell and len(cell.chains) < 2
    other = look.other_text(cell.chains[0]) if len(cell.chains) == 1 else ""
    return Cell(text, cell.place, "" if is_sure else UNSURE, probability, other=other)


def cut_out(picture: Grey, corners: Place) -> tuple[Grey, Doubles]:
    """Return what lies between four corners of a photo, with a margin, and what takes it back.

    ``corners``: in any order.
    """
    quad = np.array(corners, np.float32)
    x, y = (quad - quad.mean(axis=0)).T
    quad = quad[np.argsort(np.arctan2(y, x))]  # clockwise
    quad = np.roll(quad, -int(quad.sum(axis=1).argmin()), axis=0)
    sides = np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1)
    wide, high = max(float(sides[::2].mean()), 1.0), max(float(sides[1::2].mean()), 1.0)
    margin = CUT_MARGIN * max(wide, high)
    flat = np.array([(0, 0), (wide, 0), (wide, high), (0, high)], np.float32) + margin
    to_flat = cv2.getPerspectiveTransform(quad, flat)
    size = round(wide + 2 * margin), round(high + 2 * margin)
    cut = cv2.warpPerspective(picture, to_flat, size, flags=cv2.INTER_AREA)
    return np.asarray(cut, np.uint8), np.asarray(np.linalg.inv(to_flat))


def moved_back(table: PaperResult, from_flat: Doubles) -> PaperResult:
    """Return a table with the places of its cells on the photo that it was cut out of."""
    places = np.array([cell.place for row in table.cells for cell in row], float)
    moved = np.rint(cv2.perspectiveTransform(places.reshape(1, -1, 2), from_flat)[0]).astype(int)
    corners = iter(moved.reshape(-1, 4, 2).tolist())
    cells = tuple(
        tuple(replace(cell, place=tuple((x, y) for x, y in next(corners))) for cell in row)
        for row in table.cells
    )
    return replace(table, cells=cells)
