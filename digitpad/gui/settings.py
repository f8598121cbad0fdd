"""What the window remembers from one start to the next.

The settings are in an INI file in the user's settings folder, on every system; damaged ones count
as not set.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final, Generic, TypeVar, cast

from PySide6.QtCore import QByteArray, QSettings

from digitpad.errors import DigitpadError
from digitpad.files import config_folder, is_folder, read_bounded
from digitpad.gui.language import NAMES
from digitpad.gui.theme.colours import THEME_CHOICES, ThemeChoice
from digitpad.ink.drawing import DEFAULT_PEN_WIDTH
from digitpad.runs.archive import runs_folder

MAX_RECENT: Final = 8
PEN_WIDTHS: Final = (0.02, 0.16)
"""Thinnest and thickest pen, in canvas units."""
LINE_PEN_WIDTH: Final = 0.009
"""Of the writing line's width: that of a felt pen."""
LINE_PEN_WIDTHS: Final = (0.004, 0.024)
MAX_FILE_BYTES: Final = 1 << 20
TEXT_SIZES: Final = (100, 120, 140, 170, 200, 240)
"""Sizes of text that can be chosen, in percent of the system's."""
ESCAPE: Final = re.compile(r"\\(?:x(?P<hex>[0-9A-Fa-f]+)|(?P<octal>[0-7]+)|.)|\"", re.DOTALL)
"""What a file of settings may write in place of a letter, and the marks that Qt leaves out."""


def open_settings() -> QSettings:
    """Return the user's settings, or temporary ones if none can be stored."""
    forgetful = QSettings("", QSettings.Format.IniFormat)
    try:
        path = config_folder() / "digitpad.ini"
    except DigitpadError:
        return forgetful
    if os.path.lexists(path) and not _is_harmless(path):
        try:
            path.replace(path.with_suffix(".ini.refused"))
        except OSError:
            return forgetful
    with suppress(OSError):
        path.touch(mode=0o600)  # Qt would let everybody read it
    return QSettings(str(path), QSettings.Format.IniFormat)


def _is_harmless(path: Path) -> bool:
    """Return whether Qt may open a settings file: it blocks on pipes and unpickles variants.

    A pickle can run any code; our settings are texts, lists of texts and bytes.
    """
    try:
        text = read_bounded(path, MAX_FILE_BYTES).decode("latin-1")
    except DigitpadError:
        return False
    plain = ESCAPE.sub(_unescaped, text)
    return "@Variant(" not in plain and "PyObjectWrapper" not in plain


def _unescaped(match: re.Match[str]) -> str:
    code = int(match["hex"], 16) if match["hex"] else int(match["octal"] or "0", 8)
    return chr(code & 0xFF) if code else ""


Choice = TypeVar("Choice", bool, int, str, ThemeChoice)


class OneOf(Generic[Choice]):
    """A setting that is one of ``choices``; the first one by default."""

    def __init__(self, key: str, *choices: Choice) -> None:
        self._key = key
        self._choices: tuple[Choice, ...] = choices

    def __get__(self, settings: Settings, _owner: type[Settings]) -> Choice:
        # A file holds texts: "true" comes back for True.
        stored = str(settings.store.value(self._key)).lower()
        choices = {str(choice).lower(): choice for choice in self._choices}
        return choices.get(stored, self._choices[0])

    def __set__(self, settings: Settings, choice: Choice) -> None:
        settings.store.setValue(self._key, choice)


class PenWidthSetting:
    """A setting that is the width of a pen; ``usual`` if none of ``widths`` is set."""

    def __init__(self, key: str, widths: tuple[float, float], usual: float) -> None:
        self._key = key
        self._widths = widths
        self._usual = usual

    def __get__(self, settings: Settings, _owner: type[Settings]) -> float:
        try:
            width = float(cast(str, settings.store.value(self._key, self._usual)))
        except (TypeError, ValueError):
            return self._usual
        return width if self._widths[0] <= width <= self._widths[1] else self._usual

    def __set__(self, settings: Settings, width: float) -> None:
        settings.store.setValue(self._key, f"{width:.4f}")


class ModelFile:
    """A setting that is the path of a model, None if it is not set."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __get__(self, settings: Settings, _owner: type[Settings]) -> Path | None:
        name = settings.store.value(self._key, "")
        return Path(name) if isinstance(name, str) and name else None

    def __set__(self, settings: Settings, path: Path | None) -> None:
        settings.store.setValue(self._key, "" if path is None else str(path.absolute()))


class Settings:
    """Typed access to the window's own settings."""

    theme = OneOf[ThemeChoice]("window/theme", *THEME_CHOICES)
    pen_width = PenWidthSetting("canvas/pen_width", PEN_WIDTHS, DEFAULT_PEN_WIDTH)
    line_pen_width = PenWidthSetting("line/pen_width", LINE_PEN_WIDTHS, LINE_PEN_WIDTH)
    shows_training = OneOf("window/shows_training", True, False)
    shows_network = OneOf("window/shows_network", False, True)
    language = OneOf[str]("window/language", "", *NAMES)
    """The one that was chosen, "" for the system's."""
    text_size = OneOf[int]("window/text_size", *TEXT_SIZES)
    screen_text_size = OneOf[int]("window/full_screen_text_size", *reversed(TEXT_SIZES))
    writes_numbers = OneOf("window/writes_numbers", False, True)
    """Whether numbers are written, rather than single digits."""
    has_seen_hints = OneOf("window/has_seen_hints", False, True)
    """Whether there was a start before this one."""
    csv_separator = OneOf[str]("csv/separator", ",", ";")
    csv_has_mark = OneOf("csv/byte_order_mark", False, True)
    csv_names_doubtful = OneOf("csv/names_doubtful", False, True)

    def __init__(self, store: QSettings) -> None:
        self.store = store

    def bytes_of(self, key: str) -> QByteArray:
        """Return a saved geometry or state, empty if there is none."""
        value = self.store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def recent(self, kind: str) -> list[Path]:
        """Return the files of a kind ("model" or "drawing") opened or saved last, newest first."""
        value = self.store.value(f"recent/{kind}", [])
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list):
            return []
        return [Path(name) for name in names if isinstance(name, str) and name][:MAX_RECENT]

    def add_recent(self, kind: str, path: Path) -> None:
        path = path.absolute()
        rest = [recent for recent in self.recent(kind) if recent != path]
        self._set_recent(kind, [path, *rest])

    def forget_recent(self, kind: str, path: Path) -> None:
        self._set_recent(kind, [recent for recent in self.recent(kind) if recent != path])

    def _set_recent(self, kind: str, paths: list[Path]) -> None:
        self.store.setValue(f"recent/{kind}", [str(path) for path in paths[:MAX_RECENT]])

    model_file = ModelFile("files/model")
    """The user's model that read last, None for the shipped one."""
    paper_model = ModelFile("paper/model")
    """The same of photos of pages and tables."""

    def last_folder(self, kind: str) -> str:
        """Return the folder of the file of a kind that was opened or saved last, "" for none."""
        folders = (path.parent for path in self.recent(kind))
        return next(
            (str(folder) for folder in folders if is_folder(folder) and not _is_of_run(folder)), ""
        )


def _is_of_run(folder: Path) -> bool:
    """Whether a folder belongs to an archived run; what is saved there is deleted with the run."""
    try:
        return runs_folder() in (folder, *folder.parents)
    except DigitpadError:
        return False  # there is no folder for the user's data
