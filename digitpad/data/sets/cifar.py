"""CIFAR-10: published batches, Python or binary, read without trusting them.

The Python batches are pickles. They are read with an unpickler that knows nothing but the few
names that the published files use, so a forged file can at worst be refused.
"""

from __future__ import annotations

import codecs
import io
import pickle
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from digitpad.data.family import Arrays
from digitpad.data.published import PublishedDataset, read_published
from digitpad.errors import DatasetError

RECORD: Final = 1 + 3 * 32 * 32
MAX_BYTES: Final = 64 * 1024**2


@dataclass(frozen=True, slots=True, kw_only=True)
class CifarDataset(PublishedDataset):
    """CIFAR-10, published as one archive."""

    train_stems: ClassVar = tuple(f"data_batch_{number}" for number in range(1, 6))
    test_stems: ClassVar = ("test_batch",)
    endings: ClassVar = ("", ".bin")
    fetched_files: ClassVar = ("cifar-10-python.tar.gz",)

    def places(self, folder: Path) -> Iterable[Path]:
        batches = ("cifar-10-batches-py", "cifar-10-batches-bin")
        below = (folder, folder / self.name)
        return (folder, *(place / batch for place in below for batch in batches))

    def read_files(self, paths: Sequence[Path]) -> Arrays:
        images, labels = zip(*map(read_batch, paths), strict=True)
        return np.concatenate(images), np.concatenate(labels)


def read_batch(path: Path) -> Arrays:
    """Return images uint8 (n, 3, 32, 32), red first, and labels int64 (n,) of one batch file.

    Raises ``DatasetError`` naming the file when it cannot be read or is damaged.
    """
    data = read_published(path, MAX_BYTES)
    images, labels = _binary(data) if path.suffix == ".bin" else _python(data, path)
    is_whole = len(labels) > 0 and images.shape == (len(labels), RECORD - 1)
    if not is_whole or not bool(((labels >= 0) & (labels < 10)).all()):
        raise DatasetError(f"{path} is cut off or damaged. Fetch the file again.")
    return images.reshape(-1, 3, 32, 32), labels


def _binary(data: bytes) -> Arrays:
    if len(data) % RECORD:
        return np.zeros((0, 0), np.uint8), np.zeros(0, np.int64)
    rows = np.frombuffer(data, np.uint8).reshape(-1, RECORD)
    return rows[:, 1:], rows[:, 0].astype(np.int64)


def _python(data: bytes, path: Path) -> Arrays:
    try:
        content = _BatchUnpickler(io.BytesIO(data), encoding="bytes").load()
        images, labels = content[b"data"], content[b"labels"]
        return np.asarray(images, dtype=np.uint8), np.asarray(labels, dtype=np.int64)
    except (
        pickle.UnpicklingError, EOFError, KeyError, TypeError, ValueError, IndexError,
        AttributeError, OverflowError, MemoryError,
    ) as error:  # fmt: skip
        raise DatasetError(
            f"{path} is cut off or is not a published CIFAR-10 batch ({error}). "
            "Fetch the file again."
        ) from error


class _BatchUnpickler(pickle.Unpickler):
    """An unpickler for dictionaries, lists, numbers, strings and one numpy array."""

    def find_class(self, module: str, name: str) -> Any:
        allowed: dict[tuple[str, str], Any] = {
            ("numpy.core.multiarray", "_reconstruct"): _array_shell,
            ("numpy", "ndarray"): np.ndarray,
            ("numpy", "dtype"): np.dtype,
            ("_codecs", "encode"): codecs.encode,
        }
        if (module, name) not in allowed:
            raise pickle.UnpicklingError(f"it asks for {module}.{name}")
        return allowed[module, name]


def _array_shell(kind: type, shape: tuple[int, ...], code: bytes) -> npt.NDArray[Any]:
    """Make the empty array that the pickle then fills: numpy's ``_reconstruct``."""
    if kind is not np.ndarray:
        raise pickle.UnpicklingError("it asks for an unknown kind of array")
    return np.ndarray(shape, np.dtype(code.decode() if isinstance(code, bytes) else code))
