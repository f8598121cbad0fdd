"""Changes to digits and their effects as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from digitpad.evaluation.changes import Change
from digitpad.evaluation.robustness import RobustnessRow, summary
from digitpad.evaluation.sensitivity import Sweep
from digitpad.gui.language import number, tr
from digitpad.gui.widgets.wording import in_percent, no_model_words
from digitpad.modelfile import Model
from digitpad.models.architecture import DIGITS
from digitpad.words import QT_TRANSLATE_NOOP, Phrase

TITLES: Final[dict[Change, Phrase]] = {
    "shift": QT_TRANSLATE_NOOP("changes", "Shift"),
    "scale": QT_TRANSLATE_NOOP("changes", "Size"),
    "rotation": QT_TRANSLATE_NOOP("changes", "Rotation"),
    "slant": QT_TRANSLATE_NOOP("changes", "Slant"),
    "pen width": QT_TRANSLATE_NOOP("changes", "Pen width"),
    "noise": QT_TRANSLATE_NOOP("changes", "Noise"),
}


def change_title(change: Change) -> str:
    return tr(TITLES[change])


def amount_words(change: Change, amount: float) -> str:
    """Return an amount with its unit, short enough for an axis."""
    match change:
        case "shift":
            return tr("{number} px").format(number=_signed(amount))
        case "pen width":
            return tr("{number} px").format(number=_signed(amount, plus=True))
        case "scale" | "noise":
            return in_percent(amount, 0)
        case _:
            return tr("{number}°").format(number=_signed(amount))


def held_words(sweep: Sweep) -> str:
    """Return the range of one change over which the answer stays the same."""
    low, high = sweep.holds()
    if low == high:
        return tr("only unchanged")
    first, last = amount_words(sweep.change, low), amount_words(sweep.change, high)
    return tr("{first} to {last}").format(first=first, last=last)


def report_facts(rows: Sequence[RobustnessRow], images: str) -> list[str]:
    """Summarise the rows; ``images`` says what was tested, such as "test digits of MNIST"."""
    extremes = summary(rows)
    if extremes is None:
        text = tr("Measured on the first {count} {images}; not all changes yet.")
        return [text.format(count=number(rows[0].n), images=images)]
    facts = (
        (tr("Unchanged: {share} of the first {count} {images} right"), extremes.plain),
        (tr("Most harmful: {change} {amount}, {share} right"), extremes.weakest),
        (tr("Least harmful: {change} {amount}, {share} right"), extremes.strongest),
    )
    return [
        fact.format(
            share=in_percent(row.accuracy, 1),
            count=number(row.n),
            images=images,
            change=change_title(row.change),
            amount=amount_words(row.change, row.amount),
        )
        for fact, row in facts
    ]


def why_no_report(model: Model | None) -> str:
    """Return why there can be no report about a model, "" if there can."""
    if model is None:
        return no_model_words()
    info = model.info
    if info.architecture.reconstructs:
        text = tr("{model} is an autoencoder. The report is for models that read digits.")
    elif info.preprocessing.from_drawing is None:
        text = tr("{model} reads {what}. The report is for models that read digits.")
    elif tuple(info.classes) != DIGITS:
        text = tr("{model} reads no digits. The report is for models that read digits.")
    else:
        return ""
    return text.format(model=info.name, what=tr(info.preprocessing.reads))


def _signed(amount: float, *, plus: bool = False) -> str:
    """Format a number, with a plus sign if requested."""
    return number(amount, "+g" if plus and amount > 0 else "g")
