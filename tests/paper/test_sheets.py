"""Sheets that people fill in: none of their numbers is wrong without a mark."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import cv2
import numpy as np
import numpy.typing as npt
import pytest
from drawn import digit_drawn
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from digitpad.ink.boxes import Box
from digitpad.paper.cell import PaperSign
from digitpad.paper.clearing import without_frames
from digitpad.paper.figures import Figure, with_sign
from digitpad.paper.frames import Field, fields_of, find_frames
from digitpad.paper.glyphs import GlyphReader, GlyphReading
from digitpad.paper.number import MIN_CLEAR_TRUST, MIN_TRUST, Number
from digitpad.paper.page import _is_sure_in_frame, lines_of, read_page
from digitpad.paper.sheet import Sheet
from digitpad.paper.synthesis.difficulties import DIFFICULTIES, difficult_sheet
from digitpad.paper.synthesis.sheets import KINDS, synthetic_sheet
from digitpad.paper.trust import Evidence, trusts_on_page
from digitpad.paper.whole import Look, _strip_of_boxes
from digitpad.preprocess.fit import to_image
from digitpad.preprocess.ruling import RuledLine


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
def test_sides_of_boxes_are_no_ones(text: str, reader: GlyphReader) -> None:
    assert [number.text for number in read_page(form(text), reader).numbers] == [text]


def test_sides_of_boxes_are_found_and_taken_out() -> None:
    contrast = 255 - form("20418")[..., 0]
    (frame,) = find_frames(contrast, 40.0)
    assert len(frame.columns) == 6
    assert frame.is_comb
    cleared, mask = without_frames(contrast, [frame])
    assert cleared[88:92, 130:300].max() <= 60
    assert (mask[90, 140:290] > 0).all()
    (field,) = fields_of([frame])
    assert len(field.boxes) == 5


def table_page() -> npt.NDArray[np.uint8]:
    scan = Image.new("L", (420, 360), 240)
    pen = ImageDraw.Draw(scan)
    for row, column in np.ndindex(4, 5):
        x, y = 60 + 56 * column, 60 + 56 * row
        pen.rectangle((x, y, x + 56, y + 56), None, 60, 2)
        font = ImageFont.load_default(40)
        pen.text((x + 28, y + 28), str(2 + (3 * row + column) % 7), 40, font, anchor="mm")
    return np.repeat(np.asarray(scan)[..., None], 3, axis=2)


def test_numbers_on_both_sides_of_a_rule_are_two(reader: GlyphReader) -> None:
    numbers = read_page(table_page(), reader, is_upright=True).numbers
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


def test_a_number_on_squared_paper_is_not_parted_by_its_squares(reader: GlyphReader) -> None:
    numbers = read_page(squared_page(), reader, is_upright=True).numbers
    assert len(numbers) == 15
    assert all(len(number.digits) == 3 for number in numbers)


def figure(text: str, left: int, top: int, right: int, bottom: int) -> Figure:
    ink = np.full((bottom - top, right - left), 255, np.uint8)
    return Figure(text, 0.99, Box(left, top, right, bottom), ink)


def sheet() -> Sheet:
    blank = np.zeros((200, 400), np.uint8)
    return Sheet(blank, blank.astype(np.int32), (), blank, np.eye(3))


def numbers_of(*figures: Figure) -> list[tuple[str, bool]]:
    found = lines_of(figures, 40.0, sheet())
    return [(number.text, number.sure) for line in found for number in line]


def test_a_number_of_digits_alone_is_sure() -> None:
    assert numbers_of(figure("4", 20, 40, 45, 80), figure("2", 53, 40, 78, 80)) == [("42", True)]


def test_numbers_with_a_sign_between_them_may_stand_close_but_others_are_doubtful() -> None:
    one, plus = figure("4", 20, 40, 45, 80), figure("+", 75, 50, 95, 70)
    close = numbers_of(one, figure("2", 70, 40, 95, 80), figure("3", 105, 40, 130, 80))
    assert not any(sure for _, sure in close)
    parted = numbers_of(one, plus, figure("3", 102, 40, 127, 80))
    assert all(sure for _, sure in parted)


def test_a_carried_one_is_no_digit_of_the_number_below_it() -> None:
    found = numbers_of(
        figure("1", 10, 20, 15, 42), figure("9", 20, 40, 45, 80), figure("3", 53, 40, 78, 80)
    )
    assert ("93", True) in found or ("93", False) in found
    assert not any(text == "193" for text, _ in found)


@pytest.mark.parametrize(
    "figures",
    [
        pytest.param([("1", 10, 40, 16, 80), (".", 18, 76, 22, 80), ("4", 26, 40, 50, 80),
                      (".", 52, 76, 56, 80), ("5", 60, 40, 84, 80)], id="two points"),
        pytest.param([("4", 10, 40, 34, 80), ("2", 64, 40, 88, 80)], id="a wide gap"),
        pytest.param([("4", 10, 40, 34, 80), ("2", 40, 58, 58, 80)], id="unequal sizes"),
        pytest.param([("4", 10, 40, 34, 80), ("?", 36, 44, 60, 80), ("2", 64, 40, 88, 80)],
                     id="other ink among them"),
    ],
)  # fmt: skip
def test_what_makes_a_number_odd_makes_it_doubtful(
    figures: list[tuple[str, int, int, int, int]],
) -> None:
    found = numbers_of(*(figure(*one) for one in figures))
    assert found
    assert not any(sure for _, sure in found)


def test_a_point_at_the_end_of_a_number_is_the_rest_of_one() -> None:
    digits = figure("1", 30, 40, 40, 80), figure("3", 48, 40, 73, 80)
    near = with_sign(figure("?", 78, 74, 84, 80), 40.0)
    far = with_sign(figure("?", 100, 74, 106, 80), 40.0)
    assert numbers_of(*digits, near) == [("13", False)]
    assert numbers_of(*digits, far) == [("13", True)]


@pytest.mark.parametrize(("low", "is_sure"), [(80, True), (87, False), (94, True)])
def test_points_are_doubtful_on_a_page_where_one_may_be_a_comma(low: int, is_sure: bool) -> None:
    def written(top: int, low: int) -> list[Figure]:
        dot = with_sign(figure("?", 50, top + low - 46, 56, top + low - 40), 40.0)
        return [figure("4", 20, top, 45, top + 40), dot, figure("2", 62, top, 87, top + 40)]

    found = dict(numbers_of(*written(20, 80), *written(120, low)))
    assert found["4.2"] == is_sure
    assert found.get("4,2", is_sure)


def test_a_bar_by_itself_that_was_taken_for_a_digit_is_no_number() -> None:
    number = figure("4", 20, 80, 45, 120), figure("2", 52, 80, 77, 120)
    assert ("42", True) in numbers_of(*number, figure("1", 226, 90, 249, 101))


@pytest.mark.parametrize(("gap", "is_sure"), [(10, False), (20, True)])
def test_ink_beside_a_number_of_which_none_was_made_makes_it_doubtful(
    gap: int, is_sure: bool
) -> None:
    field = Field(np.array([(10.0, 20.0), (80.0, 20.0), (80.0, 100.0), (10.0, 100.0)]))
    beside = figure("?", 73 + gap, 40, 103 + gap, 80)
    figures = figure("1", 30, 40, 40, 80), figure("3", 48, 40, 73, 80), beside
    ((number,),) = lines_of(figures, 40.0, replace(sheet(), fields=(field,)))
    assert (number.text, number.sure) == ("13", is_sure)


@pytest.mark.parametrize(
    ("text", "probability", "trust", "oddity", "is_sure"),
    [
        ("185", 0.6, MIN_TRUST, "", True),
        ("185", 0.6, MIN_TRUST - 0.001, "", False),
        ("185", 0.4, 1.0, "", False),
        ("18.5.2", 1.0, 1.0, "", False),
        ("185", 1.0, 1.0, "too close", True),
        ("185", 1.0, 1.0, "unequal", False),
    ],
)
def test_a_number_is_sure_where_it_is_trusted_and_written_like_one(
    text: str, probability: float, trust: float, oddity: str, is_sure: bool
) -> None:
    signs = tuple(PaperSign(sign, probability, (0, 0, 9, 9)) for sign in text)
    assert Number(signs, oddity, trust).sure == is_sure


@pytest.mark.parametrize("seed", [4, 8, 44])
def test_no_word_of_a_receipt_is_a_sure_number(seed: int, reader: GlyphReader) -> None:
    photo = synthetic_sheet("receipt", seed)
    sure = [one for one in read_page(photo.picture, reader, is_upright=True).numbers if one.sure]
    boxes = [number["box"] for number in photo.truth["numbers"]]
    assert sure
    for number in sure:
        left, top, right, bottom = number.box
        assert any(
            min(right, box[2]) > max(left, box[0]) and min(bottom, box[3]) > max(top, box[1])
            for box in boxes
        )


def test_less_trust_is_enough_where_both_networks_are_sure() -> None:
    signs = (PaperSign("8", 1.0, (0, 0, 9, 9)),)
    sure = [
        Number(signs, "", trust, is_clear).sure
        for trust in (MIN_CLEAR_TRUST, MIN_CLEAR_TRUST - 0.001)
        for is_clear in (True, False)
    ]
    assert sure == [True, False, False, False]


def print_of(text: str, spacing: int) -> npt.NDArray[np.uint8]:
    """Return a scan of three printed numbers and one whose figures stand so far apart."""
    scan = Image.new("L", (500, 420), 240)
    pen = ImageDraw.Draw(scan)
    font = ImageFont.load_default(44)
    for row, plain in enumerate(("4,62", "73,45", "9,28")):
        pen.text((60, 30 + 90 * row), plain, 30, font)
    x = 60
    for sign in text:
        pen.text((x, 300), sign, 30, font)
        x += round(pen.textlength(sign, font)) + spacing
    return np.repeat(np.asarray(scan)[..., None], 3, axis=2)


def test_figures_that_run_together_are_read_as_a_whole_and_doubtful(reader: GlyphReader) -> None:
    numbers = read_page(print_of("125,85", -7), reader, is_upright=True).numbers
    (low,) = [number for number in numbers if number.box[1] > 280]
    assert low.text.endswith("25,85")
    assert not low.sure
    boxes = [sign.box for sign in low.signs]
    assert all(one[2] <= other[0] + 1 for one, other in pairwise(boxes))


@pytest.mark.parametrize(("x", "texts"), [(45, ["4", "2"]), (82, ["42"])])
def test_a_rule_within_a_field_parts_two_numbers(x: int, texts: list[str]) -> None:
    corners = np.array([(10.0, 20.0), (90.0, 20.0), (90.0, 100.0), (10.0, 100.0)])
    rule = RuledLine(np.array([0.0, 0.0, x]), 0, 200, 1.0, 60.0)
    ruled = replace(sheet(), fields=(Field(corners, table=0),), upright=(rule,))
    digits = figure("4", 16, 40, 41, 80), figure("2", 49, 40, 74, 80)
    found = lines_of(digits, 40.0, ruled)
    assert [number.text for line in found for number in line] == texts


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
    text: str, comb: bool, reader: GlyphReader
) -> None:
    (number,) = read_page(boxes_apart(text, comb=comb), reader, is_upright=True).numbers
    assert number.text == text


@pytest.mark.parametrize(("is_of_row", "is_sure"), [(True, False), (False, True)])
def test_a_row_of_cells_may_be_a_comb_and_its_numbers_are_doubtful(
    is_of_row: bool, is_sure: bool
) -> None:
    corners = np.array([(10.0, 20.0), (90.0, 20.0), (90.0, 100.0), (10.0, 100.0)])
    field = Field(corners, table=0, is_of_row=is_of_row)
    digits = figure("4", 20, 40, 45, 80), figure("2", 53, 40, 78, 80)
    (((number,)),) = lines_of(digits, 40.0, replace(sheet(), fields=(field,)))
    assert number.sure == is_sure


def test_pieces_in_a_box_for_one_digit_are_that_digit(reader: GlyphReader) -> None:
    picture = np.array(boxes_apart("20418"))
    # A scratch across the 4 breaks it.
    picture[112:114, 220:250] = 240
    (number,) = read_page(picture, reader, is_upright=True).numbers
    assert len(number.text) == 5


@pytest.mark.parametrize(("table", "texts"), [(None, ["4253"]), (0, ["425", "3"])])
def test_a_field_of_its_own_holds_one_number_however_uneven_its_gaps(
    table: int | None, texts: list[str]
) -> None:
    corners = np.array([(5.0, 20.0), (200.0, 20.0), (200.0, 100.0), (5.0, 100.0)])
    digits = [("4", 20, 45), ("2", 50, 75), ("5", 80, 105), ("3", 135, 160)]
    figures = [figure(text, left, 40, right, 80) for text, left, right in digits]
    found = lines_of(figures, 40.0, replace(sheet(), fields=(Field(corners, table=table),)))
    assert [number.text for line in found for number in line] == texts


def test_digits_of_boxes_are_looked_at_as_close_as_they_are_written_elsewhere() -> None:
    corners = np.array([(0.0, 20.0), (300.0, 50.0), (300.0, 130.0), (0.0, 100.0)])
    group = [figure("4", 20, 42, 45, 82), figure("2", 220, 62, 245, 102)]
    strip = _strip_of_boxes(group, Field(corners, (corners,)))
    columns = np.flatnonzero(strip.ink.any(axis=0))
    assert np.ptp(columns) < 70
    # On a row that falls to the right they stand level.
    assert np.ptp(np.flatnonzero(strip.ink.any(axis=1))) < 44


@pytest.mark.parametrize(
    ("probability", "other", "likely", "contrast", "is_sure"),
    [
        (0.92, 0.004, 0.55, 70, True),
        (0.88, 0.004, 0.99, 100, False),
        (0.99, 0.004, 0.45, 100, False),
        (0.99, 0.006, 0.99, 100, False),
        (0.99, 0.004, 0.99, 50, False),
    ],
)
def test_in_a_frame_of_its_own_a_number_needs_to_be_clear(
    probability: float, other: float, likely: float, contrast: int, is_sure: bool
) -> None:
    probabilities = np.array([0, 0, 0, other, 0, 0, 0, 0, 1 - other, 0])
    eight = replace(
        figure("8", 0, 0, 20, 40),
        probability=probability,
        contrast=contrast,
        reading=GlyphReading(probabilities, 1.0),
    )
    look = Look({"8": float(np.log(likely))})
    number = Number((PaperSign("8", probability, eight.box),))
    assert _is_sure_in_frame(number, Evidence([eight], "8", "", look), 100.0) == is_sure
    assert not _is_sure_in_frame(
        replace(number, oddity="gap"), Evidence([eight], "8", "gap", look), 100.0
    )


@pytest.mark.parametrize(
    ("text", "as_well", "probability", "is_trusted"),
    [
        ("8", "3", 0.013, True),
        ("8", "3", 0.015, False),
        ("1", "4", 0.013, True),
        ("1", "7", 0.001, True),
        ("1", "7", 0.002, False),
        ("7", "1", 0.002, False),
    ],
)
def test_no_number_is_trusted_of_which_a_digit_may_be_another(
    text: str, as_well: str, probability: float, is_trusted: bool
) -> None:
    # However sure the network for whole lines is.
    probabilities = np.zeros(10)
    probabilities[[int(text), int(as_well)]] = 1 - probability, probability
    digit = replace(figure(text, 20, 40, 45, 80), reading=GlyphReading(probabilities, 1.0))
    evidence = Evidence([digit], text, "", Look({text: -0.001}))
    (trust,) = trusts_on_page([evidence], [digit], 40.0, sheet())
    assert (trust > 0) == is_trusted
    # Among words most numbers are printed, and by the shape of a 1 no hand is told.
    words = [figure("?", left, 100, left + 25, 140) for left in range(0, 300, 30)]
    (trust,) = trusts_on_page([evidence], [digit, *words], 40.0, sheet())
    assert trust > 0


@pytest.mark.parametrize(("level", "is_sure"), [(0, True), (24, False)])
def test_a_number_across_a_pale_rule_of_a_table_is_doubtful(level: int, is_sure: bool) -> None:
    cells = [
        Field(np.array([(0.0, top), (200.0, top), (200.0, top + 90), (0.0, top + 90)]), table=0)
        for top in (5.0, 95.0)
    ]
    contrast = np.zeros((200, 400), np.uint8)
    cv2.line(contrast, (97, 0), (101, 200), level, 2)
    table = replace(sheet(), fields=tuple(cells), contrast=contrast)
    digits = figure("4", 66, 30, 91, 70), figure("2", 106, 30, 131, 70)
    ((number,),) = lines_of(digits, 40.0, table)
    assert (number.text, number.sure) == ("42", is_sure)


@pytest.mark.parametrize(
    ("x", "dark", "texts"), [(250, 45, ["42", "?"]), (250, 15, ["42"]), (205, 90, ["42"])]
)
def test_a_rule_through_the_middle_of_an_empty_cell_may_be_a_one(
    x: int, dark: int, texts: list[str]
) -> None:
    cells = [
        Field(np.array([(a, 5.0), (a + 200, 5.0), (a + 200, 95.0), (a, 95.0)]), table=0)
        for a in (0.0, 200.0)
    ]
    contrast = np.zeros((200, 400), np.uint8)
    contrast[20 : 20 + dark, x - 1 : x + 2] = 200
    rule = RuledLine(np.array([0.0, 0.0, x]), 0, 200, 3.0, 200.0)
    table = replace(sheet(), fields=tuple(cells), contrast=contrast, upright=(rule,))
    digits = figure("4", 66, 30, 91, 70), figure("2", 98, 30, 123, 70)
    assert [one.text for line in lines_of(digits, 40.0, table) for one in line] == texts


def test_digits_among_what_cannot_be_read_are_never_left_out_in_silence() -> None:
    signs = figure("+", 10, 50, 30, 70), figure("5", 40, 40, 65, 80), figure("5", 160, 40, 185, 80)
    letters = figure("?", 80, 40, 105, 80), figure("?", 120, 40, 145, 80)
    assert numbers_of(*signs, *letters) == [("+5??5", False)]


@pytest.mark.parametrize(("left", "is_sure"), [(80, False), (110, True)])
def test_beside_a_box_of_which_nothing_was_read_a_number_is_doubtful(
    left: int, is_sure: bool
) -> None:
    # A 0 with a stroke through it may be taken for a box.
    box = np.array([(left, 40), (left + 28, 40), (left + 28, 80), (left, 80)], np.float64)
    ink = np.zeros((200, 400), np.uint8)
    ink[50:70, left + 10 : left + 18] = 255
    digits = figure("4", 20, 40, 45, 80), figure("2", 50, 40, 75, 80)
    found = lines_of(digits, 40.0, replace(sheet(), ink=ink, fields=(Field(box, (box,)),)))
    assert next(one for line in found for one in line if one.text == "42").sure == is_sure


@pytest.mark.parametrize(("count", "is_sure"), [(1, True), (2, False)])
def test_beside_the_boxes_of_a_form_a_number_may_be_a_part_of_one(
    count: int, is_sure: bool
) -> None:
    box = np.array([(300.0, 20.0), (340.0, 20.0), (340.0, 70.0), (300.0, 70.0)])
    boxes = [box + np.array([0.0, 60.0 * row]) for row in range(count)]
    fields = tuple(Field(one, (one, one)) for one in boxes)
    digits = figure("4", 20, 40, 45, 80), figure("2", 53, 40, 78, 80)
    (((number,)),) = lines_of(digits, 40.0, replace(sheet(), fields=fields))
    assert number.sure == is_sure


def test_of_two_digits_in_one_box_none_is_left_out_in_silence(reader: GlyphReader) -> None:
    box = np.array([(20.0, 30.0), (60.0, 30.0), (60.0, 90.0), (20.0, 90.0)])
    bars = [with_reading(figure("1", x, 40, x + 5, 80), reader) for x in (28, 46)]
    fields = (Field(box, (box,)),)
    for count in (1, 2):
        ((number,),) = lines_of(bars[:count], 40.0, replace(sheet(), fields=fields), reader)
        assert (number.signs[0].probability > 0.8) == (count == 1)


def with_reading(one: Figure, reader: GlyphReader) -> Figure:
    (reading,) = reader.read([to_image(one.image)])
    return replace(one, reading=reading, probability=reading.quality)


@pytest.mark.parametrize("has_boxes", [True, False])
@pytest.mark.parametrize(("apart", "is_sure"), [(140, True), (60, False)])
def test_a_row_of_which_a_box_was_not_found_is_doubtful(
    apart: int, is_sure: bool, has_boxes: bool
) -> None:
    box = np.array([(20.0, 30.0), (60.0, 30.0), (60.0, 90.0), (20.0, 90.0)])
    beyond = box + np.array([40.0 + apart, 0.0])
    fields = tuple(Field(one, (one,) * has_boxes) for one in (box, beyond))
    ink = np.zeros((200, 400), np.uint8)
    ink[40:80, 28:52] = 255
    four = figure("4", 28, 40, 52, 80)
    ((number,),) = lines_of([four], 40.0, replace(sheet(), ink=ink, fields=fields))
    assert number.sure == is_sure


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("is_filled", [True, False])
def test_boxes_with_ink_are_never_read_as_nothing(is_filled: bool, count: int) -> None:
    box = np.array([(300.0, 20.0), (340.0, 20.0), (340.0, 70.0), (300.0, 70.0)])
    row = Field(box, (box, box + np.array([40.0, 0.0]))[:count])
    ink = np.zeros((200, 400), np.uint8)
    ink[30:60, 310:330] = 255 * is_filled
    found = lines_of([figure("4", 20, 40, 45, 80)], 40.0, replace(sheet(), ink=ink, fields=(row,)))
    texts = [(number.text, number.sure) for line in found for number in line]
    assert (("?", False) in texts) == is_filled


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
    side: tuple[int, int, int], reader: GlyphReader
) -> None:
    numbers = read_page(field_of("2358", side, (30, 30, 110)), reader, is_upright=True).numbers
    assert [number.text for number in numbers] == ["2358"]
