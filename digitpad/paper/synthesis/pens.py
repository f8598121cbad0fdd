"""What real people wrote with pens: digits, signs, letters and words, to be put on sheets.

It comes from MNIST, the training part of the UCI pen digits, and UNIPEN, in one folder or in
folders of it. Half of the writers are learned from; of the others sheets are drawn to measure on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, cast

import numpy as np

from digitpad.arrays import Grey
from digitpad.data.catalogue import DATASETS
from digitpad.data.family import Arrays
from digitpad.data.sets.ink_images import split_by_writer
from digitpad.ink.drawing import Drawing, LabelledDrawing
from digitpad.ink.inkml import read_inkml
from digitpad.paper.synthesis.sheets import Hand, hand_of

SIGNS: Final = "+-.,:/%"
LIKE_DIGITS: Final = frozenset("oOlIsSzZqgbBiDGTt")
"""Letters that somebody writes as digits."""
MNIST_HANDS: Final = 12
"""MNIST names no writers, so its digits are dealt out to so many."""


@dataclass(frozen=True, eq=False)
class Pens:
    """``hands``: digits of a writer each; ``signs``: drawings of each of ``SIGNS``."""

    hands: Sequence[Hand]
    signs: Mapping[str, Sequence[Drawing]] = field(default_factory=dict)
    letters: Sequence[Drawing] = ()
    words: Sequence[Drawing] = ()


def read_pens(folder: Path, *, learned: bool) -> Pens:
    """Return what was written by the writers who are learned from, or by the others.

    Raises ``DatasetError`` where MNIST is missing, and ``FileNotFoundError`` where ink is.
    """
    first = 0 if learned else 1
    mnist = DATASETS["mnist"].read(_folder_of(folder, "t10k-images*"))
    images, labels = cast(Arrays, mnist.train if learned else mnist.test)
    pairs = list(zip(images[:, 0], map(str, labels), strict=True))
    hands = [
        hand_of((tight(image), label) for image, label in pairs[part::MNIST_HANDS])
        for part in range(MNIST_HANDS)
    ]
    pen = _ink_of(folder, "pendigits-tra.inkml")
    parts = split_by_writer(pen)
    hands += by_writer(parts[first]).values()
    hands += by_writer(every_second(_ink_of(folder, "digits.inkml.gz"), first)).values()
    letters = every_second(_ink_of(folder, "letters.inkml.gz"), first)
    words = every_second(_ink_of(folder, "words.inkml.gz"), first)
    signs: dict[str, list[Drawing]] = {sign: [] for sign in SIGNS}
    for item in every_second(_ink_of(folder, "symbols.inkml.gz"), first):
        if str(item.truth) in signs:
            signs[str(item.truth)].append(item.drawing)
    return Pens(
        hands,
        signs,
        [item.drawing for item in letters if str(item.truth) not in LIKE_DIGITS],
        [item.drawing for item in words],
    )


def by_writer(drawings: Iterable[LabelledDrawing], fewest: int = 1) -> dict[str, Hand]:
    """Return the hands of those who wrote each digit at least ``fewest`` times."""
    drawn: dict[str, list[tuple[Drawing, str]]] = {}
    for item in drawings:
        drawn.setdefault(str(item.writer), []).append((item.drawing, str(item.truth)))
    written = {writer: hand_of(drawn[writer]) for writer in sorted(drawn)}
    return {
        writer: hand
        for writer, hand in written.items()
        if sum(len(ways) >= fewest for ways in hand.values()) == 10
    }


def tight(image: Grey) -> Grey:
    """Return the part of a picture, 255 where ink is, that holds its ink."""
    rows, columns = (np.flatnonzero(image.max(axis=axis) > 60) for axis in (1, 0))
    return np.asarray(image[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1])


def every_second(drawings: Sequence[LabelledDrawing], first: int) -> list[LabelledDrawing]:
    """Return the drawings of every second writer."""
    chosen = {*sorted({str(item.writer) for item in drawings})[first::2]}
    return [item for item in drawings if str(item.writer) in chosen]


def _folder_of(folder: Path, pattern: str) -> Path:
    return next((path.parent for path in sorted(folder.rglob(pattern))), folder)


def _ink_of(folder: Path, name: str) -> Sequence[LabelledDrawing]:
    path = next(iter(sorted(folder.rglob(name))), None)
    if path is None:
        raise FileNotFoundError(f"{name} is not in {folder}")
    return read_inkml(path)
