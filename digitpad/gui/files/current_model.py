"""Which model reads, where it came from, and whether it is saved."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from digitpad.errors import ModelFileError
from digitpad.files import resource

if TYPE_CHECKING:
    from digitpad.modelfile import Model

SHIPPED_FILE: Final = "digitpad.safetensors"


@dataclass(frozen=True, slots=True)
class Held:
    """A model, the file that it is in (None: no file of the user's), and whether it is unsaved."""

    model: Model | None = None
    path: Path | None = None
    is_unsaved: bool = False


class ModelShelf(QObject):
    """The present model, and the one that is learning while a training runs.

    Signals: ``changed``, whenever another model reads or the present one was saved.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._held = self._before = Held()
        self.learning: Model | None = None

    @property
    def current(self) -> Model | None:
        """The model that reads when nothing is being trained."""
        return self._held.model

    @property
    def path(self) -> Path | None:
        return self._held.path

    @property
    def reading(self) -> Model | None:
        """The model to read with: the one that is learning, while there is one."""
        return self.learning or self._held.model

    @property
    def has_unsaved(self) -> bool:
        """Whether closing would lose something that was learned."""
        return self._held.is_unsaved or self.learning is not None

    def open(self, path: Path) -> None:
        """Make the model in a file the present one.

        Raises ``ModelFileError`` and changes nothing when it holds none that fits.
        """
        from digitpad.modelfile import open_model

        self._hold(Held(open_model(path), path))
        self._before = self._held

    def open_shipped(self) -> None:
        """Make the model that comes with digitpad the present one.

        Raises ``DigitpadError`` when it is missing or damaged.
        """
        from digitpad.modelfile import open_model

        model = open_model(resource(SHIPPED_FILE))
        self._hold(Held(_renamed(model, self.tr("digitpad (shipped)"))))
        self._before = self._held

    def begin_training(self) -> None:
        """Remember the present model, for the case that the training is thrown away."""
        self._before = self._held

    def learn(self, model: Model) -> None:
        """Read with ``model``, which is being trained and not kept yet."""
        self.learning = model
        self.changed.emit()

    def keep_trained(self, model: Model) -> None:
        """Make a model that was just trained the present one; it is not saved yet."""
        self._hold(Held(model, None, is_unsaved=True))

    def discard_trained(self) -> None:
        """Go back to the model from before the training."""
        self._hold(self._before)

    def save(self, path: Path) -> None:
        """Save the model that reads. Raises ``DigitpadError`` when it cannot be written."""
        from digitpad.modelfile import save_model

        model = self.reading
        if model is None:
            raise ModelFileError(self.tr("There is no model to save yet. Train one, or open one."))
        save_model(path, model)

    def was_saved(self, path: Path) -> None:
        """Take the model that reads for the content of ``path``."""
        model = self.reading
        if model is not None:
            self._hold(Held(_renamed(model, path.stem), path))

    def _hold(self, held: Held) -> None:
        self._held = held
        self.learning = None
        self.changed.emit()


def _renamed(model: Model, name: str) -> Model:
    return replace(model, info=replace(model.info, name=name))
