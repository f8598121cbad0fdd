"""One page is read along small changes, and what that says is found."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from digitpad.evaluation.changes import RANGES, Change
from digitpad.evaluation.sensitivity import (
    SHOWN,
    Finding,
    Sweep,
    answer,
    labels_that_matter,
    limits_of,
    rejudged,
    sensitivity_of,
    sweep_steps,
)
from digitpad.generators import finished
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.modelfile import Calibration, Model, new_info
from digitpad.models.catalogue import architecture
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.recognise.recogniser import Recogniser

DIGITS = tuple("0123456789")


def reading(label: str, confidence: float = 0.99, second: str = "8") -> Prediction:
    """A reading as ``label``; "-" is no digit, "7?" an unsure seven, "" nothing drawn."""
    name = label.removesuffix("?")
    verdict = Verdict.UNSURE if label.endswith("?") else Verdict.DIGIT
    verdict = {"-": Verdict.NOT_A_DIGIT, "": Verdict.NOTHING}.get(label, verdict)
    probabilities = np.zeros(10, np.float32)
    if verdict is not Verdict.NOTHING:
        best = 5 if name == "-" else int(name)
        probabilities[int(second)] = 1 - confidence
        probabilities[best] = confidence
    return Prediction(
        label=None if label == "" else str(5 if name == "-" else name),
        second=second,
        probabilities=probabilities,
        classes=DIGITS,
        verdict=verdict,
        digit_score=1.0,
        image=np.zeros((28, 28), np.uint8),
        milliseconds=0.1,
        model="made",
    )


def sweeps(plain: Prediction, **lost: dict[float, Prediction]) -> tuple[Sweep, ...]:
    """All sweeps of a page read as ``plain``, but for some amounts of some changes."""
    return tuple(
        Sweep(
            change,
            amounts,
            tuple(lost.get(change.replace(" ", "_"), {}).get(amount, plain) for amount in amounts),
        )
        for change, (*_, amounts) in RANGES.items()
    )


def from_amount(change: Change, first: float, then: Prediction) -> dict[float, Prediction]:
    """What is read from an amount on, away from the one that changes nothing."""
    identity = RANGES[change].identity
    return {
        amount: then
        for amount in RANGES[change].steps
        if (amount - identity) * (first - identity) > 0
        and abs(amount - identity) >= abs(first - identity) - 1e-9
    }


@pytest.mark.parametrize("change", list(RANGES))
def test_the_steps_go_as_far_as_the_report_and_stand_in_order(change: Change) -> None:
    tried = RANGES[change]
    steps = tried.steps
    assert np.diff(steps) == pytest.approx((steps[-1] - steps[0]) / (len(steps) - 1))
    assert steps.count(tried.identity) == 1
    assert steps[-1] == tried.amounts[-1]
    assert steps[0] == (-4 if change == "shift" else tried.amounts[0])
    assert any(abs(amount - tried.identity) <= tried.small + 1e-9 for amount in steps if amount)


@pytest.mark.parametrize("change", list(RANGES))
def test_a_few_readings_are_shown_with_both_ends_and_the_page_as_it_is(change: Change) -> None:
    sweep = next(sweep for sweep in sweeps(reading("7")) if sweep.change == change)
    shown = sweep.shown()
    assert len(shown) <= SHOWN == 5
    assert {0, len(sweep.amounts) - 1, sweep.place} <= set(shown)


def test_short_sweeps_are_shown_whole_and_longer_ones_evenly() -> None:
    whole = sweeps(reading("7"))[0]
    for count, shown in ((1, [0]), (3, [0, 1, 2]), (5, [0, 1, 2, 3, 4]), (6, [0, 2, 4])):
        cut = Sweep("shift", whole.amounts[:count], whole.readings[:count])
        assert list(cut.shown()) == shown


@pytest.mark.parametrize(
    ("change", "small", "larger", "near", "far"),
    [
        ("shift", -1, -2, 2, 3),
        ("scale", 1.1, 0.8, 1.2, 1.3),
        ("rotation", 10, -15, -25, 30),
        ("slant", 10, 15, 25, 30),
        ("pen width", -0.5, -1, 1, 1.5),
        ("noise", 0.05, 0.1, 0.1, 0.15),
    ],
)
def test_what_no_reader_minds_is_so_much_and_what_is_less_than_three_times_that_is_near(
    change: Change, small: float, larger: float, near: float, far: float
) -> None:
    found = []
    for amount in (small, larger, near, far):
        lost = {change.replace(" ", "_"): from_amount(change, amount, reading("1"))}
        (limit,) = sensitivity_of(sweeps(reading("7"), **lost)).limits
        found.append((limit.lost, limit.is_small, limit.is_near))
    assert found == [
        (small, True, True), (larger, False, True), (near, False, True), (far, False, False)
    ]  # fmt: skip


def test_an_answer_that_holds_everywhere_is_steady() -> None:
    found = sensitivity_of(sweeps(reading("7")))
    assert (found.kind, found.label, found.limits) == (Finding.STEADY, "7", ())
    assert found.kept == tuple(RANGES)


def test_noise_alone_and_strong_changes_alone_leave_it_steady() -> None:
    found = sensitivity_of(
        sweeps(
            reading("7"),
            noise=from_amount("noise", 0.05, reading("-")),
            rotation=from_amount("rotation", -35, reading("1")),
        )
    )
    assert found.kind is Finding.STEADY
    assert [limit.change for limit in found.limits] == ["rotation", "noise"]


def test_an_answer_that_one_kind_of_change_loses_soon_is_a_weak_spot() -> None:
    found = sensitivity_of(sweeps(reading("7"), slant=from_amount("slant", 20, reading("1"))))
    assert found.kind is Finding.WEAK_SPOT
    (limit,) = found.limits
    assert (limit.change, limit.direction, limit.becomes) == ("slant", 1, "1")
    assert (limit.kept, limit.lost, limit.small_steps) == (15, 20, 2)
    assert limit.is_near
    assert not limit.is_small
    assert "slant" not in found.kept


def test_a_page_that_wavers_under_small_changes_of_several_kinds_is_between() -> None:
    wavering = sweeps(
        reading("4", 0.8, "9"),
        rotation=from_amount("rotation", 5, reading("9")),
        scale=from_amount("scale", 1.1, reading("9")),
        slant=from_amount("slant", -30, reading("1")),
    )
    found = sensitivity_of(wavering)
    assert (found.kind, found.label, found.other) == (Finding.BETWEEN, "4", "9")
    assert found.limits[0].change == "rotation"


def test_a_network_that_is_sure_and_wavers_all_the_same_is_brittle() -> None:
    shaken = sweeps(
        reading("4", 0.97),
        shift=from_amount("shift", -1, reading("9")),
        scale=from_amount("scale", 0.9, reading("-")),
    )
    assert sensitivity_of(shaken).kind is Finding.BRITTLE
    once = sweeps(reading("4", 0.97), shift=from_amount("shift", -1, reading("9")))
    assert sensitivity_of(once).kind is Finding.WEAK_SPOT


def test_an_unsure_reading_lies_between_its_two_best() -> None:
    ones = {"shift": {1: reading("1"), -1: reading("1")}, "slant": {5.0: reading("1")}}
    for lost in ({}, ones):
        found = sensitivity_of(sweeps(reading("4?", 0.55, "9"), **lost))
        assert (found.kind, found.label, found.other) == (Finding.BETWEEN, "4", "9")
    assert sensitivity_of(sweeps(reading("4?", 0.55, "9"))[:1]).other == "9"


def test_what_wavers_lies_between_its_label_and_what_most_small_changes_make_of_it() -> None:
    lost = {
        "shift": {1: reading("3")},
        "scale": {0.9: reading("9"), 1.1: reading("-")},
        "slant": {10.0: reading("9")},
    }
    assert sensitivity_of(sweeps(reading("4", 0.8, "6"), **lost)).other == "9"


def test_what_wavers_between_a_digit_and_none_says_so() -> None:
    found = sensitivity_of(
        sweeps(
            reading("4", 0.8),
            shift=from_amount("shift", 1, reading("-")),
            rotation=from_amount("rotation", 5, reading("-")),
        )
    )
    assert (found.kind, found.other) == (Finding.BETWEEN, None)


def test_what_is_no_digit_may_become_one() -> None:
    found = sensitivity_of(
        sweeps(reading("-"), rotation=from_amount("rotation", -15, reading("7")))
    )
    assert (found.kind, found.label) == (Finding.NOT_A_DIGIT, None)
    assert [(limit.lost, limit.becomes) for limit in found.limits] == [(-15, "7")]


def test_nothing_drawn_is_nothing_found() -> None:
    empty = sweeps(reading(""))
    assert sensitivity_of(empty).kind is Finding.NOTHING
    assert labels_that_matter(empty) == ()


def test_limits_are_found_on_both_sides_and_only_the_first_counts() -> None:
    turned = from_amount("rotation", 10, reading("1")) | {30.0: reading("7"), -40.0: reading("2")}
    (sweep,) = [
        sweep for sweep in sweeps(reading("7"), rotation=turned) if sweep.change == "rotation"
    ]
    left, right = limits_of(sweep)
    assert (left.kept, left.lost, left.becomes) == (-35, -40, "2")
    assert (right.kept, right.lost, right.becomes) == (5, 10, "1")


def test_the_answer_comes_first_and_what_noise_brings_up_last() -> None:
    some = sweeps(
        reading("4", 0.7, "9"),
        noise=from_amount("noise", 0.1, reading("8", 1.0)),
        slant=from_amount("slant", 40, reading("1", 0.6, "9")),
        scale=from_amount("scale", 1.4, reading("6", 0.9, "3")),
    )
    assert labels_that_matter(some) == ("4", "9", "6", "1")
    assert labels_that_matter(some[:1]) == ("4", "9")


def test_a_class_matters_from_a_share_of_15_hundredths_be_it_in_noise_only() -> None:
    def found(change: str, share: float) -> tuple[str, ...]:
        lost = {change: {RANGES[change].steps[-1]: reading("4", 1 - share, "6")}}  # type: ignore[index]
        return labels_that_matter(sweeps(reading("4", 1.0), **lost))

    for change in ("slant", "noise"):
        assert found(change, 0.15) == ("4", "6")
        assert found(change, 0.14) == ("4",)


def swept(recogniser: Recogniser, page: Drawing | np.ndarray) -> tuple[Sweep, ...]:
    """Read a page along each change."""
    return finished(sweep_steps(recogniser, page))


@pytest.fixture(scope="module")
def right_half() -> Model:
    """A linear model that reads "1" where most of the ink is on the right, else "0"."""
    made = architecture("candle-linear")
    weight = np.zeros((10, 28, 28), np.float32)
    weight[1] = np.linspace(-13.5, 13.5, 28)[None, :]
    bias = np.full(10, -1e4, np.float32)
    bias[0], bias[1] = 0, 0
    return Model(new_info(made, "half"), {"weight": weight.reshape(10, -1), "bias": bias})


def test_a_drawing_is_read_at_every_step_and_a_model_that_counts_places_is_found_out(
    right_half: Model,
) -> None:
    found = swept(
        Recogniser(right_half), drawing_from_points([[(0.5, 0.2), (0.5, 0.5), (0.5, 0.8)]])
    )
    assert {sweep.change: sweep.amounts for sweep in found} == {
        change: tried.steps for change, tried in RANGES.items()
    }
    moved = next(sweep for sweep in found if sweep.change == "shift")
    assert [answer(one) for one in moved.readings] == ["0"] * 4 + ["1"] * 5


def test_a_picture_is_read_from_what_the_network_saw_of_it(right_half: Model) -> None:
    image = np.zeros((28, 28), np.uint8)
    image[6:22, 13:16] = 255
    found = swept(Recogniser(right_half), image)
    assert all(np.array_equal(sweep.readings[sweep.place].image, image) for sweep in found)
    assert not np.array_equal(found[0].readings[0].image, image)


def test_it_can_be_given_up_between_two_readings(right_half: Model) -> None:
    steps = sweep_steps(Recogniser(right_half), synthesis.drawing(3, seed=1))
    for _ in range(15):
        next(steps)
    steps.close()


def test_an_empty_page_has_ways_that_lead_nowhere(right_half: Model) -> None:
    found = swept(Recogniser(right_half), Drawing())
    assert sensitivity_of(found).kind is Finding.NOTHING


def test_other_thresholds_give_other_verdicts_of_the_same_readings() -> None:
    some = sweeps(reading("4", 0.8, "9"))
    assert rejudged(some, None) == some
    strict = rejudged(some, Calibration(unsure_below=0.9))
    assert sensitivity_of(strict).kind is Finding.BETWEEN
    assert strict[0].readings[0].probabilities is some[0].readings[0].probabilities
    assert sensitivity_of(rejudged(strict, Calibration(unsure_below=0.5))).kind is Finding.STEADY


def test_inspecting_needs_no_torch() -> None:
    code = (
        "import sys, digitpad.evaluation.sensitivity,"
        "digitpad.evaluation.robustness; sys.exit('torch' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0
