"""Photos of pages become numbers; words, doodles and ruling do not."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from digitpad.errors import InkError
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.page import read_page
from digitpad.paper.result import PaperResult
from digitpad.paper.synthesis.difficulties import difficult_sheet
from digitpad.paper.synthesis.photos import (
    PhotoLook,
    SheetPhoto,
    in_shadow,
    on_desk,
    synthetic_page,
)

SIDE = 1200


def digits_right(page: PaperResult, photo: SheetPhoto) -> tuple[int, int, int]:
    """Return how many digits there are, how many were read right in their places, and found."""
    found = [sign for number in page.numbers for sign in number.signs if sign.text.isdigit()]
    true = [digit for number in photo.truth["numbers"] for digit in number["digits"]]
    right = 0
    for digit in true:
        left, top, end, bottom = digit["box"]
        x, y = (left + end) / 2, (top + bottom) / 2
        right += any(
            sign.text == digit["text"]
            and sign.box[0] <= x <= sign.box[2]
            and sign.box[1] <= y <= sign.box[3]
            for sign in found
        )
    return len(true), right, len(found)


@pytest.mark.parametrize(
    ("paper", "pen"), [("plain", "pencil"), ("ruled", "ball pen"), ("squared", "felt pen")]
)
def test_numbers_are_read_on_any_paper_with_any_pen(
    paper: str, pen: str, reader: GlyphReader
) -> None:
    photo = synthetic_page(3, PhotoLook(paper=paper, pen=pen, long_side=SIDE, words=0), numbers=6)
    count, right, found = digits_right(read_page(photo.picture, reader), photo)
    assert right >= 0.8 * count
    assert found <= 1.1 * count


def test_the_border_of_squared_paper_holds_no_number(reader: GlyphReader) -> None:
    photo = synthetic_page(5, PhotoLook(long_side=1600), numbers=14)
    found = read_page(photo.picture, reader).numbers
    assert max(len(number.signs) for number in found) <= 8
    assert len(found) >= 12


def test_words_and_doodles_are_left_alone(reader: GlyphReader) -> None:
    photo = synthetic_page(7, PhotoLook(paper="ruled", long_side=SIDE, words=10), numbers=0)
    # Twenty of them; a “soil” or “Bob” in print is taken for figures now and then.
    assert len(read_page(photo.picture, reader).numbers) <= 6


def test_a_number_is_one_with_its_sign_and_its_point(reader: GlyphReader) -> None:
    photo = synthetic_page(3, PhotoLook(paper="plain", long_side=1600, words=0), numbers=12)
    wanted = {number["text"] for number in photo.truth["numbers"]}
    signed = {text for text in wanted if not text.isdigit()}
    found = {number.text for number in read_page(photo.picture, reader).numbers}
    assert signed
    assert len(signed & found) >= len(signed) - 1


@pytest.mark.parametrize("turns", [1, 2])
def test_a_photo_that_lies_on_its_side_or_its_head_is_turned(
    turns: int, reader: GlyphReader
) -> None:
    photo = synthetic_page(
        11, PhotoLook(paper="plain", tilt=0.2, long_side=SIDE, words=0), numbers=6
    )
    upright = read_page(photo.picture, reader)
    lying = np.ascontiguousarray(np.rot90(photo.picture, -turns))
    page = read_page(lying, reader)
    assert page.turned == 90 * turns
    assert read_page(lying, reader, is_upright=True).turned == 0
    assert page.rows == upright.rows


@pytest.mark.parametrize(("seed", "turned"), [(0, 90), (7, 270)])
def test_sums_on_their_side_are_turned_though_signs_and_bars_are_among_them(
    seed: int, turned: int, reader: GlyphReader
) -> None:
    photo = difficult_sheet("turned", "sum", seed)
    page = read_page(photo.picture, reader)
    assert page.turned == turned
    written = {number["text"] for number in photo.truth["numbers"]}
    assert len(written & {number.text.lstrip("+-") for number in page.numbers}) > len(written) / 2


def test_the_desk_beside_a_sheet_is_no_number(reader: GlyphReader) -> None:
    """As wide as a digit's stroke, here and there, and dark along the sheet's edge."""
    look = PhotoLook(paper="squared", tilt=0.6, long_side=1600, words=0, has_shadow=False)
    photo = synthetic_page(34, look, numbers=5)
    page = read_page(photo.picture, reader)
    count, right, found = digits_right(page, photo)
    assert right >= 0.9 * count
    assert found <= count


def test_a_rough_desk_around_a_sheet_hides_no_number(reader: GlyphReader) -> None:
    photo = synthetic_page(
        420, PhotoLook(tilt=0, long_side=1300, words=0, has_shadow=False), numbers=10
    )
    picture, (x, y) = on_desk(photo.picture, 420, 90)
    for number in photo.truth["numbers"]:
        for digit in number["digits"]:
            left, top, right, bottom = digit["box"]
            digit["box"] = left + x, top + y, right + x, bottom + y
    page = read_page(picture, reader)
    count, right, _ = digits_right(page, photo)
    assert right >= 0.9 * count
    height, width = photo.picture.shape[:2]
    beside = [
        number for number in page.numbers
        if number.box[2] < x or number.box[0] > x + width
        or number.box[3] < y or number.box[1] > y + height
    ]  # fmt: skip
    assert not any(number.sure for number in beside)


def test_a_page_half_in_a_hard_shadow_is_read(reader: GlyphReader) -> None:
    photo = synthetic_page(400, PhotoLook(long_side=1600, words=0, has_shadow=False), numbers=10)
    count, right, _ = digits_right(read_page(in_shadow(photo.picture, 400, 0.25), reader), photo)
    assert right >= 0.9 * count


def test_a_sheet_that_lies_askew_is_read_and_boxes_are_where_the_digits_are(
    reader: GlyphReader,
) -> None:
    photo = synthetic_page(
        13, PhotoLook(paper="ruled", tilt=0.0, long_side=SIDE, words=0), numbers=6
    )
    height, width = photo.picture.shape[:2]
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), 8, 0.9)
    askew = cv2.warpAffine(photo.picture, turn, (width, height), borderValue=(90, 80, 70))
    for number in photo.truth["numbers"]:
        for digit in number["digits"]:
            left, top, right, bottom = digit["box"]
            x, y = turn @ ((left + right) / 2, (top + bottom) / 2, 1)
            digit["box"] = (x, y, x, y)
    count, right, _ = digits_right(read_page(askew, reader), photo)
    assert right >= 0.9 * count


def test_a_picture_of_one_colour_is_refused_in_words(reader: GlyphReader) -> None:
    with pytest.raises(InkError, match="one colour"):
        read_page(np.zeros((300, 400, 3), np.uint8), reader)


def test_an_empty_page_says_that_nothing_is_written_on_it(reader: GlyphReader) -> None:
    photo = synthetic_page(1, PhotoLook(paper="plain", long_side=600, words=0, tilt=0), numbers=0)
    page = read_page(photo.picture, reader)
    assert page.numbers == ()
    assert page.notes


def test_a_blurred_photo_says_so(reader: GlyphReader) -> None:
    photo = synthetic_page(3, PhotoLook(paper="plain", long_side=SIDE, words=0), numbers=6)
    blurred = cv2.GaussianBlur(photo.picture, (0, 0), 9)
    assert "blurred" in read_page(blurred, reader).notes[0]
    assert read_page(photo.picture, reader).notes == ()


def test_a_synthetic_page_follows_from_its_seed_alone() -> None:
    look = PhotoLook(long_side=400)
    one, other, third = (synthetic_page(seed, look, numbers=3) for seed in (4, 4, 5))
    assert (one.picture == other.picture).all()
    assert one.truth_json() == other.truth_json() != third.truth_json()
    height, width = one.picture.shape[:2]
    for number in json.loads(one.truth_json())["numbers"]:
        assert number["text"].replace("-", "").replace(".", "") == "".join(
            digit["text"] for digit in number["digits"]
        )
        left, top, right, bottom = number["box"]
        assert 0 <= left < right <= width
        assert 0 <= top < bottom <= height


def test_a_page_of_words_says_so(reader: GlyphReader) -> None:
    words = "The quick brown fox jumps over the lazy dog and goes home to sleep in his burrow"
    page = Image.new("RGB", (900, 500), "white")
    for line in range(10):
        text = " ".join(words.split()[line % 5 :][:10])
        ImageDraw.Draw(page).text((40, 20 + 46 * line), text, "black", ImageFont.load_default(26))
    assert "words" in read_page(np.asarray(page), reader).notes[0]
