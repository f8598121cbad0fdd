"""How readings and models are said in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtGui import QKeySequence

from digitpad.data.catalogue import DATASETS
from digitpad.data.source import split_names, tested_images
from digitpad.gui.language import number, tr
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.training.duration import duration

if TYPE_CHECKING:
    from digitpad.modelfile import Model, ModelInfo

Tone = Literal["text", "warning", "muted"]
"""Names of the colours in which a verdict is painted."""
SUREST: Final = 0.999
ROUNDED: Final = 0.995
"""From where on no decimal would round to 100 %."""
KEYS: Final = re.compile(r"\b(?:(?:Ctrl|Alt|Shift)\+)+\w+")
WITH_FN: Final = re.compile(r"(^|\+)(F\d+|Del|Ins)$")
"""Keys that a Mac has together with Fn, or not at all."""


def with_native_keys(text: str) -> str:
    """Return a text with its keys as this system writes them: Ctrl+Z is ⌘Z on a Mac."""
    return KEYS.sub(lambda found: native_key(found[0]), text)


def native_key(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def wants_fn(key: QKeySequence) -> bool:
    return bool(WITH_FN.search(key.toString()))


def in_percent(share: float, digits: int = 2) -> str:
    """Return a share of 0..1 in per cent; two digits are what 10,000 images can tell."""
    return tr("{number} %").format(number=number(share * 100, f".{digits}f"))


def percent(share: float) -> str:
    """Return how sure something is; nobody is ever surer than 99.9 %."""
    return in_percent(min(share, SUREST), 1) if share >= ROUNDED else in_percent(share, 0)


def no_model_words() -> str:
    return tr("No model is open. Open one or train one.")


def unbroken(words: str) -> str:
    """Return words that stay on one line together, such as a number and its unit."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


class VerdictText(NamedTuple):
    """A reading in words, and how they look.

    ``headline``: what it comes to; ``why``: one sentence about it, for the tooltip and for screen
    readers; ``detail``: how sure it is, "" where that says nothing; ``note``: what the bars mean
    where they are no answer.
    """

    headline: str
    why: str
    detail: str = ""
    note: str = ""
    tone: Tone = "muted"


def counted(names: Iterable[str]) -> str:
    """Return how often each name is there, the most frequent first: “3 × “0”, 1 × “8””."""
    counts = Counter(names).most_common()
    return ", ".join(f"{count} × “{name}”" for name, count in counts)


def verdict_text(prediction: Prediction) -> VerdictText:
    if prediction.label is None:
        return _nothing(prediction)
    if prediction.reconstruction is not None:
        why = tr(
            "This network is an autoencoder: it reconstructs images instead of classifying them."
        )
        return VerdictText(tr("Reconstructed"), why, tone="text")
    return VERDICTS[prediction.verdict](prediction)


def _digit(prediction: Prediction) -> VerdictText:
    sure = percent(prediction.confidence)
    why = tr("Read as {digit}, at {share}.").format(digit=prediction.label, share=sure)
    return VerdictText(str(prediction.label), why, detail=sure, tone="text")


def _unsure(prediction: Prediction) -> VerdictText:
    first, second = prediction.label, prediction.second
    if prediction.is_guess:
        why = tr("All answers are about as probable; {first} is ahead, at {share}.")
        why = why.format(first=first, share=percent(prediction.confidence))
        return VerdictText(tr("No idea yet"), why)
    headline = tr("{first}?") if second is None else tr("{first} or {second}?")
    why = tr("It could be {first}, at {share}, or {second}.")
    why = why.format(first=first, share=percent(prediction.confidence), second=second)
    return VerdictText(headline.format(first=first, second=second), why, tone="warning")


def _not_a_digit(prediction: Prediction) -> VerdictText:
    if prediction.is_several:
        return VerdictText(
            tr("Several digits?"),
            tr("Figures stand apart here; digitpad reads one digit at a time."),
            note=tr("One digit at a time is read here. To write numbers: “123” below."),
        )
    why = tr("This does not look like any digit; the closest is {digit}.")
    note = tr("{share} likely to be a digit. Closest: {digit}.")
    told = {"digit": prediction.label, "share": percent(prediction.digit_score)}
    return VerdictText(tr("Not a digit"), why.format(**told), note=note.format(**told))


def _nothing(prediction: Prediction) -> VerdictText:
    if prediction.image.ndim == 3:
        return VerdictText(tr("Nothing to see"), tr("The picture is of one colour only."))
    if prediction.image.any():
        why = tr("A dot, or hardly more: there is too little to be a digit.")
        return VerdictText(tr("Too little to read"), why)
    return VerdictText(tr("Nothing drawn"), tr("There is nothing on the canvas yet."))


VERDICTS: Final[dict[Verdict, Callable[[Prediction], VerdictText]]] = {
    Verdict.DIGIT: _digit,
    Verdict.UNSURE: _unsure,
    Verdict.NOT_A_DIGIT: _not_a_digit,
    Verdict.NOTHING: _nothing,
}


def why_nothing_to_ask(model: Model | None, prediction: Prediction | None) -> str:
    """Return why nothing can be asked about a reading, "" where only a drawing is missing."""
    if model is None:
        return no_model_words()
    if model.info.architecture.reconstructs:
        words = tr("{model} is an autoencoder: choose a model that reads digits or pictures.")
    elif prediction is not None and prediction.is_several:
        words = tr("There are several digits: cut the picture down to one of them.")
    elif model.info.preprocessing.on_lines:
        words = tr("{model} reads numbers on the writing line: choose one for digits or pictures.")
    else:
        words = "" if model.info.preprocessing.from_drawing else tr("Open a picture.")
    return words.format(model=model.info.name)


def error_words(prediction: Prediction) -> str:
    """Return how far a reconstruction is from what the network saw, "" without one."""
    if prediction.reconstruction is None or prediction.label is None:
        return ""
    apart = (prediction.reconstruction.astype(float) - prediction.image) / 255
    error = float((apart * apart).mean())
    return tr("Mean squared error {error}, of pixels from 0 to 1.").format(
        error=number(error, ".4f")
    )


def milliseconds_words(milliseconds: float) -> str:
    digits = 1 if milliseconds < 10 else 0
    return tr("{time} ms").format(time=number(milliseconds, f".{digits}f"))


def time_left_words(seconds: float) -> str:
    """Return how much longer something takes, about as finely as anybody can tell."""
    return tr("about {time} left").format(time=tr(duration(max(1.0, seconds), is_rough=True)))


def dataset_words(names: str) -> str:
    """Return data sets, joined as they are in files, by their titles."""
    parts = dict.fromkeys(split_names(names))
    return " + ".join(tr(DATASETS[name].title) if name in DATASETS else name for name in parts)


def accuracy_words(info: ModelInfo) -> str:
    """Return a model's accuracy with the data it was measured on, "" when that is not known."""
    accuracy, count = info.metrics.get("accuracy"), info.metrics.get("n")
    if not isinstance(accuracy, int | float) or not isinstance(count, int) or count < 1:
        return ""
    what = tr(tested_images(str(info.metrics.get("dataset") or info.dataset)))
    # As many digits as the count can tell apart.
    digits = 2 if count >= 10_000 and accuracy >= 0.995 else 1
    words = tr("{share} of {count} {images}")
    return words.format(share=in_percent(accuracy, digits), count=number(count), images=what)


def model_words(info: ModelInfo) -> str:
    """Return a model in one line for the status bar."""
    known = accuracy_words(info) or info.guess
    return f"{info.name} · {known}" if known else info.name
