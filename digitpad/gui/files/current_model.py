"""Which model reads, and whether it is saved."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from digitpad.files import SHIPPED_MODEL, resource

if TYPE_CHECKING:
    from digitpad.modelfile import Model


class Held(NamedTuple):
    """A model, and whether it is unsaved."""

    model: Model | None = None
    is_unsaved: bool = False


class CurrentModel(QObject):
    """The current model, and the one that is learning while a training runs.

    Signals: ``changed``, whenever another model reads or the current one was saved.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._held = self._before = Held()
        self.learning: Model | None = None

    @property
    def model(self) -> Model | None:
        """The model that reads when nothing is being trained."""
        return self._held.model

    @property
    def reading(self) -> Model | None:
        """The model to read with: the one that is learning, while there is one."""
        return self.learning or self._held.model

    @property
    def has_unsaved(self) -> bool:
        """Whether closing would lose something that was learned."""
        return self._held.is_unsaved or self.learning is not None

    def use(self, model: Model) -> None:
        """Read with a model that was opened."""
        self._hold(Held(model))
        self._before = self._held

    def use_shipped(self) -> None:
        """Read with the model that comes with digitpad.

        Raises ``DigitpadError`` when it is missing or damaged.
        """
        from digitpad.modelfile import open_model

        self.use(_renamed(open_model(resource(SHIPPED_MODEL)), self.tr("digitpad (shipped)")))

    def begin_training(self) -> None:
        """Remember the current model, for the case that the training is thrown away."""
        self._before = self._held

    def learn(self, model: Model) -> None:
        """Read with ``model``, which is being trained and not kept yet."""
        self.learning = model
        self.changed.emit()

    def keep_trained(self, model: Model) -> None:
        """Make a model that was just trained the current one; it is not saved yet."""
        self._hold(Held(model, is_unsaved=True))

    def discard_trained(self) -> None:
        self._hold(self._before)

    def was_saved(self, path: Path) -> None:
        """Take the model that reads for the content of ``path``."""
        model = self.reading
        if model is not None:
            self._hold(Held(_renamed(model, path.stem)))

    def _hold(self, held: Held) -> None:
        self._held = held
        self.learning = None
        self.changed.emit()


def _renamed(model: Model, name: str) -> Model:
    return replace(model, info=replace(model.info, name=name))
