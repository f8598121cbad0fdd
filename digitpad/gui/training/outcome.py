"""What a run gives, while it learns and when it ends, and what the user can do with it."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

from digitpad.data.source import DataSource
from digitpad.errors import DatasetError, DigitpadError
from digitpad.gui.training.notice import Choice, RunNotice
from digitpad.models.catalogue import architecture
from digitpad.training.config import TrainConfig
from digitpad.training.events import Ended, Snapshot

if TYPE_CHECKING:
    from digitpad.modelfile import Model

Kept = Literal["best", "last"]


class RunOutcome(QObject):
    """Shows the end of a run in the notice and passes on what the user chooses.

    Signals: ``kept`` (the ``Model``), ``discarded`` (), ``restored`` (the ``Ended`` of the run
    whose result is wanted after all), ``go_on_wanted`` (), ``save_wanted`` ().
    """

    kept = Signal(object)
    discarded = Signal()
    restored = Signal(object)
    go_on_wanted = Signal()
    save_wanted = Signal()

    def __init__(self, notice: RunNotice) -> None:
        super().__init__(notice)
        self._notice = notice
        self._config: TrainConfig | None = None
        self._ended: Ended | None = None
        self._data_failure = ""

    def show_end(self, config: TrainConfig, ended: Ended, *, can_go_on: bool) -> None:
        """Say how the run ended and offer what can be done."""
        self._config, self._ended = config, ended
        self._notice.say(self.words(ended), self._choices(ended, can_go_on=can_go_on))

    def show_discarded(self) -> None:
        """Say that the result was thrown away, and offer to get it back."""
        restore = Choice(
            "restore_button",
            self.tr("Get it back"),
            self.tr("Read with what the run learned again, as if it had not been discarded"),
            lambda: self.restored.emit(self._ended),
        )
        words = self.tr("What the run learned was thrown away. It can be got back until the next.")
        self._notice.say(words, [restore])

    def show_failure(self, error: Exception, *, can_go_on: bool = False) -> str:
        """Say why a run failed, and return it; ``can_go_on``: there is a checkpoint of it."""
        text = (
            str(error)
            if isinstance(error, DigitpadError)
            else self.tr(
                "Training failed in a way that nobody foresaw ({kind}: {text}). "
                "The model from before is untouched."
            ).format(kind=type(error).__name__, text=error)
        )
        self._notice.say(text, [self._go_on()] if can_go_on else [])
        self._data_failure = text if isinstance(error, DatasetError) and not can_go_on else ""
        return text

    def forget_data_failure(self) -> None:
        """Close a notice that images are missing or damaged: others have been chosen."""
        if self._data_failure and self._notice.text == self._data_failure:
            self._notice.clear()

    def show_no_begin(self, text: str) -> None:
        """Say that a run that was to be gone on with did not begin."""
        self._notice.say(text, [self._go_on()])

    def model(self, keep: Kept) -> Model:
        """Return what the run learned as a model."""
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
            return f"{ended.message} {self.tr('What it learned was not tested yet.')}"
        places = {"count": f"{ended.test_count:,}", "epoch": ended.best_epoch}
        if isfinite(ended.best_accuracy):
            best = self.tr("Best: {accuracy:.2f} % of {count} test images, in epoch {epoch}.")
            return f"{ended.message} {best.format(accuracy=100 * ended.best_accuracy, **places)}"
        best = self.tr("Best: test loss {loss:.4f} over {count} images, in epoch {epoch}.")
        return f"{ended.message} {best.format(loss=ended.best_loss, **places)}"

    def _choices(self, ended: Ended, *, can_go_on: bool) -> list[Choice]:
        keep = Choice(
            "keep_best_button",
            self.tr("Keep best") if ended.history else self.tr("Keep"),
            self.tr("Go on with the weights that tested best"),
            lambda: self.kept.emit(self.model("best")),
        )
        keep_last = Choice(
            "keep_last_button",
            self.tr("Keep last"),
            self.tr("Go on with the weights as they were at the end"),
            lambda: self.kept.emit(self.model("last")),
        )
        discard = Choice(
            "discard_button",
            self.tr("Discard"),
            self.tr("Throw away what it learned; the model from before comes back"),
            self.discarded.emit,
        )
        is_last_best = not ended.history or (
            ended.reason == "completed" and ended.best_epoch == ended.epochs_done
        )
        ways = [discard] if is_last_best else [keep_last, discard]
        match ended.reason:
            case "completed":
                save = Choice(
                    "save_result_button",
                    self.tr("Save…"),
                    self.tr("Write the trained model to a file"),
                    self.save_wanted.emit,
                )
                return [save, *ways]
            case "stopped":
                return [keep, *ways, self._go_on()] if can_go_on else [keep, *ways]
            case "diverged":
                return [keep, *ways]

    def _go_on(self) -> Choice:
        return Choice(
            "go_on_button",
            self.tr("Go on"),
            self.tr("Go on with this run from where it was last kept"),
            self.go_on_wanted.emit,
        )


def model_of_snapshot(config: TrainConfig, snapshot: Snapshot, *, name: str) -> Model:
    """Return the snapshot as a model with no figures and no calibration of its own."""
    from digitpad.modelfile import Model, new_info

    info = new_info(
        architecture(config.model, **dict(config.model_arguments)),
        name,
        classes=DataSource.parse(config.dataset).classes,
        dataset=config.dataset,
        training=config.to_json(),
    )
    return Model(info, snapshot.weights)
