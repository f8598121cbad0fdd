"""The windows that measure: one table, from which actions and menu entries follow, and which opens.

None is loaded before somebody asks for it. To add one, write a ``ModelWindow`` and give it a row.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from digitpad.gui.actions import ActionRow
from digitpad.gui.desk import Desk
from digitpad.gui.window_memory import bring_to_front, room_for
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from digitpad.gui.evaluate.evaluation_window import WantedImages
    from digitpad.gui.model_window import ModelWindow

GAP_PX: Final = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowRow(ActionRow):
    """One window: the action that opens it, and what makes it."""

    make: Callable[[MeasuringWindows], ModelWindow]
    stands_beside: bool = False


def _explain(windows: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.explain.window import ExplainWindow

    return ExplainWindow(windows.desk, windows.main)


def _sensitivity(windows: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.evaluate.sensitivity_window import SensitivityWindow

    window = SensitivityWindow(windows.desk, windows.main)
    window.robustness_wanted.connect(lambda: windows.open("report"))
    return window


def _robustness(windows: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.evaluate.robustness_window import RobustnessWindow

    return RobustnessWindow(windows.desk, windows.main)


def _evaluation(windows: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.evaluate.evaluation_window import EvaluationWindow

    window = EvaluationWindow(windows.desk, windows.main)

    def browse(wanted: WantedImages) -> None:
        from digitpad.gui.evaluate.images_window import ImagesWindow

        images = windows.open("images")
        assert isinstance(images, ImagesWindow)
        if window.shown is not None:
            images.show_result(window.shown, wanted)

    window.images_wanted.connect(browse)
    return window


def _images(windows: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.evaluate.images_window import ImagesWindow

    return ImagesWindow(windows.desk, windows.main)


def _thresholds(windows: MeasuringWindows) -> ModelWindow:
    from digitpad.gui.evaluate.thresholds import ThresholdsWindow

    return ThresholdsWindow(windows.desk, windows.main)


# In the order of the menu.
MEASURING: Final = (
    WindowRow(
        "explain",
        QT_TRANSLATE_NOOP("actions", "&Why this answer…"),
        QT_TRANSLATE_NOOP(
            "actions", "See which ink speaks for the answer and which against it, as you draw"
        ),
        "F2",
        "Ctrl+1",
        make=_explain,
        stands_beside=True,
    ),
    WindowRow(
        "sensitivity",
        QT_TRANSLATE_NOOP("actions", "&Sensitivity of this drawing…"),
        QT_TRANSLATE_NOOP(
            "actions", "See how far the drawing can be changed until it is read as something else"
        ),
        "F8",
        "Ctrl+2",
        make=_sensitivity,
        stands_beside=True,
    ),
    WindowRow(
        "report",
        QT_TRANSLATE_NOOP("actions", "&Robustness…"),
        QT_TRANSLATE_NOOP(
            "actions", "Measure how far digits can be changed until the model misreads them"
        ),
        "Shift+F8",
        "Ctrl+3",
        make=_robustness,
        stands_beside=True,
    ),
    WindowRow(
        "evaluation",
        QT_TRANSLATE_NOOP("actions", "&Evaluate model…"),
        QT_TRANSLATE_NOOP(
            "actions", "Measure the model on a data set: accuracy, reliability, confusions"
        ),
        "F4",
        "Ctrl+4",
        make=_evaluation,
    ),
    WindowRow(
        "images",
        QT_TRANSLATE_NOOP("actions", "&Browse images…"),
        QT_TRANSLATE_NOOP(
            "actions",
            "Page through a data set: what each image is, what the model reads, its mistakes",
        ),
        "Shift+F4",
        "Ctrl+5",
        make=_images,
    ),
    WindowRow(
        "thresholds",
        QT_TRANSLATE_NOOP("actions", "&Confidence thresholds…"),
        QT_TRANSLATE_NOOP(
            "actions", "Choose below which confidence it says “unsure” and “not a digit”"
        ),
        "F3",
        "Ctrl+6",
        make=_thresholds,
    ),
)


class MeasuringWindows(QObject):
    """Opens the windows by the names of their actions, above ``main``."""

    def __init__(self, desk: Desk, main: QWidget) -> None:
        super().__init__(main)
        self.desk, self.main = desk, main
        self._rows = {row.name: row for row in MEASURING}
        self._windows: dict[str, ModelWindow] = {}

    def open(self, name: str) -> ModelWindow:
        """Open a window, or bring it to the front, and return it."""
        window = self._windows.get(name)
        if window is None:
            row = self._rows[name]
            window = self._windows[name] = row.make(self)
            if row.stands_beside:
                place_beside(window, self.main)
        window.take_model()
        if self.desk.reading is not None:
            window.take_prediction()
        bring_to_front(window, edits_page=True)
        window.begin_if_due()
        return window


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
