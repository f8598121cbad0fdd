"""What ink files hold becomes lines: digits and signs of one hand, whole numbers, words."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from drawn import digit_drawn

from digitpad.data.sets.ink_images import split_by_writer
from digitpad.errors import DatasetError
from digitpad.handwriting.outliers import outlier_drawn
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.models.architecture import DIGITS, LINE_CLASSES
from digitpad.numbers import handwriting
from digitpad.numbers.data import photographed as photographing
from digitpad.numbers.data.catalogue import (
    INK_LINES,
    NUMBER_LINES,
    NUMBER_SIGNS,
    PHOTO_INK_LINES,
    PHOTO_NUMBER_LINES,
)
from digitpad.numbers.data.sets import hands_of, lines_of
from digitpad.numbers.handwriting import WrittenLine, block_of_lines

LETTER = outlier_drawn("A", seed=3)


def written(truths: str, writer: str) -> list[LabelledDrawing]:
    """Return a drawing for each truth; those of letters and signs show an A."""
    return [
        LabelledDrawing(digit_drawn(int(truth)) if truth.isdigit() else LETTER, truth, writer)
        for truth in truths
    ]


def test_a_hand_holds_its_signs_and_letters_but_none_that_look_like_signs() -> None:
    (hand,) = hands_of(written("0123456789+-klO=", "a"))
    assert {*hand} == {*DIGITS, "+", "-", "?"}
    assert len(hand["?"]) == 1


def test_who_left_a_few_digits_out_has_those_of_others() -> None:
    few, most = written("1", "few"), written("123456", "most")
    hands = hands_of([*written("0123456789", "all"), *most, *few])
    assert len(hands) == 2
    assert [len(hand["1"]) for hand in hands] == [1, 1]
    # "most" wrote no 9, and takes what there is.
    assert len(hands[1]["9"]) == 1
    with pytest.raises(DatasetError, match="every digit"):
        hands_of(most)


def test_numbers_and_short_words_are_lines_as_they_were_written() -> None:
    truths = ("12.5", "(80) 3", "word", "wonderful", "5", "a1")
    lines = lines_of([LabelledDrawing(LETTER, truth, "a") for truth in truths])
    assert [line.text for line in lines] == ["12.5", "(80)3", "????"]
    assert len(lines[0].strokes) == len(LETTER.strokes)


def test_of_many_writers_few_are_kept_for_testing() -> None:
    items = [one for number in range(60) for one in written("12", f"w{number:02}")]
    _, test = split_by_writer(items, fewest=10)
    assert len({item.writer for item in test}) == 10
    assert len({item.writer for item in split_by_writer(items)[1]}) == 20


def test_letters_in_a_folder_take_no_writer_of_another_one_out_of_training(tmp_path: Path) -> None:
    for name in ("digits", "letters"):
        (tmp_path / name).mkdir()
    digits = [one for writer in "abc" for one in written("0123456789", writer)]
    write_inkml(tmp_path / "digits" / "a.inkml", digits)
    write_inkml(tmp_path / "letters" / "a.inkml", written("hnk", "d"))
    series = INK_LINES.read(tmp_path).train
    images, labels = series.make(0, 5)
    assert images.shape == (5, 1, 32, 256)
    assert (labels < len(LINE_CLASSES)).any(axis=1).all()


def test_photographed_lines_are_kept_and_all_others_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    digits = [one for writer in "abc" for one in written("0123456789", writer)]
    write_inkml(tmp_path / "a.inkml", digits)
    plain, photographed = (info.read(tmp_path) for info in (INK_LINES, PHOTO_INK_LINES))
    assert plain.train.renews
    assert plain.train.cache is None
    assert not plain.test.renews
    assert not photographed.train.renews
    assert photographed.train.cache != photographed.test.cache
    write_inkml(tmp_path / "a.inkml", digits[1:])
    assert PHOTO_INK_LINES.read(tmp_path).train.cache != photographed.train.cache


def test_generated_lines_are_photographed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, photographed = (info.read().train for info in (NUMBER_LINES, PHOTO_NUMBER_LINES))
    assert (plain.renews, photographed.renews) == (True, False)
    seen, text = photographed.make(0, 3)
    assert (text < len(LINE_CLASSES)).any(axis=1).all()
    assert not np.array_equal(seen, plain.make(0, 3)[0])
    checksum = PHOTO_NUMBER_LINES.read().checksum
    monkeypatch.setattr(photographing, "VERSION", "another")
    assert PHOTO_NUMBER_LINES.read().checksum != checksum


def test_a_line_is_rewritten_as_a_whole_but_for_its_marks() -> None:
    hand = {sign: [digit_drawn(int(sign))] for sign in DIGITS} | {"/": [LETTER]}
    plain, again, rewritten = (
        block_of_lines(3, 0, [hand], rewritten=share) for share in (0.0, 0.0, 1.0)
    )
    assert [line.text for line in plain] == [line.text for line in rewritten]

    def points(lines: list[WrittenLine]) -> list[int]:
        return [sum(map(len, line.strokes)) for line in lines]

    assert points(plain) == points(again) != points(rewritten)


def test_kept_signs_are_void_once_the_lines_they_are_cut_from_are_written_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = NUMBER_SIGNS.read().train
    monkeypatch.setattr(handwriting, "VERSION", "lines/other")
    assert NUMBER_SIGNS.read().train.cache != before.cache
