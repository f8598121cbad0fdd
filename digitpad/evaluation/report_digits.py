"""The digits that a robustness report is measured on: MNIST's test part, or generated ones."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from digitpad.data.locate import find_files
from digitpad.data.sets.idx import read_idx
from digitpad.errors import DatasetError
from digitpad.evaluation.report import Digits
from digitpad.handwriting import synthesis

IMAGES: Final = "t10k-images-idx3-ubyte"
LABELS: Final = "t10k-labels-idx1-ubyte"
MNIST_COUNT: Final = 10_000


def has_mnist(folder: Path) -> bool:
    """Return whether MNIST's test part lies in a folder."""
    found, _ = find_files("mnist", folder)
    return IMAGES in found and LABELS in found


def mnist_digits(folder: Path, count: int) -> Digits:
    """Return the first test digits of MNIST.

    Raises ``DatasetError`` where they are not there, or damaged.
    """
    found, _ = find_files("mnist", folder)
    if IMAGES not in found or LABELS not in found:
        raise DatasetError(
            f"MNIST's test digits are not in {folder}. Download MNIST, choose its folder, or use "
            "generated handwriting."
        )
    images, labels = read_idx(found[IMAGES]), read_idx(found[LABELS])
    if images.shape[1:] != (28, 28) or labels.shape != images.shape[:1]:
        raise DatasetError(
            f"{found[IMAGES]} and {found[LABELS]} are not MNIST's test digits: they hold "
            f"{images.shape} images and {labels.shape} labels."
        )
    return Digits(images[:count, None], labels[:count].astype(np.int64))


def generated_digits(count: int) -> Digits:
    """Return the first of the generated test digits, as drawings: no model trains on them."""
    from digitpad.data.sets.generated import TEST_SEED

    drawn = synthesis.labelled_drawings(TEST_SEED, 0, count)
    return Digits(
        [drawing for drawing, _ in drawn], np.array([digit for _, digit in drawn], dtype=np.int64)
    )
