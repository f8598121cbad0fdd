"""Reads drawings and images with a model, its preprocessing and its calibration.

The verdict, in this order. Nothing drawn: no ink, or less than a dot with a tail (a drawing
smaller than 3 % of the canvas or with a shorter line than that; an image with less ink than
12 white pixels, where MNIST's thinnest digit has 20; a picture of one colour). Not a digit: the
digit score is below the calibration's ``reject_below`` (the score of a model without a reject
output is always 1). Unsure: the highest probability is below ``unsure_below``. Otherwise a digit.
A drawing with small strokes apart is read without them, too, and the probabilities are averaged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from math import prod
from time import perf_counter
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.ink.drawing import Drawing
from digitpad.ink.maps import picture_of
from digitpad.ink.side_by_side import figures_side_by_side
from digitpad.ink.strays import without_smears
from digitpad.modelfile import Calibration, Model, ModelInfo
from digitpad.models.architecture import DIGITS, ReadingKind
from digitpad.preprocess.mnist import MNIST
from digitpad.preprocess.preprocessing import PictureCandidate, PreparedPicture
from digitpad.preprocess.steps import PictureSteps
from digitpad.recognise.engine import Engine, require_numbers
from digitpad.recognise.prediction import Prediction, Verdict, verdict_of
from digitpad.words import QT_TRANSLATE_NOOP

Image = npt.NDArray[np.uint8]

MIN_EXTENT: Final = 0.03
"""Fraction of the canvas; anything smaller is an accidental touch of the pen."""
CLEAR: Final = 0.9
"""Digit score, that of 98 % of digits, from which no less likely way to see a picture is tried."""
POSSIBLE: Final = 0.5
"""Digit score from which a less likely way to see a picture counts."""
MIN_INK: Final = 12 * 255


class PictureReading(NamedTuple):
    """The prediction for a picture, and the steps of the candidate that it is about."""

    prediction: Prediction
    steps: PictureSteps | None

    @property
    def is_small(self) -> bool:
        return self.steps is not None and self.steps.is_small


class Recogniser:
    """Reads with one model; one thread at a time may use it."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._engine = Engine(model.info.architecture, model.tensors)

    def recognise(self, drawing: Drawing, *, thresholds: Calibration | None = None) -> Prediction:
        """Read a drawing; ``thresholds``: for the verdict, None for the model's own.

        Raises ``InkError`` for a model that does not read drawings, ``ModelFileError`` for one
        whose outputs are not finite.
        """
        started = perf_counter()
        info = self.model.info
        to_image = info.preprocessing.from_drawing
        if to_image is None:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "The model {model} reads {reads}, not drawings. Open a picture, or choose a "
                    "model for digits.",
                ).filled(model=info.name, reads=_reads(self.model))
            )
        image, meant = to_image(drawing), without_smears(drawing)
        if _is_hardly_drawn(drawing):
            return self._nothing(image, started)
        doubted = () if meant is drawing else (to_image(meant),)
        prediction = self._read(image, started, thresholds, doubted)
        return replace(prediction, figures=figures_side_by_side(drawing))

    def recognise_image(
        self,
        image: Image,
        figures: tuple[Box[float], ...] = (),
        *,
        thresholds: Calibration | None = None,
    ) -> Prediction:
        """Read a preprocessed image.

        ``image``: uint8 (28, 28), ink 255 on 0, its maps (10, 28, 28), or (3, 32, 32).
        ``figures``: their boxes in the original picture; several are not a digit, although the
        model sees only the clearest of them. ``thresholds``: for the verdict, None for the model's
        own. Raises ``InkError`` if the model does not read such images, ``ModelFileError`` if its
        outputs are not finite.
        """
        return self._read_all([(image, figures)], perf_counter(), thresholds)[0]

    def recognise_picture(
        self, picture: PreparedPicture, *, thresholds: Calibration | None = None
    ) -> PictureReading:
        """Read the candidates of a picture, round by round until what they show is clear.

        The candidate that is best read is the answer's; the others count by their digit scores, so
        that ones that disagree make it unsure. Raises as ``recognise_image`` does.
        """
        started = perf_counter()
        best, ways = None, 0
        for candidates in picture:
            ways += len(candidates)
            inputs = [(candidate.image, candidate.figures) for candidate in candidates]
            chosen = self._best(self._read_all(inputs, started, thresholds), candidates, thresholds)
            prediction = chosen.prediction
            # What is less likely counts only if it is clear, or if nothing else was seen.
            is_first = best is None or best.prediction.verdict is Verdict.NOTHING
            has_ink = best is None or prediction.verdict is not Verdict.NOTHING
            if (is_first and has_ink) or (
                best is not None
                and prediction.digit_score >= POSSIBLE
                and _weight(prediction) > _weight(best.prediction)
            ):
                best = chosen
            if prediction.digit_score >= CLEAR or prediction.is_several:
                break
        assert best is not None
        prediction = best.prediction
        prediction = replace(prediction, is_small=best.is_small, milliseconds=_since(started))
        # Of many ways to see a letter, one may look a little like a digit.
        is_doubtful = ways > 1 and prediction.digit_score < POSSIBLE
        if prediction.verdict is Verdict.DIGIT and is_doubtful:
            prediction = replace(prediction, verdict=Verdict.UNSURE)
        return PictureReading(prediction, best.steps)

    def _best(
        self,
        read: Sequence[Prediction],
        candidates: Sequence[PictureCandidate],
        thresholds: Calibration | None,
    ) -> PictureReading:
        """Return the best read candidate, its probabilities shared with the others by their scores.

        A model that cannot tell digits from other ink reads the likeliest.
        """
        with_ink = [i for i, result in enumerate(read) if result.verdict is not Verdict.NOTHING]
        if not with_ink or not self.model.info.architecture.rejects:
            # The last knows the paper best, and so why there is no ink.
            first = with_ink[0] if with_ink else -1
            return PictureReading(read[first], candidates[first].steps)
        index = max(with_ink, key=lambda i: _weight(read[i]))
        best = read[index]
        scores = np.array([read[i].digit_score for i in with_ink], np.float32)
        shares = scores / max(float(scores.sum()), 1e-9)
        mixed = shares @ np.stack([read[i].probabilities for i in with_ink])
        if best.digit_score > 0:
            best = replace(best, **self._judged(mixed, best.digit_score, thresholds))
        return PictureReading(best, candidates[index].steps)

    def _read_all(
        self,
        inputs: Sequence[tuple[Image, tuple[Box[float], ...]]],
        started: float,
        thresholds: Calibration | None,
    ) -> list[Prediction]:
        """Read images, each with the boxes of the figures in its picture, in one batch."""
        shape = self.model.info.architecture.input_shape
        seen = [self._checked(image).reshape(shape[shape[0] == 1 :]) for image, _ in inputs]
        read = [self._nothing(image, started) for image in seen]
        with_ink = [index for index, image in enumerate(seen) if not _is_blank(image)]
        if not with_ink:
            return read
        outputs = self._engine.logits(np.stack([seen[index].reshape(shape) for index in with_ink]))
        for index, output in zip(with_ink, outputs, strict=True):
            prediction = self._prediction(seen[index], output, started, thresholds)
            figures = inputs[index][1]
            if len(figures) > 1 and prediction.has_digits:
                judged = self._judged(prediction.probabilities, 0.0, thresholds)
                prediction = replace(prediction, **judged, figures=figures)
            read[index] = prediction
        return read

    def _checked(self, image: Image) -> Image:
        architecture = self.model.info.architecture
        shape = architecture.input_shape
        if image.dtype != np.uint8 or image.size != prod(shape) or image.shape[-2:] != shape[1:]:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "The model {model} reads {reads}, but this is {why}. Open another picture, "
                    "or choose another model.",
                ).filled(
                    model=self.model.info.name,
                    reads=_reads(self.model),
                    why=_shape_text(image.shape),
                )
            )
        if architecture.reads_lines:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "The model {model} reads whole lines. Choose a model for digits, and write "
                    "numbers on the writing line.",
                ).filled(model=self.model.info.name)
            )
        return image

    def _read(
        self,
        image: Image,
        started: float,
        thresholds: Calibration | None,
        others: tuple[Image, ...] = (),
    ) -> Prediction:
        """Read an image; ``others``: what may have been meant instead, by which it is less sure."""
        shape = self.model.info.architecture.input_shape
        outputs = self._engine.logits(np.stack([image, *others]).reshape(-1, *shape))
        prediction = self._prediction(image, outputs[0], started, thresholds)
        if not others or prediction.reconstruction is not None:
            return prediction
        by_input, _ = probabilities_and_score(self.model, outputs)
        judged = self._judged(by_input.mean(axis=0), prediction.digit_score, thresholds)
        return replace(prediction, **judged)

    def _prediction(
        self, image: Image, outputs: Floats, started: float, thresholds: Calibration | None
    ) -> Prediction:
        info = self.model.info
        require_numbers(outputs, f"The model {info.name}")
        if info.architecture.reconstructs:
            drawn = np.rint(np.clip(outputs, 0, 1) * 255).astype(np.uint8).reshape(image.shape)
            return replace(
                self._nothing(image, started),
                label="",
                verdict=Verdict.DIGIT,
                digit_score=1.0,
                reconstruction=drawn,
            )
        probabilities, score = probabilities_and_score(self.model, outputs[None])
        judged = self._judged(probabilities[0], float(score[0]), thresholds)
        return replace(self._nothing(image, started), **judged)

    def _judged(
        self, probabilities: Floats, digit_score: float, thresholds: Calibration | None
    ) -> dict[str, Any]:
        """Return the fields of a prediction that follow from probabilities and a digit score."""
        info = self.model.info
        best = np.argsort(-probabilities, kind="stable").tolist()
        confidence = float(probabilities[best[0]])
        return {
            "label": info.classes[best[0]],
            "second": info.classes[best[1]] if len(best) > 1 else None,
            "probabilities": probabilities,
            "verdict": verdict_of(confidence, digit_score, thresholds or info.calibration),
            "digit_score": digit_score,
        }

    def _nothing(self, image: Image, started: float) -> Prediction:
        info = self.model.info
        is_reader = not info.architecture.reconstructs
        classes = info.classes if is_reader else ()
        return Prediction(
            label=None,
            second=None,
            probabilities=np.zeros(len(classes), dtype=np.float32),
            classes=classes,
            verdict=Verdict.NOTHING,
            digit_score=0.0,
            image=image,
            milliseconds=_since(started),
            model=info.name,
            reconstruction=None if is_reader else np.zeros_like(image),
        )


def require_digits(info: ModelInfo) -> None:
    """Raise ``InkError`` for a model that does not read digits like MNIST's."""
    reads = info.architecture.reading is ReadingKind.DIGIT and info.classes == DIGITS
    if not reads or info.preprocessing != MNIST:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "The model {model} does not read digits. Choose one that does."
            ).filled(model=info.name)
        )


def probabilities_and_score(model: Model, outputs: Floats) -> tuple[Floats, Floats]:
    """Return calibrated probabilities (n, classes), and digit scores (n,) in 0..1.

    ``outputs``: float32 (n, outputs) of the network.
    """
    architecture, calibration = model.info.architecture, model.info.calibration
    count = architecture.class_count
    probabilities = softmax(outputs[:, :count] / np.float32(calibration.temperature))
    if not architecture.rejects:
        return probabilities, np.ones(len(outputs), dtype=np.float32)
    if architecture.competes:
        shares = softmax(outputs[:, : count + 1] / np.float32(calibration.temperature))
        return probabilities, 1 - shares[:, count]
    # The logistic function by tanh, which does not overflow for large negative logits.
    score: Floats = np.float32(0.5) * (1 + np.tanh(outputs[:, count] / 2))
    return probabilities, score


def softmax(values: Floats) -> Floats:
    """Return the softmax over the last axis; exact for any finite input."""
    powers: Floats = np.exp(values - values.max(axis=-1, keepdims=True))
    powers /= powers.sum(axis=-1, keepdims=True)
    return powers


def _is_hardly_drawn(drawing: Drawing) -> bool:
    if drawing.is_empty:
        return True
    left, top, right, bottom = drawing.bounds()
    if max(right - left, bottom - top) < MIN_EXTENT:
        return True
    ways = accumulate(stroke.length for stroke in drawing.strokes)
    return not any(way >= MIN_EXTENT for way in ways)


def _weight(prediction: Prediction) -> float:
    """Return the probability that there is a digit and that it is the one named."""
    return prediction.confidence * prediction.digit_score


def _is_blank(image: Image) -> bool:
    picture = picture_of(image)
    if picture.ndim == 3:
        return bool((picture == picture[:, :1, :1]).all())
    return int(picture.sum()) < MIN_INK


def _since(started: float) -> float:
    return (perf_counter() - started) * 1e3


def _reads(model: Model) -> str:
    _, height, width = model.info.architecture.input_shape
    message = QT_TRANSLATE_NOOP("errors", "{kind} of {width}×{height} pixels")
    return message.filled(kind=model.info.preprocessing.reads, width=width, height=height)


def _shape_text(shape: tuple[int, ...]) -> str:
    if len(shape) == 3 and shape[0] == 3:
        message = QT_TRANSLATE_NOOP("errors", "a colour picture of {width}×{height}")
        return message.filled(width=shape[2], height=shape[1])
    if len(shape) == 2 or (len(shape) == 3 and shape[0] == 1):
        message = QT_TRANSLATE_NOOP("errors", "a grey one of {width}×{height}")
        return message.filled(width=shape[-1], height=shape[-2])
    return QT_TRANSLATE_NOOP("errors", "an array of the shape {shape}").filled(shape=f"{shape}")
