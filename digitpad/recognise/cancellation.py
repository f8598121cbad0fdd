"""Cancels an engine's computation from another thread.

A network may take a second for a single call to the library, and many images take many calls.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from digitpad.errors import DigitpadError
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from onnxruntime import RunOptions

Result = TypeVar("Result")

_thread = threading.local()


class CancelledError(DigitpadError):
    """Raised by a computation that was cancelled."""


class Cancellation:
    """Context manager that makes engines in its thread cancellable.

    ``cancel`` may be called from any thread; it also prevents later computations in the block.
    """

    def __init__(self) -> None:
        self._is_cancelled = False
        self._running: RunOptions | None = None

    def cancel(self) -> None:
        self._is_cancelled = True
        if (running := self._running) is not None:
            running.terminate = True

    def run(self, work: Callable[[RunOptions], Result], options: RunOptions) -> Result:
        """Return ``work(options)``; raises ``CancelledError`` after ``cancel``."""
        # Before checking the flag, so that setting it in between terminates this run.
        self._running = options
        try:
            self.raise_if_cancelled()
            return work(options)
        except Exception:
            # The library has no error class for a run that was terminated.
            self.raise_if_cancelled()
            raise
        finally:
            self._running = None

    def raise_if_cancelled(self) -> None:
        if self._is_cancelled:
            raise CancelledError(QT_TRANSLATE_NOOP("errors", "This was cancelled."))

    def __enter__(self) -> Cancellation:
        _thread.cancellation = self
        return self

    def __exit__(self, *_: object) -> None:
        _thread.cancellation = None


def current() -> Cancellation:
    """Return this thread's cancellation; outside of any block, one that is never cancelled."""
    return getattr(_thread, "cancellation", None) or Cancellation()
