"""Garbage is not collected while modules load; what is loaded is hidden, and nothing else."""

from __future__ import annotations

import gc
import sys
import types
import weakref

import pytest

from digitpad.gui.workers.preload import garbage_collection_resting


class Cycle:
    """Only the collector finds it."""

    def __init__(self) -> None:
        self.itself = self


def test_modules_are_loaded_without_a_collection() -> None:
    with garbage_collection_resting():
        with garbage_collection_resting():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_what_a_module_made_is_out_of_the_collectors_way(monkeypatch: pytest.MonkeyPatch) -> None:
    before = gc.get_freeze_count()
    with garbage_collection_resting():
        monkeypatch.setitem(sys.modules, "one_more", types.ModuleType("one_more"))
        kept = Cycle()
    assert gc.get_freeze_count() > before
    assert not any(each is kept for each in gc.get_objects())


def test_garbage_is_still_collected_when_everything_was_loaded_already() -> None:
    with garbage_collection_resting():
        pass  # hides what others have loaded until now
    with garbage_collection_resting():
        garbage = weakref.ref(Cycle())
    gc.collect()
    assert garbage() is None
