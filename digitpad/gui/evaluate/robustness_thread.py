"""The thread that measures a robustness report, and can be stopped at every figure."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from digitpad.gui.evaluate.measuring_thread import TELL_EVERY_S, MeasuringThread

if TYPE_CHECKING:
    from digitpad.evaluation.report import Digits
    from digitpad.modelfile import Model


class ReportThread(MeasuringThread):
    """Measures one report and ends.

    ``digits`` returns what to measure on, in this thread. Signals, emitted in this thread:
    ``progressed`` with a ``recognise.report.Progress``, at most ten times a second and at the
    end; ``failed`` with words.
    """

    progressed = Signal(object)

    def __init__(
        self, model: Model, digits: Callable[[], Digits], *, threads: int, parent: QObject
    ) -> None:
        super().__init__("report", parent)
        self._model = model
        self._digits = digits
        self._threads = threads

    def measure(self) -> None:
        """Measure until nothing is left, or it is cancelled."""
        from digitpad.evaluation.report import measure

        digits = self._digits()
        last, told = None, 0.0
        for progress in measure(self._model, digits, threads=self._threads):
            last = progress
            if self.is_cancelled:
                break
            if monotonic() - told >= TELL_EVERY_S:
                self.progressed.emit(progress)
                last, told = None, monotonic()
        if last is not None:
            self.progressed.emit(last)
