"""Dotted and dashed rules are told from other dots, and read as rules."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.paper.dots import MIN_DOTS, are_filled, filled, is_dotted
from digitpad.paper.sheet import read_sheet
from digitpad.preprocess.ruling import find_lines

FLOOR = 20.0
SIDE = 800


def dots(count: int, *, pitch: int = 8, size: int = 3, level: int = 120) -> Grey:
    """Return a contrast map with dots in a level and in an upright row, each from (40, 40) on."""
    contrast = np.zeros((SIDE, SIDE), np.uint8)
    for at in range(40, 40 + pitch * count, pitch):
        contrast[40 : 40 + size, at : at + size] = level
        contrast[at : at + size, 40 : 40 + size] = level
    return contrast


@pytest.mark.parametrize(("count", "are_rules"), [(4 + MIN_DOTS - 1, False), (4 + MIN_DOTS, True)])
def test_dots_with_two_on_either_side_make_a_rule(count: int, are_rules: bool) -> None:
    assert is_dotted(dots(count), FLOOR) is are_rules


@pytest.mark.parametrize(("second", "are_rules"), [(10, True), (11, False)])
def test_the_dots_of_a_rule_are_equally_far_apart(second: int, are_rules: bool) -> None:
    contrast = np.zeros((SIDE, SIDE), np.uint8)
    places = 40 + np.cumsum([8, second] * 20)
    for at in places.tolist():
        contrast[40:43, at : at + 3] = contrast[at : at + 3, 40:43] = 120
    assert is_dotted(contrast, FLOOR) is are_rules


@pytest.mark.parametrize(("size", "are_rules"), [(6, True), (7, False)])
def test_dots_are_smaller_than_digits(size: int, are_rules: bool) -> None:
    assert is_dotted(dots(30, size=size, pitch=9), FLOOR) is are_rules


@pytest.mark.parametrize(("pitch", "are_rules"), [(10, True), (11, False)])
def test_dots_that_are_far_apart_are_no_rule(pitch: int, are_rules: bool) -> None:
    assert is_dotted(dots(30, pitch=pitch), FLOOR) is are_rules


def test_leader_dots_are_no_rules() -> None:
    level = dots(60)
    level[48:] = 0
    assert not is_dotted(level, FLOOR)
    assert not is_dotted(np.ascontiguousarray(level.T), FLOOR)


@pytest.mark.parametrize(("drop", "are_rules"), [(9, True), (10, False)])
def test_leader_dots_of_close_rows_are_no_rules(drop: int, are_rules: bool) -> None:
    contrast = np.zeros((1000, 1000), np.uint8)
    for y in range(100, 100 + 12 * drop, drop):
        for x in range(100, 400, 6):
            contrast[y : y + 2, x : x + 2] = 120
    assert is_dotted(contrast, FLOOR) is are_rules


@pytest.mark.parametrize(("slanted", "are_rules"), [(4 + 4, True), (4 + 5, False)])
def test_dots_that_are_as_even_at_a_slant_are_a_texture(slanted: int, are_rules: bool) -> None:
    # 46 dots in either direction have two neighbours on either side, so 4.6 at a slant may.
    contrast = dots(50)
    for at in range(200, 200 + 6 * slanted, 6):
        contrast[at : at + 3, at : at + 3] = 120
    assert is_dotted(contrast, FLOOR) is are_rules


def test_specks_are_no_rules() -> None:
    specks = np.zeros((SIDE, SIDE), np.uint8)
    rows, columns = np.random.default_rng(0).integers(0, SIDE - 2, (2, 1500))
    for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
        specks[row : row + 2, column : column + 2] = 120
    assert not is_dotted(specks, FLOOR)


def test_a_dotted_rule_becomes_a_line_that_can_be_found() -> None:
    contrast = dots(90)
    contrast[44:] = 0
    assert not find_lines(contrast, FLOOR)
    (line,) = find_lines(filled(contrast), FLOOR)
    assert line.height(400) == pytest.approx(41, abs=0.6)
    assert line.begin == pytest.approx(40, abs=8)
    assert line.end == pytest.approx(40 + 8 * 89 + 3, abs=8)


@pytest.mark.parametrize(("thick", "is_filled"), [(6, True), (7, False)])
def test_what_is_as_tall_as_a_digit_is_not_joined(thick: int, is_filled: bool) -> None:
    contrast = np.zeros((SIDE, SIDE), np.uint8)
    contrast[100 : 100 + thick, 40:200:8] = 120
    assert bool((filled(contrast) > contrast).any()) is is_filled


def test_filled_gaps_are_counted_in_longer_sides() -> None:
    contrast = np.zeros((SIDE, SIDE), np.uint8)
    rules = contrast.copy()
    rules[100:104, :] = 120
    assert are_filled(rules, contrast, FLOOR)
    rules[103, -1] = 0
    assert not are_filled(rules, contrast, FLOOR)


def test_a_number_in_a_dotted_box_is_left_when_the_box_is_taken_out() -> None:
    picture = np.full((600, 600, 3), 235, np.uint8)
    level = [(y, x) for x in range(150, 391, 6) for y in (200, 260)]
    upright = [(y, x) for y in range(200, 261, 6) for x in (150, 390)]
    for y, x in level + upright:
        picture[y : y + 3, x : x + 3] = 60
    picture[212:250, 200:204] = 30  # a 1
    sheet = read_sheet(picture)
    (field,) = sheet.fields
    assert field.corners[:, 0].min() == pytest.approx(150, abs=4)
    (piece,) = sheet.pieces
    assert piece.height == pytest.approx(38, abs=3)
    assert piece.width == pytest.approx(4, abs=2)
