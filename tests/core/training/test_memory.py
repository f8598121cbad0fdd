"""Freed memory is kept while a run needs it again, and goes back when it ends."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch

from digitpad.training.compute import acceleration
from digitpad.training.compute.acceleration import _glibc, keep_freed_memory

BLOCKS = 24
MEGABYTES = 8

needs_glibc = pytest.mark.skipif(
    _glibc() is None, reason="the C library is not glibc, whose habits these are"
)


def fill_and_free() -> None:
    """Ask for 192 MB in pieces, write to all of it, and free it."""
    pieces = [torch.ones(MEGABYTES << 18) for _ in range(BLOCKS)]
    del pieces


def resident_megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * 4096 / 2**20


def faults() -> int:
    import resource

    return resource.getrusage(resource.RUSAGE_THREAD).ru_minflt


@needs_glibc
def test_memory_freed_in_one_step_is_there_for_the_next() -> None:
    with keep_freed_memory():
        for _ in range(3):
            fill_and_free()  # the first times leave gaps of other sizes
        before = faults()
        fill_and_free()
        # 192 MB are 49,152 pages, and each would be a fault; a few pieces may find no gap, for
        # what ran before in this process left it in any order.
        assert faults() - before < 49_152 / 2


@needs_glibc
def test_memory_goes_back_to_the_system_at_the_end() -> None:
    with keep_freed_memory():
        fill_and_free()
        held = resident_megabytes()
    assert resident_megabytes() < held - BLOCKS * MEGABYTES / 2


@needs_glibc
def test_memory_goes_back_when_a_run_fails() -> None:
    held = 0.0
    with pytest.raises(OSError, match="disk"), keep_freed_memory():
        fill_and_free()
        held = resident_megabytes()
        raise OSError("disk full")
    assert resident_megabytes() < held - BLOCKS * MEGABYTES / 2


def test_glibc_is_asked_to_keep_a_gigabyte_in_large_blocks_and_to_let_go_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, ...]] = []
    library = SimpleNamespace(
        mallopt=lambda *given: asked.append(given), malloc_trim=lambda *given: asked.append(given)
    )
    monkeypatch.setattr(acceleration, "_glibc", lambda: library)
    with keep_freed_memory():
        # ``malloc.h``: M_MMAP_THRESHOLD is -3, M_TRIM_THRESHOLD -1.
        assert asked == [(-3, 32 << 20), (-1, 1 << 30)]
    assert asked[2:] == [(-1, 64 << 20), (0,)]


def test_nothing_happens_on_other_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with keep_freed_memory():
        fill_and_free()
