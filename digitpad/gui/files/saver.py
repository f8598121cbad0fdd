"""Saving models, drawings and pictures: asking where, reporting errors, asking before closing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.errors import DigitpadError
from digitpad.files import models_folder
from digitpad.gui.canvas.content import Page, Picture
from digitpad.gui.files.current_model import CurrentModel
from digitpad.gui.files.documents import (
    INK_PATTERNS,
    INK_SUFFIX,
    ONNX_SUFFIX,
    write_page,
    write_reconstruction,
)
from digitpad.gui.language import tr
from digitpad.gui.settings import Settings
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.wording import no_model_words
from digitpad.ink.drawing import Drawing, LabelledDrawing
from digitpad.models.architecture import DIGITS
from digitpad.models.custom import default_title
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.runs.record import file_stem
from digitpad.words import in_quotes, joined

if TYPE_CHECKING:
    from digitpad.modelfile import Model

HUB_SUFFIX: Final = ".hub"
HUB_WEIGHTS: Final = "model.safetensors"


class FileSaver(QObject):
    """Saves models and pages.

    Signals: ``model_saved`` (the model and its path); ``message`` (a sentence for the status bar).
    """

    model_saved = Signal(object, object)
    message = Signal(str)

    def __init__(
        self, current: CurrentModel, dialogs: Dialogs, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._current = current
        self._dialogs = dialogs
        self._settings = settings

    @Slot()
    def ask_save_reading(self) -> None:
        """Ask where to save the model in use now, and save it, whichever is in use by then."""
        if self._current.reading is not None:
            self.ask_save_model(self._current.reading)

    @Slot(object)
    def ask_save_model(self, model: Model, on_saved: Callable[[], object] = lambda: None) -> None:
        """Ask where to save a model, and save it; call ``on_saved`` if that worked."""

        def save(path: Path) -> None:
            is_hub = path.suffix.lower() == HUB_SUFFIX

            def write() -> None:
                if is_hub:
                    from digitpad.convert.hub import save_hub_folder

                    save_hub_folder(path, model)
                elif path.suffix.lower() == ONNX_SUFFIX:
                    from digitpad.convert.onnx_file import save_onnx

                    save_onnx(path, model)
                else:
                    from digitpad.modelfile import save_model

                    save_model(path, model)

            def saved() -> None:
                self._model_was_saved(path / HUB_WEIGHTS if is_hub else path, model)
                on_saved()

            self._dialogs.do_beside(write, saved, self._model_failed)

        architecture = model.info.architecture
        title = default_title(architecture.name, architecture.arguments)
        self._dialogs.ask_save(
            self.tr("Save model “{model}”").format(model=model.info.name),
            models_folder() / f"{file_stem(title) or architecture.name}.safetensors",
            [
                self.tr("Models ({patterns})").format(patterns="*.safetensors"),
                self.tr("ONNX, for other programs ({patterns})").format(patterns=f"*{ONNX_SUFFIX}"),
                self.tr("Folder for a hub of models ({patterns})").format(
                    patterns=f"*{HUB_SUFFIX}"
                ),
            ],
            save,
        )

    def save_model(self, path: Path) -> bool:
        """Save the model in use at once; report an error if that fails."""
        from digitpad.modelfile import save_model

        model = self._current.reading
        if model is None:
            return self._model_failed(no_model_words())
        try:
            save_model(path, model)
        except DigitpadError as error:
            return self._model_failed(tr(error))
        self._model_was_saved(path, model)
        return True

    def _model_was_saved(self, path: Path, model: Model) -> None:
        self._settings.add_recent("model", path)
        self.model_saved.emit(model, path)
        self.message.emit(self.tr("Saved as {file}").format(file=path.name))

    def _model_failed(self, why: str) -> bool:
        return self._tell(self.tr("The model was not saved"), why)

    def ask_save_page(
        self, page: Page, reading: Prediction | None, known: LabelledDrawing | None
    ) -> None:
        """Ask where to save the drawing or picture on the canvas, and save it.

        The label of a drawing is asked for, too: its ``reading`` is proposed unless another label
        is ``known``.
        """
        filters = [self.tr("Pictures ({patterns})").format(patterns="*.png")]
        if not isinstance(page, Picture):
            filters.insert(0, self.tr("Ink ({patterns})").format(patterns=INK_PATTERNS))
        suffix = "png" if isinstance(page, Picture) else "inkml"

        def save(path: Path) -> None:
            if self.save_page(path, page, known) and path.suffix.lower() == INK_SUFFIX:
                self._offer_label(path, page, reading, known)

        start = self._folder() / f"drawing.{suffix}"
        self._dialogs.ask_save(self.tr("Save drawing"), start, filters, save)

    def save_page(self, path: Path, page: Page, known: LabelledDrawing | None = None) -> bool:
        """Save a drawing or picture; report an error if that fails."""
        try:
            write_page(path, page, known)
        except DigitpadError as error:
            return self._tell(self.tr("The drawing was not saved"), tr(error))
        self._settings.add_recent("drawing", path)
        return self._was_saved(path)

    def _offer_label(
        self, path: Path, page: Page, reading: Prediction | None, known: LabelledDrawing | None
    ) -> None:
        """Offer to label a drawing that was just saved, so that it can be used for training."""
        if not isinstance(page, Drawing):
            return
        none, outlier = self.tr("No label"), self.tr("Not a digit")
        classes = (reading.classes if reading is not None else ()) or DIGITS
        truths: dict[str, str | None] = {name: name for name in classes}
        truths |= {outlier: Verdict.NOT_A_DIGIT.value, none: None}
        wanted = known.truth if known is not None else None
        if wanted is None and reading is not None and reading.verdict is not Verdict.UNSURE:
            wanted = reading.label if reading.verdict.is_answer else reading.verdict.value
        item = known or LabelledDrawing(page)

        def give(label: str) -> None:
            self.save_page(path, page, replace(item, truth=truths[label]))

        self._dialogs.choose(
            self.tr("Label"),
            self.tr(
                "{file} is saved. What does it show? With its label, networks can learn from it."
            ).format(file=path.name),
            list(truths),
            next((label for label, truth in truths.items() if truth == wanted), none),
            give,
        )

    def ask_save_reconstruction(self, prediction: Prediction) -> None:
        """Ask where to save an autoencoder's input beside its reconstruction, and save them."""
        self._dialogs.ask_save(
            self.tr("Save reconstruction"),
            self._folder() / "pair.png",
            [self.tr("Pictures ({patterns})").format(patterns="*.png")],
            lambda path: self.save_reconstruction(path, prediction),
        )

    def save_reconstruction(self, path: Path, prediction: Prediction) -> bool:
        """Save input and reconstruction side by side; report an error if that fails."""
        try:
            write_reconstruction(path, prediction)
        except DigitpadError as error:
            return self._tell(self.tr("The reconstruction was not saved"), tr(error))
        return self._was_saved(path)

    def ask_before_closing(
        self,
        run_state: str,
        close: Callable[[], object],
        give_up: Callable[[], object],
        again: Callable[[], object],
        is_kept: Callable[[Model], bool],
    ) -> bool:
        """Ask if closing would lose something; return whether it was asked.

        ``close`` is called once the user agrees to close; ``give_up`` before it, if trained models
        are to be discarded; ``again`` to retry closing once a model is saved, since another run may
        have started in the meantime. ``is_kept``: whether an unsaved model is kept in Runs, so that
        it is not asked about.
        """
        if run_state != "idle":
            self._dialogs.ask(
                self.tr("A training is running"),
                self.tr(
                    "Stop the training and close? What the network has learned so far is kept "
                    "and offered at the next start."
                ),
                self.tr("Stop and close"),
                partial(self._ask_about_unsaved, close, give_up, is_kept),
            )
        elif not all(map(is_kept, self._current.unsaved)):
            self._ask_about_unsaved(close, give_up, is_kept, again)
        else:
            return False
        return True

    def _ask_about_unsaved(
        self,
        close: Callable[[], object],
        give_up: Callable[[], object],
        is_kept: Callable[[Model], bool],
        on_saved: Callable[[], object] | None = None,
    ) -> None:
        """Ask about each trained, unsaved model in turn, then call ``close``."""

        def leave() -> None:
            give_up()
            close()

        unsaved = [model for model in self._current.unsaved if not is_kept(model)]
        if not unsaved:
            close()
            return
        names = tr(joined(in_quotes(model.info.name) for model in unsaved))
        title = self.tr("The trained model is not saved")
        question = self.tr("Save the trained model {models} before closing?")
        if len(unsaved) > 1:
            title = self.tr("Models are not saved")
            question = self.tr("These are not saved: {models}. Save them first?")
        elif "taught from" in unsaved[0].info.extra:
            title = self.tr("The taught model is not saved")
            question = self.tr("Save the taught model {models} before closing?")
        self._dialogs.ask(
            title,
            question.format(models=names),
            self.tr("Save…"),
            lambda: self.ask_save_model(
                unsaved[0], on_saved or partial(self._ask_about_unsaved, close, give_up, is_kept)
            ),
            self.tr("Close without saving"),
            leave,
        )

    def _folder(self) -> Path:
        return Path(self._settings.last_folder("drawing") or Path.home())

    def _was_saved(self, path: Path) -> bool:
        self.message.emit(self.tr("Saved as {file}").format(file=path.name))
        return True

    def _tell(self, title: str, why: str) -> bool:
        self._dialogs.tell(title, why)
        self.message.emit(why)
        return False
