"""At start: offers to go on with a run that was interrupted, or stopped and never saved."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from digitpad.errors import DigitpadError
from digitpad.gui.training.notice import Choice, RunNotice
from digitpad.gui.training.run_store import RunFolder, UnfinishedRun, unfinished_runs


class UnfinishedOffer(QObject):
    """Looks once for such runs. Signal: ``accepted`` (the ``UnfinishedRun`` to go on with)."""

    accepted = Signal(object)

    def __init__(self, notice: RunNotice) -> None:
        super().__init__(notice)
        self._notice = notice
        self._has_looked = False

    def look(self) -> None:
        """Offer the youngest run that nobody goes on with, at the first call only."""
        if self._has_looked:
            return
        self._has_looked = True
        try:
            runs = unfinished_runs()
        except DigitpadError:
            return  # no folder for the user's data: nothing was kept there either
        if runs:
            self._offer(runs[0])

    def _offer(self, run: UnfinishedRun) -> None:
        if run.is_complete:
            text = self.tr("A finished run of {model} on {dataset} was never saved.")
        elif run.history:
            text = self.tr(
                "A run of {model} on {dataset} was stopped or interrupted after {done} of {all} "
                "epochs, and never saved."
            )
        else:
            text = self.tr(
                "A run of {model} on {dataset} was stopped or interrupted in the first of its "
                "{all} epochs, and never saved."
            )
        go_on = Choice(
            "resume_button",
            self.tr("Get it back") if run.is_complete else self.tr("Continue the run"),
            self.tr("Go on exactly where it ended"),
            lambda: self.accepted.emit(run),
        )
        discard = Choice(
            "forget_button",
            self.tr("Discard"),
            self.tr("Throw away what the run had learned"),
            lambda: RunFolder(run.folder).forget(),
        )
        self._notice.say(
            text.format(
                model=run.config.model,
                dataset=run.config.dataset,
                done=len(run.history),
                all=run.config.recipe.epochs,
            ),
            (go_on, discard),
        )
