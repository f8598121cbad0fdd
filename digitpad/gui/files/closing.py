"""Whether the window may close: not while something would be lost that nobody was asked about."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from digitpad.gui.files.current_model import CurrentModel
from digitpad.gui.files.saver import FileSaver
from digitpad.gui.widgets.dialogs import Dialogs


class ClosingQuestion(QObject):
    """Asks before closing where it must, and says when the window may close after all.

    Signals: ``given_up``, when the user wants what was trained no more; ``close_wanted``, when
    the user answered so.
    """

    given_up = Signal()
    close_wanted = Signal()

    def __init__(
        self, current: CurrentModel, saver: FileSaver, dialogs: Dialogs, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._current = current
        self._saver = saver
        self._dialogs = dialogs

    def is_needed(self, run_state: str) -> bool:
        """Ask where something would be lost; return whether it was asked."""
        if run_state != "idle":
            self._dialogs.ask(
                self.tr("A training is running"),
                self.tr(
                    "Stop the training and close? What the network has learned so far is kept "
                    "and offered at the next start."
                ),
                self.tr("Stop and close"),
                self.close_wanted.emit,
            )
        elif self._current.has_unsaved:
            self._dialogs.ask(
                self.tr("The trained model is not saved"),
                self.tr("Save the model that you trained before digitpad closes?"),
                self.tr("Save…"),
                lambda: self._saver.ask_save_model(self._save_and_close),
                self.tr("Close without saving"),
                self._give_up,
            )
        return run_state != "idle" or self._current.has_unsaved

    def _give_up(self) -> None:
        self.given_up.emit()
        self.close_wanted.emit()

    def _save_and_close(self, path: Path) -> None:
        if self._saver.save_model(path):
            self.close_wanted.emit()
