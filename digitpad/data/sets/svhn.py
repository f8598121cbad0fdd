"""SVHN: house numbers in photos, published as MATLAB files, read without trusting them.

Format: MATLAB's “MAT-File Format”, version 5. After a header of 128 bytes each variable is a
compressed element, which contains elements for its flags, shape, name and values.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from digitpad.data.family import Arrays
from digitpad.data.published import PublishedDataset, read_published
from digitpad.errors import DAMAGE, DatasetError
from digitpad.words import QT_TRANSLATE_NOOP

HEADER: Final = 128
MAX_BYTES: Final = 256 * 1024**2
"""Limit for a variable; the largest, the training pictures, has 225 million bytes."""
MOST_VARIABLES: Final = 4
COMPRESSED: Final = 15
NUMBERS: Final = {1: "<i1", 2: "<u1", 3: "<i2", 4: "<u2", 5: "<i4", 6: "<u4", 9: "<f8"}
"""Data types by their code."""


class SvhnDataset(PublishedDataset):
    """The single digits of SVHN, with parts of their neighbours in the picture."""

    train_stems: ClassVar = ("train_32x32",)
    test_stems: ClassVar = ("test_32x32",)
    endings: ClassVar = (".mat",)
    fetched_files: ClassVar = ("train_32x32.mat", "test_32x32.mat")

    def folders_in(self, folder: Path) -> Iterable[Path]:
        return (folder, folder / self.name, folder / "SVHN")

    def read_files(self, paths: Sequence[Path]) -> Arrays:
        (path,) = paths
        data = read_published(path, MAX_BYTES)
        try:
            arrays = read_mat(data)
            images, labels = arrays["X"].swapaxes(2, 3), arrays["y"].reshape(-1).astype(np.int64)
            is_whole = images.shape == (len(labels), *self.input_shape) and len(labels) > 0
            if (
                not is_whole
                or images.dtype != np.uint8
                or not 1 <= labels.min() <= labels.max() <= 10
            ):
                raise ValueError
        except DAMAGE as error:
            raise DatasetError(
                QT_TRANSLATE_NOOP(
                    "errors", "{path} is cut off or damaged. Fetch the file again."
                ).filled(path=path)
            ) from error
        return np.ascontiguousarray(images), labels % 10  # the digit 0 has the label 10


def read_mat(data: bytes) -> dict[str, npt.NDArray[Any]]:
    """Return the arrays in a MATLAB file by name, with their axes in reverse order.

    Raises one of ``DAMAGE`` for anything but compressed numeric arrays.
    """
    arrays = {}
    for kind, packed in islice(_elements(memoryview(data)[HEADER:]), MOST_VARIABLES):
        if kind != COMPRESSED:
            raise ValueError
        variable = memoryview(zlib.decompressobj().decompress(packed, MAX_BYTES))
        (_, content), *_ = _elements(variable)
        _, (_, shape), (_, name), (type_code, values), *_ = _elements(content)
        # MATLAB's first axis varies fastest.
        axes = np.frombuffer(shape, "<i4")[::-1]
        arrays[bytes(name).decode()] = np.frombuffer(values, NUMBERS[type_code]).reshape(axes)
    return arrays


def _elements(data: memoryview) -> Iterator[tuple[int, memoryview]]:
    """Yield the type and content of each element. Raises ``struct.error`` and ``ValueError``."""
    position = 0
    while position < len(data):
        kind, size = struct.unpack_from("<II", data, position)
        is_small = kind >> 16 > 0  # up to four bytes are stored beside the type
        start = position + 4 if is_small else position + 8
        if is_small:
            kind, size = kind & 0xFFFF, kind >> 16
        if start + size > len(data):
            raise ValueError
        yield kind, data[start : start + size]
        position = start + 4 if is_small else start + size
        if kind != COMPRESSED:
            position += -position % 8
