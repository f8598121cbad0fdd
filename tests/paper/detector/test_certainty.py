"""One probability for each number, learned, and what it is weighed by."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest

from digitpad.arrays import Doubles
from digitpad.ink.boxes import Box
from digitpad.paper.detector import fitting, lattice
from digitpad.paper.detector.chains import Chain, chain_of
from digitpad.paper.detector.heads import CLASSES
from digitpad.paper.detector.second_look import SecondLook, agreed, strip_of
from digitpad.paper.detector.signs import Signs


def row_of_signs(centres: Doubles, classes: list[int], sure: float = 0.99) -> Signs:
    """Return digits 20 px high and 12 wide at centres, each linked to the next."""
    count = len(centres)
    chances = np.full((count, CLASSES), (1 - sure) / (CLASSES - 1))
    chances[np.arange(count), classes] = sure
    linked = np.full((count, 2), 0.99)
    linked[0, 1] = linked[-1, 0] = 0.01
    return Signs(
        centres, np.tile([12.0, 20.0], (count, 1)), chances, linked, np.zeros((count, 2, 2)),
        np.full(count, 0.98),
    )  # fmt: skip


def test_a_digit_that_the_second_network_is_surer_of_is_taken() -> None:
    signs = row_of_signs(np.array([[20.0, 20.0]]), [1], sure=0.6)
    seven = np.full((1, 10), 1e-3)
    seven[0, 7] = 1.0
    signs.chances[0, 7] = 0.3
    both = agreed(signs, SecondLook(seven, np.ones(1)))
    assert both.classes.tolist() == [7]
    digits = signs.chances[0, :10].sum()
    assert both.chances[0, :10].sum() == pytest.approx(digits)


def test_a_number_on_a_slope_is_seen_as_a_level_one() -> None:
    ink = np.zeros((120, 200), np.uint8)
    centres = np.array([(40.0 + 30 * n, 40 + 9 * n) for n in range(4)])
    for x, y in centres.astype(int):
        ink[y - 10 : y + 10, x - 6 : x + 6] = 255
    signs = row_of_signs(centres, [1, 2, 3, 4])
    strip = strip_of(ink, 1.0, signs, chain_of(signs, [0, 1, 2, 3]))
    rows = np.arange(len(strip))[:, None]
    per_column = strip.astype(float).sum(axis=0)
    middles = (rows * strip).sum(axis=0)[per_column > 1000] / per_column[per_column > 1000]
    assert np.ptp(middles) < 4  # the boxes are sheared; on a level strip they would be 24 apart
    assert strip.shape[0] == 32


@pytest.mark.parametrize("seed", range(8))
def test_the_cells_of_each_number_are_the_best_of_that_number(seed: int) -> None:
    chance = np.random.default_rng(seed)
    size = 8
    costs = chance.uniform(0, 4, (size, size))
    costs[np.tril_indices(size, 1)] = np.inf  # cells of at least two places
    worth, first, last = (chance.uniform(0, most, size) for most in (1, 5, 5))
    total, edges = lattice.best_of_each_number(costs, worth, first, last)

    def cost(choice: tuple[int, ...]) -> float:
        cells = sum(costs[begin, end] for begin, end in pairwise(choice))
        left_out = first[choice[0]] + last[choice[-1]]
        return float(cells + left_out - worth[[*choice]].sum())

    for number, least in enumerate(total):
        choices = {choice: cost(choice) for choice in combinations(range(size), number + 2)}
        assert least == pytest.approx(min(choices.values()))
        assert choices[tuple(edges(number).tolist())] == pytest.approx(least)


def test_what_is_fitted_says_how_often_such_numbers_are_right() -> None:
    chance = np.random.default_rng(0)
    signs = chance.normal(0, 1, 4000)
    is_right = chance.random(4000) < 1 / (1 + np.exp(-2 * signs))
    rows = [
        {"sign": sign, "noise": noise}
        for sign, noise in zip(signs, chance.normal(0, 1, 4000), strict=True)
    ]
    said = fitting.fitted(rows, is_right).probabilities(rows)
    for low in (0.0, 0.25, 0.5, 0.75):
        inside = (said >= low) & (said < low + 0.25)
        assert is_right[inside].mean() == pytest.approx(said[inside].mean(), abs=0.05)


def test_sure_is_where_hardly_any_wrong_number_of_a_sheet_is() -> None:
    chances = np.linspace(0, 1, 10_000)
    is_right = np.ones(10_000, bool)
    is_right[[*range(0, 9_000, 3), *range(9_500, 9_600)]] = False
    one_each = fitting.sure_from(chances, is_right, range(10_000))
    assert (~is_right & (chances >= one_each)).sum() <= fitting.SILENT * len(chances)
    assert one_each == pytest.approx(0.956, abs=1e-3)
    in_print = np.where((chances > 0.9) & is_right, -1, range(10_000))  # one long sheet is sure
    assert fitting.sure_from(chances, is_right, in_print.tolist()) == pytest.approx(0.957, abs=1e-3)


def test_a_chain_is_weighed_with_what_stands_near_it() -> None:
    chain = Chain((0,), "1", 0.9, Box(10, 10, 22, 30))
    near, far = (row_of_signs(np.array([place]), [3]) for place in ((30.0, 20.0), (200.0, 20.0)))
    from digitpad.paper.detector.certainty import LEAST, sureness_near

    assert sureness_near(chain, near, 20.0) == pytest.approx(np.log(0.98))
    assert sureness_near(chain, far, 20.0) == pytest.approx(np.log(LEAST))
