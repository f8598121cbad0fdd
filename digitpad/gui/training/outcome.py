"""How a run ended, in words, and what the user can do with what it learned, now or next time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import isfinite
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from digitpad.errors import DatasetError, DigitpadError
from digitpad.gui.training.run_store import RunFolder, UnfinishedRun, unfinished_runs
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import close_button, drop, filled, label, named, push_button
from digitpad.gui.widgets.wording import dataset_words
from digitpad.training.config import TrainConfig
from digitpad.training.duration import duration
from digitpad.training.events import Ended

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.training.config import Keep


CHOICES: Final = {
    "train_anyway": (
        "Train anyway",
        "It can be paused, stopped and gone on with whenever you like",
    ),
    "choose_quick": (
        "Choose Quick instead",
        "Stop this run and set up the network that learns in seconds",
    ),
    "restore": (
        "Get it back",
        "Read with what the run learned again, as if it had not been discarded",
    ),
    "keep_best": ("Keep best", "Go on with the weights that tested best"),
    "keep_best/untested": ("Keep", "Go on with what it has learned so far; that was not tested"),
    "keep_last": ("Keep last", "Go on with the weights as they were at the end"),
    "discard": ("Discard", "Throw away what it learned; the model from before comes back"),
    "save_result": ("Save…", "Write the trained model to a file"),
    "go_on": ("Go on", "Go on with this run from where it was last kept"),
    "resume": ("Continue the run", "Go on exactly where it ended"),
    "resume/finished": ("Get it back", "Go on exactly where it ended"),
    "forget": ("Discard", "Throw away what the run had learned"),
}
"""Text and tip of each button; up to a slash, its name is the beginning of its object name."""
Choices = Mapping[str, Callable[[], object]]


class RunNotice(QFrame):
    """A bar with text, a cross that closes it, and as many buttons as there are choices.

    Signals: ``opened`` (); ``closed`` (); ``focus_left`` (), before a button that has the keyboard
    goes away.
    """

    opened = Signal()
    closed = Signal()
    focus_left = Signal()

    def __init__(self) -> None:
        super().__init__()
        named(self, "run_notice", self.tr("How the run ended"))
        self.setProperty("look", "notice")
        self._text = label("run_notice_text", wraps=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = self.tr("Close this notice")
        close = close_button("run_notice_close", words, self.tr("Close"), self.clear)
        self._buttons: list[QPushButton] = []
        top = filled(QHBoxLayout(), (self._text, 1), close)
        top.setAlignment(close, Qt.AlignmentFlag.AlignTop)
        self._row = Flow()
        filled(QVBoxLayout(self), top, self._row, margins=(14, 7, 8, 8), spacing=4)
        self.hide()

    @property
    def text(self) -> str:
        """What the bar says, "" while it is closed."""
        return "" if self.isHidden() else self._text.text()

    def say(self, text: str, choices: Choices | None = None) -> None:
        """Show a text with buttons and what they call, the first one recommended.

        The names of the buttons are those of ``CHOICES``; each closes the bar first.
        """
        self._drop_buttons()
        self._text.setText(text)
        for name, chosen in (choices or {}).items():
            words, tip = (self.tr(one) for one in CHOICES[name])
            choose = partial(self._choose, chosen)
            button = push_button(f"{name.partition('/')[0]}_button", words, tip, choose)
            if not self._buttons:
                button.setProperty("look", "primary")
            self._row.addWidget(button)
            self._buttons.append(button)
        self.show()
        self.opened.emit()

    def take_focus(self) -> None:
        """Give the keyboard to the recommended button, where there is one."""
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, chosen: Callable[[], object]) -> None:
        self.clear()
        chosen()

    def clear(self) -> None:
        was_open = not self.isHidden()
        self._drop_buttons()
        self.hide()
        if was_open:
            self.closed.emit()

    def _drop_buttons(self) -> None:
        focused = self.window().focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self.focus_left.emit()
        drop(self._row, self._buttons)
        self._buttons.clear()


class RunOutcome(QObject):
    """Shows the end of a run in the notice and passes on what the user chooses.

    Signals: ``kept`` (the ``Model``), ``discarded`` (), ``restored`` (the ``Ended`` of the run
    whose result is wanted after all), ``go_on_wanted`` (), ``save_wanted`` (), ``accepted`` (the
    ``UnfinishedRun`` of an earlier start to go on with), ``quick_wanted`` (the run takes too long).
    """

    kept = Signal(object)
    discarded = Signal()
    restored = Signal(object)
    go_on_wanted = Signal()
    save_wanted = Signal()
    accepted = Signal(object)
    quick_wanted = Signal()

    def __init__(self, notice: RunNotice) -> None:
        super().__init__(notice)
        self._notice = notice
        self._config: TrainConfig | None = None
        self._ended: Ended | None = None
        self._data_failure = ""
        self._has_looked = False

    def offer_unfinished(self) -> None:
        """Offer the youngest run that nobody goes on with, at the first call only."""
        if self._has_looked:
            return
        self._has_looked = True
        try:
            runs = unfinished_runs()
        except DigitpadError:
            return  # no folder for the user's data: nothing was kept there either
        if runs:
            self._offer(runs[0])

    def show_end(self, config: TrainConfig, ended: Ended, *, can_go_on: bool) -> None:
        self._config, self._ended = config, ended
        self._notice.say(self.words(ended), self._choices(ended, can_go_on=can_go_on))

    def show_long(self, seconds: float, *, offers_quick: bool) -> None:
        choices: dict[str, Callable[[], object]] = {"train_anyway": lambda: None}
        if offers_quick:
            choices["choose_quick"] = self.quick_wanted.emit
        text = self.tr("This takes about {0} on this computer.")
        self._notice.say(text.format(duration(seconds, is_rough=True)), choices)

    def show_discarded(self) -> None:
        """Say that the result was thrown away, and offer to get it back."""
        words = self.tr("What the run learned was thrown away. It can be got back until the next.")
        self._notice.say(words, {"restore": lambda: self.restored.emit(self._ended)})

    def show_failure(self, error: Exception, *, can_go_on: bool = False) -> str:
        """Say why a run failed, and return it; ``can_go_on``: there is a checkpoint of it."""
        text = str(error)
        if not isinstance(error, DigitpadError):
            text = self.tr(
                "Training failed in a way that nobody foresaw ({kind}: {text}). "
                "The model from before is untouched."
            ).format(kind=type(error).__name__, text=error)
        self._notice.say(text, {"go_on": self.go_on_wanted.emit} if can_go_on else None)
        self._data_failure = text if isinstance(error, DatasetError) and not can_go_on else ""
        return text

    def forget_data_failure(self) -> None:
        """Close a notice that images are missing or damaged: others have been chosen."""
        if self._data_failure and self._notice.text == self._data_failure:
            self._notice.clear()

    def show_no_begin(self) -> None:
        """Offer to go on with a run that was stopped before its first step."""
        text = self.tr("Nothing is lost: it goes on from where it stopped.")
        self._notice.say(text, {"go_on": self.go_on_wanted.emit})

    def model(self, keep: Keep) -> Model:
        assert self._config is not None
        assert self._ended is not None
        # Reads which versions are installed, which takes 20 ms that the start need not wait for.
        from digitpad.training.outcome import model_from_run

        return model_from_run(self._config, self._ended, keep=keep)

    def words(self, ended: Ended) -> str:
        """Return how the run ended and how good its best epoch was."""
        if not ended.history and ended.reason == "stopped":
            return ended.message
        if not ended.history:
            best = self.tr("What it learned was not tested yet.")
        elif isfinite(ended.best_accuracy):
            best = self.tr("Best: {accuracy:.2f} % of {count} test images, in epoch {epoch}.")
        else:
            best = self.tr("Best: test loss {loss:.4f} over {count} images, in epoch {epoch}.")
        best = best.format(
            accuracy=100 * ended.best_accuracy,
            loss=ended.best_loss,
            count=f"{ended.test_count:,}",
            epoch=ended.best_epoch,
        )
        return f"{ended.message} {best}"

    def _choices(self, ended: Ended, *, can_go_on: bool) -> Choices:
        choices: dict[str, Callable[[], object]] = {}
        is_complete = ended.reason == "completed"
        if is_complete:
            choices["save_result"] = self.save_wanted.emit
        else:
            keep = "keep_best" if ended.history else "keep_best/untested"
            choices[keep] = lambda: self.kept.emit(self.model("best"))
        if ended.history and not (is_complete and ended.best_epoch == ended.epochs_done):
            choices["keep_last"] = lambda: self.kept.emit(self.model("last"))
        choices["discard"] = self.discarded.emit
        if can_go_on and ended.reason in ("stopped", "failed"):
            choices["go_on"] = self.go_on_wanted.emit
        return choices

    def _offer(self, run: UnfinishedRun) -> None:
        if run.is_complete:
            text = self.tr("A finished run of {model} on {dataset} was never saved.")
        elif run.history:
            text = self.tr(
                "A run of {model} on {dataset} was stopped or interrupted after {done} of {all} "
                "epochs, and never saved."
            )
        else:
            text = self.tr(
                "A run of {model} on {dataset} was stopped or interrupted in the first of its "
                "{all} epochs, and never saved."
            )
        words = text.format(
            model=run.config.network_name,
            dataset=dataset_words(run.config.dataset),
            done=len(run.history),
            all=run.config.recipe.epochs,
        )
        resume = "resume/finished" if run.is_complete else "resume"
        discard = RunFolder(run.folder).discard
        self._notice.say(words, {resume: partial(self.accepted.emit, run), "forget": discard})
