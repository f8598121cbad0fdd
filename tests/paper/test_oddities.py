"""What makes a number on a page doubtful, whatever its signs were read as."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from drawn_figures import TALL, digit, field, figure, row, sheet_with

from digitpad.paper.figures import Figure
from digitpad.paper.frames import Field
from digitpad.paper.oddities import (
    left_over,
    oddity_of,
    too_close,
)
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


def upright(wide: int, contrast: float, pen: int = 2) -> Figure:
    ink = np.zeros((40, wide), np.uint8)
    ink[:, :pen] = 255
    return replace(figure("1", 200, 40, 200 + wide, 80), image=ink, contrast=contrast)


def test_dirt_is_not_left_over() -> None:
    digits, speck, crumb = row("42"), figure("?", 90, 50, 93, 53), figure("?", 90, 60, 94, 64)
    assert left_over([digits], [*digits, speck, crumb], TALL) == [crumb]


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


@pytest.mark.parametrize(("count", "expected"), [(1, ""), (2, "in no box")])
def test_on_a_form_all_numbers_are_in_boxes(count: int, expected: str) -> None:
    forms = tuple(field(200, 60 * n, 300, 60 * n + 50, boxes=3) for n in range(count))
    sheet = replace(sheet_with(row("42")), fields=forms)
    assert oddity_of(row("42"), row("42"), None, sheet) == expected
