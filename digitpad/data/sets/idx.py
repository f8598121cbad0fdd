"""MNIST, EMNIST, QMNIST and relatives: files in the IDX format, read without trusting them.

Format: http://yann.lecun.com/exdb/mnist/.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from digitpad.data.family import Arrays
from digitpad.data.published import PublishedDataset, read_published
from digitpad.errors import DatasetError, DigitpadError
from digitpad.files import data_folder, read_bounded
from digitpad.untrusted import stand_in
from digitpad.words import QT_TRANSLATE_NOOP

MAX_BYTES: Final = 256 * 1024**2
"""More than any of the data sets has; a gzip bomb of 1 MB can unpack to 1 GiB."""
NUMBERS: Final[dict[int, np.dtype[Any]]] = {
    code: np.dtype(name)
    for code, name in ((8, "u1"), (9, "i1"), (11, ">i2"), (12, ">i4"), (13, ">f4"), (14, ">f8"))
}
"""Types of numbers by their code: images are mostly of the first, labels of that or the fourth."""
MNIST_STEMS: Final = (
    "train-images-idx3-ubyte", "train-labels-idx1-ubyte",
    "t10k-images-idx3-ubyte", "t10k-labels-idx1-ubyte",
)  # fmt: skip
MNIST_CONTENTS: Final = (
    "ba891046e6505d7aadcbbe25680a0738ad16aec93bde7f9b65e87a2fc25776db",
    "65a50cbbf4e906d70832878ad85ccda5333a97f0f4c3dd2ef09a8a9eef7101c5",
    "0fa7898d509279e482958e8ce81c8e77db3f2f8254e26661ceb7762c4d494ce7",
    "ff7bcfd416de33731a308c3f266cc351222c34898ecbeaf847f06e48f7ec33f2",
)
"""SHA-256 of MNIST's unpacked files; its relatives use the same names."""
IdxArray = npt.NDArray[Any]
"""Of one of the types in ``NUMBERS``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class IdxDataset(PublishedDataset):
    """MNIST, or a data set that is published in files of the same names.

    ``published``: its folder in torchvision. ``contents``: SHA-256 of its unpacked files, in the
    order of the stems, where other files have the same names.
    """

    train_stems: ClassVar[tuple[str, ...]] = MNIST_STEMS[:2]
    test_stems: ClassVar[tuple[str, ...]] = MNIST_STEMS[2:]
    endings: ClassVar = ("", ".gz")
    fetched_files: ClassVar[tuple[str, ...]] = tuple(f"{stem}.gz" for stem in MNIST_STEMS)
    first_label: ClassVar[int] = 0
    train_count: int = 60_000
    test_count: int = 10_000
    published: str
    contents: tuple[str, ...] = ()

    def holds(self, folder: Path) -> bool:
        """Return whether all of its files that are in a folder are the published ones."""
        files, _ = self.find(folder)
        known = frozenset((*self.checksums, *self.contents))
        return bool(files) and all(_is_one_of(path, known) for path in files.values())

    def folders_in(self, folder: Path) -> Iterable[Path]:
        raw = f"{self.published}/raw"
        below = ("", "raw", "gzip", self.name, raw, f"{self.name}/{raw}")
        return (folder / name for name in below)

    def read_files(self, paths: Sequence[Path]) -> Arrays:
        images, labels = self.arranged(*map(read_idx, paths))
        names = str(paths[0]), str(paths[1])
        require_images(images, self.input_shape[1:], names[0])
        return images[:, None], class_numbers(
            labels, len(images), len(self.classes), names, first=self.first_label
        )

    def arranged(self, images: IdxArray, labels: IdxArray) -> tuple[IdxArray, IdxArray]:
        """Return images and labels, as they are in the files, in MNIST's arrangement."""
        return images, labels

    def refusal(self, files: dict[str, Path]) -> str:
        is_named_so = self.test_stems == MNIST_STEMS[2:]
        if self.name == "mnist" or not is_named_so:
            return ""
        if not _is_one_of(files[self.test_stems[1]], frozenset((MNIST_CONTENTS[3],))):
            return ""
        message = QT_TRANSLATE_NOOP(
            "errors",
            "The files in {folder} are MNIST’s, not those of {name}; both have the same names. "
            "Choose the folder that holds {name}.",
        )
        return message.filled(folder=files[self.test_stems[1]].parent, name=self.name)


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
    first_label: ClassVar = 1


def _is_one_of(path: Path, checksums: frozenset[str]) -> bool:
    """Return whether a file, packed or unpacked, has one of these SHA-256."""
    try:
        status = path.stat()
        return not checksums.isdisjoint(_checksums(path, status.st_mtime_ns, status.st_size))
    except (DigitpadError, OSError):
        return False  # reading it will report what is wrong


@lru_cache(maxsize=32)
def _checksums(path: Path, _changed_ns: int, size: int) -> tuple[str, ...]:
    if size > MAX_BYTES:
        return ()
    # Imported here to open the first window sooner.
    import hashlib

    contents = read_bounded(path, MAX_BYTES), read_published(path, MAX_BYTES)
    return tuple(hashlib.sha256(content).hexdigest() for content in contents)


def require_images(images: IdxArray, size: tuple[int, ...], name: str) -> None:
    """Raise ``DatasetError``, saying what they are, unless all images are bytes of this size."""
    if images.ndim == 3 and images.dtype == np.uint8 and images.shape[1:] == size:
        return
    sides = "×".join(map(str, images.shape[1:])) or "1"
    message = QT_TRANSLATE_NOOP("errors", "The images in {path} are {sides}, not {wanted}.")
    if images.ndim < 3:
        message = QT_TRANSLATE_NOOP(
            "errors", "{path} holds rows of {sides} numbers instead of images of {wanted}."
        )
    elif images.dtype != np.uint8:
        message = QT_TRANSLATE_NOOP("errors", "The pixels in {path} are not bytes (0–255).")
    raise DatasetError(message.filled(path=name, sides=sides, wanted="×".join(map(str, size))))


def class_numbers(
    labels: IdxArray, count: int, classes: int, names: tuple[str, str], first: int = 0
) -> npt.NDArray[np.int64]:
    """Return int64 (count,), from 0 on, of labels that begin with ``first``.

    ``names``: of the files of images and labels. Raises ``DatasetError`` if they do not fit.
    """
    if labels.shape != (count,):
        message = QT_TRANSLATE_NOOP(
            "errors",
            "{path} and {other} do not belong together: {count:,} images, {labels:,} labels.",
        )
        labels_name = Path(names[1]).name
        raise DatasetError(
            message.filled(path=names[0], other=labels_name, count=count, labels=len(labels))
        )
    numbers = labels.astype(np.int64) - first
    if len(wrong := numbers[(numbers < 0) | (numbers >= classes)]):
        message = QT_TRANSLATE_NOOP("errors", "Label {label} in {path} is none of {first}–{last}.")
        label, last = int(wrong[0]) + first, first + classes - 1
        raise DatasetError(message.filled(label=label, path=names[1], first=first, last=last))
    return numbers


def read_idx(path: Path) -> IdxArray:
    """Return the array in an IDX file, plain or gzip. Raises ``DatasetError``, naming the file."""
    return parse_idx(read_published(path, MAX_BYTES), str(path))


def parse_idx(data: bytes, path: str) -> IdxArray:
    """Return the array in the content of an IDX file.

    Raises ``DatasetError`` if it is truncated or damaged, or something else.
    """
    if kind_instead := stand_in(data):
        message = QT_TRANSLATE_NOOP("errors", "{path} is not an IDX file: {kind}.")
        raise DatasetError(message.filled(path=path, kind=kind_instead))
    dimensions, kind = (data[3], NUMBERS.get(data[2])) if len(data) >= 4 else (0, None)
    start = 4 + 4 * dimensions
    is_idx = data[:2] == b"\x00\x00" and 1 <= dimensions <= 4 and len(data) >= start
    if not is_idx or kind is None:
        raise DatasetError(
            QT_TRANSLATE_NOOP("errors", "{path} is not an IDX file, as MNIST's files are.").filled(
                path=path
            )
        )
    shape = struct.unpack(f">{dimensions}I", data[4:start])
    size = prod(shape) * kind.itemsize
    if len(data) - start != size:
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{path} is cut off or damaged: it holds {count:,} of {whole:,} bytes. Fetch the "
                "file again.",
            ).filled(path=path, count=len(data) - start, whole=size)
        )
    # Not a slice of the bytes: copying 47 MB blocks the window for 50 ms.
    return np.frombuffer(data, dtype=kind, offset=start).reshape(shape)
