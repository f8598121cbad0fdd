"""The three buttons of a run, its progress, and below them the line that says how it goes."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from digitpad.gui.training.session import RunState
from digitpad.gui.widgets.two_line_delegate import small_font
from digitpad.training.events import Preparing, Progress, StepProgress

BAR_STEPS: Final = 1000
BAR_HEIGHT_PX: Final = 8


class RunControls(QWidget):
    """Train, Pause and Stop, the progress bar and the words below. It decides nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = ""
        self._state: RunState = "idle"
        self._why_not = ""
        self.train_button = self._button("train_button", self.tr("Train"))
        self.pause_button = self._button("pause_button", self.tr("Pause"))
        self.stop_button = self._button("stop_button", self.tr("Stop"))
        self.stop_button.setToolTip(
            self.tr("End the run; you choose what to keep, and no saved model is touched")
        )
        self.progress_bar = QProgressBar()
        self.progress_bar.setObjectName("progress_bar")
        self.progress_bar.setAccessibleName(self.tr("How far the training is"))
        self.progress_bar.setRange(0, BAR_STEPS)
        self.progress_bar.setTextVisible(False)
        self.progress_bar.setFixedHeight(BAR_HEIGHT_PX)
        self._words = QLabel()
        self._words.setObjectName("run_words")
        self._speed = QLabel()
        self._speed.setObjectName("run_speed")
        self._speed.setProperty("look", "quiet")
        for label in (self._words, self._speed):
            label.setFont(small_font(label.font()))
        # Elided to the room there is, never the other way round.
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._words.setAccessibleName(self.tr("How the run goes"))
        self._speed.setAccessibleName(self.tr("Speed of the training"))
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in self._buttons:
            row.addWidget(button)
        row.addSpacing(4)
        row.addWidget(self.progress_bar, 1)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self._words, 1)
        line.addWidget(self._speed)
        self._column = layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(5)
        layout.addLayout(row)
        layout.addLayout(line)
        self.allow_train("")
        self.say(self.tr("Ready to train"))

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAccessibleName(text)
        # As wide as its longest word, so that “Continue” moves nothing.
        button.setMinimumWidth(button.fontMetrics().horizontalAdvance(self.tr("Continue")) + 34)
        return button

    @property
    def _buttons(self) -> tuple[QPushButton, QPushButton, QPushButton]:
        return self.train_button, self.pause_button, self.stop_button

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is here, or will be when the window is active again."""
        focused = self.window().focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def take_focus(self) -> None:
        """Give the keyboard to the first button that can be pressed, or keep it here."""
        usable = (button for button in self._buttons if button.isEnabled())
        next(usable, self).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def can_train(self) -> bool:
        """Whether a run can be started now."""
        return self._state == "idle" and not self._why_not

    def allow_train(self, why_not: str) -> None:
        """Let a run be started, or say in the button's tool tip ``why_not``."""
        self._why_not = why_not
        self.train_button.setToolTip(why_not or self.tr("Teach the network with these settings"))
        self.show_state(self._state)

    def show_state(self, state: RunState) -> None:
        """Enable what can be done in this state; the keyboard stays with what can be pressed."""
        self._state = state
        is_paused = state == "paused"
        goes_on = state in ("running", "paused")
        enabled = dict(zip(self._buttons, (self.can_train, goes_on, goes_on), strict=True))
        focused = self.window().focusWidget()
        moves_focus = focused is self or any(
            focused is button and not is_enabled for button, is_enabled in enabled.items()
        )
        # Qt gives the keyboard to whatever comes next when the button that has it is disabled.
        if moves_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        for button, is_enabled in enabled.items():
            button.setEnabled(is_enabled)
        if moves_focus:
            self.take_focus()
        text = self.tr("Continue") if is_paused else self.tr("Pause")
        self.pause_button.setText(text)
        self.pause_button.setAccessibleName(text)
        self.pause_button.setToolTip(
            self.tr("Go on with the run") if is_paused else self.tr("Pause the run")
        )

    def say(self, words: str, speed: str = "") -> None:
        """Show these words below the buttons, and at the right end how fast it goes."""
        self._said = words
        self._words.setToolTip(words)
        self._speed.setText(speed)
        self._elide()

    @property
    def words(self) -> str:
        return self._said

    def _elide(self) -> None:
        self._column.activate()
        room = self._words.width()
        mode = Qt.TextElideMode.ElideRight
        self._words.setText(self._words.fontMetrics().elidedText(self._said, mode, room))

    def show_preparing(self, event: Preparing) -> None:
        """Show what happens before the first step."""
        self.progress_bar.setRange(0, BAR_STEPS if event.total else 0)
        if event.total:
            self.progress_bar.setValue(round(BAR_STEPS * event.done / event.total))
            megabytes = f" ({event.done / 1e6:.1f} / {event.total / 1e6:.1f} MB)"
        else:
            megabytes = ""
        self.say(self.tr("Getting ready: {0}").format(event.what) + megabytes)

    def show_progress(
        self, event: Progress | StepProgress, epochs: int, *, is_paused: bool
    ) -> None:
        """Show how far the run is, how long it will take and how fast it goes.

        Of an epoch whose step or test takes long, how far that is.
        """
        self.show_fraction(event.fraction)
        words = self.tr("Epoch {epoch} of {epochs}").format(
            epoch=f"{min(event.epoch, epochs):,}", epochs=f"{epochs:,}"
        )
        if isinstance(event, StepProgress):
            part = self.tr("testing") if event.is_test else f"{100 * event.part:.0f} %"
            words = f"{words}, {part}"
        rest = (
            self.tr("paused")
            if is_paused
            else self.tr("{time} left").format(time=duration(event.seconds_left))
        )
        self.say(
            f"{words} · {rest}",
            self.tr("{0} images/s").format(f"{event.images_per_second:,.0f}"),
        )

    def show_fraction(self, fraction: float) -> None:
        """Show how much of the run is done, 0..1."""
        self.progress_bar.setRange(0, BAR_STEPS)
        self.progress_bar.setValue(round(BAR_STEPS * fraction))

    # Qt's names

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()


def duration(seconds: float) -> str:
    """Return a time as 0:42, 12:05 or 1:02:03; “…” where nobody can tell yet."""
    if not math.isfinite(seconds):
        return "…"
    minutes, rest = divmod(max(0, round(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
