"""What was found about a page is said in plain sentences."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.collection.sample import NOT_A_DIGIT
from digitpad.evaluation.changes import RANGES, Change
from digitpad.evaluation.sensitivity import Finding, Limit, Sensitivity, Sweep, limits_of
from digitpad.gui.explain.change_words import (
    amount_words,
    done_words,
    limit_words,
    named,
    sensitivity_words,
)
from digitpad.recognise.prediction import Prediction, Verdict

PEN: tuple[Change, ...] = ("shift", "scale", "rotation", "slant", "pen width")


def limit(change: Change, kept: float, lost: float, becomes: str | None = "1") -> Limit:
    identity = RANGES[change].identity
    steps = round(abs(lost - identity) / RANGES[change].small, 6)
    return Limit(change, 1 if lost > identity else -1, kept, lost, becomes, steps)


def words_of(
    kind: Finding, label: str | None, other: str | None, *limits: Limit
) -> tuple[str, str]:
    altering = {one.change for one in limits}
    kept = tuple(change for change in RANGES if change not in altering)
    return sensitivity_words(Sensitivity(kind, label, other, limits, kept))


def test_a_weak_spot_is_named_with_how_far_the_answer_holds() -> None:
    headline, sentence = words_of(Finding.WEAK_SPOT, "7", None, limit("slant", 15, 20))
    assert headline == "Read as 7, but not for long"
    assert sentence == (
        "Stays 7 under these changes: shift, size, rotation, and pen width. Weak spot: slanted "
        "right by more than 15° → 1. If you meant 7, that is a weak spot of the model; if not, it "
        "misreads this."
    )


def test_two_weak_spots_are_of_different_kinds() -> None:
    _, sentence = words_of(
        Finding.WEAK_SPOT,
        "7",
        None,
        limit("rotation", 5, 10),
        limit("rotation", -5, -10, "2"),
        limit("scale", 0.9, 0.8, None),
        limit("noise", 0.05, 0.1, None),
    )
    assert "turned right by more than 5° → 1; reduced to less than 90 % → no digit." in sentence
    assert "left" not in sentence
    assert "Noise of more than 5 % alters the answer, too." in sentence


def test_a_drawing_between_two_digits_is_told_which() -> None:
    headline, sentence = words_of(
        Finding.BETWEEN,
        "4",
        "9",
        limit("rotation", 0, -5, "9"),
        limit("scale", 1, 1.1, "9"),
    )
    assert headline == "Between 4 and 9"
    assert sentence == (
        "The model is undecided between 4 and 9. Even small changes alter the answer: turned left "
        "by only 5° → 9."
    )


def test_between_a_digit_and_none_is_hardly_a_digit() -> None:
    headline, sentence = words_of(Finding.BETWEEN, "8", None, limit("shift", 0, 1, None))
    assert headline == "Hardly a digit"
    assert "undecided whether this is 8 or no digit. Even small changes" in sentence


def test_an_answer_that_holds_says_what_that_means_for_the_writer() -> None:
    headline, sentence = words_of(Finding.STEADY, "8", None)
    assert headline == "The answer holds"
    assert sentence.startswith(
        "Stays 8 under all of these changes: shift, size, rotation, slant, pen width, and noise."
    )
    assert sentence.endswith("this model does not know your way of writing it.")


@pytest.mark.parametrize(
    ("kind", "label", "meant", "said"),
    [
        (Finding.STEADY, "8", "8", "You meant 8, and so does the model."),
        (
            Finding.STEADY,
            "8",
            "3",
            "You meant 3: this model does not know your way of writing it.",
        ),
        (
            Finding.STEADY,
            "8",
            NOT_A_DIGIT,
            "You meant no digit: the model misreads this.",
        ),
        (Finding.WEAK_SPOT, "7", "7", "You meant 7: that is a weak spot of the model."),
        (Finding.BRITTLE, "7", "1", "You meant 1: the model misreads this."),
        (Finding.BETWEEN, "4", "9", "You meant 9: the model misreads this."),
        (
            Finding.BETWEEN,
            "4",
            "4",
            "You meant 4: to be unsure of it is a weak spot of the model.",
        ),
        (
            Finding.NOT_A_DIGIT,
            None,
            "4",
            "this model does not know your way of writing it.",
        ),
        (
            Finding.NOT_A_DIGIT,
            None,
            NOT_A_DIGIT,
            "You meant no digit, and so does the model.",
        ),
    ],
)
def test_once_it_was_said_what_was_meant_nothing_is_supposed(
    kind: Finding, label: str | None, meant: str, said: str
) -> None:
    limits = limit("slant", 0, 5), limit("scale", 1, 1.1)
    found = Sensitivity(kind, label, "9" if kind is Finding.BETWEEN else None, limits, ("noise",))
    _, sentence = sensitivity_words(found, meant=meant)
    assert sentence.endswith(said)
    assert "If " not in sentence
    nobody_wrote_it = sensitivity_words(found, meant=meant, is_colour=True)
    assert "You meant" not in nobody_wrote_it[1]


def test_noise_that_alone_alters_the_answer_is_said_so() -> None:
    _, some = words_of(Finding.STEADY, "7", None, limit("noise", 0.1, 0.15, None))
    assert "Only noise of more than 10 % alters the answer." in some
    _, any_noise = words_of(Finding.STEADY, "7", None, limit("noise", 0, 0.05, None))
    assert "Only noise, even of 5 %, alters the answer." in any_noise


def test_strong_changes_are_told_as_such() -> None:
    _, sentence = words_of(Finding.STEADY, "7", None, limit("rotation", 30, 35, None))
    assert (
        "Stays 7 except under strong changes: turned right by more than 30° → no digit." in sentence
    )


def test_a_brittle_model_is_told_of_two_kinds_of_change() -> None:
    _, sentence = words_of(
        Finding.BRITTLE, "7", None, limit("shift", 0, -1), limit("scale", 1, 1.1, "9")
    )
    assert sentence == (
        "It is sure of 7, yet small changes alter the answer: moved left by only 1 px → 1; only "
        "10 % larger → 9. If you meant 7, that is a weak spot of the model; if not, it misreads "
        "this."
    )


def test_what_is_no_digit_and_what_is_not_drawn_have_words() -> None:
    assert words_of(Finding.NOTHING, None, None)[0] == "Nothing drawn yet"
    _, never = words_of(Finding.NOT_A_DIGIT, None, None)
    assert never.startswith("Not read as a digit under any of these changes: shift,")
    _, nearly = words_of(Finding.NOT_A_DIGIT, None, None, limit("slant", 5, 10, "7"))
    assert "slanted right by more than 5° → 7." in nearly


@pytest.mark.parametrize("change", list(RANGES))
@pytest.mark.parametrize("is_first", [True, False])
def test_every_limit_has_words_without_holes(change: Change, is_first: bool) -> None:
    amounts = RANGES[change].amounts
    identity = RANGES[change].identity
    for lost in (amounts[0], amounts[-1]):
        if lost != identity:
            kept = identity if is_first else (identity + lost) / 2
            said = limit_words(limit(change, kept, lost))
            assert "{" not in said
            assert said.endswith("→ 1")
            assert ("only" in said) == is_first


@pytest.mark.parametrize("direction", [-1, 1])
@pytest.mark.parametrize("change", list(RANGES))
def test_a_sentence_is_true_of_every_reading_it_speaks_of(change: Change, direction: int) -> None:
    """A 9 that is read as a 4 at one amount only, and as a 9 again farther on."""
    tried = RANGES[change]
    way = [amount for amount in tried.steps if (amount - tried.identity) * direction > 0]
    if len(way) < 3:
        return
    ordered = sorted(way, key=lambda amount: abs(amount - tried.identity))
    for back in ("9", "4"):
        reads = dict.fromkeys(tried.steps, "9") | {ordered[1]: "4"}
        reads |= dict.fromkeys(ordered[2:], back)
        readings = tuple(read(reads[at]) for at in tried.steps)
        (found,) = limits_of(Sweep(change, tried.steps, readings))
        said = limit_words(found)
        speaks_of_all = "more than" in said or "than" in said
        assert speaks_of_all == (back == "4"), said
        if not speaks_of_all:
            assert amount_words(change, ordered[1]).lstrip("−+") in said


def read(label: str) -> Prediction:
    chosen = np.eye(10, dtype=np.float32)[int(label)]
    digits = tuple("0123456789")
    image = np.zeros((28, 28), np.uint8)
    return Prediction(label, "0", chosen, digits, Verdict.DIGIT, 1.0, image, 0.0, "")


def test_amounts_have_units_and_a_real_minus_sign() -> None:
    assert amount_words("shift", -2) == "−2 px"
    assert amount_words("rotation", -40) == "−40°"
    assert amount_words("scale", 0.7) == "70 %"
    assert amount_words("pen width", 0.5) == "+0.5 px"
    assert amount_words("noise", 0.3) == "30 %"


def test_lists_are_english() -> None:
    assert done_words(PEN[:1]) == "shift"
    assert done_words(PEN[:3]) == "shift, size, and rotation"
    assert named(None) == "no digit"
