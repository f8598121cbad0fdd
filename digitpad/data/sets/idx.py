"""The IDX format of MNIST and its relatives (http://yann.lecun.com/exdb/mnist/), read safely."""

from __future__ import annotations

import gzip
import zlib
from math import prod
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.errors import DatasetError

MAX_BYTES: Final = 256 * 1024**2
"""More than any of the data sets holds; a gzip bomb of 1 MB can unpack to 1 GiB."""
GZIP_MAGIC: Final = b"\x1f\x8b"


def read_idx(path: Path) -> npt.NDArray[np.uint8]:
    """Return the array in an IDX file of unsigned bytes, plain or gzip.

    Raises ``DatasetError`` naming the file when it cannot be read, is cut off or damaged, or
    is not an IDX file of bytes.
    """
    data = _unpacked(path)
    dimensions = data[3] if len(data) >= 4 else 0
    if data[:3] != b"\x00\x00\x08" or not 1 <= dimensions <= 4 or len(data) < 4 + 4 * dimensions:
        raise DatasetError(f"{path} is not an IDX file of bytes, as MNIST's files are.")
    shape = tuple(
        int.from_bytes(data[4 + 4 * axis : 8 + 4 * axis], "big") for axis in range(dimensions)
    )
    start = 4 + 4 * dimensions
    if len(data) - start != prod(shape):
        raise DatasetError(
            f"{path} is cut off or damaged: it holds {len(data) - start:,} of {prod(shape):,} "
            "bytes. Fetch the file again."
        )
    # Not a slice of the bytes: copying 47 MB holds the window up for 50 ms.
    return np.frombuffer(data, dtype=np.uint8, offset=start).reshape(shape)


def _unpacked(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            packed = file.read(2) == GZIP_MAGIC
        with gzip.open(path, "rb") if packed else path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise DatasetError(
            f"{path} is cut off or damaged ({error}). Fetch the file again."
        ) from error
    except OSError as error:
        raise DatasetError(f"{path} cannot be read: {error.strerror or error}.") from error
    if len(data) > MAX_BYTES:
        raise DatasetError(f"{path} unpacks to more than {MAX_BYTES // 1024**2} MiB; refused.")
    return bytes(data)
