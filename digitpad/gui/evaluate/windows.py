"""What opens “Why?” and “How good?” and their tabs: one table, from which the actions follow.

Neither window is loaded before it is opened.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from digitpad.gui.actions import ActionRow
from digitpad.gui.desk import Desk
from digitpad.gui.widgets.dock import Dock
from digitpad.gui.window_memory import bring_to_front, room_for
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from digitpad.gui.evaluate.measurement import Measurement
    from digitpad.gui.model_window import TabbedWindow

GAP_PX: Final = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowRow(ActionRow):
    """An action that opens a window at the tab of a view; "": at the tab that was last in front."""

    window: str
    view: str = ""


def _explain(windows: MeasuringWindows) -> TabbedWindow:
    from digitpad.gui.explain.window import ExplainWindow

    return ExplainWindow(windows.desk, windows.main)


def _how_good(windows: MeasuringWindows) -> TabbedWindow:
    from digitpad.gui.evaluate.window import HowGoodWindow

    return HowGoodWindow(windows.desk, windows.main)


MAKERS: Final = {"explain": _explain, "how good": _how_good}
# The menu has an entry for each window; what opens one of its tabs has its key alone.
MEASURING: Final = (
    WindowRow(
        "explain",
        QT_TRANSLATE_NOOP("actions", "&Why this answer…"),
        QT_TRANSLATE_NOOP(
            "actions", "See which ink speaks for the answer and which against it, as you draw"
        ),
        "F2",
        "Ctrl+1",
        window="explain",
    ),
    WindowRow(
        "report",
        QT_TRANSLATE_NOOP("actions", "&Robustness…"),
        QT_TRANSLATE_NOOP(
            "actions", "Measure how far digits can be changed until the model misreads them"
        ),
        "Shift+F8",
        "Ctrl+3",
        window="how good",
        view="robustness",
    ),
    WindowRow(
        "evaluation",
        QT_TRANSLATE_NOOP("actions", "&How good?…"),
        QT_TRANSLATE_NOOP(
            "actions",
            "Measure the model on a data set: accuracy, confusions, images, robustness, thresholds",
        ),
        "F4",
        "Ctrl+4",
        window="how good",
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
        window="how good",
        view="images",
    ),
    WindowRow(
        "thresholds",
        QT_TRANSLATE_NOOP("actions", "&Confidence thresholds…"),
        QT_TRANSLATE_NOOP(
            "actions", "Choose below which confidence it asks “4 or 9?” or says “not a digit”"
        ),
        "F3",
        "Ctrl+6",
        window="how good",
        view="thresholds",
    ),
)


class MeasuringWindows(QObject):
    """Opens the windows by the names of their actions, above ``main``."""

    def __init__(self, desk: Desk, dock: Dock, main: QWidget) -> None:
        super().__init__(main)
        self.desk, self.main = desk, main
        self._dock = dock
        self._rows = {row.name: row for row in MEASURING}
        self._windows: dict[str, TabbedWindow] = {}

    def open(self, name: str) -> TabbedWindow:
        """Open a window, or bring it to the front, and return it."""
        row = self._rows[name]
        window = self._windows.get(row.window)
        if window is None:
            window = self._windows[row.window] = MAKERS[row.window](self)
            place_beside(window, self.main)
            if row.window == "explain":
                self._dock.hold(window)
        if row.view:
            names = [view.objectName() for view in window.views]
            window.show_view(window.views[names.index(f"{row.view}_view")])
        window.take_model()
        if self.desk.reading is not None:
            window.take_prediction()
        bring_to_front(window, edits_page=True)
        window.begin_if_due()
        return window

    def measurement(self) -> Measurement | None:
        """Return what “How good?” has measured, None if it was not opened."""
        window: Any = self._windows.get("how good")
        return None if window is None else window.measured

    @Slot(str)
    def show_images(self, dataset: str) -> None:
        """Open the images of a data set."""
        from digitpad.gui.evaluate.window import HowGoodWindow

        window = self.open("images")
        assert isinstance(window, HowGoodWindow)
        window.data.choose(dataset)


def place_beside(window: QWidget, main: QWidget) -> None:
    """Put a window to the right of another one, or, without room, over its right end."""
    screen = main.screen().availableGeometry()
    beside = main.frameGeometry()
    size = window.size().expandedTo(window.minimumSizeHint()).boundedTo(room_for(main))
    window.resize(size)
    width, height = size.width(), size.height()
    left = min(beside.right() + GAP_PX, screen.right() - width)
    top = min(max(screen.top(), beside.top()), screen.bottom() - height)
    window.move(max(screen.left(), left), max(screen.top(), top))
