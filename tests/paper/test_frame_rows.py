"""Boxes for digits that stand in a row hold one number, whatever is written into them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import cv2
import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.paper.frame_rows import joined_rows
from digitpad.paper.frames import Frame, fields_of, find_frames

HIGH, WIDE, GAP = 50, 44, 12


def row_of(contrast: Grey, top: int, lefts: Iterable[float], wide: float = WIDE) -> None:
    """Draw boxes in a contrast map."""
    for left in lefts:
        ends = (round(left), top), (round(left + wide), top + HIGH)
        cv2.rectangle(contrast, *ends, 120, 2)


def apart(count: int) -> list[float]:
    return [40.0 + (WIDE + GAP) * place for place in range(count)]


def counts(contrast: Grey) -> list[int]:
    """Return how many boxes each field has, from the top."""
    fields = fields_of(joined_rows(find_frames(contrast, 20.0), contrast))
    return [len(one.boxes) for one in sorted(fields, key=lambda one: float(one.corners[0, 1]))]


@pytest.fixture
def contrast() -> Grey:
    """Return a sheet with four rows of boxes apart."""
    blank = np.zeros((420, 600), np.uint8)
    for row, count in enumerate((4, 3, 6, 2)):
        row_of(blank, 40 + 90 * row, apart(count))
    return blank


@pytest.mark.parametrize("place", [0, 1, 3])
def test_a_stem_that_fills_a_box_parts_neither_it_nor_its_row(contrast: Grey, place: int) -> None:
    x = round(apart(4)[place] + WIDE / 2)
    contrast[40 : 40 + HIGH, x : x + 3] = 120
    assert counts(contrast) == [4, 3, 6, 2]


def test_boxes_apart_are_parted_in_the_midst_of_the_room_between_them() -> None:
    blank = np.zeros((160, 600), np.uint8)
    # On a photo the further boxes are smaller.
    lefts = [40.0, 96.0, 150.0, 202.0, 252.0]
    for left, wide in zip(lefts, (44, 42, 40, 38, 37), strict=True):
        row_of(blank, 40, [left], wide)
    (field,) = fields_of(joined_rows(find_frames(blank, 20.0), blank))
    joints = [float(box[0, 0]) for box in field.boxes[1:]]
    assert np.allclose(joints, [90, 144, 196, 246], atol=2)


def test_ink_between_two_boxes_joins_them_and_not_the_others(contrast: Grey) -> None:
    x = round(apart(2)[1])
    contrast[60:64, x - GAP - 4 : x + 4] = 200
    assert counts(contrast) == [4, 3, 6, 2]


@pytest.mark.parametrize("place", [0, 3, 5])
def test_a_box_with_a_gap_in_a_side_is_seen_beside_the_others(contrast: Grey, place: int) -> None:
    x = round(apart(6)[place])
    contrast[216:224, x + 10 : x + 19] = 0
    assert counts(contrast) == [4, 3, 6, 2]


def test_what_is_written_in_fields_of_all_widths_parts_none(contrast: Grey) -> None:
    contrast[:] = 0
    for row, wide in enumerate((110, 190, 140, 230)):
        row_of(contrast, 40 + 90 * row, [40], wide)
        # Feet that stand evenly apart look like the teeth of a comb.
        for foot in range(1, round(wide / 40)) if row == 1 else ():
            x = round(40 + foot * wide / round(wide / 40))
            contrast[48 + 90 * row : 90 + 90 * row, x - 1 : x + 2] = 250
    assert not any(counts(contrast))


@pytest.mark.parametrize("long", [16, 50])
@pytest.mark.parametrize("has_feet", [False, True])
def test_boxes_without_room_between_them_and_teeth_part_a_row(
    contrast: Grey, long: int, has_feet: bool
) -> None:
    contrast[:] = 0
    for row, count in enumerate((5, 3, 8)):
        top, wide = 40 + 90 * row, WIDE * count
        row_of(contrast, top, [40], wide)
        for place in range(1, count):
            x = 40 + place * WIDE
            contrast[top + HIGH - long : top + HIGH, x : x + 2] = 120
        if row == 1 and has_feet:
            # Of many a 2: a rule along the row.
            contrast[top + HIGH - 9 : top + HIGH - 6, 40 : 40 + wide] = 120
    assert counts(contrast) == [5, 3, 8]


def test_wide_cells_in_a_row_stay_parted_and_fields_side_by_side_stay_two(contrast: Grey) -> None:
    contrast[:] = 0
    row_of(contrast, 40, [40, 280], 220)
    row_of(contrast, 160, [40, 240], 200)
    fields = fields_of(joined_rows(find_frames(contrast, 20.0), contrast))
    assert [len(one.boxes) for one in fields] == [0, 0, 0, 0]


def frame(left: float, top: float, wide: float, high: float, *rows: float) -> Frame:
    corners = [(left, top), (left + wide, top), (left + wide, top + high), (left, top + high)]
    return Frame(np.array(corners, float), (0.0, *rows, 1.0), (0.0, 1.0))


def drawn(*frames: Frame, lines: Sequence[tuple[int, int, int]] = ()) -> Grey:
    """Return the contrast map of frames without slant; ``lines``: x, top and bottom of others."""
    contrast = np.zeros((500, 700), np.uint8)
    for one in frames:
        (left, top), (right, bottom) = one.corners[[0, 2]].round().astype(int).tolist()
        cv2.rectangle(contrast, (left, top), (right, bottom), 120, 2)
    for x, top, bottom in lines:
        contrast[top:bottom, x - 1 : x + 1] = 120
    return contrast


ALIKE = tuple(frame(40 + 56 * place, 300, WIDE, HIGH) for place in range(4))
"""A row of boxes that says how wide those of the sheet are."""


def test_rows_of_a_slanting_sheet_keep_their_slant() -> None:
    row = [frame(40 + 56 * place, 60 + 4 * place, WIDE, HIGH) for place in range(4)]
    (found, _) = joined_rows([*row, *ALIKE], drawn(*row, *ALIKE))
    top_left, top_right = found.corners[:2]
    slope = (top_right - top_left)[1] / (top_right - top_left)[0]
    assert slope == pytest.approx(4 / 56, abs=0.015)
