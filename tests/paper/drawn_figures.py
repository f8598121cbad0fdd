"""Figures and sheets that are drawn for tests of what is made of them, digits 40 pixels tall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from digitpad.ink.boxes import Box
from digitpad.paper.figures import Figure
from digitpad.paper.frames import Field
from digitpad.paper.glyphs import GlyphReading
from digitpad.paper.sheet import Piece, Sheet

TALL = 40.0


def figure(text: str, left: int, top: int, right: int, bottom: int) -> Figure:
    """Return a figure whose box is full of ink."""
    ink = np.full((bottom - top, right - left), 255, np.uint8)
    return Figure(text, 0.99, Box(left, top, right, bottom), ink)


def digit(text: str, left: int, top: int = 40) -> Figure:
    """Return a figure of 24×40 pixels, a frame drawn with a pen of 4."""
    ink = np.full((40, 24), 255, np.uint8)
    ink[4:-4, 4:-4] = 0
    return Figure(text, 0.99, Box(left, top, left + 24, top + 40), ink)


def row(text: str, left: int = 20, top: int = 40, apart: int = 30) -> list[Figure]:
    """Return figures of a text side by side."""
    return [digit(sign, left + apart * place, top) for place, sign in enumerate(text)]


def as_read(one: Figure, shares: dict[int, float], score: float = 1.0) -> Figure:
    """Return a figure as the digit model reads it: the probabilities of some digits."""
    probabilities = np.zeros(10)
    probabilities[list(shares)] = list(shares.values())
    reading = GlyphReading(probabilities, score)
    return replace(one, text=reading.text, probability=reading.quality, reading=reading)


def field(
    left: int, top: int, right: int, bottom: int, *, boxes: int = 0, table: int | None = None
) -> Field:
    """Return a field, parted into ``boxes`` of one width."""
    edges = np.linspace(left, right, boxes + 1)

    def corners(begin: float, end: float) -> np.ndarray:
        return np.array([(begin, top), (end, top), (end, bottom), (begin, bottom)], np.float64)

    parts = tuple(corners(*edges[place : place + 2]) for place in range(boxes))
    return Field(corners(left, right), parts, table=table)


def sheet_with(figures: Sequence[Figure] = (), *, wide: int = 400, high: int = 200) -> Sheet:
    """Return a sheet with the ink of figures, each a piece of its own."""
    ink = np.zeros((high, wide), np.uint8)
    labels = np.zeros((high, wide), np.int32)
    for number, one in enumerate(figures, 1):
        place = slice(one.box.top, one.box.bottom), slice(one.box.left, one.box.right)
        ink[place] = np.maximum(ink[place], one.image)
        labels[place][one.image > 0] = number
    pieces = tuple(Piece(one.box, int((one.image > 0).sum()), one.contrast) for one in figures)
    return Sheet(ink, labels, pieces, np.zeros_like(ink), np.eye(3))
