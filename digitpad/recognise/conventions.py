"""What weights from elsewhere were trained on, found by reading labelled digits.

The tensors of a file do not say how its pixels were scaled, nor what lies between its layers. Each
network that they may belong to reads generated digits under each usual convention of pixels; what
is likeliest beforehand stands unless another one reads significantly better.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles
from digitpad.modelfile import Model, Told, open_candidates
from digitpad.modelfile.store import NOTHING_TOLD
from digitpad.models.architecture import DIGIT_INPUT, DIGITS
from digitpad.models.layers import Scale
from digitpad.models.pixels import AS_THEY_ARE, CONVENTIONS, GUESS, pixels_of, with_pixels
from digitpad.models.plain import guess_words, variants
from digitpad.recognise.engine import Engine
from digitpad.words import QT_TRANSLATE_NOOP, in_percent

SEED: Final = 5
"""Of the digits, which no training and no test has."""
FEWEST_DIGITS: Final = 60
"""Read by all that fit; the most promising then read ``MOST_DIGITS``."""
MOST_DIGITS: Final = 300
FINALISTS: Final = 12
BUDGET: Final = 100_000_000_000
"""Multiplications spent on one file: one to two seconds on one core."""
TEMPERATURES: Final = tuple(2.0**power for power in range(-3, 11))
MANY_ERRORS: Final = 3.0
"""Standard errors by which one reading must surpass another."""
LITTLE: Final = 0.3
"""Accuracy below which the weights hardly belong to any of the networks tried."""


class Trial(NamedTuple):
    """How one network reads the digits under one convention.

    ``likelihoods``: the logarithm of each true digit's probability, with the best temperature;
    ``raw``: with none. ``accuracy``: 0..1.
    """

    model: Model
    pixels: str
    likelihoods: Doubles
    raw: Doubles
    accuracy: float


def open_settled(path: str | os.PathLike[str], told: Told = NOTHING_TOLD) -> Model:
    """Open a model; what its file does not say is chosen by reading digits, and said in its guess.

    Raises ``ModelFileError`` and ``ConfigError`` like ``open_model``.
    """
    candidates = open_candidates(path, told)
    first = candidates[0].info
    is_known = first.has_metadata or not set(DIGITS) <= set(first.classes)
    if is_known or first.architecture.input_shape != DIGIT_INPUT or first.architecture.reconstructs:
        return candidates[0]
    own = pixels_of(first.architecture)
    pixels = CONVENTIONS if own == AS_THEY_ARE and not told.pixels else [own]
    return settled(candidates, pixels, is_told=not first.guess)


def settled(
    candidates: Sequence[Model], pixels: Sequence[str] = CONVENTIONS, *, is_told: bool = False
) -> Model:
    """Return the model that reads generated digits best, and say so in its guess.

    ``candidates``: of one file, the likeliest first. ``is_told``: the layers are known.
    """
    if not is_told:
        candidates = [variant for model in candidates for variant in _with_variants(model)]
    operations = max(model.info.architecture.operations() for model in candidates)
    affordable = BUDGET // (operations * len(pixels) * FEWEST_DIGITS)
    if affordable < 1:
        return candidates[0]
    images, labels = _digits()
    few = images[:FEWEST_DIGITS], labels[:FEWEST_DIGITS]
    trials = [trial for model in candidates[:affordable] for trial in _trials(model, pixels, *few)]
    promising = sorted(trials[1:], key=lambda trial: -float(trial.likelihoods.mean()))[:FINALISTS]
    trials = [
        again
        for trial in trials
        if trial is trials[0] or any(kept is trial for kept in promising)
        for again in _trials(trial.model, [trial.pixels], images, labels)
    ]
    if not trials:  # none gives finite numbers
        return candidates[0]
    best = _best(trials)
    sentences = [_remark(best, is_told=is_told, is_scaled=len(pixels) > 1, count=len(labels))]
    if best.accuracy < LITTLE:
        best = trials[0]
    info = best.model.info
    if info.guess:
        sentences.insert(0, info.guess)
    guess = ". ".join(sentence.rstrip(".") for sentence in sentences if sentence)
    network = with_pixels(info.architecture, best.pixels)
    return replace(best.model, info=replace(info, architecture=network, guess=guess))


def _remark(best: Trial, *, is_told: bool, is_scaled: bool, count: int) -> str:
    """Return what is to be said about a choice, "" if nothing; ``is_scaled``: pixels, too."""
    if best.accuracy < LITTLE and not is_told:
        message = QT_TRANSLATE_NOOP(
            "errors",
            "It reads {accuracy} of {count} generated digits whichever way it is taken: it has "
            "other layers, or was trained on other pictures",
        )
    elif best.accuracy >= LITTLE and is_scaled and best.pixels != AS_THEY_ARE:
        message = GUESS
    else:
        return ""
    accuracy = in_percent(best.accuracy)
    return message.filled(pixels=best.pixels, accuracy=accuracy, count=count)


@cache
def _digits() -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]:
    # Not loaded for models that say all about themselves.
    from digitpad.handwriting.synthesis import labelled_batch

    images, labels = labelled_batch(SEED, 0, MOST_DIGITS)
    return images[:, None], labels


def _with_variants(model: Model) -> Iterator[Model]:
    yield model
    for net in variants(model.info.architecture):
        yield replace(model, info=replace(model.info, architecture=net, guess=guess_words(net)))


def _trials(
    model: Model,
    pixels: Sequence[str],
    images: npt.NDArray[np.uint8],
    labels: npt.NDArray[np.int64],
) -> Iterator[Trial]:
    """Yield how a model reads the digits under each convention."""
    bare = with_pixels(model.info.architecture, AS_THEY_ARE)
    engine = Engine(bare, model.tensors)
    columns = [model.info.classes.index(digit) for digit in DIGITS]
    for text in pixels:
        scaled = images * np.float32(1 / 255)
        for layer in with_pixels(bare, text).layers[:1]:
            if isinstance(layer, Scale):
                scaled = scaled * np.float32(layer.factors[0]) + np.float32(layer.offsets[0])
        logits = engine.outputs(scaled)[:, columns].astype(np.float64)
        if not np.isfinite(logits).all():
            continue
        by_temperature = [_likelihoods(logits / degree, labels) for degree in TEMPERATURES]
        accuracy = float((logits.argmax(axis=1) == labels).mean())
        best = max(by_temperature, key=lambda likelihoods: float(likelihoods.mean()))
        yield Trial(model, text, best, _likelihoods(logits, labels), accuracy)


def _likelihoods(logits: Doubles, labels: npt.NDArray[np.int64]) -> Doubles:
    shifted = logits - logits.max(axis=1, keepdims=True)
    likelihoods: Doubles = shifted[np.arange(len(labels)), labels] - np.log(
        np.exp(shifted).sum(axis=1)
    )
    return likelihoods


def _best(trials: Sequence[Trial]) -> Trial:
    """Return the trial that reads best, the first of those that are not told apart.

    By how well the digits are told apart, whatever the scale of the scores; where that is the same,
    as for pixels 0-1 and 0-255 of a network almost without biases, by the scores as they are.
    """
    leading = max(trials, key=lambda trial: float(trial.likelihoods.mean()))
    equal = [trial for trial in trials if not _is_worse(trial.likelihoods, leading.likelihoods)]
    closest = max(equal, key=lambda trial: float(trial.raw.mean()))
    return next(trial for trial in equal if not _is_worse(trial.raw, closest.raw))


def _is_worse(likelihoods: Doubles, others: Doubles) -> bool:
    """Return whether the same digits are read significantly worse."""
    differences = others - likelihoods
    error = float(differences.std()) / len(differences) ** 0.5
    return bool(float(differences.mean()) > MANY_ERRORS * error)
