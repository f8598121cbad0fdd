"""Files that come into My things and go out of it: ink, pictures, folders, sets handed on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.collection.sample import Entry
from digitpad.gui.collection.keeper import CollectionController
from digitpad.gui.collection.sets import SetChooser
from digitpad.gui.widgets.dialogs import Dialogs, pictures_folder
from digitpad.gui.widgets.parts import push_button


class CollectionFiles(QObject):
    """The buttons Import and Export, and what is dropped on the wall.

    ``on_wall`` returns what is exported. Signals: ``message`` with why something was not taken.
    """

    message = Signal(str)

    def __init__(
        self, dialogs: Dialogs, sets: SetChooser, on_wall: Callable[[], Sequence[Entry]]
    ) -> None:
        super().__init__(dialogs)
        self._dialogs, self._sets, self._on_wall = dialogs, sets, on_wall
        self.import_button = push_button(
            "import_button",
            self.tr("Import…"),
            self.tr("Add drawings of an ink file; of a set also what somebody handed on"),
            self._ask_import,
        )
        self.export_button = push_button(
            "export_button",
            self.tr("Export…"),
            self.tr("Save the drawings on the wall as an ink file (InkML), or a set to hand on"),
            self._ask_export,
        )

    @Slot(list, str)
    def take(self, files: Sequence[Path], label: str = "") -> None:
        """Add what is dropped: a folder for each class, files of drawings, pictures on a row.

        What has classes of its own makes a new set while the digits are shown.
        """
        from digitpad.preprocess.pictures import is_picture

        is_set = self._keeper.path is not None
        if all(path.is_file() and is_picture(path) for path in files):
            if is_set and label:
                self._keeper.import_things(files, label)
            else:
                self.message.emit(self.tr("Drop pictures on the row of their class, in a set."))
        elif not is_set and files[0].suffix == ".inkml":
            self._keeper.import_file(files[0])
        elif is_set or self._sets.make_from(files[0]):
            self._keeper.import_things(files)

    @property
    def _keeper(self) -> CollectionController:
        return self._sets.keeper

    def _filters(self) -> list[str]:
        ink = self.tr("Ink files ({patterns})").format(patterns="*.inkml")
        sets = self.tr("Sets to hand on ({patterns})").format(patterns="*.digitpad-class")
        return [ink] if self._keeper.path is None else [sets, ink]

    def _ask_import(self) -> None:
        title, folder = self.tr("Import handwriting"), str(pictures_folder())
        self._dialogs.ask_open(title, folder, self._filters(), lambda path: self.take([path]))

    def _ask_export(self) -> None:
        path = self._keeper.path
        name = "my-handwriting.inkml" if path is None else f"{path.stem}.digitpad-class"
        self._dialogs.ask_save(
            self.tr("Export handwriting"),
            pictures_folder() / name,
            self._filters(),
            lambda chosen: self._keeper.export_file(chosen, self._on_wall()),
        )
