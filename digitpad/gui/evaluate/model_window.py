"""What every window about the model that reads has in common, whatever it shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QWidget

from digitpad.errors import DigitpadError
from digitpad.gui.widgets.dialogs import Dialogs

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.recognise.prediction import Prediction


class ModelWindow(QDialog):
    """The frame of such a window; ``name`` begins the names of all that is in it.

    What is told from outside does nothing unless a subclass cares for it.
    """

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}_window")
        self.setWindowTitle(title)
        self.dialogs = Dialogs(self)
        self._name = name
        self.close_button = self.make_button("close", self.tr("Close"), self.close)

    # What it is told

    def use(self, model: Model | None) -> None:
        """Be about the model that reads now, None without one."""

    def follow(self, prediction: Prediction) -> None:
        """Take note of a reading of the present page by the present model."""

    def interrupt(self) -> None:
        """Leave the processor to the reading: somebody is drawing."""

    def begin_if_due(self) -> None:
        """Begin what somebody who has just opened the window wants."""

    def stop(self) -> bool:
        """End what runs and wait for it; return whether nothing runs any more."""
        return True

    # What subclasses use

    def make_button(self, name: str, text: str, slot: Callable[[], object]) -> QPushButton:
        """Return a button that Enter does not press unless it has the focus."""
        button = QPushButton(text)
        button.setObjectName(f"{self._name}_{name}_button")
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        return button

    def button_row(self, buttons: Sequence[QPushButton]) -> QHBoxLayout:
        """Return the last row: ``note``, which is made here, the buttons, and Close."""
        self.note = QLabel()
        self.note.setObjectName(f"{self._name}_note")
        self.note.setProperty("look", "quiet")
        self.note.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.note, 1)
        for button in (*buttons, self.close_button):
            row.addWidget(button)
        return row

    def save(self, path: Path, write: Callable[[], None], failed: str) -> bool:
        """Save something; say why, below the words ``failed``, when that does not work."""
        try:
            write()
        except DigitpadError as error:
            self.dialogs.tell(failed, str(error))
            return False
        self.note.setText(self.tr("Saved {0}").format(path.name))
        return True
