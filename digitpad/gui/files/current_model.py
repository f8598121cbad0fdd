"""The model in use, and the models that are not saved yet."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from digitpad.files import INK_MODEL, SHIPPED_MODEL, resource

if TYPE_CHECKING:
    from digitpad.modelfile import Model


class CurrentModel(QObject):
    """The current model, one on trial in its place, and all models that are not saved.

    Those that were trained, or whose file was deleted, stay in ``unsaved``, whichever model is in
    use, until they are saved, discarded or forgotten.

    Signals: ``changed`` when the model in use or the unsaved ones change; ``set_aside`` with an
    unsaved model when another one has replaced it.
    """

    changed = Signal()
    set_aside = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model: Model | None = None
        """The model in use while none is on trial."""
        self.learning: Model | None = None
        """The model on trial: it is used while it is trained, or until the user decides."""
        self.unsaved: tuple[Model, ...] = ()
        self.path: Path | None = None
        """The file of the model that was opened or saved last, None for the shipped one."""
        self._before: Model | None = None
        self._resource = ""
        """The file that the model in use came from, if it was shipped."""

    def take_over(self, other: CurrentModel) -> None:
        """Go on with the models of another one."""
        self.model, self.learning, self.unsaved = other.model, other.learning, other.unsaved
        self.path, self._before, self._resource = other.path, other._before, other._resource
        if self.model is not None and self._resource:
            self.model = _renamed(self.model, self._name_of(self._resource))
        self.changed.emit()

    @property
    def reading(self) -> Model | None:
        """The model in use: the one on trial, if there is one."""
        return self.learning or self.model

    @property
    def is_saved(self) -> bool:
        """Whether the model in use is in a file."""
        return not self._is_unsaved(self.reading)

    def use(self, model: Model, path: Path | None = None) -> None:
        """Use a model that was opened; ``path``: its file, None for the shipped one."""
        self._before, self.path = model, path
        self._hold(model)

    @property
    def shipped_name(self) -> str:
        return self._name_of(INK_MODEL)

    def shipped(self) -> Model:
        """Return the model that is shipped with digitpad.

        Raises ``DigitpadError`` if it is missing or damaged.
        """
        return self._opened(INK_MODEL)

    def use_shipped(self) -> None:
        """Use the model that is shipped with digitpad. Raises like ``shipped``."""
        self._use_resource(INK_MODEL)

    def use_shipped_for_pictures(self) -> None:
        """Use the shipped model that reads pictures, too. Raises like ``shipped``."""
        self._use_resource(SHIPPED_MODEL)

    def trial(self, model: Model, *, has_learned: bool = False) -> None:
        """Use ``model`` until it is kept or given back.

        A model that ``has_learned`` is unsaved, and is set aside while another one is trained.
        """
        if has_learned:
            self._add(model)
        self.learning = (self.learning or model) if has_learned else model
        self.changed.emit()

    def keep(self, model: Model) -> None:
        """Make a trained model the current one; it is not saved yet."""
        self._add(model)
        if model is not self.model:
            self._before = self.model
        self._hold(model)

    def give_back(self, model: Model | None) -> None:
        """Discard a model, None: the one on trial; the former model is used again."""
        if model is None or model is self.learning:
            self.learning = None
        self.unsaved = tuple(other for other in self.unsaved if other is not model)
        if model is not None and model is self.model:
            self.model = self._before
        self.changed.emit()

    def forget(self, model: Model) -> None:
        """Stop asking about an unsaved model, which is stored elsewhere."""
        self.unsaved = tuple(other for other in self.unsaved if other is not model)
        self.changed.emit()

    def lose_file(self) -> Model | None:
        """Count ``model`` as unsaved, since its file was deleted.

        Return it, or None if it was unsaved before, so that the file was another one's.
        """
        if self.model is None or self._is_unsaved(self.model):
            return None
        self._add(self.model)
        self.changed.emit()
        return self.model

    def was_saved(self, model: Model, path: Path) -> None:
        """Record that ``model`` was saved to ``path``; the current model takes the file's name."""
        if model is self.model:
            self.model, self.path = _renamed(model, path.stem), path
        self.forget(model)

    def _use_resource(self, file: str) -> None:
        self.use(self._opened(file))
        self._resource = file

    def _opened(self, file: str) -> Model:
        from digitpad.modelfile import open_model

        return _renamed(open_model(resource(file)), self._name_of(file))

    def _name_of(self, file: str) -> str:
        if file == INK_MODEL:
            return self.tr("digitpad (shipped)")
        return self.tr("digitpad for pictures (shipped)")

    def _add(self, model: Model) -> None:
        if not self._is_unsaved(model):
            self.unsaved += (model,)

    def _is_unsaved(self, model: Model | None) -> bool:
        return any(unsaved is model for unsaved in self.unsaved)

    def _hold(self, model: Model) -> None:
        replaced, self.model = self.model, model
        self._resource = ""
        self.learning = None
        self.changed.emit()
        if replaced is not None and replaced is not model and self._is_unsaved(replaced):
            self.set_aside.emit(replaced)


def _renamed(model: Model, name: str) -> Model:
    return replace(model, info=replace(model.info, name=name))
