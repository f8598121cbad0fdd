"""CIFAR-10: published batches, Python or binary, read without trusting them.

The Python batches are pickles, but they are not unpickled: even an unpickler restricted to numpy's
arrays would follow any address, size or stride in the file. All published files begin with the
same instructions, so these are matched byte by byte, and the values taken from between them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar, Final

import numpy as np

from digitpad.data.family import Arrays
from digitpad.data.published import PublishedDataset, read_published
from digitpad.errors import DatasetError
from digitpad.words import QT_TRANSLATE_NOOP

RECORD: Final = 1 + 3 * 32 * 32
MAX_BYTES: Final = 64 * 1024**2
PUBLISHED_HEAD: Final = re.compile(
    rb"\x80\x02}q\x01\(U\x0bbatch_labelq\x02U.[ -~]{1,80}q\x03"
    # A list of one-byte numbers, appended in thousands.
    rb"U\x06labelsq\x04\]q\x05(?P<labels>(?:\((?:K[\x00-\x09]){1,1000}e){1,10})"
    rb"U\x04dataq\x06cnumpy\.core\.multiarray\n_reconstruct\nq\x07cnumpy\nndarray\nq\x08"
    rb"K\x00\x85U\x01b\x87Rq\x09\(K\x01[KM](?P<rows>..?)M\x00\x0c\x86"
    rb"cnumpy\ndtype\nq\nU\x02u1K\x00K\x01\x87Rq\x0b"
    rb"\(K\x03U\x01\|NNNJ\xff{4}J\xff{4}K\x00tb\x89T(?P<size>....)",
    re.DOTALL,
)
"""The beginning of every published Python batch: a dictionary of a title, ``labels`` and, for
``data``, an array of bytes (rows, 3072) in C order, whose content follows."""


class CifarDataset(PublishedDataset):
    """CIFAR-10, published as one archive."""

    train_stems: ClassVar = tuple(f"data_batch_{number}" for number in range(1, 6))
    test_stems: ClassVar = ("test_batch",)
    endings: ClassVar = ("", ".bin")
    fetched_files: ClassVar = ("cifar-10-python.tar.gz",)

    def folders_in(self, folder: Path) -> Iterable[Path]:
        batches = ("cifar-10-batches-py", "cifar-10-batches-bin")
        below = (folder, folder / self.name)
        return (folder, *(parent / batch for parent in below for batch in batches))

    def read_files(self, paths: Sequence[Path]) -> Arrays:
        images, labels = zip(*map(read_batch, paths), strict=True)
        return np.concatenate(images), np.concatenate(labels)


def read_batch(path: Path) -> Arrays:
    """Return images uint8 (n, 3, 32, 32), red first, and labels int64 (n,) of one batch file.

    Raises ``DatasetError``, naming the file, if it cannot be read or is damaged.
    """
    data = read_published(path, MAX_BYTES)
    images, labels = _binary(data) if path.suffix == ".bin" else _python(data, path)
    is_whole = len(labels) > 0 and images.shape == (len(labels), RECORD - 1)
    if not is_whole or not bool(((labels >= 0) & (labels < 10)).all()):
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors", "{path} is cut off or damaged. Fetch the file again."
            ).filled(path=path)
        )
    return images.reshape(-1, 3, 32, 32), labels


def _binary(data: bytes) -> Arrays:
    if len(data) % RECORD:
        return np.zeros((0, 0), np.uint8), np.zeros(0, np.int64)
    rows = np.frombuffer(data, np.uint8).reshape(-1, RECORD)
    return rows[:, 1:], rows[:, 0].astype(np.int64)


def _python(data: bytes, path: Path) -> Arrays:
    head = PUBLISHED_HEAD.match(data)
    if head is None:
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors", "{path} is damaged or no published CIFAR-10 batch. Fetch the file again."
            ).filled(path=path)
        )
    labels = np.frombuffer(head["labels"].translate(None, b"(Ke"), np.uint8).astype(np.int64)
    rows, size = (int.from_bytes(head[name], "little") for name in ("rows", "size"))
    end = head.end() + size
    if rows != len(labels) or size != rows * (RECORD - 1) or not data[end:].startswith(b"tb"):
        return np.zeros((0, 0), np.uint8), labels
    return np.frombuffer(data, np.uint8, size, head.end()).reshape(rows, RECORD - 1), labels
