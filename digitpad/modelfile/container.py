"""The safetensors container: tensors read one by one, and written the same way every time.

The library's own reader accepts not-a-number weights, and its writer changes the bytes from run
to run, so both stand here; nothing in a file is ever executed.
"""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, Literal

import numpy as np
import numpy.typing as npt

from digitpad.errors import ModelFileError
from digitpad.files import reason
from digitpad.modelfile.header import MAX_HEADER_BYTES, printable, quoted, read_header

Floats = npt.NDArray[np.float32]
StoredAs = Literal["float32", "float16", "bfloat16"]

READABLE: Final = {"F32": "<f4", "F16": "<f2", "BF16": "<u2", "F64": "<f8"}
WRITABLE: Final[dict[StoredAs, str]] = {"float32": "F32", "float16": "F16", "bfloat16": "BF16"}


class OpenFile:
    """An open safetensors file whose header has been checked.

    ``entries``: by tensor name, in the order of the header. ``metadata``: strings.
    """

    def __init__(self, file: BinaryIO) -> None:
        self.entries, self.metadata = read_header(file)
        self._file = file

    def shapes(self) -> dict[str, tuple[int, ...]]:
        return {name: entry.shape for name, entry in self.entries.items()}

    def read(self, name: str) -> Floats:
        """Return a tensor as float32.

        Raises ``ModelFileError`` for other kinds of numbers, infinities and not-a-numbers.
        """
        entry = self.entries[name]
        kind = READABLE.get(entry.dtype)
        if kind is None:
            raise ModelFileError(
                f"the tensor {quoted(name)} holds {entry.dtype} numbers; "
                f"this version reads {', '.join(READABLE)}"
            )
        self._file.seek(entry.start)
        data = self._file.read(entry.stop - entry.start)
        if len(data) != entry.stop - entry.start:
            raise ModelFileError("the file became shorter while it was read")
        stored = np.frombuffer(data, dtype=kind).reshape(entry.shape)
        if entry.dtype == "BF16":
            return finite((stored.astype("<u4") << 16).view("<f4").astype(np.float32), name)
        with np.errstate(over="ignore", invalid="ignore"):
            return finite(stored.astype(np.float32), name)


@contextmanager
def open_safetensors(path: str | os.PathLike[str]) -> Iterator[OpenFile]:
    """Open a safetensors file and check its header; tensors are read one by one.

    Raises ``ModelFileError`` with one line that begins with the file's name, also for a
    ``ModelFileError`` out of the block.
    """
    shown = printable(str(path))
    if "\0" in str(path):
        raise ModelFileError(f"Cannot open {shown}: no file can have that name.")
    try:
        if not Path(path).is_file():
            # A pipe or a device could make us wait for ever; a missing file raises below.
            Path(path).stat()
            raise ModelFileError("it is a folder" if Path(path).is_dir() else "it is not a file")
        with Path(path).open("rb") as file:
            yield OpenFile(file)
    except ModelFileError as error:
        raise ModelFileError(f"Cannot open {shown}: {error}.") from error
    except OSError as error:
        raise ModelFileError(f"Cannot open {shown}: {reason(error)}.") from error


def serialise(
    tensors: Mapping[str, npt.NDArray[Any]], metadata: Mapping[str, str], stored_as: StoredAs
) -> bytes:
    """Return the bytes of a safetensors file; the same input gives the same bytes.

    Raises ``ModelFileError`` for a value that is not finite in ``stored_as`` and for metadata
    longer than what is read.
    """
    header: dict[str, Any] = {"__metadata__": dict(metadata)} if metadata else {}
    chunks: list[bytes] = []
    position = 0
    for name, tensor in tensors.items():
        chunk = _encode(name, tensor, stored_as)
        header[name] = {
            "dtype": WRITABLE[stored_as],
            "shape": list(tensor.shape),
            "data_offsets": [position, position + len(chunk)],
        }
        position += len(chunk)
        chunks.append(chunk)
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode(errors="replace")
    text += b" " * (-len(text) % 8)  # the numbers begin at a multiple of eight
    if len(text) > MAX_HEADER_BYTES:
        raise ModelFileError("its metadata is too long to be read again")
    return b"".join([struct.pack("<Q", len(text)), text, *chunks])


def finite(tensor: Floats, name: str) -> Floats:
    """Return ``tensor`` itself. Raises ``ModelFileError`` unless every value is finite."""
    if not np.isfinite(tensor).all():
        raise ModelFileError(f"the tensor {quoted(name)} holds values that are not finite numbers")
    return tensor


def _encode(name: str, tensor: npt.NDArray[Any], stored_as: StoredAs) -> bytes:
    with np.errstate(over="ignore", invalid="ignore"):
        values = finite(np.ascontiguousarray(tensor, dtype="<f4"), name)
        if stored_as == "float32":
            return values.tobytes()
        half = values.astype("<f2")
    if stored_as == "bfloat16":
        return to_bfloat16(values).tobytes()
    if not np.isfinite(half).all():
        raise ModelFileError(
            f"the tensor {quoted(name)} has values beyond what float16 can hold; "
            "store it as bfloat16 or float32"
        )
    return half.tobytes()


def to_bfloat16(values: Floats) -> npt.NDArray[np.uint16]:
    """Return the upper 16 bits of finite float32 ``values``, rounded to nearest, ties to even."""
    # The largest ones would round up to infinity.
    largest = np.float32(np.array(0x7F7F0000, dtype="<u4").view("<f4"))
    bits = np.clip(values, -largest, largest).astype("<f4").view("<u4")
    rounded: npt.NDArray[np.uint32] = (bits + (0x7FFF + ((bits >> 16) & 1))) >> 16
    return rounded.astype(np.dtype("<u2"))
