"""Garbage is collected in the window's thread alone, and not while modules load."""

from __future__ import annotations

import gc
import sys
import threading
import types
import weakref

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from digitpad.gui.workers import garbage
from digitpad.gui.workers.garbage import (
    MANY_MODULES,
    collect_in_this_thread,
    garbage_collection_resting,
)


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


def load(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    for number in range(count):
        name = f"one_more_{number}"
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))


def test_what_many_modules_made_is_out_of_the_collectors_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "_hidden_modules", len(sys.modules))
    before = gc.get_freeze_count()
    with garbage_collection_resting():
        load(monkeypatch, MANY_MODULES)
        kept = Cycle()
    assert gc.get_freeze_count() > before
    assert not any(each is kept for each in gc.get_objects())


def test_what_dies_after_a_few_modules_were_loaded_is_collected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "_hidden_modules", len(sys.modules))
    closed_later = Cycle()
    with garbage_collection_resting():
        load(monkeypatch, MANY_MODULES - 1)
    gone = weakref.ref(closed_later)
    del closed_later
    gc.collect()
    assert gone() is None


def test_garbage_is_still_collected_when_everything_was_loaded_already() -> None:
    with garbage_collection_resting():
        pass  # hides what others have loaded until now
    with garbage_collection_resting():
        gone = weakref.ref(Cycle())
    gc.collect()
    assert gone() is None


def test_what_a_worker_piles_up_is_collected_in_the_windows_thread(qtbot: QtBot) -> None:
    collected_in = set()

    def note(phase: str, _info: dict[str, int]) -> None:
        if phase == "stop":
            collected_in.add(threading.current_thread())

    owner = QObject()
    collect_in_this_thread(owner)
    gc.callbacks.append(note)
    try:
        worker = threading.Thread(target=lambda: [Cycle() for _ in range(100_000)])
        worker.start()
        worker.join()
        assert not collected_in
        last = weakref.ref(Cycle())
        qtbot.waitUntil(lambda: last() is None)
    finally:
        gc.callbacks.remove(note)
        owner.deleteLater()
    assert collected_in == {threading.main_thread()}
    qtbot.waitUntil(gc.isenabled)


def test_a_window_that_is_open_leaves_collecting_to_its_thread(
    window: object, qtbot: QtBot
) -> None:
    assert not gc.isenabled()
