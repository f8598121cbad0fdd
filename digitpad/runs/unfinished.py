"""Unfinished runs: each in a folder of the user's data, with a checkpoint.

A run gets its folder when it starts, and what is kept of it (``runs.record``) when it ends. The
checkpoint goes when the result was saved, the folder when it was thrown away. One with a checkpoint
that no living digitpad holds is a run that a crash, a power cut or closing the window interrupted,
or one that was stopped and about whose result nobody decided.
"""

from __future__ import annotations

import json
import logging
import shutil
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final, NamedTuple

from digitpad.errors import DAMAGE, DigitpadError
from digitpad.files import held, read_bounded, write_atomically
from digitpad.runs.record import RECORD
from digitpad.runs.shelf import new_folder_name, runs_folder
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
        """Whether its last epoch is done and only its result was never saved."""
        return len(self.history) >= self.config.recipe.epochs


class RunFolder:
    """The folder of a run; one digitpad at a time may take it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.checkpoint = folder / CHECKPOINT
        self._hold = ExitStack()

    @property
    def has_checkpoint(self) -> bool:
        """Whether the run can be resumed."""
        return self.checkpoint.is_file()

    def take(self) -> bool:
        """Hold the folder; return whether it is ours and no other digitpad's."""
        try:
            self._hold.enter_context(held(self.folder))
        except DigitpadError:
            return False
        return True

    def release(self) -> None:
        """Leave the folder to the next start."""
        self._hold.close()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing in the folder but what the run began with."""
        names = {path.name for path in self.folder.iterdir()}
        return all(name == FACTS or name.endswith(".part") for name in names)

    @property
    def is_kept(self) -> bool:
        """Whether settings, figures and weights of the run are on the shelf."""
        return (self.folder / RECORD).is_file()

    def forget(self) -> None:
        """Remove what the run could be resumed from; what is kept of it stays."""
        self.release()
        if self.is_kept:
            with suppress(OSError):
                self.checkpoint.unlink(missing_ok=True)
        else:
            self.discard()

    def discard(self) -> None:
        """Remove the folder: the result is not wanted."""
        self.release()
        shutil.rmtree(self.folder, ignore_errors=True)


def new_run(config: TrainConfig) -> RunFolder:
    """Make and take a folder for a run that starts. Raises ``DigitpadError`` if it cannot."""
    folder = runs_folder() / new_folder_name()
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "Cannot make the folder {folder}: {why}.").filled(
                folder=folder, why=error.strerror
            )
        ) from error
    run = RunFolder(folder)
    run.take()
    # The folder with the data is the user's own business and so not part of ``to_json``.
    data_dir = None if config.data_dir is None else str(config.data_dir)
    write_atomically(folder / FACTS, json.dumps({"data_dir": data_dir}).encode())
    return run


def unfinished_runs() -> list[UnfinishedRun]:
    """Return the runs that no digitpad holds, the youngest first.

    Folders with nothing in them are removed. One that cannot be read is left alone: a disk may
    fail for a moment, or a newer digitpad wrote it. None is removed for being old: it may be
    hours of work.
    """
    root = runs_folder()
    if not root.is_dir():
        return []
    runs: list[UnfinishedRun] = []
    for folder in sorted((path for path in root.iterdir() if path.is_dir()), reverse=True):
        if folder.name.startswith("."):
            continue  # deleted, or just being written
        held = RunFolder(folder)
        if not held.take():
            continue
        if not held.has_checkpoint:
            held.discard() if held.is_empty else held.release()
            continue
        run = _read(folder)
        held.release()
        if run is not None:
            runs.append(run)
    return runs


def _read(folder: Path) -> UnfinishedRun | None:
    """Return what the checkpoint says; it is read without torch."""
    from digitpad.training.checkpoint import read_summary

    try:
        facts = parse_json(read_bounded(folder / FACTS, MOST_FACTS_BYTES))
        data_dir = Path(facts["data_dir"]) if facts["data_dir"] else None
        config, history, curve = read_summary(folder / CHECKPOINT, data_dir=data_dir)
    except (DigitpadError, *DAMAGE) as error:
        LOG.info("The run in %s cannot be resumed: %s", folder, error)
        return None
    return UnfinishedRun(folder, config, history, curve)
