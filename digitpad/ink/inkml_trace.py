"""Parses the text of an InkML trace.

Most files contain plain numbers, "x y, x y, …", which take a fast path. The full notation also
has differences (``'`` first, ``"`` second, ``!`` back to explicit), ``*`` for "as before", hex
numbers and values without a space before a sign.
Format: https://www.w3.org/TR/InkML/, section "trace".
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.words import QT_TRANSLATE_NOOP

Points = npt.NDArray[np.float64]

LARGEST: Final = 1e12
"""Beyond any unit of length; keeps sums and differences of coordinates finite."""
PLAIN: Final = re.compile(r"[-+.,0-9eE\s]*")
MAX_POINT_LENGTH: Final = 10_000
BLOCK: Final = 1 << 20
"""Characters of a trace that are split at once, since each number becomes an object."""
# At most one run of white space in each place, so that a mismatch is found without backtracking.
VALUE: Final = re.compile(
    r"\s*(?:(?P<mode>['\"!])\s*)?"
    r"(?P<value>[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|-?#[0-9A-Fa-f]{1,12}|[*?TF])"
)


class Channels(NamedTuple):
    """The positions of x and y among the values of a point, and their signs."""

    x: int = 0
    y: int = 1
    x_sign: int = 1
    y_sign: int = 1


def decode_trace(text: str, channels: Channels) -> Points:
    """Return the points of a trace: float64 (n, 2), x and y in the file's units, y down.

    Raises ``InkError`` with a clause that follows "in its trace number 7".
    """
    text = text.strip().removesuffix(",")
    is_plain = PLAIN.fullmatch(text) is not None
    tracks, pieces, start = (_Track(), _Track()), [np.empty((0, 2))], 0
    while start < len(text):
        stop = text.find(",", start + BLOCK)
        block = text[start : stop if stop > 0 else None].split(",")
        points = _plain_points(block, channels) if is_plain else None
        if points is None:
            points = _any_points(block, channels, tracks, before=sum(map(len, pieces)))
        if not (np.abs(points) <= LARGEST).all():
            raise InkError(QT_TRANSLATE_NOOP("errors", "a coordinate is too large"))
        pieces.append(points)
        start = stop + 1 if stop > 0 else len(text)
    return np.concatenate(pieces) * (channels.x_sign, channels.y_sign)


def _plain_points(block: list[str], channels: Channels) -> Points | None:
    """Return the points of texts that are all plain numbers, otherwise None."""
    values = [point.split() for point in block]
    width = len(values[0])
    if width <= max(channels.x, channels.y) or any(len(point) != width for point in values):
        return None
    try:
        numbers = [float(number) for point in values for number in point]
    except ValueError:  # "3-5" is two values
        return None
    return np.array(numbers).reshape(-1, width)[:, [channels.x, channels.y]]


def _any_points(
    block: list[str], channels: Channels, tracks: tuple[_Track, _Track], before: int
) -> Points:
    """Return the points of texts in the full notation; ``before``: number of earlier points."""
    points = []
    for number, piece in enumerate(block, start=before + 1):
        values = _values(piece, number)
        if len(values) <= max(channels.x, channels.y):
            raise InkError(
                QT_TRANSLATE_NOOP("errors", "point {number:,} has too few values").filled(
                    number=number
                )
            )
        pairs = (values[channels.x], values[channels.y])
        point = [track.next(*pair) for track, pair in zip(tracks, pairs, strict=True)]
        if None in point:
            raise InkError(
                QT_TRANSLATE_NOOP("errors", "point {number:,} has no x or no y").filled(
                    number=number
                )
            )
        points.append(point)
    return np.array(points, dtype=np.float64)


def _values(piece: str, number: int) -> list[tuple[str, str]]:
    """Return the (mode, value) pairs of one point's text."""
    values = []
    position = 0
    piece = piece.rstrip()
    if len(piece) > MAX_POINT_LENGTH:
        raise InkError(
            QT_TRANSLATE_NOOP("errors", "point {number:,} is longer than any").filled(number=number)
        )
    while position < len(piece):
        match = VALUE.match(piece, position)
        if match is None:
            rest = piece[position:].strip()
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors", "point {number:,} has “{found:.20}” where a number should be"
                ).filled(number=number, found=" ".join(rest[:80].split()))
            )
        values.append((match["mode"] or "", match["value"]))
        position = match.end()
    return values


class _Track:
    """The state of a channel within a trace: its mode, last value and last differences."""

    def __init__(self) -> None:
        self._mode = "!"
        self._value: float | None = None
        self._first = 0.0
        self._second = 0.0

    def next(self, mode: str, text: str) -> float | None:
        """Return the channel's next value, or None if it has none."""
        self._mode = mode or self._mode
        if text in "?TF":
            return None
        number = None if text == "*" else _number(text)
        if self._mode == "!":
            if number is not None:
                self._first = 0.0 if self._value is None else number - self._value
                self._value = number
            return self._value
        if self._mode == "'":
            self._first = self._first if number is None else number
        else:
            self._second = self._second if number is None else number
            self._first += self._second
        if self._value is not None:
            self._value += self._first
        return self._value


def _number(text: str) -> float:
    sign, mark, digits = text.rpartition("#")
    return float(int(sign + digits, 16) if mark else text)
