"""Figures are painted where their marks say, two pixels to a unit."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from digitpad.report.marks import Diagram, Dot, Mark, Path, Rectangle, Words
from digitpad.report.png import figure_png


def painted(*marks: Mark, width: float = 20.0, height: float = 10.0) -> np.ndarray:
    """What is dark of a figure, bool, two pixels to a unit."""
    with Image.open(io.BytesIO(figure_png(Diagram(width, height, marks)))) as image:
        return np.asarray(image.convert("L")) < 128


def box_of(dark: np.ndarray) -> tuple[int, int, int, int]:
    rows, columns = np.nonzero(dark)
    return int(columns.min()), int(rows.min()), int(columns.max()), int(rows.max())


def test_a_sheet_is_white_and_twice_as_many_pixels() -> None:
    with Image.open(io.BytesIO(figure_png(Diagram(20.0, 10.0, ())))) as image:
        assert image.size == (40, 20)
        assert image.getextrema() == ((255, 255),) * 3


@pytest.mark.parametrize("corners", [(2, 3, 6, 8), (6, 8, 2, 3)])
def test_a_box_is_filled_from_corner_to_corner(corners: tuple[float, ...]) -> None:
    dark = painted(Rectangle(*corners, "#000000"))
    assert box_of(dark) == (4, 6, 12, 16)
    assert dark.sum() == 9 * 11


@pytest.mark.parametrize(("opacity", "paper"), [(1.0, 0), (0.75, 64), (0.5, 127), (0.0, 255)])
def test_a_box_lets_paper_through_as_far_as_it_is_not_opaque(opacity: float, paper: int) -> None:
    box = Rectangle(0, 0, 9, 9, "#ff0000", opacity)
    with Image.open(io.BytesIO(figure_png(Diagram(9.0, 9.0, (box,))))) as it:
        assert it.getpixel((5, 5)) == (255, paper, paper)


def test_a_picture_takes_no_more_bytes_than_it_needs() -> None:
    figure = Diagram(200.0, 90.0, (Words((90.0, 40.0), "a model, n = 1,000", 13),))
    found, plain = figure_png(figure), io.BytesIO()
    with Image.open(io.BytesIO(found)) as it:
        it.save(plain, format="PNG", compress_level=6)
    assert len(found) < len(plain.getvalue())


def test_a_dot_lies_around_its_middle() -> None:
    dark = painted(Dot((8.0, 5.0), 3.0, "#000000"))
    assert box_of(dark) == (10, 4, 22, 16)
    assert dark.sum() == pytest.approx(np.pi * 6.3**2, rel=0.1)


def test_a_line_is_as_wide_as_it_says_and_dashes_begin_with_one() -> None:
    whole = painted(Path(((0, 5), (20, 5)), "#000000", 2))
    assert box_of(whole)[1::2] in ((8, 11), (9, 12))
    assert whole.any(axis=0).all()
    row = painted(Path(((0, 5), (20, 5)), "#000000", is_dashed=True)).any(axis=0)
    # Dashes of 5 with 4 between them, in units of two pixels.
    assert row[:10].all()
    assert not row[12:18].any()
    assert row[19:28].all()
    assert not row[30:36].any()
    assert row[37:].all()
    # The same wherever the line begins, and none goes beyond its end.
    for points, axis in (((4, 5), (16, 5)), 0), (((5, 4), (5, 16)), 1):
        line = Path(points, "#000000", is_dashed=True)
        moved = painted(line, width=20, height=20).any(axis=axis)
        assert moved[8:18].all()
        assert not moved[20:26].any()
        assert moved[27:32].all()
        assert not moved[34:].any()
    for points in (((0, 0), (0, 10)), ((3, 2), (17, 8))):
        dashed = painted(Path(points, "#000000", is_dashed=True))
        assert 0.4 < dashed.sum() / painted(Path(points, "#000000")).sum() < 0.75


@pytest.mark.parametrize(("anchor", "side"), [("lm", 1), ("rm", -1), ("mm", 0)])
def test_words_stand_at_their_anchor(anchor: str, side: int) -> None:
    dark = painted(Words((30.0, 15.0), "MMMM", 10, anchor=anchor), width=60, height=30)
    left, top, right, bottom = box_of(dark)
    middle = (left + right) / 2
    assert (middle > 62) - (middle < 58) == side
    assert (top + bottom) / 2 == pytest.approx(30, abs=4)
    assert 10 <= bottom - top <= 20  # capitals of letters 20 pixels high


def test_bold_words_are_thicker_by_a_quarter_of_a_unit() -> None:
    plain, bold = (
        painted(Words((30.0, 30.0), "L L L L L", 10, is_bold=is_bold), width=60, height=60)
        for is_bold in (False, True)
    )
    assert 1.2 < bold.sum() / plain.sum() < 1.4


def test_turned_words_are_read_from_below() -> None:
    plain = painted(Words((25.0, 12.0), "L L L L L", 10), width=60, height=40)
    turned = painted(Words((12.0, 35.0), "L L L L L", 10, is_turned=True), width=40, height=60)
    assert np.array_equal(turned, np.rot90(plain))
