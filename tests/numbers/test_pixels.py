"""The ink of a picture is over-segmented: cut wherever two signs may touch, and nowhere else."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageDraw

from digitpad.numbers.lattice import Candidate
from digitpad.numbers.pixels import InkLine

HEIGHT = 100
"""Of the digits drawn here, in pixels: a length in pixels is a percentage of it."""

Grey = np.ndarray
Line = tuple[tuple[float, float], ...]


def drawn(*strokes: Line, width: int = 10, size: tuple[int, int] = (400, 160)) -> Grey:
    """Return strokes as ink, 255 on 0; digits stand between rows 30 and 130."""
    picture = Image.new("L", size)
    for stroke in strokes:
        ImageDraw.Draw(picture).line(stroke, 255, width)
    return np.array(picture)


def upright(x: float) -> Line:
    return (x, 30), (x, 129)


def filled(*boxes: tuple[int, int, int, int]) -> Grey:
    """Return boxes (left, top, right, bottom) full of ink."""
    ink = np.zeros((160, 400), np.uint8)
    for left, top, right, bottom in boxes:
        ink[top:bottom, left:right] = 255
    return ink


def lefts(ink: Grey) -> list[int]:
    return [int(left) for left in InkLine(ink).boxes[:, 0]]


def test_signs_that_do_not_touch_are_pieces_from_left_to_right() -> None:
    ink = drawn(upright(200), upright(50), upright(120))
    line = InkLine(ink)
    assert (np.diff(line.boxes[:, 0]) > 0).all()
    assert len(line.boxes) == 3
    assert line.band.height == pytest.approx(HEIGHT, abs=1)
    # Every pixel of ink belongs to one piece.
    assert sum(int(piece.mask.sum()) for piece in line.pieces) == (ink > 128).sum()


def test_two_digits_that_a_link_joins_are_cut_in_the_link() -> None:
    ink = filled((50, 30, 60, 130), (110, 30, 120, 130), (60, 76, 110, 84))
    boxes = InkLine(ink).boxes
    assert len(boxes) == 2
    assert boxes[0, 2] == pytest.approx(85, abs=6)
    assert boxes[0, 2] == boxes[1, 0]


@pytest.mark.parametrize(("thick", "pieces"), [(48, 2), (66, 1)])
def test_a_cut_crosses_no_more_ink_than_joins_two_digits(thick: int, pieces: int) -> None:
    """The limit is 55 % of the digits' height."""
    link = (60, 80 - thick // 2, 110, 80 + thick // 2)
    assert len(InkLine(filled((50, 30, 60, 130), (110, 30, 120, 130), link)).boxes) == pieces


@pytest.mark.parametrize(("wide", "pieces"), [(38, 2), (26, 1)])
def test_what_is_narrow_is_one_sign(wide: int, pieces: int) -> None:
    """The limit is 30 % of the digits' height."""
    left, right = (50, 30, 56, 130), (50 + wide - 6, 30, 50 + wide, 130)
    assert len(InkLine(filled(left, right, (50, 70, 50 + wide, 76))).boxes) == pieces


@pytest.mark.parametrize(("apart", "pieces"), [(16, 4), (8, 3)])
def test_cuts_are_apart(apart: int, pieces: int) -> None:
    """By 10 % of the digits' height: two thin places closer than that are cut once."""
    thin = 100
    ink = filled((50, 60, 180, 100), (20, 30, 50, 130), (180, 30, 210, 130))
    ink[64:, thin : thin + 3][: 100 - 64] = 0
    ink[66:, thin + apart : thin + apart + 3][: 100 - 66] = 0
    # A third one, so that the outer parts are cut in either case.
    ink[68:100, 150:153] = 0
    assert len(InkLine(ink).boxes) == pieces


def test_a_cut_between_slanted_digits_is_slanted() -> None:
    """By up to a pixel a row; straight down it would take a piece off each of them."""

    def leaning(x: float) -> Line:
        return (x + 50, 30), (x, 129)

    ink = drawn(leaning(50), leaning(90))
    ink[82:86, 75:115] = 255
    line = InkLine(ink)
    count = len(line.boxes)
    first, second = (line.box_of(Candidate(*pair)) for pair in ((0, 1), (1, count)))
    assert first.height == second.height == pytest.approx(HEIGHT, abs=6)
    assert second.left < first.right - 15
    areas = [int(piece.mask.sum()) for piece in line.pieces]
    assert areas[0] == pytest.approx(sum(areas) / 2, rel=0.1)


@pytest.mark.parametrize(("side", "is_kept"), [(8, True), (4, False)])
def test_specks_are_dirt(side: int, is_kept: bool) -> None:
    """The limit is 6 % of the digits' height."""
    ink = filled((50, 30, 60, 130), (120, 30, 130, 130), (88, 120, 88 + side, 120 + side))
    assert (88 in lefts(ink)) == is_kept


@pytest.mark.parametrize(("grey", "is_ink"), [(150, True), (110, False)])
def test_ink_is_darker_than_half_a_stroke(grey: int, is_ink: bool) -> None:
    ink = filled((50, 30, 60, 130))
    ink[30:130, 120:130] = grey
    assert lefts(ink) == [50, 120][: 1 + is_ink]


def test_where_there_is_no_ink_there_are_no_pieces() -> None:
    line = InkLine(np.zeros((40, 60), np.uint8))
    assert line.boxes.shape == (0, 4)
    assert line.candidates() == []


def test_an_image_of_a_candidate_holds_its_own_ink_alone() -> None:
    ink = drawn(((60, 30), (100, 129)), upright(100), upright(140))
    line = InkLine(ink)
    whole = line.digit_image(Candidate(0, len(line.boxes)))
    last = line.digit_image(Candidate(len(line.boxes) - 1, len(line.boxes)))
    assert whole.shape == last.shape == (28, 28)
    columns = [np.ptp(np.flatnonzero(image.max(axis=0) > 60)) for image in (whole, last)]
    assert columns[1] < columns[0] / 2


def test_a_digit_is_as_large_in_the_views_whatever_its_size_in_the_picture() -> None:
    small, large = (
        InkLine(np.kron(drawn(upright(60), upright(120)), np.ones((scale, scale), np.uint8)))
        for scale in (1, 3)
    )
    for line in (small, large):
        (view,) = line.views([Candidate(0, 1)])
        rows = np.flatnonzero(view[0].max(axis=1) > 100)
        assert np.ptp(rows) + 1 == pytest.approx(18, abs=1)
        assert rows.mean() == pytest.approx(15.5, abs=1)
