"""What an engine computes is ended from another thread: by whoever closes, or no longer waits.

A network may take a second for what is one call to the library, and many images take many.
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
    """Raised where something was computed that nobody waits for any more."""


class Cancellation:
    """Ends what engines compute ``with`` it, in the thread that is inside.

    ``cancel`` may be called from any thread, and ends what would follow as well.
    """

    def __init__(self) -> None:
        self._is_cancelled = False
        self._running: RunOptions | None = None

    def cancel(self) -> None:
        self._is_cancelled = True
        if (running := self._running) is not None:
            running.terminate = True

    def run(self, work: Callable[[RunOptions], Result], options: RunOptions) -> Result:
        """Return what ``work`` does with ``options``; raises ``CancelledError`` once that is so."""
        # Before the look at the flag: whoever sets it in between ends this run.
        self._running = options
        try:
            self.require_wanted()
            return work(options)
        except Exception:
            # The library has no error of its own for a run that was ended.
            self.require_wanted()
            raise
        finally:
            self._running = None

    def require_wanted(self) -> None:
        """Raise ``CancelledError`` where that is so."""
        if self._is_cancelled:
            raise CancelledError(QT_TRANSLATE_NOOP("errors", "Nobody waits for this any more."))

    def __enter__(self) -> Cancellation:
        _thread.cancellation = self
        return self

    def __exit__(self, *_: object) -> None:
        _thread.cancellation = None


def present() -> Cancellation:
    """Return what ends work in this thread, where there is nothing one that nobody cancels."""
    return getattr(_thread, "cancellation", None) or Cancellation()
