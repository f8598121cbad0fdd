"""The evidence for a number: what is clear, what may be another, and what stands around it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from drawn_figures import TALL, as_read, digit, figure, row, sheet_with

from digitpad.paper.figures import Figure
from digitpad.paper.sheet import Sheet
from digitpad.paper.trust import Evidence, features_of, may_be_others, trusts_on_page
from digitpad.paper.whole import IMPOSSIBLE_SCORE, Look


def evidence(figures: list[Figure], likely: float = 0.99, oddity: str = "") -> Evidence:
    text = "".join(one.text for one in figures)
    return Evidence(figures, text, oddity, Look({text: float(np.log(likely))}))


def values(*numbers: Evidence, others: tuple[Figure, ...] = (), sheet: Sheet | None = None) -> dict:
    """Return the features of the first number by name."""
    figures = [one for number in numbers for one in number.figures]
    names, rows = features_of(numbers, [*figures, *others], TALL, sheet or sheet_with(figures))
    return dict(zip(names, rows[0].tolist(), strict=True))


@pytest.mark.parametrize(
    ("quality", "likely", "is_clear"),
    [(0.95, 0.75, True), (0.94, 0.99, False), (0.99, 0.73, False)],
)
def test_a_number_is_clear_where_both_networks_are_sure(
    quality: float, likely: float, is_clear: bool
) -> None:
    figures = [replace(one, probability=quality) for one in row("42")]
    assert evidence(figures, likely).is_clear == is_clear
    other = evidence(figures, likely)._replace(look=Look({"47": -0.01, "42": -4.0}))
    assert not other.is_clear


@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        ({4: 0.987, 9: 0.013}, False),
        ({4: 0.985, 9: 0.015}, True),
        ({7: 0.999, 1: 0.001}, False),
        ({7: 0.998, 1: 0.002}, True),
        ({1: 0.998, 7: 0.002}, True),
        ({1: 0.998, 4: 0.002}, False),
    ],
)
def test_a_digit_may_be_another_from_a_small_probability_on(
    shares: dict[int, float], expected: bool
) -> None:
    number = evidence([as_read(digit("?", 20), shares)])
    assert number.may_be_another == expected
    assert may_be_others([number], number.figures, TALL) == [expected]
    words = [digit("?", 100 + 30 * n) for n in range(9)]
    assert may_be_others([number], [*number.figures, *words], TALL) == [False]


def test_no_number_has_no_trust() -> None:
    assert len(trusts_on_page([], row("42"), TALL, sheet_with())) == 0


def test_the_less_likely_a_number_is_the_less_it_is_trusted() -> None:
    figures = [as_read(one, {int(one.text): 0.9999, 3: 0.0001}) for one in row("42")]
    sheet = sheet_with(figures)
    trusts = [
        float(trusts_on_page([evidence(figures, likely)], figures, TALL, sheet)[0])
        for likely in (0.999, 0.5, 0.01)
    ]
    assert trusts == sorted(trusts, reverse=True)
    assert trusts[0] > 0.9 > trusts[-1]


def test_what_was_read_says_how_sure_it_is() -> None:
    figures = [as_read(digit("?", 20), {4: 0.99, 9: 0.01}), as_read(digit("?", 50), {1: 1.0})]
    found = values(evidence(figures, 0.5))
    assert found["one digit"] == pytest.approx(-np.log(0.01 + 1e-3))
    assert found["second"] == pytest.approx(np.log(0.01 + 1e-4))
    assert found["likely"] == pytest.approx(np.log(0.5))
    assert (found["agrees"], found["at once"], found["ones"], found["digits"]) == (1, 1, 1, 2)
    unseen = Evidence(figures, "41", "", Look({"47": -0.1, "17": -3.0}))
    found = values(unseen)
    assert found["likely"] == -6.0  # clipped, though it is ``IMPOSSIBLE_SCORE``
    assert unseen.look.score("41") == IMPOSSIBLE_SCORE
    assert (found["agrees"], found["at once"], found["likelier"]) == (0, 0, -3)


def test_its_shape_says_how_even_it_is() -> None:
    figures = [digit("4", 20), figure("2", 48, 60, 60, 80), digit("5", 64)]
    found = values(evidence(figures, oddity="too close"))
    assert found["unequal"] == pytest.approx(np.log(2))
    assert found["narrow"] == pytest.approx(0.6)
    assert found["gap"] == pytest.approx(4 / 40)
    assert (found["too close"], found["rule between"], found["cut"]) == (1, 0, 0)
    wide = values(evidence([digit("4", 20), digit("2", 80)]))
    assert wide["gap"] == 0.25  # clipped


def test_the_nearest_numbers_on_a_line_and_those_that_are_unclear() -> None:
    clear, unclear = evidence(row("35", 114)), evidence(row("35", 114), 0.1)
    assert values(evidence(row("42")), clear)["number"] == pytest.approx(np.exp(-1 / 0.5))
    assert values(evidence(row("42")), unclear)["unclear beside"] == pytest.approx(np.exp(-1.0))
    assert values(evidence(row("42")), clear)["unclear beside"] < 1e-3


def test_ink_of_no_figure_beside_and_among_its_own() -> None:
    figures = row("42")
    sheet = sheet_with(figures)
    assert values(evidence(figures), sheet=sheet)["ink"] == 0
    sheet.ink[40:60, 80:84] = 255
    found = values(evidence(figures), sheet=sheet)
    assert found["ink"] == found["ink near"] == 0.5
    sheet.lines[40:80, 90:92] = 255
    found = values(evidence(figures), sheet=sheet)
    assert (found["ruled"], found["ruled near"]) == (1, 0)
    sheet.ink[40:60, 44:50] = 255
    assert 0 < values(evidence(figures), sheet=sheet)["strange ink"] < 0.5


def test_a_number_is_thinner_paler_or_lower_than_others() -> None:
    pale = [replace(one, contrast=100.0) for one in row("42", 20)]
    others = [evidence(row("35", 20, top)) for top in (85, 130)]
    sheet = sheet_with([*pale, *(one for other in others for one in other.figures)], high=300)
    found = values(evidence(pale), *others, sheet=sheet)
    assert found["pale"] == pytest.approx(np.log(2.55))
    assert found["lower"] == found["thin"] == found["taller"] == 0
    assert found["others clear"] == 1
