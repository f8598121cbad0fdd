"""Durations as text."""

from __future__ import annotations

import math
from typing import Final

from digitpad.words import QT_TRANSLATE_NOOP

LONG_S: Final = 300.0
"""A run estimated to take longer than this announces it before it starts."""


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
