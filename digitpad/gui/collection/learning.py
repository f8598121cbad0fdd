"""The panel below a set: train on it, see how well what was left out is read, keep the reader."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from digitpad.collection.sample import Entry
from digitpad.gui.collection.keeper import CollectionController
from digitpad.gui.desk import Desk
from digitpad.gui.language import tr
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.parts import filled, label, push_button
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.workers.task import Task
from digitpad.words import accuracy, figure, in_percent

if TYPE_CHECKING:
    from digitpad.training.last_layer import Learned

MOST_CONFUSIONS = 3


class LearningPanel(QFrame):
    """One row with Train; afterwards the result, while the reader reads already.

    Signals: ``kept`` with the reader, a ``Model``; ``from_nothing`` with the set's ``Path``.
    """

    kept = Signal(object)
    from_nothing = Signal(object)

    def __init__(
        self, desk: Desk, keeper: CollectionController, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("learning_panel")
        self.setProperty("look", "card")
        self.keeper, self._desk = keeper, desk
        self._entries: Sequence[Entry] = ()
        self._task: Task | None = None
        self.learned: Learned | None = None
        self.train_button = push_button(
            "learn_button",
            self.tr("Train on these"),
            self.tr("Give the shipped reader a new last layer for these classes: takes seconds"),
            self.train,
        )
        set_look(self.train_button, "primary")
        self.save_button = push_button(
            "learned_keep_button",
            self.tr("Keep"),
            self.tr("Save the reader and read with it from now on, at the next start, too"),
            self._on_keep,
        )
        self.back_button = push_button(
            "learned_back_button",
            self.tr("Go back"),
            self.tr("Read with the model as it was before"),
            self._on_go_back,
        )
        self.nothing_button = push_button(
            "from_nothing_button",
            self.tr("From nothing…"),
            self.tr("Train a network of your own on this set, in the training panel"),
            lambda: self.from_nothing.emit(self.keeper.path),
        )
        self.row = TaskRow("learn", self.tr("Progress of the training"))
        self.result = label("learned_result", look="title", wraps=True)
        self.note = label("learned_note", look="quiet", wraps=True)
        self.row.said.connect(self._say)
        buttons = self.train_button, self.save_button, self.back_button, self.nothing_button
        line = filled(QHBoxLayout(), *buttons, (self.row, 1), (self.note, 3), spacing=8)
        filled(QVBoxLayout(self), self.result, line, margins=(12, 10, 12, 10), spacing=8)
        desk.model_changed.connect(self.show_state)
        self.show_state()

    def offer(self, entries: Sequence[Entry]) -> None:
        """Train on these next."""
        self._entries = entries
        counts = [sum(one.label == name for one in entries) for name in self.keeper.classes]
        words = self.tr("Ten or twenty of each are enough. It takes seconds.")
        if not counts or min(counts) < 2:
            words = self.tr("Draw some of each class first, or drop pictures on its row.")
        if self.learned is None:
            self._say(words)
        self.show_state()

    @Slot()
    def train(self) -> None:
        """Train a reader on what is on offer; it reads when it is ready."""
        if self._task is not None or not self._entries:
            return
        entries, keeper = self._entries, self.keeper
        classes, path = keeper.classes, keeper.path
        name = path.stem if path else ""

        def work() -> Generator[float, None, Learned]:
            from digitpad.training.last_layer import learn_classes

            return (yield from learn_classes(keeper.read(entries), classes, name=name))

        self.forget()
        self._task = Task("learn", work, self)
        self.row.follow(self._task, self.tr("Learning…"))
        self._task.start(
            progress=lambda done: self.row.advance(done, 1.0, self.tr("Learning…")),
            succeeded=self._on_learned,
            failed=self._say_failure,
            finished=self._on_finished,
        )
        self.show_state()

    def forget(self) -> None:
        """Offer no result any more; the reader stays in use."""
        self.learned = None
        self.result.hide()

    @Slot()
    def show_state(self) -> None:
        """Enable what can be done now."""
        is_free, has_result = self._task is None, self.learned is not None
        self.train_button.setEnabled(is_free and bool(self._entries))
        self.train_button.setText(
            self.tr("Train again") if has_result else self.tr("Train on these")
        )
        self.nothing_button.setEnabled(is_free and bool(self._entries))
        reads = has_result and self._desk.current.reading is self._model
        for button in (self.save_button, self.back_button):
            button.setVisible(reads)
        self.nothing_button.setVisible(not reads)
        self.result.setVisible(has_result)

    @property
    def _model(self) -> object:
        return self.learned.model if self.learned is not None else None

    @Slot(object)
    def _on_learned(self, learned: Learned) -> None:
        self.learned = learned
        self._desk.current.trial(learned.model, has_learned=True)
        right = tr(accuracy(learned.accuracy, figure(learned.n), 1))
        refused = tr(in_percent(learned.refused, 0))
        words = self.tr(
            "{right} drawings read correctly, each when it was left out. Of {others} other "
            "things, {refused} are refused."
        )
        self.result.setText(words.format(right=right, others=learned.others, refused=refused))
        reads = self.tr("It reads in the main window now.")
        self._say(f"{self._weak_words(learned)} {reads}".strip())

    def _weak_words(self, learned: Learned) -> str:
        """Return which classes were confused most, and whose hand is read worst."""
        classes, confusion = learned.model.info.classes, learned.confusion
        wrong = [
            (int(confusion[truth, read]), classes[truth], classes[read])
            for truth, read in zip(*confusion.nonzero(), strict=True)
            if truth != read
        ]
        parts = [
            self.tr("{truth} read as {read}: {count}.").format(truth=truth, read=read, count=count)
            for count, truth, read in sorted(wrong, reverse=True)[:MOST_CONFUSIONS]
        ]
        if learned.hands and learned.hands[0].accuracy < 1:
            worst = learned.hands[0]
            words = self.tr("Read worst, without learning it: the hand of {writer}, {right}.")
            right = tr(accuracy(worst.accuracy, figure(worst.n), 0))
            parts.append(words.format(writer=worst.writer, right=right))
        return " ".join(parts)

    def _say(self, words: str) -> None:
        set_look(self.note, "quiet")
        self.note.setText(words)

    def _say_failure(self, why: str) -> None:
        self.note.setText(why)
        set_look(self.note, "warning")

    @Slot()
    def _on_finished(self) -> None:
        self._task = None
        self.show_state()
        (self.train_button if self.learned is None else self.save_button).setFocus()

    @Slot()
    def _on_keep(self) -> None:
        if self.learned is not None:
            model = self.learned.model
            self.forget()
            self._say(self.tr("Kept: it reads from now on."))
            self.kept.emit(model)
            self.show_state()

    @Slot()
    def _on_go_back(self) -> None:
        if self.learned is not None:
            model = self.learned.model
            self.forget()
            self._desk.current.give_back(model)
            self._say(self.tr("The model is as it was."))
            self.show_state()
