"""A user's corrections of signs. They stay with the ink, whichever model reads the line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import compress
from typing import NamedTuple

from digitpad.ink.drawing import Drawing, Stroke
from digitpad.numbers.reading import Reading, Sign


class Ink(NamedTuple):
    """The strokes of a sign; ``earlier``: how many signs before it have the same ones."""

    strokes: frozenset[Stroke]
    earlier: int


class _Correction(NamedTuple):
    """``text``: what a sign is; ``signs``, ``drawing``: those among which it was last seen."""

    text: str
    signs: tuple[Sign, ...]
    drawing: Drawing


class Corrections:
    """The corrections of one line.

    A correction holds while its strokes are there. If another model segments them differently, the
    segmentation in which the corrected sign was last seen is restored, for its strokes and all that
    hang together with them; unless a stroke written since then is among these, which makes it
    another sign.
    """

    def __init__(self) -> None:
        self._corrections: dict[Ink, _Correction] = {}

    def correct(self, drawing: Drawing, reading: Reading, number: int, text: str) -> Ink:
        """Correct sign ``number`` of a reading, counted from 0; return its ink."""
        ink = inks(drawing, reading.signs)[number]
        self._corrections.pop(ink, None)
        self._corrections[ink] = _Correction(text, reading.signs, drawing)
        return ink

    def take_back(self, ink: Ink) -> None:
        """Remove a correction, if there is one."""
        self._corrections.pop(ink, None)

    def parted(self, drawing: Drawing, reading: Reading) -> Reading:
        """Return a reading with the segmentation of the corrected signs restored."""
        signs = reading.signs
        for ink, correction in self._corrections.items():
            if ink.strokes <= {*drawing.strokes}:
                signs = _restored(drawing, signs, ink, correction)
        for ink in inks(drawing, signs):
            if ink in self._corrections:
                # Strokes written beside it since then do not belong to it.
                self._corrections[ink] = self._corrections[ink]._replace(
                    signs=signs, drawing=drawing
                )
        return replace(reading, signs=signs)

    def texts(self, drawing: Drawing, reading: Reading) -> list[str | None]:
        """Return the correction of each sign of a reading, None where there is none."""
        corrections = (self._corrections.get(ink) for ink in inks(drawing, reading.signs))
        return [None if correction is None else correction.text for correction in corrections]


def inks(drawing: Drawing, signs: Iterable[Sign]) -> list[Ink]:
    """Return the ink of each sign that was read in a drawing."""
    listed: list[Ink] = []
    for sign in signs:
        # A network for whole lines may read a sign that has no stroke of its own.
        own = _own(sign, drawing.strokes) or frozenset(drawing.strokes)
        listed.append(Ink(own, sum(before.strokes == own for before in listed)))
    return listed


def _own(sign: Sign, strokes: tuple[Stroke, ...]) -> frozenset[Stroke]:
    return frozenset(strokes[index] for index in sign.strokes)


def _count(ink: Ink, drawing: Drawing, signs: Iterable[Sign]) -> int:
    return sum(same.strokes == ink.strokes for same in inks(drawing, signs))


def _restored(
    drawing: Drawing, signs: tuple[Sign, ...], ink: Ink, correction: _Correction
) -> tuple[Sign, ...]:
    """Return ``signs``, those in the place of a corrected one as they were last seen."""
    drawn = correction.drawing
    if not signs or _count(ink, drawing, signs) == _count(ink, drawn, correction.signs):
        return signs
    now = [_own(sign, drawing.strokes) for sign in signs]
    then = [_own(sign, drawn.strokes) for sign in correction.signs]
    # All strokes that hang together with it, then or now.
    area, before = ink.strokes, frozenset[Stroke]()
    while area != before:
        before = area
        area = area.union(*(own for own in (*now, *then) if own & area))
    if not area <= {*drawn.strokes} & {*drawing.strokes}:
        return signs
    number_of = {stroke: number for number, stroke in enumerate(drawing.strokes)}
    # Signs without strokes belong to the whole line.
    is_all = area == {*drawn.strokes}
    restored = [
        replace(sign, strokes=tuple(sorted(number_of[stroke] for stroke in own)))
        for sign, own in zip(correction.signs, then, strict=True)
        if own & area or is_all
    ]
    stays = [not own & area for own in now]
    first = stays.index(False)
    return (*signs[:first], *restored, *compress(signs[first:], stays[first:]))
