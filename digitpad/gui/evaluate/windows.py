"""The windows that measure: one table, from which actions and menu entries follow, and which opens.

None is loaded before somebody asks for it. To add one, write a ``ModelWindow`` and give it a row.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSettings, Signal, Slot
from PySide6.QtWidgets import QWidget

from digitpad.data.source import Folders
from digitpad.gui.actions import ActionRow
from digitpad.gui.evaluate.thresholds import ConfidenceThresholds
from digitpad.gui.window_memory import bring_to_front, room_for

if TYPE_CHECKING:
    from digitpad.gui.canvas.content import Page
    from digitpad.gui.evaluate.evaluation_window import Wanted
    from digitpad.gui.widgets.model_window import ModelWindow
    from digitpad.modelfile import Calibration, Model
    from digitpad.recognise.prediction import Prediction

GAP_PX: Final = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(ActionRow):
    """One window: the action that opens it, and what makes it."""

    make: Callable[[MeasuringWindows], ModelWindow]
    stands_beside: bool = False


def _explain(needs: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.explain.window import ExplainWindow

    window = ExplainWindow(needs.page, needs.folders, needs.main)
    window.covered.connect(needs.covered)
    window.page_wanted.connect(needs.page_wanted)
    return window


def _sensitivity(needs: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.evaluate.sensitivity_window import SensitivityWindow

    window = SensitivityWindow(needs.page, needs.confidence, needs.main)
    window.robustness_wanted.connect(lambda: needs.open("report"))
    window.naming_wanted.connect(needs.naming_wanted)
    needs.meant_changed.connect(window.show_meant)
    window.show_meant(needs.meant)
    return window


def _robustness(needs: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.evaluate.robustness_window import RobustnessWindow

    return RobustnessWindow(needs.folders, needs.main)


def _evaluation(needs: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.evaluate.evaluation_window import EvaluationWindow

    window = EvaluationWindow(needs.folders, needs.main)

    def browse(wanted: Wanted) -> None:
        from digitpad.gui.evaluate.images_window import ImagesWindow

        images = needs.open("images")
        assert isinstance(images, ImagesWindow)
        if window.shown is not None:
            images.show_result(window.shown, wanted)

    window.images_wanted.connect(browse)
    return window


def _images(needs: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.evaluate.images_window import ImagesWindow

    return ImagesWindow(needs.folders, needs.page_wanted.emit, needs.main)


def _thresholds(needs: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.evaluate.thresholds import ThresholdsWindow

    return ThresholdsWindow(needs.confidence, needs.main)


# In the order of the menu.
MEASURING: Final = (
    Row(
        "explain",
        "&Why this answer…",
        "See which ink speaks for the answer and which against it, as you draw",
        "F2",
        "Ctrl+1",
        make=_explain,
        stands_beside=True,
    ),
    Row(
        "sensitivity",
        "&Sensitivity of this drawing…",
        "See how far the drawing can be changed until it is read as something else",
        "F8",
        "Ctrl+2",
        make=_sensitivity,
        stands_beside=True,
    ),
    Row(
        "report",
        "&Robustness…",
        "Measure how far digits can be changed until the model misreads them",
        "Shift+F8",
        "Ctrl+3",
        make=_robustness,
        stands_beside=True,
    ),
    Row(
        "evaluation",
        "&Evaluate model…",
        "Measure the model on a data set: accuracy, reliability, confusions",
        "F4",
        "Ctrl+4",
        make=_evaluation,
    ),
    Row(
        "images",
        "&Browse images…",
        "Page through a data set: what each image is, what the model reads, its mistakes",
        "Shift+F4",
        "Ctrl+5",
        make=_images,
    ),
    Row(
        "thresholds",
        "&Confidence thresholds…",
        "Choose from where on it says “unsure” and “not a digit”",
        "F3",
        "Ctrl+6",
        make=_thresholds,
    ),
)


class MeasuringWindows(QObject):
    """Opens the windows by the names of their actions, and tells them what happens.

    They take from it what they need: ``page`` returns what is there to be read, ``confidence`` has
    the thresholds that count, ``main`` is the window above which they stand. ``judge`` is called
    with the thresholds that count in every reading, None for the model's own.

    Signals: ``covered`` (a ``Cover`` for the drawing, or None), ``page_wanted`` (a page for the
    canvas), ``naming_wanted`` (), ``meant_changed`` with what the drawing was said to be, or None.
    """

    covered = Signal(object)
    page_wanted = Signal(object)
    naming_wanted = Signal()
    meant_changed = Signal(object)

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
        self._rows = {row.name: row for row in MEASURING}
        self._windows: dict[str, ModelWindow] = {}
        self._prediction: Prediction | None = None
        self.meant: str | None = None

    def open(self, name: str) -> ModelWindow:
        """Open a window, or bring it to the front, and return it."""
        window = self._windows.get(name)
        if window is None:
            row = self._rows[name]
            window = self._windows[name] = row.make(self)
            if row.stands_beside:
                place_beside(window, self.main)
        window.use(self.confidence.model)
        if self._prediction is not None:
            window.follow(self._prediction)
        bring_to_front(window, edits_page=True)
        window.begin_if_due()
        return window

    def use(self, model: Model | None) -> None:
        self.confidence.follow(model)
        for window in self._visible():
            window.use(model)

    @Slot(object)
    def follow(self, prediction: Prediction) -> None:
        self._prediction = prediction
        for window in self._visible():
            window.follow(prediction)

    @Slot(object)
    def take_meant(self, label: str | None) -> None:
        """Note what the drawing was said to be, None for nothing."""
        self.meant = label
        self.meant_changed.emit(label)

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
