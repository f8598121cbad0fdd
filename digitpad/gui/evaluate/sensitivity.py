"""When the page is inspected for “Is it me or the model?”, and the two windows that show results.

Nothing of it is loaded before somebody asks. A page is inspected when it rests for a moment; as
soon as somebody draws on, what runs is dropped, so that the reading never waits for it. Weights
of a network that is learning are inspected at most once in ``LEARNING_MS``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from digitpad.gui.canvas.content import Page, Picture
from digitpad.models.architecture import ReadingKind

if TYPE_CHECKING:
    from digitpad.gui.evaluate.robustness_window import ReportWindow
    from digitpad.gui.evaluate.sensitivity_thread import (
        Inspected,
        InspectionFailed,
        InspectionThread,
        Question,
    )
    from digitpad.gui.evaluate.sensitivity_window import InsightWindow
    from digitpad.gui.files.current_model import CurrentModel
    from digitpad.modelfile import Calibration, Model
    from digitpad.recognise.prediction import Prediction

REST_MS: Final = 180
"""A page that did not change for so long is inspected."""
LEARNING_MS: Final = 1000
STOP_WAIT_MS: Final = 5000
GAP_PX: Final = 12


class Insights(QObject):
    """Opens the windows and keeps what they show up to date.

    ``page`` returns what is there to be read, ``current`` has the model that reads it, and
    ``folders`` returns the user's own folders by data set; ``thresholds`` those that were chosen
    in place of the model's own, None without any.
    """

    def __init__(
        self,
        page: Callable[[], Page | None],
        current: CurrentModel,
        folders: Callable[[], dict[str, Path]],
        window: QWidget,
        *,
        thresholds: Callable[[], Calibration | None] = lambda: None,
    ) -> None:
        super().__init__(window)
        self._page = page
        self._current = current
        self._folders = folders
        self._thresholds = thresholds
        self._main = window
        self.window: InsightWindow | None = None
        self.report: ReportWindow | None = None
        self._thread: InspectionThread | None = None
        self._prediction: Prediction | None = None
        self._asked: Question | None = None
        self._inspected: Inspected | None = None
        self._followed: object = None
        self._since_asked = QElapsedTimer()
        self._number = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._on_rested)

    @Slot()
    def show_window(self) -> None:
        """Open “Is it me or the model?”, or bring it to the front."""
        if self.window is None:
            from digitpad.gui.evaluate.sensitivity_window import InsightWindow

            self.window = InsightWindow(self._main)
            self.window.report_wanted.connect(self.show_report)
            self.window.closed.connect(self.interrupt)
            place_beside(self.window, self._main)
        _raise(self.window)
        self._on_rested()

    @Slot()
    def show_report(self) -> None:
        """Open the report about the model that reads."""
        if self.report is None:
            from digitpad.gui.evaluate.robustness_window import ReportWindow

            self.report = ReportWindow(self._folders, self._main)
            place_beside(self.report, self._main)
        self.report.use(self._current.reading)
        _raise(self.report)
        self.report.begin_if_due()

    @Slot(object)
    def follow(self, prediction: Prediction) -> None:
        """Take note of a reading, of the present page by the present model."""
        self._prediction = prediction
        self._follow()

    @Slot()
    def follow_model(self) -> None:
        """Take note that another model reads, or none."""
        if self.report is not None:
            self.report.use(self._current.reading)
        self._follow()

    @Slot()
    def interrupt(self) -> None:
        """Leave the processor to the reading: somebody is drawing, or nobody looks."""
        self._rest.stop()
        self._asked = None
        if self._thread is not None:
            self._thread.drop()

    def stop(self) -> bool:
        """Close the windows and end the threads; return whether none runs any more."""
        self.interrupt()
        all_ended = True
        if self.report is not None:
            all_ended = self.report.stop()
            self.report.hide()
        if self.window is not None:
            self.window.hide()
        if self._thread is not None:
            self._thread.stop()
            all_ended = self._thread.wait(STOP_WAIT_MS) and all_ended
        return all_ended

    @property
    def _is_open(self) -> bool:
        return self.window is not None and self.window.isVisible()

    def _follow(self) -> None:
        """Inspect soon; later where it is only the weights that changed, as they do in training."""
        if not self._is_open:
            return
        asked, question = self._asked, self._question()
        if question is None or not _is_same(self._followed, question.page):
            self.interrupt()
            self._followed = None if question is None else question.page
            self._rest.start(REST_MS)
        elif not self._rest.isActive() and (asked is None or asked.model is not question.model):
            since = self._since_asked.elapsed() if self._since_asked.isValid() else LEARNING_MS
            self._rest.start(max(REST_MS, LEARNING_MS - since))
        else:
            self._show()

    @Slot()
    def _on_rested(self) -> None:
        if not self._is_open:
            return
        question = self._question()
        if question is None:
            self._explain()
            return
        self._number += 1
        self._asked = question
        self._since_asked.start()
        self._running_thread().post(question)

    def _question(self) -> Question | None:
        """Return what there is to ask, None where nothing can be inspected."""
        from digitpad.gui.evaluate.sensitivity_thread import Question

        model, page = self._current.reading, self._page()
        if model is None or page is None or not reads_drawings(model):
            return None
        if isinstance(page, Picture):
            # The picture's way to 28 × 28 pixels is long, and the reading went it already.
            if self._prediction is None or self._prediction.image.shape != (28, 28):
                return None
            return Question(self._number + 1, model, self._prediction.image)
        return Question(self._number + 1, model, page)

    def _explain(self) -> None:
        """Say why nothing is inspected."""
        assert self.window is not None
        model = self._current.reading
        if model is None:
            self.window.show_words(
                self.tr("No model yet"), self.tr("Open a model, or train one; then draw a digit.")
            )
        elif reads_drawings(model):
            self.window.show_words(self.tr("Nothing to read yet"), self.tr("Draw a digit."))
        else:
            name, words = model.info.name, self.tr("{0} reads colour pictures.")
            if model.info.architecture.reconstructs:
                words = self.tr("{0} gives no names: it draws again what it sees.")
            hint = self.tr("This window is for models that read digits: choose one of those.")
            self.window.show_words(self.tr("For readers of digits"), f"{words.format(name)} {hint}")

    def _running_thread(self) -> InspectionThread:
        if self._thread is None:
            from digitpad.gui.evaluate.sensitivity_thread import InspectionThread

            self._thread = InspectionThread(self)
            self._thread.inspected.connect(self._on_inspected)
            self._thread.failed.connect(self._on_failed)
            # Not with a low priority: it holds the lock that Python code of the window waits for.
            self._thread.start()
        return self._thread

    def _show(self) -> None:
        """Show what was found, as far as it is about the page and the model that are there."""
        found = self._inspected
        if self.window is not None and found is not None and found.question is self._asked:
            self.window.show_inspected(found, self._thresholds())

    @Slot(object)
    def _on_inspected(self, inspected: Inspected) -> None:
        self._inspected = inspected
        self._show()

    @Slot(object)
    def _on_failed(self, failure: InspectionFailed) -> None:
        if self.window is not None and failure.question is self._asked:
            self.window.show_words(self.tr("Cannot read this"), failure.message)


def reads_drawings(model: Model) -> bool:
    """Return whether a model gives names to what is drawn."""
    return model.info.architecture.reading is ReadingKind.DIGIT


def place_beside(window: QWidget, main: QWidget) -> None:
    """Put a window to the right of another one, or, without room, over its right end."""
    screen = main.screen().availableGeometry()
    beside = main.frameGeometry()
    width = min(window.width(), screen.width())
    height = min(window.height(), screen.height() - 40)
    window.resize(width, height)
    left = min(beside.right() + GAP_PX, screen.right() - width)
    top = min(max(screen.top(), beside.top()), screen.bottom() - height)
    window.move(max(screen.left(), left), max(screen.top(), top))


def _is_same(page: object, other: object) -> bool:
    import numpy as np

    if isinstance(page, np.ndarray) and isinstance(other, np.ndarray):
        return np.array_equal(page, other)
    return type(page) is type(other) and page == other


def _raise(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
