"""The training loop, on a clock that the test controls: when it reports, tests and writes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf, isnan, nan
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.nn import functional as F

from digitpad.data.split import TensorSplit
from digitpad.errors import DigitpadError
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.training import meter, session
from digitpad.training.checkpoint import Place
from digitpad.training.compute.devices import failure_message
from digitpad.training.compute.distributed import ProcessGroup
from digitpad.training.config import config_for
from digitpad.training.control import Control
from digitpad.training.ctc import ctc_loss
from digitpad.training.events import (
    Continued,
    Ended,
    EpochDone,
    Event,
    Paused,
    Progress,
    Snapshot,
    StepProgress,
    Warned,
)
from digitpad.training.session import Session, score
from digitpad.training.step import TrainingRun

Kind = TypeVar("Kind")
Score = session.TestScore
NOWHERE = Path("run.checkpoint")


@dataclass
class Clock:
    """Time passes in steps and while a checkpoint is written; what would be written is kept."""

    now: float = 1_000.0
    step_s: float = 0.0
    written_s: float = 0.0
    written: list[tuple[int, float]] = field(default_factory=list)
    """Step and time of each checkpoint."""
    places: list[Place] = field(default_factory=list)

    def __call__(self) -> float:
        return self.now

    def write(self, _path: Path, run: TrainingRun, place: Place) -> None:
        self.written.append((run.step, round(place.seconds, 6)))
        self.places.append(place)
        self.now += self.written_s


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (meter, session):
        monkeypatch.setattr(module, "perf_counter", clock)
    monkeypatch.setattr(session, "write_checkpoint", clock.write)
    whole = TrainingRun.gradients

    def gradients(run: TrainingRun, batch: Tensor) -> Iterator[tuple[Tensor, Tensor, int]]:
        for part in whole(run, batch):
            clock.now += clock.step_s
            yield part

    monkeypatch.setattr(TrainingRun, "gradients", gradients)
    return clock


def noise(count: int, seed: int = 0) -> TensorSplit:
    generator = torch.Generator().manual_seed(seed)
    images = torch.randint(256, (count, 1, 28, 28), dtype=torch.uint8, generator=generator)
    return TensorSplit(images, torch.randint(10, (count,), generator=generator))


def a_session(
    epochs: int = 1,
    steps: int = 4,
    *,
    control: Control | None = None,
    tested: int = 6,
    checkpoint: Path | None = None,
    **settings: Any,
) -> Session:
    """A session of a linear network over epochs of some steps of four images each."""
    usual = {"batch_size": 4, "device": "cpu", "threads": 1, "order": "samples"}
    wanted = config_for("candle-linear", "mnist", epochs=epochs, **(usual | settings))
    run = TrainingRun(wanted, build(architecture("candle-linear"), seed=0), noise(4 * steps))
    return Session(run, noise(tested, 1), control or Control(), checkpoint, "sha256:x")


def ended(events: Iterator[Event] | list[Event]) -> Ended:
    *_, last = events
    assert isinstance(last, Ended)
    return last


def told(events: Iterator[Event] | list[Event], kind: type[Kind]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def find(monkeypatch: pytest.MonkeyPatch, *scores: Score) -> None:
    """Let the tests of the epochs find these, one after the other."""
    left = iter(scores)
    monkeypatch.setattr(session, "score", lambda *_: iter((None, next(left))))


def same(ours: Any, theirs: Any) -> bool:
    return all(np.array_equal(ours[name], array) for name, array in theirs.items())


# Testing


@pytest.mark.parametrize("chunk", [2, 3, 100])
def test_a_test_is_the_mean_over_all_images_however_it_is_cut(
    chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "TEST_CHUNK", chunk)
    split, network = noise(7), build(architecture("candle-cnn"), seed=1)
    logits = network.eval()(split.images / 255).detach()
    split.labels[:3] = logits.argmax(1)[:3]
    split.labels[3:] = (logits.argmax(1)[3:] + 1) % 10
    *nothing, found = score(network.train(), split)  # tested without dropout all the same
    assert nothing == [None] * -(-7 // chunk)
    assert found is not None
    assert found.loss == pytest.approx(float(F.cross_entropy(logits, split.labels)))
    assert (found.accuracy, found.count) == (3 / 7, 7)
    assert isnan(found.character_error)


def test_the_output_that_rejects_counts_in_no_test() -> None:
    split, network = noise(3), build(architecture("digitpad"), seed=1)
    logits = network.eval()(split.images / 255).detach()
    assert logits.shape == (3, 11)
    *_, found = score(network, split)
    assert found is not None
    assert found.loss == pytest.approx(float(F.cross_entropy(logits[:, :10], split.labels)))


def test_a_reconstruction_is_tested_by_its_mean_squared_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(session, "TEST_CHUNK", 2)
    split, network = noise(3), build(architecture("digits-autoencoder"), seed=1)
    images = split.images / 255
    *_, found = score(network, split)
    assert found is not None
    drawn = network.eval()(images).detach()
    assert found.loss == pytest.approx(float(F.mse_loss(drawn, images)))
    assert isnan(found.accuracy)


class Lines(torch.nn.Module):
    """Says of each column the sign whose row is white in it: two signs, and none."""

    architecture = SimpleNamespace(reconstructs=False, reads_lines=True, class_count=2)

    def forward(self, inputs: Tensor) -> Tensor:
        return 9.0 * inputs[:, 0]


def test_lines_are_tested_by_their_signs_and_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "TEST_CHUNK", 2)
    said = torch.tensor([[0, 2, 0, 1], [1, 1, 1, 2], [0, 1, 0, 1]])
    images = 255 * F.one_hot(said, 3).transpose(1, 2)[:, None].to(torch.uint8)
    labels = torch.tensor([[0, 0, 1], [1, 2, 2], [1, 1, 2]])  # the last was read as 0101
    *_, found = score(Lines(), TensorSplit(images, labels))  # type: ignore[arg-type]
    assert found is not None
    assert found.loss == pytest.approx(float(ctc_loss(9.0 * images[:, 0] / 255, labels)), rel=1e-5)
    assert (found.accuracy, found.count) == (2 / 3, 3)
    assert found.character_error == 2 / 6


class Others(ProcessGroup):
    """A group of which only this process is there: what it would send is kept."""

    def summed(self, *values: Tensor) -> tuple[Tensor, ...]:
        sent.append(values)
        return values


sent: list[tuple[Tensor, ...]] = []


def test_processes_share_a_test_out_and_their_sums_make_it_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(session, "TEST_CHUNK", 2)
    sent.clear()
    split, network = noise(5), build(architecture("candle-mlp"), seed=1)
    split.labels[:] = network(split.images / 255).argmax(1)
    for rank in (0, 1):  # the last chunk of one image leaves nothing for the first
        assert len(list(score(network, split, Others(rank, 2)))) == 3
    *_, whole = score(network, split)
    assert whole is not None
    losses, rights, *_ = (sum(map(float, values)) for values in zip(*sent, strict=True))
    assert losses / 5 == pytest.approx(whole.loss)
    assert [int(right) for _, right, *_ in sent] == [2, 3]
    assert rights / 5 == whole.accuracy == 1.0


def test_a_long_test_says_how_far_it_is(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*given: Any) -> Iterator[Score | None]:
        for found in score(*given):
            clock.now += 0.5
            yield found

    monkeypatch.setattr(session, "score", slow)
    parts = told(a_session(tested=1_100).events(), StepProgress)
    assert [one.part for one in parts] == [500 / 1_100, 1_000 / 1_100, 1.0, 1.0]
    assert all(one.is_test for one in parts)


def test_an_average_of_the_weights_is_what_is_tested_and_kept() -> None:
    one = a_session(average_decay=0.3, learning_rate=0.5)
    events = list(one.events())
    (done,) = told(events, EpochDone)
    average, reader = one.run.average, build(architecture("candle-linear"), seed=0)
    assert average is not None
    reader.load_arrays({name: tensor.numpy() for name, tensor in average.items()})
    *_, found = score(reader, one.test)
    *_, of_last_step = score(one.run.network, one.test)
    assert found is not None
    assert of_last_step is not None
    assert done.test_loss == found.loss != of_last_step.loss
    assert same(ended(events).best, reader.arrays())


# Epochs


def test_the_best_epoch_is_the_first_of_highest_accuracy_and_then_of_lowest_loss(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [(0.5, 1.0), (0.5, 0.9), (0.5, 0.9), (0.4, 0.1), (0.6, 2.0), (0.6, 2.5)]
    find(monkeypatch, *(Score(loss, accuracy, 6) for accuracy, loss in found))
    one, kept, events = a_session(6, 1), [], []
    for event in one.events():
        events.append(event)
        if isinstance(event, EpochDone):
            kept.append(one.run.network.arrays())
    history = told(events, EpochDone)
    assert [(done.test_accuracy, done.test_loss) for done in history] == found
    assert [done.is_best for done in history] == [True, True, False, False, True, False]
    end = ended(events)
    assert (end.best_epoch, end.best_accuracy, end.best_loss) == (5, 0.6, 2.0)
    assert (end.epochs_done, end.test_count, end.history) == (6, 6, tuple(history))
    assert (end.reason, end.message) == ("completed", "Trained 6 epochs.")
    assert same(end.best, kept[4])
    assert same(end.last, kept[5])
    assert not same(kept[4], kept[5])


def test_without_an_accuracy_the_lowest_loss_is_best(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    find(monkeypatch, *(Score(loss, nan, 6) for loss in (1.0, 0.5, 0.6)))
    end = ended(a_session(3, 1).events())
    assert [done.is_best for done in end.history] == [True, True, False]
    assert (end.best_epoch, end.best_loss) == (2, 0.5)


def test_an_epoch_tells_the_means_of_its_own_steps(clock: Clock) -> None:
    clock.step_s = 2.0
    one = a_session(2, 1)
    split, plain = one.run.split, build(architecture("candle-linear"), seed=0)
    assert isinstance(split, TensorSplit)
    for done in (event for event in one.events() if isinstance(event, EpochDone)):
        logits = plain(split.images / 255).detach()
        assert done.train_loss == pytest.approx(float(F.cross_entropy(logits, split.labels)))
        assert done.train_accuracy == float((logits.argmax(1) == split.labels).float().mean())
        assert (done.epoch, done.step, done.seconds) == (done.step, done.epoch, 2.0 * done.epoch)
        assert done.images_per_second == pytest.approx(2.0)
        plain.load_arrays(one.run.network.arrays())


@pytest.mark.parametrize(("step_s", "steps"), [(0.0, [4, 8]), (0.06, [2, 4, 6, 8])])
def test_progress_is_reported_when_it_is_due_and_at_the_end_of_each_epoch(
    step_s: float, steps: list[int], clock: Clock
) -> None:
    clock.step_s = step_s
    assert [one.step for one in told(a_session(2).events(), Progress)] == steps


# Stopping, pausing, looking


@pytest.mark.parametrize(
    ("at", "message"),
    [
        (0, "Stopped after 0 steps, before the first test."),
        (1, "Stopped after 1 step, before the first test."),
        (2, "Stopped after 2 steps, before the first test."),
        (3, "Stopped after 1 epoch, before the first test."),
        (4, "Stopped after 1 epoch and 1 step."),
        (8, "Stopped after 2 epochs and 2 steps."),
    ],
)
def test_a_stop_takes_effect_after_the_step_and_says_how_far_the_run_came(
    at: int, message: str, clock: Clock
) -> None:
    clock.step_s = 0.2
    control = Control()
    one = a_session(3, 3, control=control, checkpoint=NOWHERE)
    if not at:
        control.stop()
    for event in one.events():
        if isinstance(event, Progress) and event.step == at:
            control.stop()
    assert isinstance(event, Ended)
    assert (event.reason, event.message, one.run.step) == ("stopped", message, at)
    assert clock.written[-1][0] == at  # so that it can be resumed
    assert same(event.last, one.run.network.arrays())


def test_a_stop_between_two_epochs_ends_the_run_there(clock: Clock) -> None:
    control = Control()
    for event in a_session(3, 3, control=control).events():
        if isinstance(event, EpochDone) and event.epoch == 2:
            control.stop()
    assert isinstance(event, Ended)
    assert event.message == "Stopped after 2 epochs."


def test_a_stop_in_the_middle_of_a_step_leaves_everything_as_it_was(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digitpad.training.step.MAX_MICRO_BATCH", 2)
    clock.step_s = 0.4
    control = Control()
    one = a_session(control=control, checkpoint=NOWHERE)
    before, parts = one.run.network.arrays(), []
    for event in one.events():
        if isinstance(event, StepProgress):
            parts.append(event.part)
            control.stop()
    assert parts == [1 / 8]  # half of the first of four steps
    assert isinstance(event, Ended)
    assert same(event.last, before)
    assert (clock.places[-1].totals, one.run.step) == ((0.0, 0.0, 0), 0)


def test_an_epoch_whose_test_was_stopped_is_tested_when_the_run_continues(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = told(a_session(2).events(), EpochDone)
    control = Control()

    def stopping(*given: Any) -> Iterator[Score | None]:
        control.stop()
        return score(*given)

    with monkeypatch.context() as patched:
        patched.setattr(session, "score", stopping)
        one = a_session(2, control=control, checkpoint=NOWHERE)
        assert told(one.events(), EpochDone) == []
    assert clock.places[-1].totals[2] == 16  # the images of the epoch are not forgotten
    resumed = Session(one.run, one.test, Control(), None, "sha256:x")
    resumed.resume(clock.places[-1])
    history = told(resumed.events(), EpochDone)
    assert [(done.epoch, done.train_loss, done.test_loss, done.is_best) for done in history] == [
        (done.epoch, done.train_loss, done.test_loss, done.is_best) for done in whole
    ]


@pytest.mark.parametrize(("loss", "reason"), [(inf, "diverged"), (1.0, "stopped")])
def test_a_run_that_continues_with_a_test_may_end_with_it(
    loss: float, reason: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    control = Control()
    one = a_session(2, control=control)
    one.run.step = 4
    find(monkeypatch, Score(loss, 0.5, 6))
    if reason == "stopped":
        control.stop()
    end = ended(one.events())
    assert (end.reason, end.epochs_done, one.run.step) == (reason, 0, 4)


def test_a_pause_is_reported_once_and_counts_in_no_time(clock: Clock) -> None:
    class Resting(Control):
        def wait_while_paused(self) -> None:
            clock.now += 100.0
            self.resume()

    clock.step_s = 1.0
    control = Resting()
    control.pause()
    events = list(a_session(control=control).events())
    kinds = [type(event) for event in events if isinstance(event, Paused | Continued)]
    assert kinds == [Paused, Continued]
    assert ended(events).seconds == 4.0


def test_a_snapshot_has_the_weights_and_the_epoch_that_progress_tells_of(clock: Clock) -> None:
    clock.step_s = 0.2
    control, expected = Control(), []
    one = a_session(2, control=control)
    for event in one.events():
        if isinstance(event, Progress) and event.step in (2, 4):  # 4: in the test of the epoch
            expected.append((event, one.run.network.arrays()))
            control.request_snapshot()
        if isinstance(event, Snapshot):
            told_of, weights = expected.pop()
            assert event[1:] == (told_of.epoch, told_of.step, told_of.position)
            assert same(event.weights, weights)
    assert not expected


def test_a_resumed_run_says_truly_how_far_it_is_before_its_first_step(clock: Clock) -> None:
    control = Control()
    one = a_session(2, control=control)
    one.run.step = 6
    control.request_snapshot()
    snapshot = told(one.events(), Snapshot)[0]
    assert (snapshot.epoch, snapshot.step, snapshot.position) == (2, 6, 1.5)


# Losses and devices that fail


@pytest.mark.parametrize("spoiled_at", [5, 6])
def test_a_run_that_diverges_ends_with_weights_of_a_second_ago_that_were_finite(
    spoiled_at: int, clock: Clock
) -> None:
    clock.step_s = 0.4  # a copy is kept at every third step
    one = a_session(1, 12, learning_rate=0.01, checkpoint=NOWHERE)
    kept: dict[int, dict[str, np.ndarray]] = {}
    for event in one.events():
        if isinstance(event, Progress):
            kept[event.step] = one.run.network.arrays()
            if event.step == spoiled_at:
                with torch.no_grad():
                    one.run.network.tensors()["bias"].fill_(nan)
    assert isinstance(event, Ended)
    assert event.reason == "diverged"
    assert event.message == (
        f"The loss is no longer a number (step {spoiled_at + 1}, learning rate 0.01); the last "
        "good weights are kept. Try a smaller learning rate."
    )
    assert same(event.last, kept[3])
    assert same(event.best, kept[3])
    assert [step for step, _ in clock.written] == [3]  # what diverged is not written


def test_a_test_without_a_finite_loss_ends_the_run_with_the_epoch_before(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    find(monkeypatch, *(Score(loss, 0.5, 6) for loss in (1.0, 2.0, inf)))
    one, kept = a_session(3), []
    for event in one.events():
        if isinstance(event, EpochDone):
            kept.append(one.run.network.arrays())
    assert isinstance(event, Ended)
    assert (event.reason, event.epochs_done, event.best_epoch) == ("diverged", 2, 1)
    assert same(event.best, kept[0])
    assert same(event.last, kept[1])


def test_a_resumed_run_that_diverges_at_once_ends_as_it_began(clock: Clock) -> None:
    clock.step_s = 0.2
    one = a_session()
    one.run.network.load_arrays({"weight": np.ones((10, 784)), "bias": np.ones(10)})
    best = {"weight": np.zeros((10, 784)), "bias": np.zeros(10)}
    one.resume(Place((), one.curve, (8.0, 2.0, 4), 60.0, best, "sha256:x"))
    for event in one.events():
        if isinstance(event, Progress) and event.step == 1:
            with torch.no_grad():
                one.run.network.tensors()["weight"].fill_(nan)
    assert isinstance(event, Ended)
    assert same(event.last, {"weight": np.ones((10, 784)), "bias": np.ones(10)})
    assert event.best is best
    assert event.seconds == pytest.approx(60.4)


def memory_for(most: int, monkeypatch: pytest.MonkeyPatch, words: str = "out of memory") -> None:
    """Let the device fail for larger micro-batches."""
    whole = TrainingRun._loss

    def loss(run: TrainingRun, indices: Tensor, before: int) -> tuple[Tensor, ...]:
        if len(indices) > most:
            raise RuntimeError(f"{words}.\nSee documentation")
        return whole(run, indices, before)

    monkeypatch.setattr(TrainingRun, "_loss", loss)


@pytest.mark.parametrize(("most", "parts"), [(2, ["2 images"]), (1, ["2 images", "1 image"])])
def test_where_memory_is_full_the_same_batch_goes_in_smaller_parts(
    most: int, parts: list[str], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = ended(a_session(learning_rate=0.01).events())
    memory_for(most, monkeypatch)
    events = list(a_session(learning_rate=0.01).events())
    assert [one.message for one in told(events, Warned)] == [
        "The memory of cpu is full. From step 1 on a batch goes through the network in parts of "
        f"at most {part}; it is the same batch."
        for part in parts
    ]
    for name, array in ended(events).last.items():
        np.testing.assert_allclose(array, plain.last[name], atol=1e-5)
    assert ended(events).history[0].train_loss == pytest.approx(plain.history[0].train_loss)


@pytest.mark.parametrize(
    ("words", "what", "cure"),
    [
        ("out of memory", "The memory of cpu is full", "Choose a smaller batch or network."),
        ("CUDA error: gone", "The device cpu failed", "Try again."),
    ],
)
def test_a_device_that_fails_ends_the_run_with_a_reason(
    words: str,
    what: str,
    cure: str,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    memory_for(0, monkeypatch, words)
    with caplog.at_level("INFO"):
        end = ended(a_session(checkpoint=NOWHERE).events())
    assert "in loss" in caplog.text  # where it failed
    assert end.reason == "failed"
    assert end.message == f"{what} in step 1 ({words}); the last good weights are kept. {cure}"
    assert not clock.written


def test_on_a_graphics_card_the_processor_is_named_as_a_way_out() -> None:
    words = "CUDA error: " + 300 * "x"
    message = failure_message(RuntimeError(words), "cuda:0", 7)
    assert message.startswith(f"The device cuda:0 failed in step 7 ({words:.200}); the last")
    assert message.endswith("Try again, or train on the processor.")


def test_what_is_no_fault_of_the_device_is_not_called_one(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory_for(0, monkeypatch, "shapes do not match")
    with pytest.raises(RuntimeError, match="shapes"):
        list(a_session().events())


# Checkpoints


@pytest.mark.parametrize(
    ("epochs", "step_s", "written_s", "expected"),
    [
        # Two seconds apart at least, ...
        (6, 0.8, 0.0, [(1, 0.8), (4, 3.2), (6, 4.8)]),
        # ... so that at most a twentieth of the time goes into writing ...
        (12, 0.8, 0.4, [(1, 0.8), (11, 9.2), (12, 10.4)]),
        # ... but not longer than a minute.
        (8, 10.0, 10.0, [(1, 10.0), (6, 70.0), (8, 100.0)]),
    ],
)
def test_checkpoints_at_the_ends_of_epochs_keep_a_distance(
    epochs: int,
    step_s: float,
    written_s: float,
    expected: list[tuple[int, float]],
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(session, "BACKUP_EVERY_S", inf)
    clock.step_s, clock.written_s = step_s, written_s
    list(a_session(epochs, 1, checkpoint=NOWHERE).events())
    assert clock.written == expected


def test_in_a_long_epoch_a_checkpoint_is_written_once_a_minute(clock: Clock) -> None:
    clock.step_s = 5.0
    list(a_session(1, 30, checkpoint=NOWHERE).events())
    assert [step for step, _ in clock.written] == [1, 13, 25, 30, 30]


def test_a_checkpoint_says_where_the_run_stands(clock: Clock) -> None:
    clock.step_s = 0.2
    one = a_session(1, checkpoint=NOWHERE)
    end = ended(one.events())
    place = clock.places[-1]
    assert (place.history, place.best, place.dataset_checksum) == (
        end.history, end.best, end.dataset_checksum
    )  # fmt: skip
    assert place.curve.loss.points[:, 0].tolist() == [0.25, 0.5, 0.75, 1.0]


def test_a_checkpoint_that_cannot_be_written_is_reported_once_and_ends_nothing(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, run: TrainingRun, _place: Place) -> None:
        tried.append(run.step)
        raise DigitpadError("The disk is full.")

    clock.step_s, tried = 0.8, []
    monkeypatch.setattr(session, "BACKUP_EVERY_S", inf)
    monkeypatch.setattr(session, "write_checkpoint", full)
    events = list(a_session(6, 1, checkpoint=NOWHERE).events())
    assert tried == [1, 4, 6]  # there may be room again
    (warned,) = told(events, Warned)
    assert warned.message == "The disk is full. The run continues, but it could not be resumed."
    assert ended(events).reason == "completed"
