"""The thread behind a window that measures: measures once, can be cancelled, says why not."""

from __future__ import annotations

import threading
from typing import Final

from PySide6.QtCore import QObject, QThread, Signal

from digitpad.errors import DigitpadError
from digitpad.gui.workers.preload import load_torch

TELL_EVERY_S: Final = 0.1
"""How long to wait at least before telling again how far it is."""


class MeasuringThread(QThread):
    """Calls ``measure``, which subclasses give, once and ends.

    ``name`` begins the thread's name. Signals, emitted in this thread: ``failed`` with words.
    """

    failed = Signal(str)

    def __init__(self, name: str, parent: QObject | None) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}_thread")
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Ask the thread to end after the step that is being measured; never waits."""
        self._cancelled.set()

    @property
    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()

    def run(self) -> None:
        """Measure (Qt calls this in the thread)."""
        try:
            load_torch()
            if not self.is_cancelled:
                self.measure()
        except DigitpadError as error:
            self.failed.emit(str(error))
        except Exception as error:  # noqa: BLE001 - a thread's door: nothing may be lost
            self.failed.emit(f"{type(error).__name__}: {error}")

    def measure(self) -> None:
        """Measure, with torch loaded, and look at ``is_cancelled`` after each step."""
        raise NotImplementedError
