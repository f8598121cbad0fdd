"""The store of My handwriting as the window uses it: read when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSettings, Signal

from digitpad.collection.exchange import export_samples, import_samples
from digitpad.collection.sample import LABELS, NOT_A_DIGIT, Sample
from digitpad.collection.store import Collection, usual_place
from digitpad.errors import DigitpadError
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.ink.drawing import Drawing
from digitpad.recognise.prediction import Prediction, Verdict

WRITER: Final = "collection/writer"


class Keeper(QObject):
    """Adds to the store, changes it, takes back; what does not work is said in a dialog.

    ``dialogs``: above the window that is in front. Signals: ``changed`` when other samples are
    there, also by another window.
    """

    changed = Signal()

    def __init__(self, store: QSettings, dialogs: Dialogs, parent: QObject) -> None:
        super().__init__(parent)
        self.dialogs = dialogs
        self._settings = store
        self._store: Collection | None = None

    @property
    def samples(self) -> tuple[Sample, ...]:
        return self._store.samples if self._store else ()

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
        """Who writes: the name that new samples get."""
        return str(self._settings.value(WRITER, ""))

    @writer.setter
    def writer(self, name: str) -> None:
        self._settings.setValue(WRITER, name)

    def refresh(self) -> bool:
        """Read what is new in the file; return whether the store can be used."""
        return self._try(self.tr("My handwriting cannot be read"), lambda store: None)

    def add(self, drawing: Drawing, label: str, answer: str = "") -> str:
        """Keep a drawing under a label; return its id, "" where that did not work."""
        sample = Sample(drawing, label, answer, self.writer)
        kept = self._try(self.tr("The drawing was not kept"), lambda store: store.add([sample]))
        return sample.id if kept else ""

    def change(self, ids: Sequence[str], **changes: str | bool) -> bool:
        """Move samples to another label or writer, or delete them."""
        words = self.tr("Nothing was changed")
        return self._try(words, lambda store: store.change(ids, **changes))

    def undo(self) -> None:
        """Take the last change back."""
        self._try(self.tr("Nothing was taken back"), lambda store: store.undo())

    def import_file(self, path: Path) -> str:
        """Add the labelled drawings of an ink file; return what came in words, "" if nothing."""
        told: list[str] = []

        def take(store: Collection) -> None:
            samples, unlabelled = import_samples(path)
            store.add(samples)
            told.append(self.tr("{0} drawings from {1}").format(len(samples), path.name))
            if unlabelled:
                told.append(self.tr("{0} without a label left out").format(unlabelled))

        self._try(self.tr("Nothing was imported"), take)
        return ", ".join(told)

    def export_file(self, path: Path, samples: Sequence[Sample]) -> bool:
        """Write samples as an ink file."""
        words = self.tr("The file was not written")
        return self._try(words, lambda _: export_samples(path, samples))

    def _try(self, title: str, work: Callable[[Collection], object]) -> bool:
        try:
            if self._store is None:
                self._store = Collection(usual_place())
            self._store.refresh()
            work(self._store)
        except DigitpadError as error:
            self.dialogs.tell(title, str(error))
            return False
        self.changed.emit()
        return True


def answer_of(prediction: Prediction | None) -> str:
    """Return how a drawing was read, as a sample's ``answer``."""
    if prediction is None or prediction.label is None:
        return ""
    if prediction.verdict is Verdict.NOT_A_DIGIT:
        return NOT_A_DIGIT
    return prediction.label if prediction.label in LABELS else ""
