"""The mailbox: the latest question is answered, what is overtaken or dropped is not."""

from __future__ import annotations

import logging
import threading
from collections.abc import Generator, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from digitpad.errors import InkError
from digitpad.gui.workers import task
from digitpad.gui.workers.task import LatestWins, stop_work
from digitpad.recognise.cancellation import current


class Gate:
    """Answers a number with its double, when it may; one with a mind of its own fails."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.may_go = threading.Event()
        self.seen: list[int] = []

    def answer(self, question: int) -> int:
        self.seen.append(question)
        self.begun.release()
        assert self.may_go.wait(10)
        if question == 13:
            raise InkError("There is no ink.")
        return 2 * question

    def answer_in_steps(self, question: int) -> Generator[None, None, int]:
        yield
        result = self.answer(question)
        yield
        return result


@pytest.fixture
def gate() -> Iterator[Gate]:
    made = Gate()
    yield made
    made.may_go.set()


@pytest.fixture
def owner(gate: Gate, qtbot: QtBot) -> Iterator[QObject]:
    made = QObject()
    yield made
    gate.may_go.set()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def answers_of(mailbox: LatestWins) -> list[tuple[object, object]]:
    said: list[tuple[object, object]] = []

    def note(question: object, answer: object) -> None:
        assert threading.current_thread() is threading.main_thread()
        said.append((question, answer))

    mailbox.answered.connect(note)
    mailbox.failed.connect(note)
    return said


def test_an_answer_comes_with_its_question(qtbot: QtBot, gate: Gate, owner: QObject) -> None:
    mailbox = LatestWins("test", gate.answer, owner)
    said = answers_of(mailbox)
    gate.may_go.set()
    mailbox.ask(4)
    qtbot.waitUntil(lambda: said == [(4, 8)])


def test_what_is_overtaken_before_its_turn_is_never_begun(
    qtbot: QtBot, gate: Gate, owner: QObject
) -> None:
    mailbox = LatestWins("test", gate.answer, owner)
    said = answers_of(mailbox)
    mailbox.ask(1)
    assert gate.begun.acquire(timeout=10)
    for question in range(2, 9):
        mailbox.ask(question)
    gate.may_go.set()
    qtbot.waitUntil(lambda: said == [(1, 2), (8, 16)])
    assert gate.seen == [1, 8]


def test_what_is_overtaken_in_its_middle_is_given_up(
    qtbot: QtBot, gate: Gate, owner: QObject
) -> None:
    mailbox = LatestWins("test", gate.answer_in_steps, owner)
    said = answers_of(mailbox)
    mailbox.ask(1)
    assert gate.begun.acquire(timeout=10)
    mailbox.ask(2)
    gate.may_go.set()
    qtbot.waitUntil(lambda: said == [(2, 4)])


def test_what_finishes_is_finished_although_it_is_overtaken(
    qtbot: QtBot, gate: Gate, owner: QObject
) -> None:
    mailbox = LatestWins("test", gate.answer_in_steps, owner, finishes=True)
    said = answers_of(mailbox)
    mailbox.ask(1)
    assert gate.begun.acquire(timeout=10)
    mailbox.ask(2)
    gate.may_go.set()
    qtbot.waitUntil(lambda: said == [(1, 2), (2, 4)])


@pytest.mark.parametrize("end", ["answer", "failure", "drop", "stop"])
def test_others_rest_until_the_one_that_goes_first_has_answered(
    qtbot: QtBot, gate: Gate, owner: QObject, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    monkeypatch.setattr(task, "YIELD_TO_READER_S", 10.0)
    first = LatestWins("first", gate.answer, owner, goes_first=True)
    in_steps = Gate()
    other = LatestWins("other", in_steps.answer_in_steps, owner)
    said = answers_of(first)
    other_said = answers_of(other)
    first.ask(13 if end == "failure" else 1)
    assert gate.begun.acquire(timeout=10)
    in_steps.may_go.set()
    other.ask(2)
    assert not in_steps.begun.acquire(timeout=0.1)
    if end == "drop":
        first.drop()
    elif end == "stop":
        first._thread.stop(0)
    else:
        gate.may_go.set()
    qtbot.waitUntil(lambda: other_said == [(2, 4)])
    assert len(said) == (end in ("answer", "failure"))


def test_an_answer_that_was_overtaken_keeps_the_others_resting(
    qtbot: QtBot, gate: Gate, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(task, "YIELD_TO_READER_S", 10.0)
    latest = threading.Event()

    def answer(number: int) -> int:
        return gate.answer(number) if number == 1 else latest.wait(10)

    first = LatestWins("first", answer, owner, goes_first=True)
    begun = threading.Event()
    other = LatestWins("other", lambda _: begun.set(), owner)
    said = answers_of(first)
    first.ask(1)
    assert gate.begun.acquire(timeout=10)
    first.ask(2)
    other.ask(0)
    gate.may_go.set()
    qtbot.waitUntil(lambda: said == [(1, 2)])
    assert not begun.wait(0.1)
    latest.set()
    qtbot.waitUntil(begun.is_set)


@pytest.mark.parametrize("kind", ["answer", "answer_in_steps"])
def test_no_answer_comes_to_what_was_dropped(
    qtbot: QtBot, gate: Gate, owner: QObject, kind: str
) -> None:
    mailbox = LatestWins("test", getattr(gate, kind), owner)
    said = answers_of(mailbox)
    mailbox.ask(1)
    assert gate.begun.acquire(timeout=10)
    mailbox.drop()
    gate.may_go.set()
    mailbox.ask(2)
    qtbot.waitUntil(lambda: said == [(2, 4)])


def test_a_failure_is_told_and_logged_and_the_next_question_answered(
    qtbot: QtBot, gate: Gate, owner: QObject, caplog: pytest.LogCaptureFixture
) -> None:
    mailbox = LatestWins("test", gate.answer, owner)
    said = answers_of(mailbox)
    gate.may_go.set()
    with caplog.at_level(logging.INFO):
        mailbox.ask(13)
        qtbot.waitUntil(lambda: said == [(13, "There is no ink.")])
    assert caplog.records[0].exc_info is not None
    mailbox.ask(1)
    qtbot.waitUntil(lambda: (1, 2) in said)


def test_a_question_that_was_dropped_has_not_failed(
    qtbot: QtBot, gate: Gate, owner: QObject, caplog: pytest.LogCaptureFixture
) -> None:
    def answer(question: int) -> int:
        result = gate.answer(question)
        current().raise_if_cancelled()
        return result

    mailbox = LatestWins("test", answer, owner)
    said = answers_of(mailbox)
    with caplog.at_level(logging.INFO):
        mailbox.ask(1)
        assert gate.begun.acquire(timeout=10)
        mailbox.drop()
        gate.may_go.set()
        mailbox.ask(2)
        qtbot.waitUntil(lambda: said == [(2, 4)])
    assert not caplog.records


def test_stopped_it_answers_nothing_more(qtbot: QtBot, gate: Gate, owner: QObject) -> None:
    mailbox = LatestWins("test", gate.answer, owner)
    said = answers_of(mailbox)
    assert stop_work(mailbox)
    gate.may_go.set()
    mailbox.ask(1)
    assert stop_work(mailbox)
    QCoreApplication.processEvents()
    assert said == []
    assert gate.seen == []


def test_it_may_be_destroyed_while_it_waits(qtbot: QtBot, gate: Gate) -> None:
    owner = QObject()
    mailbox = LatestWins("test", gate.answer, owner)
    gate.may_go.set()
    mailbox.ask(1)
    assert gate.begun.acquire(timeout=10)
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(mailbox)
