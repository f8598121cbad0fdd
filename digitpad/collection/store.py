"""The store of My things: an SQLite file for each set of classes, read on demand.

The file of My handwriting has the ten digits, which are fixed; that of another set names its own.

Changes are atomic even if the program is killed; a full disk loses nothing and leaves no partial
import; two windows may use one store at the same time, and each sees the other's additions. A
deleted drawing leaves only its row number in the file, and its strokes are overwritten; the window
that deleted it keeps it in memory for undo.

Each change has a number, ``revision``, which is stored with the drawings that it touched, so that a
reader can ask for later changes only. An index covers everything but the strokes, which are read
only to be shown, taught or exported.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.collection.sample import NOT_A_DIGIT, STORE, Entry, Sample, checked_classes
from digitpad.errors import InkError
from digitpad.files import (
    HOME_VARIABLE,
    NO_NAME,
    NOT_IN_NAMES,
    NOT_ORDINARY,
    data_folder,
    is_device_name,
    reason,
)
from digitpad.ink.drawing import DEFAULT_PEN_WIDTH, Drawing, Stroke
from digitpad.models.architecture import DIGITS
from digitpad.untrusted import is_printable, printable
from digitpad.words import QT_TRANSLATE_NOOP

SETS: Final = "things"
SUFFIX: Final = ".sqlite"
APPLICATION: Final = 0x64706877
"""Identifies the format in the file's header: “dphw”."""
VERSION: Final = 1
SET_VERSION: Final = 2
SCHEMA: Final = (
    """CREATE TABLE drawings (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        time TEXT NOT NULL,
        label TEXT NOT NULL,
        answer TEXT NOT NULL,
        writer TEXT NOT NULL,
        deleted INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        pen_width REAL NOT NULL,
        strokes BLOB NOT NULL
    )""",
    """CREATE INDEX entries ON drawings
        (revision, number, id, time, label, answer, writer, deleted)""",
    "CREATE TABLE former (unreadable INTEGER NOT NULL)",
)
"""``strokes``: made by ``packed``. ``former`` is empty: files are compared with this schema."""
SET_SCHEMA: Final = (*SCHEMA, "CREATE TABLE classes (name TEXT PRIMARY KEY)")
SCHEMAS: Final = {VERSION: SCHEMA, SET_VERSION: SET_SCHEMA}
SEEN: Final = (28, 28)
"""Rows and columns of a picture."""
MAX_POINTS: Final = 1_000_000
"""Of one drawing; the longest drawn by hand have about ten thousand."""
MAX_VALUE_BYTES: Final = 16 * 2**20
"""SQLite refuses to read or write larger values."""
WAIT_S: Final = 10.0
"""How long a change waits for that of another window."""
PRIVATE: Final = 0o600
ADD: Final = "INSERT OR REPLACE INTO drawings VALUES (NULL, ?, ?, ?, ?, ?, 0, ?, ?, ?)"
CHANGE: Final = (
    "UPDATE drawings SET label = coalesce(?, label), writer = coalesce(?, writer), "
    "deleted = coalesce(?, deleted), revision = ? WHERE id = ?"
)
ERASE: Final = (
    "UPDATE drawings SET time = '', answer = '', writer = '', strokes = x'', deleted = 1, "
    "revision = ? WHERE id = ?"
)
HELD: Final = "SELECT time, answer, writer, strokes, id FROM drawings WHERE id = ? AND NOT deleted"
RESTORE: Final = (
    "UPDATE drawings SET time = ?, answer = ?, writer = ?, strokes = ?, deleted = 0, "
    "revision = ? WHERE id = ?"
)
CANNOT: Final = {
    "read": QT_TRANSLATE_NOOP("errors", "Cannot read My handwriting ({path}): {why}."),
    "write": QT_TRANSLATE_NOOP("errors", "Cannot write My handwriting ({path}): {why}."),
}
WORDS: Final = {
    sqlite3.SQLITE_FULL: reason(OSError(errno.ENOSPC, "")),
    sqlite3.SQLITE_READONLY: reason(OSError(errno.EACCES, "")),
    sqlite3.SQLITE_PERM: reason(OSError(errno.EACCES, "")),
    sqlite3.SQLITE_CANTOPEN: reason(OSError(errno.EACCES, "")),
    sqlite3.SQLITE_BUSY: QT_TRANSLATE_NOOP(
        "errors",
        "another window or program is writing it; try again in a moment. If that never helps, its "
        "folder may lie on a network drive without locks: set {variable} to a folder on this "
        "computer then",
    ).filled(variable=HOME_VARIABLE),
    sqlite3.SQLITE_IOERR: QT_TRANSLATE_NOOP(
        "errors",
        "the disk reports an error; it may be full or taken out, or a network drive without locks: "
        "set {variable} to a folder on this computer then",
    ).filled(variable=HOME_VARIABLE),
}

DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Change(NamedTuple):
    """A change to the drawing ``id``: fields that are not None replace its own."""

    id: str
    label: str | None = None
    writer: str | None = None
    deleted: bool | None = None


class Undo(NamedTuple):
    """What is needed to undo a change.

    ``erased``: the columns ``HELD`` of deleted drawings. ``classes``: those before, () if the same.
    """

    changes: list[Change]
    erased: list[tuple[str, str, str, bytes, str]]
    classes: tuple[str, ...] = ()


def usual_place() -> Path:
    """Return the path of the user's store."""
    return data_folder() / STORE


def set_paths() -> list[Path]:
    """Return the paths of the user's sets of classes, by name."""
    return sorted((data_folder() / SETS).glob(f"*{SUFFIX}"))


def set_path(name: object) -> Path | None:
    """Return the path of the set of this name, None if there is none."""
    return next((path for path in set_paths() if path.stem == name), None)


def new_set(name: str, classes: Sequence[str]) -> Collection:
    """Make a set of classes, which must not be there yet. Raises ``InkError``."""
    is_name = name.strip(". ") == name and not {*name} & {*NOT_IN_NAMES} and is_printable(name)
    path = data_folder() / SETS / f"{name}{SUFFIX}"
    if not name or not is_name or is_device_name(name) or path.exists():
        why = QT_TRANSLATE_NOOP("errors", "A set cannot be called “{name}”: choose another name.")
        if path.exists():
            why = QT_TRANSLATE_NOOP("errors", "There is a set called “{name}” already.")
        raise InkError(why.filled(name=name))
    path.parent.mkdir(parents=True, exist_ok=True)
    return Collection(path, checked_classes(classes))


class Collection:
    """Reads and changes the drawings in a store.

    ``classes``: those of a set to begin if there is no file; () for digits. It does not keep the
    file open, so several threads may read it in turn.
    """

    def __init__(self, path: Path, classes: tuple[str, ...] = ()) -> None:
        self.path = path
        self._classes = classes
        self._by_id: dict[str, Entry] = {}
        self._deleted: set[str] = set()
        self._unreadable: set[str] = set()
        self._shown: tuple[Entry, ...] | None = None
        self._undo: list[Undo] = []
        self._number = self._revision = 0
        self.refresh()
        if classes and not self._number:
            with self._writing():
                pass
            self.refresh()

    @property
    def is_set(self) -> bool:
        """Whether it has classes of its own, not the digits."""
        return bool(self._classes)

    @property
    def classes(self) -> tuple[str, ...]:
        return self._classes or DIGITS

    @property
    def labels(self) -> tuple[str, ...]:
        """The classes, and what is none of them."""
        return (*self.classes, NOT_A_DIGIT)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The drawings that are not deleted, without strokes, in the order of their addition."""
        if self._shown is None:
            deleted = self._deleted
            self._shown = tuple(entry for entry in self._by_id.values() if entry.id not in deleted)
        return self._shown

    @property
    def samples(self) -> tuple[Sample, ...]:
        """The same with strokes, which are all read from the file. Raises ``InkError``."""
        return tuple(self.read(self.entries))

    @property
    def writers(self) -> tuple[str, ...]:
        """The names of the writers, sorted."""
        return tuple(sorted({entry.writer for entry in self.entries if entry.writer}))

    @property
    def unreadable(self) -> int:
        """Number of unreadable drawings found so far, which stay in the file."""
        return len(self._unreadable)

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo, which must have been made through this object."""
        return bool(self._undo)

    @property
    def undo_count(self) -> int:
        """Number of drawings that ``undo`` would change."""
        if not self._undo:
            return 0
        last = self._undo[-1]
        return max(len(last.changes), len(last.erased))

    def read(self, entries: Iterable[Entry]) -> Iterator[Sample]:
        """Yield drawings with their strokes, skipping unreadable ones.

        Raises ``InkError`` if the file cannot be read.
        """
        if not self._file_number():
            return
        with self._opened("read") as file:
            for entry in entries:
                query = "SELECT pen_width, strokes FROM drawings WHERE id = ? AND NOT deleted"
                row = file.execute(query, (entry.id,)).fetchone()
                if row is None:
                    continue  # deleted by another window
                try:
                    drawing, image = unpacked(*row)
                except (ValueError, TypeError):
                    self._unreadable.add(entry.id)
                else:
                    yield Sample(drawing, **entry._asdict(), image=image)

    def refresh(self) -> bool:
        """Read the changes made to the file since the last call; return whether there were any.

        Raises ``InkError`` if the file cannot be read or another version wrote it.
        """
        number = self._file_number()
        if number:
            with self._opened("read") as file:
                file.execute("BEGIN")  # a consistent snapshot, whatever others write
                if self._is_ready(file):
                    # The file was replaced, perhaps by an older copy: start over.
                    if number != self._number or _latest(file) < self._revision:
                        self._forget(number)
                    return self._read_changes(file)
        had_any = bool(self._by_id)
        self._forget(number)
        return had_any

    def add(self, samples: Iterable[Sample]) -> None:
        """Add samples, all or none; new labels become classes of a set.

        Raises ``InkError`` on failure.
        """
        new = list(samples)
        for sample in new:
            _require_storable(sample)
        before = self._classes
        classes: tuple[str, ...] = ()
        added = dict.fromkeys(s.label for s in new if s.label not in self.labels)
        if added:
            if not self.is_set:
                raise ValueError(f"{', '.join(added)}: neither a digit nor “{NOT_A_DIGIT}”")
            classes = checked_classes((*before, *added))
        if new:
            with self._writing() as file:
                revision = _latest(file) + 1
                file.executemany(ADD, (_row(s, revision) for s in new))
                _write_classes(file, classes)
            self.refresh()
            undone = [Change(s.id, deleted=True) for s in new]
            self._undo.append(Undo(undone, [], before if classes else ()))

    def change(
        self,
        ids: Sequence[str],
        *,
        label: str | None = None,
        writer: str | None = None,
        deleted: bool = False,
    ) -> None:
        """Change the ``label`` or ``writer`` of samples, or erase them if ``deleted``.

        Samples that no longer exist are skipped. Raises ``InkError`` if the file cannot be
        written.
        """
        if label is not None and label not in self.labels:
            raise ValueError(f"“{label}” is no label")
        self.refresh()
        there = (key for key in ids if key in self._by_id and key not in self._deleted)
        known = [self._by_id[key] for key in there]
        before = [
            Change(
                entry.id,
                None if label is None else entry.label,
                None if writer is None else entry.writer,
            )
            for entry in known
        ]
        if known:
            changes = [Change(entry.id, label, writer, deleted or None) for entry in known]
            self._undo.append(Undo(before, self._apply(changes)))

    def set_classes(
        self, classes: Sequence[str], moved: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """Give a set these classes; the drawings of a class that goes are erased.

        ``moved``: former classes that are renamed, or merged with another: its drawings get that
        label. Raises ``InkError`` for unfit names, and if the file cannot be written.
        """
        self.refresh()
        names, before = checked_classes(classes), self._classes
        changes, undone = [], []
        for entry in self.entries:
            label = moved.get(entry.label, entry.label)
            if label not in (*names, NOT_A_DIGIT):
                changes.append(Change(entry.id, deleted=True))
                undone.append(Change(entry.id))
            elif label != entry.label:
                changes.append(Change(entry.id, label))
                undone.append(Change(entry.id, entry.label))
        self._undo.append(Undo(undone, self._apply(changes, classes=names), before))

    def undo(self) -> bool:
        """Undo the last change made through this object; return whether there was one."""
        self.refresh()  # a change cannot be undone in another file
        if not self._undo:
            return False
        last = self._undo[-1]
        self._apply(last.changes, last.erased, last.classes)
        self._undo.pop()
        return True

    def succeed(self, former: Collection) -> None:
        """Continue the undo history of ``former``: its changes are undone after this object's."""
        self._undo = former._undo + self._undo

    # State of the file as read so far

    def _forget(self, number: int) -> None:
        """Start over with another file; 0 is none."""
        for known in (self._by_id, self._deleted, self._unreadable, self._undo):
            known.clear()
        self._shown, self._number, self._revision = None, number, 0

    def _read_changes(self, file: sqlite3.Connection) -> bool:
        """Read the changes since the last revision; return whether there were any."""
        classes = self._classes
        if _version(file) == SET_VERSION:
            names = file.execute("SELECT name FROM classes ORDER BY rowid")
            self._classes = tuple(_shown(name) for (name,) in names)
        rows = file.execute(
            "SELECT id, time, label, answer, writer, deleted FROM drawings "
            "WHERE revision > ? ORDER BY number",
            (self._revision,),
        ).fetchall()
        labels = {*self.labels}
        for key, time, label, answer, writer, deleted in rows:
            if not (isinstance(key, str) and label in labels):
                # Of a class that went, what was erased is not there to be read.
                (self._deleted if deleted else self._unreadable).add(key)
                continue
            known = answer if answer in labels else ""
            entry = Entry(key, _shown(time), label, known, _shown(writer))
            self._by_id[key] = entry
            (self._deleted.add if deleted else self._deleted.discard)(key)
        if rows:
            self._shown, self._revision = None, _latest(file)
        return bool(rows) or classes != self._classes

    # The file

    def _file_number(self) -> int:
        """Return a number that identifies the file, or 0 if it does not exist."""
        try:
            status = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return 0
        except ValueError as error:  # a zero byte, say
            raise self._failure("read", OSError(errno.EINVAL, NO_NAME)) from error
        except OSError as error:
            raise self._failure("read", error) from error
        if stat.S_ISDIR(status.st_mode):
            raise self._failure("read", OSError(errno.EISDIR, ""))
        if not stat.S_ISREG(status.st_mode):
            raise self._failure("read", OSError(errno.EINVAL, NOT_ORDINARY))
        return status.st_ino or 1

    @contextmanager
    def _opened(self, what: str) -> Iterator[sqlite3.Connection]:
        """Open the existing file, read-only if the system does not allow writing."""
        name = f"{self.path.absolute().as_uri()}?mode=rw"
        try:
            with closing(
                sqlite3.connect(name, uri=True, timeout=WAIT_S, isolation_level=None)
            ) as file:
                file.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES)
                file.text_factory = partial(str, encoding="utf-8", errors="replace")
                file.execute("PRAGMA trusted_schema = OFF")
                file.execute("PRAGMA cell_size_check = ON")
                # Committed changes survive a power cut.
                file.execute("PRAGMA synchronous = EXTRA")
                # Deleted content is overwritten, not just freed.
                file.execute("PRAGMA secure_delete = ON")
                yield file
        except (sqlite3.Error, UnicodeDecodeError) as error:  # it quotes what is damaged
            raise self._failure(what, error) from error

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """Run the block in a transaction that excludes other writers."""
        try:
            # Created with private permissions. Closing an existing file would drop SQLite's locks.
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
        except FileExistsError:
            self._file_number()
        except OSError as error:
            raise self._failure("write", error) from error
        with self._opened("write") as file:
            file.execute("BEGIN IMMEDIATE")
            if not self._is_ready(file):
                version = SET_VERSION if self._classes else VERSION
                for command in SCHEMAS[version]:
                    file.execute(command)
                _write_classes(file, self._classes)
                file.execute(f"PRAGMA user_version = {version}")
                file.execute(f"PRAGMA application_id = {APPLICATION}")
            yield file
            file.execute("COMMIT")

    def _is_ready(self, file: sqlite3.Connection) -> bool:
        """Return whether the file is a store; False if it is empty. Refuses any other file."""
        schema = {sql for (sql,) in file.execute("SELECT sql FROM sqlite_schema") if sql}
        (version,), (application,) = (
            file.execute(f"PRAGMA {name}").fetchone() for name in ("user_version", "application_id")
        )
        if not (schema or version or application):
            return False
        if application == APPLICATION and version not in SCHEMAS:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "My handwriting ({path}) was written by another version of digitpad "
                    "({version}), so it is left alone. Use that version, or move the file away "
                    "to begin a new one.",
                ).filled(path=self.path, version=version)
            )
        if application != APPLICATION or schema != set(SCHEMAS[version]):
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "{path} is not a file of My handwriting, so it is left alone. Move it away "
                    "to begin a new one.",
                ).filled(path=self.path)
            )
        return True

    def _apply(
        self,
        changes: Sequence[Change],
        restored: Sequence[tuple[str, str, str, bytes, str]] = (),
        classes: tuple[str, ...] = (),
    ) -> list[tuple[str, str, str, bytes, str]]:
        """Restore drawings, apply changes and set classes, if any; return what was erased."""
        erased = []
        with self._writing() as file:
            revision = _latest(file) + 1
            _write_classes(file, classes)
            file.executemany(RESTORE, ((*row[:-1], revision, row[-1]) for row in restored))
            for edit in changes:
                if edit.deleted:
                    erased += file.execute(HELD, (edit.id,)).fetchall()
                    file.execute(ERASE, (revision, edit.id))
                else:
                    writer = None if edit.writer is None else printable(edit.writer)
                    file.execute(CHANGE, (edit.label, writer, edit.deleted, revision, edit.id))
        self.refresh()
        return erased

    def _failure(self, what: str, error: Exception) -> InkError:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if isinstance(error, OSError):
            why: object = reason(error)
        elif code in DAMAGED or isinstance(error, UnicodeDecodeError):
            why = QT_TRANSLATE_NOOP(
                "errors",
                "the file is damaged. It is left as it is: put a copy of it back that is whole, "
                "or move it away to begin a new one",
            )
        else:
            why = WORDS.get(code) or error
        return InkError(CANNOT[what].filled(path=self.path, why=why))


def packed(drawing: Drawing) -> bytes:
    """Return strokes as bytes: their number, the number of points of each, then all points.

    Little-endian: uint32 for numbers, then float32 x and y in turn.
    """
    counts = [len(stroke.points) for stroke in drawing.strokes]
    points = [stroke.points.astype("<f4").tobytes() for stroke in drawing.strokes]
    return np.array([len(counts), *counts], "<u4").tobytes() + b"".join(points)


def unpacked(pen_width: float, data: bytes) -> tuple[Drawing, npt.NDArray[np.uint8] | None]:
    """Return the drawing that was ``packed``, or the picture in its place.

    Raises ``ValueError`` or ``TypeError``.
    """
    (count,) = np.frombuffer(data, "<u4", 1).tolist()
    if count == 0:
        return Drawing(), np.frombuffer(data, np.uint8, offset=4).reshape(SEEN)
    counts = np.frombuffer(data, "<u4", count, 4).astype(np.int64)
    points = np.frombuffer(data, "<f4", offset=4 + 4 * count).reshape(-1, 2)
    if not 0 < len(points) == counts.sum() <= MAX_POINTS:
        raise ValueError(QT_TRANSLATE_NOOP("errors", "the strokes are not as long as they say"))
    is_fit = isinstance(pen_width, float) and 0.0 < pen_width <= 1.0
    strokes = map(Stroke, np.split(points, counts.cumsum()[:-1]))
    return Drawing(tuple(strokes), pen_width if is_fit else DEFAULT_PEN_WIDTH), None


def _require_storable(sample: Sample) -> None:
    drawing = sample.drawing
    if sample.image is not None and drawing.is_empty and sample.image.shape == SEEN:
        return
    if drawing.is_empty:
        raise InkError(
            QT_TRANSLATE_NOOP("errors", "Nothing is drawn, so there is nothing to keep.")
        )
    if drawing.point_count > MAX_POINTS:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors",
                "A drawing has {point_count:,} points, more than the {max_points:,} that are "
                "kept of one. Leave it out, or draw it with fewer.",
            ).filled(point_count=drawing.point_count, max_points=MAX_POINTS)
        )


def _shown(text: object) -> str:
    return printable(text) if isinstance(text, str) else ""


def _version(file: sqlite3.Connection) -> int:
    return int(file.execute("PRAGMA user_version").fetchone()[0])


def _write_classes(file: sqlite3.Connection, classes: Sequence[str]) -> None:
    """Give a set these classes; none: leave it as it is."""
    if classes:
        file.execute("DELETE FROM classes")
        file.executemany("INSERT INTO classes VALUES (?)", ((name,) for name in classes))


def _latest(file: sqlite3.Connection) -> int:
    cursor = file.execute("SELECT CAST(max(revision) AS INTEGER) FROM drawings")
    return cursor.fetchone()[0] or 0


def _row(sample: Sample, revision: int) -> tuple[object, ...]:
    texts = (printable(text) for text in sample.entry)
    content = packed(sample.drawing)
    if sample.image is not None:
        content += sample.image.tobytes()
    return *texts, revision, float(sample.drawing.pen_width), content
