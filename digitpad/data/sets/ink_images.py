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
from digitpad.handwriting.synthesis import BLOCK
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.normalise import PEN_WIDTH_PX
from digitpad.models.architecture import DIGIT_INPUT, INK_INPUT
from digitpad.preprocess.registry import preprocessing_for

MOST_TESTED: Final = 10
"""About the most writers of a file that are held out for testing."""
WAYS: Final = 8
"""Number of training images made of a drawing: one unchanged, the others redrawn."""
OUTLIER_WAYS: Final = 2
"""The same for outliers, of which there are more than digits, so each is used less often."""
WAYS_SEED: Final = 4


def content_of(
    files: Sequence[Sequence[LabelledDrawing]],
    classes: tuple[str, ...],
    others: Sequence[LabelledDrawing] = (),
    input_shape: tuple[int, ...] = DIGIT_INPUT,
) -> Content:
    """Return the images of the drawings in ``files``, whose truths are among ``classes``.

    ``others``: drawings of anything else; those of the training writers become outliers.
    ``input_shape``: that of the network.
    """
    train, test = split_files(files)
    tested = {item.writer for item in test if item.writer is not None}
    outliers, _ = split_by_writer([item for item in others if item.writer not in tested])
    return Content(
        in_many_ways(train, classes, input_shape=input_shape),
        as_drawn(test, classes, input_shape),
        checksum=f"sha256:{digest_of(train, test, outliers, input_shape=input_shape)}",
        outliers=in_many_ways(outliers, classes, OUTLIER_WAYS, input_shape) if outliers else None,
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
        learned, held_out = split_by_writer(items, MOST_TESTED)
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
    items: Sequence[LabelledDrawing],
    classes: tuple[str, ...],
    ways: int = WAYS,
    input_shape: tuple[int, ...] = DIGIT_INPUT,
) -> Series:
    """Return ``ways`` images of each drawing, in a fixed random order.

    Image i depends only on the drawings, ``ways``, ``input_shape`` and i. A truth outside
    ``classes`` gets the label ``len(classes)``. Maps of ink are made in other ways in every epoch.
    """
    labels = _labels(items, classes)
    # In the order of the file, the drawings of a writer would be consecutive.
    generator = np.random.Generator(np.random.Philox(np.random.SeedSequence(WAYS_SEED)))
    order = generator.permutation(ways * len(items))

    draw = preprocessing_for(input_shape).drawn(learns=True)
    renews = input_shape == INK_INPUT
    # Blocks of the last images of an epoch may be cut off, so the next begins at a whole block.
    in_epoch = -(-len(order) // BLOCK) * BLOCK

    def make(start: int, count: int) -> Arrays:
        epoch, first = divmod(start, in_epoch)
        numbers, chosen = np.divmod(order[first : first + count], ways)
        images = []
        for number, way in zip(numbers.tolist(), chosen.tolist(), strict=True):
            drawing = items[number].drawing
            if way:
                images.append(draw(*augmented(drawing, WAYS_SEED, number, way + epoch * ways)))
            else:
                images.append(draw(drawing, PEN_WIDTH_PX))
        return np.stack(images), labels[numbers]

    shape = input_shape if renews else input_shape[1:]
    return Series(make, len(order), shape=shape, renews=renews)


def as_drawn(
    items: Sequence[LabelledDrawing],
    classes: tuple[str, ...],
    input_shape: tuple[int, ...] = DIGIT_INPUT,
) -> Arrays:
    """Return the images of drawings, (n, channels, 28, 28), and their labels."""
    draw = preprocessing_for(input_shape).drawn()
    images = np.stack([draw(item.drawing, PEN_WIDTH_PX) for item in items])
    return images.reshape(-1, *input_shape), _labels(items, classes)


def _labels(items: Sequence[LabelledDrawing], classes: tuple[str, ...]) -> npt.NDArray[np.int64]:
    index_of = {name: index for index, name in enumerate(classes)}
    return np.array([index_of.get(item.truth or "", len(classes)) for item in items], np.int64)


def digest_of(*parts: Sequence[LabelledDrawing], input_shape: tuple[int, ...] = DIGIT_INPUT) -> str:
    """Return a digest of everything that determines the images; drawing them would take long."""
    made_by = preprocessing_for(input_shape)
    recipe = f"{VERSION} {WAYS} {WAYS_SEED} {made_by.name}{made_by.version}"
    digest = hashlib.sha256(recipe.encode())
    for part in parts:
        for item in part:
            digest.update(f"\n{item.truth}".encode())
            for stroke in item.drawing.strokes:
                digest.update(f" {len(stroke.points)} ".encode() + stroke.points.tobytes())
    return digest.hexdigest()
