"""Kinds of cells, drawn: each has a text, and is sure or not; and what the grid says of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from drawn_figures import TALL, digit, figure, row

from digitpad.paper.cells import read_cell
from digitpad.paper.figures import Figure

CORNERS = np.array([(0, 20), (200, 100)], np.float64)


def cell(
    inside: Sequence[Figure], beside: Sequence[Figure] = (), ruled: Sequence[bool] = (True,) * 4
) -> tuple[str, bool]:
    return read_cell(inside, beside, CORNERS, TALL, 3, ruled)[:2]


def faint(one: Figure, contrast: float) -> Figure:
    return replace(one, contrast=contrast)


def point(left: int = 76, low: int = 80, side: int = 6) -> Figure:
    return figure(".", left, low - side, left + side, low)


def cut(one: Figure) -> Figure:
    return replace(one, is_cut=True)


KINDS: dict[str, tuple[list[Figure], str, bool]] = {
    "nothing": ([], "", True),
    "one digit": ([digit("4", 50)], "4", True),
    "a number": (row("425", 50), "425", True),
    "with a point": ([digit("4", 50), point(), digit("2", 84)], "4.2", True),
    "with a comma": ([digit("4", 50), point(low=88), digit("2", 84)], "4,2", True),
    "between point and comma": ([digit("4", 50), point(low=84), digit("2", 84)], "4.2", False),
    "two points": (
        [digit("4", 40), point(66), digit("2", 74), point(100), digit("5", 108)], "4.2.5", False,
    ),
    "a raised point": ([digit("4", 50), point(low=64), digit("2", 84)], "4.2", False),
    "a point at its end": ([digit("4", 50), point()], "4", False),
    "a speck at its end": ([digit("4", 50), point(side=3)], "4", True),
    "a minus": ([figure("-", 30, 58, 46, 61), digit("4", 50)], "-4", True),
    "a dash": ([figure("-", 90, 58, 112, 61)], "?", False),
    "a short dash": ([figure("-", 90, 58, 105, 61)], "", False),
    "a speck alone": ([figure("-", 90, 58, 97, 61)], "", True),
    "a minus too far": ([figure("-", 20, 58, 36, 61), digit("4", 69)], "-4", False),
    "a plus": ([figure("+", 20, 50, 44, 74), digit("4", 50)], "+4", True),
    "a plus as tall as digits": ([figure("+", 20, 42, 44, 74), digit("4", 50)], "+4", False),
    "a sign alone": ([figure("+", 50, 50, 74, 74)], "?", False),
    "a letter": ([digit("?", 50)], "?", False),
    "a letter among digits": (row("4?5", 50), "4?5", False),
    "a flat scribble": ([figure("?", 50, 40, 62, 51)], "", False),
    "a broad scribble": ([figure("?", 50, 40, 62, 52)], "?", False),
    "a small digit beside a large one": (
        [digit("4", 50), figure("2", 80, 57, 94, 80)], "42", False,
    ),
    "digits of unequal height": ([digit("4", 50), figure("2", 80, 56, 94, 80)], "42", True),
    "a rubbed-out digit": ([digit("4", 50), faint(digit("2", 80), 80)], "4", True),
    "a digit half rubbed out": ([digit("4", 50), faint(digit("2", 80), 100)], "4", False),
    "a pale digit": ([digit("4", 50), faint(digit("2", 80), 150)], "42", True),
    "a touching 1": ([digit("4", 50), cut(digit("1", 80))], "41", False),
    "a touching digit": ([digit("4", 50), cut(digit("2", 80))], "42", True),
    "a scratch": ([digit("4", 50), figure("?", 90, 50, 91, 58)], "4", False),
    "a speck": ([digit("4", 50), figure("?", 90, 50, 91, 57)], "4", True),
    "two specks": (
        [digit("4", 50), figure("?", 90, 50, 93, 54), figure("?", 96, 60, 99, 64)], "4", False,
    ),
    "specks above": (
        [digit("4", 50), figure("?", 90, 30, 93, 34), figure("?", 96, 30, 99, 34)], "4", True,
    ),
    "the rest of its left rule": ([figure("1", 2, 22, 6, 98), digit("4", 50)], "4", True),
    "a 1 along its left rule": ([figure("1", 2, 40, 6, 80), digit("4", 50)], "14", False),
    "the rest of its upper rule": ([figure("-", 40, 22, 90, 26), digit("4", 50)], "4", True),
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_cell_of_each_kind_has_its_text_and_is_sure_or_not(kind: str) -> None:
    inside, text, is_sure = KINDS[kind]
    assert cell(inside) == (text, is_sure)
