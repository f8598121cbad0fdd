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
    is_faintly_filled,
    is_filled,
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


@pytest.mark.parametrize(("side", "count"), [(12, 1), (8, 0)])
def test_a_frame_is_large_enough_for_a_digit(side: int, count: int) -> None:
    assert len(find_frames(box(blank(), 60, 60, 60 + side, 100), FLOOR)) == count


@pytest.mark.parametrize(("margin", "count"), [(12, 1), (3, 0)])
def test_a_frame_as_large_as_the_sheet_is_its_edge(margin: int, count: int) -> None:
    contrast = box(blank(), margin, margin, 599 - margin, 399 - margin)
    for x in range(120, 600, 120):
        contrast[margin:-margin, x : x + 3] = 120
    contrast[200:203, margin:-margin] = 120
    assert len(find_frames(contrast, FLOOR)) == count


@pytest.mark.parametrize(("gap", "count"), [(6, 1), (30, 0)])
def test_the_sides_of_a_frame_are_dark_nearly_all_along(gap: int, count: int) -> None:
    contrast = box(blank(), 60, 60, 200, 120)
    contrast[55:65, 100 : 100 + gap] = 0
    assert len(find_frames(contrast, FLOOR)) == count


@pytest.mark.parametrize(("fall", "count"), [(0.1, 1), (0.2, 0)])
def test_the_sides_of_a_frame_fall_little(fall: float, count: int) -> None:
    corners = np.array([(100, 100), (300, 100 + 200 * fall), (300, 180 + 200 * fall), (100, 180)])
    contrast = blank()
    cv2.polylines(contrast, [corners.astype(np.int32)], True, 120, 3)
    assert len(find_frames(contrast, FLOOR)) == count


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


@pytest.mark.parametrize(("level", "count"), [(20, 1), (10, 0)])
def test_a_frame_may_be_hardly_darker_than_noise(level: int, count: int) -> None:
    contrast = box(blank(), 60, 60, 200, 120, level)
    assert len(find_frames(contrast, FLOOR)) == count


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


@pytest.mark.parametrize(("shift", "count"), [(0, 5), (6, 1)])
def test_the_rules_in_a_row_of_boxes_are_as_far_from_each_other(shift: int, count: int) -> None:
    contrast = box(blank(), 60, 60, 260, 110)
    for n in range(1, 5):
        x = 60 + 40 * n + (shift if n == 2 else 0)
        cv2.line(contrast, (x, 60), (x, 110), 120, 2)
    (found,) = find_frames(contrast, FLOOR)
    assert len(found.columns) - 1 == count


@pytest.mark.parametrize(("wide", "is_box"), [(90.0, True), (91.0, False)])
def test_a_box_for_one_digit_is_hardly_wider_than_high(wide: float, is_box: bool) -> None:
    assert frame(0, 0, wide, 60).is_box == is_box
    assert not frame(0, 0, wide, 60, teeth=(0.5,)).is_box
    assert not frame(0, 0, wide, 60, rows=(0.0, 0.5, 1.0)).is_box


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


@pytest.mark.parametrize(("rows", "expected"), [(2, True), (1, False)])
def test_a_cell_is_filled_from_a_fiftieth_of_its_core_on(rows: int, expected: bool) -> None:
    cell = frame(100, 100, 100, 100).corners
    ink = blank()
    ink[110:190, 105] = 255  # outside of the core
    assert not is_filled(cell, ink, 127)
    ink[150 : 150 + rows, 120:180] = 255
    assert is_filled(cell, ink, 127) == expected


@pytest.mark.parametrize(("level", "rows", "expected"), [(38, 8, True), (34, 8, False),
                                                         (38, 3, False)])  # fmt: skip
def test_a_cell_is_faintly_filled_by_broad_strokes_a_little_darker_than_the_rest(
    level: int, rows: int, expected: bool
) -> None:
    cell = frame(100, 100, 100, 100).corners
    contrast = np.full((400, 600), 30, np.uint8)
    contrast[150 : 150 + rows, 115:185] = level
    assert is_faintly_filled(cell, contrast, 12.0) == expected


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


@pytest.mark.parametrize(("palest", "rows"), [(20, 2), (40, 3)])
def test_what_is_not_as_dark_all_along_is_no_rule_of_a_frame(palest: int, rows: int) -> None:
    contrast = np.zeros((500, 1300), np.uint8)
    contrast[30:130, 30:370] = 60
    contrast[33:127, 33:367] = 0
    contrast[78:81, 33:367] = 60
    contrast[78:81, 100:200] = palest
    (frame,) = find_frames(contrast, 15.0)
    assert len(frame.rows) == rows


@pytest.mark.parametrize(("wide", "high", "count"), [(170, 140, 1), (200, 115, 1), (200, 140, 0)])
def test_a_frame_with_a_cell_broad_and_high_is_the_border_of_squared_paper(
    wide: int, high: int, count: int
) -> None:
    """0.3 of the sheet's 600×400 pixels are 180×120."""
    assert len(find_frames(box(blank(), 60, 60, 60 + wide, 60 + high), FLOOR)) == count


@pytest.mark.parametrize(("share", "count"), [(0.7, 1), (0.8, 0)])
def test_a_frame_that_is_nearly_full_of_ink_is_a_blot(share: float, count: int) -> None:
    contrast = box(blank(), 60, 60, 160, 120)
    contrast[68:113, 68 : 75 + round(70 * share)] = 120  # the core begins at 75
    assert len(find_frames(contrast, FLOOR)) == count


@pytest.mark.parametrize(("inner", "count"), [(50, 1), (60, 2)])
def test_a_pale_frame_around_others_is_these_run_together_if_they_fill_it(
    inner: int, count: int
) -> None:
    contrast = box(blank(), 60, 60, 260, 160, 20)
    box(contrast, 66, 70, 66 + inner - 8, 150)
    box(contrast, 254 - inner + 8, 70, 254, 150)
    assert len(find_frames(contrast, FLOOR)) == count


@pytest.mark.parametrize(("wander", "count"), [(4, 1), (9, 0)])
def test_a_side_hardly_leaves_the_line_between_its_corners(wander: int, count: int) -> None:
    contrast = box(blank(), 60, 60, 260, 160)
    contrast[55:66, 64:257] = 0
    for x in range(60, 261):
        top = 60 - round(wander * np.sin(np.pi * (x - 60) / 200))
        contrast[top - 1 : top + 2, x] = 120
    assert len(find_frames(contrast, FLOOR)) == count


@pytest.mark.parametrize(("gap", "count"), [(16, 1), (28, 0)])
def test_a_pale_gap_in_a_side_may_be_a_tenth_of_it(gap: int, count: int) -> None:
    contrast = box(blank(), 60, 60, 260, 160)
    contrast[57:64, 120 : 120 + gap] = 30
    assert len(find_frames(contrast, FLOOR)) == count


@pytest.mark.parametrize(
    ("wide", "rows"),
    [(70, 2), (100, 3)],  # up to 1.5 of its height a level line is the bar of a digit
)
def test_a_level_line_parts_a_frame_that_is_too_wide_for_one_digit(wide: int, rows: int) -> None:
    contrast = box(blank(), 60, 60, 60 + wide, 120)
    contrast[89:92, 60 : 60 + wide] = 120
    (found,) = find_frames(contrast, FLOOR)
    assert len(found.rows) == rows


@pytest.mark.parametrize(("gap", "rows"), [(20, 3), (50, 2)])
def test_a_rule_within_a_frame_is_dark_nearly_all_along(gap: int, rows: int) -> None:
    contrast = box(blank(), 60, 60, 260, 160)
    contrast[109:112, 60:260] = 120
    contrast[109:112, 120 : 120 + gap] = 0
    (found,) = find_frames(contrast, FLOOR)
    assert len(found.rows) == rows


@pytest.mark.parametrize(("far", "count"), [(0, 1), (30, 0)])
def test_a_piece_with_a_bay_is_no_frame(far: int, count: int) -> None:
    """A word's outline has bays; a frame's is the line between its corners."""
    outline = np.array([(60, 60), (160, 60), (160, 120), (110, 120 - far), (60, 120)], np.int32)
    contrast = blank()
    cv2.polylines(contrast, [outline], True, 120, 3)
    assert len(find_frames(contrast, FLOOR)) == count


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
