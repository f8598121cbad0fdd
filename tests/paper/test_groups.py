"""Figures become numbers: what stands on one line, close enough, in the order it is read."""

from __future__ import annotations

from dataclasses import replace

import pytest
from drawn_figures import TALL, as_read, digit, figure, row

from digitpad.paper.groups import (
    are_scraps,
    grouped,
    in_lines,
    is_number,
    may_be_number,
    signs_in_order,
    split_at_gaps,
    unread_figures,
)


def texts(groups: list[list]) -> list[str]:
    return ["".join(one.text for one in group) for group in groups]


@pytest.mark.parametrize(("apart", "count"), [(20, 1), (21, 2)])
def test_figures_up_to_half_a_height_apart_are_one_group(apart: int, count: int) -> None:
    assert len(grouped([digit("4", 20), digit("2", 44 + apart)], 0.5)) == count


@pytest.mark.parametrize(("drop", "count"), [(19, 1), (20, 2), (-19, 1), (-20, 2)])
def test_figures_are_on_one_line_if_most_of_the_lower_is_beside_the_other(
    drop: int, count: int
) -> None:
    assert len(grouped([digit("4", 20), digit("2", 50, 40 + drop)], 0.5)) == count


def test_a_small_figure_is_on_the_line_of_a_tall_one_wherever_it_stands_beside_it() -> None:
    for top in (40, 60, 70):
        assert len(grouped([digit("4", 20), figure("?", 50, top, 60, top + 10)], 0.5)) == 1


def test_a_group_goes_on_from_figure_to_figure() -> None:
    assert texts(grouped(row("4825"), 0.5)) == ["4825"]


@pytest.mark.parametrize(
    ("text", "bottom", "height", "is_carried"),
    [
        ("1", 69, 25, True),
        ("1", 70, 25, False),
        ("1", 69, 26, False),
        ("2", 69, 25, False),
        ("?", 69, 25, True),
    ],
)
def test_a_small_raised_one_is_carried_and_of_no_number(
    text: str, bottom: int, height: int, is_carried: bool
) -> None:
    carried = figure(text, 8, bottom - height, 14, bottom)
    assert (len(grouped([carried, digit("9", 20)], 0.5)) == 2) == is_carried


@pytest.mark.parametrize(
    ("gaps", "sign", "count"),
    [
        ((6, 6, 23), "3", 2),
        ((6, 6, 22), "3", 1),  # not beyond 0.55 of a height
        ((12, 12, 23), "3", 1),  # not twice the usual gap
        ((6, 6, 21), "+", 2),
        ((6, 6, 20), "+", 1),
        ((6, 6, 21), "3", 1),
    ],
)
def test_a_gap_much_wider_than_others_parts_two_numbers(
    gaps: tuple[int, ...], sign: str, count: int
) -> None:
    figures, x = [digit("4", 20)], 44
    for text, gap in zip(("2", "5", sign), gaps, strict=True):
        figures.append(digit(text, x + gap))
        x += gap + 24
    assert len(split_at_gaps(figures, TALL)) == count


@pytest.mark.parametrize(
    ("text", "expected"),
    [("4253", True), ("425?", True), ("42?", False), ("??42", False), ("+42", True), ("?", False)],
)
def test_a_number_holds_one_letter_for_three_digits_at_most(text: str, expected: bool) -> None:
    assert is_number(row(text), TALL) == expected


@pytest.mark.parametrize(
    ("low", "tall", "expected"), [(21, 25, True), (20, 25, False), (20, 26, True)]
)
def test_small_print_is_a_number_only_if_its_heights_are_as_even_as_those_of_digits(
    low: int, tall: int, expected: bool
) -> None:
    group = [figure("1", 20, 80 - tall, 26, 80), figure("5", 30, 80 - low, 45, 80)]
    assert is_number(group, TALL) == expected


def test_a_stem_that_was_cut_off_counts_as_half_a_letter() -> None:
    for text, expected in (("14", True), ("1", False)):
        group = row(text)
        assert is_number([replace(group[0], is_cut=True), *group[1:]], TALL) == expected
        assert is_number(group, TALL)


def test_a_number_beside_a_word_has_digits_of_some_quality() -> None:
    assert is_number(row("42"), TALL, 0.98)
    assert not is_number([*row("4"), replace(digit("2", 50), probability=0.97)], TALL, 0.98)


@pytest.mark.parametrize(
    ("text", "quality", "expected"),
    [("4?", 0.85, True), ("4??", 0.85, False), ("4?", 0.84, False), ("?", 0.99, False)],
)
def test_what_is_half_digits_of_which_one_is_sure_may_be_a_number(
    text: str, quality: float, expected: bool
) -> None:
    group = [replace(one, probability=quality) for one in row(text)]
    assert may_be_number(group, TALL) == expected


def test_up_to_three_illegible_figures_in_a_field_are_a_number_that_was_not_read() -> None:
    assert [one.probability for one in unread_figures(row("???"), TALL)] == [0.0] * 3
    assert unread_figures(row("????"), TALL) == []
    assert len(unread_figures([digit("?", 20), figure("?", 50, 69, 60, 80)], TALL)) == 1  # dirt


@pytest.mark.parametrize(
    ("height", "apart", "is_scrap"), [(31, 60, True), (32, 60, False), (31, 59, False)]
)
def test_a_small_bar_far_from_any_number_is_a_scrap(
    height: int, apart: int, is_scrap: bool
) -> None:
    groups = [[figure("1", 20, 80 - height, 26, 80)], [digit("4", 26 + apart)]]
    assert are_scraps(groups, TALL) == [is_scrap, False]
    assert are_scraps([[figure("7", 20, 50, 26, 80)], groups[1]], TALL) == [False, False]


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


@pytest.mark.parametrize(("side", "count"), [(3, 1), (2, 0)])
def test_a_point_is_no_smaller_than_the_pen(side: int, count: int) -> None:
    assert len(read(dot(80 - side, side))) == count


def test_of_two_specks_between_digits_the_larger_is_the_point() -> None:
    (found,) = signs_in_order(row("42"), [dot(76, 3), dot(74, 5, 48)], TALL)[1:-1]
    assert found.width == 5


@pytest.mark.parametrize(
    ("side", "top", "text"), [(20, 70, "4,2"), (21, 70, "412"), (20, 65, "412"), (20, 67, "4,2")]
)
def test_what_is_as_small_and_low_as_a_comma_is_one_though_it_looks_like_a_one(
    side: int, top: int, text: str
) -> None:
    group = [digit("4", 20), figure("1", 48, top, 53, top + side), digit("2", 56)]
    assert "".join(one.text for one in signs_in_order(group, (), TALL)) == text


@pytest.mark.parametrize(
    ("middle", "text"), [(51, "-4"), (49, "4"), (71, "-4"), (73, "4")]
)  # fmt: skip
def test_a_bar_is_a_minus_at_half_height_alone(middle: int, text: str) -> None:
    minus = figure("-", 5, middle - 1, 18, middle + 1)
    signs = signs_in_order([minus, digit("4", 24)], (), TALL)
    assert "".join(one.text for one in signs) == text


def test_a_sign_that_no_digit_follows_is_left_out() -> None:
    assert [one.text for one in signs_in_order(row("+4-"), (), TALL)] == ["+", "4"]


@pytest.mark.parametrize(("height", "count"), [(16, 2), (15, 1)])
def test_what_is_much_lower_than_the_digits_is_dirt(height: int, count: int) -> None:
    low = figure("?", 50, 60 - height, 70, 60)
    assert len(signs_in_order([digit("4", 20), low], (), TALL)) == count


@pytest.mark.parametrize(
    ("share", "score", "text"), [(0.61, 0.03, "8"), (0.59, 0.03, "?"), (0.61, 0.01, "?")]
)
def test_what_only_just_failed_to_be_a_digit_is_shown_as_one(
    share: float, score: float, text: str
) -> None:
    read_as = as_read(digit("?", 50), {8: share, 3: 1 - share}, score)
    unread = replace(read_as, text="?")
    assert signs_in_order([digit("4", 20), unread], (), TALL)[1].text == text


def test_numbers_are_in_the_order_in_which_they_are_read() -> None:
    lines = [row("1", 200, 40), row("2", 20, 50), row("3", 30, 90), row("4", 10, 130)]
    assert in_lines(lines) == [[1, 0], [2], [3]]
    falling = [row("1", 20 + 100 * n, 40 + 19 * n) for n in range(3)]
    assert in_lines(falling) == [[0, 1, 2]]
    steep = [row("1", 20 + 100 * n, 40 + 20 * n) for n in range(3)]
    assert in_lines(steep) == [[0], [1], [2]]


def test_no_line_is_parted_by_the_width_of_its_gaps() -> None:
    assert in_lines([row("4", 20), row("2", 5000)]) == [[0, 1]]
