"""Photos of pages become numbers; words, doodles and ruling do not."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from digitpad.ink.boxes import Box
from digitpad.paper.networks import Networks
from digitpad.paper.page import read_number, read_page
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
    paper: str, pen: str, networks: Networks
) -> None:
    photo = synthetic_page(3, PhotoLook(paper=paper, pen=pen, long_side=SIDE, words=0), numbers=6)
    count, right, found = digits_right(read_page(photo.picture, networks), photo)
    assert right >= 0.8 * count
    assert found <= 1.1 * count


def test_the_border_of_squared_paper_holds_no_number(networks: Networks) -> None:
    photo = synthetic_page(5, PhotoLook(long_side=1600), numbers=14)
    found = read_page(photo.picture, networks).numbers
    assert max(len(number.signs) for number in found) <= 8
    assert len(found) >= 12


def test_no_word_or_doodle_is_sure_to_be_a_number(networks: Networks) -> None:
    photo = synthetic_page(7, PhotoLook(paper="ruled", long_side=SIDE, words=10), numbers=0)
    assert not any(number.sure for number in read_page(photo.picture, networks).numbers)


def test_a_number_is_one_with_its_sign_and_its_point(networks: Networks) -> None:
    photo = synthetic_page(3, PhotoLook(paper="plain", long_side=1600, words=0), numbers=12)
    wanted = {number["text"] for number in photo.truth["numbers"]}
    signed = {text for text in wanted if not text.isdigit()}
    found = {number.text for number in read_page(photo.picture, networks).numbers}
    assert signed
    assert len(signed & found) >= len(signed) - 1


@pytest.mark.parametrize("turns", [1, 2])
def test_a_photo_that_lies_on_its_side_or_its_head_is_turned(
    turns: int, networks: Networks
) -> None:
    photo = synthetic_page(
        11, PhotoLook(paper="plain", tilt=0.2, long_side=SIDE, words=0), numbers=6
    )
    upright = read_page(photo.picture, networks)
    lying = np.ascontiguousarray(np.rot90(photo.picture, -turns))
    page = read_page(lying, networks)
    assert page.turned == 90 * turns
    assert read_page(lying, networks, is_upright=True).turned == 0
    texts = [[number.text for number in each.numbers] for each in (page, upright)]
    assert sum(one == other for one, other in zip(*texts, strict=True)) >= len(texts[0]) - 1


@pytest.mark.parametrize(("seed", "turned"), [(0, 90), (7, 270)])
def test_sums_on_their_side_are_turned_though_signs_and_bars_are_among_them(
    seed: int, turned: int, networks: Networks
) -> None:
    photo = difficult_sheet("turned", "sum", seed)
    page = read_page(photo.picture, networks)
    assert page.turned == turned
    written = {number["text"] for number in photo.truth["numbers"]}
    assert len(written & {number.text.lstrip("+-") for number in page.numbers}) > len(written) / 2


def test_the_desk_beside_a_sheet_is_no_number(networks: Networks) -> None:
    """As wide as a digit's stroke, here and there, and dark along the sheet's edge."""
    look = PhotoLook(paper="squared", tilt=0.6, long_side=1600, words=0, has_shadow=False)
    photo = synthetic_page(34, look, numbers=5)
    page = read_page(photo.picture, networks)
    count, right, found = digits_right(page, photo)
    assert right >= 0.9 * count
    assert found <= count


def test_a_rough_desk_around_a_sheet_hides_no_number(networks: Networks) -> None:
    photo = synthetic_page(
        420, PhotoLook(tilt=0, long_side=1300, words=0, has_shadow=False), numbers=10
    )
    picture, (x, y) = on_desk(photo.picture, 420, 90)
    for number in photo.truth["numbers"]:
        for digit in number["digits"]:
            left, top, right, bottom = digit["box"]
            digit["box"] = left + x, top + y, right + x, bottom + y
    page = read_page(picture, networks)
    count, right, _ = digits_right(page, photo)
    assert right >= 0.9 * count
    height, width = photo.picture.shape[:2]
    beside = [
        number for number in page.numbers
        if number.box[2] < x or number.box[0] > x + width
        or number.box[3] < y or number.box[1] > y + height
    ]  # fmt: skip
    assert not any(number.sure for number in beside)


def test_a_page_half_in_a_hard_shadow_is_read(networks: Networks) -> None:
    photo = synthetic_page(400, PhotoLook(long_side=1600, words=0, has_shadow=False), numbers=10)
    count, right, _ = digits_right(read_page(in_shadow(photo.picture, 400, 0.25), networks), photo)
    assert right >= 0.9 * count


def test_a_sheet_that_lies_askew_is_read_and_boxes_are_where_the_digits_are(
    networks: Networks,
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
    count, right, _ = digits_right(read_page(askew, networks), photo)
    assert right >= 0.9 * count


@pytest.mark.parametrize("shape", [(300, 400, 3), (2, 3000, 3), (1, 1, 3)])
def test_on_a_picture_of_one_colour_nothing_is_written(
    shape: tuple[int, ...], networks: Networks
) -> None:
    page = read_page(np.zeros(shape, np.uint8), networks)
    assert not page.numbers
    assert "Nothing is written" in page.notes[0]


def test_an_empty_page_says_that_nothing_is_written_on_it(networks: Networks) -> None:
    photo = synthetic_page(1, PhotoLook(paper="plain", long_side=600, words=0, tilt=0), numbers=0)
    page = read_page(photo.picture, networks)
    assert page.numbers == ()
    assert page.notes


def test_a_blurred_photo_says_so(networks: Networks) -> None:
    photo = synthetic_page(3, PhotoLook(paper="plain", long_side=SIDE, words=0), numbers=6)
    blurred = cv2.GaussianBlur(photo.picture, (0, 0), 9)
    assert any("blurred" in note for note in read_page(blurred, networks).notes)
    assert read_page(photo.picture, networks).notes == ()


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


def test_words_are_no_numbers(networks: Networks) -> None:
    words = "The quick brown fox jumps over the lazy dog and goes home to sleep in his burrow"
    page = Image.new("RGB", (900, 500), "white")
    for line in range(10):
        text = " ".join(words.split()[line % 5 :][:10])
        ImageDraw.Draw(page).text((40, 20 + 46 * line), text, "black", ImageFont.load_default(26))
    assert not any(number.sure for number in read_page(np.asarray(page), networks).numbers)


def test_a_number_is_read_in_its_box_and_its_neighbours_are_left_out(networks: Networks) -> None:
    photo = synthetic_page(5, PhotoLook(paper="squared", long_side=1600, words=4), numbers=6)
    right = 0
    for number in photo.truth["numbers"]:
        left, top, end, bottom = number["box"]
        room = (bottom - top) // 2  # neighbours reach into it
        box = Box(max(0, left - room // 2), max(0, top - room), end + room // 2, bottom + room)
        cell = read_number(photo.picture, networks, box)
        right += cell is not None and cell.text.lstrip("-") == number["text"].lstrip("-")
    assert right >= 5


def test_in_a_box_around_nothing_there_is_no_number(networks: Networks) -> None:
    photo = synthetic_page(5, PhotoLook(paper="plain", long_side=1600, words=0), numbers=2)
    for box in (Box(700, 1400, 900, 1500), Box(30, 30, 31, 31), Box(-20, -20, -10, -10)):
        assert read_number(photo.picture, networks, box) is None


@pytest.mark.parametrize(
    "drawn",
    [
        pytest.param((500, 400, 588, 408), id="short ruled line"),
        pytest.param((600, 400, 605, 403), id="speck"),
        pytest.param((600, 400, 612, 403), id="dash"),
        pytest.param((600, 370, 660, 405), id="blot"),
    ],
)
def test_what_has_no_digits_shape_is_not_sure_to_be_a_number(
    drawn: tuple[int, int, int, int], networks: Networks
) -> None:
    picture = np.full((900, 1200, 3), 230, np.uint8)
    picture[600:700, 130:336] = 40
    left, top, right, bottom = drawn
    picture[top:bottom, left:right] = 80
    cell = read_number(picture, networks, Box(left - 5, top - 4, right + 5, bottom + 4))
    assert cell is None or not cell.sure
