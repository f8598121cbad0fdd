"""What a small plot shows, and where the names of its curves stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QColor, QImage


@dataclass(frozen=True, slots=True)
class Curve:
    """One curve: a ``name`` that is written on its highest point, a value of 0..1 per amount."""

    name: str
    values: tuple[float, ...]
    colour: QColor


@dataclass(frozen=True, slots=True, eq=False)
class Thumb:
    """An image below the amount with this place, and a word below it."""

    place: int
    image: QImage
    caption: str
    colour: QColor


@dataclass(frozen=True, slots=True, eq=False)
class PlotContent:
    """All that a plot shows.

    ``amounts``: in rising order, ``ticks`` what is written at them ("" for nothing). ``none``:
    the place of the amount that changes nothing. ``shaded``: the places over which the
    background is darker.
    """

    title: str
    remark: str
    amounts: tuple[float, ...]
    ticks: tuple[str, ...]
    none: int
    curves: tuple[Curve, ...]
    thumbs: tuple[Thumb, ...] = ()
    shaded: frozenset[int] = frozenset()


def bead_places(content: PlotContent) -> Sequence[int | None]:
    """Return where the names of the curves stand, the last curve first: at their highest point.

    None for a curve without a name, and for one that is never high enough for its name to be
    told from the others at the bottom.
    """
    places: list[int | None] = []
    for curve in reversed(content.curves):
        highest = max(curve.values, default=0.0)
        if not curve.name or highest < 0.12:
            places.append(None)
        elif curve is content.curves[0]:
            places.append(content.none if content.none < len(curve.values) else None)
        else:
            places.append(curve.values.index(highest))
    return places


def runs_of(places: Iterable[int]) -> list[tuple[int, int]]:
    """Return the first and last of each run of neighbouring places."""
    runs: list[tuple[int, int]] = []
    for place in sorted(places):
        if runs and runs[-1][1] == place - 1:
            runs[-1] = (runs[-1][0], place)
        else:
            runs.append((place, place))
    return runs
