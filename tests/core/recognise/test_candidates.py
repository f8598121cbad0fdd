"""The network chooses among the ways to see a picture, and what people bring is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from pictures_of_digits import KINDS, NO_DIGITS, generated

from digitpad.api import Reader
from digitpad.files import SHIPPED_MODEL, resource
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import open_model
from digitpad.preprocess.pictures import open_picture
from digitpad.preprocess.preprocessing import PictureCandidate, PreparedPicture
from digitpad.recognise.prediction import Verdict
from digitpad.recognise.recogniser import Recogniser

SEVEN, ONE = (drawing_to_image(synthesis.drawing(digit, seed=3)) for digit in (7, 1))
NOISE = np.random.default_rng(0).integers(0, 256, (28, 28)).astype(np.uint8)
BLANK = np.zeros((28, 28), np.uint8)


@pytest.fixture(scope="module")
def recogniser() -> Recogniser:
    return Recogniser(open_model(resource(SHIPPED_MODEL)))


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader()


def prepared(*rounds: tuple[np.ndarray, ...]) -> PreparedPicture:
    return PreparedPicture(tuple(map(PictureCandidate, images)) for images in rounds)


def test_the_candidate_that_is_a_digit_is_read(recogniser: Recogniser) -> None:
    for rounds in ([(NOISE, SEVEN)], [(BLANK, SEVEN)], [(NOISE,), (SEVEN,)], [(BLANK,), (SEVEN,)]):
        read = recogniser.recognise_picture(prepared(*rounds)).prediction
        assert (read.label, read.verdict) == ("7", Verdict.DIGIT)
        assert np.array_equal(read.image, SEVEN)


def test_candidates_that_disagree_are_unsure(recogniser: Recogniser) -> None:
    read = recogniser.recognise_picture(prepared((SEVEN, ONE))).prediction
    assert read.verdict is Verdict.UNSURE
    assert {read.label, read.second} == {"7", "1"}
    assert read.probabilities.sum() == pytest.approx(1)


def test_one_candidate_is_read_as_an_image_is(recogniser: Recogniser) -> None:
    read = recogniser.recognise_picture(prepared((SEVEN,))).prediction
    image = recogniser.recognise_image(SEVEN)
    assert np.array_equal(read.probabilities, image.probabilities)
    assert read.digit_score == image.digit_score


def test_what_is_clear_is_not_prepared_otherwise_and_rounds_are_made_once(
    recogniser: Recogniser,
) -> None:
    made = []

    def rounds() -> Iterator[tuple[PictureCandidate, ...]]:
        for image in (NOISE, SEVEN, ONE):
            made.append(image)
            yield (PictureCandidate(image),)

    picture = PreparedPicture(rounds())
    for _ in range(2):
        assert recogniser.recognise_picture(picture).prediction.label == "7"
    assert len(made) == 2


@pytest.mark.parametrize("kind", KINDS)
def test_a_digit_is_read_from_what_people_bring(kind: str, reader: Reader) -> None:
    outcomes: Counter[str] = Counter()
    for seed in range(4 if kind == "small on a sheet" else 12):
        written = generated(seed)
        made = KINDS[kind](np.random.default_rng(seed), written)
        read = reader.read(open_picture(made) if isinstance(made, bytes) else made)
        is_sure, is_right = read.verdict is Verdict.DIGIT, read.label == str(written.digit)
        outcomes["marked" if not is_sure else "right" if is_right else "silent"] += 1
    assert not outcomes["silent"]
    assert outcomes["marked"] <= 2


def test_a_small_digit_on_a_sheet_is_read_or_said_to_want_a_page(reader: Reader) -> None:
    for seed in range(20, 26):
        written = generated(seed)
        picture = KINDS["small on a sheet"](np.random.default_rng(seed), written)
        read = reader.read(picture)
        is_read = read.verdict is Verdict.DIGIT and read.label == str(written.digit)
        assert is_read or read.wants_page or read.is_several


def test_only_what_is_small_in_a_large_picture_and_not_surely_read_wants_a_page(
    reader: Reader,
) -> None:
    for side, blot in ((2000, 80), (2000, 3), (2000, 0)):
        page = np.full((side, side), 230, np.uint8)
        page[900 : 900 + blot, 900 : 900 + blot : 2] = 30
        assert reader.read(page).wants_page, blot
        assert not reader.read(page[850:1050, 850:1050]).wants_page
    assert not reader.read(synthesis.drawing(3, seed=1)).wants_page


@pytest.mark.parametrize("kind", NO_DIGITS)
def test_what_is_no_digit_is_hardly_ever_read_as_one(kind: str, reader: Reader) -> None:
    pictures = [NO_DIGITS[kind](np.random.default_rng(seed), generated(seed)) for seed in range(12)]
    assert sum(reader.read(picture).verdict is Verdict.DIGIT for picture in pictures) <= 2
