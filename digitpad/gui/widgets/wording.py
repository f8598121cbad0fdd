"""Readings and models as text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QKeySequence

from digitpad import words as phrases
from digitpad.data.catalogue import DATASETS
from digitpad.data.source import split_names, tested_on
from digitpad.gui.language import number, tr
from digitpad.recognise import wording
from digitpad.recognise.prediction import Prediction
from digitpad.recognise.wording import VerdictText
from digitpad.runs.record import RunRecord, default_name

if TYPE_CHECKING:
    from digitpad.modelfile import Model, ModelInfo

KEYS: Final = re.compile(r"\b(?:(?:Ctrl|Alt|Shift)\+)+\w+")
WITH_FN: Final = re.compile(r"(^|\+)(F\d+|Del|Ins)$")
"""Keys that a Mac has only with Fn, or not at all."""


def with_native_keys(text: str) -> str:
    """Write the keys in a text as this system does: Ctrl+Z is ⌘Z on a Mac."""
    return KEYS.sub(lambda key: native_key(key[0]), text)


def native_key(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def wants_fn(key: QKeySequence) -> bool:
    return bool(WITH_FN.search(key.toString()))


def in_percent(share: float, digits: int = 2) -> str:
    return tr(phrases.in_percent(share, digits))


def percent(share: float) -> str:
    """Return a certainty as text."""
    return tr(phrases.certainty(share))


def no_model_words() -> str:
    return tr("No model is open. Open one or train one.")


def unbroken(text: str) -> str:
    """Return words joined by no-break spaces, such as a number and its unit."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def counted(names: Iterable[str]) -> str:
    """Return how often each name occurs, the most frequent first: “3 × “0”, 1 × “8””."""
    counts = Counter(names).most_common()
    each = tr("{count} × “{name}”")
    return tr(phrases.joined(each.format(count=count, name=name) for name, count in counts))


def verdict_text(prediction: Prediction) -> VerdictText:
    """Return a reading as text in the window's language."""
    text = wording.verdict_text(prediction)
    return VerdictText(tr(text.headline), tr(text.why), tr(text.detail), tr(text.note), text.tone)


def why_nothing_to_ask(model: Model | None, prediction: Prediction | None) -> str:
    """Return why a reading cannot be explained, "" if only a drawing is missing."""
    if model is None:
        return no_model_words()
    if model.info.architecture.reconstructs:
        reason = tr("{model} is an autoencoder: choose a model that reads digits or pictures.")
    elif prediction is not None and prediction.is_several:
        reason = tr("There are several digits: crop the picture to one of them.")
    elif model.info.preprocessing.on_lines:
        reason = tr("{model} reads numbers on the writing line: choose one for digits or pictures.")
    else:
        reason = "" if model.info.preprocessing.from_drawing else tr("Open a picture.")
    return reason.format(model=model.info.name)


def error_words(prediction: Prediction) -> str:
    """Return the error of a reconstruction against the network's input, "" if there is none."""
    if prediction.reconstruction is None or prediction.label is None:
        return ""
    apart = (prediction.reconstruction.astype(float) - prediction.image) / 255
    error = float((apart * apart).mean())
    return tr("Mean-squared error {error}, of pixels from 0 to 1.").format(
        error=number(error, ".4f")
    )


def time_left_words(seconds: float) -> str:
    """Return a rough estimate of the time left."""
    time = phrases.duration(max(1.0, seconds), is_rough=True)
    return tr("about {time} left").format(time=tr(time))


def dataset_words(names: str) -> str:
    """Return the titles of data sets, which files list joined in one name."""
    parts = dict.fromkeys(split_names(names))
    return " + ".join(tr(DATASETS[name].title) if name in DATASETS else name for name in parts)


def run_words(run: RunRecord) -> str:
    """Return the name of a run: the user’s, else its network and data."""
    if run.name != default_name(run.config):
        return run.name
    return f"{run.config.network_name}, {dataset_words(run.config.dataset)}"


def limit_words(train: int, test: int) -> str:
    """Return that only so many images are used, "" for 0, which is all."""
    texts = [tr("{count} images only"), tr("tested on {count} only")]
    pairs = zip(texts, (train, test), strict=True)
    return " · ".join(text.format(count=number(count)) for text, count in pairs if count)


def accuracy_words(info: ModelInfo) -> str:
    """Return a model's accuracy and the data it was measured on, "" if unknown."""
    accuracy, count = info.metrics.get("accuracy"), info.metrics.get("n")
    if not isinstance(accuracy, int | float) or not isinstance(count, int) or count < 1:
        return ""
    images = tested_on(str(info.metrics.get("dataset") or info.dataset), count)
    # As many digits as the count supports.
    digits = 2 if count >= 10_000 and accuracy >= 0.995 else 1
    return tr(phrases.accuracy(accuracy, images, digits))


def model_words(info: ModelInfo) -> str:
    """Return a one-line description of a model for the status bar."""
    known = accuracy_words(info)
    return f"{info.name} · {known}" if known else info.name
