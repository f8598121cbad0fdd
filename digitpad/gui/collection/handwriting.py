"""Connects My handwriting with the main window: labels are stored, and taught models are used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from digitpad.collection.sample import NOT_A_DIGIT
from digitpad.errors import DigitpadError
from digitpad.files import free_path, models_folder
from digitpad.gui.canvas.content import Picture
from digitpad.gui.collection.keeper import CollectionController, answer_of
from digitpad.gui.desk import Desk
from digitpad.gui.language import tr
from digitpad.gui.settings import Settings
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.naming import NamingRow
from digitpad.gui.widgets.wording import with_native_keys
from digitpad.gui.window_memory import bring_to_front
from digitpad.ink.drawing import Drawing
from digitpad.models.architecture import DIGITS

if TYPE_CHECKING:
    from pathlib import Path

    from digitpad.gui.canvas.content import Page
    from digitpad.gui.collection.window import CollectionWindow
    from digitpad.modelfile import Model

STEM = "my-hand"
LAST_SET = "collection/set"


class HandwritingController(QObject):
    """Stores the labels given in the ``naming`` row below the verdict, and opens the window.

    Signals: ``message`` with a sentence for the status bar; ``model_chosen`` () before a taught
    model is kept; ``data_chosen`` with the ``Path`` of a set to train a network on; ``set_kept``
    with that of a set whose reader was kept.
    """

    message = Signal(str)
    model_chosen = Signal()
    data_chosen = Signal(object)
    set_kept = Signal(object)

    def __init__(self, desk: Desk, naming: NamingRow, settings: Settings, main: QWidget) -> None:
        super().__init__(main)
        self._keepers: dict[Path | None, CollectionController] = {}
        self._dialogs, self._settings = Dialogs(main), settings
        self.keeper = self._current = self.keeper_of(None)
        self.window: CollectionWindow | None = None
        self._desk, self._naming, self._main = desk, naming, main
        self._stored: tuple[Drawing, str] | None = None
        self._begun: Page | None = None
        naming.begun.connect(self._begin)
        naming.named.connect(self.name)
        naming.undone.connect(self._take_back)
        desk.model_changed.connect(self._follow_model)
        desk.page_changed.connect(self.look)
        self.look()

    def keeper_of(self, path: Path | None) -> CollectionController:
        """Return what keeps the set in this file, None: the digits."""
        if path not in self._keepers:
            keeper = CollectionController(self._settings.store, self._dialogs, self, path)
            keeper.changed.connect(self.look)
            self._keepers[path] = keeper
        return self._keepers[path]

    @Slot()
    def _follow_model(self) -> None:
        """Keep what is labelled in the set that the model was made from."""
        model, path = self._desk.model, None
        if model is not None and model.info.architecture.competes:
            from digitpad.collection.store import set_path

            path = set_path(model.info.extra.get("set"))
            self._naming.offer(model.info.classes)
        else:
            self._naming.offer(DIGITS)
        self._current, self._stored = self.keeper_of(path), None
        self.look()

    @property
    def _can_keep(self) -> bool:
        """Whether there is a set of the classes that the model reads."""
        model = self._desk.model
        classes = model.info.classes if model is not None else DIGITS
        return not self._current.classes or self._current.classes == classes

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
            read = self._desk.prediction_of(page)
            key = self._current.add(page, name, answer_of(read, self._current.classes))
            self._stored = (page, key) if key else None
            if key:
                text = self.tr("Kept in My things; Ctrl+Shift+H shows it, and teaches the model.")
                self.message.emit(with_native_keys(text))
        elif before == name:
            self._take_back()
        elif self._stored is not None:
            self._current.change([self._stored[1]], label=name)
        self.look()

    @Slot()
    def _begin(self) -> None:
        """Remember the ink that is about to be labelled; other ink must not get that label."""
        self._begun = self._desk.resting_page()

    @Slot()
    def _take_back(self) -> None:
        if self._stored is not None and self._current.change([self._stored[1]], deleted=True):
            self.message.emit(self.tr("Taken out of My handwriting again."))

    @Slot()
    def look(self) -> None:
        """Show the label of the drawing on the canvas, if it has one."""
        page, named = self._desk.resting_page(), self._named()
        has_ink = isinstance(page, Drawing) and not page.is_empty
        why_not = "" if has_ink else self.tr("Nothing is drawn yet.")
        if isinstance(page, Picture):
            why_not = self.tr("Only what is drawn here is kept, not a picture.")
        elif has_ink and not self._can_keep:
            why_not = self.tr("The classes of the set have changed since this model was trained.")
        self._naming.allow(why_not)
        if has_ink:
            self._current.load()
        title = ""
        if named is not None:
            title = self.tr("Kept as {digit}").format(digit=named)
            if named == NOT_A_DIGIT:
                has_set = self._current.path is not None
                title = self.tr("Kept as none of these") if has_set else self.tr("Kept as no digit")
        self._naming.show_label(named, title, can_undo=named is not None)
        self._desk.mean(named)

    @Slot()
    def open(self) -> None:
        """Open the window, or raise it."""
        self.keeper.load(tells=True)
        if self.window is None:
            from digitpad.collection.store import set_path
            from digitpad.gui.collection.window import CollectionWindow

            self.window = CollectionWindow(self.keeper_of, self._desk, self._main)
            self.window.teaching.kept.connect(self._keep)
            self.window.learning.kept.connect(self._keep)
            self.window.learning.kept.connect(self.window.close)
            self.window.learning.from_nothing.connect(self._train_on)
            last = set_path(self._settings.store.value(LAST_SET))
            if last is not None:
                self.window.use(last)
            self.window.sets.chosen.connect(self._remember)
        bring_to_front(self.window)
        self.window.collecting.canvas.setFocus()
        self._dialogs = self.window.dialogs
        for keeper in self._keepers.values():
            keeper.dialogs = self._dialogs
        current = self.window.keeper
        if not current.is_loading:
            current.refresh()

    @Slot(object)
    def _remember(self, path: Path | None) -> None:
        """Begin with this set at the next start."""
        self._settings.store.setValue(LAST_SET, "" if path is None else path.stem)

    @Slot()
    def open_new(self) -> None:
        """Open the window, and ask for the classes of a new set."""
        self.open()
        if self.window is not None:
            self.window.sets.ask_new()

    @Slot(object)
    def _train_on(self, path: Path) -> None:
        """Have a network trained on a set, in the main window."""
        self.data_chosen.emit(path)
        bring_to_front(self._main)

    def _named(self) -> str | None:
        page = self._desk.resting_page()
        if self._stored is None or not isinstance(page, Drawing):
            return None
        # The same strokes, not only equal ones: those would be another drawing.
        if page.strokes is not self._stored[0].strokes:
            return None
        labels = (entry.label for entry in self._current.entries if entry.id == self._stored[1])
        return next(labels, None)

    @Slot(object)
    def _keep(self, model: Model) -> None:
        """Save a taught model and use it from now on."""
        from digitpad.modelfile import save_model

        self.model_chosen.emit()
        self._desk.current.keep(model)
        try:
            has_set = model.info.architecture.competes
            stem = model.info.name if has_set else STEM
            path = free_path(models_folder() / f"{stem}.safetensors")
            save_model(path, model)
        except DigitpadError as error:
            self.keeper.dialogs.tell(self.tr("The taught model was not saved"), tr(error))
            return
        self._desk.current.was_saved(model, path)
        self._settings.add_recent("model", path)
        if self._current.path is not None:
            self.set_kept.emit(self._current.path)
        self.message.emit(self.tr("The taught model was saved as {file}").format(file=path.name))
