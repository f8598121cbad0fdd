"""One page is read along small changes, and what that says is found."""

from __future__ import annotations

import numpy as np
import pytest
from fresh import printed

from digitpad.evaluation.changes import RANGES, Change
from digitpad.evaluation.sensitivity import (
    Sweep,
    rejudged,
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


def test_the_answer_holds_up_to_the_first_other_one_on_either_side() -> None:
    found = sweeps(
        reading("7"),
        rotation=from_amount("rotation", -15, reading("1")) | {20: reading("1")},
        shift=from_amount("shift", 1, reading("-")),
    )
    held = {sweep.change: sweep.holds() for sweep in found}
    assert held["rotation"] == (-10, 15)  # what follows after 20 degrees does not count
    assert held["shift"] == (-4, 0)
    assert held["slant"] == (-40, 40)
    assert held["noise"] == (0, 0.3)


def test_an_unsure_reading_of_the_same_digit_is_the_same_answer() -> None:
    (sweep,) = (
        sweep
        for sweep in sweeps(reading("7"), slant=from_amount("slant", 5, reading("7?")))
        if sweep.change == "slant"
    )
    assert sweep.holds() == (-40, 40)


def test_a_page_that_is_no_digit_holds_as_long_as_it_is_none() -> None:
    found = sweeps(reading("-"), scale=from_amount("scale", 1.2, reading("7")))
    assert {sweep.change: sweep.holds() for sweep in found}["scale"] == (0.6, 1.1)


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
    assert [one.answer for one in moved.readings] == ["0"] * 4 + ["1"] * 5


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
    assert {sweep.plain.answer for sweep in found} == {None}


def test_other_thresholds_give_other_verdicts_of_the_same_readings() -> None:
    some = sweeps(reading("4", 0.8, "9"))
    assert rejudged(some, None) == some
    strict = rejudged(some, Calibration(unsure_below=0.9))
    assert {one.verdict for sweep in strict for one in sweep.readings} == {Verdict.UNSURE}
    assert strict[0].readings[0].probabilities is some[0].readings[0].probabilities


def test_inspecting_needs_no_torch() -> None:
    code = (
        "import sys, digitpad.evaluation.sensitivity,"
        "digitpad.evaluation.robustness; sys.exit('torch' in sys.modules)"
    )
    printed(code)
