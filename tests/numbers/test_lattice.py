"""Beam search through a lattice uses every piece once and prefers what numbers look like."""

from __future__ import annotations

import itertools
from math import log

import numpy as np
import pytest

from digitpad.numbers.forms import BEGIN, DIGIT, END, gain, value_gain
from digitpad.numbers.lattice import KINDS, Candidate, Nodes, aligned, n_best
from digitpad.numbers.reading import UNREADABLE


def nodes(*rows: tuple[int, str, float]) -> Nodes:
    candidates, kinds, scores = zip(*rows, strict=True)
    places = [KINDS.index(kind) for kind in kinds]
    return Nodes(np.array(candidates), np.array(places), np.array(scores, dtype=np.float64))


def test_two_pieces_are_one_sign_where_that_is_more_probable() -> None:
    candidates = [Candidate(0, 1), Candidate(0, 2), Candidate(1, 2)]
    halves = [(0, DIGIT, 1.0), (1, DIGIT, 2.5), (2, DIGIT, 1.0)]
    assert n_best(nodes(*halves), candidates, 2, 0.5)[0].chosen == (1,)
    halves[1] = (1, DIGIT, 1.5)
    assert n_best(nodes(*halves), candidates, 2, 0.5)[0].chosen == (0, 2)


def test_all_hypotheses_are_found_with_their_scores_the_best_first() -> None:
    generator = np.random.default_rng(3)
    candidates = [Candidate(a, b) for a in range(4) for b in range(a + 1, 5)]
    scores = generator.normal(size=len(candidates))
    hypotheses = n_best(
        nodes(*((n, DIGIT, score) for n, score in enumerate(scores))), candidates, 4, 0.5
    )
    found: dict[tuple[int, ...], float] = {}
    for cuts in itertools.chain.from_iterable(
        itertools.combinations((1, 2, 3), n) for n in range(4)
    ):
        bounds = [0, *cuts, 4]
        parts = tuple(candidates.index(Candidate(*pair)) for pair in itertools.pairwise(bounds))
        line = (BEGIN, *DIGIT * len(parts), END)
        usual = sum(gain(line[place], line[:place]) for place in range(1, len(line)))
        found[parts] = sum(scores[part] for part in parts) + 0.5 * usual
    assert [one.chosen for one in hypotheses] == sorted(found, key=lambda parts: -found[parts])
    assert [one.score for one in hypotheses] == pytest.approx(sorted(found.values(), reverse=True))


@pytest.mark.parametrize(("place", "expected"), [(0, DIGIT), (1, "/")])
def test_a_slash_stands_between_digits_and_begins_no_number(place: int, expected: str) -> None:
    candidates = [Candidate(0, 1), Candidate(1, 2), Candidate(2, 3)]
    rows = [(number, DIGIT, 3.0) for number in range(3) if number != place]
    rows += [(place, DIGIT, 1.0), (place, "/", 1.0 + log(2))]
    rows.sort(key=lambda row: row[0])
    made = nodes(*rows)
    best = n_best(made, candidates, 3, 0.5)[0]
    assert KINDS[made.kinds[best.chosen[place]]] == expected


def test_what_stands_between_digits_is_read_as_the_form_of_a_number_asks() -> None:
    # Two slashes that might as well be ones: as a date they agree with each other.
    candidates = [Candidate(place, place + 1) for place in range(6)]
    rows = []
    for place in range(6):
        rows.append((place, DIGIT, 1.0))
        if place in (1, 3):
            rows.append((place, "/", 1.0))
    made = nodes(*rows)
    best = n_best(made, candidates, 6, 0.5)[0]
    assert "".join(KINDS[kind] for kind in made.kinds[[*best.chosen]]) == "0/0/00"


@pytest.mark.parametrize(
    ("usual", "odd"),
    [
        ("12:05", "72:05"),
        ("23:59:00", "23:59:60"),
        ("11/05/87", "77/05/87"),
        ("31.12.2026", "31.13.2026"),
        ("2-30-99", "2-32-99"),
    ],
)
def test_the_digits_of_a_time_or_a_date_are_those_of_one(usual: str, odd: str) -> None:
    assert value_gain(usual) > 0 > value_gain(odd)


@pytest.mark.parametrize("text", ["", "7205", "555-7299", "1,250.00", "99/100", "(303)"])
def test_other_numbers_may_have_any_digits(text: str) -> None:
    assert value_gain(text) == 0


def test_each_text_is_aligned_with_its_best_candidates() -> None:
    """Of all partings of four pieces into as many signs, each candidate with its own scores."""
    candidates = [Candidate(a, b) for a in range(4) for b in range(a + 1, 5)]
    scores = np.random.default_rng(3).normal(size=(len(candidates), 3))
    none = np.full(len(candidates), -np.inf)
    texts = [(2,), (0, 1), (1, 1, 2), (0, 1, 2, 0, 1)]
    *found, too_long = aligned(texts, scores, none, candidates, 4)
    for text, (score, path) in zip(texts, found, strict=False):
        partings = []
        for cuts in itertools.combinations((1, 2, 3), len(text) - 1):
            chosen = [candidates.index(Candidate(*p)) for p in itertools.pairwise((0, *cuts, 4))]
            total = sum(scores[n, sign] for n, sign in zip(chosen, text, strict=True))
            partings.append((total, list(zip(chosen, text, strict=True))))
        assert (pytest.approx(score), path) == max(partings)
    assert too_long == (-np.inf, [])


def test_a_sign_that_counts_for_no_text_takes_up_its_piece() -> None:
    candidates = [Candidate(0, 1), Candidate(1, 2), Candidate(0, 2)]
    scores = np.array([[1.0], [0.5], [-5.0]])
    others = np.array([-4.0, 2.0, -4.0])
    [(score, path)] = aligned([(0,)], scores, others, candidates, 2)
    assert (score, path) == (3.0, [(0, 0), (1, None)])


def test_twelve_hypotheses_are_returned_where_there_are_more() -> None:
    """Five pieces can be parted in 16 ways."""
    candidates = [Candidate(a, b) for a in range(5) for b in range(a + 1, 6)]
    made = nodes(*((n, DIGIT, 1.0) for n in range(len(candidates))))
    found = n_best(made, candidates, 5, 0.5)
    assert len(found) == len({one.chosen for one in found}) == 12


def test_without_a_weight_the_forms_of_numbers_have_no_say() -> None:
    candidates = [Candidate(0, 1), Candidate(1, 2)]
    made = nodes((0, ")", 1.1), (0, DIGIT, 1.0), (1, "(", 1.1), (1, DIGIT, 1.0))
    kinds = [
        "".join(KINDS[made.kinds[node]] for node in n_best(made, candidates, 2, weight)[0].chosen)
        for weight in (0.0, 0.7)
    ]
    assert kinds == [")(", DIGIT * 2]


def test_an_unreadable_sign_does_not_change_what_is_usual_after_it() -> None:
    candidates = [Candidate(n, n + 1) for n in range(3)]
    made = nodes((0, DIGIT, 0.0), (1, UNREADABLE, 0.0), (2, "%", 0.0))
    (best,) = n_best(made, candidates, 3, 1.0)
    expected = gain(DIGIT, (BEGIN,)) + gain(UNREADABLE, ()) + gain("%", (BEGIN, DIGIT))
    assert best.score == pytest.approx(expected + gain(END, (BEGIN, DIGIT, "%")))
    assert best.history == (BEGIN, DIGIT, "%")
