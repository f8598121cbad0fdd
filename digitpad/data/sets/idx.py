"""MNIST, EMNIST, QMNIST and relatives: files in the IDX format, read without trusting them.

Format: http://yann.lecun.com/exdb/mnist/.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from digitpad.data.family import Arrays
from digitpad.data.published import PublishedDataset, read_published
from digitpad.errors import DatasetError
from digitpad.files import data_folder
from digitpad.words import QT_TRANSLATE_NOOP

MAX_BYTES: Final = 256 * 1024**2
"""More than any of the data sets has; a gzip bomb of 1 MB can unpack to 1 GiB."""
MNIST_TEST_LABELS: Final = "ddeff807876a9661a1110d45c266c86239a3a1b7d37da0c3716a7a683c852ff5"
"""SHA-256 of MNIST's 10,000 test labels, one byte each."""
LABELS_MAX_BYTES: Final = 20_000
"""MNIST's file of test labels is half as large; a larger file is not MNIST's."""
NUMBERS: Final[dict[int, np.dtype[Any]]] = {8: np.dtype("u1"), 12: np.dtype(">i4")}
"""Types of numbers by their code: those of images and of labels."""
MNIST_STEMS: Final = (
    "train-images-idx3-ubyte", "train-labels-idx1-ubyte",
    "t10k-images-idx3-ubyte", "t10k-labels-idx1-ubyte",
)  # fmt: skip
IdxArray = npt.NDArray[Any]
"""Of one of the types in ``NUMBERS``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class IdxDataset(PublishedDataset):
    """MNIST, or a data set that is published in files of the same names.

    ``published``: its folder in torchvision.
    """

    train_stems: ClassVar[tuple[str, ...]] = MNIST_STEMS[:2]
    test_stems: ClassVar[tuple[str, ...]] = MNIST_STEMS[2:]
    endings: ClassVar = ("", ".gz")
    fetched_files: ClassVar[tuple[str, ...]] = tuple(f"{stem}.gz" for stem in MNIST_STEMS)
    train_count: int = 60_000
    test_count: int = 10_000
    published: str

    def places(self, folder: Path) -> Iterable[Path]:
        raw = f"{self.published}/raw"
        below = ("", "raw", "gzip", self.name, raw, f"{self.name}/{raw}")
        return (folder / place for place in below)

    def read_files(self, paths: Sequence[Path]) -> Arrays:
        images, labels = self.arranged(*map(read_idx, paths))
        fits = images.shape == (len(labels), *self.input_shape[1:]) and labels.ndim == 1
        fits = fits and images.dtype == np.uint8
        if not fits or ((labels < 0) | (labels >= len(self.classes))).any():
            raise DatasetError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "{path} and {other} do not belong together: {images} images, {labels} labels.",
                ).filled(
                    path=paths[0], other=paths[1].name, images=images.shape, labels=labels.shape
                )
            )
        return images[:, None], labels.astype(np.int64)

    def arranged(self, images: IdxArray, labels: IdxArray) -> tuple[IdxArray, IdxArray]:
        """Return images and labels, as they are in the files, in MNIST's arrangement."""
        return images, labels

    def refusal(self, files: dict[str, Path]) -> str:
        is_named_so = self.test_stems == MNIST_STEMS[2:]
        if self.name == "mnist" or not is_named_so or not _are_mnists(files[self.test_stems[1]]):
            return ""
        words = QT_TRANSLATE_NOOP(
            "errors",
            "The files in {folder} are MNIST’s, not those of {name}; both have the same names. "
            "Choose the folder that holds {name}.",
        )
        return words.filled(folder=files[self.test_stems[1]].parent, name=self.name)


class QmnistDataset(IdxDataset):
    """QMNIST, whose labels are rows of numbers: the class, then who wrote the digit, and where."""

    train_stems: ClassVar = ("qmnist-train-images-idx3-ubyte", "qmnist-train-labels-idx2-int")
    test_stems: ClassVar = ("qmnist-test-images-idx3-ubyte", "qmnist-test-labels-idx2-int")
    fetched_files: ClassVar = tuple(f"{stem}.gz" for stem in (*train_stems, *test_stems))

    def arranged(self, images: IdxArray, labels: IdxArray) -> tuple[IdxArray, IdxArray]:
        return images, labels[:, 0] if labels.ndim == 2 and labels.shape[1] else labels


def _emnist_stems(split: str, part: str) -> tuple[str, ...]:
    start = f"emnist-{split}-{part}"
    return f"{start}-images-idx3-ubyte", f"{start}-labels-idx1-ubyte"


class EmnistDigitsDataset(IdxDataset):
    """EMNIST's digits, whose images lie on their side. One archive holds all of EMNIST."""

    train_stems: ClassVar = _emnist_stems("digits", "train")
    test_stems: ClassVar = _emnist_stems("digits", "test")
    fetched_files: ClassVar = ("gzip.zip",)
    unpacked: ClassVar = ("emnist-digits-", "emnist-letters-")

    @property
    def usual_folder(self) -> Path:
        return data_folder() / "datasets" / "emnist"  # that of the letters, too

    def arranged(self, images: IdxArray, labels: IdxArray) -> tuple[IdxArray, IdxArray]:
        return images.swapaxes(1, -1), labels


class EmnistLettersDataset(EmnistDigitsDataset):
    """EMNIST's letters, capital and small ones of a kind in one class; their labels begin at 1."""

    train_stems: ClassVar = _emnist_stems("letters", "train")
    test_stems: ClassVar = _emnist_stems("letters", "test")

    def arranged(self, images: IdxArray, labels: IdxArray) -> tuple[IdxArray, IdxArray]:
        return images.swapaxes(1, -1), labels.astype(np.int64) - 1


def _are_mnists(labels: Path) -> bool:
    """Return whether the test labels are MNIST's; its relatives use the same file names."""
    try:
        if labels.stat().st_size > LABELS_MAX_BYTES:
            return False
        return hashlib.sha256(read_idx(labels).tobytes()).hexdigest() == MNIST_TEST_LABELS
    except (DatasetError, OSError):
        return False  # reading it will report what is wrong


def read_idx(path: Path) -> IdxArray:
    """Return the array in an IDX file, plain or gzip.

    Raises ``DatasetError``, naming the file, if it cannot be read, is truncated or damaged, or
    is not an IDX file of bytes or 32-bit numbers.
    """
    data = read_published(path, MAX_BYTES)
    dimensions, kind = (data[3], NUMBERS.get(data[2])) if len(data) >= 4 else (0, None)
    start = 4 + 4 * dimensions
    is_idx = data[:2] == b"\x00\x00" and 1 <= dimensions <= 4 and len(data) >= start
    if not is_idx or kind is None:
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors", "{path} is not an IDX file of bytes, as MNIST's files are."
            ).filled(path=path)
        )
    shape = struct.unpack(f">{dimensions}I", data[4:start])
    whole = prod(shape) * kind.itemsize
    if len(data) - start != whole:
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{path} is cut off or damaged: it holds {count:,} of {whole:,} bytes. Fetch the "
                "file again.",
            ).filled(path=path, count=len(data) - start, whole=whole)
        )
    # Not a slice of the bytes: copying 47 MB blocks the window for 50 ms.
    return np.frombuffer(data, dtype=kind, offset=start).reshape(shape)
