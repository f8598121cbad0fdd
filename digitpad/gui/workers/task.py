"""Work in threads: a ``Task`` runs once; ``LatestWins`` answers the latest of many questions.

Below them: the thread that both use, how all work is stopped, and how its errors are logged.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from inspect import isgenerator
from typing import Any, Final

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot
from shiboken6 import isValid

from digitpad.errors import DigitpadError, missing_part
from digitpad.gui.language import tr
from digitpad.gui.workers.preload import load_torch
from digitpad.recognise.cancellation import Cancellation, CancelledError

LOG = logging.getLogger(__name__)
BUNDLE_MS: Final = 50
STOP_WAIT_MS: Final = 5000
STACK_BYTES: Final = 16 * 2**20
"""macOS gives a thread 512 KB, which imports, LAPACK and deeply nested JSON overrun."""
YIELD_TO_READER_S: Final = 0.2
"""How long background mailboxes wait at a time for a pending answer of one that goes first."""

_stragglers: list[WorkerThread] = []
_reader_idle = threading.Event()
"""Cleared while a mailbox that goes first owes an answer."""
_reader_idle.set()


class Task(QObject):
    """Runs ``work`` once in a thread of its own, then deletes itself.

    ``work`` is a function, or a generator function: each ``yield`` is progress and the point where
    cancelling takes effect (the generator is closed in its own thread, so that ``finally`` and
    ``with`` clean up there); its return value is the result. ``needs_torch`` loads torch first,
    without stalling the window. ``stop_gently`` asks the work to end by itself, instead of closing
    the generator. ``keeps_all``: progress is a tuple of everything yielded since the last one.

    Signals, all in the thread that made the task: ``progress`` (the latest value yielded, at most
    every ``BUNDLE_MS``; the last one always arrives), then one of ``succeeded`` (the result),
    ``failed`` (the reason, as text for the user; ``error`` is the exception) and ``cancelled``,
    then ``finished``. Once cancelled, it sends only the last two.
    """

    progress = Signal(object)
    succeeded = Signal(object)
    failed = Signal(str)
    cancelled = Signal()
    finished = Signal()

    def __init__(
        self,
        name: str,
        work: Callable[[], Any],
        parent: QObject,
        *,
        needs_torch: bool = False,
        stop_gently: Callable[[], None] | None = None,
        keeps_all: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}_task")
        self._name = name
        self._work = work
        self._needs_torch = needs_torch
        self._cancelled = threading.Event()
        self._lock = threading.Lock()
        self._waiting: list[object] = []
        self._keeps_all = keeps_all
        self._result: object = None
        self.error: Exception | None = None
        self._pause = QTimer(self, singleShot=True, interval=BUNDLE_MS)
        self._pause.timeout.connect(self._deliver)
        self._cancellation = Cancellation()
        self._give_up = stop_gently or self._give_up_now
        self._thread = WorkerThread(name, self._run, self._give_up, self)
        self._thread.sent.connect(self._on_arrived)
        self._thread.finished.connect(self._on_ended)

    def start(self, **slots: Callable[..., object]) -> None:
        """Connect ``slots`` to the signals of these names and start; never waits."""
        for signal, slot in slots.items():
            getattr(self, signal).connect(slot)
        # Not with a low priority: it holds the GIL, which the window's Python code waits for.
        self._thread.start()

    def cancel(self) -> None:
        """Ask the work to end at its next ``yield``; never waits."""
        self._give_up()

    @property
    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()

    def stop(self, wait_ms: int = STOP_WAIT_MS) -> bool:
        """Cancel and wait; return whether the work has ended."""
        return self._thread.stop(wait_ms)

    def _give_up_now(self) -> None:
        self._cancelled.set()
        self._cancellation.cancel()

    # In the worker's thread

    def _run(self) -> None:
        try:
            if self._needs_torch:
                load_torch()
            if not self._cancelled.is_set():
                with self._cancellation:
                    self._result = self._driven()
        except Exception as error:  # noqa: BLE001 - a thread's door: nothing may be lost
            log_failure(error, self._name)
            self.error = error

    def _driven(self) -> object:
        result = self._work()
        if not isgenerator(result):
            return result
        with closing(result):
            while not self._cancelled.is_set():
                try:
                    self._post(next(result))
                except StopIteration as ended:
                    return ended.value
        return None

    def _post(self, progress: object) -> None:
        with self._lock:
            was_empty = not self._waiting
            if not self._keeps_all:
                self._waiting.clear()
            self._waiting.append(progress)
        if was_empty:
            self._thread.sent.emit(None)

    # In the thread that made the task

    @Slot(object)
    def _on_arrived(self, _nothing: object) -> None:
        if not self._pause.isActive():
            self._deliver()

    @Slot()
    def _deliver(self) -> None:
        with self._lock:
            waiting, self._waiting = self._waiting, []
        if waiting and not self.is_cancelled:
            self._pause.start()
            self.progress.emit(tuple(waiting) if self._keeps_all else waiting[-1])

    @Slot()
    def _on_ended(self) -> None:
        self._pause.stop()
        self._thread.wait()
        self._deliver()
        if self.is_cancelled:
            self.cancelled.emit()
        elif self.error is not None:
            self.failed.emit(failure_words(self.error))
        else:
            self.succeeded.emit(self._result)
        self.finished.emit()
        self.deleteLater()


class LatestWins(QObject):
    """Answers the latest question until it is stopped; superseded questions are never started.

    ``answer`` is a function, or a generator function that returns the answer: one that is
    superseded or dropped ends at its next ``yield`` and sends nothing, unless ``finishes`` is set:
    then it is completed all the same. The thread starts with the first question.

    ``goes_first``: the user is waiting for this one. Until its answer to the latest question has
    been shown, other mailboxes start nothing and pause at each ``yield``.

    Signals, in the thread that made this object: ``answered`` (the question, its answer) and
    ``failed`` (the question, the reason as text for the user).
    """

    answered = Signal(object, object)
    failed = Signal(object, str)

    def __init__(
        self,
        name: str,
        answer: Callable[[Any], Any],
        parent: QObject | None,
        *,
        goes_first: bool = False,
        finishes: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}_mailbox")
        self._name = name
        self._answer = answer
        self._goes_first = goes_first
        self._finishes = finishes
        self._changed = threading.Condition()
        self._waiting: tuple[int, object] | None = None
        self._number = 0
        self._oldest_wanted = 0
        self._cancellation = Cancellation()
        self._is_stopping = False
        self._thread = WorkerThread(name, self._run, self._give_up, self)
        self._thread.sent.connect(self._on_sent)

    def ask(self, question: object) -> None:
        """Ask; replaces a waiting question. Never waits."""
        with self._changed:
            if self._is_stopping:
                return
            self._number += 1
            self._waiting = self._number, question
            if self._goes_first:
                _reader_idle.clear()
            self._changed.notify()
        if not self._thread.isRunning():
            # Not with a low priority: it holds the GIL, which the window's Python code waits for.
            self._thread.start()

    def drop(self) -> None:
        """Drop all questions so far, so that no answer to them arrives. Never waits."""
        with self._changed:
            self._waiting = None
            self._oldest_wanted = self._number + 1
            self._cancellation.cancel()
        self._let_others_go()

    def _give_up(self) -> None:
        self.drop()
        with self._changed:
            self._is_stopping = True
            self._changed.notify()

    def _let_others_go(self) -> None:
        if self._goes_first:
            _reader_idle.set()

    # In the worker's thread

    def _give_way(self) -> None:
        if not self._goes_first:
            _reader_idle.wait(YIELD_TO_READER_S)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._is_stopping or self._waiting is not None)
                if self._waiting is None:
                    return
                (number, question), self._waiting = self._waiting, None
                self._cancellation = Cancellation()
            self._give_way()
            try:
                with self._cancellation:
                    result = self._answer(question)
                    if isgenerator(result):
                        with closing(result):
                            self._drive(result, number, question)
                    else:
                        self._thread.sent.emit((number, question, result, None))
            except Exception as error:  # noqa: BLE001 - a thread's door: nothing may be lost
                log_failure(error, self._name)
                self._thread.sent.emit((number, question, None, error))

    def _drive(self, steps: Any, number: int, question: object) -> None:
        """Send what a generator returns, unless it is superseded first."""
        # Read without the lock, since one superfluous step does no harm.
        while (self._finishes or number == self._number) and number >= self._oldest_wanted:
            try:
                next(steps)
            except StopIteration as ended:
                self._thread.sent.emit((number, question, ended.value, None))
                return
            self._give_way()

    # In the thread that made this object

    @Slot(object)
    def _on_sent(self, sent: tuple[int, object, object, Exception | None]) -> None:
        number, question, answer, error = sent
        if number < self._oldest_wanted:
            return
        if error is None:
            self.answered.emit(question, answer)
        else:
            self.failed.emit(question, failure_words(error))
        if number == self._number:
            self._let_others_go()


def stop_work(owner: QObject) -> bool:
    """Stop all work of ``owner`` and its children for good; return whether none is running."""
    threads = owner.findChildren(WorkerThread)
    for thread in threads:
        thread.give_up()
    ended = [thread.stop() for thread in threads]
    return all(ended)


def give_up_work(owner: QObject) -> bool:
    """Ask all work of ``owner`` and its children to end; return whether none is running."""
    threads = owner.findChildren(WorkerThread)
    for thread in threads:
        thread.give_up()
    return not any(thread.isRunning() for thread in threads)


class WorkerThread(QThread):
    """Calls ``work`` and ends.

    ``give_up`` makes ``work`` return soon; it is called from another thread, possibly twice. When
    ``owner`` is destroyed the thread is given up and joined, because Qt aborts the process if a
    running thread is destroyed.

    Signals, emitted in this thread: ``sent``, for what ``work`` reports. (A signal of the owner
    could be emitted while the owner is being destroyed.)
    """

    sent = Signal(object)

    def __init__(
        self, name: str, work: Callable[[], None], give_up: Callable[[], None], owner: QObject
    ) -> None:
        super().__init__(owner)
        self.setObjectName(f"{name}_thread")
        self.setStackSize(STACK_BYTES)
        self._work = work
        self.give_up = give_up
        owner.destroyed.connect(partial(_outlive, self))

    def stop(self, wait_ms: int = STOP_WAIT_MS) -> bool:
        """Give the work up; return whether it ended within ``wait_ms``."""
        self.give_up()
        return not isValid(self) or self.wait(wait_ms)

    # Override of Qt

    def run(self) -> None:
        self._work()


def _outlive(thread: WorkerThread, _owner: object = None) -> None:
    """End a thread whose owner is destroyed; keep a straggler from being destroyed."""
    if not thread.stop():
        thread.setParent(None)
        _stragglers.append(thread)


def log_failure(error: Exception, name: str) -> None:
    """Log an error with its traceback; those with a message for the user are logged as info.

    Work that was cancelled has not failed.
    """
    if isinstance(error, CancelledError):
        return
    level = logging.INFO if isinstance(error, DigitpadError) else logging.ERROR
    LOG.log(level, "The background work “%s” failed", name, exc_info=error)


def failure_words(error: Exception, unexpected: str = "") -> str:
    """Return the reason of a failure; ``unexpected``: what to say of an error of the program."""
    if isinstance(error, DigitpadError):
        return tr(error)
    if missing := missing_part(error):
        return missing
    sentence = unexpected or tr("Unexpected error ({kind}: {text}). Please report it.")
    return sentence.format(kind=type(error).__name__, text=error)
