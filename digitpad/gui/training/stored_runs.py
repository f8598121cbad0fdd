"""Offers the unfinished run of an earlier start, deletes runs that are discarded, restores them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from digitpad.errors import DigitpadError
from digitpad.gui.language import tr
from digitpad.gui.training.outcome import Choices, RunNotice, unfinished_words
from digitpad.runs.unfinished import RunFolder, UnfinishedRun, unfinished_runs


class StoredRuns(QObject):
    """The runs in the user's data; ``model_file``: of the model opened last, whose run is kept.

    Signals: ``resume_wanted`` (an ``UnfinishedRun``); ``changed`` (), when a run was deleted or
    restored; ``message`` (text for a status bar).
    """

    resume_wanted = Signal(object)
    changed = Signal()
    message = Signal(str)

    def __init__(self, notice: RunNotice, parent: QObject) -> None:
        super().__init__(parent)
        self._notice = notice
        self.model_file: Path | None = None
        self._has_looked = False
        self._offered = ""

    def take_over(self, old: StoredRuns) -> None:
        """Offer anew what is offered in a panel that goes, and nothing else."""
        is_offered = bool(old._offered) and old._offered == old._notice.text
        self._has_looked = old._has_looked and not is_offered

    def offer_unfinished(self) -> None:
        """Offer the latest unfinished run that no process has resumed, at the first call only."""
        if self._has_looked:
            return
        self._has_looked = True
        try:
            runs = unfinished_runs()
        except DigitpadError:
            return  # there is no folder for the user's data, so nothing was stored there
        for run in runs[:1]:
            self._offer(run)

    def _offer(self, run: UnfinishedRun) -> None:
        resume = "resume/finished" if run.is_complete else "resume"
        choices: Choices = {
            resume: partial(self.resume_wanted.emit, run),
            "forget": partial(self._discard, run),
        }
        self._offered = unfinished_words(run)
        self._notice.say(self._offered, choices)

    def _discard(self, run: UnfinishedRun) -> None:
        folder = RunFolder(run.folder)
        if not folder.take():
            return  # another digitpad continues it
        if self.is_in_use(folder):
            folder.forget()
            self._notice.say(self.tr("The run stays in Runs, because its model is in use."))
        elif self.delete(folder):
            message = self.tr("The run was discarded.")
            if folder.is_archived:
                message = self.tr(
                    "The run was discarded. It can be restored here, and in Runs for a day."
                )
            restore = partial(self._restore, run, folder)
            self._notice.say(message, {"restore/unfinished": restore})

    def _restore(self, run: UnfinishedRun, folder: RunFolder) -> None:
        if self.restore(folder):
            folder.release()
            self._offer(run)

    def is_in_use(self, folder: RunFolder) -> bool:
        """Whether the model opened last is the run's, even if another one reads just now."""
        return self.model_file is not None and folder.folder in self.model_file.parents

    def delete(self, folder: RunFolder) -> bool:
        """Delete a run, so that Runs no longer lists it; return whether that worked."""
        return self._try(folder.delete)

    def restore(self, folder: RunFolder) -> bool:
        """Restore a deleted run; return whether that worked."""
        return self._try(folder.restore)

    def _try(self, work: Callable[[], None]) -> bool:
        try:
            work()
        except DigitpadError as error:
            self.message.emit(tr(error))
            return False
        self.changed.emit()
        return True
