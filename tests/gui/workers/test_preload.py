"""Garbage is not collected while modules load; what many of them leave is hidden."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import types
import weakref
from pathlib import Path

import pytest

from digitpad.gui.workers import preload
from digitpad.gui.workers.preload import MANY_MODULES, garbage_collection_resting


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
    monkeypatch.setattr(preload, "_hidden_modules", len(sys.modules))
    before = gc.get_freeze_count()
    with garbage_collection_resting():
        load(monkeypatch, MANY_MODULES)
        kept = Cycle()
    assert gc.get_freeze_count() > before
    assert not any(each is kept for each in gc.get_objects())


def test_what_dies_after_a_few_modules_were_loaded_is_collected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(preload, "_hidden_modules", len(sys.modules))
    closed_later = Cycle()
    with garbage_collection_resting():
        load(monkeypatch, MANY_MODULES - 1)
    garbage = weakref.ref(closed_later)
    del closed_later
    gc.collect()
    assert garbage() is None


def test_garbage_is_still_collected_when_everything_was_loaded_already() -> None:
    with garbage_collection_resting():
        pass  # hides what others have loaded until now
    with garbage_collection_resting():
        garbage = weakref.ref(Cycle())
    gc.collect()
    assert garbage() is None


def test_all_classes_of_qt_are_there_before_a_thread_imports_the_plots(tmp_path: Path) -> None:
    """Created when first used, in a thread beside the window, they end in segmentation faults."""
    script = """
import sys
from digitpad.gui.app import create_window
from digitpad.gui.training import setup
from PySide6 import QtWidgets
def preload():
    loaded = [sys.modules["PySide6." + name] for name in ("QtCore", "QtWidgets", "QtSvg", "QtTest")]
    print(all(each in vars(module) for module in loaded for each in dir(module)))
    yield ()
setup.preload = preload
window = create_window(["digitpad"])
print("QWizard" in vars(QtWidgets))
window.show()
window.training.setup.devices.set_devices = lambda _: QtWidgets.QApplication.quit()
QtWidgets.QApplication.exec()
window.shut_down()
"""
    environment = {name: it for name, it in os.environ.items() if name != "PYSIDE6_OPTION_LAZY"}
    environment |= {"DIGITPAD_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.split() == ["False", "True"]
