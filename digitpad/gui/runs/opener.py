"""Opens the window of the runs, which is loaded when somebody asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from digitpad.gui.window_memory import bring_to_front, room_for

if TYPE_CHECKING:
    from digitpad.gui.runs.window import RunsWindow


class Runs(QObject):
    """The runs that were kept.

    Signals: ``model_wanted`` (a model file), ``again_wanted`` (a ``TrainConfig`` to set up).
    """

    model_wanted = Signal(object)
    again_wanted = Signal(object)

    def __init__(self, main: QWidget) -> None:
        super().__init__(main)
        self._main = main
        self._window: RunsWindow | None = None

    @Slot()
    def open(self) -> None:
        """Open the window, or bring it to the front."""
        if self._window is None:
            from digitpad.gui.runs.window import RunsWindow

            self._window = RunsWindow(self._main)
            self._window.model_wanted.connect(self.model_wanted)
            self._window.again_wanted.connect(self.again_wanted)
            self._window.resize(self._window.size().boundedTo(room_for(self._main)))
        bring_to_front(self._window)

    @Slot()
    def refresh(self) -> None:
        """Look what there is now: a run was kept."""
        if self._window is not None:
            self._window.refresh()

    def stop(self) -> bool:
        """End what runs; return whether nothing runs any more."""
        if self._window is None:
            return True
        self._window.hide()
        return self._window.stop()
