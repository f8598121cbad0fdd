"""What the drawn sheets say about themselves: every sign, rule and cell, and where it is seen."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from digitpad.paper.synthesis.difficulties import difficult_sheet
from digitpad.paper.synthesis.photos import (
    NONE,
    SheetLayout,
    SheetPhoto,
    synthetic_page,
    synthetic_table,
)
from digitpad.paper.synthesis.printed import printed_table
from digitpad.paper.synthesis.sheets import KINDS, synthetic_sheet


def texts_of(layout: SheetLayout) -> dict[int, str]:
    """Return the text of each number, by its index, as its signs say it."""
    texts: dict[int, str] = {}
    for sign in layout.signs:
        if sign.number is not None:
            texts[sign.number] = texts.get(sign.number, "") + sign.text
    return texts


def photos() -> list[SheetPhoto]:
    return [*(synthetic_sheet(kind, 6) for kind in KINDS), printed_table(6), synthetic_page(3)]


def test_the_signs_of_a_number_say_its_text() -> None:
    for photo in photos():
        assert photo.layout
        numbers = photo.truth["numbers"]
        assert texts_of(photo.layout) == {
            index: number["text"] for index, number in enumerate(numbers)
        }


def test_the_signs_of_a_number_are_seen_in_its_box() -> None:
    for photo in photos():
        assert photo.layout
        for sign in photo.layout.signs:
            if sign.number is not None and sign.text.isdigit():
                left, top, right, bottom = photo.truth["numbers"][sign.number]["box"]
                x, y, end, low = photo.layout.place(sign.box)
                assert left - 4 <= (x + end) / 2 <= right + 4
                assert top - 4 <= (y + low) / 2 <= bottom + 4


@pytest.mark.parametrize("seed", [3, 8])
def test_the_box_of_a_sign_holds_its_ink(seed: int) -> None:
    photo = synthetic_table(seed, 4, 4)
    assert photo.layout
    grey = cv2.cvtColor(photo.picture, cv2.COLOR_RGB2GRAY)
    for sign in photo.layout.signs:
        if sign.text.isdigit():
            left, top, right, bottom = photo.layout.place(sign.box)
            shown = grey[top:bottom, left:right]
            assert np.median(grey) - shown.min() > 40


def test_a_crossed_out_digit_is_none_and_in_no_number() -> None:
    photo = difficult_sheet("crossed", "ruled", 6)
    assert photo.layout
    crossed = [sign for sign in photo.layout.signs if sign.text == NONE]
    assert crossed
    assert all(sign.number is None for sign in crossed)
    assert len(texts_of(photo.layout)) == len(photo.truth["numbers"])


def test_what_is_seen_somewhere_on_a_warped_photo_is_found_there_on_the_sheet() -> None:
    photo = difficult_sheet("warped", "ruled", 6)
    assert photo.layout
    flat = np.random.default_rng(0).uniform(100, 400, (50, 2))
    seen = photo.layout.place.points(flat)
    assert abs(seen - flat).max() > 5
    assert photo.layout.place.back(seen) == pytest.approx(flat, abs=1e-6)


@pytest.mark.parametrize("kind", ["ruled", "unruled"])
def test_the_numbers_of_a_table_stand_between_the_edges_of_their_cells(kind: str) -> None:
    photo = synthetic_sheet(kind, 6)
    assert photo.layout
    assert photo.layout.grid
    columns, rows = photo.layout.grid
    for sign in photo.layout.signs:
        if sign.number is not None:
            number = photo.truth["numbers"][sign.number]
            left, top, right, bottom = sign.box
            assert np.searchsorted(columns, (left + right) / 2) - 1 == number["column"]
            assert np.searchsorted(rows, (top + bottom) / 2) - 1 == number["row"]


def test_a_table_has_an_edge_more_than_rows_and_columns() -> None:
    for photo in (synthetic_sheet("ruled", 6), printed_table(4), printed_table(6)):
        assert photo.layout
        assert photo.layout.grid
        columns, rows = photo.layout.grid
        assert (len(rows) - 1, len(columns) - 1) == photo.truth["grid"]
