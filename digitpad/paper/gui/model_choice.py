"""The model that reads photos: the shipped one, one from a file, or the one just trained."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox

from digitpad.errors import DigitpadError
from digitpad.files import PAPER_MODEL, models_folder, resource
from digitpad.gui.files.current_model import CurrentModel
from digitpad.gui.files.documents import MODEL_PATTERNS
from digitpad.gui.language import tr
from digitpad.gui.settings import Settings
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.parts import named

if TYPE_CHECKING:
    from digitpad.modelfile import Model, ModelInfo


WANDERING: Final = (
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home,
    Qt.Key.Key_End,
)  # fmt: skip
"""Keys that change the current entry of a closed list."""


class Choice(NamedTuple):
    """A model, given as its file, as one in memory, or None for the shipped one."""

    name: str
    source: Path | Model | None = None

    def model(self) -> Model:
        """Return the model; raises ``DigitpadError`` if its file cannot be read."""
        from digitpad.modelfile import open_model
        from digitpad.recognise.conventions import open_settled

        if self.source is None:
            return open_model(resource(PAPER_MODEL))
        return open_settled(self.source) if isinstance(self.source, Path) else self.source


class ModelBox(QComboBox):
    """A list that opens on any key.

    Its last entry asks for a file, which no arrow key or wheel may trigger.

    Signals: ``opening`` (), before its entries are shown.
    """

    opening = Signal()

    def showPopup(self) -> None:
        self.opening.emit()
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Escape and Ctrl have text, too, but an invisible one.
        if event.key() in WANDERING or (event.text().isprintable() and event.text().strip()):
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ModelChoice(QObject):
    """``box``: a list of the models that read digits. A chosen file is remembered."""

    def __init__(
        self, dialogs: Dialogs, settings: Settings, current: CurrentModel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._dialogs, self._settings, self._current = dialogs, settings, current
        self._choices: list[Choice] = []
        words = self.tr("The model that reads the next photo, or reads this one again")
        self.box = named(ModelBox(), "paper_model_combo", self.tr("Model that reads photos"), words)
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(17)
        self.box.activated.connect(self._on_activated)
        self.chosen = self._shipped = Choice(self.tr("digitpad (shipped)"))
        if settings.paper_model is not None:
            with suppress(DigitpadError):
                self.chosen = _in_file(settings.paper_model)
        self._fill()
        # Not whenever models come or go, since each file has to be inspected.
        self.box.opening.connect(self._fill)

    def use(self, path: Path) -> None:
        """Use the model in a file; if that fails, report an error and change nothing."""
        try:
            self._choose(_in_file(path))
        except DigitpadError as error:
            self._dialogs.tell(self.tr("The model was not opened"), tr(error))

    def _choose(self, choice: Choice) -> None:
        self.chosen = choice
        path = choice.source if isinstance(choice.source, Path) else None
        self._settings.paper_model = path
        if path is not None:
            self._settings.add_recent("model", path)
        self._fill()

    @Slot()
    def _fill(self) -> None:
        choices = [self._shipped]
        for model in self._current.unsaved:
            with suppress(DigitpadError):
                _require_digits(model.info)
                choices.append(
                    Choice(self.tr("{model} (not saved)").format(model=model.info.name), model)
                )
        for path in self._settings.recent("model"):
            with suppress(DigitpadError):
                choices.append(_in_file(path))
        places = [place for place, one in enumerate(choices) if _is_same(one, self.chosen)]
        if not places:
            choices.append(self.chosen)
        self._choices = choices
        self.box.clear()
        self.box.addItems([one.name for one in choices])
        self.box.insertSeparator(len(choices))
        self.box.addItem(self.tr("Another model…"))
        self.box.setCurrentIndex((*places, len(choices) - 1)[0])

    @Slot(int)
    def _on_activated(self, place: int) -> None:
        if place < len(self._choices):
            self._choose(self._choices[place])
            return
        self._fill()
        filters = [self.tr("Models ({patterns})").format(patterns=MODEL_PATTERNS)]
        title = self.tr("Choose the model that reads photos")
        self._dialogs.ask_open(title, str(models_folder()), filters, self.use)


def _in_file(path: Path) -> Choice:
    """Return the choice of a file; raises ``DigitpadError`` if it has no model for digits."""
    from digitpad.modelfile import describe

    info = describe(path)
    _require_digits(info)
    return Choice(info.name, path.absolute())


def _require_digits(info: ModelInfo) -> None:
    # Imported late, as it brings the inference engine.
    from digitpad.recognise.recogniser import require_digits

    require_digits(info)


def _is_same(one: Choice, other: Choice) -> bool:
    """Compare by identity, as models hold arrays."""
    if isinstance(one.source, Path) and isinstance(other.source, Path):
        return one.source == other.source
    return one.source is other.source
