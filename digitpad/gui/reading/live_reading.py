"""Reading while somebody draws: when to ask, what to ask with, which answers still count.

It is read in a thread, in which strokes arrive, never pixels of a widget; torch is not involved.
While a stroke grows the page is sent at most ``RATE_HZ`` times a second; when it ends, or the
page changes in another way, at once; where there is no page, nothing is read. An answer to what
was asked before that is dropped, so the reading after a stroke is the reading of that stroke.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.gui.canvas.content import Page, Picture
from digitpad.gui.widgets.parts import single_shot_timer
from digitpad.gui.widgets.pixels import Pixels
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing
from digitpad.recognise.prediction import Prediction, judged

if TYPE_CHECKING:
    from digitpad.ink.side_by_side import Box
    from digitpad.modelfile import Calibration, Model
    from digitpad.preprocess.preprocessing import PictureSteps, Preprocessing, Seen

RATE_HZ: Final = 30


class Reader(Protocol):
    """What reads: ``recognise.recogniser.Recogniser``, or a test's own."""

    def recognise(self, drawing: Drawing) -> Prediction: ...

    def recognise_image(self, image: Pixels, figures: tuple[Box, ...] = ()) -> Prediction: ...


class Reading(NamedTuple):
    """A prediction, and what became of the picture: None for a drawing or a colour picture."""

    prediction: Prediction
    steps: PictureSteps | None = None


def make_reader(model: Model) -> Reader:
    from digitpad.recognise.recogniser import Recogniser

    return Recogniser(model)


class PageReader:
    """Reads pages, each with its model, and keeps what the next page can use again."""

    def __init__(self, reader_of: Callable[[Model], Reader]) -> None:
        self._reader_of = lru_cache(maxsize=1)(reader_of)
        # Networks change faster than pictures while one learns.
        self._seen = lru_cache(maxsize=1)(_seen)

    def read(self, asked: tuple[Page, Model]) -> Reading:
        """Read a drawing, or a picture through what the model's preprocessing makes of it."""
        page, model = asked
        reader = self._reader_of(model)
        if not isinstance(page, Picture):
            self._seen.cache_clear()
            return Reading(reader.recognise(page))
        seen = self._seen(page, model.info.preprocessing)
        return Reading(reader.recognise_image(seen.image, seen.figures), seen.steps)


def _seen(picture: Picture, preprocessing: Preprocessing) -> Seen:
    return preprocessing.from_picture(picture.pixels)


class LiveReading(QObject):
    """Has a page read in a thread; whatever is overtaken before its turn is never read.

    Signals, in the GUI thread: ``predicted`` with a ``Prediction``, ``failed`` with a message;
    ``steps_found`` with the ``PictureSteps`` of a picture, or None, just before its prediction.
    """

    steps_found = Signal(object)
    predicted = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        page: Callable[[], Page | None],
        parent: QObject | None = None,
        *,
        reader_of: Callable[[Model], Reader] = make_reader,
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._mailbox = LatestWins("recogniser", PageReader(reader_of).read, self, goes_first=True)
        self._mailbox.answered.connect(self._on_read)
        self._mailbox.failed.connect(lambda _, why: self.failed.emit(why))
        self._model: Model | None = None
        self._last: Reading | None = None
        self.page_read: Page | None = None
        """What the last prediction is of."""
        self._thresholds: Calibration | None = None
        self._is_waiting = False
        self._pause = single_shot_timer(1000 // RATE_HZ + 1, self._on_pause_over, self)

    def use(self, model: Model) -> None:
        self._model = model
        self.read_now()

    def judge_by(self, thresholds: Calibration | None) -> None:
        """Give verdicts by other thresholds, the last one at once; None: by the model's own."""
        if thresholds == self._thresholds:
            return
        self._thresholds = thresholds
        if self._last is not None:
            self.predicted.emit(self._judged(self._last.prediction))

    @Slot()
    def read_now(self) -> None:
        """Ask for a reading; answers to earlier requests do not count any more."""
        self._mailbox.drop()
        self._last = None
        self._ask()

    @Slot()
    def read_soon(self) -> None:
        """Ask for a reading unless the last one was asked for a moment ago; then, a bit later."""
        if self._pause.isActive():
            self._is_waiting = True
        else:
            self._ask()

    def _ask(self) -> None:
        self._is_waiting = False
        page = None if self._model is None else self._page()
        if page is not None:
            self._mailbox.ask((page, self._model))
            self._pause.start()

    @Slot()
    def _on_pause_over(self) -> None:
        if self._is_waiting:
            self._ask()

    @Slot(object, object)
    def _on_read(self, asked: tuple[Page, Model], reading: Reading) -> None:
        self._last, self.page_read = reading, asked[0]
        self.steps_found.emit(reading.steps)
        self.predicted.emit(self._judged(reading.prediction))

    def _judged(self, prediction: Prediction) -> Prediction:
        if self._thresholds is None:
            return prediction
        return judged(prediction, self._thresholds)
