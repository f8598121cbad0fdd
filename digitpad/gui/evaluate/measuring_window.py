"""A window that measures a model in the background: how far it is, Cancel, what can be saved.

What is measured, on what, and how it is shown are for the window that is built on it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from time import monotonic
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from digitpad.gui.desk import Desk
from digitpad.gui.language import number
from digitpad.gui.model_window import ModelWindow
from digitpad.gui.widgets.parts import filled, named, set_progress
from digitpad.gui.widgets.wording import time_left_words
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
        self._steps: tuple[int, int] | None = None
        self._first_step = (0, 0.0)
        self._prepares = False
        self.begin_button = self.make_button("begin", self.tr("Measure"), self.begin)
        self.begin_button.setProperty("look", "primary")
        self.cancel_button = self.make_button("cancel", self.tr("Cancel"), self.cancel)
        words = self.tr("How far the measurement is")
        self.progress = named(QProgressBar(), f"{name}_progress", words)
        self.progress.setTextVisible(False)
        self.progress.setMinimumWidth(40)  # in a narrow window choosers need the room
        # Its coming and going moves nothing.
        keeping = self.progress.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keeping)

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
        self._steps = None
        self.progress.setRange(0, 0)
        self._task = Task(self._name, work, self, needs_torch=True)
        self._task.progress.connect(self.take_progress)
        self.show_state()
        self.cancel_button.setFocus()
        self._task.start(succeeded=take, failed=self._on_failed, finished=self._on_finished)

    @Slot()
    def cancel(self) -> None:
        """Stop measuring; what is shown stays."""
        if self._task is not None:
            self._task.cancel()
            self.show_state()

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
        buttons = self.begin_button, self.cancel_button
        controls = filled(QHBoxLayout(), *choosers, *buttons, (self.progress, 1))
        middle = filled(QHBoxLayout(), (shown[0], 1), *shown[1:], spacing=14)
        rows = controls, (middle, 1), self.button_row(*save_buttons, notes_above=True)
        filled(QVBoxLayout(self), *rows, margins=(16, 14, 16, 12), spacing=10)

    def show_steps(self, done: int, total: int, prepares: bool = False) -> None:
        """Show that ``done`` steps of ``total`` are measured, or so many images prepared."""
        if self._steps is None or prepares != self._prepares:
            self._first_step = done, monotonic()
        self._steps, self._prepares = (done, total), prepares
        set_progress(self.progress, done, total)
        self._show_note()

    def show_state(self) -> None:
        """Allow what can be done, and say how it stands."""
        task = self._task
        self.begin_button.setEnabled(task is None and self.can_begin())
        self.cancel_button.setEnabled(task is not None and not task.is_cancelled)
        self.progress.setVisible(task is not None)
        self._show_note()

    def _show_note(self) -> None:
        if self._task is None:
            self.note.setText(self.words_below())
        elif self._task.is_cancelled:
            self.note.setText(self.tr("Stopping…"))
        else:
            self.note.setText(self._measuring_words())

    def _measuring_words(self) -> str:
        """Return how far the measurement is, and how long the rest takes."""
        if self._steps is None:
            return self.tr("Preparing the images…")
        done, total = self._steps
        said = self.tr("{done} of {count} measured")
        if self._prepares:
            said = self.tr("{done} of {count} images prepared")
        words = said.format(done=number(done), count=number(total))
        first, since = self._first_step
        if done == first:
            return words
        seconds = (monotonic() - since) / (done - first) * (total - done)
        return f"{words} · {time_left_words(seconds)}"

    # What the task says

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._failure = why

    @Slot()
    def _on_finished(self) -> None:
        self._task = None
        self.show_state()
        self.begin_button.setFocus()
