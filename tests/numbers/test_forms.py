"""What numbers look like: which sign follows which, and which digits make a time or a date."""

from __future__ import annotations

from math import exp, log

import pytest

from digitpad.models.architecture import NUMBER_MARKS
from digitpad.numbers.forms import BEGIN, DIGIT, END, OTHER, form_gain, gain, value_gain, values


def test_a_sign_gains_where_it_belongs() -> None:
    assert gain(":", (BEGIN, DIGIT, DIGIT)) > gain(":", (BEGIN, DIGIT, ":"))
    assert gain("(", (BEGIN,)) > gain(")", (BEGIN,))
    assert gain(END, (BEGIN, DIGIT, ",", DIGIT, DIGIT, DIGIT)) > gain(
        END, (BEGIN, DIGIT, ",", DIGIT)
    )


def test_every_sign_may_stand_anywhere() -> None:
    for sign in (*NUMBER_MARKS, DIGIT, END, OTHER):
        assert -25 < gain(sign, (BEGIN, "%", "%", "%")) < 25


def test_only_the_last_signs_of_a_long_number_tell_what_follows() -> None:
    """Six of them."""
    last = (DIGIT,) * 6
    assert gain(END, (BEGIN, *last)) == gain(END, last)
    assert gain(END, (BEGIN, *last[1:])) != gain(END, last[1:])


def test_a_history_that_was_never_met_counts_like_what_is_left_of_it() -> None:
    """With what is left of the probability of all that was not met."""
    assert gain("+", ("$", "%", DIGIT)) == pytest.approx(gain("+", ("%", DIGIT)))


def test_probabilities_of_what_follows_add_up_to_one_for_all_that_is_known() -> None:
    """After each history, whatever share each sign has in training."""
    shares = {sign: exp(-gain(sign, ())) for sign in (*NUMBER_MARKS, DIGIT, END)}
    for history in ((BEGIN,), (BEGIN, DIGIT), (BEGIN, "$", DIGIT)):
        # The ratio of two histories has no shares in it.
        ratio = {sign: exp(gain(sign, history)) * shares[sign] for sign in shares}
        assert min(ratio.values()) > 0
        assert min(ratio.values()) < 1 < max(ratio.values())


def test_an_unreadable_sign_costs_the_same_wherever_it_stands() -> None:
    plain = form_gain("12:30")
    for text in ("?12:30", "12?:30", "12:30?"):
        assert form_gain(text) == pytest.approx(plain + gain(OTHER, ()))
    assert gain(OTHER, ()) < 0


def test_the_gain_of_a_text_is_the_sum_of_its_signs_and_does_not_depend_on_its_digits() -> None:
    parts = gain(DIGIT, (BEGIN,)) + gain("%", (BEGIN, DIGIT)) + gain(END, (BEGIN, DIGIT, "%"))
    assert form_gain("5%") == form_gain("7%") == pytest.approx(parts)


@pytest.mark.parametrize(
    ("usual", "odd"),
    [("12:05", "1:2:05"), ("$12.50", "12$.50"), ("(303)", ")303("), ("555-7299", "555-72-99-")],
)
def test_usual_forms_gain_more(usual: str, odd: str) -> None:
    assert form_gain(usual) > form_gain(odd)


@pytest.mark.parametrize(
    ("form", "sizes"),
    [
        ("0:00", [10, 60]),
        ("00:00", [25, 60]),
        ("00:00:00", [25, 60, 60]),
        ("000:00", []),
        ("0-0", []),
        ("0/0.00", []),
        ("0/0/000", []),
    ],
)
def test_a_time_has_hours_up_to_24_minutes_and_seconds(form: str, sizes: list[int]) -> None:
    assert [len(group) for group in values(form)] == sizes


@pytest.mark.parametrize(
    ("digits", "may_be"),
    [("1231", True), ("3112", True), ("1332", False), ("1313", False), ("0012", False)],
)
def test_of_a_date_either_month_or_day_comes_first(digits: str, may_be: bool) -> None:
    (group,) = values("00/00/00")
    assert (digits in group) == may_be


def test_a_likely_value_gains_as_much_as_it_excludes_others() -> None:
    """Four in five that look like a time are one: of 100 minutes 60 are left for these."""
    share = 10 / 10 * 60 / 100
    assert value_gain("7:30") == pytest.approx(log(0.2 + 0.8 / share))
    assert value_gain("7:75") == pytest.approx(log(0.2))
    assert value_gain("?7:30") == value_gain("7:30:99:12") == 0
