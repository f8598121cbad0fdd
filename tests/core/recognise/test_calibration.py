"""Calibration makes confidence honest and keeps the share of digits that it is asked to keep."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
from fresh import printed
from made_models import blank

from digitpad.evaluation.reliability import calibration_error, reliability_bins
from digitpad.modelfile import Calibration
from digitpad.recognise.calibration import (
    calibrated,
    fit_temperature,
    reject_curve,
    threshold_that_keeps,
)
from digitpad.recognise.recogniser import probabilities_and_score, softmax


def honest_sample(
    count: int = 20_000, seed: int = 0
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int64]]:
    """Logits, and labels drawn with exactly the probabilities that the logits claim."""
    rng = np.random.default_rng(seed)
    logits = (2 * rng.standard_normal((count, 10))).astype(np.float32)
    limits = softmax(logits).astype(np.float64).cumsum(axis=1)
    labels = (rng.random((count, 1)) < limits / limits[:, -1:]).argmax(axis=1)
    return logits, labels


@pytest.mark.parametrize("factor", [0.4, 1.0, 3.0])
def test_the_temperature_undoes_too_much_and_too_little_confidence(factor: float) -> None:
    logits, labels = honest_sample()
    found = fit_temperature(logits * np.float32(factor), labels)
    assert found == pytest.approx(factor, rel=0.03)
    honest = softmax(logits * np.float32(factor / found))
    assert calibration_error(reliability_bins(honest, labels)) < 0.015


def test_logits_that_are_always_right_or_wrong_get_the_end_of_the_scale() -> None:
    logits = np.eye(10, dtype=np.float32)
    assert fit_temperature(logits, np.arange(10)) == pytest.approx(0.05, rel=1e-3)
    assert fit_temperature(logits, np.arange(10)[::-1]) == pytest.approx(20.0, rel=1e-3)


def test_the_temperature_is_exact_to_a_ten_thousandth() -> None:
    logits = np.tile(np.float32([2.0, 0.0]), (400, 1))
    # Of two classes, the first is right in three of four: so sure is the model when 2 / T = ln 3.
    found = fit_temperature(logits, np.tile([0, 0, 0, 1], 100))
    assert found == pytest.approx(2 / np.log(3), rel=1e-4)


def test_a_threshold_keeps_at_least_its_share_and_is_the_largest_that_does() -> None:
    scores = np.random.default_rng(0).random(1000).astype(np.float32)
    for share in (0.5, 0.95, 0.98, 1.0):
        threshold = threshold_that_keeps(scores, share)
        assert (scores >= np.float32(threshold)).mean() >= share
        assert (scores > np.float32(threshold)).mean() < share
    # A tenth of ten is one, whatever is left of it in binary.
    assert threshold_that_keeps(np.arange(10, dtype=np.float32) / 10, 0.9) == pytest.approx(0.1)
    assert threshold_that_keeps(np.float32([-1.0]), 1.0) == 0.0
    assert threshold_that_keeps(np.float32([2.0]), 1.0) == 1.0
    for share in (0.0, 1.01):
        with pytest.raises(ValueError, match="share"):
            threshold_that_keeps(scores, share)


def test_a_calibrated_model_keeps_the_shares_that_were_asked_for() -> None:
    logits, labels = honest_sample(4000)
    rng = np.random.default_rng(1)
    outputs = np.concatenate([3 * logits, rng.standard_normal((4000, 1)).astype("f4") + 2], axis=1)
    labels[::10] = -1
    model = calibrated(blank("digitpad"), outputs, labels, keep=0.95, sure=0.9)
    calibration = model.info.calibration
    assert calibration.temperature == pytest.approx(3.0, rel=0.05)
    probabilities, score = probabilities_and_score(model, outputs[labels >= 0])
    assert (score >= np.float32(calibration.reject_below)).mean() == pytest.approx(0.95, abs=1e-3)
    sure = probabilities.max(axis=1) >= np.float32(calibration.unsure_below)
    assert sure.mean() == pytest.approx(0.9, abs=1e-3)


def test_images_of_other_classes_count_for_nothing_and_the_first_and_last_class_do() -> None:
    fresh = blank("digitpad")
    logits, labels = honest_sample(400)
    outputs = np.concatenate([logits, np.linspace(-3, 3, 400, dtype="f4")[:, None]], axis=1)
    others = np.concatenate([outputs, 5 * outputs[:3]]), np.concatenate([labels, [-1, 10, 77]])
    found = calibrated(fresh, outputs, labels).info.calibration
    assert calibrated(fresh, *others).info.calibration == found
    for left_out in (0, 9):
        some = labels != left_out
        assert calibrated(fresh, outputs[some], labels[some]).info.calibration != found
    probabilities, score = probabilities_and_score(calibrated(fresh, outputs, labels), outputs)
    # Unless something else is asked for.
    assert (score >= np.float32(found.reject_below)).mean() == 0.99
    assert (probabilities.max(axis=1) >= np.float32(found.unsure_below)).mean() == 0.98


def test_a_curve_has_its_points_where_people_choose() -> None:
    scores = np.linspace(0.001, 1, 1000, dtype=np.float32)
    shares = [
        1.0, 1.0, 0.999, 0.998, 0.997, 0.995, 0.99, 0.985, 0.98, 0.97, 0.96, 0.95, 0.93, 0.9, 0.85,
        0.8, 0.7, 0.6, 0.5,
    ]  # fmt: skip
    for outliers in (None, scores):
        points = reject_curve(scores, outliers)
        assert [point.kept for point in points] == pytest.approx(shares)
        assert points[0].threshold == 0.0
    assert [point.kept for point in reject_curve(scores, None, 0.75)] == pytest.approx(
        sorted([*shares, 0.75], reverse=True)
    )


def test_the_curves_say_what_each_threshold_does_and_hold_the_fitted_ones() -> None:
    logits, labels = honest_sample(4000)
    rng = np.random.default_rng(1)
    outputs = np.concatenate([logits, rng.standard_normal((4000, 1)).astype("f4") + 2], axis=1)
    outliers = outputs.copy()
    outliers[:, -1] -= 4
    model = calibrated(blank("digitpad"), outputs, labels, outliers=outliers, measured_on="a test")
    calibration = model.info.calibration
    assert calibration.measured_on == "a test"
    assert calibration.reject_below in [one.threshold for one in calibration.reject_curve]
    assert calibration.unsure_below in [one.threshold for one in calibration.unsure_curve]
    probabilities, score = probabilities_and_score(model, outputs)
    _, outlier_score = probabilities_and_score(model, outliers)
    right = probabilities.argmax(axis=1) == labels
    for point in calibration.reject_curve:
        assert point.kept == (score >= np.float32(point.threshold)).mean()
        assert point.passed == (outlier_score >= np.float32(point.threshold)).mean()
    for point in calibration.unsure_curve:
        kept = probabilities.max(axis=1) >= np.float32(point.threshold)
        assert (point.kept, point.passed) == (kept.mean(), right[kept].mean())
    for curve in (calibration.reject_curve, calibration.unsure_curve):
        assert curve[0][:2] == (0.0, 1.0)
        assert curve[-1].kept == pytest.approx(0.5, abs=0.01)


def test_without_other_images_the_curve_says_nothing_of_them() -> None:
    scores = np.linspace(0, 1, 100, dtype=np.float32)
    assert {point.passed for point in reject_curve(scores, None)} == {None}


def test_a_model_that_cannot_reject_keeps_the_default_threshold() -> None:
    logits, labels = honest_sample(500)
    model = calibrated(blank("candle-linear"), logits, labels)
    assert model.info.calibration.reject_below == Calibration().reject_below
    assert model.info.calibration.reject_curve == ()
    with pytest.raises(ValueError, match="classes"):
        calibrated(model, logits, np.full(500, -1))


def test_fitting_never_loads_torch() -> None:
    program = "import sys, digitpad.recognise.calibration; print('torch' in sys.modules)"
    assert printed(program) == "False"
