"""Predictions as text, for the window and the command line alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from digitpad import wings
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.words import QT_TRANSLATE_NOOP, certainty

Tone = Literal["text", "warning", "muted"]
"""Names of the colours of a verdict."""


class VerdictText(NamedTuple):
    """A prediction as text, with its colour.

    ``headline``: the verdict; ``why``: a sentence about it, for the tooltip and for screen readers;
    ``detail``: the confidence, "" if it means nothing; ``note``: the meaning of the bars if they
    are not the answer.
    """

    headline: str
    why: str
    detail: str = ""
    note: str = ""
    tone: Tone = "muted"


def verdict_text(prediction: Prediction) -> VerdictText:
    text = _verdict_text(prediction)
    if prediction.wants_page and wings.have("PaperReader"):
        note = QT_TRANSLATE_NOOP(
            "verdicts",
            "Small in the picture? Come closer, or choose File, Read pages and tables.",
        )
        return text._replace(note=note)
    return text


def _verdict_text(prediction: Prediction) -> VerdictText:
    if prediction.label is None:
        return _nothing(prediction)
    if prediction.reconstruction is not None:
        why = QT_TRANSLATE_NOOP(
            "verdicts",
            "This network is an autoencoder: it reconstructs images instead of classifying them.",
        )
        return VerdictText(QT_TRANSLATE_NOOP("verdicts", "Reconstructed"), why, tone="text")
    return VERDICTS[prediction.verdict](prediction)


def verdict_line(prediction: Prediction) -> str:
    """Return a prediction as one line, starting with the verdict."""
    label, second = prediction.label, prediction.second
    sure, verdict = certainty(prediction.confidence), prediction.verdict.value
    if prediction.reconstruction is not None:
        return QT_TRANSLATE_NOOP(
            "verdicts",
            "not named: the model is an autoencoder, which “digitpad reconstruct” shows",
        )
    if label is None or prediction.verdict is Verdict.NOTHING:
        return Verdict.NOTHING.value
    if prediction.is_several:
        several = QT_TRANSLATE_NOOP(
            "verdicts", "{verdict} (several digits? Only one can be read at a time)"
        )
        return several.filled(verdict=verdict)
    if prediction.verdict is Verdict.NOT_A_DIGIT:
        score = certainty(prediction.digit_score)
        if not prediction.has_digits:
            verdict = "none of these"
            return f"{verdict} (score {score}; most like {label})"
        article = "an" if label == "8" else "a"
        return f"{verdict} (digit score {score}; most like {article} {label})"
    if prediction.verdict is Verdict.DIGIT:
        return f"{label} ({sure} sure)"
    return f"{verdict}: {label} ({sure})" + (f", or {second}" if second else "")


def _digit(prediction: Prediction) -> VerdictText:
    sure = certainty(prediction.confidence)
    why = QT_TRANSLATE_NOOP("verdicts", "Read as {digit}, at {share}.")
    why = why.filled(digit=prediction.label, share=sure)
    return VerdictText(str(prediction.label), why, detail=sure, tone="text")


def _unsure(prediction: Prediction) -> VerdictText:
    first, second = prediction.label, prediction.second
    sure = certainty(prediction.confidence)
    if prediction.is_guess:
        why = QT_TRANSLATE_NOOP(
            "verdicts", "All answers are about as probable; {first} is ahead, at {share}."
        )
        headline = QT_TRANSLATE_NOOP("verdicts", "No idea yet")
        return VerdictText(headline, why.filled(first=first, share=sure))
    headline = (
        QT_TRANSLATE_NOOP("verdicts", "{first}?")
        if second is None
        else QT_TRANSLATE_NOOP("verdicts", "{first} or {second}?")
    )
    why = QT_TRANSLATE_NOOP("verdicts", "It could be {first}, at {share}, or {second}.")
    return VerdictText(
        headline.filled(first=first, second=second),
        why.filled(first=first, share=sure, second=second),
        tone="warning",
    )


def _not_a_digit(prediction: Prediction) -> VerdictText:
    if prediction.is_several:
        return VerdictText(
            QT_TRANSLATE_NOOP("verdicts", "Several digits?"),
            QT_TRANSLATE_NOOP(
                "verdicts", "Figures stand apart here; digitpad reads one digit at a time."
            ),
            note=QT_TRANSLATE_NOOP("verdicts", "One digit at a time is read here."),
        )
    if not prediction.has_digits:
        why = QT_TRANSLATE_NOOP(
            "verdicts", "This looks like none of the classes; the closest is {label}."
        )
        note = QT_TRANSLATE_NOOP(
            "verdicts", "{share} likely to be one of them. The bars: which one, if it were."
        )
        known = {"label": prediction.label, "share": certainty(prediction.digit_score)}
        headline = QT_TRANSLATE_NOOP("verdicts", "None of these")
        return VerdictText(headline, why.filled(**known), note=note.filled(**known))
    why = QT_TRANSLATE_NOOP(
        "verdicts", "This does not look like any digit; the closest is {digit}."
    )
    note = QT_TRANSLATE_NOOP(
        "verdicts", "{share} likely to be a digit. The bars: which one, if it were."
    )
    return VerdictText(
        QT_TRANSLATE_NOOP("verdicts", "Not a digit"),
        why.filled(digit=prediction.label),
        note=note.filled(share=certainty(prediction.digit_score)),
    )


def _nothing(prediction: Prediction) -> VerdictText:
    if prediction.picture.ndim == 3:
        return VerdictText(
            QT_TRANSLATE_NOOP("verdicts", "Nothing to see"),
            QT_TRANSLATE_NOOP("verdicts", "The picture is of one colour only."),
        )
    if prediction.picture.any():
        return VerdictText(
            QT_TRANSLATE_NOOP("verdicts", "Too little to read"),
            QT_TRANSLATE_NOOP(
                "verdicts", "A dot, or hardly more: there is too little to be a digit."
            ),
        )
    return VerdictText(
        QT_TRANSLATE_NOOP("verdicts", "Nothing drawn"),
        QT_TRANSLATE_NOOP("verdicts", "There is nothing on the canvas yet."),
    )


VERDICTS: Final[dict[Verdict, Callable[[Prediction], VerdictText]]] = {
    Verdict.DIGIT: _digit,
    Verdict.UNSURE: _unsure,
    Verdict.NOT_A_DIGIT: _not_a_digit,
    Verdict.NOTHING: _nothing,
}
