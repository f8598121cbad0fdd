"""Text of unknown origin: bounded parsing of JSON, and names made fit to be shown."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from typing import Any, Final

from digitpad.words import QT_TRANSLATE_NOOP, Phrase, in_quotes

TOO_LARGE: Final = QT_TRANSLATE_NOOP("errors", "it holds a number that is too large")
MAX_DIGITS: Final = 19
"""Longer integers cannot be sizes, and the parser would take quadratic time."""
WEB_PAGE: Final = QT_TRANSLATE_NOOP(
    "errors", "it is a web page; download the file itself, by the “raw” or “download” link"
)
STAND_INS: Final = (
    (
        b"version https://git-lfs",
        QT_TRANSLATE_NOOP(
            "errors",
            "it is a Git LFS pointer, which only names the file; fetch that with “git lfs pull”",
        ),
    ),
    (b"<!doctype html", WEB_PAGE),
    (b"<html", WEB_PAGE),
)
"""Beginnings, in small letters, of what often comes in place of a file, and what it is."""
JOINERS: Final = re.compile(
    "(?<=[^\\0-\u02ff\\s])[\u200c\u200d](?=[^\\0-\u02ff\\s])"
    "|(?<=\U0001f3f4)[\U000e0020-\U000e007e]+\U000e007f"
)
"""What joins signs of a script, or several emoji to one, and the letters in a region's flag."""


def stand_in(start: bytes) -> Phrase | None:
    """Return what a file is that came in place of the one that was wanted, None if it may be it."""
    beginning = start[:200].lstrip().lower()
    return next((kind for mark, kind in STAND_INS if beginning.startswith(mark)), None)


def parse_json(text: str | bytes, *, allows_nan: bool = False) -> Any:
    """Parse JSON of unknown origin, refusing duplicate keys, NaN, huge integers and deep nesting.

    Raises ``ValueError`` with the reason.
    """
    try:
        return json.loads(
            text,
            object_pairs_hook=_without_doubles,
            parse_constant=float if allows_nan else _refuse_constant,
            parse_float=_finite_float,
            parse_int=_short_int,
        )
    except RecursionError:
        raise ValueError(QT_TRANSLATE_NOOP("errors", "it is nested too deeply")) from None
    except json.JSONDecodeError as error:
        words = QT_TRANSLATE_NOOP("errors", "it is not JSON (character {place})")
        raise ValueError(words.filled(place=error.pos)) from None


def json_text(value: Any, default: Callable[[Any], str] | None = None) -> str:
    """Return JSON that ``parse_json`` reads; numbers that are not finite become null.

    ``default``: converts values that JSON does not support; without it they raise ``TypeError``.
    Bytes of a file name that are not UTF-8 are kept as escapes.
    """
    text = json.dumps(_plain(value), ensure_ascii=False, allow_nan=False, default=default)
    return text.encode(errors="backslashreplace").decode()


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if hasattr(value, "tolist"):  # numpy's
        return _plain(value.tolist())
    return None if isinstance(value, float) and not isfinite(value) else value


def printable(text: str, limit: int = 200) -> str:
    """Return text from a file, made safe to show on one line of a terminal."""
    if text.isprintable() and len(text) <= limit:  # the common case, and many times as fast
        return text
    joining = {place for found in JOINERS.finditer(text) for place in range(*found.span())}
    kept = "".join(
        char if char.isprintable() or place in joining else "\N{REPLACEMENT CHARACTER}"
        for place, char in enumerate(text)
    )
    return kept if len(kept) <= limit else kept[: limit - 1] + "…"


def is_printable(text: str) -> bool:
    """Return whether nothing in a text is hidden, but for what joins signs, such as emoji."""
    return JOINERS.sub("", text).isprintable()


def command_line(words: Sequence[str]) -> str:
    """Return a command as typed in this system's shell."""
    # Imported here to open the first window sooner.
    import shlex
    import subprocess

    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def quoted(name: str) -> str:
    return in_quotes(printable(name, 80))


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        counts = Counter(name for name, _ in pairs)
        words = QT_TRANSLATE_NOOP("errors", "{name} stands in it twice")
        raise ValueError(words.filled(name=quoted(counts.most_common(1)[0][0])))
    return table


def _refuse_constant(text: str) -> float:
    raise ValueError(QT_TRANSLATE_NOOP("errors", "{text} is not a number").filled(text=text))


def _finite_float(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise ValueError(TOO_LARGE)
    return value


def _short_int(text: str) -> int:
    if len(text) > MAX_DIGITS:
        raise ValueError(TOO_LARGE)
    return int(text)
