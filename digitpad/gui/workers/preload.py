"""Loads pyqtgraph and torch in the background, without the window ever stalling.

An ordinary ``import torch`` in a thread freezes the window several times for 50 to 440 ms. Two
things do it, and both are avoided here: loading the shared libraries, which happens with
Python's lock held (here they are opened by a foreign call, which gives the lock away), and
garbage collections that walk through hundreds of thousands of new objects that are not garbage
(here collecting rests while modules load, and what they leave is taken out of its way).
Measured with ``tests/benchmarks/late_ticks.py``.
"""

from __future__ import annotations

import atexit
import ctypes
import gc
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
"""Fewer leave little to walk through; pyqtgraph has 244, torch with the training loop 1825."""
_resting = threading.Lock()
_resting_count = 0
_hidden_modules = 0


@contextmanager
def garbage_collection_resting() -> Iterator[None]:
    """Keep the garbage collector from running while modules load, then hide what they made.

    Blocks may overlap, also in several threads; the last to leave switches collecting on. Where
    few were loaded nothing is hidden: with them would be all that is garbage now, or becomes it,
    as a closed window does, and it would never be collected.
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


# What was taken out of the collector's way belongs to it again when the process ends; modules
# written with nanobind complain otherwise.
atexit.register(gc.unfreeze)


def load_plots() -> None:
    """Import pyqtgraph; about 0.3 s, in any thread: it makes no widgets and no pictures."""
    with garbage_collection_resting():
        import pyqtgraph  # noqa: F401


def has_torch() -> bool:
    """Return whether torch is installed, without loading it."""
    try:
        return importlib.util.find_spec("torch") is not None
    except ModuleNotFoundError:
        return False


def load_torch() -> None:
    """Import torch and the training loop; one to three seconds, in any thread but the GUI's.

    Where another thread is half way through it, this waits for that one. Raises
    ``DigitpadError`` when torch cannot be loaded.
    """
    try:
        with garbage_collection_resting():
            if "torch" not in sys.modules:
                open_torch_libraries()
            import digitpad.training.loop  # noqa: F401
    except (ImportError, OSError, RuntimeError) as error:
        words = QT_TRANSLATE_NOOP("errors", "PyTorch cannot be loaded ({kind}: {why}).")
        why = words.filled(kind=type(error).__name__, why=f"{error}")
        raise DigitpadError(missing_part(error) or why) from error


def load_optimizers() -> None:
    """Make an optimizer for nothing: the first one loads torch's compiler, one second or more."""
    with garbage_collection_resting():
        import torch

        torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=0.1)


def open_torch_libraries() -> None:
    """Load torch's shared libraries with Python's lock released, where the system lets us.

    ``libtorch`` pulls in all the others; the one that is written against Python is left to
    ``import torch``. Failing costs nothing: the import does it all then.
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

    Work for a ``Task``; before the devices are known, and where torch is not installed, it yields
    none.
    """
    load_plots()
    yield ()
    if not has_torch():
        return  # said to whoever asks for it, not to everybody at each start
    load_torch()
    yield ()
    from digitpad.training.compute.devices import available_devices

    yield available_devices()
    load_optimizers()
