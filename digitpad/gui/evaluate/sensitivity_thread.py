"""The thread that reads one page again and again as it is changed: a mailbox, the latest wins.

It looks before each reading whether what it does is still wanted, so it is out of the way as
soon as somebody draws on.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from time import thread_time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal

from digitpad.errors import DigitpadError
from digitpad.gui.widgets.pixels import Pixels
from digitpad.ink.drawing import Drawing

if TYPE_CHECKING:
    from digitpad.evaluation.sensitivity import Way
    from digitpad.modelfile import Model
    from digitpad.recognise.recogniser import Recogniser


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """What is to be inspected: ``page`` is a drawing, or the image that a network saw of it."""

    number: int
    model: Model
    page: Drawing | Pixels

    @property
    def is_picture(self) -> bool:
        return not isinstance(self.page, Drawing)


@dataclass(frozen=True, slots=True, eq=False)
class Inspected:
    """The answer to a question, and how much of a processor it took."""

    question: Question
    ways: tuple[Way, ...]
    cpu_milliseconds: float


@dataclass(frozen=True, slots=True, eq=False)
class InspectionFailed:
    """Why a question could not be answered, in words for the user."""

    question: Question
    message: str


class InspectionThread(QThread):
    """Inspects the latest page until it is told to stop.

    Signals, emitted in this thread: ``inspected`` with an ``Inspected``, ``failed`` with an
    ``InspectionFailed``.
    """

    inspected = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("inspection_thread")
        self._changed = threading.Condition()
        self._question: Question | None = None
        self._wanted = 0
        self._is_stopping = False
        self._recogniser: Recogniser | None = None

    def post(self, question: Question) -> None:
        """Ask; whatever was asked before is dropped. Never waits."""
        with self._changed:
            self._question = question
            self._wanted = question.number
            self._changed.notify()

    def drop(self) -> None:
        """Drop what was asked: nobody wants the answer any more. Never waits."""
        with self._changed:
            self._question = None
            self._wanted = 0

    def stop(self) -> None:
        """Ask the thread to end; never waits."""
        with self._changed:
            self._is_stopping = True
            self._wanted = 0
            self._changed.notify()

    def run(self) -> None:
        """Answer questions (Qt calls this in the thread)."""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._is_stopping or self._question is not None)
                if self._is_stopping or self._question is None:
                    return
                question, self._question = self._question, None
            try:
                self._answer(question)
            except DigitpadError as error:
                self.failed.emit(InspectionFailed(question, str(error)))
            except Exception as error:  # noqa: BLE001 - a thread's door: nothing may be lost
                self.failed.emit(InspectionFailed(question, f"{type(error).__name__}: {error}"))

    def _answer(self, question: Question) -> None:
        from digitpad.evaluation.sensitivity import inspect
        from digitpad.recognise.recogniser import Recogniser

        started = thread_time()
        if self._recogniser is None or self._recogniser.model is not question.model:
            self._recogniser = Recogniser(question.model)
        ways = inspect(
            self._recogniser,
            question.page,
            is_wanted=lambda: self._wanted == question.number,
        )
        if ways is not None:
            self.inspected.emit(Inspected(question, ways, (thread_time() - started) * 1e3))
