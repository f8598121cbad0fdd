"""How changes to digits, and what they alter, are said in words: sensitivity and robustness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
from digitpad.gui.widgets.wording import in_percent, tr
from digitpad.modelfile import Model
from digitpad.models.architecture import DIGITS

WORDS: Final[dict[Change, tuple[str, str, str, str]]] = {
    "shift": ("Moved", "moved", "Moving them", "moving them"),
    "scale": ("Scaled", "scaled", "Another size", "another size"),
    "rotation": ("Turned", "turned", "Turning them", "turning them"),
    "slant": ("Slanted", "slanted", "Slanting them", "slanting them"),
    "pen width": ("Thickened", "drawn with another pen", "Another pen", "another pen"),
    "noise": ("Noise", "covered with noise", "Noise", "noise"),
}
"""What a change is called, what it does to a page, what costs at first and within a sentence."""


def change_title(change: Change) -> str:
    return tr(WORDS[change][0])


def amount_words(change: Change, amount: float) -> str:
    """Return an amount with its unit, short enough for an axis."""
    match change:
        case "shift":
            return tr("{0} px").format(_signed(amount))
        case "pen width":
            return tr("{0} px").format(_signed(amount, plus=True))
        case "scale" | "noise":
            return tr("{0} %").format(f"{amount * 100:.0f}")
        case _:
            return tr("{0}°").format(_signed(amount))


def sensitivity_words(
    found: Sensitivity,
    *,
    is_picture: bool = False,
    is_colour: bool = False,
    meant: str | None = None,
) -> tuple[str, str]:
    """Return the headline and what is behind it, for somebody who asks: me or the model?

    ``is_colour``: a picture that nobody wrote. ``meant``: what it is, None while nobody said so.
    """
    headline, said = _found_words(found, is_picture=is_picture, is_colour=is_colour)
    is_asked = found.kind is not Finding.NOTHING and not is_colour
    return headline, _spaced(said, _meant_words(found, meant) if is_asked else "")


def _found_words(found: Sensitivity, *, is_picture: bool, is_colour: bool) -> tuple[str, str]:
    page = tr("picture") if is_picture else tr("drawing")
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
            return tr("Read as {0}, but not for long").format(found.label), _weak_words(found)
        case Finding.BRITTLE:
            limits = _of_different_changes([one for one in found.limits if one.is_small])
            words = tr("It is sure of {0}, yet small changes alter the answer: {1}.")
            listed = joined([limit_words(limit) for limit in limits[:2]], tr("and"))
            headline = tr("Read as {0}, and easily thrown off").format(found.label)
            return headline, words.format(named(found.label), listed)
        case Finding.BETWEEN:
            return _between_words(found, page)


def sweep_words(sweep: Sweep) -> str:
    """Return how far the answer holds along one change."""
    plain = answer(sweep.plain)
    said = tr("no digit") if plain is None else plain
    limits = limits_of(sweep)
    if not limits:
        return tr("{0} all along").format(said)
    low = next((one.kept for one in limits if one.direction < 0), sweep.amounts[0])
    high = next((one.kept for one in limits if one.direction > 0), sweep.amounts[-1])
    if low == high:
        return tr("{0} only unchanged").format(said)
    first, last = amount_words(sweep.change, low), amount_words(sweep.change, high)
    return tr("{0} from {1} to {2}").format(said, first, last)


def limit_words(limit: Limit) -> str:
    if limit.becomes is None:
        return tr("{0} it is no longer taken for a digit").format(_condition(limit))
    return tr("{0} it is read as {1}").format(_condition(limit), named(limit.becomes))


def named(label: str | None) -> str:
    """Return a class with its article."""
    if label is None:
        return tr("no digit at all")
    # "an 8", "an 11", "an A": as they are spoken.
    starts_spoken_vowel = label[:1] in "8AEFHILMNORSXaeiou" or label == "11"
    return (tr("an {0}") if starts_spoken_vowel else tr("a {0}")).format(label)


def joined(parts: Sequence[str], word: str) -> str:
    """Return parts as a list: "moved, scaled or turned"."""
    if len(parts) < 2:
        return "".join(parts)
    return tr("{0} {1} {2}").format(", ".join(parts[:-1]), word, parts[-1])


def done_words(changes: Sequence[Change]) -> str:
    """Return what is done to a page by some changes: "moved, scaled or turned"."""
    return joined([tr(WORDS[change][1]) for change in changes], tr("or"))


def report_words(rows: Sequence[RobustnessRow], what: str) -> str:
    """Return what the rows come to; ``what`` they were measured on: "test digits of MNIST"."""
    if not rows:
        return tr("Nothing was measured.")
    measured = tr("{0} {1}").format(f"{rows[0].n:,}", what)
    found = summary(rows)
    if found is None:
        return tr("Measured on the first {0}; not all changes yet.").format(measured)
    words = tr("Of the first {0} it reads {1} right as they are. {2}, {3}.")
    weak, strong = found.weakest, found.strongest
    most, least = (
        (in_percent(one.accuracy, 1), amount_words(one.change, one.amount))
        for one in (weak, strong)
    )
    costs = tr("{0} costs most: {1} at {2}").format(tr(WORDS[weak.change][2]), *most)
    little = tr("{0} least: {1} at {2}").format(tr(WORDS[strong.change][3]), *least)
    return words.format(measured, in_percent(found.plain.accuracy, 1), costs, little)


def why_no_report(model: Model | None) -> str:
    """Return why no report can be made about a model, "" where it can."""
    if model is None:
        return tr("There is no model yet. Open one, or train one.")
    info = model.info
    if info.architecture.reconstructs:
        words = tr("{0} gives no names: it draws again what it sees.")
    elif info.preprocessing.from_drawing is None:
        words = tr("{0} reads {1}.")
    elif tuple(info.classes) != DIGITS:
        words = tr("{0} reads other things than digits.")
    else:
        return ""
    hint = tr("The report is for models that read digits: choose one of those.")
    return f"{words.format(info.name, info.preprocessing.reads)} {hint}"


def _steady_words(found: Sensitivity) -> str:
    pen = [limit for limit in found.limits if limit.change != "noise"]
    if pen:
        words = tr("It stays {0} unless it is changed strongly: {1}.")
        said = words.format(named(found.label), limit_words(pen[0]))
    else:
        said = tr("It stays {0} however it is {1}.").format(
            named(found.label), done_words(found.kept)
        )
    return _spaced(said, _noise_words(found, is_alone=not pen))


def _weak_words(found: Sensitivity) -> str:
    near = [limit for limit in found.limits if limit.is_near and limit.change != "noise"]
    listed = joined([limit_words(limit) for limit in _of_different_changes(near)[:2]], tr("and"))
    kept = [change for change in found.kept if change != "noise"]
    if kept:
        begin = tr("It stays {0} however it is {1};").format(named(found.label), done_words(kept))
    else:
        begin = tr("It stays {0} under small changes;").format(named(found.label))
    return _spaced(begin, tr("{0}.").format(listed), _noise_words(found))


def _meant_words(found: Sensitivity, meant: str | None) -> str:
    """Return whose matter it is: only the writer knows what was meant."""
    is_weak = found.kind in (Finding.WEAK_SPOT, Finding.BRITTLE)
    if meant is None:
        if is_weak:
            words = tr(
                "If you meant {0}, that is a weak spot of the model; if not, it misreads this."
            )
            return words.format(named(found.label))
        return {
            Finding.STEADY: tr(
                "If you meant another one, this model does not know your way of writing it."
            ),
            Finding.NOT_A_DIGIT: tr(
                "If it is one, this model does not know your way of writing it."
            ),
        }.get(found.kind, "")
    if meant == (found.label or NOT_A_DIGIT):
        words = tr("You meant {0}, and so does the model.")
        if is_weak:
            words = tr("You meant {0}: that is a weak spot of the model.")
        elif found.kind is Finding.BETWEEN:
            words = tr("You meant {0}: to be unsure of it is a weak spot of the model.")
    elif meant != NOT_A_DIGIT and found.kind in (
        Finding.STEADY,
        Finding.NOT_A_DIGIT,
    ):
        words = tr("You meant {0}: this model does not know your way of writing it.")
    else:
        words = tr("You meant {0}: the model misreads this.")
    return words.format(named(None if meant == NOT_A_DIGIT else meant))


def _between_words(found: Sensitivity, page: str) -> tuple[str, str]:
    small = [limit for limit in found.limits if limit.is_small and limit.change != "noise"]
    first = found.label or ""
    if found.other is None:
        headline = tr("Hardly a digit")
        both = tr("between {0} and no digit at all").format(named(first))
    else:
        headline = tr("Between {0} and {1}").format(first, found.other)
        both = tr("between {0} and {1}").format(named(first), named(found.other))
    if not small:
        words = tr("To this model the {0} is {1}, and changing it a little does not alter that.")
        return headline, words.format(page, both)
    words = tr("Even small changes alter the answer: {0}. To this model the {1} is {2}.")
    return headline, words.format(limit_words(small[0]), page, both)


def _not_a_digit_words(found: Sensitivity) -> str:
    pen = [limit for limit in found.limits if limit.change != "noise"]
    if not pen:
        said = tr("It is not taken for a digit, however it is {0}.")
        curves = tr("The curves show only what it would be most like if it were one.")
        return _spaced(said.format(done_words(found.kept)), curves)
    return tr("It is not taken for a digit as it is; {0}.").format(limit_words(pen[0]))


def _noise_words(found: Sensitivity, *, is_alone: bool = False) -> str:
    """Return what noise does, where nothing else alters the answer or where something does."""
    noise = next((limit for limit in found.limits if limit.change == "noise"), None)
    if noise is None:
        return ""
    if noise.kept and not noise.lasts:
        words = tr("Noise of {0} alters the answer, too.")
        if is_alone:
            words = tr("Only noise, as of {0}, alters the answer.")
        return words.format(amount_words("noise", noise.lost))
    if noise.kept and is_alone:
        words = tr("Only noise of more than {0} alters the answer.")
    elif noise.kept:
        words = tr("Noise of more than {0} alters the answer, too.")
    elif is_alone:
        words = tr("Only noise, even of {0}, alters the answer.")
    else:
        words = tr("Noise of only {0} alters the answer, too.")
    return words.format(amount_words("noise", noise.kept or noise.lost))


def _of_different_changes(limits: Sequence[Limit]) -> list[Limit]:
    firsts: dict[Change, Limit] = {}
    for limit in limits:
        firsts.setdefault(limit.change, limit)
    return list(firsts.values())


def _condition(limit: Limit) -> str:
    """Return what must be done to a page for its answer to change."""
    is_first = limit.kept == RANGES[limit.change].none
    if not (is_first or limit.lasts):
        return _at(limit)
    amount = limit.lost if is_first else limit.kept
    is_right = limit.direction > 0
    size = f"{abs(amount):g}"
    match limit.change:
        case "shift" | "rotation" | "slant":
            words = tr("{0} by only {1}") if is_first else tr("{0} more than {1}")
            side = tr("{0} to the right") if is_right else tr("{0} to the left")
            by = amount_words(limit.change, abs(amount))
            return side.format(words.format(done_words([limit.change]), by))
        case "scale":
            if is_first:
                words = tr("only {0} % larger") if is_right else tr("only {0} % smaller")
                return words.format(f"{abs(amount - 1) * 100:.0f}")
            words = tr("larger than {0} %") if is_right else tr("smaller than {0} %")
            return words.format(f"{amount * 100:.0f}")
        case "pen width":
            if is_first:
                words = tr("with a line only {0} px thicker")
                return (words if is_right else tr("with a line only {0} px thinner")).format(size)
            words = tr("with a line more than {0} px thicker")
            return (words if is_right else tr("with a line more than {0} px thinner")).format(size)
        case "noise":
            words = tr("with only {0} of noise") if is_first else tr("with more than {0} of noise")
            return words.format(amount_words("noise", amount))


def _at(limit: Limit) -> str:
    """Return the one amount at which the answer was seen to change; farther on it is another."""
    by = amount_words(limit.change, limit.lost)
    match limit.change:
        case "shift" | "rotation" | "slant":
            by = amount_words(limit.change, abs(limit.lost))
            side = (
                tr("{0} by {1} to the right")
                if limit.direction > 0
                else tr("{0} by {1} to the left")
            )
            return side.format(done_words([limit.change]), by)
        case "scale":
            return tr("at a size of {0}").format(by)
        case "pen width":
            is_right = limit.direction > 0
            words = (
                tr("with a line {0} px thicker") if is_right else tr("with a line {0} px thinner")
            )
            return words.format(f"{abs(limit.lost):g}")
        case "noise":
            return tr("with {0} of noise").format(by)


def _signed(amount: float, *, plus: bool = False) -> str:
    """Return a number with a real minus sign, and with a plus sign where that is wanted."""
    sign = "−" if amount < 0 else "+" if plus and amount > 0 else ""
    return f"{sign}{abs(amount):g}"


def _spaced(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
