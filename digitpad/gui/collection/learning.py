"""The panel below a set: train on it, see how well what was left out is read, keep the reader."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot

from digitpad.collection.sample import Entry
from digitpad.gui.collection.keeper import CollectionController
from digitpad.gui.collection.trial import TrialPanel
from digitpad.gui.desk import Desk
from digitpad.gui.language import number, tr
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.parts import label, push_button
from digitpad.words import accuracy, figure, in_percent

if TYPE_CHECKING:
    from digitpad.training.last_layer import Learned

MOST_CONFUSIONS = 3


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
        counts = [sum(one.label == name for one in entries) for name in self.keeper.classes]
        words = self.tr("Ten or twenty of each are enough. It takes seconds.")
        if not counts or min(counts) < 2:
            words = self.tr("Draw some of each class first, or drop pictures on its row.")
        self.say_idle(words)
        self.show_state()

    @property
    def can_begin(self) -> bool:
        return bool(self._entries)

    @Slot()
    def begin(self) -> None:
        """Train a reader on what is on offer."""
        if self.is_busy or not self._entries:
            return
        entries, keeper = self._entries, self.keeper
        classes, path = keeper.classes, keeper.path
        name = path.stem if path else ""

        def work() -> Generator[float, None, Learned]:
            from digitpad.training.last_layer import learn_classes

            return (yield from learn_classes(keeper.read(entries), classes, name=name))

        words = self.tr("Learning…")
        self.result = None
        self.start(work, words, lambda done: self.row.advance(done, 1.0, words))

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
            words = self.tr(
                "{right} of {count} drawings are read correctly, each when it was left out. Of "
                "{others} other things, {refused} are refused."
            )
            counts = {"count": number(learned.n), "others": number(learned.others)}
            self.figures.setText(words.format(right=number(right), refused=tr(refused), **counts))

    def words(self) -> str:
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
            words = self.tr("Read worst, without learning it: the hand of {writer}, {right}.")
            right = tr(accuracy(worst.accuracy, figure(worst.n), 0))
            parts.append(words.format(writer=worst.writer, right=right))
        return " ".join((*parts, self.now_words(self.tr("It reads in the main window now."))))
