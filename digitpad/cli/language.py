"""The language of the help: that of DIGITPAD_LANGUAGE or of the system, where there is one.

It is translated by ``gettext``, as typer's own words in it are, so that it needs no Qt; its
catalogues are made from the same files as those of the window (docs/translating.md).
"""

from __future__ import annotations

import gettext
import locale
import os
import sys
from contextlib import suppress
from typing import Final
from unicodedata import east_asian_width

from digitpad.errors import DigitpadError
from digitpad.files import resource

VARIABLE: Final = "DIGITPAD_LANGUAGE"
OF_SYSTEM: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


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
