"""The language of help and failures: that of DIGITPAD_LANGUAGE or of the system, if there is one.

Both are translated by ``gettext``, as typer's own words in the help are, so that they need no Qt;
the catalogues are made from the same files as those of the window (docs/translating.md).
"""

from __future__ import annotations

import gettext
import locale
import os
import re
import sys
from contextlib import suppress
from typing import Final
from unicodedata import east_asian_width

from digitpad.errors import DigitpadError
from digitpad.files import resource
from digitpad.words import QT_TRANSLATE_NOOP, Filler, Phrase, message_of

VARIABLE: Final = "DIGITPAD_LANGUAGE"
OF_SYSTEM: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

OF_TYPER: Final = (
    QT_TRANSLATE_NOOP("errors", "No such option: {option} (Possible options: {options})"),
    QT_TRANSLATE_NOOP("errors", "No such option: {option}"),
    QT_TRANSLATE_NOOP("errors", "Option {option} requires an argument"),
    QT_TRANSLATE_NOOP("errors", "Option {option} does not take a value"),
    QT_TRANSLATE_NOOP("errors", "Missing option {option}"),
    QT_TRANSLATE_NOOP("errors", "Missing argument {argument}"),
    QT_TRANSLATE_NOOP("errors", "Invalid value for {option}: {why}"),
    QT_TRANSLATE_NOOP("errors", "it must be a whole number"),
    QT_TRANSLATE_NOOP("errors", "it must be a number"),
    QT_TRANSLATE_NOOP("errors", "Got unexpected extra argument(s) ({arguments})"),
    QT_TRANSLATE_NOOP("errors", "No such command {command}. Did you mean {other}?"),
    QT_TRANSLATE_NOOP("errors", "No such command {command}"),
    QT_TRANSLATE_NOOP("errors", "Missing command"),
)
"""What typer says of wrong usage, without full stops; ``recognised`` finds it again."""
FIGURE: Final = QT_TRANSLATE_NOOP("units", "12,345.6")
"""As each language’s catalogue writes it, so that others can be written like it."""


def speak() -> None:
    """Say what follows in the user's language."""
    wanted = os.environ.get(VARIABLE, "")
    if not wanted and sys.platform == "win32" and not any(map(os.environ.get, OF_SYSTEM)):
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        wanted = locale.windows_locale.get(number, "")
    if wanted:
        os.environ["LANGUAGE"] = wanted
    with suppress(DigitpadError):
        gettext.bindtextdomain("messages", str(resource("translations")))


def said(text: str | None) -> str:
    """Return a text of the help in the language that is spoken."""
    return gettext.gettext(text) if text else ""


def said_in_paragraphs(text: str | None) -> str:
    paragraphs = (" ".join(one.split()) for one in (text or "").split("\n\n"))
    return "\n\n".join(map(said, paragraphs))


def is_wide() -> bool:
    """Return whether the language's letters take two columns of a terminal each."""
    return any(east_asian_width(letter) == "W" for letter in said("Usage:"))


def in_words(text: str | BaseException) -> str:
    """Return a text of the core, or what an error says, in the user's language."""
    speak()
    return _translated(text)


def recognised(message: str) -> Phrase | str:
    """Return a message of typer's as a text that can be translated, or as it is if unknown."""
    for words in OF_TYPER:
        pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(words))
        if found := re.fullmatch(pattern, message):
            return words.filled(
                **{name: recognised(text) for name, text in found.groupdict().items()}
            )
    return message


def _translated(text: str | BaseException) -> str:
    text = message_of(text) if isinstance(text, BaseException) else text
    if not isinstance(text, Phrase) or "n" in text.values:
        return str(text)
    form = gettext.pgettext(text.context, text.template)
    return Filler(_translated, _number).vformat(form, (), text.values) if text.values else form


def _number(value: float, form: str) -> str:
    pattern = _translated(FIGURE)
    return f"{value:{form}}".translate({ord(","): pattern[2], ord("."): pattern[-2]})
