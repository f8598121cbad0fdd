"""Which ink on a drawn sheet is a figure: what is joined, what is cut, and what is a sign by shape.

Digits are 40 pixels tall, and read as a test says.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace

import numpy as np
import pytest
from drawn_figures import TALL, digit, figure, sheet_with

from digitpad.arrays import Grey
from digitpad.generators import finished
from digitpad.paper.figures import Figure, find_figures, quarter_turns, typical_height, with_sign
from digitpad.paper.glyphs import GlyphReader, GlyphReading

Corners = tuple[int, int, int, int]


class Reads(GlyphReader):
    """Reads 4s of given qualities, call by call: one for all images, or one for each."""

    def __init__(self, *calls: float | Sequence[float]) -> None:
        self.calls = list(calls)
        self.counts: list[int] = []

    def reading(self, images: Sequence[Grey]) -> Generator[int, None, list[GlyphReading]]:
        if not images:
            return []
        qualities = self.calls.pop(0) if self.calls else 0.0
        self.counts.append(len(images))
        yield len(images)
        shares = np.zeros(10)
        shares[4] = 1.0
        scores = [qualities] * len(images) if isinstance(qualities, float) else qualities
        return [GlyphReading(shares, score) for score in scores[: len(images)]]


DIGITS = [digit("4", left, 20) for left in range(20, 420, 100)]
"""Far from each other, and surely digits."""


def found(
    ink: Sequence[tuple[Figure, float]], *calls: float | Sequence[float], rows: float = np.inf
) -> list[Figure]:
    """Return what is found of ink beside digits: each piece is read with a quality at first."""
    every = sorted([*((one, 1.0) for one in DIGITS), *ink], key=lambda one: -one[0].height)
    sheet = sheet_with([one for one, _ in every], wide=500, high=400)
    reader = Reads([quality for _, quality in every], *calls)
    figures, tall = finished(find_figures(sheet, reader, row_height=rows))
    assert tall == TALL
    return [one for one in figures if one.box.top > 80]


def piece(*corners: int) -> Figure:
    return figure("?", *corners)


def test_of_too_many_pieces_the_tallest_are_read() -> None:
    pieces = [piece(20 + 20 * n, 200, 28 + 20 * n, 214 + n) for n in range(10)]
    reader = Reads([1.0] * 4 + [0.0] * 10)
    sheet = sheet_with([*DIGITS, *pieces], wide=500, high=400)
    figures, _ = finished(find_figures(sheet, reader, max_pieces=6))
    assert sorted(one.height for one in figures) == [22, 23, 40, 40, 40, 40]


def test_without_a_sure_digit_there_is_no_usual_height() -> None:
    sheet = sheet_with([digit("?", 20)])
    assert finished(find_figures(sheet, Reads(0.84)))[1] == 0.0
    assert finished(find_figures(sheet, Reads(0.85)))[1] == TALL


def test_many_crumbs_that_look_like_a_1_do_not_set_the_usual_height() -> None:
    crumbs = [figure("1", 10 * n, 0, 10 * n + 3, 10) for n in range(7)]
    assert typical_height([*crumbs, digit("4", 100), digit("2", 150)]) == TALL
    assert typical_height([*crumbs, *crumbs, digit("4", 100)]) == 10


JOINED: dict[str, tuple[Corners, Corners, bool]] = {
    "close": ((200, 140, 210, 180), (222, 160, 232, 180), True),
    "apart": ((200, 140, 210, 180), (223, 160, 233, 180), False),
    "beside each other, one of them low": ((200, 140, 210, 180), (214, 150, 224, 180), True),
    "beside each other, both tall": ((200, 140, 210, 180), (214, 149, 224, 180), False),
    "as tall as a digit may be": ((200, 140, 224, 170), (200, 175, 224, 208), True),
    "taller": ((200, 140, 224, 170), (200, 175, 224, 209), False),
    "as wide as a digit may be": ((200, 140, 236, 170), (231, 175, 252, 195), True),
    "wider": ((200, 140, 236, 170), (231, 175, 253, 195), False),
    "a minus": ((220, 140, 244, 180), (196, 157, 212, 162), False),
    "too short for a minus": ((220, 140, 244, 180), (202, 157, 212, 162), True),
    "too high for a minus": ((220, 140, 244, 180), (196, 145, 212, 150), True),
    "too low for a minus": ((220, 140, 244, 180), (196, 171, 212, 176), True),
    "a comma": ((220, 140, 244, 180), (246, 167, 252, 184), False),
    "too high for a comma": ((220, 140, 244, 180), (246, 166, 252, 183), True),
    "too flat for a comma": ((220, 140, 244, 180), (246, 172, 258, 183), True),
    "not below the line": ((220, 140, 244, 180), (246, 167, 252, 180), True),
    "below the middle": ((220, 140, 244, 180), (230, 183, 236, 193), True),
}  # fmt: skip


@pytest.mark.parametrize("kind", JOINED)
def test_parts_are_joined_where_they_may_be_one_digit_and_read_as_one(kind: str) -> None:
    first, second, are_joined = JOINED[kind]
    parts = [(piece(*first), 0.1), (piece(*second), 0.1)]
    assert len(found(parts, 0.9)) == 2 - are_joined
    assert len(found(parts, 0.5)) == 2


def touching(wide: int = 60, high: int = 40) -> Figure:
    """Return two blocks of ink that a thin bridge joins."""
    ink = np.full((high, wide), 255, np.uint8)
    middle = wide // 2
    ink[:, middle - 4 : middle + 4] = 0
    ink[high // 2 : high // 2 + 2, middle - 4 : middle + 4] = 255
    return replace(piece(200, 140, 200 + wide, 140 + high), image=ink)


@pytest.mark.parametrize(
    ("wide", "high", "quality", "halves", "count"),
    [
        (60, 40, 0.1, 0.9, 2),
        (60, 40, 0.84, 0.9, 2),
        (60, 40, 0.85, 0.9, 1),  # surely one digit
        (60, 40, 0.1, 0.5, 1),
        (60, 40, 0.7, 0.69, 1),  # worse than the whole
        (36, 40, 0.1, 0.9, 1),  # no wider than a digit
        (37, 40, 0.1, 0.9, 2),
        (60, 23, 0.1, 0.9, 1),  # too low
        (60, 24, 0.1, 0.9, 2),
    ],
)
def test_what_is_wider_than_a_digit_is_cut_where_the_halves_read_better(
    wide: int, high: int, quality: float, halves: float, count: int
) -> None:
    parts = found([(touching(wide, high), quality)], halves)
    assert len(parts) == count
    assert all(one.is_cut == (count > 1) for one in parts)


def cross(wide: int, high: int, *, pen: int = 4, at: float = 0.5) -> Figure:
    ink = np.zeros((high, wide), np.uint8)
    row = round(at * high) - pen // 2
    ink[row : row + pen] = ink[:, wide // 2 - pen // 2 : wide // 2 + pen // 2] = 255
    return replace(piece(0, 0, wide, high), image=ink)


SIGNS: dict[str, tuple[Figure, str]] = {
    "a point": (piece(0, 0, 12, 12), "."),
    "no point": (piece(0, 0, 13, 13), "?"),
    "a bar": (piece(0, 0, 22, 10), "-"),
    "too short for a bar": (piece(0, 0, 21, 10), "?"),
    "a thick bar": (piece(0, 0, 27, 12), "-"),
    "too thick for a bar": (piece(0, 0, 29, 13), "?"),
    "a long bar": (piece(0, 0, 60, 10), "-"),
    "too long for a bar": (piece(0, 0, 61, 10), "?"),
    "a plus": (cross(24, 24), "+"),
    "a large plus": (cross(50, 52), "+"),
    "too large for a plus": (cross(50, 53), "?"),
    "a small plus": (cross(16, 16, pen=2), "+"),
    "too small for a plus": (cross(15, 15, pen=2), "?"),
    "a broad plus": (cross(40, 20), "+"),
    "too broad for a plus": (cross(42, 20), "?"),
    "a low bar across": (cross(24, 24, at=0.75), "+"),
    "too low a bar across": (cross(24, 24, at=0.9), "?"),
    "a 4 as low as a plus": (replace(cross(24, 29), text="4"), "+"),
    "a 4 as tall as digits": (replace(cross(24, 30), text="4"), "4"),
    "a 2": (replace(cross(24, 24), text="2"), "2"),
}  # fmt: skip


@pytest.mark.parametrize("kind", SIGNS)
def test_signs_are_known_by_their_shape(kind: str) -> None:
    one, text = SIGNS[kind]
    assert with_sign(one, TALL).text == text


def turned(count: int, *qualities: float, shares: Sequence[float] = ()) -> int:
    """Return the quarter turns of figures that are read with a quality in each orientation."""
    reading = [
        GlyphReading(np.eye(10)[4], qualities[0] if n >= len(shares) else shares[n])
        for n in range(count)
    ]
    figures = [replace(digit("?", 30 * n), reading=one) for n, one in enumerate(reading)]
    return quarter_turns(figures, Reads(*qualities[1:]))


def test_a_photo_is_turned_where_its_figures_are_digits() -> None:
    assert turned(10, 0.1, 0.1, 0.9, 0.1) == 2
    assert turned(10, 0.1, 0.9, 0.1, 0.1) == 1
    assert turned(10, 0.1, 0.84, 0.1, 0.1) == 0
    assert turned(10, 0.9, 0.9, 0.9, 0.9) == 0
