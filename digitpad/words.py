"""Marking of texts for translation, without Qt; translations are made in the window.

The core writes English. Texts that users may see are marked together with their values, so that
the window (``gui.language.tr``) can translate them; the command line prints them as they are.
Qt's ``lupdate`` recognises the marks by the name of the function. Shares, accuracies and
durations are formatted here, too, as all front ends show them.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from string import Formatter
from typing import Final, NamedTuple

PLURAL: Final = re.compile(r"\((s|es)\)")
"""Plural endings in English texts: “image(s)”."""


CLAUSE: Final = "clause"
"""Format of a placeholder for a sentence within a sentence, which loses its full stop."""
SUREST: Final = 0.999
ROUNDED: Final = 0.995
"""Share from which percentages get a decimal, so as not to be rounded to 100 %."""
UNKNOWN: Final = "–"


class Phrase(str):
    """An English text with what is needed to translate it.

    ``context`` and ``template`` identify it in a catalogue; ``values`` are filled into its
    placeholders: texts, numbers, or other phrases and errors, which are translated in turn; ``n``
    is the number for “%Ln” and its plural.
    """

    context: str
    template: str
    values: Mapping[str, object]

    def __format__(self, form: str) -> str:
        return self.rstrip(".") if form == CLAUSE else super().__format__(form)

    def filled(self, **values: object) -> Phrase:
        """Return the text with ``values`` filled into its placeholders."""
        return _words(self.context, self.template, values)


def QT_TRANSLATE_NOOP(context: str, text: str, _comment: str = "", _plural: int = 0) -> Phrase:
    """Mark ``text`` as one that a user may see, for translators of ``context``.

    A text with “%Ln” is marked with two more arguments, "" and 1, so that lupdate asks for plurals.
    """
    return _words(context, text, {})


class Speech(NamedTuple):
    """The language of pages written by the core; by default English.

    ``say`` translates a text into ``language``, given as HTML's code for it.
    """

    say: Callable[[str], str] = str
    language: str = "en"


ENGLISH: Final = Speech()


class Filler(Formatter):
    """Fills the places of a translated text: ``say`` translates words, ``number`` writes figures.

    ``number`` gets a value and a Python format, such as “,” or “.2f”.
    """

    def __init__(
        self, say: Callable[[str | BaseException], str], number: Callable[[float, str], str]
    ) -> None:
        self._say, self._number = say, number

    def format_field(self, value: object, form: str) -> str:
        if isinstance(value, Phrase | BaseException):
            text = self._say(value)
            return text.rstrip(".。") if form == CLAUSE else text
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self._number(value, form)
        return str(super().format_field(value, form))


def figure(value: float, form: str = ",") -> Phrase:
    """Return a number by itself, which the window localises; ``form``: a Python format."""
    return _words("", f"{{number:{form}}}", {"number": value})


def in_percent(share: float, digits: int = 2) -> str:
    """Format a share of 0..1 as a percentage, ``UNKNOWN`` if it is not finite.

    Two decimals are the resolution of 10,000 images.
    """
    if not math.isfinite(share):
        return UNKNOWN
    number = figure(100 * float(share), f".{digits}f")
    return QT_TRANSLATE_NOOP("units", "{number} %").filled(number=number)


def certainty(share: float) -> str:
    """Format a confidence, at most 99.9 %, as no reading is ever certain."""
    return in_percent(min(share, SUREST), 1) if share >= ROUNDED else in_percent(share, 0)


def accuracy(share: float, images: str, digits: int = 2) -> Phrase:
    """Format an accuracy of 0..1; ``images``: the test images, as text."""
    words = QT_TRANSLATE_NOOP("units", "{share} of {images}")
    return words.filled(share=in_percent(share, digits), images=images)


def duration(seconds: float, *, is_rough: bool = False) -> str:
    """Return a duration as “42 s”, “12 min 5 s” or “2 h 44 min”; “…” if it is not finite.

    ``is_rough``: it is an estimate, so round it: “25 min”, “2 h 40 min”.
    """
    if not math.isfinite(seconds):
        return "…"
    whole = max(0, round(seconds))
    if whole < 60:
        return QT_TRANSLATE_NOOP("units", "{seconds} s").filled(seconds=whole)
    minutes, rest = divmod(round(whole / 60) * 60 if is_rough or whole >= 3600 else whole, 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        words = QT_TRANSLATE_NOOP("units", "{hours} h {minutes} min")
        return words.filled(hours=hours, minutes=minutes // 10 * 10 if is_rough else minutes)
    if rest:
        return QT_TRANSLATE_NOOP("units", "{minutes} min {seconds} s").filled(
            minutes=minutes, seconds=rest
        )
    return QT_TRANSLATE_NOOP("units", "{minutes} min").filled(minutes=minutes)


def milliseconds(duration: float) -> Phrase:
    digits = 1 if duration < 10 else 0
    words = QT_TRANSLATE_NOOP("units", "{time} ms")
    return words.filled(time=figure(duration, f".{digits}f"))


def joined(items: Iterable[str], pair: Phrase | None = None) -> str:
    """Join words as a language does; each of them is translated.

    ``pair``: a place for ``some`` and one for the next ``item``, by default with a comma between.
    """
    pair = pair or QT_TRANSLATE_NOOP("units", "{some}, {item}")
    every = iter(items)

    def both(some: str, item: str) -> str:
        return pair.filled(some=some, item=item)

    return reduce(both, every, next(every, ""))


def in_turn(items: Iterable[str]) -> str:
    """Join parts that have commas themselves."""
    return joined(items, QT_TRANSLATE_NOOP("units", "{some}; {item}"))


def sentences(*texts: str) -> str:
    """Join sentences, leaving out empty ones."""
    return joined(filter(None, texts), QT_TRANSLATE_NOOP("units", "{some} {item}"))


def labelled(name: str, what: str) -> Phrase:
    return QT_TRANSLATE_NOOP("units", "{name}: {what}").filled(name=name, what=what)


def in_quotes(text: str) -> Phrase:
    return QT_TRANSLATE_NOOP("units", "“{text}”").filled(text=text)


def message_of(error: BaseException) -> str:
    """Return the message of an error, as the ``Phrase`` it was raised with if there is one."""
    first = error.args[0] if len(error.args) == 1 else None
    return first if isinstance(first, Phrase) else str(error)


def clause(error: BaseException) -> Phrase:
    """Return the message of an error as a clause, without its full stop."""
    words = message_of(error)
    found = words if isinstance(words, Phrase) else _words("", words, {})
    return _words("", f"{{words:{CLAUSE}}}", {"words": found})


def _words(context: str, template: str, values: Mapping[str, object]) -> Phrase:
    text = template
    count = values.get("n")
    if isinstance(count, int):
        text = PLURAL.sub("" if count == 1 else r"\1", text).replace("%Ln", f"{count:,}")
    made = Phrase(text.format(**values) if values else text)
    made.context, made.template, made.values = context, template, values
    return made
