"""Reads the numbers on a photo of a page, line by line, or the one in a marked box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from digitpad.arrays import Doubles, Grey
from digitpad.ink.boxes import Box
from digitpad.paper.cell import UNSURE, Cell, PaperSign, place_of
from digitpad.paper.detector.certainty import Certainty
from digitpad.paper.detector.chains import Chain
from digitpad.paper.detector.heads import SIGNS
from digitpad.paper.detector.look import DetectorLook, look_at
from digitpad.paper.detector.signs import Signs
from digitpad.paper.networks import Networks
from digitpad.paper.notes import notes_on
from digitpad.paper.result import PaperResult, rows_of

LINE: Final = 0.5
"""How far a number may be above or below another on its line, in heights of a digit."""
ROOM: Final = 2.0
"""Around a box that a user marked, in its heights: what stands beside a number tells of it."""


def read_page(picture: Grey, networks: Networks, *, is_upright: bool = False) -> PaperResult:
    """Return the numbers on a photo, uint8 (h, w, 3), of a page, line by line.

    ``is_upright``: whether it is known to be; otherwise its digits decide.
    """
    look = look_at(picture, networks.detector, networks.glyphs, is_upright=is_upright)
    return result_of_page(look, picture, networks)


def result_of_page(look: DetectorLook, picture: Grey, networks: Networks) -> PaperResult:
    """Return the numbers on a photo that was looked at, without what is most likely none."""
    certainty, features = networks.certainty, look.features
    kept = np.flatnonzero(certainty.there.probabilities(features) >= certainty.least_there)
    look = look._replace(
        chains=[look.chains[number] for number in kept],
        lines=[look.lines[number] for number in kept],
    )
    numbers = _numbers(look, certainty, [features[number] for number in kept])
    cells = rows_of([numbers[number] for number in line] for line in _lines(look))
    return PaperResult(cells, turned=90 * look.turns, notes=notes_on(look, picture))


def read_number(picture: Grey, networks: Networks, box: Box[int]) -> Cell | None:
    """Return the number in a marked box on an upright photo, uint8 (h, w, 3); None for none.

    It is doubtful where there are several.
    """
    room = round(ROOM * max(box.height, 1))
    x, y = max(box.left - room, 0), max(box.top - room, 0)
    near = picture[y : box.bottom + room, x : box.right + room]
    look = look_at(near, networks.detector, networks.glyphs, is_upright=True)
    moved = Box(*np.subtract(box, (x, y, x, y)).tolist())
    numbers = _numbers(look, networks.certainty, look.features)
    inside = [
        cell
        for cell, chain in zip(numbers, look.chains, strict=True)
        if _holds(moved, chain.box.middle)
    ]
    if not inside:
        return None
    likeliest = max(inside, key=lambda cell: cell.probability)
    return likeliest if len(inside) == 1 else replace(likeliest, doubt=UNSURE)


def _numbers(
    look: DetectorLook, certainty: Certainty, features: Sequence[dict[str, float]]
) -> list[Cell]:
    chances = certainty.numbers.probabilities(features)
    return [
        Cell(
            chain.text,
            place_of(chain.box),
            "" if chance >= certainty.sure else UNSURE,
            chance,
            _signs(chain, look.signs),
            other=look.other_text(number),
        )
        for number, (chain, chance) in enumerate(zip(look.chains, chances.tolist(), strict=True))
    ]


def _holds(box: Box[int], point: tuple[float, float]) -> bool:
    return box.left <= point[0] <= box.right and box.top <= point[1] <= box.bottom


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
