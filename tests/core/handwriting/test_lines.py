"""Generated lines are what they say, vary, and follow from a seed and a number alone."""

from __future__ import annotations

import numpy as np

from digitpad.handwriting.lines import OTHER, SIGNS, random_text, written_line


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
    assert {*text} == {*"0123456789", *SIGNS, OTHER}


def test_some_strokes_go_on_from_one_digit_to_the_next() -> None:
    joined = [
        any(owner[0] != owner[-1] for owner in written_line(2, number).owners)
        for number in range(200)
    ]
    assert 2 < sum(joined) < 60
