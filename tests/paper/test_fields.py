"""Figures belong to the fields of a sheet; on squared paper there are none."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from drawn_figures import TALL, digit, field, figure, row, sheet_with

from digitpad.paper.fields import (
    bounds,
    by_field,
    figures_in,
    has_squares,
    in_boxes,
    in_field,
    squared_tables,
    unread_boxes,
    without_crossings,
)
from digitpad.paper.figures import Figure
from digitpad.paper.glyphs import GlyphReader
from digitpad.preprocess.ruling import RuledLine


def text_of(figures: list[Figure]) -> str:
    return "".join(one.text for one in figures)


def upright(x: float, *, is_solid: bool = True, level: float = 200.0) -> RuledLine:
    return RuledLine(np.array([0.0, 0.0, x]), 0, 200, 3.0, level, is_solid)


def test_a_field_reaches_to_its_outermost_corners_and_not_beyond_the_sheet() -> None:
    corners = np.array([(-3.0, 5.0), (90.0, 2.0), (92.0, 60.0), (4.0, 64.0)])
    assert bounds(replace(field(0, 0, 9, 9), corners=corners)) == (0, 2, 92, 64)


def test_a_figure_is_in_the_field_that_holds_its_middle() -> None:
    where = field(10, 30, 62, 90)
    assert text_of(figures_in(row("425"), where)) == "42"
    assert text_of(figures_in(row("425"), field(10, 30, 61, 90))) == "4"
    assert figures_in(row("42", top=71), where) == []


def test_numbers_are_parted_by_fields_and_by_the_rules_between_them() -> None:
    sheet = replace(sheet_with(), fields=(field(10, 30, 80, 90),))
    parts = by_field(row("4825"), sheet)
    assert [text_of(inside) for _, inside in parts] == ["25", "48"]
    assert [where is None for where, _ in parts] == [True, False]
    ruled = replace(sheet_with(), upright=(upright(77),))
    assert [text_of(inside) for _, inside in by_field(row("4825"), ruled)] == ["48", "25"]


@pytest.mark.parametrize(
    "sheet",
    [
        replace(sheet_with(), upright=(upright(77, is_solid=False),)),
        replace(sheet_with(), upright=(upright(77),), is_squared=True),
        replace(sheet_with(), upright=(upright(77),), fields=(field(10, 30, 160, 90, boxes=4),)),
    ],
    ids=["a line with gaps", "squared paper", "in boxes"],
)
def test_what_is_no_rule_between_numbers_parts_none(sheet: object) -> None:
    assert [text_of(inside) for _, inside in by_field(row("4825"), sheet)] == ["4825"]


def test_a_number_beside_a_word_is_one_and_the_word_is_none() -> None:
    numbers, unsure = in_field([*row("???", 10), *row("42", 115)], None, TALL)
    assert [text_of(one) for one in numbers] == ["42"]
    assert unsure == []
    numbers, unsure = in_field(row("4?7?"), None, TALL)
    assert numbers == []
    assert [text_of(one) for one in unsure] == ["4?7?"]


def test_boxes_with_ink_of_which_nothing_was_read_are_found() -> None:
    boxes = field(10, 30, 60, 90, boxes=2)
    inked = replace(sheet_with([digit("4", 20)]), fields=(boxes,))
    assert unread_boxes([], inked) == [boxes]
    assert unread_boxes([row("4")], inked) == []
    assert unread_boxes([], replace(sheet_with(), fields=(boxes,))) == []
    whole = field(10, 30, 60, 90)
    assert unread_boxes([], replace(inked, fields=(whole,))) == []  # a field without boxes


def test_a_sign_in_a_box_is_a_digit(reader: GlyphReader) -> None:
    (found,) = in_boxes([figure("-", 20, 50, 50, 56)], field(10, 20, 60, 90, boxes=1), reader)
    assert found.text not in "+-."


def squares(fields: int = 16) -> tuple:
    return tuple(field(60 * (n % 4), 50 * (n // 4), 60 * (n % 4) + 60, 50 * (n // 4) + 50, table=0)
                 for n in range(fields))  # fmt: skip


@pytest.mark.parametrize(("crossing", "expected"), [(2, {0}), (1, set())])
def test_squared_paper_is_a_table_whose_rules_most_figures_cross(
    crossing: int, expected: set
) -> None:
    figures = [digit("4", 40 if n < crossing else 18, 5 + 50 * n) for n in range(3)]
    sheet = replace(sheet_with(), fields=squares())
    assert squared_tables(figures, TALL, sheet) == expected
    assert squared_tables(figures, TALL, replace(sheet, fields=squares(15))) == set()


@pytest.mark.parametrize(("rules", "filled", "expected"), [(5, 2, True), (5, 5, False),
                                                           (3, 0, False)])  # fmt: skip
def test_paper_is_squared_where_rules_run_both_ways_and_squares_are_empty(
    rules: int, filled: int, expected: bool
) -> None:
    lines = tuple(upright(20 + 40 * n) for n in range(rules))
    figures = [digit("4", 28 + 40 * (n % 4), 30 + 40 * (n // 4)) for n in range(filled)]
    sheet = replace(sheet_with(figures), upright=lines, level=lines)
    assert has_squares(sheet) == expected


def test_points_on_the_crossings_of_squared_paper_are_none() -> None:
    point, four = figure(".", 46, 74, 52, 80), digit("4", 20)
    lines = np.zeros((200, 400), np.uint8)
    lines[74:78] = 255
    sheet = replace(sheet_with(), lines=lines)
    assert without_crossings([point, four], sheet) == [point, four]
    assert without_crossings([point, four], replace(sheet, is_squared=True)) == [four]
    lines[77:] = 0
    assert without_crossings([point, four], replace(sheet, is_squared=True)) == [point, four]
