"""The window's access to the store of My handwriting, which is read when first needed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QSettings, Signal, Slot

from digitpad.collection.sample import NOT_A_DIGIT, STORE, Entry, Sample
from digitpad.errors import DigitpadError
from digitpad.files import data_folder
from digitpad.gui.language import tr
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.workers.task import Task
from digitpad.ink.drawing import Drawing
from digitpad.models.architecture import DIGITS
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.words import sentences

if TYPE_CHECKING:
    from digitpad.collection.store import Collection

WRITER: Final = "collection/writer"
MOST_NAMED: Final = 3
MANY: Final = 2_000
"""Drawings from which a change runs in the background: 40 CPU µs each, and as many to show it."""


class CollectionController(QObject):
    """Adds to the store, changes it and undoes changes; failures are reported in a dialog.

    Slow work (the first load, imports, exports) runs in the background. ``dialogs`` belong to the
    window in front. Signals: ``changed`` when the samples have changed, possibly in another window;
    ``message`` with the outcome of an import or export, as text; ``busy_changed`` with whether
    something is running in the background. ``path``: of a set of classes, None for the digits.
    """

    changed = Signal()
    message = Signal(str)
    busy_changed = Signal(bool)

    def __init__(
        self, store: QSettings, dialogs: Dialogs, parent: QObject, path: Path | None = None
    ) -> None:
        super().__init__(parent)
        self.path = path
        self.dialogs = dialogs
        self._settings = store
        self._store: Collection | None = None
        self._task: Task | None = None
        self._waiting: Callable[[], None] | None = None

    @property
    def is_loading(self) -> bool:
        return self._store is None and self._task is not None

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self._store.entries if self._store else ()

    @property
    def classes(self) -> tuple[str, ...]:
        return self._store.classes if self._store else () if self.path else DIGITS

    @property
    def writers(self) -> tuple[str, ...]:
        return self._store.writers if self._store else ()

    @property
    def unreadable(self) -> int:
        return self._store.unreadable if self._store else 0

    @property
    def can_undo(self) -> bool:
        return self._store is not None and self._store.can_undo

    @property
    def writer(self) -> str:
        """Name of the writer that new samples get."""
        return str(self._settings.value(WRITER, ""))

    @writer.setter
    def writer(self, name: str) -> None:
        self._settings.setValue(WRITER, name)

    def load(self, tells: bool = False) -> None:
        """Read the store in the background, unless that has been done: a large one takes a while.

        ``tells``: also report a failure in a dialog.
        """

        def fail(why: str) -> None:
            self.message.emit(why)
            if tells:
                self.dialogs.tell(self.tr("My handwriting cannot be read"), why)

        is_there = self.path or (data_folder() / STORE).exists()
        if self._store is None and self._task is None and is_there:
            self._begin(self._opened, self._adopt, fail)

    def refresh(self) -> bool:
        """Read what has been added to the file; return whether the store is usable."""
        return self._try(self.tr("My handwriting cannot be read"), lambda store: None)

    def add(self, drawing: Drawing, label: str, answer: str = "") -> str:
        """Store a drawing under a label; return its id, or "" on failure."""
        sample = Sample(drawing, label, answer, self.writer)
        is_kept = self._try(self.tr("The drawing was not kept"), lambda store: store.add([sample]))
        return sample.id if is_kept else ""

    def read(self, entries: Sequence[Entry]) -> list[Sample]:
        """Return samples with their strokes; callable from any thread. Raises ``InkError``."""
        return list(self._store.read(entries)) if self._store else []

    def change(
        self, ids: Sequence[str], *, label: str | None = None, deleted: bool = False
    ) -> bool:
        """Relabel or delete samples, in the background if there are many."""
        title = self.tr("Nothing was changed")

        def work(store: Collection) -> None:
            store.change(ids, label=label, deleted=deleted)

        if len(ids) < MANY:
            return self._try(title, work)
        message = self.tr("Deleting {drawings}…") if deleted else self.tr("Moving {drawings}…")
        return self._do_beside(title, message.format(drawings=drawings_words(len(ids))), work)

    def set_classes(self, classes: Sequence[str], moved: dict[str, str] | None = None) -> bool:
        """Give a set other classes, as ``Collection.set_classes`` does."""
        title = self.tr("The classes are as they were")
        return self._try(title, lambda store: store.set_classes(classes, moved or {}))

    def undo(self) -> None:
        """Undo the last change."""
        title = self.tr("Nothing was undone")
        count = self._store.undo_count if self._store else 0
        if count < MANY:
            self._try(title, lambda store: store.undo())
        else:
            message = self.tr("Undoing the change to {drawings}…").format(
                drawings=drawings_words(count)
            )
            self._do_beside(title, message, lambda store: store.undo())

    def _do_beside(self, title: str, message: str, work: Callable[[Collection], object]) -> bool:
        """Change the store in the background; return False if another task is running."""
        if self._task is not None:
            return False
        former = self._store

        def change() -> Collection:
            store = self._opened()
            if former is not None:
                store.succeed(former)
            work(store)
            return store

        def take(store: Collection) -> None:
            self._store = store
            self._try(title, lambda store: None)

        self._begin(change, take, lambda why: self.dialogs.tell(title, why))
        self.message.emit(message)
        return True

    def import_file(self, path: Path) -> None:
        """Add the labelled drawings of an ink file, in the background."""

        def work() -> tuple[Collection, int, int]:
            from digitpad.collection.sample import import_samples

            samples, unlabelled = import_samples(path)
            store = self._opened()
            store.add(samples)
            return store, len(samples), unlabelled

        def take(imported: tuple[Collection, int, int]) -> None:
            store, count, unlabelled = imported
            self._adopt(store)
            message = self.tr("Imported %Ln drawing(s) from {file}.", "", count)
            message = message.format(file=path.name)
            if unlabelled:
                left_out = self.tr("%Ln without a label left out.", "", unlabelled)
                message = tr(sentences(message, left_out))
            self.message.emit(message)

        if self._task is None:
            title = self.tr("Nothing was imported")
            self._begin(work, take, lambda why: self.dialogs.tell(title, why))

    def import_things(self, paths: Sequence[Path], label: str = "") -> None:
        """Add what files or folders hold to the set, in the background, once it has been read.

        ``label``: the class that all of them show, if they are pictures.
        """
        Found = tuple[list[Sample], tuple[str, ...]]

        def work() -> Generator[tuple[int, int], None, Found]:
            from digitpad.data.sets.things import reading_class, reading_things

            if label:
                reading = yield from reading_class(paths, label)
                return reading.samples, reading.left_out
            samples: list[Sample] = []
            left_out: tuple[str, ...] = ()
            for path in paths:
                reading = yield from reading_things(path)
                # Whoever hands on a file without a name is called as the file.
                signed = (sample.writer or path.stem for sample in reading.samples)
                pairs = zip(reading.samples, signed, strict=True)
                samples += [replace(sample, writer=writer) for sample, writer in pairs]
                left_out += reading.left_out
            return samples, left_out

        def take(imported: Found) -> None:
            samples, left_out = imported
            if self._try(title, lambda store: store.add(samples)):
                message = self.tr("{things} added.").format(things=drawings_words(len(samples)))
                self.message.emit(tr(sentences(message, *left_out[:MOST_NAMED])))

        title = self.tr("Nothing was imported")
        if self.is_loading:
            self._waiting = partial(self.import_things, paths, label)
        elif self._task is None:
            self._begin(work, take, lambda why: self.dialogs.tell(title, why))

    def export_file(self, path: Path, entries: Sequence[Entry]) -> None:
        """Write drawings to an ink file, or a set's to hand on, in the background."""
        classes = self.classes

        def work() -> int:
            from digitpad.collection import class_file
            from digitpad.collection.sample import export_samples

            samples = self.read(entries)
            if path.suffix == class_file.SUFFIX:
                class_file.write_class_file(path, classes, samples)
                return len(samples)
            drawn = [sample for sample in samples if sample.image is None]
            export_samples(path, drawn)
            return len(drawn)

        def take(count: int) -> None:
            self.message.emit(
                self.tr("{drawings} saved as {file}").format(
                    drawings=drawings_words(count), file=path.name
                )
            )

        if self._task is None:
            title = self.tr("The file was not written")
            self._begin(work, take, lambda why: self.dialogs.tell(title, why))

    def _begin(
        self, work: Callable[[], object], take: Callable[[Any], None], fail: Callable[[str], None]
    ) -> None:
        self._task = Task("handwriting", work, self)
        self._task.start(succeeded=take, failed=fail, finished=self._on_finished)
        self.busy_changed.emit(True)

    @Slot()
    def _on_finished(self) -> None:
        self._task = None
        self.busy_changed.emit(False)
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting()

    def _adopt(self, store: Collection) -> None:
        """Use a store that was read in the background."""
        if self._store is not None:
            store.succeed(self._store)
        self._store = store
        self._try(self.tr("My handwriting cannot be read"), lambda store: None)

    def _try(self, title: str, work: Callable[[Collection], object]) -> bool:
        try:
            if self._store is None:
                self._store = self._opened()
            self._store.refresh()
            work(self._store)
        except DigitpadError as error:
            self.dialogs.tell(title, tr(error))
            return False
        self.changed.emit()
        return True

    def _opened(self) -> Collection:
        # It loads SQLite, which the first paint does not need.
        from digitpad.collection.store import Collection, usual_place

        return Collection(self.path or usual_place())


def drawings_words(count: int) -> str:
    return tr("%Ln drawing(s)", "", count)


def answer_of(prediction: Prediction | None, classes: Sequence[str] = DIGITS) -> str:
    """Return a prediction as the ``answer`` of a sample of ``classes``."""
    if prediction is None or prediction.label is None:
        return ""
    if prediction.verdict is Verdict.NOT_A_DIGIT:
        return NOT_A_DIGIT
    return prediction.label if prediction.label in classes else ""
