"""The training loop: steps, a test after each epoch, pausing, stopping, checkpoints.

It checks its ``Control`` after every micro-batch and every chunk of a test, so pausing
and stopping take effect within a fraction of a second.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from math import inf, isfinite, nan
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from digitpad.data.split import Split
from digitpad.errors import DigitpadError
from digitpad.models.torch.network import Network, build, to_array
from digitpad.training.checkpoint import Place, write_checkpoint
from digitpad.training.compute.devices import failure_message, is_memory_full, is_of_device
from digitpad.training.compute.distributed import ALONE, ProcessGroup
from digitpad.training.control import Control
from digitpad.training.ctc import best_path, ctc_loss, edits_between, is_whole
from digitpad.training.curve import TrainCurve
from digitpad.training.events import (
    Continued,
    Ended,
    EndReason,
    EpochDone,
    Event,
    Paused,
    Snapshot,
    Warned,
    Weights,
)
from digitpad.training.learned import LOSS, fault_of
from digitpad.training.meter import Meter
from digitpad.training.step import TrainingRun, epoch_batches, to_input
from digitpad.training.watched import WatchedStep
from digitpad.words import QT_TRANSLATE_NOOP, Phrase, message_of

LOG: Final = logging.getLogger(__name__)
CHECKPOINT_EVERY_S: Final = 60.0
"""Interval between checkpoints within an epoch."""
CHECKPOINT_AT_MOST_EVERY_S: Final = 2.0
"""Shortest interval between checkpoints at ends of epochs; some models do many epochs a second."""
WRITING_SHARE: Final = 0.05
"""Most of a run's time that may go into checkpoints at ends of epochs, however large they are."""
TEST_CHUNK: Final = 500
"""Images tested at once: the first layer of candle's cnn then needs 37 MB instead of 737."""
BACKUP_EVERY_S: Final = 1.0
"""Interval between copies of the weights, which are restored if the loss becomes NaN."""


class Session:
    """The loop's state: its progress, its measurements and the best weights so far."""

    def __init__(
        self,
        run: TrainingRun,
        test: Split,
        control: Control,
        checkpoint: Path | None,
        dataset_checksum: str,
    ) -> None:
        self.run = run
        self.test = test
        self.control = control
        self.checkpoint = checkpoint
        self.dataset_checksum = dataset_checksum
        self.meter = Meter(run)
        self.history: list[EpochDone] = []
        self.curve = TrainCurve()
        self.best: Weights | None = None
        self.good = self._arrays()
        self.reader = build(run.network.architecture, seed=0).to(run.device)
        self._reports_now = False
        self._is_resting = False
        self._backed_up_at = perf_counter()
        self._checkpoint_at = -inf
        self._writing_s = 0.0
        self._has_warned = False
        self._failure = ""
        self._commonest = 0.0

    def resume(self, place: Place) -> None:
        self.history = list(place.history)
        self.curve = place.curve
        self.best = place.best
        self.good = self._arrays()
        self.meter.resume(place.totals, place.seconds)

    def events(self) -> Iterator[Event]:
        reason: EndReason
        try:
            reason = yield from self._train()
            if reason in ("completed", "stopped"):
                yield from self._write_checkpoint()
                self.good = self._arrays()
        except (RuntimeError, MemoryError) as error:
            if not (is_memory_full(error) or is_of_device(error)):
                raise
            LOG.info("The device failed", exc_info=True)
            self._failure = failure_message(error, str(self.run.device), self.run.step + 1)
            reason = "failed"
        yield from self._end(reason)

    def _train(self) -> Generator[Event, None, EndReason]:
        run = self.run
        if len(self.history) < run.step // run.steps_per_epoch:
            # The interrupted run had taken an epoch's last step but not tested it.
            yield from self._finish_epoch(run.step // run.steps_per_epoch)
            if self.meter.is_diverged:
                return "diverged"
            if self.control.is_stopping:
                return "stopped"
        while run.step < run.total_steps:
            epoch, done = divmod(run.step, run.steps_per_epoch)
            run.split.begin_epoch(epoch)
            for batch in epoch_batches(run.config, run.split, epoch)[done:]:
                yield from self._step(batch)
                if self.control.is_stopping:
                    return "stopped"
                if self.meter.is_diverged:
                    return "diverged"
            yield from self._finish_epoch(epoch + 1)
            if self.meter.is_diverged:
                return "diverged"
            if len(self.history) * run.steps_per_epoch != run.step:  # stopped while it was tested
                return "stopped"
        return "completed"

    def _step(self, batch: Tensor) -> Iterator[Event]:
        """Take one step; a stop during the step leaves the weights unchanged."""
        watched = None
        while True:
            if self.control.is_watched:
                watched = WatchedStep(self.run)
            try:
                parts = yield from self._gradients(batch)
                if watched is None and self.control.is_watched and not self.control.is_stopping:
                    self.run.abandon()  # asked for while it waited: now it is looked at
                    continue
                break
            except (RuntimeError, MemoryError) as error:
                if not is_memory_full(error) or not self.run.halve(len(batch)):
                    raise
                self.run.abandon()
            yield Warned(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "The memory of {device} is full. From step {step} on a batch goes through "
                    "the network in parts of at most {images}; it is the same batch.",
                ).filled(
                    device=self.run.device,
                    step=self.run.step + 1,
                    images=QT_TRANSLATE_NOOP("training", "%Ln image(s)", "", 1).filled(
                        n=self.run.micro_batch
                    ),
                )
            )
        if self.control.is_stopping:
            self.run.abandon()
            return
        self.run.apply()
        self.meter.step_done(parts)
        is_seen = self._reports_now or watched is not None
        if is_seen or self.run.step % self.run.steps_per_epoch == 0:
            progress = self.meter.progress()
            if not self.meter.is_diverged:
                self.curve.add(progress)
                yield progress
                yield from self._back_up_weights()
        if watched is not None:
            yield from self._show_step(watched, parts)

    def _show_step(
        self, watched: WatchedStep, parts: list[tuple[Tensor, Tensor, int]]
    ) -> Iterator[Event]:
        """Report a step and its weights, and wait for the next one to be asked for."""
        count = sum(part[2] for part in parts)
        loss = sum(float(part[0]) * part[2] for part in parts) / count
        yield watched.event(loss, count)
        yield self._snapshot()
        self.control.pause_if_watched()
        if self.control.is_paused or self._is_resting:
            yield from self._rest()

    def _rest(self) -> Iterator[Event]:
        """Wait while paused; steps taken one by one are no end of the pause."""
        if not self._is_resting:
            yield Paused()
        with self.meter.paused():
            self.control.wait_while_paused()
        self._is_resting = self.control.is_watched and not self.control.is_stopping
        if not self._is_resting:
            yield Continued()

    def _gradients(self, batch: Tensor) -> Generator[Event, None, list[tuple[Tensor, Tensor, int]]]:
        """Compute the gradients of a batch; return the figures of each micro-batch done."""
        self.meter.begin(len(batch))
        parts, images = [], 0
        for part in self.run.gradients(batch):
            parts.append(part)
            images += part[2]
            yield from self._poll(images)
            if self.control.is_stopping:
                break
        return parts

    def _poll(self, images: int) -> Iterator[Event]:
        """Report the progress of a long step or test, and act on the control's flags.

        ``images``: the images of the step or test done so far.
        """
        self._reports_now = self.control.agree(self.meter.is_due)
        step_progress = self.meter.step_progress(images)
        if step_progress is not None:
            yield step_progress
        if self.control.take_snapshot_request():
            yield self._snapshot()
        if self.control.is_paused:
            yield from self._rest()

    def _finish_epoch(self, epoch: int) -> Iterator[Event]:
        result = yield from self._test()
        if result is None:  # stopped during the test; the checkpoint has the epoch's steps
            return
        if not isfinite(result.loss):  # a step's own loss is from before its update
            self.meter.is_diverged = True
            return
        best = self._best_epoch()
        is_best = best is None or _rank(result.accuracy, result.loss) > _rank(
            best.test_accuracy, best.test_loss
        )
        if is_best:
            self.best = self._arrays()
        self.good = self._arrays()
        train_loss, train_accuracy = self.meter.epoch_means()
        done = EpochDone(
            epoch=epoch,
            step=self.run.step,
            train_loss=train_loss,
            train_accuracy=train_accuracy,
            test_loss=result.loss,
            test_accuracy=result.accuracy,
            character_error=result.character_error,
            images_per_second=self.meter.images_per_second,
            seconds=self.meter.seconds,
            is_best=is_best,
        )
        self.history.append(done)
        self.meter.new_epoch()
        pause_s = max(CHECKPOINT_AT_MOST_EVERY_S, self._writing_s / WRITING_SHARE)
        yield from self._write_checkpoint(not_before_s=min(pause_s, CHECKPOINT_EVERY_S))
        yield done

    def _test(self) -> Generator[Event, None, TestScore | None]:
        with torch.no_grad():
            trained = self.run.evaluation_weights().values()
            for mine, theirs in zip(self.reader.tensors().values(), trained, strict=True):
                mine.copy_(theirs)
        self.meter.begin(self.test.count, is_test=True)
        chunks = score(self.reader, self.test, self.run.group)
        for number, result in enumerate(chunks, 1):
            yield from self._poll(number * TEST_CHUNK * self.run.group.size)
            if self.control.is_stopping:
                return None
            if isinstance(result, TestScore):
                self._commonest = result.commonest
                return result
        return None

    def _back_up_weights(self) -> Iterator[Event]:
        """Copy the weights if they are finite, and write a checkpoint once a minute."""
        now = perf_counter()
        if now - self._backed_up_at < BACKUP_EVERY_S:
            return
        arrays = self._arrays()
        if all(bool(np.isfinite(array).all()) for array in arrays.values()):
            self.good = arrays
        self._backed_up_at = now
        yield from self._write_checkpoint(not_before_s=CHECKPOINT_EVERY_S)

    def _write_checkpoint(self, not_before_s: float = 0.0) -> Iterator[Event]:
        """Write a checkpoint unless the last one is younger; warn once if that fails."""
        if self.checkpoint is None or self.meter.seconds - self._checkpoint_at < not_before_s:
            return
        self._checkpoint_at = self.meter.seconds
        so_far = tuple(self.history), self.curve, self.meter.totals(), self.meter.seconds
        place = Place(*so_far, self.best, self.dataset_checksum)
        started = perf_counter()
        try:
            write_checkpoint(self.checkpoint, self.run, place)
            self._writing_s = perf_counter() - started
        except DigitpadError as error:
            if not self._has_warned:
                self._has_warned = True
                yield Warned(
                    QT_TRANSLATE_NOOP(
                        "errors", "{why} The run continues, but it could not be resumed."
                    ).filled(why=message_of(error))
                )

    def _end(self, reason: EndReason) -> Iterator[Event]:
        best, weights = self._best_epoch(), self.good if self.best is None else self.best
        classes = self.run.network.architecture.class_count
        fault = fault_of(self.history, weights, classes, self.test.count, self._commonest)
        if reason == "diverged" and not self.history:
            fault = LOSS
        yield Ended(
            reason=reason,
            message=self._failure or _message(reason, self.run, is_tested=bool(self.history)),
            best=weights,
            last=self.good,
            best_epoch=best.epoch if best else 0,
            best_accuracy=best.test_accuracy if best else nan,
            best_loss=best.test_loss if best else nan,
            epochs_done=len(self.history),
            test_count=self.test.count,
            seconds=self.meter.seconds,
            history=tuple(self.history),
            dataset_checksum=self.dataset_checksum,
            fault=fault,
        )

    def _best_epoch(self) -> EpochDone | None:
        return next((epoch for epoch in reversed(self.history) if epoch.is_best), None)

    def _snapshot(self) -> Snapshot:
        step, of_epoch = self.run.step, self.run.steps_per_epoch
        return Snapshot(self._arrays(), self.meter.epoch, step, step / of_epoch)

    def _arrays(self) -> Weights:
        return {name: to_array(tensor) for name, tensor in self.run.evaluation_weights().items()}


@dataclass(frozen=True, slots=True)
class TestScore:
    """``loss``: mean over images, or over signs for lines; ``accuracy``: 0..1, NaN for a
    network that reconstructs; ``character_error``: NaN except for lines. ``commonest``: share of
    the most frequent class, 0..1, 0 where images have none.
    """

    loss: float
    accuracy: float
    count: int
    character_error: float = nan
    commonest: float = 0.0


def score(
    network: Network, split: Split, group: ProcessGroup = ALONE
) -> Iterator[TestScore | None]:
    """Test a network on a whole split, in chunks that the group's processes share.

    Yields None after each chunk, so that the caller can check for a stop, and the score at the end.
    """
    architecture = network.architecture
    network.eval()
    loss = torch.zeros((), device=split.device)
    right, edits, signs = torch.zeros((3,), dtype=torch.int64, device=split.device)
    counts = torch.zeros(architecture.class_count, dtype=torch.int64, device=split.device)
    for chunk in torch.arange(split.count).split(TEST_CHUNK * group.size):
        indices = chunk[group.share(len(chunk))]
        if not len(indices):  # the last chunk may be smaller than the group
            yield None
            continue
        with torch.inference_mode():
            images, labels = split.batch(indices)
            inputs = to_input(images)
            outputs = network(inputs).float()
            if architecture.reconstructs:
                loss += F.mse_loss(outputs, inputs) * len(inputs)
            elif architecture.reads_lines:
                blank = architecture.class_count
                read, count = best_path(outputs), (labels != blank).sum()
                loss += ctc_loss(outputs, labels) * count
                right += is_whole(read, labels, blank).sum()
                edits += edits_between(read, labels, blank)
                signs += count
            else:
                logits = outputs[:, : architecture.class_count]
                loss += F.cross_entropy(logits, labels, reduction="sum")
                right += (logits.argmax(1) == labels).sum()
                counts += labels.bincount(minlength=len(counts))
        yield None
    loss, right, edits, signs, *shares = group.summed(loss, right, edits, signs, *counts)
    accuracy = nan if architecture.reconstructs else int(right) / split.count
    if architecture.reads_lines:
        yield TestScore(float(loss / signs), accuracy, split.count, int(edits) / int(signs))
        return
    commonest = max(map(int, shares), default=0) / split.count
    yield TestScore(float(loss) / split.count, accuracy, split.count, commonest=commonest)


def _rank(accuracy: float, loss: float) -> tuple[float, float]:
    """Sort key of test results: accuracy, then loss; loss alone if there is no accuracy."""
    return (accuracy if accuracy == accuracy else 0.0, -loss)


def _message(reason: EndReason, run: TrainingRun, *, is_tested: bool) -> str:
    epochs, steps = divmod(run.step, run.steps_per_epoch)
    match reason:
        case "completed":
            return QT_TRANSLATE_NOOP("training", "Trained %Ln epoch(s).", "", 1).filled(n=epochs)
        case "stopped":
            phrase = QT_TRANSLATE_NOOP("training", "Stopped after {done}, before the first test.")
            if is_tested:
                phrase = QT_TRANSLATE_NOOP("training", "Stopped after {done}.")
            return phrase.filled(done=_done(epochs, steps))
        case "diverged":
            phrase = QT_TRANSLATE_NOOP(
                "training",
                "The loss is no longer a number (step {step}, learning rate {rate:g}); the last "
                "good weights are kept. Try a smaller learning rate.",
            )
            return phrase.filled(step=run.step, rate=run.config.recipe.learning_rate)
        case "failed":
            return QT_TRANSLATE_NOOP(
                "training", "The device failed; the last good weights are kept."
            )


def _done(epochs: int, rest: int) -> Phrase:
    """Return the progress of a run as text: whole epochs, and the steps since."""
    steps = QT_TRANSLATE_NOOP("training", "%Ln step(s)", "", 1).filled(n=rest)
    if not epochs:
        return steps
    whole = QT_TRANSLATE_NOOP("training", "%Ln epoch(s)", "", 1).filled(n=epochs)
    if not rest:
        return whole
    both = QT_TRANSLATE_NOOP("training", "{epochs} and {steps}")
    return both.filled(epochs=whole, steps=steps)
