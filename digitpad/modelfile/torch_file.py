"""PyTorch's own files, read without torch and without unpickling anything.

The archive's ``data.pkl`` says which tensors there are. Its instructions are followed here by a
machine that knows tables, lists, numbers and texts; what a file wants to call becomes a ``Call``,
which nobody makes, so that a program in a file, or one that would take hours or gigabytes, is
only data. The numbers stand beside it, a member of the archive for each storage.
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

from digitpad.errors import ModelFileError
from digitpad.modelfile.safetensors import MAX_AXES, Floats, bfloat16_to_float32
from digitpad.words import QT_TRANSLATE_NOOP

MAX_PICKLE_BYTES: Final = 1 << 20
MAX_INSTRUCTIONS: Final = 300_000
"""A network of a thousand tensors takes 30,000."""
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
class Call:
    """What a file wants to call, or the name of it, which is never looked up."""

    name: str
    arguments: tuple[Any, ...] = ()


class SavedDict(dict[str | int, Any]):
    """A dictionary in a file; a ``state_dict`` also has ``attributes``: its modules' versions."""

    attributes: Mapping[Any, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class PickledTensor:
    """A tensor in a file: which numbers of which member of the archive it consists of."""

    member: str
    kind: str
    dtype: str
    count: int
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    def read(self, archive: zipfile.ZipFile, folder: str) -> Floats:
        """Return its numbers as float32. Raises ``ModelFileError`` where they are not there."""
        data = archive.read(f"{folder}/data/{self.member}")
        numbers = np.frombuffer(data, self.dtype)
        last = self.offset + sum(
            (size - 1) * stride for size, stride in zip(self.shape, self.strides, strict=True)
        )
        size = prod(self.shape)
        if len(numbers) != self.count or size > self.count or (size and last >= self.count):
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "it has not as many numbers as its shape needs")
            )
        steps = tuple(stride * numbers.itemsize for stride in self.strides)
        view = np.lib.stride_tricks.as_strided(
            numbers[self.offset :], self.shape, steps, writeable=False
        )
        whole = np.ascontiguousarray(view)
        return bfloat16_to_float32(whole) if self.kind == "bfloat16" else whole.astype(np.float32)


def described(pickled: bytes) -> Any:
    """Return the tables, lists and ``PickledTensor`` that instructions describe.

    Raises ``ModelFileError`` for others than PyTorch writes, and ``ValueError``, ``LookupError``
    or ``TypeError`` for damaged ones.
    """
    if len(pickled) > MAX_PICKLE_BYTES:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it describes more than any model needs"))
    stack: list[Any] = []
    memo: dict[Any, Any] = {}

    def since_mark() -> list[Any]:
        for place in range(len(stack) - 1, -1, -1):
            if stack[place] is MARK:
                taken = stack[place + 1 :]
                del stack[place:]
                return taken
        raise ValueError("it has no mark")

    for count, (code, value, _) in enumerate(pickletools.genops(pickled)):
        if count > MAX_INSTRUCTIONS:
            raise ModelFileError(
                QT_TRANSLATE_NOOP("errors", "it describes more than any model needs")
            )
        name = code.name
        if name in LITERALS:
            stack.append(LITERALS[name](value))
        elif name in ("BINPUT", "LONG_BINPUT", "PUT"):
            memo[value] = stack[-1]
        elif name == "MEMOIZE":
            memo[len(memo)] = stack[-1]
        elif name in ("BINGET", "LONG_BINGET", "GET"):
            stack.append(memo[value])
        elif name == "MARK":
            stack.append(MARK)
        elif name == "TUPLE":
            stack.append(tuple(since_mark()))
        elif name in TUPLES:
            size = TUPLES[name]
            stack[-size:] = [tuple(stack[-size:])]
        elif name in ("SETITEM", "SETITEMS"):
            pairs = since_mark() if name == "SETITEMS" else [stack.pop(-2), stack.pop()]
            _fill(stack[-1], pairs)
        elif name in ("APPEND", "APPENDS"):
            items = since_mark() if name == "APPENDS" else [stack.pop()]
            if isinstance(stack[-1], list):
                stack[-1].extend(items)
        elif name == "STACK_GLOBAL":
            stack[-2:] = [Call(" ".join(map(str, stack[-2:])))]
        elif name in ("REDUCE", "NEWOBJ"):
            stack[-2:] = [_called(*stack[-2:])]
        elif name == "BINPERSID":
            stack[-1] = Call("storage", stack[-1])
        elif name == "BUILD":
            state = stack.pop()
            if isinstance(stack[-1], SavedDict) and isinstance(state, SavedDict):
                stack[-1].attributes = state
        elif name == "STOP":
            return stack.pop()
        elif name not in ("PROTO", "FRAME"):
            raise ModelFileError(
                QT_TRANSLATE_NOOP(
                    "errors", "it contains an instruction ({name}) that model files do not need"
                ).filled(name=name)
            )
    raise ValueError("it has no end")


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
    "GLOBAL": Call,
}
TUPLES: Final = {"TUPLE1": 1, "TUPLE2": 2, "TUPLE3": 3}


def _fill(table: Any, pairs: list[Any]) -> None:
    for key, value in zip(pairs[::2], pairs[1::2], strict=True):
        # A key of tuples within tuples could take years to look up.
        if isinstance(table, SavedDict) and isinstance(key, str | int):
            table[key] = value


def _called(function: Any, arguments: Any) -> Any:
    if not isinstance(function, Call) or not isinstance(arguments, tuple):
        raise ModelFileError(
            QT_TRANSLATE_NOOP("errors", "it contains a call that model files do not need")
        )
    if function.name == TABLE:
        return SavedDict()
    if function.name == PARAMETER:
        return arguments[0]
    if function.name == REBUILD:
        return _tensor(*arguments[:4])
    return Call(function.name, arguments)


def _tensor(storage: Any, offset: Any, shape: Any, strides: Any) -> PickledTensor:
    if not isinstance(storage, Call) or storage.name != "storage":
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it has a tensor without numbers"))
    _, kind, member, _, count = storage.arguments
    sizes = (count, offset, *shape, *strides)
    are_sizes = all(type(size) is int and 0 <= size < 1 << 40 for size in sizes)
    if not are_sizes or len(shape) != len(strides) or len(shape) > MAX_AXES:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it has a tensor of an impossible shape"))
    if not isinstance(kind, Call) or not isinstance(member, str):
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it has a tensor without numbers"))
    known = STORAGES.get(kind.name.removeprefix("torch "))
    if known is None:
        raise ModelFileError(QT_TRANSLATE_NOOP("errors", "it has a tensor of unknown numbers"))
    return PickledTensor(member, *known, count, offset, tuple(shape), tuple(strides))
