"""The list of sets, and the menu that adds, renames, joins and deletes the classes of one."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from digitpad.errors import DigitpadError
from digitpad.gui.collection.keeper import CollectionController
from digitpad.gui.collection.new_set import NewSetWindow, parsed_classes
from digitpad.gui.language import tr, verbatim
from digitpad.gui.widgets.parts import combo, filled, small_button


class SetChooser(QWidget):
    """The digits and the sets, to choose one of them or to make another.

    ``keeper``: of the current one. Signals: ``chosen`` with the ``Path`` of a set, None for digits.
    """

    chosen = Signal(object)

    def __init__(self, keeper: CollectionController) -> None:
        super().__init__()
        self.keeper = keeper
        self.combo = combo(
            "set_combo",
            self.tr("What to collect"),
            self.tr("The ten digits, or a set of your own: signs, letters, shapes"),
            [],
        )
        self.combo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.classes_button = small_button(
            "classes_button", self.tr("Classes"), self.tr("Add, rename, join or delete classes")
        )
        self.classes_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.new_button = small_button(
            "new_set_button",
            self.tr("New set…"),
            self.tr("Make a reader of your own: name what it tells apart, draw it, train"),
            self.ask_new,
        )
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.classes_button.setMenu(self._menu)
        buttons = self.classes_button, self.new_button
        filled(QHBoxLayout(self), (self.combo, 1), *buttons, spacing=4)
        self.combo.currentIndexChanged.connect(self._on_chosen)

    def follow(self, keeper: CollectionController) -> None:
        """List the sets that there are, and show this one as current."""
        # It loads SQLite, which the first paint does not need.
        from digitpad.collection.store import set_paths

        self.keeper = keeper
        with QSignalBlocker(self.combo):
            self.combo.clear()
            self.combo.addItem(self.tr("Digits 0–9"), None)
            for path in set_paths():
                self.combo.addItem(path.stem, path)
            self.combo.setCurrentIndex(max(0, self.combo.findText(self._title)))
        self.classes_button.setVisible(keeper.path is not None)

    @property
    def _title(self) -> str:
        path = self.keeper.path
        return self.tr("Digits 0–9") if path is None else path.stem

    @Slot()
    def _on_chosen(self) -> None:
        self.chosen.emit(self.combo.currentData())

    def ask_new(self) -> None:
        """Ask for the classes of a new set."""
        window = NewSetWindow(self.window())
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.chosen.connect(partial(self._make_and_close, window))
        window.show()

    def _make_and_close(self, asking: NewSetWindow, name: str, classes: tuple[str, ...]) -> None:
        if self._make(name, classes):
            asking.close()

    def make_from(self, path: Path) -> bool:
        """Make a set with the classes of a file or folder, and its name."""
        from digitpad.data.sets.things import classes_of

        try:
            classes = classes_of(path)
        except DigitpadError as error:
            self.keeper.dialogs.tell(self.tr("No set was made"), tr(error))
            return False
        return self._make(path.stem, classes)

    def _make(self, name: str, classes: tuple[str, ...]) -> bool:
        from digitpad.collection.store import new_set

        try:
            path = new_set(name, classes).path
        except DigitpadError as error:
            self.keeper.dialogs.tell(self.tr("No set was made"), tr(error))
            return False
        self.chosen.emit(path)
        return True

    # The classes

    def _fill_menu(self) -> None:
        self._menu.clear()
        self._menu.addAction(self.tr("Add…"), self._ask_add)
        self._menu.addSeparator()
        for name in self.keeper.classes:
            of_class = self._menu.addMenu(verbatim(name))
            rename, delete = partial(self._ask_rename, name), partial(self._delete, name)
            of_class.addAction(self.tr("Rename, or join with another…"), rename)
            of_class.addAction(self.tr("Delete it and its drawings"), delete)

    def _ask_add(self) -> None:
        title, prompt = self.tr("Add classes"), self.tr("Names, with spaces or commas between:")
        ask = self.keeper.dialogs.choose
        ask(title, prompt, [""], "", self._add, is_editable=True)

    def _add(self, text: str) -> None:
        names = parsed_classes(text, spells=False)
        self.keeper.set_classes((*self.keeper.classes, *names))

    def _ask_rename(self, name: str) -> None:
        title = self.tr("Rename “{name}”").format(name=name)
        prompt = self.tr("A new name; with that of another class, the two are joined:")
        names, ask = [*self.keeper.classes], self.keeper.dialogs.choose
        ask(title, prompt, names, name, partial(self._rename, name), is_editable=True)

    def _rename(self, name: str, new: str) -> None:
        new = " ".join(new.split())
        renamed = dict.fromkeys(new if old == name else old for old in self.keeper.classes)
        self.keeper.set_classes(tuple(renamed), {name: new})

    def _delete(self, name: str) -> None:
        self.keeper.set_classes([other for other in self.keeper.classes if other != name])
