"""The one thread that background work runs in, and what becomes of its errors.

Used by ``task`` and ``latest_wins`` only; the rest of the window knows those two.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal
from shiboken6 import isValid

from digitpad.errors import DigitpadError

LOG = logging.getLogger(__name__)
STOP_WAIT_MS: Final = 5000

_stragglers: list[WorkerThread] = []


class WorkerThread(QThread):
    """Calls ``work`` and ends.

    ``give_up`` makes ``work`` return soon; it is called from another thread, perhaps twice. When
    ``owner`` is destroyed the thread is given up and waited for, because Qt ends the whole
    process where a thread is destroyed that still runs.

    Signals, emitted in this thread: ``sent``, for what ``work`` has to say. (One of the owner's
    could be emitted while the owner is being destroyed.)
    """

    sent = Signal(object)

    def __init__(
        self, name: str, work: Callable[[], None], give_up: Callable[[], None], owner: QObject
    ) -> None:
        super().__init__(owner)
        self.setObjectName(f"{name}_thread")
        self._work = work
        self._give_up = give_up
        owner.destroyed.connect(partial(_outlive, self))

    def stop(self, wait_ms: int) -> bool:
        """Give the work up; return whether it ended within ``wait_ms``."""
        self._give_up()
        return not isValid(self) or self.wait(wait_ms)

    # Qt's name

    def run(self) -> None:
        self._work()


def _outlive(thread: WorkerThread, _owner: object = None) -> None:
    """End a thread whose owner goes; keep one that does not end from being destroyed."""
    if not thread.stop(STOP_WAIT_MS):
        thread.setParent(None)
        _stragglers.append(thread)


def log_failure(error: Exception, name: str) -> None:
    """Log an error with its traceback; one with words for the user is no reason to worry."""
    level = logging.INFO if isinstance(error, DigitpadError) else logging.ERROR
    LOG.log(level, "The background work “%s” failed", name, exc_info=error)


def failure_words(error: Exception) -> str:
    if isinstance(error, DigitpadError):
        return str(error)
    sentence = "Something went wrong that nobody foresaw ({0}: {1})."
    return QCoreApplication.translate("workers", sentence).format(type(error).__name__, error)
