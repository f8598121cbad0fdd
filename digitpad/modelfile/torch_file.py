"""PyTorch's own files, read without torch and without unpickling anything.

The archive's ``data.pkl`` describes the tensors. A small interpreter here follows its instructions;
it knows tables, lists, numbers and texts. Whatever the file wants to call becomes a
``PickledCall``, which is never executed, so a malicious program, or one that would take hours or
gigabytes, is only data. The values are in other members of the archive, one for each storage.
Format: https://pytorch.org/docs/stable/notes/serialization.html.
"""

from __future__ import annotations

import pickletools
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from digitpad.arrays import Floats
from digitpad.errors import ModelFileError
from digitpad.modelfile.safetensors import MAX_AXES
from digitpad.words import QT_TRANSLATE_NOOP

MAX_PICKLE_BYTES: Final = 1 << 20
MAX_INSTRUCTIONS: Final = 300_000
"""A network of a thousand tensors needs 30,000."""
STORAGES: Final = {
    "FloatStorage": ("float32", "<f4"), "HalfStorage": ("float16", "<f2"),
    "BFloat16Storage": ("bfloat16", "<u2"), "DoubleStorage": ("float64", "<f8"),
    "LongStorage": ("int64", "<i8"), "IntStorage": ("int32", "<i4"),
    "ShortStorage": ("int16", "<i2"), "CharStorage": ("int8", "i1"), "ByteStorage": ("uint8", "u1"),
    "BoolStorage": ("bool", "?"),
}  # fmt: skip
REBUILD: Final = "torch._utils _rebuild_tensor_v2"
PARAMETER: Final = "torch._utils _rebuild_parameter"
TABLE: Final = "collections OrderedDict"
MARK: Final = object()


@dataclass(frozen=True, slots=True)
class PickledCall:
    """A call in a pickle, or a name in it; neither is ever looked up."""

    name: str
    arguments: tuple[Any, ...] = ()


class SavedDict(dict[str | int, Any]):
    """A dictionary in a pickle. ``attributes``: of a ``state_dict``, its modules' versions."""

    attributes: Mapping[Any, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class PickledTensor:
    """A tensor in a pickle, as a view of the values in a ``member`` of the archive."""

    member: str
    kind: str
    dtype: str
    count: int
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    def read(self, archive: zipfile.ZipFile, folder: str) -> Floats:
        """Return its values as float32. Raises ``ModelFileError`` if some are missing."""
        data = archive.read(f"{folder}/data/{self.member}")
        numbers = np.frombuffer(data, self.dtype)
        last = self.offset + sum(
            (size - 1) * stride for size, stride in zip(self.shape, self.strides, strict=True)
        )
        size = prod(self.shape)
        if len(numbers) != self.count or size > self.count or (size and last >= self.count):
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "it does not have as many numbers as its shape needs")
            )
        steps = tuple(stride * numbers.itemsize for stride in self.strides)
        view = np.lib.stride_tricks.as_strided(
            numbers[self.offset :], self.shape, steps, writeable=False
        )
        values = np.ascontiguousarray(view)
        if self.kind == "bfloat16":  # the upper 16 bits of a float32
            values = (values.astype("<u4") << 16).view("<f4")
        return values.astype(np.float32)


def parse_pickle(pickled: bytes) -> Any:
    """Return the tables, lists and ``PickledTensor`` that a pickle describes.

    Raises ``ModelFileError`` for instructions that PyTorch does not write, and ``ValueError``,
    ``LookupError`` or ``TypeError`` for a damaged pickle.
    """
    if len(pickled) > MAX_PICKLE_BYTES:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it describes more than any model needs"))
    machine = _PickleMachine()
    for count, (code, value, _) in enumerate(pickletools.genops(pickled)):
        if count > MAX_INSTRUCTIONS:
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "it describes more than any model needs")
            )
        if code.name == "STOP":
            return machine.stack.pop()
        machine.follow(code.name, value)
    raise ValueError(QT_TRANSLATE_NOOP("errors", "it has no end"))


class _PickleMachine:
    """Follows instructions one at a time; the result is left on its ``stack``."""

    def __init__(self) -> None:
        self.stack: list[Any] = []
        self._memo: dict[Any, Any] = {}
        self._handlers: dict[str, Callable[[Any], None]] = {
            **dict.fromkeys(("BINPUT", "LONG_BINPUT", "PUT"), self._put),
            **dict.fromkeys(("BINGET", "LONG_BINGET", "GET"), self._get),
            "MEMOIZE": lambda _: self._put(len(self._memo)),
            "MARK": lambda _: self.stack.append(MARK),
            "TUPLE": lambda _: self.stack.append(tuple(self._since_mark())),
            "SETITEM": lambda _: self._fill([self.stack.pop(-2), self.stack.pop()]),
            "SETITEMS": lambda _: self._fill(self._since_mark()),
            "APPEND": lambda _: self._extend([self.stack.pop()]),
            "APPENDS": lambda _: self._extend(self._since_mark()),
            "STACK_GLOBAL": lambda _: self._join(PickledCall(" ".join(map(str, self.stack[-2:])))),
            **dict.fromkeys(("REDUCE", "NEWOBJ"), lambda _: self._join(_called(*self.stack[-2:]))),
            "BINPERSID": lambda _: self.stack.append(PickledCall("storage", self.stack.pop())),
            "BUILD": lambda _: self._build(self.stack.pop()),
            **dict.fromkeys(("PROTO", "FRAME"), lambda _: None),
        }

    def follow(self, name: str, value: Any) -> None:
        """Follow an instruction. Raises ``ModelFileError`` for an unknown one."""
        if name in LITERALS:
            self.stack.append(LITERALS[name](value))
        elif name in TUPLES:
            size = TUPLES[name]
            self.stack[-size:] = [tuple(self.stack[-size:])]
        elif name in self._handlers:
            self._handlers[name](value)
        else:
            raise ModelFileError(
                QT_TRANSLATE_NOOP(
                    "errors", "it contains an instruction ({name}) that model files do not need"
                ).filled(name=name)
            )

    def _since_mark(self) -> list[Any]:
        for index in range(len(self.stack) - 1, -1, -1):
            if self.stack[index] is MARK:
                items = self.stack[index + 1 :]
                del self.stack[index:]
                return items
        raise ValueError(QT_TRANSLATE_NOOP("errors", "it has no mark"))

    def _put(self, key: Any) -> None:
        self._memo[key] = self.stack[-1]

    def _get(self, key: Any) -> None:
        self.stack.append(self._memo[key])

    def _join(self, value: Any) -> None:
        self.stack[-2:] = [value]

    def _fill(self, pairs: list[Any]) -> None:
        table = self.stack[-1]
        for key, value in zip(pairs[::2], pairs[1::2], strict=True):
            # Hashing a key of deeply nested tuples could take years.
            if isinstance(table, SavedDict) and isinstance(key, str | int):
                table[key] = value

    def _extend(self, items: list[Any]) -> None:
        if isinstance(self.stack[-1], list):
            self.stack[-1].extend(items)

    def _build(self, state: Any) -> None:
        if isinstance(self.stack[-1], SavedDict) and isinstance(state, SavedDict):
            self.stack[-1].attributes = state


def _same(value: Any) -> Any:
    return value


LITERALS: Final[dict[str, Callable[[Any], Any]]] = {
    **dict.fromkeys(("BINUNICODE", "SHORT_BINUNICODE", "BININT", "BININT1", "BININT2"), _same),
    **dict.fromkeys(("LONG1", "BINFLOAT", "BINBYTES", "SHORT_BINBYTES"), _same),
    "NONE": lambda _: None,
    "NEWTRUE": lambda _: True,
    "NEWFALSE": lambda _: False,
    "EMPTY_DICT": lambda _: SavedDict(),
    "EMPTY_LIST": lambda _: [],
    "EMPTY_TUPLE": lambda _: (),
    "EMPTY_SET": lambda _: [],
    "GLOBAL": PickledCall,
}
TUPLES: Final = {"TUPLE1": 1, "TUPLE2": 2, "TUPLE3": 3}


def _called(function: Any, arguments: Any) -> Any:
    if not isinstance(function, PickledCall) or not isinstance(arguments, tuple):
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "it contains a call that model files do not need")
        )
    if function.name == TABLE:
        return SavedDict()
    if function.name == PARAMETER:
        return arguments[0]
    if function.name == REBUILD:
        return _tensor(*arguments[:4])
    return PickledCall(function.name, arguments)


def _tensor(storage: Any, offset: Any, shape: Any, strides: Any) -> PickledTensor:
    if not isinstance(storage, PickledCall) or storage.name != "storage":
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it has a tensor without numbers"))
    _, kind, member, _, count = storage.arguments
    sizes = (count, offset, *shape, *strides)
    are_sizes = all(type(size) is int and 0 <= size < 1 << 40 for size in sizes)
    if not are_sizes or len(shape) != len(strides) or len(shape) > MAX_AXES:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it has a tensor of an impossible shape"))
    if not isinstance(kind, PickledCall) or not isinstance(member, str):
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it has a tensor without numbers"))
    known = STORAGES.get(kind.name.removeprefix("torch "))
    if known is None:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it has a tensor of unknown numbers"))
    return PickledTensor(member, *known, count, offset, tuple(shape), tuple(strides))
