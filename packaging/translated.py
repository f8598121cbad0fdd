"""What is wrong with a translation: its places, plurals, keys or tags are not those of the text."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from string import Formatter
from typing import Final, NamedTuple

WITHOUT_LETTERS: Final = ("zh", "ja")
"""Languages in whose words no letter can be pressed with Alt: “(&F)” is added to them."""
ADDED_KEY: Final = re.compile(r"\(&[A-Z0-9]\)…?$")
LETTER: Final = re.compile(r"&(\w)")
KEYS: Final = re.compile(r"\b(?:Ctrl|Shift|Alt)\+[\w+]*")
"""Which the program writes as the system does: “Strg+Z”, “⌘Z”."""
TAG: Final = re.compile(r"</?\w[^<>]*>")
DECIMAL_COMMA: Final = ("de", "fr", "es")
ENGLISH_FIGURE: Final = re.compile(
    r"(?<![\d.,:])(?<!BY )(?<!SA )(?<!PyTorch )\d+(?:\.\d{1,2}|,\d{3})(?![\d.,])"
)
"""“99.5” or “10,000”; not “CC BY 4.0”, a version, or what is in a place for a value, as “:.1f”."""
FULL_STOPS: Final = (".", "。")


class Message(NamedTuple):
    """A text and its translation: one form, or one for each of the language's plurals.

    ``places``: where the program has it, if that is known.
    """

    context: str
    source: str
    comment: str
    is_plural: bool
    forms: tuple[str, ...]
    is_finished: bool
    places: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """What names it in a file of translations; another text has another one."""
        said = "\0".join((self.context, self.source, self.comment))
        return hashlib.sha256(said.encode()).hexdigest()[:8]

    @property
    def is_missing(self) -> bool:
        return not self.is_finished or not all(self.forms)


def faults(message: Message, language: str) -> Iterator[str]:
    """Yield what is wrong with the forms of a translated message."""
    source = message.source
    for form in message.forms:
        try:
            if _places(form) != _places(source):
                yield f"has {_places(form)} in place of {_places(source)}"
        except ValueError as error:
            yield f"cannot be filled: {error}"
        if message.is_plural and form.count("%Ln") != source.count("%Ln"):
            yield "has another %Ln"
        if TAG.findall(form) != TAG.findall(source):
            yield "has other tags"
        if _around(form) != _around(source):
            yield "begins or ends with other blanks"
        if form.count("\n") != source.count("\n"):
            yield "has another number of lines"
        if language in DECIMAL_COMMA and (found := ENGLISH_FIGURE.search(form)):
            yield f"writes {found[0]} as English does"
        if form.endswith("…") != source.endswith("…"):
            yield "ends in “…”, or no longer does"
        if source.endswith(".") and not form.endswith(FULL_STOPS):
            yield "has lost its full stop"
        if sorted(KEYS.findall(form)) != sorted(KEYS.findall(source)):
            yield "has other keys than the text, such as “Ctrl+Z”"
        letters = LETTER.findall(form)
        if len(letters) != len(LETTER.findall(source)):
            yield f"has {len(letters)} letters marked with &"
        elif letters and language.startswith(WITHOUT_LETTERS) and not ADDED_KEY.search(form):
            yield "does not end in its key, as “(&F)”"


def _places(text: str) -> list[str]:
    """Return the places for values with their forms, as “{share:.1f}”."""
    places = ((name, form) for _, name, form, _ in Formatter().parse(text) if name is not None)
    return sorted({f"{{{name}:{form}}}" if form else f"{{{name}}}" for name, form in places})


def _around(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
