"""The reason for an answer as text."""

from __future__ import annotations

from typing import Final

from digitpad.explain.least_change import Edit
from digitpad.explain.reason import Reason
from digitpad.explain.shape import StrokeRole, largest_part
from digitpad.gui.language import tr
from digitpad.gui.widgets.wording import percent, unbroken
from digitpad.recognise.prediction import Prediction
from digitpad.words import sentences

WORTH_SAYING: Final = 0.01
"""Least probability worth mentioning; a lower one would be rounded to none."""


def headline_words(read: Prediction) -> tuple[str, str]:
    """Return the question raised by a reading, “Why 9 and not 4?”, and its verdict.

    A guess raises no question, as it is no answer.
    """
    label, second = read.label or "", read.second or ""
    by_class = dict(zip(read.classes, read.probabilities.tolist(), strict=True))
    sentence = tr("Read as {first} ({share}); next best: {second}.")
    if by_class[second] >= WORTH_SAYING:
        sentence = tr("Read as {first} ({share}); next best: {second} ({second_share}).")
    headline = tr("Why {first} and not {second}?")
    if read.answer is None:
        headline = tr("Why is it none of these?")
        sentence = tr(
            "Taken for none of these, as it is {score} likely to be one of them. If it were: "
            "{first} ({share}), then {second}."
        )
        if read.has_digits:
            headline = tr("Why is it not a digit?")
            sentence = tr(
                "Not taken for a digit, as it is {score} likely to be one. If it were: {first} "
                "({share}), then {second}."
            )
    if read.is_guess:
        headline = tr("It has no idea yet")
        sentence = tr(
            "Nearly a guess: {first} is ahead ({share}), then comes {second} ({second_share})."
        )
    verdict = sentence.format(
        first=label,
        score=unbroken(percent(read.digit_score)),
        share=percent(by_class[label]),
        second=second,
        second_share=percent(by_class[second]),
    )
    return headline.format(first=label, second=second), verdict


def any_class_words(read: Prediction) -> str:
    """Return what a page that is refused is not: “a digit”."""
    return tr("a digit") if read.has_digits else tr("one of these")


def place_words(cell: tuple[int, int]) -> str:
    """Return a position as text: ``cell`` is its row and column, 0..2."""
    rows = (
        (tr("at the top left"), tr("at the top"), tr("at the top right")),
        (tr("at the left"), tr("in the middle"), tr("at the right")),
        (tr("at the bottom left"), tr("at the bottom"), tr("at the bottom right")),
    )
    return rows[cell[0]][cell[1]]


def reason_words(reason: Reason, read: str | None, other: str) -> str:
    """Return why it was ``read`` so, and what it would be read as otherwise.

    ``read``: None where it was refused. ``other``: the class to compare with, "" for any other.
    """
    got, sure = reason.prediction.label or "", unbroken(percent(reason.prediction.confidence))
    if read is None:
        sentence = tr("Changed as in the second picture, it would be read as {digit} ({share}).")
        if reason.prediction.answer is None:
            sentence = tr(
                "No single part decides: without the framed part the verdict would be the same."
            )
        return sentence.format(digit=got, share=sure)
    if got == read:
        sentence = tr(
            "No single part decides: without the framed part it would still be {digit} ({share})."
        )
        return sentence.format(digit=read, share=sure)
    none = tr("No small change makes it {digit}.").format(digit=other)
    rest = () if other in ("", got) else (none,)
    if not reason.speaks_for_it:
        sentence = tr(
            "Read as {answer} for its whole shape: without what is framed it would be read as "
            "{digit} ({share}), although that part alone does not speak for {answer}."
        )
        return tr(sentences(sentence.format(answer=read, digit=got, share=sure), *rest))
    without = tr("Without that ink it would be read as {digit} ({share}), not {read}.")
    if reason.changed.ndim == 3:
        without = tr("Without it, it would be read as {digit} ({share}), not {read}.")
    elif reason.role in (StrokeRole.LOOP, StrokeRole.TIE):
        without = tr("With a gap there it would be read as {digit} ({share}), not {read}.")
    then = {
        Edit.RUB_OUT: without,
        Edit.JOIN: tr("With the gap closed it would be read as {digit} ({share}), not {read}."),
        Edit.DRAW_ON: tr(
            "With the stroke continued as framed it would be read as {digit} ({share}), not {read}."
        ),
    }[reason.edit]
    parts = (
        _because(reason).format(answer=read, place=place_words(reason.place)),
        then.format(digit=got, share=sure, read=read),
    )
    return tr(sentences(*parts, *rest))


def _because(reason: Reason) -> str:
    """Return the part that the ink or the gap plays, as far as that was found."""
    if reason.changed.ndim == 3:
        return tr("Read as {answer}, because of what is framed.")
    if reason.edit is Edit.RUB_OUT:
        if reason.role is StrokeRole.NOTHING and _is_scattered(reason):
            return tr("Read as {answer}, because of what is framed.")
        causes = {
            StrokeRole.LOOP: tr("Read as {answer}, because the framed ink {place} closes a loop."),
            StrokeRole.OPENING: tr(
                "Read as {answer}, because the framed end {place} narrows an opening."
            ),
            StrokeRole.TIE: tr("Read as {answer}, because the framed ink {place} joins two parts."),
            StrokeRole.BAR: tr("Read as {answer}, because of the framed bar {place}."),
            StrokeRole.STROKE: tr("Read as {answer}, because of the framed stroke {place}."),
            StrokeRole.END: tr(
                "Read as {answer}, because of the framed end of the stroke {place}."
            ),
        }
        return causes.get(reason.role, tr("Read as {answer}, because of the framed ink {place}."))
    if reason.role is StrokeRole.LOOP:
        return tr("Read as {answer}, because a loop is open {place}, where it is framed.")
    if reason.edit is Edit.JOIN:
        return tr("Read as {answer}, because of the framed gap {place}.")
    if reason.role is StrokeRole.OPENING:
        return tr("Read as {answer}, because the opening {place} is so wide.")
    return tr("Read as {answer}, because the stroke ends so soon {place}.")


def _is_scattered(reason: Reason) -> bool:
    """Return whether the framed pixels are in more than one place."""
    where = reason.where
    return bool(where.any() and (largest_part(where) != where).any())


def changed_words(reason: Reason, read: str | None) -> tuple[str, str]:
    """Return the title of the altered picture, and the change; ``read`` is the former answer.

    None where it was refused.
    """
    got, sure = reason.prediction.label, unbroken(percent(reason.prediction.confidence))
    title = tr("Even so it would be read as {digit} ({share})")
    if got != read:
        title = tr("Then it would be read as {digit} ({share})")
    if read is None and reason.prediction.answer is None:
        title = tr("Even so the verdict would be the same")
    hint = {
        Edit.RUB_OUT: tr("The same without what is framed"),
        Edit.JOIN: tr("The same with the gap closed"),
        Edit.DRAW_ON: tr("The same with the stroke continued"),
    }
    return title.format(digit=got, share=sure), hint[reason.edit]
