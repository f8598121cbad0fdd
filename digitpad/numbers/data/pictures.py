"""Training data of the line reader: pictures of lines, with their signs.

A picture holds as many numbers as fit, separated by spaces, so that little of it is blank. Half
of them look like drawn strokes, the other half like the ink of photos: with a pen of any width,
and placed less accurately.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count, islice
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.handwriting.synthesis import BLOCK, HASTY_NUMBERS, USUAL, new_generator
from digitpad.ink.drawing import drawing_from_points
from digitpad.models.architecture import LINE_CLASSES, LINE_INPUT
from digitpad.numbers.data import pasted
from digitpad.numbers.data.photographed import photographed_lines
from digitpad.numbers.handwriting import BLOCK as LINES_PER_BLOCK
from digitpad.numbers.handwriting import OTHER, Hand, WrittenLine, block_of_lines
from digitpad.numbers.line import COLUMN, Band
from digitpad.numbers.strokes import PEN_PX, StrokeLine

VERSION: Final = "number-lines/5"
"""Changes whenever the output for a seed does."""
SPACE: Final = " "
SPACE_PX: Final = (14, 40)
AT_HAND: Final = 5
"""Number of upcoming lines, of which the first that fits is placed next."""
LONGEST: Final = 40
"""Most signs in a picture; more do not fit."""
BLOCKS_OF_LINES: Final = 40
"""Blocks of generated lines reserved for each block of pictures."""
PEN_SPREAD: Final = 0.35
PEN_BOUNDS_PX: Final = (1.2, 4.5)
NOISE: Final = 30.0
WHOLE_NUMBERS: Final = 0.05
WHOLE_WORDS: Final = 0.04
"""Shares of lines that were written as a whole, if there are any."""
REWRITTEN: Final = 0.6
"""Share of the writers' lines that are redrawn as other hands would write them."""

Images = npt.NDArray[np.uint8]
Labels = npt.NDArray[np.int64]
_CLASS: Final = {sign: index for index, sign in enumerate(LINE_CLASSES)}


def labelled_lines(
    seed: int,
    start: int,
    count: int,
    hands: Sequence[Hand] = (),
    pictures: Sequence[pasted.Hand] = (),
    written: Sequence[WrittenLine] = (),
    *,
    are_rewritten: bool = False,
    are_photographed: bool = False,
) -> tuple[Images, Labels]:
    """Return the pictures numbered ``start`` to ``start + wanted - 1`` of a series.

    ``start``: a multiple of ``BLOCK``. ``hands``: the writers' digits, empty to generate them.
    ``pictures``: pictures of digits that are pasted into lines instead of strokes. ``written``:
    whole lines in handwriting, mixed with those of ``hands``. ``are_rewritten``: whether some of
    these are redrawn as other hands would write them. ``are_photographed``: whether lines are seen
    on patterned paper. Returns uint8 (wanted, 1, 32, 256) and indices into ``LINE_CLASSES``,
    int64 (wanted, ``LONGEST``), each row padded with the number of classes.
    """
    if start % BLOCK or count > BLOCK:
        raise ValueError("pictures of lines are made block by block")
    generator = new_generator(seed, start // BLOCK, 2)
    if pictures:
        strips = pasted.pasted_lines(pictures, generator)
    else:
        first, rewritten = start // BLOCK * BLOCKS_OF_LINES, REWRITTEN * are_rewritten
        lines = _lines(seed, first, hands, written, rewritten)
        strips = (_strip(line, generator) for line in lines)
    if are_photographed:
        strips = photographed_lines(strips, generator)
    strips = _fitting(strips)
    images = np.zeros((count, *LINE_INPUT), dtype=np.uint8)
    labels = np.full((count, LONGEST), len(LINE_CLASSES), dtype=np.int64)
    at_hand = list(islice(strips, AT_HAND))
    for image, signs in zip(images[:, 0], labels, strict=True):
        x, text = int(generator.integers(0, 3 * COLUMN)), ""
        while True:
            room = image.shape[1] - x
            fitting = (n for n, (_, strip) in enumerate(at_hand) if strip.shape[1] <= room)
            chosen = next(fitting, None)
            if chosen is None or len(text) + len(at_hand[chosen][0]) >= LONGEST:
                break
            number, strip = at_hand.pop(chosen)
            at_hand.append(next(strips))
            image[:, x : x + strip.shape[1]] = strip
            text = f"{text}{SPACE}{number}" if text else number
            x += strip.shape[1] + int(generator.integers(*SPACE_PX))
        signs[: len(text)] = [_CLASS[sign] for sign in text]
    return images, labels


def _lines(
    seed: int,
    first: int,
    hands: Sequence[Hand],
    written: Sequence[WrittenLine],
    rewritten: float,
) -> Iterator[WrittenLine]:
    generator = new_generator(seed, first, 3)
    words = [line for line in written if set(line.text) == {OTHER}]
    numbers = [line for line in written if set(line.text) != {OTHER}]
    kinds = (numbers, WHOLE_NUMBERS), (words, WHOLE_WORDS)
    for number in count(first):
        # Every other block is in hasty hands: hooks at the foot, chains of noughts, rare ways.
        style = HASTY_NUMBERS if number % 2 else USUAL
        for line in block_of_lines(seed, number, hands, style, rewritten):
            for kind, share in kinds:
                if kind and generator.random() < share:
                    yield kind[int(generator.integers(len(kind)))]
            yield line


def _fitting(strips: Iterable[tuple[str, Images]]) -> Iterator[tuple[str, Images]]:
    """Yield the lines that fit into a picture."""
    for written, strip in strips:
        if strip.shape[1] <= LINE_INPUT[2] - 3 * COLUMN:
            yield written, strip


def _strip(line: WrittenLine, generator: np.random.Generator) -> tuple[str, Images]:
    """Return a line's text and the network's input for it: uint8 (32, width)."""
    is_ink = generator.random() < 0.5
    pen_px = PEN_PX
    if is_ink:
        pen_px = float(np.clip(PEN_PX * np.exp(PEN_SPREAD * generator.normal()), *PEN_BOUNDS_PX))
    pieces = StrokeLine(drawing_from_points(line.strokes), pen_px)
    height, middle, slope = pieces.band
    size, low = generator.normal(0, 0.06), generator.normal(0, 0.04)
    pieces.band = Band(height * float(np.exp(size)), middle + float(low) * height, slope)
    picture = pieces.picture()
    if is_ink:
        noise = generator.normal(0, NOISE, picture.shape)
        sharp = (picture - 128.0) * generator.uniform(1.0, 2.0) + 128.0
        picture = np.clip(sharp + noise * (picture > 0), 0, 255).astype(np.uint8)
    return line.text, picture


assert LINES_PER_BLOCK * BLOCKS_OF_LINES >= 2 * BLOCK
