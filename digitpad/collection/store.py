"""The store of My handwriting: an SQLite file, of which only what is needed is read.

Whatever ends the program, a change is in the file whole or not at all; a disk that is full takes
nothing away and leaves no half of an import; two windows may use one store at once, each sees what
the other added. Of what is deleted only its number stays in the file, written over where its
strokes were; whoever deleted it holds it in memory and can bring it back.

Each change has a number, ``revision``, which the drawings that it touched carry: whoever has read
as far as one asks for what came later. An index holds all but the strokes, so these are read only
where they are shown, taught or exported. A file of the former kind (``lines.py``) that lies where
the store is to be is taken over, once, and stays as it is.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from digitpad.collection.lines import Change, read_records
from digitpad.collection.sample import LABELS, Entry, Sample, known_answer
from digitpad.errors import InkError
from digitpad.files import HOME_VARIABLE, NO_NAME, NOT_ORDINARY, data_folder, reason
from digitpad.ink.drawing import DEFAULT_PEN_WIDTH, Drawing, Stroke
from digitpad.untrusted import printable
from digitpad.words import QT_TRANSLATE_NOOP

NAME: Final = "my-handwriting.sqlite"
FORMER_SUFFIX: Final = ".jsonl"
APPLICATION: Final = 0x64706877
"""Says in the file's header whose it is: “dphw”."""
VERSION: Final = 1
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
"""``strokes``: as ``packed`` has them; ``former``: a row for a file that was taken over."""
MAX_POINTS: Final = 1_000_000
"""Of one drawing; the longest that anybody drew by hand have some ten thousand."""
MAX_VALUE_BYTES: Final = 16 * 2**20
"""SQLite refuses to read or write any that is larger."""
WAIT_S: Final = 10.0
"""A change waits so long for another window to end its own."""
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
ERASE_MARKED: Final = (
    "UPDATE drawings SET time = '', answer = '', writer = '', strokes = x'' "
    "WHERE deleted AND length(strokes) > 0"
)
"""For drawings that were deleted when that only marked them."""
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


class Undo(NamedTuple):
    """What takes a change back; ``erased``: of each drawing that was deleted, what ``HELD`` has."""

    changes: list[Change]
    erased: list[tuple[str, str, str, bytes, str]]


def usual_place() -> Path:
    """Return where the user's own store lies."""
    return data_folder() / NAME


def has_store() -> bool:
    """Return whether the user has kept anything yet."""
    place = usual_place()
    return place.exists() or place.with_suffix(FORMER_SUFFIX).exists()


class Collection:
    """The drawings in a store, and the way to change them.

    It holds no file open, so several threads may read it in turn.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._former = path.with_suffix(FORMER_SUFFIX)
        self._by_id: dict[str, Entry] = {}
        self._deleted: set[str] = set()
        self._unreadable: set[str] = set()
        self._shown: tuple[Entry, ...] | None = None
        self._undo: list[Undo] = []
        self._number = self._revision = self._former_unreadable = 0
        self.refresh()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is known of those that are not deleted, in the order in which they came."""
        if self._shown is None:
            deleted = self._deleted
            self._shown = tuple(one for one in self._by_id.values() if one.id not in deleted)
        return self._shown

    @property
    def samples(self) -> tuple[Sample, ...]:
        """The same with their strokes, all read from the file. Raises ``InkError``."""
        return tuple(self.read(self.entries))

    @property
    def writers(self) -> tuple[str, ...]:
        """The names of the writers, each once, in the order of the alphabet."""
        return tuple(sorted({entry.writer for entry in self.entries if entry.writer}))

    @property
    def unreadable(self) -> int:
        """How many drawings, as far as they were looked at, say nothing; they stay in the file."""
        return len(self._unreadable) + self._former_unreadable

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would take anything back: only what was done through this object."""
        return bool(self._undo)

    @property
    def undo_count(self) -> int:
        """How many drawings ``undo`` would change."""
        if not self._undo:
            return 0
        last = self._undo[-1]
        return max(len(last.changes), len(last.erased))

    def read(self, entries: Iterable[Entry]) -> Iterator[Sample]:
        """Yield drawings with their strokes, those that say nothing left out.

        Raises ``InkError`` where the file cannot be read.
        """
        if not self._file_number():
            return
        with self._opened("read") as file:
            for entry in entries:
                wanted = "SELECT pen_width, strokes FROM drawings WHERE id = ? AND NOT deleted"
                row = file.execute(wanted, (entry.id,)).fetchone()
                if row is None:
                    continue  # another window deleted it meanwhile
                try:
                    drawing = unpacked(*row)
                except (ValueError, TypeError):
                    self._unreadable.add(entry.id)
                else:
                    yield Sample(drawing, **entry._asdict())

    def refresh(self) -> bool:
        """Look at what changed in the file since; return whether there was anything.

        Raises ``InkError`` where the file cannot be read or is another version's.
        """
        number = self._file_number()
        if number:
            with self._opened("read") as file:
                file.execute("BEGIN")  # one state of the file, whatever others write meanwhile
                if self._is_ready(file):
                    # Somebody put another file or a copy of before in its place: begin again.
                    if number != self._number or _latest(file) < self._revision:
                        self._forget(number)
                    return self._take(file)
        if self._former.exists():
            with self._writing():  # which takes it over
                pass
            return self.refresh()
        had_any = bool(self._by_id)
        self._forget(number)
        return had_any

    def add(self, samples: Iterable[Sample]) -> None:
        """Keep samples, all or none. Raises ``InkError`` where that cannot be done."""
        new = list(samples)
        for sample in new:
            _require_storable(sample.drawing)
        if new:
            with self._writing() as file:
                revision = _latest(file) + 1
                file.executemany(ADD, (_row(one, revision) for one in new))
            self.refresh()
            self._undo.append(Undo([Change(one.id, deleted=True) for one in new], []))

    def change(
        self,
        ids: Sequence[str],
        *,
        label: str | None = None,
        writer: str | None = None,
        deleted: bool = False,
    ) -> None:
        """Give samples another ``label`` or ``writer``, or erase them, if they are ``deleted``.

        Those that are no longer there are passed over. Raises ``InkError`` where that cannot be
        written.
        """
        if label is not None and label not in LABELS:
            raise ValueError(f"“{label}” is no label")
        self.refresh()
        there = (key for key in ids if key in self._by_id and key not in self._deleted)
        known = [self._by_id[key] for key in there]
        before = [
            Change(
                one.id,
                None if label is None else one.label,
                None if writer is None else one.writer,
            )
            for one in known
        ]
        if known:
            changes = [Change(one.id, label, writer, deleted or None) for one in known]
            self._undo.append(Undo(before, self._apply(changes)))

    def undo(self) -> bool:
        """Take the last change back that was made here; return whether there was one."""
        self.refresh()  # nothing can be taken back in another file
        if not self._undo:
            return False
        last = self._undo[-1]
        self._apply(last.changes, last.erased)
        self._undo.pop()
        return True

    def succeed(self, former: Collection) -> None:
        """Let ``undo`` take back what was done through ``former``, too, once this is undone."""
        self._undo = former._undo + self._undo

    # What is known of the file

    def _forget(self, number: int) -> None:
        """Begin again with another file, 0 for none."""
        for known in (self._by_id, self._deleted, self._unreadable, self._undo):
            known.clear()
        self._shown, self._number = None, number
        self._revision = self._former_unreadable = 0

    def _take(self, file: sqlite3.Connection) -> bool:
        """Take over what was changed since the last look; return whether anything was."""
        rows = file.execute(
            "SELECT id, time, label, answer, writer, deleted FROM drawings "
            "WHERE revision > ? ORDER BY number",
            (self._revision,),
        ).fetchall()
        for key, time, label, answer, writer, deleted in rows:
            if not (isinstance(key, str) and label in LABELS):
                self._unreadable.add(key)
                continue
            entry = Entry(key, _shown(time), label, known_answer(answer), _shown(writer))
            self._by_id[key] = entry
            (self._deleted.add if deleted else self._deleted.discard)(key)
        if rows:
            self._shown, self._revision = None, _latest(file)
        lines = file.execute("SELECT coalesce(sum(unreadable), 0) FROM former")
        (self._former_unreadable,) = lines.fetchone()
        return bool(rows)

    # The file

    def _file_number(self) -> int:
        """Return a number that only this file has, 0 where there is none."""
        try:
            found = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return 0
        except ValueError as error:  # a zero byte, say
            raise self._failure("read", OSError(errno.EINVAL, NO_NAME)) from error
        except OSError as error:
            raise self._failure("read", error) from error
        if stat.S_ISDIR(found.st_mode):
            raise self._failure("read", OSError(errno.EISDIR, ""))
        if not stat.S_ISREG(found.st_mode):
            raise self._failure("read", OSError(errno.EINVAL, NOT_ORDINARY))
        return found.st_ino or 1

    @contextmanager
    def _opened(self, what: str) -> Iterator[sqlite3.Connection]:
        """Open the file, which is there; where the system forbids to write it, for reading."""
        name = f"{self.path.absolute().as_uri()}?mode=rw"
        try:
            with closing(
                sqlite3.connect(name, uri=True, timeout=WAIT_S, isolation_level=None)
            ) as file:
                file.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES)
                file.text_factory = partial(str, encoding="utf-8", errors="replace")
                file.execute("PRAGMA trusted_schema = OFF")
                file.execute("PRAGMA cell_size_check = ON")
                # A power cut takes nothing that was said to be kept.
                file.execute("PRAGMA synchronous = EXTRA")
                # What is deleted is written over, not only given up.
                file.execute("PRAGMA secure_delete = ON")
                yield file
        except (sqlite3.Error, UnicodeDecodeError) as error:  # it quotes what is damaged
            raise self._failure(what, error) from error

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """Change the file, all of the block or nothing of it; nobody else does so meanwhile."""
        try:
            # Nobody else may read it; and SQLite would lose its locks if it were there.
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
        except FileExistsError:
            self._file_number()
        except OSError as error:
            raise self._failure("write", error) from error
        with self._opened("write") as file:
            file.execute("BEGIN IMMEDIATE")
            if not self._is_ready(file):
                self._begin(file)
            yield file
            file.execute("COMMIT")

    def _is_ready(self, file: sqlite3.Connection) -> bool:
        """Return whether the file holds a store, no where it is empty; refuse any other."""
        found = {sql for (sql,) in file.execute("SELECT sql FROM sqlite_schema") if sql}
        (version,), (application,) = (
            file.execute(f"PRAGMA {name}").fetchone() for name in ("user_version", "application_id")
        )
        if not (found or version or application):
            return False
        if application == APPLICATION and version != VERSION:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "My handwriting ({path}) was written by another version of digitpad "
                    "({version}), so it is left alone. Use that version, or move the file away "
                    "to begin a new one.",
                ).filled(path=self.path, version=version)
            )
        if application != APPLICATION or found != set(SCHEMA):
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "{path} is not a file of My handwriting, so it is left alone. Move it away "
                    "to begin a new one.",
                ).filled(path=self.path)
            )
        return True

    def _begin(self, file: sqlite3.Connection) -> None:
        """Make an empty file a store, with what a file of the former kind beside it holds."""
        for command in SCHEMA:
            file.execute(command)
        file.execute(f"PRAGMA user_version = {VERSION}")
        file.execute(f"PRAGMA application_id = {APPLICATION}")
        if not self._former.exists():
            return
        unreadable = 0
        try:
            for record in read_records(self._former):
                if record is None:
                    unreadable += 1
                elif isinstance(record, Sample):
                    file.execute(ADD, _row(record, 1))
                else:
                    file.execute(CHANGE, _values(record, 1))
        except OSError as error:
            raise self._failure("read", error, self._former) from error
        file.execute(ERASE_MARKED)
        file.execute("INSERT INTO former VALUES (?)", (unreadable,))

    def _apply(
        self, changes: Sequence[Change], restored: Sequence[tuple[str, str, str, bytes, str]] = ()
    ) -> list[tuple[str, str, str, bytes, str]]:
        """Bring ``restored`` drawings back and make changes; return what these erased."""
        erased = []
        with self._writing() as file:
            revision = _latest(file) + 1
            file.executemany(RESTORE, ((*row[:-1], revision, row[-1]) for row in restored))
            for one in changes:
                if one.deleted:
                    erased += file.execute(HELD, (one.id,)).fetchall()
                    file.execute(ERASE, (revision, one.id))
                else:
                    file.execute(CHANGE, _values(one, revision))
            if erased:
                file.execute(ERASE_MARKED)
        self.refresh()
        return erased

    def _failure(self, what: str, error: Exception, path: Path | None = None) -> InkError:
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
        words = CANNOT[what].filled(path=path or self.path, why=why)
        return InkError(words)


def packed(drawing: Drawing) -> bytes:
    """Return strokes as bytes: how many, how many points each has, then all points.

    Little-endian: uint32 twice, then float32 x and y in turn.
    """
    counts = [len(stroke.points) for stroke in drawing.strokes]
    points = [stroke.points.astype("<f4").tobytes() for stroke in drawing.strokes]
    return np.array([len(counts), *counts], "<u4").tobytes() + b"".join(points)


def unpacked(pen_width: float, data: bytes) -> Drawing:
    """Return the drawing that was ``packed``. Raises ``ValueError`` or ``TypeError`` for none."""
    (count,) = np.frombuffer(data, "<u4", 1).tolist()
    counts = np.frombuffer(data, "<u4", count, 4).astype(np.int64)
    points = np.frombuffer(data, "<f4", offset=4 + 4 * count).reshape(-1, 2)
    if not 0 < len(points) == counts.sum() <= MAX_POINTS:
        raise ValueError(QT_TRANSLATE_NOOP("errors", "the strokes are not as long as they say"))
    is_fit = isinstance(pen_width, float) and 0.0 < pen_width <= 1.0
    strokes = map(Stroke, np.split(points, counts.cumsum()[:-1]))
    return Drawing(tuple(strokes), pen_width if is_fit else DEFAULT_PEN_WIDTH)


def _require_storable(drawing: Drawing) -> None:
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


def _latest(file: sqlite3.Connection) -> int:
    found = file.execute("SELECT CAST(max(revision) AS INTEGER) FROM drawings")
    return found.fetchone()[0] or 0


def _row(sample: Sample, revision: int) -> tuple[object, ...]:
    """Return what ``ADD`` takes."""
    texts = (printable(text) for text in sample.entry)
    return *texts, revision, float(sample.drawing.pen_width), packed(sample.drawing)


def _values(change: Change, revision: int) -> tuple[object, ...]:
    """Return what ``CHANGE`` takes."""
    writer = None if change.writer is None else printable(change.writer)
    return change.label, writer, change.deleted, revision, change.id
