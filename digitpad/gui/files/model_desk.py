"""Opening and saving models: what the user asks for, and saying why it does not work.

Which model reads is ``model_shelf``'s business; which files there are, ``file_desk``'s.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.errors import DigitpadError
from digitpad.gui.files.current_model import ModelShelf
from digitpad.gui.files.file_desk import FileDesk
from digitpad.gui.settings import Settings
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.widgets.dialogs import Dialogs


class ModelDesk(QObject):
    """Opens models from files, and saves the one that reads.

    Signals, in the GUI thread: ``opened`` (), ``missing`` (why there is no shipped model),
    ``message`` (a sentence for the status bar).
    """

    opened = Signal()
    missing = Signal(str)
    message = Signal(str)

    def __init__(
        self,
        shelf: ModelShelf,
        desk: FileDesk,
        dialogs: Dialogs,
        settings: Settings,
        training: TrainingPanel,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._desk = desk
        self._dialogs = dialogs
        self._settings = settings
        self._training = training

    @Slot(object)
    def open(self, path: Path) -> bool:
        """Read with the model in a file; say why and change nothing when it holds none."""
        try:
            self._shelf.open(path)
        except DigitpadError as error:
            self._settings.forget_recent("model", path)
            self._tell(self.tr("The model was not opened"), error)
            return False
        self._settings.last_folder = str(path.absolute().parent)
        self._settings.add_recent("model", path)
        self.opened.emit()
        return True

    def open_first(self) -> None:
        """Open the shipped model, unless a file named at the start is open by now."""
        if self._shelf.reading is not None:
            return
        try:
            self._shelf.open_shipped()
        except DigitpadError as error:
            self.missing.emit(str(error))
        self.opened.emit()

    @Slot()
    def use_shipped(self) -> None:
        """Read with the shipped model; say why when that does not work."""
        try:
            self._shelf.open_shipped()
        except DigitpadError as error:
            self._tell(self.tr("The model was not opened"), error)
        else:
            self.opened.emit()

    @Slot(object)
    def save(self, path: Path) -> bool:
        """Save the model that reads; say why when that does not work."""
        try:
            self._shelf.save(path)
        except DigitpadError as error:
            self._tell(self.tr("The model was not saved"), error)
            return False
        if self._training.run_state == "idle":
            self._shelf.was_saved(path)
            self._training.forget_run()
        self._settings.add_recent("model", path)
        self.message.emit(self.tr("saved as {0}").format(path.name))
        return True

    @Slot()
    def ask_save(self) -> None:
        """Ask where to save the model that reads, and save it."""
        model = self._shelf.reading
        if model is not None:
            self._desk.ask_save_model(model.info.architecture.name, self.save)

    def _tell(self, title: str, error: DigitpadError) -> None:
        self._dialogs.tell(title, str(error))
        self.message.emit(str(error))
