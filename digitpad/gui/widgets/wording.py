"""How readings and models are said in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from digitpad.data.source import split_names
from digitpad.recognise.prediction import Prediction, Verdict

if TYPE_CHECKING:
    from digitpad.modelfile import ModelInfo

DATASET_WORDS: Final = {
    "mnist": "MNIST test digits",
    "handwriting": "generated test digits",
    "fashion-mnist": "Fashion-MNIST test pictures",
    "kmnist": "KMNIST test characters",
    "cifar10": "CIFAR-10 test pictures",
}


def tr(text: str) -> str:
    """Translate ``text``, which belongs to no widget."""
    return QCoreApplication.translate("wording", text)


def percent(share: float) -> str:
    """Return a share of 0..1 in per cent; nobody is ever surer than 99.9 %."""
    if share >= 0.995:
        return f"{min(share * 100, 99.9):.1f} %"
    return f"{share * 100:.0f} %"


def verdict_words(prediction: Prediction) -> tuple[str, str]:
    """Return what a reading comes to, and how sure it is ("" where that says nothing)."""
    if prediction.reconstruction is not None and prediction.label is not None:
        return tr("Drawn again"), ""
    if prediction.verdict is Verdict.NOTHING or prediction.label is None:
        return _nothing_words(prediction), ""
    if prediction.is_several:
        return tr("Several digits?"), ""
    if prediction.verdict is Verdict.NOT_A_DIGIT:
        return tr("Not a digit"), ""
    if prediction.verdict is Verdict.UNSURE:
        if prediction.second is None:
            return tr("{0}?").format(prediction.label), ""
        return tr("{0} or {1}?").format(prediction.label, prediction.second), ""
    return prediction.label, percent(prediction.confidence)


def not_a_digit_note(prediction: Prediction) -> str:
    """Return what the bars mean where nothing was read as any class, "" for another verdict."""
    if prediction.verdict is not Verdict.NOT_A_DIGIT or prediction.label is None:
        return ""
    if prediction.is_several:
        return tr("Draw one digit at a time.")
    words = tr("{0} a digit. If it were one: most like {1} {2}.")
    # "an 8": as it is spoken.
    article = tr("an") if prediction.label == "8" else tr("a")
    return words.format(percent(prediction.digit_score), article, prediction.label)


def verdict_explained(prediction: Prediction) -> str:
    """Return one sentence about the verdict, for the tooltip and for screen readers."""
    if prediction.verdict is Verdict.NOTHING or prediction.label is None:
        if is_colour(prediction):
            return tr("The picture is of one colour only.")
        if prediction.image.any():
            return tr("A dot, or hardly more: there is too little to be a digit.")
        return tr("There is nothing on the canvas yet.")
    if prediction.reconstruction is not None:
        return tr("This network gives no names, it draws again what it sees.")
    if prediction.is_several:
        return tr("Figures stand side by side here; digitpad reads one digit at a time.")
    if prediction.verdict is Verdict.NOT_A_DIGIT:
        return tr("This does not look like any digit; the closest is {0}.").format(prediction.label)
    if prediction.verdict is Verdict.UNSURE:
        return tr("It could be a {0}, at {1}, or a {2}.").format(
            prediction.label, percent(prediction.confidence), prediction.second
        )
    return tr("Read as {0}, at {1}.").format(prediction.label, percent(prediction.confidence))


def _nothing_words(prediction: Prediction) -> str:
    if is_colour(prediction):
        return tr("Nothing to see")
    return tr("Too little to read") if prediction.image.any() else tr("Nothing drawn")


def is_colour(prediction: Prediction) -> bool:
    """Return whether it was a colour picture that was read."""
    return prediction.image.ndim == 3


def error_words(prediction: Prediction) -> str:
    """Return how far a reconstruction is from what the network saw, "" without one."""
    if prediction.reconstruction is None or prediction.label is None:
        return ""
    apart = (prediction.reconstruction.astype(float) - prediction.image) / 255
    error = float((apart * apart).mean())
    return tr("Mean-squared error {0}, of pixels from 0 to 1.").format(f"{error:.4f}")


def milliseconds_words(milliseconds: float) -> str:
    """Return how long a reading took."""
    digits = 1 if milliseconds < 10 else 0
    return tr("{0} ms").format(f"{milliseconds:.{digits}f}")


def accuracy_words(info: ModelInfo) -> str:
    """Return a model's accuracy with the data it was measured on, "" when that is not known."""
    accuracy, count = info.metrics.get("accuracy"), info.metrics.get("n")
    if not isinstance(accuracy, int | float) or not isinstance(count, int) or count < 1:
        return ""
    dataset = str(info.metrics.get("dataset") or info.dataset)
    what = DATASET_WORDS.get(split_names(dataset)[0], tr("test images"))
    # As many digits as the count can tell apart.
    digits = 2 if count >= 10_000 and accuracy >= 0.995 else 1
    return tr("{0} % of {1} {2}").format(f"{accuracy * 100:.{digits}f}", f"{count:,}", what)


def model_words(info: ModelInfo) -> str:
    """Return a model in one line for the status bar."""
    accuracy = accuracy_words(info)
    return f"{info.name} · {accuracy}" if accuracy else info.name
