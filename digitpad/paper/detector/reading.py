"""Reads a photo of a page or a table with the network: signs, numbers, and lines or cells."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

import cv2
import numpy as np

from digitpad.arrays import Doubles, Floats, Grey
from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.paper.cell import UNSURE, At, Cell, PaperSign, Place, place_of
from digitpad.paper.detector.chains import Chain, chains_of
from digitpad.paper.detector.engine import network_of
from digitpad.paper.detector.flow import SheetFlow, flow_of
from digitpad.paper.detector.heads import SIGNS
from digitpad.paper.detector.lattice import Lattice, lattice_of
from digitpad.paper.detector.signs import Network, Signs, best_fit, fit_at, maps_of, signs_in
from digitpad.paper.result import PaperResult, rows_of
from digitpad.words import QT_TRANSLATE_NOOP

SWITCH: Final = "DIGITPAD_DETECTOR"
"""An environment variable: with it, photos are read by the network in the file that it names."""
SURE: Final = 0.9
"""Least probability of a number that need not be checked."""
LINE: Final = 0.5
"""How far a number may be above or below another on its line, in heights of a digit."""


def network_chosen() -> Network | None:
    """Return the network that photos are to be read with; None for the road by rules."""
    path = os.environ.get(SWITCH)
    return network_of(Path(path)) if path else None


class DetectorLook(NamedTuple):
    """What the network says of a photo turned upright, by quarters, to the left."""

    turns: int
    maps: Floats
    scale: float
    signs: Signs
    chains: list[Chain]
    flow: SheetFlow


def look_at(picture: Grey, network: Network, *, is_upright: bool = False) -> DetectorLook:
    """DetectorLook at a photo, uint8 (h, w, 3), the way up in which its digits are read best."""
    grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), np.uint8)
    fit = best_fit(network, grey)
    turns = 0
    if not is_upright:
        others = [fit_at(network, np.rot90(grey, turn), fit.scale) for turn in (1, 2, 3)]
        turns, fit = max(enumerate([fit, *others]), key=lambda pair: pair[1].weight)
        grey = np.ascontiguousarray(np.rot90(grey, turns))
    maps = maps_of(network, grey, fit.scale)
    signs = signs_in(maps, fit.scale)
    return DetectorLook(turns, maps, fit.scale, signs, chains_of(signs), flow_of(maps, fit.scale))


def read_page(picture: Grey, network: Network, *, is_upright: bool = False) -> PaperResult:
    """Return the numbers on a photo, uint8 (h, w, 3), of a page, line by line."""
    look = look_at(picture, network, is_upright=is_upright)
    cells = rows_of([_cell(chain, look.signs) for chain in line] for line in _lines(look))
    return PaperResult(cells, turned=90 * look.turns)


def read_table(picture: Grey, network: Network, *, is_upright: bool = False) -> PaperResult:
    """Return the cells of the table on a photo, uint8 (h, w, 3).

    Raises ``InkError`` where there is none.
    """
    look = look_at(picture, network, is_upright=is_upright)
    lattice = lattice_of(look.maps, look.scale, look.flow)
    if lattice is None:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "There is no table of numbers on this photo: nothing on it looks like a number.",
            )
        )
    cells: dict[At, list[tuple[float, Chain]]] = {}
    for chain in look.chains:
        middle = look.flow.straight(np.array([chain.box.middle]))[0]
        at = lattice.cell_of(middle)
        if at is not None:
            cells.setdefault(at, []).append((float(middle[0]), chain))
    size = len(lattice.rows) - 1, len(lattice.columns) - 1
    rows = tuple(
        tuple(
            _table_cell(cells.get((row, column), []), _place(lattice, look.flow, row, column))
            for column in range(size[1])
        )
        for row in range(size[0])
    )
    return PaperResult(rows, is_table=True, turned=90 * look.turns)


def _lines(look: DetectorLook) -> list[list[Chain]]:
    """Return numbers in lines from top to bottom, each from left to right."""
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
    return [
        [chains[number] for number in sorted(line, key=lambda number: middles[number, 0])]
        for line in lines
    ]


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


def _cell(chain: Chain, signs: Signs) -> Cell:
    doubt = "" if chain.probability >= SURE else UNSURE
    place = place_of(chain.box)
    return Cell(chain.text, place, doubt, chain.probability, _signs(chain, signs))


def _table_cell(found: list[tuple[float, Chain]], place: Place) -> Cell:
    """Return a cell with the numbers in it, left to right; several make it doubtful."""
    chains = [chain for _, chain in sorted(found, key=lambda pair: pair[0])]
    probability = float(np.prod([chain.probability for chain in chains]))
    doubt = UNSURE if len(chains) > 1 or probability < SURE else ""
    return Cell("".join(chain.text for chain in chains), place, doubt, probability)


def _place(lattice: Lattice, flow: SheetFlow, row: int, column: int) -> Place:
    left, right = lattice.columns[column : column + 2]
    top, low = lattice.rows[row : row + 2]
    corners = flow.back(np.array([(left, top), (right, top), (right, low), (left, low)]))
    return tuple((round(float(x)), round(float(y))) for x, y in corners)
