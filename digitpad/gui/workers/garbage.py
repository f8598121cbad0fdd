"""When Python's cyclic garbage is collected, and in which thread: the window's alone.

A collection runs in whichever thread makes enough objects. In a worker's it would take apart a
closed window, whose widgets Qt lets no other thread delete, and the program may crash. And while
modules load there are hundreds of thousands of new objects to walk through, none of them garbage.
"""

from __future__ import annotations

import atexit
import gc
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

EVERY_MS: Final = 100
MANY_MODULES: Final = 100
"""Fewer leave little to walk through; pyqtgraph has 244, torch with the training loop 1825."""
GROWTH: Final = 0.25
"""All objects are looked through once there are so many more, as Python itself does."""
_lock = threading.Lock()
_resting_count = 0
_owner_count = 0
_hidden_modules = 0
_old_count = 0


def collect_in_this_thread(owner: QObject) -> None:
    """Have garbage collected in the owner's thread and no other, for as long as it lives."""
    from PySide6.QtCore import QTimer

    global _owner_count  # noqa: PLW0603 - one collector for the whole process
    with _lock:
        _owner_count += 1
        gc.disable()
    timer = QTimer(owner, interval=EVERY_MS)
    timer.timeout.connect(collect_what_is_due)
    timer.start()
    owner.destroyed.connect(_let_go)


def collect_what_is_due() -> None:
    """Collect as many generations as Python would collect now, none while modules load."""
    global _old_count  # noqa: PLW0603
    if _resting_count:
        return
    young, middle, old = (
        count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)
    )
    if old and len(gc.get_objects(generation=2)) > (1 + GROWTH) * _old_count:
        gc.collect()
        _old_count = len(gc.get_objects(generation=2))
    elif middle or young:
        gc.collect(1 if middle else 0)


@contextmanager
def garbage_collection_resting() -> Iterator[None]:
    """Keep the garbage collector from running while modules load, then hide what they made.

    Blocks may overlap, also in several threads; the last to leave switches collecting on. Where
    few were loaded nothing is hidden: with them would be all that is garbage now, or becomes it,
    as a closed window does, and it would never be collected.
    """
    global _resting_count, _hidden_modules  # noqa: PLW0603
    with _lock:
        _resting_count += 1
        gc.disable()
    try:
        yield
    finally:
        with _lock:
            _resting_count -= 1
            if _resting_count == 0:
                if len(sys.modules) >= _hidden_modules + MANY_MODULES:
                    _hidden_modules = len(sys.modules)
                    gc.freeze()
                _enable()


def _let_go() -> None:
    global _owner_count  # noqa: PLW0603
    with _lock:
        _owner_count -= 1
        _enable()


def _enable() -> None:
    if not (_owner_count or _resting_count):
        gc.enable()


# What was taken out of the collector's way belongs to it again when the process ends; modules
# written with nanobind complain otherwise.
atexit.register(gc.unfreeze)
