"""Dotted and dashed rules are told from other dots, and read as rules."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.paper.dots import filled, is_dotted
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


def test_leader_dots_are_no_rules() -> None:
    level = dots(60)
    level[48:] = 0
    assert not is_dotted(level, FLOOR)
    assert not is_dotted(np.ascontiguousarray(level.T), FLOOR)


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
