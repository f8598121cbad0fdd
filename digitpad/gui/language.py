"""The language of the window: the system's if there is a catalogue for it, else English.

Catalogues are in ``resources/translations``; docs/translating.md describes how to make one.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLibraryInfo, QLocale, QTranslator

from digitpad.errors import DigitpadError
from digitpad.files import resource
from digitpad.words import Filler, Phrase, Speech, message_of

ENGLISH: Final = QLocale("en_US")
MOST: Final = 2**63
"""What Qt has no whole numbers for."""
LANGUAGE: Final = "language"
VARIABLE: Final = "DIGITPAD_LANGUAGE"
"""A language to use instead of the system's, such as “de” or “pt_BR”."""
NAMES: Final = {
    "zh_TW": "繁體中文",
    "zh_CN": "简体中文",
    "ja": "日本語",
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
}
"""The languages that can be chosen, by their own names."""


def speak(application: QCoreApplication, chosen: Callable[[], str] = str) -> None:
    """Load the texts of a language, and format numbers as it does, unless that was done.

    ``chosen`` returns the one that the user chose, "" for the system's; that of the environment
    comes first.
    """
    if not application.property(LANGUAGE):
        change(application, os.environ.get(VARIABLE, "") or chosen())
    QLocale.setDefault(QLocale(application.property(LANGUAGE)))


def change(application: QCoreApplication, wanted: str) -> None:
    """Load the texts of another language, "" for the system's; windows keep what they say."""
    for catalogue in application.findChildren(QTranslator):
        application.removeTranslator(catalogue)
        catalogue.deleteLater()
    locale = _loaded(application, QLocale(wanted) if wanted else QLocale.system())
    application.setProperty(LANGUAGE, locale)
    QLocale.setDefault(QLocale(locale))


def _loaded(application: QCoreApplication, locale: QLocale) -> str:
    """Load the catalogues of a language; return the locale of the texts.

    English is always loaded, for its plurals and for texts that another catalogue lacks. Without
    another catalogue, numbers are formatted as in English, too, whatever the system's locale.
    """
    try:
        folder = str(resource("translations"))
    except DigitpadError:
        return ENGLISH.name()
    _load(application, ENGLISH, "digitpad", folder)
    name = _load(application, locale, "digitpad", folder)
    if name == "en" and locale.language() is QLocale.Language.Chinese:  # of Hong Kong, say
        usual = QLocale(locale.language(), locale.script(), QLocale.Country.AnyCountry)
        name = _load(application, usual, "digitpad", folder)
    spoken = QLocale(name)
    if spoken.language() is ENGLISH.language():
        return ENGLISH.name()
    of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _load(application, spoken, "qtbase", of_qt)
    is_general = "_" not in name and locale.language() is spoken.language()
    return (locale if is_general else spoken).name()


def tr(text: str | BaseException, comment: str = "", count: int = -1) -> str:
    """Translate a text that belongs to no widget, or an error's message.

    Literal texts have the context "", with ``count`` for “%Ln”; a ``Phrase`` brings its own.
    """
    text = message_of(text) if isinstance(text, BaseException) else text
    if not isinstance(text, Phrase):
        try:
            text.encode()
        except UnicodeEncodeError:  # it names a file by bytes that are no text to Qt
            return text
        return QCoreApplication.translate("", text, comment, count)
    several = text.values.get("n")
    count = several if isinstance(several, int) else -1
    translation = QCoreApplication.translate(text.context, text.template, "", count)
    if not text.values:
        return translation
    return Filler(tr, number).vformat(translation, (), text.values)


def without_key(text: str) -> str:
    """Return the text of a menu without the mark of its key, “&Open” or “開く(&O)”."""
    return re.sub(r"\(&.\)|&", "", text)


def verbatim(name: str) -> str:
    """Return a name for a button or menu, where a single “&” marks a key."""
    return name.replace("&", "&&")


def speech() -> Speech:
    """Return how pages are written in this language."""
    return Speech(tr, QLocale().bcp47Name())


def date_words(moment: datetime) -> str:
    """Return a date and time as the language writes it; in English so that it can be sorted."""
    if QLocale() == ENGLISH:
        return f"{moment:%Y-%m-%d %H:%M}"
    at = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return QLocale().toString(at, QLocale.FormatType.ShortFormat)


def number(value: float, form: str = ",") -> str:
    """Return a number as the language writes it; ``form``: Python's “,”, “.2f” or “g”, say."""
    sign = "−" if value < 0 else "+" if form.startswith("+") else ""
    form, here = form.lstrip("+"), QLocale()
    if not form or "," not in form:
        here.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    bare = form.replace(",", "")
    if abs(value) >= MOST:  # nobody’s figure: what a damaged file claims
        return f"{value:{form}}"
    if not bare and isinstance(value, int):
        return sign + here.toString(abs(value))
    digits = re.search(r"\.(\d+)", bare)
    kind = bare[-1:] if bare[-1:] in ("f", "g", "e") else "g"
    decimals = int(digits[1]) if digits else 6
    if kind == "f" and not round(value, decimals):
        sign = ""  # there is no “−0.0”
    return sign + here.toString(abs(float(value)), kind, decimals)


def _load(application: QCoreApplication, locale: QLocale, name: str, folder: str) -> str:
    """Load a catalogue; return its language, "en" if there is none."""
    catalogue = QTranslator(application)
    if not catalogue.load(locale, name, "_", folder) or catalogue.isEmpty():
        return "en"
    application.installTranslator(catalogue)
    return catalogue.language() or "en"
