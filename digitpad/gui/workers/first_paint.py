"""Does what the first picture of a window need not wait for, right after that picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

PATIENCE_MS: Final = 500
"""A window that is shown but not seen (minimised, on another desk) may never be painted."""


class AfterFirstPaint(QObject):
    """Calls ``work`` once: after ``window`` was painted, or soon where it is not shown."""

    def __init__(self, window: QWidget, work: Callable[[], object]) -> None:
        super().__init__(window)
        self._window = window
        self._work: Callable[[], object] | None = work
        window.installEventFilter(self)
        # When the loop runs, the window has been shown, or will not be for now.
        QTimer.singleShot(0, self, self._on_loop_runs)

    @Slot()
    def _on_loop_runs(self) -> None:
        if self._window.isVisible():
            QTimer.singleShot(PATIENCE_MS, self, self._do)
        else:
            self._do()

    @Slot()
    def _do(self) -> None:
        work, self._work = self._work, None
        if work is not None:
            self._window.removeEventFilter(self)
            work()

    # Qt's name

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            # Painted together with the window are all that lie in it; only then is it shown.
            QTimer.singleShot(0, self, self._do)
        return super().eventFilter(watched, event)
