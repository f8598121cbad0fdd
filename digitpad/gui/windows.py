"""The windows that the menus open; none of them is loaded before it is opened."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from digitpad.files import is_file
from digitpad.gui.actions import Menus
from digitpad.gui.files.opener import FileOpener
from digitpad.gui.settings import Settings
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.window_memory import bring_to_front

if TYPE_CHECKING:
    from digitpad.gui.files.current_model import CurrentModel
    from digitpad.gui.guide.window import GuideWindow
    from digitpad.gui.paper.window import PaperWindow
    from digitpad.gui.runs.window import RunsWindow
    from digitpad.gui.training.lessons_window import LessonsWindow
    from digitpad.modelfile import Model


class OtherWindows(QObject):
    """The windows that neither measure nor explain: photos, runs, lessons, the guide.

    ``paper``: the window for photos, None before it is opened.
    """

    def __init__(
        self,
        settings: Settings,
        current: CurrentModel,
        opener: FileOpener,
        training: TrainingPanel,
        menus: Menus,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._settings, self._current, self._opener = settings, current, opener
        self._training, self._menus, self._parent = training, menus, parent
        self.paper: PaperWindow | None = None
        self._without_file: tuple[Model, Path] | None = None
        """The model whose run was deleted, and its file, which comes back with the run."""

    @Slot()
    def read_paper(self) -> None:
        """Show the window for photos of pages and tables."""
        if self.paper is None:
            from digitpad.gui.paper.window import PaperWindow

            self.paper = PaperWindow(self._parent, self._settings, self._current)
        bring_to_front(self.paper)

    @Slot()
    def show_runs(self) -> None:
        bring_to_front(self._runs)

    @Slot()
    def show_guide(self) -> None:
        self.guide.show_page("draw.md")

    @Slot()
    def show_keys(self) -> None:
        self.guide.show_page("keys.html")

    @cached_property
    def guide(self) -> GuideWindow:
        from digitpad.gui.guide.window import GuideWindow

        return GuideWindow(self._menus.shown, self._parent)

    @Slot()
    def show_lessons(self) -> None:
        bring_to_front(self._lessons)

    @cached_property
    def _lessons(self) -> LessonsWindow:
        from digitpad.gui.training.lessons_window import LessonsWindow

        made = LessonsWindow(self._parent)
        made.wanted.connect(partial(self._training.set_up, of_lesson=True))
        return made

    @cached_property
    def _runs(self) -> RunsWindow:
        from digitpad.gui.runs.window import RunsWindow

        made = RunsWindow(self._parent)
        made.model_wanted.connect(self._opener.open_model)
        made.changed.connect(self._look_for_file)
        self._opener.model_opened.connect(lambda: made.say_opened(self._settings.model_file))
        made.again_wanted.connect(lambda config: made.note.setText(self._training.set_up(config)))
        self._training.trainer.archived.connect(made.refresh)
        self._training.offers.stored.changed.connect(made.refresh)
        return made

    @Slot()
    def _look_for_file(self) -> None:
        """Count the model in use as unsaved while the run that has its file is deleted."""
        current, path = self._current, self._settings.model_file
        if self._without_file is not None and is_file(self._without_file[1]):
            current.forget(self._without_file[0])
            self._without_file = None
        elif path is not None and not is_file(path) and (model := current.lose_file()):
            self._without_file = model, path
