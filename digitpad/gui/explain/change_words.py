"""Sensitivity and robustness as text: changes to digits and their effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale

from digitpad.collection.sample import NOT_A_DIGIT
from digitpad.evaluation.changes import RANGES, Change
from digitpad.evaluation.robustness import RobustnessRow, summary
from digitpad.evaluation.sensitivity import (
    Finding,
    Limit,
    Sensitivity,
    Sweep,
    answer,
    limits_of,
)
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
NAMES: Final[dict[Change, Phrase]] = {
    "shift": QT_TRANSLATE_NOOP("changes", "shift"),
    "scale": QT_TRANSLATE_NOOP("changes", "size"),
    "rotation": QT_TRANSLATE_NOOP("changes", "rotation"),
    "slant": QT_TRANSLATE_NOOP("changes", "slant"),
    "pen width": QT_TRANSLATE_NOOP("changes", "pen width"),
    "noise": QT_TRANSLATE_NOOP("changes", "noise"),
}
"""Names of changes within a sentence."""


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


def sensitivity_words(
    found: Sensitivity, *, is_colour: bool = False, meant: str | None = None
) -> tuple[str, str]:
    """Return a headline and details that answer the question “Is it me or the model?”.

    ``is_colour``: a picture, which is not handwriting. ``meant``: the correct label, if known.
    """
    headline, said = _found_words(found, is_colour=is_colour)
    is_asked = found.kind is not Finding.NOTHING and not is_colour
    return headline, _spaced(said, _meant_words(found, meant) if is_asked else "")


def _found_words(found: Sensitivity, *, is_colour: bool) -> tuple[str, str]:
    match found.kind:
        case Finding.NOTHING if is_colour:
            return tr("Nothing to see"), tr("The picture is of one colour only.")
        case Finding.NOTHING:
            return tr("Nothing drawn yet"), tr(
                "Draw a digit. Here you see how far it can be changed until it is read as "
                "something else."
            )
        case Finding.NOT_A_DIGIT:
            return tr("Not a digit to this model"), _not_a_digit_words(found)
        case Finding.STEADY:
            return tr("The answer holds"), _steady_words(found)
        case Finding.WEAK_SPOT:
            headline = tr("Read as {digit}, but not for long").format(digit=found.label)
            return headline, _weak_words(found)
        case Finding.BRITTLE:
            limits = _of_different_changes([one for one in found.limits if one.is_small])
            words = tr("It is sure of {digit}, yet small changes alter the answer: {list}.")
            headline = tr("Read as {digit}, and easily thrown off").format(digit=found.label)
            return headline, words.format(digit=named(found.label), list=_listed(limits))
        case Finding.BETWEEN:
            return _between_words(found)


def sweep_words(sweep: Sweep) -> str:
    """Return the range of one change over which the answer stays the same."""
    plain = answer(sweep.plain)
    said = tr("no digit") if plain is None else plain
    limits = limits_of(sweep)
    if not limits:
        return tr("{digit} all along").format(digit=said)
    low = next((one.kept for one in limits if one.direction < 0), sweep.amounts[0])
    high = next((one.kept for one in limits if one.direction > 0), sweep.amounts[-1])
    if low == high:
        return tr("{digit} only unchanged").format(digit=said)
    first, last = amount_words(sweep.change, low), amount_words(sweep.change, high)
    return tr("{digit} from {first} to {last}").format(digit=said, first=first, last=last)


def limit_words(limit: Limit) -> str:
    """Return the change that alters the answer, and the new answer: “turned right by … → 1”."""
    if limit.becomes is None:
        return tr("{change} → no digit").format(change=_condition(limit))
    return tr("{change} → {digit}").format(change=_condition(limit), digit=limit.becomes)


def named(label: str | None) -> str:
    return tr("no digit") if label is None else label


def _listed(limits: Sequence[Limit]) -> str:
    """Return the first two limits, separated by semicolons as they contain commas."""
    return "; ".join(limit_words(limit) for limit in limits[:2])


def done_words(changes: Sequence[Change]) -> str:
    """Return changes as a list: “shift, size, and rotation”."""
    return QLocale().createSeparatedList([tr(NAMES[change]) for change in changes])


def report_words(rows: Sequence[RobustnessRow], images: str) -> str:
    """Summarise the rows; ``images`` says what was tested, such as "test digits of MNIST"."""
    if not rows:
        return tr("Nothing was measured.")
    count = number(rows[0].n)
    found = summary(rows)
    if found is None:
        words = tr("Measured on the first {count} {images}; not all changes yet.")
        return words.format(count=count, images=images)
    weak, strong = found.weakest, found.strongest
    return tr(
        "Unchanged, {plain} of the first {count} {images} are read correctly. Most harmful: "
        "{weakest} ({least} at {weak_amount}). Least harmful: {strongest} ({most} at "
        "{strong_amount})."
    ).format(
        plain=in_percent(found.plain.accuracy, 1),
        count=count,
        images=images,
        weakest=tr(NAMES[weak.change]),
        least=in_percent(weak.accuracy, 1),
        weak_amount=amount_words(weak.change, weak.amount),
        strongest=tr(NAMES[strong.change]),
        most=in_percent(strong.accuracy, 1),
        strong_amount=amount_words(strong.change, strong.amount),
    )


def why_no_report(model: Model | None) -> str:
    """Return why there can be no report about a model, "" if there can."""
    if model is None:
        return no_model_words()
    info = model.info
    if info.architecture.reconstructs:
        words = tr("{model} is an autoencoder. The report is for models that read digits.")
    elif info.preprocessing.from_drawing is None:
        words = tr("{model} reads {what}. The report is for models that read digits.")
    elif tuple(info.classes) != DIGITS:
        words = tr("{model} reads no digits. The report is for models that read digits.")
    else:
        return ""
    return words.format(model=info.name, what=tr(info.preprocessing.reads))


def _steady_words(found: Sensitivity) -> str:
    pen = [limit for limit in found.limits if limit.change != "noise"]
    if pen:
        words = tr("Stays {digit} except under strong changes: {list}.")
        said = words.format(digit=named(found.label), list=limit_words(pen[0]))
    else:
        words = tr("Stays {digit} under all of these changes: {list}.")
        said = words.format(digit=named(found.label), list=done_words(found.kept))
    return _spaced(said, _noise_words(found, is_alone=not pen))


def _weak_words(found: Sensitivity) -> str:
    near = [limit for limit in found.limits if limit.is_near and limit.change != "noise"]
    kept = [change for change in found.kept if change != "noise"]
    words = tr("Stays {digit} under small changes. Weak spot: {list}.")
    if kept:
        words = tr("Stays {digit} under these changes: {kept}. Weak spot: {list}.")
    listed = _listed(_of_different_changes(near))
    said = words.format(digit=named(found.label), kept=done_words(kept), list=listed)
    return _spaced(said, _noise_words(found))


def _meant_words(found: Sensitivity, meant: str | None) -> str:
    """Return whose mistake it is, which depends on what the writer meant."""
    is_weak = found.kind in (Finding.WEAK_SPOT, Finding.BRITTLE)
    if meant is None:
        if is_weak:
            words = tr(
                "If you meant {digit}, that is a weak spot of the model; if not, it misreads this."
            )
            return words.format(digit=named(found.label))
        return {
            Finding.STEADY: tr(
                "If you meant another one, this model does not know your way of writing it."
            ),
            Finding.NOT_A_DIGIT: tr(
                "If it is one, this model does not know your way of writing it."
            ),
        }.get(found.kind, "")
    if meant == (found.label or NOT_A_DIGIT):
        words = tr("You meant {digit}, and so does the model.")
        if is_weak:
            words = tr("You meant {digit}: that is a weak spot of the model.")
        elif found.kind is Finding.BETWEEN:
            words = tr("You meant {digit}: to be unsure of it is a weak spot of the model.")
    elif meant != NOT_A_DIGIT and found.kind in (
        Finding.STEADY,
        Finding.NOT_A_DIGIT,
    ):
        words = tr("You meant {digit}: this model does not know your way of writing it.")
    else:
        words = tr("You meant {digit}: the model misreads this.")
    return words.format(digit=named(None if meant == NOT_A_DIGIT else meant))


def _between_words(found: Sensitivity) -> tuple[str, str]:
    small = [limit for limit in found.limits if limit.is_small and limit.change != "noise"]
    first = named(found.label)
    if found.other is None:
        headline = tr("Hardly a digit")
        words = tr(
            "The model is undecided whether this is {first} or no digit, and small changes do not "
            "alter that."
        )
        if small:
            words = tr(
                "The model is undecided whether this is {first} or no digit. Even small changes "
                "alter the answer: {change}."
            )
    else:
        headline = tr("Between {first} and {second}").format(first=first, second=found.other)
        words = tr(
            "The model is undecided between {first} and {second}, and small changes do not alter "
            "that."
        )
        if small:
            words = tr(
                "The model is undecided between {first} and {second}. Even small changes alter "
                "the answer: {change}."
            )
    change = limit_words(small[0]) if small else ""
    return headline, words.format(first=first, second=found.other, change=change)


def _not_a_digit_words(found: Sensitivity) -> str:
    pen = [limit for limit in found.limits if limit.change != "noise"]
    if pen:
        return tr("Not read as a digit unless it is changed: {list}.").format(
            list=limit_words(pen[0])
        )
    return tr(
        "Not read as a digit under any of these changes: {list}. The curves show only what it "
        "would be most like if it were one."
    ).format(list=done_words(found.kept))


def _noise_words(found: Sensitivity, *, is_alone: bool = False) -> str:
    """Return the effect of noise, either alone or beside other changes that alter the answer."""
    noise = next((limit for limit in found.limits if limit.change == "noise"), None)
    if noise is None:
        return ""
    if noise.kept and not noise.lasts:
        words = tr("Noise of {amount} alters the answer, too.")
        if is_alone:
            words = tr("Only noise, as of {amount}, alters the answer.")
        return words.format(amount=amount_words("noise", noise.lost))
    if noise.kept and is_alone:
        words = tr("Only noise of more than {amount} alters the answer.")
    elif noise.kept:
        words = tr("Noise of more than {amount} alters the answer, too.")
    elif is_alone:
        words = tr("Only noise, even of {amount}, alters the answer.")
    else:
        words = tr("Noise of only {amount} alters the answer, too.")
    return words.format(amount=amount_words("noise", noise.kept or noise.lost))


def _of_different_changes(limits: Sequence[Limit]) -> list[Limit]:
    firsts: dict[Change, Limit] = {}
    for limit in limits:
        firsts.setdefault(limit.change, limit)
    return list(firsts.values())


def _condition(limit: Limit) -> str:
    """Return the change to a page that alters its answer."""
    is_first = limit.kept == RANGES[limit.change].identity
    if not (is_first or limit.lasts):
        # The answer changed at this amount only; at larger ones it is another.
        words, amount = _at(limit.change)[limit.direction > 0], limit.lost
    elif is_first:
        words, amount = _by_only(limit.change)[limit.direction > 0], limit.lost
    else:
        words, amount = _by_more_than(limit.change)[limit.direction > 0], limit.kept
    if limit.change == "scale":
        off = amount - 1 if is_first else amount
        return words.format(amount=in_percent(abs(off), 0))
    if limit.change == "noise":
        return words.format(amount=amount_words("noise", amount))
    unit = "shift" if limit.change == "pen width" else limit.change
    return words.format(amount=amount_words(unit, abs(amount)))


Sides = tuple[str, str]
"""Phrases for a change to the left or to less, and to the right or to more."""


def _by_only(change: Change) -> Sides:
    return {
        "shift": (tr("moved left by only {amount}"), tr("moved right by only {amount}")),
        "scale": (tr("only {amount} smaller"), tr("only {amount} larger")),
        "rotation": (tr("turned left by only {amount}"), tr("turned right by only {amount}")),
        "slant": (tr("slanted left by only {amount}"), tr("slanted right by only {amount}")),
        "pen width": (
            tr("with a line only {amount} thinner"),
            tr("with a line only {amount} thicker"),
        ),
        "noise": (tr("with only {amount} of noise"), tr("with only {amount} of noise")),
    }[change]


def _by_more_than(change: Change) -> Sides:
    return {
        "shift": (tr("moved left by more than {amount}"), tr("moved right by more than {amount}")),
        "scale": (tr("reduced to less than {amount}"), tr("enlarged to more than {amount}")),
        "rotation": (
            tr("turned left by more than {amount}"),
            tr("turned right by more than {amount}"),
        ),
        "slant": (
            tr("slanted left by more than {amount}"),
            tr("slanted right by more than {amount}"),
        ),
        "pen width": (
            tr("with a line more than {amount} thinner"),
            tr("with a line more than {amount} thicker"),
        ),
        "noise": (tr("with more than {amount} of noise"), tr("with more than {amount} of noise")),
    }[change]


def _at(change: Change) -> Sides:
    return {
        "shift": (tr("moved left by {amount}"), tr("moved right by {amount}")),
        "scale": (tr("at a size of {amount}"), tr("at a size of {amount}")),
        "rotation": (tr("turned left by {amount}"), tr("turned right by {amount}")),
        "slant": (tr("slanted left by {amount}"), tr("slanted right by {amount}")),
        "pen width": (tr("with a line {amount} thinner"), tr("with a line {amount} thicker")),
        "noise": (tr("with {amount} of noise"), tr("with {amount} of noise")),
    }[change]


def _signed(amount: float, *, plus: bool = False) -> str:
    """Format a number with a true minus sign, and a plus sign if requested."""
    sign = "−" if amount < 0 else "+" if plus and amount > 0 else ""
    return f"{sign}{number(abs(amount), 'g')}"


def _spaced(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
