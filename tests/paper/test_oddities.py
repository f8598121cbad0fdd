"""What makes a number on a page doubtful, whatever its signs were read as."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from drawn_figures import TALL, digit, field, figure, row, sheet_with

from digitpad.paper.figures import Figure
from digitpad.paper.frames import Field
from digitpad.paper.oddities import (
    fine_lines,
    has_beside,
    left_over,
    may_be_commas,
    oddity_of,
    too_close,
)
from digitpad.paper.sheet import Piece
from digitpad.paper.sides import leaves_remains
from digitpad.preprocess.ruling import RuledLine


def oddity(*signs: Figure, among: tuple[Figure, ...] = (), where: Field | None = None) -> str:
    fields = (where,) if where else ()
    sheet = replace(sheet_with([*signs, *among]), fields=fields)
    return oddity_of(signs, [*signs, *among], where, sheet)


@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        (row("42"), ""),
        (row("+-"), "no digits"),
        ([digit("4", 20), figure("2", 50, 56, 64, 80)], ""),
        ([digit("4", 20), figure("2", 50, 57, 64, 80)], "unequal"),
        ([digit("4", 20), digit("2", 64)], ""),
        ([digit("4", 20), digit("2", 65)], "gap"),
        ([digit("4", 20), figure("+", 50, 60, 70, 80), digit("2", 120)], ""),
        ([figure("+", 20, 50, 48, 80), digit("2", 52)], ""),
        ([figure("+", 20, 49, 48, 80), digit("2", 52)], "tall plus"),
        ([replace(digit("1", 20), is_cut=True), digit("2", 50)], "cut 1"),
        ([replace(digit("4", 20), is_cut=True), digit("2", 50)], ""),
    ],
)
def test_a_number_is_odd_by_its_signs(signs: list[Figure], expected: str) -> None:
    assert oddity(*signs) == expected


@pytest.mark.parametrize(
    ("box", "expected"),
    [
        ((46, 50, 50, 58), "other ink"),
        ((46, 50, 50, 57), ""),  # smaller than a fifth of a digit
        ((80, 50, 84, 58), ""),  # beside it
        ((46, 20, 50, 28), ""),  # above it
    ],
)
def test_other_ink_among_its_digits_makes_a_number_odd(
    box: tuple[int, int, int, int], expected: str
) -> None:
    assert oddity(*row("42"), among=(figure("?", *box),)) == expected


@pytest.mark.parametrize(
    ("right", "table", "expected"),
    [
        (78, None, ""),
        (77, None, "runs out of its field"),
        (78, 0, ""),
        (77, 0, "runs out"),
    ],
)
def test_a_digit_close_to_the_side_of_its_field_may_run_out(
    right: int, table: int | None, expected: str
) -> None:
    assert oddity(*row("42"), where=field(10, 30, right, 90, table=table)) == expected


@pytest.mark.parametrize(("boxes", "expected"), [(2, ""), (3, "boxes")])
def test_each_box_with_ink_holds_a_digit(boxes: int, expected: str) -> None:
    beside = digit("?", 80)
    signs = row("42")
    where = field(17, 30, 77 if boxes == 2 else 107, 90, boxes=boxes)
    sheet = replace(sheet_with([*signs, beside]), fields=(where,))
    assert oddity_of(signs, signs, where, sheet) == expected


@pytest.mark.parametrize(("x", "expected"), [(47, "rule between"), (30, ""), (80, "")])
def test_a_rule_between_two_digits_makes_two_numbers_of_them(x: int, expected: str) -> None:
    rule = RuledLine(np.array([0.0, 0.0, x]), 0, 200, 2.0, 200.0)
    signs = row("42")
    sheet = replace(sheet_with(signs), upright=(rule,))
    assert oddity_of(signs, signs, None, sheet) == expected
    assert oddity_of(signs, signs, None, replace(sheet, is_squared=True)) == ""


def test_on_squared_paper_a_point_may_be_a_crossing() -> None:
    signs = [digit("4", 20), figure(".", 46, 74, 52, 80), digit("2", 56)]
    sheet = sheet_with(signs)
    assert oddity_of(signs, signs, None, sheet) == ""
    assert oddity_of(signs, signs, None, replace(sheet, is_squared=True)) == "squared point"


@pytest.mark.parametrize(("probability", "expected"), [(0.9, False), (0.89, True)])
def test_one_point_that_is_not_sure_may_make_commas_of_all(
    probability: float, expected: bool
) -> None:
    point = replace(figure(".", 46, 74, 52, 80), probability=probability)
    assert may_be_commas([row("42"), [point]]) == expected
    assert not may_be_commas([[replace(point, text="7")]])


def upright(wide: int, contrast: float, pen: int = 2) -> Figure:
    ink = np.zeros((40, wide), np.uint8)
    ink[:, :pen] = 255
    return replace(figure("1", 200, 40, 200 + wide, 80), image=ink, contrast=contrast)


@pytest.mark.parametrize(
    ("one", "is_line"),
    [
        (upright(5, 100), True),
        (upright(6, 100), False),
        (upright(5, 140), True),
        (upright(5, 141), False),
        (upright(5, 100, 4), False),
    ],
)
def test_a_one_that_is_slim_fine_and_pale_is_a_line_of_the_paper(
    one: Figure, is_line: bool
) -> None:
    assert bool(fine_lines([*row("4825"), one])) == is_line


def test_dirt_is_not_left_over() -> None:
    digits, speck, crumb = row("42"), figure("?", 90, 50, 93, 53), figure("?", 90, 60, 94, 64)
    assert left_over([digits], [*digits, speck, crumb], TALL) == [crumb]


@pytest.mark.parametrize(
    ("box", "expected"),
    [
        ((87, 40, 110, 80), True),
        ((88, 40, 110, 80), False),  # too far
        ((87, 61, 110, 101), False),  # of another line
        ((87, 59, 110, 99), True),
        ((87, 74, 93, 80), True),  # a point at its foot
        ((88, 74, 94, 80), False),
        ((87, 61, 93, 67), True),
        ((87, 60, 93, 66), False),  # not at its foot
        ((10, 74, 16, 80), False),  # before it
    ],
)
def test_ink_beside_a_number_may_be_a_part_of_it(
    box: tuple[int, int, int, int], expected: bool
) -> None:
    assert has_beside(row("42"), [figure("?", *box)]) == expected


CELL, OWN = field(0, 0, 400, 200, table=0), field(0, 0, 400, 200)


@pytest.mark.parametrize(
    ("where", "text", "gap", "expected"),
    [
        (None, "25", 27, "too close"),
        (None, "25", 28, ""),
        (None, "+5", 10, ""),  # a sign parts them
        (None, "5", 79, "row of boxes"),  # a lone digit may have a box that was not found
        (None, "5", 80, ""),
        (CELL, "25", 11, "too close"),
        (CELL, "25", 12, ""),
        (OWN, "25", 79, "row of boxes"),
        (OWN, "25", 80, ""),
    ],
)
def test_numbers_close_to_each_other_may_be_one(
    where: Field | None, text: str, gap: int, expected: str
) -> None:
    groups = [row("42"), row(text, 74 + gap)]
    assert too_close(groups, [where, where], TALL).get(0, "") == expected
    assert too_close([groups[0], row(text, 74 + gap, 61)], [where, where], TALL) == {}


@pytest.mark.parametrize(
    ("apart", "top", "is_own", "expected"),
    [(59, 20, True, False), (60, 20, True, True), (59, 51, True, True), (59, 20, False, True)],
)
def test_a_field_beside_another_may_be_a_part_of_one_row(
    apart: int, top: int, is_own: bool, expected: bool
) -> None:
    one = field(10, 30, 90, 90)
    high = 60
    other = field(90 + 2 * apart, top + 10, 400, top + 10 + high, table=None if is_own else 0)
    sheet = replace(sheet_with(row("42")), fields=(one, other))
    assert (oddity_of(row("42"), row("42"), one, sheet) == "") == expected


@pytest.mark.parametrize(("count", "expected"), [(1, ""), (2, "in no box")])
def test_on_a_form_all_numbers_are_in_boxes(count: int, expected: str) -> None:
    forms = tuple(field(200, 60 * n, 300, 60 * n + 50, boxes=3) for n in range(count))
    sheet = replace(sheet_with(row("42")), fields=forms)
    assert oddity_of(row("42"), row("42"), None, sheet) == expected


@pytest.mark.parametrize(
    ("box", "expected"),
    [
        ((80, 56, 82, 64), True),
        ((80, 56, 82, 63), False),  # too small
        ((93, 56, 95, 64), True),
        ((94, 56, 96, 64), False),  # too far
        ((122, 56, 124, 64), False),
        ((60, 56, 62, 64), False),  # a part of the digit
    ],
)
def test_ink_left_in_a_field_beside_its_digits_may_be_of_a_hidden_stroke(
    box: tuple[int, int, int, int], expected: bool
) -> None:
    piece = Piece(figure("?", *box).box, 12, 200.0)
    assert leaves_remains(row("42"), field(0, 20, 200, 100).corners, [piece]) == expected


def test_ink_outside_of_its_field_is_not_left_of_its_digits() -> None:
    piece = Piece(figure("?", 84, 56, 86, 64).box, 12, 200.0)
    assert leaves_remains(row("42"), field(0, 20, 82, 100).corners, [piece])
    assert not leaves_remains(row("42"), field(0, 20, 80, 100).corners, [piece])
