"""USPS: digits of postal codes, published as lines of text, read without trusting them.

Format: https://www.csie.ntu.edu.tw/~cjlin/libsvmtools/datasets/multiclass.html#usps. Each line has
a label, from 1 for the digit 0 to 10 for the 9, and “number:value” for 256 pixels, from -1 (paper)
to 1 (ink).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar, Final

import numpy as np

from digitpad.data.family import Arrays
from digitpad.data.published import PublishedDataset, read_published
from digitpad.errors import DatasetError
from digitpad.words import QT_TRANSLATE_NOOP

SIDE: Final = 16
PIXELS: Final = SIDE * SIDE
MAX_BYTES: Final = 64 * 1024**2
MOST_LINES: Final = 20_000
"""Twice the number of lines in all of USPS."""
LONGEST_LINE: Final = 10_000


class UspsDataset(PublishedDataset):
    """USPS, whose pictures of 16×16 pixels are converted to MNIST's form."""

    train_stems: ClassVar = ("usps",)
    test_stems: ClassVar = ("usps.t",)
    endings: ClassVar = (".bz2", "")
    fetched_files: ClassVar = ("usps.bz2", "usps.t.bz2")

    def folders_in(self, folder: Path) -> Iterable[Path]:
        return (folder, folder / self.name, folder / "USPS")

    def read_files(self, paths: Sequence[Path]) -> Arrays:
        from digitpad.preprocess.fit import to_image  # imports OpenCV

        images, labels = read_lines(paths[0])
        return np.stack([to_image(image[0]) for image in images])[:, None], labels


def read_lines(path: Path) -> Arrays:
    """Return images uint8 (n, 1, 16, 16), ink 255, and labels int64 (n,) of one file.

    Raises ``DatasetError``, naming the file, if it cannot be read or is damaged.
    """
    lines = read_published(path, MAX_BYTES).strip().split(b"\n", MOST_LINES)
    images = np.full((len(lines), PIXELS), 0.5)  # values of 0 may be left out
    labels = np.zeros(len(lines), np.int64)
    try:
        if len(lines) > MOST_LINES or max(map(len, lines)) > LONGEST_LINE:
            raise ValueError
        for row, line in enumerate(lines):
            label, *pairs = map(float, line.replace(b":", b" ").split())
            positions, values = np.array(pairs).reshape(-1, 2).T
            is_whole = label.is_integer() and 1 <= positions.min() <= positions.max() <= PIXELS
            if not (is_whole and 1 <= label <= 10 and (np.abs(values) <= 1).all()):
                raise ValueError
            labels[row] = label - 1
            images[row, positions.astype(np.int64) - 1] = (values + 1) / 2
    except ValueError as error:
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors", "{path} is cut off or damaged. Fetch the file again."
            ).filled(path=path)
        ) from error
    return np.rint(255 * images).astype(np.uint8).reshape(-1, 1, SIDE, SIDE), labels
