"""How likely a number on a photo is what it was read as, from all that the networks say of it.

One small network weighs numbers, on pages and in cells, another cells that look empty. They learn
from sheets that the detector did not learn from (``fitting``), so that what they say is how often
such a number is right.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from digitpad.arrays import Grey
from digitpad.paper.detector.chains import Chain
from digitpad.paper.detector.heads import SIGNS
from digitpad.paper.detector.lattice import Lattice
from digitpad.paper.detector.second_look import LineLook, SecondLook
from digitpad.paper.detector.signs import Signs
from digitpad.paper.weights import Weights, weights_of

LEAST: Final = 1e-4
"""Probability at which it is clipped before its logarithm is taken."""
NEAR: Final = 0.8
"""Distance within which other signs tell of a number, in its height."""


def number_features(
    signs: Signs, weak: Signs, chain: Chain, second: SecondLook, line: LineLook
) -> dict[str, float]:
    """Return what speaks for and against a number, a value for each name.

    ``weak``: what may be signs, but was not read.
    """
    which = np.array(chain.signs)
    is_digit = signs.are_digits[which]
    classes, chances = signs.classes[which], signs.chances[which]
    sure = signs.sureness[which] * chances.max(axis=1)
    others = np.sort(chances, axis=1)[:, -2]
    alone = second.digits[which, np.minimum(classes, 9)][is_digit]
    swapped = np.sort(second.digits[which][is_digit], axis=1)[:, -2]
    both = np.sort(chances[is_digit, :10] * second.digits[which][is_digit], axis=1)
    joints = np.minimum(signs.linked[which[:-1], 0], signs.linked[which[1:], 1])
    ends = 1 - signs.linked[which[0], 1], 1 - signs.linked[which[-1], 0]
    tall = signs.sizes[which, 1][is_digit]
    height = float(np.median(tall))
    usual = float(np.median(signs.sizes[signs.are_digits, 1]))
    own = np.zeros(len(signs.sureness), bool)
    own[which] = True
    is_real = signs.classes < len(SIGNS)
    beside = signs.kept(~own & is_real)
    nothing = signs.kept(~is_real)
    return {
        "sign": _log(sure.min()),
        "signs": _log(np.prod(sure)),
        "there": _log(signs.sureness[which].min()),
        "other": _log(others.max()),
        "alone": _log(alone.min()),
        "all alone": _log(np.prod(alone)),
        "other alone": _log(swapped.max()),
        "score": _log(second.scores[which][is_digit].min()),
        "both": _log(1 - (both[:, -1] / both.sum(axis=1)).min()),
        "line": _log(line.share),
        "line score": max(line.score, _log(0)),
        "line agrees": float(line.text == chain.text),
        "joint": _log(joints.min(initial=1.0)),
        "end": _log(min(ends)),
        "weak": sureness_near(chain, weak, height),
        "beside": sureness_near(chain, beside, height),
        "nothing": sureness_near(chain, nothing, height),
        "count": float(min(len(which), 6)),
        "marks": float(min((~is_digit).sum(), 3)),
        "one": float((classes == 1).any()),
        "seven": float((classes == 7).any()),
        "tall": float(np.log(height / usual)),
        "uneven": float(np.log(tall.max() / tall.min())),
        "pixels": float(np.log(height)),
        "sheet": float(np.log(np.maximum(signs.sureness[is_real], LEAST)).mean()),
        "sheet nothing": _log((~is_real).mean()),
        "sheet digits": float(np.log(1 + signs.are_digits.sum())),
        "sheet classes": float(np.log(signs.chances[is_real].max(axis=1)).mean()),
    }


def cell_features(
    lattice: Lattice, row: int, column: int, chain: Chain, place: Sequence[tuple[float, float]]
) -> dict[str, float]:
    """Return what a number's cell, with corners on the photo, adds to ``number_features``."""
    return {
        "out": float(np.clip(out_of_cell(chain, place), -2, 2)),
        "edge": edge_said(lattice, row, column),
    }


def out_of_cell(chain: Chain, place: Sequence[tuple[float, float]]) -> float:
    """Return how far a number reaches out of its cell, in its height; less than 0 inside."""
    across, down = zip(*place, strict=True)
    left, top, right, bottom = chain.box
    out = max(min(across) - left, right - max(across), min(down) - top, bottom - max(down))
    return float(out / max(bottom - top, 1))


def edge_said(lattice: Lattice, row: int, column: int) -> float:
    """Return the least that is said for an edge of a cell."""
    columns, rows = lattice.said
    return float(min(*columns[column : column + 2], *rows[row : row + 2]))


NO_CELL: Final = {"out": 0.0, "edge": 1.0}


def empty_features(ink: Grey, sureness: float, chance: float, edge: float) -> dict[str, float]:
    """Return what speaks for and against an empty cell.

    ``ink``: its inside, uint8. ``sureness``: the most of what may be a sign there; ``chance``: the
    most that it is one that counts; ``edge``: ``edge_said``.
    """
    dark = ink / 255.0
    return {
        "sureness": _log(sureness),
        "chance": _log(chance),
        "ink": _log(float(dark.mean()) if dark.size else 0.0),
        "strokes": _log(float((dark.max(axis=0, initial=0) > 0.5).mean()) if dark.size else 0.0),
        "edge": edge,
    }


class Certainty(NamedTuple):
    """The networks for numbers, for what is a number at all, for cells that look empty and for
    tables' rows and columns.

    ``least_there``: from which probability what is on a page is shown as a number. ``sure``: from
    which a number is sure; ``sure_cell``: a cell, whose probability is that of its number times
    that of the rows and columns; ``sure_grid``: these.
    """

    numbers: Weights
    there: Weights
    empty: Weights
    grid: Weights
    least_there: float
    sure: float
    sure_cell: float
    sure_grid: float


@lru_cache(1)
def certainty_of(path: Path) -> Certainty:
    """Return what ``fitting`` wrote to a JSON file."""
    values: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    weighed = {name: weights_of(part) for name, part in values.items() if isinstance(part, dict)}
    return Certainty(**values | weighed)


def _log(probability: float) -> float:
    return float(np.log(np.clip(probability, LEAST, 1.0)))


def sureness_near(chain: Chain, others: Signs, height: float) -> float:
    """Return the logarithm of the most sureness of other signs in a number's box or near it."""
    left, top, right, bottom = chain.box
    x, y = others.centres.T
    reach = others.sizes[:, 0] / 2 + NEAR * height
    is_near = (x > left - reach) & (x < right + reach) & (y > top) & (y < bottom)
    return _log(float(others.sureness[is_near].max(initial=0.0)))
