"""MNIST and its relatives: four files in the IDX format, read without trusting them.

Format: http://yann.lecun.com/exdb/mnist/.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt

from digitpad.data.family import Arrays
from digitpad.data.published import PublishedDataset, read_published
from digitpad.errors import DatasetError
from digitpad.words import QT_TRANSLATE_NOOP

MAX_BYTES: Final = 256 * 1024**2
"""More than any of the data sets has; a gzip bomb of 1 MB can unpack to 1 GiB."""
MNIST_TEST_LABELS: Final = "ddeff807876a9661a1110d45c266c86239a3a1b7d37da0c3716a7a683c852ff5"
"""SHA-256 of MNIST's 10,000 test labels, one byte each."""
LABELS_MAX_BYTES: Final = 20_000
"""MNIST's file of test labels is half as large; a larger file is not MNIST's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class IdxDataset(PublishedDataset):
    """MNIST, or a data set that is published in files of the same names.

    ``published``: its folder in torchvision.
    """

    train_stems: ClassVar = ("train-images-idx3-ubyte", "train-labels-idx1-ubyte")
    test_stems: ClassVar = ("t10k-images-idx3-ubyte", "t10k-labels-idx1-ubyte")
    endings: ClassVar = ("", ".gz")
    fetched_files: ClassVar = tuple(f"{stem}.gz" for stem in (*train_stems, *test_stems))
    train_count: int = 60_000
    test_count: int = 10_000
    published: str

    def places(self, folder: Path) -> Iterable[Path]:
        below = ("", "raw", self.name, f"{self.published}/raw", f"{self.name}/{self.published}/raw")
        return (folder / place for place in below)

    def read_files(self, paths: Sequence[Path]) -> Arrays:
        images, labels = (read_idx(path) for path in paths)
        fits = images.shape == (len(labels), *self.input_shape[1:]) and labels.ndim == 1
        if not fits or (labels >= len(self.classes)).any():
            raise DatasetError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "{path} and {other} do not belong together: {images} images, {labels} labels.",
                ).filled(
                    path=paths[0], other=paths[1].name, images=images.shape, labels=labels.shape
                )
            )
        return images[:, None], labels.astype(np.int64)

    def refusal(self, files: dict[str, Path]) -> str:
        if self.name == "mnist" or not _are_mnists(files[self.test_stems[1]]):
            return ""
        words = QT_TRANSLATE_NOOP(
            "errors",
            "The files in {folder} are MNIST’s, not those of {name}; both have the same names. "
            "Choose the folder that holds {name}.",
        )
        return words.filled(folder=files[self.test_stems[1]].parent, name=self.name)


def _are_mnists(labels: Path) -> bool:
    """Return whether the test labels are MNIST's; its relatives use the same file names."""
    try:
        if labels.stat().st_size > LABELS_MAX_BYTES:
            return False
        return hashlib.sha256(read_idx(labels).tobytes()).hexdigest() == MNIST_TEST_LABELS
    except (DatasetError, OSError):
        return False  # reading it will report what is wrong


def read_idx(path: Path) -> npt.NDArray[np.uint8]:
    """Return the array in an IDX file of unsigned bytes, plain or gzip.

    Raises ``DatasetError``, naming the file, if it cannot be read, is truncated or damaged, or
    is not an IDX file of bytes.
    """
    data = read_published(path, MAX_BYTES)
    dimensions = data[3] if len(data) >= 4 else 0
    if data[:3] != b"\x00\x00\x08" or not 1 <= dimensions <= 4 or len(data) < 4 + 4 * dimensions:
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors", "{path} is not an IDX file of bytes, as MNIST's files are."
            ).filled(path=path)
        )
    start = 4 + 4 * dimensions
    shape = struct.unpack(f">{dimensions}I", data[4:start])
    if len(data) - start != prod(shape):
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{path} is cut off or damaged: it holds {count:,} of {whole:,} bytes. Fetch the "
                "file again.",
            ).filled(path=path, count=len(data) - start, whole=prod(shape))
        )
    # Not a slice of the bytes: copying 47 MB blocks the window for 50 ms.
    return np.frombuffer(data, dtype=np.uint8, offset=start).reshape(shape)
