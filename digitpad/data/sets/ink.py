"""Data sets of drawings: folders of ink files, and the user's own collection."""

from __future__ import annotations

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from digitpad.data.family import (
    TEST_DRAWINGS,
    TEST_WRITERS,
    Content,
    DatasetInfo,
    DatasetStatus,
)
from digitpad.errors import DatasetError, DigitpadError
from digitpad.files import reason
from digitpad.models.architecture import DIGITS
from digitpad.words import QT_TRANSLATE_NOOP, message_of

if TYPE_CHECKING:
    from digitpad.collection.store import Collection
    from digitpad.ink.drawing import LabelledDrawing

LOOK_ALIKES: Final = frozenset("oODQlIiJjZzSsGgBbqyθ|/\\-_.,:;'`()[]")
"""Letters and signs that some people write like others write a digit, and signs that are a dot or a
plain stroke when scaled to the size of a digit."""
INK_SUFFIXES: Final = (".inkml", ".inkml.gz")
ANNOTATION: Final = re.compile(
    r"""<(?:[\w.-]+:)?annotation\b[^<>]{0,500}?\btype\s*=\s*["'](truth|writer)["'][^<>]{0,500}>([^<]*)<"""
)
Labels = tuple[Counter[str], frozenset[str]]
"""Counts of the truths in a file, and its writers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InkDataset(DatasetInfo):
    """All ink files in a folder, and in the folders just below it."""

    has_strokes: ClassVar = True
    licence: str = QT_TRANSLATE_NOOP("data", "that of the files")
    source: str = QT_TRANSLATE_NOOP(
        "data", "InkML files with the true digit, and the writer where it is known"
    )

    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        folder = data_dir or self.usual_folder
        files = find_ink(folder)
        try:
            why = self._why_not(folder, files)
        except DigitpadError as error:
            why = message_of(error)
        if why:
            return DatasetStatus("folder", folder, why)
        return DatasetStatus(
            "ready",
            folder,
            QT_TRANSLATE_NOOP("errors", "Ready: {count} ink files in {folder}.").filled(
                count=len(files), folder=folder
            ),
        )

    def read(self, data_dir: Path | None = None) -> Content:
        from digitpad.data.sets.ink_images import content_of

        files = self._read(data_dir)
        digits = [[item for item in items if item.truth in DIGITS] for items in files]
        others = [item for items in files for item in items if is_outlier(item)]
        return content_of(digits, self.classes, others, self.input_shape)

    def drawings(self, data_dir: Path | None) -> list[LabelledDrawing]:
        """Return the drawings of digits, leaving out others.

        Raises ``DatasetError`` if there are too few, and ``InkError`` for a file that cannot
        be read.
        """
        files = self._read(data_dir)
        return [item for items in files for item in items if item.truth in DIGITS]

    def _read(self, data_dir: Path | None) -> list[tuple[LabelledDrawing, ...]]:
        from digitpad.ink.inkml import read_inkml

        return [read_inkml(path) for path in self.files(data_dir)]

    def files(self, data_dir: Path | None) -> list[Path]:
        """Return the ink files. Raises ``DatasetError`` if they contain too few digits."""
        status = self.status(data_dir)
        if status.state != "ready":
            raise DatasetError(status.message)
        return find_ink(data_dir or self.usual_folder)

    def _why_not(self, folder: Path, files: list[Path]) -> str:
        """Return what is missing, or ""."""
        if not files:
            return QT_TRANSLATE_NOOP(
                "errors",
                "No ink files (.inkml, .inkml.gz) are in {folder}. Choose a folder with some.",
            ).filled(folder=folder)
        scans = [_labels_in(path) for path in files]
        count = sum(truths[name] for truths, _ in scans for name in self.classes)
        writers = {writer for _, writers in scans for writer in writers}
        if count >= TEST_DRAWINGS or min(count, len(writers)) >= TEST_WRITERS:
            return ""
        if count:
            return QT_TRANSLATE_NOOP(
                "errors",
                "Only {count} drawings in {folder} say which digit they are, too few to learn "
                "from: at least {test_drawings} are needed. Choose a folder with more of them.",
            ).filled(count=count, folder=folder, test_drawings=TEST_DRAWINGS)
        return QT_TRANSLATE_NOOP(
            "errors",
            "No drawing in {folder} says which digit it is, so there is nothing to learn from. "
            "Choose a folder with labelled drawings: ink files (.inkml) in which each has an "
            "annotation “truth”, with its digit.",
        ).filled(folder=folder)


class CollectionDataset(DatasetInfo):
    """The digits in the user's collection; it needs no folder and no download."""

    is_built_in: ClassVar = True
    has_strokes: ClassVar = True

    def status(self, data_dir: Path | None = None) -> DatasetStatus:
        try:
            count = sum(entry.label in self.classes for entry in self._store().entries)
        except DigitpadError as error:
            return DatasetStatus("folder", None, message_of(error))
        if count < TEST_DRAWINGS:
            message = QT_TRANSLATE_NOOP(
                "errors",
                "My handwriting is empty: draw at least {least} digits and say what each is "
                "(Train → My things).",
            )
            if count:
                message = QT_TRANSLATE_NOOP(
                    "errors",
                    "My handwriting holds too few digits to learn from ({count}): draw at least "
                    "{least}, and say what each is (Train → My things).",
                )
            message = message.filled(count=count, least=TEST_DRAWINGS)
            return DatasetStatus("folder", None, message)
        return DatasetStatus(
            "built-in",
            None,
            QT_TRANSLATE_NOOP("errors", "Ready: {count:,} digits of My handwriting.").filled(
                count=count
            ),
        )

    def read(self, data_dir: Path | None = None) -> Content:
        """Return the digits of the collection. Raises ``DatasetError`` if there are too few."""
        from digitpad.data.sets.ink_images import content_of

        status = self.status()
        if status.state != "built-in":
            raise DatasetError(status.message)
        return content_of([self._drawings()], self.classes, input_shape=self.input_shape)

    def _drawings(self) -> list[LabelledDrawing]:
        from digitpad.collection.sample import to_labelled

        store = self._store()
        entries = [entry for entry in store.entries if entry.label in self.classes]
        return [to_labelled(sample) for sample in store.read(entries)]

    def _store(self) -> Collection:
        from digitpad.collection.store import Collection, usual_place

        return Collection(usual_place())


def is_outlier(item: LabelledDrawing) -> bool:
    """Return whether a drawing's label is not a digit and not easily mistaken for one."""
    truth = item.truth or ""
    return bool(truth) and truth not in DIGITS and truth not in LOOK_ALIKES


def find_ink(folder: Path) -> list[Path]:
    """Return the ink files in ``folder`` and in its subfolders, one level down."""
    names = [f"{depth}*{suffix}" for depth in ("", "*/") for suffix in INK_SUFFIXES]
    return sorted(path for name in names for path in folder.glob(name))


def _labels_in(path: Path) -> Labels:
    """Return the labels in an ink file without parsing its strokes."""
    try:
        status = path.stat()
    except OSError as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "Cannot read the ink file {path}: {why}.").filled(
                path=path, why=reason(error)
            )
        ) from error
    return _scanned(path, status.st_mtime_ns, status.st_size)


@lru_cache(maxsize=4096)
def _scanned(path: Path, _changed_ns: int, _size_bytes: int) -> Labels:
    # Imported here to open the first window sooner.
    from digitpad.ink.inkml import read_ink_bytes

    data = read_ink_bytes(path)
    is_wide = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    # Only digits and the equality of writers matter, so any superset of ASCII will do.
    text = data.decode("utf-16" if is_wide else "latin-1", "replace")
    from html import unescape

    annotations = ((kind, value.strip()) for kind, value in ANNOTATION.findall(text))
    values = [(kind, unescape(value)) for kind, value in annotations if value]
    truths, writers = ([w for kind, w in values if kind == key] for key in ("truth", "writer"))
    return Counter(truths), frozenset(writers)
