"""What somebody says that signs are: it stays with their ink, whatever model reads the line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import compress
from typing import NamedTuple

from digitpad.ink.drawing import Drawing, Stroke
from digitpad.lines.reading import Reading, Sign


class Ink(NamedTuple):
    """A sign's strokes, and how many signs before it were read from the very same."""

    strokes: frozenset[Stroke]
    place: int


class _Correction(NamedTuple):
    """``text`` is what a sign is; ``signs`` of ``drawing`` are those among which it was last."""

    text: str
    signs: tuple[Sign, ...]
    drawing: Drawing


class Corrections:
    """Those of one line.

    One holds as long as its strokes are there. Where another model parts them otherwise, they
    and what is parted along with them are read as when the corrected sign was last seen; unless a
    stroke is among it that was written after that, for then it is another sign.
    """

    def __init__(self) -> None:
        self._said: dict[Ink, _Correction] = {}

    def say(self, drawing: Drawing, reading: Reading, number: int, text: str) -> Ink:
        """Say what a sign of a reading is, 0 being the first; return its ink."""
        ink = inks(drawing, reading.signs)[number]
        self._said.pop(ink, None)
        self._said[ink] = _Correction(text, reading.signs, drawing)
        return ink

    def take_back(self, ink: Ink) -> None:
        self._said.pop(ink, None)

    def parted(self, drawing: Drawing, reading: Reading) -> Reading:
        """Return a reading with the signs that were corrected parted as they were then."""
        signs = reading.signs
        for ink, said in self._said.items():
            if ink.strokes <= {*drawing.strokes}:
                signs = _parted(drawing, signs, ink, said)
        for ink in inks(drawing, signs):
            if ink in self._said:
                # What was written since then beside it is none of it.
                self._said[ink] = self._said[ink]._replace(signs=signs, drawing=drawing)
        return replace(reading, signs=signs)

    def texts(self, drawing: Drawing, reading: Reading) -> list[str | None]:
        """Return what each sign of a reading was said to be; None: nobody said it."""
        found = (self._said.get(ink) for ink in inks(drawing, reading.signs))
        return [None if said is None else said.text for said in found]


def inks(drawing: Drawing, signs: Iterable[Sign]) -> list[Ink]:
    """Return what each of the signs that were read in a drawing is written with."""
    found: list[Ink] = []
    for sign in signs:
        # Some are read from no stroke of their own: only the whole line tells them.
        own = _own(sign, drawing.strokes) or frozenset(drawing.strokes)
        found.append(Ink(own, sum(other.strokes == own for other in found)))
    return found


def _own(sign: Sign, strokes: tuple[Stroke, ...]) -> frozenset[Stroke]:
    return frozenset(strokes[place] for place in sign.strokes)


def _count(ink: Ink, drawing: Drawing, signs: Iterable[Sign]) -> int:
    return sum(other.strokes == ink.strokes for other in inks(drawing, signs))


def _parted(
    drawing: Drawing, signs: tuple[Sign, ...], ink: Ink, said: _Correction
) -> tuple[Sign, ...]:
    """Return ``signs``, with those in a corrected one's place as they were when it was said."""
    drawn = said.drawing
    if not signs or _count(ink, drawing, signs) == _count(ink, drawn, said.signs):
        return signs
    now = [_own(sign, drawing.strokes) for sign in signs]
    then = [_own(sign, drawn.strokes) for sign in said.signs]
    # All that hangs together with it, then or now.
    area, before = ink.strokes, frozenset[Stroke]()
    while area != before:
        before = area
        area = area.union(*(own for own in (*now, *then) if own & area))
    if not area <= {*drawn.strokes} & {*drawing.strokes}:
        return signs
    number_of = {stroke: number for number, stroke in enumerate(drawing.strokes)}
    # What is read from no stroke belongs to the whole.
    is_all = area == {*drawn.strokes}
    restored = [
        replace(sign, strokes=tuple(sorted(number_of[stroke] for stroke in own)))
        for sign, own in zip(said.signs, then, strict=True)
        if own & area or is_all
    ]
    stays = [not own & area for own in now]
    first = stays.index(False)
    return (*signs[:first], *restored, *compress(signs[first:], stays[first:]))
