"""Why an answer is no other one, in plain words."""

from __future__ import annotations

from typing import Final

from digitpad.explain.least_change import Edit
from digitpad.explain.reason import Reason
from digitpad.explain.shape import StrokeRole, largest_part
from digitpad.gui.language import tr
from digitpad.gui.widgets.wording import percent, unbroken
from digitpad.recognise.prediction import Prediction, Verdict

WORTH_SAYING: Final = 0.01
"""A lower probability would be told as none."""


def headline_words(read: Prediction) -> tuple[str, str]:
    """Return what a reading makes one ask, “Why 9 and not 4?”, and how it was read.

    Of a guess nothing is asked: it is no answer.
    """
    label, second = read.label or "", read.second or ""
    by_class = dict(zip(read.classes, read.probabilities.tolist(), strict=True))
    words = tr("Read as {0} ({1}); next best: {2}.")
    if by_class[second] >= WORTH_SAYING:
        words = tr("Read as {0} ({1}); next best: {2} ({3}).")
    if read.verdict is Verdict.NOT_A_DIGIT:
        words = tr("Not taken for a digit; it looks most like {0}, then like {2}.")
    headline = tr("Why {0} and not {1}?")
    if read.is_guess:
        headline = tr("It has no idea yet")
        words = tr("Nearly a guess: {0} is ahead ({1}), then comes {2} ({3}).")
    told = label, percent(by_class[label]), second, percent(by_class[second])
    return headline.format(label, second), words.format(*told)


def place_words(place: tuple[int, int]) -> str:
    """Return where something lies: ``place`` is its row and column, 0..2."""
    rows = (
        (tr("at the top left"), tr("at the top"), tr("at the top right")),
        (tr("at the left"), tr("in the middle"), tr("at the right")),
        (tr("at the bottom left"), tr("at the bottom"), tr("at the bottom right")),
    )
    return rows[place[0]][place[1]]


def reason_words(reason: Reason, read: str, other: str) -> str:
    """Return why it was ``read`` so, and what would be read but for that.

    ``other``: what it is to be compared with, "" for anything else.
    """
    got, sure = reason.prediction.label or "", unbroken(percent(reason.prediction.confidence))
    if got == read:
        words = tr("No single part decides: without the framed part it would still be {0} ({1}).")
        return words.format(read, sure)
    is_other = other in ("", got)
    start = tr("{0} and not {1}").format(read, got) if is_other else read
    without = tr("Without that ink it would be read as {0} ({1}), not {2}.")
    if reason.changed.ndim == 3:
        without = tr("Without it, it would be read as {0} ({1}), not {2}.")
    elif reason.does in (StrokeRole.LOOP, StrokeRole.TIE):
        without = tr("With a gap there it would be read as {0} ({1}), not {2}.")
    then = {
        Edit.RUB_OUT: without,
        Edit.JOIN: tr("With the gap closed it would be read as {0} ({1}), not {2}."),
        Edit.DRAW_ON: tr(
            "With the stroke continued as framed it would be read as {0} ({1}), not {2}."
        ),
    }[reason.doing]
    said = _because(reason).format(start, place_words(reason.place)), then.format(got, sure, read)
    none = () if is_other else (tr("No small change makes it {0}.").format(other),)
    return " ".join((*said, *none))


def _because(reason: Reason) -> str:
    """Return what the ink or the gap does, as far as that was found."""
    if reason.changed.ndim == 3 or _is_scattered(reason):
        return tr("Read as {0}, because of what is framed.")
    if reason.doing is Edit.RUB_OUT:
        words = {
            StrokeRole.LOOP: tr("Read as {0}, because the framed ink {1} closes a loop."),
            StrokeRole.OPENING: tr("Read as {0}, because the framed end {1} narrows an opening."),
            StrokeRole.TIE: tr("Read as {0}, because the framed ink {1} joins two parts."),
            StrokeRole.BAR: tr("Read as {0}, because of the framed bar {1}."),
            StrokeRole.STROKE: tr("Read as {0}, because of the framed stroke {1}."),
            StrokeRole.END: tr("Read as {0}, because of the framed end of the stroke {1}."),
        }
        return words.get(reason.does, tr("Read as {0}, because of the framed ink {1}."))
    if reason.does is StrokeRole.LOOP:
        return tr("Read as {0}, because a loop is open {1}, where it is framed.")
    if reason.doing is Edit.JOIN:
        return tr("Read as {0}, because of the framed gap {1}.")
    if reason.does is StrokeRole.OPENING:
        return tr("Read as {0}, because the opening {1} is so wide.")
    return tr("Read as {0}, because the stroke ends so soon {1}.")


def _is_scattered(reason: Reason) -> bool:
    """Return whether what is framed lies in more than one place."""
    where = reason.where
    return bool(where.any() and (largest_part(where) != where).any())


def changed_words(reason: Reason, read: str) -> tuple[str, str]:
    """Return the title of the changed picture, ``read`` as it was, and what was changed."""
    got, sure = reason.prediction.label, unbroken(percent(reason.prediction.confidence))
    title = tr("Even so it would be read as {0} ({1})")
    if got != read:
        title = tr("Then it would be read as {0} ({1})")
    hint = {
        Edit.RUB_OUT: tr("The same without what is framed"),
        Edit.JOIN: tr("The same with the gap closed"),
        Edit.DRAW_ON: tr("The same with the stroke continued"),
    }
    return title.format(got, sure), hint[reason.doing]
