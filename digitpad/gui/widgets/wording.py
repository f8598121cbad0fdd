"""How readings and models are said in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from digitpad.data.catalogue import DATASETS
from digitpad.data.source import split_names, tested_images
from digitpad.recognise.prediction import Prediction, Verdict, certainty
from digitpad.training.duration import duration

if TYPE_CHECKING:
    from digitpad.modelfile import Model, ModelInfo

Tone = Literal["text", "warning", "muted"]
"""Names of the colours in which a verdict is painted."""
KEYS: Final = re.compile(r"\b(?:(?:Ctrl|Alt|Shift)\+)+\w+")
WITH_FN: Final = re.compile(r"(^|\+)(F\d+|Del|Ins)$")
"""Keys that a Mac has together with Fn, or not at all."""
percent: Final = certainty
"""How sure something is, as the command line says it, too."""


def tr(text: str) -> str:
    """Translate ``text``, which belongs to no widget."""
    return QCoreApplication.translate("wording", text)


def with_native_keys(text: str) -> str:
    """Return a text with its keys as this system writes them: Ctrl+Z is ⌘Z on a Mac."""
    return KEYS.sub(lambda found: native_key(found[0]), text)


def native_key(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def wants_fn(key: QKeySequence) -> bool:
    return bool(WITH_FN.search(key.toString()))


def in_percent(share: float, digits: int = 2) -> str:
    """Return a share of 0..1 in per cent; two digits are what 10,000 images can tell."""
    return f"{share * 100:.{digits}f} %"


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
        why = tr("This network gives no names, it draws again what it sees.")
        return VerdictText(tr("Drawn again"), why, tone="text")
    return VERDICTS[prediction.verdict](prediction)


def _digit(prediction: Prediction) -> VerdictText:
    sure = percent(prediction.confidence)
    why = tr("Read as {0}, at {1}.").format(prediction.label, sure)
    return VerdictText(str(prediction.label), why, detail=sure, tone="text")


def _unsure(prediction: Prediction) -> VerdictText:
    first, second = prediction.label, prediction.second
    if prediction.is_guess:
        why = tr("All answers are about as probable; {0} is ahead, at {1}.")
        return VerdictText(tr("No idea yet"), why.format(first, percent(prediction.confidence)))
    headline = tr("{0}?") if second is None else tr("{0} or {1}?")
    why = tr("It could be a {0}, at {1}, or a {2}.")
    why = why.format(first, percent(prediction.confidence), second)
    return VerdictText(headline.format(first, second), why, tone="warning")


def _not_a_digit(prediction: Prediction) -> VerdictText:
    if prediction.is_several:
        return VerdictText(
            tr("Several digits?"),
            tr("Figures stand apart here; digitpad reads one digit at a time."),
            note=tr("One digit at a time is read here. To write numbers: “123” below."),
        )
    why = tr("This does not look like any digit; the closest is {0}.").format(prediction.label)
    note = tr("{0} a digit. If it were one: most like {1} {2}.")
    # "an 8": as it is spoken.
    article = tr("an") if prediction.label == "8" else tr("a")
    note = note.format(percent(prediction.digit_score), article, prediction.label)
    return VerdictText(tr("Not a digit"), why, note=note)


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
        return tr("Open a model, or train one; then draw a digit.")
    if model.info.architecture.reconstructs:
        words = tr("{0} gives no names: choose a model that reads digits or pictures.")
    elif prediction is not None and prediction.is_several:
        words = tr("There are several digits: cut the picture down to one of them.")
    elif model.info.preprocessing.on_lines:
        words = tr("{0} reads numbers on the writing line: choose one for digits or pictures.")
    else:
        words = "" if model.info.preprocessing.from_drawing else tr("Open a picture.")
    return words.format(model.info.name)


def error_words(prediction: Prediction) -> str:
    """Return how far a reconstruction is from what the network saw, "" without one."""
    if prediction.reconstruction is None or prediction.label is None:
        return ""
    apart = (prediction.reconstruction.astype(float) - prediction.image) / 255
    error = float((apart * apart).mean())
    return tr("Mean-squared error {0}, of pixels from 0 to 1.").format(f"{error:.4f}")


def milliseconds_words(milliseconds: float) -> str:
    digits = 1 if milliseconds < 10 else 0
    return tr("{0} ms").format(f"{milliseconds:.{digits}f}")


def time_left_words(seconds: float) -> str:
    """Return how much longer something takes, about as finely as anybody can tell."""
    return tr("about {0} left").format(duration(max(1.0, seconds), is_rough=True))


def dataset_words(names: str) -> str:
    """Return data sets, joined as they are in files, by their titles."""
    parts = dict.fromkeys(split_names(names))
    titles = (DATASETS[name].title if name in DATASETS else name for name in parts)
    return " + ".join(title.partition(":")[0] for title in titles)


def accuracy_words(info: ModelInfo) -> str:
    """Return a model's accuracy with the data it was measured on, "" when that is not known."""
    accuracy, count = info.metrics.get("accuracy"), info.metrics.get("n")
    if not isinstance(accuracy, int | float) or not isinstance(count, int) or count < 1:
        return ""
    what = tested_images(str(info.metrics.get("dataset") or info.dataset))
    # As many digits as the count can tell apart.
    digits = 2 if count >= 10_000 and accuracy >= 0.995 else 1
    return tr("{0} % of {1} {2}").format(f"{accuracy * 100:.{digits}f}", f"{count:,}", what)


def model_words(info: ModelInfo) -> str:
    """Return a model in one line for the status bar."""
    known = accuracy_words(info) or info.guess
    return f"{info.name} · {known}" if known else info.name
