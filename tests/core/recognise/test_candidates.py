"""The network chooses among the ways to see a picture, and what people bring is read."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
import pytest
from pictures_of_digits import KINDS, NO_DIGITS, Written, generated, laid
from PIL import Image

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
    for seed in range(2 if kind == "small on a sheet" else 6):
        written = generated(seed)
        made = KINDS[kind](np.random.default_rng(seed), written)
        read = reader.read(open_picture(made) if isinstance(made, bytes) else made)
        is_sure, is_right = read.verdict is Verdict.DIGIT, read.label == str(written.digit)
        outcomes["marked" if not is_sure else "right" if is_right else "silent"] += 1
    assert not outcomes["silent"]
    assert outcomes["marked"] <= 1


def cell_of_29_pixels(digit: int, thick: int, sides: str) -> np.ndarray:
    page = np.full((29, 29), 255, np.uint8)
    ink = drawing_to_image(synthesis.drawing(digit, seed=1))[4:24, 4:24]
    page[4:24, 5:25] -= (ink * 0.9).astype(np.uint8)
    edges = {"t": np.s_[:thick], "b": np.s_[-thick:], "l": np.s_[:, :thick], "r": np.s_[:, -thick:]}
    for side in sides:
        page[edges[side]] = 60
    return page


def tile_in_a_figure(digit: int, *, is_reversed: bool) -> np.ndarray:
    tile = drawing_to_image(synthesis.drawing(digit, seed=1)).repeat(13, 0).repeat(13, 1)
    figure = np.full((480, 640), 255, np.uint8)
    figure[58:422, 143:507] = 0
    figure[59:421, 144:506] = (255 - tile if is_reversed else tile)[1:363, 1:363]
    return figure


def drawn_by_a_program(digit: int, side: int, size: float, pen: int) -> np.ndarray:
    ink = laid(Written(digit, synthesis.drawing(digit, seed=1)), size, pen, is_sharp=True)
    page = np.full((side, side), 255, np.uint8)
    page[side // 5 : side // 5 + len(ink), side // 4 : side // 4 + ink.shape[1]] -= (
        ink * 255
    ).astype(np.uint8)
    return page


def levels_of_scikit_learn(digit: int) -> bytes:
    file = io.BytesIO()
    levels = drawing_to_image(synthesis.drawing(digit, seed=1)) // 16
    Image.fromarray(levels.repeat(4, 0).repeat(4, 1)).save(file, "PNG")
    return file.getvalue()


def white_on_nothing(digit: int) -> bytes:
    file = io.BytesIO()
    pixels = np.full((112, 112, 4), 255, np.uint8)
    pixels[..., 3] = drawing_to_image(synthesis.drawing(digit, seed=1)).repeat(4, 0).repeat(4, 1)
    Image.fromarray(pixels).save(file, "PNG")
    return file.getvalue()


FAILED_ONCE: dict[str, Callable[[int], np.ndarray | bytes]] = {
    "a border of 1 pixel": partial(cell_of_29_pixels, thick=1, sides="tblr"),
    "a border of 2 pixels": partial(cell_of_29_pixels, thick=2, sides="tblr"),
    "remains of a border": partial(cell_of_29_pixels, thick=1, sides="tl"),
    "no border": partial(cell_of_29_pixels, thick=1, sides=""),
    "white on black in a white figure": partial(tile_in_a_figure, is_reversed=False),
    "black on white in a white figure": partial(tile_in_a_figure, is_reversed=True),
    "a pencil of 1 pixel": partial(drawn_by_a_program, side=400, size=280, pen=1),
    "a pencil of 3 pixels": partial(drawn_by_a_program, side=400, size=280, pen=3),
    "levels 0–16": levels_of_scikit_learn,
    "white on transparent": white_on_nothing,
    "8 mm on 12 megapixels": partial(drawn_by_a_program, side=3500, size=110, pen=7),
}


@pytest.mark.parametrize("kind", FAILED_ONCE)
def test_what_was_once_lost_is_read(kind: str, reader: Reader) -> None:
    pictures = [FAILED_ONCE[kind](digit) for digit in range(10)]
    read = [
        reader.read(one if isinstance(one, np.ndarray) else open_picture(one)) for one in pictures
    ]
    assert "".join(one.label or "–" for one in read) == "0123456789"
    assert sum(one.verdict is Verdict.DIGIT for one in read) >= 9


def test_a_small_digit_on_a_sheet_is_read_or_said_to_want_a_page(reader: Reader) -> None:
    for seed in range(20, 23):
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
    pictures = [NO_DIGITS[kind](np.random.default_rng(seed), generated(seed)) for seed in range(8)]
    assert sum(reader.read(picture).verdict is Verdict.DIGIT for picture in pictures) <= 2
