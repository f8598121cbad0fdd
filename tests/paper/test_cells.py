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


@pytest.mark.parametrize(
    ("box", "is_rest"),
    [
        ((2, 22, 10, 98), True),
        ((2, 22, 12, 98), False),  # as broad as a digit
        ((32, 22, 36, 98), False),  # not along the rule
        ((29, 22, 33, 98), True),
        ((168, 22, 172, 98), True),
        ((164, 22, 168, 98), False),
    ],
)
def test_the_rest_of_a_rule_is_thin_and_close_to_it(
    box: tuple[int, int, int, int], is_rest: bool
) -> None:
    inside = [figure("?", *box), digit("4", 80)]
    assert cell(inside)[1] == is_rest
    assert not cell(inside, ruled=(False,) * 4)[1]


@pytest.mark.parametrize(
    ("height", "is_doubtful"), [(19, False), (20, True), (60, True), (61, False)]
)
def test_a_rest_as_tall_as_a_one_may_be_one(height: int, is_doubtful: bool) -> None:
    rest = figure("?", 2, 25, 6, 25 + height)
    assert cell([rest, digit("4", 80)]) == ("4", not is_doubtful)


@pytest.mark.parametrize(
    ("box", "quality", "is_sure"),
    [
        ((-30, 40, -4, 80), 0.5, True),
        ((-30, 40, -3, 80), 0.5, False),  # it goes on beyond the border
        ((-30, 40, -3, 80), 0.98, True),  # that is a digit of its own
        ((-10, 40, -3, 47), 0.5, True),  # dirt
        ((-30, 84, -3, 120), 0.5, True),  # below
    ],
)
def test_what_goes_on_beyond_a_border_was_not_read_whole(
    box: tuple[int, int, int, int], quality: float, is_sure: bool
) -> None:
    beyond = replace(figure("?", *box), probability=quality)
    assert cell([digit("4", 0)], [beyond], ruled=(False,) * 4) == ("4", is_sure)


def tailed(text: str, drop: int, wide: int) -> Figure:
    """Return a digit from whose foot a tail hangs."""
    ink = np.zeros((40 + drop, 24), np.uint8)
    ink[:40, :4] = ink[:4] = ink[36:40] = ink[:40, 20:] = 255
    ink[40:, 20 - wide + 4 :] = 255
    return Figure(text, 0.99, figure(text, 50, 40, 74, 80 + drop).box, ink)


@pytest.mark.parametrize(
    ("text", "drop", "wide", "is_sure"),
    [
        ("5", 12, 8, False),
        ("5", 5, 8, True),  # hardly below the line
        ("5", 6, 20, False),
        ("5", 6, 24, True),  # too wide for a comma
        ("4", 12, 4, True),  # the stem of a 4
        ("4", 12, 8, False),
    ],
)
def test_a_tail_at_the_foot_of_a_digit_may_be_a_comma(
    text: str, drop: int, wide: int, is_sure: bool
) -> None:
    assert cell([digit("3", 20), tailed(text, drop, wide), *row("8", 84)])[1] == is_sure


def test_nothing_hangs_from_the_last_digit_of_a_number() -> None:
    assert cell([digit("3", 20), tailed("5", 12, 8)])[1]
