"""The windows that the menus open; none of them is loaded before it is opened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from digitpad import wings
from digitpad.files import is_file
from digitpad.gui.actions import Menus
from digitpad.gui.canvas.content import Page, Picture
from digitpad.gui.files.opener import FileOpener
from digitpad.gui.settings import Settings
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.widgets.dock import Dock
from digitpad.gui.widgets.pixels import png_bytes, to_qimage
from digitpad.gui.window_memory import bring_to_front

if TYPE_CHECKING:
    from digitpad.gui.desk import Desk
    from digitpad.gui.guide.window import GuideWindow
    from digitpad.gui.reading.side_by_side import SideBySide
    from digitpad.gui.runs.window import RunsWindow
    from digitpad.modelfile import Model
    from digitpad.runs.record import RunRecord
    from digitpad.wings import Wing


class OtherWindows(QObject):
    """The windows that neither measure nor explain: runs, the guide, those of wings.

    ``of_wings``: the windows of wings that were opened, by the wings' names.
    """

    def __init__(
        self,
        settings: Settings,
        desk: Desk,
        opener: FileOpener,
        training: TrainingPanel,
        menus: Menus,
        dock: Dock,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._settings, self._desk, self._opener = settings, desk, opener
        self._current = desk.current
        self._training, self._menus = training, menus
        self._dock, self._parent = dock, parent
        self.of_wings: dict[str, Any] = {}
        self._without_file: tuple[Model, Path] | None = None
        """The model whose run was deleted, and its file, which comes back with the run."""

    def open_wing(self, wing: Wing) -> None:
        """Show the window of a wing."""
        if wing.name not in self.of_wings:
            make = wing.load(wing.window)
            self.of_wings[wing.name] = make(self._parent, self._settings, self._current)
        bring_to_front(self.of_wings[wing.name])

    def stop_wings(self) -> None:
        """Let the windows of wings end their work, since the program ends."""
        for window in self.of_wings.values():
            window.reading.cancel()

    @Slot(object)
    def read_photos(self, paths: Sequence[Path]) -> None:
        """Read photos, or those in folders, in the window of the wing that reads them."""
        wing = wings.reader_of_photos()
        if wing is not None:
            self.open_wing(wing)
            self.of_wings[wing.name].intake.take_files(paths)

    @Slot(object)
    def read_page(self, page: Page | None) -> None:
        """Read the picture on the canvas in that window."""
        wing = wings.reader_of_photos()
        if wing is not None and isinstance(page, Picture):
            self.open_wing(wing)
            photo = page.path or png_bytes(to_qimage(page.pixels))
            self.of_wings[wing.name].intake.came.emit([(photo, page.name)])

    @Slot()
    def show_runs(self) -> None:
        bring_to_front(self._runs)

    @Slot()
    def show_side_by_side(self) -> None:
        """Let several models read what is drawn, first the one in use; see ``beside``."""
        bring_to_front(self.beside, edits_page=True)

    @cached_property
    def beside(self) -> SideBySide:
        from digitpad.gui.evaluate.windows import place_beside
        from digitpad.gui.reading.side_by_side import SideBySide

        window = SideBySide(self._desk, self._parent)
        place_beside(window, self._parent)
        # Where it would cover the page, it is docked, so that one can draw beside it.
        covers = window.frameGeometry().intersects(self._parent.frameGeometry())
        self._dock.hold(window, docked=covers)
        return window

    @Slot(object)
    def _read_by_runs(self, runs: Sequence[RunRecord]) -> None:
        self.beside.show_runs(runs)
        self.show_side_by_side()

    @Slot(object)
    def read_by_models(self, models: Sequence[Model]) -> None:
        """Let these networks read what is drawn, side by side; none: no longer."""
        self.beside.show_models(models)
        if models:
            self.show_side_by_side()
        else:
            self.beside.close()

    @Slot()
    def show_guide(self) -> None:
        self.guide.show_page("draw.md")

    @Slot()
    def show_keys(self) -> None:
        self.guide.show_page("keys.html")

    @cached_property
    def guide(self) -> GuideWindow:
        from digitpad.gui.guide.window import GuideWindow

        return GuideWindow(self._menus.top_level, self._parent)

    @cached_property
    def _runs(self) -> RunsWindow:
        from digitpad.gui.runs.window import RunsWindow

        runs = RunsWindow(self._parent)
        runs.model_wanted.connect(self._opener.open_model)
        runs.changed.connect(self._look_for_file)
        self._opener.model_opened.connect(lambda: runs.say_opened(self._current.path))
        runs.again_wanted.connect(lambda config: runs.note.setText(self._training.set_up(config)))
        runs.beside_wanted.connect(self._read_by_runs)
        self._training.trainer.archived.connect(runs.refresh)
        self._training.offers.stored.changed.connect(runs.refresh)
        return runs

    @Slot()
    def _look_for_file(self) -> None:
        """Count the model in use as unsaved while the run that has its file is deleted."""
        current, path = self._current, self._current.path
        if self._without_file is not None and is_file(self._without_file[1]):
            current.forget(self._without_file[0])
            self._without_file = None
        elif path is not None and not is_file(path) and (model := current.lose_file()):
            self._without_file = model, path
