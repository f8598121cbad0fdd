"""Loads pyqtgraph and torch in the background without stalling the window.

An ordinary ``import torch`` in a thread freezes the window several times for 50 to 440 ms. There
are two causes, and both are avoided here: shared libraries are loaded with the GIL held (here they
are opened by a foreign call, which releases it), and garbage collections traverse hundreds of
thousands of new objects that are not garbage (here the collector is off while modules load, and
their objects are frozen afterwards). Measured with ``tests/benchmarks/late_ticks.py``.
"""

from __future__ import annotations

import atexit
import ctypes
import gc
import importlib
import importlib.util
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from digitpad.errors import DigitpadError, missing_part
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from digitpad.training.compute.devices import DeviceInfo

RTLD_NOW: Final = 2
MANY_MODULES: Final = 100
"""Least number of new modules worth freezing; pyqtgraph has 244, torch with training 1825."""
QT_MODULES: Final = (
    *("QtCore", "QtGui", "QtWidgets"),
    *("QtOpenGL", "QtOpenGLWidgets", "QtSvg", "QtTest"),
)
"""Those that pyqtgraph imports."""
_resting = threading.Lock()
_resting_count = 0
_hidden_modules = 0


@contextmanager
def garbage_collection_resting() -> Iterator[None]:
    """Switch the garbage collector off while modules load, then freeze the objects they created.

    Blocks may overlap, even in several threads; the last one to end switches the collector on. If
    few modules were loaded nothing is frozen: freezing would also keep all present and future
    garbage, such as a closed window, from being collected.
    """
    global _resting_count, _hidden_modules  # noqa: PLW0603 - one collector for the whole process
    with _resting:
        _resting_count += 1
        gc.disable()
    try:
        yield
    finally:
        with _resting:
            _resting_count -= 1
            if _resting_count == 0:
                if len(sys.modules) >= _hidden_modules + MANY_MODULES:
                    _hidden_modules = len(sys.modules)
                    gc.freeze()
                gc.enable()


# Unfrozen when the process ends; otherwise modules built with nanobind report leaks.
atexit.register(gc.unfreeze)


def create_qt_classes() -> Iterator[None]:
    """Create all classes of Qt that pyqtgraph may use, a module at a time, in the GUI's thread.

    PySide6 creates a class when it is first used. If pyqtgraph is imported in a thread while the
    window uses others, this sometimes ends in a segmentation fault. To have them all created at
    the start would delay the first paint.
    """
    for name in QT_MODULES:
        module = importlib.import_module(f"PySide6.{name}")
        for each in dir(module):
            getattr(module, each)
        yield


def load_plots() -> None:
    """Import pyqtgraph in about 0.3 s, in any thread once Qt's classes are there."""
    with garbage_collection_resting():
        import pyqtgraph  # noqa: F401


def has_torch() -> bool:
    """Return whether torch is installed, without loading it."""
    try:
        return importlib.util.find_spec("torch") is not None
    except ModuleNotFoundError:
        return False


def load_torch() -> None:
    """Import torch and the training loop in one to three seconds, in any thread but the GUI's.

    If another thread is importing them, this waits for it. Raises ``DigitpadError`` when torch
    cannot be loaded.
    """
    try:
        with garbage_collection_resting():
            if "torch" not in sys.modules:
                open_torch_libraries()
            import digitpad.training.loop  # noqa: F401
    except (ImportError, OSError, RuntimeError) as error:
        sentence = QT_TRANSLATE_NOOP("errors", "PyTorch cannot be loaded ({kind}: {why}).")
        why = sentence.filled(kind=type(error).__name__, why=f"{error}")
        raise DigitpadError(missing_part(error) or why) from error


def load_optimizers() -> None:
    """Create a dummy optimizer: the first one loads torch's compiler, in one second or more."""
    with garbage_collection_resting():
        import torch

        torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=0.1)


def open_torch_libraries() -> None:
    """Load torch's shared libraries with the GIL released, if the system allows it.

    ``libtorch`` pulls in all others but the one that binds to Python, which is left to ``import
    torch``. A failure costs nothing, since the import then loads everything.
    """
    if not sys.platform.startswith("linux"):
        return
    spec = importlib.util.find_spec("torch")
    if spec is None or spec.origin is None:
        return
    folder = Path(spec.origin).parent / "lib"
    with suppress(OSError, AttributeError):
        dlopen = ctypes.CDLL(None).dlopen
        dlopen.argtypes = (ctypes.c_char_p, ctypes.c_int)
        dlopen.restype = ctypes.c_void_p
        for name in ("libtorch_global_deps.so", "libtorch.so"):
            dlopen(str(folder / name).encode(), RTLD_NOW)


def preload() -> Generator[tuple[DeviceInfo, ...], None, None]:
    """Load the plots and torch, yield the devices, then load what the first step needs.

    To be run by a ``Task``; it yields an empty tuple before the devices are known, and if torch is
    not installed.
    """
    load_plots()
    yield ()
    if not has_torch():
        return  # reported when torch is needed, not at every start
    load_torch()
    yield ()
    from digitpad.training.compute.devices import available_devices

    yield available_devices()
    load_optimizers()
