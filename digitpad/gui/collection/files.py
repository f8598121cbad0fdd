"""Files that come into My things and go out of it: ink, pictures, folders, sets handed on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from digitpad.gui.widgets.dialogs import pictures_folder
from digitpad.gui.widgets.parts import push_button

if TYPE_CHECKING:
    from digitpad.gui.collection.window import CollectionWindow


class CollectionFiles(QObject):
    """The buttons Import and Export of the ``window``, and what is dropped on its wall."""

    def __init__(self, window: CollectionWindow) -> None:
        super().__init__(window)
        self._window = window
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

        window, is_set = self._window, self._window.keeper.path is not None
        if all(one.is_file() and is_picture(one) for one in files):
            if is_set and label:
                window.keeper.import_things(files, label)
            else:
                words = self.tr("Drop pictures on the row of their class, in a set.")
                window.status.setText(words)
        elif not is_set and files[0].suffix == ".inkml":
            window.keeper.import_file(files[0])
        elif is_set or window.sets.make_from(files[0]):
            window.keeper.import_things(files)

    def _filters(self) -> list[str]:
        ink = self.tr("Ink files ({patterns})").format(patterns="*.inkml")
        sets = self.tr("Sets to hand on ({patterns})").format(patterns="*.digitpad-class")
        return [ink] if self._window.keeper.path is None else [sets, ink]

    def _ask_import(self) -> None:
        window = self._window
        window.dialogs.ask_open(
            self.tr("Import handwriting"),
            str(pictures_folder()),
            self._filters(),
            lambda path: self.take([path]),
        )

    def _ask_export(self) -> None:
        window, path = self._window, self._window.keeper.path
        name = "my-handwriting.inkml" if path is None else f"{path.stem}.digitpad-class"
        window.dialogs.ask_save(
            self.tr("Export handwriting"),
            pictures_folder() / name,
            self._filters(),
            lambda chosen: window.keeper.export_file(chosen, window.on_wall()),
        )
