"""A run in the background: its events arrive in bundles, in order, its failures at all."""

from __future__ import annotations

import math
import threading
import time

import pytest
from PySide6.QtCore import QObject

from digitpad.errors import DatasetError
from digitpad.gui.training.session import training_task
from digitpad.gui.workers.task import BUNDLE_MS, Task
from digitpad.training.control import Control
from digitpad.training.events import Ended, Preparing, Progress


def progress(step: int) -> Progress:
    return Progress(1, step, step / 1000, step / 1000, 1.0, 100.0, 1.0, 1.0)


def ended(reason="completed") -> Ended:
    return Ended(reason, "Over.", {}, {}, 0, math.nan, math.nan, 0, 0, 0.0, (), "")


@pytest.fixture
def owner(qtbot):
    made = QObject()
    yield made
    made.deleteLater()


def watch(task: Task) -> tuple[list, list]:
    bundles, failures = [], []
    task.progress.connect(bundles.append)
    task.failed.connect(lambda _: failures.append(task.error))
    return bundles, failures


def test_all_events_arrive_in_order_in_few_bundles(qtbot, owner):
    events = [progress(step) for step in range(50_000)] + [ended()]
    task = training_task(lambda _: events, Control(), owner)
    bundles, failures = watch(task)
    began = time.monotonic()
    with qtbot.waitSignal(task.finished, timeout=20_000):
        task.start()
    lasted_ms = 1000 * (time.monotonic() - began)
    assert [event for bundle in bundles for event in bundle] == events
    assert len(bundles) <= lasted_ms / BUNDLE_MS + 3
    assert failures == []


def test_an_event_is_delivered_though_the_run_blocks_right_after_it(qtbot, owner):
    go_on = threading.Event()

    def run(_control):
        yield Preparing("data")
        yield progress(1)
        go_on.wait(10)
        yield ended()

    task = training_task(run, Control(), owner)
    bundles, _ = watch(task)
    task.start()
    qtbot.waitUntil(lambda: progress(1) in [e for bundle in bundles for e in bundle], timeout=5_000)
    with qtbot.waitSignal(task.finished):
        go_on.set()


def test_a_failure_arrives_after_the_events_before_it(qtbot, owner):
    def run(_control):
        yield progress(1)
        raise DatasetError("The data set mnist is not there.")

    task = training_task(run, Control(), owner)
    order = []
    task.progress.connect(order.append)
    task.failed.connect(lambda _: order.append(task.error))
    with qtbot.waitSignal(task.finished):
        task.start()
    assert order[0] == (progress(1),)
    assert isinstance(order[1], DatasetError)


@pytest.mark.parametrize("error", [MemoryError("none left"), RuntimeError("bug"), OSError(28, "x")])
def test_any_kind_of_failure_is_told_and_none_is_lost(qtbot, owner, error, caplog):
    def run(_control):
        raise error
        yield

    task = training_task(run, Control(), owner)
    _, failures = watch(task)
    with qtbot.waitSignal(task.finished):
        task.start()
    assert failures == [error]
    caplog.clear()


def test_a_paused_run_ends_when_it_is_stopped(qtbot, owner):
    def run(control):
        control.wait_while_paused()
        yield ended("stopped" if control.is_stopping else "completed")

    control = Control()
    task = training_task(run, control, owner)
    bundles, _ = watch(task)
    control.pause()
    task.start()
    with qtbot.waitSignal(task.finished, timeout=1_000):
        task.cancel()
    assert bundles[-1][-1].reason == "stopped"


def test_garbage_is_collected_again_once_the_first_step_is_done(qtbot, owner):
    import gc

    states = []

    def run(_control):
        states.append(gc.isenabled())
        yield progress(1)
        states.append(gc.isenabled())
        yield ended()

    task = training_task(run, Control(), owner)
    with qtbot.waitSignal(task.finished):
        task.start()
    assert states == [False, True]
    assert gc.isenabled()
