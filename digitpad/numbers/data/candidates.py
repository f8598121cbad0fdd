"""Training data of the network for signs: correct and incorrect candidates of generated lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from digitpad.handwriting.synthesis import BLOCK, new_generator
from digitpad.ink.drawing import drawing_from_points
from digitpad.models.architecture import SIGN_CLASSES
from digitpad.numbers.handwriting import WrittenLine, written_line
from digitpad.numbers.lattice import Candidate
from digitpad.numbers.line import Line
from digitpad.numbers.pixels import InkLine
from digitpad.numbers.strokes import StrokeLine

VERSION: Final = "number-signs/2"
"""Changes whenever the output for a seed does."""
CLASSES: Final = SIGN_CLASSES
*_, WRONG = CLASSES
WHOLE: Final = 0.87
"""Share of a sign's ink in a candidate, and of a candidate's ink in a sign, that make it one."""

LINES_PER_BLOCK: Final = 400
WRONG_FOR_RIGHT: Final = 1.3
FINE: Final = 4

Labels = npt.NDArray[np.int64]
Shares = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class SplitLine:
    """A line in pieces, with the amount of each sign's ink in each piece.

    ``shares``: (pieces, signs), in any unit.
    """

    text: str
    line: Line
    shares: Shares

    def sign_of(self, candidate: Candidate) -> int | None:
        """Return the index of the sign that a candidate is, or None for an incorrect one."""
        inside = self.shares[candidate.first : candidate.end].sum(axis=0)
        sign = int(inside.argmax())
        whole = self.shares[:, sign].sum()
        if inside[sign] < WHOLE * whole or inside[sign] < WHOLE * inside.sum():
            return None
        return sign


def split_strokes(line: WrittenLine) -> SplitLine:
    """Split the strokes of a line into pieces."""
    pieces = StrokeLine(drawing_from_points(line.strokes))
    shares = np.zeros((len(pieces.points), len(line.text)))
    for number, (owner, points) in enumerate(zip(pieces.owners, pieces.points, strict=True)):
        written, signs = line.strokes[owner], line.owners[owner]
        if signs[0] == signs[-1]:
            shares[number, signs[0]] += _length(points)
            continue
        # A stroke of several signs: each segment belongs to the sign of the nearest point.
        middles = (points[1:] + points[:-1]) / 2
        nearest = ((middles[:, None] - written[None]) ** 2).sum(axis=2).argmin(axis=1)
        np.add.at(shares[number], signs[nearest], np.hypot(*np.diff(points, axis=0).T))
    return SplitLine(line.text, pieces, shares)


def split_ink(line: WrittenLine, generator: np.random.Generator) -> SplitLine | None:
    """Draw a line with a pen of random width, and split the ink of the picture into pieces.

    Returns None if no ink is visible.
    """
    height = float(generator.uniform(22, 60))
    width = float(np.clip(height * np.exp(generator.normal(-2.25, 0.35)), 1.5, 0.25 * height))
    joined = np.concatenate(line.strokes)
    corner = joined.min(axis=0) * height - 4 - width
    columns, rows = (np.ceil(np.ptp(joined, axis=0) * height) + 10 + 2 * width).astype(int).tolist()
    layers = [Image.new("L", (columns * FINE, rows * FINE)) for _ in line.text]
    for points, signs in zip(line.strokes, line.owners, strict=True):
        pixels = (points * height - corner) * FINE
        for sign in dict.fromkeys(signs.tolist()):
            own = pixels[signs == sign]
            pen, thick = ImageDraw.Draw(layers[sign]), max(1, round(width * FINE))
            if len(own) > 1:
                pen.line(own.ravel().tolist(), 255, thick)
            for x, y in own[[0, -1]].tolist():
                pen.circle((x, y), thick / 2, fill=255)
    inks = np.stack([np.asarray(layer.reduce(FINE)) for layer in layers])
    ink = inks.max(axis=0).astype(np.float32)
    if generator.random() < 0.7:
        ink = np.clip((ink - 128) * 1.3 + 128 + generator.normal(0, 30, ink.shape), 0, 255)
    pieces = InkLine(np.rint(ink).astype(np.uint8))
    if not pieces.pieces:
        return None
    shares = np.zeros((len(pieces.pieces), len(line.text)))
    for number, piece in enumerate(pieces.pieces):
        (top, left), (tall, wide) = (piece.top, piece.left), piece.mask.shape
        inside = inks[:, top : top + tall, left : left + wide]
        shares[number] = (inside * piece.mask).sum(axis=(1, 2)) / 255
    return SplitLine(line.text, pieces, shares)


def labelled_views(seed: int, start: int, count: int) -> tuple[npt.NDArray[np.uint8], Labels]:
    """Return the candidates numbered ``start`` to ``start + count - 1`` of a series.

    ``start``: a multiple of ``BLOCK``. Returns uint8 (count, 2, 32, 32) and indices into
    ``CLASSES``. Lines of strokes and pictures of lines alternate.
    """
    if start % BLOCK or count > BLOCK:
        raise ValueError("candidates are made block by block")
    generator = new_generator(seed, start // BLOCK, 1)
    views: list[npt.NDArray[np.uint8]] = []
    labels: list[int] = []
    number = start // BLOCK * LINES_PER_BLOCK
    while len(labels) < count:
        line = written_line(seed, number)
        split = split_ink(line, generator) if number % 2 else split_strokes(line)
        number += 1
        if split is None:
            continue
        right: list[tuple[Candidate, int]] = []
        wrong: list[tuple[Candidate, int]] = []
        for candidate in split.line.candidates():
            sign = split.sign_of(candidate)
            name = WRONG if sign is None else line.text[sign]
            (wrong if sign is None else right).append((candidate, CLASSES.index(name)))
        most = min(len(wrong), round(WRONG_FOR_RIGHT * len(line.text)))
        chosen = right + [wrong[n] for n in generator.permutation(len(wrong))[:most]]
        views.append(split.line.views([candidate for candidate, _ in chosen]))
        labels += [label for _, label in chosen]
    order = generator.permutation(count)
    return np.concatenate(views)[:count][order], np.array(labels[:count], dtype=np.int64)[order]


def _length(points: npt.NDArray[np.float64]) -> float:
    return max(float(np.hypot(*np.diff(points, axis=0).T).sum()), 0.02) if len(points) > 1 else 0.02
