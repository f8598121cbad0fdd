"""The windows about a model: how sure it must be, and how well it reads.

Neither is loaded before somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from digitpad.gui.actions import ActionRow
from digitpad.gui.evaluate.thresholds import Sureness

if TYPE_CHECKING:
    from digitpad.gui.evaluate.evaluation_window import EvaluationWindow
    from digitpad.gui.evaluate.thresholds_panel import SurenessPanel
    from digitpad.gui.reading.live_reading import LiveReading
    from digitpad.gui.settings import Settings
    from digitpad.modelfile import Model


def measuring_rows(tr: Callable[[str], str]) -> tuple[ActionRow, ...]:
    """Return the actions that open the windows."""
    return (
        ActionRow(
            "insight",
            tr("&Sensitivity of this drawing…"),
            tr("See how far the drawing can be changed until it is read as something else"),
            ("F8",),
        ),
        ActionRow(
            "report",
            tr("&Robustness…"),
            tr("Measure how far digits can be changed until the model misreads them"),
            ("Shift+F8",),
        ),
        ActionRow(
            "evaluation",
            tr("&Evaluate model…"),
            tr("Measure the model on a data set: accuracy, reliability, confusions"),
            ("F4",),
        ),
        ActionRow(
            "sureness",
            tr("&Confidence thresholds…"),
            tr("Choose from where on it says “unsure” and “not a digit”"),
            ("F3",),
        ),
    )


class ModelTools(QObject):
    """Opens the windows, and lets the thresholds that were chosen count in every reading.

    ``folders`` returns the user's own folders by data set.
    """

    def __init__(
        self,
        reading: LiveReading,
        folders: Callable[[], dict[str, Path]],
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._reading = reading
        self._folders = folders
        self._main = window
        self.sureness = Sureness(settings.store, self)
        self.sureness.changed.connect(self._on_sureness_changed)
        self.panel: SurenessPanel | None = None
        self.evaluation: EvaluationWindow | None = None

    def follow(self, model: Model | None) -> None:
        """Be about the model that reads, None without one."""
        self.sureness.follow(model)
        if self.evaluation is not None and self.evaluation.isVisible():
            self.evaluation.use(model)

    @Slot()
    def show_sureness(self) -> None:
        """Open “How sure must it be?”, or bring it to the front."""
        if self.panel is None:
            from digitpad.gui.evaluate.thresholds_panel import SurenessPanel

            self.panel = SurenessPanel(self.sureness, self._main)
        _raise(self.panel)

    @Slot()
    def show_evaluation(self) -> None:
        """Open “How well does it read?”, or bring it to the front."""
        if self.evaluation is None:
            from digitpad.gui.evaluate.evaluation_window import EvaluationWindow

            self.evaluation = EvaluationWindow(self._folders, self._main)
        self.evaluation.use(self.sureness.model)
        _raise(self.evaluation)

    def stop(self) -> bool:
        """Close the windows; return whether nothing runs any more."""
        if self.panel is not None:
            self.panel.hide()
        if self.evaluation is None:
            return True
        self.evaluation.hide()
        return self.evaluation.stop()

    @Slot()
    def _on_sureness_changed(self) -> None:
        is_changed = self.sureness.is_changed
        self._reading.judge_by(self.sureness.calibration if is_changed else None)


def _raise(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
