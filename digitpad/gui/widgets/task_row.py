"""A row for a running task: a progress bar and Cancel; its progress and time left as text."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from digitpad.gui.widgets.parts import filled, named, push_button, set_progress
from digitpad.gui.widgets.wording import time_left_words
from digitpad.gui.workers.task import Task

NARROWEST_PX = 40
"""Least width of the bar: in a narrow window the text beside it needs the room."""


class TaskRow(QWidget):
    """Visible while a task runs.

    ``name`` is the prefix of the object names, ``about`` tells screen readers what the bar shows,
    and ``cancel_tip`` is the tooltip of Cancel. Signals: ``message`` with the progress as text, for
    a label beside the row.
    """

    message = Signal(str)

    def __init__(self, name: str, about: str, cancel_tip: str = "") -> None:
        super().__init__()
        self._task: Task | None = None
        self._phase = ""
        self._first: tuple[float, float] | None = None
        self.bar = named(QProgressBar(), f"{name}_progress", about)
        self.bar.setTextVisible(False)
        self.bar.setMinimumWidth(NARROWEST_PX)
        self.cancel_button = push_button(
            f"{name}_cancel_button", self.tr("Cancel"), cancel_tip, self.cancel
        )
        filled(QHBoxLayout(self), (self.bar, 1), self.cancel_button)
        self.hide()

    @Slot(object)
    def follow(self, task: Task, text: str = "") -> None:
        """Show a task until it has finished; ``text`` is said until its first report."""
        self._task, self._first = task, None
        task.finished.connect(self._on_finished)
        set_progress(self.bar, 0, 0)
        self.cancel_button.setEnabled(True)
        self.show()
        if text:
            self.message.emit(text)

    def advance(self, done: float, total: float, text: str, phase: str = "") -> None:
        """Show that ``done`` of ``total`` is done, in any unit; ``total`` 0: the total is unknown.

        The time left is estimated from the pace since the first report of this ``phase``.
        """
        now = monotonic()
        if self._first is None or phase != self._phase:
            self._phase, self._first = phase, (done, now)
        first, since = self._first
        set_progress(self.bar, round(1000 * done / total) if total else 0, 1000 if total else 0)
        if total and done > first:
            left = (now - since) / (done - first) * (total - done)
            text = f"{text} · {time_left_words(left)}"
        self.message.emit(text)

    @Slot()
    def cancel(self) -> None:
        """Ask the task to stop."""
        if self._task is not None and not self._task.is_cancelled:
            self._task.cancel()
            self.cancel_button.setEnabled(False)
            self.message.emit(self.tr("Stopping…"))

    @Slot()
    def _on_finished(self) -> None:
        self._task = None
        self.hide()
