"""What a run tells of its loss, speed and time, on a clock that the test turns."""

from __future__ import annotations

from math import exp, inf, isnan, nan
from types import SimpleNamespace
from typing import Any, cast

import pytest
import torch

from digitpad.training import meter as meter_module
from digitpad.training.meter import RECENT_S, Meter


class Clock:
    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(meter_module, "perf_counter", clock)
    return clock


def a_run(step: int = 0, steps_per_epoch: int = 4, epochs: int = 3) -> Any:
    return SimpleNamespace(
        step=step,
        steps_per_epoch=steps_per_epoch,
        total_steps=steps_per_epoch * epochs,
        device=torch.device("cpu"),
    )


def take_step(meter: Meter, clock: Clock, seconds: float, *parts: tuple[float, float, int]) -> None:
    """Count a step of micro-batches: each its mean loss, images read right, and images."""
    meter.begin(sum(images for *_, images in parts))
    clock.now += seconds
    cast(Any, meter)._run.step += 1
    meter.step_done((torch.tensor(loss), torch.tensor(right), of) for loss, right, of in parts)


def test_a_loss_is_the_mean_over_the_images_since_the_last_report(clock: Clock) -> None:
    meter = Meter(a_run())
    take_step(meter, clock, 1.0, (2.0, 1.0, 10), (1.0, 5.0, 30))
    first = meter.progress()
    assert first.train_loss == pytest.approx((2 * 10 + 30) / 40)
    assert first.train_accuracy == pytest.approx(6 / 40)
    take_step(meter, clock, 1.0, (0.5, 3.0, 40))
    assert meter.progress().train_loss == pytest.approx(0.5)
    assert meter.epoch_means() == pytest.approx((70 / 80, 9 / 80))
    assert meter.totals() == (70.0, 9.0, 80)


def test_of_a_single_image_the_loss_is_its_own(clock: Clock) -> None:
    meter = Meter(a_run())
    take_step(meter, clock, 1.0, (2.0, 1.0, 1))
    told = meter.progress()
    assert (told.train_loss, told.train_accuracy) == meter.epoch_means() == (2.0, 1.0)


def test_a_new_epoch_begins_its_sums_anew(clock: Clock) -> None:
    meter = Meter(a_run())
    take_step(meter, clock, 1.0, (2.0, 1.0, 10))
    meter.new_epoch()
    assert meter.totals() == (0.0, 0.0, 0)
    take_step(meter, clock, 1.0, (0.5, 2.0, 10))
    assert (meter.progress().train_loss, meter.epoch_means()) == (0.5, (0.5, 0.2))


def test_where_the_run_is_follows_from_its_step(clock: Clock) -> None:
    run = a_run(step=4)
    meter = Meter(run)
    take_step(meter, clock, 1.0, (1.0, 1.0, 10))
    told = meter.progress()
    assert (told.epoch, told.step, told.position) == (2, 5, 1.25)
    assert told.fraction == pytest.approx(5 / 12)
    run.step = 8
    assert meter.progress().epoch == 2  # its last step is still the second epoch's
    assert Meter(a_run(step=0)).progress().epoch == 1


def test_what_is_left_takes_as_long_a_step_as_what_is_done(clock: Clock) -> None:
    meter = Meter(a_run(step=2))
    assert meter.progress().seconds_left == inf
    for seconds, left in ((3.0, 9 * 3.0), (3.0, 8 * 3.0), (1.0, 7 * 2.0)):
        take_step(meter, clock, seconds, (1.0, 1.0, 10))
        assert meter.progress().seconds_left == pytest.approx(left)


def test_a_slow_first_step_does_not_make_the_others_slow(clock: Clock) -> None:
    meter = Meter(a_run())
    with meter.paused():
        clock.now += 100.0
    take_step(meter, clock, 20.0, (1.0, 1.0, 10))
    take_step(meter, clock, 1.0, (1.0, 1.0, 10))
    assert meter.progress().seconds_left == pytest.approx(10 * 1.0)


def test_pauses_are_left_out_of_all_figures(clock: Clock) -> None:
    meter = Meter(a_run())
    take_step(meter, clock, 2.0, (1.0, 1.0, 10))
    with meter.paused():
        clock.now += 100.0
    told = meter.progress()
    assert (told.seconds, meter.seconds) == (2.0, 2.0)
    assert told.seconds_left == pytest.approx(11 * 2.0)
    assert told.images_per_second == pytest.approx(5.0)


def test_a_pause_that_ends_in_an_error_is_left_out_too(clock: Clock) -> None:
    meter = Meter(a_run())
    with pytest.raises(KeyboardInterrupt), meter.paused():
        clock.now += 50.0
        raise KeyboardInterrupt
    assert meter.seconds == 0.0


def test_the_speed_follows_the_present_slowly(clock: Clock) -> None:
    meter = Meter(a_run())
    take_step(meter, clock, 2.0, (1.0, 1.0, 10))
    assert meter.progress().images_per_second == pytest.approx(5.0)
    take_step(meter, clock, 1.0, (1.0, 1.0, 10))
    past = exp(-1 / RECENT_S)
    assert meter.progress().images_per_second == pytest.approx((10 + 10 * past) / (1 + 2 * past))
    for _ in range(20):
        take_step(meter, clock, 1.0, (1.0, 1.0, 10))
        told = meter.progress()
    assert told.images_per_second == pytest.approx(10.0, abs=0.1)


def test_the_speed_of_a_run_in_bursts_is_that_over_time(clock: Clock) -> None:
    """As where other programs take the processor for seconds, or the images come in lots."""
    meter, speeds = Meter(a_run(epochs=1000)), []
    for _ in range(20):
        take_step(meter, clock, 1.9, (1.0, 1.0, 10))
        speeds.append(meter.progress().images_per_second)
        take_step(meter, clock, 0.1, (1.0, 1.0, 190))
        speeds.append(meter.progress().images_per_second)
    assert all(60 < speed < 140 for speed in speeds[10:]), "100 images each second, on average"


def test_the_test_between_epochs_is_no_part_of_the_speed(clock: Clock) -> None:
    meter = Meter(a_run())
    clock.now += 30.0
    meter.new_epoch()
    take_step(meter, clock, 1.0, (1.0, 1.0, 10))
    assert meter.progress().images_per_second == pytest.approx(10.0)


def test_progress_is_due_ten_times_a_second(clock: Clock) -> None:
    meter = Meter(a_run())
    clock.now += 0.09
    assert not meter.is_due
    clock.now += 0.02
    assert meter.is_due
    meter.progress()
    assert not meter.is_due


@pytest.mark.parametrize(("loss", "is_diverged"), [(nan, True), (inf, True), (1.0, False)])
def test_a_loss_that_is_nan_is_noticed(loss: float, is_diverged: bool, clock: Clock) -> None:
    meter = Meter(a_run())
    take_step(meter, clock, 1.0, (loss, 1.0, 10))
    meter.progress()
    assert meter.is_diverged is is_diverged


def test_what_was_not_counted_stays_no_number(clock: Clock) -> None:
    meter = Meter(a_run())
    take_step(meter, clock, 1.0, (1.0, nan, 10))
    told = meter.progress()
    assert isnan(told.train_accuracy)
    assert not meter.is_diverged


def test_a_resumed_run_continues_with_sums_and_clock_and_times_its_own_steps(clock: Clock) -> None:
    run = a_run(step=6)
    meter = Meter(run)
    clock.now += 5.0  # until the checkpoint is read
    meter.resume((20.0, 4.0, 10), 60.0)
    assert meter.seconds == 65.0
    take_step(meter, clock, 1.0, (1.0, 6.0, 10))
    told = meter.progress()
    assert (told.train_loss, told.train_accuracy) == (1.0, 0.6)
    assert told.images_per_second == pytest.approx(10.0)
    assert meter.epoch_means() == (1.5, 0.5)
    assert told.seconds_left == pytest.approx(5 * 6.0)


def test_a_long_step_says_how_far_it_is_and_a_short_one_does_not(clock: Clock) -> None:
    meter = Meter(a_run(step=5))
    meter.begin(100)
    clock.now += 0.29
    assert meter.step_progress(50) is None
    clock.now += 0.11
    told = meter.step_progress(50)
    assert told is not None
    assert (told.is_test, told.epoch) == (False, 2)
    assert told.part == pytest.approx((1 + 0.5) / 4)
    assert told.fraction == pytest.approx(5.5 / 12)
    assert told.images_per_second == pytest.approx(50 / 0.4)
    assert told.seconds_left == pytest.approx(6.5 / 0.5 * 0.4)
    assert meter.step_progress(60) is None  # just reported
    clock.now += 0.1
    assert meter.step_progress(60) is not None


def test_a_test_says_how_far_it_is_in_the_epoch_that_it_belongs_to(clock: Clock) -> None:
    meter = Meter(a_run(step=4))
    meter.begin(200, is_test=True)
    clock.now += 1.0
    told = meter.step_progress(500)
    assert told is not None
    assert (told.is_test, told.part, told.epoch) == (True, 1.0, 1)
    assert told.fraction == pytest.approx(4 / 12)
