"""Reading photos in the background, one after another."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from digitpad.gui.workers.task import Task
from digitpad.paper.gui.document import PaperDocument
from digitpad.paper.gui.photo import Order, Photo, reading


class PhotoReading(QObject):
    """The queue of sheets that are read, and the background task that reads the first.

    Signals: ``begun`` with the ``Task``; ``changed`` when a sheet begins, waits or ends. The others
    have the sheet as their first value: ``opened`` with the photo and its picture; ``read`` with
    the upright photo, the result, and the picture if it had to be rotated; ``failed`` with the
    reason; ``said`` with the progress as text.
    """

    begun = Signal(object)
    changed = Signal()
    opened = Signal(object, object, object)
    read = Signal(object, object)
    failed = Signal(object, str)
    said = Signal(object, str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.running: PaperDocument | None = None
        self.is_open = False
        """Whether the picture of the sheet that is being read has been opened."""
        self._task: Task | None = None
        self._side_tasks = 0
        self._waiting: dict[PaperDocument, Order] = {}

    @property
    def is_busy(self) -> bool:
        return self._task is not None or self._side_tasks > 0

    def is_pending(self, sheet: PaperDocument) -> bool:
        """Return whether a sheet is being read, or waits for that."""
        return sheet is self.running or sheet in self._waiting

    def begin(self, sheet: PaperDocument, order: Order) -> None:
        """Read a sheet when those before it have been read."""
        self._waiting[sheet] = order
        if self._task is None:
            self._begin_next()
        else:
            self.changed.emit()

    def do(
        self,
        work: Callable[[], Any],
        succeeded: Callable[[Any], object],
        failed: Callable[[str], object] = lambda _why: None,
    ) -> None:
        """Run another task beside the reading."""
        task = Task("paper", work, self)
        self._side_tasks += 1
        task.finished.connect(self._on_side_task_finished)
        task.start(succeeded=succeeded, failed=failed)
        self.begun.emit(task)
        self.changed.emit()

    @Slot()
    def cancel(self) -> None:
        """Stop, and read none of those that wait."""
        self.drop([*self._waiting, *([self.running] if self.running else [])])

    def drop(self, sheets: Collection[PaperDocument]) -> None:
        """Read none of these sheets."""
        for sheet in sheets:
            if self._waiting.pop(sheet, None) is not None:
                self.failed.emit(sheet, self.tr("Cancelled."))
        if self._task is not None and self.running in sheets:
            self._task.cancel()
            self.said.emit(self.running, self.tr("Stopping…"))
        self.changed.emit()

    def _begin_next(self) -> None:
        sheet = next(iter(self._waiting))
        order = self._waiting.pop(sheet)
        self.running, self.is_open = sheet, False
        self._task = task = Task("paper", reading(order), self, keeps_all=True)
        task.progress.connect(lambda steps: self._on_opened(sheet, order.photo, steps))
        task.cancelled.connect(lambda: self._end(self.failed, sheet, self.tr("Cancelled.")))
        self.begun.emit(task)  # first, so that who follows it has finished when the next begins
        task.finished.connect(self._on_finished)
        self.changed.emit()
        self.said.emit(sheet, self.tr("Reading {photo}…").format(photo=order.name))
        task.start(
            succeeded=lambda read: self._end(self.read, sheet, read),
            failed=lambda why: self._end(self.failed, sheet, why),
        )

    def _end(self, signal: SignalInstance, sheet: PaperDocument, outcome: object) -> None:
        self.running = None
        signal.emit(sheet, outcome)

    def _on_opened(self, sheet: PaperDocument, photo: Photo, steps: Sequence[object]) -> None:
        self.is_open = True
        self.opened.emit(sheet, photo, steps[0])

    @Slot()
    def _on_finished(self) -> None:
        self._task = None
        if self._waiting:
            self._begin_next()
        else:
            self.changed.emit()

    @Slot()
    def _on_side_task_finished(self) -> None:
        self._side_tasks -= 1
        self.changed.emit()
