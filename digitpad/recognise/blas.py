"""Holds numpy's matrix products to one thread.

OpenBLAS shares products as small as ours among all cores; where another program (or our own
training) keeps a core busy, a product of 40 µs then takes up to 12 ms at the 95th percentile
(measured on two cores). numpy offers no call for it, so the one that OpenBLAS exports is looked
up in the library that numpy itself has loaded. Other BLAS libraries are left as they are.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

import numpy as np

SETTERS: Final = (
    "scipy_openblas_set_num_threads64_",
    "scipy_openblas_set_num_threads",
    "openblas_set_num_threads64_",
    "openblas_set_num_threads",
)


@cache
def use_one_thread() -> bool:
    """Let numpy's OpenBLAS use one thread from here on; False where there is no OpenBLAS.

    It holds for the whole process. torch brings its own library and is not touched.
    """
    for path in _libraries():
        try:
            library = ctypes.CDLL(str(path))
        except OSError:
            continue
        for name in SETTERS:
            setter = getattr(library, name, None)
            if setter is not None:
                setter.argtypes = [ctypes.c_int]
                setter.restype = None
                setter(1)
                return True
    return False


def _libraries() -> Iterator[Path]:
    """Yield numpy's extension module, through which its OpenBLAS is found, then the library.

    Loading a library that is loaded gives the same one again. Windows looks names up in the one
    file only, hence the second place.
    """
    module = import_module("numpy._core._multiarray_umath")
    yield Path(module.__file__ or "")
    packages = Path(np.__file__).resolve().parent.parent
    yield from sorted((packages / "numpy.libs").glob("*openblas*"))
