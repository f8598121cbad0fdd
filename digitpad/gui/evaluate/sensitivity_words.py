"""How changes to a page, and what they alter, are said in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from digitpad.evaluation.changes import RANGES, Change
from digitpad.evaluation.finding import Finding, Kind, Limit, limits_of
from digitpad.evaluation.sensitivity import Way, answer


def tr(text: str) -> str:
    """Translate ``text``, which belongs to no widget."""
    return QCoreApplication.translate("finding_words", text)


def change_title(change: Change) -> str:
    """Return the heading of a change."""
    return {
        "shift": tr("Moved"),
        "scale": tr("Smaller, larger"),
        "rotation": tr("Turned"),
        "slant": tr("Slanted"),
        "pen width": tr("Thinner, thicker"),
        "noise": tr("Noise"),
    }[change]


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


def finding_words(finding: Finding, *, is_picture: bool = False) -> tuple[str, str]:
    """Return the headline and what is behind it, for somebody who asks: me or the model?"""
    page = tr("picture") if is_picture else tr("drawing")
    match finding.kind:
        case Kind.NOTHING:
            return tr("Nothing drawn yet"), tr(
                "Draw a digit. Here you see how far it can be changed until it is read as "
                "something else."
            )
        case Kind.NOT_A_DIGIT:
            return tr("Not a digit to this model"), _not_a_digit_words(finding)
        case Kind.STEADY:
            return tr("The answer holds"), _steady_words(finding)
        case Kind.WEAK_SPOT:
            return tr("It is the model: it has a weak spot"), _weak_words(finding)
        case Kind.BRITTLE:
            limits = _of_different_changes([one for one in finding.limits if one.is_small])
            words = tr("It is sure of {0}, yet small changes alter the answer: {1}.")
            listed = joined([limit_words(limit) for limit in limits[:2]], tr("and"))
            headline = tr("It is the model: it is easily thrown off")
            return headline, words.format(named(finding.label), listed)
        case Kind.BETWEEN:
            return _between_words(finding, page)


def way_words(way: Way) -> str:
    """Return how far the answer holds along one change."""
    plain = answer(way.readings[way.place])
    said = tr("no digit") if plain is None else plain
    limits = limits_of(way)
    if not limits:
        return tr("{0} all along").format(said)
    low = next((one.kept for one in limits if one.direction < 0), way.amounts[0])
    high = next((one.kept for one in limits if one.direction > 0), way.amounts[-1])
    if low == high:
        return tr("{0} only unchanged").format(said)
    first, last = amount_words(way.change, low), amount_words(way.change, high)
    return tr("{0} from {1} to {2}").format(said, first, last)


def limit_words(limit: Limit) -> str:
    """Return under which change the answer is lost, and what it becomes."""
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
    words: dict[Change, str] = {
        "shift": tr("moved"),
        "scale": tr("scaled"),
        "rotation": tr("turned"),
        "slant": tr("slanted"),
        "pen width": tr("drawn with another pen"),
        "noise": tr("covered with noise"),
    }
    return joined([words[change] for change in changes], tr("or"))


def _steady_words(finding: Finding) -> str:
    pen = [limit for limit in finding.limits if limit.change != "noise"]
    if pen:
        words = tr("It stays {0} unless it is changed strongly: {1}.")
        said = words.format(named(finding.label), limit_words(pen[0]))
    else:
        said = tr("It stays {0} however it is {1}.").format(
            named(finding.label), done_words(finding.kept)
        )
    meant = tr("If you meant another one, this model does not know your way of writing it.")
    return _spaced(said, _noise_words(finding, is_alone=not pen), meant)


def _weak_words(finding: Finding) -> str:
    near = [limit for limit in finding.limits if limit.is_near and limit.change != "noise"]
    listed = joined([limit_words(limit) for limit in _of_different_changes(near)[:2]], tr("and"))
    kept = [change for change in finding.kept if change != "noise"]
    if kept:
        begin = tr("It stays {0} however it is {1};").format(named(finding.label), done_words(kept))
    else:
        begin = tr("It stays {0} under small changes;").format(named(finding.label))
    return _spaced(begin, tr("{0}: the model’s weak spot.").format(listed), _noise_words(finding))


def _between_words(finding: Finding, page: str) -> tuple[str, str]:
    small = [limit for limit in finding.limits if limit.is_small and limit.change != "noise"]
    first = finding.label or ""
    if finding.other is None:
        headline = tr("It is the {0}: hardly a digit").format(page)
        both = tr("between {0} and no digit at all").format(named(first))
    else:
        headline = tr("It is the {0}: between {1} and {2}").format(page, first, finding.other)
        both = tr("between {0} and {1}").format(named(first), named(finding.other))
    if not small:
        words = tr("The model hesitates, and changing the {0} a little does not alter that: it is")
        return headline, tr("{0} {1}.").format(words.format(page), both)
    words = tr("Even small changes alter the answer: {0}. The {1} itself is {2}.")
    return headline, words.format(limit_words(small[0]), page, both)


def _not_a_digit_words(finding: Finding) -> str:
    pen = [limit for limit in finding.limits if limit.change != "noise"]
    meant = tr("If it is one, this model does not know your way of writing it.")
    if not pen:
        said = tr("It is not taken for a digit, however it is {0}.")
        curves = tr("The curves show only what it would be most like if it were one.")
        return _spaced(said.format(done_words(finding.kept)), curves, meant)
    words = tr("It is not taken for a digit as it is; {0}.").format(limit_words(pen[0]))
    return _spaced(words, meant)


def _noise_words(finding: Finding, *, is_alone: bool = False) -> str:
    """Return what noise does, where nothing else alters the answer or where something does."""
    noise = next((limit for limit in finding.limits if limit.change == "noise"), None)
    if noise is None:
        return ""
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
    """Return the nearest limit of each change."""
    firsts: dict[Change, Limit] = {}
    for limit in limits:
        firsts.setdefault(limit.change, limit)
    return list(firsts.values())


def _condition(limit: Limit) -> str:
    """Return what must be done to a page for its answer to change."""
    is_first = limit.kept == RANGES[limit.change].none
    amount = limit.lost if is_first else limit.kept
    is_right = limit.direction > 0
    size = f"{abs(amount):g}"
    match limit.change:
        case "shift":
            words = tr("moved by only {0} px") if is_first else tr("moved more than {0} px")
            return _to_the_side(words.format(size), is_right=is_right)
        case "rotation":
            words = tr("turned by only {0}°") if is_first else tr("turned more than {0}°")
            return _to_the_side(words.format(size), is_right=is_right)
        case "slant":
            words = tr("slanted by only {0}°") if is_first else tr("slanted more than {0}°")
            return _to_the_side(words.format(size), is_right=is_right)
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


def _to_the_side(words: str, *, is_right: bool) -> str:
    return (tr("{0} to the right") if is_right else tr("{0} to the left")).format(words)


def _signed(amount: float, *, plus: bool = False) -> str:
    """Return a number with a real minus sign, and with a plus sign where that is wanted."""
    sign = "−" if amount < 0 else "+" if plus and amount > 0 else ""
    return f"{sign}{abs(amount):g}"


def _spaced(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
