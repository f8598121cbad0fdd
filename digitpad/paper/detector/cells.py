"""The cells of the table on a photo: which numbers stand in each, and what speaks for that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from digitpad.errors import InkError
from digitpad.paper.cell import At, Place
from digitpad.paper.detector.certainty import cell_features, edge_said, empty_features, out_of_cell
from digitpad.paper.detector.flow import SheetFlow
from digitpad.paper.detector.lattice import Lattice, middle_of_cell, table_in
from digitpad.paper.detector.look import DetectorLook
from digitpad.words import QT_TRANSLATE_NOOP

MOST_CELLS: Final = 20_000
"""Of a table that is read."""
FEWEST_EDGES: Final = 3
"""Of columns of a table; one of a single column is none."""
MOST_OUTSIDE: Final = 0.5
"""Of the digits on a photo of a table."""
MOST_LOST: Final = 30.0
"""By another number of rows or columns, at which it is clipped."""
ACROSS: Final = 0.2
"""How far a number reaches out of its cell, in its height, to lie across an edge."""
INNER: Final = 0.1
"""Of a cell's width and height, that is not looked at at each side for ink."""


class TableLook(NamedTuple):
    """The table on a photo, and what was seen there, straightened by the edges of that table."""

    look: DetectorLook
    lattice: Lattice


class CellLook(NamedTuple):
    """A cell of a table: its row and column, its corners, its chains from left to right."""

    at: At
    place: Place
    chains: list[int]


def table_of(look: DetectorLook) -> TableLook | None:
    """Return the table on a photo, if there is one of digits."""
    lattice_and_flow = table_in(look.maps, look.scale)
    if lattice_and_flow is None or not look.chains:
        return None
    lattice, flow = lattice_and_flow
    return TableLook(look._replace(flow=flow), lattice)


def is_most_of(table: TableLook) -> bool:
    """Return whether a table has several columns, and most digits of the photo stand in it."""
    look, lattice = table
    digits = look.signs.kept(look.signs.are_digits)
    inside = sum(lattice.cell_of(point) is not None for point in look.flow.straight(digits.centres))
    return len(lattice.columns) >= FEWEST_EDGES and inside > MOST_OUTSIDE * len(digits.centres)


def cells_of(table: TableLook) -> list[list[CellLook]]:
    """Return the cells of a table. Raises ``InkError`` for one too large to be read."""
    look, lattice = table
    if len(lattice.rows) * len(lattice.columns) > MOST_CELLS:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "This is no table that can be read: it has more than {most:,} cells."
            ).filled(most=MOST_CELLS)
        )
    inside: dict[At, list[tuple[float, int]]] = {}
    for number, chain in enumerate(look.chains):
        point = np.array(chain.box.middle, float)
        middle = look.flow.straight(point[None])[0]
        at = lattice.cell_of(middle_of_cell(look.maps, look.scale, look.flow, point))
        if at is not None:
            inside.setdefault(at, []).append((float(middle[0]), number))
    return [
        [
            CellLook(
                (row, column),
                _place(lattice, look.flow, row, column),
                [number for _, number in sorted(inside.get((row, column), []))],
            )
            for column in range(len(lattice.columns) - 1)
        ]
        for row in range(len(lattice.rows) - 1)
    ]


def grid_features(table: TableLook, cells: Sequence[Sequence[CellLook]]) -> dict[str, float]:
    """Return what speaks for and against all rows and columns of a table."""
    look, lattice = table
    chains = [
        (cell, look.chains[number]) for row in cells for cell in row for number in cell.chains
    ]
    out = np.array([out_of_cell(chain, cell.place) for cell, chain in chains] or [0.0])
    full = sum(bool(cell.chains) for row in cells for cell in row)
    features = {
        "size": float(np.log(len(cells) * len(cells[0]))),
        "several": 1 - full / max(len(chains), 1),
        "across": float((out > ACROSS).mean()),
        "out": float(np.clip(out, -1, 1).mean()),
        "beside": _beside(table, cells),
    }
    for axis, name in enumerate(("columns", "rows")):
        said, off = lattice.said[axis], lattice.off[axis]
        features |= {
            f"{name} lost": float(np.log(1 + min(lattice.lost[axis], MOST_LOST))),
            f"{name} said": float(said.mean()),
            f"{name} least said": float(said.min()),
            f"{name} off": float(off.mean()),
            f"{name} most off": float(off.max()),
        }
    return features


def _beside(table: TableLook, cells: Sequence[Sequence[CellLook]]) -> float:
    """Return how many numbers stand where another row or column would, for each in the table.

    What stands farther off may be in another table.
    """
    look, lattice = table
    low, high = (
        np.array([2 * edges[end] - edges[next_] for edges in (lattice.columns, lattice.rows)])
        for end, next_ in ((0, 1), (-1, -2))
    )
    points = look.flow.straight(np.array([chain.box.middle for chain in look.chains], float))
    is_near = ((points > low) & (points < high)).all(axis=1)
    inside = [number for row in cells for cell in row for number in cell.chains]
    return float(np.delete(is_near, inside).sum() / max(len(inside), 1))


def table_features(table: TableLook, cell: CellLook, number: int) -> dict[str, float]:
    """Return what speaks for and against a number in a cell."""
    look, lattice = table
    chain = look.chains[number]
    return look.features_of(number) | cell_features(lattice, *cell.at, chain, cell.place)


def emptiness(table: TableLook, cell: CellLook) -> dict[str, float]:
    """Return what speaks for and against a cell's being empty."""
    look, lattice = table
    across, down = zip(*cell.place, strict=True)
    left, right, top, bottom = min(across), max(across), min(down), max(down)
    room = np.array([right - left, bottom - top]) * INNER
    (x, y), (end, low) = (
        np.rint((np.array(corner) + way * room) * look.scale).astype(int)
        for corner, way in (((left, top), 1), ((right, bottom), -1))
    )
    sureness, chance = 0.0, 0.0
    for signs in (look.signs, look.weak):
        at = signs.centres
        inside = (at > (left, top)).all(axis=1) & (at < (right, bottom)).all(axis=1)
        sureness = max(sureness, float(signs.sureness[inside].max(initial=0)))
        counted = signs.sureness * (1 - signs.chances[:, -1])
        chance = max(chance, float(counted[inside].max(initial=0)))
    ink = look.ink[max(y, 0) : low, max(x, 0) : end]
    return empty_features(ink, sureness, chance, edge_said(lattice, *cell.at))


def _place(lattice: Lattice, flow: SheetFlow, row: int, column: int) -> Place:
    left, right = lattice.columns[column : column + 2]
    top, low = lattice.rows[row : row + 2]
    corners = flow.back(np.array([(left, top), (right, top), (right, low), (left, low)]))
    return tuple((round(float(x)), round(float(y))) for x, y in corners)
