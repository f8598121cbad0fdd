"""What somebody said of a sign stays with its ink, whatever model reads the line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from digitpad.ink.drawing import Drawing, Stroke
from digitpad.numbers.corrections import Corrections
from digitpad.numbers.reading import Reading, Sign

LINE = Drawing(tuple(Stroke([(n / 10, 0.1), (n / 10, 0.2)]) for n in range(5)))
"""Five strokes, from left to right."""


def read(*signs: tuple[str, tuple[int, ...]]) -> Reading:
    return Reading(tuple(Sign(text, 0.9, (0, 0, 1, 1), own) for text, own in signs), 0.9)


def shown(corrections: Corrections, drawing: Drawing, reading: Reading) -> str:
    parted = corrections.parted(drawing, reading)
    texts = corrections.texts(drawing, parted)
    signs = zip(parted.signs, texts, strict=True)
    return "".join(sign.text if text is None else f"[{text}]" for sign, text in signs)


ASIDE = read(("7", (0,)), ("4", (1, 2)), ("1", (3,)), ("-", (4,)))
OTHERS = {
    "parts it likewise": (read(("1", (0,)), ("9", (1, 2)), ("8", (3, 4))), "1[5]8"),
    "parts it further": (read(("7", (0,)), ("1", (1,)), ("1", (2,)), ("8", (3, 4))), "7[5]8"),
    "joins it to its neighbour": (read(("7", (0,)), ("8", (1, 2, 3)), ("-", (4,))), "7[5]1-"),
    "parts it across": (read(("4", (0, 1)), ("0", (2, 3, 4))), "7[5]1-"),
    "reads one sign in all": (read(("8", (0, 1, 2, 3, 4))), "7[5]1-"),
    "reads a sign more, of no stroke": (
        read(("7", (0,)), ("1", (1,)), ("1", (2,)), (".", ()), ("8", (3, 4))), "7[5].8",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", OTHERS)
def test_a_correction_stays_when_another_model(name: str) -> None:
    reading, wanted = OTHERS[name]
    corrections = Corrections()
    corrections.correct(LINE, ASIDE, 1, "5")
    assert shown(corrections, LINE, ASIDE) == "7[5]1-"
    assert shown(corrections, LINE, reading) == wanted
    assert shown(corrections, LINE, ASIDE) == "7[5]1-"


def test_one_of_two_signs_of_one_stroke_stays_corrected_when_it_is_read_as_one() -> None:
    corrections, two = Corrections(), read(("1", (0,)), ("2", (0,)), ("3", (1,)))
    drawing = replace(LINE, strokes=LINE.strokes[:2])
    corrections.correct(drawing, two, 1, "7")
    assert shown(corrections, drawing, read(("8", (0,)), ("3", (1,)))) == "1[7]3"


def test_one_of_no_stroke_stays_corrected() -> None:
    corrections, drawing = Corrections(), replace(LINE, strokes=LINE.strokes[:2])
    corrections.correct(drawing, read(("1", (0,)), ("0", ()), ("3", (1,))), 1, "6")
    assert shown(corrections, drawing, read(("1", (0,)), ("3", (1,)))) == "1[6]3"


def test_several_stay_and_the_last_word_counts() -> None:
    corrections = Corrections()
    for number, text in ((0, "1"), (2, "9"), (2, "6")):
        corrections.correct(LINE, ASIDE, number, text)
    assert shown(corrections, LINE, read(("8", (0, 1, 2, 3, 4)))) == "[1]4[6]-"


def test_one_that_is_taken_back_is_read_anew() -> None:
    corrections = Corrections()
    corrections.take_back(corrections.correct(LINE, ASIDE, 1, "5"))
    assert shown(corrections, LINE, OTHERS["parts it across"][0]) == "40"


def test_it_holds_while_its_strokes_are_there_and_nothing_is_written_into_them() -> None:
    corrections = Corrections()
    before = replace(LINE, strokes=LINE.strokes[:4])
    corrections.correct(before, read(("7", (0,)), ("4", (1, 2)), ("1", (3,))), 1, "5")
    # A stroke was written into it; one of its own was taken back.
    into = read(("7", (0,)), ("8", (1, 2, 4)), ("1", (3,)))
    assert shown(corrections, LINE, into) == "781"
    without = replace(LINE, strokes=(*LINE.strokes[:2], *LINE.strokes[3:]))
    assert shown(corrections, without, read(("7", (0,)), ("1", (1,)), ("1", (2,)))) == "711"
    assert shown(corrections, before, read(("8", (0, 1, 2, 3)))) == "7[5]1"


def test_it_holds_when_another_model_joins_it_to_what_was_written_beside_it_later() -> None:
    corrections = Corrections()
    before = replace(LINE, strokes=LINE.strokes[:3])
    corrections.correct(before, read(("7", (0,)), ("4", (1, 2))), 1, "5")
    assert shown(corrections, LINE, ASIDE) == "7[5]1-"
    assert shown(corrections, LINE, read(("7", (0,)), ("8", (1, 2, 3, 4)))) == "7[5]1-"


def test_strokes_that_moved_up_in_the_drawing_are_still_its_own() -> None:
    corrections = Corrections()
    corrections.correct(LINE, ASIDE, 1, "5")
    without = replace(LINE, strokes=LINE.strokes[1:])
    other = read(("1", (0,)), ("1", (1,)), ("8", (2, 3)))
    assert shown(corrections, without, other) == "[5]8"
    assert corrections.parted(without, other).signs[0].strokes == (0, 1)
