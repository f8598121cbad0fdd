"""All runs that are kept, in the user's data folder: listed, deleted and got back."""

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
from digitpad.words import QT_TRANSLATE_NOOP, said

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.training.events import Ended

DELETED: Final = ".deleted-"
BEGUN: Final = ".new-"
"""What folders are called that are no runs: deleted ones, and one that is just written."""
NO_RUNS: Final = QT_TRANSLATE_NOOP(
    "errors",
    "No run was kept yet. A training keeps its run when it ends: press Train in the window, or "
    "give the command digitpad train.",
)
MOST_NAMED: Final = 5
"""So many runs are named where another one was asked for."""
KEPT_DELETED_S: Final = 24 * 3600.0


class Unreadable(NamedTuple):
    """A run that cannot be shown, and why."""

    folder: Path
    why: str


Kept = RunRecord | Unreadable


def runs_folder() -> Path:
    return data_folder() / "runs"


def new_folder_name() -> str:
    """Return what the folder of a run that begins now is called; later ones sort behind it."""
    return f"{datetime.now(UTC).strftime('%Y%m%d-%H%M%S-%f')}-{os.getpid()}"


def kept_runs() -> list[Kept]:
    """Return all runs that were kept, the youngest first; those still going on are none."""
    root = runs_folder()
    try:
        folders = [path for path in root.iterdir() if path.is_dir()]
    except OSError:
        return []  # there were no runs yet
    kept: list[Kept] = []
    for folder in sorted(folders, key=lambda one: one.name.removeprefix(BEGUN), reverse=True):
        try:
            if not folder.name.startswith(DELETED) and (folder / RECORD).exists():
                kept.append(read_record(folder))
        except DigitpadError as error:
            kept.append(Unreadable(folder, said(error)))
        except OSError as error:  # a folder that may not be looked into
            kept.append(Unreadable(folder, f"{folder}: {reason(error)}."))
    return kept


def keep_run(recorder: Recorder, ended: Ended, model: Model, *, name: str = "") -> RunRecord:
    """Keep a run that has no folder yet. Raises ``DigitpadError`` where it cannot be written.

    Where another program keeps its folder from being renamed, it stays as it was begun.
    """
    folder = runs_folder() / new_folder_name()
    begun = folder.with_name(f"{BEGUN}{folder.name}")
    try:
        begun.mkdir(parents=True)
        recorder.kept(begun, ended, model, name=name)
        with suppress(PermissionError):
            move(begun, folder)
    except OSError as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "Cannot keep the run in {folder}: {why}.").filled(
                folder=folder, why=reason(error)
            )
        ) from error
    finally:
        if not is_file(begun / RECORD):  # which is written last
            shutil.rmtree(begun, ignore_errors=True)
    return read_record(folder if folder.exists() else begun)


def find_run(wanted: str) -> RunRecord:
    """Return the run that a folder, the name of one, or a person's name for it stands for.

    So does the file that its model was saved in, and “last” is the youngest. Of several with the
    same name, the youngest. Raises ``DigitpadError`` naming those there are.
    """
    path = Path(wanted)
    for folder in (path, runs_folder() / wanted):
        with suppress(OSError, ValueError):
            if (folder / RECORD).exists():
                return read_record(folder)
    runs = [run for run in kept_runs() if isinstance(run, RunRecord)]
    if wanted == "last" and runs:
        return runs[0]
    for run in runs:
        if run.name in (wanted, path.stem if path.suffix else wanted):  # saved as that file
            return run
    if not runs:
        raise DigitpadError(NO_RUNS)
    called = list(dict.fromkeys(run.name for run in runs))
    named = ", ".join(f"“{name}”" for name in called[:MOST_NAMED])
    rest = len(called) - MOST_NAMED
    words = QT_TRANSLATE_NOOP("errors", "There is no run called “{wanted}”. Kept are: {named}.")
    if rest > 0:
        words = QT_TRANSLATE_NOOP(
            "errors",
            "There is no run called “{wanted}”. Kept are: {named} and {rest} more, which “digitpad "
            "runs” lists.",
        )
    raise DigitpadError(words.filled(wanted=wanted, named=named, rest=rest))


def delete_run(folder: Path) -> Path:
    """Take a run from the list and return where it lies now, for ``restore_run``.

    Deleted runs are removed for good after a day. Raises ``DigitpadError``.
    """
    return _moved(folder, folder.with_name(f"{DELETED}{folder.name}"), mark=True)


def restore_run(folder: Path) -> Path:
    """Get a deleted run back and return its folder. Raises ``DigitpadError``."""
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
    """Remove for good what was deleted more than a day ago, and name what could not be named."""
    with suppress(OSError):
        for folder in runs_folder().iterdir():
            with suppress(OSError):
                if folder.name.startswith(BEGUN) and is_file(folder / RECORD):
                    move(folder, folder.with_name(folder.name.removeprefix(BEGUN)))
                    continue
                if (
                    folder.name.startswith((DELETED, BEGUN))
                    and now() - folder.stat().st_mtime > KEPT_DELETED_S
                ):
                    shutil.rmtree(folder, ignore_errors=True)


def bytes_used(folder: Path) -> int:
    """Return how much of the disk a folder takes; what cannot be looked at counts as nothing."""
    used = 0
    with suppress(OSError):  # it may be deleted meanwhile
        for path in folder.rglob("*"):
            with suppress(OSError):
                used += path.lstat().st_size
    return used
