"""Reading photos in the background, one at a time; of those waiting, only the latest is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.gui.language import number
from digitpad.gui.workers.task import Task
from digitpad.paper.gui.photo import Order, reading


class PhotoReading(QObject):
    """The single background task of a window for photos.

    Signals: ``begun`` with the ``Task``; ``changed`` when work starts or ends; ``opened`` with the
    order and the picture; ``read`` with the upright photo, the result, and the picture if it had to
    be rotated; ``said`` with the progress as text.
    """

    begun = Signal(object)
    changed = Signal()
    opened = Signal(object, object)
    read = Signal(object, object, object)
    said = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: Task | None = None
        self._next: Order | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def begin(self, order: Order) -> None:
        """Read a photo instead of the one that is being read, if any."""
        if self._task is not None:
            self.cancel()
            self._next = order
            return
        self.said.emit(self.tr("Reading {photo}…").format(photo=order.name))
        task = self._made(reading(order))
        task.progress.connect(lambda steps: self._on_progress(order, steps))
        task.start(succeeded=self._on_read, failed=self.said.emit)

    def do(
        self,
        work: Callable[[], Any],
        succeeded: Callable[[Any], object],
        failed: Callable[[str], object] = lambda _why: None,
    ) -> None:
        """Run another task; no other may be running."""
        self._made(work).start(succeeded=succeeded, failed=failed)

    @Slot()
    def cancel(self) -> None:
        """Stop, and drop the waiting photo."""
        self._next = None
        if self._task is not None:
            self._task.cancel()
            self.said.emit(self.tr("Stopping…"))

    def _made(self, work: Callable[[], Any]) -> Task:
        self._task = task = Task("paper", work, self, keeps_all=True)
        task.cancelled.connect(lambda: self.said.emit(self.tr("Cancelled.")))
        task.finished.connect(self._on_finished)
        self.begun.emit(task)
        self.changed.emit()
        return task

    def _on_progress(self, order: Order, steps: Sequence[object]) -> None:
        for step in steps:
            if not isinstance(step, int):
                self.opened.emit(order, step)
        if isinstance(count := steps[-1], int):
            words = self.tr("Reading {photo}… {count} signs")
            self.said.emit(words.format(photo=order.name, count=number(count)))

    def _on_read(self, read: tuple[object, object, object] | None) -> None:
        if read is not None:
            self.read.emit(*read)

    @Slot()
    def _on_finished(self) -> None:
        self._task = None
        self.changed.emit()
        if self._next is not None:
            order, self._next = self._next, None
            self.begin(order)
