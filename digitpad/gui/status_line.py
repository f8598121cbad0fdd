"""The line at the foot of the window: the current model, its accuracy, and what just happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from digitpad.gui.language import tr
from digitpad.gui.widgets.parts import plain_tip, single_shot_timer
from digitpad.gui.widgets.spoken import announce
from digitpad.gui.widgets.wording import model_words

if TYPE_CHECKING:
    from digitpad.modelfile import Model

MESSAGE_MS: Final = 8000
"""A message about what happened is of no use for ever."""


class StatusLine(QLabel):
    """The model, whether it is saved, and the current or last event."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setObjectName("status_label")
        # A long file name must not widen the window.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._model: Model | None = None
        self._is_unsaved = False
        self._is_starting = True
        self._is_first = True
        self._message = self.tr("Starting…")
        self._run_state = "idle"
        self._tip = ""
        self._timer = single_shot_timer(MESSAGE_MS, self.be_ready, self)
        self._show()

    def show_model(self, model: Model | None, *, is_unsaved: bool) -> None:
        """Show the current model, and whether it is unsaved."""
        self._model, self._is_unsaved = model, is_unsaved
        self._show()

    def show_run_state(self, state: str) -> None:
        self._run_state = state
        self._show()

    @Slot(str)
    def say(self, message: str) -> None:
        self._is_starting = False
        self._message, self._tip = message, ""
        self._timer.start()
        self._show()
        announce(self, message)

    def show_tip(self, tip: str) -> None:
        """Show what a menu entry does in the place of the status, "" for nothing."""
        self._tip = tip
        self._show()

    @Slot()
    def model_opened(self) -> None:
        """Report readiness, after what was reported while the first model was being opened."""
        if not (self._is_first and self._timer.isActive()):
            self.be_ready()
        self._is_first = False

    @Slot()
    def be_ready(self) -> None:
        """Report readiness, or what is missing."""
        self._timer.stop()
        self._is_starting = False
        if self._model is None:
            self._message = self.tr("open one or train one")
        else:
            self._message = self.tr("ready")
        self._show()

    def _show(self) -> None:
        name = self.tr("No model") if self._model is None else model_words(self._model.info)
        if self._is_unsaved:
            name = self.tr("{model} · not saved").format(model=name)
        state = {
            "running": self.tr("training"),
            "paused": self.tr("paused"),
            "stopping": self.tr("stopping"),
        }.get(self._run_state, self._message)
        is_first = self._is_starting and self._model is None
        whole = self._message if is_first else f"{name} · {state}"
        has_room = self.fontMetrics().horizontalAdvance(whole) <= self.width()
        # What just happened is seen now or never; which model reads is said again soon.
        said = whole if has_room or not self._timer.isActive() else state
        self.setText(self._tip or said)
        guess = "" if self._model is None else tr(self._model.info.guess)
        self.setToolTip(plain_tip(f"{whole}\n{guess}".strip()))

    # Overrides of Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show()
