"""Steps that are taken by themselves, and looked at."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from digitpad.training.config import TrainConfig, config_for
from digitpad.training.control import Control
from digitpad.training.events import (
    Continued,
    Ended,
    Event,
    Paused,
    Snapshot,
    Stepped,
)
from digitpad.training.loop import train


@pytest.fixture(scope="module")
def config() -> TrainConfig:
    return config_for(
        "quick", "handwriting", epochs=1, train_limit=400, test_limit=20, device="cpu"
    )


@pytest.fixture(scope="module")
def plain(config: TrainConfig) -> Ended:
    (*_, ended) = train(config)
    assert isinstance(ended, Ended)
    return ended


def stepwise(config: TrainConfig, control: Control, steps: int) -> list[Event]:
    """Take so many steps one by one, then the others at once."""
    taken, seen = 0, []
    for event in train(config, control):
        seen.append(event)
        if isinstance(event, Stepped):
            taken += 1
            # The generator waits in the next call, which another thread ends.
            go_on = control.step if taken < steps else control.resume
            threading.Thread(target=_after_pause, args=(control, go_on)).start()
    return seen


def _after_pause(control: Control, go_on) -> None:
    paused = threading.Event()
    while not control.is_paused:
        paused.wait(0.001)
    go_on()


def test_a_run_of_single_steps_learns_the_very_same(config: TrainConfig, plain: Ended) -> None:
    control = Control()
    control.step()
    seen = stepwise(config, control, 2)
    steps = [event for event in seen if isinstance(event, Stepped)]
    assert [step.step for step in steps] == [1, 2]
    assert [type(event) for event in seen if isinstance(event, Paused | Continued)] == [
        Paused,
        Continued,
    ], "between steps taken one by one the pause goes on"
    (ended,) = (event for event in seen if isinstance(event, Ended))
    assert all(np.array_equal(ended.last[name], plain.last[name]) for name in plain.last)


def test_a_step_shows_images_outputs_loss_gradient_and_weights(config: TrainConfig) -> None:
    control = Control()
    control.step()
    seen = stepwise(config, control, 1)
    place = next(number for number, event in enumerate(seen) if isinstance(event, Stepped))
    step, snapshot = seen[place], seen[place + 1]
    assert isinstance(step, Stepped)
    assert isinstance(snapshot, Snapshot)
    count = len(step.images)
    assert step.images.shape == (count, 1, 28, 28)
    assert step.images.any(axis=(1, 2, 3)).all()
    assert len(step.labels) == count
    assert step.probabilities.shape == (count, 10)
    assert step.probabilities.sum(axis=1) == pytest.approx(np.ones(count), abs=1e-5)
    assert 1 < step.loss < 5
    assert step.changes
    for change in step.changes:
        assert change.gradient_norm >= abs(change.gradient) > 0
        # A step goes against the gradient, and what it left is what the snapshot has.
        assert (change.after - change.before) * change.gradient < 0
        assert np.isclose(snapshot.weights[change.name], change.after, atol=1e-7).any()


def test_a_step_asked_for_in_a_pause_is_the_one_that_waited(
    config: TrainConfig, plain: Ended
) -> None:
    control = Control()
    control.pause()
    seen: list[Event] = []
    for event in train(config, control):
        seen.append(event)
        if isinstance(event, Paused) and len([e for e in seen if isinstance(e, Paused)]) == 1:
            threading.Timer(0.05, control.step).start()
        if isinstance(event, Stepped):
            threading.Thread(target=_after_pause, args=(control, control.resume)).start()
    (step,) = (event for event in seen if isinstance(event, Stepped))
    assert step.step == 1
    (ended,) = (event for event in seen if isinstance(event, Ended))
    assert all(np.array_equal(ended.last[name], plain.last[name]) for name in plain.last)
