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

from PySide6.QtCore import QObject, Slot

from digitpad.gui.canvas.content import Page, Picture
from digitpad.gui.desk import Desk, PageReading
from digitpad.gui.widgets.parts import single_shot_timer
from digitpad.gui.widgets.pixels import Pixels
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing
from digitpad.recognise.prediction import Prediction

if TYPE_CHECKING:
    from digitpad.ink.boxes import Box
    from digitpad.modelfile import Calibration, Model
    from digitpad.preprocess.preprocessing import Preprocessing, Seen

RATE_HZ: Final = 30


class Recognises(Protocol):
    """What reads: ``recognise.recogniser.Recogniser``, or a test's own."""

    def recognise(
        self, drawing: Drawing, *, thresholds: Calibration | None = None
    ) -> Prediction: ...

    def recognise_image(
        self,
        image: Pixels,
        figures: tuple[Box[float], ...] = (),
        *,
        thresholds: Calibration | None = None,
    ) -> Prediction: ...


class PageQuestion(NamedTuple):
    """What is to be read, and judged by which thresholds; None: by the model's own."""

    page: Page
    model: Model
    thresholds: Calibration | None = None


def make_reader(model: Model) -> Recognises:
    from digitpad.recognise.recogniser import Recogniser

    return Recogniser(model)


class PageReader:
    """Reads pages, each with its model, and keeps what the next page can use again."""

    def __init__(self, reader_of: Callable[[Model], Recognises]) -> None:
        self._reader_of = lru_cache(maxsize=1)(reader_of)
        # Networks change faster than pictures while one learns.
        self._seen = lru_cache(maxsize=1)(_seen)

    def read(self, asked: PageQuestion) -> PageReading:
        """Read a drawing, or a picture through what the model's preprocessing makes of it."""
        page, model, thresholds = asked
        reader = self._reader_of(model)
        if not isinstance(page, Picture):
            self._seen.cache_clear()
            return PageReading(page, model, reader.recognise(page, thresholds=thresholds))
        seen = self._seen(page, model.info.preprocessing)
        prediction = reader.recognise_image(seen.image, seen.figures, thresholds=thresholds)
        return PageReading(page, model, prediction, seen.steps)


def _seen(picture: Picture, preprocessing: Preprocessing) -> Seen:
    return preprocessing.from_picture(picture.pixels)


class LiveReading(QObject):
    """Has the page on a desk read in a thread; what is overtaken before its turn is never read."""

    def __init__(
        self,
        desk: Desk,
        parent: QObject | None = None,
        *,
        reader_of: Callable[[Model], Recognises] = make_reader,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._mailbox = LatestWins("recogniser", PageReader(reader_of).read, self, goes_first=True)
        self._mailbox.answered.connect(self._on_read)
        self._mailbox.failed.connect(lambda _, why: desk.failed.emit(why))
        self._thresholds: Calibration | None = None
        self._is_waiting = False
        self._pause = single_shot_timer(1000 // RATE_HZ + 1, self._on_pause_over, self)
        desk.grew.connect(self.read_soon)
        desk.page_changed.connect(self.read_now)
        desk.model_changed.connect(self.read_now)
        desk.thresholds.changed.connect(self._on_thresholds_changed)

    @Slot()
    def read_now(self) -> None:
        """Ask for a reading; answers to earlier requests do not count any more."""
        self._mailbox.drop()
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
        page, model = self._desk.page(), self._desk.model
        self._thresholds = self._desk.thresholds.chosen
        if page is None:
            self._desk.reading = None
        elif model is not None:
            self._mailbox.ask(PageQuestion(page, model, self._thresholds))
            self._pause.start()

    @Slot()
    def _on_pause_over(self) -> None:
        if self._is_waiting:
            self._ask()

    @Slot()
    def _on_thresholds_changed(self) -> None:
        if self._desk.thresholds.chosen != self._thresholds:
            self.read_now()

    @Slot(object, object)
    def _on_read(self, _asked: PageQuestion, reading: PageReading) -> None:
        self._desk.take_reading(reading)
