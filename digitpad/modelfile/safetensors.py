"""The safetensors format: read without trust, and written deterministically.

A file is eight bytes (length of the header), a JSON header (names, dtypes, shapes, offsets,
``__metadata__``) and the values. The library reads the values, behind the checks of this module: it
accepts duplicate names, huge headers and NaN. Model files are written here, because the library
writes metadata in another order each time (figures: docs/dependencies.md). Nothing in a file is
ever executed.
Messages are clauses: ``store`` names the file.
Format: https://github.com/huggingface/safetensors#format.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import re
import struct
import sys
from collections.abc import Callable, Iterable, Mapping
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.errors import DAMAGE, ModelFileError
from digitpad.files import open_file
from digitpad.untrusted import STAND_INS, parse_json, printable, quoted
from digitpad.words import QT_TRANSLATE_NOOP, Phrase, message_of

if TYPE_CHECKING:
    from safetensors import safe_open

Part = bytes | memoryview
StoredAs = Literal["float32", "float16", "bfloat16"]

MAX_FILE_BYTES: Final = 1 << 30
MAX_HEADER_BYTES: Final = 4 << 20
MAX_TENSORS: Final = 10_000
MAX_NAME_LENGTH: Final = 500
MAX_AXES: Final = 8

BYTES_EACH: Final = {
    "BOOL": 1, "U8": 1, "I8": 1, "F8_E5M2": 1, "F8_E4M3": 1, "I16": 2, "U16": 2, "F16": 2,
    "BF16": 2, "I32": 4, "U32": 4, "F32": 4, "F64": 8, "I64": 8, "U64": 8,
}  # fmt: skip

READABLE: Final = {"F32": "float32", "F16": "float16", "BF16": "bfloat16", "F64": "float64"}
"""Their usual names, which are also those of numpy."""
WRITABLE: Final[dict[StoredAs, str]] = {"float32": "F32", "float16": "F16", "bfloat16": "BF16"}

CHECKSUM: Final = "checksum"
"""Key of the metadata that verifies the rest of the file."""

PICKLE: Final = QT_TRANSLATE_NOOP(
    "errors", "it is a Python pickle, which is never opened here because it can run programs"
)
LEGACY: Final = QT_TRANSLATE_NOOP(
    "errors",
    "it is in the format of PyTorch before 1.6, a pickle, which can run programs and is never "
    "opened here; load it with a newer PyTorch and save its state_dict again with torch.save",
)
PICTURE: Final = QT_TRANSLATE_NOOP("errors", "it is a picture")
FOREIGN: Final = (
    (b"\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19", LEGACY),
    *STAND_INS,
    (b"\x1f\x8b", QT_TRANSLATE_NOOP("errors", "it is packed with gzip; unpack it first")),
    *((b"\x80" + bytes([version]), PICKLE) for version in (2, 3, 4, 5)),
    (b"\x93NUMPY", QT_TRANSLATE_NOOP("errors", "it is a numpy array")),
    (b"\x89HDF", QT_TRANSLATE_NOOP("errors", "it is an HDF5 file, as Keras writes")),
    (b"GGUF", QT_TRANSLATE_NOOP("errors", "it is a GGUF file")),
    (b"\x89PNG", PICTURE),
    (b"\xff\xd8\xff", PICTURE),
    (b"GIF8", PICTURE),
    (b"%PDF", QT_TRANSLATE_NOOP("errors", "it is a PDF document")),
    (b"<?xml", QT_TRANSLATE_NOOP("errors", "it is an XML file")),
    (b"<ink", QT_TRANSLATE_NOOP("errors", "it is an ink file")),
)


class TensorEntry(NamedTuple):
    """A tensor's entry in the header; ``start`` and ``stop`` are offsets in the file."""

    dtype: str
    shape: tuple[int, ...]
    start: int
    stop: int


class TensorFile(NamedTuple):
    """An open file of tensors: safetensors here, others in ``foreign`` and ``onnx_graph``.

    ``shapes`` and ``kinds`` (dtypes, such as “float16”) by tensor name, in the order of the
    file. ``read`` returns a tensor as float32 and raises ``ModelFileError`` for infinities and
    NaN. ``container``: “safetensors”, “npz”, “pt” or “onnx”. ``is_as_saved`` returns whether the
    content is still as digitpad wrote it, as far as the file allows to check, and raises
    ``ModelFileError`` for one that was damaged since. ``layers`` and ``pixels``: the texts of
    ``models/custom.py`` and ``models/pixels.py``, if the file itself says so.
    """

    container: str
    shapes: Mapping[str, tuple[int, ...]]
    kinds: Mapping[str, str]
    read: Callable[[str], Floats]
    metadata: Mapping[str, str]
    is_as_saved: Callable[[], bool] = lambda: True
    layers: str = ""
    pixels: str = ""


def open_safetensors(file: BinaryIO) -> TensorFile:
    """Check the header of an open file, whose tensors are read on demand.

    Raises ``ModelFileError`` with the first problem found.
    """
    entries, metadata = read_header(file)
    reader = TensorReader(file, entries)
    dtypes = {name: entry.dtype for name, entry in entries.items()}
    return TensorFile(
        container="safetensors",
        shapes={name: entry.shape for name, entry in entries.items()},
        kinds={name: READABLE.get(dtype, dtype) for name, dtype in dtypes.items()},
        read=reader.read,
        metadata=metadata,
        is_as_saved=lambda: is_as_saved(reader, metadata),
    )


class TensorReader:
    """Reads the tensors of a file whose header was checked, by the library."""

    def __init__(self, file: BinaryIO, entries: Mapping[str, TensorEntry]) -> None:
        # By its descriptor where there are such names: the path may be another file's by now.
        opened = Path(f"/dev/fd/{file.fileno()}")
        is_named = sys.platform != "win32" and opened.exists()
        self.entries, self._path = entries, opened if is_named else file.name
        self._opened: safe_open | None = None

    def read(self, name: str) -> Floats:
        """Return a tensor as float32. Raises ``ModelFileError`` unless all of it is finite."""
        with np.errstate(over="ignore", invalid="ignore"):
            values = self.values(name).astype(np.float32, copy=False)
        return require_finite(values, name)

    def values(self, name: str) -> npt.NDArray[Any]:
        """Return a tensor with the dtype that it has in the file. Raises ``ModelFileError``."""
        entry = self.entries[name]
        if entry.dtype not in READABLE:
            raise ModelFileError(
                QT_TRANSLATE_NOOP(
                    "errors", "the tensor {name} holds {dtype} numbers; this version reads {list}"
                ).filled(name=quoted(name), dtype=entry.dtype, list=", ".join(READABLE))
            )
        if entry.dtype == "BF16":
            import ml_dtypes  # noqa: F401 - teaches numpy the type

        from safetensors import SafetensorError, safe_open

        try:
            # Not mapped into memory: a file that shrinks while it is mapped ends the process.
            self._opened = self._opened or safe_open(self._path, "numpy", backend="pread")
            values: npt.NDArray[Any] = self._opened.get_tensor(name)
            is_the_one = (values.shape, values.dtype.name) == (entry.shape, READABLE[entry.dtype])
        except (SafetensorError, *DAMAGE):
            is_the_one = False
        if not is_the_one:
            raise ModelFileError(
                QT_TRANSLATE_NOOP(
                    "errors", "the tensor {name} is damaged, or changed while it was read"
                ).filled(name=quoted(name))
            )
        return values


def read_header(file: BinaryIO) -> tuple[dict[str, TensorEntry], dict[str, str]]:
    """Return the checked entries by tensor name, in the order of the header, and the metadata.

    Raises ``ModelFileError`` with the first problem found.
    """
    size = require_bounded(file)
    start = file.read(64).lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    file.seek(0)
    first = file.read(8)
    for mark, kind in FOREIGN:
        if start.startswith(mark.lower()):
            raise ModelFileError(kind)
    if len(first) < 8:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it is too short for a safetensors model"))
    length: int = struct.unpack("<Q", first)[0]
    following = file.read(1)
    if following != b"{" or length < 2:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it is not a safetensors model"))
    if length > MAX_HEADER_BYTES:
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors",
                "its header claims {length} bytes; more than {max_header_bytes} MB is refused",
            ).filled(length=length, max_header_bytes=MAX_HEADER_BYTES >> 20)
        )
    if 8 + length > size:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "its header is cut off; the file is incomplete")
        )
    text = following + file.read(length - 1)
    try:
        header = parse_json(text.decode())
    except UnicodeDecodeError:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "its header is not text")) from None
    except ValueError as error:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "its header cannot be read: {why}").filled(
                why=message_of(error)
            )
        ) from None
    metadata = _checked_metadata(header.pop("__metadata__", None))
    return _checked_entries(header, 8 + length, size), metadata


def require_bounded(file: BinaryIO) -> int:
    """Return the size of a file. Raises ``ModelFileError`` if it is empty or too large."""
    size = os.fstat(file.fileno()).st_size
    if size == 0:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "the file is empty"))
    if size > MAX_FILE_BYTES:
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors", "it is larger than {max_file_bytes} MB, the most that is read"
            ).filled(max_file_bytes=MAX_FILE_BYTES >> 20)
        )
    return size


def is_as_saved(reader: TensorReader, metadata: Mapping[str, str]) -> bool:
    """Return whether a file is as digitpad wrote it, or has no checksum.

    Another program that rewrote it also changed the order of metadata and tensors. Raises
    ``ModelFileError`` if only the content differs, which is damage.
    """
    content, _, order = metadata.get(CHECKSUM, "").partition(" ")
    tensors = (
        (name, entry.dtype, entry.shape, bytes_of(reader.values(name)))
        for name, entry in sorted(reader.entries.items())
    )
    if not content or content == checksum(metadata, tensors):
        return True
    if order == _order(metadata, reader.entries):
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors",
                "it is damaged: its content is not what was saved. Use a copy, if there is one",
            )
        )
    return False


def checksum(metadata: Mapping[str, str], tensors: Iterable[tuple[str, str, Any, Part]]) -> str:
    """Return the SHA-256 of metadata and ``tensors``: name, dtype, shape, bytes; sorted by name."""
    rest = {key: text for key, text in metadata.items() if key != CHECKSUM}
    digest = hashlib.sha256(json.dumps(rest, sort_keys=True).encode())
    for name, dtype, shape, data in tensors:
        digest.update(json.dumps([name, dtype, shape, len(data)]).encode())
        digest.update(data)
    return digest.hexdigest()


def _order(metadata: Mapping[str, str], tensors: Iterable[str]) -> str:
    keys = [key for key in metadata if key != CHECKSUM]
    return hashlib.sha256(json.dumps([keys, list(tensors)]).encode()).hexdigest()[:16]


def serialise(
    tensors: Mapping[str, npt.NDArray[Any]], metadata: Mapping[str, str], stored_as: StoredAs
) -> list[Part]:
    """Return the parts of a safetensors file; the same input gives the same bytes.

    Raises ``ModelFileError`` for a value that is not finite in ``stored_as`` and for metadata
    that is too long to be read.
    """
    chunks = {
        name: (WRITABLE[stored_as], tensor.shape, _encode(name, tensor, stored_as))
        for name, tensor in tensors.items()
    }
    return assemble(chunks, metadata)


def assemble(
    tensors: Mapping[str, tuple[str, tuple[int, ...], Part]], metadata: Mapping[str, str]
) -> list[Part]:
    """Return the parts of a file. ``tensors``: dtype, shape and bytes by name.

    A checksum is appended to the metadata, if any. Raises ``ModelFileError`` for a header that is
    too long to be read.
    """
    header: dict[str, Any] = {}
    if metadata:
        content = checksum(metadata, ((name, *entry) for name, entry in sorted(tensors.items())))
        header["__metadata__"] = {**metadata, CHECKSUM: f"{content} {_order(metadata, tensors)}"}
    position = 0
    for name, (dtype, shape, data) in tensors.items():
        offsets = [position, position + len(data)]
        header[name] = {"dtype": dtype, "shape": list(shape), "data_offsets": offsets}
        position += len(data)
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode(errors="replace")
    text += b" " * (-len(text) % 8)  # aligns the values to eight bytes
    if len(text) > MAX_HEADER_BYTES:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "its metadata is too long to be read again")
        )
    return [struct.pack("<Q", len(text)), text, *(data for _, _, data in tensors.values())]


def write_by_library(
    path: os.PathLike[str], tensors: Mapping[str, npt.NDArray[Any]], metadata: Mapping[str, str]
) -> None:
    """Write a file that is read only by digitpad, so that the order of its metadata is free.

    ``tensors``: of a dtype of ``READABLE``; contiguous ones are not copied. A checksum is added.
    Raises ``OSError``, and ``ModelFileError`` if the file could not be read again.
    """
    from safetensors import SafetensorError
    from safetensors.numpy import save_file

    codes = {usual: code for code, usual in READABLE.items()}
    contiguous = {name: np.require(tensor, requirements="C") for name, tensor in tensors.items()}
    listed = ((n, codes[t.dtype.name], t.shape, bytes_of(t)) for n, t in contiguous.items())
    try:
        save_file(contiguous, path, {**metadata, CHECKSUM: checksum(metadata, sorted(listed))})
    except SafetensorError as error:
        number = re.search(r"os error (\d+)", str(error))
        raise OSError(int(number[1]) if number else errno.EIO, str(error)) from error
    with open_file(path) as file:
        read_header(file)


def require_finite(tensor: Floats, name: str) -> Floats:
    """Return ``tensor`` itself. Raises ``ModelFileError`` unless every value is finite."""
    if not np.isfinite(tensor).all():
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors", "the tensor {name} holds values that are not finite numbers"
            ).filled(name=quoted(name))
        )
    return tensor


def to_bfloat16(values: Floats) -> npt.NDArray[Any]:
    """Return finite float32 ``values`` as bfloat16, rounded to nearest, never to infinity."""
    import ml_dtypes

    largest = float.fromhex("0x1.fep127")
    return np.clip(values, -largest, largest).astype(ml_dtypes.bfloat16)


def bytes_of(values: npt.NDArray[Any]) -> memoryview:
    """Return the bytes of an array, which is copied only if it is not contiguous."""
    return np.ascontiguousarray(values).reshape(-1).view(np.uint8).data


def _encode(name: str, tensor: npt.NDArray[Any], stored_as: StoredAs) -> memoryview:
    with np.errstate(over="ignore", invalid="ignore"):
        values = require_finite(np.asarray(tensor, dtype="<f4"), name)
        if stored_as == "float32":
            return bytes_of(values)
        half = values.astype("<f2")
    if stored_as == "bfloat16":
        return bytes_of(to_bfloat16(values))
    if not np.isfinite(half).all():
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors",
                "the tensor {name} has values beyond what float16 can hold; store it as bfloat16 "
                "or float32",
            ).filled(name=quoted(name))
        )
    return bytes_of(half)


def _checked_metadata(value: object) -> dict[str, str]:
    if value is None:
        return {}
    if not isinstance(value, dict) or not all(isinstance(text, str) for text in value.values()):
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "its metadata is not a table of texts"))
    for text in (*value, *value.values()):
        _require_unicode(text)
    return value


def _checked_entries(header: dict[str, Any], start: int, size: int) -> dict[str, TensorEntry]:
    if len(header) > MAX_TENSORS:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "it lists more than {max_tensors} tensors").filled(
                max_tensors=MAX_TENSORS
            )
        )
    entries = {name: _checked_entry(name, value, start, size) for name, value in header.items()}
    position = start
    for name, entry in sorted(entries.items(), key=lambda item: (item[1].start, item[1].stop)):
        if entry.start != position:
            message = QT_TRANSLATE_NOOP(
                "errors", "the tensor {name} leaves a gap before it; the file is damaged"
            )
            if entry.start < position:
                message = QT_TRANSLATE_NOOP(
                    "errors", "the tensor {name} overlaps another one; the file is damaged"
                )
            raise ModelFileError(message.filled(name=quoted(name)))
        position = entry.stop
    if position != size:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "{size} bytes at its end belong to no tensor").filled(
                size=size - position
            )
        )
    return entries


def _checked_entry(name: str, value: Any, start: int, size: int) -> TensorEntry:
    def require(is_sound: bool, otherwise: Phrase) -> None:
        if not is_sound:
            raise ModelFileError(otherwise.filled(name=quoted(name)))

    _require_unicode(name)
    if not name or not name.isprintable() or len(name) > MAX_NAME_LENGTH:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "it has a tensor with the impossible name {name}").filled(
                name=quoted(name)
            )
        )
    is_described = isinstance(value, dict) and set(value) == {"dtype", "shape", "data_offsets"}
    undescribed = QT_TRANSLATE_NOOP(
        "errors", "the tensor {name} is not described by dtype, shape, offsets"
    )
    no_shape = QT_TRANSLATE_NOOP("errors", "the tensor {name} has an impossible shape")
    no_offsets = QT_TRANSLATE_NOOP("errors", "the tensor {name} has impossible offsets")
    cut_off = QT_TRANSLATE_NOOP("errors", "the tensor {name} is cut off; the file is incomplete")
    too_few = QT_TRANSLATE_NOOP(
        "errors", "the tensor {name} does not have as many bytes as its shape needs"
    )
    require(is_described, undescribed)
    dtype, shape, offsets = value["dtype"], value["shape"], value["data_offsets"]
    require(isinstance(dtype, str), QT_TRANSLATE_NOOP("errors", "the tensor {name} has no dtype"))
    require(_are_sizes(shape) and len(shape) <= MAX_AXES, no_shape)
    require(_are_sizes(offsets) and len(offsets) == 2, no_offsets)
    begin, end = offsets
    require(begin <= end, no_offsets)
    require(start + end <= size, cut_off)
    needed = prod(shape) * BYTES_EACH[dtype] if dtype in BYTES_EACH else end - begin
    require(needed == end - begin, too_few)
    return TensorEntry(printable(dtype, 20), tuple(shape), start + begin, start + end)


def _are_sizes(value: object) -> bool:
    # type() and not isinstance, because bool is a subclass of int.
    return isinstance(value, list) and all(type(size) is int and size >= 0 for size in value)


def _require_unicode(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:  # a lone surrogate, which no terminal can show
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "its header holds broken text")) from None
