"""Whether the window may close: not while something would be lost that nobody was asked about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from digitpad.gui.files.current_model import ModelShelf
from digitpad.gui.files.file_desk import FileDesk
from digitpad.gui.widgets.dialogs import Answer, Dialogs


class ClosingQuestion(QObject):
    """Asks before closing where it must, and says when the window may close after all.

    Signals: ``close_wanted``, when the user answered so.
    """

    close_wanted = Signal()

    def __init__(
        self,
        shelf: ModelShelf,
        desk: FileDesk,
        dialogs: Dialogs,
        save: Callable[[Path], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._desk = desk
        self._dialogs = dialogs
        self._save = save

    def is_needed(self, run_state: str) -> bool:
        """Ask where something would be lost; return whether it was asked."""
        if run_state != "idle":
            self._dialogs.ask(
                self.tr("A training is running"),
                self.tr(
                    "Stop the training and close? What the network has learned so far is kept "
                    "and offered at the next start."
                ),
                yes=self.tr("Stop and close"),
                no=None,
                on_answer=self._on_stop_answer,
            )
            return True
        if self._shelf.has_unsaved:
            self._dialogs.ask(
                self.tr("The trained model is not saved"),
                self.tr("Save the model that you trained before digitpad closes?"),
                yes=self.tr("Save…"),
                no=self.tr("Close without saving"),
                on_answer=self._on_save_answer,
            )
            return True
        return False

    def _on_stop_answer(self, answer: Answer) -> None:
        if answer == "yes":
            self.close_wanted.emit()

    def _on_save_answer(self, answer: Answer) -> None:
        model = self._shelf.reading
        if answer == "yes" and model is not None:
            self._desk.ask_save_model(model.info.architecture.name, self._save_and_close)
        elif answer == "no":
            self.close_wanted.emit()

    def _save_and_close(self, path: Path) -> None:
        if self._save(path):
            self.close_wanted.emit()
