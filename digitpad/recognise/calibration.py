"""Calibration: fits a temperature and two thresholds for trustworthy confidences.

The effect of other thresholds is measured, too, so that the user can choose one. Calibrate on
images that the model was neither trained nor tested on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.modelfile import Calibration, CurvePoint, Model
from digitpad.recognise.recogniser import probabilities_and_score

Labels = npt.NDArray[np.int64]

LOWEST: Final = 0.05
"""Lowest temperature tried; one beyond the limits means that calibration is pointless."""
HIGHEST: Final = 20.0
"""Highest temperature tried."""
GOLDEN: Final = (5**0.5 - 1) / 2
SHARES: Final = (
    1.0, 0.999, 0.998, 0.997, 0.995, 0.99, 0.985, 0.98, 0.97, 0.96, 0.95, 0.93, 0.9, 0.85, 0.8, 0.7,
    0.6, 0.5,
)  # fmt: skip
"""Shares of digits accepted at the points of a curve."""


def calibrated(
    model: Model,
    outputs: Floats,
    labels: Labels,
    *,
    keep: float = 0.99,
    sure: float = 0.98,
    outliers: Floats | None = None,
    measured_on: str = "",
) -> Model:
    """Return the model with a calibration fitted to its outputs for labelled images.

    ``outputs``: float32 (n, outputs), as returned by an engine; ``labels``: int64 (n,), those that
    are not indices of classes are left out. ``keep``: the share of digits that the reject threshold
    accepts; ``sure``: the share of these that is not called unsure. ``outliers``: outputs for
    images that are not digits, needed only by the curve of the reject threshold. ``measured_on``:
    all these images as text.
    """
    count = model.info.architecture.class_count
    inside = (labels >= 0) & (labels < count)
    logits, truths = outputs[inside], labels[inside]
    if len(truths) == 0:
        raise ValueError("calibration needs images of the model’s classes")
    temperature = fit_temperature(logits[:, :count], truths)
    if model.info.architecture.competes and outliers is not None:
        # Few drawings are often told apart without an error, which would make it sure of anything.
        among = np.append(truths, np.full(len(outliers), count))
        temperature = fit_temperature(np.concatenate((logits, outliers)), among)
    known = Calibration(temperature=temperature)
    fitted = replace(model, info=replace(model.info, calibration=known))
    probabilities, score = probabilities_and_score(fitted, logits)
    confidence = probabilities.max(axis=1)
    right = probabilities.argmax(axis=1) == truths
    calibration = Calibration(
        temperature=temperature,
        unsure_below=threshold_that_keeps(confidence, sure),
        unsure_curve=_curve(confidence, sure, lambda least: right[confidence >= least].mean()),
        measured_on=measured_on,
    )
    if model.info.architecture.rejects:
        others = None if outliers is None else probabilities_and_score(fitted, outliers)[1]
        calibration = replace(
            calibration,
            reject_below=threshold_that_keeps(score, keep),
            reject_curve=reject_curve(score, others, keep),
        )
    return replace(model, info=replace(model.info, calibration=calibration))


def reject_curve(
    score: Floats, outliers: Floats | None, keep: float = 0.99
) -> tuple[CurvePoint, ...]:
    """Return the effect of various thresholds for the digit score, including that for ``keep``.

    ``score``: float32 (n,), of digits; ``outliers``: float32 (m,), of other images, or None.
    """
    if outliers is None:
        return _curve(score, keep, None)
    return _curve(score, keep, lambda least: (outliers >= least).mean())


def _curve(
    scores: Floats, share: float, passed: Callable[[np.float32], np.floating] | None
) -> tuple[CurvePoint, ...]:
    """Return the thresholds that accept ``share`` and ``SHARES`` of the scores, and all of them."""
    points = []
    for threshold in sorted({0.0, *(threshold_that_keeps(scores, p) for p in (share, *SHARES))}):
        least = np.float32(threshold)
        accepted = float(passed(least)) if passed else None
        points.append(CurvePoint(threshold, float((scores >= least).mean()), accepted))
    return tuple(points)


def fit_temperature(logits: Floats, truths: Labels) -> float:
    """Return the temperature that maximises the likelihood of the labels.

    ``logits``: float32 (n, classes). The loss has one minimum along the logarithm of the
    temperature, found by golden-section search to 1 in 10,000. Guo et al. 2017, arXiv 1706.04599.
    """
    values = logits.astype(np.float64)
    values -= values[np.arange(len(truths)), truths][:, None]

    def loss(log_temperature: float) -> float:
        scaled = values / np.exp(log_temperature)
        top = scaled.max(axis=1)
        return float((np.log(np.exp(scaled - top[:, None]).sum(axis=1)) + top).mean())

    low, high = np.log(LOWEST), np.log(HIGHEST)
    while high - low > 1e-4:
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if loss(left) <= loss(right):
            high = right
        else:
            low = left
    return float(np.exp((low + high) / 2))


def threshold_that_keeps(scores: Floats, share: float) -> float:
    """Return the largest threshold in [0, 1] that at least ``share`` of the scores reach."""
    if not 0.0 < share <= 1.0:
        raise ValueError(f"a share lies above 0 and up to 1, not {share}")
    dropped = int(np.floor((1.0 - share) * len(scores) + 1e-9))
    return float(np.clip(np.sort(scores)[dropped], 0.0, 1.0))
