"""Generated lines are what they say, vary, and follow from a seed and a number alone."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.handwriting.synthesis import HASTY_NUMBERS, USUAL
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.numbers import handwriting
from digitpad.numbers.handwriting import (
    NUMBER_MARKS,
    OTHER,
    Haste,
    block_of_lines,
    composed,
    random_text,
    written_line,
)


def test_a_line_depends_on_its_seed_and_number_alone() -> None:
    here, there = written_line(4, 130), written_line(4, 130)
    assert here.text == there.text
    assert all(map(np.array_equal, here.strokes, there.strokes))
    assert written_line(5, 130).text != here.text or len(written_line(5, 130).strokes) != len(
        here.strokes
    )


def test_every_sign_of_a_line_has_ink_and_every_point_a_sign() -> None:
    for number in range(40):
        line = written_line(8, number)
        signs = np.concatenate(line.owners)
        assert set(signs.tolist()) == set(range(len(line.text)))
        assert [len(s) for s in line.strokes] == [len(o) for o in line.owners]
        assert np.isfinite(np.concatenate(line.strokes)).all()


def test_signs_stand_in_the_order_in_which_they_are_read() -> None:
    for number in range(40):
        line = written_line(8, number)
        points, signs = np.concatenate(line.strokes), np.concatenate(line.owners)
        middles = [points[signs == sign, 0].mean() for sign in range(len(line.text))]
        steps = np.diff(middles)
        # A dot may stand below the end of the digit before it.
        assert (steps > -0.35).all()


def test_all_signs_and_what_is_none_occur() -> None:
    generator = np.random.default_rng(1)
    text = "".join(random_text(generator) for _ in range(600))
    assert {*text} == {*"0123456789", *NUMBER_MARKS, OTHER}


def test_some_strokes_go_on_from_one_digit_to_the_next() -> None:
    joined = [
        any(owner[0] != owner[-1] for owner in written_line(2, number).owners)
        for number in range(200)
    ]
    assert 2 < sum(joined) < 60


def test_a_hasty_hand_turns_back_at_the_foot_of_a_1_and_writes_small_noughts() -> None:
    one = drawing_from_points([np.linspace((0.5, 0.2), (0.5, 0.8), 8)])
    hooked, ratios = 0, []
    for seed in range(20):
        haste = Haste({"0": 0.6}, hook=0.3)
        line = composed("1/0", (one, one, nought()), np.random.default_rng(seed), haste)
        foot, _, round_one = (stroke[:, 1] for stroke in line.strokes)
        hooked += bool(foot[-1] < foot.max() - 0.05)
        ratios.append(np.ptp(round_one) / np.ptp(foot))
    assert 8 <= hooked < 20
    assert 0.5 < np.median(ratios) < 0.7


def test_many_numbers_of_hasty_hands_end_in_noughts() -> None:
    ends = [
        sum(line.text.endswith("00") for line in block_of_lines(3, 0, (), style))
        for style in (HASTY_NUMBERS, USUAL)
    ]
    assert ends[0] > ends[1] + 5


def nought() -> Drawing:
    turn = np.linspace(0, 2 * np.pi, 20)
    return drawing_from_points([0.5 + 0.3 * np.stack((np.sin(turn), np.cos(turn)), axis=1)])


@pytest.mark.parametrize("chain", ["below", "above", "eights"])
def test_a_hasty_hand_writes_a_row_of_noughts_in_one_stroke(chain: str) -> None:
    one = drawing_from_points([np.linspace((0.5, 0.2), (0.5, 0.8), 8)])
    for seed in range(20):
        signs = one, *3 * [nought()], one, nought()
        line = composed("100010", signs, np.random.default_rng(seed), Haste({}, chain=chain))
        strokes = [n for n, owner in enumerate(line.owners) if {*owner.tolist()} & {1, 2, 3}]
        assert len(strokes) == 1
        of = line.owners[strokes[0]]
        noughts, of = (part[(of > 0) & (of < 4)] for part in (line.strokes[strokes[0]], of))
        middles = [noughts[of == place].mean(axis=0)[0] for place in (1, 2, 3)]
        assert (np.diff(middles) > 0.1).all()
        assert (np.linalg.norm(np.diff(noughts, axis=0), axis=1) < 0.4).all()
        assert 0.2 < np.ptp(noughts[:, 1]) < 1.5


def test_without_haste_every_nought_is_a_stroke() -> None:
    line = composed("00", 2 * [nought()], np.random.default_rng(3))
    assert len(line.strokes) == 2


def test_a_point_may_be_raised() -> None:
    dot = drawing_from_points([np.array([(0.5, 0.5), (0.51, 0.51)])])
    lows = []
    for raised in (0.0, 0.4):
        haste = Haste({}, raised=raised)
        line = composed("0.0", (nought(), dot, nought()), np.random.default_rng(5), haste)
        lows.append(line.strokes[1][:, 1].mean())
    assert lows[0] - lows[1] == pytest.approx(0.4, abs=0.05)


def test_what_is_no_sign_looks_like_none() -> None:
    names = {way.name for way in handwriting.OTHERS}
    assert names.isdisjoint({"P", "h", "root", "plus", "left parenthesis", "infinity"})
    assert {"A", "k", "heart"} < names
