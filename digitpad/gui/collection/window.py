"""The window of My handwriting: collecting on the left, the wall on the right, teaching below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from digitpad.collection.sample import Entry
from digitpad.gui.collection.collecting import CollectedReading, CollectingPanel
from digitpad.gui.collection.keeper import CollectionController, answer_of, drawings_words
from digitpad.gui.collection.teaching import TeachingPanel
from digitpad.gui.collection.wall import Wall
from digitpad.gui.desk import Desk
from digitpad.gui.widgets.dialogs import pictures_folder
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
        return CollectedReading(answer_of(prediction), prediction.verdict is not Verdict.UNSURE)

    return answer


class CollectionWindow(Window):
    """The window; a drawing that is opened goes to the canvas of the main window."""

    def __init__(self, keeper: CollectionController, desk: Desk, main: QWidget) -> None:
        super().__init__("collection", self.tr("My handwriting"), main, (1000, 720))
        self.keeper, self._desk = keeper, desk
        self.collecting = CollectingPanel(keeper, self._reading_of)
        self._read: tuple[Drawing, CollectedReading] | None = None
        self.reader = LatestWins("collecting", answerer(), self)
        self.reader.answered.connect(self._on_read)
        self.reader.failed.connect(lambda asked, _why: self._on_read(asked, CollectedReading()))
        self.wall = Wall(keeper.read)
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
        self.shown = combo(
            "shown_writer_combo",
            self.tr("Show and teach"),
            self.tr("Whose drawings are on the wall, and taught"),
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
            keeper.undo,
        )
        self.import_button = self._button(
            "import", self.tr("Import…"), self.tr("Add drawings of an ink file"), self._ask_import
        )
        self.export_button = self._button(
            "export",
            self.tr("Export…"),
            self.tr("Save the drawings on the wall as an ink file (InkML)"),
            self._ask_export,
        )
        self.status = small_label("collection_status", self.tr("What is here"), wraps=True)
        self.teaching = TeachingPanel(desk, keeper, self)
        self._lay_out()
        self._connect()
        self.show_samples()

    def _connect(self) -> None:
        keeper, on_wall = self.keeper, Qt.ShortcutContext.WidgetShortcut
        add_keys(self.wall, ["Del", "Backspace"], self.delete, on_wall)
        add_keys(self, ["Ctrl+Z"], self.undo)
        add_keys(self, ["Ctrl+Y", "Ctrl+Shift+Z"], self.collecting.canvas.redo)
        self.naming.named.connect(self.move_to)
        self.wall.chosen_changed.connect(self._show_chosen)
        self.wall.opened.connect(self._desk.take)
        self.collecting.collected.connect(self._on_collected)
        self.collecting.canvas.page_changed.connect(self._ask_reader)
        self.writer.setCurrentText(keeper.writer)
        self.writer.currentTextChanged.connect(self._on_writer_changed)
        self.shown.currentIndexChanged.connect(self.show_samples)
        self.tested.currentIndexChanged.connect(self.show_samples)
        keeper.changed.connect(self.show_samples)
        keeper.said.connect(self.status.setText)
        keeper.busy_changed.connect(self._show_files)

    # Choice of samples

    def on_wall(self) -> list[Entry]:
        """Return the drawings on the wall, which are also those to be taught."""
        return self._of(self.shown.currentData(), without=self.tested.currentData())

    def to_test(self) -> list[Entry]:
        """Return the test writer's drawings; none, to test on a part of the wall."""
        writer = self.tested.currentData()
        return [] if writer is ANYBODY else self._of(writer)

    def _of(self, writer: str | None, without: str | None = None) -> list[Entry]:
        return [
            one
            for one in self.keeper.entries
            if writer in (ANYBODY, one.writer) and (without is None or one.writer != without)
        ]

    def show_samples(self) -> None:
        self._show_writers()
        entries = self.on_wall()
        self.wall.show_entries(entries)
        self.collecting.show_kept()
        self._show_files()
        self.status.setText(self._words(entries))
        words = self.tr("Write some digits first, or import an ink file.")
        if entries:
            words = self.tr("Takes about a minute. Five of each digit already make a difference.")
        elif self.keeper.entries:
            words = self.tr("All of these are for testing: choose others to teach.")
        self.teaching.offer(entries, self.to_test())
        self.teaching.say_idle(words)

    def _show_files(self) -> None:
        """Enable only one slow operation at a time."""
        self.undo_button.setEnabled(self.keeper.can_undo and not self.keeper.is_busy)
        self.import_button.setEnabled(not self.keeper.is_busy)
        self.export_button.setEnabled(self.wall.has_any and not self.keeper.is_busy)

    def _words(self, entries: Sequence[Entry]) -> str:
        """Return how many drawings are shown, held out for testing, misread and unreadable."""
        if self.keeper.is_loading:
            return self.tr("Reading My handwriting…")
        words = [drawings_words(len(entries))]
        if not self.keeper.entries:
            words = [self.tr("Nothing here yet")]
        elif tested := self.to_test():
            words = [
                self.tr("{taught} to teach").format(taught=words[0]),
                self.tr("{tested} of {writer} to test on").format(
                    tested=drawings_words(len(tested)), writer=self.tested.currentData()
                ),
            ]
        if misread := sum(one.answer not in ("", one.label) for one in entries):
            words.append(self.tr("{count} misread when drawn (shown in red)").format(count=misread))
        if unreadable := self.keeper.unreadable:
            words.append(self.tr("{count} cannot be read").format(count=unreadable))
        return " · ".join(words)

    def _elsewhere_words(self) -> str:
        """Say that a drawing was kept though the wall does not show it."""
        shown = self.shown.currentData()
        if shown in (ANYBODY, self.keeper.writer):
            return self.tr("Kept to test on. The wall shows what is to be taught.")
        return self.tr("Kept. The wall shows only drawings of {writer}.").format(writer=shown)

    def move_to(self, name: str) -> None:
        """Relabel the selected drawings."""
        self.keeper.change([one.id for one in self.wall.chosen()], label=name)

    def delete(self) -> None:
        self.keeper.change([one.id for one in self.wall.chosen()], deleted=True)

    def undo(self) -> None:
        """Take the last change back: while somebody draws, of the drawing on the canvas."""
        canvas, focused = self.collecting.canvas, self.focusWidget()
        draws = canvas.is_drawing or canvas.history.can_undo
        if draws and focused is not None and self.collecting.isAncestorOf(focused):
            canvas.undo()
        else:
            self.keeper.undo()

    def _show_chosen(self) -> None:
        chosen = self.wall.chosen()
        self.naming.setEnabled(bool(chosen))
        self.delete_button.setEnabled(bool(chosen))
        names = {one.label for one in chosen}
        words = self.tr("Choose drawings to move or delete them")
        if chosen:
            words = self.tr("Those chosen are a …")
        if len(chosen) == 1:
            words = self.tr("The one chosen is a …")
        self.naming.show_label(names.pop() if len(names) == 1 else None, words)

    def _show_writers(self) -> None:
        writers = self.keeper.writers
        for box in (self.shown, self.tested):
            if [box.itemData(place) for place in range(1, box.count())] != list(writers):
                chosen = box.currentData()
                with QSignalBlocker(box):
                    while box.count() > 1:
                        box.removeItem(1)
                    for name in writers:
                        box.addItem(name, name)
                    box.setCurrentIndex(max(0, box.findData(chosen)))
        if [self.writer.itemText(place) for place in range(self.writer.count())] != list(writers):
            name = self.writer.currentText()
            with QSignalBlocker(self.writer):
                self.writer.clear()
                self.writer.addItems(list(writers))
                self.writer.setCurrentText(name)

    @Slot()
    def _ask_reader(self) -> None:
        drawing = self.collecting.canvas.drawing()
        model = self._desk.current.model
        if model is not None and not drawing.is_empty:
            self.reader.ask((model, drawing))

    @Slot(object, object)
    def _on_read(self, asked: tuple[Model, Drawing], reading: CollectedReading) -> None:
        self._read = asked[1], reading
        self.collecting.look()

    def _reading_of(self, drawing: Drawing) -> CollectedReading | None:
        if self._read and self._read[0] == drawing:
            return self._read[1]
        return CollectedReading() if self._desk.current.model is None else None

    @Slot(object, str)
    def _on_collected(self, drawing: Drawing, name: str) -> None:
        # A writer who is faster than the model leaves the sample without an answer.
        reading = self._reading_of(drawing) or CollectedReading()
        key = self.keeper.add(drawing, name, reading.answer)
        if key:
            self.collecting.was_kept(key)
            self.wall.reveal(key)
            if key not in [one.id for one in self.on_wall()]:
                self.status.setText(self._elsewhere_words())
        else:
            self.collecting.canvas.set_page(drawing)

    def _on_writer_changed(self, name: str) -> None:
        self.keeper.writer = name.strip()
        self.collecting.begin()

    # Files

    def _ask_import(self) -> None:
        self.dialogs.ask_open(
            self.tr("Import handwriting"),
            str(pictures_folder()),
            [self.tr("Ink files ({patterns})").format(patterns="*.inkml")],
            self.keeper.import_file,
        )

    def _ask_export(self) -> None:
        self.dialogs.ask_save(
            self.tr("Export handwriting"),
            pictures_folder() / "my-handwriting.inkml",
            [self.tr("Ink files ({patterns})").format(patterns="*.inkml")],
            self._export,
        )

    def _export(self, path: Path) -> None:
        self.keeper.export_file(path, self.on_wall())

    # Construction

    def _button(self, name: str, text: str, tip: str, slot: Callable[[], object]) -> QWidget:
        return push_button(f"{name}_button", text, tip, slot)

    def _lay_out(self) -> None:
        # On a small screen the collecting panel scrolls, and the teaching panel stays in view.
        collecting = SideScroll(Squeezed(self.collecting))
        left = filled(
            QVBoxLayout(), field_label(self.writer), self.writer, (collecting, 1), spacing=4
        )
        of = filled(
            QHBoxLayout(),
            field_label(self.shown),
            (self.shown, 1),
            field_label(self.tested),
            (self.tested, 1),
            spacing=6,
        )
        files = self.import_button, self.export_button
        below = filled(QHBoxLayout(), (self.status, 1), *files, spacing=6)
        changing = self.delete_button, self.undo_button
        chosen = filled(QHBoxLayout(), (self.naming, 1), *changing, spacing=6)
        right = filled(QVBoxLayout(), of, (self.wall, 1), below, chosen, spacing=6)
        both = filled(QHBoxLayout(), (left, 2), (right, 5), spacing=16)
        filled(QVBoxLayout(self), (both, 1), self.teaching, margins=(16, 14, 16, 12), spacing=10)
