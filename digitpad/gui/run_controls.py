"""The three buttons of a run, its progress, and the line that says how it goes.

May import: PySide6, ``training.events``. Tests: ``tests/gui/test_training_panel.py``.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from digitpad.gui.run_session import RunState
from digitpad.gui.two_line_delegate import small_font
from digitpad.training.events import Preparing, Progress

BAR_STEPS: Final = 1000
BAR_HEIGHT_PX: Final = 8


class RunControls(QWidget):
    """Train, Pause and Stop, the progress bar and the words above it. It decides nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.train_button = self._button("train_button", self.tr("Train"))
        self.train_button.setToolTip(self.tr("Teach the network with these settings"))
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
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._words.setAccessibleName(self.tr("How the run goes"))
        self._speed.setAccessibleName(self.tr("Speed of the training"))
        line = QHBoxLayout()
        line.addWidget(self._words, 1)
        line.addWidget(self._speed)
        column = QVBoxLayout()
        column.setSpacing(5)
        column.addLayout(line)
        column.addWidget(self.progress_bar)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for button in (self.train_button, self.pause_button, self.stop_button):
            layout.addWidget(button)
        layout.addSpacing(4)
        layout.addLayout(column, 1)
        self.show_state("idle")
        self.say(self.tr("Ready to train"))

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAccessibleName(text)
        # As wide as its longest word, so that “Continue” moves nothing.
        button.setMinimumWidth(button.fontMetrics().horizontalAdvance(self.tr("Continue")) + 34)
        return button

    def show_state(self, state: RunState) -> None:
        """Enable what can be done in this state."""
        is_paused = state == "paused"
        self.train_button.setEnabled(state == "idle")
        self.pause_button.setEnabled(state in ("running", "paused"))
        self.stop_button.setEnabled(state in ("running", "paused"))
        text = self.tr("Continue") if is_paused else self.tr("Pause")
        self.pause_button.setText(text)
        self.pause_button.setAccessibleName(text)
        self.pause_button.setToolTip(
            self.tr("Go on with the run") if is_paused else self.tr("Let the run rest a while")
        )

    def say(self, words: str, speed: str = "") -> None:
        """Show these words above the bar, and at its right end how fast it goes."""
        self._words.setText(words)
        self._words.setToolTip(words)
        self._speed.setText(speed)

    @property
    def words(self) -> str:
        return self._words.text()

    def show_preparing(self, event: Preparing) -> None:
        """Show what happens before the first step."""
        self.progress_bar.setRange(0, BAR_STEPS if event.total else 0)
        if event.total:
            self.progress_bar.setValue(round(BAR_STEPS * event.done / event.total))
            megabytes = f" ({event.done / 1e6:.1f} / {event.total / 1e6:.1f} MB)"
        else:
            megabytes = ""
        self.say(self.tr("Getting ready: {0}").format(event.what) + megabytes)

    def show_progress(self, event: Progress, epochs: int, *, is_paused: bool) -> None:
        """Show how far the run is, how long it will take and how fast it goes."""
        self.show_fraction(event.fraction)
        words = self.tr("Epoch {epoch} of {epochs}").format(
            epoch=f"{min(event.epoch, epochs):,}", epochs=f"{epochs:,}"
        )
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


def duration(seconds: float) -> str:
    """Return a time as 0:42, 12:05 or 1:02:03; “…” where nobody can tell yet."""
    if not math.isfinite(seconds):
        return "…"
    minutes, rest = divmod(max(0, round(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
