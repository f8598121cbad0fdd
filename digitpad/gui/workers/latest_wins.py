"""A mailbox in which the latest question wins, and one thread that answers."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import closing
from inspect import isgenerator
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.gui.workers.task import WorkerThread, failure_words, log_failure

PATIENCE_S: Final = 0.2
"""What may be in the way is held up so long at a time, however long the reading takes."""

_way_is_free = threading.Event()
"""Not set while a mailbox that goes first owes an answer."""
_way_is_free.set()


class LatestWins(QObject):
    """Answers the latest question until it is stopped; what is overtaken is never begun.

    ``answer`` is a function, or a generator function that returns the answer: one that was
    overtaken or dropped is given up at its next ``yield``, and sends nothing; with ``finishes``
    what is overtaken is finished all the same. The thread begins with the first question.

    ``goes_first``: this is what the user waits for. Until its answer to the latest question has
    been shown, other mailboxes begin nothing and rest at each ``yield``.

    Signals, in the thread that made this object: ``answered`` (the question, its answer) and
    ``failed`` (the question, why not, in words for the user).
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
        self._is_stopping = False
        self._thread = WorkerThread(name, self._run, self._give_up, self)
        self._thread.sent.connect(self._on_sent)

    def ask(self, question: object) -> None:
        """Ask; a question that is waiting is dropped. Never waits."""
        with self._changed:
            if self._is_stopping:
                return
            self._number += 1
            self._waiting = self._number, question
            if self._goes_first:
                _way_is_free.clear()
            self._changed.notify()
        if not self._thread.isRunning():
            # Not with a low priority: it holds the lock that Python code of the window waits for.
            self._thread.start()

    def drop(self) -> None:
        """Drop what was asked so far: no answer to it comes any more. Never waits."""
        with self._changed:
            self._waiting = None
            self._oldest_wanted = self._number + 1
        self._let_others_go()

    def _give_up(self) -> None:
        self.drop()
        with self._changed:
            self._is_stopping = True
            self._changed.notify()

    def _let_others_go(self) -> None:
        if self._goes_first:
            _way_is_free.set()

    # In the worker's thread

    def _give_way(self) -> None:
        if not self._goes_first:
            _way_is_free.wait(PATIENCE_S)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._is_stopping or self._waiting is not None)
                if self._waiting is None:
                    return
                (number, question), self._waiting = self._waiting, None
            self._give_way()
            try:
                made = self._answer(question)
                if isgenerator(made):
                    with closing(made):
                        self._drive(made, number, question)
                else:
                    self._thread.sent.emit((number, question, made, None))
            except Exception as error:  # noqa: BLE001 - a thread's door: nothing may be lost
                log_failure(error, self._name)
                self._thread.sent.emit((number, question, None, error))

    def _drive(self, made: Any, number: int, question: object) -> None:
        """Send what a generator returns, unless it is given up before."""
        # Read without the lock: that it takes one step more does no harm.
        while (self._finishes or number == self._number) and number >= self._oldest_wanted:
            try:
                next(made)
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
