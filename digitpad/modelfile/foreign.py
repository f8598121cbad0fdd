"""Reads (without trust) and writes weights in numpy's ``.npz`` and PyTorch's ``.pt``.

Both are zip archives, whose directory is checked before anything is unpacked. TorchScript archives,
which contain a program, and the old pickle format are refused.
Messages are clauses: ``store`` names the file.
"""

from __future__ import annotations

import io
import json
import tokenize
import warnings
import zipfile
from collections import OrderedDict
from collections.abc import Mapping
from math import prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.errors import DAMAGE, ModelFileError
from digitpad.modelfile.safetensors import MAX_FILE_BYTES, StoredAs, TensorFile, require_finite
from digitpad.modelfile.torch_file import (
    MAX_PICKLE_BYTES,
    PickledCall,
    PickledTensor,
    SavedDict,
    parse_pickle,
)
from digitpad.untrusted import parse_json, quoted
from digitpad.words import QT_TRANSLATE_NOOP, message_of

STATE_KEYS: Final = ("state_dict", "model_state_dict", "model", "net", "network", "weights")
"""Keys under which training programs save the weights beside other state."""
MAX_WRAPPERS: Final = 8
"""Limits the search, since a table may even contain itself."""
METADATA: Final = "__metadata__"
UNREADABLE: Final = (*DAMAGE, zipfile.BadZipFile, tokenize.TokenError)
PICKLE: Final = "/data.pkl"
MAX_MEMBERS: Final = 2_000
READ_COMPRESSIONS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
MAX_RATIO: Final = 10
"""Largest compression ratio. Weights hardly compress; with half of them zero the ratio is two."""
MIN_UNPACKED_BYTES: Final = 16 << 20
MAX_NPY_HEADER: Final = 1_000
"""Characters; numpy's own are about a hundred."""


def to_npz(
    tensors: Mapping[str, Floats], stored_as: StoredAs, metadata: Mapping[str, str] | None = None
) -> bytes:
    """Return the bytes of an ``.npz`` archive. Raises ``ModelFileError`` for bfloat16.

    ``metadata``, if any, is stored as another array: JSON, as bytes.
    """
    if stored_as == "bfloat16":
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "numpy has no bfloat16; store .npz as float32 or float16")
        )
    with np.errstate(over="ignore"):
        arrays = {name: np.asarray(tensor, dtype=stored_as) for name, tensor in tensors.items()}
    for name, array in arrays.items():
        require_finite(array.astype(np.float32), name)
    if metadata:
        arrays[METADATA] = np.frombuffer(json.dumps(metadata).encode(), np.uint8)
    buffer = io.BytesIO()
    np.savez(buffer, **arrays)  # type: ignore[arg-type]
    return buffer.getvalue()


def to_pt(
    tensors: Mapping[str, Floats], stored_as: StoredAs, metadata: Mapping[str, str] | None = None
) -> bytes:
    """Return the bytes of a PyTorch file that holds only a ``state_dict``.

    ``metadata``, if any, is stored in its ``_metadata``, where torch keeps modules' versions, so
    that the ``state_dict`` itself has only tensors.
    """
    import torch

    kind: torch.dtype = getattr(torch, stored_as)
    state = OrderedDict((name, torch.tensor(values).to(kind)) for name, values in tensors.items())
    if metadata:
        state._metadata = OrderedDict({METADATA: dict(metadata)})  # type: ignore[attr-defined]
    for name, tensor in state.items():
        require_finite(tensor.to(torch.float32).numpy(), name)
    buffer = io.BytesIO()
    torch.save(state, buffer)
    return buffer.getvalue()


def open_archive(data: bytes) -> TensorFile:
    """Check an ``.npz`` or ``.pt`` archive, recognised by its content.

    Raises ``ModelFileError`` with a clause.
    """
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except UNREADABLE:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it is a damaged zip archive")) from None
    members = archive.infolist()
    _require_bounded(members, len(data))
    names = [member.filename for member in members]
    if names and all(name.endswith(".npy") for name in names):
        return _read_npz(archive)
    if any(name.endswith(PICKLE) for name in names):
        if any("/code/" in name or name.endswith("/constants.pkl") for name in names):
            raise ModelFileError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "it is a TorchScript archive, which holds a program; save its state_dict "
                    "instead",
                )
            )
        return _read_pt(archive)
    raise ModelFileError(
        QT_TRANSLATE_NOOP(
            "errors", "it is a zip archive, but neither numpy’s .npz nor PyTorch’s .pt"
        )
    )


def _require_bounded(members: list[zipfile.ZipInfo], size_bytes: int) -> None:
    """Refuse archives that would take too long or too much memory to unpack."""
    if len(members) > MAX_MEMBERS:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "it holds more than {max_members:,} files").filled(
                max_members=MAX_MEMBERS
            )
        )
    if sum(member.compress_size for member in members) > size_bytes:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "it is a damaged zip archive: its files overlap")
        )
    most = min(MAX_FILE_BYTES, MIN_UNPACKED_BYTES + MAX_RATIO * size_bytes)
    if sum(member.file_size for member in members) > most:
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors", "it unpacks to more than {most} MB, as no weights do"
            ).filled(most=most >> 20)
        )
    if not all(member.compress_type in READ_COMPRESSIONS for member in members):
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors", "it is packed in a way that neither numpy nor PyTorch writes"
            )
        )


def _read_npz(archive: zipfile.ZipFile) -> TensorFile:
    arrays: dict[str, npt.NDArray[Any]] = {}
    for member in archive.infolist():
        name = member.filename.removesuffix(".npy")
        _require_name(name, arrays)
        try:
            with archive.open(member) as file:
                # The directory may understate the size, so try to read one byte more.
                content = file.read(member.file_size + 1)
            with warnings.catch_warnings():
                # numpy warns about files of Python 2, which it reads all the same.
                warnings.simplefilter("ignore")
                arrays[name] = _array(content)
        except ModelFileError as error:
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "the array {name} {why}").filled(
                    name=quoted(name), why=message_of(error)
                )
            ) from error
        except UNREADABLE:
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "the array {name} is damaged").filled(name=quoted(name))
            ) from None

    stored = arrays.pop(METADATA, None)
    metadata: Mapping[str, str] = {}
    if stored is not None:
        try:
            metadata = _checked_metadata(parse_json(stored.tobytes()))
        except ValueError:
            raise ModelFileError(QT_TRANSLATE_NOOP("errors", "its metadata is damaged")) from None

    def read(name: str) -> Floats:
        with np.errstate(over="ignore"):
            return require_finite(np.array(arrays[name], dtype=np.float32, order="C"), name)

    shapes = {name: array.shape for name, array in arrays.items()}
    kinds = {name: array.dtype.name for name, array in arrays.items()}
    return TensorFile("npz", shapes, kinds, read, metadata)


def _array(content: bytes) -> npt.NDArray[Any]:
    """Parse a ``.npy`` file whose header is not trusted."""
    file = io.BytesIO(content)
    version = np.lib.format.read_magic(file)
    if version == (1, 0):
        shape, is_fortran, dtype = np.lib.format.read_array_header_1_0(file, MAX_NPY_HEADER)
    elif version == (2, 0):
        shape, is_fortran, dtype = np.lib.format.read_array_header_2_0(file, MAX_NPY_HEADER)
    else:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "is of an unknown version of the format"))
    if dtype.hasobject or dtype.names or dtype.itemsize == 0:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "holds objects, which are never opened here")
        )
    if min(shape, default=0) < 0 or prod(shape) * dtype.itemsize != len(content) - file.tell():
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "does not have as many bytes as its shape needs")
        )
    flat = np.frombuffer(content, dtype=dtype, offset=file.tell())
    return flat.reshape(shape, order="F" if is_fortran else "C")


def _read_pt(archive: zipfile.ZipFile) -> TensorFile:
    try:
        (pickle,) = (name for name in archive.namelist() if name.endswith(PICKLE))
        folder = pickle.removesuffix(PICKLE)
        order = f"{folder}/byteorder"
        if order in archive.namelist() and archive.read(order) != b"little":
            raise ModelFileError(
                QT_TRANSLATE_NOOP(
                    "errors", "its numbers are in an order that this version does not read"
                )
            )
        if archive.getinfo(pickle).file_size > MAX_PICKLE_BYTES:
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "it describes more than any model needs")
            )
        loaded = parse_pickle(archive.read(pickle))
    except UNREADABLE:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "PyTorch cannot read it; it is damaged")
        ) from None
    state = _state(loaded)
    versions = loaded.attributes.get("_metadata") if isinstance(loaded, SavedDict) else None
    metadata = _checked_metadata(
        versions.get(METADATA, {}) if isinstance(versions, SavedDict) else {}
    )

    def read(name: str) -> Floats:
        try:
            with np.errstate(over="ignore", invalid="ignore"):
                return require_finite(state[name].read(archive, folder), name)
        except UNREADABLE:
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "the tensor {name} is damaged").filled(
                    name=quoted(name)
                )
            ) from None

    shapes = {name: tensor.shape for name, tensor in state.items()}
    kinds = {name: tensor.kind for name, tensor in state.items()}
    return TensorFile("pt", shapes, kinds, read, metadata)


def _state(loaded: object) -> dict[str, PickledTensor]:
    """Return the tensors by name, looking inside the usual wrappers."""
    for _ in range(MAX_WRAPPERS):
        if not isinstance(loaded, dict):
            break
        inner = [loaded[key] for key in STATE_KEYS if isinstance(loaded.get(key), dict)]
        if not inner:
            break
        loaded = inner[0]
    state: dict[str, PickledTensor] = {}
    for name, tensor in loaded.items() if isinstance(loaded, dict) else ():
        if isinstance(name, str) and isinstance(tensor, PickledTensor):
            _require_name(name, state)
            state[name] = tensor
        elif isinstance(tensor, PickledCall) and tensor.name.startswith("torch._utils _rebuild_"):
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "the tensor {name} does not hold plain numbers").filled(
                    name=quoted(str(name))
                )
            )
    if state:
        return state
    within = loaded.values() if isinstance(loaded, dict) else (loaded,)
    if any(isinstance(value, PickledCall) for value in within):
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors",
                "it holds more than weights, which is never opened here; save the model’s "
                "state_dict",
            )
        )
    raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it holds no table of named tensors"))


def _checked_metadata(metadata: object) -> dict[str, str]:
    items = metadata.items() if isinstance(metadata, dict) else [(metadata, None)]
    if not all(isinstance(text, str) for item in items for text in item):
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "its metadata is damaged"))
    return dict(items)


def _require_name(name: str, taken: Mapping[str, object]) -> None:
    if not name or not name.isprintable():
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "it has a tensor with the impossible name {name}").filled(
                name=quoted(name)
            )
        )
    if name in taken:
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "the tensor {name} stands in it twice").filled(
                name=quoted(name)
            )
        )
