"""The digits that a robustness report is measured on: MNIST's test part, or generated ones."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from digitpad.data.catalogue import MNIST
from digitpad.data.sets.generated import TEST_SEED
from digitpad.evaluation.report import Digits
from digitpad.handwriting import synthesis

MNIST_COUNT: Final = 10_000


def mnist_digits(folder: Path | None, count: int) -> Digits:
    """Return the first test digits of MNIST; ``folder``: None for where downloads go.

    Raises ``DatasetError`` where they are not there, or damaged.
    """
    images, labels = MNIST.read_test(folder)
    return Digits(images[:count], labels[:count])


def generated_digits(count: int) -> Digits:
    """Return the first of the generated test digits, as drawings: no model trains on them."""
    drawn = synthesis.labelled_drawings(TEST_SEED, 0, count)
    return Digits(
        [drawing for drawing, _ in drawn], np.array([digit for _, digit in drawn], dtype=np.int64)
    )
