"""The view of a run: buttons and progress, the notice, and the two live plots.

It redraws at most ten times a second, however many events arrive.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from digitpad.data.source import tested_images
from digitpad.gui.language import number, tr
from digitpad.gui.plots.curves import RunHistory
from digitpad.gui.plots.export import PlotMenu
from digitpad.gui.plots.live_plot import LivePlot
from digitpad.gui.training.outcome import RunNotice
from digitpad.gui.training.run import Run, RunState
from digitpad.gui.training.step_view import StepView
from digitpad.gui.widgets.parts import (
    PushButton,
    filled,
    grow,
    grown,
    named,
    plain_tip,
    set_progress,
    single_shot_timer,
    small_label,
)
from digitpad.gui.widgets.spoken import announce
from digitpad.gui.widgets.wording import dataset_words, in_percent
from digitpad.models.architecture import COLOUR_INPUT, DIGIT_INPUT, ReadingKind
from digitpad.models.catalogue import architecture
from digitpad.runs.unfinished import UnfinishedRun
from digitpad.training.events import (
    Continued,
    Ended,
    EpochDone,
    Event,
    Preparing,
    Progress,
    Started,
    Stepped,
    StepProgress,
    Warned,
)
from digitpad.words import duration, sentences

REDRAW_MS: Final = 100
BAR_STEPS: Final = 1000
BAR_HEIGHT_PX: Final = 8
BAR_NARROWEST_PX: Final = 60
BESIDE_WORD_PX: Final = 32
WIDEST_EQUAL_PX: Final = 92
NARROW_LINES: Final = 28
"""Width, in lines of text, below which one plot is placed below the other."""
NARROW_CONTROLS_PX: Final = 400
"""Width below which the progress bar is placed below the buttons."""


class RunDisplay(QWidget):
    """The notice and plots of the current run, and its controls, which the owner places.

    Signals: ``message`` (text for a status bar); ``begun`` (another run is shown from now on).
    """

    message = Signal(str)
    begun = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.controls = RunControls()
        self.notice = RunNotice()
        self.notice.opened.connect(self._on_notice_opened)
        self.notice.focus_left.connect(self.controls.take_focus)
        self.plots = (LivePlot("loss"), LivePlot("accuracy"))
        self.history = RunHistory()
        self._previous: RunHistory | None = None
        self._progress: Progress | None = None
        self._step_progress: StepProgress | None = None
        self._epochs_wanted = 1
        self._subject = ""
        self._run: Run | None = None
        self._reading = ReadingKind.DIGIT
        self._has_room = True
        self._timer = single_shot_timer(REDRAW_MS, self.redraw, self)
        self._plot_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._plot_row.setSpacing(14)
        for plot in self.plots:
            self._plot_row.addWidget(plot, 1)
            menu = PlotMenu(plot, lambda: self.history.epochs)
            menu.message.connect(self.message)
            menu.forget_previous.connect(self._on_forget_previous)
        self.step_view = StepView()
        parts = self.notice, self.step_view, (self._plot_row, 1)
        filled(QVBoxLayout(self), *parts, spacing=10)

    @property
    def has_progress(self) -> bool:
        """Whether the run has taken steps."""
        return self._progress is not None

    @Slot(object)
    def point_at(self, epochs: float | None) -> None:
        """Mark a moment of the run in the plots, None for none."""
        for plot in self.plots:
            plot.point_at(epochs)

    def begin_history(self, run: UnfinishedRun | None = None) -> None:
        """Dim the last run's curves and begin new ones, or continue those of ``run``."""
        if not self.history.is_empty:
            self._previous = self.history
        self.history = RunHistory()
        if run is not None:
            self.history.restore(run.history, run.curve)

    def take_over(self, old: RunDisplay) -> None:
        """Go on with the run and the curves of another display."""
        self.history, self._previous = old.history, old._previous
        self._progress, self._step_progress = old._progress, old._step_progress
        if old._run is not None:
            self._show_run(old._run)

    @Slot(str)
    def expect(self, model: str) -> None:
        """Show the plots that suit a model, unless there is a run to show."""
        if self.history.is_empty and self._previous is None:
            self._show_reading(architecture(model).reading)

    def begin_run(self, run: Run) -> None:
        reading = run.config.network.reading
        if reading is not self._reading and ReadingKind.RECONSTRUCTION in (reading, self._reading):
            # Errors of pixels and of names cannot be compared.
            self._previous = None
        self._progress = self._step_progress = None
        self._show_run(run)
        self.notice.clear()
        self.controls.show_preparing(Preparing(self.tr("the network and its data")))
        announce(self, self.tr("The training begins: {what}").format(what=self._subject))
        self.begun.emit()

    def _show_run(self, run: Run) -> None:
        self._run, config = run, run.config
        architecture = config.network
        subject = self.tr("{model} on {dataset}")
        self._subject = subject.format(
            model=config.network_name, dataset=dataset_words(config.dataset)
        )
        self._epochs_wanted = config.recipe.epochs
        self.history.tested_on = tested_images(config.dataset)
        if architecture.input_shape == DIGIT_INPUT:
            hint = self.tr("Draw while it learns: it reads with what it knows so far.")
        elif architecture.input_shape == COLOUR_INPUT:
            hint = self.tr("Open a picture while it learns: it reads with what it knows so far.")
        elif architecture.reads_lines:
            hint = self.tr("Write a number while it learns: it reads with what it knows so far.")
        else:
            hint = self.tr(
                "Write a number while it learns: it reads with what it knows so far, together "
                "with shipped networks."
            )
        self.controls.hint.setText(hint)
        self._show_reading(architecture.reading)
        self._set_runs()

    @Slot(object)
    def take(self, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case Preparing():
                    if self._run is not None and self._run.state == "running":
                        self.controls.show_preparing(event)
                case Started():
                    self.controls.say(self.tr("Taking the first steps…"))
                    message = self.tr("Training {model} on {count} images, on {device}").format(
                        model=event.config.network_name,
                        count=number(event.train_count),
                        device=tr(event.device),
                    )
                    self.message.emit(message)
                case Warned():
                    self.message.emit(tr(event.message))
                    known = self.controls.hint.text()
                    self.controls.hint.setText(tr(sentences(known, event.message)))
                case Progress():
                    self._progress, self._step_progress = event, None
                    self.history.add(event)
                case StepProgress():
                    self._step_progress = event
                case Stepped():
                    classes = self._run.config.source.classes if self._run else ()
                    self.step_view.show_step(event, classes)
                case Continued() | Ended():
                    self.step_view.hide()
                case EpochDone():
                    self.history.add(event)
        self._redraw_soon()

    def show_plots(self, is_wanted: bool) -> None:
        """Show the plots, or leave their room to others."""
        self._has_room = is_wanted
        self._show_reading(self._reading)

    def show_state(self, state: RunState) -> None:
        self.controls.show_state(state)
        if state == "stopping":
            self.controls.say(self.tr("Stopping…"))
        self._redraw_soon()

    def show_end(self, text: str, fraction: float | None = None) -> None:
        """Say how the run ended; ``fraction``: of the bar, None for where the run stopped."""
        reached = self._progress.fraction if self._progress else 0.0
        self.controls.show_fraction(reached if fraction is None else fraction)
        self.controls.say(text)
        announce(self, text)
        for plot in self.plots:
            plot.canvas.unpoint()
        self.redraw()

    def rest(self) -> None:
        """Redraw nothing more until something changes."""
        self._timer.stop()

    @Slot()
    def redraw(self) -> None:
        self._timer.stop()
        for plot in self.plots:
            plot.refresh()
        latest = self._step_progress or self._progress
        run = self._run
        if run is None:
            return
        if latest is not None and run.state in ("running", "paused"):
            rest = self.tr("paused") if run.state == "paused" else ""
            rest = self.tr("pausing…") if run.is_pausing else rest
            self.controls.show_progress(latest, self._epochs_wanted, rest)
        elif run.is_pausing:
            self.controls.say(self.tr("Pausing…"))
        elif run.state == "paused":
            asked = self.tr("Pauses before its next step")
            self.controls.say(self.tr("Paused") if run.phase == "resting" else asked)

    def _show_reading(self, reading: ReadingKind) -> None:
        """Show loss and accuracy, or only the error of a network that has no accuracy."""
        self._reading = reading
        for plot in self.plots:
            plot.show_reading(reading)
            plot.setVisible(self._has_room)
        has_accuracy = reading is not ReadingKind.RECONSTRUCTION
        self.plots[1].setVisible(has_accuracy and self._has_room)

    def _redraw_soon(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _set_runs(self) -> None:
        for plot in self.plots:
            plot.set_runs(self.history, self._previous, self._subject)

    @Slot()
    def _on_notice_opened(self) -> None:
        """Move the keyboard focus to the notice if the controls have it."""
        if self.controls.has_focus:
            self.notice.take_focus()

    @Slot()
    def _on_forget_previous(self) -> None:
        self._previous = None
        self._set_runs()

    # Overrides of Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        put_side_by_side(self._plot_row, self.width() >= NARROW_LINES * self.fontMetrics().height())


class RunControls(QWidget):
    """The buttons Train, Pause and Stop, the progress bar, and the texts above and below."""

    def __init__(self) -> None:
        super().__init__()
        self.status = ""
        self._state: RunState = "idle"
        self._why_not = ""
        self.train_button = self._button("train_button", self.tr("Train"))
        self.train_button.setProperty("look", "primary")
        self.pause_button = self._button("pause_button", self.tr("Pause"))
        self.stop_button = self._button("stop_button", self.tr("Stop"))
        self.stop_button.setToolTip(
            self.tr("End the run; you choose what to keep, and no saved model is touched")
        )
        title = self.tr("Progress of the training")
        self.progress_bar = named(QProgressBar(), "progress_bar", title)
        self.progress_bar.setRange(0, BAR_STEPS)
        self.progress_bar.setTextVisible(False)
        grow(self.progress_bar, "setFixedHeight", BAR_HEIGHT_PX)
        self.progress_bar.setMinimumWidth(BAR_NARROWEST_PX)
        self._status_label = small_label("run_words", self.tr("How the run goes"), look="")
        self.speed = small_label("run_speed", self.tr("Speed of the training"))
        self.hint = small_label("draw_hint", wraps=True)
        """Says what the user can do during a run."""
        # The text is elided to the room, and never claims any.
        self._status_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._buttons = (self.train_button, self.pause_button, self.stop_button)
        self._widen_buttons()
        self._button_row = filled(QHBoxLayout(), *self._buttons, spacing=5)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        filled(self._row, self._button_row, (self.progress_bar, 1), spacing=12)
        self.line = filled(QHBoxLayout(), (self._status_label, 1), self.speed, spacing=12)
        # The gap above separates it from the content that it may cover.
        # The hint is above: the buttons stay under the mouse when it comes.
        parts = self.hint, self._row, self.line
        self._column = filled(QVBoxLayout(self), *parts, margins=(0, 6, 0, 0), spacing=5)
        self.allow_train("")

    def _button(self, name: str, text: str) -> QPushButton:
        return named(PushButton(text), name, text)

    def _widen_buttons(self) -> None:
        """Make all as wide as “Continue”, so that nothing moves, but others only if it is short."""
        widest = self.fontMetrics().horizontalAdvance(self.tr("Continue"))
        width = widest + grown(BESIDE_WORD_PX)
        for button in self._buttons:
            is_pause = button is self.pause_button
            button.setMinimumWidth(width if is_pause else min(width, grown(WIDEST_EQUAL_PX)))

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard focus is here, or will be once the window is active again."""
        focused = self.window().focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def take_focus(self) -> None:
        """Focus the first button that is enabled, or else the controls themselves."""
        usable = (button for button in self._buttons if button.isEnabled())
        next(usable, self).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def can_train(self) -> bool:
        return self._state == "idle" and not self._why_not

    def allow_train(self, why_not: str) -> None:
        """Enable Train, or say ``why_not`` in its tool tip, and where it says that one can."""
        ready = self.tr("Ready to train")
        if self.status in (ready, self._why_not):
            self.say(why_not or ready)
        self._why_not = why_not
        self.train_button.setToolTip(
            plain_tip(why_not or self.tr("Teach the network with these settings"))
        )
        self.show_state(self._state)

    def show_state(self, state: RunState) -> None:
        """Enable the buttons that apply to this state; the focus moves to an enabled one."""
        self._state = state
        is_paused = state == "paused"
        goes_on = state in ("running", "paused")
        enabled = dict(zip(self._buttons, (self.can_train, goes_on, goes_on), strict=True))
        focused = self.window().focusWidget()
        moves_focus = focused is self or any(
            focused is button and not is_enabled for button, is_enabled in enabled.items()
        )
        # When the focused button is disabled, Qt focuses whatever widget comes next.
        if moves_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        for button, is_enabled in enabled.items():
            button.setEnabled(is_enabled)
        if moves_focus:
            self.take_focus()
        text = self.tr("Continue") if is_paused else self.tr("Pause")
        self.hint.setVisible(state != "idle")
        self.pause_button.setText(text)
        self.pause_button.setAccessibleName(text)
        self.pause_button.setToolTip(
            self.tr("Continue the run") if is_paused else self.tr("Pause the run")
        )

    def say(self, text: str, speed: str = "") -> None:
        """Show a text below the buttons, and ``speed`` at its right end."""
        self.status = text
        self._status_label.setToolTip(plain_tip(text))
        self.speed.setText(speed)
        self._elide()

    def _elide(self) -> None:
        self._column.activate()
        metrics, room = self._status_label.fontMetrics(), self._status_label.width()
        elided = metrics.elidedText(self.status, Qt.TextElideMode.ElideRight, room)
        self._status_label.setText(elided)
        self._status_label.speak(self.status)

    def show_preparing(self, event: Preparing) -> None:
        done = round(BAR_STEPS * event.done / event.total) if event.total else 0
        set_progress(self.progress_bar, done, BAR_STEPS if event.total else 0)
        text = self.tr("Getting ready: {what}").format(what=tr(event.what))
        if event.total and event.is_in_bytes:
            text = self.tr("Getting ready: {what} ({done} / {total} MB)").format(
                what=tr(event.what),
                done=number(event.done / 1e6, ".1f"),
                total=number(event.total / 1e6, ".1f"),
            )
        self.say(text)

    def show_progress(self, event: Progress | StepProgress, epochs: int, rest: str = "") -> None:
        """Show the epoch, the time left or else ``rest``, and the speed.

        If a step or a test takes long, show its progress, too.
        """
        self.show_fraction(event.fraction)
        text = self.tr("Epoch {epoch} of {epochs}").format(
            epoch=number(min(event.epoch, epochs)), epochs=number(epochs)
        )
        if isinstance(event, StepProgress):
            part = self.tr("testing") if event.is_test else in_percent(event.part, 0)
            text = f"{text}, {part}"
        rest = rest or self.tr("{time} left").format(time=tr(duration(event.seconds_left)))
        self.say(
            f"{text} · {rest}",
            self.tr("{count} images/s").format(count=number(event.images_per_second, ",.0f")),
        )

    def show_fraction(self, fraction: float) -> None:
        """Show which part of the run is done, 0..1."""
        set_progress(self.progress_bar, round(BAR_STEPS * fraction), BAR_STEPS)

    # Overrides of Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._widen_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self._button_row.minimumSize().width() + self._row.spacing() + BAR_NARROWEST_PX
        is_wide = self.width() >= max(beside, NARROW_CONTROLS_PX)
        put_side_by_side(self._row, is_wide)
        self.speed.setVisible(is_wide)
        self._elide()

    def minimumSizeHint(self) -> QSize:
        # Without room beside the buttons, the bar is placed below them.
        return QSize(self._button_row.minimumSize().width(), super().minimumSizeHint().height())


def put_side_by_side(row: QBoxLayout, is_wide: bool) -> None:
    way = QBoxLayout.Direction
    row.setDirection(way.LeftToRight if is_wide else way.TopToBottom)
