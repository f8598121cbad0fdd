"""A picture of one line is read, whatever its paper."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
from drawn import digit_drawn
from PIL import Image, ImageDraw

from digitpad.errors import InkError
from digitpad.files import PAPER_MODEL, resource
from digitpad.modelfile import open_model
from digitpad.numbers.pixels import InkLine
from digitpad.numbers.reader import NumberReader
from digitpad.paper.line import (
    evidence_of,
    ink_of_line,
    is_sure,
    read_line,
)

NUMBER = "20754"
PEN = 70
FOOT = 62


def picture_of(number: str, paper: Image.Image) -> npt.NDArray[np.uint8]:
    """Write digits of the generator on a paper, 44 pixels high, their feet at ``FOOT``."""
    pen = ImageDraw.Draw(paper)
    for place, digit in enumerate(number):
        drawn = digit_drawn(int(digit))
        left, top, _, bottom = drawn.bounds()
        corner = np.array((left, top))
        for stroke in drawn.strokes:
            points = (stroke.points - corner) * 44 / (bottom - top) + (14 + 44 * place, FOOT - 44)
            pen.line([tuple(point) for point in points.tolist()], PEN, 4)
    return np.asarray(paper)


def plain_paper() -> Image.Image:
    return Image.new("L", (240, 76), 225)


def cheque() -> Image.Image:
    """A pattern of fine waves below the writing, and the rule that a digit's foot stands on."""
    paper = plain_paper()
    pen = ImageDraw.Draw(paper)
    x = np.arange(0, 240, 2.0)
    for number in range(24):
        waves = 5 * number - 20 + 5 * np.sin(x / 17 + number / 3)
        pen.line(np.stack([x, waves + 0.1 * x], axis=1).ravel().tolist(), 170, 1)
    pen.line((0, FOOT - 1, 240, FOOT + 1), 80, 2)
    return paper


@pytest.fixture(scope="module")
def reader() -> NumberReader:
    return NumberReader(open_model(resource(PAPER_MODEL)))


def test_a_number_is_read_where_it_stands(reader: NumberReader) -> None:
    picture = picture_of(NUMBER, plain_paper())
    reading = read_line(reader, picture)
    assert reading.text == NUMBER
    for place, sign in enumerate(reading.signs):
        assert sign.box[0] == pytest.approx(12 + 44 * place, abs=4)
        assert (sign.box[1], sign.box[3]) == pytest.approx((FOOT - 46, FOOT + 2), abs=4)


def test_light_ink_on_dark_paper_is_read(reader: NumberReader) -> None:
    assert read_line(reader, 255 - picture_of(NUMBER, plain_paper())).text == NUMBER


def test_pattern_and_rule_below_a_number_are_no_ink(reader: NumberReader) -> None:
    picture = picture_of(NUMBER, cheque())
    is_ink, is_written = (
        ink_of_line(shown) > 128 for shown in (picture, picture_of(NUMBER, plain_paper()))
    )
    assert (is_ink & ~is_written).sum() < 0.05 * is_written.sum()
    assert (is_written & ~is_ink).sum() < 0.15 * is_written.sum()
    assert read_line(reader, picture).text == NUMBER


def test_a_dash_beside_a_number_is_no_rule() -> None:
    paper = plain_paper()
    ImageDraw.Draw(paper).line((110, 40, 225, 41), PEN, 3)
    ink = ink_of_line(picture_of("60", paper))
    factor = len(ink) // 76
    assert (ink[38 * factor : 43 * factor, 115 * factor : 220 * factor].max(axis=0) > 64).all()


def test_a_tall_one_that_leans_is_no_slash(reader: NumberReader) -> None:
    paper = plain_paper()
    ImageDraw.Draw(paper).line((170, FOOT + 8, 204, FOOT - 54), PEN, 4)
    assert read_line(reader, picture_of("205", paper)).text == "2051"


def test_a_tall_picture_is_read_at_the_same_scale(reader: NumberReader) -> None:
    large = Image.fromarray(picture_of(NUMBER, plain_paper())).resize(
        (1920, 608), Image.Resampling.BICUBIC
    )
    reading = read_line(reader, np.asarray(large))
    assert reading.text == NUMBER
    assert reading.signs[-1].box[2] > 1400


@pytest.mark.parametrize("noise", [0.0, 12.0])
def test_on_blank_paper_nothing_is_read(reader: NumberReader, noise: float) -> None:
    grain = np.random.default_rng(3).normal(200, noise, (70, 220)).clip(0, 255)
    assert read_line(reader, grain.astype(np.uint8)).text == ""


@pytest.mark.parametrize("shape", [(1, 20_000), (30_000, 100), (200, 20_001)])
def test_a_strip_is_no_line_of_writing(shape: tuple[int, int]) -> None:
    with pytest.raises(InkError, match=f"strip of {shape[1]:,} × {shape[0]:,} pixels"):
        ink_of_line(np.full(shape, 200, np.uint8))


def four(gap: int) -> list[list[tuple[int, int]]]:
    """Return the strokes of a 4 that is open at the top by some pixels of 28."""
    top = 15 + gap // 3
    return [[(12, top), (10, 40), (40, 40)], [(12, top), (40 - gap, 15)], [(40, 15), (38, 70)]]


def seven(bar: int) -> list[list[tuple[int, int]]]:
    """Return the stroke of a 7 whose bar is so many pixels long."""
    return [[(42 - bar, 22 + (30 - bar) // 3), (42, 18), (36 - bar // 4, 62)]]


def evidence_of_drawn(
    strokes: list[list[tuple[int, int]]], reader: NumberReader
) -> tuple[str, dict[str, float]]:
    """Return how a line with one digit more than ``20`` is read, and its evidence."""
    paper = plain_paper()
    for stroke in strokes:
        points = [(110 + 0.8 * x, 4 + 0.8 * y) for x, y in stroke]
        ImageDraw.Draw(paper).line(points, PEN, 4, "curve")
    line = InkLine(ink_of_line(picture_of("20", paper)))
    found = reader.n_best(line)
    reading = reader.best(line, found)
    return reading.text, evidence_of(reading, found, line, reader.model)


@pytest.mark.parametrize(
    ("text", "plain", "unclear", "name"),
    [
        ("204", four(24), four(16), "other"),
        ("207", seven(30), seven(20), "1 or 7"),
        ("201", seven(8), seven(12), "1 or 7"),
    ],
)
def test_a_digit_that_may_be_another_speaks_against_an_amount(
    text: str,
    plain: list[list[tuple[int, int]]],
    unclear: list[list[tuple[int, int]]],
    name: str,
    reader: NumberReader,
) -> None:
    read, evidence = evidence_of_drawn(plain, reader)
    assert read == text
    assert evidence[name] + 1 < evidence_of_drawn(unclear, reader)[1][name]


def test_networks_that_find_different_numbers_do_not_agree(reader: NumberReader) -> None:
    line = InkLine(ink_of_line(picture_of(NUMBER, plain_paper())))
    found = reader.n_best(line)
    reading = reader.best(line, found)
    agreed = evidence_of(reading, found, line, reader.model)
    assert agreed["agree"]
    assert min(agreed["parts"], agreed["whole"]) > 0
    others = found._replace(segmented=-found.segmented)
    assert not evidence_of(reading, others, line, reader.model)["agree"]


@pytest.mark.parametrize(("gap", "is_sure_of_it"), [(24, True), (16, False)])
def test_an_amount_is_sure_only_where_no_digit_may_be_another(
    gap: int, is_sure_of_it: bool, reader: NumberReader
) -> None:
    paper = plain_paper()
    for stroke in four(gap):
        points = [(110 + 0.8 * x, 4 + 0.8 * y) for x, y in stroke]
        ImageDraw.Draw(paper).line(points, PEN, 4, "curve")
    reading = read_line(reader, picture_of("20", paper))
    assert reading.text == "204"
    assert is_sure(reading) == is_sure_of_it
