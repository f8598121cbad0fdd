"""The teaching panel: the current model learns the drawings on the wall, and is kept or not."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.collection.sample import Entry, to_labelled
from digitpad.data.catalogue import MNIST, dataset_info
from digitpad.gui.collection.keeper import CollectionController
from digitpad.gui.desk import Desk
from digitpad.gui.language import tr
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.parts import filled, label, lifted, push_button
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.workers.task import Task
from digitpad.training.compute.devices import usable_cores
from digitpad.training.control import Control

if TYPE_CHECKING:
    from digitpad.training.teaching import TeachingProgress, TeachingResult


class TeachingPanel(QFrame):
    """One row with Teach and its progress; afterwards the result, with Keep and Go back.

    The current model of the ``desk`` is taught with drawings of the ``keeper``; the taught model is
    on trial until the user decides. Signals: ``kept`` with the taught ``Model``.
    """

    kept = Signal(object)

    def __init__(
        self, desk: Desk, keeper: CollectionController, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("teaching_panel")
        self.setProperty("look", "card")
        self._desk, self._keeper = desk, keeper
        self._entries: Sequence[Entry] = ()
        self._tested: Sequence[Entry] = ()
        self._task: Task | None = None
        self._is_asking = self._is_sure = False
        self._taught: TeachingResult | None = None
        self.teach_button = push_button(
            "teach_button",
            self.tr("Teach the model these"),
            self.tr(
                "Let the model that reads learn the drawings on the wall, mixed with what it was "
                "trained on, so that it forgets nothing"
            ),
            self.teach,
        )
        self.teach_button.setProperty("look", "primary")
        self.row = TaskRow(
            "teach",
            self.tr("Progress of the teaching"),
            self.tr("Stop; the model stays as it is"),
        )
        self.keep_button = push_button(
            "teach_keep_button",
            self.tr("Keep"),
            self.tr("Save the taught model and read with it from now on, at the next start, too"),
            self._on_keep,
        )
        self.keep_button.setProperty("look", "primary")
        self.back_button = push_button(
            "teach_back_button",
            self.tr("Go back"),
            self.tr("Read with the model as it was before"),
            self._on_go_back,
        )
        self.note = label("teach_note", look="quiet", wraps=True)
        self._grid = QGridLayout()
        self._cells: dict[str, Any] = {}
        self._table = self._made_table()
        self.row.said.connect(self._say)
        buttons = self.teach_button, self.keep_button, self.back_button
        self._line = filled(QHBoxLayout(), *buttons, (self.row, 1), (self.note, 3), spacing=8)
        filled(QVBoxLayout(self), self._table, self._line, margins=(12, 10, 12, 10), spacing=8)
        desk.model_changed.connect(self._on_model_changed)
        self.show_state()

    @property
    def is_teaching(self) -> bool:
        return self._task is not None

    @property
    def taught(self) -> TeachingResult | None:
        """The result that awaits Keep or Go back."""
        return self._taught

    def offer(self, entries: Sequence[Entry], tested: Sequence[Entry]) -> None:
        """Teach these next; test on ``tested``, or on a part of them if it is empty."""
        if (entries, tested) != (self._entries, self._tested):
            self._is_asking = False
        self._entries, self._tested = entries, tested
        self.show_state()

    @Slot()
    def teach(self) -> None:
        """Teach the model the drawings on offer; if none is misread, only when asked again."""
        model, entries, tested = self._desk.current.model, self._entries, self._tested
        if self._task is not None or self._taught is not None or model is None or not entries:
            return
        folder, control = self._desk.folders().get(MNIST.name), Control()
        read = self._keeper.read

        def work() -> Generator[TeachingProgress, None, TeachingResult | None]:
            from digitpad.training.teaching import teach

            threads = max(1, usable_cores() - 1)
            return (
                yield from teach(
                    model,
                    [to_labelled(one) for one in read(entries)],
                    tested=[to_labelled(one) for one in read(tested)],
                    data_dir=folder,
                    control=control,
                    threads=threads,
                )
            )

        self._is_sure, self._is_asking = self._is_asking, False
        self._task = Task("teach", work, self, needs_torch=True)
        self._task.progress.connect(self._on_progressed)
        self._task.succeeded.connect(self._on_taught)
        self._task.failed.connect(lambda why: self._say(why, "warning"))
        self._task.cancelled.connect(self._on_cancelled)
        self._task.finished.connect(self._on_finished)
        self.show_state()
        self.row.follow(self._task, self.tr("Preparing…"))
        self.row.cancel_button.setFocus()
        self._task.start()

    @Slot()
    def show_state(self) -> None:
        """Enable what can be done now."""
        is_teaching, waits = self._task is not None, self._taught is not None
        self.teach_button.setVisible(not waits)
        usual, again = self.tr("Teach the model these"), self.tr("Teach anyway")
        self.teach_button.setText(again if self._is_asking else usual)
        self.teach_button.setAccessibleName(self.teach_button.text())
        has_model = self._desk.current.model is not None
        self.teach_button.setEnabled(not is_teaching and has_model and bool(self._entries))
        self.keep_button.setVisible(waits)
        self.back_button.setVisible(waits)
        self._table.setVisible(waits)

    @Slot()
    def _on_model_changed(self) -> None:
        """Say which model reads: another one may be chosen before the user decides."""
        current, taught = self._desk.current, self._taught
        if self._is_asking:
            self._is_asking = False
            self._say("")
        if taught is not None:
            reading, model = current.reading, taught.model
            if any(one is model for one in (reading, *current.unsaved)):
                self._say(self._words(taught))
            else:  # saved or discarded elsewhere
                self._taught = None
                is_kept = reading is not None and reading.tensors is model.tensors
                self._say(self._kept_words() if is_kept else self._back_words())
        self.show_state()

    def say_idle(self, words: str) -> None:
        """Show what could be taught, unless there is something else to say."""
        if self._task is None and self._taught is None and not self._is_asking:
            self._say(words)

    def _say(self, words: str, look: str = "quiet") -> None:
        set_look(self.note, look)
        self.note.setText(words)

    # Signals of the task

    @Slot(object)
    def _on_progressed(self, teaching: TeachingProgress) -> None:
        words = {
            "before": self.tr("Reading the test images…"),
            "learning": self.tr("Learning your drawings…"),
            "checking": self.tr("Testing on drawings left out…"),
            "after": self.tr("Reading the test images again…"),
        }
        self.row.advance(teaching.fraction, 1.0, words[teaching.part])
        if teaching.misread == 0 and not self._is_sure and not self._is_asking:
            self._is_asking = True
            self.row.cancel()

    @Slot()
    def _on_cancelled(self) -> None:
        stopped = self.tr("Stopped. The model is as it was.")
        nothing_misread = self.tr(
            "None of these is misread, so there is little to gain. Draw some that are misread, or "
            "teach anyway: that takes about a minute."
        )
        self._say(nothing_misread if self._is_asking else stopped)

    @Slot(object)
    def _on_taught(self, taught: TeachingResult | None) -> None:
        if taught is not None:
            self._taught = taught
            self._desk.current.trial(taught.model, has_learned=True)
            self._show_result(taught)

    @Slot()
    def _on_finished(self) -> None:
        self._task = None
        self.show_state()
        if self._taught is None:
            self.teach_button.setFocus()
        else:
            self._offer(*self._choices(self._taught))

    def _choices(self, taught: TeachingResult) -> tuple[QPushButton, QPushButton]:
        """Return the buttons Keep and Go back, the recommended one first."""
        both = self.keep_button, self.back_button
        return both if taught.is_worth_it else (both[1], both[0])

    def _offer(self, first: QPushButton, second: QPushButton) -> None:
        place = self._line.indexOf(self.teach_button) + 1
        for button in (second, first):
            self._line.insertWidget(place, lifted(self._line, button))
        set_look(first, "primary")
        set_look(second, "")
        QWidget.setTabOrder(first, second)
        first.setFocus()

    @Slot()
    def _on_keep(self) -> None:
        if self._taught is not None:
            model, self._taught = self._taught.model, None
            self._say(self._kept_words())
            self.show_state()
            self.teach_button.setFocus()
            self.kept.emit(model)

    @Slot()
    def _on_go_back(self) -> None:
        if self._taught is not None:
            model, self._taught = self._taught.model, None
            self._desk.current.give_back(model)
            self._say(self._back_words())
            self.show_state()
            self.teach_button.setFocus()

    # The result

    def _made_table(self) -> QWidget:
        table = QWidget()
        table.setObjectName("teach_result")
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(2)
        for column, text in enumerate(("", self.tr("before"), self.tr("after"))):
            grid.addWidget(label(text=text, look="quiet"), 0, column)
        for row, name in enumerate(("own", "original"), 1):
            for column, part in enumerate(("name", "before", "after")):
                cell = label(f"teach_{name}_{part}", look="title" if column else "")
                self._cells[f"{name}_{part}"] = cell
                grid.addWidget(cell, row, column)
        grid.setColumnStretch(3, 1)
        return table

    def _show_result(self, taught: TeachingResult) -> None:
        cells = self._cells
        cells["own_name"].setText(self.tr("Read correctly: your digits"))
        what = tr(dataset_info(taught.original).test_images)
        cells["original_name"].setText(self.tr("Read correctly: {images}").format(images=what))
        for part, standing in (("before", taught.before), ("after", taught.after)):
            for row, figure in (("own", standing.own), ("original", standing.original)):
                cells[f"{row}_{part}"].setText(tr(figure.words))
        self._say(self._words(taught))

    def _kept_words(self) -> str:
        return self.tr("Kept: it reads from now on.")

    def _back_words(self) -> str:
        return self.tr("The model is as it was.")

    def _words(self, taught: TeachingResult) -> str:
        """Return what the teaching brought, and which model reads now."""
        own, reading = taught.after.own, self._desk.current.reading
        if own.n and taught.harms:
            words = self.tr(
                "Your digits are read worse than before. Go back, and teach again once there are "
                "more of those that are misread."
            )
        elif own.n and not taught.gains:
            words = self.tr(
                "No gain: your digits are read no better than before. Go back, and teach again "
                "once there are more of those that are misread."
            )
        elif taught.forgets:
            words = self.tr("It forgot something: the test images are read worse than before.")
        elif taught.parts > 1:
            words = self.tr("Each of your drawings was read by a network taught without it.")
        elif own.n:
            words = self.tr("Tested on %Ln drawing(s) that it was not taught.", "", own.n)
        else:
            words = self.tr("One drawing cannot be tested.")
        if reading is not taught.model and reading is not None:
            now = self.tr("Now {model} reads; Keep brings the taught model back.")
            return f"{words} {now.format(model=reading.info.name)}"
        if own.n and not taught.gains:
            return words
        now = self.tr("The taught model reads now: try it, then keep it or go back.")
        return f"{words} {now}"
