"""Turns labelled drawings into images for training and testing.

Some of the writers are held out, so that the test measures how well unseen people are read; if
the writers are unknown, every fifth drawing is held out. Training drawings are few and of few
hands, so each is also redrawn in other ways, in blocks on demand; test drawings are unchanged.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.data.family import TEST_DRAWINGS, TEST_WRITERS, Arrays, Content, Series
from digitpad.handwriting.stroke_augmentation import VERSION, augmented
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.normalise import IMAGE_SIZE, drawing_to_image
from digitpad.preprocess.mnist import MNIST

WAYS: Final = 8
"""Number of training images made of a drawing: one unchanged, the others redrawn."""
OUTLIER_WAYS: Final = 2
"""The same for outliers, of which there are more than digits, so each is used less often."""
WAYS_SEED: Final = 4


def content_of(
    files: Sequence[Sequence[LabelledDrawing]],
    classes: tuple[str, ...],
    others: Sequence[LabelledDrawing] = (),
) -> Content:
    """Return the images of the drawings in ``files``, whose truths are among ``classes``.

    ``others``: drawings of anything else; those of the training writers become outliers.
    """
    train, test = split_files(files)
    tested = {item.writer for item in test if item.writer is not None}
    outliers, _ = split_by_writer([item for item in others if item.writer not in tested])
    return Content(
        in_many_ways(train, classes),
        as_drawn(test, classes),
        checksum=f"sha256:{digest_of(train, test, outliers)}",
        outliers=in_many_ways(outliers, classes, OUTLIER_WAYS) if outliers else None,
    )


def split_files(
    files: Sequence[Sequence[LabelledDrawing]],
) -> tuple[list[LabelledDrawing], list[LabelledDrawing]]:
    """Split the drawings of several files into training and test drawings.

    A file of several writers is split on its own, so that its held-out writers do not depend on
    the other files. Files with fewer writers are split together.
    """
    train: list[LabelledDrawing] = []
    test: list[LabelledDrawing] = []
    few: list[LabelledDrawing] = []
    for items in files:
        if len({item.writer for item in items} - {None}) < TEST_WRITERS:
            few += items
            continue
        learned, held_out = split_by_writer(items)
        train += learned
        test += held_out
    learned, held_out = split_by_writer(few)
    return train + learned, test + held_out


def split_by_writer(
    items: Sequence[LabelledDrawing], fewest: int = 0
) -> tuple[list[LabelledDrawing], list[LabelledDrawing]]:
    """Split drawings into training and test drawings, by writer.

    ``fewest``: hold out only about this many writers if there are many; 0 is one in three.
    """
    writers = sorted({item.writer for item in items if item.writer is not None})
    if len(writers) < TEST_WRITERS:
        kept = [number % TEST_DRAWINGS == TEST_DRAWINGS - 1 for number in range(len(items))]
    else:
        one_in = max(TEST_WRITERS, len(writers) // fewest) if fewest else TEST_WRITERS
        tested = set(writers[one_in - 1 :: one_in])
        kept = [item.writer in tested for item in items]
    pairs = list(zip(items, kept, strict=True))
    return [item for item, test in pairs if not test], [item for item, test in pairs if test]


def in_many_ways(
    items: Sequence[LabelledDrawing], classes: tuple[str, ...], ways: int = WAYS
) -> Series:
    """Return ``ways`` images of each drawing, in a fixed random order.

    Image i depends only on the drawings, ``ways`` and i. A truth outside ``classes`` gets the
    label ``len(classes)``.
    """
    labels = _labels(items, classes)
    # In the order of the file, the drawings of a writer would be consecutive.
    generator = np.random.Generator(np.random.Philox(np.random.SeedSequence(WAYS_SEED)))
    order = generator.permutation(ways * len(items))

    def make(start: int, count: int) -> Arrays:
        numbers, chosen = np.divmod(order[start : start + count], ways)
        images = np.empty((len(numbers), IMAGE_SIZE, IMAGE_SIZE), dtype=np.uint8)
        for row, (number, way) in enumerate(zip(numbers.tolist(), chosen.tolist(), strict=True)):
            drawing = items[number].drawing
            if way:
                images[row] = drawing_to_image(*augmented(drawing, WAYS_SEED, number, way))
            else:
                images[row] = drawing_to_image(drawing)
        return images, labels[numbers]

    return Series(make, len(order))


def as_drawn(items: Sequence[LabelledDrawing], classes: tuple[str, ...]) -> Arrays:
    """Return the images of drawings, (n, 1, 28, 28), and their labels."""
    images = np.stack([drawing_to_image(item.drawing) for item in items])
    return images[:, None], _labels(items, classes)


def _labels(items: Sequence[LabelledDrawing], classes: tuple[str, ...]) -> npt.NDArray[np.int64]:
    places = {name: place for place, name in enumerate(classes)}
    return np.array([places.get(item.truth or "", len(classes)) for item in items], dtype=np.int64)


def digest_of(*parts: Sequence[LabelledDrawing]) -> str:
    """Return a digest of everything that determines the images; drawing them would take long."""
    digest = hashlib.sha256(f"{VERSION} {WAYS} {WAYS_SEED} {MNIST.name}".encode())
    for part in parts:
        for item in part:
            digest.update(f"\n{item.truth}".encode())
            for stroke in item.drawing.strokes:
                digest.update(f" {len(stroke.points)} ".encode() + stroke.points.tobytes())
    return digest.hexdigest()
