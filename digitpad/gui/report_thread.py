"""The thread that measures a robustness report, and can be stopped at every figure.

May import: Qt (QThread, Signal), ``gui.preload``, ``recognise``. Tests:
``tests/gui/test_report_window.py``.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QThread, Signal

from digitpad.errors import DigitpadError
from digitpad.gui.preload import load_torch

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.recognise.report import Digits

BUNDLE_S: Final = 0.1


class ReportThread(QThread):
    """Measures one report and ends.

    ``digits`` returns what to measure on, in this thread. Signals, emitted in this thread:
    ``progressed`` with a ``recognise.report.Progress``, at most ten times a second and at the
    end; ``failed`` with words.
    """

    progressed = Signal(object)
    failed = Signal(str)

    def __init__(
        self, model: Model, digits: Callable[[], Digits], *, threads: int, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.setObjectName("report_thread")
        self._model = model
        self._digits = digits
        self._threads = threads
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Ask the thread to end after the figure that is being measured; never waits."""
        self._cancelled.set()

    @property
    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()

    def run(self) -> None:
        """Measure (Qt calls this in the thread)."""
        try:
            self._measure()
        except DigitpadError as error:
            self.failed.emit(str(error))
        except Exception as error:  # noqa: BLE001 - a thread's door: nothing may be lost
            self.failed.emit(f"{type(error).__name__}: {error}")

    def _measure(self) -> None:
        load_torch()
        from digitpad.recognise.report import measure

        if self._cancelled.is_set():
            return
        digits = self._digits()
        last, told = None, 0.0
        for progress in measure(self._model, digits, threads=self._threads):
            last = progress
            if self._cancelled.is_set():
                break
            if monotonic() - told >= BUNDLE_S:
                self.progressed.emit(progress)
                last, told = None, monotonic()
        if last is not None:
            self.progressed.emit(last)
