"""A digit that reaches a side of its field is sure only if nothing that it hides makes another."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from digitpad.ink.boxes import Box
from digitpad.paper.figures import Figure, figure_of
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.sheet import Piece
from digitpad.paper.sides import UNSURE_PROBABILITY, completed, leaves_remains

SIDE = 90
"""Where a side lies at the foot, or at the head, of what is drawn here."""


def drawn(name: str) -> npt.NDArray[np.uint8]:
    """Return ink on a sheet of 120 by 120."""
    ink = np.zeros((120, 120), np.uint8)
    strokes = {
        "0": [[(60 + 17 * np.sin(t), 66 - 27 * np.cos(t)) for t in np.arange(0, 6.4, 0.2)]],
        "2": [[(44, 48), (50, 40), (62, 38), (70, 46), (68, 58), (44, 92), (76, 92)]],
        "7": [[(42, 28), (74, 28), (56, 78)]],
    }[name]
    for stroke in strokes:
        cv2.polylines(ink, [np.rint(stroke).astype(np.int32)], False, 255, 5, cv2.LINE_AA)
    return ink


def cut(ink: npt.NDArray[np.uint8], rows: slice, reader: GlyphReader) -> tuple[Figure, npt.NDArray]:
    """Return what is left of a digit where a side was taken out of some rows, and that side."""
    lines = np.zeros_like(ink)
    lines[rows] = 255
    left = np.where(lines > 0, 0, ink).astype(np.uint8)
    x, y, wide, high = cv2.boundingRect(left)
    crop = np.ascontiguousarray(left[y : y + high, x : x + wide])
    return figure_of([Figure("?", 0.0, Box(x, y, x + wide, y + high), crop)], reader), lines


@pytest.mark.parametrize(
    ("name", "rows"),
    [("2", slice(88, 98)), ("7", slice(24, 33))],
    ids=["foot", "bar"],
)
def test_a_bar_that_a_side_hides_leaves_a_digit_in_doubt(
    name: str, rows: slice, reader: GlyphReader
) -> None:
    figure, lines = cut(drawn(name), rows, reader)
    (found,) = completed([figure], lines, reader)
    assert found.text == name or found.probability <= UNSURE_PROBABILITY
    # The same ink far from any side is what it looks like.
    assert completed([figure], 0 * lines, reader) == [figure]


def test_strokes_that_meet_in_a_side_are_one_digit(reader: GlyphReader) -> None:
    figure, lines = cut(drawn("0"), slice(84, 98), reader)
    (found,) = completed([figure], lines, reader)
    assert found.text == "0"


@pytest.mark.parametrize(
    ("box", "is_left"),
    [
        pytest.param((50, 82, 58, 86), True, id="below it"),
        pytest.param((50, 82, 53, 85), False, id="a speck"),
        pytest.param((70, 82, 78, 86), True, id="beside it"),
        pytest.param((82, 84, 89, 88), False, id="far away"),
        pytest.param((50, 50, 58, 54), False, id="within it"),
        pytest.param((50, 96, 58, 99), False, id="out of the field"),
    ],
)
def test_what_is_left_of_a_stroke_beside_a_digit_is_told(
    box: tuple[int, ...], is_left: bool
) -> None:
    field = np.array([(20.0, 20.0), (90.0, 20.0), (90.0, 90.0), (20.0, 90.0)])
    digit = Figure("3", 0.99, Box(40, 40, 65, 80), np.full((40, 25), 255, np.uint8))
    assert leaves_remains([digit], field, [Piece(Box(*box), 30, 200.0)]) == is_left
