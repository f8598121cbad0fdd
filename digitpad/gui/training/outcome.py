"""How a run ended, as text, and the notice in which the user decides what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import isfinite
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from digitpad.data.source import tested_images
from digitpad.gui.language import number, tr
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import close_button, drop, filled, label, named, push_button
from digitpad.gui.widgets.spoken import announce
from digitpad.gui.widgets.wording import dataset_words, in_percent
from digitpad.gui.workers.task import failure_words
from digitpad.runs.unfinished import RunFolder, UnfinishedRun
from digitpad.training.events import Ended
from digitpad.training.learned import FAULTS
from digitpad.words import QT_TRANSLATE_NOOP, sentences

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.training.config import TrainConfig

CHOICES: Final = {
    "train_anyway": (
        QT_TRANSLATE_NOOP("notices", "Train anyway"),
        QT_TRANSLATE_NOOP("notices", "You can pause, stop or resume it at any time"),
    ),
    "choose_quick": (
        QT_TRANSLATE_NOOP("notices", "Choose Quick instead"),
        QT_TRANSLATE_NOOP("notices", "Stop this run and set up the network that learns in seconds"),
    ),
    "restore": (
        QT_TRANSLATE_NOOP("notices", "Restore"),
        QT_TRANSLATE_NOOP(
            "notices", "Use the result of the run again, as if it had not been discarded"
        ),
    ),
    "restore/unfinished": (
        QT_TRANSLATE_NOOP("notices", "Restore"),
        QT_TRANSLATE_NOOP("notices", "Offer the run again, as if it had not been discarded"),
    ),
    "keep_best": (
        QT_TRANSLATE_NOOP("notices", "Keep best"),
        QT_TRANSLATE_NOOP("notices", "Keep the weights that tested best"),
    ),
    "keep_best/untested": (
        QT_TRANSLATE_NOOP("notices", "Keep"),
        QT_TRANSLATE_NOOP("notices", "Keep the current, untested weights"),
    ),
    "keep_last": (
        QT_TRANSLATE_NOOP("notices", "Keep last"),
        QT_TRANSLATE_NOOP("notices", "Keep the weights as they were at the end"),
    ),
    "discard": (
        QT_TRANSLATE_NOOP("notices", "Discard"),
        QT_TRANSLATE_NOOP("notices", "Discard what it learned; the model from before comes back"),
    ),
    "save_result": (
        QT_TRANSLATE_NOOP("notices", "Save…"),
        QT_TRANSLATE_NOOP("notices", "Write the trained model to a file"),
    ),
    "read_result": (
        QT_TRANSLATE_NOOP("notices", "Read with it"),
        QT_TRANSLATE_NOOP("notices", "Make the trained model the one that reads again"),
    ),
    "start_anyway": (
        QT_TRANSLATE_NOOP("notices", "Train without saving"),
        QT_TRANSLATE_NOOP("notices", "Begin the next run; the unsaved result is lost"),
    ),
    "go_on": (
        QT_TRANSLATE_NOOP("notices", "Continue"),
        QT_TRANSLATE_NOOP("notices", "Continue this run from its last checkpoint"),
    ),
    "resume": (
        QT_TRANSLATE_NOOP("notices", "Continue the run"),
        QT_TRANSLATE_NOOP("notices", "Continue exactly where it ended"),
    ),
    "resume/finished": (
        QT_TRANSLATE_NOOP("notices", "Restore"),
        QT_TRANSLATE_NOOP("notices", "Continue exactly where it ended"),
    ),
    "forget": (
        QT_TRANSLATE_NOOP("notices", "Discard"),
        QT_TRANSLATE_NOOP("notices", "Discard what the run had learned"),
    ),
}
"""The text and tool tip of each button by name; the part before a slash is in its object name."""
STAYING: Final = ("save_result", "read_result")
"""Choices that decide nothing, so that the notice stays: for the file dialog or other choices."""
Choices = Mapping[str, Callable[[], object]]


class RunNotice(QFrame):
    """A notice with a text, a button for each choice, and one that closes it.

    ``about``: the unsaved model that it is about, whichever model reads; None for other notices.

    Signals: ``opened`` (); ``closed`` (); ``focus_left`` (), before a focused button is removed.
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
        tip = self.tr("Close this notice")
        close = close_button("run_notice_close", tip, self.tr("Close"), self.clear)
        self._buttons: list[QPushButton] = []
        self.about: Model | None = None
        top = filled(QHBoxLayout(), (self._text, 1), close)
        top.setAlignment(close, Qt.AlignmentFlag.AlignTop)
        self._row = Flow()
        filled(QVBoxLayout(self), top, self._row, margins=(14, 7, 8, 8), spacing=4)
        self.hide()

    @property
    def text(self) -> str:
        """The text, "" while the notice is closed."""
        return "" if self.isHidden() else self._text.text()

    def say(
        self,
        text: str,
        choices: Choices | None = None,
        *,
        about: Model | None = None,
        recommends: bool = True,
    ) -> None:
        """Show a text, and a button for each choice; the first one is recommended.

        ``choices``: names of ``CHOICES`` with what they call. All but those in ``STAYING`` close
        the notice first. ``recommends``: False if none of them is recommended.
        """
        self._drop_buttons()
        self.about = about
        self._text.setText(text)
        for name, chosen in (choices or {}).items():
            title, tip = map(tr, CHOICES[name])
            choose = partial(self._choose, name, chosen)
            button = push_button(f"{name.partition('/')[0]}_button", title, tip, choose)
            if not self._buttons and recommends:
                button.setProperty("look", "primary")
            self._row.addWidget(button)
            self._buttons.append(button)
        self.show()
        announce(self, text)
        self.opened.emit()

    def take_focus(self) -> None:
        """Focus the recommended button, if there is one."""
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, name: str, chosen: Callable[[], object]) -> None:
        if name not in STAYING:
            self.clear()
        chosen()

    def clear(self) -> None:
        was_open = not self.isHidden()
        self._drop_buttons()
        self.about = None
        self.hide()
        if was_open:
            self.closed.emit()

    def _drop_buttons(self) -> None:
        focused = self.window().focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self.focus_left.emit()
        drop(self._row, self._buttons)
        self._buttons.clear()


def ended_words(ended: Ended, config: TrainConfig) -> str:
    """Return how a run ended, the result of its best epoch, and whether it used all images."""
    if not ended.history and ended.reason == "stopped":
        return tr(ended.message)
    if not ended.history:
        best = tr("What it learned was not tested yet.")
    elif isfinite(ended.best_accuracy):
        best = tr("Best: {accuracy} of {count} {images}, in epoch {epoch}.")
    else:
        best = tr("Best: test loss {loss} over {count} {images}, in epoch {epoch}.")
    best = best.format(
        accuracy=in_percent(ended.best_accuracy),
        loss=number(ended.best_loss, ".4f"),
        count=number(ended.test_count),
        images=tr(tested_images(config.dataset)),
        epoch=ended.best_epoch,
    )
    limit = ""
    if config.train_limit:
        limit = tr("It trained on {count} images only.")
        limit = limit.format(count=number(config.train_limit))
    nothing = tr(FAULTS[ended.fault]) if ended.fault in FAULTS else ""
    return tr(sentences(ended.message, best, limit, nothing))


def why_failed(error: Exception) -> str:
    """Return why a run failed."""
    return failure_words(
        error,
        tr("Training failed unexpectedly ({kind}: {text}). The model from before is untouched."),
    )


def unfinished_words(run: UnfinishedRun) -> str:
    """Return what happened to a run of an earlier start that can be resumed."""
    if run.is_complete:
        text = tr("A finished run of {model} on {dataset} was never saved to a file.")
    elif run.history:
        text = tr(
            "A run of {model} on {dataset} was stopped or interrupted after {done} of {all} "
            "epochs, and never saved to a file."
        )
    else:
        text = tr(
            "A run of {model} on {dataset} was stopped or interrupted in the first of its "
            "{all} epochs, and never saved to a file."
        )
    if RunFolder(run.folder).is_archived:
        text = tr(sentences(text, tr("Runs has what it learned.")))
    return text.format(
        model=run.config.network_name,
        dataset=dataset_words(run.config.dataset),
        done=len(run.history),
        all=run.config.recipe.epochs,
    )
