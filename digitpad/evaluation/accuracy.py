"""Evaluation on labelled images: accuracy, calibration error, confusions, rejection.

All figures are of the calibrated model, as users meet it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from math import nan, prod
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.errors import DatasetError
from digitpad.evaluation.readings import Readings
from digitpad.evaluation.reliability import (
    ReliabilityBin,
    calibration_error,
    reliability_bins,
    reliability_png,
)
from digitpad.generators import finished
from digitpad.modelfile import Model
from digitpad.models.architecture import size_text
from digitpad.recognise.recogniser import probabilities_and_score
from digitpad.recognise.torch_engine import BATCH, TorchEngine
from digitpad.words import ENGLISH, QT_TRANSLATE_NOOP, Speech

SMALLEST: Final = 1e-12
"""Least probability in the loss, which keeps it finite."""


@dataclass(frozen=True, slots=True, eq=False)
class Evaluation:
    """The results on ``n`` images whose label is one of the model's classes.

    ``accuracy``: 0..1. ``loss``: mean negative log-likelihood, or for an autoencoder the mean
    squared error, with accuracy and ece NaN. ``ece``: expected calibration error over the bins of
    ``reliability``, 0..1. ``confusion``: int64 (classes, classes), a row for each label.
    ``per_class``: precision, recall and f1 by class; 0 for a class that was never predicted.
    ``reject``: empty unless there were outliers; otherwise ``n_outside``; ``auroc`` of the digit
    score, or of the highest probability if the model has none; ``fpr95``, the share of outliers
    accepted at the threshold that accepts 95 % of the others; ``kept`` and ``accepted``, the shares
    of both that the model's own threshold accepts. ``reliability``: the bins of the reliability
    diagram. ``readings``: the prediction for each image. An autoencoder has neither.
    """

    n: int
    accuracy: float
    loss: float
    ece: float
    confusion: npt.NDArray[np.int64]
    per_class: Mapping[str, Mapping[str, float]]
    reject: Mapping[str, float] = field(default_factory=dict)
    reliability: tuple[ReliabilityBin, ...] = ()
    readings: Readings | None = None

    def diagram_png(self, model: str, source: str, speech: Speech = ENGLISH) -> bytes:
        """Return the reliability diagram as a PNG file, titled with ``model`` and ``source``."""
        return reliability_png(self.reliability, model, source, speech)


def evaluate(
    model: Model, images: npt.NDArray[np.uint8], labels: npt.NDArray[np.integer]
) -> Evaluation:
    """Evaluate a model.

    ``images``: uint8 (n, channels, height, width), preprocessed for the model. ``labels``: integers
    (n,), indices of classes; any other number marks an outlier. Raises ``DatasetError`` if the
    images do not fit the model, or no label is one of its classes.
    """
    return finished(evaluation_steps(model, images, labels))


def evaluation_steps(
    model: Model,
    images: npt.NDArray[np.uint8],
    labels: npt.NDArray[np.integer],
    *,
    batch: int = BATCH,
) -> Generator[tuple[int, int], None, Evaluation]:
    """Do what ``evaluate`` does, yielding (images read, total) after each batch."""
    architecture = model.info.architecture
    images, truths = np.asarray(images), np.asarray(labels, dtype=np.int64)
    if images.ndim != 4 or images.shape[1:] != architecture.input_shape:
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors",
                "The model {model} reads {wanted} images, not {given} ones.",
            ).filled(
                model=model.info.name,
                wanted=size_text(architecture.input_shape),
                given=size_text(images.shape[1:]),
            )
        )
    if architecture.reads_lines:
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors",
                "The model {model} reads whole lines. Measure it with “digitpad evaluate MODEL "
                "--numbers FILE”, MODEL being its file.",
            ).filled(model=model.info.name)
        )
    if len(truths) != len(images):
        raise DatasetError(
            QT_TRANSLATE_NOOP("errors", "There are {count} images but {labels} labels.").filled(
                count=len(images), labels=len(truths)
            )
        )
    engine = TorchEngine(architecture, model.tensors)
    outputs = np.empty((len(images), prod(architecture.shapes_along()[-1])), dtype=np.float32)
    for start in range(0, len(images), batch):
        stop = min(len(images), start + batch)
        outputs[start:stop] = engine.logits(images[start:stop], batch=batch)
        yield stop, len(images)
    if architecture.reconstructs:
        return _reconstruction(images, outputs)
    inside = (truths >= 0) & (truths < architecture.class_count)
    if not inside.any():
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors", "None of the {count} images is one of the classes that {model} knows."
            ).filled(count=len(truths), model=model.info.name)
        )
    probabilities, score = probabilities_and_score(model, outputs)
    rejection = score if architecture.rejects else probabilities.max(axis=1)
    reject = {}
    if not inside.all():
        calibration = model.info.calibration
        reject = rejection_figures(rejection[inside], rejection[~inside])
        threshold = calibration.reject_below if architecture.rejects else 0.0
        reject["kept"] = float((score[inside] >= threshold).mean())
        reject["accepted"] = float((score[~inside] >= threshold).mean())
    readings = Readings(np.flatnonzero(inside), truths[inside], probabilities[inside])
    return _classification(readings, model.info.classes, reject)


def rejection_figures(inside: Floats, outside: Floats) -> dict[str, float]:
    """Return ``auroc``, ``fpr95`` and ``n_outside`` of scores that should be high inside.

    The area under the curve is the probability that an inside score is above an outside one; ties
    count half.
    """
    ordered = np.sort(outside)
    below = np.searchsorted(ordered, inside, side="left")
    not_above = np.searchsorted(ordered, inside, side="right")
    auroc = float((below + not_above).mean() / (2 * len(outside)))
    # The largest threshold that at least 95 % of the inside scores reach.
    threshold = np.sort(inside)[int(np.floor(0.05 * len(inside)))]
    fpr95 = float((outside >= threshold).mean())
    return {"auroc": auroc, "fpr95": fpr95, "n_outside": len(outside)}


def _classification(
    readings: Readings, classes: tuple[str, ...], reject: Mapping[str, float]
) -> Evaluation:
    probabilities, truths, read = readings.probabilities, readings.truths, readings.read
    size = len(classes)
    confusion = np.bincount(truths * size + read, minlength=size * size).reshape(size, size)
    of_truth = probabilities[np.arange(len(truths)), truths].astype(np.float64)
    bins = reliability_bins(probabilities, truths)
    counts = zip(confusion.diagonal(), confusion.sum(axis=1), confusion.sum(axis=0), strict=True)
    return Evaluation(
        n=len(truths),
        accuracy=float((read == truths).mean()),
        loss=float(-np.log(np.maximum(of_truth, SMALLEST)).mean()),
        ece=calibration_error(bins),
        confusion=confusion.astype(np.int64),
        per_class={name: _figures(*of) for name, of in zip(classes, counts, strict=True)},
        reject=reject,
        reliability=bins,
        readings=readings,
    )


def _figures(right: int, in_truth: int, as_read: int) -> dict[str, float]:
    return {
        "precision": float(right / as_read) if as_read else 0.0,
        "recall": float(right / in_truth) if in_truth else 0.0,
        "f1": float(2 * right / (in_truth + as_read)) if in_truth + as_read else 0.0,
    }


def _reconstruction(images: npt.NDArray[np.uint8], outputs: Floats) -> Evaluation:
    if not len(images):
        raise DatasetError(QT_TRANSLATE_NOOP("errors", "There are no images to evaluate on."))
    errors = [
        np.square(output - image.ravel() / 255, dtype=np.float64).mean()
        for image, output in zip(images, outputs, strict=True)
    ]
    nothing = np.zeros((0, 0), dtype=np.int64)
    return Evaluation(len(images), nan, float(np.mean(errors)), nan, nothing, {})
