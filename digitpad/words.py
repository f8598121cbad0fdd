"""Texts that are found by translators, and put into words by the window: marked here without Qt.

The core writes English. What a user may see is marked, with what is put into its places, so that
the window (``gui.language.tr``) can say the same in another language; the command line prints it
as it is. Qt's ``lupdate`` finds the marks by the function's name. Figures that all of them give
are worded here, too: shares, accuracies and durations.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Final, NamedTuple

PLURAL: Final = re.compile(r"\((s|es)\)")
"""What words end in where they are several: “image(s)”."""


CLAUSE: Final = "clause"
"""The form of a place for a whole sentence: it loses its full stop."""
SUREST: Final = 0.999
ROUNDED: Final = 0.995
"""From where on no decimal would round to 100 %."""
UNKNOWN: Final = "–"


class Phrase(str):
    """An English text that knows where its translations are.

    ``context`` and ``template`` are what a catalogue knows it by; ``values`` stand in its places:
    texts, numbers, or other words and errors, which are translated in their turn; ``n`` is the
    number for “%Ln” and its plural.
    """

    context: str
    template: str
    values: Mapping[str, object]

    def __format__(self, form: str) -> str:
        return self.rstrip(".") if form == CLAUSE else super().__format__(form)

    def filled(self, **values: object) -> Phrase:
        """Return the text with ``values`` in its places."""
        return _words(self.context, self.template, values)


def QT_TRANSLATE_NOOP(context: str, text: str, _comment: str = "", _plural: int = 0) -> Phrase:
    """Return ``text``, marked as one that a user may see, for translators of ``context``.

    One with “%Ln” is marked with two more arguments, "" and 1: so lupdate asks for its plurals.
    """
    return _words(context, text, {})


class Speech(NamedTuple):
    """How pages that the core writes are put into words; without the window they are English.

    ``say`` puts a text into the ``language``, which HTML knows by that name.
    """

    say: Callable[[str], str] = str
    language: str = "en"


ENGLISH: Final = Speech()


def figure(value: float, form: str = ",") -> Phrase:
    """Return a number alone, which the window writes as its language does; ``form``: Python's."""
    return _words("", f"{{number:{form}}}", {"number": value})


def in_percent(share: float, digits: int = 2) -> str:
    """Return a share of 0..1 in per cent, ``UNKNOWN`` if it is not finite.

    Two digits are what 10,000 images can tell.
    """
    if not math.isfinite(share):
        return UNKNOWN
    number = figure(100 * float(share), f".{digits}f")
    return QT_TRANSLATE_NOOP("units", "{number} %").filled(number=number)


def certainty(share: float) -> str:
    """Return how sure something is; no one is ever surer than 99.9 %."""
    return in_percent(min(share, SUREST), 1) if share >= ROUNDED else in_percent(share, 0)


def accuracy(share: float, images: str, digits: int = 2) -> Phrase:
    """Return an accuracy of 0..1; ``images``: what it was measured on, as text."""
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


def joined(items: Iterable[str], separator: str = ", ") -> str:
    """Return a list of words, each of which is translated."""
    pair = QT_TRANSLATE_NOOP("", "{items}{separator}{item}")
    every = iter(items)

    def both(some: str, item: str) -> str:
        return pair.filled(items=some, separator=separator, item=item)

    return reduce(both, every, next(every, ""))


def said(error: BaseException) -> str:
    """Return what an error says, as the ``Phrase`` that it was raised with where there are any."""
    first = error.args[0] if len(error.args) == 1 else None
    return first if isinstance(first, Phrase) else str(error)


def clause(error: BaseException) -> Phrase:
    """Return what an error says as a part of a sentence, without its full stop."""
    words = said(error)
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
