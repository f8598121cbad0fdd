"""Sheets that people fill in: none of their numbers is wrong without a mark."""

from __future__ import annotations

import json

import cv2
import numpy as np
import numpy.typing as npt
import pytest
from drawn import digit_drawn
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from digitpad.paper.networks import Networks
from digitpad.paper.page import read_page
from digitpad.paper.synthesis.difficulties import DIFFICULTIES, difficult_sheet
from digitpad.paper.synthesis.sheets import KINDS, synthetic_sheet


@pytest.mark.parametrize("kind", KINDS)
def test_a_synthetic_sheet_follows_from_its_seed_alone(kind: str) -> None:
    one, other, third = (synthetic_sheet(kind, seed) for seed in (4, 4, 5))
    assert (one.picture == other.picture).all()
    assert one.truth_json() == other.truth_json() != third.truth_json()
    height, width = one.picture.shape[:2]
    truth = json.loads(one.truth_json())
    assert truth["numbers"]
    for number in truth["numbers"]:
        assert any(map(str.isdigit, number["text"]))
        left, top, right, bottom = number["box"]
        assert 0 <= left < right <= width
        assert 0 <= top < bottom <= height
        if "grid" in truth:
            rows, columns = truth["grid"]
            assert 0 <= number["row"] < rows
            assert 0 <= number["column"] < columns


@pytest.mark.parametrize("difficulty", [one for one in DIFFICULTIES if one != "large"])
def test_a_difficult_sheet_is_another_photo_of_what_the_usual_one_holds(difficulty: str) -> None:
    kind = DIFFICULTIES[difficulty][-1]
    one, other = (difficult_sheet(difficulty, kind, 4) for _ in range(2))
    usual = synthetic_sheet(kind, 4)
    assert (one.picture == other.picture).all()
    assert one.truth_json() == other.truth_json()
    assert one.picture.shape != usual.picture.shape or (one.picture != usual.picture).any()
    assert json.loads(one.truth_json()).keys() == usual.truth.keys()
    if difficulty not in ("crossed", "thin", "flagged"):
        texts, usual_texts = (
            [number["text"] for number in photo.truth["numbers"]] for photo in (one, usual)
        )
        assert texts == usual_texts


def test_numbers_that_are_crossed_out_are_words() -> None:
    crossed, usual = difficult_sheet("crossed", "ruled", 6).truth, synthetic_sheet("ruled", 6).truth
    out = len(usual["numbers"]) - len(crossed["numbers"])
    assert out == len(crossed["words"]) - len(usual["words"]) > 0


def form(text: str, room: int = 34, thick: int = 3) -> npt.NDArray[np.uint8]:
    """Return a scan of a field with a box of 46 pixels for each digit, written by the generator."""
    width = room * len(text)
    scan = Image.new("L", (width + 260, 240), 240)
    pen = ImageDraw.Draw(scan)
    for place in range(len(text)):
        pen.rectangle((130 + room * place, 90, 130 + room * (place + 1), 136), None, 40, thick)
    for place, digit in enumerate(text):
        drawn = digit_drawn(int(digit))
        left, top, right, bottom = drawn.bounds()
        scale = 30 / (bottom - top)
        corner = 130 + room * (place + 0.5) - scale * (right - left) / 2, 98
        for stroke in drawn.strokes:
            points = (stroke.points - (left, top)) * scale + corner
            pen.line([tuple(point) for point in points.tolist()], 50, 3)
    return np.repeat(np.asarray(scan)[..., None], 3, axis=2)


@pytest.mark.parametrize("text", ["20418", "3", "57", "9026"])
def test_sides_of_boxes_are_no_ones(text: str, networks: Networks) -> None:
    assert [number.text for number in read_page(form(text), networks).numbers] == [text]


def table_page() -> npt.NDArray[np.uint8]:
    scan = Image.new("L", (420, 360), 240)
    pen = ImageDraw.Draw(scan)
    for row, column in np.ndindex(4, 5):
        x, y = 60 + 56 * column, 60 + 56 * row
        pen.rectangle((x, y, x + 56, y + 56), None, 60, 2)
        font = ImageFont.load_default(40)
        pen.text((x + 28, y + 28), str(2 + (3 * row + column) % 7), 40, font, anchor="mm")
    return np.repeat(np.asarray(scan)[..., None], 3, axis=2)


def test_numbers_on_both_sides_of_a_rule_are_two(networks: Networks) -> None:
    numbers = read_page(table_page(), networks, is_upright=True).numbers
    assert len(numbers) == 20
    assert all(len(number.text) == 1 for number in numbers)


def squared_page() -> npt.NDArray[np.uint8]:
    """Return a scan of numbers on squared paper, three or four squares each."""
    scan = Image.new("L", (480, 420), 240)
    pen = ImageDraw.Draw(scan)
    for place in range(12):
        pen.line([(50 + 30 * place, 40), (50 + 30 * place, 370)], 170, 2)
        pen.line([(50, 40 + 30 * place), (380, 40 + 30 * place)], 170, 2)
    font = ImageFont.load_default(42)
    for row, column in np.ndindex(5, 3):
        text = str(273 + (167 * row + 59 * column) % 600)
        pen.text((68 + 106 * column, 56 + 60 * row), text, 40, font)
    return np.repeat(np.asarray(scan)[..., None], 3, axis=2)


def test_a_number_on_squared_paper_is_not_parted_by_its_squares(networks: Networks) -> None:
    numbers = read_page(squared_page(), networks, is_upright=True).numbers
    assert len(numbers) == 15
    assert all(len(number.digits) == 3 for number in numbers)


@pytest.mark.parametrize("seed", [4, 8, 44])
def test_no_word_of_a_receipt_is_a_sure_number(seed: int, networks: Networks) -> None:
    photo = synthetic_sheet("receipt", seed)
    sure = [one for one in read_page(photo.picture, networks, is_upright=True).numbers if one.sure]
    boxes = [number["box"] for number in photo.truth["numbers"]]
    assert sure
    for number in sure:
        left, top, right, bottom = number.box
        assert any(
            min(right, box[2]) > max(left, box[0]) and min(bottom, box[3]) > max(top, box[1])
            for box in boxes
        )


def boxes_apart(text: str, *, comb: bool = False) -> npt.NDArray[np.uint8]:
    """Return a scan of thick boxes with little room between them, or of a comb, filled in."""
    scan = Image.new("L", (60 * len(text) + 220, 240), 240)
    pen = ImageDraw.Draw(scan)
    for place, digit in enumerate(text):
        left = 110 + 50 * place
        if comb:
            pen.line((left, 122, left, 142), 60, 3)
        else:
            pen.rectangle((left, 84, left + 46, 142), None, 60, 6)
        drawn = digit_drawn(int(digit))
        x, y, right, bottom = drawn.bounds()
        scale = 32 / (bottom - y)
        corner = left + (50 if comb else 46) / 2 - scale * (right - x) / 2, 97
        for stroke in drawn.strokes:
            points = (stroke.points - (x, y)) * scale + corner
            pen.line([tuple(point) for point in points.tolist()], 50, 3)
    if comb:
        pen.rectangle((110, 84, 110 + 50 * len(text), 142), None, 60, 3)
    blurred = np.asarray(scan.filter(ImageFilter.GaussianBlur(1.4)))
    return np.repeat(blurred[..., None], 3, axis=2)


@pytest.mark.parametrize("text", ["20418", "3570", "96"])
@pytest.mark.parametrize("comb", [False, True])
def test_thick_boxes_and_teeth_leave_the_digits_alone(
    text: str, comb: bool, networks: Networks
) -> None:
    (number,) = read_page(boxes_apart(text, comb=comb), networks, is_upright=True).numbers
    assert number.text == text


def field_of(
    text: str, side: tuple[int, int, int], pen: tuple[int, int, int]
) -> npt.NDArray[np.uint8]:
    """Return a scan of boxes, each with a digit whose foot, or side, reaches a side."""
    scan = np.full((260, 300 + 70 * len(text), 3), 240, np.uint8)
    for place, digit in enumerate(text):
        left = 120 + 66 * place
        cv2.rectangle(scan, (left, 90), (left + 66, 164), side, 5, cv2.LINE_AA)
        drawn = digit_drawn(int(digit))
        x, y, _, bottom = drawn.bounds()
        scale = 58 / (bottom - y)
        for stroke in drawn.strokes:
            points = (stroke.points - (x, y)) * scale + (left + 14, 99)
            fixed = np.rint(points * 8).astype(np.int32)
            cv2.polylines(scan, [fixed], False, pen, 4, cv2.LINE_AA, 3)
    return np.asarray(cv2.GaussianBlur(scan, (0, 0), 0.8), np.uint8)


@pytest.mark.parametrize("side", [(40, 40, 40), (90, 130, 190), (200, 120, 90)])
def test_digits_that_touch_sides_of_any_colour_are_read(
    side: tuple[int, int, int], networks: Networks
) -> None:
    numbers = read_page(field_of("2358", side, (30, 30, 110)), networks, is_upright=True).numbers
    assert [number.text for number in numbers] == ["2358"]
