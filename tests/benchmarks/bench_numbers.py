"""How well numbers are read that nothing was learned from, by what the whole-line network weighs.

Lines are generated from other seeds, in usual and in hasty hands, or written with the digits of
people whom training keeps back: those of a folder that holds all ink files, as the shipped network
had, and ten of the pen digits' writers. A network trained on folders of their own, which
``NUMBERS_LINES`` may name, has never met the latter, but has learned from the former. So what
networks weigh against each other (``StrokeLine.whole``, ``InkLine.whole``) is chosen here, and not
by numbers that people wrote. Lines on patterned paper are read as pictures of cheques are; their
digits alone count. So do those of amounts, which are made of MNIST's test images.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

import cv2
import numpy as np
from measure import Row, data_folder

from digitpad.arrays import Grey
from digitpad.data.catalogue import DATASETS
from digitpad.data.sets.ink_images import split_by_writer
from digitpad.files import PAPER_MODEL, resource
from digitpad.handwriting.synthesis import HASTY_NUMBERS, USUAL, Style, labelled_batch
from digitpad.ink.drawing import drawing_from_points
from digitpad.ink.inkml import read_inkml
from digitpad.modelfile import open_model
from digitpad.numbers.data.pasted import pasted_lines
from digitpad.numbers.data.sets import FEWEST_TESTED, by_digit, hands_of
from digitpad.numbers.handwriting import Hand, WrittenLine, block_of_lines
from digitpad.numbers.line import Line
from digitpad.numbers.pixels import InkLine
from digitpad.numbers.reader import NumberReader, shipped_lines
from digitpad.numbers.strokes import StrokeLine
from digitpad.paper.line import ink_of_line

SEEDS_OF_USUAL = 977, 979
SEEDS_OF_HASTY = 995, 997
SEEDS_OF_WRITERS = 991, 993
AMOUNTS = 200
WEIGHTS = (0.0, 0.35, 0.7, 1.4, 2.0, 2.8, 5.6, 11.2)


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


class Readers:
    """Reads lines by all networks, and by the one for whole lines alone."""

    def __init__(self) -> None:
        named = os.environ.get("NUMBERS_LINES")
        network = open_model(named) if named else shipped_lines(StrokeLine)
        self.of_strokes = NumberReader(lines=network)
        self.of_ink = NumberReader(open_model(resource(PAPER_MODEL)), lines=network)
        self.alone = NumberReader(network)

    def measured(self, name: str, seeds: tuple[int, ...], lines: Iterable[tuple[str, Line]]) -> Row:
        """Return how many lines are read entirely right with each weight."""
        right, count, alone = dict.fromkeys(WEIGHTS, 0), 0, 0
        chosen = 0.0
        for truth, line in lines:
            count, chosen = count + 1, line.whole
            if not len(line.boxes):
                continue
            reader = self.of_ink if line.digits_alone else self.of_strokes
            texts, segmented, whole, _ = reader.n_best(line)
            for weight in WEIGHTS:
                best = texts[int((segmented + weight * whole).argmax())]
                right[weight] += judged(line, "".join(sign for _, sign in best)) == truth
            alone += judged(line, self.alone.read([line])[0].text) == truth
        shares = {weight: found / count for weight, found in right.items()}
        return Row(
            name,
            f"{shares[chosen]:.1%} entirely right, {alone / count:.1%} by whole lines alone",
            ", ".join(f"{share:.1%} with {weight}" for weight, share in shares.items()),
            shares[chosen] / max(shares[0.0], 1e-9),
            count,
            seeds,
            {f"right_{weight}": share for weight, share in shares.items()}
            | {"right_alone": alone / count},
            ratio_of="lines right, by over-cutting alone",
        )


def judged(line: Line, text: str) -> str:
    return digits(text) if line.digits_alone else text


def digits(text: str) -> str:
    return "".join(filter(str.isdigit, text))


def written(
    seeds: Iterable[int], styles: Sequence[Style], hands: Sequence[Hand] = ()
) -> Iterator[WrittenLine]:
    """Yield a block of lines in each style from each seed."""
    for seed in seeds:
        for block, style in enumerate(styles):
            yield from block_of_lines(seed, block, hands, style)


def strokes(lines: Iterable[WrittenLine]) -> Iterator[tuple[str, Line]]:
    return ((line.text, StrokeLine(drawing_from_points(line.strokes))) for line in lines)


def photographed(strips: Iterable[tuple[str, Grey]], seed: int) -> Iterator[tuple[str, Line]]:
    chance = np.random.default_rng(seed)
    for text, strip in strips:
        yield digits(text), InkLine(ink_of_line(on_paper(strip, chance)))


def run() -> list[Row]:
    mnist = by_digit(DATASETS["mnist"].read(data_folder("mnist")).test)
    pen = DATASETS["ink-lines"].drawings(data_folder("pendigits"))
    files = sorted(data_folder("unipen").glob("*.inkml.gz"))
    unipen = [item for path in files for item in read_inkml(path)]
    kept_back = hands_of(split_by_writer([*unipen, *pen], FEWEST_TESTED)[1])
    generated = by_digit(labelled_batch(SEEDS_OF_USUAL[0], 0, 1000))
    pen_writers = hands_of(split_by_writer(pen)[1])
    readers = Readers()
    rows = []
    for name, seeds, styles, hands in (
        ("generated", SEEDS_OF_USUAL, (USUAL, USUAL), ()),
        ("hasty", SEEDS_OF_HASTY, (HASTY_NUMBERS, HASTY_NUMBERS), ()),
        ("writers", SEEDS_OF_WRITERS, (USUAL, HASTY_NUMBERS), kept_back),
        ("pen-writers", SEEDS_OF_USUAL, (USUAL, USUAL), pen_writers),
    ):
        drawn = [*strokes(written(seeds, styles, hands))]
        rows.append(readers.measured(f"numbers-{name}", seeds, drawn))
        on_sheet = photographed(((text, line.picture()) for text, line in drawn), seeds[0])
        rows.append(readers.measured(f"numbers-{name}-on-paper", seeds, on_sheet))
    amounts = pasted_lines([mnist, generated], np.random.default_rng(SEEDS_OF_USUAL[0]))
    on_sheet = photographed(islice(amounts, AMOUNTS), SEEDS_OF_USUAL[0])
    rows.append(readers.measured("numbers-amounts", SEEDS_OF_USUAL[:1], on_sheet))
    return rows
