"""The windows that measure: one table, from which actions and menu entries follow, and which opens.

None is loaded before somebody asks for it. To add one, write a ``ModelWindow``, a row, and a case.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSettings, Signal, Slot
from PySide6.QtWidgets import QWidget

from digitpad.data.source import Folders
from digitpad.gui.actions import ActionRow
from digitpad.gui.evaluate.thresholds import ConfidenceThresholds
from digitpad.gui.window_memory import bring_to_front, room_for

if TYPE_CHECKING:
    from digitpad.gui.canvas.content import Page
    from digitpad.gui.evaluate.evaluation_window import EvaluationWindow, Wanted
    from digitpad.gui.widgets.model_window import ModelWindow
    from digitpad.modelfile import Calibration, Model
    from digitpad.recognise.prediction import Prediction

GAP_PX: Final = 12


# In the order of the menu.
MEASURING: Final = (
    ActionRow(
        "explain",
        "&Why this answer…",
        "See which ink speaks for the answer and which against it, as you draw",
        "F2",
    ),
    ActionRow(
        "sensitivity",
        "&Sensitivity of this drawing…",
        "See how far the drawing can be changed until it is read as something else",
        "F8",
    ),
    ActionRow(
        "report",
        "&Robustness…",
        "Measure how far digits can be changed until the model misreads them",
        "Shift+F8",
    ),
    ActionRow(
        "evaluation",
        "&Evaluate model…",
        "Measure the model on a data set: accuracy, reliability, confusions",
        "F4",
    ),
    ActionRow(
        "images",
        "&Browse images…",
        "Page through a data set: what each image is, what the model reads, its mistakes",
        "Shift+F4",
    ),
    ActionRow(
        "thresholds",
        "&Confidence thresholds…",
        "Choose from where on it says “unsure” and “not a digit”",
        "F3",
    ),
)
BESIDE: Final = ("explain", "sensitivity", "report")
"""These stand beside the main window, so that one can draw and watch."""


class MeasuringWindows(QObject):
    """Opens the windows by the names of their actions, and tells them what happens.

    They take from it what they need: ``page`` returns what is there to be read, ``confidence`` has
    the thresholds that count, ``main`` is the window above which they stand. ``judge`` is called
    with the thresholds that count in every reading, None for the model's own.

    Signals: ``covered`` (a ``Cover`` for the drawing, or None), ``page_wanted`` (a page for the
    canvas), ``naming_wanted`` ().
    """

    covered = Signal(object)
    page_wanted = Signal(object)
    naming_wanted = Signal()

    def __init__(
        self,
        page: Callable[[], Page | None],
        judge: Callable[[Calibration | None], None],
        folders: Folders,
        store: QSettings,
        main: QWidget,
    ) -> None:
        super().__init__(main)
        self.confidence = ConfidenceThresholds(store, self)
        self.confidence.changed.connect(lambda: judge(self.confidence.chosen))
        self.page, self.folders, self.main = page, folders, main
        self._windows: dict[str, ModelWindow] = {}
        self._prediction: Prediction | None = None

    def open(self, name: str) -> ModelWindow:
        """Open a window, or bring it to the front, and return it."""
        window = self._windows.get(name)
        if window is None:
            window = self._windows[name] = self._made(name)
            if name in BESIDE:
                place_beside(window, self.main)
        window.use(self.confidence.model)
        if self._prediction is not None:
            window.follow(self._prediction)
        bring_to_front(window, edits_page=True)
        window.begin_if_due()
        return window

    def _made(self, name: str) -> ModelWindow:
        page, folders, main = self.page, self.folders, self.main
        match name:
            case "explain":
                from digitpad.gui.explain.window import ExplainWindow

                looks = ExplainWindow(page, folders, main)
                looks.covered.connect(self.covered)
                looks.page_wanted.connect(self.page_wanted)
                return looks
            case "sensitivity":
                from digitpad.gui.evaluate.sensitivity_window import SensitivityWindow

                sweeps = SensitivityWindow(page, self.confidence, main)
                sweeps.robustness_wanted.connect(lambda: self.open("report"))
                sweeps.naming_wanted.connect(self.naming_wanted)
                return sweeps
            case "report":
                from digitpad.gui.evaluate.robustness_window import RobustnessWindow

                return RobustnessWindow(folders, main)
            case "evaluation":
                from digitpad.gui.evaluate.evaluation_window import EvaluationWindow

                evaluation = EvaluationWindow(folders, main)
                evaluation.images_wanted.connect(lambda wanted: self._browse(evaluation, wanted))
                return evaluation
            case "images":
                from digitpad.gui.evaluate.images_window import ImagesWindow

                return ImagesWindow(folders, self.page_wanted.emit, main)
            case "thresholds":
                from digitpad.gui.evaluate.thresholds import ThresholdsWindow

                return ThresholdsWindow(self.confidence, main)
        raise KeyError(name)

    def _browse(self, evaluation: EvaluationWindow, wanted: Wanted) -> None:
        """Show the images that were read, as far as somebody wants to see them."""
        from digitpad.gui.evaluate.images_window import ImagesWindow

        images = self.open("images")
        if evaluation.shown is not None and isinstance(images, ImagesWindow):
            images.show_result(evaluation.shown, wanted)

    def use(self, model: Model | None) -> None:
        self.confidence.follow(model)
        for window in self._visible():
            window.use(model)

    @Slot(object)
    def follow(self, prediction: Prediction) -> None:
        self._prediction = prediction
        for window in self._visible():
            window.follow(prediction)

    @Slot()
    def interrupt(self) -> None:
        for window in self._visible():
            window.interrupt()

    def _visible(self) -> list[ModelWindow]:
        return [window for window in self._windows.values() if window.isVisible()]


def place_beside(window: QWidget, main: QWidget) -> None:
    """Put a window to the right of another one, or, without room, over its right end."""
    screen = main.screen().availableGeometry()
    beside = main.frameGeometry()
    size = window.size().boundedTo(room_for(main))
    window.resize(size)
    width, height = size.width(), size.height()
    left = min(beside.right() + GAP_PX, screen.right() - width)
    top = min(max(screen.top(), beside.top()), screen.bottom() - height)
    window.move(max(screen.left(), left), max(screen.top(), top))
