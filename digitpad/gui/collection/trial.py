"""A row that has something learned, and then asks whether what learned it is to stay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from digitpad.gui.collection.keeper import CollectionController
from digitpad.gui.desk import Desk
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.parts import filled, label, lifted, push_button
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.workers.task import Task

if TYPE_CHECKING:
    from digitpad.modelfile import Model


class Result(Protocol):
    """What was learned."""

    @property
    def model(self) -> Model: ...


class TrialPanel(QFrame):
    """One row with a button that begins and its progress; then the result, Keep and Go back.

    Drawings of the ``keeper`` are learned; the model is on trial on the ``desk`` until the user
    decides. Signals: ``kept`` with it. ``begins``: text and tooltip of the first button, whose
    object name begins with ``name``; ``tips``: of the progress, Cancel and Keep.
    """

    kept = Signal(object)
    result: Result | None = None
    """What awaits Keep or Go back."""

    def __init__(
        self,
        name: str,
        desk: Desk,
        keeper: CollectionController,
        begins: tuple[str, str],
        tips: tuple[str, str, str],
    ) -> None:
        super().__init__()
        self.setObjectName(f"{name}_panel")
        self.setProperty("look", "card")
        self.keeper, self._desk, self._usual = keeper, desk, begins[0]
        self._task: Task | None = None
        self.begin_button = push_button(f"{name}_button", *begins, self.begin)
        self.row = TaskRow(name, *tips[:2])
        self.keep_button = push_button(
            f"{name}_keep_button", self.tr("Keep"), tips[2], self._on_keep
        )
        self.back_button = push_button(
            f"{name}_back_button",
            self.tr("Go back"),
            self.tr("Read with the model as it was before"),
            self._on_go_back,
        )
        self.note = label(f"{name}_note", look="quiet", wraps=True)
        for button in (self.begin_button, self.keep_button):
            set_look(button, "primary")
        self.row.said.connect(self.say)
        buttons = self.begin_button, self.keep_button, self.back_button
        self.line = filled(QHBoxLayout(), *buttons, (self.row, 1), (self.note, 3), spacing=8)
        self.column = filled(QVBoxLayout(self), self.line, margins=(12, 10, 12, 10), spacing=8)
        desk.model_changed.connect(self._on_model_changed)

    # For subclasses

    @Slot()
    def begin(self) -> None:
        """Learn what is on offer."""
        raise NotImplementedError

    @property
    def can_begin(self) -> bool:
        raise NotImplementedError

    def words(self) -> str:
        """Return what the result is, and which model reads now."""
        raise NotImplementedError

    def show_result(self) -> None:
        """Show the figures of the result, apart from ``words``."""

    # Learning

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def start(
        self,
        work: Callable[[], object],
        words: str,
        advance: Callable[[Any], object],
        *,
        needs_torch: bool = False,
    ) -> None:
        """Learn in the background; ``words`` are said until ``advance`` is called first."""
        self._task = Task(self.objectName(), work, self, needs_torch=needs_torch)
        self.show_state()
        self.row.follow(self._task, words)
        self.row.cancel_button.setFocus()
        self._task.start(
            progress=advance,
            succeeded=self._on_learned,
            failed=lambda why: self.say(why, "warning"),
            cancelled=self.on_cancelled,
            finished=self._on_finished,
        )

    def say(self, words: str, look: str = "quiet") -> None:
        set_look(self.note, look)
        self.note.setText(words)

    def say_idle(self, words: str) -> None:
        """Say what could be learned, unless there is something else to say."""
        if self._task is None and self.result is None:
            self.say(words)

    @Slot()
    def show_state(self) -> None:
        """Enable what can be done now."""
        waits = self.result is not None
        self.begin_button.setVisible(not waits)
        self.begin_button.setText(self._usual)
        self.begin_button.setAccessibleName(self._usual)
        self.begin_button.setEnabled(self._task is None and self.can_begin)
        self.keep_button.setVisible(waits)
        self.back_button.setVisible(waits)

    @Slot()
    def on_cancelled(self) -> None:
        self.say(self.tr("Stopped. The model is as it was."))

    @Slot(object)
    def _on_learned(self, result: Result | None) -> None:
        if result is not None:
            self.result = result
            self._desk.current.trial(result.model, has_learned=True)
            self.show_result()
            self.say(self.words())

    @Slot()
    def _on_finished(self) -> None:
        self._task = None
        self.show_state()
        if self.result is None:
            self.begin_button.setFocus()
        else:
            self.recommend(self.keep_button, self.back_button)

    def recommend(self, first: QPushButton, second: QPushButton) -> None:
        """Show Keep and Go back, the one to be recommended first."""
        place = self.line.indexOf(self.begin_button) + 1
        for button in (second, first):
            self.line.insertWidget(place, lifted(self.line, button))
        set_look(first, "primary")
        set_look(second, "")
        QWidget.setTabOrder(first, second)
        first.setFocus()

    # The decision

    @Slot()
    def _on_model_changed(self) -> None:
        """Say which model reads: another one may be chosen before the user decides."""
        current = self._desk.current
        if self.result is not None:
            reading, model = current.reading, self.result.model
            if any(one is model for one in (reading, *current.unsaved)):
                self.say(self.words())
            else:  # saved or discarded elsewhere
                is_kept = reading is not None and reading.tensors is model.tensors
                self._end(is_kept=is_kept)
        self.show_state()

    def now_words(self, learned: str) -> str:
        """Return which model reads now: ``learned`` if it is the one on trial."""
        reading = self._desk.current.reading
        if self.result is None or reading is None or reading is self.result.model:
            return learned
        words = self.tr("Now {model} reads; Keep brings the taught model back.")
        return words.format(model=reading.info.name)

    def _end(self, *, is_kept: bool) -> None:
        self.result = None
        kept = self.tr("Kept: it reads from now on.")
        self.say(kept if is_kept else self.tr("The model is as it was."))
        self.show_state()

    @Slot()
    def _on_keep(self) -> None:
        if self.result is not None:
            model = self.result.model
            self._end(is_kept=True)
            self.begin_button.setFocus()
            self.kept.emit(model)

    @Slot()
    def _on_go_back(self) -> None:
        if self.result is not None:
            model = self.result.model
            self._end(is_kept=False)
            self._desk.current.give_back(model)
            self.begin_button.setFocus()
