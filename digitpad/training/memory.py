"""Memory that a run frees and needs again in its next step.

glibc gives blocks of more than 128 KB back to the system as soon as they are freed, and every
page of them is cleared anew when the next step asks for them: a quarter of a step's time with
large batches (``mallopt(3)``, https://man7.org/linux/man-pages/man3/mallopt.3.html).
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

TRIM_THRESHOLD: Final = -1
MMAP_THRESHOLD: Final = -3
"""What ``malloc.h`` calls M_TRIM_THRESHOLD and M_MMAP_THRESHOLD."""
LARGEST: Final = 32 << 20
"""Blocks up to so many bytes are kept: glibc's own limit for them."""
KEPT: Final = 1 << 30
"""So many freed bytes are kept while a run goes on ..."""
KEPT_OTHERWISE: Final = 2 * LARGEST
"""... and so many afterwards: what glibc comes to by itself once it met large blocks."""


@contextmanager
def freed_memory_kept() -> Iterator[None]:
    """Keep freed memory for the next request within the block, and give it back afterwards.

    Does nothing where the C library is not glibc.
    """
    library = _glibc()
    if library is None:
        yield
        return
    library.mallopt(MMAP_THRESHOLD, LARGEST)
    library.mallopt(TRIM_THRESHOLD, KEPT)
    try:
        yield
    finally:
        library.mallopt(TRIM_THRESHOLD, KEPT_OTHERWISE)
        library.malloc_trim(0)


def _glibc() -> ctypes.CDLL | None:
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "gnu_get_libc_version") else None
