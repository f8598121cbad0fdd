"""A window that measures a model in the background: how far it is, Cancel, what can be saved.

What is measured, on what, and how it is shown are for the window that is built on it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from digitpad.gui.desk import Desk
from digitpad.gui.language import number
from digitpad.gui.model_window import ModelWindow
from digitpad.gui.widgets.parts import filled
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.workers.task import Task
from digitpad.modelfile import Model
from digitpad.training.compute.devices import usable_cores

Work = Callable[[], Generator[Any, None, Any]]


class MeasuringWindow(ModelWindow):
    """The frame of such a window.

    Subclasses give ``can_begin``, ``make_work``, ``take_progress`` and ``words_below``, and call
    ``lay_out`` once they have made what lies between the buttons.
    """

    def __init__(
        self, name: str, title: str, desk: Desk, parent: QWidget, size: tuple[int, int]
    ) -> None:
        super().__init__(name, title, desk, parent, size)
        self._failure = ""
        self._task: Task | None = None
        self.begin_button = self.make_button("begin", self.tr("Measure"), self.begin)
        self.begin_button.setProperty("look", "primary")
        self.row = TaskRow(
            name,
            self.tr("How far the measurement is"),
            self.tr("Stop measuring; what is shown stays"),
        )
        # Its coming and going moves nothing.
        keeping = self.row.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self.row.setSizePolicy(keeping)

    # What others use

    def take_model(self) -> None:
        """Measure the model that reads now when it is asked for next; what is shown stays."""
        self.show_state()

    @property
    def is_measuring(self) -> bool:
        return self._task is not None

    @Slot()
    def begin(self) -> None:
        """Measure the present model, where that can be done."""
        model = self.desk.model
        if self._task is not None or model is None or not self.can_begin():
            return
        self.start_task(self.make_work(model, max(1, usable_cores() - 1)), self.take_result)

    def start_task(self, work: Work, take: Callable[[Any], None]) -> None:
        """Do work in the background, and ``take`` its result; Cancel stops it."""
        self._failure = ""
        self._task = Task(self._name, work, self, needs_torch=True)
        self._task.progress.connect(self.take_progress)
        self.show_state()
        self.row.follow(self._task, self.tr("Preparing the images…"))
        self.row.cancel_button.setFocus()
        self._task.start(succeeded=take, failed=self._on_failed, finished=self._on_finished)

    # What subclasses give

    def can_begin(self) -> bool:
        """Return whether there is a model, and something to measure it on."""
        raise NotImplementedError

    def make_work(self, model: Model, threads: int) -> Work:
        """Return what measures, with torch loaded: a generator function for a ``Task``."""
        raise NotImplementedError

    @Slot(object)
    def take_progress(self, progress: Any) -> None:
        """Show what the work yielded: how many steps are done, and of how many."""
        self.show_steps(*progress)

    @Slot(object)
    def take_result(self, result: Any) -> None:
        """Show what the work returned, where that is anything."""

    def words_below(self) -> str:
        """Return what is to be said below what is shown, while nothing is measured."""
        raise NotImplementedError

    # What subclasses use

    def lay_out(
        self,
        choosers: Sequence[QWidget],
        shown: Sequence[QWidget],
        save_buttons: Sequence[QPushButton],
    ) -> None:
        """Put what to measure on above what is shown, whose first has all the room."""
        controls = filled(QHBoxLayout(), *choosers, self.begin_button, (self.row, 1))
        middle = filled(QHBoxLayout(), (shown[0], 1), *shown[1:], spacing=14)
        rows = controls, (middle, 1), self.button_row(*save_buttons, notes_above=True)
        self.row.said.connect(self.note.setText)
        filled(QVBoxLayout(self), *rows, margins=(16, 14, 16, 12), spacing=10)

    def show_steps(self, done: int, total: int, prepares: bool = False) -> None:
        """Show that ``done`` steps of ``total`` are measured, or so many images prepared."""
        words = self.tr("{done} of {count} measured")
        if prepares:
            words = self.tr("{done} of {count} images prepared")
        words = words.format(done=number(done), count=number(total))
        self.row.advance(done, total, words, phase="images" if prepares else "readings")

    def show_state(self) -> None:
        """Allow what can be done, and say how it stands."""
        self.begin_button.setEnabled(self._task is None and self.can_begin())
        if self._task is None:
            self.note.setText(self.words_below())

    # What the task says

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._failure = why

    @Slot()
    def _on_finished(self) -> None:
        self._task = None
        self.show_state()
        self.begin_button.setFocus()
