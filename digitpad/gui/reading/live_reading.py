"""Reading while the user draws: when to ask, what to ask, which answers still count.

Reading runs in a thread that receives strokes, never a widget's pixels, and needs no torch. While
a stroke grows the page is sent at most ``RATE_HZ`` times a second; at the end of the stroke, or
when the page changes in another way, it is sent at once; without a page nothing is read. Answers
to earlier questions are then dropped, so that the reading after a stroke is that of the stroke.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from PySide6.QtCore import QObject, Slot

from digitpad.gui.canvas.content import Page, Picture
from digitpad.gui.desk import Desk, PageReading
from digitpad.gui.widgets.parts import single_shot_timer
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing
from digitpad.recognise.prediction import Prediction

if TYPE_CHECKING:
    from digitpad.modelfile import Calibration, Model
    from digitpad.preprocess.preprocessing import PreparedPicture, Preprocessing
    from digitpad.recognise.recogniser import PictureReading

RATE_HZ: Final = 30


class PageRecogniser(Protocol):
    """The reader: ``recognise.recogniser.Recogniser``, or a test double."""

    def recognise(
        self, drawing: Drawing, *, thresholds: Calibration | None = None
    ) -> Prediction: ...

    def recognise_picture(
        self, picture: PreparedPicture, *, thresholds: Calibration | None = None
    ) -> PictureReading: ...


class PageQuestion(NamedTuple):
    """A page to read, and the thresholds of its verdict; None: those of the model."""

    page: Page
    model: Model
    thresholds: Calibration | None = None


def make_reader(model: Model) -> PageRecogniser:
    from digitpad.recognise.recogniser import Recogniser

    return Recogniser(model)


class PageReader:
    """Reads pages, each with its model, and caches what the next page can use again."""

    def __init__(self, reader_of: Callable[[Model], PageRecogniser]) -> None:
        self._reader_of = lru_cache(maxsize=1)(reader_of)
        # During training the network changes more often than the picture.
        self._seen = lru_cache(maxsize=1)(_seen)

    def read(self, asked: PageQuestion) -> PageReading:
        """Read a drawing, or a picture after the model's preprocessing."""
        page, model, thresholds = asked
        if not isinstance(page, Picture):
            self._seen.cache_clear()
            reader = self._reader_of(model)
            return PageReading(page, model, reader.recognise(page, thresholds=thresholds))
        # Imported here to open the first window sooner.
        from digitpad.recognise.pictures import reader_of_pictures

        model = reader_of_pictures(model)
        reader = self._reader_of(model)
        seen = self._seen(page, model.info.preprocessing)
        prediction, steps = reader.recognise_picture(seen, thresholds=thresholds)
        return PageReading(page, model, prediction, steps)


def _seen(picture: Picture, preprocessing: Preprocessing) -> PreparedPicture:
    return preprocessing.from_picture(picture.pixels)


class LiveReading(QObject):
    """Reads the desk's page in a thread; superseded questions are never read."""

    def __init__(
        self,
        desk: Desk,
        parent: QObject | None = None,
        *,
        reader_of: Callable[[Model], PageRecogniser] = make_reader,
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
        """Ask for a reading; answers to earlier questions are dropped."""
        self._mailbox.drop()
        self._ask()

    @Slot()
    def read_soon(self) -> None:
        """Ask for a reading, at most ``RATE_HZ`` times a second."""
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
