"""Defers work that a window's first paint need not wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

PATIENCE_MS: Final = 500
"""Longest wait for a paint: a minimised window, or one on another desktop, may never get one."""


class AfterFirstPaint(QObject):
    """Calls ``work`` once: after ``window`` is first painted, or soon if it is not shown."""

    def __init__(self, window: QWidget, work: Callable[[], object]) -> None:
        super().__init__(window)
        self._window = window
        self._work: Callable[[], object] | None = work
        window.installEventFilter(self)
        # By the first turn of the event loop the window has been shown, or stays hidden for now.
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

    # Override of Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            # All widgets in the window are painted in the same turn, and it is shown only then.
            QTimer.singleShot(0, self, self._do)
        return super().eventFilter(watched, event)
