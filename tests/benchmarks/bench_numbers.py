"""How well generated numbers are read, by what the reader of whole lines weighs.

Their digits were not learned from: they are of MNIST's test, of the pen writers whom training
keeps back, and generated from another seed. So what networks weigh against each other
(``StrokeLine.whole``, ``InkLine.whole``) is chosen here, and not by numbers that people wrote.
Amounts lie on patterned paper and are read as pictures of cheques are; their digits alone count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

import cv2
import numpy as np
from measure import Row, data_folder

from digitpad.arrays import Grey
from digitpad.data.catalogue import DATASETS
from digitpad.data.sets.ink_images import split_by_writer
from digitpad.data.sets.lines.pasted import pasted_lines
from digitpad.data.sets.lines.sets import by_digit, hands_of
from digitpad.files import PAPER_MODEL, resource
from digitpad.handwriting.lines import Hand, block_of_lines
from digitpad.handwriting.synthesis import labelled_batch
from digitpad.ink.drawing import drawing_from_points
from digitpad.lines.line import Line
from digitpad.lines.pixels import InkLine
from digitpad.lines.reader import NumberReader
from digitpad.lines.strokes import StrokeLine
from digitpad.modelfile import open_model
from digitpad.paper.line import ink_of_line

SEED = 977
AMOUNTS = 200
WEIGHTS = (0.0, 0.2, 0.35, 0.7, 1.4, 2.8, 5.6)


def on_paper(strip: Grey, chance: np.random.Generator) -> Grey:
    """Return the ink of a line, uint8 (32, w), as a photo of patterned paper shows it: (96, 3w)."""
    ink = cv2.resize(strip, None, fx=3, fy=3, interpolation=cv2.INTER_CUBIC).astype(np.float32)
    y, x = np.mgrid[: ink.shape[0], : ink.shape[1]].astype(np.float32)
    pattern = np.zeros_like(ink)
    for _ in range(chance.integers(1, 3)):
        angle, pitch = chance.uniform(0, np.pi), chance.uniform(6, 16)
        waves = chance.uniform(0, 6) * np.sin((x + y) / chance.uniform(12, 40))
        phase = (np.cos(angle) * x + np.sin(angle) * y + waves) * 2 * np.pi / pitch
        pattern += chance.uniform(0.03, 0.16) * (np.sin(phase) > chance.uniform(0.3, 0.8))
    for row in (chance.uniform(0, 8), chance.uniform(86, 96)):
        pattern[np.abs(y - row - chance.normal(0, 0.01) * x) < 1.5] = chance.uniform(0, 0.4)
    light = chance.uniform(120, 235) * (1 + chance.normal(0, 0.1) * (x / x.max() - 0.5))
    grey = light * (1 - pattern) * (1 - chance.uniform(0.4, 0.85) * np.clip(ink, 0, 255) / 255)
    grey = cv2.GaussianBlur(grey, (0, 0), chance.uniform(0.5, 1.6))
    noisy = grey + chance.normal(0, chance.uniform(2, 8), grey.shape)
    return np.clip(noisy, 0, 255).astype(np.uint8)


def measured(
    name: str, lines: Iterable[tuple[str, Line]], reader: NumberReader, chosen: float
) -> Row:
    """Return how many lines are read entirely right with each weight; ``chosen`` is ours."""
    right, count = dict.fromkeys(WEIGHTS, 0), 0
    for truth, line in lines:
        count += 1
        if not len(line.boxes):
            continue
        texts, segmented, whole, _ = reader.n_best(line)
        for weight in WEIGHTS:
            best = texts[int((segmented + weight * whole).argmax())]
            read = (sign for _, sign in best if sign.isdigit() or not line.digits_alone)
            right[weight] += "".join(read) == truth
    shares = {weight: found / count for weight, found in right.items()}
    return Row(
        name,
        f"{shares[chosen]:.1%} entirely right",
        ", ".join(f"{share:.1%} with {weight}" for weight, share in shares.items()),
        shares[chosen] / max(shares[0.0], 1e-9),
        count,
        (SEED,),
        {f"right_{weight}": share for weight, share in shares.items()},
        ratio_of="lines right, by over-cutting alone",
    )


def run() -> list[Row]:
    mnist = by_digit(DATASETS["mnist"].read(data_folder("mnist")).test)
    pen = DATASETS["ink-lines"].drawings(data_folder("pendigits"))
    hands = hands_of(split_by_writer(pen)[1])
    generated = by_digit(labelled_batch(SEED, 0, 1000))
    reader = NumberReader()
    on_sheets = NumberReader(open_model(resource(PAPER_MODEL)))

    def strokes(hands: Sequence[Hand] = ()) -> Iterator[tuple[str, Line]]:
        lines = (line for block in range(2) for line in block_of_lines(SEED, block, hands))
        return ((line.text, StrokeLine(drawing_from_points(line.strokes))) for line in lines)

    chance = np.random.default_rng(SEED)
    amounts = (
        ("".join(filter(str.isdigit, text)), InkLine(ink_of_line(on_paper(strip, chance))))
        for text, strip in islice(pasted_lines([mnist, generated], chance), AMOUNTS)
    )
    return [
        measured("numbers-generated", strokes(), reader, StrokeLine.whole),
        measured("numbers-pen-writers", strokes(hands), reader, StrokeLine.whole),
        measured("numbers-amounts", amounts, on_sheets, InkLine.whole),
    ]
