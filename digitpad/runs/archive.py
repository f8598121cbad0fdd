"""The archive of runs in the user's data folder: runs are added, listed, deleted and restored."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Final, NamedTuple

from digitpad.errors import DigitpadError
from digitpad.files import data_folder, is_file, move, reason
from digitpad.runs.record import RECORD, Recorder, RunRecord, read_record
from digitpad.words import QT_TRANSLATE_NOOP, in_quotes, joined, message_of

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.training.events import Ended

DELETED: Final = ".deleted-"
TEMPORARY: Final = ".new-"
"""Prefixes of folders that are not runs: deleted ones, and those still being written."""
NO_RUNS: Final = QT_TRANSLATE_NOOP(
    "errors",
    "There are no runs yet. A run is stored when it ends: press Train in the window, or use the "
    "command digitpad train.",
)
MAX_LISTED: Final = 5
"""Number of runs listed in the error about a run that was not found."""
DELETED_FOR_S: Final = 24 * 3600.0


class UnreadableRun(NamedTuple):
    """A run that cannot be read, and why."""

    folder: Path
    why: str


ArchivedRun = RunRecord | UnreadableRun


def runs_folder() -> Path:
    return data_folder() / "runs"


def new_folder_name() -> str:
    """Return a folder name for a run that starts now; later names sort after it."""
    return f"{datetime.now(UTC).strftime('%Y%m%d-%H%M%S-%f')}-{os.getpid()}"


def archived_runs() -> list[ArchivedRun]:
    """Return all archived runs, newest first; unfinished ones are not among them."""
    root = runs_folder()
    try:
        folders = [path for path in root.iterdir() if path.is_dir()]
    except OSError:
        return []  # no runs yet
    kept: list[ArchivedRun] = []
    for folder in sorted(folders, key=lambda one: one.name.removeprefix(TEMPORARY), reverse=True):
        try:
            if not folder.name.startswith(DELETED) and (folder / RECORD).exists():
                kept.append(read_record(folder))
        except DigitpadError as error:
            kept.append(UnreadableRun(folder, message_of(error)))
        except OSError as error:  # no permission to read the folder
            kept.append(UnreadableRun(folder, f"{folder}: {reason(error)}."))
    return kept


def archive_run(recorder: Recorder, ended: Ended, model: Model, *, name: str = "") -> RunRecord:
    """Archive a run that has no folder yet. Raises ``DigitpadError`` if it cannot be written.

    The folder keeps its temporary name if another program prevents its renaming.
    """
    folder = runs_folder() / new_folder_name()
    temporary = folder.with_name(f"{TEMPORARY}{folder.name}")
    try:
        temporary.mkdir(parents=True)
        recorder.archive(temporary, ended, model, name=name)
        with suppress(PermissionError):
            move(temporary, folder)
    except OSError as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "Cannot keep the run in {folder}: {why}.").filled(
                folder=folder, why=reason(error)
            )
        ) from error
    finally:
        if not is_file(temporary / RECORD):  # the record is written last
            shutil.rmtree(temporary, ignore_errors=True)
    return read_record(folder if folder.exists() else temporary)


def find_run(wanted: str) -> RunRecord:
    """Return the run with this folder, folder name, name or model file; “last” is the newest.

    Of several runs with the same name, returns the newest. Raises ``DigitpadError``, listing the
    archived runs, if there is none.
    """
    path = Path(wanted)
    for folder in (path, runs_folder() / wanted):
        with suppress(OSError, ValueError):
            if (folder / RECORD).exists():
                return read_record(folder)
    runs = [run for run in archived_runs() if isinstance(run, RunRecord)]
    if wanted == "last" and runs:
        return runs[0]
    for run in runs:
        if run.name in (wanted, path.stem if path.suffix else wanted):  # a model file's name
            return run
    if not runs:
        raise DigitpadError(NO_RUNS)
    called = list(dict.fromkeys(run.name for run in runs))
    named = joined(map(in_quotes, called[:MAX_LISTED]))
    rest = len(called) - MAX_LISTED
    words = QT_TRANSLATE_NOOP("errors", "There is no run called “{wanted}”. Available: {named}.")
    if rest > 0:
        words = QT_TRANSLATE_NOOP(
            "errors",
            "There is no run called “{wanted}”. Available: {named} and {rest} more; “digitpad "
            "runs” lists them.",
        )
    raise DigitpadError(words.filled(wanted=wanted, named=named, rest=rest))


def delete_run(folder: Path) -> Path:
    """Mark a run as deleted and return its new folder, for ``restore_run``.

    Deleted runs are removed for good after a day. Raises ``DigitpadError``.
    """
    return _moved(folder, folder.with_name(f"{DELETED}{folder.name}"), mark=True)


def deleted_runs() -> list[Path]:
    """Return the folders of archived runs that are marked as deleted, the latest last."""
    try:
        gone = [path for path in runs_folder().iterdir() if path.name.startswith(DELETED)]
        return sorted(
            (path for path in gone if is_file(path / RECORD)), key=lambda path: path.stat().st_mtime
        )
    except OSError:
        return []


def restore_run(folder: Path) -> Path:
    """Restore a deleted run and return its folder. Raises ``DigitpadError``."""
    return _moved(folder, folder.with_name(folder.name.removeprefix(DELETED)), mark=False)


def _moved(folder: Path, target: Path, *, mark: bool) -> Path:
    try:
        move(folder, target)
        if mark:
            os.utime(target)
    except OSError as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "Cannot move the run {folder}: {why}.").filled(
                folder=folder, why=reason(error)
            )
        ) from error
    return target


def remove_deleted(now: Callable[[], float] = time) -> None:
    """Remove runs deleted more than a day ago, and rename those left with a temporary name."""
    with suppress(OSError):
        for folder in runs_folder().iterdir():
            with suppress(OSError):
                if folder.name.startswith(TEMPORARY) and is_file(folder / RECORD):
                    move(folder, folder.with_name(folder.name.removeprefix(TEMPORARY)))
                    continue
                if (
                    folder.name.startswith((DELETED, TEMPORARY))
                    and now() - folder.stat().st_mtime > DELETED_FOR_S
                ):
                    shutil.rmtree(folder, ignore_errors=True)


def bytes_used(folder: Path) -> int:
    """Return the size of a folder's files; unreadable ones count as 0."""
    used = 0
    with suppress(OSError):  # the folder may be deleted at the same time
        for path in folder.rglob("*"):
            with suppress(OSError):
                used += path.lstat().st_size
    return used
