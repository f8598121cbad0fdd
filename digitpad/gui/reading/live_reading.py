"""Reading while somebody draws: when to ask, what to ask with, which answers still count.

While a stroke grows the page is sent at most ``RATE_HZ`` times a second; when it ends, or the
page changes in another way, at once; where there is no page, nothing is read. An answer to what
was asked before that is dropped, so the reading after a stroke is the reading of that stroke.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from digitpad.gui.canvas.content import Page
from digitpad.gui.reading.recogniser_thread import Reading, ReadingFailed, RecogniserThread
from digitpad.recognise.prediction import Prediction

if TYPE_CHECKING:
    from digitpad.modelfile import Calibration, Model

RATE_HZ: Final = 30
STOP_WAIT_MS: Final = 5000


class LiveReading(QObject):
    """Keeps a recogniser thread and asks it for readings of a page.

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
        thread: RecogniserThread | None = None,
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._thread = thread or RecogniserThread()
        self._thread.setParent(self)
        self._thread.read.connect(self._on_read)
        self._thread.failed.connect(self._on_failed)
        self.destroyed.connect(partial(_end, self._thread))
        self._has_model = False
        self._number = 0
        self._oldest_wanted = 0
        self._last: Reading | None = None
        self._thresholds: Calibration | None = None
        self._is_waiting = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(1000 // RATE_HZ + 1)
        self._pause.timeout.connect(self._on_pause_over)

    def use(self, model: Model) -> None:
        """Read with ``model``, the present page at once."""
        self._thread.use(model)
        if not self._has_model:
            self._has_model = True
            self._thread.start()
        self.read_now()

    def judge_by(self, thresholds: Calibration | None) -> None:
        """Give verdicts by other thresholds, the last one at once; None: by the model's own."""
        if thresholds == self._thresholds:
            return
        self._thresholds = thresholds
        if self._last is not None and self._last.number >= self._oldest_wanted:
            self.predicted.emit(self._judged(self._last.prediction))

    @property
    def thresholds(self) -> Calibration | None:
        """The thresholds that verdicts are given by, None for the model's own."""
        return self._thresholds

    @property
    def number(self) -> int:
        """The number of the last request."""
        return self._number

    @Slot()
    def read_now(self) -> None:
        """Ask for a reading; answers to earlier requests do not count any more."""
        self._ask()
        self._oldest_wanted = self._number

    @Slot()
    def read_soon(self) -> None:
        """Ask for a reading unless the last one was asked for a moment ago; then, a bit later."""
        if self._pause.isActive():
            self._is_waiting = True
        else:
            self._ask()

    def stop(self) -> bool:
        """End the thread; return whether it ended in time."""
        self._pause.stop()
        self._has_model = False
        self._thread.stop()
        return self._thread.wait(STOP_WAIT_MS)

    def _ask(self) -> None:
        self._is_waiting = False
        self._number += 1
        page = self._page() if self._has_model else None
        if page is not None:
            self._thread.post(self._number, page)
            self._pause.start()

    @Slot()
    def _on_pause_over(self) -> None:
        if self._is_waiting:
            self._ask()

    @Slot(object)
    def _on_read(self, reading: Reading) -> None:
        if reading.number >= self._oldest_wanted:
            self._last = reading
            self.steps_found.emit(reading.steps)
            self.predicted.emit(self._judged(reading.prediction))

    def _judged(self, prediction: Prediction) -> Prediction:
        if self._thresholds is None:
            return prediction
        from digitpad.recognise.recogniser import judged

        return judged(prediction, self._thresholds)

    @Slot(object)
    def _on_failed(self, failure: ReadingFailed) -> None:
        if failure.number >= self._oldest_wanted:
            self.failed.emit(failure.message)


def _end(thread: RecogniserThread) -> None:
    """End the thread of a ``LiveReading`` that goes without having been stopped.

    Qt says that it goes before it deletes the thread, and a thread that is deleted while it
    runs would end the whole process.
    """
    thread.stop()
    thread.wait(STOP_WAIT_MS)
