"""Figures become numbers: what stands on one line, close enough, in the order it is read."""

from __future__ import annotations

import pytest
from drawn_figures import TALL, digit, figure, row

from digitpad.paper.groups import (
    grouped,
    in_lines,
    is_number,
    signs_in_order,
)


def texts(groups: list[list]) -> list[str]:
    return ["".join(one.text for one in group) for group in groups]


def test_a_small_figure_is_on_the_line_of_a_tall_one_wherever_it_stands_beside_it() -> None:
    for top in (40, 60, 70):
        assert len(grouped([digit("4", 20), figure("?", 50, top, 60, top + 10)], 0.5)) == 1


def test_a_group_goes_on_from_figure_to_figure() -> None:
    assert texts(grouped(row("4825"), 0.5)) == ["4825"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("4253", True), ("425?", True), ("42?", False), ("??42", False), ("+42", True), ("?", False)],
)
def test_a_number_holds_one_letter_for_three_digits_at_most(text: str, expected: bool) -> None:
    assert is_number(row(text), TALL) == expected


def dot(top: int, side: int = 6, left: int = 46) -> object:
    return figure(".", left, top, left + side, top + side)


def read(*points: object, raised: bool = False) -> list[tuple[str, float]]:
    signs = signs_in_order(row("42"), points, TALL, has_raised_points=raised)
    return [(one.text, one.probability) for one in signs[1:-1]]


@pytest.mark.parametrize(
    ("top", "expected"),
    [
        (74, [(".", 0.9)]),  # on the line
        (76, [(".", 0.9)]),
        (78, [(".", 0.8)]),  # less than 0.05 of a height from where commas begin
        (80, [(",", 0.8)]),
        (82, [(",", 0.9)]),
        (92, []),  # too low
    ],
)
def test_a_point_that_hangs_below_the_line_is_a_comma(top: int, expected: list) -> None:
    assert read(dot(top)) == expected


def test_a_point_at_half_height_is_one_where_such_points_are_written() -> None:
    assert read(dot(58)) == []
    assert read(dot(58), raised=True) == [(".", 0.8)]
    assert read(dot(40), raised=True) == []  # at the top is none


@pytest.mark.parametrize(
    ("middle", "text"), [(51, "-4"), (49, "4"), (71, "-4"), (73, "4")]
)  # fmt: skip
def test_a_bar_is_a_minus_at_half_height_alone(middle: int, text: str) -> None:
    minus = figure("-", 5, middle - 1, 18, middle + 1)
    signs = signs_in_order([minus, digit("4", 24)], (), TALL)
    assert "".join(one.text for one in signs) == text


def test_a_sign_that_no_digit_follows_is_left_out() -> None:
    assert [one.text for one in signs_in_order(row("+4-"), (), TALL)] == ["+", "4"]


def test_numbers_are_in_the_order_in_which_they_are_read() -> None:
    lines = [row("1", 200, 40), row("2", 20, 50), row("3", 30, 90), row("4", 10, 130)]
    assert in_lines(lines) == [[1, 0], [2], [3]]
    falling = [row("1", 20 + 100 * n, 40 + 19 * n) for n in range(3)]
    assert in_lines(falling) == [[0, 1, 2]]
    steep = [row("1", 20 + 100 * n, 40 + 20 * n) for n in range(3)]
    assert in_lines(steep) == [[0], [1], [2]]


def test_no_line_is_parted_by_the_width_of_its_gaps() -> None:
    assert in_lines([row("4", 20), row("2", 5000)]) == [[0, 1]]
