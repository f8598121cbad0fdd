"""Reads a photo of a page or a table with the network: signs, numbers, and lines or cells."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import cv2
import numpy as np

from digitpad.arrays import Doubles, Floats, Grey
from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.numbers.reading import Reading, Sign
from digitpad.paper.cell import UNSURE, At, Cell, PaperSign, Place, place_of
from digitpad.paper.detector.certainty import (
    NO_CELL,
    Certainty,
    cell_features,
    certainty_of,
    edge_said,
    empty_features,
    grid_features,
    number_features,
)
from digitpad.paper.detector.chains import Chain, chains_of
from digitpad.paper.detector.engine import network_of
from digitpad.paper.detector.flow import SheetFlow, flow_of
from digitpad.paper.detector.heads import SIGNS
from digitpad.paper.detector.lattice import Lattice, middle_of_cell, table_in
from digitpad.paper.detector.second_look import (
    LineLook,
    SecondLook,
    agreed,
    ink_of,
    line_look,
    second_look,
)
from digitpad.paper.detector.signs import (
    POSSIBLE,
    WEAK,
    Network,
    Signs,
    best_fit,
    fit_at,
    maps_of,
    seen_at,
    signs_in,
)
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.result import PaperResult, rows_of
from digitpad.paper.sheet import is_blurred
from digitpad.words import QT_TRANSLATE_NOOP

SWITCH: Final = "DIGITPAD_DETECTOR"
"""An environment variable: with it, photos are read by the network in the ONNX file that it names,
and weighed by those in the JSON file beside it."""
LINE: Final = 0.5
"""How far a number may be above or below another on its line, in heights of a digit."""
UNWEIGHED: Final = 0.9
"""Least probability of the links and signs of a sure number where there are no weights yet."""
SMALLEST_PX: Final = 16.0
"""Height of digits below which points and commas are easily missed."""
MOST_CELLS: Final = 20_000
"""Of a table that is read."""
CUT_MARGIN: Final = 0.03
"""Around the corners of a table that a user marked, of its longer side."""
ROOM: Final = 2.0
"""Around a box that a user marked, in its heights: what stands beside a number tells of it."""
FEWEST_EDGES: Final = 3
"""Of columns of a table; one of a single column is none."""
MOST_OUTSIDE: Final = 0.5
"""Of the digits on a photo of a table."""
UNSURE_GRID: Final = QT_TRANSLATE_NOOP(
    "paper", "The rows and columns may be wrong: look at each cell."
)
INNER: Final = 0.1
"""Of a cell's width and height, that is not looked at at each side for ink."""


class Networks(NamedTuple):
    """What photos are read with: the detector, the networks for digits and lines, the weights."""

    detector: Network
    glyphs: GlyphReader
    certainty: Certainty | None


def networks_chosen(glyphs: GlyphReader) -> Networks | None:
    """Return what photos are to be read with; None for the road by rules."""
    path = os.environ.get(SWITCH)
    if not path:
        return None
    weights = Path(path).with_suffix(".json")
    return Networks(
        network_of(Path(path)), glyphs, certainty_of(weights) if weights.is_file() else None
    )


class DetectorLook(NamedTuple):
    """What the networks say of a photo turned upright, by quarters, to the left.

    ``ink``: uint8, of the photo seen at ``scale``. ``weak``: what may be signs, but is not read.
    ``lines``: of each chain.
    """

    turns: int
    ink: Grey
    maps: Floats
    scale: float
    signs: Signs
    weak: Signs
    second: SecondLook
    chains: list[Chain]
    lines: list[LineLook]
    flow: SheetFlow

    def features_of(self, number: int) -> dict[str, float]:
        """Return what speaks for and against a chain."""
        chain, line = self.chains[number], self.lines[number]
        return number_features(self.signs, self.weak, chain, self.second, line)


def look_at(picture: Grey, networks: Networks, *, is_upright: bool = False) -> DetectorLook:
    """Look at a photo, uint8 (h, w, 3), the way up in which its digits are read best."""
    network = networks.detector
    grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), np.uint8)
    fit = best_fit(network, grey)
    turns = 0
    if not is_upright:
        others = [fit_at(network, np.rot90(grey, turn), fit.scale) for turn in (1, 2, 3)]
        turns, fit = max(enumerate([fit, *others]), key=lambda pair: pair[1].weight)
        grey = np.ascontiguousarray(np.rot90(grey, turns))
    seen = seen_at(grey, fit.scale)
    maps, ink = maps_of(network, seen), ink_of(seen)
    possible = signs_in(maps, fit.scale, WEAK)
    is_read = possible.sureness > POSSIBLE
    signs, weak = possible.kept(is_read), possible.kept(~is_read)
    second = second_look(networks.glyphs, ink, fit.scale, signs)
    signs = agreed(signs, second)
    chains = chains_of(signs)
    lines = [line_look(networks.glyphs, ink, fit.scale, signs, chain) for chain in chains]
    flow = flow_of(maps, fit.scale)
    return DetectorLook(turns, ink, maps, fit.scale, signs, weak, second, chains, lines, flow)


def read_page(picture: Grey, networks: Networks, *, is_upright: bool = False) -> PaperResult:
    """Return the numbers on a photo, uint8 (h, w, 3), of a page, line by line."""
    look = look_at(picture, networks, is_upright=is_upright)
    chances, sure = weighed(look, networks.certainty)
    cells = rows_of(
        [_cell(look.chains[number], look.signs, chances[number], sure) for number in line]
        for line in _lines(look)
    )
    return PaperResult(cells, turned=90 * look.turns, notes=notes_on(look, picture))


def notes_on(look: DetectorLook, picture: Grey) -> tuple[str, ...]:
    """Return what a user should know of a photo: why nothing on it was read, or that it is poor."""
    signs = look.signs.kept(look.signs.are_digits)
    if not len(look.signs.sureness):
        return (
            QT_TRANSLATE_NOOP(
                "paper", "Nothing is written on it, or the writing is too faint or too small."
            ),
        )
    if not look.chains:
        return (
            QT_TRANSLATE_NOOP(
                "paper",
                "There is writing on it, but no number; if it lies on its side, turn the photo.",
            ),
        )
    notes = []
    if is_blurred(picture):
        notes.append(
            QT_TRANSLATE_NOOP(
                "paper", "The photo is blurred: hold the camera still and take it again."
            )
        )
    height = float(np.median(signs.sizes[:, 1]))
    if height < SMALLEST_PX:
        notes.append(
            QT_TRANSLATE_NOOP(
                "paper",
                "The digits are only {height:.0f} pixels tall: take a photo of a part at a time.",
            ).filled(height=height)
        )
    return tuple(notes)


def weighed(look: DetectorLook, certainty: Certainty | None) -> tuple[Doubles, float]:
    """Return how likely each number is right, (n,), and from where a number is sure."""
    if certainty is None:
        return np.array([chain.probability for chain in look.chains]), UNWEIGHED
    rows = [look.features_of(number) | NO_CELL for number in range(len(look.chains))]
    return certainty.numbers.probabilities(rows), certainty.sure


class CellLook(NamedTuple):
    """A cell of a table: its row and column, its corners, its chains from left to right."""

    at: At
    place: Place
    chains: list[int]


def table_of(look: DetectorLook) -> tuple[Lattice, DetectorLook]:
    """Return the table on a photo, and the look with the flow of that table.

    Raises ``InkError`` where there is none, or one too large.
    """
    found = table_in(look.maps, look.scale)
    if found is None or not look.chains:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "There is no table of numbers on this photo: nothing on it looks like a number.",
            )
        )
    lattice, flow = found
    if len(lattice.rows) * len(lattice.columns) > MOST_CELLS:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "This is no table that can be read: it has more than {most:,} cells."
            ).filled(most=MOST_CELLS)
        )
    return lattice, look._replace(flow=flow)


def cells_of(look: DetectorLook, lattice: Lattice) -> list[list[CellLook]]:
    """Return the cells of a table on a photo."""
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


def read_table(
    picture: Grey,
    networks: Networks,
    *,
    is_upright: bool = False,
    corners: Place = (),
    by_other_grid: bool = False,
) -> PaperResult:
    """Return the cells of the table on a photo, uint8 (h, w, 3).

    ``corners``: those of the table, if known, on the upright photo. ``by_other_grid``: whether to
    read it by the second likeliest rows and columns. Raises ``InkError`` where there is no table.
    """
    if corners:
        flat, from_flat = cut_out(picture, corners)
        table = read_table(flat, networks, is_upright=True, by_other_grid=by_other_grid)
        return moved_back(table, from_flat)
    look = look_at(picture, networks, is_upright=is_upright)
    lattice, look = table_of(look)
    if by_other_grid:
        lattice = lattice.second
    certainty = networks.certainty
    chance = 0.0 if by_other_grid else 1.0
    if certainty is not None and chance:
        chance = float(certainty.grid.probabilities([grid_features(lattice)])[0])
    is_sure = chance >= (certainty.sure_grid if certainty else UNWEIGHED)
    rows = tuple(
        tuple(_table_cell(look, lattice, cell, certainty, chance) for cell in row)
        for row in cells_of(look, lattice)
    )
    other = tuple(len(edges) - 1 for edges in (lattice.second.rows, lattice.second.columns))
    return PaperResult(
        rows,
        is_table=True,
        turned=90 * look.turns,
        notes=notes_on(look, picture),
        doubt="" if is_sure else UNSURE_GRID,
        other_grid=() if is_sure else other,
        by_other_grid=by_other_grid,
    )


def shows_table(look: DetectorLook) -> bool:
    """Return whether most digits on a photo are in the cells of a table of several columns."""
    digits = look.signs.kept(look.signs.are_digits)
    found = table_in(look.maps, look.scale)
    if found is None or len(found[0].columns) < FEWEST_EDGES or not len(digits.sureness):
        return False
    lattice, flow = found
    places = flow.straight(digits.centres)
    inside = sum(lattice.cell_of(place) is not None for place in places)
    return inside > MOST_OUTSIDE * len(places)


def read_number(picture: Grey, networks: Networks, box: Box[int]) -> Reading:
    """Return the number in a marked box on an upright photo, uint8 (h, w, 3)."""
    left, top, right, bottom = box
    room = round(ROOM * max(bottom - top, 1))
    x, y = max(left - room, 0), max(top - room, 0)
    look = look_at(picture[y : bottom + room, x : right + room], networks, is_upright=True)
    chances, _ = weighed(look, networks.certainty)
    inside = [number for number, chain in enumerate(look.chains) if _holds(box, chain, (x, y))]
    if not inside:
        return Reading()
    number = max(inside, key=lambda number: float(chances[number]))
    moved = [
        Sign(sign.text, sign.probability, Box(*np.add(sign.box, (x, y, x, y)).tolist()))
        for sign in _signs(look.chains[number], look.signs)
    ]
    return Reading(tuple(moved), float(chances[number]) if len(inside) == 1 else 0.0)


def _holds(box: Box[int], chain: Chain, corner: tuple[int, int]) -> bool:
    x, y = np.add(chain.box.middle, corner).tolist()
    return bool(box.left <= x <= box.right and box.top <= y <= box.bottom)


def cut_out(picture: Grey, corners: Place) -> tuple[Grey, Doubles]:
    """Return what lies between four corners of a photo, with a margin, and what takes it back."""
    quad = np.array(corners, np.float32)
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


def table_features(
    look: DetectorLook, lattice: Lattice, cell: CellLook, number: int
) -> dict[str, float]:
    """Return what speaks for and against a number in a cell."""
    chain = look.chains[number]
    return look.features_of(number) | cell_features(lattice, *cell.at, chain, cell.place)


def emptiness(look: DetectorLook, lattice: Lattice, cell: CellLook) -> dict[str, float]:
    """Return what speaks for and against a cell's being empty."""
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


def _lines(look: DetectorLook) -> list[list[int]]:
    """Return chains in lines from top to bottom, each from left to right."""
    chains, signs = look.chains, look.signs
    if not chains:
        return []
    middles = look.flow.straight(np.array([chain.box.middle for chain in chains]))
    tall = float(np.median(signs.sizes[signs.are_digits, 1]))
    lines: list[list[int]] = []
    for number in np.argsort(middles[:, 1]):
        if lines and middles[number, 1] - np.mean(middles[lines[-1], 1]) < LINE * tall:
            lines[-1].append(int(number))
        else:
            lines.append([int(number)])
    return [sorted(line, key=lambda number: float(middles[number, 0])) for line in lines]


def _signs(chain: Chain, signs: Signs) -> tuple[PaperSign, ...]:
    return tuple(
        PaperSign(
            SIGNS[signs.classes[sign]],
            float(signs.sureness[sign] * signs.chances[sign].max()),
            Box(*np.rint(_sides(signs, sign)).astype(int).tolist()),
        )
        for sign in chain.signs
    )


def _sides(signs: Signs, sign: int) -> Doubles:
    half = signs.sizes[sign] / 2
    return np.concatenate([signs.centres[sign] - half, signs.centres[sign] + half])


def _cell(chain: Chain, signs: Signs, probability: float, sure: float) -> Cell:
    doubt = "" if probability >= sure else UNSURE
    return Cell(chain.text, place_of(chain.box), doubt, float(probability), _signs(chain, signs))


def _table_cell(
    look: DetectorLook,
    lattice: Lattice,
    cell: CellLook,
    certainty: Certainty | None,
    grid_chance: float,
) -> Cell:
    """Return a cell with the numbers in it; several make it doubtful.

    ``grid_chance``: how likely the rows and columns are right.
    """
    text = "".join(look.chains[number].text for number in cell.chains)
    if certainty is None:
        chances = [look.chains[number].probability for number in cell.chains]
    elif cell.chains:
        rows = [table_features(look, lattice, cell, number) for number in cell.chains]
        chances = certainty.numbers.probabilities(rows).tolist()
    else:
        chances = certainty.empty.probabilities([emptiness(look, lattice, cell)]).tolist()
    probability = float(np.prod(chances)) * grid_chance
    is_sure = probability >= (certainty.sure_cell if certainty else UNWEIGHED)
    doubt = "" if is_sure and len(cell.chains) < 2 else UNSURE
    return Cell(text, cell.place, doubt, probability)


def _place(lattice: Lattice, flow: SheetFlow, row: int, column: int) -> Place:
    left, right = lattice.columns[column : column + 2]
    top, low = lattice.rows[row : row + 2]
    corners = flow.back(np.array([(left, top), (right, top), (right, low), (left, low)]))
    return tuple((round(float(x)), round(float(y))) for x, y in corners)
