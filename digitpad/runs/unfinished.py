"""Unfinished runs: each in a folder of the user's data, with a checkpoint.

A run gets its folder when it starts, and its record (``runs.record``) when it ends. The checkpoint
is removed when the result has been saved. The folder of a run that is discarded is marked as
deleted, so that it can be restored for a day. A folder with a checkpoint that no running digitpad
has locked is of a run that was interrupted by a crash, a power cut or closing the window, or that
was stopped and whose result was neither saved nor discarded.
"""

from __future__ import annotations

import json
import logging
import shutil
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final, NamedTuple

from digitpad.errors import DAMAGE, DigitpadError
from digitpad.files import locked, read_bounded, reason, write_atomically
from digitpad.runs.archive import (
    DELETED,
    delete_run,
    new_folder_name,
    remove_deleted,
    restore_run,
    runs_folder,
)
from digitpad.runs.record import RECORD
from digitpad.training.config import TrainConfig
from digitpad.training.curve import TrainCurve
from digitpad.training.events import EpochDone
from digitpad.untrusted import parse_json
from digitpad.words import QT_TRANSLATE_NOOP

LOG = logging.getLogger(__name__)
CHECKPOINT: Final = "checkpoint.safetensors"
FACTS: Final = "run.json"
MOST_FACTS_BYTES: Final = 64 * 1024


class UnfinishedRun(NamedTuple):
    """A resumable run: its config, and its history so far."""

    folder: Path
    config: TrainConfig
    history: tuple[EpochDone, ...]
    curve: TrainCurve

    @property
    def is_complete(self) -> bool:
        """Whether its last epoch is done, and only its result has not been saved."""
        return len(self.history) >= self.config.recipe.epochs


class RunFolder:
    """The folder of a run, which one digitpad at a time can lock."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._hold = ExitStack()

    @property
    def checkpoint(self) -> Path:
        return self.folder / CHECKPOINT

    @property
    def has_checkpoint(self) -> bool:
        """Whether the run can be resumed."""
        return self.checkpoint.is_file()

    def take(self) -> bool:
        """Lock the folder; return False if another digitpad has it."""
        try:
            self._hold.enter_context(locked(self.folder))
        except DigitpadError:
            return False
        return True

    def release(self) -> None:
        """Unlock the folder and leave it to the next start."""
        self._hold.close()

    @property
    def is_empty(self) -> bool:
        """Whether the folder has only the files that every new run has."""
        names = {path.name for path in self.folder.iterdir()}
        return all(name == FACTS or name.endswith(".part") for name in names)

    @property
    def is_archived(self) -> bool:
        """Whether the run is in the archive."""
        return (self.folder / RECORD).is_file()

    def forget(self) -> None:
        """Remove the checkpoint; the archived record stays."""
        self.release()
        if self.is_archived:
            with suppress(OSError):
                self.checkpoint.unlink(missing_ok=True)
        else:
            self.discard()

    def delete(self) -> None:
        """Mark the run as deleted; it can be restored. Raises ``DigitpadError``."""
        self.release()
        self.folder = delete_run(self.folder)

    def restore(self) -> None:
        """Restore the deleted run and lock it. Raises ``DigitpadError``."""
        before = self.folder.with_name(self.folder.name.removeprefix(DELETED))
        # It may have been restored in the list of runs.
        self.folder = before if before.is_dir() else restore_run(self.folder)
        self.take()

    def discard(self) -> None:
        """Remove the folder for good."""
        self.release()
        shutil.rmtree(self.folder, ignore_errors=True)


def new_run(config: TrainConfig) -> RunFolder:
    """Create and lock a folder for a run that starts. Raises ``DigitpadError`` on failure."""
    folder = runs_folder() / new_folder_name()
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "Cannot make the folder {folder}: {why}.").filled(
                folder=folder, why=reason(error)
            )
        ) from error
    run = RunFolder(folder)
    run.take()
    # ``to_json`` leaves the data folder out, which resuming needs.
    data_dir = None if config.data_dir is None else str(config.data_dir)
    write_atomically(folder / FACTS, json.dumps({"data_dir": data_dir}).encode())
    return run


def unfinished_runs() -> list[UnfinishedRun]:
    """Return the runs that no digitpad has locked, newest first.

    Empty folders are removed, and runs deleted more than a day ago. Unreadable ones are left alone:
    the disk may have failed temporarily, or a newer digitpad wrote them. Age is no reason for
    removal: a run may be hours of work.
    """
    root = runs_folder()
    if not root.is_dir():
        return []
    remove_deleted()
    runs: list[UnfinishedRun] = []
    for folder in sorted((path for path in root.iterdir() if path.is_dir()), reverse=True):
        if folder.name.startswith("."):
            continue  # deleted, or still being written
        run_folder = RunFolder(folder)
        if not run_folder.take():
            continue
        if not run_folder.has_checkpoint:
            run_folder.discard() if run_folder.is_empty else run_folder.release()
            continue
        run = _read(folder)
        run_folder.release()
        if run is not None:
            runs.append(run)
    return runs


def _read(folder: Path) -> UnfinishedRun | None:
    """Read the checkpoint, without importing torch."""
    from digitpad.training.checkpoint import read_summary

    try:
        facts = parse_json(read_bounded(folder / FACTS, MOST_FACTS_BYTES))
        data_dir = Path(facts["data_dir"]) if facts["data_dir"] else None
        config, history, curve = read_summary(folder / CHECKPOINT, data_dir=data_dir)
    except (DigitpadError, *DAMAGE) as error:
        LOG.info("The run in %s cannot be resumed: %s", folder, error)
        return None
    return UnfinishedRun(folder, config, history, curve)
