"""Panels that have a model learn the drawings on the wall, and ask whether it is to stay.

The digits' panel teaches the current model; that of a set trains a reader of its classes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

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
from digitpad.gui.language import number, tr
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.parts import filled, label, lifted, push_button
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.workers.task import Task
from digitpad.training.compute.devices import usable_cores
from digitpad.training.control import Control
from digitpad.words import accuracy, figure, in_percent, sentences

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.training.last_layer import Learned
    from digitpad.training.teaching import TeachingProgress, TeachingResult

MOST_CONFUSIONS = 3


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
        self.row.message.connect(self.say)
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

    def summary(self) -> str:
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
        text: str,
        advance: Callable[[Any], object],
        *,
        needs_torch: bool = False,
    ) -> None:
        """Learn in the background; ``text`` is said until ``advance`` is called first."""
        self._task = Task(self.objectName(), work, self, needs_torch=needs_torch)
        self.show_state()
        self.row.follow(self._task, text)
        self.row.cancel_button.setFocus()
        self._task.start(
            progress=advance,
            succeeded=self._on_learned,
            failed=lambda why: self.say(why, "warning"),
            cancelled=self.on_cancelled,
            finished=self._on_finished,
        )

    def say(self, text: str, look: str = "quiet") -> None:
        set_look(self.note, look)
        self.note.setText(text)

    def say_idle(self, text: str) -> None:
        """Say what could be learned, unless there is something else to say."""
        if self._task is None and self.result is None:
            self.say(text)

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
            self.say(self.summary())

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
        index = self.line.indexOf(self.begin_button) + 1
        for button in (second, first):
            self.line.insertWidget(index, lifted(self.line, button))
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
            reading, trial = current.reading, self.result.model
            if any(model is trial for model in (reading, *current.unsaved)):
                self.say(self.summary())
            else:  # saved or discarded elsewhere
                is_kept = reading is not None and reading.tensors is trial.tensors
                self._end(is_kept=is_kept)
        self.show_state()

    def now_words(self, learned: str) -> str:
        """Return which model reads now: ``learned`` if it is the one on trial."""
        reading = self._desk.current.reading
        if self.result is None or reading is None or reading is self.result.model:
            return learned
        sentence = self.tr("Now {model} reads; Keep brings the taught model back.")
        return sentence.format(model=reading.info.name)

    def _end(self, *, is_kept: bool) -> None:
        self.result = None
        verdict = self.tr("Kept: it reads from now on.")
        self.say(verdict if is_kept else self.tr("The model is as it was."))
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


class TeachingPanel(TrialPanel):
    """A panel that teaches the current model; the result is a table of before and after."""

    result: TeachingResult | None

    def __init__(self, desk: Desk, keeper: CollectionController) -> None:
        begins = (
            self.tr("Teach the model these"),
            self.tr(
                "Let the model that reads learn the drawings on the wall, mixed with what it was "
                "trained on, so that it forgets nothing"
            ),
        )
        tips = (
            self.tr("Progress of the teaching"),
            self.tr("Stop; the model stays as it is"),
            self.tr("Save the taught model and read with it from now on, at the next start, too"),
        )
        super().__init__("teach", desk, keeper, begins, tips)
        self._entries: Sequence[Entry] = ()
        self._tested: Sequence[Entry] = ()
        self._is_asking = self._is_sure = False
        self._cells: dict[str, Any] = {}
        self._table = self._made_table()
        self.column.insertWidget(0, self._table)
        self.show_state()

    def offer(self, entries: Sequence[Entry], tested: Sequence[Entry]) -> None:
        """Teach these next; test on ``tested``, or on a part of them if it is empty."""
        if (entries, tested) != (self._entries, self._tested):
            self._is_asking = False
        self._entries, self._tested = entries, tested
        self.show_state()

    @property
    def can_begin(self) -> bool:
        return self._desk.current.model is not None and bool(self._entries)

    @Slot()
    def begin(self) -> None:
        """Teach the model the drawings on offer; if none is misread, only when asked again."""
        model, entries, tested = self._desk.current.model, self._entries, self._tested
        if self.is_busy or self.result is not None or model is None or not entries:
            return
        folder, control = self._desk.folders().get(MNIST.name), Control()
        read = self.keeper.read

        def work() -> Generator[TeachingProgress, None, TeachingResult | None]:
            from digitpad.training.teaching import teach

            threads = max(1, usable_cores() - 1)
            return (
                yield from teach(
                    model,
                    [to_labelled(sample) for sample in read(entries)],
                    tested=[to_labelled(sample) for sample in read(tested)],
                    data_dir=folder,
                    control=control,
                    threads=threads,
                )
            )

        self._is_sure, self._is_asking = self._is_asking, False
        self.start(work, self.tr("Preparing…"), self._on_progressed, needs_torch=True)

    @Slot()
    def show_state(self) -> None:
        super().show_state()
        if self._is_asking:
            self.begin_button.setText(self.tr("Teach anyway"))
            self.begin_button.setAccessibleName(self.begin_button.text())
        self._table.setVisible(self.result is not None)

    @Slot()
    def _on_model_changed(self) -> None:
        if self._is_asking:
            self._is_asking = False
            self.say("")
        super()._on_model_changed()

    def say_idle(self, text: str) -> None:
        if not self._is_asking:
            super().say_idle(text)

    @Slot(object)
    def _on_progressed(self, teaching: TeachingProgress) -> None:
        titles = {
            "before": self.tr("Reading the test images…"),
            "learning": self.tr("Learning your drawings…"),
            "checking": self.tr("Testing on drawings left out…"),
            "after": self.tr("Reading the test images again…"),
        }
        self.row.advance(teaching.fraction, 1.0, titles[teaching.part])
        if teaching.misread == 0 and not self._is_sure and not self._is_asking:
            self._is_asking = True
            self.row.cancel()

    @Slot()
    def on_cancelled(self) -> None:
        super().on_cancelled()
        if self._is_asking:
            self.say(
                self.tr(
                    "None of these is misread, so there is little to gain. Draw some that are "
                    "misread, or teach anyway: that takes about a minute."
                )
            )

    def recommend(self, first: QPushButton, second: QPushButton) -> None:
        is_worth_it = self.result is not None and self.result.is_worth_it
        super().recommend(*((first, second) if is_worth_it else (second, first)))

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

    def show_result(self) -> None:
        taught, cells = self.result, self._cells
        if taught is None:
            return
        cells["own_name"].setText(self.tr("Read correctly: your digits"))
        images = tr(dataset_info(taught.original).test_images)
        cells["original_name"].setText(self.tr("Read correctly: {images}").format(images=images))
        for part, standing in (("before", taught.before), ("after", taught.after)):
            for row, share in (("own", standing.own), ("original", standing.original)):
                cells[f"{row}_{part}"].setText(tr(share.words))

    def summary(self) -> str:
        """Return what the teaching brought, and which model reads now."""
        taught = self.result
        if taught is None:
            return ""
        own = taught.after.own
        if own.n and taught.harms:
            verdict = self.tr(
                "Your digits are read worse than before. Go back, and teach again once there are "
                "more of those that are misread."
            )
        elif own.n and not taught.gains:
            verdict = self.tr(
                "No gain: your digits are read no better than before. Go back, and teach again "
                "once there are more of those that are misread."
            )
        elif taught.forgets:
            verdict = self.tr("It forgot something: the test images are read worse than before.")
        elif taught.parts > 1:
            verdict = self.tr("Each of your drawings was read by a network taught without it.")
        elif own.n:
            verdict = self.tr("Tested on %Ln drawing(s) that it was not taught.", "", own.n)
        else:
            verdict = self.tr("One drawing cannot be tested.")
        now = self.now_words("")
        if own.n and not taught.gains:
            return tr(sentences(verdict, now))
        usual = self.tr("The taught model reads now: try it, then keep it or go back.")
        return tr(sentences(verdict, now or usual))


class LearningPanel(TrialPanel):
    """A panel that trains a reader of a set's classes, which reads as soon as it is ready.

    Signals: ``from_nothing`` with the set's ``Path``.
    """

    from_nothing = Signal(object)
    result: Learned | None

    def __init__(self, desk: Desk, keeper: CollectionController) -> None:
        begins = (
            self.tr("Train on these"),
            self.tr("Give the shipped reader a new last layer for these classes: takes seconds"),
        )
        tips = (
            self.tr("Progress of the training"),
            self.tr("Stop; the model stays as it is"),
            self.tr("Save the reader and read with it from now on, at the next start, too"),
        )
        super().__init__("learn", desk, keeper, begins, tips)
        self._entries: Sequence[Entry] = ()
        self._has_each = False
        """Whether there is enough of each class."""
        self.network_button = push_button(
            "from_nothing_button",
            self.tr("Another network…"),
            self.tr("Train a network from nothing on this set, in the training panel"),
            lambda: self.from_nothing.emit(self.keeper.path),
        )
        self.line.insertWidget(1, self.network_button)
        self.figures = label("learned_result", look="title", wraps=True)
        self.column.insertWidget(0, self.figures)
        self.show_state()

    def offer(self, entries: Sequence[Entry]) -> None:
        """Train on these next."""
        self._entries = entries
        counts = [sum(entry.label == name for entry in entries) for name in self.keeper.classes]
        note = self.tr("Ten or twenty of each are enough. It takes seconds.")
        self._has_each = min(counts, default=0) >= 2
        if not self._has_each:
            note = self.tr("Draw some of each class first, or drop pictures on its row.")
        self.say_idle(note)
        self.show_state()

    @property
    def can_begin(self) -> bool:
        return self._has_each

    @Slot()
    def begin(self) -> None:
        """Train a reader on what is on offer."""
        if self.is_busy or not self.can_begin:
            return
        entries, keeper = self._entries, self.keeper
        classes, path = keeper.classes, keeper.path
        name = path.stem if path else ""

        def work() -> Generator[float, None, Learned]:
            from digitpad.training.last_layer import learn_classes

            return (yield from learn_classes(keeper.read(entries), classes, name=name))

        title = self.tr("Learning…")
        self.result = None
        self.start(work, title, lambda done: self.row.advance(done, 1.0, title))

    @Slot()
    def show_state(self) -> None:
        super().show_state()
        self.begin_button.setVisible(True)
        set_look(self.begin_button, "primary" if self.result is None else "")
        if self.result is not None:
            self.begin_button.setText(self.tr("Train again"))
        self.network_button.setEnabled(not self.is_busy and self.can_begin)
        self.network_button.setVisible(self.result is None)
        self.figures.setVisible(self.result is not None)

    def show_result(self) -> None:
        if self.result is not None:
            learned = self.result
            right, refused = round(learned.accuracy * learned.n), in_percent(learned.refused, 0)
            text = self.tr(
                "{right} of {count} drawings are read correctly, each when it was left out. Of "
                "{others} other things, {refused} are refused."
            )
            counts = {"count": number(learned.n), "others": number(learned.others)}
            self.figures.setText(text.format(right=number(right), refused=tr(refused), **counts))

    def summary(self) -> str:
        """Return which classes were confused most, whose hand is read worst, and what reads."""
        if self.result is None:
            return ""
        learned, classes = self.result, self.result.model.info.classes
        wrong = [
            (int(learned.confusion[truth, read]), classes[truth], classes[read])
            for truth, read in zip(*learned.confusion.nonzero(), strict=True)
            if truth != read
        ]
        parts = [
            self.tr("{truth} read as {read}: {count}.").format(truth=truth, read=read, count=count)
            for count, truth, read in sorted(wrong, reverse=True)[:MOST_CONFUSIONS]
        ]
        if learned.hands and learned.hands[0].accuracy < 1:
            worst = learned.hands[0]
            sentence = self.tr("Read worst, without learning it: the hand of {writer}, {right}.")
            right = tr(accuracy(worst.accuracy, figure(worst.n), 0))
            parts.append(sentence.format(writer=worst.writer, right=right))
        return tr(sentences(*parts, self.now_words(self.tr("It reads in the main window now."))))
