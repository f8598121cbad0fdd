"""The file of My handwriting: a line for each drawing and each change, only ever appended to.

So whatever ends the program, or cuts the file off, costs at most the last line; two windows may
use one store at once, each sees what the other added; and undoing is one more line. A line is a
JSON object: ``{"add": …}`` holds a sample, ``{"change": …, "ids": […]}`` what became of some:
another label or writer, deleted, or brought back. A line that cannot be read is passed over, and
stays.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from digitpad.collection.sample import LABELS, Sample, sample_from_json
from digitpad.errors import InkError
from digitpad.files import data_folder, open_file, reason
from digitpad.untrusted import parse_json, printable

FORMAT: Final = "digitpad-handwriting/1"
NAME: Final = "my-handwriting.jsonl"
MAX_BYTES: Final = 256 * 2**20
MAX_LINE_BYTES: Final = 4 * 2**20
"""In memory a number takes ten times as much; the longest drawings take some hundred kilobytes."""
PRIVATE: Final = 0o600
CHANGEABLE: Final = ("label", "writer", "deleted")


def usual_place() -> Path:
    """Return where the user's own store lies."""
    return data_folder() / NAME


class Collection:
    """The samples in a store, and the way to change them.

    ``unreadable``: how many lines of the file say nothing; they stay in it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.unreadable = 0
        self._by_id: dict[str, Sample] = {}
        self._deleted: set[str] = set()
        self._undo: list[list[dict[str, Any]]] = []
        self._read_bytes = self._file_number = 0
        self.refresh()

    @property
    def samples(self) -> tuple[Sample, ...]:
        """Those that are not deleted, in the order in which they came."""
        return tuple(one for one in self._by_id.values() if one.id not in self._deleted)

    @property
    def writers(self) -> tuple[str, ...]:
        """The names of the writers, each once, in the order of the alphabet."""
        return tuple(sorted({sample.writer for sample in self.samples if sample.writer}))

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would take anything back: only what was done through this object."""
        return bool(self._undo)

    def refresh(self) -> bool:
        """Read what was added to the file since; return whether there was anything.

        A line without its end is left for the next time: it is still being written, or was cut
        off. Raises ``InkError`` where the file cannot be read or is another version's.
        """
        try:
            if not self.path.exists():
                return self._forget(0)
            with open_file(self.path) as file:
                size, number = file.seek(0, os.SEEK_END), os.fstat(file.fileno()).st_ino
                if size > MAX_BYTES:
                    raise InkError(
                        f"My handwriting ({self.path}) is larger than {MAX_BYTES >> 20} MB, the "
                        "most that is read. Move the file away to begin a new one."
                    )
                # Somebody put another file in its place, or cut it off: begin again.
                if number != self._file_number or size < self._read_bytes:
                    self._forget(number)
                file.seek(self._read_bytes)
                data = file.read()
        except (OSError, ValueError) as error:
            raise _failure("read", self.path, error) from error
        data = data[: data.rfind(b"\n") + 1]
        for line in data.splitlines():
            if line.strip():
                self._take(line)
        self._read_bytes += len(data)
        return bool(data)

    def _forget(self, number: int) -> bool:
        """Begin again with another file, 0 for none; return whether there was anything."""
        had_any = self._read_bytes > 0
        self._by_id, self._deleted, self._undo = {}, set(), []
        self._read_bytes, self.unreadable, self._file_number = 0, 0, number
        return had_any

    def add(self, samples: Iterable[Sample]) -> None:
        """Keep samples, with one write. Raises ``InkError`` where that cannot be done."""
        new = list(samples)
        records = [{"add": sample.to_json()} for sample in new]
        self._do(records, [{"change": {"deleted": True}, "ids": [one.id for one in new]}])

    def change(self, ids: Sequence[str], **changes: str | bool) -> None:
        """Give samples another ``label`` or ``writer``, or make them ``deleted``, or not.

        Those that are no longer there are passed over. Raises ``InkError`` where that cannot be
        written.
        """
        self.refresh()
        ids = [key for key in ids if key in self._by_id]
        before = [
            {"change": {name: self._now(key, name) for name in changes}, "ids": [key]}
            for key in ids
        ]
        self._do([{"change": changes, "ids": ids}], before)

    def undo(self) -> bool:
        """Take the last change back that was made here; return whether there was one."""
        if not self._undo:
            return False
        undoing = self._undo.pop()
        try:
            self._append(undoing)
        except InkError:
            self._undo.append(undoing)
            raise
        return True

    def succeed(self, former: Collection) -> None:
        """Let ``undo`` take back what was done through ``former``, too, once this is undone."""
        self._undo = former._undo + self._undo

    def _now(self, key: str, name: str) -> str | bool:
        return key in self._deleted if name == "deleted" else str(getattr(self._by_id[key], name))

    def _do(self, records: list[dict[str, Any]], undoing: list[dict[str, Any]]) -> None:
        if records and undoing and undoing[0]["ids"]:
            self._append(records)
            self._undo.append(undoing)

    def _append(self, records: Sequence[dict[str, Any]]) -> None:
        self.refresh()  # refuses a file that is another version's
        lines = b"".join(map(_line, records))
        try:
            mode = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
            handle = os.open(self.path, mode, PRIVATE)
            try:
                size = os.fstat(handle).st_size
                if size == 0:
                    lines = _line({"format": FORMAT}) + lines
                else:
                    os.lseek(handle, -1, os.SEEK_END)
                    # What was cut off must not swallow what comes now.
                    lines = lines if os.read(handle, 1) == b"\n" else b"\n" + lines
                # One call, so that lines of two windows do not mix.
                if os.write(handle, lines) != len(lines):
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                os.fsync(handle)  # a power cut takes nothing that was said to be kept
            finally:
                os.close(handle)
        except OSError as error:
            raise _failure("write", self.path, error) from error
        self.refresh()

    def _take(self, line: bytes) -> None:
        try:
            if len(line) > MAX_LINE_BYTES:
                raise ValueError("it is longer than any")
            record = parse_json(line)
            if "format" in record:
                self._check(record["format"])
            elif "add" in record:
                sample = sample_from_json(record["add"])
                self._by_id[sample.id] = sample
            elif "change" in record:
                for key in record["ids"]:
                    self._change(key, record["change"])
            else:
                raise ValueError("unknown")
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
            self.unreadable += 1

    def _check(self, found: object) -> None:
        if found != FORMAT:
            raise InkError(
                f"My handwriting ({self.path}) was written by another version of digitpad "
                f"({printable(str(found), 40)}), so it is left alone. Use that version, or move "
                "the file away to begin a new one."
            )

    def _change(self, key: str, changes: dict[str, Any]) -> None:
        if not set(changes) <= set(CHANGEABLE) or changes.get("label", LABELS[0]) not in LABELS:
            raise ValueError("not a change")
        old = self._by_id.get(key)
        if old:
            label, writer = changes.get("label", old.label), changes.get("writer", old.writer)
            self._by_id[key] = replace(old, label=label, writer=printable(str(writer)))
        if "deleted" in changes:
            (self._deleted.add if changes["deleted"] else self._deleted.discard)(key)


def _line(record: dict[str, Any]) -> bytes:
    return json.dumps(record, ensure_ascii=False).encode() + b"\n"


def _failure(what: str, path: Path, error: Exception) -> InkError:
    why = reason(error) if isinstance(error, OSError) else "it is not a file name"
    return InkError(f"Cannot {what} My handwriting ({path}): {why}.")
