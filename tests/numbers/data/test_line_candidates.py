"""What the network for signs learns from is cut and named rightly."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.numbers.data.candidates import (
    CLASSES,
    WRONG,
    labelled_views,
    split_ink,
    split_strokes,
)
from digitpad.numbers.handwriting import WrittenLine, written_line


def line_of(text: str, *strokes: list[tuple[float, float]], signs: list[int]) -> WrittenLine:
    points = tuple(np.array(stroke) for stroke in strokes)
    owners = tuple(np.full(len(p), sign) for p, sign in zip(points, signs, strict=True))
    return WrittenLine(text, points, owners)


TURN = np.linspace(0.0, 2 * np.pi, 40)
RING = np.stack([0.3 * np.sin(TURN), -0.5 * np.cos(TURN)], axis=1)
FOUR_AND_ONE = line_of(
    "41",
    [(0.0, -0.5), (-0.1, 0.1), (0.4, 0.1)],
    [(0.3, -0.5), (0.25, 0.5)],
    [(0.7, -0.5), (0.65, 0.5)],
    signs=[0, 0, 1],
)


def test_a_candidate_is_a_sign_only_with_all_of_its_strokes_and_no_others() -> None:
    split = split_strokes(FOUR_AND_ONE)
    named = {(one.first, one.end): split.sign_of(one) for one in split.line.candidates()}
    assert named == {(0, 1): None, (0, 2): 0, (0, 3): None, (1, 2): None, (1, 3): None, (2, 3): 1}


def test_a_stroke_that_continues_to_the_next_sign_is_cut_between_them() -> None:
    both = np.concatenate([RING, RING + np.array([0.9, 0.0])])
    owners = np.repeat([0, 1], len(RING))
    split = split_strokes(WrittenLine("00", (both,), (owners,)))
    assert {split.sign_of(one) for one in split.line.candidates()} >= {0, 1}


def test_ink_that_touches_is_cut_where_it_is_thinnest() -> None:
    ring = RING.tolist()
    link = [(0.3, 0.0), (0.6, 0.0)]
    line = line_of("00", ring, link, (RING + np.array([0.9, 0.0])).tolist(), signs=[0, 0, 1])
    split = split_ink(line, np.random.default_rng(5))
    assert split is not None
    assert {split.sign_of(one) for one in split.line.candidates()} >= {0, 1}


def test_the_series_depends_on_seed_and_number_alone_and_holds_right_and_wrong_ones() -> None:
    views, labels = labelled_views(5, 1000, 150)
    again, same = labelled_views(5, 1000, 150)
    assert views.shape == (150, 2, 32, 32)
    assert views.dtype == np.uint8
    assert np.array_equal(views, again)
    assert np.array_equal(labels, same)
    assert not np.array_equal(views, labelled_views(6, 1000, 150)[0])
    wrong = float((labels == CLASSES.index(WRONG)).mean())
    assert 0.3 < wrong < 0.7
    assert len(set(labels.tolist())) > 12
    with pytest.raises(ValueError, match="block"):
        labelled_views(5, 999, 10)


def test_ink_knows_its_signs_from_the_strokes_that_drew_it() -> None:
    generator = np.random.default_rng(2)
    for number in range(6):
        line = written_line(3, number)
        split = split_ink(line, generator)
        assert split is not None
        assert split.shares.shape == (len(split.line.boxes), len(line.text))
        assert (split.shares.sum(axis=1) > 0).all()
