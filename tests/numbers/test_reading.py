"""A reading's probabilities, doubts and alternatives."""

from __future__ import annotations

import numpy as np
import pytest
from drawn import digit_drawn

from digitpad.handwriting.outliers import outlier_drawn
from digitpad.ink.boxes import Box
from digitpad.ink.drawing import drawing_from_points
from digitpad.numbers.reader import BARS_OF_INK, NumberReader, by_bar
from digitpad.numbers.reading import SIGNS, SURE, UNREADABLE, Reading, Sign, ranked, scaled
from digitpad.numbers.strokes import StrokeLine


@pytest.fixture(scope="module")
def reader() -> NumberReader:
    return NumberReader()


def sign(text: str, probability: float) -> Sign:
    return Sign(text, probability, Box(0.0, 0.0, 1.0, 1.0))


@pytest.mark.parametrize(
    ("one", "is_sure"),
    [
        (sign("7", SURE), True),
        (sign("7", SURE - 0.001), False),
        (sign(UNREADABLE, 1.0), False),
        (sign(",", 1.0), True),
    ],
)
def test_a_sign_is_sure_from_92_percent_unless_it_is_unreadable(one: Sign, is_sure: bool) -> None:
    assert SURE == 0.92
    assert one.is_sure == is_sure


def test_a_reading_s_text_is_that_of_its_signs() -> None:
    assert Reading((sign("1", 0.5), sign("?", 0.9), sign("7", 1.0)), 0.4).text == "1?7"
    assert Reading().text == ""


def test_boxes_are_scaled_and_nothing_else_is() -> None:
    one = Sign("4", 0.8, Box(1.0, 2.0, 3.0, 5.0), (2,), ("9", "1"))
    (twice,) = scaled(Reading((one,), 0.7), 2.0).signs
    assert twice == Sign("4", 0.8, Box(2.0, 4.0, 6.0, 10.0), (2,), ("9", "1"))
    assert scaled(Reading((one,), 0.7), 2.0).sure == 0.7


def test_other_signs_are_ranked_without_the_one_that_was_read() -> None:
    likely = dict.fromkeys(SIGNS, 0.0) | {"3": 0.9, "8": 0.5, ",": 0.2}
    assert ranked("3", likely)[:2] == ("8", ",")
    assert sorted(ranked("3", likely)) == sorted({*SIGNS} - {"3"})


def even() -> np.ndarray:
    return np.full((1, 10), 0.1)


def test_a_bar_of_unknown_width_and_one_of_an_impossible_width_change_nothing_else() -> None:
    assert (by_bar(even(), np.array([np.nan])) == even()).all()
    assert np.isfinite(by_bar(even(), np.array([50.0]))).all()


def test_bars_of_ink_are_judged_by_their_own_figures() -> None:
    """A 7's bar varies more in images, so that a narrower one may be a 7's."""
    of_strokes, of_ink = (
        by_bar(even(), np.array([0.36]), *usual)[0, 7] for usual in ((), (BARS_OF_INK,))
    )
    assert of_ink > of_strokes


def test_probabilities_of_the_n_best_texts_are_shared_by_the_signs_they_agree_on(
    reader: NumberReader,
) -> None:
    """A digit between a 1 and a 7, and one that is plain: the first is doubtful, not the other."""
    between = np.array([(0.15, 0.2), (0.2, 0.205), (0.19, 0.3), (0.18, 0.4)])
    four = [
        np.array([(0.32, 0.2), (0.28, 0.31), (0.4, 0.31)]),
        np.array([(0.37, 0.27), (0.36, 0.4)]),
    ]
    reading = reader.read_drawing(drawing_from_points([between, *four]))
    first, second = (sign.probability for sign in reading.signs)
    assert first < 0.9 < second
    # The whole is no surer than its least sure sign.
    assert reading.sure <= min(first, second) + 1e-9


def test_the_n_best_texts_are_different_and_all_use_every_piece(reader: NumberReader) -> None:
    eight = digit_drawn(8)
    aside = [stroke.points + np.array((0.9, 0.0)) for stroke in digit_drawn(4).strokes]
    line = StrokeLine(drawing_from_points([*(one.points for one in eight.strokes), *aside]))
    texts, segmented, whole, fits = reader.n_best(line)
    assert 16 <= len({*texts}) == len(texts) == len(segmented) == len(whole)
    for text in texts:
        places = [place for candidate, _ in text for place in range(*candidate)]
        assert places == list(range(len(line.boxes)))
    assert {candidate for text in texts for candidate, _ in text} <= {*fits}


@pytest.mark.parametrize("kind", ["A", "R", "heart"])
def test_what_stands_alone_and_is_no_digit_is_unreadable_with_what_it_resembles_next(
    reader: NumberReader, kind: str
) -> None:
    alone = reader.read_drawing(outlier_drawn(kind, seed=4711))
    assert alone.text == UNREADABLE
    assert alone.sure == alone.signs[0].probability
    assert sorted(alone.signs[0].others) == sorted(SIGNS)
    assert not alone.signs[0].is_sure


@pytest.mark.parametrize("digit", [0, 2, 3, 4, 5, 6, 7, 8, 9])
def test_a_digit_alone_is_read_and_is_sure(reader: NumberReader, digit: int) -> None:
    alone = reader.read_drawing(digit_drawn(digit))
    assert alone.text == str(digit)
    assert alone.signs[0].is_sure
    assert alone.sure == pytest.approx(alone.signs[0].probability)
