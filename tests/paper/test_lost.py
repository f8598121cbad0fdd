"""What is as high as a number and stands where numbers do is never left out in silence."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image, ImageDraw, ImageFont

from digitpad.ink.boxes import Box
from digitpad.paper.figures import Figure
from digitpad.paper.frames import Field
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.number import Number
from digitpad.paper.page import _newly_read, lines_of, read_page
from digitpad.paper.sheet import Sheet
from digitpad.paper.whole import Look


def figure(text: str, left: int, top: int, right: int, bottom: int) -> Figure:
    """Return a figure whose ink is a frame."""
    ink = np.full((bottom - top, right - left), 255, np.uint8)
    ink[5:-5, 5:-5] = 0
    return Figure(text, 0.99, Box(left, top, right, bottom), ink)


def texts_of(*figures: Figure, field: Field | None = None) -> list[str]:
    fields = (field,) if field else ()
    blank = np.zeros((200, 400), np.uint8)
    sheet = Sheet(blank, blank.astype(np.int32), (), blank, np.eye(3), fields=fields)
    found = lines_of(figures, 40.0, sheet)
    assert not any(number.sure for line in found for number in line if "?" in number.text)
    return [number.text for line in found for number in line]


def column(*middle: Figure) -> tuple[Figure, ...]:
    """Return two numbers, far from each other, and what stands between them."""
    above = figure("4", 20, 0, 45, 40), figure("2", 53, 0, 78, 40)
    return *above, *middle, figure("7", 20, 145, 45, 185), figure("7", 53, 145, 78, 185)


def test_ink_below_a_number_that_cannot_be_read_is_shown() -> None:
    assert texts_of(*column(figure("?", 15, 50, 85, 94))) == ["42", "?", "77"]


@pytest.mark.parametrize(
    "pieces",
    [
        pytest.param([(20, 50, 45, 62), (24, 66, 30, 90), (53, 52, 78, 70)], id="broken"),
        pytest.param([(10, 50, 90, 110)], id="with the rule of its sum"),
        pytest.param([(20, 48, 50, 138)], id="with the number below it"),
    ],
)
def test_a_number_is_one_find_in_however_many_pieces(
    pieces: list[tuple[int, int, int, int]],
) -> None:
    assert texts_of(*column(*(figure("?", *box) for box in pieces))) == ["42", "?", "77"]


@pytest.mark.parametrize(
    "ink",
    [
        pytest.param(figure("-", 5, 60, 95, 64), id="a rule"),
        pytest.param(figure("+", 30, 60, 50, 80), id="a plus"),
        pytest.param(figure("?", 40, 50, 42, 90), id="a line of the paper"),
        pytest.param(replace(figure("?", 15, 50, 85, 94), contrast=90.0), id="something pale"),
        pytest.param(figure("?", 215, 50, 285, 94), id="ink that stands in no column"),
    ],
)
def test_what_is_no_number_is_not_sprinkled_with_question_marks(ink: Figure) -> None:
    assert texts_of(*column(ink)) == ["42", "77"]


def test_a_word_among_words_is_no_number() -> None:
    word = [figure("?", left, 50, left + 25, 90) for left in (15, 45, 75, 105)]
    others = [figure("?", left, 0, left + 25, 40) for left in (250, 280, 310)]
    assert texts_of(*column(*word), *others) == ["42", "77"]


def test_a_cell_whose_ink_cannot_be_read_is_shown() -> None:
    corners = np.array([(200.0, 60.0), (300.0, 60.0), (300.0, 130.0), (200.0, 130.0)])
    broken = figure("?", 220, 80, 250, 91), figure("?", 225, 96, 240, 118)
    found = texts_of(*column(*broken), field=Field(corners, table=0))
    assert sorted(found) == ["42", "77", "?"]


def test_a_frame_around_several_lines_is_no_field_of_one_number() -> None:
    corners = np.array([(5.0, 0.0), (200.0, 0.0), (200.0, 199.0), (5.0, 199.0)])
    assert texts_of(*column(), field=Field(corners)) == ["42", "77"]
    assert texts_of(*column(), field=Field(corners, (corners,))) == ["42", "77"]


def test_specks_in_a_box_are_no_digits() -> None:
    corners = np.array([(5.0, 100.0), (90.0, 100.0), (90.0, 180.0), (5.0, 180.0)])
    assert texts_of(figure("1", 20, 130, 24, 138), field=Field(corners, (corners,))) == []


@pytest.mark.parametrize(("wide", "is_found"), [(30, True), (120, False)])
def test_a_digit_beside_a_word_is_shown_though_it_is_hardly_one(wide: int, is_found: bool) -> None:
    seen: Number | None = _newly_read(Look({"4": -0.9}, ((0, 0, wide, 40),)), 40.0)
    assert (seen is not None) == is_found
    assert seen is None or not seen.sure


def scanned(lines: list[str], joined: int) -> npt.NDArray[np.uint8]:
    """Return a sum in print; the digits of one line hang together by strokes all over them."""
    scan = Image.new("L", (400, 110 * len(lines) + 60), 240)
    pen = ImageDraw.Draw(scan)
    font = ImageFont.load_default(72)
    for line, text in enumerate(lines):
        pen.text((340, 40 + 110 * line), text, 40, font, anchor="ra")
        if line == joined:
            top = 62 + 110 * line
            pen.line([(170, top), (345, top + 30), (170, top + 44), (345, top + 4)], 40, 7)
    return np.repeat(np.asarray(scan)[..., None], 3, axis=2)


def test_a_number_that_was_struck_out_is_in_doubt(reader: GlyphReader) -> None:
    page = read_page(scanned(["2483", "1752", "4235"], joined=1), reader, is_upright=True)
    first, struck, last = page.numbers
    assert (first.text, last.text) == ("2483", "4235")
    assert not struck.sure
    assert struck.box[0] < 200 < 330 < struck.box[2]


@pytest.mark.parametrize(("contrast", "is_sure"), [(255.0, True), (90.0, False)])
def test_a_fine_pale_line_beside_a_digit_is_no_sure_one(contrast: float, is_sure: bool) -> None:
    line = replace(figure("1", 8, 0, 10, 40), contrast=contrast)
    digits = figure("2", 20, 0, 45, 40), figure("4", 20, 60, 45, 100), figure("7", 53, 60, 78, 100)
    blank = np.zeros((200, 400), np.uint8)
    sheet = Sheet(blank, blank.astype(np.int32), (), blank, np.eye(3))
    (first,), (second,) = lines_of([line, *digits], 40.0, sheet)
    assert (first.text, first.sure) == ("12", is_sure)
    assert second.sure
