"""Printed frames are found by four straight sides, and parted by their rules into fields."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.paper.frames import (
    Frame,
    cells_of,
    depth_within,
    evened,
    fields_of,
    find_frames,
    is_next,
    within,
)

FLOOR = 15.0


def blank(wide: int = 600, high: int = 400) -> Grey:
    return np.zeros((high, wide), np.uint8)


def box(contrast: Grey, left: int, top: int, right: int, bottom: int, level: int = 120) -> Grey:
    """Draw the sides of a box, 3 pixels thick."""
    cv2.rectangle(contrast, (left, top), (right, bottom), level, 3)
    return contrast


def frame(left: float, top: float, wide: float, high: float, **parts: tuple[float, ...]) -> Frame:
    corners = [(left, top), (left + wide, top), (left + wide, top + high), (left, top + high)]
    return Frame(np.array(corners), parts.get("rows", (0.0, 1.0)), parts.get("columns", (0.0, 1.0)),
                 parts.get("teeth", ()))  # fmt: skip


def test_a_blot_and_a_ring_are_no_frames() -> None:
    contrast = blank()
    cv2.rectangle(contrast, (60, 60), (150, 120), 120, -1)
    cv2.circle(contrast, (300, 200), 60, 120, 4)
    assert find_frames(contrast, FLOOR) == []
    box(contrast, 400, 60, 500, 120)
    assert len(find_frames(contrast, FLOOR)) == 1


def test_of_frames_within_each_other_the_outermost_counts() -> None:
    contrast = box(box(blank(), 60, 60, 220, 140), 100, 80, 140, 120)
    (found,) = find_frames(contrast, FLOOR)
    assert found.size[0] == pytest.approx(160, abs=4)


def grid(across: int, down: int, filled: int, side: int = 40) -> Grey:
    contrast = blank(side * across + 160, side * down + 160)
    for n in range(across + 1):
        cv2.line(contrast, (80 + side * n, 80), (80 + side * n, 80 + side * down), 120, 2)
    for n in range(down + 1):
        cv2.line(contrast, (80, 80 + side * n), (80 + side * across, 80 + side * n), 120, 2)
    for n in range(filled):
        x, y = 80 + side * (n % across), 80 + side * (n // across)
        contrast[y + 12 : y + side - 12, x + 14 : x + side - 14] = 200
    return contrast


@pytest.mark.parametrize(
    ("across", "filled", "count"), [(4, 5, 1), (4, 4, 0), (3, 0, 1)]
)  # fmt: skip
def test_a_table_of_many_cells_of_which_few_are_filled_is_squared_paper(
    across: int, filled: int, count: int
) -> None:
    assert len(find_frames(grid(across, 4, filled), FLOOR)) == count


def test_a_table_is_parted_by_its_rules() -> None:
    (found,) = find_frames(grid(3, 4, 12), FLOOR)
    assert found.columns == pytest.approx([0, 1 / 3, 2 / 3, 1], abs=0.02)
    assert found.rows == pytest.approx([0, 0.25, 0.5, 0.75, 1], abs=0.02)
    assert found.is_table
    cells = fields_of([found])
    assert len(cells) == 12
    assert {one.table for one in cells} == {0}
    assert not any(one.boxes or one.is_of_row for one in cells)


@pytest.mark.parametrize(("wide", "is_comb"), [(180.0, True), (182.0, False)])
def test_a_row_is_a_comb_if_its_boxes_are_for_one_digit_and_else_a_table(
    wide: float, is_comb: bool
) -> None:
    one = frame(0, 0, wide, 60, columns=(0.0, 0.5, 1.0))
    assert (one.is_comb, one.is_table) == (is_comb, not is_comb)
    (*cells,) = fields_of([one])
    assert [len(cell.boxes) for cell in cells] == ([2] if is_comb else [0, 0])
    assert all(cell.is_of_row != is_comb for cell in cells)


@pytest.mark.parametrize(
    ("gap", "drop", "fields"), [(35, 0, 1), (37, 0, 2), (0, 11, 1), (0, 13, 2), (-11, 0, 1)]
)
def test_boxes_close_to_each_other_are_one_field(gap: int, drop: int, fields: int) -> None:
    one, other = frame(20, 20, 50, 60), frame(70 + gap, 20 + drop, 50, 60)
    assert is_next(one, other, 60) == (fields == 1)
    found = fields_of([other, one])
    assert len(found) == fields
    assert sum(len(each.boxes) for each in found) == 2


def test_noise_is_evened_out() -> None:
    noisy = np.random.default_rng(1).integers(0, 60, (100, 100)).astype(np.uint8)
    assert evened(noisy, 5)[5:-5, 5:-5].std() < 0.4 * noisy.std()
    assert (evened(noisy, 1) == noisy).all()


def test_points_lie_within_a_quadrilateral_or_outside() -> None:
    corners = np.array([(0.0, 0.0), (100.0, 20.0), (90.0, 80.0), (10.0, 60.0)])
    points = np.array([(50.0, 40.0), (0.0, 0.0), (50.0, 5.0), (96.0, 50.0), (5.0, 50.0)])
    assert within(points, corners).tolist() == [True, True, False, False, False]
    assert depth_within(frame(0, 0, 100, 60).corners, (50, 20)) == 20
    assert depth_within(frame(0, 0, 100, 60).corners, (50, -7)) == -7


def test_ink_across_a_side_of_a_frame_does_not_hide_it() -> None:
    contrast = box(blank(), 60, 60, 260, 120)
    for x in (90, 130, 170, 210):
        contrast[40:140, x : x + 4] = 200
    (found,) = find_frames(contrast, FLOOR)
    assert found.corners[:, 1].tolist() == pytest.approx([60, 60, 120, 120], abs=3)


@pytest.mark.parametrize("slant", [0.0, 0.1])
def test_places_within_a_frame_are_parts_of_its_sides(slant: float) -> None:
    corners = np.array([(0, 0), (200, 200 * slant), (200, 100 + 200 * slant), (0, 100)], float)
    one = Frame(corners, (0.0, 0.5, 1.0), (0.0, 0.25, 1.0))
    assert one.at(0.25, 0.5).tolist() == pytest.approx([50, 50 + 50 * slant])
    assert one.at([0.0, 1.0], 1.0)[1].tolist() == pytest.approx([200, 100 + 200 * slant])
    cells = cells_of(one, one.columns, one.rows)
    assert np.allclose(
        [cell[0] for cell in cells], [(0, 0), (50, 50 * slant), (0, 50), (50, 50 + 50 * slant)]
    )
    assert cells[3][2].tolist() == pytest.approx(corners[2])


def test_cells_of_a_row_are_of_that_row_and_a_single_frame_is_of_no_table() -> None:
    wide, alone = frame(0, 0, 300, 50, columns=(0.0, 0.5, 1.0)), frame(0, 90, 200, 50)
    row, other = fields_of([wide])[:2], fields_of([alone])
    assert [one.table for one in row] == [0, 0]
    assert all(one.is_of_row for one in row)
    assert [one.table for one in other] == [None]
