"""The thread that reads: a mailbox in which the latest page wins.

Pages and models go in, predictions come out; whatever is overtaken before its turn is never
read. Strokes cross, never the pixels of a widget, and torch is not involved.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QThread, Signal

from digitpad.errors import DigitpadError
from digitpad.gui.canvas.content import Page, Picture, Pixels
from digitpad.ink.drawing import Drawing
from digitpad.recognise.prediction import Prediction

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.preprocess.preprocessing import Preprocessing, Seen
    from digitpad.preprocess.steps import PictureSteps


class Reader(Protocol):
    """What reads: ``recognise.recogniser.Recogniser``, or a test's own."""

    def recognise(self, drawing: Drawing) -> Prediction: ...

    def recognise_image(self, image: Pixels) -> Prediction: ...


@dataclass(frozen=True, slots=True, eq=False)
class Reading:
    """A prediction, and the ``number`` of the request that it answers.

    ``steps``: what became of the picture that was read, None for a drawing or a colour picture.
    """

    number: int
    prediction: Prediction
    steps: PictureSteps | None = None


@dataclass(frozen=True, slots=True)
class ReadingFailed:
    """Why request ``number`` could not be answered, in words for the user."""

    number: int
    message: str


@dataclass(frozen=True, slots=True, eq=False)
class Walked:
    """A picture and what became of it, kept because networks change faster than pictures."""

    picture: Picture
    preprocessing: Preprocessing
    seen: Seen


def make_reader(model: Model) -> Reader:
    """Return the recogniser for ``model``."""
    from digitpad.recognise.recogniser import Recogniser

    return Recogniser(model)


class RecogniserThread(QThread):
    """Reads the latest page with the latest model until it is told to stop.

    Signals, emitted in this thread: ``read`` with a ``Reading``, ``failed`` with a
    ``ReadingFailed``.
    """

    read = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        reader_of: Callable[[Model], Reader] = make_reader,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("recogniser_thread")
        self._reader_of = reader_of
        self._changed = threading.Condition()
        self._request: tuple[int, Page] | None = None
        self._model: Model | None = None
        self._is_stopping = False

    def use(self, model: Model) -> None:
        """Read with ``model`` from the next request on; never waits."""
        with self._changed:
            self._model = model

    def post(self, number: int, page: Page) -> None:
        """Ask for a reading; one that is waiting is dropped. Never waits."""
        with self._changed:
            self._request = (number, page)
            self._changed.notify()

    def stop(self) -> None:
        """Ask the thread to end; never waits."""
        with self._changed:
            self._is_stopping = True
            self._changed.notify()

    def run(self) -> None:
        """Answer requests (Qt calls this in the thread)."""
        used: Model | None = None
        reader: Reader | None = None
        walked: Walked | None = None
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._is_stopping or self._request is not None)
                if self._is_stopping or self._request is None:
                    return
                (number, page), self._request = self._request, None
                model = self._model
            if model is None:
                continue
            try:
                if model is not used or reader is None:
                    reader, used = self._reader_of(model), model
                prediction, walked = read_page(reader, page, model.info.preprocessing, walked)
                steps = None if walked is None else walked.seen.steps
                self.read.emit(Reading(number, prediction, steps))
            except DigitpadError as error:
                self.failed.emit(ReadingFailed(number, str(error)))
            except Exception as error:  # noqa: BLE001 - a thread's door: nothing may be lost
                self.failed.emit(ReadingFailed(number, f"{type(error).__name__}: {error}"))


def read_page(
    reader: Reader, page: Page, preprocessing: Preprocessing, before: Walked | None
) -> tuple[Prediction, Walked | None]:
    """Read a drawing, or a picture through what ``preprocessing`` makes of pictures.

    ``before``: the last picture's steps, used again where it is the same picture.
    """
    if not isinstance(page, Picture):
        return reader.recognise(page), None
    if before is None or before.picture is not page or before.preprocessing != preprocessing:
        before = Walked(page, preprocessing, preprocessing.from_picture(page.pixels))
    return reader.recognise_image(before.seen.image), before
