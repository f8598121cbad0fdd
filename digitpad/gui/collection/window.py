"""The window of My things: collecting on the left, the wall on the right, training below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from digitpad.collection.sample import Entry, Sample
from digitpad.gui.collection.collecting import CollectedReading, CollectingPanel
from digitpad.gui.collection.files import CollectionFiles
from digitpad.gui.collection.keeper import CollectionController, answer_of, drawings_words
from digitpad.gui.collection.sets import SetChooser
from digitpad.gui.collection.teaching import LearningPanel, TeachingPanel
from digitpad.gui.collection.wall import Wall
from digitpad.gui.desk import Desk
from digitpad.gui.widgets.naming import NamingRow
from digitpad.gui.widgets.panels import SideScroll, Squeezed
from digitpad.gui.widgets.parts import (
    add_keys,
    combo,
    field_label,
    filled,
    named,
    push_button,
    small_label,
)
from digitpad.gui.widgets.window import Window
from digitpad.gui.widgets.wording import with_native_keys
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model
from digitpad.recognise.prediction import Verdict

ANYBODY = None


def answerer() -> Callable[[tuple[Model, Drawing]], CollectedReading]:
    """Return a function that reads a drawing with a model.

    It caches the recogniser of the latest model.
    """
    from digitpad.recognise.recogniser import Recogniser

    recogniser_of = lru_cache(maxsize=1)(Recogniser)

    def answer(asked: tuple[Model, Drawing]) -> CollectedReading:
        prediction = recogniser_of(asked[0]).recognise(asked[1])
        answer = answer_of(prediction, asked[0].info.classes)
        return CollectedReading(answer, prediction.verdict is not Verdict.UNSURE)

    return answer


class CollectionWindow(Window):
    """The window; a drawing that is opened goes to the canvas of the main window.

    ``keeper_of``: returns what keeps the set in a file, or the digits for None.
    """

    def __init__(
        self, keeper_of: Callable[[Path | None], CollectionController], desk: Desk, main: QWidget
    ) -> None:
        super().__init__("collection", self.tr("My things"), main, (1000, 720))
        self.keeper = keeper = keeper_of(None)
        self._desk, self._keeper_of = desk, keeper_of
        self._heard = {keeper}
        self.sets = SetChooser(keeper)
        self.collecting = CollectingPanel(keeper, self._reading_of)
        self._read: tuple[Drawing, CollectedReading] | None = None
        self.reader = LatestWins("collecting", answerer(), self)
        self.reader.answered.connect(self._on_read)
        self.reader.failed.connect(lambda asked, _why: self._on_read(asked, CollectedReading()))
        self.wall = Wall(self._strokes_of)
        self.writer = named(
            QComboBox(),
            "writer_combo",
            self.tr("Who writes"),
            self.tr("The name that new drawings get; type another one for another person"),
        )
        name = QLineEdit()
        name.setPlaceholderText(self.tr("no name"))
        self.writer.setLineEdit(name)
        # Completed inline, “Ann” would become the “Anna” who has drawn already.
        name.setCompleter(None)  # type: ignore[arg-type]  # which Qt takes for none
        self.shown_writer = combo(
            "shown_writer_combo",
            self.tr("Drawings of"),
            self.tr("Whose drawings are on the wall, and learned"),
            [(self.tr("everyone"), ANYBODY)],
        )
        self.tested = combo(
            "tested_writer_combo",
            self.tr("Test on"),
            self.tr("Test on held-out drawings or on another person’s"),
            [(self.tr("drawings left out"), ANYBODY)],
        )
        self.naming = NamingRow("wall_naming", "")
        self.naming.listen_in(self.wall)
        self.delete_button = self._button(
            "delete_samples",
            self.tr("Delete"),
            self.tr("Delete the selected drawings (Del)"),
            self.delete,
        )
        self.undo_button = self._button(
            "undo_samples",
            self.tr("Undo"),
            with_native_keys(
                self.tr(
                    "Undo the last change to My handwriting (Ctrl+Z; while you draw, it undoes a "
                    "stroke)"
                )
            ),
            self._undo_change,
        )
        self.status = small_label("collection_status", self.tr("What is here"), wraps=True)
        self.files = CollectionFiles(self.dialogs, self.sets, self.on_wall)
        self.teaching = TeachingPanel(desk, keeper)
        self.learning = LearningPanel(desk, keeper)
        self._lay_out()
        self._connect()
        self._show_parts()
        self.show_samples()

    def _connect(self) -> None:
        on_wall = Qt.ShortcutContext.WidgetShortcut
        add_keys(self.wall, ["Del", "Backspace"], self.delete, on_wall)
        add_keys(self, ["Ctrl+Z"], self.undo)
        add_keys(self, ["Ctrl+Y", "Ctrl+Shift+Z"], self.collecting.canvas.redo)
        self.naming.named.connect(self.move_to)
        self.wall.chosen_changed.connect(self._show_chosen)
        self.wall.opened.connect(self._desk.take)
        self.wall.dropped.connect(self.files.take)
        self.files.message.connect(self.status.setText)
        self.collecting.collected.connect(self._on_collected)
        self.collecting.canvas.page_changed.connect(self._ask_reader)
        self.writer.setCurrentText(self.keeper.writer)
        self.writer.currentTextChanged.connect(self._on_writer_changed)
        self.sets.chosen.connect(self.use)
        self.shown_writer.currentIndexChanged.connect(self.show_samples)
        self.tested.currentIndexChanged.connect(self.show_samples)
        self._listen(self.keeper)

    def _listen(self, keeper: CollectionController) -> None:
        def show() -> None:
            if keeper is self.keeper:
                self.show_samples()

        def say(text: str) -> None:
            if keeper is self.keeper:
                self.status.setText(text)

        keeper.changed.connect(show)
        keeper.message.connect(say)
        keeper.busy_changed.connect(self._show_files)

    # The sets

    def use(self, path: Path | None) -> None:
        """Show the set in this file, None for the digits."""
        self.keeper = self.learning.keeper = self._keeper_of(path)
        if self.keeper not in self._heard:
            self._heard.add(self.keeper)
            self._listen(self.keeper)
        self.learning.result = None
        self.keeper.load(tells=True)
        self._show_parts()
        self.show_samples()
        self.collecting.canvas.setFocus()

    def _show_parts(self) -> None:
        """Show what belongs to the set, or to the digits."""
        self.sets.follow(self.keeper)
        is_set = self.keeper.path is not None
        self.learning.setVisible(is_set)
        self.teaching.setVisible(not is_set)
        for part in self._tested_parts:
            part.setVisible(not is_set)

    # Choice of samples

    def on_wall(self) -> list[Entry]:
        """Return the drawings on the wall, which are also those to be taught."""
        return self._of(self.shown_writer.currentData(), without=self.tested.currentData())

    def to_test(self) -> list[Entry]:
        """Return the test writer's drawings; none, to test on a part of the wall."""
        writer = self.tested.currentData()
        return [] if writer is ANYBODY else self._of(writer)

    def _of(self, writer: str | None, without: str | None = None) -> list[Entry]:
        return [
            entry
            for entry in self.keeper.entries
            if writer in (ANYBODY, entry.writer) and (without is None or entry.writer != without)
        ]

    def show_samples(self) -> None:
        self._show_writers()
        entries, classes = self.on_wall(), self.keeper.classes
        if classes:
            self.naming.offer(classes)
        self.wall.show_entries(entries, classes)
        self.collecting.use(self.keeper)
        self.collecting.show_kept()
        self.learning.offer(entries)
        self._show_files()
        self.status.setText(self._status_text(entries))
        note = self.tr("Write some digits first, or import an ink file.")
        if entries:
            note = self.tr("Takes about a minute. Five of each digit already make a difference.")
        elif self.keeper.entries:
            note = self.tr("All of these are for testing: choose others to teach.")
        self.teaching.offer(entries, self.to_test())
        self.teaching.say_idle(note)

    def _show_files(self) -> None:
        """Enable only one slow operation at a time."""
        self.undo_button.setEnabled(self.keeper.can_undo and not self.keeper.is_busy)
        self.files.import_button.setEnabled(not self.keeper.is_busy)
        self.files.export_button.setEnabled(self.wall.has_any and not self.keeper.is_busy)

    def _status_text(self, entries: Sequence[Entry]) -> str:
        """Return how many drawings are shown, held out for testing, misread and unreadable."""
        if self.keeper.is_loading:
            return self.tr("Reading My handwriting…")
        parts = [drawings_words(len(entries))]
        if not self.keeper.entries:
            parts = [self.tr("Nothing here yet")]
            if self.keeper.path is None:
                parts = [self.tr("Draw digits on the left, or make a set of signs of your own")]
        elif tested := self.to_test():
            parts = [
                self.tr("{taught} to teach").format(taught=parts[0]),
                self.tr("{tested} of {writer} to test on").format(
                    tested=drawings_words(len(tested)), writer=self.tested.currentData()
                ),
            ]
        if misread := sum(entry.answer not in ("", entry.label) for entry in entries):
            parts.append(self.tr("{count} misread when drawn (shown in red)").format(count=misread))
        if unreadable := self.keeper.unreadable:
            parts.append(self.tr("{count} cannot be read").format(count=unreadable))
        return " · ".join(parts)

    def _elsewhere_words(self) -> str:
        """Say that a drawing was kept though the wall does not show it."""
        writer = self.shown_writer.currentData()
        if writer in (ANYBODY, self.keeper.writer):
            return self.tr("Kept to test on. The wall shows what is to be taught.")
        return self.tr("Kept. The wall shows only drawings of {writer}.").format(writer=writer)

    def move_to(self, name: str) -> None:
        """Relabel the selected drawings."""
        self.keeper.change([entry.id for entry in self.wall.chosen()], label=name)

    def delete(self) -> None:
        self.keeper.change([entry.id for entry in self.wall.chosen()], deleted=True)

    def undo(self) -> None:
        """Take the last change back: while somebody draws, of the drawing on the canvas."""
        canvas, focused = self.collecting.canvas, self.focusWidget()
        draws = canvas.is_drawing or canvas.history.can_undo
        if draws and focused is not None and self.collecting.isAncestorOf(focused):
            canvas.undo()
        else:
            self.keeper.undo()

    def _undo_change(self) -> None:
        self.keeper.undo()

    def _strokes_of(self, entries: Sequence[Entry]) -> list[Sample]:
        return self.keeper.read(entries)

    def _show_chosen(self) -> None:
        chosen = self.wall.chosen()
        self.delete_button.setEnabled(bool(chosen))
        names = {entry.label for entry in chosen}
        title = self.tr("Choose drawings to move or delete them")
        self.naming.allow("" if chosen else title)
        if chosen:
            title = self.tr("Those chosen are a … (∅: none of these)")
        if len(chosen) == 1:
            title = self.tr("The one chosen is a … (∅: none of these)")
        self.naming.show_label(names.pop() if len(names) == 1 else None, title)

    def _show_writers(self) -> None:
        writers = self.keeper.writers
        for box in (self.shown_writer, self.tested):
            if [box.itemData(index) for index in range(1, box.count())] != list(writers):
                chosen = box.currentData()
                with QSignalBlocker(box):
                    while box.count() > 1:
                        box.removeItem(1)
                    for name in writers:
                        box.addItem(name, name)
                    box.setCurrentIndex(max(0, box.findData(chosen)))
        if [self.writer.itemText(index) for index in range(self.writer.count())] != list(writers):
            name = self.writer.currentText()
            with QSignalBlocker(self.writer):
                self.writer.clear()
                self.writer.addItems(list(writers))
                self.writer.setCurrentText(name)

    @Slot()
    def _ask_reader(self) -> None:
        drawing = self.collecting.canvas.drawing()
        model = self._desk.current.reading
        reads = model is not None and model.info.classes == self.keeper.classes
        if model is not None and reads and not drawing.is_empty:
            self.reader.ask((model, drawing))

    @Slot(object, object)
    def _on_read(self, asked: tuple[Model, Drawing], reading: CollectedReading) -> None:
        self._read = asked[1], reading
        self.collecting.look()

    def _reading_of(self, drawing: Drawing) -> CollectedReading | None:
        if self._read and self._read[0] == drawing:
            return self._read[1]
        model = self._desk.current.reading
        reads = model is not None and model.info.classes == self.keeper.classes
        return None if reads else CollectedReading()

    @Slot(object, str)
    def _on_collected(self, drawing: Drawing, name: str) -> None:
        # A writer who is faster than the model leaves the sample without an answer.
        reading = self._reading_of(drawing) or CollectedReading()
        key = self.keeper.add(drawing, name, reading.answer)
        if key:
            self.collecting.was_kept(key)
            self.wall.reveal(key)
            if key not in [entry.id for entry in self.on_wall()]:
                self.status.setText(self._elsewhere_words())
        else:
            self.collecting.canvas.set_page(drawing)

    def _on_writer_changed(self, name: str) -> None:
        self.keeper.writer = name.strip()
        self.collecting.begin()

    # Construction

    def _button(self, name: str, text: str, tip: str, slot: Callable[[], object]) -> QWidget:
        return push_button(f"{name}_button", text, tip, slot)

    def _lay_out(self) -> None:
        # On a small screen the collecting panel scrolls, and the teaching panel stays in view.
        collecting = SideScroll(Squeezed(self.collecting))
        left = filled(
            QVBoxLayout(),
            field_label(self.sets.combo),
            self.sets,
            field_label(self.writer),
            self.writer,
            (collecting, 1),
            spacing=4,
        )
        tested = field_label(self.tested)
        self._tested_parts = tested, self.tested
        of = filled(
            QHBoxLayout(),
            field_label(self.shown_writer),
            (self.shown_writer, 1),
            tested,
            (self.tested, 1),
            spacing=6,
        )
        files = self.files.import_button, self.files.export_button
        below = filled(QHBoxLayout(), (self.status, 1), *files, spacing=6)
        changing = self.delete_button, self.undo_button
        chosen = filled(QHBoxLayout(), (self.naming, 1), *changing, spacing=6)
        right = filled(QVBoxLayout(), of, (self.wall, 1), below, chosen, spacing=6)
        both = filled(QHBoxLayout(), (left, 2), (right, 5), spacing=16)
        panels = self.teaching, self.learning
        filled(QVBoxLayout(self), (both, 1), *panels, margins=(16, 14, 16, 12), spacing=10)
