"""Weights in numpy's ``.npz`` and PyTorch's ``.pt``: read with distrust, and written.

Both are zip archives; what they claim to hold is checked before anything is unpacked. A ``.pt``
file goes through torch's reader for weights alone, which runs nothing; archives that hold a
program (TorchScript) and the old pickle format are refused.
Messages are parts of sentences: ``store`` names the file.
"""

from __future__ import annotations

import io
import json
import pickle
import warnings
import zipfile
from collections import OrderedDict
from collections.abc import Mapping
from math import prod
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from digitpad.errors import DAMAGE, ModelFileError
from digitpad.modelfile.safetensors import (
    MAX_FILE_BYTES,
    MAX_TENSORS,
    Floats,
    Stored,
    StoredAs,
    finite,
    parse_json,
    quoted,
)

if TYPE_CHECKING:
    from torch import Tensor

STATE_KEYS: Final = ("state_dict", "model_state_dict", "model", "net", "network", "weights")
"""Where training programs put the weights when they save more than these."""
MAX_WRAPPERS: Final = 8
"""A table may even lie in itself."""
METADATA: Final = "__metadata__"
UNREADABLE: Final = (*DAMAGE, zipfile.BadZipFile, pickle.UnpicklingError)


def to_npz(
    tensors: Mapping[str, Floats], stored_as: StoredAs, metadata: Mapping[str, str] | None = None
) -> bytes:
    """Return the bytes of an ``.npz`` archive. Raises ``ModelFileError`` for bfloat16.

    ``metadata``, if there is any, is one more array: JSON, as bytes.
    """
    if stored_as == "bfloat16":
        raise ModelFileError("numpy has no bfloat16; store .npz as float32 or float16")
    with np.errstate(over="ignore"):
        arrays = {name: np.asarray(tensor, dtype=stored_as) for name, tensor in tensors.items()}
    for name, array in arrays.items():
        finite(array.astype(np.float32), name)
    if metadata:
        arrays[METADATA] = np.frombuffer(json.dumps(metadata).encode(), np.uint8)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name, array in arrays.items():
            member = io.BytesIO()
            np.lib.format.write_array(member, np.ascontiguousarray(array), allow_pickle=False)
            # A fixed date, so that the same weights give the same bytes.
            archive.writestr(zipfile.ZipInfo(f"{name}.npy"), member.getvalue())
    return buffer.getvalue()


def to_pt(
    tensors: Mapping[str, Floats], stored_as: StoredAs, metadata: Mapping[str, str] | None = None
) -> bytes:
    """Return the bytes of a PyTorch file that holds a ``state_dict`` and nothing else.

    ``metadata``, if there is any, goes where torch keeps a module's versions: whoever loads the
    ``state_dict`` sees the tensors alone.
    """
    import torch

    kind: torch.dtype = getattr(torch, stored_as)
    state = OrderedDict((name, torch.tensor(it).to(kind)) for name, it in tensors.items())
    if metadata:
        state._metadata = OrderedDict({METADATA: dict(metadata)})  # type: ignore[attr-defined]
    for name, tensor in state.items():
        finite(tensor.to(torch.float32).numpy(), name)
    buffer = io.BytesIO()
    torch.save(state, buffer)
    return buffer.getvalue()


def open_archive(data: bytes) -> Stored:
    """Check an ``.npz`` or ``.pt`` archive, told by its content, and return what it holds.

    Raises ``ModelFileError`` with a part of a sentence.
    """
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except UNREADABLE:
        raise ModelFileError("it is a damaged zip archive") from None
    members = archive.infolist()
    if len(members) > 2 * MAX_TENSORS:
        raise ModelFileError(f"it holds more than {2 * MAX_TENSORS} files")
    if sum(member.file_size for member in members) > MAX_FILE_BYTES:
        raise ModelFileError(
            f"it unpacks to more than {MAX_FILE_BYTES >> 20} MB, the most that is read"
        )
    names = [member.filename for member in members]
    if names and all(name.endswith(".npy") for name in names):
        return _opened_npz(archive)
    if any(name.endswith("/data.pkl") for name in names):
        if any("/code/" in name or name.endswith("/constants.pkl") for name in names):
            raise ModelFileError(
                "it is a TorchScript archive, which holds a program; save its state_dict instead"
            )
        return _opened_pt(archive, data)
    raise ModelFileError("it is a zip archive, but neither numpy’s .npz nor PyTorch’s .pt")


def _opened_npz(archive: zipfile.ZipFile) -> Stored:
    arrays: dict[str, npt.NDArray[Any]] = {}
    for member in archive.infolist():
        name = member.filename.removesuffix(".npy")
        _require_name(name, arrays)
        try:
            # The size in the directory may lie; one byte more than it tells.
            content = archive.open(member).read(member.file_size + 1)
            with warnings.catch_warnings():
                # numpy tells of files of Python 2, which it reads.
                warnings.simplefilter("ignore")
                arrays[name] = _array(content)
        except ModelFileError as error:
            raise ModelFileError(f"the array {quoted(name)} {error}") from error
        except UNREADABLE:
            raise ModelFileError(f"the array {quoted(name)} is damaged") from None

    stored = arrays.pop(METADATA, None)
    metadata: Mapping[str, str] = {}
    if stored is not None:
        try:
            metadata = _texts(parse_json(stored.tobytes()))
        except ValueError:
            raise ModelFileError("its metadata is damaged") from None

    def read(name: str) -> Floats:
        with np.errstate(over="ignore"):
            return finite(np.array(arrays[name], dtype=np.float32, order="C"), name)

    shapes = {name: array.shape for name, array in arrays.items()}
    kinds = {name: array.dtype.name for name, array in arrays.items()}
    return Stored("npz", shapes, kinds, read, metadata)


def _array(content: bytes) -> npt.NDArray[Any]:
    """Parse a ``.npy`` file whose header may claim anything."""
    file = io.BytesIO(content)
    version = np.lib.format.read_magic(file)
    if version == (1, 0):
        shape, is_fortran, dtype = np.lib.format.read_array_header_1_0(file)
    elif version == (2, 0):
        shape, is_fortran, dtype = np.lib.format.read_array_header_2_0(file)
    else:
        raise ModelFileError("is of an unknown version of the format")
    if dtype.hasobject or dtype.names or dtype.itemsize == 0:
        raise ModelFileError("holds objects, which are never opened here")
    if min(shape, default=0) < 0 or prod(shape) * dtype.itemsize != len(content) - file.tell():
        raise ModelFileError("has not as many bytes as its shape needs")
    flat = np.frombuffer(content, dtype=dtype, offset=file.tell())
    return flat.reshape(shape, order="F" if is_fortran else "C")


def _opened_pt(archive: zipfile.ZipFile, data: bytes) -> Stored:
    import torch

    try:
        # torch's reader runs nothing, but makes empty byte arrays of any size; weights need none.
        for member in archive.infolist():
            if member.filename.endswith("/data.pkl") and b"bytearray" in archive.read(member):
                raise ModelFileError("it holds byte arrays, which no model needs")
        with warnings.catch_warnings():
            # torch warns of other pickle protocols; either it can read the file or it cannot.
            warnings.simplefilter("ignore")
            loaded = torch.load(io.BytesIO(data), map_location="cpu", weights_only=True)
    except pickle.UnpicklingError:
        raise ModelFileError(
            "it holds more than weights, which is never opened here; save the model’s state_dict"
        ) from None
    except UNREADABLE:
        raise ModelFileError("PyTorch cannot read it; it is damaged") from None
    state = _state(loaded)
    versions = getattr(loaded, "_metadata", None)
    told = versions.get(METADATA, {}) if isinstance(versions, Mapping) else {}
    metadata = _texts(told)

    def read(name: str) -> Floats:
        tensor = state[name]
        if tensor.layout != torch.strided:
            raise ModelFileError(f"the tensor {quoted(name)} does not hold plain floats")
        if tensor.device.type != "cpu":
            raise ModelFileError(f"the tensor {quoted(name)} holds no numbers")
        copy = tensor.detach().to(torch.float32).clone(memory_format=torch.contiguous_format)
        return finite(copy.numpy(), name)

    shapes = {name: tuple(tensor.shape) for name, tensor in state.items()}
    kinds = {name: str(tensor.dtype).removeprefix("torch.") for name, tensor in state.items()}
    return Stored("pt", shapes, kinds, read, metadata)


def _state(loaded: object) -> dict[str, Tensor]:
    """Return the tensors by name of what was loaded, looking into the usual wrappers."""
    import torch

    for _ in range(MAX_WRAPPERS):
        if not isinstance(loaded, Mapping):
            break
        inner = [loaded[key] for key in STATE_KEYS if isinstance(loaded.get(key), Mapping)]
        if not inner:
            break
        loaded = inner[0]
    state: dict[str, Tensor] = {}
    for name, tensor in loaded.items() if isinstance(loaded, Mapping) else ():
        if isinstance(name, str) and isinstance(tensor, torch.Tensor):
            _require_name(name, state)
            state[name] = tensor
    if state:
        return state
    raise ModelFileError("it holds no table of named tensors")


def _texts(metadata: object) -> dict[str, str]:
    """Return metadata of unknown origin, if that is what it is."""
    items = metadata.items() if isinstance(metadata, dict) else [(metadata, None)]
    if not all(isinstance(text, str) for item in items for text in item):
        raise ModelFileError("its metadata is damaged")
    return dict(items)


def _require_name(name: str, taken: Mapping[str, object]) -> None:
    if not name or not name.isprintable():
        raise ModelFileError(f"it has a tensor with the impossible name {quoted(name)}")
    if name in taken:
        raise ModelFileError(f"the tensor {quoted(name)} stands in it twice")
