"""The training loop as a generator of events: what it says, keeps and obeys."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from time import perf_counter

import numpy as np
import pytest
import torch

from digitpad.data.split import limited, load_dataset
from digitpad.modelfile import save_model
from digitpad.modelfile.safetensors import read_header
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.training.checkpoint import Place, read_checkpoint, read_summary, write_checkpoint
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.control import Control
from digitpad.training.curve import TrainCurve
from digitpad.training.events import (
    Ended,
    EpochDone,
    Event,
    Paused,
    Progress,
    Started,
    StepProgress,
)
from digitpad.training.loop import seconds_needed, train
from digitpad.training.outcome import model_from_run
from digitpad.training.step import TrainingRun


def small(model: str = "candle-mlp", **settings: object) -> TrainConfig:
    """A run of seconds on generated digits, with one thread."""
    chosen = {
        "epochs": 2,
        "batch_size": 100,
        "learning_rate": 0.1,
        "train_limit": 1000,
        "test_limit": 200,
        "threads": 1,
        "device": "cpu",
    } | settings
    return config_for(model, "handwriting", **chosen)


def ended(events: list[Event]) -> Ended:
    last = events[-1]
    assert isinstance(last, Ended)
    return last


def same(one: Ended, two: Ended) -> bool:
    return all(np.array_equal(one.last[name], two.last[name]) for name in one.last)


def test_a_run_says_what_it_does_in_order() -> None:
    events = list(train(small()))
    kinds = [type(event) for event in events]
    assert kinds.count(Started) == 1
    assert kinds.count(Ended) == 1
    assert [event.epoch for event in events if isinstance(event, EpochDone)] == [1, 2]
    assert kinds.index(Started) < kinds.index(Progress) < kinds.index(EpochDone)
    fractions = [event.fraction for event in events if isinstance(event, Progress)]
    assert fractions == sorted(fractions)
    assert fractions[-1] == 1.0
    end = ended(events)
    assert end.reason == "completed"
    assert end.epochs_done == 2
    assert end.test_count == 200


def test_it_learns() -> None:
    end = ended(list(train(small(epochs=4))))
    assert end.best_accuracy > 0.6
    assert end.history[-1].train_loss < end.history[0].train_loss


def test_a_run_killed_between_checkpoints_continues_from_the_last(tmp_path: Path) -> None:
    config, checkpoint = small(epochs=3), tmp_path / "run.checkpoint"
    whole = ended(list(train(config)))
    events = train(config, checkpoint=checkpoint)
    next(event for event in events if isinstance(event, EpochDone))
    del events  # no stop was asked for: as if the process had been killed
    assert same(whole, ended(list(train(config, resume=checkpoint))))


def test_a_checkpoint_of_very_many_epochs_can_be_read_without_torch_and_resumed(
    tmp_path: Path,
) -> None:
    checkpoint = tmp_path / "run.checkpoint"
    config = small("candle-linear", batch_size="full", epochs=20_002)
    done = next(event for event in train(config) if isinstance(event, EpochDone))
    long = tuple(done._replace(epoch=number) for number in range(1, 20_001))
    network = build(architecture("candle-linear"), seed=0)
    data = load_dataset("handwriting", data_dir=None, device=torch.device("cpu"))
    run = TrainingRun(config, network, limited(data.train, 1000))
    run.step = 20_000
    place = Place(long, TrainCurve(), (0.0, 0.0, 0), 1.0, None, data.checksum)
    write_checkpoint(checkpoint, run, place)
    with checkpoint.open("rb") as file:
        assert read_header(file)[1]["format"]
    resumed = ended(list(train(config, resume=checkpoint)))
    assert resumed.epochs_done == 20_002
    assert resumed.history[:20_000] == long


def test_a_checkpoint_holds_the_curve_of_the_training_as_it_was_shown(tmp_path: Path) -> None:
    checkpoint, control, config = tmp_path / "run.checkpoint", Control(), small(epochs=6)
    shown: list[tuple[float, float, float]] = []
    for event in train(config, control, checkpoint=checkpoint):
        if isinstance(event, Progress):
            shown.append((event.position, event.train_loss, event.train_accuracy))
        if isinstance(event, EpochDone) and event.epoch == 3:
            control.stop()
    kept = read_checkpoint(checkpoint).place.curve
    assert kept.loss.points.tolist() == [[x, loss] for x, loss, _ in shown]
    assert kept.accuracy.points.tolist() == [[x, accuracy] for x, _, accuracy in shown]
    for event in train(config, checkpoint=checkpoint, resume=checkpoint):
        if isinstance(event, Progress):
            shown.append((event.position, event.train_loss, event.train_accuracy))
    _, _, whole = read_summary(checkpoint, data_dir=None)
    assert whole.loss.points.tolist() == [[x, loss] for x, loss, _ in shown]


def test_a_long_step_and_its_test_say_how_far_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digitpad.training.meter.SLOW_S", 0.0)
    monkeypatch.setattr("digitpad.training.meter.PROGRESS_EVERY_S", 0.0)
    monkeypatch.setattr("digitpad.training.step.MAX_MICRO_BATCH", 250)
    config = small(batch_size="full", test_limit=1000)
    events = list(train(config))
    told = [event for event in events if isinstance(event, StepProgress)]
    steps = [(one.epoch, one.part) for one in told if not one.is_test]
    assert steps == [(epoch, part) for epoch in (1, 2) for part in (0.25, 0.5, 0.75, 1.0)]
    tests = [(one.epoch, one.part) for one in told if one.is_test]
    assert tests == [(epoch, part) for epoch in (1, 2) for part in (0.5, 1.0, 1.0)]
    fractions = [one.fraction for one in told]
    assert fractions == sorted(fractions)
    assert fractions[1] == pytest.approx(0.25)  # half of the first of two steps
    assert all(one.seconds_left >= 0 for one in told)
    whole = [event.train_loss for event in events if isinstance(event, EpochDone)]
    quiet = [event.train_loss for event in train(config) if isinstance(event, EpochDone)]
    assert whole == quiet


@pytest.mark.parametrize("name", ["candle-cnn", "cifar-fc"])
def test_a_look_at_what_a_run_takes_is_short_and_needs_no_data(name: str) -> None:
    dataset = "cifar10" if name == "cifar-fc" else "mnist"
    config = config_for(name, dataset, device="cpu", threads=1, data_dir=Path("nowhere"))
    begun = perf_counter()
    needed = seconds_needed(config)
    assert needed is not None
    assert 0.0 < needed < 1e6
    assert perf_counter() - begun < 20.0  # two seconds on a quiet machine


def test_a_paused_run_can_be_stopped() -> None:
    control = Control()
    for event in train(small(), control):
        if isinstance(event, Started):
            control.pause()
        if isinstance(event, Paused):
            control.stop()
    assert isinstance(event, Ended)
    assert event.reason == "stopped"


def test_a_run_that_explodes_in_its_very_last_step_has_diverged_and_can_be_saved(
    tmp_path: Path,
) -> None:
    """The loss of that step, taken before it, was still a number."""
    config = small(optimizer="sgd", learning_rate=1e30, train_limit=100, epochs=1)
    events = list(train(config))
    end = ended(events)
    assert (end.reason, end.history) == ("diverged", ())
    assert isfinite(next(event for event in events if isinstance(event, Progress)).train_loss)
    save_model(tmp_path / "model.safetensors", model_from_run(config, end))


def test_a_network_that_rejects_learns_from_generated_outliers() -> None:
    config = small("digitpad", train_limit=200, epochs=1, outliers=20, learning_rate=1e-3)
    end = ended(list(train(config)))
    assert end.reason == "completed"
    assert end.last["output.weight"].shape == (11, 128)


def test_training_leaves_the_random_numbers_of_others_alone() -> None:
    torch.manual_seed(3)
    wanted = torch.rand(3)
    torch.manual_seed(3)
    events: Iterator[Event] = train(small("digitpad", outliers=0, train_limit=200, epochs=1))
    list(events)
    assert torch.equal(torch.rand(3), wanted)
