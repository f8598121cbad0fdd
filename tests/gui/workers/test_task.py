"""A task: what it says and in which thread, and that it can be cancelled and destroyed."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Generator, Iterator

import pytest
from PySide6.QtCore import QCoreApplication as Application
from PySide6.QtCore import QEvent, QObject
from pytestqt.qtbot import QtBot

from digitpad.errors import DatasetError
from digitpad.gui.workers import task as task_module
from digitpad.gui.workers.task import Task


@pytest.fixture
def owner(qtbot: QtBot) -> Iterator[QObject]:
    made = QObject()
    yield made
    made.deleteLater()


class Log:
    """Writes down what a task says, and checks in which thread."""

    def __init__(self, task: Task) -> None:
        self.said: list[tuple[object, ...]] = []
        self.task = task
        task.progress.connect(lambda value: self._note("progress", value))
        task.succeeded.connect(lambda value: self._note("succeeded", value))
        task.failed.connect(lambda why: self._note("failed", why))
        task.cancelled.connect(lambda: self._note("cancelled"))
        task.finished.connect(lambda: self._note("finished"))

    def _note(self, *what: object) -> None:
        assert threading.current_thread() is threading.main_thread()
        self.said.append(what)

    @property
    def is_finished(self) -> bool:
        return ("finished",) in self.said


def run(qtbot: QtBot, work: Callable[[], object], owner: QObject) -> list[tuple[object, ...]]:
    """Run a task to its end and return what it said."""
    log = Log(Task("test", work, owner))
    log.task.start()
    qtbot.waitUntil(lambda: log.is_finished)
    return log.said


def test_what_a_function_returns_is_the_result(qtbot: QtBot, owner: QObject) -> None:
    assert run(qtbot, lambda: 7, owner) == [("succeeded", 7), ("finished",)]


def test_what_a_generator_yields_is_progress(qtbot: QtBot, owner: QObject) -> None:
    def work() -> Generator[int, None, str]:
        yield 1
        return "done"

    assert run(qtbot, work, owner) == [("progress", 1), ("succeeded", "done"), ("finished",)]


def test_a_fast_generator_does_not_flood_the_window(qtbot: QtBot, owner: QObject) -> None:
    def work() -> Generator[int, None, None]:
        yield from range(100_000)

    said = run(qtbot, work, owner)
    assert len(said) < 100
    assert said[-3:] == [("progress", 99_999), ("succeeded", None), ("finished",)]


def test_progress_does_not_wait_for_the_next(qtbot: QtBot, owner: QObject) -> None:
    may_go = threading.Event()

    def work() -> Generator[int, None, None]:
        yield 1
        yield 2
        assert may_go.wait(10)

    log = Log(Task("test", work, owner))
    log.task.start()
    qtbot.waitUntil(lambda: ("progress", 2) in log.said)
    may_go.set()
    qtbot.waitUntil(lambda: log.is_finished)


def test_a_cancelled_generator_cleans_up_in_its_thread_and_says_no_more(
    qtbot: QtBot, owner: QObject
) -> None:
    cleaned: list[threading.Thread] = []
    began, may_go = threading.Event(), threading.Event()

    def work() -> Generator[int, None, str]:
        try:
            yield 1
            began.set()
            assert may_go.wait(10)
            yield 2
            return "done"
        finally:
            cleaned.append(threading.current_thread())

    log = Log(Task("test", work, owner))
    log.task.start()
    assert began.wait(10)
    log.task.cancel()
    may_go.set()
    qtbot.waitUntil(lambda: log.is_finished)
    assert log.said[-2:] == [("cancelled",), ("finished",)]
    assert ("progress", 2) not in log.said
    assert len(cleaned) == 1
    assert cleaned[0] is not threading.main_thread()


def test_a_result_that_comes_after_cancelling_is_not_delivered(
    qtbot: QtBot, owner: QObject
) -> None:
    began, may_go = threading.Event(), threading.Event()

    def work() -> str:
        began.set()
        assert may_go.wait(10)
        return "too late"

    log = Log(Task("test", work, owner))
    log.task.start()
    assert began.wait(10)
    log.task.cancel()
    may_go.set()
    qtbot.waitUntil(lambda: log.is_finished)
    assert log.said == [("cancelled",), ("finished",)]


def test_a_failure_of_ours_is_told_in_its_own_words_and_logged(
    qtbot: QtBot, owner: QObject, caplog: pytest.LogCaptureFixture
) -> None:
    def work() -> None:
        raise DatasetError("MNIST is not here.")

    with caplog.at_level(logging.INFO):
        assert run(qtbot, work, owner) == [("failed", "MNIST is not here."), ("finished",)]
    (record,) = caplog.records
    assert record.exc_info is not None
    assert record.levelno < logging.WARNING


def test_a_failure_that_nobody_foresaw_is_told_in_a_sentence_and_logged(
    qtbot: QtBot, owner: QObject, caplog: pytest.LogCaptureFixture
) -> None:
    def work() -> Generator[None, None, None]:
        yield
        raise KeyError("weight")

    said = run(qtbot, work, owner)
    assert said[-2:] == [
        ("failed", "Unexpected error (KeyError: 'weight'). Please report it."),
        ("finished",),
    ]
    (record,) = caplog.records
    assert record.exc_info is not None
    assert record.levelno == logging.ERROR


def test_torch_is_loaded_first_where_it_is_needed(
    qtbot: QtBot, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    monkeypatch.setattr(task_module, "load_torch", lambda: order.append("torch"))
    log = Log(Task("test", lambda: order.append("work"), owner, needs_torch=True))
    log.task.start()
    qtbot.waitUntil(lambda: log.is_finished)
    assert order == ["torch", "work"]


def test_stopping_waits_for_the_end(qtbot: QtBot, owner: QObject) -> None:
    def work() -> Generator[None, None, None]:
        while True:
            yield

    task = Task("test", work, owner)
    task.start()
    assert task.stop()
    assert task.is_cancelled
    assert task.stop()


def test_stopping_says_when_it_takes_too_long(qtbot: QtBot, owner: QObject) -> None:
    began, may_go = threading.Event(), threading.Event()

    def work() -> None:
        began.set()
        may_go.wait(10)

    task = Task("test", work, owner)
    task.start()
    assert began.wait(10)
    assert not task.stop(wait_ms=1)
    may_go.set()
    assert task.stop()


def test_a_running_task_may_be_destroyed(qtbot: QtBot) -> None:
    owner = QObject()
    ended = threading.Event()
    began = threading.Event()

    def work() -> Generator[int, None, None]:
        try:
            while True:
                yield 1
                began.set()
        finally:
            ended.set()

    Task("test", work, owner).start()
    assert began.wait(10)
    owner.deleteLater()
    Application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert ended.is_set()
