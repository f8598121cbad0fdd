"""Connects My handwriting with the main window: labels are stored, and taught models are used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from digitpad.collection.sample import NOT_A_DIGIT
from digitpad.errors import DigitpadError
from digitpad.files import free_path, models_folder
from digitpad.gui.collection.keeper import CollectionController, answer_of
from digitpad.gui.desk import Desk
from digitpad.gui.language import tr
from digitpad.gui.settings import Settings
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.naming import NamingRow
from digitpad.gui.widgets.wording import with_native_keys
from digitpad.gui.window_memory import bring_to_front
from digitpad.ink.drawing import Drawing

if TYPE_CHECKING:
    from digitpad.gui.canvas.content import Page
    from digitpad.gui.collection.window import CollectionWindow
    from digitpad.modelfile import Model

STEM = "my-hand"


class HandwritingController(QObject):
    """Stores the labels given in the ``naming`` row below the verdict, and opens the window.

    Signals: ``message`` with a sentence for the status bar; ``model_chosen`` () before a taught
    model is kept.
    """

    message = Signal(str)
    model_chosen = Signal()

    def __init__(self, desk: Desk, naming: NamingRow, settings: Settings, main: QWidget) -> None:
        super().__init__(main)
        self.keeper = CollectionController(settings.store, Dialogs(main), self)
        self.window: CollectionWindow | None = None
        self._desk, self._naming, self._settings, self._main = desk, naming, settings, main
        self._kept: tuple[Drawing, str] | None = None
        self._begun: Page | None = None
        naming.begun.connect(self._begin)
        naming.named.connect(self.name)
        naming.undone.connect(self._take_back)
        self.keeper.changed.connect(self.look)
        desk.page_changed.connect(self.look)
        self.look()

    @Slot(str)
    def name(self, name: str) -> None:
        """Store the drawing on the canvas under a label, relabel it, or remove it."""
        page = self._desk.resting_page()
        if page is None or page != self._begun:
            self.message.emit(self.tr("Nothing is kept: the drawing was not finished."))
        if not isinstance(page, Drawing) or page.is_empty or page != self._begun:
            self.look()
            return
        before = self._named()
        if before is None:
            key = self.keeper.add(page, name, answer_of(self._desk.prediction_of(page)))
            self._kept = (page, key) if key else None
            if key:
                words = self.tr(
                    "Kept in My handwriting; Ctrl+Shift+H shows it, and teaches the model."
                )
                self.message.emit(with_native_keys(words))
        elif before == name:
            self._take_back()
        elif self._kept is not None:
            self.keeper.change([self._kept[1]], label=name)
        self.look()

    @Slot()
    def _begin(self) -> None:
        """Remember the ink that is about to be labelled; other ink must not get that label."""
        self._begun = self._desk.resting_page()

    @Slot()
    def _take_back(self) -> None:
        if self._kept is not None and self.keeper.change([self._kept[1]], deleted=True):
            self.message.emit(self.tr("Taken out of My handwriting again."))

    @Slot()
    def look(self) -> None:
        """Show the label of the drawing on the canvas, if it has one."""
        page, named = self._desk.resting_page(), self._named()
        has_ink = isinstance(page, Drawing) and not page.is_empty
        self._naming.setEnabled(has_ink)
        if has_ink:
            self.keeper.load()
        words = ""
        if named is not None:
            words = self.tr("Kept as {digit}").format(digit=named)
            if named == NOT_A_DIGIT:
                words = self.tr("Kept as no digit")
        self._naming.show_label(named, words, can_undo=named is not None)
        self._desk.mean(named)

    @Slot()
    def open(self) -> None:
        """Open the window, or raise it."""
        self.keeper.load(tells=True)
        if self.window is None:
            from digitpad.gui.collection.window import CollectionWindow

            self.window = CollectionWindow(self.keeper, self._desk, self._main)
            self.window.teaching.kept.connect(self._keep)
        bring_to_front(self.window)
        self.window.collecting.canvas.setFocus()
        self.keeper.dialogs = self.window.dialogs
        if not self.keeper.is_loading:
            self.keeper.refresh()

    def _named(self) -> str | None:
        page = self._desk.resting_page()
        if self._kept is None or not isinstance(page, Drawing):
            return None
        # The same strokes, not only equal ones: those would be another drawing.
        if page.strokes is not self._kept[0].strokes:
            return None
        return next((one.label for one in self.keeper.entries if one.id == self._kept[1]), None)

    @Slot(object)
    def _keep(self, model: Model) -> None:
        """Save a taught model and use it from now on."""
        from digitpad.modelfile import save_model

        self.model_chosen.emit()
        self._desk.current.keep(model)
        try:
            path = free_path(models_folder() / f"{STEM}.safetensors")
            save_model(path, model)
        except DigitpadError as error:
            self.keeper.dialogs.tell(self.tr("The taught model was not saved"), tr(error))
            return
        self._desk.current.was_saved(model, path)
        self._settings.add_recent("model", path)
        self.message.emit(self.tr("The taught model was saved as {file}").format(file=path.name))
